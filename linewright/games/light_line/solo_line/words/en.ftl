# The SOLO LINE table
solo-puzzle = The puzzle
solo-title = { $cards ->
    [8] One line, eight cards
    [9] One line, nine cards
    [10] One line, ten cards
    [11] One line, eleven cards
    [12] One line, twelve cards
   *[other] One line, { $cards } cards
}
solo-about = One colour of your choice. Black counts as that colour.
solo-board = Your workbench: a line of { $length } of { $size } cards
solo-hand = Cards not placed yet
solo-colour = Colour of the line
solo-colour-length = { $length ->
    [0] no line yet
    [one] a line of 1 card
   *[other] a line of { $length } cards
}
solo-joker = joker, always in
solo-of = of { $size }
solo-sections = The line so far
solo-declare = This is my line
solo-solves = Your line runs through every card: this solves it.
solo-why = { $length ->
    [0] You can declare your line at any time. All { $size } cards in one line solve it.
    [one] You can declare your line at any time: 1 card would be your result. All { $size } solve it.
   *[other] You can declare your line at any time: { $length } cards would be your result. All { $size } solve it.
}
solo-left = { $cards ->
    [0] Every card is placed.
    [one] One card left
   *[other] { $cards } cards left
}
solo-help = Select a card, then a place. Select it again to turn it; arrow keys move it.
solo-free = Free puzzle
solo-day = Puzzle of the day · { $day }
solo-tries = Tries
solo-time = Time
solo-hints = Hints
solo-best = Best with { $size } cards
solo-other = Another puzzle
solo-other-about = How many cards? More cards are harder. Every puzzle has a solution.
solo-size = { $size } cards
solo-best-is = best { $time }
solo-result = The result
solo-solved = Solved!
solo-result-of = { $length } of { $size }
solo-solved-about = One line runs through every card.
solo-record = Solved, and that’s your best time so far!
solo-not-solved-about = Your longest line has { $length } of { $size } cards. It could be done:
solo-gave-up-about = You’ve given up with a line of { $length }. This is how it could be done:
solo-next = Next puzzle
solo-again = Try it again
solo-show-solution = Show a solution
solo-show-own = Show my line
solo-solution = A solution: a line of { $length } cards in { $colour }
solo-share = Your result to share
solo-share-day = puzzle of the day, { $day }
solo-share-free = a puzzle with { $size } cards
solo-share-solved = Solved in { $time }, { $tries ->
    [one] 1 try
   *[other] { $tries } tries
}, { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
solo-share-not = { $length } of { $size } cards in { $time }, { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
solo-give-up = Give up
solo-give-up-sure = The puzzle ends here, and you’ll see a solution.
solo-move-line = declare your line
solo-move-colour = choose { $colour }
solo-move-lay = place card { $card } in column { $column }, row { $row }, for a line in { $colour }
solo-move-lay-turned = place card { $card } turned in column { $column }, row { $row }, for a line in { $colour }
keys-game = Enter: select a card, once more: turn it. N: next place. Arrow keys: move the card, or the view. R: turn. Del: set it aside. U: undo. L: letters on the lines. + and −: zoom. 0: show everything. Esc: deselect.

# A first puzzle
solo-guide-1 = Eight cards, and one line has to run through all of them (LL-70). We’ll use blue. Select the marked card, then its place in the middle.
solo-guide-2 = Cards lie edge to edge (LL-2), and a line goes on where its colour meets itself (LL-5). Continue the blue one on the right: select the marked card and its place.
solo-guide-3 = The line goes on downwards, but this card has to be turned for it. Place it below, then select it once more: that turns it (LL-2).
solo-guide-4 = This card has no blue. Never mind: black is a joker and counts as your colour (LL-71). Place it on the right.
solo-guide-5 = We’ve placed three more. The beads count your line: seven of eight. Put the last card where the arrow points (LL-72).
solo-guide-6 = All eight! You can declare your line at any time, even a shorter one (LL-73). Press “This is my line”.
solo-guide-7 = Solved! Try the puzzle of the day, or puzzles from 8 to 20 cards; a hint shows you one card. You’re ready!
