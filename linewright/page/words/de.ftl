# The bar and what every page has
home = Start
rules = Regeln
language = Sprache
language-is = Sprache: { $language ->
    [de] Deutsch
    [es] Español
   *[en] English
}
theme-is = Design: { $theme ->
    [light] hell
    [dark] dunkel
   *[system] wie im System
}
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
settings = Einstellungen
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
again = Erneut versuchen
unreachable = der Server ist gerade nicht erreichbar
no-table-yet = { $game } hat hier noch keinen Tisch mit Bildern; als Text kannst du es spielen
link = Link
share = Teilen
copy = Kopieren
link-copied = Link kopiert.
qr = QR-Code zum Link
install = Als App installieren
invite = Einladen
learn = Spielen lernen
new-tab = öffnet sich in einem neuen Tab

# Home
home-title = { home-many } rund um Reihen und Linien.
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
home-lesson = { $game } ist neu für dich? Zuerst die Lektion.
home-bots = Zahl der Bots
home-bots-count = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
home-friends = Mit Freunden
home-options = Optionen
home-friends-about = privater Link oder QR-Code
home-meet = Partie finden
home-meet-about = mit Leuten auf diesem Server
home-duplicates = Duplikat
home-duplicates-about = die Karten von heute, für alle dieselben
home-code = Mit Code beitreten
home-join = Beitreten
home-code-missing = Gib den Code ein, den deine Freunde an ihrem Tisch sehen.
home-code-length = Ein Code ist sechs Zeichen lang, Buchstaben und Ziffern.
home-mine = Deine Tische
home-none = Gerade läuft keine Partie.
home-finished = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
home-with = mit { $names }
home-with-many = mit { $count } anderen
home-moves = { $count ->
    [0] gerade begonnen
    [one] ein Zug
   *[other] { $count } Züge
}
home-your-turn = du bist dran
home-others-turn = andere sind dran
home-status-open = noch nicht begonnen
home-status-paused = pausiert
home-status-table-damaged = beschädigt, lässt sich nicht öffnen
home-status-other-rules = nach Regeln, die dieser Server nicht hat
home-left = du bist gegangen
home-made = seit { $day }
home-put-away = Von dieser Liste nehmen: { $what }
home-older = Ältere zeigen
home-won = gewonnen
home-shared = gemeinsam gewonnen
home-lost = verloren
home-drawn = unentschieden
home-result = { $count ->
    [0] Punkte: { $own }, { $day }
   *[other] { $own } zu { $others }, { $day }
}
home-family = { home-many } mit denselben Karten.
home-who = { $most ->
    [1] 1 Person, { $minutes } Minuten
   *[other] { $least } bis { $most } Personen, { $minutes } Minuten
}
home-who-short = { $most ->
    [1] 1 Person, { $minutes } Min.
   *[other] { $least }–{ $most } Personen, { $minutes } Min.
}
home-learn = Lernen
home-day = Rätsel des Tages
home-puzzles = Rätsel
home-boards = Bestenlisten
home-clubs = Clubs
home-profile = Dein Profil und alle Partien
home-plain = Einfache Ansicht
home-terminal = Im Terminal
home-paper = Papier und Terminal
home-terminal-about = Spiele im Textterminal gegen Bots. Gib das auf einem Rechner ein, auf dem Linewright installiert ist:
home-print = Auf Papier
home-print-about = Drucke die Karten aus, schneide sie zu und spiele am echten Tisch. Dieser Befehl erzeugt das PDF:
home-copy = Kopieren
home-copied = Kopiert
home-away = Sobald er wieder da ist, kannst du hier spielen.
home-promise = Kein Konto nötig. Jede Kartenverteilung lässt sich nachprüfen.
home-more = Mehr
home-plain-page = Ohne JavaScript
home-authors = Eigene Bots schreiben

