# What is wrong with a set of cards
cards-no-file = can’t read the cards { $file }: { $why }
cards-how-many = a set has 1 to { $most } cards; found { $count }
cards-no-card = line { $line } of the cards is not a card: { $found }; expected a number, a back and lines such as R:N2-W3
cards-number = line { $line } of the cards: number { $number } is there twice, or isn’t from 1 to { $most }
cards-back = line { $line } of the cards: a back is 2, 3, 4 or 5; found { $found }
cards-no-line = line { $line } of the cards: { $found } is not a line; expected a colour (B R G Y K) and two ports, such as R:N2-W3
cards-port-twice = line { $line } of the cards: { $found } uses a port that is already in use
cards-unknown = there’s no card { $number } in this set
cards-none = name at least one card, such as “3 17 42”
cards-paper = { $found } is not a paper size; expected a4 or letter

# What a set is like
property-four-lines = four lines of four different colours on every card
property-straight-or-bent = every line straight or with one bend
property-drawable = can be drawn: no two lines share a track, and no two bends share a place
property-different = every edge used, and no two cards alike, even turned or without their colours
property-colours = every colour on 48 of 60 cards, about 8 times at each port
property-straights = the same number of straight lines in every colour, half of them vertical
property-backs = backs 13 x 2, 21 x 3, 13 x 4, 13 x 5, and no back gives away its front
property-playable = enough for all games: 7 threes for LINE; 4 threes, 3 fours, 2 fives for HEAD LINE
deck-good = { $count } cards: all checks passed.
deck-not-good = { $count } cards: not all checks passed. Only the last one is needed to play.

# What the solver says
solve-answer = { $count ->
    [one] one card
   *[other] { $count } cards
} in { $colour }: { $layout }
solve-thinking = solving…
printing = drawing…
solver-building = building the LIGHT LINE solver…
solver-built = the LIGHT LINE solver is ready
solve-limit = The search stopped at its limit of { $nodes } steps; a longer line may exist.
solve-none = There’s no line of { $count } cards.
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-black = black

# The command line
cli-deck = Work with a set of LIGHT LINE cards.
cli-deck-check = Check a file of cards: what is wrong with it, and what the set is like.
cli-cards = A file of cards (default: the standard set).
cli-solve = Find the longest line of one colour that these LIGHT LINE cards can make, and draw it.
cli-solve-cards = The numbers of the cards, such as "3 17 42".
cli-solve-joker = Solve it as in SOLO LINE: black is a joker.
cli-solve-length = Look for a line of exactly this many cards.
cli-print = Make a print-and-play PDF, fronts and backs, nine cards to a page.
cli-print-what = What to print: light-line.
cli-print-out = The PDF to write.
cli-print-paper = a4 or letter.
cards-print-what = { $found } can’t be printed; expected light-line
cards-print-extra = printing needs one more package: pip install 'linewright[print]'
printed = { $pages } pages in { $file }. Print double-sided, flipped on the long edge.

# What each game is
about-line = Place your card so that coloured lines grow. Every section scores, and you’re paid in cards from the piles.
about-long-line = Everyone builds at the same time: make the longest line of one colour from your eight cards and call its length.
about-kidz-line = Turn up a card and find a place where it continues a line.
about-solo-line = A puzzle for one: ten cards, one line through all of them, and black is a joker.
about-head-line = Cards are turned up one by one: spot a line of the right length in your head and call it before the others do.
cards-too-few = this set of { $count } cards is too small: the game needs { $needed } (with these backs: { $backs })

# Why a move is refused
why-ll-2 = every card has a place of its own, edge to edge with the others, at most 60 columns or rows from the middle
why-ll-10 = the card goes on an empty place that shares a whole edge with a card on the table
why-ll-11 = the card must extend a line: one of its colours has to meet the same colour on a neighbouring card
why-ll-31 = it’s not your turn
why-ll-32 = your turn is: place the card you hold, take number cards, draw a card, in that order
why-ll-33 = your card can be placed, so you must place it; you draw a replacement only from a pile that has cards
why-ll-34 = you’ve already tried that card this turn
why-ll-35 = take one or two number cards that add up to exactly your points, or to 10 if you have more
why-ll-37 = the piles can’t make your points: take the one or two cards with the highest total below them
why-ll-38 = that pile is empty
why-ll-39 = the game is over
why-ll-51 = you build with your own eight cards, using each of them once
why-ll-52 = that number is taken, or it isn’t from 1 to 8
why-ll-53 = you’ve called and are done for this round
why-ll-54 = the game is over
why-ll-55 = the line on your workbench doesn’t have that many cards
why-ll-56 = only the table ends a round by time, and only if a timer was chosen
why-ll-61 = you place the card you’ve turned up, no other
why-ll-62 = the game is over
why-ll-63 = the card can be placed, so it must be placed
why-ll-70 = you build with the cards in your hand, using each of them once
why-ll-73 = you’ve declared your line or given up: the game is over
why-ll-81 = the table turns up the cards and keeps the time
why-ll-82 = the line is made of face-up cards, using each of them once
why-ll-83 = a call stops the dealing, and the player who called shows a line
why-ll-85 = you’re out of this round
why-ll-87 = the game is over

