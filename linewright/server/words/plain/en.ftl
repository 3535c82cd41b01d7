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
