"""What a match of SOLO LINE came to: how many of the cards the longest line passed, move by move, and how many it could have.

There is nobody to win against, and every card can be taken up again, so that nothing is lost before the end. The one decision is
to declare, or to give up.
"""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from linewright.core.judging import SOLVED, Change, Decision, Judged, Step
from linewright.core.record import Fields
from linewright.games.light_line.layouts import layout_text
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line.solution import find_solution

MEASURE = SOLVED


def judge(
    states: Sequence[np.ndarray],
    steps: Sequence[Step],
    seats: Sequence[int],
    worlds: int,  # noqa: ARG001  nothing is left to chance
    seed: int,  # noqa: ARG001  the same
) -> Iterator[Judged]:
    """The share of the cards that the longest line passes after each move, and what the solver says of the last one."""
    for seat in seats:
        tables: list[Any] = [Fields(state) for state in states]
        points = [float(rules.score(table, seat)) for table in tables]
        size = int(states[0]["hand_size"][0])
        shares = [length / size for length in points]
        changes = [Change(after - before, 0.0, 0.0) for before, after in itertools.pairwise(shares)]
        is_over = bool(steps) and bool(rules.is_over(tables[-1]))
        yield Judged(shares, points, changes, [judge_end(states, steps)] if is_over else [])


def judge_end(states: Sequence[np.ndarray], steps: Sequence[Step]) -> Decision:
    """What was declared, or lay there when it was given up, beside the longest line that the solver finds."""
    size = int(states[0]["hand_size"][0])
    length, text = int(states[-1]["result"][0]), steps[-1].text
    solution = find_solution(states[0][0])
    more = max(len(solution.layout) - length, 0)
    best = f"line {layout_text(solution.colour, solution.layout)}" if more else text
    return Decision(len(steps), text, best, length / size, (length + more) / size, more / size, float(more), 0.0)
