# What the shell of the page says before its scripts run, or without them
plain-description = Tischspiele rund um Reihen und Linien: sofort spielen, mit Freunden oder gegen Bots.
plain-no-script = Linewright ohne JavaScript nutzen

# Wie ein Link zu einem Tisch anderswo aussieht
preview-open = Du bist eingeladen. { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
preview-playing = Läuft, bisher { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
preview-over = Zu Ende nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
preview-seat = Platz { $seat }
preview-picture = { $game }: der Tisch, wie ihn alle sehen

# The plain pages
plain-play = Jetzt spielen
plain-friends = Mit Freunden
plain-facts = { $most ->
    [one] Für eine Person, etwa { $minutes } Minuten
   *[other] { $least }–{ $most } Personen, etwa { $minutes } Minuten
}
plain-duplicates = Duplikate: dieselben Kartenverteilungen für alle
plain-deal = Duplikat: Kartenverteilung { $number } von { $count }
plain-code = Tischcode
plain-join = Beitreten
plain-own = Deine Tische
plain-home = Alle Spiele
plain-turn = Du bist dran.
plain-type = Oder gib einen Zug ein:
plain-do = Zug ausführen
plain-type-here = Einen Zug eintippen (die Seite bleibt dann stehen)
plain-share = Andere kommen mit diesem Link oder mit dem Code { $code } dazu.
plain-free = frei
plain-sit = Platz nehmen
plain-start = Partie starten
plain-undo = Zurücknehmen
plain-resign = Aufgeben
plain-sure-resign = Aufgeben? Das Spiel ist dann für dich zu Ende, und das lässt sich nicht rückgängig machen.
plain-back = Nein, weiterspielen
plain-rematch = Revanche
plain-shut = Tisch schließen
plain-open = Tisch wieder öffnen
plain-link = Neuen Link erzeugen
plain-guest = Gast
plain-won = Gewonnen: { $names }
plain-nobody-won = Niemand gewinnt.
plain-status-open = noch nicht begonnen
plain-status-playing = läuft
plain-status-paused = pausiert
plain-status-over = beendet
plain-status-table-damaged = beschädigt, lässt sich nicht öffnen
plain-status-other-rules = nach Regeln, die dieser Server nicht hat
