home-about-sequence = Juega una carta, ocupa su casilla y completa filas de cinco antes que los otros equipos.
