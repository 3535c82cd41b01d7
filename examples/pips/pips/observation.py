"""What a seat may know at a Pips table as numbers for learners: the board, the cards that are gone, and its own hand."""

import numpy as np

from linewright.core.planes import Plane, seats_from, size_of, starts_of
from pips.state import CELLS, DECK, HAND, NOBODY, NOTHING, SEATS

PLANES = (
    Plane("owner", (CELLS,), "[cell] seat whose pip lies there, -1 for none"),
    Plane("gone", (CELLS,), "[card] copies that were played or laid aside; a card is the cell it names"),
    Plane("hand", (HAND,), "[k] card k of the own hand, -1 for none"),
    Plane("cards", (SEATS,), "[seat] cards in its hand"),
    Plane("deck", (), "cards in the draw pile"),
    Plane("turn", (), "seat at turn, -1 once over"),
    Plane("seats", (), "how many play"),
    Plane("corners", (), "1 if four corners win, too"),
)

SIZE = size_of(PLANES)
OWNER, GONE, OWN_HAND, CARDS, LEFT_IN_DECK, TURN, AT_TABLE, CORNERS = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    seats = int(state.seats)
    for cell in range(CELLS):
        out[OWNER + cell] = NOBODY if state.owner[cell] == NOBODY else seats_from(seat, int(state.owner[cell]), seats)
        out[GONE + cell] = state.gone[cell]
    for other in range(seats):
        for k in range(HAND):
            if state.hand[other, k] != NOTHING:
                place = CARDS + seats_from(seat, other, seats)
                out[place] = int(out[place]) + 1
    for k in range(HAND):
        out[OWN_HAND + k] = state.hand[seat, k]
    out[LEFT_IN_DECK] = DECK - int(state.drawn)
    out[TURN] = seats_from(seat, int(state.turn), seats)
    out[AT_TABLE] = seats
    out[CORNERS] = state.corners
