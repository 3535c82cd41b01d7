"""What a seat may know and may do, as arrays of small numbers for learners: the same in every adapter.

Bound to a game by `core.compile`: `machine(game).observe_at(states, 0, seat, out)`. Written once against the verbs.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from linewright.core.verbs import list_legal, observe


def observe_at(states: np.ndarray, i: int, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know of states[i], in the game's planes."""
    observe(states[i], seat, out)


def mask_at(states: np.ndarray, i: int, seat: int, listed: np.ndarray, mask: np.ndarray) -> int:
    """Set mask, a number for every action of the game, to 1 where the seat may do it in states[i], else 0.

    Returns how many are legal, and leaves them in listed, which has room for `most_legal` + 1.
    """
    for action in range(len(mask)):
        mask[action] = 0
    count = list_legal(states[i], seat, listed)
    for k in range(count):
        mask[int(listed[k])] = 1
    return count


OBSERVING: dict[Callable[..., Any], str] = {
    observe_at: "states int int numbers",
    mask_at: "states int int actions numbers",
}  # with the kinds of their arguments, as in ALGORITHMS
