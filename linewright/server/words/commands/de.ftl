# Der Befehl
serve-address = Linewright läuft unter { $address }
serve-lan = Alle in deinem Netz können diese Adresse öffnen oder den Code scannen.
serve-file-held = ein anderer Prozess bedient schon { $file }; mehrere Prozesse brauchen PostgreSQL: setze LINEWRIGHT_DATABASE
serve-needs-postgresql = { $workers } Prozesse brauchen PostgreSQL: setze LINEWRIGHT_DATABASE auf dessen Adresse
serve-no-port = { $host }, Port { $port }, lässt sich nicht öffnen: { $why }
serve-no-store = in { $place } lassen sich keine Tische aufbewahren: { $why }
serve-not-started = der Server konnte nicht starten; den Grund nennen die Zeilen darüber
serve-bad-limit = { $name } enthält Grenzen wie moves=50, durch Kommas getrennt; { $text } ist keine; die Grenzen sind: { $names }
serve-bad-proxy = { $name } nennt Adressen oder Netze von Proxys, etwa 10.0.0.5 oder 10.0.0.0/8, durch Kommas getrennt; { $text } ist keines davon

# Kopien des Bestands
backup-done = { $file }: { $megabytes } MB, Tische: { $tables }, Ereignisse: { $events }
backup-progress = { $percent } % …
backup-exists = { $file } gibt es schon; nimm einen anderen Namen, oder ersetze die Datei mit --force
backup-is-store = { $file } gehört zum Datenbestand selbst; eine Kopie braucht einen eigenen Namen
backup-beside = { $beside } liegt neben { $file }: Ein Server hat die Datei offen oder wurde nicht ordentlich beendet; nimm einen anderen Namen
backup-no-store = unter { $place } gibt es keinen Datenbestand
backup-unreadable = der Datenbestand { $place } lässt sich nicht lesen: { $why }
backup-other-version = der Datenbestand hat Version { $found }, dieses Programm arbeitet mit Version { $expected }; kopiere ihn mit dem Programm, das ihn benutzt
backup-failed = { $file } konnte nicht geschrieben werden: { $why }
restore-done = { $file } ist zurückgespielt; Tische: { $tables }, Ereignisse: { $events }
restore-needs-postgresql = mit SQLite muss nichts zurückgespielt werden: Setze LINEWRIGHT_DATABASE auf { $file } oder eine Kopie davon und starte den Server
restore-no-file = die Datei { $file } gibt es nicht
restore-newer = { $file } hat Version { $found }, die dieses Programm nicht kennt; es arbeitet mit Version { $expected }
restore-not-empty = { $place } ist nicht leer; spiele die Kopie in eine neue Datenbank zurück
restore-failed = { $file } ließ sich nicht zurückspielen; verändert wurde nichts: { $why }
