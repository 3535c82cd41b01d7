home-about-sequence = Spiele eine Karte, setze einen Marker auf ihr Feld und bilde Fünferreihen, bevor es die anderen tun.
