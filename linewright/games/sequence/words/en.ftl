about = Play a card, cover its square with your team’s marker, and line up rows of five before the other teams do.

# What is wrong with a board
board-no-file = can’t read the board { $file }: { $why }
board-not-ten-rows = a board is ten rows of ten cards; found { $found }
board-not-ten-cards = row { $row } of the board is not ten cards: { $found }
board-corner-covered = the corner { $cell } of the board must be free (**), but shows { $found }
board-free-square = only the corners of the board may be free, but { $cell } is free, too
board-no-card = { $cell } on the board doesn’t show a card: { $found }
board-jack = { $cell } on the board shows { $found }; jacks are not on the board
board-not-twice = { $card } must be on the board twice, but it’s { $times ->
    [0] not there at all
    [one] there once
   *[other] there { $times } times
} ({ $cells })

# Why a move is refused
why-sq-1 = there’s no such square on the board
why-sq-2 = there’s no such card in the game
why-sq-12 = it’s not your turn
why-sq-20 = you don’t hold that card
why-sq-21 = the card goes on an empty square that shows it
why-sq-23 = you have no card to draw: it has been drawn for you, or it’s too late
why-sq-25 = you may pass only if you can’t play any card in your hand
why-sq-26 = the corners belong to everyone: you can’t place or take a marker there
why-sq-30 = a two-eyed jack goes on an empty square
why-sq-31 = a one-eyed jack takes another team’s marker; finished sequences are safe unless the options say otherwise
why-sq-32 = jacks are never dead cards, and you can’t play a jack that has nothing to do
why-sq-40 = the card isn’t dead: one of its squares is empty
why-sq-41 = you may swap one dead card per turn, and you’ve already done so
why-sq-53 = choose which five form the sequence: an unbroken row of your markers that includes the new one
why-sq-55 = the game is over
why-sq-56 = the game is over
why-sq-60 = table talk has to be reported and agreed on at the table; then every member of that team discards a card first

# What happened
told-place = { $who }: { $card } on { $cell }.
told-jack = { $who }: { $card } (two-eyed) on { $cell }.
told-take = { $who }: { $card } (one-eyed) takes the marker off { $cell }.
told-dead = { $who }: { $card } is dead and swapped.
told-drop = { $you ->
    [yes] { $who } discard the { $card }.
   *[no] { $who } discards the { $card }.
}
told-draw = { $you ->
    [yes] { $who } draw a card.
   *[no] { $who } draws a card.
}
told-pass = { $you ->
    [yes] { $who } pass: you can’t play any card in your hand.
   *[no] { $who } passes: nothing in their hand can be played.
}
told-lock = { $you ->
    [yes] { $who } choose { $first } to { $last } as the sequence.
   *[no] { $who } chooses { $first } to { $last } as the sequence.
}
told-talk = Table talk by team { $team }: every member discards a card.
told-sequence = Team { $team } has a sequence from { $first } to { $last }!
told-broken = Team { $team }’s sequence from { $first } to { $last } is broken.
told-reshuffle = The discard piles are shuffled into a new draw pile.
told-too-late = { $you ->
    [yes] { $who } forgot to draw; now it’s too late.
   *[no] { $who } forgot to draw; now it’s too late.
}
told-won = Team { $team } wins!
told-won-most = Nobody can play any more: team { $team } has the most sequences and wins!
told-draw-game = Nobody can play any more, and no team is ahead: it’s a draw.

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
phase-locking = Choose which five form the sequence
phase-dropping = A card is being discarded
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
cell-corner = { $cell }, corner, counts for everyone

# What a card in hand can do
can-place = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
can-anywhere = anywhere
can-take = takes one
can-swap = dead: swap
can-nothing = can’t be played
jack-two-eyed = two eyes: on any empty square
jack-one-eyed = one eye: takes another team’s marker

