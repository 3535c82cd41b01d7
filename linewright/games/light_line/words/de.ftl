# What is wrong with a set of cards
cards-no-file = die Karten { $file } lassen sich nicht lesen: { $why }
cards-how-many = ein Kartensatz hat 1 bis { $most } Karten; gefunden { $count }
cards-no-card = Zeile { $line } der Karten ist keine Karte: { $found }; erwartet Nummer, Rückseite und Linien wie R:N2-W3
cards-number = Zeile { $line } der Karten: Nummer { $number } kommt zweimal vor oder liegt nicht zwischen 1 und { $most }
cards-back = Zeile { $line } der Karten: eine Rückseite ist 2, 3, 4 oder 5; gefunden { $found }
cards-no-line = Zeile { $line } der Karten: { $found } ist keine Linie; erwartet eine Farbe (B R G Y K) und zwei Anschlüsse wie R:N2-W3
cards-port-twice = Zeile { $line } der Karten: { $found } benutzt einen Anschluss, der schon benutzt ist
cards-unknown = die Karte { $number } gibt es in diesem Kartensatz nicht
cards-none = nenne mindestens eine Karte, etwa „3 17 42“
cards-paper = { $found } ist kein Papierformat; erwartet a4 oder letter

# What a set is like
property-four-lines = auf jeder Karte vier Linien in vier verschiedenen Farben
property-straight-or-bent = jede Linie gerade oder mit einem Knick
property-drawable = zeichenbar: Keine zwei Linien liegen auf einer Spur, und jeder Knick liegt allein an seinem Platz
property-different = jede Kante benutzt, und keine zwei Karten gleich, auch gedreht oder ohne Farben nicht
property-colours = jede Farbe auf 48 von 60 Karten, etwa 8-mal an jedem Anschluss
property-straights = in jeder Farbe gleich viele gerade Linien, die Hälfte davon senkrecht
property-backs = Rückseiten 13 x 2, 21 x 3, 13 x 4, 13 x 5, und keine Rückseite verrät ihre Vorderseite
property-playable = genug für alle Spiele: 7 Dreien für LINE; 4 Dreien, 3 Vieren, 2 Fünfen für HEAD LINE
deck-good = { $count } Karten: alle Eigenschaften treffen zu.
deck-not-good = { $count } Karten: nicht alle Eigenschaften treffen zu. Zum Spielen nötig ist nur die letzte.

# What the solver says
solve-answer = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} in { $colour }: { $layout }
solve-thinking = Suche läuft …
printing = Karten werden gezeichnet …
solver-building = der Löser von LIGHT LINE wird gebaut …
solver-built = der Löser von LIGHT LINE ist bereit
solve-limit = Die Suche hat nach { $nodes } Schritten aufgehört, ihrer Grenze; vielleicht gibt es eine längere Linie.
solve-none = Eine Linie aus { $count } Karten gibt es nicht.
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz

# The command line
cli-deck = Rund um einen Satz LIGHT-LINE-Karten.
cli-deck-check = Sagt, was an einer Kartendatei falsch ist und welche Eigenschaften der Kartensatz hat.
cli-cards = Eine Kartendatei (ohne Angabe der Standardsatz).
cli-solve = Findet die längste Linie einer Farbe, die einige LIGHT-LINE-Karten bilden können, und zeichnet sie.
cli-solve-cards = Die Nummern der Karten, etwa "3 17 42".
cli-solve-joker = Löst SOLO LINE: Schwarz gilt als Joker.
cli-solve-length = Sucht eine Linie aus genau so vielen Karten.
cli-print = Erzeugt ein PDF zum Ausdrucken, Vorder- und Rückseiten, neun Karten pro Seite.
cli-print-what = Was gedruckt wird: light-line.
cli-print-out = Die PDF-Datei, die geschrieben wird.
cli-print-paper = a4 oder letter.
cards-print-what = { $found } lässt sich nicht drucken; erwartet light-line
cards-print-extra = zum Drucken fehlt ein Paket: pip install 'linewright[print]'
printed = { $pages } Seiten in { $file }. Beidseitig drucken, über die lange Kante gewendet.

