"""What older records of LINE and KIDZ LINE held of cards and table, for the digests in saves: a number for each cell and port."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from linewright.games.light_line.cards import MOST_CARDS, NO_COLOUR, PORTS, facing, turn_port
from linewright.games.light_line.ends import SECTIONS, begin_sections, join
from linewright.games.light_line.grid import (
    AT_BESIDE,
    BESIDE,
    CELLS,
    MOST_OPEN,
    MOST_PLACED,
    OPEN,
    ink_at,
    line_at,
    place_met,
    shows_of,
)
from linewright.games.light_line.sets import DIGIT, MOST_LINES, NO_LINE, NOTHING, drawn_tables

OLDER_OPEN = 64  # where the numbers of open cells began in the field of all cells


def older_cards_and_table(state: Any) -> dict[str, np.ndarray | None]:
    """The fields as they were."""
    return {**_older_cards(state), **_older_table(state)}


def _older_cards(state: Any) -> dict[str, np.ndarray | None]:
    """Colours, ends and lines of each card at each port, also of those lying the other way round."""
    ink, other = drawn_tables(state)
    line = np.full((2 * MOST_CARDS, PORTS), NOTHING, np.int8)
    for card, digits in enumerate(state.lines):
        for port in range(PORTS):
            if ink[card, port] != NO_COLOUR:
                line[card * 2, port] = line[card * 2 + 1, turn_port(port)] = int(digits) >> DIGIT * port & NO_LINE
    shows = [shows_of(state, code) for code in range(2 * MOST_CARDS)]
    return {"ink": ink, "other": other, "line": line, "shows": np.array(shows, np.int64), "lines": None}


def _older_table(state: Any) -> dict[str, np.ndarray | None]:
    """The field of all cells, the cells of the cards and of the open cells, and which cards lie beside those."""
    placed, opens = int(state.placed), int(state.opens)
    field = np.zeros(CELLS, np.uint8)
    field[state.cell[1 : 1 + placed]] = np.arange(1, 1 + placed)
    field[state.cell[OPEN : OPEN + opens]] = np.arange(OLDER_OPEN, OLDER_OPEN + opens)
    near = np.array([[int(beside) >> BESIDE * edge & AT_BESIDE for edge in range(4)] for beside in state.near], np.uint8)
    return {
        "grid": field,
        "lies_at": np.array(state.cell[1 : 1 + MOST_PLACED], np.int16),
        "open_cell": np.array(state.cell[OPEN : OPEN + MOST_OPEN], np.int16),
        "near": near,
        "cell": None,
        "found": None,
    }


def older_ends(state: Any) -> dict[str, np.ndarray | None]:
    """What LINE keeps of the ends of lines, found again by laying all cards one after the other."""
    found: Any = SimpleNamespace(far=np.zeros(SECTIONS, np.int16), reach=np.zeros(SECTIONS, np.int16))
    for place in range(int(state.placed)):
        begin_sections(found, place)
        code = int(state.lies[place])
        for port in range(PORTS):
            there = place_met(state, place, port) if ink_at(state, place, port) != NO_COLOUR else NOTHING
            if NOTHING < there < place:
                met = there * MOST_LINES + line_at(state, int(state.lies[there]), facing(port))
                join(found, place * MOST_LINES + line_at(state, code, port), met)
    return {"far": found.far, "reach": found.reach}