# A new table with friends
invite-title = Ein Tisch für dich und deine Freunde
invite-title-alone = Dein eigener Tisch
invite-summary = Zusammenfassung
invite-seats = Plätze
invite-how-many = Wie viele spielen mit?
invite-seat = Platz { $seat }
invite-name = Dein Name
invite-friend = Per Link
invite-bot = Bot
invite-here = Dieses Gerät
invite-here-name = Name
invite-here-about = Wer hier mitspielt, teilt sich den Bildschirm mit dir. Gibt es Handkarten zu verbergen, verbirgt sie ein Vorhang.
invite-rules = Regeln
invite-preset = Regelvariante
invite-own = Eigene Regeln
invite-own-about = Die Optionen, die du unten auswählst.
invite-options = Einzelne Regeln
invite-house = Tischeinstellungen
invite-clock = Bedenkzeit
invite-clock-none = Unbegrenzt
invite-clock-turn = Pro Zug
invite-clock-game = Pro Partie
invite-time-turn = Zeit pro Zug
invite-time-game = Zeit pro Person
invite-then = Wenn die Zeit um ist
invite-then-bot = übernimmt ein Bot
invite-then-resign = gilt die Partie als aufgegeben
invite-then-nothing = passiert nichts
invite-pace = Tempo der Bots
invite-pace-calm = gemütlich
invite-pace-usual = normal
invite-pace-fast = sofort
invite-room = Auf einem großen Bildschirm spielen: Dieses Gerät zeigt den Tisch, alle treten mit dem Handy bei
invite-phone = Handy
invite-told-room = { $count ->
    [one] Ein Handy und dieser große Bildschirm
   *[other] { $count } Handys und dieser große Bildschirm
}
invite-room-about = Dieser Bildschirm zeigt dann einen Code und einen QR-Code für die Handys.
invite-fills = Freie Plätze mit Bots besetzen
invite-fills-level = Spielstärke der Bots auf freien Plätzen
invite-which-bot = Welcher Bot spielt
invite-own-bot = der von Linewright
invite-takeover = Wer { $time } lang weg ist, wird von einem Bot vertreten
invite-listed = Tisch für alle öffnen
invite-spectators = Zusehen erlauben
invite-hints = Tipps erlauben (alle erfahren, wer einen nimmt)
invite-create = Tisch eröffnen
invite-create-about = Du bekommst einen privaten Link, einen Code und einen QR-Code zum Weitergeben.
invite-begin = Partie starten
invite-begin-about = Du musst auf niemanden warten: Die Partie beginnt sofort.
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
    [one] Du und eine weitere Person
   *[other] Du und { $friends } weitere Personen
}
invite-told-seats = { $bots ->
    [0] { invite-told-friends }
    [one] { invite-told-friends }, dazu ein Bot
   *[other] { invite-told-friends }, dazu { $bots } Bots
}
invite-told-no-clock = Unbegrenzte Bedenkzeit.
invite-told-turn = { $time } pro Zug; danach { $then ->
    [bot] übernimmt ein Bot
    [resign] gilt die Partie als aufgegeben
   *[nothing] passiert nichts
}.
invite-told-game = { $time } pro Person; danach { $then ->
    [bot] übernimmt ein Bot
    [resign] gilt die Partie als aufgegeben
   *[nothing] passiert nichts
}.
invite-told-takeover = Wer { $time } lang weg ist, wird von einem Bot vertreten.
invite-told-no-takeover = Der Tisch wartet, wenn jemand weg ist.
invite-told-spectators = Andere können zusehen.
invite-told-no-spectators = Niemand kann zusehen.
invite-told-hints = Tipps sind erlaubt; alle erfahren, wer einen nimmt.
invite-told-no-hints = Es gibt keine Tipps.

# Lines of one's own for an option
invite-lines-file = Datei wählen
invite-lines-sample = Beispieldatei herunterladen
invite-lines-forget = Leeren
invite-lines-faults = { $count ->
    [one] Eine Sache stimmt noch nicht:
   *[other] { $count } Sachen stimmen noch nicht:
}
invite-lines-more = … und { $count } mehr.
invite-lines-good = Damit kannst du spielen. Dieser Browser merkt es sich fürs nächste Mal.
invite-lines-findings = { $count } von { $all } Eigenschaften treffen zu; spielen kannst du so oder so
invite-lines-holds = Trifft zu
invite-lines-lacks = Trifft nicht zu
invite-lines-long = Diese Datei ist kein Text mit höchstens { $most } Zeichen.
invite-lines-wrong = Was du selbst geschrieben hast, lässt sich noch nicht verwenden. Verbessere es oben oder nimm den üblichen Satz.

