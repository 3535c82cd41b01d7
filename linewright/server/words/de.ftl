# Ablehnungen des Tisches; jede Kennung ist auch der Code für Programme
bad-request = das lässt sich nicht lesen: { $problem }
bad-seat-wish = ein Platz kann nicht für { $wish } sein; er kann sein für: me, human, open, { $bots }
file-option = { $name } kann hier keine Datei sein; möglich ist: { $choices }
no-person = wer bist du? Nenn zuerst einen Namen
wrong-passphrase = kein Konto hat diesen Namen und dieses Passwort
not-host = das darf nur der Gastgeber
not-your-seat = Platz { $seat } ist nicht deiner
not-seated = du hast an diesem Tisch keinen Platz
muted = der Gastgeber hat dich stummgeschaltet
removed = der Gastgeber hat dich von diesem Tisch weggeschickt
no-spectators = an diesem Tisch darf nur zusehen, wer mitspielt
no-hints = hier gibt es keine Tipps
other-origin = diese Anfrage kommt von einer fremden Seite
no-such-page = hier ist nichts
no-such-table = diesen Tisch gibt es nicht
no-such-code = kein offener Tisch hat diesen Code
no-such-person = diese Person ist nicht an diesem Tisch
no-such-match = Partie { $match } wurde an diesem Tisch nicht gespielt
no-such-language = auf { $language } gibt es keine Regeln; es gibt sie auf: { $languages }
no-deal = diese Partie wurde nicht aus einem Geheimnis verteilt: es gibt nichts zu prüfen
wrong-method = so lässt sich das nicht anfragen
seat-taken = Platz { $seat } ist besetzt
seats-full = kein Platz ist frei
seats-empty = es muss sich noch jemand setzen: Platz { $seats }
already-started = die Partie hat schon begonnen
not-started = die Partie hat noch nicht begonnen
not-over = die Partie ist nicht zu Ende
match-over = die Partie ist zu Ende
paused = die Partie macht Pause
not-paused = die Partie macht gerade keine Pause
stale = es ist etwas geschehen, das du noch nicht gesehen hattest; das letzte Ereignis ist Nummer { $number }
bot-plays = { $bot } spielt auf Platz { $seat } für dich; nimm zuerst deinen Platz zurück
seat-resigned = Platz { $seat } hat aufgegeben
nothing-asked = niemand fragt dich etwas
already-asked = eine Frage ist noch offen
no-such-finding = das kann dieser Tisch jetzt nicht feststellen
account-taken = dieser Name gehört zu einem anderen Konto
has-account = du hast schon ein Konto
other-rules = dieser Tisch spielt Version { $found } der Regeln von { $game }; dieser Server kennt Version { $expected }
too-large = das ist zu groß; höchstens { $most } Bytes
too-many = zu viel auf einmal; versuch es gleich noch einmal
too-many-tables = du hast { $most } offene Tische, mehr dürfen es nicht sein
too-many-listeners = du hast { $most } Verbindungen offen, mehr dürfen es nicht sein
broken = hier ist etwas schiefgegangen; deine Schuld ist es nicht
not-writing = gerade kann nichts gespeichert werden; versuch es bald wieder
stopping = der Server wird beendet

# Plätze
former-player = jemand, der früher mitspielte

# Der Befehl
serve-address = Linewright ist unter { $address }
serve-lan = Alle in deinem Netz können diese Adresse öffnen oder den Code scannen.
serve-file-held = ein anderer Prozess bedient schon { $file }; mehrere Prozesse brauchen PostgreSQL: setze LINEWRIGHT_DATABASE
serve-needs-postgresql = { $workers } Prozesse brauchen PostgreSQL: setze LINEWRIGHT_DATABASE auf dessen Adresse
serve-no-port = kann nicht auf { $host }, Port { $port } lauschen: { $why }
serve-not-started = der Server konnte nicht starten; die Zeilen darüber sagen, warum
serve-bad-limit = { $name } enthält Grenzen wie moves=50, mit Kommas dazwischen; { $text } ist keine; die Grenzen sind: { $names }
serve-bad-proxy = { $name } nennt Adressen oder Netze von Proxys, etwa 10.0.0.5 oder 10.0.0.0/8, mit Kommas dazwischen; { $text } ist keines davon

# Kopien des Bestands
backup-done = { $file }: { $megabytes } MB, Tische: { $tables }, Ereignisse: { $events }
backup-progress = { $percent } % …
backup-exists = { $file } gibt es schon; nimm einen anderen Namen oder --force, um sie zu ersetzen
backup-is-store = { $file } gehört zum Bestand selbst; eine Kopie braucht einen eigenen Namen
backup-beside = { $beside } liegt neben { $file }: ein Server hat sie offen oder wurde nicht ordentlich beendet; nimm einen anderen Namen
backup-no-store = unter { $place } gibt es keinen Bestand
backup-other-version = der Bestand hat Version { $found }, dieses Programm arbeitet mit Version { $expected }; kopiere ihn mit dem Programm, das ihn bedient
backup-failed = { $file } konnte nicht geschrieben werden: { $why }
restore-done = { $file } ist zurückgespielt; Tische: { $tables }, Ereignisse: { $events }
restore-needs-postgresql = mit SQLite muss nichts zurückgespielt werden: setze LINEWRIGHT_DATABASE auf { $file } oder eine Kopie davon und starte den Server
restore-no-file = die Datei { $file } gibt es nicht
restore-newer = { $file } hat Version { $found }, die dieses Programm nicht kennt; es arbeitet mit Version { $expected }
restore-not-empty = { $place } ist nicht leer; spiele die Kopie in eine neue Datenbank zurück
restore-failed = { $file } konnte nicht zurückgespielt werden, und nichts wurde verändert: { $why }

# The plain pages
plain-play = Jetzt spielen
plain-friends = Mit Freunden
plain-facts = { $most ->
    [one] Für eine Person, etwa { $minutes } Minuten
   *[other] { $seats } Personen, etwa { $minutes } Minuten
}
plain-code = Code eines Tisches
plain-join = Mitspielen
plain-own = Deine Tische
plain-home = Alle Spiele
plain-turn = Du bist dran.
plain-type = Oder tipp einen Zug ein:
plain-do = Ausführen
plain-share = Andere kommen mit diesem Link oder mit dem Code { $code } dazu.
plain-free = frei
plain-sit = Hinsetzen
plain-start = Beginnen
plain-undo = Zurücknehmen
plain-resign = Aufgeben
plain-rematch = Noch einmal
plain-guest = Gast
plain-won = Gewonnen: { $names }
plain-nobody-won = Niemand gewinnt.
plain-status-open = noch nicht begonnen
plain-status-playing = im Gang
plain-status-paused = Pause
plain-status-over = beendet
