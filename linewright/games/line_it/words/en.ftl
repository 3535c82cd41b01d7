about = Build one line of numbers, up or down. Stop in time, bet on yourself, and win jackpots with three of a colour.

# Why a move is refused
why-li-1 = there is no such card in the box
why-li-20 = it is not your turn
why-li-21 = that card does not lie in the market
why-li-30 = each turn you take exactly one card from the market, no more and no less
why-li-31 = you may play one card a turn from your hand, and only one you hold
why-li-34 = you already hold two cards
why-li-40 = your line already has a bet card
why-li-43 = that number does not continue your line in its direction
why-li-45 = your line has reached the last number; only a bet card could follow
why-li-54 = your line is empty: there is nothing to complete
why-li-61 = this is the final phase: each seat in turn plays one hand card that fits, and nothing else
why-li-64 = the game is over

# What happened
told-take-line = { $you ->
    [yes] { $who } put { $card } from the market on your line.
   *[no] { $who } puts { $card } from the market on the line.
}
told-take-hand = { $you ->
    [yes] { $who } take { $card } into your hand.
   *[no] { $who } takes { $card } into the hand.
}
told-play = { $you ->
    [yes] { $who } play { $card } from your hand.
   *[no] { $who } plays { $card } from the hand.
}
told-end = { $you ->
    [yes] { $who } end your turn.
   *[no] { $who } ends the turn.
}
told-no-last-card = { $you ->
    [yes] { $who } play no last card.
   *[no] { $who } plays no last card.
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
    [yes] { $who } complete a line of { $numbers } and keep { $kept }.
   *[no] { $who } completes a line of { $numbers } and keeps { $kept }.
}
told-complete-won = { $you ->
    [yes] { $who } complete a line of { $numbers }, keep { $kept } and win the bet: +{ $stake }.
   *[no] { $who } completes a line of { $numbers }, keeps { $kept } and wins the bet: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] { $who } complete a line of { $numbers }, keep { $kept } and lose the bet: −{ $stake }.
   *[no] { $who } completes a line of { $numbers }, keeps { $kept } and loses the bet: −{ $stake }.
}
told-round-end = The round ends; left in the market: { $cards }.
told-final-phase = The deck is used up; left over: { $cards }. One last card each.
told-over = The game is over.

# At the table
round = Round { $round } of { $rounds }
final = Final phase
over = Final scores
market = Market
jackpots = Jackpots
deck = Deck
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
bet-made = bet +{ $stake } is made
bet-missed = bet +{ $stake } is lost: one too many

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
offer-bet-made = makes the bet, +{ $stake }
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
offer-end = your turn is done
offer-end-final = no last card

# Why a thing cannot be reached for, in three words
not-li-30 = one card a turn
not-li-30-end = take a card first
not-li-31 = one a turn
not-li-34 = hand is full
not-li-40 = one bet a line
not-li-43 = does not fit
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
page-final = The deck is used up. In turn, each seat plays one last card from the hand, if one fits.
page-over-said = All lines are completed and counted.
page-first = first player
page-pile = { $cards ->
    [one] 1 card in the pile
   *[other] { $cards } cards in the pile
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
    [minus] token minus { $stake }
   *[plus] token plus { $stake }
}
page-bot = bot
page-resigned = gave up
page-market = market: take one card
page-market-closed = market
page-taken = empty place
page-jackpot = { $colour }: { $cards ->
    [0] empty jackpot
    [one] jackpot of 1 card
   *[other] jackpot of { $cards } cards
}
page-jackpot-mine = { $count } of 3 in your line
page-jackpot-done = this line has had its chance
page-jackpot-yours = the chosen card wins it
page-in-your-hand = in your hand
page-lay = Lay here
page-lay-short = Lay
page-keep = Keep
page-lay-card = Lay { $card } at the end of your line: { $offer }
page-keep-card = Take { $card } into your hand
page-short-fits = fits
page-short-bet = bet
page-short-keep = keep
page-chosen = { $card }: chosen.
page-chosen-line = To your line: { $offer }.
page-chosen-hand = It can go into your hand.
page-let-go = { $card }: put back.
page-choose-first = Choose a card first.
page-hinted = hint
page-hinted-line = hint: to the line
page-hinted-hand = hint: keep it
page-moves = your moves
page-complete = Complete line
page-end = End turn
page-end-final = Pass
page-round = Round { $round }
keys-game = 1 to 7 choose a card from the market, 8 and 9 one from your hand; the same key again, or Enter, plays it. L lays it on your line, K keeps it in your hand, Escape lets go. Arrow keys go from card to card. C completes your line, E ends your turn.
page-move-line = { $card } to the line
page-move-hand = { $card } into the hand
page-move-play = { $card } from the hand
page-move-complete = complete the line
page-move-end = end the turn
page-scores = Scores
page-scores-said = Scores, explained
page-column-seat = Seat
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
}, { $kept } kept, and the bet. { $kept } + { $stake } points

