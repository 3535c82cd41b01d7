home-about-sequence = Juega una carta, ocupa su casilla y completa secuencias de cinco antes que los otros equipos.
