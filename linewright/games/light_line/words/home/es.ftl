home-about-line = Alarga las líneas y puntúa por cada carta que recorren.
home-about-long-line = Ocho cartas, un color. Canta antes que nadie.
home-about-kidz-line = Destapa una carta y busca dónde encaja.
home-about-solo-line = Una línea que pasa por las diez cartas.
home-about-head-line = Imagina la línea y cántala antes que nadie.
