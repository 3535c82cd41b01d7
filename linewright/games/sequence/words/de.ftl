about = Spiel eine Karte, decke ihr Feld mit einem Marker deines Teams und bilde vor den anderen fünf in einer Reihe.

# What is wrong with a board
board-no-file = der Spielplan { $file } lässt sich nicht lesen: { $why }
board-not-ten-rows = ein Spielplan hat zehn Zeilen mit je zehn Karten; gefunden { $found }
board-not-ten-cards = Zeile { $row } des Spielplans hat nicht zehn Karten: { $found }
board-corner-covered = die Ecke { $cell } des Spielplans muss frei sein (**), zeigt aber { $found }
board-free-square = nur die Ecken des Spielplans sind frei; { $cell } ist es auch
board-no-card = { $cell } des Spielplans zeigt keine Karte: { $found }
board-jack = { $cell } des Spielplans zeigt { $found }; Buben sind nicht auf dem Plan
board-not-twice = { $card } muss zweimal auf dem Spielplan sein; dort ist sie { $times ->
    [0] gar nicht
    [one] einmal
   *[other] { $times }-mal
} ({ $cells })

# Why a move is refused
why-sq-1 = dieses Feld gibt es auf dem Spielplan nicht
why-sq-2 = diese Karte gibt es nicht
why-sq-12 = du bist nicht am Zug
why-sq-20 = diese Karte hast du nicht auf der Hand
why-sq-21 = die Karte gehört auf ein leeres Feld, das sie zeigt
why-sq-23 = du hast keine Karte zu ziehen: sie wird für dich gezogen, oder es ist zu spät
why-sq-25 = passen darfst du nur, wenn du keine Karte spielen kannst
why-sq-26 = eine Ecke gehört allen; dort wird nichts gelegt und nichts genommen
why-sq-30 = ein Bube mit zwei Augen kommt auf ein leeres Feld
why-sq-31 = ein Bube mit einem Auge nimmt einen Marker eines anderen Teams, aus einer fertigen Sequenz nur mit profi
why-sq-32 = Buben sind nie tote Karten, und einer, der nichts tun könnte, wird nicht gespielt
why-sq-40 = die Karte ist nicht tot: eines ihrer Felder ist frei
why-sq-41 = eine tote Karte je Zug, und du hast schon eine getauscht
why-sq-53 = sag, welche fünf gelten: eine lückenlose Reihe deiner Marker mit dem neuen darin
why-sq-55 = die Partie ist zu Ende
why-sq-56 = die Partie ist zu Ende
why-sq-60 = Tischgespräche: der Tisch stellt sie fest, wo die Option gilt, und dann gibt jeder im Team zuerst eine Karte ab

# What happened
told-place = { $you ->
    [yes] Du spielst { $card } und legst einen Marker auf { $cell }.
   *[no] { $who } spielt { $card } und legt einen Marker auf { $cell }.
}
told-take = { $you ->
    [yes] Du spielst { $card } und nimmst den Marker von { $cell }.
   *[no] { $who } spielt { $card } und nimmt den Marker von { $cell }.
}
told-dead = { $you ->
    [yes] Du tauschst die tote Karte { $card }.
   *[no] { $who } tauscht die tote Karte { $card }.
}
told-drop = { $you ->
    [yes] Du gibst { $card } ab.
   *[no] { $who } gibt { $card } ab.
}
told-draw = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
told-pass = { $you ->
    [yes] Du passt: keine deiner Karten ist spielbar.
   *[no] { $who } passt: keine Handkarte ist spielbar.
}
told-lock = { $you ->
    [yes] Du legst die fünf von { $first } bis { $last } fest.
   *[no] { $who } legt die fünf von { $first } bis { $last } fest.
}
told-talk = Team { $team } hat geredet: jedes Mitglied gibt eine Karte ab.
told-sequence = Team { $team } hat eine Sequenz von { $first } bis { $last }!
told-broken = Die Sequenz von Team { $team } von { $first } bis { $last } ist zerstört.
told-reshuffle = Die Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
told-too-late = { $you ->
    [yes] Du hast das Ziehen vergessen; jetzt ist es zu spät.
   *[no] { $who } hat das Ziehen vergessen; jetzt ist es zu spät.
}
told-won = Team { $team } gewinnt!
told-draw-game = Niemand kann mehr spielen, und kein Team führt: unentschieden.

# At the table
team = Team { $team }
draw-pile = Nachziehstapel
your-hand = Deine Hand
played = gespielt
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
sequences-needed = { $count ->
    [one] eine Sequenz gewinnt
   *[other] { $count } Sequenzen gewinnen
}
phase-playing = Es wird gespielt
phase-locking = Wähle, welche fünf gelten
phase-dropping = Eine Karte wird abgegeben
phase-over = Die Partie ist zu Ende
dead-card = tot
