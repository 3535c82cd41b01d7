# The bar and what every page has
home = Start
rules = Regeln
language = Sprache
language-is = Sprache: { $language ->
    [de] Deutsch
    [es] Español
   *[en] English
}
theme-is = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie das System
}
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
menu = Menü
table-menu = Tischmenü
skip = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
guest = Gast
you-page = Du
page-no = Das hat nicht geklappt
sent-away = Du bist nicht mehr an diesem Tisch
page-broken = Auf dieser Seite ist etwas schiefgegangen. Oft hilft es, sie neu zu laden.
again = Noch einmal versuchen
unreachable = der Server ist gerade nicht erreichbar
no-table-yet = { $game } hat noch keinen Tisch im Browser; Regeln, Terminal und Papier sind bereit
link = Link
share = Teilen
copy = Kopieren
link-copied = Der Link ist kopiert.
qr = QR-Code des Links
invite = Einladen
learn = Spielen lernen

# Home
home-title = { home-many } rund um eine Linie.
home-many = { $count ->
    [2] Zwei Spiele
    [3] Drei Spiele
    [4] Vier Spiele
    [5] Fünf Spiele
    [6] Sechs Spiele
    [7] Sieben Spiele
    [8] Acht Spiele
    [9] Neun Spiele
   *[other] { $count } Spiele
}
home-games = Spiele
home-play = Jetzt spielen
home-play-about = { $game } gegen Bots
home-bots = Wie viele Bots
home-bots-count = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
home-friends = Mit Freunden
home-friends-about = privater Link oder QR-Code
home-code = Mit Code mitspielen
home-join = Los
home-code-missing = Gib den Code ein, den deine Freunde an ihrem Tisch sehen.
home-code-length = Ein Code hat sechs Buchstaben und Ziffern.
home-mine = Deine Tische
home-none = Gerade läuft keine Partie.
home-finished = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
home-with = mit { $names }
home-with-many = mit { $count } anderen
home-moves = { $count ->
    [0] eben begonnen
    [one] ein Zug
   *[other] { $count } Züge
}
home-your-turn = du bist dran
home-others-turn = andere sind dran
home-status-open = noch nicht begonnen
home-status-paused = Pause
home-won = gewonnen
home-shared = gemeinsam gewonnen
home-lost = verloren
home-drawn = unentschieden
home-result = { $count ->
    [0] { $own } Punkte, { $day }
   *[other] { $own } zu { $others }, { $day }
}
home-family = { home-many } mit einem Satz Karten.
home-who = { $most ->
    [1] 1 Person, { $minutes } Minuten
   *[other] { $least } bis { $most } Personen, { $minutes } Minuten
}
home-who-short = { $most ->
    [1] 1 Person, { $minutes } Min.
   *[other] { $least }–{ $most } Personen, { $minutes } Min.
}
home-learn = Lernen
home-plain = Einfacher Tisch
home-terminal = Im Terminal
home-paper = Papier, Terminal
home-terminal-about = Gegen Bots, aus Buchstaben gezeichnet. Tipp das dort ein, wo Linewright installiert ist:
home-print = Auf Papier
home-print-about = Druck die Karten, schneid sie aus und spiel an einem echten Tisch. Das macht ein PDF:
home-copy = Kopieren
home-copied = Kopiert
home-away = Sobald er wieder da ist, kannst du hier spielen.
home-promise = Kein Konto nötig. Jede Verteilung lässt sich nachprüfen.
home-more = Mehr
home-plain-page = Ohne Skripte
home-authors = Für Bot-Autoren

