about = Each card names a cell. Be the first to have four pips in a line.

# Why a move is refused: why- and the number of the rule
why-pi-3 = It is not your turn.
why-pi-4 = You do not hold this card.
why-pi-5 = Your own pip lies on this cell already.
why-pi-6 = You can swap only when none of your cards can be played.
why-pi-8 = The game is over.

# What a move did; $who is “You” where $you is yes
told-pip = { $you ->
    [yes] { $who } put a pip on { $cell }.
   *[no] { $who } puts a pip on { $cell }.
}
told-take = { $you ->
    [yes] { $who } take { $cell } from a rival.
   *[no] { $who } takes { $cell } from a rival.
}
told-swap = { $you ->
    [yes] { $who } swap { $cards } cards.
   *[no] { $who } swaps { $cards } cards.
}
told-line = { $you ->
    [yes] That makes four in a line: { $who } win!
   *[no] That makes four in a line: { $who } wins.
}
told-gone = All cards are gone: most pips in one line win.

# What a move would bring, or why not, in three words
offer-pips = { $pips ->
    [one] a new line
    [4] wins!
   *[other] { $pips } in a line
}
offer-swap = new cards
not-pi-3 = not your turn
not-pi-5 = yours already
not-pi-6 = you can play
not-pi-8 = game over

# Why a move is good
hint-line = { $cell } makes four in a line.
hint-build = { $cell } makes { $pips } in a line that is yours alone.
hint-block = { $cell } stops a line with { $pips } pips.
hint-open = { $lines ->
    [0] No line through { $cell } is open any more.
    [one] One line through { $cell } is still open.
   *[other] { $lines } lines through { $cell } are still open.
}
hint-safe = Nobody can take { $cell } from you any more.
hint-swap = None of your cards can be played.

# Options and presets
option-corners = The four corners
option-corners-false = are no line
option-corners-true = are a line
preset-standard = Standard
preset-standard-about = Rows, columns and diagonals.
preset-corners = Corners
preset-corners-about = The four corners are a line as well.

# The first game
guide-1 = Welcome! Each card names a cell (PI-1), and you hold five of them (PI-2). Play B2: your pip goes there (PI-4).
guide-2 = Awl sits on C3, where your diagonal goes on. You hold the other C3: play it, and your pip takes the place (PI-4).
guide-3 = Your second B2 cannot be played while B2 is yours (PI-5), and nobody can take it from you. Your turn again (PI-3): play A1.
guide-4 = D4 makes four in a line, and that wins at once (PI-7).
guide-5 = Well done! If none of your cards can be played, you swap them (PI-6). When all cards are gone, most pips in one line win (PI-8).

# In the terminal and on the page
hand = Your hand
deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
swap = Swap
your-turn = Your turn
turn-of = { $who }’s turn
over = Game over
board = Board
cell-free = { $cell }, free
cell-of = { $cell }, { $who }
hinted = hint
keys-game = 1 to 5 play a card of your hand, S swaps them. Tab goes from card to card.
