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
    [yes] Deine Linie stimmt nicht.
   *[no] Die Linie von { $who } stimmt nicht.
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

# Options
option-cards = Karten
option-cards-standard = unser Satz mit 60 Karten
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
option-wrong_call = Nach einem falschen Ruf
option-wrong_call-repeat = wird die Runde wiederholt
option-wrong_call-continue = spielen die anderen weiter
option-same_call_ms = Millisekunden, die als gleichzeitig gelten
option-pace = Sekunden zwischen zwei Karten
