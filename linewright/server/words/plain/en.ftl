# What the shell of the page says before its scripts run, or without them
plain-description = Line-building table games: play right away, with friends or against bots.
plain-no-script = Use Linewright without JavaScript

# What a link to a table looks like elsewhere
preview-open = You’re invited. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-playing = In progress, { $moves ->
    [one] one move
   *[other] { $moves } moves
} so far
preview-over = Game over after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
preview-seat = Seat { $seat }
preview-picture = { $game }: the table as everyone sees it

# The plain pages
plain-play = Play now
plain-friends = With friends
plain-facts = { $most ->
    [one] For one player, about { $minutes } minutes
   *[other] { $least }–{ $most } players, about { $minutes } minutes
}
plain-duplicates = Duplicates: the same deals for everyone
plain-deal = Duplicate: deal { $number } of { $count }
plain-code = Table code
plain-join = Join
plain-own = Your tables
plain-home = All games
plain-turn = It’s your turn.
plain-type = Or type a move:
plain-do = Play this move
plain-type-here = Type a move (the page then stands still)
plain-share = Others can join with this link or with the code { $code }.
plain-free = free
plain-sit = Sit down
plain-start = Start game
plain-undo = Undo
plain-resign = Resign
plain-sure-resign = Resign? The game ends for you, and you can’t take it back.
plain-back = No, go on playing
plain-rematch = Rematch
plain-shut = Lock the table
plain-open = Open the table again
plain-link = Make a new link
plain-guest = Guest
plain-won = Won by { $names }.
plain-nobody-won = Nobody wins.
plain-status-open = not started yet
plain-status-playing = in progress
plain-status-paused = paused
plain-status-over = game over
plain-status-table-damaged = damaged: can’t be opened
plain-status-other-rules = by rules this server doesn’t have
