# Puzzles: loaded by their pages
puzzle = puzzle
puzzles-about = Positions from games between bots. One move is clearly best by what you can know: find it.

# How hard a puzzle is
puzzle-grade = { $grade ->
    [1] easy
    [2] tricky
   *[other] hard
}

# The list
puzzle-of-day-on = Puzzle of the day, { $day }
puzzle-number = Puzzle { $number }
puzzle-open = { $state ->
    [first] Found on the first try
    [later] Found
    [missed] Not found yet
   *[open] Solve it
}
puzzle-named = { puzzle-number }, { $state ->
    [first] found on the first try
    [later] found
    [missed] not found yet
   *[open] not tried yet
}
puzzle-found-of = { $found } of { $count } found
puzzle-count-of = { $found } of { $count }

# Days in a row
puzzle-streak = Your streak
puzzle-streak-unit = { $count ->
    [one] day in a row
   *[other] days in a row
}
puzzle-streak-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
puzzle-streak-safe = Today counts.
puzzle-streak-open = Today doesn’t count yet.
puzzle-streak-longest = Longest: { puzzle-streak-days }.
puzzle-streak-rule = A day counts when you find the best move in one of its puzzles on your first try, without a hint. Only this browser knows.

# At the table
puzzle-task = Which move gives you the best chance of winning? Play it.
puzzle-hint = Hint: it’s one of these: { $moves }.
puzzle-show = Show the answer
puzzle-wrong = Not the best: { $move }, { $chance }% instead of { $best }%.
puzzle-wrong-far = Not the best: { $move }, which is none of the better moves. The best: { $best }%.
puzzle-again = Try another move.
puzzle-again-streak = Try another move; only the first try counts for your streak.
puzzle-right = { $tries ->
    [1] { $hinted ->
        [yes] Right, with a hint.
       *[no] Right on the first try!
    }
   *[other] Right, after { $tries } tries.
}
puzzle-shown = The best move
puzzle-best = { $move }: chance of winning { $chance }%.
puzzle-next-best = Next best: { $move }, { $chance }%.
puzzle-chances = What the moves are worth
puzzle-chances-about = Chance of winning, found by playing on thousands of times by what you can know.
puzzle-tried = your try
puzzle-per-cent = { $chance }%
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-also = { $game }: puzzle of the day

# What came of it, for friends
puzzle-share = Your result to share
puzzle-share-found = { $tries ->
    [1] found on the first try
   *[other] found after { $tries } tries
}{ $hinted ->
    [yes] , with a hint
   *[no] { "" }
}
puzzle-share-missed = not found