# What each game is
about-line = Lege deine Karte so, dass farbige Linien wachsen. Jeder Abschnitt bringt einen Punkt, und bezahlt wirst du mit Karten von den Stapeln.
about-long-line = Alle bauen gleichzeitig, jeweils mit acht Karten: Bilde die längste Linie in einer Farbe und rufe ihre Länge.
about-kidz-line = Decke eine Karte auf und suche einen Platz, an dem sie eine Linie verlängert.
about-solo-line = Ein Rätsel für eine Person: zehn Karten, eine Linie durch alle, und Schwarz ist ein Joker.
about-head-line = Karten werden einzeln aufgedeckt: Finde im Kopf eine Linie der gesuchten Länge und rufe vor den anderen.
cards-too-few = dieser Kartensatz mit { $count } Karten ist zu klein: Das Spiel braucht { $needed } (und nach Rückseiten: { $backs })

# Why a move is refused
why-ll-2 = jede Karte liegt auf einem eigenen Platz, Kante an Kante mit den anderen, höchstens 60 Spalten oder Zeilen von der Mitte entfernt
why-ll-10 = die Karte kommt auf einen leeren Platz, der eine ganze Kante mit einer Karte auf dem Tisch gemeinsam hat
why-ll-11 = die Karte muss eine Linie verlängern: Eine ihrer Farben muss auf einer Nachbarkarte auf dieselbe Farbe treffen
why-ll-31 = du bist nicht dran
why-ll-32 = dein Zug hat eine feste Reihenfolge: Karte legen, Zahlenkarten nehmen, nachziehen
why-ll-33 = deine Karte lässt sich legen, also musst du sie legen; Ersatz ziehst du von einem Stapel, der noch Karten hat
why-ll-34 = diese Karte hast du in diesem Zug schon versucht
why-ll-35 = nimm eine oder zwei Zahlenkarten, die zusammen genau deine Punkte zeigen, oder 10, wenn du mehr hast
why-ll-37 = die Stapel geben deine Punkte nicht her: Nimm die eine oder die zwei Karten mit der höchsten Summe darunter
why-ll-38 = dieser Stapel ist leer
why-ll-39 = die Partie ist zu Ende
why-ll-51 = du baust nur mit deinen eigenen acht Karten, mit jeder einmal
why-ll-52 = diese Zahl ist schon vergeben oder liegt nicht zwischen 1 und 8
why-ll-53 = du hast schon gerufen und bist mit dieser Runde fertig
why-ll-54 = die Partie ist zu Ende
why-ll-55 = die Linie auf deiner Werkbank hat nicht so viele Karten
why-ll-56 = nur der Tisch beendet eine Runde nach Zeit, und nur, wenn eine Zeit vereinbart ist
why-ll-61 = du musst die Karte legen, die du aufgedeckt hast, und keine andere
why-ll-62 = die Partie ist zu Ende
why-ll-63 = die Karte lässt sich legen, also muss sie gelegt werden
why-ll-70 = du baust nur mit den Karten auf deiner Hand, mit jeder einmal
why-ll-73 = du hast dich fertig gemeldet oder aufgegeben: Die Partie ist zu Ende
why-ll-81 = der Tisch deckt die Karten auf und misst die Zeit
why-ll-82 = die Linie besteht aus offenen Karten, jede kommt nur einmal vor
why-ll-83 = ein Ruf hält das Aufdecken an; wer gerufen hat, zeigt jetzt eine Linie
why-ll-85 = du bist für diese Runde draußen
why-ll-87 = die Partie ist zu Ende

