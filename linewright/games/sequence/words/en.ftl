about = Play a card, cover its square with your team's marker, and make five in a row before the others do.

# What is wrong with a board
board-no-file = cannot read the board { $file }: { $why }
board-not-ten-rows = a board is ten rows of ten cards; found { $found }
board-not-ten-cards = row { $row } of the board is not ten cards: { $found }
board-corner-covered = the corner { $cell } of the board must be free (**), but shows { $found }
board-free-square = only the corners of the board are free; { $cell } is too
board-no-card = { $cell } of the board shows no card: { $found }
board-jack = { $cell } of the board shows { $found }; jacks are not on the board
board-not-twice = { $card } must be on the board twice; it is there { $times ->
    [0] not at all
    [one] once
   *[other] { $times } times
} ({ $cells })

# Why a move is refused
why-sq-1 = there is no such square on the board
why-sq-2 = there is no such card in the box
why-sq-12 = it is not your turn
why-sq-20 = you do not hold that card
why-sq-21 = the card goes on an empty square that shows it
why-sq-23 = you have no card to draw: it is drawn for you, or it is too late
why-sq-25 = you may pass only when nothing in your hand can be played
why-sq-26 = a corner belongs to everybody; nothing is placed or taken there
why-sq-30 = a two-eyed jack goes on an empty square
why-sq-31 = a one-eyed jack takes a marker of another team, and none of a finished sequence unless profi is on
why-sq-32 = jacks are never dead cards, and one that could do nothing cannot be played
why-sq-40 = the card is not dead: one of its squares is free
why-sq-41 = one dead card a turn, and you have exchanged one
why-sq-53 = say which five are fixed: an unbroken row of your markers with the new one in it
why-sq-55 = the game is over
why-sq-56 = the game is over
why-sq-60 = table talk: the table finds it, where the option is on, and then each of the team drops a card before anything else

# What happened
told-place = { $who }: { $card } on { $cell }.
told-jack = { $who }: { $card }, two eyes, on { $cell }.
told-take = { $who }: { $card }, one eye, takes the marker off { $cell }.
told-dead = { $who }: { $card } is dead and exchanged.
told-drop = { $you ->
    [yes] { $who } give up the { $card }.
   *[no] { $who } gives up the { $card }.
}
told-draw = { $you ->
    [yes] { $who } draw a card.
   *[no] { $who } draws a card.
}
told-pass = { $you ->
    [yes] { $who } pass: nothing in your hand can be played.
   *[no] { $who } passes: nothing in the hand can be played.
}
told-lock = { $you ->
    [yes] { $who } fix the five from { $first } to { $last }.
   *[no] { $who } fixes the five from { $first } to { $last }.
}
told-talk = Team { $team } has talked: every member gives up a card.
told-sequence = Team { $team } has a sequence from { $first } to { $last }!
told-broken = The sequence of team { $team } from { $first } to { $last } is broken.
told-reshuffle = The discards are shuffled into a new draw pile.
told-too-late = { $you ->
    [yes] { $who } forgot to draw; now it is too late.
   *[no] { $who } forgot to draw; now it is too late.
}
told-won = Team { $team } wins!
told-won-most = Nobody can play any more: team { $team } has the most sequences and wins!
told-draw-game = Nobody can play any more, and no team is ahead: a draw.

# At the table
team = Team { $team }
draw-pile = Draw pile
your-hand = Your hand
played = played
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sequences-needed = { $count ->
    [one] one sequence wins
   *[other] { $count } sequences win
}
phase-playing = Playing
phase-locking = Choose which five are fixed
phase-dropping = A card is given up
phase-over = The game is over
dead-card = dead

