about = Baue eine Reihe aus Zahlen, aufwärts oder abwärts. Hör rechtzeitig auf, wette auf dich und gewinne Jackpots mit drei Karten einer Farbe.

# Why a move is refused
why-li-1 = diese Karte gibt es nicht
why-li-20 = du bist nicht am Zug
why-li-21 = diese Karte liegt nicht im Markt
why-li-30 = du nimmst in jedem Zug genau eine Karte vom Markt, nicht mehr und nicht weniger
why-li-31 = du darfst je Zug eine Karte aus der Hand spielen, und nur eine, die du hast
why-li-34 = du hast schon zwei Karten auf der Hand
why-li-40 = in deiner Reihe liegt schon eine Wettkarte
why-li-43 = diese Zahl setzt deine Reihe nicht in ihrer Richtung fort
why-li-45 = deine Reihe ist bei der letzten Zahl angekommen; nur eine Wettkarte könnte noch folgen
why-li-54 = deine Reihe ist leer: es gibt nichts zu beenden
why-li-61 = das ist die Schlussphase: der Reihe nach spielt jeder eine passende Handkarte und sonst nichts
why-li-64 = die Partie ist zu Ende

# What happened
told-take-line = { $you ->
    [yes] Du legst { $card } vom Markt an deine Reihe.
   *[no] { $who } legt { $card } vom Markt an die Reihe.
}
told-take-hand = { $you ->
    [yes] Du nimmst { $card } auf die Hand.
   *[no] { $who } nimmt { $card } auf die Hand.
}
told-play = { $you ->
    [yes] Du spielst { $card } aus der Hand.
   *[no] { $who } spielt { $card } aus der Hand.
}
told-end = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
told-no-last-card = { $you ->
    [yes] Du spielst keine letzte Karte.
   *[no] { $who } spielt keine letzte Karte.
}
told-jackpot = { $colour ->
    [red] Dritte rote Karte:
    [blue] Dritte blaue Karte:
    [green] Dritte grüne Karte:
   *[yellow] Dritte gelbe Karte:
} { $you ->
    [yes] du gewinnst
   *[no] { $who } gewinnt
} den Jackpot mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}!
told-empty-jackpot = { $colour ->
    [red] Dritte rote Karte
    [blue] Dritte blaue Karte
    [green] Dritte grüne Karte
   *[yellow] Dritte gelbe Karte
}, aber dieser Jackpot ist leer.
told-complete = { $you ->
    [yes] Du beendest eine Reihe aus { $numbers } und behältst { $kept }.
   *[no] { $who } beendet eine Reihe aus { $numbers } und behält { $kept }.
}
told-complete-won = { $you ->
    [yes] Du beendest eine Reihe aus { $numbers }, behältst { $kept } und gewinnst die Wette: +{ $stake }.
   *[no] { $who } beendet eine Reihe aus { $numbers }, behält { $kept } und gewinnt die Wette: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] Du beendest eine Reihe aus { $numbers }, behältst { $kept } und verlierst die Wette: −{ $stake }.
   *[no] { $who } beendet eine Reihe aus { $numbers }, behält { $kept } und verliert die Wette: −{ $stake }.
}
told-round-end = Die Runde endet; im Markt bleiben übrig: { $cards }.
told-final-phase = Der Nachziehstapel ist verbraucht; Rest: { $cards }. Jeder spielt eine letzte Karte.
told-over = Die Partie ist zu Ende.

# At the table
round = Runde { $round } von { $rounds }
final = Schlussphase
over = Endstand
market = Markt
jackpots = Jackpots
deck = Stapel
hand = Hand
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
empty-line = noch keine Reihe
hidden-hand = { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
bet-progress = { $after } von { $stake }
