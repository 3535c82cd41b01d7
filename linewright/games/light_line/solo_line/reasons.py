"""Hints of SOLO LINE: one card of a solution, next to what lies there already, and why in words.

A bot would lay the whole solution. A hint keeps what the player has laid if it can be completed, and as much of its longest line
as possible if not.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.completing import Budget, Search, complete
from linewright.games.light_line.layouts import Laid, layout_text
from linewright.games.light_line.lines import LongestLine, lines_on_bench
from linewright.games.light_line.sets import card_in
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line.offers import offers
from linewright.games.light_line.solo_line.solution import Solution, find_solution, fit_into, next_card
from linewright.games.light_line.solo_line.state import OWN
from linewright.games.light_line.solver import BLACK
from linewright.games.light_line.workbench import cards_on_bench

WHOLE_NODES = 12_000  # cards laid to complete the whole layout in one colour; about 10 microseconds each
PART_NODES = 1_500  # and a part of it
ALL_NODES = 60_000  # of one hint
FIRST_CARDS = 2  # shown where nothing is laid: one alone says little

Said = tuple[str, dict[str, Any]]
Hint = tuple[str, list[Said]]


def hint(state: np.record, seat: int) -> Hint:
    """The next move on the way to a solution, and why."""
    size = int(state.hand_size)
    layout = cards_on_bench(state, OWN)
    lines = lines_on_bench(state, OWN, rules.JOKER)
    if any(line["length"] == size for line in lines.values()):
        return offers(state, seat)[0][0], [("hint-solo-declare", {"size": size})]
    solution = find_solution(state)
    if len(solution.layout) < size:
        return _lay_longest(layout, solution, size)
    if not layout:
        return _start(solution, "hint-solo-start", size)
    whole = fit_into(layout, solution.layout)
    if whole is not None:
        return _lay(solution.colour, layout, next_card(layout, whole), "hint-solo-next", size)
    return _complete(state, layout, lines) or _start(solution, "hint-solo-anew", size)


def _lay(colour: int, layout: Sequence[Laid[int]], more: Laid[int], word: str, size: int, **facts: Any) -> Hint:
    """Lay one card beside what lies there."""
    args = {"card": str(more.card), "colour": COLOURS[colour], "size": size, **facts}
    return f"lay {layout_text(colour, [*layout, more])}", [(word, args)]


def _start(solution: Solution, word: str, size: int) -> Hint:
    """Lay the first cards of the solution."""
    first = solution.layout[:FIRST_CARDS]
    one, two = first[0], first[-1]
    args = {"card": str(one.card), "next": str(two.card), "colour": COLOURS[solution.colour], "size": size}
    return f"lay {layout_text(solution.colour, first)}", [(word, args)]


def _lay_longest(layout: Sequence[Laid[int]], solution: Solution, size: int) -> Hint:
    """Go on to the longest line that was found, where none through all cards was; or declare it."""
    args = {"length": len(solution.layout), "size": size, "colour": COLOURS[solution.colour]}
    whole = fit_into(layout, solution.layout) if layout else None
    if whole is None:
        kept = solution.layout[:FIRST_CARDS]
    else:
        kept = [*layout, *([] if len(layout) == len(whole) else [next_card(layout, whole)])]
    verb = "line" if len(kept) == len(layout) else "lay"
    return f"{verb} {layout_text(solution.colour, kept)}", [("hint-solo-longest", args)]


def _complete(state: np.record, layout: list[Laid[int]], lines: dict[str, LongestLine]) -> Hint | None:
    """Complete the layout, or what can be kept of its longest line, by one card; None where no way was found."""
    size = int(state.hand_size)
    cards = {int(card) + 1: card_in(state, int(card)) for card in state.hand[:size]}
    colours = sorted(range(BLACK), key=lambda ink: -lines[COLOURS[ink]]["length"] if COLOURS[ink] in lines else 0)
    budget = Budget(ALL_NODES)
    is_proven = True
    for kept in _parts(layout, lines):
        nodes = WHOLE_NODES if len(kept) == len(layout) else PART_NODES
        laid = {one.card: cards[one.card] for one in kept}
        free = {number: card for number, card in cards.items() if number not in laid}
        for colour in colours:
            part = budget.take(nodes)
            found = complete(kept, free, laid, colour, part)
            budget.give(part)
            if not isinstance(found, Search):
                if len(kept) == len(layout):
                    return _lay(colour, layout, found[len(kept)], "hint-solo-next", size)
                facts = {"count": len(layout) - len(kept), "proven": "yes" if is_proven else "no"}
                return _lay(colour, kept, found[len(kept)], "hint-solo-back", size, **facts)
            if len(kept) == len(layout):
                is_proven = is_proven and found is Search.NOTHING
    return None


def _parts(layout: list[Laid[int]], lines: dict[str, LongestLine]) -> Iterator[list[Laid[int]]]:
    """What could be kept of a layout, the most first: all of it, its longest line, shorter parts of that.

    The first card of each is on the line.
    """
    by_cell = {(one.column, one.row): one for one in layout}
    sections = max((line["sections"] for line in lines.values()), key=len, default=[])
    line = list(dict.fromkeys(by_cell[int(column), int(row)] for column, row, *_ in sections)) or layout[:1]
    yield [*line, *(one for one in layout if one not in line)]
    for count in range(min(len(line), len(layout) - 1), 0, -1):
        yield line[:count]
        if count < len(line):
            yield line[-count:]
