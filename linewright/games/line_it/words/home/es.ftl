home-about-line-it = Toma una carta por turno, sigue subiendo o bajando y apuesta hasta dónde llegará tu línea.
