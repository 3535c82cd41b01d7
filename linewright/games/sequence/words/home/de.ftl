home-about-sequence = Spiel eine Karte, markier ihr Feld und hab als erstes Team fünf in einer Reihe.
