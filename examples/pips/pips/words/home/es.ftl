home-about-pips = Cada carta nombra una casilla. Tómala y ten cuatro en una línea antes que los demás.
