# Der Tisch von LONG LINE
long-bench = { $you ->
    [yes] Deine Werkbank
   *[no] Werkbank von { $who }
}: Die längste Linie hat { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}
long-longest = { $length ->
    [one] Deine längste Linie: { $colour }, eine Karte.
   *[other] Deine längste Linie: { $colour }, { $length } Karten.
}
long-no-line = Noch keine Linie
long-aside = { $cards ->
    [0] Alle deine Karten liegen.
    [one] Eine Karte liegt noch nicht.
   *[other] { $cards } Karten liegen noch nicht.
}
long-turn = { $you ->
    [yes] Baue deine Linie
   *[no] Alle bauen
}
long-calls = LINE rufen
long-call = LINE { $number } rufen
long-line-called = LINE { $number }
long-free = frei
long-your-line = deine Linie
long-call-label = LINE { $number }: { $state ->
    [taken] schon gerufen von { $told }
    [called] dein Ruf
    [mine] deine Linie rufen
    [possible] deine Linie in { $told } rufen
   *[free] frei, aber du hast keine Linie aus { $number }
}
long-false-sure = Du hast keine Linie aus { $number } Karten. Ein falscher Ruf bringt in dieser Runde nichts.
long-you-called = Du hast LINE { $number } gerufen. Die anderen bauen noch.
long-you-wrong = Falsch gerufen: keine Punkte für dich in dieser Runde.
long-waiting = Die Runde ist fast zu Ende.
long-over = Die Partie ist zu Ende.
long-you-slower = Jemand hat diese Zahl vor dir gerufen. Baue weiter!
long-time = Restzeit
long-time-about = Danach zählt als Letztes, wer nicht gerufen hat.
long-at-table = Am Tisch
long-after = nach { $time }
long-slower = zu langsam mit { $number }
long-cap = { $calls ->
    [0] Wer übrig bleibt, bekommt höchstens { $cap }: eins weniger als der niedrigste Ruf.
    [one] Noch ein Ruf. Wer übrig bleibt, bekommt höchstens { $cap }: eins weniger als der niedrigste Ruf.
   *[other] Noch { $calls } Rufe. Wer übrig bleibt, bekommt höchstens { $cap }: eins weniger als der niedrigste Ruf.
}
long-no-cap = Noch niemand hat gerufen. Wer übrig bleibt, bekommt weniger als der niedrigste Ruf.
long-sheet = Punktezettel
long-round = Runde
long-sum = Summe
long-heading = Runde { $round }
long-show-round = Runde { $round }: Linien zeigen
long-round-over = Runde { $round }:
long-show-lines = Linien zeigen
long-how = Runde für Runde
long-how-round = Runde { $round }: alle Linien
long-line-shown = Eine Linie in { $colour } aus { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}
long-bare = Es lag nichts.
long-why-called = { $you ->
    [yes] Du hast LINE { $number } gerufen
   *[no] Hat LINE { $number } gerufen
}{ $time ->
    [none] .
   *[other] {", "}nach { $time }.
}
long-why-wrong = LINE { $number } war falsch gerufen: Die Linie hat { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}. Keine Punkte.
long-why-capped = { $you ->
    [yes] Du hast nicht gerufen
   *[no] Hat nicht gerufen
}: Die Linie hat { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}, aber wer übrig bleibt, bekommt weniger als der niedrigste Ruf.
long-why-last = { $you ->
    [yes] Du hast nicht gerufen
   *[no] Hat nicht gerufen
}: Die Linie zählt, wie sie lag, { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}.
long-why-slower = Mit LINE { $number } zu langsam.
long-end-about = Sechs Runden; die meisten Punkte gewinnen.
long-best = Die längste Linie
long-best-whose = { $you ->
    [yes] Deine
   *[no] { $who }
}, { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}, in Runde { $round }
long-watching = Alle bauen
long-watching-about = Die Werkbänke bleiben verdeckt, solange gebaut wird. Am Ende der Runde siehst du alle Linien.
long-move-lay = eine Linie in { $colour } aus { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} legen
keys-game = Mit Enter eine Karte wählen, dann: N: nächster Platz. Pfeiltasten: bewegen. R: drehen. Entf: weglegen. U: zurück. C: deine Linie rufen. L: Buchstaben an den Linien. + und −: vergrößern und verkleinern. 0: alles zeigen. Esc: Auswahl aufheben.

# Eine erste Runde
long-guide-1 = Alle bauen gleichzeitig aus acht eigenen Karten (LL-50). Baue die längste Linie einer Farbe (LL-51). Wähle die markierte Karte, dann ihren Platz in der Mitte.
long-guide-2 = Verlängere jetzt die blaue Linie nach links: Wähle die nächste markierte Karte und ihren Platz. Kante an Kante, wie immer (LL-2).
long-guide-3 = Zwei Karten, sagt die große Zahl. Diese Karte führt die Linie nach unten weiter, wenn sie gedreht ist. Lege sie und wähle sie noch einmal: Das dreht sie.
long-guide-4 = Awl hat LINE 5 gerufen: Die Zahl ist vergeben (LL-52), und wer übrig bleibt, bekommt jetzt höchstens 4 (LL-53). Schnell, noch eine Karte!
long-guide-5 = Deine Linie hat vier Karten, und die 4 ist frei. Drücke den gefüllten Knopf oder C, um LINE 4 zu rufen. Danach bist du für diese Runde fertig (LL-53).
long-guide-6 = Du bekommst 4 Punkte (LL-54). Bevel hat nicht gerufen: eine Linie aus sechs Karten, aber nur 3 Punkte. Nach sechs Runden gewinnen die meisten Punkte. Du kannst loslegen!
