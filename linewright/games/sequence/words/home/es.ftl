home-about-sequence = Juega una carta, marca su casilla y sé el primer equipo con cinco en línea.
