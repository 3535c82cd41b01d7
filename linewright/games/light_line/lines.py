"""Lines as they run across cards, section by section: on the table with a card that would be placed, and on a workbench.

A line is traced from end to end, a loop once round. Which sections join, `grid` and `workbench` say; here they are only followed.
"""

from collections.abc import Callable
from typing import NamedTuple, TypedDict

import numpy as np

from linewright.games.light_line.cards import COLOURS, EDGES, NO_COLOUR, PORTS, facing, port_name
from linewright.games.light_line.grid import (
    AT_PORT,
    INKS,
    OPEN,
    cell_of,
    code_of,
    column_of,
    end_across,
    entry_of,
    ink_of,
    lies_at,
    next_cell,
    place_beside,
    place_met,
    row_of,
    shows_of,
)
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.solver import BLACK
from linewright.games.light_line.workbench import card_across, ink_on_bench, port_across

Section = list[
    int | str
]  # column, row, the port by which the line enters the card, the port by which it leaves it, as the card lies


class Line(TypedDict):
    """A line that a placement extends (LL-20)."""

    colour: str
    points: int
    sections: list[Section]


class LongestLine(TypedDict):
    """The longest line of a colour on a workbench."""

    length: int  # cards, each counted once (LL-72)
    sections: list[Section]


class Step(NamedTuple):
    """A section on the way along a line: a card by its place, and the ports by which the line enters and leaves it."""

    place: int
    entering: int
    leaving: int


def trace(place: int, port: int, through: Callable[[int, int], int], met: Callable[[int, int], int]) -> list[Step]:
    """Follow the line that ends at a port of a card, from one end to the other, or once round from there.

    `through` is the port at the other end of the section that ends at a port; `met` the card to which a line runs on from a port,
    or NOTHING. A section has two ends, so a line never forks.
    """
    first, entering = place, port
    while (before := met(first, entering)) != NOTHING:
        first, entering = before, through(before, facing(entering))
        if (first, entering) == (place, port):
            break  # a loop
    steps: list[Step] = []
    here, here_by = first, entering
    while here != NOTHING:
        leaving = through(here, here_by)
        steps.append(Step(here, here_by, leaving))
        here, here_by = met(here, leaving), facing(leaving)
        if (here, here_by) == (first, entering):
            break
    return steps


# On the table


def lines_extended(state: np.record, card: int, action: int) -> list[Line]:
    """Trace the lines that a legal placement would extend: their points are all the points of the placement (LL-20 to LL-24)."""
    cell, code, new = cell_of(action), code_of(card, action), int(state.placed)
    k = entry_of(state, cell) - OPEN
    matched = int(state.wants[k]) & shows_of(state, code)

    def through(place: int, port: int) -> int:
        return end_across(state, code if place == new else int(state.lies[place]), port)

    def met(place: int, port: int) -> int:
        if place == new:
            return place_beside(state, k, port // 3) if matched >> port * INKS & AT_PORT else NOTHING
        if next_cell(lies_at(state, place), port // 3) == cell:
            return new if matched >> facing(port) * INKS & AT_PORT else NOTHING
        return place_met(state, place, port)

    def where(place: int) -> tuple[int, int]:
        there = cell if place == new else lies_at(state, place)
        return column_of(state, there), row_of(state, there)

    lines: list[Line] = []
    seen: set[int] = set()  # ports of the new card
    for port in range(PORTS):
        if matched >> port * INKS & AT_PORT and port not in seen:
            steps = trace(new, port, through, met)
            seen.update(end for step in steps if step.place == new for end in step[1:])
            colour = COLOURS[ink_of(state, code, port)]
            lines.append({"colour": colour, "points": len(steps), "sections": _sections(steps, where)})
    return sorted(lines, key=lambda line: COLOURS.index(line["colour"]))


def lines_of_last_card(state: np.record) -> list[Line]:
    """Trace the lines that the card placed last has extended, of which its points were made (LL-20)."""
    last = int(state.placed) - 1
    code = int(state.lies[last])

    def through(place: int, port: int) -> int:
        return end_across(state, int(state.lies[place]), port)

    def met(place: int, port: int) -> int:
        return place_met(state, place, port)

    def where(place: int) -> tuple[int, int]:
        return column_of(state, lies_at(state, place)), row_of(state, lies_at(state, place))

    lines: list[Line] = []
    seen: set[int] = set()  # ports of the last card
    for port in range(PORTS):
        if ink_of(state, code, port) != NO_COLOUR and port not in seen:
            steps = trace(last, port, through, met)
            seen.update(end for step in steps if step.place == last for end in step[1:])
            if len(steps) > 1:
                colour = COLOURS[ink_of(state, code, port)]
                lines.append({"colour": colour, "points": len(steps), "sections": _sections(steps, where)})
    return sorted(lines, key=lambda line: COLOURS.index(line["colour"]))


def _sections(steps: list[Step], where: Callable[[int], tuple[int, int]]) -> list[Section]:
    """Write a line as views and offers show it."""
    return [[*where(place), port_name(entering), port_name(leaving)] for place, entering, leaving in steps]


# On a workbench


def lines_on_bench(state: np.record, bench: int, joker: int) -> dict[str, LongestLine]:
    """Trace the longest line of each colour on a bench; with the joker black goes with every colour (LL-71)."""
    laid = _look_at(state, bench)
    found = {colour: _longest(laid, 1 << ink | joker << BLACK) for ink, colour in enumerate(COLOURS)}
    return {colour: line for colour, line in found.items() if line["length"]}


class _Laid(NamedTuple):
    """A layout, read once: tracing five colours asks the same things again and again."""

    cells: list[tuple[int, int]]  # of each card
    inks: list[list[int]]  # [card][port] a bit for the colour there, 0 for none
    across: list[list[int]]  # [card][port] the port at the other end of the section there
    met: list[list[int]]  # [card][port] the card beside it, or NOTHING


def _look_at(state: np.record, bench: int) -> _Laid:
    """Read the layout on a bench."""
    places = range(int(state.bench_count[bench]))
    inks = [[ink_on_bench(state, bench, k, port) for port in range(PORTS)] for k in places]
    beside = [[card_across(state, bench, k, edge * 3) for edge in range(len(EDGES))] for k in places]
    return _Laid(
        [(int(state.bench_column[bench, k]), int(state.bench_row[bench, k])) for k in places],
        [[0 if ink == NO_COLOUR else 1 << ink for ink in row] for row in inks],
        [[port_across(state, bench, k, port) for port in range(PORTS)] for k in places],
        [[row[port // 3] for port in range(PORTS)] for row in beside],
    )


def _longest(laid: _Laid, inks: int) -> LongestLine:
    """Trace the longest line of these colours, the first of several."""

    def through(k: int, port: int) -> int:
        return laid.across[k][port]

    def met(k: int, port: int) -> int:
        there = laid.met[k][port]
        return there if there != NOTHING and laid.inks[there][facing(port)] & inks else NOTHING

    longest: LongestLine = {"length": 0, "sections": []}
    seen: set[tuple[int, int]] = set()
    for k, colours in enumerate(laid.inks):
        for port in range(PORTS):
            if colours[port] & inks and (k, port) not in seen:
                steps = trace(k, port, through, met)
                seen.update((step.place, end) for step in steps for end in step[1:])
                length = len({step.place for step in steps})
                if length > longest["length"]:
                    longest = {"length": length, "sections": _sections(steps, laid.cells.__getitem__)}
    return longest
