"""What a placement is worth where nobody counts points and nothing is kept of lines: they are followed, section by section."""

import numpy as np

from linewright.games.light_line.grid import (
    EDGE_AT,
    FACING_AT,
    OPEN,
    cell_of,
    code_of,
    end_across,
    entry_of,
    lies_at,
    line_at,
    lowest_port,
    next_cell,
    place_beside,
    place_met,
    shows_of,
)
from linewright.games.light_line.sets import DIGIT, NO_LINE, NOTHING


def worth_of_placing(state: np.record, card: int, action: int) -> int:
    """The points that a legal placement of a card would have in LINE (LL-20): new sections, and each line they meet once."""
    code = code_of(card, action)
    k = entry_of(state, cell_of(action)) - OPEN
    to_see = int(state.wants[k]) & shows_of(state, code)
    points = 0
    extended = 0
    passed = 0  # ports of the card at which the lines end that were met
    while to_see:
        port = lowest_port(to_see)
        own = line_at(state, code, port)
        points += 1 - (extended >> own & 1)
        extended |= 1 << own
        if passed >> port & 1 == 0:
            met = follow(state, k, port)
            points += met >> DIGIT
            passed |= 1 << (met & NO_LINE)
        to_see &= to_see - 1
    return points


def follow(state: np.record, k: int, port: int) -> int:
    """How many sections the line has that a card in open cell k meets at this port, then DIGIT bits.

    They are the port at which the card meets the other end of that line, or NO_LINE where that is elsewhere.
    """
    cell = int(state.cell[OPEN + k])
    place = place_beside(state, k, EDGE_AT >> DIGIT * port & NO_LINE)
    entering = FACING_AT >> DIGIT * port & NO_LINE
    length = 0
    comes_back = 0
    while place != NOTHING:
        length += 1
        leaving = end_across(state, int(state.lies[place]), entering)
        entering = FACING_AT >> DIGIT * leaving & NO_LINE
        comes_back = int(next_cell(lies_at(state, place), EDGE_AT >> DIGIT * leaving & NO_LINE) == cell)
        place = place_met(state, place, leaving)
    return length << DIGIT | (entering if comes_back else NO_LINE)
