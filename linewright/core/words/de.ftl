# Refusals of the library
unreadable-move = { $text } lässt sich nicht als Zug lesen; Züge sehen so aus: { $examples }
unknown-game = das Spiel { $name } gibt es nicht; die Spiele sind: { $names }
broken-game = das Spiel { $name } des Pakets { $package } lässt sich nicht verwenden: { $why }
game-name-taken = ein anderes Spiel heißt schon so
game-no-card = { $where } ist keine Titelkarte von { $name }
game-folder-taken = sein Ordner { $taken } heißt wie der eines anderen Spiels
game-no-file = seine Datei { $file } fehlt
unknown-bot = den Bot { $name } gibt es nicht; die Bots sind: { $names }
bot-other-game = der Bot { $bot } spielt { $game } nicht; er spielt: { $games }
bad-seats = { $game } lässt sich nicht mit { $seats } Personen spielen; möglich: { $allowed }
no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
no-such-action = einen Zug mit der Nummer { $action } gibt es nicht; die Nummern gehen von 0 bis { $last }
bad-seed = { $seed } ist kein Startwert; ein Startwert ist eine ganze Zahl von 0 bis 4611686018427387903
unknown-option = { $game } hat keine Option { $name }; es gibt: { $names }
bad-option = { $name } kann nicht { $value } sein; möglich ist: { $expected }
nothing-to-undo = es gibt keinen Zug, der sich zurücknehmen lässt
not-a-race = { $at } ist keine Zeit für einen Zug von { $game }: Zeiten gibt es nur in Wettrennen, in ganzen Millisekunden
nothing-to-choose = Platz { $seat } hat gerade keinen Zug zur Wahl

# The command line
games-game = Spiel
games-seats = Personen
games-minutes = Minuten
games-about = worum es geht
games-option = Option
games-choices = Werte, der übliche zuerst
games-rule = Regel
games-title = { $title }: { $seats } Personen, etwa { $minutes } Minuten. Optionen, anzugeben als --option NAME=WERT:

# At the terminal table
you = Du
seat-name = Platz { $seat }
bot-tool = { $seat ->
    [0] Adze
    [1] Bevel
    [2] Chisel
    [3] Awl
    [4] Dowel
    [5] Gouge
    [6] Jig
    [7] Mallet
    [8] Plane
    [9] Rasp
    [10] Scribe
   *[other] Trammel
}
table-prompt = dein Zug
table-help = Gib einen Zug ein (Tab ergänzt ihn) oder: ? was geht · hint (Tipp) · undo (zurücknehmen) · rules REGEL · log (Verlauf) · save DATEI · quit (Ende) · Enter: die anderen weiterspielen lassen
table-legal = Du darfst:
table-examples = Züge sehen so aus:
table-idle = Alle anderen warten: Du bist dran.
table-hint = Tipp: { $move }
table-hint-chance = Gewinnchance: { $chance } %.
table-hint-next = Am zweitbesten: { $move }, { $chance } %.
table-hint-wait = warten
table-undone = Bis zu deinem letzten Zug zurückgenommen.
table-saved = Gespeichert in { $file }.
table-quit = Später fortsetzen mit: { $command }
table-not-saved = Die Partie ließ sich nirgends speichern. Sie läuft noch: „save DATEI“ versucht es woanders; noch einmal „quit“ beendet sie und gibt sie als Text aus.
table-lost = die Partie ließ sich nirgends speichern; kopiere den Text darüber in eine Datei und setze sie mit --load fort
table-bye = Bis bald!
table-winner = { $count ->
    [one] { $names } gewinnt: { $score }.
   *[other] { $names } gewinnen: { $score }.
}
table-you-win = Du gewinnst: { $score }.
table-nobody-wins = Niemand gewinnt: unentschieden.
table-score = { $name }: { $score }
table-thinking = der Maschinencode der Bots wird gebaut: { $done } von { $total }
table-review = Mit „review“ siehst du, was jede deiner Entscheidungen wert war; Enter beendet.
replay-end = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
replay-step = Enter: nächster Zug, q: Ende

# Deals that can be checked
deal-no-secret = { $found } ist kein Geheimnis eines Tisches: erwartet 64 hexadezimale Ziffern
deal-no-nonce = { $found } ist keine Zufallszahl: erwartet 16 bis 64 hexadezimale Ziffern, in einer gespeicherten Partie als Platz:Zahl
deal-other-commit = der Tisch hat den Fingerabdruck { $found } gezeigt, aber sein Geheimnis hat { $expected }
verify-good = Die Kartenverteilung stimmt: Das Geheimnis hat diesen Fingerabdruck, und alle { $moves } Züge sind in der daraus ausgeteilten Partie erlaubt.
verify-day = Das ist die Kartenverteilung vom { $day }: Sie folgt allein aus dem Datum, und alle { $moves } Züge sind darin erlaubt.
verify-commit = Fingerabdruck { $commit }
verify-no-deal = diese Partie wurde aus einem Startwert ausgeteilt, nicht aus einem Geheimnis: Es gibt nichts zu prüfen
verify-not-over = bisher stimmen alle Züge; die Partie ist noch nicht zu Ende

# The first-game guide
guide-elsewhere = { $move } ginge auch, aber probieren wir erst etwas anderes: { $expected }
guide-over = die Lektion ist zu Ende: Jetzt wartet eine richtige Partie auf dich
no-daily = { $game } hat kein Rätsel des Tages
no-guide = zu { $game } gibt es noch keine Lektion

# Reviews
review-none = für { $game } gibt es keine Analyse: niemand kann die Stellungen weiterspielen
