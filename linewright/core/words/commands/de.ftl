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
cli-serve-host-name = Ein Name, unter dem der Server zu erreichen ist, neben dem dieses Rechners; mehrfach möglich. * erlaubt jeden.
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
cli-bench-peers = Mit „table“: boardgame.io und Colyseus ebenso belasten und vergleichen (braucht Node.js).
cli-compile = Baut den Maschinencode aller Spiele jetzt, damit später nichts gebaut werden muss.
cli-game = Ein Spiel; „linewright games“ listet alle auf.
cli-seats = Wie viele mitspielen, du und die Bots zusammen.
cli-seat = Dein Platz, gezählt ab 0.
cli-bot = Wer auf den anderen Plätzen spielt: { $names }, oder ein eigener Bot als Modul:Klasse.
cli-seed = Eine Zahl, die die Kartenverteilung bestimmt; mit ihr kannst du dieselbe Partie noch einmal spielen.
cli-daily = Das Rätsel eines Tages, für alle dasselbe: today (heute) oder ein Datum wie 2026-11-16.
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
usage = Aufruf:
usage-options = Angaben:
usage-arguments = Argumente:
usage-commands = Befehle:
usage-some-options = [ANGABEN]
usage-some-command = BEFEHL …
usage-help = Zeigt diese Hilfe.
usage-install-completion = Richtet die Ergänzung mit Tab für diese Shell ein.
usage-show-completion = Zeigt die Ergänzung mit Tab für diese Shell.
usage-default = ohne Angabe
usage-required = nötig
usage-no-command = den Befehl { $name } gibt es nicht; --help zeigt alle
usage-no-option = die Angabe { $name } gibt es nicht; --help zeigt alle
usage-no-argument = { $name } fehlt; --help sagt, was das ist
usage-missing-command = es fehlt ein Befehl; --help zeigt alle
usage-too-many = das ist zu viel: { $name }
usage-no-value = nach { $name } fehlt ein Wert
usage-bad-value = { $name }: { $why }
usage-no-integer = erwartet wird eine ganze Zahl
usage-no-number = erwartet wird eine Zahl
usage-too-small = erwartet wird { $limit } oder mehr
usage-too-large = erwartet wird { $limit } oder weniger
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

# Beside other servers
peers-title = { $tables } Partien mit je { $sockets } Verbindungen, { $moves } Züge pro Sekunde
peers-server = Server
peers-cpu = Rechenzeit pro Zug
peers-told = letzter Zuhörer informiert, 95 % innerhalb von
peers-most = höchstens Züge pro Sekunde
peers-memory = Speicher
peers-driver = Messprogramm pro Zug
peers-note = Jeder Server hat einen Kern, SQLite mit synchronous=FULL, und meldet einen Zug erst, wenn er gespeichert ist. Die anderen spielen ein Spiel, in dem man wie in unseren { $bytes } Byte sieht. In Klammern: das Wievielfache von unserem. Höchstens: 95 % innerhalb von 100 ms informiert; bei ≥ war der Kern des Messprogramms zuerst voll.
peers-fetching = npm holt die anderen Server…
peers-starting = { $server } startet…
peers-playing = { $server }: { $rate } Züge pro Sekunde…
peers-no-node = boardgame.io und Colyseus entfallen: Sie brauchen Node.js mit npm, und das gibt es hier nicht.
peers-old-node = boardgame.io und Colyseus entfallen: Sie brauchen Node.js { $least } oder neuer, und hier ist { $version }.
peers-not-installed = boardgame.io und Colyseus entfallen: npm konnte sie nicht installieren ({ $why }).

