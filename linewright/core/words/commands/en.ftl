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
save-changed-rules = line { $line } of the saved game: its moves no longer lead where they did: it was played with other rules of { $game } (digest { $found }, here { $expected })
save-other-end = line { $line } of the saved game: its moves lead to { $expected }, not to { $found }; the text was changed
save-wrong = line { $line } of the saved game: { $why }
broken-bot = the bot { $name } from the package { $package } can’t be used: { $why }
bot-name-taken = another bot is already called { $name }
bot-not-found = there’s no bot at { $where }: { $why }
bot-no-kind = { $kind } is not a bot: expected a subclass of linewright.Bot
bot-no-pick = the bot { $kind } can’t choose a move yet: it needs a method pick(self, seen)
bot-no-name = the bot { $kind } can’t be called { $name }: a name has up to 40 lower-case letters, digits, hyphens and underscores
bot-no-games = the games of the bot { $kind } can’t be { $games }: expected a list of names, or None for all games
bot-other-name = { $where } is called { $found }, but its package calls it { $name }
bot-other-table = this bot, { $bot }, was made for { $game } and can’t choose a move in { $found }

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
cli-serve-bot = A bot of yours that guests may play against, as module:Class; can be repeated.
cli-serve-host-name = A name people reach the server by, besides this machine’s own; can be repeated. * allows any.
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
cli-bench-peers = With “table”: put boardgame.io and Colyseus under the same load and compare (needs Node.js).
cli-compile = Build the machine code of all games now, so that nothing has to be built later.
cli-game = A game; “linewright games” lists them.
cli-seats = Number of players: you and the bots.
cli-seat = Your seat, counted from 0.
cli-bot = The bot that plays the other seats: { $names }, or your own as module:Class.
cli-seed = A number that decides the deal; the same number deals the same cards again.
cli-daily = The puzzle of a day, the same for everyone: today, or a date such as 2026-11-16.
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
usage = Usage:
usage-options = Options:
usage-arguments = Arguments:
usage-commands = Commands:
usage-some-options = [OPTIONS]
usage-some-command = COMMAND …
usage-help = Show this help.
usage-install-completion = Install Tab completion for this shell.
usage-show-completion = Print the Tab completion for this shell.
usage-default = default
usage-required = required
usage-no-command = there’s no command { $name }; --help lists them all
usage-no-option = there’s no option { $name }; --help lists them all
usage-no-argument = { $name } is missing; --help says what it is
usage-missing-command = a command is missing; --help lists them all
usage-too-many = too much was typed: { $name }
usage-no-value = a value is missing after { $name }
usage-bad-value = { $name }: { $why }
usage-no-integer = expected a whole number
usage-no-number = expected a number
usage-too-small = expected { $limit } or more
usage-too-large = expected { $limit } or less
cli-system = this computer won’t let us: { $why }
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

# Beside other servers
peers-title = { $tables } matches, { $sockets } sockets at each, { $moves } moves per second
peers-server = server
peers-cpu = processor time per move
peers-told = last listener told, 95% within
peers-most = most moves per second
peers-memory = memory
peers-driver = driver per move
peers-note = Each server has one core, SQLite with synchronous=FULL, and tells nobody of a move before it is on disk. The peers play a game in which a player sees { $bytes } bytes, as in ours. In parentheses: times ours. Most: 95% told within 100 ms; with ≥ the driver’s own core was full first.
peers-fetching = fetching the peers with npm…
peers-starting = { $server } starts…
peers-playing = { $server }: { $rate } moves per second…
peers-no-node = boardgame.io and Colyseus are left out: they need Node.js with npm, which isn’t here.
peers-old-node = boardgame.io and Colyseus are left out: they need Node.js { $least } or newer, and this is { $version }.
peers-not-installed = boardgame.io and Colyseus are left out: npm couldn’t install them ({ $why }).

