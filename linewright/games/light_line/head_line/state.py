"""What a HEAD LINE table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.sets import CARD_FIELDS
from linewright.games.light_line.workbench import bench_fields, kept_fields

SEATS = 4
ROUND_CARDS = 9  # LL-80
MOST_WANTED = 5  # cards of a line (LL-80)
LOOKED_AT = 24  # open cards that the solver looks at; a line is there long before

NOBODY = -1
DISCARDED = -2
NO_TIME = -1  # of a move nobody has timed

TURNING, SHOWING, OVER = 0, 1, 2
FIRST_EDITION = 1  # of the rules: a shown layout could have spare cards (LL-82)

STATE = record(
    ("generator", np.uint32, 4),  # hidden, set before start: xoshiro128** words
    ("moment", np.int64),  # while a move is judged: its time in milliseconds, or NO_TIME
    # set before start, and left alone by it
    ("seats", np.int8),
    ("first", np.int8),
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("edition", np.int8),  # the version of the rules: FIRST_EDITION, or any later one
    ("wrong_call", np.int8),  # options
    ("same_call_ms", np.int16),
    ("pace", np.int16),
    *CARD_FIELDS,
    # public
    ("phase", np.int8),
    ("played", np.int8),  # round cards decided: the next one is the card of this round
    ("repeats", np.int16),  # rounds played again
    ("caller", np.int8),  # the seat that shows its line, or NOBODY
    ("called_at", np.int64),  # and when it called, or NO_TIME
    ("locked", np.int8, SEATS),  # 1 for seats that have no more part in this round (LL-85)
    ("owner", np.int8, ROUND_CARDS),  # the seat that has won each round card, NOBODY or DISCARDED
    ("opened", np.int8),  # cards turned up
    ("unseen", np.int8),  # cards of the deck that nobody has seen since it was shuffled
    # public: the numbers of the decided and of the next one; hidden: the order of the others, and all fronts
    ("round_card", np.int8, ROUND_CARDS),
    # turned up | unseen, hidden | seen before and put under, public; then NOTHING
    ("deck", np.int8, MOST_CARDS),
    *bench_fields(1, MOST_CARDS, LOOKED_AT),  # of the caller
    *kept_fields(1, MOST_WANTED),  # of the cards turned up
    ("known", np.int8, MOST_CARDS),  # scratch of start and imagine, 0 otherwise
)