# How cards, teams and squares are read
card-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
suit-name = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
team-A = Blue
team-B = Green
team-C = Red
marker-A = blue, round
marker-B = green, six-sided
marker-C = red, square
cell-empty = { $cell }, { $card }, empty
cell-legal = { $cell }, { $card }, empty, legal
cell-marked = { $cell }, { $card }, { $team }
cell-takeable = { $cell }, { $card }, { $team }, can be taken
cell-fixed = { $cell }, { $card }, { $team }, part of a sequence
cell-corner = { $cell }, corner, counts for everybody

# What a card in hand can do
can-place = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
can-anywhere = anywhere
can-take = takes one
can-swap = dead: swap
can-nothing = cannot be played
jack-two-eyed = two eyes: on any empty square
jack-one-eyed = one eye: takes a marker of another team

# Presets and options
preset-standard = Standard
preset-standard-about = Cards are drawn for you; all the rest as printed.
preset-like-at-home = Like at home
preset-like-at-home-about = You draw for yourself, and can forget to; table talk costs the team a card each.
preset-profi = Profi
preset-profi-about = One-eyed jacks break into finished sequences, too.
option-teams = Teams
option-draw = Drawing
option-draw-automatic = done for you
option-draw-by_hand = by hand, and forgetting costs
option-dead_cards = Dead cards
option-dead_cards-one = exchange one a turn
option-dead_cards-any = exchange as many as you like
option-table_talk = Table talk
option-table_talk-false = no matter
option-table_talk-true = costs a card each
option-profi = Finished sequences
option-profi-false = are safe
option-profi-true = can be broken by a one-eyed jack
option-board = Board
option-board-standard = standard

# On the page
brief-swap = swap
cap-anywhere = anywhere
cap-take = takes one
may-draw = may draw
lock-brief = Your marker on { $cell } makes { $count } in a line; five of them stay for good. { $rule }
brief-anywhere = any
brief-take = take
nothing-yet = The board is empty.
turn-of = { $who } to play
choose-card = Choose a card from your hand.
or = or
place-on = { $card }: place on { $cells } { $rule }
jack-place = { $card }, two eyes: put a marker on any empty square. { $rule }
jack-take = { $card }, one eye: take one marker of another team off the board. { $rule }
take-picked = { $cell }, { $marker }, on the { $card }
take-off = Take it off
card-dead = { $card } is dead: both of its squares are covered. { $rule }
card-nowhere = { $card }: there is nothing it could do now.
card-waits = { $card }: its turn comes with yours.
swap = swap
swap-it = Swap it
swap-card = Exchange the dead { $card }
pass = Pass
pass-why = Nothing in your hand can be played. { $rule }
draw-card = Draw a card
draw-why = You still have a card to draw: in time, or it is lost. { $rule }
drop-title = Give up a card
drop-why = Your team has talked: choose the card you give up. { $rule }
drop-card = Give up the { $card }
drop-waits = Cards are being given up
move-place = { $card } on { $cell }
move-take = { $card } takes the marker off { $cell }
from-to = { $first } to { $last }
lock-title = Which five are fixed?
lock-why = Your marker on { $cell } makes { $count ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
} in a line. Five become the sequence and stay for good; { $left ->
    [one] the other one remains an ordinary marker
   *[other] the others remain ordinary markers
}, which a one-eyed jack may take. { $rule } { $more }
lock-leaves = leaves { $cells }
lock-fix = Fix { $first } to { $last }
lock-keys = Arrow keys choose, Enter fixes. You draw your card afterwards.
lock-waits = { $who } chooses which five are fixed
jack-two = Two-eyed jack
jack-one = One-eyed jack
legend-two = { $jack } { $suits } puts a marker on any empty square. { $rule }
legend-one = { $jack } { $suits } takes one marker of another team, never out of a finished sequence. { $rule }
legend-profi = { $jack } { $suits } takes one marker of another team, also out of a finished sequence. { $rule }
pile-left = { $number } { $count ->
    [one] card to draw
   *[other] cards to draw
}
table-tools = Table
own-side = Your side of the table
seats-label = Seats in turn order
seats-order = Turns run left to right, row by row.
seats-all = All { $count } seats
seats-fewer = Fewer seats
made-of = { $made } of { $needed }
made-word = { $count ->
    [one] sequence
   *[other] sequences
}
tag-you = you
tag-bot = bot
tag-resigned = resigned
to-play = to play
in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
last-discard = last discard: { $card }
board = Board
board-label = Board, columns a to j, rows 1 to 10
board-rows = Row
cell-last = last move
cell-gone = a marker was taken here
cell-hint = hint
held-place = { $card }, goes on { $cells }
held-anywhere = { $card }, two eyes, goes on any empty square
held-take = { $card }, one eye, takes a marker of another team
held-dead = { $card }, dead, both squares are covered
end-result = Result
end-none = { $team }: no sequence.
end-no-sequence = no sequence
end-by = move { $move }, by { $who }, { $card } on { $cell }
end-sequences = The sequences
end-seats = What everybody did
end-seat = Player
end-finished = Sequences finished
end-markers = Markers placed
end-wild = Two-eyed jacks
end-taken = Markers taken
end-dead = Dead cards swapped
keys-game = On the board: arrows, Home and End move, Enter plays; a letter and a number jump to a square. 1 to 7 choose a card of your hand, Escape puts it down.

