# The KIDZ LINE table: nothing of it is seen, all of it can be heard
kidz-cat = cat
kidz-owl = owl
kidz-fish = fish
kidz-rabbit = rabbit
kidz-bear = bear
kidz-frog = frog
kidz-elephant = elephant
kidz-hedgehog = hedgehog
kidz-everybody = Players
kidz-seat = { $who }, { $animal }: { $count } of { $all } cards placed{ $now ->
    [yes] , playing now
   *[no] { "" }
}{ $won ->
    [yes] , winner
   *[no] { "" }
}
kidz-board = Table
kidz-own = Your card
kidz-card-of = { $who }’s card
kidz-end = The game is over
kidz-card = { $card }. Press to turn it.
kidz-acts = What you can do
kidz-pile = { $count ->
    [0] No more cards in the pile
    [one] One more card in the pile
   *[other] { $count } more cards in the pile
}
kidz-turn = Turn the card
kidz-place = Place the card here
kidz-under = Put the card under the pile
kidz-cell = Column { $column }, row { $row }
kidz-cell-fits = Column { $column }, row { $row }: the card continues { $colours }
kidz-tried = The card continues { $colours } here. Press again to place it.
kidz-again = { $count ->
    [0] Look again: no line ends here.
   *[other] Look again. These lines end here: { $colours }.
}
kidz-turned = { $count ->
    [0] The card is turned.
    [one] The card is turned. It goes in one place.
   *[other] The card is turned. It goes in { $count } places.
}
kidz-back = The card is back in front of you.
kidz-move = place card { $card } at { $column },{ $row }
kidz-move-turned = turn card { $card } and place it at { $column },{ $row }
kidz-move-under = put the card under the pile
kidz-scores = Cards placed
kidz-column-seat = Player
kidz-column-placed = Placed
kidz-column-missed = Under the pile
keys-game = R: turn the card. N: next place where it goes; arrow keys: from place to place. Enter: try it there, once more: place it. Esc: take it back. + and -: zoom, 0: show everything, L: letters on the lines.

# A first game
guide-kidz-1 = Your turn: this card is turned up for you (LL-61). Where a place glows, yellow goes on. Tap it, then the tick; or drag the card there.
guide-kidz-2 = This one goes nowhere as it lies. Tap the card: it turns upside down (LL-2). Now yellow goes on.
guide-kidz-3 = Here two lines go on at once, yellow and black. One is enough (LL-11); the other ends may meet anything.
guide-kidz-4 = Lines may cross without touching (LL-4). Tap a place, look at the line, and only then decide: trying is free (LL-12).
guide-kidz-5 = A card always goes edge to edge with another one (LL-10), and once placed it stays (LL-13).
guide-kidz-6 = Your last card. If one goes nowhere, it goes under your pile and is lost (LL-61); one that goes somewhere must be placed (LL-63).
guide-kidz-7 = Six cards each (LL-60), six rounds, all placed: most cards placed wins, and often that’s everyone (LL-62)!
