# Refusals of the library
unreadable-move = can’t read { $text } as a move; moves look like: { $examples }
unknown-game = there’s no game called { $name }; the games are: { $names }
broken-game = the game { $name } from the package { $package } can’t be used: { $why }
game-name-taken = another game has this name
game-no-card = { $where } is not a title card of { $name }
game-folder-taken = its folder { $taken } has the same name as another game’s
game-no-file = its file { $file } is missing
unknown-bot = there’s no bot called { $name }; the bots are: { $names }
bot-other-game = the bot { $bot } doesn’t play { $game }; it plays: { $games }
bad-seats = { $game } can’t be played with { $seats } players; possible: { $allowed }
no-such-seat = there’s no seat { $seat }; the seats are 0 to { $last }
no-such-action = move number { $action } doesn’t exist; the numbers are 0 to { $last }
bad-seed = { $seed } is not a seed; a seed is a whole number from 0 to 4611686018427387903
unknown-option = { $game } has no option { $name }; it has: { $names }
bad-option = { $name } can’t be { $value }; it can be: { $expected }
nothing-to-undo = there’s no move to undo
not-a-race = { $at } is not a time for a move of { $game }: only races have times, in whole milliseconds
nothing-to-choose = seat { $seat } has no move to choose now

# The command line
games-game = game
games-seats = players
games-minutes = minutes
games-about = about
games-option = option
games-choices = choices (default first)
games-rule = rule
games-title = { $title }: { $seats } players, about { $minutes } minutes. Options, used as --option NAME=VALUE:

# At the terminal table
you = You
seat-name = Seat { $seat }
bot-tool = { $seat ->
    [0] Adze
    [1] Bevel
    [2] Chisel
    [3] Awl
    [4] Dowel
    [5] Gouge
    [6] Jig
    [7] Mallet
    [8] Plane
    [9] Rasp
    [10] Scribe
   *[other] Trammel
}
table-prompt = your move
table-help = Type a move (Tab completes it), or: ? legal moves · hint · undo · rules RULE · log · save FILE · quit · Enter: let the others play on
table-legal = You can play:
table-examples = Moves look like this:
table-idle = Everyone else is waiting for you.
table-hint = Hint: { $move }
table-hint-chance = Chance of winning: { $chance }%.
table-hint-next = Next best: { $move }, { $chance }%.
table-hint-wait = wait
table-undone = Undone, back to your last move.
table-saved = Saved to { $file }.
table-quit = Resume later with: { $command }
table-not-saved = The game couldn’t be saved anywhere. You’re still in it: “save FILE” tries another place; “quit” again leaves and prints the game.
table-lost = the game couldn’t be saved anywhere; copy the text above into a file, and resume it with --load
table-bye = Goodbye.
table-winner = { $count ->
    [one] { $names } wins: { $score }.
   *[other] { $names } win: { $score }.
}
table-you-win = You win: { $score }.
table-nobody-wins = Nobody wins: it’s a draw.
table-score = { $name }: { $score }
table-thinking = building the bots’ machine code: { $done } of { $total }
table-review = Type “review” to see what each of your decisions was worth, or press Enter to leave.
replay-end = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-step = Enter: next move, q: stop

# Deals that can be checked
deal-no-secret = { $found } is not the secret of a table: expected 64 hexadecimal digits
deal-no-nonce = { $found } is not a nonce: expected 16 to 64 hexadecimal digits, in a saved game as seat:nonce
deal-other-commit = the table’s fingerprint was { $found }, but its secret gives { $expected }
verify-good = The deal is right: the secret matches the fingerprint, and all { $moves } moves are legal in the game dealt from it.
verify-day = This is the deal of { $day }: it follows from the date alone, and all { $moves } moves are legal in it.
verify-commit = fingerprint { $commit }
verify-no-deal = this game was dealt from a seed, not from a secret: there’s nothing to check
verify-not-over = all moves so far are right; the game isn’t over yet

# The first-game guide
guide-elsewhere = { $move } would work too, but let’s try something else first: { $expected }
guide-over = that’s the end of the lesson: now play a real game
no-daily = { $game } has no puzzle of the day
no-guide = { $game } doesn’t have a lesson yet

# Reviews
review-none = there’s no review of { $game }: nobody can play its positions on
