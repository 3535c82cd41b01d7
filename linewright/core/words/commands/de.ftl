# Refusals of the library
deck-no-list = { $deck } ist kein Stapel; ein Stapel ist eine Liste von Kartennamen wie { $example }
deck-no-card = Karte { $place } des Stapels, { $card }, gibt es in { $game } nicht
deck-too-often = Karte { $place } des Stapels, { $card }, ist eine zu viel: In der Schachtel { $copies ->
    [one] liegt eine
   *[other] liegen { $copies }
}
save-no-text = das ist keine gespeicherte Partie: erwartet war ein Text, gefunden { $found }
save-no-match = Zeile { $line } der gespeicherten Partie: erwartet „{ $expected }“, gefunden { $found }
save-no-fact = Zeile { $line } der gespeicherten Partie: erwartet Name, Leerzeichen, Wert, jeder Name einmal; gefunden { $found }
save-no-moves = Zeile { $line } der gespeicherten Partie: der Text endet vor der Zeile „{ $expected }“
save-lacks-fact = Zeile { $line } der gespeicherten Partie: „{ $name }“ fehlt vor den Zügen
save-no-number = Zeile { $line } der gespeicherten Partie: { $name } ist keine Zahl: { $found }
save-no-move = Zeile { $line } der gespeicherten Partie: erwartet Platz, Leerzeichen, Zug; gefunden { $found }
save-other-rules = Zeile { $line } der gespeicherten Partie: gespielt nach Version { $found } der Regeln von { $game }; dieses Programm kennt Version { $expected }
save-changed-rules = Zeile { $line } der gespeicherten Partie: die Züge führen nicht mehr dorthin, wo sie hinführten: gespielt nach anderen Regeln von { $game } (Prüfsumme { $found }, hier { $expected })
save-other-end = Zeile { $line } der gespeicherten Partie: die Züge führen zu { $expected }, nicht zu { $found }; der Text wurde verändert
save-wrong = Zeile { $line } der gespeicherten Partie: { $why }
broken-bot = der Bot { $name } aus dem Paket { $package } lässt sich nicht verwenden: { $why }
bot-name-taken = ein anderer Bot heißt schon { $name }
bot-not-found = unter { $where } gibt es keinen Bot: { $why }
bot-no-kind = { $kind } ist kein Bot: erwartet wird eine Unterklasse von linewright.Bot
bot-no-pick = der Bot { $kind } kann noch keinen Zug wählen: ihm fehlt eine Methode pick(self, seen)
bot-no-name = der Bot { $kind } kann nicht { $name } heißen: ein Name hat bis zu 40 Kleinbuchstaben, Ziffern, Binde- und Unterstriche
bot-no-games = die Spiele des Bots { $kind } können nicht { $games } sein: erwartet wird eine Liste von Namen, oder None für alle Spiele
bot-other-name = { $where } heißt { $found }, das Paket nennt ihn aber { $name }
bot-other-table = dieser Bot, { $bot }, ist für { $game } und kann keinen Zug in { $found } wählen

