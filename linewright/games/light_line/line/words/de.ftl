# Plätze
line-seats = Wer mitspielt
line-points = Punkte
line-holds = hält eine { $number }

# Wer dran ist, und was zu tun ist
line-turn-yours = Du bist dran
line-turn-of = { $who } ist dran
line-over = Partie zu Ende
line-they-placing = legt eine Karte
line-they-paying = nimmt Zahlenkarten
line-they-drawing = zieht eine Karte
line-they-replacing = zieht eine andere Karte
line-do-placing = Finde einen Platz für deine Karte.
line-do-paying = Nimm Zahlenkarten für deine { $points } Punkte.
line-do-drawing = Ziehe jetzt deine nächste Karte.
line-do-replacing = Deine Karte passte nirgends. Ziehe eine andere und lege sie gleich.
line-do-under = Deine Karte passt nirgends.
line-left = { $count ->
    [one] Noch 1 Karte auf den Stapeln
   *[other] Noch { $count } Karten auf den Stapeln
}
line-last-round = Letzte Runde.
line-last-round-until = { $you ->
    [yes] Nach deinem Zug ist die Partie zu Ende.
   *[no] Nach dem Zug von { $who } ist die Partie zu Ende.
}

# Die Karte auf der Hand, und wo sie probiert wird
line-card = Deine Karte: eine { $number }
line-card-turned = Deine Karte: eine { $number }, gedreht
line-turn = Drehen
line-next = Nächster Platz
line-each = { $colour } { $points }
line-brings = { $points } Punkte ({ $lines })
line-place = Spalte { $column }, Zeile { $row }: { $brings }
line-place-turns = Spalte { $column }, Zeile { $row }: { $brings }, Karte gedreht
line-let-go = Deine Karte ist wieder auf deiner Hand.
line-board = Tisch mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
line-board-places = Tisch mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
} für deine Karte
line-table-side = Zug und Stapel

# Was sie bringt, und was du dafür nimmst
line-score = Punkte
line-together = Zusammen
line-scored = { $you ->
    [yes] Deine Punkte
   *[no] Punkte für { $who }
}
line-sections = { $count ->
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
line-try = Jeder Platz zeigt, was deine Karte dort bringt. Wähle einen zum Probieren.
line-take = Nimm
line-or = oder
line-take-cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] zwei Karten
}
line-leaves = bleiben { $piles }
line-pile-keeps = { $number ->
    [2] { $count ->
        [one] 1 Zweier
       *[other] { $count } Zweier
    }
    [3] { $count ->
        [one] 1 Dreier
       *[other] { $count } Dreier
    }
    [4] { $count ->
        [one] 1 Vierer
       *[other] { $count } Vierer
    }
   *[5] { $count ->
        [one] 1 Fünfer
       *[other] { $count } Fünfer
    }
}
line-take-these = { $numbers } nehmen
line-take-none = Nichts nehmen
line-place-for = Legen für { $points }
line-place-none = Wähle einen Platz
line-under = Unter den { $number }er-Stapel
line-enter = Enter
line-paid-less = Du bekommst { $paid } von deinen { $points } Punkten.

# Die Stapel
line-pile = { $number }er-Stapel: { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
line-draw-from = Vom { $number }er-Stapel ziehen, { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
line-pile-left = übrig
line-draw-one = Ziehe von einem Stapel
line-draw-now = ziehe eine
line-draw-later = nach dem Nehmen ziehst du

# Züge, für Tipps
line-move-place = deine Karte in Spalte { $column }, Zeile { $row }
line-move-place-turned = deine Karte gedreht in Spalte { $column }, Zeile { $row }
line-move-draw = vom { $number }er-Stapel ziehen
line-move-under = deine Karte unter ihren Stapel schieben
keys-game = N: nächster Platz. Pfeiltasten: von Platz zu Platz, oder die Ansicht verschieben. R: Karte drehen. Enter: legen oder nehmen. 1, 2: wählen, was du nimmst. 2 bis 5: von diesem Stapel ziehen. L: Buchstaben an den Linien. + und −: näher und weiter weg. 0: alles zeigen. Esc: Karte zurück auf die Hand.

# Das Ende
line-scores = Punktestand
line-scores-said = Punkte, erklärt
line-column-seat = Person
line-column-placed = Gelegte Karten
line-column-numbers = Zahlenkarten
line-column-points = Punkte
line-best = beste: { $points }
line-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
line-final-table = Der Tisch am Ende: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
line-every = Jede Karte, und was sie brachte
line-at = Spalte { $column }, Zeile { $row }
line-unpaid = nichts zu nehmen

# Die erste Partie
line-guide-1 = Willkommen! Lege deine Karte so an, dass sie eine Linie verlängert (LL-11). Jeder Platz zeigt, was sie dort bringt. Wähle den Platz mit der 2, um sie zu probieren, und drücke ihn noch einmal.
line-guide-2 = Die rote Linie hat jetzt zwei Abschnitte: 2 Punkte (LL-20). Du bekommst dafür Zahlenkarten von den Stapeln. Nimm eine 2.
line-guide-3 = Am Ende jedes Zuges ziehst du eine neue Karte (LL-38). Du siehst ihre Zahl, aber nicht ihre Vorderseite. Ziehe eine vom 5er-Stapel; dann ist Awl dran.
line-guide-4 = Diese Karte passt hier nur gedreht, das zeigen die zwei Pfeile (LL-2). Lege sie dorthin: Sie verlängert zwei Linien auf einmal, 3 + 2 Punkte.
line-guide-5 = Für 5 Punkte nimmst du eine 5 oder eine 2 und eine 3, wie du willst; nur die Summe muss stimmen (LL-35).
line-guide-6 = Achte auf kleine Stapel: Wenn sie nicht mehr genau zahlen können, läuft die letzte Runde (LL-37). Ziehe deine nächste Karte vom 4er-Stapel.
line-guide-7 = An diesem Platz enden zwei rote Linien. Deine Karte verbindet sie zu einer, und jeder Abschnitt zählt (LL-21): 4 für Rot und 3 für Grün. Lege sie!
line-guide-8 = Sieben Punkte! Mehr als 10 gibt es nie für eine Karte (LL-36). Nimm 2 + 5 oder 3 + 4.
line-guide-9 = Du hast 14 Punkte. Passt eine Karte nirgends, kommt sie unter ihren Stapel, und du ziehst neu (LL-33). Können die Stapel nicht mehr genau zahlen, endet die Runde, und die meisten Punkte gewinnen (LL-40). Viel Spaß!
