# The LONG LINE table
long-bench = { $you ->
    [yes] Your workbench
   *[no] { $who }’s workbench
}: the longest line has { $length ->
    [one] 1 card
   *[other] { $length } cards
}
long-longest = { $length ->
    [one] Your longest line is one { $colour } card.
   *[other] Your longest line is { $colour }, { $length } cards.
}
long-no-line = No line yet
long-aside = { $cards ->
    [0] All your cards are placed.
    [one] One card isn’t placed.
   *[other] { $cards } cards aren’t placed.
}
long-turn = { $you ->
    [yes] Build your line
   *[no] Everyone is building
}
long-calls = Call LINE
long-call = Call LINE { $number }
long-line-called = LINE { $number }
long-free = free
long-your-line = your line
long-call-label = LINE { $number }: { $state ->
    [taken] taken by { $told }
    [called] your call
    [mine] call your line
    [possible] call your line in { $told }
   *[free] free, but you have no line of { $number }
}
long-false-sure = You have no line of { $number } cards. A false call scores nothing this round.
long-you-called = You called LINE { $number }. The others are still building.
long-you-wrong = False call: no points for you this round.
long-waiting = The round is almost over.
long-over = The game is over.
long-you-slower = Someone called that number before you did. Keep building!
long-time = Time left
long-time-about = After that, everyone who hasn’t called counts as last.
long-at-table = At the table
long-after = after { $time }
long-slower = too slow with { $number }
long-cap = { $calls ->
    [0] The last one scores at most { $cap }, one below the lowest call.
    [one] One call to go. The last one scores at most { $cap }, one below the lowest call.
   *[other] { $calls } calls to go. The last one scores at most { $cap }, one below the lowest call.
}
long-no-cap = Nobody has called yet. The last one will score less than the lowest call.
long-sheet = Score sheet
long-round = Round
long-sum = Sum
long-heading = Round { $round }
long-show-round = Round { $round }: show the lines
long-round-over = Round { $round }:
long-show-lines = Show the lines
long-how = Round by round
long-how-round = Round { $round }: everyone’s lines
long-line-shown = A { $colour } line of { $length ->
    [one] 1 card
   *[other] { $length } cards
}
long-bare = Nothing was placed.
long-why-called = { $you ->
    [yes] You called LINE { $number }
   *[no] Called LINE { $number }
}{ $time ->
    [none] .
   *[other] {" "}after { $time }.
}
long-why-wrong = LINE { $number } was a false call: the line has { $length ->
    [one] 1 card
   *[other] { $length } cards
}. No points.
long-why-capped = { $you ->
    [yes] You didn’t call
   *[no] Didn’t call
}: the line has { $length ->
    [one] 1 card
   *[other] { $length } cards
}, but the last one scores less than the lowest call.
long-why-last = { $you ->
    [yes] You didn’t call
   *[no] Didn’t call
}: the line counts as it was, { $length ->
    [one] 1 card
   *[other] { $length } cards
}.
long-why-slower = Too slow with LINE { $number }.
long-end-about = Six rounds; the most points win.
long-best = The longest line
long-best-whose = { $you ->
    [yes] Yours
   *[no] { $who }’s
}, { $length ->
    [one] 1 card
   *[other] { $length } cards
}, in round { $round }
long-watching = Everyone is building
long-watching-about = Workbenches are secret while they build. You’ll see all lines when the round is over.
long-move-lay = lay out a { $colour } line of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
keys-game = Select a card with Enter, then: N: next place. Arrow keys: move it. R: turn it. Del: set it aside. U: undo. C: call your line. L: letters on the lines. + and −: zoom. 0: show everything. Esc: deselect.

# A first round
long-guide-1 = Everyone builds at once from eight cards of their own (LL-50). Build the longest line of one colour (LL-51). Select the marked card, then its place in the middle.
long-guide-2 = Now continue the blue line on the left: select the next marked card and its place. Edge to edge, as always (LL-2).
long-guide-3 = Two cards, says the big number. This card continues the line downwards if it’s turned. Place it, then select it once more: that turns it.
long-guide-4 = Awl has called LINE 5: that number is taken (LL-52), and now the last one left can score at most 4 (LL-53). Quick, one more card!
long-guide-5 = Your line has four cards, and 4 is free. Press the filled button, or C, to call LINE 4. After that you’re done for this round (LL-53).
long-guide-6 = You score 4 (LL-54). Bevel didn’t call: a line of six, but only 3 points. After six rounds, the most points win. You’re ready!
