# The command
serve-address = Linewright is at { $address }
serve-lan = Everybody on your network can open this address or scan the code.
serve-file-held = another process already serves { $file }; several processes need PostgreSQL: set LINEWRIGHT_DATABASE
serve-needs-postgresql = { $workers } processes need PostgreSQL: set LINEWRIGHT_DATABASE to its address
serve-no-port = cannot listen at { $host }, port { $port }: { $why }
serve-not-started = the server could not start; the lines above say why
serve-bad-limit = { $name } holds limits such as moves=50, with commas between them; { $text } is none; the limits are: { $names }
serve-bad-proxy = { $name } holds addresses or networks of proxies, such as 10.0.0.5 or 10.0.0.0/8, with commas between them; { $text } is none

# Copies of the store
backup-done = { $file }: { $megabytes } MB, tables: { $tables }, events: { $events }
backup-progress = { $percent } % …
backup-exists = { $file } is there already; give another name, or --force to replace it
backup-is-store = { $file } belongs to the store itself; a copy needs a name of its own
backup-beside = { $beside } lies beside { $file }: a server has it open, or did not stop in good order; give another name
backup-no-store = there is no store at { $place }
backup-other-version = the store has version { $found }, this program works with version { $expected }; copy it with the program that serves it
backup-failed = { $file } could not be written: { $why }
restore-done = { $file } is restored; tables: { $tables }, events: { $events }
restore-needs-postgresql = with SQLite nothing has to be restored: set LINEWRIGHT_DATABASE to { $file }, or to a copy of it, and start the server
restore-no-file = there is no file { $file }
restore-newer = { $file } has version { $found }, which this program does not know; it works with version { $expected }
restore-not-empty = { $place } is not empty; restore into a new database
restore-failed = { $file } could not be restored, and nothing was changed: { $why }
