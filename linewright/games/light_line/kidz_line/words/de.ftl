# The KIDZ LINE table: nothing of it is seen, all of it can be heard
kidz-cat = Katze
kidz-owl = Eule
kidz-fish = Fisch
kidz-rabbit = Hase
kidz-bear = Bär
kidz-frog = Frosch
kidz-elephant = Elefant
kidz-hedgehog = Igel
kidz-everybody = Wer mitspielt
kidz-seat = { $who }, { $animal }: { $count } von { $all } Karten gelegt{ $now ->
    [yes] , jetzt dran
   *[no] { "" }
}{ $won ->
    [yes] , Sieg
   *[no] { "" }
}
kidz-board = Tisch
kidz-own = Deine Karte
kidz-card-of = Die Karte von { $who }
kidz-end = Die Partie ist zu Ende
kidz-card = { $card }. Drücken dreht sie.
kidz-acts = Was du tun kannst
kidz-pile = { $count ->
    [0] Keine Karte mehr im Stapel
    [one] Noch eine Karte im Stapel
   *[other] Noch { $count } Karten im Stapel
}
kidz-turn = Karte drehen
kidz-place = Karte hierher legen
kidz-under = Karte unter den Stapel schieben
kidz-cell = Spalte { $column }, Zeile { $row }
kidz-cell-fits = Spalte { $column }, Zeile { $row }: Die Karte verlängert { $colours }
kidz-tried = Hier verlängert die Karte { $colours }. Noch einmal drücken legt sie.
kidz-again = { $count ->
    [0] Schau noch einmal: Hier endet keine Linie.
   *[other] Schau noch einmal. Diese Linien enden hier: { $colours }.
}
kidz-turned = { $count ->
    [0] Die Karte ist gedreht.
    [one] Die Karte ist gedreht. Sie passt an einen Platz.
   *[other] Die Karte ist gedreht. Sie passt an { $count } Plätze.
}
kidz-back = Die Karte liegt wieder vor dir.
kidz-move = Karte { $card } auf { $column },{ $row } legen
kidz-move-turned = Karte { $card } drehen und auf { $column },{ $row } legen
kidz-move-under = die Karte unter den Stapel schieben
kidz-scores = Gelegte Karten
kidz-column-seat = Wer
kidz-column-placed = Gelegt
kidz-column-missed = Unter dem Stapel
keys-game = R: die Karte drehen. N: zum nächsten Platz, an den sie passt; Pfeiltasten: von Platz zu Platz. Enter: dort ausprobieren, noch einmal: legen. Esc: zurücknehmen. + und -: Zoom, 0: alles zeigen, L: Buchstaben an den Linien.

# A first game
guide-kidz-1 = Du bist dran: Diese Karte ist für dich aufgedeckt (LL-61). Wo ein Platz leuchtet, geht Gelb weiter. Tippe darauf, dann auf den Haken; oder zieh die Karte hin.
guide-kidz-2 = Diese hier passt so nirgends. Tippe auf die Karte: Sie dreht sich um (LL-2). Jetzt geht Gelb weiter.
guide-kidz-3 = Hier gehen gleich zwei Linien weiter, Gelb und Schwarz. Eine genügt (LL-11); die anderen Enden dürfen auf alles treffen.
guide-kidz-4 = Linien dürfen sich kreuzen, ohne sich zu berühren (LL-4). Tippe auf einen Platz, sieh dir die Linie an und entscheide erst dann: Ausprobieren kostet nichts (LL-12).
guide-kidz-5 = Eine Karte liegt immer Kante an Kante mit einer anderen (LL-10), und wenn sie liegt, bleibt sie liegen (LL-13).
guide-kidz-6 = Deine letzte Karte. Passt eine nirgends, kommt sie unter deinen Stapel und ist verloren (LL-61); passt sie irgendwo, musst du sie legen (LL-63).
guide-kidz-7 = Sechs Karten für alle (LL-60), sechs Runden, alles gelegt: Wer die meisten gelegt hat, gewinnt, und oft sind das alle (LL-62)!
