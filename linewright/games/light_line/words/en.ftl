# What is wrong with a set of cards
cards-no-file = cannot read the cards { $file }: { $why }
cards-how-many = a set has 1 to { $most } cards; found { $count }
cards-no-card = line { $line } of the cards is no card: { $found }; expected a number, a back and lines such as R:N2-W3
cards-number = line { $line } of the cards: number { $number } is there twice, or not from 1 to { $most }
cards-back = line { $line } of the cards: a back is 2, 3, 4 or 5; found { $found }
cards-no-line = line { $line } of the cards: { $found } is no line; expected a colour (B R G Y K) and two ports, such as R:N2-W3
cards-port-twice = line { $line } of the cards: { $found } uses a port that is used already
cards-unknown = there is no card { $number } in this set
cards-none = name at least one card, such as “3 17 42”
cards-paper = { $found } is no paper; expected a4 or letter

# What a set is like
property-four-lines = four lines of four different colours on every card
property-straight-or-bent = every line straight or with one bend
property-drawable = drawable: no two lines on one track, every bend alone in its place
property-different = every edge used, and no two cards alike, turned or without colours
property-colours = every colour on 48 of 60 cards, about 8 times at each port
property-straights = as many straight lines in every colour, half of them upright
property-backs = backs 13 x 2, 21 x 3, 13 x 4, 13 x 5, and no back betrays its front
property-playable = enough for all games: 7 threes for LINE; 4 threes, 3 fours, 2 fives for HEAD LINE
deck-good = { $count } cards: all properties hold.
deck-not-good = { $count } cards: not all properties hold. Only the last one is needed to play.

# What the solver says
solve-answer = { $count ->
    [one] one card
   *[other] { $count } cards
} in { $colour }: { $layout }
solve-thinking = solving …
printing = drawing …
solver-building = building the solver of LIGHT LINE …
solver-built = the solver of LIGHT LINE is ready
solve-limit = The search stopped at its limit of { $nodes } steps; a longer line may exist.
solve-none = There is no line of { $count } cards.
colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow
colour-black = black

# The command line
cli-deck = Look after a set of LIGHT LINE cards.
cli-deck-check = Say what is wrong with a file of cards, and what the set is like.
cli-cards = A file of cards; the standard set unless given.
cli-solve = Find the longest line of one colour that some LIGHT LINE cards can make, and draw it.
cli-solve-cards = The numbers of the cards, such as "3 17 42".
cli-solve-joker = Solve SOLO LINE: black goes with the colour.
cli-solve-length = Look for a line of exactly this many cards.
cli-print = Make a print-and-play PDF, fronts and backs, nine cards to a page.
cli-print-what = What to print: light-line.
cli-print-out = The PDF to write.
cli-print-paper = a4 or letter.
cards-print-what = { $found } cannot be printed; expected light-line
cards-print-extra = printing needs one more package: pip install 'linewright[print]'
printed = { $pages } pages in { $file }. Print on both sides, turned over the long edge.

# What each game is
about-line = Place your card so that coloured lines grow; every section pays, in the very cards you draw from.
about-long-line = All at once, each from eight cards: build the longest line of one colour and call its length.
about-kidz-line = Turn up a card and find a place where it goes on with a line.
about-solo-line = A puzzle for one: ten cards, one line through all of them, and black is a joker.
about-head-line = Cards are turned up one by one: see a line of the wanted length in your head and call before the others.
cards-too-few = this set of { $count } cards is too small: the game needs { $needed } (and by backs: { $backs })