# A new table with friends
invite-title = Ein Tisch für deine Freunde
invite-summary = Was dabei herauskommt
invite-seats = Wer spielt
invite-how-many = Wie viele seid ihr
invite-seat = Platz { $seat }
invite-name = Dein Name
invite-friend = Freund
invite-bot = Bot
invite-here = Hier
invite-here-name = Name
invite-here-about = Wer hier spielt, teilt sich diesen Bildschirm mit dir. Ein Vorhang verdeckt jede Hand vor den anderen.
invite-rules = Regeln
invite-preset = Welche Regeln
invite-own = Eigene Mischung
invite-own-about = Wie unten gewählt.
invite-options = Regel für Regel
invite-house = An diesem Tisch
invite-clock = Uhr
invite-clock-none = Keine
invite-clock-turn = Für jeden Zug
invite-clock-game = Für die Partie
invite-time-turn = Zeit für einen Zug
invite-time-game = Zeit für jeden
invite-then = Wenn die Zeit um ist
invite-then-bot = spielt ein Bot weiter
invite-then-resign = ist die Partie verloren
invite-then-nothing = passiert nichts
invite-pace = Bots ziehen
invite-pace-calm = gemächlich
invite-pace-usual = wie üblich
invite-pace-fast = sofort
invite-fills = Bots nehmen die Plätze, die frei bleiben
invite-takeover = Wer { $time } weg ist, wird von einem Bot vertreten
invite-spectators = Andere dürfen zusehen
invite-hints = Tipps sind erlaubt
invite-create = Tisch aufstellen
invite-create-about = Du bekommst einen privaten Link, einen Code und einen QR-Code zum Weitergeben.
invite-begin = Beginnen
invite-begin-about = Auf niemanden muss gewartet werden: Die Partie beginnt sofort.
invite-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
invite-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
invite-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
invite-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
invite-told-friends = { $friends ->
    [0] Du
    [one] Du und ein Freund
   *[other] Du und { $friends } Freunde
}
invite-told-seats = { $bots ->
    [0] { invite-told-friends }
    [one] { invite-told-friends }, dazu ein Bot
   *[other] { invite-told-friends }, dazu { $bots } Bots
}
invite-told-no-clock = Keine Uhr: Alle nehmen sich Zeit.
invite-told-turn = { $time } für jeden Zug; danach { $then ->
    [bot] spielt ein Bot weiter
    [resign] ist die Partie verloren
   *[nothing] passiert nichts
}.
invite-told-game = { $time } für jeden; danach { $then ->
    [bot] spielt ein Bot weiter
    [resign] ist die Partie verloren
   *[nothing] passiert nichts
}.
invite-told-takeover = Wer { $time } weg ist, wird von einem Bot vertreten.
invite-told-no-takeover = Der Tisch wartet, wenn jemand weg ist.
invite-told-spectators = Andere dürfen zusehen.
invite-told-no-spectators = Nur wer mitspielt, darf zusehen.
invite-told-hints = Tipps sind erlaubt.
invite-told-no-hints = Es gibt keine Tipps.

# A table before it begins
lobby-title-host = Hol deine Freunde dazu
lobby-title-seated = Du sitzt am Tisch
lobby-title-guest = Du bist eingeladen
lobby-title-full = Alle Plätze sind besetzt
lobby-about = { $you ->
    [yes] { $game }, dein Tisch. { lobby-free }
   *[no] { $game }, eingeladen von { $host }. { lobby-free }
}
lobby-free = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-host = deinem Gastgeber
lobby-way = So kommen andere hierher
lobby-code = Code
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-seats = Plätze
lobby-name = Dein Name
lobby-sit = Hinsetzen
lobby-stand = Aufstehen
lobby-bot = Bot setzen
lobby-open = Wieder öffnen
lobby-remove = Wegschicken
lobby-remove-sure = { $name } verlässt diesen Tisch und kann sich hier nicht mehr hinsetzen.
lobby-free-seat = Freier Platz
lobby-is-host = Gastgeber
lobby-needed = für einen Freund reserviert
lobby-fills = kommt niemand, spielt ein Bot
lobby-begin = Los geht’s
lobby-begin-about = { $free ->
    [0] Alle sind da.
    [one] Den freien Platz nimmt ein Bot.
   *[other] Die { $free } freien Plätze nehmen Bots.
}
lobby-waits = { $host ->
    [none] Es geht los, sobald alle da sind.
   *[other] { $host } fängt an, sobald alle da sind.
}
lobby-sits = Setz dich, um mitzuspielen.
lobby-begin-kept = { $count ->
    [one] Ein Platz ist noch für jemanden reserviert.
   *[other] { $count } Plätze sind noch für andere reserviert.
}
lobby-begin-sure = { $count ->
    [one] Ein reservierter Platz ist noch frei. Ein Bot würde ihn nehmen.
   *[other] { $count } reservierte Plätze sind noch frei. Bots würden sie nehmen.
}
lobby-watches = Setz dich oder bleib und sieh zu.
lobby-terms = Was gespielt wird
lobby-promise = Die Verteilung ist versiegelt: { $seal }. Nach der Partie können alle prüfen, dass sie nicht geändert wurde.
lobby-leave = Tisch verlassen
lobby-here = Jemand hier
lobby-here-about = Jemand neben dir spielt an diesem Bildschirm mit.
lobby-is-here = an diesem Bildschirm

