# Der Tisch von SOLO LINE
solo-puzzle = Das Rätsel
solo-title = { $cards ->
    [8] Eine Linie, acht Karten
    [9] Eine Linie, neun Karten
    [10] Eine Linie, zehn Karten
    [11] Eine Linie, elf Karten
    [12] Eine Linie, zwölf Karten
   *[other] Eine Linie, { $cards } Karten
}
solo-about = Eine Farbe deiner Wahl. Schwarz zählt wie diese Farbe.
solo-board = Deine Werkbank: eine Linie aus { $length } von { $size } Karten
solo-hand = Noch nicht gelegte Karten
solo-colour = Farbe der Linie
solo-colour-length = { $length ->
    [0] noch keine Linie
    [one] eine Linie aus 1 Karte
   *[other] eine Linie aus { $length } Karten
}
solo-joker = Joker, immer dabei
solo-of = von { $size }
solo-sections = Die Linie bisher
solo-declare = Das ist meine Linie
solo-solves = Deine Linie geht durch alle Karten: Damit ist es gelöst.
solo-why = { $length ->
    [0] Du kannst deine Linie jederzeit erklären. Alle { $size } Karten in einer Linie lösen das Rätsel.
    [one] Du kannst deine Linie jederzeit erklären: 1 Karte wäre dein Ergebnis. Alle { $size } lösen das Rätsel.
   *[other] Du kannst deine Linie jederzeit erklären: { $length } Karten wären dein Ergebnis. Alle { $size } lösen das Rätsel.
}
solo-left = { $cards ->
    [0] Alle Karten liegen.
    [one] Noch eine Karte
   *[other] Noch { $cards } Karten
}
solo-help = Wähle eine Karte, dann einen Platz. Wählst du sie noch einmal, dreht sie sich; Pfeiltasten bewegen sie.
solo-free = Freies Rätsel
solo-day = Rätsel des Tages · { $day }
solo-tries = Versuche
solo-time = Zeit
solo-hints = Tipps
solo-best = Bestzeit mit { $size } Karten
solo-other = Anderes Rätsel
solo-other-about = Wie viele Karten? Mehr Karten sind schwerer. Jedes Rätsel hat eine Lösung.
solo-size = { $size } Karten
solo-best-is = Bestzeit { $time }
solo-result = Das Ergebnis
solo-solved = Gelöst!
solo-result-of = { $length } von { $size }
solo-solved-about = Eine Linie geht durch alle Karten.
solo-record = Gelöst, und das in deiner bisher besten Zeit!
solo-not-solved-about = Deine längste Linie hat { $length } von { $size } Karten. So ginge es:
solo-gave-up-about = Du hast mit einer Linie aus { $length } aufgegeben. So ginge es:
solo-next = Nächstes Rätsel
solo-again = Noch einmal
solo-show-solution = Lösung zeigen
solo-show-own = Meine Linie zeigen
solo-solution = Eine Lösung: eine Linie aus { $length } Karten in { $colour }
solo-share = Dein Ergebnis zum Teilen
solo-share-day = Rätsel des Tages, { $day }
solo-share-free = ein Rätsel mit { $size } Karten
solo-share-solved = Gelöst in { $time }, { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuche
}, { $hints ->
    [0] ohne Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
solo-share-not = { $length } von { $size } Karten in { $time }, { $hints ->
    [0] ohne Tipp
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
solo-give-up = Aufgeben
solo-give-up-sure = Das Rätsel endet hier, und du siehst eine Lösung.
solo-move-line = deine Linie erklären
solo-move-colour = { $colour } wählen
solo-move-lay = Karte { $card } in Spalte { $column }, Zeile { $row } legen, für eine Linie in { $colour }
solo-move-lay-turned = Karte { $card } gedreht in Spalte { $column }, Zeile { $row } legen, für eine Linie in { $colour }
keys-game = Enter: Karte wählen, noch einmal: drehen. N: nächster Platz. Pfeiltasten: Karte oder Ansicht bewegen. R: drehen. Entf: weglegen. U: zurück. L: Buchstaben an den Linien. + und −: vergrößern und verkleinern. 0: alles zeigen. Esc: Auswahl aufheben.

# Ein erstes Rätsel
solo-guide-1 = Acht Karten, und eine Linie muss durch alle gehen (LL-70). Wir nehmen Blau. Wähle die markierte Karte, dann ihren Platz in der Mitte.
solo-guide-2 = Karten liegen Kante an Kante (LL-2), und eine Linie geht weiter, wo gleiche Farben sich treffen (LL-5). Verlängere die blaue nach rechts: Wähle die markierte Karte und ihren Platz.
solo-guide-3 = Die Linie geht nach unten weiter, aber diese Karte muss dafür gedreht werden. Lege sie darunter und wähle sie noch einmal: Das dreht sie (LL-2).
solo-guide-4 = Diese Karte hat kein Blau. Macht nichts: Schwarz ist ein Joker und zählt wie deine Farbe (LL-71). Lege sie rechts an.
solo-guide-5 = Drei weitere liegen schon. Die Perlen zählen deine Linie: sieben von acht. Lege die letzte Karte dorthin, wohin der Pfeil zeigt (LL-72).
solo-guide-6 = Alle acht! Du kannst deine Linie jederzeit erklären, auch eine kürzere (LL-73). Drücke „Das ist meine Linie“.
solo-guide-7 = Gelöst! Versuche das Rätsel des Tages oder Rätsel mit 8 bis 20 Karten; ein Tipp zeigt dir eine Karte. Du kannst loslegen!
