home-about-line = Verlängere Linien und punkte mit jeder Karte, die sie berühren.
home-about-long-line = Acht Karten, eine Farbe. Ruf vor den anderen.
home-about-kidz-line = Deck eine Karte auf und finde, wo sie passt.
home-about-solo-line = Eine Linie durch alle zehn Karten.
home-about-head-line = Sieh die Linie im Kopf, dann ruf.