# What happened
told-place = { $you ->
    [yes] Du legst { $card } auf { $cell } und bekommst { $points } Punkte.
   *[no] { $who } legt { $card } auf { $cell } und bekommt { $points } Punkte.
}
told-take = { $you ->
    [yes] Du nimmst { $numbers }.
   *[no] { $who } nimmt { $numbers }.
}
told-take-none = { $you ->
    [yes] Du nimmst nichts: Für so wenige Punkte gibt es keine Karte mehr.
   *[no] { $who } nimmt nichts: Für so wenige Punkte gibt es keine Karte mehr.
}
told-draw = { $you ->
    [yes] Du ziehst vom { $number }er-Stapel.
   *[no] { $who } zieht vom { $number }er-Stapel.
}
told-under = { $you ->
    [yes] Deine Karte passt nirgends und kommt unter den { $number }er-Stapel.
   *[no] Die Karte von { $who } passt nirgends und kommt unter den { $number }er-Stapel.
}
told-ending = Die Stapel reichen nicht mehr für alle Punkte: Das ist die letzte Runde.
told-over = Die Partie ist zu Ende.
told-lay = { $you ->
    [yes] Du legst { $card } auf { $cell }.
   *[no] { $who } legt { $card } auf { $cell }.
}
told-missed = { $you ->
    [yes] Du schiebst { $card } unter deinen Stapel.
   *[no] { $who } schiebt { $card } unter den eigenen Stapel.
}
told-solo-lay = { $you ->
    [yes] Deine längste Linie hat { $length } von { $size } Karten.
   *[no] { $who } hat eine Linie mit { $length } von { $size } Karten.
}
told-solved = { $you ->
    [yes] Gelöst: Deine Linie läuft durch alle { $size } Karten!
   *[no] Gelöst: { $who } hat eine Linie durch alle { $size } Karten!
}
told-not-solved = { $you ->
    [yes] Nicht gelöst: Deine Linie hat { $length } von { $size } Karten.
   *[no] Nicht gelöst: Die Linie von { $who } hat { $length } von { $size } Karten.
}
told-give-up = { $you ->
    [yes] Du gibst auf. Deine Linie hat { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }.
   *[no] { $who } gibt auf. Die Linie hat { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }.
}
told-bench = { $you ->
    [yes] Du legst Karten auf deine Werkbank.
   *[no] { $who } legt Karten auf die Werkbank.
}
told-call = { $you ->
    [yes] Du rufst LINE { $number }.
   *[no] { $who } ruft LINE { $number }.
}
told-false-call = { $you ->
    [yes] Du rufst LINE { $number }, aber so lang ist die Linie nicht: keine Punkte in dieser Runde.
   *[no] { $who } ruft LINE { $number }, aber so lang ist die Linie nicht: keine Punkte in dieser Runde.
}
told-slower = { $you ->
    [yes] Du warst mit dieser Zahl langsamer und baust weiter.
   *[no] { $who } war mit dieser Zahl langsamer und baut weiter.
}
told-time = Die Zeit ist um.
told-round = Runde { $round } ist zu Ende.
told-round-points = { $you ->
    [yes] Du bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $who } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
told-round-capped = { $you ->
    [yes] Du hast nicht gerufen: Deine Linie mit { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    } bringt { $points }, weniger als jede gerufene.
   *[no] { $who } hat nicht gerufen: Die Linie mit { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    } bringt { $points }, weniger als jede gerufene.
}
told-all-open = Alle Karten liegen offen, und niemand hat gerufen: Sie werden gemischt, und die Runde beginnt von vorn.
told-turn = { $card } wird aufgedeckt.
told-head-call = { $you ->
    [yes] LINE! Du hast gerufen.
   *[no] LINE! { $who } hat gerufen.
}
told-same-time = Zwei Rufe gleichzeitig: Die Runde wird mit neuen Karten wiederholt.
told-right = { $you ->
    [yes] Richtig: Du gewinnst die { $number }.
   *[no] Richtig: { $who } gewinnt die { $number }.
}
told-wrong = { $you ->
    [yes] Falsch: Deine Linie hat { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }, nicht { $number }.
   *[no] Falsch: Die Linie von { $who } hat { $length ->
        [one] 1 Karte
       *[other] { $length } Karten
    }, nicht { $number }.
}
told-time-over = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] { $who } hat keine Zeit mehr.
}
told-lost = { $you ->
    [yes] Du verlierst eine { $number }.
   *[no] { $who } verliert eine { $number }.
}

