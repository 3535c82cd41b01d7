"""What a KIDZ LINE table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.grid import TABLE_FIELDS
from linewright.games.light_line.sets import GRID_FIELDS

SEATS = 8
ROUNDS = 6  # and cards of each seat (LL-60, LL-62)

NOBODY = -1

STATE = record(
    ("generator", np.uint32, 4),  # hidden, set before start: xoshiro128** words
    # set before start, and left alone by it
    ("seats", np.int8),
    ("first", np.int8),  # the seat asked to begin, or NOBODY: then chance decides (LL-61)
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("strict_kids", np.int8),  # option, as the index of the choice
    *GRID_FIELDS,
    # public
    *TABLE_FIELDS,
    ("turn", np.int8),  # seat to move, NOBODY once over
    ("starter", np.int8),  # the seat that began
    ("rounds", np.int8),  # rounds finished
    ("up", np.int8),  # the card turned up now, as its place in the deck
    ("scored", np.int8, SEATS),  # cards that each seat has placed
    ("missed", np.int8, SEATS),  # bit k for card k of each seat that was put under its pile
    # the start card | of each round the cards of the seats, in the order of their turns | cards that were not dealt | NOTHING;
    # public up to the card turned up now, hidden from there on
    ("deck", np.int8, MOST_CARDS),
    ("known", np.int8, MOST_CARDS),  # scratch of start and imagine, 0 otherwise
)
