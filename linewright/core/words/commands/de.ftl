# Refusals of the library
deck-no-list = { $deck } ist kein Stapel; ein Stapel ist eine Liste von Kartennamen wie { $example }
deck-no-card = Karte { $place } des Stapels, { $card }, gibt es in { $game } nicht
deck-too-often = Karte { $place } des Stapels, { $card }, ist eine zu viel: in der Schachtel { $copies ->
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
save-wrong = Zeile { $line } der gespeicherten Partie: { $why }

# The command line
cli = Spiele mit Reihen und Linien im Terminal: spielen, Regeln nachschlagen, nachspielen, messen.
cli-example = Beispiel: { $example }
cli-games = Zählt die Spiele auf oder die Optionen eines Spiels.
cli-games-game = Das Spiel, dessen Optionen gezeigt werden.
cli-rules = Zeigt die nummerierten Regeln eines Spiels oder eine davon.
cli-rules-rule = Eine Regelnummer wie { $example } oder ein Wort, nach dem gesucht wird.
cli-play = Spielt im Terminal gegen Bots.
cli-replay = Zeigt eine gespeicherte Partie Zug für Zug.
cli-replay-step = Wartet nach jedem Zug auf Enter.
cli-replay-until = Hält nach so vielen Zügen an und zeigt den Tisch.
cli-bench = Misst, wie schnell die Spiele sind, neben denen von OpenSpiel, falls es installiert ist.
cli-bench-seconds = Wie lange jede Zahl gemessen wird.
cli-serve = Öffnet Tische im Browser: für diesen Rechner, dein Heimnetz oder die ganze Welt.
cli-serve-host = Die Adresse, an der gelauscht wird.
cli-serve-port = Der Port; ohne Angabe der erste freie ab 8000.
cli-serve-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
cli-serve-lan = Lässt Handys und Rechner im selben Netz mitspielen und zeigt die Adresse als QR-Code.
cli-serve-open = Öffnet den Browser.
cli-no-table = für Tische im Browser fehlen einige Pakete: pip install 'linewright[table]'
cli-backup = Kopiert alle Tische in eine Datei, auch während der Server läuft.
cli-backup-file = Die Datei der Kopie.
cli-backup-force = Ersetzt eine Datei, die schon da ist.
cli-restore = Füllt ein leeres PostgreSQL aus einer solchen Kopie.
cli-bench-what = Spiele, die gemessen werden, ohne Angabe alle; oder „table“, um einen Server zu belasten.
cli-bench-tables = Mit „table“: wie viele Tische.
cli-bench-sockets = Mit „table“: Zuhörer an jedem.
cli-bench-rate = Mit „table“: Züge in der Sekunde, an allen Tischen zusammen.
cli-bench-idle = Mit „table“: Zuhörer, die nur warten und danach geöffnet werden.
cli-compile = Baut den Maschinencode aller Spiele jetzt, damit später nichts gebaut werden muss.
cli-game = Ein Spiel; „linewright games“ zählt sie auf.
cli-seats = Wie viele mitspielen: du und Bots.
cli-seat = Welcher Platz deiner ist, ab 0.
cli-bot = Wer auf den anderen Plätzen spielt: { $names }.
cli-seed = Eine Zahl, die die Verteilung bestimmt, um dieselbe Partie noch einmal zu spielen.
cli-first = Der Platz, der beginnt; sonst ein zufälliger.
cli-option = Eine Regeloption als Name=Wert; mehrfach möglich.
cli-load = Eine gespeicherte Partie fortsetzen.
cli-save = Wohin die Partie beim Verlassen gespeichert wird.
cli-language = en, de oder es; sonst die Sprache des Systems.
cli-version = Zeigt die Version.
cli-file = Eine gespeicherte Partie.
cli-bad-option-text = { $text } ist keine Option; schreib Name=Wert, zum Beispiel { $example }
cli-no-file = { $file } lässt sich nicht lesen: { $why }
cli-cannot-save = { $file } lässt sich nicht schreiben: { $why }
cli-load-alone = eine gespeicherte Partie hat ihr eigenes Spiel, ihre Plätze, ihren Startwert und ihre Optionen: --load verträgt sich mit nichts davon
cli-no-rule = { $game } hat keine Regel { $rule }; „linewright rules { $game }“ zeigt alle
cli-no-extra = die Befehlszeile braucht ein paar Pakete mehr: pip install 'linewright[cli]'
cli-error = linewright: { $message }
cli-interrupted = abgebrochen
cli-building = baue Maschinencode von { $game }: { $done } von { $total }
cli-built = Maschinencode von { $game } ist fertig
cli-build-failed = der Maschinencode von { $game } ließ sich nicht bauen (Code { $code }); „python -m linewright.core.compile { $game }“ sagt, warum

# Measuring
bench-title = Zufällige Partien bis zum Ende, ein Kern, { $machine }
bench-game = Spiel
bench-seats = Plätze
bench-moves = Züge je Sekunde
bench-games = Partien je Sekunde
bench-length = Züge je Partie
bench-ratio = mal der schnellste Vergleich
bench-copy = einen Zustand kopieren ({ $bytes } Byte): { $nanoseconds } ns
bench-no-peers = OpenSpiel ist nicht installiert, es gibt also nichts zu vergleichen: pip install 'linewright[peers]'
bench-measuring = messe { $what }
bench-note = Ein Zug ist eine Entscheidung; verteilte Karten zählen nicht, hier wie dort.

# Deals that can be checked
cli-verify = Prüft die Verteilung einer beendeten Partie: Folgt aller Zufall aus dem, worauf sich der Tisch festgelegt hat?
cli-verify-commit = Was der Tisch vor dem Verteilen gezeigt hat; sonst gilt, was in der Datei steht.

# Unter Last
load-title = { $tables } Tische, { $moves } Züge in der Sekunde, { $seconds } s lang
load-what = Größe
load-measured = gemessen
load-bar = Vorgabe
load-met = erfüllt
load-yes = ja
load-no = NEIN
load-sockets = Verbindungen, die zuhören
load-sent = gesendete Züge in der Sekunde
load-acknowledged = gespeicherte und bestätigte Züge in der Sekunde
load-told-50 = alle am Tisch wissen es, zur Hälfte binnen
load-told-95 = … zu 95 % binnen
load-told-99 = … zu 99 % binnen
load-told-max = … immer binnen
load-post = beantwortet, zu 50 / 95 / 99 % binnen
load-late = eigene Verspätung des Messprogramms, 50 / 95 / 99 %
load-driver = Rechenzeit des Messprogramms
load-commit = eine Transaktion dauert
load-appends = Ereignisse in einer Transaktion
load-cpu = Rechenzeit des Servers für ein Ereignis
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
