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
    [yes] Your line is wrong.
   *[no] { $who }’s line is wrong.
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

# Options
option-cards = Cards
option-cards-standard = our set of 60
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
option-wrong_call = After a wrong call
option-wrong_call-repeat = the round is played again
option-wrong_call-continue = the others play on
option-same_call_ms = Simultaneous calls: milliseconds apart
option-pace = Seconds between cards
