"""What a Sequence table remembers: one record."""

import numpy as np

from linewright.core.record import record
from linewright.games.sequence.cards import CELLS, DECK, KINDS, PLACES, SUITS, WIDTH

SEATS = 12
HAND = 7  # SQ-11
TEAMS = 3
SEATS_A_WORD = 7  # seats noted in one number, four bits each
LINES = 16  # sequences that can stand at once: a winning marker can finish eight, with a few before it

NOBODY = -1  # no seat, and a cell without a marker
FRAME = -2  # a cell round the board
CORNER = 3  # counts for every team; teams are 0, 1, 2
PLAYING, LOCKING, DROPPING, OVER = 0, 1, 2, 3
FIRST_EDITION = 1  # of the rules: a full board could end the game, and nobody was asked after a break (SQ-56, SQ-61)

STATE = record(
    ("generator", np.uint32, 4),  # hidden, set before start: xoshiro128** words
    ("lines", np.int16, LINES),  # public: finished sequences, each a five (lines.py)
    ("markers", np.int16, (TEAMS, WIDTH)),  # public: [team, row] bit of each column with its marker, or a corner
    ("fixed", np.int16, WIDTH),  # public: [row] bit of each column whose cell a finished sequence holds
    # set before start, and left alone by it
    ("seats", np.int8),
    ("first", np.int8),  # the seat asked to begin, or NOBODY: then a cut decides (SQ-10)
    ("laid", np.int8),  # cards laid by hand on top of the deck before start
    ("edition", np.int8),  # the version of the rules: FIRST_EDITION, or any later one
    ("teams", np.int8),  # options, as the index of the choice
    ("draw", np.int8),
    ("dead_cards", np.int8),
    ("table_talk", np.int8),
    ("profi", np.int8),
    ("squares", np.uint8, (KINDS, 2)),  # option board: the two cells that show each card, 0 for jacks
    # public
    ("phase", np.int8),  # PLAYING, LOCKING (SQ-53, SQ-61), DROPPING (SQ-60) or OVER
    ("turn", np.int8),  # seat to move, NOBODY once over
    ("dealer", np.int8),
    ("exchanged", np.int8),  # dead cards exchanged this turn
    ("passes", np.int8),  # passes one after the other, without an exchange in between
    ("winner", np.int8),  # team that has won, or NOBODY
    ("placed", np.uint8),  # while LOCKING: cell of the marker whose five are to be chosen, or from which one was taken
    ("waiting", np.int8),  # phase to go back to after DROPPING
    ("empties", np.int8),  # cells without a marker
    ("cells", np.uint8, PLACES),  # all cells that take markers, the empty ones first
    ("where", np.int8, PLACES),  # place of each cell in cells, by its place on the empty board (PLACE_OF in lines.py)
    ("owner", np.int8, CELLS),  # team whose marker lies there, NOBODY, CORNER or FRAME
    ("line_count", np.int8),  # finished sequences
    ("line_team", np.int8, LINES),
    ("made", np.int8, TEAMS),  # finished sequences of each team
    ("cut", np.int8, SEATS),  # the card each seat drew for the deal (SQ-10), or NOTHING
    ("last_played", np.int8, SEATS),  # the card each seat played last, or NOTHING
    ("owes_draw", np.int8, SEATS),  # by hand: who may still draw (SQ-23), numbered as they placed; 0: may not
    ("owes_drop", np.int8, SEATS),  # 1 while the seat must give up a card (SQ-60)
    ("held", np.int8, SEATS),  # cards in each hand
    ("old", np.int8, SEATS),  # of them, how many are as old as the last reshuffle, as far as all can tell
    ("aged", np.int8, SEATS),  # own seat: bit k is set if card k of the hand is as old as the last reshuffle
    ("old_kinds", np.int16, KINDS // len(SUITS)),  # cards in hands at the last reshuffle, not played since: old_copies (piles.py)
    ("discards", np.int8),  # cards on the discard piles
    ("discarder", np.int32, -(-DECK // SEATS_A_WORD)),  # who played each of them: discarder_of (piles.py)
    ("drawn", np.int8),  # first card of the draw pile in deck
    # own seat
    ("hand", np.int8, (SEATS, HAND)),  # cards in no order, then NOTHING
    # public up to discards, then empty, hidden from drawn on
    ("deck", np.int8, DECK),  # discards in the order they were played | NOTHING | draw pile, top first
)
