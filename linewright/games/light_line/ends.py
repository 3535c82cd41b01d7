"""What LINE keeps of the lines on its table: their ends know each other and how long the line is.

A line is a path or a loop (a section has two ends), and new cards meet it only at its ends, so joining two lines is one step.
Section numbers are place * MOST_LINES + line.
"""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import NO_COLOUR, PORTS, facing
from linewright.games.light_line.grid import (
    EDGE_AT,
    FACING_AT,
    MOST_PLACED,
    OPEN,
    cell_of,
    close_cell,
    code_of,
    end_across,
    entry_of,
    ink_at,
    line_at,
    lowest_port,
    place_beside,
    place_met,
    put_down,
    put_start_card,
    shows_of,
)
from linewright.games.light_line.sets import DIGIT, MOST_LINES, NO_LINE, NOTHING

SECTIONS = MOST_PLACED * MOST_LINES

END_FIELDS: tuple[tuple[Any, ...], ...] = (  # public
    ("far", np.int16, SECTIONS),  # of a section at an end of its line: the section at the other end
    ("reach", np.int16, SECTIONS),  # and how many sections the line has
)


def clear_ends(state: np.record) -> None:
    """Forget all lines."""
    for section in range(SECTIONS):
        state.far[section] = 0
        state.reach[section] = 0


def lay_start_card(state: np.record, card: int) -> None:
    """Lay the first card, as drawn (LL-30)."""
    begin_sections(state, 0)
    put_start_card(state, card)


def section_met(state: np.record, k: int, port: int) -> int:
    """The section that a card in open cell k meets at this port; there must be a card."""
    place = place_beside(state, k, EDGE_AT >> DIGIT * port & NO_LINE)
    return place * MOST_LINES + line_at(state, int(state.lies[place]), FACING_AT >> DIGIT * port & NO_LINE)


def line_met(state: np.record, k: int, port: int) -> int:
    """Name the line that a card in open cell k meets at this port, by its lower end section."""
    section = section_met(state, k, port)
    return min(section, int(state.far[section]))


def worth(state: np.record, code: int, k: int) -> int:
    """Count the points of a placement (LL-20): new sections that extend a line, and each line they meet once (LL-21, LL-22)."""
    matched = int(state.wants[k]) & shows_of(state, code)
    points = 0
    extended = 0
    to_see = matched
    while to_see:
        port = lowest_port(to_see)
        own = line_at(state, code, port)
        points += 1 - (extended >> own & 1)
        extended |= 1 << own
        if not is_met_before(state, k, port, matched - to_see):
            points += int(state.reach[section_met(state, k, port)])
        to_see &= to_see - 1
    return points


def worth_of_placing(state: np.record, card: int, action: int) -> int:
    """The points of a legal placement of a card."""
    return worth(state, code_of(card, action), entry_of(state, cell_of(action)) - OPEN)


def is_met_before(state: np.record, k: int, port: int, matched: int) -> int:
    """1 if one of the other ends that matched meets the same line as this port."""
    met = line_met(state, k, port)
    found = 0
    while matched:
        found |= int(line_met(state, k, lowest_port(matched)) == met)
        matched &= matched - 1
    return found


def lay_card(state: np.record, action: int, card: int) -> None:
    """Place a card; trusts, does not check."""
    cell = cell_of(action)
    code = code_of(card, action)
    k = entry_of(state, cell) - OPEN
    place = int(state.placed)
    begin_sections(state, place)
    matched = int(state.wants[k]) & shows_of(state, code)
    while matched:
        port = lowest_port(matched)
        join(state, place * MOST_LINES + line_at(state, code, port), section_met(state, k, port))
        matched &= matched - 1
    close_cell(state, k, cell)
    put_down(state, code, cell)


def begin_sections(state: np.record, place: int) -> None:
    """Make each line of a new card a line of its own."""
    for section in range(place * MOST_LINES, place * MOST_LINES + MOST_LINES):
        state.far[section] = section
        state.reach[section] = 1


def join(state: np.record, one: int, two: int) -> None:
    """Join two lines at these end sections, or close one to a loop (LL-5, LL-22)."""
    end = int(state.far[one])
    other_end = int(state.far[two])
    if end == two:
        return
    length = int(state.reach[one]) + int(state.reach[two])
    state.far[end] = other_end
    state.far[other_end] = end
    state.reach[end] = length
    state.reach[other_end] = length


def ends_are_broken(state: np.record) -> int:
    """1 if the ends of a line do not know each other or its length; lines are followed section by section."""
    for place in range(int(state.placed)):
        for port in range(PORTS):
            is_end = ink_at(state, place, port) != NO_COLOUR and place_met(state, place, port) == NOTHING
            if is_end and line_is_broken(state, place, port):
                return 1
    return 0


def line_is_broken(state: np.record, place: int, port: int) -> int:
    """1 if the two ends of the line that ends at this port do not know each other, or not its length."""
    first = place * MOST_LINES + line_at(state, int(state.lies[place]), port)
    length = 0
    while place != NOTHING:
        length += 1
        last = place * MOST_LINES + line_at(state, int(state.lies[place]), port)
        leaving = end_across(state, int(state.lies[place]), port)
        place = place_met(state, place, leaving)
        port = facing(leaving)
    return int(state.far[first] != last or state.reach[first] != length or state.reach[last] != length)