# Why a move is good
hint-wins = That wins the game!
hint-sequence = That makes a sequence: five in a row.
hint-extends = That makes { $count } of five, with nothing in the way.
hint-follow = { $count ->
    [one] Another of your cards goes
   *[other] { $count } more of your cards go
} to the same five.
hint-blocks = It stands in the way of team { $team }, with { $count } in one line there.
hint-takes = { $count ->
    [one] It takes a marker from team { $team }.
   *[other] It breaks up { $count } in one line of team { $team }.
}
hint-opens = It clears the way for your line of { $count }.
hint-breaks = It breaks a finished sequence of team { $team }.
hint-jack-spared = { $jacks ->
    [one] Your jack stays in hand for when it counts.
   *[other] Your jacks stay in hand for when they count.
}
hint-open = { $count ->
    [one] One possible five of yours runs
   *[other] { $count } possible fives of yours run
} through this square.
hint-quiet = No five of yours can run through it any more: it does little, and harms nothing.
hint-dead = Both squares of { $card } are covered: swapping it costs nothing.
hint-draw = Draw before it is too late.
hint-pass = Nothing in your hand can be played.
hint-lock = { $count ->
    [one] One more marker beside them waits
   *[other] { $count } more markers beside them wait
} for a second sequence.
hint-lock-room = They leave room beside them for a second sequence.
hint-lock-any = These five are as good as any.
hint-drop = { $card } is of least use to you now.
hint-drop-dead = { $card } is dead: you lose nothing.

# The first game
guide-1 = Welcome! A card lets you put a marker on one of its two squares (SQ-21). Play the 2 of spades to b1: the corner beside it counts as yours, too (SQ-26).
guide-2 = Five in a row is what you are after (SQ-50). Go on with the 3 of spades on c1, and see what Awl does about it.
guide-3 = Awl is in your way! A jack with one eye takes a marker off the board: play the jack of spades to d1 (SQ-31).
guide-4 = A jack with two eyes goes on any empty square (SQ-30). Put the jack of diamonds on e1.
guide-5 = You drew the 5 of spades, but both its squares are covered: a dead card (SQ-40). Swap it for a new one; your turn goes on (SQ-41).
guide-6 = Only d1 is missing now. Play the 4 of spades there!
guide-7 = Your first sequence, and it stays for good (SQ-51)! Two of them win the game, or just one with three teams (SQ-55). You are ready!
end-you = { $count ->
    [one] You win.
   *[other] Your team wins.
}
end-them = { $count ->
    [one] { $names } wins.
   *[other] { $team } wins.
}
find-talk = { $team } has talked
