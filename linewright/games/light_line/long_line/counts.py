"""What happens in games of LONG LINE beside points: calls, and rounds in which time is up."""

import numpy as np

from linewright.core.contract import Count
from linewright.games.light_line.long_line.rules import CALL, TIME

COUNTS = (Count("calls"), Count("times-up"))
CALLS, TIMES_UP = range(len(COUNTS))


def count(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:  # noqa: ARG001  the verb's arguments
    """Calls are made by seats, and time is up by the table (LL-52, LL-56)."""
    counts[CALLS] += int(CALL <= action < TIME)
    counts[TIMES_UP] += int(action == TIME)