# A table
curtain-title = { $who } ist dran
curtain-who = Wer schaut gerade?
curtain-about = Gib den Bildschirm weiter. Die Karten werden erst auf Knopfdruck gezeigt.
curtain-show = Ich bin { $who }: Karten zeigen
curtain-since = Seit deinem letzten Zug
curtain-away = Ohne Vorhang spielen
table-opening = Der Tisch wird geöffnet …
you = Du
your-turn = Du bist dran
over = Vorbei
with = mit { $names }
seats-count = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
watching = du siehst zu
free-seat = freier Platz
bot-greedy = Bot
bot-random = Bot, spielt irgendetwas
clock-of = Zeit von { $who }
log = Verlauf
log-label = Was geschah, das Neueste zuletzt
log-and-chat = Verlauf und Chat
chat = Chat
say-something = Sag etwas
send = Senden
unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
hint = Tipp
hint-is = Tipp: { $move }.
hint-do = So machen
undo = Zurück
you-resigned = Du hast aufgegeben; die anderen spielen weiter, und ein Bot zieht für deinen Platz.
taken-back = Zurückgenommen:
undo-ask = Um Rücknahme bitten
pause = Pause
resume = Weiter
is-paused = Die Partie macht Pause.
resign = Aufgeben
resign-sure = { $seats ->
    [2] Die Partie ist damit zu Ende, und die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
   *[other] Du gibst deinen Platz auf: Gewinnen kannst du nicht mehr, und wo die anderen weiterspielen, zieht ein Bot für dich. Das lässt sich nicht zurücknehmen.
}
people = Wer am Tisch ist
mute = Stummschalten
muted-you = Der Gastgeber hat dich stummgeschaltet.
leave = Tisch verlassen
leave-sure = Ein Bot spielt für dich, bis du wiederkommst. Der Link bringt dich an diesen Tisch zurück.
not-possible = Nicht möglich.
yes = Ja
no = Nein
question = Eine Frage an dich
question-undo = { $count ->
    [one] { $who } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
   *[other] { $who } möchte einen Zug zurücknehmen; { $count } Züge gehen damit zurück. Bist du einverstanden?
}
question-undo-waiting = { $you ->
    [yes] Du möchtest deinen Zug zurücknehmen; die anderen werden gefragt.
   *[no] { $who } möchte einen Zug zurücknehmen.
}
question-finding = { $who } sagt: { $what }. Stimmst du zu?
question-finding-waiting = Die anderen werden gefragt, was sie gehört haben.
bot-for-you = Ein Bot spielt gerade für dich.
take-back-seat = Platz zurücknehmen
connection-lost = Verbindung verloren, neuer Versuch …
connection-back = Wieder verbunden.
invite-watch = Wer diesen Link hat, kann zusehen oder einen freien Platz nehmen. Der Code ist { $code }.
keys = Tasten
keys-frame = H: ein Tipp. U: zurücknehmen. Tab geht von Stelle zu Stelle, Enter oder Leertaste löst aus, Escape lässt los. Ein Fragezeichen zeigt diese Liste.
whole-rulebook = Das ganze Regelbuch
log-sat = { $you ->
    [yes] Du setzt dich.
   *[no] { $who } setzt sich.
}
log-left = { $who } verlässt den Tisch.
log-bot = { $bot ->
    [none] Ein Platz ist wieder frei.
   *[other] Ein Bot setzt sich.
}
log-removed = Der Gastgeber hat jemanden weggeschickt.
log-started = { $match ->
    [1] Die Partie beginnt.
   *[other] Partie { $match } beginnt.
}
log-sealed = Die Verteilung ist versiegelt: { $seal }.
log-undo-asked = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen.
   *[no] { $who } möchte einen Zug zurücknehmen.
}
log-undo-answered = { $yes ->
    [yes] { $you ->
        [yes] Du bist einverstanden.
       *[no] { $who } ist einverstanden.
    }
   *[no] { $you ->
        [yes] Du bist nicht einverstanden.
       *[no] { $who } ist nicht einverstanden.
    }
}
log-undone = { $you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $who } nimmt einen Zug zurück.
}
log-resigned = { $you ->
    [yes] Du gibst auf.
   *[no] { $who } gibt auf.
}
log-paused = Die Partie macht Pause.
log-resumed = Die Partie geht weiter.
log-late = { $you ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $who } ist um.
}
log-stood-in = Ein Bot spielt für { $who }.
log-came-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
log-accused = { $you ->
    [yes] Du sagst: { $what }.
   *[no] { $who } sagt: { $what }.
}
log-voted = { $yes ->
    [yes] { $you ->
        [yes] Du stimmst zu.
       *[no] { $who } stimmt zu.
    }
   *[no] { $you ->
        [yes] Du stimmst nicht zu.
       *[no] { $who } stimmt nicht zu.
    }
}

