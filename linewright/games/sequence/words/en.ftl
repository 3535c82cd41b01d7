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
told-place = { $you ->
    [yes] You play { $card } and put a marker on { $cell }.
   *[no] { $who } plays { $card } and puts a marker on { $cell }.
}
told-take = { $you ->
    [yes] You play { $card } and take the marker off { $cell }.
   *[no] { $who } plays { $card } and takes the marker off { $cell }.
}
told-dead = { $you ->
    [yes] You exchange the dead card { $card }.
   *[no] { $who } exchanges the dead card { $card }.
}
told-drop = { $you ->
    [yes] You give up { $card }.
   *[no] { $who } gives up { $card }.
}
told-draw = { $you ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
told-pass = { $you ->
    [yes] You pass: nothing in your hand can be played.
   *[no] { $who } passes: nothing in the hand can be played.
}
told-lock = { $you ->
    [yes] You fix the five from { $first } to { $last }.
   *[no] { $who } fixes the five from { $first } to { $last }.
}
told-talk = Team { $team } has talked: every member gives up a card.
told-sequence = Team { $team } has a sequence from { $first } to { $last }!
told-broken = The sequence of team { $team } from { $first } to { $last } is broken.
told-reshuffle = The discards are shuffled into a new draw pile.
told-too-late = { $you ->
    [yes] You forgot to draw; now it is too late.
   *[no] { $who } forgot to draw; now it is too late.
}
told-won = Team { $team } wins!
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
