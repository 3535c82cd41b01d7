# Refusals of the library
unreadable-move = cannot read { $text } as a move; moves look like: { $examples }
unknown-game = there is no game { $name }; the games are: { $names }
broken-game = the game { $name } of the package { $package } cannot be used: { $why }
game-name-taken = another game has this name
game-no-card = { $where } is no title card of { $name }
game-folder-taken = its folder { $taken } has the name of another game’s
game-no-file = its file { $file } is missing
unknown-bot = there is no bot { $name }; the bots are: { $names }
bad-seats = { $game } is not played by { $seats }; it takes { $allowed } players
no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
bad-seed = { $seed } is no seed; a seed is a whole number from 0 to 4611686018427387903
unknown-option = { $game } has no option { $name }; it has: { $names }
bad-option = { $name } cannot be { $value }; it can be: { $expected }
nothing-to-undo = there is no move to take back
not-a-race = { $at } is no time for a move of { $game }: only races have times, in whole milliseconds
nothing-to-choose = seat { $seat } has no move to choose now

# The command line
games-game = game
games-seats = players
games-minutes = minutes
games-about = what it is
games-option = option
games-choices = choices, the usual one first
games-rule = rule
games-title = { $title }: { $seats } players, about { $minutes } minutes. Options, for instance --option NAME=VALUE:

# At the terminal table
you = You
seat-name = Seat { $seat }
bot-name = { $bot } { $seat }
table-prompt = your move
table-help = Type a move (Tab completes it), or: ? what is legal · hint · undo · rules RULE · log · save FILE · quit · Enter: let the others play on
table-legal = You may:
table-idle = Nobody else does anything now: it is up to you.
table-hint = { $bot } would play: { $move }
table-hint-wait = wait
table-undone = Taken back to your last move.
table-saved = Saved in { $file }.
table-quit = Go on later with: { $command }
table-bye = Good-bye.
table-winner = { $count ->
    [one] { $names } wins: { $score }.
   *[other] { $names } win: { $score }.
}
table-you-win = You win: { $score }.
table-nobody-wins = Nobody wins: a draw.
table-score = { $name }: { $score }
table-thinking = the bots' machine code is being built: { $done } of { $total }
replay-end = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-step = Enter: next move, q: stop

# Deals that can be checked
deal-no-secret = { $found } is no secret of a table: expected 64 hexadecimal digits
deal-no-nonce = { $found } is no nonce: expected 16 to 64 hexadecimal digits, in a saved match as seat:nonce
deal-other-commit = the table was committed to { $found }, but its secret gives { $expected }
verify-good = The deal is right: secret and commitment belong together, and all { $moves } moves are legal in the match dealt from them.
verify-commit = commitment { $commit }
verify-no-deal = this match was dealt from a seed, not from a secret: there is nothing to check
verify-not-over = all moves so far are right; the match is not over

# The first-game guide
guide-elsewhere = You could well play { $move }, but let us try something else first: { $expected }
guide-over = The lesson is over: a real game is waiting for you
no-guide = { $game } has no first-game guide yet
