"""What is worth wanting in SOLO LINE: a line through every card, which the solver finds."""

import numpy as np

from linewright.games.light_line.solo_line.rules import LAY, LINE
from linewright.games.light_line.solo_line.state import OWN


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Lay the longest line there is, then declare it."""
    return LINE if state.bench_count[OWN] else LAY
