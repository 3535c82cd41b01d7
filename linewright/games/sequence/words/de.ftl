about = Spiele eine Karte, setze einen Marker deines Teams auf ihr Feld und bilde Reihen aus fünf Markern, bevor es die anderen tun.

# What is wrong with a board
board-no-file = der Spielplan { $file } lässt sich nicht lesen: { $why }
board-not-ten-rows = ein Spielplan hat zehn Zeilen mit je zehn Karten; gefunden { $found }
board-not-ten-cards = Zeile { $row } des Spielplans hat nicht zehn Karten: { $found }
board-corner-covered = die Ecke { $cell } des Spielplans muss frei sein (**), zeigt aber { $found }
board-free-square = nur die Ecken des Spielplans sind frei; { $cell } ist es auch
board-no-card = { $cell } des Spielplans zeigt keine Karte: { $found }
board-jack = { $cell } des Spielplans zeigt { $found }; Buben sind nicht auf dem Spielplan
board-not-twice = { $card } muss zweimal auf dem Spielplan sein; dort ist sie { $times ->
    [0] gar nicht
    [one] einmal
   *[other] { $times }-mal
} ({ $cells })

# Why a move is refused
why-sq-1 = dieses Feld gibt es auf dem Spielplan nicht
why-sq-2 = diese Karte gibt es nicht
why-sq-12 = du bist nicht dran
why-sq-20 = diese Karte hast du nicht auf der Hand
why-sq-21 = die Karte gehört auf ein leeres Feld, das sie zeigt
why-sq-23 = du hast jetzt keine Karte nachzuziehen: Das geschieht automatisch, oder es ist schon zu spät
why-sq-25 = passen darfst du nur, wenn du keine deiner Karten spielen kannst
why-sq-26 = eine Ecke gehört allen; dort wird nichts gesetzt und nichts weggenommen
why-sq-30 = mit einem zweiäugigen Buben setzt du einen Marker auf ein leeres Feld
why-sq-31 = ein einäugiger Bube nimmt einen gegnerischen Marker weg, aus einer fertigen Sequenz nur mit der Profiregel
why-sq-32 = Buben sind nie tote Karten, und ein Bube, der nichts bewirken kann, lässt sich nicht spielen
why-sq-40 = die Karte ist nicht tot: Eines ihrer Felder ist frei
why-sq-41 = du darfst pro Zug nur eine tote Karte tauschen und hast schon eine getauscht
why-sq-53 = wähle, welche fünf die Sequenz bilden: fünf deiner Marker ohne Lücke, und der neue gehört dazu
why-sq-55 = die Partie ist zu Ende
why-sq-56 = die Partie ist zu Ende
why-sq-60 = Absprachen müssen am Tisch gemeldet und bestätigt werden; danach gibt zuerst jedes Teammitglied eine Karte ab

# What happened
told-place = { $who }: { $card } auf { $cell }.
told-jack = { $who }: { $card }, zwei Augen, auf { $cell }.
told-take = { $who }: { $card }, ein Auge, nimmt den Marker von { $cell }.
told-dead = { $who }: { $card } ist tot und wird getauscht.
told-drop = { $you ->
    [yes] { $who } gibst eine Karte ab: { $card }.
   *[no] { $who } gibt eine Karte ab: { $card }.
}
told-draw = { $you ->
    [yes] { $who } ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
}
told-pass = { $you ->
    [yes] { $who } passt: Keine deiner Karten ist spielbar.
   *[no] { $who } passt: Keine Handkarte ist spielbar.
}
told-lock = { $you ->
    [yes] { $who } wählst { $first } bis { $last } als Sequenz.
   *[no] { $who } wählt { $first } bis { $last } als Sequenz.
}
told-talk = Team { $team } hat sich abgesprochen: Alle im Team geben eine Karte ab.
told-sequence = Team { $team } hat eine Sequenz von { $first } bis { $last }!
told-broken = Die Sequenz { $first } bis { $last } von Team { $team } ist zerstört.
told-reshuffle = Die Ablagestapel werden zu einem neuen Nachziehstapel gemischt.
told-too-late = { $you ->
    [yes] { $who } hast das Nachziehen vergessen; jetzt ist es zu spät.
   *[no] { $who } hat das Nachziehen vergessen; jetzt ist es zu spät.
}
told-won = Team { $team } gewinnt!
told-won-most = Niemand kann mehr spielen: Team { $team } hat die meisten Sequenzen und gewinnt!
told-draw-game = Niemand kann mehr spielen, und kein Team führt: unentschieden.