# Match-ups and tournaments
cli-match = Lässt zwei Bots mit denselben Kartenverteilungen und vertauschten Seiten gegeneinander spielen und sagt, welcher stärker ist.
cli-tournament = Lässt viele Bots gegeneinander spielen: eine Tabelle aller gegen alle und Wertungszahlen.
cli-bots = Bots, durch Kommas getrennt: { $names }, ein eigener als Modul:Klasse, ein Programm als „cmd:python my_bot.py“; Name@0.1 denkt 0,1 Sekunden pro Zug.
cli-match-games = Mindestens so viele Partien; jede Kartenverteilung wird einmal mit jeder Aufteilung der Seiten gespielt.
cli-tournament-games = Mindestens so viele Partien von je zwei Bots, oder an allen Tischen, wenn mehr als zwei Seiten spielen.
cli-match-seats = Zahl der Plätze (ohne Angabe so wenige, wie das Spiel zulässt).
cli-match-seconds = Sekunden pro Zug für Bots, denen man die Bedenkzeit sagen kann.
cli-match-limit = Sekunden, nach denen ein Bot ohne Zug die Partie verliert (ohne Angabe 30, oder das Fünffache seiner Bedenkzeit).
cli-match-jobs = Zahl der Prozesse (ohne Angabe einer pro Kern); das Ergebnis hängt nicht davon ab.
cli-match-sprt = Hört auf, sobald klar ist, welcher von zwei Elo-Unterschieden besser passt, zum Beispiel: 0 20.
cli-match-json = Gibt das Ergebnis als JSON aus.
contest-few-bots = gegeneinander spielen mindestens zwei Bots; gefunden: { $names }
contest-two-bots = ein Vergleich gilt zwei Bots, nicht { $count }; für mehr gibt es „tournament“
contest-bad-names = die Namen der Bots in { $text } lassen sich nicht lesen: Schreibe Kommas dazwischen, und Anführungszeichen um ein Komma, das zu einem Befehl gehört
contest-bad-games = { $count } ist keine Zahl von Partien: erwartet wird 1 oder mehr
contest-bad-jobs = { $count } ist keine Zahl von Prozessen: erwartet wird 1 oder mehr
contest-bad-sprt = { $bounds } lässt sich nicht testen: erwartet werden zwei Elo-Unterschiede, der kleinere zuerst, zum Beispiel 0 20
contest-no-worker = die Prozesse, die die Partien spielen, starten nicht oder halten nicht durch: { $why }
contest-no-openskill = für Wertungszahlen bei mehr als zwei Seiten fehlt openskill: pip install 'linewright[cli]'
bot-bad-seconds = { $seconds } ist keine Bedenkzeit: erwartet werden Sekunden, mehr als 0
bot-takes-no-time = dem Bot { $bot } kann man keine Bedenkzeit geben: seine Methode choose nimmt kein budget_ms
bot-bad-command = { $command } ist kein Befehl: { $why }
bot-no-answer = das Programm des Bots gab keine Antwort: { $why }
bot-no-program = das Programm { $program } gibt es auf diesem Rechner nicht
contest-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }: { $one } gegen { $other }, { $games } Partien, { $deals } Kartenverteilungen
contest-tournament-title = { $game }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }: { $bots } Bots, { $games } Partien, { $deals } Kartenverteilungen
contest-bot = Bot
contest-victories = Siege
contest-solved = gelöst
contest-points = Punkte
contest-moves = Züge
contest-median = ms pro Zug, mittlere
contest-longest = ms pro Zug, längste
contest-rating-elo = Elo
contest-rating-openskill = Wertung
contest-table-note = In jeder Zeile: wie oft dieser Bot besser war als der mit der Nummer darüber, unentschieden zählt halb.
contest-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
contest-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
contest-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
contest-whole = { $number }
contest-share = { $bot } gewinnt { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (mit 95 % Sicherheit { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %), gemeinsame Siege anteilig
contest-even = bei { $sides } Seiten wären { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ausgeglichen
contest-elo = Elo-Unterschied: { $elo } (mit 95 % Sicherheit { $low } bis { $high })
contest-test-better = Der Test ist entschieden: { $bot } ist stärker als { $other }, eher um { $to } als um { $from } Elo (LLR { $ratio }, Grenze { $upper }).
contest-test-not-better = Der Test ist entschieden: { $bot } ist nicht um { $to } Elo stärker als { $other }; { $from } passt besser (LLR { $ratio }, Grenze { $lower }).
contest-test-open = Der Test ist nicht entschieden: { $bot } kann um { $from } oder um { $to } Elo über { $other } liegen (LLR { $ratio }, Grenzen { $lower } und { $upper }); er braucht mehr Partien.
contest-lost-raised = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durch einen Fehler.
contest-lost-illegal = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durch einen Zug, der nicht erlaubt ist.
contest-lost-nonsense = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durch eine Antwort, die sich nicht lesen lässt.
contest-lost-late = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} ohne rechtzeitige Antwort.
contest-lost-died = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} weil sich das Programm beendet hat.
contest-lost-killed = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} weil sein Prozess abgebrochen ist.
contest-lost-stalled = { $bot } verlor { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} durch endlose Züge, die nichts ändern.
contest-why = Beim ersten Mal: { $why }
contest-stopped = Vorzeitig beendet; das ist das Ergebnis bis hierher.

