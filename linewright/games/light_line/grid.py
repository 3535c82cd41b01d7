"""The table of LINE and KIDZ LINE: cards on a grid without end, the open cells beside them, and the lines that run across.

Cells are row * SIDE + column on a grid that wraps; a set never spans it, so it has no end in effect (LL-2). A line is a path or
a loop (a section has two ends), and new cards meet it only at its ends: so the two end sections of a line know each other and
its length, and joining two lines is one step. Section numbers are place * MOST_LINES + line, places count the cards laid.
"""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS, NO_COLOUR, PORTS, facing, turn_port
from linewright.games.light_line.sets import MOST_LINES, NOTHING

SIDE = 64
CELLS = SIDE * SIDE
MOST_PLACED = 49  # KIDZ LINE: 8 x 6 + 1; LINE: half of 80 cards, for every turn pays at least one, and one round more
MOST_OPEN = 2 * MOST_PLACED + 2
SECTIONS = MOST_PLACED * MOST_LINES
OPEN = 64  # grid: OPEN + k is open cell k, 1 + k is the card at place k, 0 is neither

INKS = len(COLOURS)
AT_PORT = (1 << INKS) - 1  # the bits of one port in `shows` and `wants`
EDGE = 3 * INKS  # bits of one edge
AT_EDGE = (1 << EDGE) - 1

PLACE = 0  # + cell * 2 + turned
PLACES = 2 * CELLS

TABLE_FIELDS: tuple[tuple[Any, ...], ...] = (  # all public
    ("wants", np.int64, MOST_OPEN),  # [open cell] the ends its neighbours show it, at the bits where a card's `shows` has them
    ("open_cell", np.int16, MOST_OPEN),
    ("lies_at", np.int16, MOST_PLACED),  # [place] cell of the card
    ("far", np.int16, SECTIONS),  # of a section at an end of its line: the section at the other end
    ("reach", np.int16, SECTIONS),  # and how many sections the line has
    ("grid", np.uint8, CELLS),
    ("lies", np.uint8, MOST_PLACED),  # [place] card * 2 + turned
    ("near", np.uint8, (MOST_OPEN, 4)),  # [open cell, edge] 1 + place of the card across that edge, or 0
    ("placed", np.int8),  # cards on the table
    ("opens", np.uint8),  # open cells
    ("west", np.int8),  # column and row of the cards furthest left and up
    ("north", np.int8),
)


def clear_table(state: np.record) -> None:
    """Take all cards off the table."""
    for cell in range(CELLS):
        state.grid[cell] = 0
    for k in range(MOST_OPEN):
        state.wants[k] = 0
        state.open_cell[k] = 0
        for edge in range(4):
            state.near[k, edge] = 0
    for k in range(MOST_PLACED):
        state.lies_at[k] = 0
        state.lies[k] = 0
    for section in range(SECTIONS):
        state.far[section] = 0
        state.reach[section] = 0
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


def lay_start_card(state: np.record, card: int) -> None:
    """Lay the first card, as drawn (LL-30)."""
    begin_sections(state, 0)
    put_down(state, card * 2, 0)


def fits(state: np.record, code: int, k: int) -> int:
    """1 if the card, turned or not, extends a line in this open cell (LL-11)."""
    return int((int(state.wants[k]) & int(state.shows[code])) != 0)


def has_place(state: np.record, card: int) -> int:
    """1 if the card can be placed anywhere (LL-10, LL-11)."""
    either = 0
    for k in range(int(state.opens)):
        either |= int(state.wants[k]) & (int(state.shows[card * 2]) | int(state.shows[card * 2 + 1]))
    return int(either != 0)


def why_not_place(state: np.record, card: int, action: int) -> int:
    """Judge a placement."""
    k = int(state.grid[cell_of(action)]) - OPEN
    if k < 0:
        return 10  # LL-10: taken, or with no card beside it
    return 0 if fits(state, code_of(card, action), k) else 11  # LL-11


def list_places(state: np.record, card: int, out: np.ndarray) -> int:
    """List the placements of a card, from the open cells."""
    count = 0
    upright = int(state.shows[card * 2])
    upside_down = int(state.shows[card * 2 + 1])
    for k in range(int(state.opens)):
        action = int(state.open_cell[k]) * 2
        wants = int(state.wants[k])
        out[count] = action
        count += int((wants & upright) != 0)
        out[count] = action + 1
        count += int((wants & upside_down) != 0)
    return count