# A table before it begins
lobby-title-host = Lade deine Freunde ein
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
lobby-host = deinem Host
lobby-way = So kommen andere dazu
lobby-code = Code
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-seats = Plätze
lobby-name = Dein Name
lobby-sit = Platz nehmen
lobby-stand = Aufstehen
lobby-bot = Bot hinzufügen
lobby-open = Platz freigeben
lobby-remove = Entfernen
lobby-remove-sure = { $name } wird von diesem Tisch entfernt und kann nicht wiederkommen.
lobby-free-seat = Freier Platz
lobby-is-host = Host
lobby-needed = für jemanden reserviert
lobby-fills = kommt niemand, spielt ein Bot
lobby-begin = Partie starten
lobby-begin-about = { $free ->
    [0] Alle sind da.
    [one] Den freien Platz übernimmt ein Bot.
   *[other] Die { $free } freien Plätze übernehmen Bots.
}
lobby-waits = { $host ->
    [none] Die Partie startet, sobald alle da sind.
   *[other] { $host } startet die Partie, sobald alle da sind.
}
lobby-sits = Nimm Platz, um mitzuspielen.
lobby-begin-kept = { $count ->
    [one] Ein Platz ist noch für jemanden reserviert.
   *[other] { $count } Plätze sind noch für andere reserviert.
}
lobby-begin-sure = { $count ->
    [one] Ein reservierter Platz ist noch frei. Ein Bot würde ihn übernehmen.
   *[other] { $count } reservierte Plätze sind noch frei. Bots würden sie übernehmen.
}
lobby-watches = Nimm Platz oder sieh einfach zu.
lobby-stays = Du kannst bleiben und zusehen.
lobby-terms = Regeln und Einstellungen
lobby-promise = Die Kartenverteilung ist versiegelt, Fingerabdruck { $seal }. Nach der Partie können alle prüfen, dass nichts geändert wurde.
lobby-leave = Tisch verlassen
lobby-here = Person hinzufügen
lobby-here-about = Jemand neben dir spielt an diesem Gerät mit.
lobby-is-here = an diesem Gerät

