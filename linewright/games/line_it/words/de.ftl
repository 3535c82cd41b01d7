about = Baue eine Reihe aus Zahlen, aufsteigend oder absteigend. Beende sie rechtzeitig, wette auf dich und gewinne Jackpots mit drei Karten einer Farbe.

# Why a move is refused
why-li-1 = diese Karte gibt es nicht
why-li-20 = du bist nicht dran
why-li-21 = diese Karte liegt nicht im Markt
why-li-30 = du nimmst in jedem Zug genau eine Karte vom Markt
why-li-31 = du darfst pro Zug nur eine Karte aus der Hand spielen, und du musst sie auf der Hand haben
why-li-34 = du hast schon zwei Karten auf der Hand: spiele eine davon, oder beende deine Reihe, dann passt jede Zahl
why-li-40 = in deiner Reihe liegt schon eine Wettkarte
why-li-43 = diese Zahl setzt deine Reihe nicht in ihrer Richtung fort
why-li-45 = auf die letzte Zahl deiner Reihe kann keine mehr folgen, höchstens noch eine Wettkarte
why-li-54 = deine Reihe ist leer: Es gibt nichts zu beenden
why-li-61 = das ist die Schlussphase: Alle spielen der Reihe nach eine letzte Karte aus der Hand und sonst nichts
why-li-64 = die Partie ist zu Ende

# What happened
told-take-line = { $you ->
    [yes] { $who } legst { $card } vom Markt an deine Reihe an.
   *[no] { $who } legt { $card } vom Markt an die eigene Reihe an.
}
told-take-hand = { $you ->
    [yes] { $who } nimmst { $card } auf die Hand.
   *[no] { $who } nimmt { $card } auf die Hand.
}
told-play = { $you ->
    [yes] { $who } spielst { $card } aus der Hand.
   *[no] { $who } spielt { $card } aus der Hand.
}
told-end = { $you ->
    [yes] { $who } beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
told-no-last-card = { $you ->
    [yes] { $who } spielst keine letzte Karte.
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
    [yes] { $who } beendest deine Reihe mit { $numbers ->
        [one] einer Zahl
       *[other] { $numbers } Zahlen
    } und behältst { $kept ->
        [0] keine
        [one] eine
       *[other] { $kept }
    }.
   *[no] { $who } beendet eine Reihe mit { $numbers ->
        [one] einer Zahl
       *[other] { $numbers } Zahlen
    } und behält { $kept ->
        [0] keine
        [one] eine
       *[other] { $kept }
    }.
}
told-complete-won = { $you ->
    [yes] { $who } beendest deine Reihe mit { $numbers ->
        [one] einer Zahl
       *[other] { $numbers } Zahlen
    }, behältst { $kept ->
        [0] keine
        [one] eine
       *[other] { $kept }
    } und gewinnst die Wette: +{ $stake }.
   *[no] { $who } beendet eine Reihe mit { $numbers ->
        [one] einer Zahl
       *[other] { $numbers } Zahlen
    }, behält { $kept ->
        [0] keine
        [one] eine
       *[other] { $kept }
    } und gewinnt die Wette: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] { $who } beendest deine Reihe { $numbers ->
        [0] ohne Zahlen
        [one] mit einer Zahl
       *[other] mit { $numbers } Zahlen
    }, behältst { $kept ->
        [0] keine
        [one] eine
       *[other] { $kept }
    } und verlierst die Wette: −{ $stake }.
   *[no] { $who } beendet eine Reihe { $numbers ->
        [0] ohne Zahlen
        [one] mit einer Zahl
       *[other] mit { $numbers } Zahlen
    }, behält { $kept ->
        [0] keine
        [one] eine
       *[other] { $kept }
    } und verliert die Wette: −{ $stake }.
}
told-round-end = Die Runde endet; im Markt bleiben übrig: { $cards }.
told-final-phase = Der Nachziehstapel ist leer; übrig: { $cards }. Alle spielen noch eine letzte Karte.
told-over = Die Partie ist zu Ende.

# At the table
round = Runde { $round } von { $rounds }
final = Schlussphase
over = Endstand
market = Markt
jackpots = Jackpots
deck = Nachziehstapel
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

# How a line stands
line-up = aufsteigend ab { $last }
line-down = absteigend ab { $last }
line-open = auf- oder absteigend ab { $last }
line-any = jede Zahl passt
bet-needs = Wette +{ $stake }: noch { $missing }
bet-made = Wette +{ $stake } ist erfüllt
bet-missed = Wette +{ $stake } ist verloren: eine zu viel