# What happened
told-place = { $you ->
    [yes] You place { $card } at { $cell } for { $points } points.
   *[no] { $who } places { $card } at { $cell } for { $points } points.
}
told-take = { $you ->
    [yes] You take { $numbers }.
   *[no] { $who } takes { $numbers }.
}
told-take-none = { $you ->
    [yes] You take nothing: the piles have no card that low.
   *[no] { $who } takes nothing: the piles have no card that low.
}
told-draw = { $you ->
    [yes] You draw from the { $number }s.
   *[no] { $who } draws from the { $number }s.
}
told-under = { $you ->
    [yes] Your card fits nowhere and goes under the { $number }s.
   *[no] { $who }’s card fits nowhere and goes under the { $number }s.
}
told-ending = The points couldn’t be paid in full: this is the last round.
told-over = The game is over.
told-lay = { $you ->
    [yes] You place { $card } at { $cell }.
   *[no] { $who } places { $card } at { $cell }.
}
told-missed = { $you ->
    [yes] You put { $card } under your pile.
   *[no] { $who } puts { $card } under their pile.
}
told-solo-lay = { $you ->
    [yes] Your longest line has { $length } of { $size } cards.
   *[no] { $who }’s longest line has { $length } of { $size } cards.
}
told-solved = { $you ->
    [yes] Solved: your line runs through all { $size } cards!
   *[no] Solved: { $who }’s line runs through all { $size } cards!
}
told-not-solved = { $you ->
    [yes] Not solved: your line has { $length } of { $size } cards.
   *[no] Not solved: { $who }’s line has { $length } of { $size } cards.
}
told-give-up = { $you ->
    [yes] You give up with a line of { $length ->
        [one] 1 card
       *[other] { $length } cards
    }.
   *[no] { $who } gives up with a line of { $length ->
        [one] 1 card
       *[other] { $length } cards
    }.
}
told-bench = { $you ->
    [yes] You lay out cards on your workbench.
   *[no] { $who } lays out cards.
}
told-call = { $you ->
    [yes] You call LINE { $number }.
   *[no] { $who } calls LINE { $number }.
}
told-false-call = { $you ->
    [yes] You call LINE { $number }, but your line isn’t that long: no points this round.
   *[no] { $who } calls LINE { $number }, but their line isn’t that long: no points this round.
}
told-slower = { $you ->
    [yes] You were too slow with that number and keep building.
   *[no] { $who } was too slow with that number and keeps building.
}
told-time = Time is up.
told-round = Round { $round } is over.
told-round-points = { $you ->
    [yes] You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $who } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
told-round-capped = { $you ->
    [yes] You didn’t call: your line of { $length ->
        [one] 1 card
       *[other] { $length } cards
    } scores { $points }, less than everyone who called.
   *[no] { $who } didn’t call: their line of { $length ->
        [one] 1 card
       *[other] { $length } cards
    } scores { $points }, less than everyone who called.
}
told-all-open = All cards are face up and nobody has called: they’re shuffled, and the round starts again.
told-turn = { $card } is turned up.
told-head-call = { $you ->
    [yes] LINE! You’ve called.
   *[no] LINE! { $who } has called.
}
told-same-time = Two calls at once: this round is replayed with new cards.
told-right = { $you ->
    [yes] Right: you win the { $number }.
   *[no] Right: { $who } wins the { $number }.
}
told-wrong = { $you ->
    [yes] Wrong: your line has { $length ->
        [one] 1 card
       *[other] { $length } cards
    }, not { $number }.
   *[no] Wrong: { $who }’s line has { $length ->
        [one] 1 card
       *[other] { $length } cards
    }, not { $number }.
}
told-time-over = { $you ->
    [yes] You’ve run out of time.
   *[no] { $who } has run out of time.
}
told-lost = { $you ->
    [yes] You lose a { $number }.
   *[no] { $who } loses a { $number }.
}