# At the table
colours = Farben
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
piles = Stapel
pile = { $number }er: { $count }
holds-number = eine { $number } auf der Hand
holds-card = Karte { $card } auf der Hand
holds-nothing = keine Karte auf der Hand
number-cards = Zahlenkarten { $numbers }
no-number-cards = keine Zahlenkarten
your-card = Deine Karte
card-of = { $who } { $you ->
    [yes] hast aufgedeckt
   *[no] hat aufgedeckt
}
as-it-is = wie sie ist
turned = gedreht
last-round = Die letzte Runde läuft.
columns-shown = Zu sehen sind die Spalten { $first } bis { $last } von { $least } bis { $most }; ein breiteres Fenster zeigt mehr.
do-place = Lege deine Karte: place { $card } SPALTE,ZEILE; mit „turned“ dahinter wird sie gedreht. Die Zahlen neben den Karten sind die Plätze.
do-under = Deine Karte passt nirgends: Mit „under“ schiebst du sie unter ihren Stapel.
do-replace = Ziehe eine andere Karte und spiele sie sofort: { $moves }
do-take = Deine Karte bringt { $points } Punkte. Nimm Zahlenkarten, die { $total } wert sind: { $moves }
do-take-less = Deine Karte bringt { $points } Punkte, und die Stapel geben höchstens { $total } her: { $moves }
do-draw = Ziehe deine nächste Linienkarte: { $moves }
do-wait = Dran: { $names }.
do-over = Die Partie ist zu Ende.
do-kidz-place = Suche einen Platz, an dem die Karte eine Linie verlängert: place { $card } SPALTE,ZEILE; mit „turned“ dahinter wird sie gedreht.
do-kidz-may-miss = Wenn du keinen findest, gib „under“ ein.
do-kidz-under = Die Karte verlängert keine Linie: Mit „under“ kommt sie unter deinen Stapel.
round-of = Runde { $round } von { $rounds }
placed-cards = { $count ->
    [one] 1 Karte gelegt
   *[other] { $count } Karten gelegt
}
face-down = { $count } verdeckt
put-under = unter dem Stapel: { $cards }
your-cards = Deine Karten
cards-not-laid = Deine Karten, die nicht auf der Werkbank liegen
bench = Werkbank
bench-bare = Deine Werkbank ist noch leer.
bench-line = Deine längste Linie in { $colour }: { $length } von { $size } Karten
layout-help = R ist die Farbe (B, R, G, Y oder K), 3@0,0 ist Karte 3 in Spalte 0, Zeile 0, und t dreht sie; Zeilen zählen nach unten.
do-solo-lay = Lege Karten auf die Werkbank, zum Beispiel so: { $move }
do-solo-more = So liegen sie jetzt. Gib es mit mehr Karten oder in anderer Anordnung noch einmal ein: { $move }
do-solo-end = Fertig? Gib „line“ ein. Keine Idee? „hint“ gibt einen Tipp, „give up“ gibt auf.
called-number = { $number } gerufen
called-wrong = falsch gerufen
still-building = baut noch
points-of-rounds = { $points } = { $total }
numbers-taken = Vergebene Zahlen: { $numbers }
no-numbers-taken = Noch ist keine Zahl vergeben.
do-long-call = Fertig? Mit { $move } rufst du deine Linie. Enter: Die anderen bauen weiter.
do-long-taken = Die { $number } ist vergeben: Baue eine andere Linie. Enter: Die anderen bauen weiter.
do-long-wait = Enter: Die anderen bauen weiter. Wer übrig bleibt, bekommt weniger als alle, die gerufen haben (LL-53).
wanted = Gesucht: eine Linie aus genau { $number } Karten in einer Farbe
open-cards = Offene Karten
no-open-cards = Noch liegt keine Karte offen.
cards-in-deck = { $count ->
    [one] 1 verdeckte Karte im Nachziehstapel
   *[other] { $count } verdeckte Karten im Nachziehstapel
}
round-cards-left = Übrige Rundenkarten: { $numbers }
won-cards = gewonnen: { $numbers }
won-nothing = noch nichts gewonnen
out-of-round = für diese Runde draußen
do-head-look = Siehst du so eine Linie? Gib „call“ ein. Enter: Die nächste Karte wird aufgedeckt, wenn niemand ruft.
do-head-show = Zeige deine Linie, so geschrieben: { $move }
do-head-out = Du bist für diese Runde draußen.
table-idle = Alle anderen warten auf dich: Spiele einen Zug, oder lass mit „time“ deine Zeit ablaufen.

