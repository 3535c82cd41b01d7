# The review of a game: loaded when it is asked for
review-title = Review
review-ready = The review is ready.
review-failed = The review couldn’t be made just now.
review-waiting = Playing every position on…
review-seat = Review for
review-chances = { $measure ->
    [solved] How far it was solved
   *[win] Chances of winning
}
review-chances-about = per cent, after every move
review-graph = { $measure ->
    [solved] How far it was solved, move by move
   *[win] Chances of winning, move by move
}
review-chance-of = { $who } { $chance }%
review-account = Luck and choices
review-account-about = { $race ->
    [yes] In hundredths of a win. Calls take from the others: your own are your choices, theirs are the others’ moves.
   *[no] In hundredths of a win. Choices are measured against a simple bot’s: 0 is just as good.
}
review-solved-title = The puzzle
review-solved = { $share ->
    [100] Solved after { $moves } moves.
   *[other] { $share }% solved after { $moves } moves; { $best }% was possible.
}
review-possible = More could be solved: { $best }%
review-wait = waiting
review-weight = { $most ->
    [luck-good] Luck helped most.
    [luck-bad] Bad luck cost the most.
    [choices-good] Good choices helped most.
    [choices-bad] Weak choices cost the most.
    [others-good] The others’ moves helped most.
    [others-bad] The others’ good moves cost the most.
   *[nothing] Luck and choices evened out.
}
review-start = At the deal
review-luck = Luck with the cards
review-choices = { $you ->
    [yes] Your choices
   *[no] Own choices
}
review-others = The others’ moves
review-result = In the end
review-per-cent = { $chance }%
review-average-about = hundredths of a win lost per decision:
review-form = In your last { $matches } reviewed games: { $average }.
review-band = { $band ->
    [6] next to nothing.
    [5] very little.
    [4] little.
    [3] some chances missed.
    [2] many chances missed.
   *[other] most chances missed.
}
review-moments = { $count ->
    [1] One moment
    [2] Two moments
    [3] Three moments
   *[other] { $count } moments
}
review-no-moments = No single move or draw changed much.
review-at-move = Move { $move }, { $who }
review-better = { $best } was better
review-played = Played: { $played }.
review-instead = instead of
review-to = to
review-unit = per cent
review-lucky = A lucky draw
review-unlucky = An unlucky draw
review-see = See the move
review-again = Try again from here
review-lost = lost { $lost } hundredths of a win
review-better-here = Better: { $best } (+{ $lost }).