# At the table
colours = Colours
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
piles = Piles
pile = { $number }s: { $count }
holds-number = a { $number } in hand
holds-card = card { $card } in hand
holds-nothing = no card in hand
number-cards = number cards { $numbers }
no-number-cards = no number cards
your-card = Your card
card-of = { $who } { $you ->
    [yes] have turned up
   *[no] has turned up
}
as-it-is = as it is
turned = turned
last-round = This is the last round.
columns-shown = Showing columns { $first } to { $last } of { $least } to { $most }; a wider window shows more.
do-place = To place your card, type: place { $card } COLUMN,ROW (and “turned” after it to turn the card). The numbers next to the cards are the cells.
do-under = Your card fits nowhere: type “under” to slide it under its pile.
do-replace = Draw another card and play it right away: { $moves }
do-take = Your card scores { $points } points. Take number cards worth { $total }: { $moves }
do-take-less = Your card scores { $points } points, but the piles can pay at most { $total }: { $moves }
do-draw = Draw your next line card: { $moves }
do-wait = Waiting for { $names }.
do-over = The game is over.
do-kidz-place = Find a place where the card continues a line, and type: place { $card } COLUMN,ROW (and “turned” after it to turn the card).
do-kidz-may-miss = If you can’t see one, type “under”.
do-kidz-under = The card doesn’t continue any line: type “under” to put it under your pile.
round-of = Round { $round } of { $rounds }
placed-cards = { $count ->
    [one] 1 card placed
   *[other] { $count } cards placed
}
face-down = { $count } face down
put-under = under the pile: { $cards }
your-cards = Your cards
cards-not-laid = Your cards that aren’t on the workbench
bench = Workbench
bench-bare = There’s nothing on your workbench yet.
bench-line = Your longest line in { $colour }: { $length } of { $size } cards
layout-help = R is the colour (B, R, G, Y or K), 3@0,0 is card 3 in column 0, row 0, and t turns it; rows count downwards.
do-solo-lay = Lay your cards on the workbench, for example: { $move }
do-solo-more = This is your layout; type it again with more cards or with changes: { $move }
do-solo-end = Done? Type “line”. Stuck? Type “hint” or “give up”.
called-number = called { $number }
called-wrong = false call
still-building = building
points-of-rounds = { $points } = { $total }
numbers-taken = Numbers taken: { $numbers }
no-numbers-taken = No number is taken yet.
do-long-call = Done? { $move } calls your line. Enter: let the others build on.
do-long-taken = { $number } is taken: build another line. Enter: let the others build on.
do-long-wait = Enter: let the others build on. The last one left scores less than everyone who called (LL-53).
wanted = Wanted: a line of exactly { $number } cards in one colour
open-cards = Face-up cards
no-open-cards = No cards are face up yet.
cards-in-deck = { $count ->
    [one] 1 unseen card in the deck
   *[other] { $count } unseen cards in the deck
}
round-cards-left = Round cards left: { $numbers }
won-cards = won: { $numbers }
won-nothing = nothing won yet
out-of-round = out of this round
do-head-look = Do you see such a line? Type “call”. Enter: the next card is turned up, unless someone calls.
do-head-show = Show your line, written like this: { $move }
do-head-out = You’re out of this round.
table-idle = Everyone else is waiting for you: move, or type “time” to let your time run out.

# What a move would bring, or why it may not be, in short
offer-place = { $points } points
offer-take = take { $numbers }
offer-take-none = take nothing
offer-draw = draw from the { $number }s ({ $left } left)
offer-under = fits nowhere: goes under the { $number }s
offer-lay = { $count ->
    [one] continues 1 line
   *[other] continues { $count } lines
}
offer-miss = goes under your pile
offer-line = { $length ->
    [one] 1 card of { $size }
   *[other] { $length } cards of { $size }
}
offer-line-solved = a line through all { $size } cards
offer-give-up = give up and see a solution
offer-call = LINE { $number } { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
}
offer-call-wrong = no line of { $number }: would score nothing
offer-head-call = a line of { $number }
not-ll-33 = your card can be placed
not-ll-34 = already tried
not-ll-38 = empty
not-ll-52 = { $number } is taken
not-ll-55 = no line of { $number }

# Why a hint is good
hint-line-points = That scores { $points } points, with { $count ->
    [one] one line
   *[other] { $count } lines
} extended.
hint-line-joins = Your card joins up a line of { $length } sections { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
}.
hint-line-best = None of the other { $count } ways to place it scores as much.
hint-line-one-card = One card instead of two: in a tie, fewer number cards win.
hint-line-only = There’s no other way to be paid.
hint-line-none = The piles have no card that low.
hint-line-leaves = That leaves { $left ->
    [0] no card
    [one] one card
   *[other] { $left } cards
} in the { $number }s.
hint-line-tallest = No pile is taller than the { $number }s: { $left ->
    [0] none is
    [one] one card is
   *[other] { $left } cards are
} left there, so points can still be paid.
hint-line-under = Your card fits nowhere.
hint-kidz-goes-on = There your card continues a line: { $length } cards { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
}.
hint-kidz-lines = It continues { $count } lines at once.
hint-kidz-under = The card fits nowhere.
hint-solo-declare = Your line runs through all { $size } cards!
hint-solo-start = A line { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
} can run through all { $size } cards, and { $card } lies next to { $next } in it.
hint-solo-next = With { $card } there, a line { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
} can still reach all { $size } cards.
hint-solo-back = { $proven ->
    [yes] Your layout can’t be completed
   *[no] I don’t see how your layout could be completed
}, but without { $count ->
    [one] one of its cards
   *[other] { $count } of its cards
} and with { $card } there, a line { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
} can reach all { $size }.
hint-solo-anew = I don’t see how your layout could be completed. A line { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
} through all { $size } cards has { $card } next to { $next }.
hint-solo-longest = I don’t see a line through all { $size } cards; this one has { $length } { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
}.
hint-long-lay = That makes a line of { $length } { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
}.
hint-long-call = Your line of { $length } { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
} has a number that’s still free.
hint-long-longest = Your cards make no longer line.
hint-long-cap = Then players who don’t call score at most { $cap }.
hint-head-wait = There’s no line of { $number } among the face-up cards yet.
hint-head-call = There’s a line of { $number } among the face-up cards.
hint-head-show = That’s a line of { $number } { $colour ->
    [B] in blue
    [R] in red
    [G] in green
    [Y] in yellow
   *[K] in black
}.

