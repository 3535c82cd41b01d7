"""What is worth wanting in KIDZ LINE: place every card, where it makes the longest lines."""

import numpy as np

from linewright.games.light_line.grid import worth_of_placing
from linewright.games.light_line.kidz_line.rules import UNDER, list_legal, open_card


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Place where the lines are longest; put the card under the pile only if it fits nowhere."""
    count = list_legal(state, seat, out)
    best = UNDER
    best_worth = 0
    for k in range(count):
        action = int(out[k])
        if action != UNDER:
            value = worth_of_placing(state, open_card(state), action)
            if value > best_worth:
                best = action
                best_worth = value
    return best