# Reviews
cli-review = Eine gespeicherte Partie analysieren: was jede Entscheidung wert war und was das Glück brachte.
cli-review-seat = Der Platz, um den es geht, ab 0 gezählt; mehrfach möglich (ohne Angabe: alle).
cli-review-json = Die Analyse als JSON ausgeben.
cli-review-seconds = Wie lange analysiert wird (ohne Angabe: etwa zehn Sekunden).
cli-review-working = Analyse von Zug { $done } von { $total }
review-not-over = Diese Partie ist nicht zu Ende: das Ergebnis ist, was beim letzten Zug zu erwarten war.
review-graph = Gewinnchance: { $graph }
review-start = Anfang
review-choices = eigene Wahl
review-others = die anderen
review-luck = Glück
review-result = Ergebnis
review-move = Zug
review-played = gespielt
review-best = am besten
review-loss = Verlust, Hundertstel eines Siegs
review-points = in Punkten
review-decisions = Entscheidungen: { $count }, davon { $costly } mit einem besseren Zug.

review-moment-choice = Zug { $move }: { $best } war besser als { $played }. Die Gewinnchance wäre { $better } % gewesen statt { $chance } %.
review-moment-hasty = Zug { $move }: Warten war besser als { $played }. Die Gewinnchance wäre { $better } % gewesen statt { $chance } %.
review-moment-missed = Zug { $move }: { $best } war möglich, und nichts geschah. Die Gewinnchance wäre { $better } % gewesen statt { $chance } %.
review-moment-unsolved = Zug { $move }: { $best } war besser. Damit sind { $better } % gelöst statt { $chance } %.
review-solving = Gelöst: { $graph }
review-solved = { $share ->
    [100] Gelöst nach { $moves } Zügen.
   *[other] { $share } % gelöst nach { $moves } Zügen; { $best } % waren möglich.
}
review-moment-good-luck = Zug { $move }, { $played }: Glück mit den Karten. Die Gewinnchance stieg um { $change } Prozentpunkte.
review-moment-bad-luck = Zug { $move }, { $played }: Pech mit den Karten. Die Gewinnchance sank um { $change } Prozentpunkte.
review-average = { $loss } Hundertstel eines Siegs pro Entscheidung verloren: { $band ->
    [6] so gut wie nichts.
    [5] sehr wenig.
    [4] wenig.
    [3] einige Chancen verpasst.
    [2] viele Chancen verpasst.
   *[other] die meisten Chancen verpasst.
}

