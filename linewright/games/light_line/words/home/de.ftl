home-about-line = Verlängere Linien und bekomme Punkte für jede Karte, über die sie laufen.
home-about-long-line = Acht Karten, eine Farbe: Rufe vor den anderen.
home-about-kidz-line = Decke eine Karte auf und finde einen Platz, an dem sie passt.
home-about-solo-line = Eine Linie durch alle zehn Karten.
home-about-head-line = Finde die Linie im Kopf und rufe als Erstes.
