"""Why the greedy bot of Pips likes a move, in words that are true of the position."""

from typing import Any

import numpy as np

from pips.bots import is_safe
from pips.rules import SWAP, count_in_line, count_lines
from pips.state import LINES, NAMES, NOBODY, SIDE

MOST_REASONS = 3


def reasons(state: np.record, seat: int, action: int) -> list[tuple[str, dict[str, Any]]]:
    """One to three ids of words with their arguments, the weightiest first."""
    if action == SWAP:
        return [("hint-swap", {})]
    found: list[tuple[int, str, dict[str, Any]]] = []
    still_open = 0
    for line in [line for line in range(count_lines(state)) if action in LINES[line]]:
        counts = [count_in_line(state, other, line) for other in range(int(state.seats))]
        own, others = counts[seat], sum(counts) - counts[seat]
        if others == int(state.owner[action] != NOBODY):
            still_open += 1
            found.append((2 * own, "hint-line" if own == SIDE - 1 else "hint-build", {"pips": own + 1}))
        if own == 0 and others == max(counts) > 1:
            found.append((2 * others - 1, "hint-block", {"pips": others}))
    found = [reason for reason in found if reason[0] > 0] or [(0, "hint-open", {"lines": still_open})]
    if is_safe(state, seat, action):
        found.append((1, "hint-safe", {}))
    found.sort(key=lambda reason: -reason[0])
    return [(word, {"cell": NAMES[action], **args}) for _, word, args in found[:MOST_REASONS]]
