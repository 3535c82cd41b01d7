"""What happens in games of HEAD LINE beside points: cards turned up, calls, and those of them that win nothing."""

import numpy as np

from linewright.core.contract import Count
from linewright.games.light_line.head_line.rules import CALL, SHOW, TIME, TURN

COUNTS = (Count("turned"), Count("calls"), Count("calls-wrong", of="calls"), Count("repeats"))
TURNED, CALLS, CALLS_WRONG, REPEATS = range(len(COUNTS))

PLAYED, TOLD = 0, 1  # what notes hold: round cards that are won, rounds that are repeated
NOTES = 2


def look(state: np.record, seat: int, action: int, notes: np.ndarray) -> None:  # noqa: ARG001  the verb's arguments
    """Note the rounds."""
    notes[PLAYED] = state.played
    notes[TOLD] = state.repeats


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:  # noqa: ARG001  as above
    """What is shown wins a round card, or was wrong (LL-84); so is a call after which time runs out."""
    counts[TURNED] += int(action == TURN)
    counts[CALLS] += int(action == CALL)
    counts[CALLS_WRONG] += int(action == TIME) | int(action == SHOW and state.played == notes[PLAYED])
    counts[REPEATS] += max(int(state.repeats) - int(notes[TOLD]), 0)
