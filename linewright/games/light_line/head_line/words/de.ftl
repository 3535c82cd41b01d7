# HEAD LINE im Browser
head-round = Runde { $round } von { $rounds }
head-section = Runde { $round }
head-wanted = { $number ->
    [three] Drei Karten, eine Farbe
    [four] Vier Karten, eine Farbe
   *[five] Fünf Karten, eine Farbe
}
head-some = { $number ->
    [three] { $count ->
        [one] eine Drei
       *[other] { $count } Dreien
    }
    [four] { $count ->
        [one] eine Vier
       *[other] { $count } Vieren
    }
   *[five] { $count ->
        [one] eine Fünf
       *[other] { $count } Fünfen
    }
}
head-below = darunter noch { $cards }
head-last-card = die letzte Rundenkarte
head-again = noch einmal dieselbe Rundenkarte
head-players = Mitspielende
head-called = gerufen
head-next = Die nächste Karte
head-open = { $count ->
    [0] Noch liegt keine Karte offen.
    [one] Eine Karte liegt offen.
   *[other] { $count } Karten liegen offen.
}
head-pace = { $seconds ->
    [one] Jede Sekunde wird eine aufgedeckt.
   *[other] Alle { $seconds } Sekunden wird eine aufgedeckt.
}
head-then = Erst rufen, dann auslegen: Du hast 30 Sekunden.
head-shout = LINE!
head-space = Leertaste
head-call-now = LINE! Ich sehe eine Linie
head-call-of = LINE! { $who } sieht eine Linie
head-card = Karte { $card }
head-card-used = { $card }; Nummer { $order } deiner Linie
head-look-again = Der letzte Ruf
head-put-away = Weglegen

# Der Beweis
head-proof = Lege deine Linie aus
head-proof-of = { $who }, lege deine Linie aus
head-proof-how = Wähle die Farbe und tippe dann die { $wanted } Karten der Reihe nach an. Jede kommt ans Ende deiner Linie.
head-which-colour = Farbe
head-bare = Tippe oben die Karten an, in der Reihenfolge deiner Linie.
head-laid = Karte { $card }: { $count } von { $wanted }
head-taken-back = Karte { $card } ist zurück
head-move-here = Karte { $card } nach { $cell } legen
head-turn = Drehen
head-take-back = Zurücknehmen
head-anew = Von vorn
head-show = Linie zeigen ({ $count } von { $wanted })
head-choose-colour = Wähle die Farbe
head-no-line = Ich habe doch keine Linie
head-time-left = Zeit, um die Linie zu zeigen
head-lays-out = { $you ->
    [yes] Du legst deine Linie aus
   *[no] { $who } legt eine Linie aus
}
head-late = Dein Ruf kam zu spät.
head-waits = Die Karten bleiben liegen, bis eine Linie aus { $wanted } Karten gezeigt ist oder 30 Sekunden um sind.

# Was aus einem Ruf wurde
head-wins = { $you ->
    [yes] Du gewinnst die { $number }
   *[no] { $who } gewinnt die { $number }
}
head-wrong = { $length ->
    [0] { $you ->
        [yes] Du zeigst keine Linie
       *[no] { $who } zeigt keine Linie
    }
    [one] { $you ->
        [yes] Deine Linie hat nur 1 Karte, nicht { $number }
       *[no] Die Linie von { $who } hat nur 1 Karte, nicht { $number }
    }
   *[other] { $you ->
        [yes] Deine Linie hat { $length } Karten, nicht { $number }
       *[no] Die Linie von { $who } hat { $length } Karten, nicht { $number }
    }
}
head-line-of = { $length ->
    [one] Eine Linie aus 1 Karte in { $colour }.
   *[other] Eine Linie aus { $length } Karten in { $colour }.
}
head-shown = Eine Linie aus { $length } in { $colour }, gezeigt mit den Karten { $cards }
head-loses = { $you ->
    [yes] Du verlierst eine { $number }.
   *[no] { $who } verliert eine { $number }.
}
head-nothing-to-lose = { $you ->
    [yes] Du hast keine Karte zu verlieren.
   *[no] { $who } hat keine Karte zu verlieren.
}
head-new-cards = Neue Karten, dieselbe Rundenkarte.
head-plays-on = { $you ->
    [yes] Du bist für diese Runde draußen, die anderen spielen weiter.
   *[no] { $who } ist für diese Runde draußen, die anderen spielen weiter.
}