# What a move would bring, or why it may not be, in short
offer-place = { $points } Punkte
offer-take = { $numbers } nehmen
offer-take-none = nichts nehmen
offer-draw = vom { $number }er-Stapel ziehen (bleiben { $left })
offer-under = passt nirgends: kommt unter den { $number }er-Stapel
offer-lay = { $count ->
    [one] verlängert 1 Linie
   *[other] verlängert { $count } Linien
}
offer-miss = kommt unter deinen Stapel
offer-line = { $length ->
    [one] 1 Karte von { $size }
   *[other] { $length } Karten von { $size }
}
offer-line-solved = eine Linie durch alle { $size } Karten
offer-give-up = aufgeben und eine Lösung sehen
offer-call = LINE { $number } { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
}
offer-call-wrong = keine Linie mit { $number }: brächte nichts
offer-head-call = eine Linie mit { $number }
not-ll-33 = deine Karte lässt sich legen
not-ll-34 = schon probiert
not-ll-38 = leer
not-ll-52 = { $number } ist vergeben
not-ll-55 = keine Linie mit { $number }

# Why a hint is good
hint-line-points = Das bringt { $points } Punkte und verlängert { $count ->
    [one] eine Linie
   *[other] { $count } Linien
}.
hint-line-joins = Deine Karte schließt eine Linie mit { $length } Abschnitten { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
} zusammen.
hint-line-best = Keine andere der { $count } Möglichkeiten bringt so viel.
hint-line-one-card = Eine Karte statt zwei: Bei Gleichstand gewinnt, wer weniger Zahlenkarten hat.
hint-line-only = Anders lassen sich die Punkte nicht auszahlen.
hint-line-none = Für so wenige Punkte gibt es keine Karte mehr.
hint-line-leaves = Dann { $left ->
    [0] bleibt keine Karte
    [one] bleibt eine Karte
   *[other] bleiben { $left } Karten
} im { $number }er-Stapel.
hint-line-tallest = Kein Stapel ist höher als der { $number }er-Stapel: { $left ->
    [0] Keine Karte bleibt
    [one] Eine Karte bleibt
   *[other] { $left } Karten bleiben
} dort, um Punkte auszuzahlen.
hint-line-under = Deine Karte passt nirgends.
hint-kidz-goes-on = Dort verlängert deine Karte eine Linie: { $length } Karten { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
}.
hint-kidz-lines = Sie verlängert { $count } Linien auf einmal.
hint-kidz-under = Die Karte passt nirgends.
hint-solo-declare = Deine Linie läuft durch alle { $size } Karten!
hint-solo-start = Eine Linie { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
} kann durch alle { $size } Karten laufen, und darin liegt { $card } neben { $next }.
hint-solo-next = Mit { $card } an dieser Stelle kann eine Linie { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
} noch alle { $size } Karten erreichen.
hint-solo-back = { $proven ->
    [yes] So lässt sich deine Linie nicht durch alle Karten führen
   *[no] Ich sehe nicht, wie deine Linie so durch alle Karten laufen kann
}. Ohne { $count ->
    [one] eine der Karten
   *[other] { $count } der Karten
} und mit { $card } an dieser Stelle kann eine Linie { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
} alle { $size } erreichen.
hint-solo-anew = Ich sehe nicht, wie deine Linie so durch alle Karten laufen kann. Eine Linie { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
} durch alle { $size } Karten hat { $card } neben { $next }.
hint-solo-longest = Ich sehe keine Linie durch alle { $size } Karten; diese hat { $length } { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
}.
hint-long-lay = Das ergibt eine Linie mit { $length } Karten { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
}.
hint-long-call = Deine Linie mit { $length } Karten { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
} hat eine Zahl, die noch frei ist.
hint-long-longest = Eine längere Linie geben deine Karten nicht her.
hint-long-cap = Wer nicht ruft, bekommt dann höchstens { $cap }.
hint-head-wait = Unter den offenen Karten ist noch keine Linie mit { $number } Karten.
hint-head-call = Unter den offenen Karten ist eine Linie mit { $number } Karten.
hint-head-show = Das ist eine Linie mit { $number } Karten { $colour ->
    [B] in Blau
    [R] in Rot
    [G] in Grün
    [Y] in Gelb
   *[K] in Schwarz
}.

