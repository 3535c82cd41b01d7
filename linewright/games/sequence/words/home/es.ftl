home-about-sequence = Juega una carta, ocupa su casilla y completa secuencias de cinco antes que los otros equipos.
home-option-teams-3 = tres equipos
