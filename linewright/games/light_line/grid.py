"""The table of LINE and KIDZ LINE: cards on a grid without end, and the open cells beside them.

Cells are row * SIDE + column on a grid that wraps; a set never spans it, so it has no end in effect (LL-2). There is no field of
all cells: those with a card or beside one are on a list, and a small table says where. Places count the cards laid. What the
lines are worth that go on, `ends` says from what LINE keeps of them, and `tracing` by following them.
"""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS, NO_COLOUR, PORTS, facing, turn_port
from linewright.games.light_line.sets import DIGIT, NO_LINE, NOTHING

SIDE = 64
CELLS = SIDE * SIDE
MOST_PLACED = 49  # KIDZ LINE: 8 x 6 + 1; LINE: half of 80 cards, for every turn pays at least one, and one round more
ROW = 10  # open cells
MOST_OPEN = 2 * MOST_PLACED + 2

# Entries of the list of cells: 1 + k is the card at place k, OPEN + k is open cell k, 0 is neither.
OPEN = MOST_PLACED + 1
ENTRIES = OPEN + MOST_OPEN
BOX = 16  # rows and columns after which cells share a place in the table that finds entries; then the next free place is taken
FOUND = BOX * BOX  # more than there are entries

INKS = len(COLOURS)
AT_PORT = (1 << INKS) - 1  # the bits of one port in `shows` and `wants`
EDGE = 3 * INKS  # bits of one edge
AT_EDGE = (1 << EDGE) - 1
HALF = PORTS // 2 * INKS  # bits of two edges
FIRST_PORTS = sum(AT_PORT << EDGE * edge for edge in range(4))  # of each edge
MIDDLE_PORTS = FIRST_PORTS << INKS
BESIDE = 8  # bits of an edge in `near`
AT_BESIDE = (1 << BESIDE) - 1

# The place of a bit that stands alone: times SPREAD, it leaves six bits behind that are different for each.
SPREAD, SPREAD_BITS, SPREAD_AT = 0x1FBCEB8DA658544, (1 << 63) - 1, 57
PORT_OF = np.zeros(64, np.int8)
PORT_OF[[(SPREAD << bit & SPREAD_BITS) >> SPREAD_AT for bit in range(PORTS * INKS)]] = np.arange(PORTS * INKS) // INKS