# Puzzles
no-puzzles = { $game } hat keine Rätsel
no-such-puzzle = { $game } hat kein Rätsel { $name }; „linewright puzzle { $game } --list“ listet alle auf
cli-puzzle = Ein Rätsel lösen: eine Stellung, in der ein Zug klar der beste ist. Ohne weitere Angabe das von heute, für alle dasselbe.
cli-puzzle-game = Ein Spiel, das Rätsel hat (ohne Angabe: das erste, das welche hat).
cli-puzzle-name = Das Rätsel mit diesem Namen; --list zeigt alle.
cli-puzzle-day = Das Rätsel dieses Tages: today (heute) oder ein Datum wie 2026-11-16.
cli-puzzle-random = Irgendein Rätsel.
cli-puzzle-list = Die Rätsel des Spiels auflisten.
cli-puzzle-move = Deine Antwort: was der Zug wert ist, wird gleich gesagt.
cli-puzzle-json = Als JSON ausgeben: das Rätsel ohne Lösung oder mit --move, was der Zug wert ist.
cli-puzzle-one = immer nur ein Rätsel: nur eines von --name, --day und --random
table-puzzle = { $game }, Rätsel { $name }, { $grade ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}. Es ist Zug { $move } einer Partie zwischen Bots.
table-puzzle-news = Seit du zuletzt dran warst:
table-puzzle-ask = Du bist dran, und ein Zug ist klar der beste. Welcher?
table-puzzle-help = Gib einen Zug ein (Tab ergänzt ihn) oder: ? was geht · hint (Tipp) · answer (Lösung) · rules REGEL · log (Verlauf) · quit (Ende)
table-puzzle-right = Richtig: { $move } ist der beste Zug.
table-puzzle-wrong = { $move } ist nicht der beste Zug. Gewinnchance: { $chance } %; der beste Zug bringt { $loss } Prozentpunkte mehr. Versuche es noch einmal!
table-puzzle-far = { $move } gehört nicht zu den besseren Zügen: der beste bringt mindestens { $loss } Prozentpunkte mehr. Versuche es noch einmal!
table-puzzle-hint = Mit dem besten Zug ist die Gewinnchance { $chance } %, mit dem zweitbesten { $next } %. Für den besten spricht:
table-puzzle-answer = Der beste Zug ist { $move }.
table-puzzle-name = Rätsel
table-puzzle-grade = Schwierigkeit
table-puzzle-grade-of = { $grade ->
    [1] leicht
    [2] knifflig
   *[other] schwer
}
table-puzzle-seats = Personen
table-puzzle-number = Zug
table-puzzle-today = von heute
table-puzzle-move = Zug
table-puzzle-chance = Gewinnchance in %

