# HEAD LINE in the browser
head-round = Round { $round } of { $rounds }
head-section = Round { $round }
head-wanted = { $number ->
    [three] Three cards, one colour
    [four] Four cards, one colour
   *[five] Five cards, one colour
}
head-some = { $number ->
    [three] { $count ->
        [one] a three
       *[other] { $count } threes
    }
    [four] { $count ->
        [one] a four
       *[other] { $count } fours
    }
   *[five] { $count ->
        [one] a five
       *[other] { $count } fives
    }
}
head-below = { $cards } still below
head-last-card = the last round card
head-again = the same round card again
head-players = Players
head-called = called
head-next = The next card
head-open = { $count ->
    [0] No card is face up yet.
    [one] One card is face up.
   *[other] { $count } cards are face up.
}
head-pace = { $seconds ->
    [one] The next one is turned up every second.
   *[other] One is turned up every { $seconds } seconds.
}
head-then = Call first, then lay it out: you have 30 seconds.
head-shout = LINE!
head-space = Space
head-call-now = LINE! I see a line
head-call-of = LINE! { $who } sees a line
head-card = Card { $card }
head-card-used = { $card }; number { $order } of your line
head-look-again = The last call
head-put-away = Put away

# The proof
head-proof = Lay out your line
head-proof-of = { $who }, lay out your line
head-proof-how = Choose the colour, then point at the { $wanted } cards in order. Each one joins the end of your line.
head-which-colour = Colour
head-bare = Point at the cards above, in the order of your line.
head-laid = Card { $card }: { $count } of { $wanted }
head-taken-back = Card { $card } is back
head-move-here = Move card { $card } to { $cell }
head-turn = Turn
head-take-back = Put back
head-anew = Start over
head-show = Show the line ({ $count } of { $wanted })
head-choose-colour = Choose the colour
head-no-line = I don’t have a line after all
head-time-left = Time left to show the line
head-lays-out = { $you ->
    [yes] You lay out your line
   *[no] { $who } lays out a line
}
head-late = You called too late.
head-waits = The cards stay as they are until a line of { $wanted } is shown, or 30 seconds are over.

# What a call came to
head-wins = { $you ->
    [yes] You win the { $number }
   *[no] { $who } wins the { $number }
}
head-wrong = { $length ->
    [0] { $you ->
        [yes] You show no line
       *[no] { $who } shows no line
    }
    [one] { $you ->
        [yes] Your line has only 1 card, not { $number }
       *[no] { $who }’s line has only 1 card, not { $number }
    }
   *[other] { $you ->
        [yes] Your line has { $length } cards, not { $number }
       *[no] { $who }’s line has { $length } cards, not { $number }
    }
}
head-line-of = { $length ->
    [one] A line of 1 card in { $colour }.
   *[other] A line of { $length } cards in { $colour }.
}
head-shown = A line of { $length } in { $colour }, shown with cards { $cards }
head-loses = { $you ->
    [yes] You lose a { $number }.
   *[no] { $who } loses a { $number }.
}
head-nothing-to-lose = { $you ->
    [yes] You have no card to lose.
   *[no] { $who } has no card to lose.
}
head-new-cards = New cards, same round card.
head-plays-on = { $you ->
    [yes] You’re out of this round, and the others play on.
   *[no] { $who } is out of this round, and the others play on.
}

# The photo finish
head-tie = Too close to call
head-apart = { $side ->
    [first] You and { $second } are { $ms } ms apart.
    [second] You and { $first } are { $ms } ms apart.
   *[none] { $first } and { $second } are { $ms } ms apart.
}
head-tie-sure = The measurement is sure to { $ms } ms, so nobody was first: new cards, same round card.
head-tie-within = At this table, calls within { $ms } ms are at the same time: new cards, same round card.
head-before = { $side ->
    [first] You, { $ms } ms before { $second }
    [second] { $first }, { $ms } ms before you
   *[none] { $first }, { $ms } ms before { $second }
}
head-after = { $you ->
    [yes] You called { $ms } ms after the last card
   *[no] { $who } called { $ms } ms after the last card
}
head-ms = { $ms } ms
head-tick = { $ms }
head-band = ± { $ms } ms
head-photo-call = { $you ->
    [yes] You reacted after { $ms } milliseconds, plus or minus { $band }.
   *[no] { $who } reacted after { $ms } milliseconds, plus or minus { $band }.
}
head-photo-overlap = The bands overlap.
head-photo-apart = The bands don’t overlap.
head-times = How the calls were measured
head-heard = Heard by the table
head-trip = Round trip
head-no-trip = none
head-reaction = Reaction
head-sure = Sure to
head-how = Reaction is the time heard, counted from the last card, less the round trip that the table measured itself.
head-how-late = What the table was late to send is made up for, too.
head-heard-later = { $you ->
    [yes] Your call was heard first; { $second }’s line is slower.
   *[no] { $other ->
        [yes] { $first }’s call was heard first; your line is slower.
       *[no] { $first }’s call was heard first; { $second }’s line is slower.
    }
}

# The end
head-scores = Scores
head-player = Player
head-won = Won
head-lost = Lost
head-points = Points
head-none = none
head-every-call = Every call
head-round-card = Round card { $number }
head-after-cards = { $count ->
    [one] After 1 card.
   *[other] After { $count } cards.
}
head-reacted = Called { $ms } ms after the last one.

# Moves in words
head-move-call = call LINE!
head-move-show = show a line
head-move-line = a line in { $colour }: cards { $cards }
head-turned = { $card } (turned)
keys-game = Space or Enter: LINE! Then: C: next colour. 1 to 9, 0: point at a card. R: turn it. Arrow keys: move it. Del: put it back. N: start over. Enter: show the line. Esc: put away. L: letters on the lines. Several at one screen: 1 to 4 call.

# The first game
head-guide-1 = The round card asks for a line of three cards in one colour (LL-80). Cards are turned up one by one (LL-81). Three are face up, and red runs through all of them: call LINE!
head-guide-2 = A call stops the dealing, and you have 30 seconds (LL-83). Choose red, then point at the three cards: each one joins your line. Then show it.
head-guide-3 = Right: the 3 is yours (LL-84). Awl was faster in the next round. Now it takes exactly four cards (LL-82), and blue runs through four of these five. Call!
head-guide-4 = Choose blue and point at the four cards in order. A card that only fits upside down is turned for you. You can turn and move cards yourself, too.
head-guide-5 = Only two cards are face up, so there’s no line of three. Call all the same, and see what that costs.
head-guide-6 = You have nothing to show: say so, or lay out anything. A wrong line costs you the lowest card you’ve won (LL-84).
head-guide-7 = Your 3 is gone, and the round is played again with new cards (LL-85). Four are face up, and black makes a line of three. Call!
head-guide-8 = Show it. By the way: if two players call at the same time, nobody was first, and the round is replayed with new cards (LL-86).
head-guide-9 = That’s HEAD LINE. When all nine round cards are gone, the most points win (LL-87). In a real game, the dealer doesn’t wait for you, and the others are looking too.