# Presets and options
preset-standard = Standard
preset-standard-about = Cards are drawn for you; otherwise the rules as printed.
preset-like-at-home = Like at home
preset-like-at-home-about = { $seats ->
    [2] You draw your own cards and can forget to.
    [3] You draw your own cards and can forget to.
   *[other] You draw your own cards and can forget to; table talk costs each team member a card.
}
preset-profi = Expert
preset-profi-about = One-eyed jacks can break finished sequences.
option-teams = Teams
option-draw = Drawing
option-draw-automatic = automatic
option-draw-by_hand = by hand (forgetting costs you a card)
option-dead_cards = Dead cards
option-dead_cards-one = swap one per turn
option-dead_cards-any = swap as many as you like
option-table_talk = Table talk
option-table_talk-false = allowed
option-table_talk-true = costs each team member a card
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
lock-brief = Your marker on { $cell } makes { $count } in a row; five of them become the sequence. { $rule }
brief-anywhere = any
brief-take = take
nothing-yet = The board is empty.
turn-of = { $who }’s turn
choose-card = Select a card from your hand.
or = or
place-on = { $card }: place on { $cells } { $rule }
jack-place = { $card }, two eyes: put a marker on any empty square. { $rule }
jack-take = { $card }, one eye: take one of another team’s markers off the board. { $rule }
take-picked = { $cell }, { $marker }, on the { $card }
take-off = Take it off
card-dead = { $card } is dead: both of its squares are covered. { $rule }
card-nowhere = { $card }: can’t be played right now.
card-waits = { $card }: you can play it on your turn.
swap = swap
swap-it = Swap it
swap-card = Swap the dead { $card }
pass = Pass
pass-why = You can’t play any card in your hand. { $rule }
draw-card = Draw a card
draw-why = You still have a card to draw. Draw it in time or you lose it. { $rule }
drop-title = Discard a card
drop-why = Your team’s table talk costs you a card: choose which one to discard. { $rule }
drop-card = Discard the { $card }
drop-waits = Cards are being discarded
move-place = { $card } on { $cell }
move-take = { $card } takes the marker off { $cell }
from-to = { $first } to { $last }
lock-title = Which five form the sequence?
lock-why = Your marker on { $cell } makes { $count ->
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
} in a row. Five become the sequence and stay for good; { $left ->
    [one] the other one stays an ordinary marker
   *[other] the others stay ordinary markers
}, which a one-eyed jack may take. { $rule } { $more }
lock-broken = The marker on { $cell } is gone and the sequence is broken, but { $count } of your markers still stand in a row. Five of them become the sequence. { $rule }
lock-leaves = leaves { $cells }
lock-fix = Choose { $first } to { $last }
lock-keys = Arrow keys: choose. Enter: confirm. You draw your card afterwards.
lock-broken-keys = Arrow keys: choose. Enter: confirm.
lock-waits = { $who } is choosing which five form the sequence
jack-two = Two-eyed jack
jack-one = One-eyed jack
legend-two = { $jack } { $suits } puts a marker on any empty square. { $rule }
legend-one = { $jack } { $suits } takes one marker of another team, but never from a finished sequence. { $rule }
legend-profi = { $jack } { $suits } takes one marker of another team, even from a finished sequence. { $rule }
pile-left = { $number } { $count ->
    [one] card in the pile
   *[other] cards in the pile
}
table-tools = Table
own-side = Your side of the table
seats-label = Seats in turn order
seats-order = Turns go left to right, row by row.
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
cell-gone = a marker was taken off here
cell-hint = hint
held-place = { $card }, goes on { $cells }
held-anywhere = { $card }, two eyes, goes on any empty square
held-take = { $card }, one eye, takes a marker of another team
held-dead = { $card }, dead, both squares are covered
end-result = Result
end-none = { $team }: no sequences.
end-no-sequence = no sequences
end-by = move { $move }, by { $who }, { $card } on { $cell }
end-sequences = The sequences
end-seats = Player statistics
end-seat = Player
end-finished = Sequences finished
end-markers = Markers placed
end-wild = Two-eyed jacks
end-taken = Markers taken
end-dead = Dead cards swapped
keys-game = On the board: arrow keys, Home and End move, Enter plays; a letter and a number jump to a square. 1 to 7: select a card from your hand. Esc: deselect.

# Why a move is good
hint-wins = That wins the game!
hint-sequence = That makes a sequence: five in a row.
hint-extends = That makes { $count } out of five, with nothing in the way.
hint-follow = { $count ->
    [one] Another card in your hand fits the same row.
   *[other] { $count } more cards in your hand fit the same row.
}
hint-blocks = It blocks team { $team }, who have { $count } in a row there.
hint-takes = { $count ->
    [one] It takes a marker from team { $team }.
   *[other] It breaks up team { $team }’s row of { $count }.
}
hint-opens = It clears the way for your row of { $count }.
hint-breaks = It breaks a finished sequence of team { $team }.
hint-jack-spared = { $jacks ->
    [one] You keep your jack for when it counts.
   *[other] You keep your jacks for when they count.
}
hint-open = { $count ->
    [one] One row of five through this square is still open to you.
   *[other] { $count } rows of five through this square are still open to you.
}
hint-quiet = You can’t make five through this square any more: it gains little but does no harm.
hint-dead = Both squares for this card are covered: swapping it costs nothing.
hint-draw = Draw before it’s too late.
hint-pass = You can’t play any card in your hand.
hint-lock = { $count ->
    [one] One more marker next to them is ready
   *[other] { $count } more markers next to them are ready
} for a second sequence.
hint-lock-room = They leave room for a second sequence next to them.
hint-lock-any = These five are as good as any.
hint-drop = The { $card } is the least useful card in your hand right now.
hint-drop-dead = The { $card } is dead: you lose nothing.

# The first game
guide-1 = Welcome! A card lets you put a marker on one of its two squares (SQ-21). Play the 2 of spades on b1: the corner next to it counts as yours, too (SQ-26).
guide-2 = Five in a row is what you’re after (SQ-50). Play the 3 of spades on c1 next, and see what Awl does about it.
guide-3 = Awl is in your way! A one-eyed jack takes a marker off the board: play the jack of spades on d1 (SQ-31).
guide-4 = A two-eyed jack goes on any empty square (SQ-30). Put the jack of diamonds on e1.
guide-5 = You drew the 5 of spades, but both of its squares are covered: a dead card (SQ-40). Swap it for a new one; your turn goes on (SQ-41).
guide-6 = Only d1 is missing now. Play the 4 of spades there!
guide-7 = Your first sequence, and it stays for good (SQ-51)! Two of them win the game, or just one with three teams (SQ-55). You’re ready!
end-you = { $count ->
    [one] You win.
   *[other] Your team wins.
}
end-them = { $count ->
    [one] { $names } wins.
   *[other] { $team } wins.
}
find-talk = Report table talk: { $team }
found-talk = table talk by team { $team }
