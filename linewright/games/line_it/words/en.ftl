about = Build one line of numbers, up or down. Stop in time, bet on yourself, and win jackpots with three of a colour.

# Why a move is refused
why-li-1 = there’s no such card in the game
why-li-20 = it’s not your turn
why-li-21 = that card isn’t in the market
why-li-30 = you take exactly one card from the market each turn
why-li-31 = you may play only one card from your hand each turn, and it must be one you hold
why-li-34 = you already hold two cards: play one of them, or complete your line, then any number fits
why-li-40 = your line already has a bet card
why-li-43 = that number doesn’t continue your line in its direction
why-li-45 = your line has reached the last number; only a bet card can follow
why-li-54 = your line is empty: there’s nothing to complete
why-li-61 = this is the final phase: in turn, everyone plays one last card from their hand, nothing else
why-li-64 = the game is over

# What happened
told-take-line = { $you ->
    [yes] { $who } add { $card } from the market to your line.
   *[no] { $who } adds { $card } from the market to their line.
}
told-take-hand = { $you ->
    [yes] { $who } take { $card } into your hand.
   *[no] { $who } takes { $card } into their hand.
}
told-play = { $you ->
    [yes] { $who } play { $card } from your hand.
   *[no] { $who } plays { $card } from their hand.
}
told-end = { $you ->
    [yes] { $who } end your turn.
   *[no] { $who } ends their turn.
}
told-no-last-card = { $you ->
    [yes] { $who } don’t play a last card.
   *[no] { $who } doesn’t play a last card.
}
told-jackpot = { $colour ->
    [red] Third red card:
    [blue] Third blue card:
    [green] Third green card:
   *[yellow] Third yellow card:
} { $you ->
    [yes] you win
   *[no] { $who } wins
} the jackpot of { $cards ->
    [one] one card
   *[other] { $cards } cards
}!
told-empty-jackpot = { $colour ->
    [red] Third red card
    [blue] Third blue card
    [green] Third green card
   *[yellow] Third yellow card
}, but that jackpot is empty.
told-complete = { $you ->
    [yes] { $who } complete a line of { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    } and keep { $kept }.
   *[no] { $who } completes a line of { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    } and keeps { $kept }.
}
told-complete-won = { $you ->
    [yes] { $who } complete a line of { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    }, keep { $kept } and win the bet: +{ $stake }.
   *[no] { $who } completes a line of { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    }, keeps { $kept } and wins the bet: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] { $who } complete a line of { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    }, keep { $kept } and lose the bet: −{ $stake }.
   *[no] { $who } completes a line of { $numbers ->
        [one] 1 number
       *[other] { $numbers } numbers
    }, keeps { $kept } and loses the bet: −{ $stake }.
}
told-round-end = The round is over; left in the market: { $cards }.
told-final-phase = The draw pile has run out; left over: { $cards }. One last card each.
told-over = The game is over.

# At the table
round = Round { $round } of { $rounds }
final = Final phase
over = Final scores
market = Market
jackpots = Jackpots
deck = Draw pile
hand = hand
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
empty-line = no line yet
hidden-hand = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
bet-progress = { $after } of { $stake }

# How a line stands
line-up = ascending from { $last }
line-down = descending from { $last }
line-open = up or down from { $last }
line-any = any number fits
bet-needs = bet +{ $stake } needs { $missing } more
bet-made = bet +{ $stake } met
bet-missed = bet +{ $stake } lost: one too many

# What a move would bring
offer-fits = fits
offer-start = starts your line
offer-third = { $colour ->
    [red] third heart, +{ $cards }
    [blue] third diamond, +{ $cards }
    [green] third leaf, +{ $cards }
   *[yellow] third star, +{ $cards }
}
offer-third-empty = { $colour ->
    [red] third heart, empty jackpot
    [blue] third diamond, empty jackpot
    [green] third leaf, empty jackpot
   *[yellow] third star, empty jackpot
}
offer-bet = bet on { $stake } more
offer-bet-made = meets the bet, +{ $stake }
offer-bet-broken = one too many, −{ $stake }
offer-last = last card
offer-keep = keep in hand
offer-complete = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
offer-complete-won = { $kept ->
    [one] 1 point
   *[other] { $kept } points
}, bet won: { $kept } + { $stake } = { $points }
offer-complete-lost = { $kept ->
    [one] 1 point
   *[other] { $kept } points
}, bet lost: { $kept } − { $stake } = { $below ->
    [0] { $points }
   *[other] −{ $below }
}
offer-end = ends your turn
offer-end-final = no last card