# What a move would bring
offer-fits = passt
offer-start = beginnt deine Reihe
offer-third = { $colour ->
    [red] drittes Herz, +{ $cards }
    [blue] dritte Raute, +{ $cards }
    [green] drittes Blatt, +{ $cards }
   *[yellow] dritter Stern, +{ $cards }
}
offer-third-empty = { $colour ->
    [red] drittes Herz, Jackpot leer
    [blue] dritte Raute, Jackpot leer
    [green] drittes Blatt, Jackpot leer
   *[yellow] dritter Stern, Jackpot leer
}
offer-bet = Wette auf { $stake } weitere
offer-bet-made = erfüllt die Wette, +{ $stake }
offer-bet-broken = eine zu viel, −{ $stake }
offer-last = letzte Karte
offer-keep = auf die Hand
offer-complete = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
offer-complete-won = { $kept ->
    [one] 1 Punkt
   *[other] { $kept } Punkte
}, Wette gewonnen: { $kept } + { $stake } = { $points }
offer-complete-lost = { $kept ->
    [one] 1 Punkt
   *[other] { $kept } Punkte
}, Wette verloren: { $kept } − { $stake } = { $below ->
    [0] { $points }
   *[other] −{ $below }
}
offer-end = dein Zug ist zu Ende
offer-end-final = keine letzte Karte

# Why a thing cannot be reached for, in three words
not-li-30 = eine Karte pro Zug
not-li-30-end = erst eine Karte nehmen
not-li-31 = eine pro Zug
not-li-34 = Hand ist voll
not-li-40 = eine Wette pro Reihe
not-li-43 = passt nicht
not-li-45 = keine Zahl passt
not-li-54 = Reihe ist leer

# How cards are read
card-heart = Herz { $number }
card-diamond = Raute { $number }
card-leaf = Blatt { $number }
card-star = Stern { $number }
card-bet = Wette +{ $stake }
colour-red = Rot, Herz
colour-blue = Blau, Raute
colour-green = Grün, Blatt
colour-yellow = Gelb, Stern
cards-red = { $cards ->
    [one] 1 Herz
   *[other] { $cards } Herzen
}
cards-blue = { $cards ->
    [one] 1 Raute
   *[other] { $cards } Rauten
}
cards-green = { $cards ->
    [one] 1 Blatt
   *[other] { $cards } Blätter
}
cards-yellow = { $cards ->
    [one] 1 Stern
   *[other] { $cards } Sterne
}

