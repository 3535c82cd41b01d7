about = Jede Karte nennt ein Feld. Wer zuerst vier Pips in einer Linie hat, gewinnt.

# Warum ein Zug abgelehnt wird: why- und die Nummer der Regel
why-pi-3 = Du bist nicht dran.
why-pi-4 = Diese Karte hast du nicht.
why-pi-5 = Auf diesem Feld liegt schon dein eigener Pip.
why-pi-6 = Tauschen darfst du nur, wenn du keine deiner Karten spielen kannst.
why-pi-8 = Die Partie ist zu Ende.

# Was ein Zug bewirkt hat
told-pip = { $you ->
    [yes] { $who } legst einen Pip auf { $cell }.
   *[no] { $who } legt einen Pip auf { $cell }.
}
told-take = { $you ->
    [yes] { $who } nimmst dir { $cell }.
   *[no] { $who } nimmt sich { $cell }.
}
told-swap = { $you ->
    [yes] { $who } tauschst { $cards } Karten.
   *[no] { $who } tauscht { $cards } Karten.
}
told-line = { $you ->
    [yes] Das sind vier in einer Linie: Du gewinnst!
   *[no] Das sind vier in einer Linie: { $who } gewinnt.
}
told-gone = Alle Karten sind gespielt: Wer die meisten Pips in einer Linie hat, gewinnt.

# Was ein Zug brächte, oder warum er nicht geht
offer-pips = { $pips ->
    [one] neue Linie
    [4] gewinnt!
   *[other] { $pips } in einer Linie
}
offer-swap = neue Karten
not-pi-3 = nicht dran
not-pi-5 = schon deins
not-pi-6 = du kannst spielen
not-pi-8 = Partie zu Ende

# Warum ein Zug gut ist
hint-line = { $cell } ergibt vier in einer Linie.
hint-build = { $cell } ergibt { $pips } in einer Linie, die nur dir gehört.
hint-block = { $cell } stoppt eine Linie mit { $pips } Pips.
hint-open = { $lines ->
    [0] Durch { $cell } ist keine Linie mehr offen.
    [one] Durch { $cell } ist noch eine Linie offen.
   *[other] Durch { $cell } sind noch { $lines } Linien offen.
}
hint-safe = { $cell } kann dir niemand mehr nehmen.
hint-swap = Du kannst keine deiner Karten spielen.

# Optionen
option-corners = Die vier Ecken
option-corners-false = zählen nicht als Linie
option-corners-true = zählen als Linie
preset-standard = Standard
preset-standard-about = Reihen, Spalten und Diagonalen.
preset-corners = Ecken
preset-corners-about = Auch die vier Ecken zählen als Linie.

# Das erste Spiel
guide-1 = Willkommen! Jede Karte nennt ein Feld (PI-1), und du hast fünf davon (PI-2). Spiele B2: Dort liegt dann dein Pip (PI-4).
guide-2 = Awl liegt auf C3, wo deine Diagonale weitergeht. Du hast die andere Karte C3: Spiele sie, und dein Pip nimmt den Platz ein (PI-4).
guide-3 = Deine zweite Karte B2 geht nicht, solange B2 dir gehört (PI-5), und wegnehmen kann es dir niemand. Du bist wieder dran (PI-3): Spiele A1.
guide-4 = D4 ergibt vier in einer Linie, und damit gewinnst du sofort (PI-7).
guide-5 = Gut gemacht! Kannst du keine deiner Karten spielen, tauschst du sie (PI-6). Sind alle Karten gespielt, gewinnt, wer die meisten Pips in einer Linie hat (PI-8).

# Im Terminal und auf der Seite
hand = Deine Hand
deck = { $cards ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
swap = Tauschen
your-turn = Du bist dran
turn-of = { $who } ist dran
over = Partie zu Ende
board = Spielplan
cell-free = { $cell }, frei
cell-of = { $cell }, { $who }
hinted = Tipp
keys-game = 1 bis 5: Handkarte spielen. S: Karten tauschen. Tab: von Karte zu Karte.
