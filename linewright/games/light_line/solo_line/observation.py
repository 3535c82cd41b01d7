"""What the player of SOLO LINE may know as numbers for learners: the hand and the workbench."""

import numpy as np

from linewright.core.planes import Plane, size_of, starts_of
from linewright.games.light_line.observed import CONSTANTS, bench_planes, observe_bench
from linewright.games.light_line.solo_line.state import MOST_HAND, OWN

__all__ = ["CONSTANTS", "LEFT_OUT", "PLANES", "observe"]

PLANES = (
    Plane("hand", (MOST_HAND,), "[k] number of card k of the hand, 0 for none"),
    *bench_planes(MOST_HAND),
    Plane("phase", (), "0 building, 1 declared, 2 given up"),
    Plane("result", (), "cards of the longest line, once over"),
    Plane("options", (2,), "cards in hand; solvable: the number of the choice, from 0"),
)
LEFT_OUT = ("cards",)  # constants say it

SIZE = size_of(PLANES)
(HAND, BENCH, _, _, _, _, PHASE, RESULT, OPTIONS) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:  # noqa: ARG001  there is one seat
    """Fill out with what the player may know."""
    for k in range(SIZE):
        out[k] = 0
    for k in range(int(state.hand_size)):
        out[HAND + k] = int(state.hand[k]) + 1
    observe_bench(state, OWN, MOST_HAND, out, BENCH)
    out[PHASE] = state.phase
    out[RESULT] = state.result
    out[OPTIONS] = state.hand_size
    out[OPTIONS + 1] = state.solvable
