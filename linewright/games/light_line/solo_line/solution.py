"""A solution of SOLO LINE, and how what lies on the bench fits into it."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line.state import OWN
from linewright.games.light_line.workbench import cards_on_bench, clear_desk, copy_of, take_answer

NODE_LIMIT = 20_000  # of each search: a deal that is known to be solvable needs far fewer; about 15 microseconds each


class Solution(NamedTuple):
    """The longest line that was found, card by card from one end to the other."""

    colour: int
    layout: list[Laid[int]]


def find_solution(state: np.record) -> Solution:
    """Search a line through all cards, or else the longest."""
    twin = copy_of(state)
    lay_solution(twin)
    return Solution(int(twin.bench_colour[OWN]), cards_on_bench(twin, OWN))


def lay_solution(state: np.record) -> None:
    """Put a line through all cards on the bench, or else the longest that is found."""
    size = int(state.hand_size)
    rules.search_hand(state, size, NODE_LIMIT)
    if state.length < size:
        clear_desk(state)
        rules.search_hand(state, 0, NODE_LIMIT)
    take_answer(state, OWN, int(state.length))
    clear_desk(state)


def turn_layout(layout: Sequence[Laid[int]]) -> list[Laid[int]]:
    """The same layout, seen from the other side of the table: every line is where it was."""
    return [Laid(one.card, -one.column, -one.row, not one.turned) for one in layout]


def fit_into(layout: Sequence[Laid[int]], whole: Sequence[Laid[int]]) -> list[Laid[int]] | None:
    """The whole moved or turned so that the layout is a part of it; None where it is none."""
    if not layout:
        return list(whole)
    first = layout[0]
    for seen in (list(whole), turn_layout(whole)):
        for one in seen:
            if one.card == first.card and one.turned == first.turned:
                east, south = first.column - one.column, first.row - one.row
                moved = [Laid(card, column + east, row + south, turned) for card, column, row, turned in seen]
                if set(layout) <= set(moved):
                    return moved
    return None


def next_card(layout: Sequence[Laid[int]], whole: Sequence[Laid[int]]) -> Laid[int]:
    """The card of a line that comes next to one that lies there; the line must have more cards than the layout."""
    laid = set(layout)
    for k, one in enumerate(whole):
        if one not in laid and any(beside in laid for beside in (*whole[max(k - 1, 0) : k], *whole[k + 1 : k + 2])):
            return one
    return next(one for one in whole if one not in laid)