# Match-ups and tournaments
cli-match = Let two bots play each other on the same deals with sides swapped, and say which is stronger.
cli-tournament = Let many bots play each other: a table of all against all, and ratings.
cli-bots = Bots with commas between them: { $names }, your own as module:Class, a program as “cmd:python my_bot.py”; name@0.1 thinks 0.1 seconds per move.
cli-match-games = At least this many games; every deal is played once by each arrangement of the sides.
cli-tournament-games = At least this many games of every two bots, or at all tables if more than two sides play.
cli-match-seats = Number of seats (default: the fewest the game allows).
cli-match-seconds = Seconds per move for bots that can be told how long to think.
cli-match-limit = Seconds after which a bot that hasn’t moved loses the game (default: 30, or 5 times what it was given).
cli-match-jobs = Number of processes (default: one per core); the result doesn’t depend on it.
cli-match-sprt = Stop as soon as it is clear which of two Elo differences fits better, for example: 0 20.
cli-match-json = Print the result as JSON.
contest-few-bots = at least two bots are needed to play each other; found: { $names }
contest-two-bots = a match-up is between two bots, not { $count }; “tournament” is for more
contest-bad-names = can’t read the names of the bots in { $text }: write them with commas between them, and put quotation marks around a comma that belongs to a command
contest-bad-games = { $count } is not a number of games: expected 1 or more
contest-bad-jobs = { $count } is not a number of processes: expected 1 or more
contest-bad-sprt = { $bounds } can’t be tested: expected two Elo differences, the smaller one first, for example 0 20
contest-no-worker = the processes that play the games don’t start, or don’t last: { $why }
contest-no-openskill = ratings for more than two sides need openskill: pip install 'linewright[cli]'
bot-bad-seconds = { $seconds } is not a time to think: expected seconds, more than 0
bot-takes-no-time = the bot { $bot } can’t be told how long to think: its method choose takes no budget_ms
bot-bad-command = { $command } is not a command: { $why }
bot-no-answer = the bot’s program gave no answer: { $why }
bot-no-program = there’s no program { $program } on this computer
contest-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }: { $one } against { $other }, { $games } games, { $deals } deals
contest-tournament-title = { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }: { $bots } bots, { $games } games, { $deals } deals
contest-bot = bot
contest-victories = wins
contest-solved = solved
contest-points = points
contest-moves = moves
contest-median = ms per move, median
contest-longest = ms per move, longest
contest-rating-elo = Elo
contest-rating-openskill = rating
contest-table-note = In each row: how often that bot did better than the bot with the number above, draws counted as half.
contest-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
contest-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
contest-milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
contest-whole = { $number }
contest-share = { $bot } wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (with 95% confidence { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%), shared wins in part
contest-even = with { $sides } sides, { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% would be even
contest-elo = Elo difference: { $elo } (with 95% confidence { $low } to { $high })
contest-test-better = The test is over: { $bot } is stronger than { $other }, by { $to } Elo rather than { $from } (LLR { $ratio }, limit { $upper }).
contest-test-not-better = The test is over: { $bot } is not stronger than { $other } by { $to } Elo; { $from } fits better (LLR { $ratio }, limit { $lower }).
contest-test-open = The test is undecided: { $bot } may be { $from } or { $to } Elo above { $other } (LLR { $ratio }, limits { $lower } and { $upper }); it needs more games.
contest-lost-raised = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} by an error.
contest-lost-illegal = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} by a move that isn’t legal.
contest-lost-nonsense = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} by an answer that can’t be read.
contest-lost-late = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} because it didn’t answer in time.
contest-lost-died = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} because the program ended.
contest-lost-killed = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} because its process died.
contest-lost-stalled = { $bot } lost { $games ->
    [one] 1 game
   *[other] { $games } games
} because it never stopped making moves that change nothing.
contest-why = The first time: { $why }
contest-stopped = Stopped early; this is the result so far.

# Reviews
cli-review = Review a saved game: what each decision was worth, and what luck brought.
cli-review-seat = The seat to review, counted from 0; can be repeated (default: all).
cli-review-json = Print the review as JSON.
cli-review-seconds = How long to look (default: about ten seconds).
cli-review-working = reviewing move { $done } of { $total }
review-not-over = This game isn’t over: the result is what could be expected where it stopped.
review-graph = Chance of winning: { $graph }
review-start = start
review-choices = own choices
review-others = the others
review-luck = luck
review-result = result
review-move = move
review-played = played
review-best = best
review-loss = loss, hundredths of a win
review-points = in points
review-decisions = Decisions: { $count }, of which { $costly } could have been better.

review-moment-choice = Move { $move }: { $best } was better than { $played }. The chance of winning would have been { $better }%, not { $chance }%.
review-moment-hasty = Move { $move }: it was better to wait than to play { $played }. The chance of winning would have been { $better }%, not { $chance }%.
review-moment-missed = Move { $move }: { $best } was possible, and nothing was done. The chance of winning would have been { $better }%, not { $chance }%.
review-moment-unsolved = Move { $move }: { $best } was better. That’s { $better }% solved, not { $chance }%.
review-solving = Solved: { $graph }
review-solved = { $share ->
    [100] Solved after { $moves } moves.
   *[other] { $share }% solved after { $moves } moves; { $best }% was possible.
}
review-moment-good-luck = Move { $move }, { $played }: lucky cards. The chance of winning rose by { $change } percentage points.
review-moment-bad-luck = Move { $move }, { $played }: unlucky cards. The chance of winning fell by { $change } percentage points.
review-average = { $loss } hundredths of a win lost per decision: { $band ->
    [6] next to nothing.
    [5] very little.
    [4] little.
    [3] some chances missed.
    [2] many chances missed.
   *[other] most chances missed.
}