# At the table
team = Team { $team }
draw-pile = Nachziehstapel
your-hand = Deine Hand
played = gespielt
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
sequences-needed = { $count ->
    [one] eine Sequenz zum Sieg
   *[other] { $count } Sequenzen zum Sieg
}
phase-playing = Es wird gespielt
phase-locking = Wähle, welche fünf die Sequenz bilden
phase-dropping = Eine Karte wird abgegeben
phase-over = Die Partie ist zu Ende
dead-card = tot

# How cards, teams and squares are read
card-name = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}{ $rank ->
    [A] -Ass
    [K] -König
    [Q] -Dame
    [J] -Bube
    [T] { " " }10
   *[other] { " " }{ $rank }
}
suit-name = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
team-A = Blau
team-B = Grün
team-C = Rot
marker-A = blau, rund
marker-B = grün, sechseckig
marker-C = rot, quadratisch
cell-empty = { $cell }, { $card }, leer
cell-legal = { $cell }, { $card }, leer, möglich
cell-marked = { $cell }, { $card }, { $team }
cell-takeable = { $cell }, { $card }, { $team }, kann weggenommen werden
cell-fixed = { $cell }, { $card }, { $team }, Teil einer Sequenz
cell-corner = { $cell }, Ecke, zählt für alle

# What a card in hand can do
can-place = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
can-anywhere = auf jedes leere Feld
can-take = nimmt einen weg
can-swap = tot: tauschen
can-nothing = nicht spielbar
jack-two-eyed = zwei Augen: auf jedes leere Feld
jack-one-eyed = ein Auge: nimmt einen gegnerischen Marker weg

# Presets and options
preset-standard = Standard
preset-standard-about = Nachgezogen wird automatisch; sonst gelten die gedruckten Regeln.
preset-like-at-home = Wie zu Hause
preset-like-at-home-about = { $seats ->
    [2] Ihr zieht selbst nach und könnt es vergessen.
    [3] Ihr zieht selbst nach und könnt es vergessen.
   *[other] Ihr zieht selbst nach und könnt es vergessen; Absprachen kosten alle im Team eine Karte.
}
preset-profi = Profi
preset-profi-about = Einäugige Buben dürfen auch fertige Sequenzen zerstören.
option-teams = Teams
option-draw = Nachziehen
option-draw-automatic = automatisch
option-draw-by_hand = von Hand (Vergessen kostet eine Karte)
option-dead_cards = Tote Karten
option-dead_cards-one = eine pro Zug tauschen
option-dead_cards-any = beliebig viele tauschen
option-table_talk = Absprachen
option-table_talk-false = erlaubt
option-table_talk-true = kosten alle im Team eine Karte
option-profi = Fertige Sequenzen
option-profi-false = sicher
option-profi-true = durch einäugige Buben zerstörbar
option-board = Spielplan
option-board-standard = Standard