# Why something can’t be done, in three words
not-li-30 = one card per turn
not-li-30-end = take a card first
not-li-31 = one per turn
not-li-34 = hand is full
not-li-40 = one bet per line
not-li-43 = doesn’t fit
not-li-45 = no number fits
not-li-54 = line is empty

# How cards are read
card-heart = { $number }, heart
card-diamond = { $number }, diamond
card-leaf = { $number }, leaf
card-star = { $number }, star
card-bet = bet +{ $stake }
colour-red = red, heart
colour-blue = blue, diamond
colour-green = green, leaf
colour-yellow = yellow, star
cards-red = { $cards ->
    [one] 1 heart
   *[other] { $cards } hearts
}
cards-blue = { $cards ->
    [one] 1 diamond
   *[other] { $cards } diamonds
}
cards-green = { $cards ->
    [one] 1 leaf
   *[other] { $cards } leaves
}
cards-yellow = { $cards ->
    [one] 1 star
   *[other] { $cards } stars
}

# On the page
page-your-turn = Your turn
page-turn-of = { $who }’s turn
page-your-last-card = Your last card
page-last-card-of = { $who }’s last card
page-over = Game over
page-final = The draw pile has run out. In turn, everyone plays one last card from their hand, if one fits.
page-over-said = All lines have been completed and scored.
page-first = first player
page-pile = { $cards ->
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
}
page-points = points
page-seat = { $points ->
    [none] { $who }
   *[other] { $who }, { $points }
}
page-your-seat = Your line and hand
page-line-of = { $you ->
    [yes] your line
   *[no] { $who }’s line
}
page-hand = Hand
page-hand-count = { $cards } of 2
page-your-hand = your hand
page-in-hand = { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
page-token = { $sign ->
    [minus] bet token minus { $stake }
   *[plus] bet token plus { $stake }
}
page-bot = bot
page-resigned = resigned
page-market = market: take one card
page-market-closed = market
page-taken = empty space
page-jackpot = { $colour }: { $cards ->
    [0] empty jackpot
    [one] jackpot of 1 card
   *[other] jackpot of { $cards } cards
}
page-jackpot-mine = { $count } of 3 in your line
page-jackpot-done = this line has had its chance
page-jackpot-yours = the selected card wins it
page-in-your-hand = in your hand
page-lay = Play here
page-lay-short = Play
page-keep = Keep
page-lay-card = Play { $card } at the end of your line: { $offer }
page-keep-card = Take { $card } into your hand
page-short-fits = fits
page-short-bet = bet
page-short-keep = keep
page-chosen = { $card } selected.
page-chosen-line = To your line: { $offer }.
page-chosen-hand = It can go into your hand.
page-let-go = { $card } deselected.
page-choose-first = Select a card first.
page-hinted = hint
page-hinted-line = hint: to your line
page-hinted-hand = hint: keep it
page-moves = your moves
page-complete = Complete line
page-end = End turn
page-end-final = Pass
page-round = Round { $round }
keys-game = 1 to 7: select a card from the market. 8 and 9: select a card from your hand. Same key again or Enter: play it. L: to your line. K: into your hand. Arrow keys: next card. C: complete your line. E: end your turn. Esc: deselect.
page-move-line = { $card } to your line
page-move-hand = { $card } into your hand
page-move-play = { $card } from your hand
page-move-complete = complete your line
page-move-end = end your turn
page-scores = Scores
page-scores-said = Scores explained
page-column-seat = Player
page-column-lines = Lines
page-column-jackpots = Jackpots
page-column-bets = Bet tokens
page-column-points = Points
page-none = none
page-lines = { $count ->
    [0] no line
    [one] one line: { $worths }
    [2] two lines: { $worths }
    [3] three lines: { $worths }
   *[other] { $count } lines: { $worths }
}
page-bet-won = bet won, +{ $stake }
page-bet-lost = bet lost, −{ $stake }
page-line-worth = { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
}, { $kept } kept
page-every-line = Every line, card by card
page-best = { $you ->
    [yes] Your best line
   *[no] { $who }’s best line
}: { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
}, { $kept } kept
page-best-bet = { $you ->
    [yes] Your best line
   *[no] { $who }’s best line
}: { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
}, { $kept } kept, plus the bet: { $kept } + { $stake } points

# Presets and options
preset-standard = Standard
preset-standard-about = The rules as printed.
preset-first-game = First game
preset-first-game-about = All hands are open, so you can help each other.
preset-sharp = Strict
preset-sharp-about = Bets need exactly the right number of cards, and scores stay secret until the end.
option-bet_exact = A bet needs
option-bet_exact-false = at least its number of cards
option-bet_exact-true = exactly its number of cards
option-final_card = Last card
option-final_card-must_if_fits = must be played if it fits
option-final_card-may = is optional
option-final_start = Final phase starts with
option-final_start-token_passed = the next first player
option-final_start-last_round_first = the first player of the last round
option-open_hands = Hands
option-open_hands-false = hidden
option-open_hands-true = open
option-hidden_scores = Scores
option-hidden_scores-false = always shown
option-hidden_scores-true = secret until the end

# Why a move is good
hint-jackpot = { $card } is your third { $colour ->
    [red] heart
    [blue] diamond
    [green] leaf
   *[yellow] star
}: the jackpot of { $cards ->
    [one] one card
   *[other] { $cards } cards
} is yours.
hint-second = { $card } is your second { $colour ->
    [red] heart
    [blue] diamond
    [green] leaf
   *[yellow] star
}; one more wins the jackpot, { $cards ->
    [one] one card
   *[other] { $cards } cards
} so far.
hint-start = { $card } is a good start: up to { $room ->
    [one] one number
   *[other] { $room } numbers
} can follow it.
hint-close = { $card } is close to { $last } and leaves room for { $room ->
    [one] one more number
   *[other] { $room } more numbers
}.
hint-room = After { $card } there’s still room for { $room ->
    [one] one more number
   *[other] { $room } more numbers
}.
hint-follow = { $next } from your hand can follow { $card }.
hint-point = { $card } is number { $numbers } in your line: every number after the third is a point.
hint-longer = With { $card }, your line has { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
}.
hint-bet = There’s room for { $room ->
    [one] one number
   *[other] { $room } numbers
} after the +{ $stake } bet.
hint-bet-early = Played before the first number, the +{ $stake } bet has the whole line to be met.
hint-bet-made = That meets your bet: +{ $stake }.
hint-bet-nearer = Your +{ $stake } bet then needs only { $missing } more.
hint-bet-dead = The +{ $stake } bet can’t be won any more.
hint-keep = { $card } doesn’t fit now, but it may suit your next line.
hint-keep-bet = The +{ $stake } bet can wait in your hand for the right line.
hint-keep-fits = { $card } fits, but it can wait in your hand until you need it.
hint-keep-room = That way your line keeps its room: { $room ->
    [one] one number
   *[other] { $room } numbers
} after { $last }.
hint-keep-start = { $card } can wait in your hand while your line has no numbers yet.
hint-none-fits = No number in the market fits your line.
hint-complete-points = That’s { $points ->
    [one] 1 point
   *[other] { $points } points
} right now.
hint-complete-bet = Your bet is met: +{ $stake } for sure.
hint-complete-room = { $room ->
    [0] No more numbers can follow { $last }.
    [one] Only one more number can follow { $last }.
   *[other] Only { $room } more numbers can follow { $last }.
}
hint-complete-start = { $card } would be a good start for a new line.
hint-complete-fresh = A new line can start with any number.
hint-end = There’s nothing else worth doing this turn.
hint-end-keep = { $card } can wait in your hand for a later turn.
hint-end-line = Your line can still grow: there’s room for { $room ->
    [one] one number
   *[other] { $room } numbers
} after { $last }.
hint-end-final = Your line stays as it is.
hint-end-bet = You have exactly the cards the +{ $stake } bet needs: one more would lose it.

# The first game
guide-1 = Welcome! These four cards are the market (LI-21). Start your line with 5: a low number leaves plenty of room above it (LI-41).
guide-2 = That was your one card for this turn (LI-30). End it so that Awl can play. After this, your turns in this lesson end by themselves.
guide-3 = Now play 12. It’s higher than 5, so from now on your line is ascending (LI-42).
guide-4 = 3 no longer fits: an ascending line only goes up (LI-43). 41 is a big jump, so keep it in your hand for later; you can hold two cards (LI-34).
guide-5 = A bet card! Play it: three numbers after it bring you 3 extra points; with fewer you lose 3 (LI-50).
guide-6 = Take 17: it’s your second heart, and there are three cards in the heart jackpot. The third heart will win them (LI-56).
guide-7 = Once per turn you can also play a card you hold (LI-31). Play 41, your third heart, and the jackpot is yours!
guide-8 = Three points in one go! Now play 60: it’s the third number after your bet card, so the bet is met.
guide-9 = Time to cash in: complete your line. Three numbers are discarded, each of the others is a point (LI-51), and the bet adds 3.
guide-10 = Eight points: 3 from the jackpot, 2 from the line, 3 from the bet. The game goes on like this until the draw pile runs out (LI-60), and the player with the most points wins (LI-64). You’re ready!
