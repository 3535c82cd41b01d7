# Refusals of the library
deck-no-list = { $deck } is no deck; a deck is a list of card names such as { $example }
deck-no-card = card { $place } of the deck, { $card }, is no card of { $game }
deck-too-often = card { $place } of the deck, { $card }, is one too many: the box holds { $copies }
save-no-text = this is no saved match: expected a text, found { $found }
save-no-match = line { $line } of the saved match: expected “{ $expected }”, found { $found }
save-no-fact = line { $line } of the saved match: expected a name, a space and a value, each name once; found { $found }
save-no-moves = line { $line } of the saved match: the text ends before the line “{ $expected }”
save-lacks-fact = line { $line } of the saved match: “{ $name }” is missing before the moves
save-no-number = line { $line } of the saved match: { $name } is no number: { $found }
save-no-move = line { $line } of the saved match: expected a seat, a space and a move; found { $found }
save-other-rules = line { $line } of the saved match: it was played by version { $found } of the rules of { $game }; this program knows version { $expected }
save-wrong = line { $line } of the saved match: { $why }

# The command line
cli = Line-building table games in your terminal: play, look up the rules, replay, measure.
cli-example = Example: { $example }
cli-games = List the games, or the options of one.
cli-games-game = The game whose options to list.
cli-rules = Print the numbered rules of a game, or one of them.
cli-rules-rule = A rule number such as { $example }, or a word to look for.
cli-play = Play against bots in the terminal.
cli-replay = Show a saved match move by move.
cli-replay-step = Wait for Enter after each move.
cli-replay-until = Stop after this many moves and show the table.
cli-bench = Measure how fast the games are, beside OpenSpiel's if it is installed.
cli-bench-seconds = How long to measure each figure.
cli-serve = Serve tables in the browser, for this machine, your home network or the world.
cli-serve-host = The address to listen at.
cli-serve-port = The port to listen at; from 8000 on the first that is free unless given.
cli-serve-workers = How many processes; more than one need PostgreSQL.
cli-serve-lan = Let phones and computers on the same network in, and show the address as a QR code.
cli-serve-open = Open the browser.
cli-no-table = serving tables needs a few more packages: pip install 'linewright[table]'
cli-backup = Copy all tables into one file, also while the server runs.
cli-backup-file = The file of the copy.
cli-backup-force = Replace a file that is there.
cli-restore = Fill an empty PostgreSQL from such a copy.
cli-bench-what = Games to measure, all unless given; or “table” to put a server under load.
cli-bench-tables = With “table”: how many tables.
cli-bench-sockets = With “table”: listeners at each.
cli-bench-rate = With “table”: moves a second, all tables together.
cli-bench-idle = With “table”: listeners that only wait, opened afterwards.
cli-compile = Build the machine code of all games now, so that nothing has to be built later.
cli-game = A game; “linewright games” lists them.
cli-seats = How many play; you and bots.
cli-seat = Which seat is yours, from 0.
cli-bot = Who plays the other seats: { $names }.
cli-seed = A number that decides the deal, to play the same one again.
cli-first = The seat that begins; a random one unless given.
cli-option = A rule option as name=value; may be repeated.
cli-load = Go on with a saved match.
cli-save = Where to save the match when you leave.
cli-language = en, de or es; your system's language unless given.
cli-version = Print the version.
cli-file = A saved match.
cli-bad-option-text = { $text } is no option; write name=value, for instance { $example }
cli-no-file = cannot read { $file }: { $why }
cli-cannot-save = cannot write { $file }: { $why }
cli-load-alone = a saved match has its own game, seats, seed and options: --load goes with none of them
cli-no-rule = { $game } has no rule { $rule }; “linewright rules { $game }” prints them all
cli-no-extra = the command line needs a few more packages: pip install 'linewright[cli]'
cli-error = linewright: { $message }
cli-interrupted = stopped
cli-building = building machine code of { $game }: { $done } of { $total }
cli-built = machine code of { $game } is ready
cli-build-failed = the machine code of { $game } could not be built (exit code { $code }); “python -m linewright.core.compile { $game }” says why

# Measuring
bench-title = Random games to the end, one core, { $machine }
bench-game = game
bench-seats = seats
bench-moves = moves a second
bench-games = games a second
bench-length = moves a game
bench-ratio = times the fastest peer
bench-copy = copying a state ({ $bytes } bytes): { $nanoseconds } ns
bench-no-peers = OpenSpiel is not installed, so there is nothing to compare with: pip install 'linewright[peers]'
bench-measuring = measuring { $what }
bench-note = A move is a decision of a player; cards dealt are not counted, here as there.

# Deals that can be checked
cli-verify = Check the deal of a finished match: does all chance follow from what the table was committed to?
cli-verify-commit = What the table showed before the deal; what the file says unless given.

# Under load
load-title = { $tables } tables, { $moves } moves a second for { $seconds } s
load-what = figure
load-measured = measured
load-bar = bar
load-met = met
load-yes = yes
load-no = NO
load-sockets = sockets that listen
load-sent = moves sent a second
load-acknowledged = moves on disk and acknowledged a second
load-told-50 = told to the last listener, half within
load-told-95 = … 95 % within
load-told-99 = … 99 % within
load-told-max = … all within
load-post = answered, 50 / 95 / 99 % within
load-late = late by itself: the driver, 50 / 95 / 99 %
load-driver = processor time of the driver
load-commit = a commit takes
load-appends = appends that share a commit
load-cpu = processor time of the server for an event
load-memory = memory of the server, at most
load-held = idle sockets held
load-memory-idle = memory with them, at most
load-beside-95 = told beside them, 95 % within
load-note = From just before a move is sent until the last listener of its table has it. What the driver is late by itself is in every figure.
load-starting = starting a server …
load-opening = tables: { $count } of { $all } …
load-playing = playing for { $seconds } s …
load-idling = idle sockets: { $count } of { $all } …
load-beside = playing beside the idle sockets …
load-not-started = the server did not start: { $why }
load-driver-failed = the driver failed: { $why }