# Das Zielfoto
head-tie = Zu knapp
head-apart = { $side ->
    [first] Zwischen dir und { $second } liegen { $ms } ms.
    [second] Zwischen dir und { $first } liegen { $ms } ms.
   *[none] Zwischen { $first } und { $second } liegen { $ms } ms.
}
head-tie-sure = Gemessen ist auf { $ms } ms genau, also war niemand zuerst: neue Karten, dieselbe Rundenkarte.
head-tie-within = An diesem Tisch gelten Rufe innerhalb von { $ms } ms als gleichzeitig: neue Karten, dieselbe Rundenkarte.
head-before = { $side ->
    [first] Du, { $ms } ms vor { $second }
    [second] { $first }, { $ms } ms vor dir
   *[none] { $first }, { $ms } ms vor { $second }
}
head-after = { $you ->
    [yes] Du hast { $ms } ms nach der letzten Karte gerufen
   *[no] { $who } hat { $ms } ms nach der letzten Karte gerufen
}
head-ms = { $ms } ms
head-tick = { $ms }
head-band = ± { $ms } ms
head-photo-call = { $you ->
    [yes] Du hast nach { $ms } Millisekunden reagiert, auf { $band } genau.
   *[no] { $who } hat nach { $ms } Millisekunden reagiert, auf { $band } genau.
}
head-photo-overlap = Die Bereiche überschneiden sich.
head-photo-apart = Die Bereiche überschneiden sich nicht.
head-times = So wurden die Rufe gemessen
head-heard = Am Tisch gehört
head-trip = Laufzeit
head-no-trip = keine
head-reaction = Reaktion
head-sure = Genau auf
head-how = Die Reaktion ist die gehörte Zeit seit der letzten Karte, abzüglich der Laufzeit hin und zurück, die der Tisch selbst gemessen hat.
head-how-late = Auch was der Tisch zu spät gesendet hat, ist ausgeglichen.
head-heard-later = { $you ->
    [yes] Dein Ruf war zuerst zu hören; die Leitung von { $second } ist langsamer.
   *[no] { $other ->
        [yes] Der Ruf von { $first } war zuerst zu hören; deine Leitung ist langsamer.
       *[no] Der Ruf von { $first } war zuerst zu hören; die Leitung von { $second } ist langsamer.
    }
}

# Das Ende
head-scores = Punktestand
head-player = Wer
head-won = Gewonnen
head-lost = Verloren
head-points = Punkte
head-none = keine
head-every-call = Jeder Ruf
head-round-card = Rundenkarte { $number }
head-after-cards = { $count ->
    [one] Nach 1 Karte.
   *[other] Nach { $count } Karten.
}
head-reacted = Gerufen { $ms } ms nach der letzten.

# Züge in Worten
head-move-call = LINE! rufen
head-move-show = eine Linie zeigen
head-move-line = eine Linie in { $colour }: Karten { $cards }
head-turned = { $card } (gedreht)
keys-game = Leertaste oder Enter: LINE! Danach: C: nächste Farbe. 1 bis 9, 0: Karte antippen. R: drehen. Pfeiltasten: verschieben. Entf: zurücknehmen. N: von vorn. Enter: Linie zeigen. Esc: weglegen. L: Buchstaben an den Linien. Mehrere an einem Bildschirm: 1 bis 4 rufen.

# Das erste Spiel
head-guide-1 = Die Rundenkarte verlangt eine Linie aus drei Karten in einer Farbe (LL-80). Karten werden einzeln aufgedeckt (LL-81). Drei liegen offen, und Rot läuft durch alle: Rufe LINE!
head-guide-2 = Ein Ruf hält das Aufdecken an, und du hast 30 Sekunden (LL-83). Wähle Rot und tippe die drei Karten an: Jede kommt an deine Linie. Dann zeige sie.
head-guide-3 = Richtig: Die 3 gehört dir (LL-84). Awl war in der nächsten Runde schneller. Jetzt müssen es genau vier Karten sein (LL-82); Blau läuft durch vier dieser fünf. Rufe!
head-guide-4 = Wähle Blau und tippe die vier Karten der Reihe nach an. Eine, die nur andersherum passt, wird für dich gedreht. Drehen und verschieben kannst du auch selbst.
head-guide-5 = Nur zwei Karten liegen offen, eine Linie aus drei kann es nicht geben. Rufe trotzdem und sieh, was das kostet.
head-guide-6 = Du hast nichts zu zeigen: Sag es, oder lege irgendetwas aus. Eine falsche Linie kostet dich die niedrigste Karte, die du gewonnen hast (LL-84).
head-guide-7 = Deine 3 ist weg, und die Runde wird mit neuen Karten wiederholt (LL-85). Vier liegen offen, und Schwarz ergibt eine Linie aus drei. Rufe!
head-guide-8 = Zeige sie. Übrigens: Rufen zwei gleichzeitig, war niemand zuerst, und die Runde wird mit neuen Karten wiederholt (LL-86).
head-guide-9 = Das ist HEAD LINE. Sind alle neun Rundenkarten weg, gewinnen die meisten Punkte (LL-87). Im echten Spiel wartet niemand mit dem Aufdecken, und die anderen schauen auch.