# Options
option-cards = Cards
option-cards-standard = our set of 60
option-cards-own = cards of your own
option-cards-lines = { $you ->
    [yes] your own set of { $count } cards
   *[no] { $host }’s own set of { $count } cards
}
option-cards-write = Your cards, one per line
option-cards-example = 1 3 R:N2-W3 G:N1-S1 Y:E1-W1 K:N3-E2
option-cards-help = Copy your printed cards once: for each card a line with its number (1, 2, 3 …), the number on its back, and its coloured lines. A line is a colour and its two ends. Colours: B blue, R red, G green, Y yellow, K black. Ends: N1 N2 N3 at the top and S1 S2 S3 at the bottom, from left to right; W1 W2 W3 on the left and E1 E2 E3 on the right, from top to bottom. So R:N2-W3 runs in red from the top middle to the left side, at the bottom. A remark starts with #.
option-open_hands = Hands
option-open_hands-false = hidden
option-open_hands-true = open
option-final_draw = Drawing in the last round
option-final_draw-true = as usual
option-final_draw-false = nobody draws
option-false_call = False calls
option-false_call-refuse = are refused
option-false_call-zero = score nothing this round
option-round_timer = Seconds per round (0: no limit)
option-strict_kids = A card that can be placed
option-strict_kids-true = must be placed
option-strict_kids-false = may be overlooked
option-hand_size = Cards in the puzzle
option-solvable = Every deal
option-solvable-true = can be solved (up to 20 cards)
option-solvable-false = is as the cards fall
option-day = Puzzle of the day
option-day-none = any deal
option-wrong_call = After a wrong call
option-wrong_call-repeat = the round is played again
option-wrong_call-continue = the others play on
option-same_call_ms = Simultaneous calls: milliseconds apart
option-pace = Seconds between cards

# Cards and board in the browser, in all five games
neon-card = Card { $card }: { $lines }
neon-card-turned = Card { $card }, turned: { $lines }
neon-tube = { $colour } { $from } to { $to }
letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
letter-black = K
board-view = View
board-nearer = Zoom in
board-farther = Zoom out
board-all = Show everything
board-letters = Letters
laid-last = placed last

# The workbench on the page
bench-strip = Cards not placed yet
bench-all-laid = All cards are on the workbench.
bench-tools = The selected card
bench-turn = Turn
bench-aside = Set aside
bench-undo = Undo
bench-card = Column { $column }, row { $row }: { $card }
bench-place = Place it in column { $column }, row { $row }
bench-picked = Selected: { $card }
bench-laid = Card { $card } is in column { $column }, row { $row }.
bench-turned = Card { $card } is turned.
bench-taken = Card { $card } is set aside.
bench-undone = Undone.

# Sets of rules
preset-standard = Standard
preset-standard-about = The rules as printed.
preset-open = Open hands
preset-open-about = All line cards are face up, so you can help each other.
preset-sudden = Quick finish
preset-sudden-about = Once the points can’t be paid, nobody draws a new card.
preset-timed = Against the clock
preset-timed-about = Every round lasts 90 seconds at most.
preset-bold = Daring
preset-bold-about = A false call isn’t refused: it scores nothing this round.
preset-looking = Good eyes
preset-looking-about = If you don’t spot a place, your card goes under your pile.
preset-eight = Warm-up
preset-eight-about = Eight cards.
preset-fourteen = Hard
preset-fourteen-about = Fourteen cards.
preset-twenty = Very hard
preset-twenty-about = Twenty cards.
preset-calm = Take your time
preset-calm-about = A new card every eight seconds.
preset-brisk = Fast
preset-brisk-about = A new card every two seconds.
preset-on = Play on
preset-on-about = After a wrong call, the others play on with the same cards.