# On the page
brief-swap = Tausch
cap-anywhere = überall
cap-take = nimmt weg
may-draw = darf ziehen
lock-brief = Mit deinem Marker auf { $cell } liegen { $count } in einer Reihe; fünf davon bilden die Sequenz und bleiben liegen. { $rule }
brief-anywhere = frei
brief-take = weg
nothing-yet = Der Spielplan ist leer.
turn-of = { $who } ist dran
choose-card = Wähle eine Karte aus deiner Hand.
or = oder
place-on = { $card }: Setze auf { $cells } { $rule }
jack-place = { $card }, zwei Augen: Setze einen Marker auf ein beliebiges leeres Feld. { $rule }
jack-take = { $card }, ein Auge: Nimm einen gegnerischen Marker vom Spielplan. { $rule }
take-picked = { $cell }, { $marker }, auf { $card }
take-off = Wegnehmen
card-dead = { $card } ist tot: Beide Felder sind belegt. { $rule }
card-nowhere = { $card } lässt sich gerade nicht spielen.
card-waits = { $card }: Du kannst sie spielen, wenn du dran bist.
swap = tauschen
swap-it = Tauschen
swap-card = Tote Karte { $card } tauschen
pass = Passen
pass-why = Keine deiner Karten lässt sich spielen. { $rule }
draw-card = Karte ziehen
draw-why = Du darfst noch eine Karte nachziehen. Ziehe sie rechtzeitig, sonst verfällt sie. { $rule }
drop-title = Gib eine Karte ab
drop-why = Dein Team hat sich abgesprochen: Wähle eine Karte, die du abgibst. { $rule }
drop-card = { $card } abgeben
drop-waits = Karten werden abgegeben
move-place = { $card } auf { $cell }
move-take = { $card } nimmt den Marker von { $cell }
from-to = { $first } bis { $last }
lock-title = Welche fünf bilden die Sequenz?
lock-why = Mit deinem Marker auf { $cell } liegen { $count ->
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
} in einer Reihe. Fünf werden zur Sequenz und bleiben liegen; { $left ->
    [one] der übrige bleibt ein gewöhnlicher Marker, den
   *[other] die übrigen bleiben gewöhnliche Marker, die
} ein einäugiger Bube wegnehmen kann. { $rule } { $more }
lock-broken = Der Marker auf { $cell } ist weg und die Sequenz zerstört, aber es liegen noch { $count } deiner Marker in einer Reihe. Fünf davon bilden die Sequenz. { $rule }
lock-leaves = übrig: { $cells }
lock-fix = { $first } bis { $last } wählen
lock-keys = Pfeiltasten: auswählen. Enter: bestätigen. Danach ziehst du deine Karte.
lock-broken-keys = Pfeiltasten: auswählen. Enter: bestätigen.
lock-waits = { $who } wählt, welche fünf die Sequenz bilden
jack-two = Zweiäugiger Bube
jack-one = Einäugiger Bube
legend-two = { $jack } { $suits } setzt einen Marker auf ein beliebiges leeres Feld. { $rule }
legend-one = { $jack } { $suits } nimmt einen gegnerischen Marker weg, nie aus einer fertigen Sequenz. { $rule }
legend-profi = { $jack } { $suits } nimmt einen gegnerischen Marker weg, auch aus einer fertigen Sequenz. { $rule }
pile-left = { $number } { $count ->
    [one] Karte im Nachziehstapel
   *[other] Karten im Nachziehstapel
}
table-tools = Tisch
own-side = Deine Seite des Tisches
seats-label = Plätze in Zugreihenfolge
seats-order = Gespielt wird von links nach rechts, Reihe für Reihe.
seats-all = Alle { $count } Plätze
seats-fewer = Weniger Plätze
made-of = { $made } von { $needed }
made-word = { $count ->
    [one] Sequenz
   *[other] Sequenzen
}
tag-you = du
tag-bot = Bot
tag-resigned = aufgegeben
to-play = dran
in-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
last-discard = zuletzt abgelegt: { $card }
board = Spielplan
board-label = Spielplan, Spalten a bis j, Zeilen 1 bis 10
board-rows = Zeile
cell-last = letzter Zug
cell-gone = hier wurde ein Marker weggenommen
cell-hint = Tipp
held-place = { $card }, passt auf { $cells }
held-anywhere = { $card }, zwei Augen, passt auf jedes leere Feld
held-take = { $card }, ein Auge, nimmt einen gegnerischen Marker weg
held-dead = { $card }, tot, beide Felder sind belegt
end-result = Ergebnis
end-none = { $team }: keine Sequenz.
end-no-sequence = keine Sequenz
end-by = Zug { $move }, { $who }, { $card } auf { $cell }
end-sequences = Die Sequenzen
end-seats = Statistik
end-seat = Platz
end-finished = Sequenzen vollendet
end-markers = Marker gesetzt
end-wild = Zweiäugige Buben
end-taken = Marker weggenommen
end-dead = Tote Karten getauscht
keys-game = Auf dem Spielplan: Pfeiltasten, Pos1 und Ende: bewegen. Enter: spielen. Buchstabe und Zahl: zu einem Feld springen. 1 bis 7: Handkarte wählen. Esc: zurücklegen.

