# Find a game, and the tables that everyone may join. Loaded by those pages
meet-title = Find a game
meet-about = Play with people on this server. Bots take the seats that stay empty.
meet-seek = Find me a game
meet-game = Game
meet-any-game = Any game
meet-any-number = Any number of players
meet-seats = { $count } players
meet-pace = Pace
meet-pace-fast = Fast: 20 seconds per turn
meet-pace-calm = Relaxed: 90 seconds per turn
meet-pace-days = Over days: 3 days per turn
meet-level = How strong the bots are
meet-go = Find me a game
meet-go-about = Starts as soon as enough players are there
meet-waiting = Looking for players. { $game } · { $seats } · { $pace }
meet-others = { $count ->
    [0] Nobody else is looking for this right now.
    [one] One other player is looking for something that fits.
   *[other] { $count } other players are looking for something that fits.
}
meet-bots-in = { $seconds ->
    [0] Bots are taking the empty seats now.
    [one] Bots take the empty seats in one second.
   *[other] Bots take the empty seats in { $seconds } seconds.
}
meet-bots-now = Start with bots now
meet-stop = Stop looking
meet-found = You’ve got company. The game is starting.
meet-open = Open tables
meet-none = No open tables right now.
meet-open-own = Open a table for everyone
meet-club = Table of the club { $name }.
meet-there = At the table: { $names }.
meet-free = { $count ->
    [one] One seat free.
   *[other] { $count } seats free.
}
