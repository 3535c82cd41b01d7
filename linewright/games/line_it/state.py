"""What a Line-it table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.line_it.cards import DECK

SEATS = 5
MARKET = SEATS + 2  # LI-21
HAND = 2  # LI-34
LEFT_IN_MARKET = 2  # LI-23
LONGEST_LINE = 26  # cards one seat can ever take: a card a turn, 26 turns at two seats, fewer at more

NOBODY = -1
TURNS, FINAL, OVER = 0, 1, 2

STATE = record(
    # set before start, and left alone by it
    ("generator", np.uint32, 4),  # hidden: xoshiro128** words
    ("seats", np.int8),  # 2..5
    ("first", np.int8),  # the seat asked to begin, or NOBODY for a random one
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("bet_exact", np.int8),  # options, as the index of the choice
    ("final_card", np.int8),
    ("final_start", np.int8),
    ("open_hands", np.int8),
    ("hidden_scores", np.int8),
    # public: the course of the game
    ("phase", np.int8),  # TURNS, FINAL or OVER
    ("turn", np.int8),  # seat to move, NOBODY once over
    ("token", np.int8),  # holder of the first-player token
    ("turns_left", np.int8),  # turns of this round (or of the final phase) not yet ended
    ("taken", np.int8),  # 1: this turn's market card is taken
    ("played", np.int8),  # 1: this turn's hand card is played
    ("drawn", np.int8),  # cards drawn from the deck
    ("market_count", np.int8),
    ("market", np.int8, MARKET),  # cards on offer, the first market_count places, in no order
    ("jackpot", np.int8, 4),  # cards under each colour
    ("discarded", np.int8),  # cards out of the game
    # public: what lies before each seat; hands come from the open market, so everybody has seen them
    ("hand", np.int8, (SEATS, HAND)),  # cards, packed to the left
    ("line", np.int8, (SEATS, LONGEST_LINE)),  # cards, oldest first
    ("line_count", np.int8, SEATS),
    ("numbers", np.int8, SEATS),  # number cards in the line
    ("last", np.int8, SEATS),  # its newest number, or NOTHING
    ("over", np.int8, SEATS),  # the next number must lie over this ...
    ("under", np.int8, SEATS),  # ... and under this
    ("bet", np.int8, SEATS),  # the bet card in the line, or NOTHING
    ("after_bet", np.int8, SEATS),  # number cards to its right
    ("colours", np.int8, (SEATS, 4)),  # cards of each colour in the line
    ("stack", np.int8, SEATS),  # cards in the scoring stack
    ("tokens", np.int8, SEATS),  # sum of the bet tokens
    # hidden from drawn on: dealing order
    ("deck", np.int8, DECK),
)