# Puzzles
no-puzzles = { $game } has no puzzles
no-such-puzzle = { $game } has no puzzle { $name }; “linewright puzzle { $game } --list” lists them all
cli-puzzle = Solve a puzzle: a position where one move is clearly best. Without more, today’s, the same for everyone.
cli-puzzle-game = A game that has puzzles (default: the first that has any).
cli-puzzle-name = The puzzle with this name; --list shows them all.
cli-puzzle-day = The puzzle of this day: today, or a date such as 2026-11-16.
cli-puzzle-random = Any puzzle.
cli-puzzle-list = List the puzzles of the game.
cli-puzzle-move = Your answer: what the move is worth is said at once.
cli-puzzle-json = Print it as JSON: the puzzle without its answer, or with --move what the move is worth.
cli-puzzle-one = one puzzle at a time: only one of --name, --day and --random
table-puzzle = { $game }, puzzle { $name }, { $grade ->
    [1] easy
    [2] tricky
   *[other] hard
}. This is move { $move } of a game between bots.
table-puzzle-news = Since your last turn:
table-puzzle-ask = It’s your turn, and one move is clearly best. Which one?
table-puzzle-help = Type a move (Tab completes it), or: ? legal moves · hint · answer · rules RULE · log · quit
table-puzzle-right = Right: { $move } is the best move.
table-puzzle-wrong = { $move } isn’t the best move. Chance of winning: { $chance }%; the best move gives { $loss } percentage points more. Try again!
table-puzzle-far = { $move } isn’t one of the better moves: the best one gives at least { $loss } percentage points more. Try again!
table-puzzle-hint = With the best move, the chance of winning is { $chance }%; with the next best, { $next }%. What speaks for the best one:
table-puzzle-answer = The best move is { $move }.
table-puzzle-name = puzzle
table-puzzle-grade = grade
table-puzzle-grade-of = { $grade ->
    [1] easy
    [2] tricky
   *[other] hard
}
table-puzzle-seats = players
table-puzzle-number = move
table-puzzle-today = today’s
table-puzzle-move = move
table-puzzle-chance = chance of winning, %

