# Refusals of the library
deck-no-list = { $deck } is not a deck; a deck is a list of card names such as { $example }
deck-no-card = card { $place } of the deck, { $card }, is not a card of { $game }
deck-too-often = card { $place } of the deck, { $card }, is one too many: there are only { $copies } in the game
save-no-text = this is not a saved game: expected text, found { $found }
save-no-match = line { $line } of the saved game: expected “{ $expected }”, found { $found }
save-no-fact = line { $line } of the saved game: expected a name, a space and a value, each name once; found { $found }
save-no-moves = line { $line } of the saved game: the text ends before the line “{ $expected }”
save-lacks-fact = line { $line } of the saved game: “{ $name }” is missing before the moves
save-no-number = line { $line } of the saved game: { $name } is not a number: { $found }
save-no-move = line { $line } of the saved game: expected a seat, a space and a move; found { $found }
save-other-rules = line { $line } of the saved game: it was played with version { $found } of the rules of { $game }; this program knows version { $expected }
save-wrong = line { $line } of the saved game: { $why }

# The command line
cli = Line-building table games in your terminal: play, look up the rules, replay, measure.
cli-example = Example: { $example }
cli-games = List the games, or the options of one.
cli-games-game = The game whose options to list.
cli-rules = Print the numbered rules of a game, or one of them.
cli-rules-rule = A rule number such as { $example }, or a word to search for.
cli-play = Play against bots in the terminal.
cli-replay = Show a saved game move by move.
cli-replay-step = Wait for Enter after each move.
cli-replay-until = Stop after this many moves and show the table.
cli-bench = Measure how fast the games are, alongside OpenSpiel’s if it is installed.
cli-bench-seconds = How long to measure each figure.
cli-serve = Serve tables in the browser, for this computer, your home network or the world.
cli-serve-host = The address to listen on.
cli-serve-port = The port to listen on (default: the first free one from 8000 up).
cli-serve-workers = Number of processes; more than one needs PostgreSQL.
cli-serve-lan = Let in phones and computers on the same network, and show the address as a QR code.
cli-serve-open = Open the browser.
cli-no-table = serving tables needs a few more packages: pip install 'linewright[table]'
cli-backup = Copy all tables into one file, even while the server is running.
cli-backup-file = The file to write the copy to.
cli-backup-force = Replace the file if it exists.
cli-restore = Fill an empty PostgreSQL database from such a copy.
cli-bench-what = Games to measure (default: all), or “table” to put a server under load.
cli-bench-tables = With “table”: number of tables.
cli-bench-sockets = With “table”: listeners at each table.
cli-bench-rate = With “table”: moves per second, all tables together.
cli-bench-idle = With “table”: idle listeners, opened afterwards.
cli-compile = Build the machine code of all games now, so that nothing has to be built later.
cli-game = A game; “linewright games” lists them.
cli-seats = Number of players: you and the bots.
cli-seat = Your seat, counted from 0.
cli-bot = The bot that plays the other seats: { $names }.
cli-seed = A number that decides the deal; the same number deals the same cards again.
cli-first = The seat that goes first (default: random).
cli-option = A rule option as name=value; can be repeated.
cli-load = Resume a saved game.
cli-save = Where to save the game when you leave.
cli-language = en, de or es (default: your system’s language).
cli-version = Print the version.
cli-file = A saved game.
cli-bad-option-text = { $text } is not an option; write name=value, for example { $example }
cli-no-file = can’t read { $file }: { $why }
cli-cannot-save = can’t write { $file }: { $why }
cli-load-alone = a saved game has its own game, seats, seed and options: --load can’t be combined with any of them
cli-no-rule = { $game } has no rule { $rule }; “linewright rules { $game }” prints them all
cli-no-extra = the command line needs a few more packages: pip install 'linewright[cli]'
cli-error = linewright: { $message }
cli-interrupted = stopped
cli-building = building the machine code of { $game }: { $done } of { $total }
cli-built = the machine code of { $game } is ready
cli-build-failed = the machine code of { $game } couldn’t be built (exit code { $code }); run “python -m linewright.core.compile { $game }” to see why

# Measuring
bench-title = Random games to the end, one core, { $machine }
bench-game = game
bench-seats = seats
bench-moves = moves per second
bench-games = games per second
bench-length = moves per game
bench-ratio = times the fastest peer
bench-copy = copying a state ({ $bytes } bytes): { $nanoseconds } ns
bench-no-peers = OpenSpiel is not installed, so there’s nothing to compare with: pip install 'linewright[peers]'
bench-measuring = measuring { $what }
bench-note = A move is a player’s decision; dealt cards don’t count as moves, in either library.

# Deals that can be checked
cli-verify = Check the deal of a finished game: does everything random follow from what the table published before dealing?
cli-verify-commit = The fingerprint the table showed before the deal (default: the one in the file).

# Under load
load-title = { $tables } tables, { $moves } moves per second for { $seconds } s
load-what = figure
load-measured = measured
load-bar = target
load-met = met
load-yes = yes
load-no = NO
load-sockets = listening sockets
load-sent = moves sent per second
load-acknowledged = moves on disk and acknowledged per second
load-told-50 = last listener told, 50% within
load-told-95 = … 95% within
load-told-99 = … 99% within
load-told-max = … all within
load-post = request answered, 50 / 95 / 99% within
load-late = delay of the driver itself, 50 / 95 / 99%
load-driver = processor time of the driver
load-commit = time per commit
load-appends = appends that share a commit
load-cpu = server processor time per event
load-memory = server memory, at most
load-held = idle sockets held
load-memory-idle = memory with idle sockets, at most
load-beside-95 = last listener told with idle sockets, 95% within
load-note = Measured from just before a move is sent until the last listener at its table has it. The driver’s own delay is included in every figure.
load-starting = starting a server…
load-opening = tables: { $count } of { $all }…
load-playing = playing for { $seconds } s…
load-idling = idle sockets: { $count } of { $all }…
load-beside = playing alongside the idle sockets…
load-not-started = the server didn’t start: { $why }
load-driver-failed = the driver failed: { $why }
