"""What a Pips table remembers: one record, and what is in the box."""

import numpy as np

from linewright.core.record import record

SIDE = 4
CELLS = SIDE * SIDE
COPIES = 2  # of the card of each cell (PI-1)
DECK = CELLS * COPIES
SEATS = 3
HAND = 5  # PI-2
NOBODY = -1  # no seat, and a cell without a pip
NOTHING = -1  # no card

NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "ABCD")  # of cells, and of the cards that name them
BOX = tuple(name for name in NAMES for _ in range(COPIES))

ROWS = [[SIDE * row + k for k in range(SIDE)] for row in range(SIDE)]
COLUMNS = [[SIDE * k + column for k in range(SIDE)] for column in range(SIDE)]
DIAGONALS = [[0, 5, 10, 15], [3, 6, 9, 12]]
CORNERS = [0, 3, 12, 15]
LINES = np.array([*ROWS, *COLUMNS, *DIAGONALS, CORNERS], np.int8)  # PI-7, the corners last (PI-9)

STATE = record(
    # set before start, and left alone by it
    ("generator", np.uint32, 4),  # hidden: the source of all chance
    ("seats", np.int8),
    ("first", np.int8),  # the seat asked to begin, or NOBODY: then chance decides (PI-2)
    ("laid", np.int8),  # cards laid by hand on top of the deck
    ("corners", np.int8),  # the option of this name, as the index of its choice
    # public
    ("turn", np.int8),  # seat to move, NOBODY once the game is over
    ("drawn", np.int8),  # cards drawn from the deck
    ("owner", np.int8, CELLS),  # seat whose pip lies on the cell, or NOBODY
    ("gone", np.int8, CELLS),  # copies of each card that were played or laid aside
    # own seat
    ("hand", np.int8, (SEATS, HAND)),  # cards, and NOTHING
    # hidden: dealing order, next card at deck[drawn]; NOTHING where a card was drawn
    ("deck", np.int8, DECK),
)
