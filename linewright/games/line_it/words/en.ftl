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
    [yes] You put { $card } from the market on your line.
   *[no] { $who } puts { $card } from the market on the line.
}
told-take-hand = { $you ->
    [yes] You take { $card } into your hand.
   *[no] { $who } takes { $card } into the hand.
}
told-play = { $you ->
    [yes] You play { $card } from your hand.
   *[no] { $who } plays { $card } from the hand.
}
told-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
told-no-last-card = { $you ->
    [yes] You play no last card.
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
    [yes] You complete a line of { $numbers } and keep { $kept }.
   *[no] { $who } completes a line of { $numbers } and keeps { $kept }.
}
told-complete-won = { $you ->
    [yes] You complete a line of { $numbers }, keep { $kept } and win the bet: +{ $stake }.
   *[no] { $who } completes a line of { $numbers }, keeps { $kept } and wins the bet: +{ $stake }.
}
told-complete-lost = { $you ->
    [yes] You complete a line of { $numbers }, keep { $kept } and lose the bet: −{ $stake }.
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
