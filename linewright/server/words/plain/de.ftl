# The plain pages
plain-play = Jetzt spielen
plain-friends = Mit Freunden
plain-facts = { $most ->
    [one] Für eine Person, etwa { $minutes } Minuten
   *[other] { $seats } Personen, etwa { $minutes } Minuten
}
plain-code = Code eines Tisches
plain-join = Mitspielen
plain-own = Deine Tische
plain-home = Alle Spiele
plain-turn = Du bist dran.
plain-type = Oder tipp einen Zug ein:
plain-do = Ausführen
plain-share = Andere kommen mit diesem Link oder mit dem Code { $code } dazu.
plain-free = frei
plain-sit = Hinsetzen
plain-start = Beginnen
plain-undo = Zurücknehmen
plain-resign = Aufgeben
plain-rematch = Noch einmal
plain-guest = Gast
plain-won = Gewonnen: { $names }
plain-nobody-won = Niemand gewinnt.
plain-status-open = noch nicht begonnen
plain-status-playing = im Gang
plain-status-paused = Pause
plain-status-over = beendet