def section_met(state: np.record, k: int, port: int) -> int:
    """The section that a card in open cell k meets at this port; there must be a card."""
    place = int(state.near[k, port // 3]) - 1
    return place * MOST_LINES + int(state.line[int(state.lies[place]), facing(port)])


def line_met(state: np.record, k: int, port: int) -> int:
    """Name the line that a card in open cell k meets at this port, by its lower end section."""
    section = section_met(state, k, port)
    return min(section, int(state.far[section]))


def worth(state: np.record, code: int, k: int) -> int:
    """Count the points of a placement (LL-20): new sections that extend a line, and each line they meet once (LL-21, LL-22)."""
    matched = int(state.wants[k]) & int(state.shows[code])
    points = 0
    extended = 0
    for port in range(PORTS):
        if matched >> port * INKS & AT_PORT:
            own = int(state.line[code, port])
            points += 1 - (extended >> own & 1)
            extended |= 1 << own
            if not is_met_before(state, k, port, matched):
                points += int(state.reach[section_met(state, k, port)])
    return points


def worth_of_placing(state: np.record, card: int, action: int) -> int:
    """The points of a legal placement of a card."""
    return worth(state, code_of(card, action), int(state.grid[cell_of(action)]) - OPEN)


def is_met_before(state: np.record, k: int, port: int, matched: int) -> int:
    """1 if a lower port of the card meets the same line."""
    met = line_met(state, k, port)
    found = 0
    for lower in range(port):
        if matched >> lower * INKS & AT_PORT:
            found |= int(line_met(state, k, lower) == met)
    return found


def lay_card(state: np.record, action: int, card: int) -> int:
    """Place a card and return its points; trusts, does not check."""
    cell = cell_of(action)
    code = code_of(card, action)
    k = int(state.grid[cell]) - OPEN
    points = worth(state, code, k)
    place = int(state.placed)
    begin_sections(state, place)
    matched = int(state.wants[k]) & int(state.shows[code])
    for port in range(PORTS):
        if matched >> port * INKS & AT_PORT:
            join(state, place * MOST_LINES + int(state.line[code, port]), section_met(state, k, port))
    close_cell(state, k)
    put_down(state, code, cell)
    return points


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


def close_cell(state: np.record, k: int) -> None:
    """Take an open cell off the list; the last one takes its place."""
    last = int(state.opens) - 1
    state.opens = last
    state.grid[int(state.open_cell[last])] = OPEN + k
    state.open_cell[k] = state.open_cell[last]
    state.wants[k] = state.wants[last]
    for edge in range(4):
        state.near[k, edge] = state.near[last, edge]
        state.near[last, edge] = 0
    state.open_cell[last] = 0
    state.wants[last] = 0


def put_down(state: np.record, code: int, cell: int) -> None:
    """Lay a card on a cell and open the cells around it."""
    place = int(state.placed)
    state.lies[place] = code
    state.lies_at[place] = cell
    state.placed = place + 1
    state.grid[cell] = 1 + place
    state.west = min(int(state.west), column_of(state, cell))
    state.north = min(int(state.north), row_of(state, cell))
    for edge in range(4):
        beside = next_cell(cell, edge)
        if state.grid[beside] == 0:
            add_open_cell(state, beside)
        k = int(state.grid[beside]) - OPEN
        if k >= 0:
            across = (edge + 2) % 4
            state.near[k, across] = 1 + place
            state.wants[k] = int(state.wants[k]) | (int(state.shows[code]) >> edge * EDGE & AT_EDGE) << across * EDGE


def add_open_cell(state: np.record, cell: int) -> None:
    """Put a cell on the list of open ones."""
    k = int(state.opens)
    state.open_cell[k] = cell
    state.grid[cell] = OPEN + k
    state.opens = k + 1


def had_place(state: np.record, card: int, placed: int) -> int:
    """1 if the card could have been placed when only so many cards lay."""
    for place in range(placed):
        shown = int(state.shows[int(state.lies[place])])
        for edge in range(4):
            beside = int(state.grid[next_cell(int(state.lies_at[place]), edge)])
            if beside >= OPEN or beside > placed:
                facing_it = (shown >> edge * EDGE & AT_EDGE) << (edge + 2) % 4 * EDGE
                if facing_it & (int(state.shows[card * 2]) | int(state.shows[card * 2 + 1])):
                    return 1
    return 0


# What is always true


def table_is_broken(state: np.record) -> int:
    """1 if grid, lists and lines do not agree; the lines are followed section by section."""
    for place in range(int(state.placed)):
        if state.grid[int(state.lies_at[place])] != 1 + place:
            return 1
    for k in range(int(state.opens)):
        if state.grid[int(state.open_cell[k])] != OPEN + k or open_cell_is_broken(state, k):
            return 1
    for place in range(int(state.placed)):
        for port in range(PORTS):
            is_end = ink_at(state, place, port) != NO_COLOUR and place_met(state, place, port) == NOTHING
            if is_end and line_is_broken(state, place, port):
                return 1
    return 0


def open_cell_is_broken(state: np.record, k: int) -> int:
    """1 if an open cell has no card beside it, or not the ones it remembers."""
    beside = 0
    for edge in range(4):
        there = int(state.grid[next_cell(int(state.open_cell[k]), edge)])
        if state.near[k, edge] != (there if there < OPEN else 0):
            return 1
        beside += int(state.near[k, edge])
    return int(beside == 0)


def ink_at(state: np.record, place: int, port: int) -> int:
    """The colour at a port of a card on the table, or NO_COLOUR."""
    return ink_of(state, int(state.lies[place]), port)


def ink_of(state: np.record, code: int, port: int) -> int:
    """The colour at a port of a card, turned or not, or NO_COLOUR."""
    return int(state.ink[code >> 1, turn_port(port) if code & 1 else port])


def end_across(state: np.record, code: int, port: int) -> int:
    """The port at the other end of the section that ends at this port of a card, turned or not; there must be one."""
    if code & 1:
        return turn_port(int(state.other[code >> 1, turn_port(port)]))
    return int(state.other[code >> 1, port])


def place_met(state: np.record, place: int, port: int) -> int:
    """The place of the card to which the line at this port runs on, or NOTHING where it ends (LL-6)."""
    there = int(state.grid[next_cell(int(state.lies_at[place]), port // 3)])
    if there == 0 or there >= OPEN or ink_at(state, there - 1, facing(port)) != ink_at(state, place, port):
        return NOTHING
    return there - 1


def line_is_broken(state: np.record, place: int, port: int) -> int:
    """1 if the two ends of the line that ends at this port do not know each other, or not its length."""
    first = place * MOST_LINES + int(state.line[int(state.lies[place]), port])
    length = 0
    while place != NOTHING:
        length += 1
        last = place * MOST_LINES + int(state.line[int(state.lies[place]), port])
        leaving = end_across(state, int(state.lies[place]), port)
        place = place_met(state, place, leaving)
        port = facing(leaving)
    return int(state.far[first] != last or state.reach[first] != length or state.reach[last] != length)
