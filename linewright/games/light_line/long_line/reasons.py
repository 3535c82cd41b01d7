"""Why a line or a call is good in LONG LINE, in words."""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.long_line import rules
from linewright.games.light_line.long_line.state import NOT_CALLED
from linewright.games.light_line.workbench import copy_of, line_on_bench

Said = tuple[str, dict[str, Any]]


def reasons(state: np.record, seat: int, action: int) -> list[Said]:
    """Why this move is good, ids of words with their arguments; every claim is true of the position."""
    twin = copy_of(state)
    longest = rules.longest_of(twin, seat)
    if action < rules.CALL:
        rules.play(twin, seat, action)  # lays what the text says, or what the solver finds
        word, length = "hint-long-lay", line_on_bench(twin, seat, rules.NO_JOKER)
    else:
        word, length = "hint-long-call", action - rules.CALL + 1
    found: list[Said] = [(word, {"length": length, "colour": COLOURS[int(twin.bench_colour[seat])]})]
    if length == longest:
        found.append(("hint-long-longest", {}))
    waiting = sum(int(state.called[other] == NOT_CALLED) for other in range(int(state.seats)))
    if action >= rules.CALL and waiting > 1:
        twin.called[seat] = length
        found.append(("hint-long-cap", {"cap": rules.cap_of(twin)}))
    return found
