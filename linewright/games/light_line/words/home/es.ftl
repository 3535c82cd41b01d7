home-about-line = Alarga líneas y puntúa por cada carta que tocan.
home-about-long-line = Ocho cartas, un color. Canta antes que los demás.
home-about-kidz-line = Descubre una carta y busca dónde encaja.
home-about-solo-line = Una línea que pasa por las diez cartas.
home-about-head-line = Ve la línea en tu cabeza y canta.
