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