# Why a move is refused
why-ll-2 = every card lies on a cell of its own, edge to edge with the others, at most 60 columns or rows from the middle
why-ll-10 = the card goes to an empty place that shares a whole edge with a card on the table
why-ll-11 = the card must extend a line: one of its colours has to meet the same colour on a neighbour
why-ll-31 = it is not your turn
why-ll-32 = a turn is: place the card you hold, take number cards, draw; one after the other
why-ll-33 = your card can be placed, so you must place it; and a replacement is drawn from a pile that has cards
why-ll-34 = you have tried that card already this turn
why-ll-35 = take one or two number cards that make exactly your points, or 10 if you have more
why-ll-37 = the piles cannot make your points: take the one or two cards with the highest total below
why-ll-38 = that pile is empty
why-ll-39 = the game is over
why-ll-51 = you build with your own eight cards, each of them once
why-ll-52 = that number is taken, or no number from 1 to 8
why-ll-53 = you have called and are done for this round
why-ll-54 = the game is over
why-ll-55 = the line on your workbench does not have that many cards
why-ll-56 = only the table ends a round when time is up
why-ll-61 = you place the card that you have turned up, and no other
why-ll-62 = the game is over
why-ll-63 = the card can be placed, so it must be placed
why-ll-70 = you build with the cards in your hand, each of them once
why-ll-73 = you have declared or given up: the game is over
why-ll-81 = the table turns the cards and keeps the time
why-ll-82 = the line is made of cards that lie open, each of them once
why-ll-83 = a call stops the dealing, and whoever called shows a line
why-ll-85 = you have no more part in this round
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
   *[no] { $who } has a card that fits nowhere; it goes under the { $number }s.
}
told-ending = The points could not be paid in full: this is the last round.
told-over = The game is over.
told-lay = { $you ->
    [yes] You place { $card } at { $cell }.
   *[no] { $who } places { $card } at { $cell }.
}
told-missed = { $you ->
    [yes] You put { $card } under your pile.
   *[no] { $who } puts { $card } under the pile.
}
told-solo-lay = { $you ->
    [yes] Your longest line has { $length } of { $size } cards.
   *[no] { $who } has a line of { $length } of { $size } cards.
}
told-solved = { $you ->
    [yes] Solved: your line passes all { $size } cards!
   *[no] Solved: { $who } has a line through all { $size } cards!
}
told-not-solved = { $you ->
    [yes] Not solved: your line has { $length } of { $size } cards.
   *[no] Not solved: the line of { $who } has { $length } of { $size } cards.
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
    [yes] You lay cards on your workbench.
   *[no] { $who } lays cards.
}
told-call = { $you ->
    [yes] You call LINE { $number }.
   *[no] { $who } calls LINE { $number }.
}
told-false-call = { $you ->
    [yes] You call LINE { $number }, but the line is not that long: no points this round.
   *[no] { $who } calls LINE { $number }, but the line is not that long: no points this round.
}
told-slower = { $you ->
    [yes] You were slower with that number and go on building.
   *[no] { $who } was slower with that number and goes on building.
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
told-all-open = All cards lie open and nobody has called: they are shuffled, and the round begins again.
told-turn = { $card } is turned up.
told-head-call = { $you ->
    [yes] LINE! You have called.
   *[no] LINE! { $who } has called.
}
told-same-time = Two calls at the same time: the round is played again with new cards.
told-right = { $you ->
    [yes] Right: you win the { $number }.
   *[no] Right: { $who } wins the { $number }.
}
told-wrong = { $you ->
    [yes] Your line is wrong.
   *[no] The line of { $who } is wrong.
}
told-time-over = { $you ->
    [yes] Your time is up.
   *[no] The time of { $who } is up.
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
last-round = The last round is being played.
columns-shown = Shown are columns { $first } to { $last } of { $least } to { $most }: a wider window shows more.
do-place = Place your card: place { $card } COLUMN,ROW, and “turned” behind it to turn it. The numbers beside the cards are the cells.
do-under = Your card fits nowhere: type “under” to slide it under its pile.
do-replace = Draw another card and play it at once: { $moves }
do-take = Your card brings { $points } points. Take number cards worth { $total }: { $moves }
do-take-less = Your card brings { $points } points, and the piles have at most { $total } for that: { $moves }
do-draw = Draw your next line card: { $moves }
do-wait = { $names } to move.
do-over = The game is over.
do-kidz-place = Find a place where the card goes on with a line: place { $card } COLUMN,ROW, and “turned” behind it to turn it.
do-kidz-may-miss = If you see none, type “under”.
do-kidz-under = The card goes on with no line: type “under” to put it under your pile.
round-of = Round { $round } of { $rounds }
placed-cards = { $count ->
    [one] 1 card placed
   *[other] { $count } cards placed
}
face-down = { $count } face down
put-under = under the pile: { $cards }
your-cards = Your cards
cards-not-laid = Your cards that do not lie on the workbench
bench = Workbench
bench-bare = Nothing lies on your workbench yet.
bench-line = Your longest line in { $colour }: { $length } of { $size } cards
layout-help = R is the colour (B, R, G, Y or K), 3@0,0 is card 3 in column 0, row 0, and t turns it; rows grow downwards.
do-solo-lay = Lay your cards on the workbench, for instance so: { $move }
do-solo-more = This is how they lie; type it again with more cards or another way: { $move }
do-solo-end = Done? Type “line”. No idea? “hint”, or “give up”.
called-number = called { $number }
called-wrong = called wrong
still-building = building
points-of-rounds = { $points } = { $total }
numbers-taken = Numbers taken: { $numbers }
no-numbers-taken = No number is taken yet.
do-long-call = Done? { $move } calls your line. Enter: the others build on.
do-long-taken = { $number } is taken: build another line. Enter: the others build on.
do-long-wait = Enter: the others build on. The one who is left scores less than all who called (LL-53).
wanted = Wanted: a line of exactly { $number } cards in one colour
open-cards = Open cards
no-open-cards = No card lies open yet.
cards-in-deck = { $count ->
    [one] 1 unseen card in the deck
   *[other] { $count } unseen cards in the deck
}
round-cards-left = Round cards left: { $numbers }
won-cards = won: { $numbers }
won-nothing = nothing won yet
out-of-round = out of this round
do-head-look = Do you see such a line? Type “call”. Enter: the next card is turned up, unless somebody calls.
do-head-show = Show your line, written like this: { $move }
do-head-out = You have no more part in this round.
table-idle = Nobody else does anything now: it is up to you, or “time” says that your time is up.

# Options
option-cards = Cards
option-cards-standard = our set of 60
option-open_hands = Cards in hand
option-open_hands-false = only you see yours
option-open_hands-true = open
option-final_draw = Drawing in the last round
option-final_draw-true = as always
option-final_draw-false = nobody draws any more
option-false_call = A call that is not true
option-false_call-refuse = is refused
option-false_call-zero = scores nothing this round
option-round_timer = Seconds a round, 0 for no limit
option-strict_kids = A card that can be placed
option-strict_kids-true = must be placed
option-strict_kids-false = may be overlooked
option-hand_size = Cards in the puzzle
option-wrong_call = After a wrong call
option-wrong_call-repeat = the round begins again
option-wrong_call-continue = the others go on
option-same_call_ms = Milliseconds that count as the same time
option-pace = Seconds from card to card
