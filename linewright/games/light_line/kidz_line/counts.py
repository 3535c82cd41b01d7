"""What happens in games of KIDZ LINE: cards, and those of them that find no place."""

import numpy as np

from linewright.core.contract import Count
from linewright.games.light_line.kidz_line.rules import UNDER

COUNTS = (Count("cards"), Count("no-place", of="cards"))
CARDS, NO_PLACE = range(len(COUNTS))


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:  # noqa: ARG001  the verb's arguments
    """Every move is about one card (LL-61)."""
    counts[CARDS] += 1
    counts[NO_PLACE] += int(action == UNDER)
