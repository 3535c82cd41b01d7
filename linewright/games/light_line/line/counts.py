"""What happens in games of LINE beside points: cards that find a place or none, and points that nobody is paid."""

import numpy as np

from linewright.core.contract import Count
from linewright.games.light_line.grid import PLACES
from linewright.games.light_line.line.rules import DRAW, TAKE, UNDER, total_of

COUNTS = (Count("cards"), Count("no-place"), Count("points-made"), Count("points-unpaid", of="points-made"))
CARDS, NO_PLACE, POINTS_MADE, POINTS_UNPAID = range(len(COUNTS))

NOTES = 1  # the points that are owed


def look(state: np.record, seat: int, action: int, notes: np.ndarray) -> None:  # noqa: ARG001  the verb's arguments
    """Note what is owed."""
    notes[0] = state.owed


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:  # noqa: ARG001  as above
    """A payment is at most ten points, and at most what the piles hold (LL-35 to LL-37)."""
    counts[CARDS] += int(action < PLACES)
    counts[NO_PLACE] += int(action == UNDER)
    if TAKE <= action < DRAW:
        counts[POINTS_MADE] += int(notes[0])
        counts[POINTS_UNPAID] += int(notes[0]) - total_of(action - TAKE)
