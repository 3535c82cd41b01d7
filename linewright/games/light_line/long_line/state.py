"""What a LONG LINE table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.sets import CARD_FIELDS
from linewright.games.light_line.workbench import bench_fields, kept_fields

SEATS = 7
HAND = 8  # LL-50
ROUNDS = 6

NO_TIME = -1  # of a move nobody has timed
FIRST_EDITION = 1  # of the rules: time could be up without a timer (LL-56), and a wrong call set no limit (LL-55)

NOT_CALLED, WRONG = 0, -1  # what a seat has called, besides a number

STATE = record(
    ("generator", np.uint32, 4),  # hidden, set before start: xoshiro128** words
    ("moment", np.int64),  # while a move is judged: its time in milliseconds, or NO_TIME
    # set before start, and left alone by it
    ("seats", np.int8),
    ("first", np.int8),  # the seat dealt to first
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("edition", np.int8),  # the version of the rules: FIRST_EDITION, or any later one
    ("false_call", np.int8),  # options
    ("round_timer", np.int16),
    *CARD_FIELDS,
    # public
    ("rounds", np.int8),  # rounds finished
    ("called", np.int8, SEATS),  # the number each seat has called this round, NOT_CALLED or WRONG
    ("called_at", np.int64, SEATS),  # and when, in milliseconds, or NO_TIME
    ("points", np.int8, (ROUNDS, SEATS)),  # of each round
    # own seat
    ("hand", np.int8, (SEATS, HAND)),  # then NOTHING
    *bench_fields(SEATS, HAND, HAND),
    *kept_fields(SEATS, HAND),
    # hidden: cards that were not dealt, then NOTHING
    ("deck", np.int8, MOST_CARDS),
    ("known", np.int8, MOST_CARDS),  # scratch of start and imagine, 0 otherwise
)
