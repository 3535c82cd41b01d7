home-about-pips = Jede Karte nennt ein Feld. Leg dort deinen Pip hin und hab vor den anderen vier in einer Linie.