# The lab
cli-simulate = Play very many games side by side and sum up what happened.
cli-report = Write a report on a game: who wins, how long it takes, luck and choice, what options change.
cli-lab-games = Number of games.
cli-lab-seats = Number of seats.
cli-lab-bots = Who plays: one for all seats, or one for each with commas: random, greedy, or a level that decides at first sight.
cli-lab-device = cpu (all cores) or cuda (an NVIDIA GPU).
cli-lab-on = A Ray cluster such as ray://10.0.0.5:10001, or local to start Ray on this computer.
cli-lab-workers = How many threads or Ray workers play (default: one per core); the result doesn’t depend on it.
cli-lab-out = A file for every single game: .parquet or .json.
cli-lab-json = Print the summary as JSON.
cli-lab-what-if = Change the rules: a number such as NAME=2, several with commas, or a file of Python that replaces functions.
cli-report-games = Number of games for each figure of the report.
cli-report-out = The report: one HTML file.
cli-report-csv = A folder for all figures as CSV.
lab-bad-games = { $games } games can’t be played: expected a whole number from 1
lab-bad-batch = { $games } games can’t be held side by side: expected a whole number from 1 to { $most }
lab-no-race = the seats of { $game } act one after the other: env plays it; parallel_env plays races: { $races }
lab-bad-bots = { $bots } doesn’t say who plays: expected one player for all, or one for each of the { $seats } seats
lab-unknown-bot = { $bot } doesn’t play { $game } in the lab; these do: { $names }
lab-bot-thinks = { $bot } weighs every move in many worlds and is too slow for the lab (a contest of bots lets it play); in the lab play: { $names }
lab-bad-device = there is no device { $device }: expected one of { $devices }
lab-bad-workers = { $workers } workers can’t play: expected a whole number from 1
lab-one-place = games are played either on a GPU (--device cuda) or in a cluster (--on), not both
lab-no-gpu = there is no NVIDIA GPU here that can be used: it takes a GPU with its driver and pip install 'linewright[cuda]'; --device cpu plays the same games
lab-bad-actions = these are no moves for { $n } games: expected a whole number for each, found { $shape }
lab-bad-array = this array can’t be written to: expected { $shape } without gaps
lab-no-package = this needs the package { $package }: pip install 'linewright[{ $extra }]'
lab-no-cluster = there is no Ray cluster at { $address }: { $why }
lab-bad-file = games can’t be written to { $file }: its name must end in one of { $kinds }
lab-what-if-text = { $text } doesn’t say what to change: expected NAME=number or a file that ends in .py; the numbers are { $names }
lab-what-if-no-name = the rules of { $game } have no number { $name }; they have { $names }
lab-what-if-no-numbers = the rules of { $game } name no numbers, so there is no { $name }; a file of Python can replace their functions
lab-what-if-no-number = { $name } can’t be { $value }: expected a whole number such as { $usual }
lab-what-if-raises = { $file } can’t be run: { $why }
lab-what-if-no-function = { $name } replaces no function of { $game }, and none that does calls it; its functions are { $names }
lab-what-if-arguments = { $name } in { $file } must take the same arguments as the function it replaces: { $arguments }
lab-what-if-fails = with { $change } the game can’t be played: { $why }
lab-what-if-breaks = with { $change } the game comes apart: its own check finds fault { $number }
lab-what-if-not-compiled = { $change } can’t be turned into machine code: { $why }
lab-title = { $game }, { $seats } seats: { NUMBER($games) } games in { NUMBER($seconds, maximumFractionDigits: 1) } s, seed { $seed }
lab-rate = { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($moves, maximumFractionDigits: 1) } million moves a second
lab-seat = Seat
lab-bot = Bot
lab-victories = Victories
lab-points = Points
lab-counted = Average per game
lab-figure = Mean
lab-interval = 95%
lab-count-moves = moves
lab-count-lead = lead in points
lab-count-best = highest score
lab-part = { $part } (of { $whole })
lab-undecided = { NUMBER($games) } games were still undecided after { NUMBER($turns) } turns.
lab-written = Every game is in { $file }.
lab-stopped = Stopped early: these are the first { NUMBER($games) } games.
lab-compiling = Building machine code …
lab-progress = Playing …
report-about = What very many games played by bots say about this game. All intervals hold with 95% confidence; differences are measured game by game on the same deals.
report-fact-games = Games per figure
report-fact-seats = Seats
report-fact-seed = Seed
report-fact-options = Options
report-fact-usual = the usual ones
report-figures = The figures as a table
report-end = Written by Linewright. ± is half of the { $error }% interval; dashed lines mark what would be even, or no difference. The same seed gives the same report.
report-seat = Seat { $seat }
report-player-random = random
report-player-greedy = greedy
report-level-newcomer = newcomer
report-level-apprentice = apprentice
report-level-journeyman = journeyman
report-level-artisan = artisan
report-level-master = master
report-level-wright = wright
report-share-first = victories of the seat that goes first
report-points-first = points
report-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
report-percent-sign = %
report-points-of-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
report-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
report-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-head-seat = Seat
report-head-player = Bots
report-head-victories = Victories
report-head-points = Points
report-head-figure = Average per game
report-head-usual = As it is
report-head-other = Changed
report-head-difference = Difference
report-head-option = Option
report-head-one-among = One among others
report-head-mean = Mean
report-head-deviation = Deviation
report-head-least = Least
report-head-low = 10% below
report-head-median = Median
report-head-high = 90% below
report-head-most = Most
report-seats-title = Who wins, by seat
report-seats-about = Seat 1 goes first, and greedy bots sit at every seat. The dashed line is an even share, { NUMBER($share, maximumFractionDigits: 1) }%; a shared victory counts in parts.
report-points-title = Points of a seat
report-points-about = How often a seat ends with how many points; { NUMBER($share, maximumFractionDigits: 1) }% of the games are in the picture.
report-moves-title = How long games are
report-moves-about = Moves of all seats together; { NUMBER($share, maximumFractionDigits: 1) }% of the games are in the picture.
report-counts-title = What happens in a game
report-counts-about = Averages per game, when everyone plays greedily and when everyone plays at random.
report-luck-title = Luck and choice
report-luck-about = How often one bot wins against others that play at random, each seat in turn. The further from the even share of { NUMBER($share, maximumFractionDigits: 1) }%, the more choices matter. The table shows every kind of bot among every other kind.
report-luck-deal = When the same deal is played twice with other choices ({ $bots } at every seat), { NUMBER($share, maximumFractionDigits: 1) }% of the spread in points comes back: that much the deal alone decides.
report-options-title = What each option changes
report-options-about = Each option by itself, against the game as it is, with greedy bots. A filled dot is a difference that is certain enough: its interval leaves out zero.
report-options-idle = No effect on bots, because the option only changes what’s shown or never came into play: { $options }.
report-what-if = What if: { $change }
report-what-if-about = The game as it is beside the changed one: the same deals, greedy bots at every seat.
report-what-if-idle = Every single game went the same way: the change never came into play.
report-relative = Difference as a share of what is usual
report-done = The report is in { $file }.
report-csv-done = { $files } tables are in { $folder }.
