"""Hints of HEAD LINE: to call where a line of the wanted length is there, to wait where none is, and what was found."""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.head_line import rules
from linewright.games.light_line.head_line.state import TURNING
from linewright.games.light_line.workbench import copy_of

Said = tuple[str, dict[str, Any]]


def hint(state: np.record, seat: int) -> tuple[str, list[Said]] | None:  # noqa: ARG001  everybody sees the same
    """To wait, while no line of the wanted length is among the open cards; None: what a bot would do."""
    if state.phase != TURNING or _has_line(state):
        return None
    return "", [("hint-head-wait", {"number": rules.wanted_length(state)})]


def reasons(state: np.record, seat: int, action: int) -> list[Said]:  # noqa: ARG001  the same
    """Why this move is good; every claim is true of the position."""
    number = rules.wanted_length(state)
    if action == rules.CALL:
        return [("hint-head-call", {"number": number})] if _has_line(state) else []
    twin = copy_of(state)
    if not twin.fresh:
        rules.lay_found(twin)
    return [("hint-head-show", {"number": number, "colour": COLOURS[int(twin.bench_colour[rules.BENCH])]})]


def _has_line(state: np.record) -> bool:
    """Whether a line of the wanted length is among the open cards."""
    return rules.find_line(copy_of(state)) == rules.wanted_length(state)
