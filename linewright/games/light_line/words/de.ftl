# What is wrong with a set of cards
cards-no-file = die Karten { $file } lassen sich nicht lesen: { $why }
cards-how-many = ein Satz hat 1 bis { $most } Karten; gefunden { $count }
cards-no-card = Zeile { $line } der Karten ist keine Karte: { $found }; erwartet Nummer, Rückseite und Linien wie R:N2-W3
cards-number = Zeile { $line } der Karten: Nummer { $number } kommt zweimal vor oder liegt nicht zwischen 1 und { $most }
cards-back = Zeile { $line } der Karten: eine Rückseite ist 2, 3, 4 oder 5; gefunden { $found }
cards-no-line = Zeile { $line } der Karten: { $found } ist keine Linie; erwartet eine Farbe (B R G Y K) und zwei Anschlüsse wie R:N2-W3
cards-port-twice = Zeile { $line } der Karten: { $found } benutzt einen Anschluss, der schon benutzt ist
cards-unknown = eine Karte { $number } gibt es in diesem Satz nicht
cards-none = nenne mindestens eine Karte, etwa „3 17 42“
cards-paper = { $found } ist kein Papier; erwartet a4 oder letter

# What a set is like
property-four-lines = auf jeder Karte vier Linien in vier verschiedenen Farben
property-straight-or-bent = jede Linie gerade oder mit einem Knick
property-drawable = zeichenbar: keine zwei Linien auf einer Spur, jeder Knick allein an seinem Platz
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
solve-thinking = suche …
printing = zeichne …
solve-limit = Die Suche hat bei ihrer Grenze von { $nodes } Schritten aufgehört; eine längere Linie kann es geben.
solve-none = Eine Linie aus { $count } Karten gibt es nicht.
colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz

# The command line
cli-deck = Kümmert sich um einen Satz LIGHT-LINE-Karten.
cli-deck-check = Sagt, was an einer Kartendatei falsch ist und wie der Satz ist.
cli-cards = Eine Kartendatei; sonst der Standardsatz.
cli-solve = Findet die längste Linie einer Farbe, die einige LIGHT-LINE-Karten bilden können, und zeichnet sie.
cli-solve-cards = Die Nummern der Karten, etwa "3 17 42".
cli-solve-joker = Löst SOLO LINE: Schwarz geht mit der Farbe zusammen.
cli-solve-length = Sucht eine Linie aus genau so vielen Karten.
cli-print = Macht ein PDF zum Ausdrucken, Vorder- und Rückseiten, neun Karten je Seite.
cli-print-what = Was gedruckt wird: light-line.
cli-print-out = Das PDF, das geschrieben wird.
cli-print-paper = a4 oder letter.
cards-print-what = { $found } lässt sich nicht drucken; erwartet light-line
cards-print-extra = zum Drucken fehlt ein Paket: pip install 'linewright[print]'
printed = { $pages } Seiten in { $file }. Beidseitig drucken, über die lange Kante gewendet.
