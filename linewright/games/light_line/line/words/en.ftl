# Seats
line-seats = Players
line-points = points
line-holds = holds a { $number }

# Whose turn it is, and what it asks for
line-turn-yours = Your turn
line-turn-of = { $who }’s turn
line-over = Game over
line-they-placing = placing a card
line-they-paying = taking number cards
line-they-drawing = drawing a card
line-they-replacing = drawing another card
line-do-placing = Find a place for your card.
line-do-paying = Take number cards for your { $points } points.
line-do-drawing = Now draw your next card.
line-do-replacing = Your card fitted nowhere. Draw another one and place it right away.
line-do-under = Your card fits nowhere.
line-left = { $count ->
    [one] 1 card left in the piles
   *[other] { $count } cards left in the piles
}
line-last-round = Last round.
line-last-round-until = { $you ->
    [yes] The game ends after your turn.
   *[no] The game ends after { $who }’s turn.
}

# The card in hand, and where it is tried
line-card = Your card: a { $number }
line-card-turned = Your card: a { $number }, turned
line-turn = Turn
line-next = Next place
line-each = { $colour } { $points }
line-brings = { $points } points ({ $lines })
line-place = Column { $column }, row { $row }: { $brings }
line-place-turns = Column { $column }, row { $row }: { $brings }, the card turns
line-let-go = Your card is back in your hand.
line-board = Table with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
line-board-places = Table with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $places ->
    [one] 1 place
   *[other] { $places } places
} for your card
line-table-side = Turn and piles

# What it scores, and what is taken for it
line-score = Points
line-together = Total
line-scored = { $you ->
    [yes] You scored
   *[no] { $who } scored
}
line-sections = { $count ->
    [one] 1 section
   *[other] { $count } sections
}
line-try = Each place shows what your card would score there. Pick one to try it.
line-take = Take
line-or = or
line-take-cards = { $count ->
    [0] no card
    [one] one card
   *[other] two cards
}
line-leaves = leaves { $piles }
line-pile-keeps = { $number ->
    [2] { $count ->
        [one] 1 two
       *[other] { $count } twos
    }
    [3] { $count ->
        [one] 1 three
       *[other] { $count } threes
    }
    [4] { $count ->
        [one] 1 four
       *[other] { $count } fours
    }
   *[5] { $count ->
        [one] 1 five
       *[other] { $count } fives
    }
}
line-take-these = Take { $numbers }
line-take-none = Take nothing
line-place-for = Place for { $points }
line-place-none = Pick a place
line-under = Slide it under the { $number }s
line-enter = Enter
line-paid-less = You’re paid { $paid } of your { $points } points.

# The piles
line-pile = { $number }s: { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
line-draw-from = Draw from the { $number }s, { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
line-pile-left = left
line-draw-one = Draw from a pile
line-draw-now = draw one
line-draw-later = draw one after taking

# Moves, for hints
line-move-place = your card in column { $column }, row { $row }
line-move-place-turned = your card turned, in column { $column }, row { $row }
line-move-draw = draw from the { $number }s
line-move-under = slide your card under its pile
keys-game = N: next place. Arrow keys: from place to place, or move the view. R: turn your card. Enter: place it, or take. 1, 2: choose what to take. 2 to 5: draw from that pile. L: letters on the lines. + and −: zoom. 0: show everything. Esc: card back in your hand.

# The end
line-scores = Scores
line-scores-said = Scores explained
line-column-seat = Player
line-column-placed = Cards placed
line-column-numbers = Number cards
line-column-points = Points
line-best = best: { $points }
line-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
line-final-table = The table at the end: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
line-every = Every card, and what it brought
line-at = column { $column }, row { $row }
line-unpaid = nothing to take

# The first game
line-guide-1 = Welcome! Your card goes next to one on the table, where it continues a line (LL-11). The number in each place is what it would score. Pick the place with the 2 to try your card, then press it again.
line-guide-2 = The red line now has two sections: that’s 2 points (LL-20). You’re paid with number cards from the piles. Take a 2.
line-guide-3 = Each turn ends with a new card (LL-38). You see its number, but not its front. Draw one from the 5s; then it’s Awl’s turn.
line-guide-4 = This card fits only upside down, as the two arrows show (LL-2). Place it there: it extends two lines at once, 3 + 2 points.
line-guide-5 = For 5 points, take a 5 or a 2 and a 3: you choose, as long as the total is right (LL-35).
line-guide-6 = Low piles matter: when they can’t pay in full, the last round is on (LL-37). Draw your next card from the 4s.
line-guide-7 = Two red lines end at this place. Your card joins them into one, and every section counts (LL-21): 4 for red and 3 for green. Place it!
line-guide-8 = Seven points! You’re never paid more than 10 for one card (LL-36). Take 2 + 5 or 3 + 4.
line-guide-9 = You have 14 points. A card that fits nowhere goes under its pile, and you draw another (LL-33). When the piles can’t pay someone in full, the round is played to its end, and the most points win (LL-40). You’re ready!