# On the page
page-your-turn = Du bist dran
page-turn-of = { $who } ist dran
page-your-last-card = Deine letzte Karte
page-last-card-of = { $who } spielt die letzte Karte
page-over = Partie zu Ende
page-final = Der Nachziehstapel ist leer. Alle spielen der Reihe nach noch eine letzte Karte aus der Hand, falls eine passt.
page-over-said = Alle Reihen sind beendet und gezählt.
page-first = Startmarker
page-pile = { $cards ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
page-points = Punkte
page-seat = { $points ->
    [none] { $who }
   *[other] { $who }, { $points }
}
page-your-seat = Deine Reihe und deine Hand
page-line-of = { $you ->
    [yes] deine Reihe
   *[no] Reihe von { $who }
}
page-hand = Hand
page-hand-count = { $cards } von 2
page-your-hand = deine Hand
page-in-hand = { $cards ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
page-token = { $sign ->
    [minus] Wettmarker minus { $stake }
   *[plus] Wettmarker plus { $stake }
}
page-bot = Bot
page-resigned = aufgegeben
page-market = Markt: nimm eine Karte
page-market-closed = Markt
page-taken = leerer Platz
page-jackpot = { $colour }: { $cards ->
    [0] Jackpot leer
    [one] Jackpot mit 1 Karte
   *[other] Jackpot mit { $cards } Karten
}
page-jackpot-mine = { $count } von 3 in deiner Reihe
page-jackpot-done = in dieser Reihe nicht mehr zu gewinnen
page-jackpot-yours = die gewählte Karte gewinnt ihn
page-in-your-hand = auf deiner Hand
page-lay = Hier anlegen
page-lay-short = Hier
page-keep = Behalten
page-lay-card = { $card } an deine Reihe anlegen: { $offer }
page-keep-card = { $card } auf die Hand nehmen
page-short-fits = passt
page-short-bet = Wette
page-short-keep = Hand
page-chosen = { $card }: gewählt.
page-chosen-line = An deine Reihe: { $offer }.
page-chosen-hand = Die Karte kann auf die Hand.
page-let-go = { $card }: zurückgelegt.
page-choose-first = Wähle zuerst eine Karte.
page-hinted = Tipp
page-hinted-line = Tipp: anlegen
page-hinted-hand = Tipp: behalten
page-moves = deine Züge
page-complete = Reihe beenden
page-end = Zug beenden
page-end-final = Passen
page-round = Runde { $round }
keys-game = 1 bis 7: Karte im Markt wählen. 8 und 9: Handkarte wählen. Dieselbe Taste noch einmal oder Enter: Karte spielen. L: an deine Reihe anlegen. K: auf die Hand nehmen. Esc: zurücklegen. Pfeiltasten: von Karte zu Karte. C: Reihe beenden. E: Zug beenden.
page-move-line = { $card } an die Reihe
page-move-hand = { $card } auf die Hand
page-move-play = { $card } aus der Hand
page-move-complete = die Reihe beenden
page-move-end = den Zug beenden
page-scores = Punkte
page-scores-said = So kommen die Punkte zustande
page-column-seat = Platz
page-column-lines = Reihen
page-column-jackpots = Jackpots
page-column-bets = Wettmarker
page-column-points = Punkte
page-none = keine
page-lines = { $count ->
    [0] keine Reihe
    [one] eine Reihe: { $worths }
    [2] zwei Reihen: { $worths }
    [3] drei Reihen: { $worths }
   *[other] { $count } Reihen: { $worths }
}
page-bet-won = Wette gewonnen, +{ $stake }
page-bet-lost = Wette verloren, −{ $stake }
page-line-worth = { $numbers ->
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}, { $kept } behalten
page-every-line = Jede Reihe, Karte für Karte
page-best = { $you ->
    [yes] Deine beste Reihe
   *[no] Die beste Reihe von { $who }
}: { $numbers ->
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}, { $kept } behalten
page-best-bet = { $you ->
    [yes] Deine beste Reihe
   *[no] Die beste Reihe von { $who }
}: { $numbers ->
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}, { $kept } behalten, dazu die Wette. { $kept } + { $stake } Punkte

# Presets and options
preset-standard = Standard
preset-standard-about = Die gedruckten Regeln.
preset-first-game = Erste Partie
preset-first-game-about = Alle Handkarten liegen offen, damit ihr euch gegenseitig helfen könnt.
preset-sharp = Streng
preset-sharp-about = Wetten gewinnst du nur mit genau der richtigen Kartenzahl, und der Punktestand bleibt bis zum Schluss geheim.
option-bet_exact = Wetten
option-bet_exact-false = mindestens so viele Karten
option-bet_exact-true = genau so viele Karten
option-final_card = Letzte Karte
option-final_card-must_if_fits = muss gespielt werden, wenn sie passt
option-final_card-may = darf gespielt werden
option-final_start = Die Schlussphase beginnt
option-final_start-token_passed = wer den Startmarker hat
option-final_start-last_round_first = wer die letzte Runde begonnen hat
option-open_hands = Handkarten
option-open_hands-false = verdeckt
option-open_hands-true = offen
option-hidden_scores = Punktestand
option-hidden_scores-false = immer sichtbar
option-hidden_scores-true = geheim bis zum Schluss

# Why a move is good
hint-jackpot = { $colour ->
    [red] { $card } ist dein drittes Herz
    [blue] { $card } ist deine dritte Raute
    [green] { $card } ist dein drittes Blatt
   *[yellow] { $card } ist dein dritter Stern
}: Der Jackpot mit { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
} gehört dir.
hint-second = { $colour ->
    [red] { $card } ist dein zweites Herz; noch eins
    [blue] { $card } ist deine zweite Raute; noch eine
    [green] { $card } ist dein zweites Blatt; noch eins
   *[yellow] { $card } ist dein zweiter Stern; noch einer
} gewinnt den Jackpot mit bisher { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}.
hint-start = { $card } ist ein guter Anfang: Danach { $room ->
    [one] kann noch eine Zahl
   *[other] können noch bis zu { $room } Zahlen
} kommen.
hint-close = { $card } ist nah an { $last } und lässt Platz für { $room ->
    [one] eine weitere Zahl
   *[other] { $room } weitere Zahlen
}.
hint-room = Nach { $card } ist noch Platz für { $room ->
    [one] eine Zahl
   *[other] { $room } Zahlen
}.
hint-follow = { $next } aus deiner Hand kann auf { $card } folgen.
hint-point = { $card } ist Zahl { $numbers } deiner Reihe: Ab der vierten bringt jede einen Punkt.
hint-longer = Mit { $card } hat deine Reihe { $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen
}.
hint-bet = Nach der Wette +{ $stake } ist noch Platz für { $room ->
    [one] eine Zahl
   *[other] { $room } Zahlen
}.
hint-bet-early = Vor der ersten Zahl gespielt, hat die Wette +{ $stake } die ganze Reihe vor sich.
hint-bet-made = Damit ist deine Wette erfüllt: +{ $stake }.
hint-bet-nearer = Deine Wette +{ $stake } braucht dann nur noch { $missing }.
hint-bet-dead = Die Wette +{ $stake } ist nicht mehr zu gewinnen.
hint-keep = { $card } passt jetzt nicht, aber vielleicht in deine nächste Reihe.
hint-keep-bet = Die Wette +{ $stake } kann auf der Hand auf die richtige Reihe warten.
hint-keep-fits = { $card } passt und kann auf der Hand warten, bis du sie brauchst.
hint-keep-room = So bleibt in deiner Reihe nach { $last } Platz für { $room ->
    [one] eine Zahl
   *[other] { $room } Zahlen
}.
hint-keep-start = { $card } kann auf der Hand warten, solange die Richtung der Reihe noch offen ist.
hint-none-fits = Keine Zahl im Markt passt in deine Reihe.
hint-complete-points = Das bringt jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hint-complete-bet = Deine Wette ist gewonnen: +{ $stake } sind sicher.
hint-complete-room = { $room ->
    [0] Nach { $last } kann keine Zahl mehr folgen.
    [one] Nach { $last } könnte nur noch eine Zahl folgen.
   *[other] Nach { $last } könnten nur noch { $room } Zahlen folgen.
}
hint-complete-start = { $card } ist ein guter Anfang für eine neue Reihe.
hint-complete-fresh = Eine neue Reihe kann mit jeder Zahl beginnen.
hint-end = Mehr lohnt sich in diesem Zug nicht.
hint-end-keep = { $card } kann auf der Hand auf einen späteren Zug warten.
hint-end-line = Deine Reihe kann noch wachsen: Nach { $last } ist Platz für { $room ->
    [one] eine Zahl
   *[other] { $room } Zahlen
}.
hint-end-final = Deine Reihe bleibt, wie sie ist.
hint-end-bet = Die Wette +{ $stake } ist genau erfüllt: Mit einer Karte mehr wäre sie verloren.

# The first game
guide-1 = Willkommen! Diese vier Karten sind der Markt (LI-21). Beginne deine Reihe mit der 5: Über einer kleinen Zahl ist viel Platz (LI-41).
guide-2 = Das war deine eine Karte für diesen Zug (LI-30). Beende ihn, dann ist Awl dran. Ab jetzt enden deine Züge in dieser Lektion von selbst.
guide-3 = Lege jetzt die 12 an. Sie ist höher als die 5, also ist deine Reihe von nun an aufsteigend (LI-42).
guide-4 = Die 3 passt nicht mehr: In einer aufsteigenden Reihe werden die Zahlen nur größer (LI-43). Die 41 ist ein großer Sprung. Nimm sie für später auf die Hand; dort ist Platz für zwei Karten (LI-34).
guide-5 = Eine Wettkarte! Lege sie an: Drei Zahlen danach bringen dir 3 Extrapunkte, mit weniger verlierst du 3 (LI-50).
guide-6 = Nimm die 17: Sie ist dein zweites Herz, und im Herz-Jackpot liegen drei Karten. Das dritte Herz gewinnt sie (LI-56).
guide-7 = Einmal pro Zug darfst du auch eine Karte aus der Hand spielen (LI-31). Lege die 41 an, dein drittes Herz, und der Jackpot gehört dir!
guide-8 = Drei Punkte auf einmal! Lege jetzt die 60 an: Sie ist die dritte Zahl nach deiner Wettkarte, und damit ist die Wette erfüllt.
guide-9 = Zeit zum Kassieren: Beende deine Reihe. Drei Zahlen werden abgeworfen, jede andere ist ein Punkt (LI-51), und die Wette bringt 3 dazu.
guide-10 = Acht Punkte: 3 aus dem Jackpot, 2 aus der Reihe, 3 aus der Wette. So geht es weiter, bis der Nachziehstapel leer ist (LI-60), und wer die meisten Punkte hat, gewinnt (LI-64). Jetzt kannst du es!