# Das Labor
cli-simulate = Spielt sehr viele Partien auf einmal und sagt, was dabei herauskam.
cli-report = Schreibt einen Bericht über ein Spiel: wer gewinnt, wie lange es dauert, Glück und Entscheidung, was Regeln ändern.
cli-lab-games = Zahl der Partien.
cli-lab-seats = Zahl der Plätze.
cli-lab-bots = Wer spielt: einer auf allen Plätzen oder einer pro Platz, durch Kommas getrennt: random, greedy oder eine Stufe, die auf den ersten Blick entscheidet.
cli-lab-device = cpu (alle Kerne) oder cuda (eine NVIDIA-GPU).
cli-lab-on = Ein Ray-Cluster wie ray://10.0.0.5:10001, oder local: startet Ray auf diesem Rechner.
cli-lab-workers = Wie viele Threads oder Ray-Prozesse spielen (ohne Angabe einer pro Kern); das Ergebnis hängt nicht davon ab.
cli-lab-out = Eine Datei für jede einzelne Partie: .parquet oder .json.
cli-lab-json = Gibt die Zusammenfassung als JSON aus.
cli-lab-what-if = Ändert die Regeln: eine Zahl wie NAME=2, mehrere durch Kommas getrennt, oder eine Python-Datei, die Funktionen ersetzt.
cli-report-games = Zahl der Partien für jede Angabe des Berichts.
cli-report-out = Der Bericht: eine HTML-Datei.
cli-report-csv = Ein Ordner für alle Zahlen als CSV.
lab-bad-games = { $games } Partien kann man nicht spielen: erwartet wird eine ganze Zahl ab 1
lab-bad-batch = { $games } Partien lassen sich nicht nebeneinander halten: erwartet wird eine ganze Zahl von 1 bis { $most }
lab-no-race = bei { $game } ist ein Platz nach dem anderen dran: env spielt es; parallel_env spielt Wettrennen: { $races }
lab-bad-bots = { $bots } sagt nicht, wer spielt: erwartet wird ein Bot für alle oder einer für jeden der { $seats } Plätze
lab-unknown-bot = { $bot } spielt { $game } im Labor nicht; es spielen: { $names }
lab-bot-thinks = { $bot } wägt jeden Zug in vielen Welten ab und ist zu langsam fürs Labor (dafür gibt es den Wettkampf der Bots); im Labor spielen: { $names }
lab-bad-device = es gibt kein Gerät { $device }: erwartet wird eines von { $devices }
lab-bad-workers = { $workers } Prozesse können nicht spielen: erwartet wird eine ganze Zahl ab 1
lab-one-place = gespielt wird entweder auf einer GPU (--device cuda) oder in einem Cluster (--on), nicht beides
lab-no-gpu = hier ist keine NVIDIA-GPU, die sich benutzen lässt: dafür braucht es eine GPU mit Treiber und pip install 'linewright[cuda]'; --device cpu spielt dieselben Partien
lab-bad-actions = das sind keine Züge für { $n } Spiele: erwartet wird eine ganze Zahl für jedes, gefunden wurde { $shape }
lab-bad-array = in dieses Feld lässt sich nicht schreiben: erwartet wird { $shape } ohne Lücken
lab-no-package = dafür fehlt das Paket { $package }: pip install 'linewright[{ $extra }]'
lab-no-cluster = unter { $address } ist kein Ray-Cluster: { $why }
lab-bad-file = in { $file } lassen sich keine Partien schreiben: der Name muss auf eines von { $kinds } enden
lab-what-if-text = { $text } sagt nicht, was sich ändern soll: erwartet wird NAME=Zahl oder eine Datei auf .py; die Zahlen sind { $names }
lab-what-if-no-name = die Regeln von { $game } haben keine Zahl { $name }; sie haben { $names }
lab-what-if-no-numbers = die Regeln von { $game } benennen keine Zahlen, also gibt es kein { $name }; eine Python-Datei kann ihre Funktionen ersetzen
lab-what-if-no-number = { $name } kann nicht { $value } sein: erwartet wird eine ganze Zahl wie { $usual }
lab-what-if-raises = { $file } lässt sich nicht ausführen: { $why }
lab-what-if-no-function = { $name } ersetzt keine Funktion von { $game } und hilft auch keiner, die es tut; die Funktionen sind { $names }
lab-what-if-arguments = { $name } in { $file } muss dieselben Argumente nehmen wie die Funktion, die es ersetzt: { $arguments }
lab-what-if-fails = mit { $change } lässt sich das Spiel nicht spielen: { $why }
lab-what-if-breaks = mit { $change } geht das Spiel kaputt: seine eigene Prüfung findet Fehler { $number }
lab-what-if-not-compiled = { $change } lässt sich nicht in Maschinencode übersetzen: { $why }
lab-title = { $game }, { $seats } Plätze: { NUMBER($games) } Partien in { NUMBER($seconds, maximumFractionDigits: 1) } s, Startwert { $seed }
lab-rate = { NUMBER($games, maximumFractionDigits: 0) } Partien und { NUMBER($moves, maximumFractionDigits: 1) } Millionen Züge pro Sekunde
lab-seat = Platz
lab-bot = Bot
lab-victories = Siege
lab-points = Punkte
lab-counted = Im Schnitt pro Partie
lab-figure = Mittel
lab-interval = 95 %
lab-count-moves = Züge
lab-count-lead = Vorsprung in Punkten
lab-count-best = höchste Punktzahl
lab-part = { $part } (Anteil an { $whole })
lab-undecided = { NUMBER($games) } Partien waren nach { NUMBER($turns) } Zügen noch nicht entschieden.
lab-written = Jede Partie steht in { $file }.
lab-stopped = Vorzeitig beendet: das sind die ersten { NUMBER($games) } Partien.
lab-compiling = Maschinencode wird gebaut …
lab-progress = Es wird gespielt …
report-about = Was sehr viele Partien von Bots über dieses Spiel sagen. Alle Intervalle gelten mit 95 % Sicherheit; Unterschiede sind Partie für Partie bei denselben Kartenverteilungen gemessen.
report-fact-games = Partien je Angabe
report-fact-seats = Plätze
report-fact-seed = Startwert
report-fact-options = Regeln
report-fact-usual = die üblichen
report-figures = Die Zahlen als Tabelle
report-end = Geschrieben von Linewright. ± ist das halbe { $error }-%-Intervall; gestrichelte Linien zeigen, was ausgeglichen oder kein Unterschied wäre. Derselbe Startwert gibt denselben Bericht.
report-seat = Platz { $seat }
report-player-random = zufällig
report-player-greedy = gierig
report-level-newcomer = Neuling
report-level-apprentice = Lehrling
report-level-journeyman = Geselle
report-level-artisan = Könner
report-level-master = Meister
report-level-wright = Wright
report-share-first = Siege des Platzes, der anfängt
report-points-first = Punkte
report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-percent-sign =  %
report-points-of-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
report-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-head-seat = Platz
report-head-player = Bots
report-head-victories = Siege
report-head-points = Punkte
report-head-figure = Im Schnitt pro Partie
report-head-usual = Wie es ist
report-head-other = Geändert
report-head-difference = Unterschied
report-head-option = Regel
report-head-one-among = Einer unter anderen
report-head-mean = Mittel
report-head-deviation = Streuung
report-head-least = Kleinster Wert
report-head-low = 10 % darunter
report-head-median = Median
report-head-high = 90 % darunter
report-head-most = Größter Wert
report-seats-title = Wer gewinnt, nach Platz
report-seats-about = Platz 1 fängt an, und auf allen Plätzen sitzen gierige Bots. Die gestrichelte Linie ist ein gleicher Anteil, { NUMBER($share, maximumFractionDigits: 1) } %; ein gemeinsamer Sieg zählt in Teilen.
report-points-title = Punkte eines Platzes
report-points-about = Wie oft ein Platz mit wie vielen Punkten endet; { NUMBER($share, maximumFractionDigits: 1) } % der Partien sind im Bild.
report-moves-title = Wie lange Partien dauern
report-moves-about = Züge aller Plätze zusammen; { NUMBER($share, maximumFractionDigits: 1) } % der Partien sind im Bild.
report-counts-title = Was in einer Partie geschieht
report-counts-about = Im Schnitt pro Partie, wenn alle gierig spielen und wenn alle zufällig spielen.
report-luck-title = Glück und Entscheidung
report-luck-about = Wie oft ein Bot gegen andere gewinnt, die zufällig spielen, reihum auf jedem Platz. Je weiter weg vom gleichen Anteil von { NUMBER($share, maximumFractionDigits: 1) } %, desto mehr zählen Entscheidungen. Die Tabelle zeigt jede Art Bot unter jeder anderen.
report-luck-deal = Wird dieselbe Kartenverteilung zweimal mit anderen Entscheidungen gespielt ({ $bots } auf allen Plätzen), kehren { NUMBER($share, maximumFractionDigits: 1) } % der Unterschiede in Punkten wieder: so viel entscheiden allein die Karten.
report-options-title = Was jede Regel ändert
report-options-about = Jede Regel für sich gegen das Spiel, wie es ist, mit gierigen Bots. Ein gefüllter Punkt ist ein Unterschied, der sicher genug ist: sein Intervall lässt die Null aus.
report-options-idle = Ohne Wirkung auf Bots, weil es nur ändert, was zu sehen ist, oder nicht vorkam: { $options }.
report-what-if = Was wäre, wenn: { $change }
report-what-if-about = Das Spiel, wie es ist, neben dem geänderten: dieselben Kartenverteilungen, gierige Bots auf allen Plätzen.
report-what-if-idle = Jede einzelne Partie verlief gleich: die Änderung kam nie vor.
report-relative = Unterschied als Anteil am Üblichen
report-done = Der Bericht steht in { $file }.
report-csv-done = { $files } Tabellen stehen in { $folder }.