# Options
option-cards = Karten
option-cards-standard = unser Satz mit 60 Karten
option-cards-own = eigene Karten
option-cards-lines = { $you ->
    [yes] dein eigener Satz mit { $count } Karten
   *[no] { $host } bringt einen eigenen Satz mit { $count } Karten mit
}
option-cards-write = Deine Karten, eine pro Zeile
option-cards-example = 1 3 R:N2-W3 G:N1-S1 Y:E1-W1 K:N3-E2
option-cards-help = Schreib deine gedruckten Karten einmal ab: für jede Karte eine Zeile mit ihrer Nummer (1, 2, 3 …), der Zahl auf der Rückseite und ihren farbigen Linien. Eine Linie ist eine Farbe und ihre beiden Enden. Farben: B Blau, R Rot, G Grün, Y Gelb, K Schwarz. Enden: N1 N2 N3 oben und S1 S2 S3 unten, von links nach rechts; W1 W2 W3 links und E1 E2 E3 rechts, von oben nach unten. R:N2-W3 läuft also in Rot von oben Mitte nach links unten. Eine Anmerkung beginnt mit #.
option-open_hands = Handkarten
option-open_hands-false = verdeckt
option-open_hands-true = offen
option-final_draw = Nachziehen in der letzten Runde
option-final_draw-true = wie sonst auch
option-final_draw-false = niemand zieht mehr
option-false_call = Falsche Rufe
option-false_call-refuse = werden abgelehnt
option-false_call-zero = bringen in dieser Runde keine Punkte
option-round_timer = Sekunden pro Runde (0: unbegrenzt)
option-strict_kids = Karten, die sich legen lassen
option-strict_kids-true = müssen gelegt werden
option-strict_kids-false = dürfen übersehen werden
option-hand_size = Karten im Rätsel
option-solvable = Karten
option-solvable-true = lassen sich lösen (bis 20 Karten)
option-solvable-false = wie sie kommen
option-day = Rätsel des Tages
option-day-none = beliebige Karten
option-wrong_call = Nach einem falschen Ruf
option-wrong_call-repeat = wird die Runde wiederholt
option-wrong_call-continue = spielen die anderen weiter
option-same_call_ms = Millisekunden, die als gleichzeitig gelten
option-pace = Sekunden zwischen zwei Karten

# Karten und Tisch im Browser, in allen fünf Spielen
neon-card = Karte { $card }: { $lines }
neon-card-turned = Karte { $card }, gedreht: { $lines }
neon-tube = { $colour } { $from } nach { $to }
letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
letter-black = K
board-view = Ansicht
board-nearer = Näher
board-farther = Weiter weg
board-all = Alles zeigen
board-letters = Buchstaben
laid-last = zuletzt gelegt

# Die Werkbank auf der Seite
bench-strip = Noch nicht gelegte Karten
bench-all-laid = Alle Karten liegen auf der Werkbank.
bench-tools = Die gewählte Karte
bench-turn = Drehen
bench-aside = Weglegen
bench-undo = Zurück
bench-card = Spalte { $column }, Zeile { $row }: { $card }
bench-place = In Spalte { $column }, Zeile { $row } legen
bench-picked = Gewählt: { $card }
bench-laid = Karte { $card } liegt in Spalte { $column }, Zeile { $row }.
bench-turned = Karte { $card } ist gedreht.
bench-taken = Karte { $card } ist weggelegt.
bench-undone = Zurückgenommen.

# Sets of rules
preset-standard = Standard
preset-standard-about = Die gedruckten Regeln.
preset-open = Offene Karten
preset-open-about = Alle Linienkarten liegen offen, damit ihr euch gegenseitig helfen könnt.
preset-sudden = Schnelles Ende
preset-sudden-about = Sobald die Stapel nicht mehr für alle Punkte reichen, zieht niemand mehr nach.
preset-timed = Auf Zeit
preset-timed-about = Jede Runde dauert höchstens 90 Sekunden.
preset-bold = Mutig
preset-bold-about = Ein falscher Ruf wird nicht abgelehnt, sondern bringt in dieser Runde keine Punkte.
preset-looking = Gute Augen
preset-looking-about = Wer keinen Platz entdeckt, schiebt die Karte unter den eigenen Stapel.
preset-eight = Zum Aufwärmen
preset-eight-about = Acht Karten.
preset-fourteen = Schwer
preset-fourteen-about = Vierzehn Karten.
preset-twenty = Sehr schwer
preset-twenty-about = Zwanzig Karten.
preset-calm = In Ruhe
preset-calm-about = Alle acht Sekunden eine neue Karte.
preset-brisk = Schnell
preset-brisk-about = Alle zwei Sekunden eine neue Karte.
preset-on = Weiter geht’s
preset-on-about = Nach einem falschen Ruf spielen die anderen mit denselben Karten weiter.
