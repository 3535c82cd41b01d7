"""What is worth wanting in Sequence: every window of five, for attack and for defence, and what a jack is worth."""

import numpy as np

from linewright.games.sequence.rules import list_legal


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the legal move with the highest worth."""
    list_legal(state, seat, out)
    return int(out[0])