# The command line
cli = Spiele um Reihen und Linien im Terminal: spielen, Regeln nachschlagen, Partien nachspielen, messen.
cli-example = Beispiel: { $example }
cli-games = Listet die Spiele auf oder die Optionen eines Spiels.
cli-games-game = Das Spiel, dessen Optionen gezeigt werden.
cli-rules = Zeigt die nummerierten Regeln eines Spiels oder eine davon.
cli-rules-rule = Eine Regelnummer wie { $example } oder ein Wort, nach dem gesucht wird.
cli-play = Spielt im Terminal gegen Bots.
cli-replay = Zeigt eine gespeicherte Partie Zug für Zug.
cli-replay-step = Wartet nach jedem Zug auf Enter.
cli-replay-until = Hält nach so vielen Zügen an und zeigt den Tisch.
cli-bench = Misst, wie schnell die Spiele sind, im Vergleich zu OpenSpiel, falls es installiert ist.
cli-bench-seconds = Wie lange jeder Wert gemessen wird.
cli-serve = Öffnet Tische im Browser: für diesen Rechner, dein Heimnetz oder die ganze Welt.
cli-serve-host = Die Adresse, unter der der Server erreichbar ist.
cli-serve-port = Der Port; ohne Angabe der erste freie ab 8000.
cli-serve-workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL.
cli-serve-lan = Lässt Handys und Rechner im selben Netz mitspielen und zeigt die Adresse als QR-Code.
cli-serve-open = Öffnet den Browser.
cli-serve-bot = Ein eigener Bot, gegen den Gäste spielen können, als Modul:Klasse; mehrfach möglich.
cli-no-table = für Tische im Browser fehlen einige Pakete: pip install 'linewright[table]'
cli-backup = Sichert alle Tische in einer Datei, auch während der Server läuft.
cli-backup-file = Die Datei für die Sicherung.
cli-backup-force = Ersetzt eine vorhandene Datei.
cli-restore = Füllt ein leeres PostgreSQL aus einer solchen Sicherung.
cli-bench-what = Spiele, die gemessen werden (ohne Angabe alle), oder „table“, um einen Server zu belasten.
cli-bench-tables = Mit „table“: Zahl der Tische.
cli-bench-sockets = Mit „table“: Verbindungen pro Tisch.
cli-bench-rate = Mit „table“: Züge pro Sekunde, an allen Tischen zusammen.
cli-bench-idle = Mit „table“: Verbindungen, die nur warten; sie werden zuletzt geöffnet.
cli-compile = Baut den Maschinencode aller Spiele jetzt, damit später nichts gebaut werden muss.
cli-game = Ein Spiel; „linewright games“ listet alle auf.
cli-seats = Wie viele mitspielen, du und die Bots zusammen.
cli-seat = Dein Platz, gezählt ab 0.
cli-bot = Wer auf den anderen Plätzen spielt: { $names }, oder ein eigener Bot als Modul:Klasse.
cli-seed = Eine Zahl, die die Kartenverteilung bestimmt; mit ihr kannst du dieselbe Partie noch einmal spielen.
cli-first = Der Platz, der beginnt (ohne Angabe zufällig).
cli-option = Eine Regeloption als Name=Wert; mehrfach möglich.
cli-load = Setzt eine gespeicherte Partie fort.
cli-save = Wohin die Partie beim Verlassen gespeichert wird.
cli-language = en, de oder es (ohne Angabe die Sprache des Systems).
cli-version = Zeigt die Version.
cli-file = Eine gespeicherte Partie.
cli-bad-option-text = { $text } ist keine Option; schreibe Name=Wert, zum Beispiel { $example }
cli-no-file = { $file } lässt sich nicht lesen: { $why }
cli-cannot-save = { $file } lässt sich nicht schreiben: { $why }
cli-load-alone = eine gespeicherte Partie bringt Spiel, Plätze, Startwert und Optionen selbst mit: --load lässt sich mit nichts davon kombinieren
cli-no-rule = { $game } hat keine Regel { $rule }; „linewright rules { $game }“ zeigt alle
cli-no-extra = für die Befehlszeile fehlen einige Pakete: pip install 'linewright[cli]'
cli-error = linewright: { $message }
cli-system = dieser Rechner lässt es nicht zu: { $why }
cli-interrupted = abgebrochen
cli-building = Maschinencode von { $game } wird gebaut: { $done } von { $total }
cli-built = Maschinencode von { $game } ist fertig
cli-build-failed = der Maschinencode von { $game } ließ sich nicht bauen (Code { $code }); „python -m linewright.core.compile { $game }“ sagt, warum

# Measuring
bench-title = Zufällige Partien bis zum Ende, ein Kern, { $machine }
bench-game = Spiel
bench-seats = Plätze
bench-moves = Züge pro Sekunde
bench-games = Partien pro Sekunde
bench-length = Züge pro Partie
bench-ratio = Vielfaches des schnellsten Vergleichswerts
bench-copy = einen Zustand kopieren ({ $bytes } Byte): { $nanoseconds } ns
bench-no-peers = OpenSpiel ist nicht installiert, es gibt also nichts zu vergleichen: pip install 'linewright[peers]'
bench-measuring = gemessen wird: { $what }
bench-note = Ein Zug ist eine Entscheidung; das Austeilen von Karten zählt nicht mit, weder hier noch dort.

# Deals that can be checked
cli-verify = Prüft die Kartenverteilung einer beendeten Partie: Folgt aller Zufall aus dem Geheimnis, auf das sich der Tisch festgelegt hat?
cli-verify-commit = Der Fingerabdruck, den der Tisch vor dem Austeilen gezeigt hat (ohne Angabe der aus der Datei).

# Unter Last
load-title = { $tables } Tische, { $moves } Züge pro Sekunde, { $seconds } s lang
load-what = Größe
load-measured = gemessen
load-bar = Vorgabe
load-met = erfüllt
load-yes = ja
load-no = NEIN
load-sockets = Verbindungen, die zuhören
load-sent = gesendete Züge pro Sekunde
load-acknowledged = gespeicherte und bestätigte Züge pro Sekunde
load-told-50 = alle am Tisch wissen es, zur Hälfte binnen
load-told-95 = … zu 95 % binnen
load-told-99 = … zu 99 % binnen
load-told-max = … immer binnen
load-post = beantwortet, zu 50 / 95 / 99 % binnen
load-late = eigene Verspätung des Messprogramms, 50 / 95 / 99 %
load-driver = Rechenzeit des Messprogramms
load-commit = eine Transaktion dauert
load-appends = Ereignisse pro Transaktion
load-cpu = Rechenzeit des Servers pro Ereignis
load-memory = Speicher des Servers, höchstens
load-held = gehaltene ruhende Verbindungen
load-memory-idle = Speicher mit ihnen, höchstens
load-beside-95 = neben ihnen wissen es alle, zu 95 % binnen
load-note = Vom Augenblick vor dem Senden eines Zugs, bis die letzte Verbindung seines Tisches ihn hat. Die eigene Verspätung des Messprogramms steckt in jeder Zahl.
load-starting = ein Server startet …
load-opening = Tische: { $count } von { $all } …
load-playing = { $seconds } s lang wird gespielt …
load-idling = ruhende Verbindungen: { $count } von { $all } …
load-beside = neben den ruhenden Verbindungen wird gespielt …
load-not-started = der Server ist nicht gestartet: { $why }
load-driver-failed = das Messprogramm ist gescheitert: { $why }