# Why a move is good
hint-wins = Damit gewinnst du die Partie!
hint-sequence = Das ergibt eine Sequenz: fünf in einer Reihe.
hint-extends = Damit hast du { $count } von fünf, und nichts steht im Weg.
hint-follow = { $count ->
    [one] Eine weitere deiner Karten passt
   *[other] { $count } weitere deiner Karten passen
} in dieselbe Reihe.
hint-blocks = Das blockiert Team { $team }, das dort { $count } in einer Reihe hat.
hint-takes = { $count ->
    [one] Das nimmt Team { $team } einen Marker weg.
   *[other] Das unterbricht eine Reihe von Team { $team } mit { $count } Markern.
}
hint-opens = Das macht den Weg frei für deine Reihe mit { $count } Markern.
hint-breaks = Das zerstört eine fertige Sequenz von Team { $team }.
hint-jack-spared = { $jacks ->
    [one] Dein Bube bleibt auf der Hand, bis es darauf ankommt.
   *[other] Deine Buben bleiben auf der Hand, bis es darauf ankommt.
}
hint-open = { $count ->
    [one] Durch dieses Feld kann noch eine deiner Sequenzen laufen.
   *[other] Durch dieses Feld können noch { $count } deiner Sequenzen laufen.
}
hint-quiet = Durch dieses Feld kann keine deiner Sequenzen mehr laufen: Das bringt wenig, schadet aber auch nicht.
hint-dead = Beide Felder dieser Karte sind belegt: Tauschen kostet nichts.
hint-draw = Ziehe nach, bevor es zu spät ist.
hint-pass = Keine deiner Karten ist spielbar.
hint-lock = { $count ->
    [one] Daneben wartet ein weiterer Marker
   *[other] Daneben warten { $count } weitere Marker
} auf eine zweite Sequenz.
hint-lock-room = Daneben bleibt Platz für eine zweite Sequenz.
hint-lock-any = Diese fünf sind so gut wie alle anderen.
hint-drop = Die Karte, die dir gerade am wenigsten nützt: { $card }.
hint-drop-dead = { $card } ist tot: Du verlierst nichts.

# The first game
guide-1 = Willkommen! Mit einer Karte setzt du einen Marker auf eines ihrer beiden Felder (SQ-21). Spiele Pik 2 auf b1: Die Ecke daneben zählt auch für dich (SQ-26).
guide-2 = Fünf in einer Reihe, darum geht es (SQ-50). Mache mit Pik 3 auf c1 weiter und sieh, was Awl dagegen tut.
guide-3 = Awl steht dir im Weg! Ein einäugiger Bube nimmt einen Marker vom Spielplan: Spiele den Pik-Buben auf d1 (SQ-31).
guide-4 = Ein zweiäugiger Bube kommt auf jedes leere Feld (SQ-30). Setze den Karo-Buben auf e1.
guide-5 = Du hast Pik 5 gezogen, aber beide Felder sind belegt: eine tote Karte (SQ-40). Tausche sie gegen eine neue; dein Zug geht weiter (SQ-41).
guide-6 = Jetzt fehlt nur noch d1. Spiele Pik 4 dorthin!
guide-7 = Deine erste Sequenz, und sie bleibt (SQ-51)! Mit zweien gewinnt ihr die Partie, bei drei Teams genügt eine (SQ-55). Jetzt kannst du es!
end-you = { $count ->
    [one] Du gewinnst.
   *[other] Dein Team gewinnt.
}
end-them = { $count ->
    [one] { $names } gewinnt.
   *[other] Team { $team } gewinnt.
}
find-talk = Absprache melden: Team { $team }
found-talk = Absprache in Team { $team }
