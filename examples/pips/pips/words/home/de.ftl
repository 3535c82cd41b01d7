home-about-pips = Jede Karte nennt ein Feld. Lege deinen Pip darauf und bilde als Erstes vier in einer Linie.