# A table
curtain-title = { $who } ist dran
curtain-who = Wer ist am Bildschirm?
curtain-about = Gib das Gerät weiter. Die Karten bleiben verdeckt, bis du auf den Knopf drückst.
curtain-show = Ich bin { $who }: Karten zeigen
curtain-since = Seit deinem letzten Zug
curtain-away = Ohne Vorhang spielen
table-opening = Der Tisch wird geöffnet …
you = Du
your-turn = Du bist dran
over = Zu Ende
with = mit { $names }
seats-count = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
watching = du siehst zu
free-seat = freier Platz
bot-greedy = Bot
bot-random = Bot, spielt zufällig
bot-level = Bot, { $level }
level = Spielstärke
level-newcomer = Neuling
level-newcomer-about = hat gerade die Regeln gelernt
level-apprentice = Lehrling
level-apprentice-about = kennt das Wichtigste
level-journeyman = Geselle
level-journeyman-about = spielt solide
level-artisan = Könner
level-artisan-about = denkt voraus
level-master = Meister
level-master-about = schwer zu schlagen
level-wright = Wright
level-wright-about = so stark, wie wir es hinbekommen
clock-of = Bedenkzeit von { $who }
thinks = { $count ->
    [one] { $who } denkt nach.
   *[other] { $who } denken nach.
}
log = Verlauf
log-label = Was bisher geschah, Neuestes zuletzt
log-and-chat = Verlauf und Chat
chat = Chat
say-something = Nachricht schreiben
send = Senden
phrases = Schnellnachrichten
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back-again = Bin wieder da.
phrase-must-go = Ich muss bald los.
phrase-good-game = Schöne Partie!
heard = Was ich sehe
heard-phrases = Schnellnachrichten an diesem Tisch
heard-person = Was { $who } schreibt
aside = Chat des Publikums
aside-about = Wer mitspielt, sieht das erst nach der Partie.
aside-over = Was das Publikum während der Partie schrieb
presence = Wer da ist
presence-here = da
presence-away = weg
presence-bot = ein Bot spielt
presence-free = frei
presence-nameless = { $count ->
    [one] eine Person ohne Namen
   *[other] { $count } Personen ohne Namen
}
presence-came = { $who } ist da.
presence-gone = { $who } ist weg.
calls-offer = Hier darf ein Zug lange dauern. Dieser Browser kann dir Bescheid geben, wenn du dran bist.
calls-on = Bescheid geben, wenn ich dran bin
calls-later = Nicht jetzt
calls-are-on = Du bekommst Bescheid, wenn du dran bist.
calls-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen.
vacation = Urlaub
vacation-about = Deine Uhr steht still, solange du weg bist, und alle erfahren, bis wann. In jeder Partie hast du 21 Tage Urlaub.
vacation-how-long = Wie lange
vacation-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
vacation-everywhere = In allen meinen Partien mit langer Bedenkzeit
vacation-go = In den Urlaub gehen
vacation-taken = Du bist im Urlaub.
vacation-own = Du bist bis zum { $day } Uhr im Urlaub. Deine Uhr steht still.
vacation-back = Ich bin zurück
vacation-of = { $who } ist bis zum { $day } Uhr im Urlaub.
sat-down = { $who } setzt sich
spectators = Publikum
spectators-none = Niemand sieht zu.
spectators-count = { $count ->
    [0] niemand sieht zu
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
hint = Tipp
hint-is = Tipp: { $move }.
hint-wait = Tipp: warte noch.
hint-do = Zug ausführen
hint-chance = Gewinnchance: { $chance } %.
hint-next = { $same ->
    [yes] Etwa ebenso gut: { $move } ({ $chance } %).
   *[no] Am zweitbesten: { $move }, { $chance } %.
}
undo = Zurücknehmen
you-resigned = Du hast aufgegeben. Die anderen spielen weiter, und ein Bot übernimmt deinen Platz.
taken-back = Zurückgenommen:
undo-ask = Zurücknehmen?
pause = Pausieren
resume = Fortsetzen
is-paused = Die Partie ist pausiert.
is-paused-by = { $who } hat die Partie pausiert.
resign = Aufgeben
resign-sure = { $seats ->
    [2] Damit endet die Partie, und die andere Seite gewinnt. Das lässt sich nicht rückgängig machen.
   *[other] Du gibst auf und kannst nicht mehr gewinnen. Falls die anderen weiterspielen, übernimmt ein Bot deinen Platz. Das lässt sich nicht rückgängig machen.
}
people = Personen am Tisch
mute = Stummschalten
door = Wer hereindarf
door-listed = Alle: Der Tisch steht bei den offenen Tischen
door-open = Alle mit dem Link oder dem Code
door-link = Alle mit dem Link
door-locked = Niemand Neues
door-about = Wer hier schon saß oder etwas geschrieben hat, darf immer wieder herein, außer du entfernst diese Person.
door-renew = Neuen Link erzeugen
door-renew-sure = Der alte Link und der alte Code gelten dann nur noch für alle, die hier schon saßen oder etwas geschrieben haben.
muted-you = Der Host hat dich stummgeschaltet.
leave = Tisch verlassen
leave-sure = Ein Bot spielt für dich, bis du wiederkommst. Über den Link findest du an diesen Tisch zurück.
not-possible = Nicht möglich.
yes = Ja
no = Nein
question = Eine Frage an dich
question-undo = { $count ->
    [one] { $who } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
   *[other] { $who } möchte einen Zug zurücknehmen; dabei werden { $count } Züge zurückgenommen. Bist du einverstanden?
}
question-undo-waiting = { $you ->
    [yes] Du möchtest deinen Zug zurücknehmen. Warten auf die anderen …
   *[no] { $who } möchte einen Zug zurücknehmen.
}
question-finding = { $who } meldet: { $what }. Stimmst du zu?
question-finding-waiting = Warten auf die Antworten der anderen …
bot-for-you = Ein Bot spielt gerade für dich.
take-back-seat = Wieder selbst spielen
connection-lost = Verbindung unterbrochen. Neuer Versuch …
connection-back = Wieder verbunden.
invite-watch = Mit diesem Link kann man zusehen oder einen freien Platz nehmen. Code: { $code }
turn-ended = Mehr ging nicht: Dein Zug ist zu Ende.
keys = Tastenkürzel
keys-frame = H: Tipp. U: zurücknehmen. Tab: weiter. Enter oder Leertaste: auswählen. Esc: abbrechen. ?: diese Liste.
whole-rulebook = Das ganze Regelbuch
log-sat = { $you ->
    [yes] Du nimmst Platz.
   *[no] { $who } nimmt Platz.
}
log-left = { $you ->
    [yes] Du verlässt den Tisch.
   *[no] { $who } verlässt den Tisch.
}
log-bot = { $bot ->
    [none] Ein Platz ist wieder frei.
   *[other] Ein Bot nimmt Platz.
}
log-removed = { $who ->
    [none] Der Host hat jemanden vom Tisch entfernt.
   *[other] Der Host hat { $who } vom Tisch entfernt.
}
log-access = { $access ->
    [listed] Der Host hat den Tisch für alle geöffnet.
    [locked] Der Host hat den Tisch geschlossen: Niemand Neues kommt dazu.
    [link] Der Host lässt nur noch mit dem Link herein.
   *[open] Der Host lässt mit dem Link oder dem Code herein.
}
log-link = Der Host hat einen neuen Link und einen neuen Code erzeugt. Mit den alten kommt niemand Neues herein.
log-started = { $match ->
    [1] Die Partie beginnt.
   *[other] Partie { $match } beginnt.
}
log-ready = { $yes ->
    [yes] { $you ->
        [yes] Du bist bereit für eine Revanche.
       *[no] { $who } ist bereit für eine Revanche.
    }
   *[no] { $you ->
        [yes] Du bist nicht mehr bereit für eine Revanche.
       *[no] { $who } ist nicht mehr bereit für eine Revanche.
    }
}
log-ready-host = Der Host schlägt eine Revanche vor.
log-hinted = { $you ->
    [yes] Du lässt dir einen Tipp geben.
   *[no] { $who } lässt sich einen Tipp geben.
}
log-sealed = Die Kartenverteilung ist versiegelt, Fingerabdruck { $seal }.
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
log-paused = { $you ->
    [yes] Du pausierst die Partie.
   *[no] { $who ->
        [none] Die Partie ist pausiert.
       *[other] { $who } pausiert die Partie.
    }
}
log-resumed = Die Partie geht weiter.
log-vacation = { $you ->
    [yes] Du gehst in den Urlaub.
   *[no] { $who } geht in den Urlaub.
}
log-vacation-over = { $you ->
    [yes] Dein Urlaub ist vorbei.
   *[no] Der Urlaub von { $who } ist vorbei.
}
log-late = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] { $who } hat keine Zeit mehr.
}
log-stood-in = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $who }.
}
log-came-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
log-accused = { $you ->
    [yes] Du meldest: { $what }.
   *[no] { $who } meldet: { $what }.
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

# Ein großer Bildschirm, und Handys für die Handkarten
screen = Großer Bildschirm
screen-offer = Auf einem großen Bildschirm spielen
screen-about = Ein Fernseher oder Laptop zeigt den Tisch, und alle haben ihre Karten auf dem Handy.
screen-elsewhere = Öffne auf dem großen Bildschirm { $address } und gib den Code { $code } ein.
screen-here = Diesen Bildschirm nehmen
screen-hand = Nur meine Hand an diesem Gerät
screen-whole = Ganzer Tisch
screen-this = Das ist der große Bildschirm
screen-full = Vollbild
screen-join = Tritt mit deinem Handy bei.
screen-full-table = Alle sind da.
screen-scan = QR-Code scannen
screen-address = oder Adresse öffnen:
screen-code = und diesen Code eingeben:
screen-only-here = Handys erreichen diese Adresse nicht. Starte den Server mit { $command }.
screen-turn = { $count ->
    [one] { $who } ist dran
   *[other] { $who } sind dran
}
screen-turn-all = Alle sind dran
screen-rematch = Für eine Revanche drückt jemand den Knopf auf dem Handy.
hand-in = Du bist dabei, { $name }.
hand-join = { $game }: beitreten
hand-sit = Beitreten
hand-look = Schau auf den großen Bildschirm.
hand-watch = Alle Plätze sind besetzt, aber du kannst zusehen.
hand-scores = Die Punkte stehen auf dem großen Bildschirm.
join-title = Einem Tisch beitreten
join-about = Gib den Code vom großen Bildschirm ein.
join-screen-about = Gib den Code auch auf dem Fernseher oder Laptop ein, den alle sehen, und drücke „{ screen-this }“.

# The end, the replay
end-over = Die Partie ist nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} zu Ende.
end-nobody = Niemand gewinnt.
gave-up = aufgegeben
end-gave-up = { $you ->
    [yes] { $count ->
        [other] { $who } habt
       *[one] Du hast
    } nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } aufgegeben.
    [no] { $count ->
        [other] { $who } haben
       *[one] { $who } hat
    } nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } aufgegeben.
   *[unknown] Aufgegeben nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    }: { $who }.
}
end-you = { $figures ->
    [yes] Du gewinnst mit { $best } zu { $next }.
   *[no] { $count ->
        [one] Du gewinnst.
       *[other] Ihr gewinnt gemeinsam.
    }
}
end-them = { $figures ->
    [yes] { $names } gewinnt mit { $best } zu { $next }.
   *[no] { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
}
rematch = Revanche
ready-you = Bereit: Wir warten auf die anderen
ready-others = { $count ->
    [one] { $who } ist bereit
   *[other] { $who } sind bereit
}
ready-list = Wer für eine Revanche bereit ist
ready-yes = bereit
ready-no = noch nicht
watch-replay = Wiederholung ansehen
review-open = Partie analysieren
leave-table = Tisch verlassen
duplicate-deal-of = Kartenverteilung { $number } von { $count }
duplicate-results = Alle Ergebnisse
duplicate-sealed = Das Geheimnis dieser Kartenverteilung steht hier, sobald das Duplikat abgeschlossen ist: Andere spielen sie vielleicht noch. Dann lässt sich diese Partie prüfen.
deal-title = Fair ausgeteilt
deal-about = Vor der ersten Karte hat sich der Server mit diesem Fingerabdruck auf ein Geheimnis festgelegt. Jetzt liegt es offen, und alle können das Austeilen nachrechnen.
deal-promise = Fingerabdruck
deal-secret = Geheimnis
deal-yours = Deine Zufallszahl
deal-check = Kartenverteilung prüfen
deal-agrees = { $cards } Karten, genau so ausgeteilt, wie es das Geheimnis vorgibt
deal-agrees-not = Die Karten passen nicht zum Geheimnis
deal-hash = Das Geheimnis hat diesen Fingerabdruck
deal-hash-not = Das Geheimnis hat einen anderen Fingerabdruck
deal-noted = Diesen Fingerabdruck hat sich dein Browser vor dem Austeilen gemerkt
deal-noted-not = Vor dem Austeilen hat sich dein Browser einen anderen Fingerabdruck gemerkt
deal-chance = Deine Zufallszahl ist eingeflossen
deal-chance-not = Deine Zufallszahl ist nicht eingeflossen
deal-failed = Die Kartenverteilung ließ sich gerade nicht prüfen.
deal-yourself = Du willst dich nicht auf diesen Server verlassen? Dann speichere die Partie und prüfe sie mit dem Befehl linewright verify.
deal-export = Partie speichern
replay = Wiederholung
replay-opening = Die Partie wird geladen …
replay-deal = Die Karten sind ausgeteilt.
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-forth = Ein Zug vor
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-step = Zug
replay-step-of = Zug { $step } von { $steps }
replay-pace = Tempo
replay-pace-is = { $pace ->
    [slow] langsam
    [fast] schnell
   *[usual] normal
}
replay-eyes = Blickwinkel
replay-everybody = Publikum
replay-table = Zum Tisch

# The rulebook
rulebooks = Regelbücher
rulebook-find = In den Regeln suchen
rulebook-contents = Inhalt
rulebook-found = { $count ->
    [0] keine Regel
    [one] eine Regel
   *[other] { $count } Regeln
}
rulebook-nothing = Keine Regel enthält alle diese Wörter.
