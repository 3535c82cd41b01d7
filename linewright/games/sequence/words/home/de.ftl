home-about-sequence = Spiele eine Karte, setze einen Marker auf ihr Feld und bilde Reihen aus fünf Markern, bevor es die anderen tun.
home-option-teams-3 = drei Teams
