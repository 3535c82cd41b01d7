about = Each card names a cell. Be the first to get four pips in a line.

# Why a move is refused: why- and the number of the rule
why-pi-3 = It’s not your turn.
why-pi-4 = You don’t hold this card.
why-pi-5 = Your own pip is already on this cell.
why-pi-6 = You can swap only if you can’t play any of your cards.
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
told-gone = All cards are gone: the most pips in one line win.

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
hint-swap = You can’t play any of your cards.

# Options and presets
option-corners = The four corners
option-corners-false = don’t count as a line
option-corners-true = count as a line
preset-standard = Standard
preset-standard-about = Rows, columns and diagonals.
preset-corners = Corners
preset-corners-about = The four corners count as a line, too.

# The first game
guide-1 = Welcome! Each card names a cell (PI-1), and you hold five cards (PI-2). Play B2: your pip goes there (PI-4).
guide-2 = Awl is on C3, right on your diagonal. You hold the other C3: play it, and your pip takes the cell (PI-4).
guide-3 = You can’t play your second B2 while B2 is yours (PI-5), and nobody can take it from you. It’s your turn again (PI-3): play A1.
guide-4 = D4 makes four in a line, and that wins immediately (PI-7).
guide-5 = Well done! If you can’t play any of your cards, you swap them (PI-6). When all cards are gone, the most pips in one line win (PI-8).

# In the terminal and on the page
hand = Your hand
deck = { $cards ->
    [one] 1 card in the draw pile
   *[other] { $cards } cards in the draw pile
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
keys-game = 1 to 5: play a card from your hand. S: swap them. Tab: next card.