# The end, the replay
end-over = Die Partie ist nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} zu Ende.
end-nobody = Niemand gewinnt.
gave-up = aufgegeben
end-gave-up = { $who } hat nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} aufgegeben.
end-you = { $figures ->
    [yes] Du gewinnst, { $best } zu { $next }.
   *[no] { $count ->
        [one] Du gewinnst.
       *[other] Ihr gewinnt gemeinsam.
    }
}
end-them = { $figures ->
    [yes] { $names } gewinnt, { $best } zu { $next }.
   *[no] { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
}
rematch = Noch eine Partie
watch-replay = Wiederholung ansehen
leave-table = Tisch verlassen
deal-title = Fair verteilt
deal-about = Vor der ersten Karte hat der Server sein Geheimnis mit diesem Fingerabdruck versprochen. Jetzt liegt es offen, und alle können die Karten noch einmal verteilen.
deal-promise = Versprechen
deal-secret = Geheimnis
deal-yours = Dein Teil
deal-check = Diese Verteilung prüfen
deal-agrees = { $cards } Karten, verteilt wie versprochen
deal-agrees-not = Die Karten passen nicht zu dieser Verteilung
deal-hash = Das Geheimnis hat den versprochenen Fingerabdruck
deal-hash-not = Das Geheimnis hat nicht den versprochenen Fingerabdruck
deal-noted = Dieser Browser hat das Versprechen vor dem Verteilen notiert
deal-noted-not = Dieser Browser hat vor dem Verteilen ein anderes Versprechen notiert
deal-chance = Dein eigener Teil steckt darin
deal-chance-not = Dein eigener Teil fehlt
deal-failed = Die Verteilung ließ sich gerade nicht prüfen.
deal-yourself = Wer diesem Server nicht trauen will, speichert die Partie und prüft sie mit dem Befehl linewright verify.
deal-export = Partie speichern
replay = Wiederholung
replay-opening = Die Partie wird geholt …
replay-deal = Die Karten sind verteilt.
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-forth = Ein Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-step = Zug
replay-step-of = Zug { $step } von { $steps }
replay-eyes = Sicht von
replay-everybody = allen
replay-table = Zum Tisch

# Learning
learn-title = erste Partie
learn-lesson = Lektion
learn-where = Zeig es mir
learn-progress = Wie weit die Lektion ist
learn-play = Eine richtige Partie spielen
learn-again = Noch einmal

# The rulebook
rulebooks = Regelbücher
rulebook-find = In den Regeln suchen
rulebook-contents = In diesem Heft
rulebook-found = { $count ->
    [0] keine Regel
    [one] eine Regel
   *[other] { $count } Regeln
}
rulebook-nothing = Keine Regel enthält alle diese Wörter.

# Settings, and who one is
me-title = Du
me-about = Du kannst als Gast spielen, ohne Konto. Dein Name ist das, was die anderen am Tisch sehen.
me-name = Dein Name
me-name-label = Name am Tisch
me-keep = Merken
me-named = Du heißt jetzt { $name }.
me-account = Konto
me-account-about = Ein Konto behält deine Tische, wenn du das Gerät wechselst oder diesen Browser leerst. Es braucht einen Namen und ein Passwort, sonst nichts.
me-account-is = Dein Konto heißt { $account }.
me-account-name = Name des Kontos
me-passphrase = Passwort, mindestens acht Zeichen
me-make-account = Konto anlegen
me-account-made = Das Konto ist angelegt.
me-sign-in = Anmelden
me-sign-in-sure = { $count ->
    [one] Du sitzt als Gast an einem Tisch. Er bleibt beim Gast und geht nicht auf dein Konto über.
   *[other] Du sitzt als Gast an { $count } Tischen. Sie bleiben beim Gast und gehen nicht auf dein Konto über.
}
me-signed-in = Willkommen zurück, { $name }.
me-sign-out = Abmelden
me-signed-out = Auf diesem Gerät bist du abgemeldet.
me-data = Was über dich aufbewahrt wird
me-data-about = Alles, was dieser Server von dir weiß, als Datei; oder für immer weg.
me-take = Mitnehmen
me-erase = Mich löschen
me-erase-sure = Dein Name, deine Worte und dein Konto werden gelöscht. Deine Partien bleiben, mit jemandem von früher auf deinem Platz. Das lässt sich nicht zurücknehmen.
me-erased = Alles über dich ist gelöscht.
