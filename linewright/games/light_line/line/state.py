"""What a LINE table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.ends import END_FIELDS
from linewright.games.light_line.grid import TABLE_FIELDS
from linewright.games.light_line.sets import GRID_FIELDS

SEATS = 6
PILES = 4  # of the numbers 2, 3, 4, 5

NOBODY = -1
PLACING, REPLACING, PAYING, DRAWING, OVER = 0, 1, 2, 3, 4

# A slot holds a card whose front is not open to all: the card, who has seen its front (a bit for each seat), and how many cards
# lay on the table when somebody found no place for it. Whatever moves, the slot moves whole, so that everybody's knowledge does.
SEEN = 7  # bits before those of the seats
MISFIT = SEEN + SEATS  # bits before the count

STATE = record(
    ("generator", np.uint32, 4),  # hidden, set before start: xoshiro128** words
    # set before start, and left alone by it
    ("seats", np.int8),
    ("first", np.int8),  # the seat asked to begin, or NOBODY: then chance decides (LL-31)
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("open_hands", np.int8),  # options, as the index of the choice
    ("final_draw", np.int8),
    *GRID_FIELDS,
    # public
    *TABLE_FIELDS,
    *END_FIELDS,
    ("phase", np.int8),
    ("turn", np.int8),  # seat to move, NOBODY once over
    ("starter", np.int8),  # the seat with which rounds begin
    ("ending", np.int8),  # 1 once the end is triggered (LL-37)
    ("owed", np.int16),  # points of the placement that are to be paid (LL-35), 0 otherwise
    ("turns", np.int16),  # turns finished
    ("passes", np.int8),  # turns without a placement, one after the other (LL-34)
    ("tried", np.int8, PILES),  # cards slid under each pile this turn (LL-34)
    ("height", np.int8, PILES),
    (
        "room",
        np.int8,
        PILES + 1,
    ),  # where the room of each pile begins in the row of all: it has one for each card with its number
    ("top", np.int8, PILES),  # where the top card of each pile is there
    ("slid", np.uint8, PILES),  # cards slid under each pile since the game began
    ("points", np.int16, SEATS),
    ("taken", np.int8, SEATS),  # number cards of each seat
    ("paid", np.int8),  # number cards taken by all
    ("paid_to", np.int8, MOST_CARDS),  # the seat that took each of them, then NOBODY
    # slots: hidden, but for what their bits say
    ("hand", np.int32, SEATS),
    ("pile", np.int32, MOST_CARDS),  # all piles, each in its room, which wraps
    ("number_card", np.int32, MOST_CARDS),  # in the order they were taken
    # scratch of imagine and start, NOTHING or 0 otherwise
    ("deck", np.int8, MOST_CARDS),
    ("known", np.int8, MOST_CARDS),
    ("pool", np.int8),
)
