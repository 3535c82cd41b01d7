home-about-line-it = Toma una carta por turno, alarga tu línea hacia arriba o hacia abajo y cumple objetivos.
