# The command
serve-address = Linewright is running at { $address }
serve-lan = Anyone on your network can open this address or scan the code.
serve-file-held = another process is already serving { $file }; several processes need PostgreSQL: set LINEWRIGHT_DATABASE
serve-needs-postgresql = { $workers } processes need PostgreSQL: set LINEWRIGHT_DATABASE to its address
serve-no-port = can’t listen on { $host }, port { $port }: { $why }
serve-no-store = can’t keep tables in { $place }: { $why }
serve-not-started = the server couldn’t start; see the lines above for the reason
serve-bad-limit = { $name } takes limits such as moves=50, separated by commas; { $text } is not one; the limits are: { $names }
serve-bad-proxy = { $name } takes addresses or networks of proxies, such as 10.0.0.5 or 10.0.0.0/8, separated by commas; { $text } is neither

# Copies of the store
backup-done = { $file }: { $megabytes } MB, tables: { $tables }, events: { $events }
backup-progress = { $percent }%…
backup-exists = { $file } already exists; choose another name, or use --force to replace it
backup-is-store = { $file } belongs to the store itself; a copy needs a name of its own
backup-beside = { $beside } is next to { $file }: a server has it open, or didn’t shut down properly; choose another name
backup-no-store = there’s no store at { $place }
backup-unreadable = can’t read the store { $place }: { $why }
backup-other-version = the store has version { $found }, but this program works with version { $expected }; copy it with the program that serves it
backup-failed = { $file } couldn’t be written: { $why }
restore-done = { $file } has been restored; tables: { $tables }, events: { $events }
restore-needs-postgresql = with SQLite there’s nothing to restore: set LINEWRIGHT_DATABASE to { $file }, or to a copy of it, and start the server
restore-no-file = there’s no file { $file }
restore-newer = { $file } has version { $found }, which this program doesn’t know; it works with version { $expected }
restore-not-empty = { $place } isn’t empty; restore into a new database
restore-failed = { $file } couldn’t be restored, and nothing was changed: { $why }
