"""Why the heuristic of LINE likes a move, in words: the same quantities as in bots.py."""

from typing import Any

import numpy as np

from linewright.games.light_line.ends import worth_of_placing
from linewright.games.light_line.grid import PLACES, cell_of, column_of, row_of
from linewright.games.light_line.line import rules
from linewright.games.light_line.line.rules import DRAW, LOWEST, MOST_PAID, PAYMENTS, TAKE, UNDER, card_held
from linewright.games.light_line.line.state import PILES
from linewright.games.light_line.lines import Line, lines_extended
from linewright.games.light_line.shown import placements, worth_view

Said = tuple[str, dict[str, Any]]


def reasons(state: np.record, seat: int, action: int) -> list[Said]:
    """Why this move is good, one to three ids of words with their arguments; every claim is true of the position."""
    if action < PLACES:
        return _why_place(state, card_held(state, seat), action)
    if action < DRAW:
        return _why_take(state, action - TAKE)
    if action < UNDER:
        return [_why_draw(state, action - DRAW)]
    return [("hint-line-under", {})]


def _why_place(state: np.record, card: int, action: int) -> list[Said]:
    """What a placement scores, the lines it joins, and whether any other place scores as much."""
    lines = lines_extended(state, card, action)
    points = sum(line["points"] for line in lines)
    found: list[Said] = [("hint-line-points", {"points": points, "count": len(lines)})]
    joined = [line for line in lines if _joins(state, line, cell_of(action))]
    if joined:
        longest = max(joined, key=lambda line: line["points"])
        found.append(("hint-line-joins", {"colour": longest["colour"], "length": longest["points"]}))
    scores = sorted(min(worth, MOST_PAID) for worth in worth_view(state, card, worth_of_placing).values())
    if len(placements(state, card)) > 1 and scores[-2] < min(points, MOST_PAID):
        found.append(("hint-line-best", {"count": len(scores)}))
    return found


def _joins(state: np.record, line: Line, cell: int) -> bool:
    """Whether a line goes on at both sides of the card on this cell, so that it was two before, or closes a loop."""
    cells = [section[:2] for section in line["sections"]]
    here = [column_of(state, cell), row_of(state, cell)]
    return here not in (cells[0], cells[-1])


def _why_take(state: np.record, payment: int) -> list[Said]:
    """Why this payment: few cards win a tie (LL-40), and what it leaves in the piles."""
    one, two = PAYMENTS[payment]
    if one == 0:
        return [("hint-line-none", {})]
    out = np.zeros(len(PAYMENTS) + 1, np.int16)
    others = [PAYMENTS[int(way) - TAKE] for way in out[: rules.list_payments(state, rules.payable_total(state), out)]]
    found: list[Said] = []
    if two == 0 and any(other[1] for other in others):
        found.append(("hint-line-one-card", {}))
    if len(others) == 1:
        found.append(("hint-line-only", {}))
    number = min((one, two or one), key=lambda number: int(state.height[number - LOWEST]))
    left = int(state.height[number - LOWEST]) - (one, two).count(number)
    return [*found, ("hint-line-leaves", {"number": str(number), "left": left})]


def _why_draw(state: np.record, pile: int) -> Said:
    """Why this pile: the tallest can best spare a card."""
    heights = [int(state.height[other]) for other in range(PILES)]
    word = "hint-line-tallest" if heights[pile] == max(heights) else "hint-line-leaves"
    return word, {"number": str(pile + LOWEST), "left": heights[pile] - 1}