TURNED_AT = sum(turn_port(port) << DIGIT * port for port in range(PORTS))  # turn_port as the digits of one number
DRAWN_AT = sum(port << DIGIT * port for port in range(PORTS))
FACING_AT = sum(facing(port) << DIGIT * port for port in range(PORTS))
EDGE_AT = sum(port // 3 << DIGIT * port for port in range(PORTS))

PLACE = 0  # + cell * 2 + turned
PLACES = 2 * CELLS

TABLE_FIELDS: tuple[tuple[Any, ...], ...] = (  # all public
    ("wants", np.int64, MOST_OPEN),  # [open cell] the ends its neighbours show it, at the bits where a card's `shows` has them
    ("near", np.int32, MOST_OPEN),  # [open cell] BESIDE bits for each edge: 1 + place of the card across it, or 0
    ("cell", np.int16, ENTRIES),  # [entry] its cell
    ("found", np.uint8, FOUND),  # the entry of each cell: find_place
    ("lies", np.uint8, MOST_PLACED),  # [place] card * 2 + turned
    ("placed", np.int8),  # cards on the table
    ("opens", np.uint8),  # open cells
    ("west", np.int8),  # column and row of the cards furthest left and up
    ("north", np.int8),
)


def clear_table(state: np.record) -> None:
    """Take all cards off the table."""
    for k in range(MOST_OPEN):
        state.wants[k] = 0
        state.near[k] = 0
    for entry in range(ENTRIES):
        state.cell[entry] = 0
    for place in range(FOUND):
        state.found[place] = 0
    for k in range(MOST_PLACED):
        state.lies[k] = 0
    state.placed = 0
    state.opens = 0
    state.west = 0
    state.north = 0


def cell_of(action: int) -> int:
    """The cell of a placement."""
    return action >> 1


def code_of(card: int, action: int) -> int:
    """A card as a placement lays it: card * 2 + turned."""
    return card * 2 + (action & 1)


def next_cell(cell: int, edge: int) -> int:
    """The cell across an edge."""
    column = (cell & (SIDE - 1)) + int(edge == 1) - int(edge == 3)
    row = (cell >> 6) + int(edge == 2) - int(edge == 0)
    return (row & (SIDE - 1)) * SIDE + (column & (SIDE - 1))


def column_of(state: np.record, cell: int) -> int:
    """The column of a cell beside the cards, counted from the start card."""
    west = int(state.west) - 1
    return west + (((cell & (SIDE - 1)) - west) & (SIDE - 1))


def row_of(state: np.record, cell: int) -> int:
    """The row of a cell beside the cards, counted from the start card; rows grow downwards."""
    north = int(state.north) - 1
    return north + (((cell >> 6) - north) & (SIDE - 1))


def find_place(state: np.record, cell: int) -> int:
    """The place in `found` where the entry of a cell is, or 0 where it would be."""
    place = cell >> 2 & (FOUND - BOX) | cell & (BOX - 1)
    while is_of_another(state, int(state.found[place]), cell) != 0:
        place = place + 1 & (FOUND - 1)
    return place


def is_of_another(state: np.record, entry: int, cell: int) -> int:
    """0 unless this is the entry of another cell.

    It is a product, for two conditions would be two branches in machine code, and whether there is an entry is a toss-up.
    """
    return entry * (int(state.cell[entry]) - cell)


def entry_of(state: np.record, cell: int) -> int:
    """The entry of a cell: 1 + k is the card at place k, OPEN + k is open cell k, 0 is neither."""
    return int(state.found[find_place(state, cell)])


def lies_at(state: np.record, place: int) -> int:
    """The cell of a card on the table."""
    return int(state.cell[1 + place])


def place_beside(state: np.record, k: int, edge: int) -> int:
    """The place of the card across an edge of an open cell, or NOTHING."""
    return (int(state.near[k]) >> BESIDE * edge & AT_BESIDE) - 1


def shows_of(state: np.record, code: int) -> int:
    """The ends that a card shows as it lies: bit port * 5 + colour."""
    drawn = int(state.shows[code >> 1])
    return drawn ^ (drawn ^ turn_over(drawn)) & -(code & 1)


def turn_over(shows: int) -> int:
    """The ends of a card lying the other way round: each edge takes the place of that across, its ports the other way."""
    shows = shows >> HALF | (shows & ((1 << HALF) - 1)) << HALF
    return shows & MIDDLE_PORTS | (shows & FIRST_PORTS) << 2 * INKS | shows >> 2 * INKS & FIRST_PORTS


def line_at(state: np.record, code: int, port: int) -> int:
    """Which line of a card ends at this port as it lies, or NO_LINE."""
    as_drawn = DRAWN_AT ^ (DRAWN_AT ^ TURNED_AT) & -(code & 1)
    return int(state.lines[code >> 1]) >> DIGIT * (as_drawn >> DIGIT * port & NO_LINE) & NO_LINE


def lowest_port(ends: int) -> int:
    """The lowest port with one of these ends, of which there is one."""
    return int(PORT_OF[((ends & -ends) * SPREAD & SPREAD_BITS) >> SPREAD_AT])


def put_start_card(state: np.record, card: int) -> None:
    """Lay the first card, as drawn (LL-30)."""
    state.cell[1] = 0
    state.found[find_place(state, 0)] = 1
    put_down(state, card * 2, 0)


def fits(state: np.record, code: int, k: int) -> int:
    """1 if the card, turned or not, extends a line in this open cell (LL-11)."""
    return int((int(state.wants[k]) & shows_of(state, code)) != 0)


def has_place(state: np.record, card: int) -> int:
    """1 if the card can be placed anywhere (LL-10, LL-11)."""
    either = int(state.shows[card]) | turn_over(int(state.shows[card]))
    wanted = 0
    for k in range(int(state.opens)):
        wanted |= int(state.wants[k])
    return int((wanted & either) != 0)


def why_not_place(state: np.record, card: int, action: int) -> int:
    """Judge a placement."""
    k = entry_of(state, cell_of(action)) - OPEN
    if k < 0:
        return 10  # LL-10: taken, or with no card beside it
    return 0 if fits(state, code_of(card, action), k) else 11  # LL-11


def list_places(state: np.record, card: int, out: np.ndarray) -> int:
    """List the placements of a card, from the open cells."""
    count = 0
    upright = int(state.shows[card])
    upside_down = turn_over(upright)
    for first in range(0, int(state.opens), ROW):
        for k in range(first, first + ROW):  # also of cells that nobody has opened: they want nothing
            action = int(state.cell[OPEN + k]) * 2
            wants = int(state.wants[k])
            out[count] = action
            count += int((wants & upright) != 0)
            out[count] = action + 1
            count += int((wants & upside_down) != 0)
    return count


def place_card(state: np.record, action: int, card: int) -> None:
    """Place a card; trusts, does not check."""
    cell = cell_of(action)
    close_cell(state, entry_of(state, cell) - OPEN, cell)
    put_down(state, code_of(card, action), cell)


def close_cell(state: np.record, k: int, cell: int) -> None:
    """Take an open cell off the list, for the next card lies there; the last open one takes its place."""
    card = 1 + int(state.placed)
    last = int(state.opens) - 1
    state.opens = last
    state.found[find_place(state, int(state.cell[OPEN + last]))] = OPEN + k
    state.found[find_place(state, cell)] = card
    state.cell[card] = cell
    state.cell[OPEN + k] = state.cell[OPEN + last]
    state.wants[k] = state.wants[last]
    state.near[k] = state.near[last]
    state.cell[OPEN + last] = 0
    state.wants[last] = 0
    state.near[last] = 0


def put_down(state: np.record, code: int, cell: int) -> None:
    """Lay a card on a cell and open the cells around it."""
    place = int(state.placed)
    state.lies[place] = code
    state.placed = place + 1
    state.west = min(int(state.west), column_of(state, cell))
    state.north = min(int(state.north), row_of(state, cell))
    shown = shows_of(state, code)
    opens = int(state.opens)
    for edge in range(4):
        beside = next_cell(cell, edge)
        found = find_place(state, beside)
        entry = int(state.found[found]) or OPEN + opens
        opens = max(opens, entry - OPEN + 1)
        state.found[found] = entry
        state.cell[entry] = beside
        is_open = int(entry >= OPEN)  # where another card lies, the open cell 0 is written as it is: no branch to mispredict
        k = is_open * (entry - OPEN)
        across = (edge + 2) % 4
        state.near[k] = int(state.near[k]) | is_open * (1 + place) << BESIDE * across
        state.wants[k] = int(state.wants[k]) | is_open * (shown >> edge * EDGE & AT_EDGE) << across * EDGE
    state.opens = opens


def had_place(state: np.record, card: int, placed: int) -> int:
    """1 if the card could have been placed when only so many cards lay."""
    either = int(state.shows[card]) | turn_over(int(state.shows[card]))
    for place in range(placed):
        shown = shows_of(state, int(state.lies[place]))
        for edge in range(4):
            beside = entry_of(state, next_cell(lies_at(state, place), edge))
            if beside >= OPEN or beside > placed:
                facing_it = (shown >> edge * EDGE & AT_EDGE) << (edge + 2) % 4 * EDGE
                if facing_it & either:
                    return 1
    return 0


# What is always true


def table_is_broken(state: np.record) -> int:
    """1 if a cell is not found at its entry, or an open one not beside the cards that it remembers."""
    for entry in range(1, ENTRIES):
        is_there = 1 <= entry <= int(state.placed) or OPEN <= entry < OPEN + int(state.opens)
        if is_there and entry_of(state, int(state.cell[entry])) != entry:
            return 1
    for k in range(int(state.opens)):
        if open_cell_is_broken(state, k):
            return 1
    return 0


def open_cell_is_broken(state: np.record, k: int) -> int:
    """1 if an open cell has no card beside it, or not the ones it remembers."""
    for edge in range(4):
        there = entry_of(state, next_cell(int(state.cell[OPEN + k]), edge))
        if place_beside(state, k, edge) != (there - 1 if there < OPEN else NOTHING):
            return 1
    return int(state.near[k] == 0)


def ink_at(state: np.record, place: int, port: int) -> int:
    """The colour at a port of a card on the table, or NO_COLOUR."""
    return ink_of(state, int(state.lies[place]), port)


def ink_of(state: np.record, code: int, port: int) -> int:
    """The colour at a port of a card, turned or not, or NO_COLOUR."""
    shown = shows_of(state, code) >> port * INKS & AT_PORT
    ink = NO_COLOUR
    for colour in range(INKS):
        if shown >> colour & 1:
            ink = colour
    return ink


def end_across(state: np.record, code: int, port: int) -> int:
    """The port at the other end of the section that ends at this port of a card, turned or not; there must be one."""
    as_drawn = DRAWN_AT ^ (DRAWN_AT ^ TURNED_AT) & -(code & 1)
    lines = int(state.lines[code >> 1])
    drawn = as_drawn >> DIGIT * port & NO_LINE
    line = lines >> DIGIT * drawn & NO_LINE
    across = drawn
    for other in range(PORTS):
        if other != drawn and lines >> DIGIT * other & NO_LINE == line:
            across = other
    return as_drawn >> DIGIT * across & NO_LINE


def place_met(state: np.record, place: int, port: int) -> int:
    """The place of the card to which the line at this port runs on, or NOTHING where it ends (LL-6)."""
    there = entry_of(state, next_cell(lies_at(state, place), port // 3))
    if there == 0 or there >= OPEN or ink_at(state, there - 1, facing(port)) != ink_at(state, place, port):
        return NOTHING
    return there - 1