# Presets and options
preset-standard = Standard
preset-standard-about = The rules as printed.
preset-first-game = First game
preset-first-game-about = All hands lie open, so that you can help each other.
preset-sharp = Sharp
preset-sharp-about = A bet is won only to the card, and scores stay secret until the end.
option-bet_exact = Bets
option-bet_exact-false = that many cards or more
option-bet_exact-true = exactly that many cards
option-final_card = Last card
option-final_card-must_if_fits = must be played if it fits
option-final_card-may = may be played
option-final_start = The final phase begins with
option-final_start-token_passed = the next first player
option-final_start-last_round_first = whoever began the last round
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
} by now.
hint-start = { $card } makes a good start: { $room ->
    [one] one number lies
   *[other] { $room } numbers lie
} on its longer side.
hint-close = { $card } lies close to { $last } and leaves { $room ->
    [one] one number
   *[other] { $room } numbers
} to come.
hint-room = After { $card } there { $room ->
    [one] is still one number
   *[other] are still { $room } numbers
} to come.
hint-follow = { $next } from your hand can follow { $card }.
hint-point = { $card } is number { $numbers } of your line: every number beyond the third is a point.
hint-longer = With { $card } your line has { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
}.
hint-bet = The bet +{ $stake } has { $room ->
    [one] one number
   *[other] { $room } numbers
} of room ahead.
hint-bet-early = Before the first number, the bet +{ $stake } has the whole line to be made.
hint-bet-made = It makes your bet: +{ $stake }.
hint-bet-nearer = Your bet +{ $stake } then needs only { $missing } more.
hint-bet-dead = The bet +{ $stake } cannot be won any more.
hint-keep = { $card } does not fit now, but it may suit your next line.
hint-keep-bet = The bet +{ $stake } can wait in your hand for the right line.
hint-keep-fits = { $card } fits, and can wait in your hand until you need it.
hint-keep-room = So your line keeps its room: { $room ->
    [one] one number
   *[other] { $room } numbers
} after { $last }.
hint-keep-start = { $card } can wait in your hand while the line is still open.
hint-none-fits = No number in the market fits your line.
hint-complete-points = It brings { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
hint-complete-bet = Your bet is won: +{ $stake } for certain.
hint-complete-room = { $room ->
    [0] No number can follow { $last } any more.
    [one] Only one number could still follow { $last }.
   *[other] Only { $room } numbers could still follow { $last }.
}
hint-complete-start = { $card } makes a good start for a new line.
hint-complete-fresh = A new line has all numbers open again.
hint-end = Nothing more is worth doing this turn.
hint-end-keep = { $card } can wait in your hand for a later turn.
hint-end-line = Your line can still grow: { $room ->
    [one] one number
   *[other] { $room } numbers
} after { $last }.
hint-end-final = Your line stays as it is.
hint-end-bet = The bet +{ $stake } is made to the card: one more would lose it.

# The first game
guide-1 = Welcome! These four cards are the market (LI-21). Start your line with 5: a low number leaves plenty of room above it (LI-41).
guide-2 = That was your one card for this turn (LI-30). End it, and Awl plays; from then on your turns end by themselves here.
guide-3 = Now lay 12. It is higher than 5, so from here on your line climbs (LI-42).
guide-4 = 3 does not fit any more: a climbing line only climbs (LI-43). 41 is a big leap, so keep it in your hand for later; there is room for two cards (LI-34).
guide-5 = A bet card! Lay it, and three numbers after it bring you 3 extra points; with fewer you lose 3 (LI-50).
guide-6 = Take 17: it is your second heart, and three cards lie in the heart jackpot. The third heart will win them (LI-56).
guide-7 = Once a turn you may also play from your hand (LI-31). Lay 41, your third heart, and the jackpot is yours!
guide-8 = Three points at once! Now lay 60: it is the third number after your bet, and so the bet is made.
guide-9 = Time to cash in: complete your line. Three numbers are discarded, every other one is a point (LI-51), and the bet adds 3.
guide-10 = Eight points: 3 from the jackpot, 2 from the line, 3 from the bet. It goes on like this until the deck is used up (LI-60), and most points win (LI-64). You are ready!
