"""What a SOLO LINE table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.sets import CARD_FIELDS
from linewright.games.light_line.workbench import bench_fields

LEAST_HAND, USUAL_HAND, MOST_HAND = 8, 10, 60  # cards in hand (LL-70)
OWN = 0  # the one seat, and its bench

BUILDING, DECLARED, GIVEN_UP = 0, 1, 2

STATE = record(
    ("generator", np.uint32, 4),  # hidden, set before start: xoshiro128** words
    # set before start, and left alone by it
    ("seats", np.int8),
    ("first", np.int8),
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("hand_size", np.int8),  # options
    ("solvable", np.int8),
    ("day", np.int32),
    *CARD_FIELDS,
    # public
    ("phase", np.int8),
    ("result", np.int8),  # cards of the longest line, once the game is over
    ("hand", np.int8, MOST_HAND),  # then NOTHING
    *bench_fields(1, MOST_HAND, MOST_HAND),
    # hidden: cards that were not dealt, then NOTHING
    ("deck", np.int8, MOST_CARDS),
    ("known", np.int8, MOST_CARDS),  # scratch of start, 0 otherwise
)
