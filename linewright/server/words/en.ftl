# Refusals of the table; each id is also the code that programs get
bad-request = this cannot be read: { $problem }
bad-seat-wish = a seat cannot be for { $wish }; it can be for: me, human, open, { $bots }
file-option = { $name } cannot be a file here; it can be: { $choices }
no-person = who are you? Give a name first
wrong-passphrase = no account has this name and this passphrase
not-host = only the host may do that
not-your-seat = seat { $seat } is not yours
not-seated = you have no seat at this table
muted = the host has muted you
removed = the host has sent you away from this table
no-spectators = only those who play may watch this table
no-hints = no hints are given here
other-origin = this request comes from another site's page
no-such-page = there is nothing here
no-such-table = there is no such table
no-such-code = no open table has this code
no-such-person = no such person is at this table
no-such-match = match { $match } has not been played at this table
no-such-language = there is no rulebook in { $language }; there are: { $languages }
no-deal = this match was not dealt from a secret: there is nothing to check
wrong-method = this cannot be asked in this way
seat-taken = seat { $seat } is taken
seats-full = no seat is free
seats-empty = somebody still has to sit down: seat { $seats }
already-started = the match has already begun
not-started = the match has not begun
not-over = the match is not over
match-over = the match is over
paused = the match is paused
not-paused = the match is not paused
stale = something has happened that you had not seen; the last event is number { $number }
bot-plays = { $bot } plays at seat { $seat } for you; take your seat back first
seat-resigned = seat { $seat } has given up
nothing-asked = nobody asks you anything
already-asked = a question is still open
no-such-finding = this cannot be found by this table now
account-taken = this name belongs to another account
has-account = you have an account already
other-rules = this table plays version { $found } of the rules of { $game }; this server knows version { $expected }
too-large = this is too large; at most { $most } bytes
too-many = too many at once; try again in a moment
too-many-tables = you have { $most } open tables, which is as many as there may be
too-many-listeners = you have { $most } streams open, which is as many as there may be
broken = something went wrong here; it is not your fault
not-writing = nothing can be written at the moment; try again soon
stopping = the server is stopping

# Seats
former-player = a former player

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

# The plain pages
plain-play = Play now
plain-friends = With friends
plain-facts = { $most ->
    [one] For one player, about { $minutes } minutes
   *[other] { $seats } players, about { $minutes } minutes
}
plain-code = Code of a table
plain-join = Join
plain-own = Your tables
plain-home = All games
plain-turn = It is your turn.
plain-type = Or type a move:
plain-do = Do it
plain-share = Others join with this link or with the code { $code }.
plain-free = free
plain-sit = Sit down
plain-start = Begin
plain-undo = Take back
plain-resign = Give up
plain-rematch = Play again
plain-guest = Guest
plain-won = Won by: { $names }
plain-nobody-won = Nobody wins.
plain-status-open = not yet begun
plain-status-playing = being played
plain-status-paused = paused
plain-status-over = over
