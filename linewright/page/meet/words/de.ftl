meet-title = Partie finden
meet-about = Spiele mit Leuten auf diesem Server. Bots übernehmen die Plätze, die frei bleiben.
meet-seek = Eine Partie für mich
meet-game = Spiel
meet-any-game = Egal welches Spiel
meet-any-number = Egal zu wievielt
meet-seats = { $count ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu { $count }
}
meet-pace = Tempo
meet-pace-fast = Schnell: 20 Sekunden pro Zug
meet-pace-calm = Gemütlich: 90 Sekunden pro Zug
meet-pace-days = Über Tage: 3 Tage pro Zug
meet-level = Wie stark die Bots sind
meet-go = Partie für mich finden
meet-go-about = Beginnt, sobald genug Leute da sind
meet-waiting = Suche läuft. { $game } · { $seats } · { $pace }
meet-others = { $count ->
    [0] Gerade sucht sonst niemand so etwas.
    [one] Eine weitere Person sucht etwas, das passt.
   *[other] { $count } weitere Personen suchen etwas, das passt.
}
meet-bots-in = { $seconds ->
    [0] Bots übernehmen jetzt die freien Plätze.
    [one] In einer Sekunde übernehmen Bots die freien Plätze.
   *[other] In { $seconds } Sekunden übernehmen Bots die freien Plätze.
}
meet-bots-now = Jetzt mit Bots starten
meet-stop = Nicht mehr suchen
meet-found = Du hast Gesellschaft. Die Partie beginnt.
meet-open = Offene Tische
meet-none = Gerade gibt es keine offenen Tische.
meet-open-own = Tisch für alle eröffnen
meet-club = Tisch des Clubs { $name }.
meet-there = Am Tisch: { $names }.
meet-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
