"""The board of Sequence: markers, and the fives they make. Sequences are found from the placed marker outward."""

import numpy as np

from linewright.games.sequence.cards import BOARD_CELLS, CELLS, CORNERS, PLACES, SIDE, WIDTH, is_on_board
from linewright.games.sequence.state import CORNER, FIRST_EDITION, FRAME, LOCKING, NOBODY, TEAMS

FIVE = 5
FIVES = 4 * CELLS  # a five is a number below it: direction * CELLS + its first cell
NINE = (1 << 2 * FIVE - 1) - 1  # the cells of all fives of a line that hold one cell
CORNER_COLUMNS = 1 << 1 | 1 << SIDE
RIGHT, DOWN, DOWN_RIGHT, DOWN_LEFT = 0, 1, 2, 3

EMPTY_BOARD = np.array([NOBODY if is_on_board(cell) else FRAME for cell in range(CELLS)], np.int8)
EMPTY_BOARD[list(CORNERS)] = CORNER
ALL_PLACES = np.flatnonzero(EMPTY_BOARD == NOBODY).astype(np.uint8)
PLACE_OF = np.zeros(CELLS, np.int8)  # of the cells that take markers
PLACE_OF[ALL_PLACES] = np.arange(PLACES)


def step_of(direction: int) -> int:
    """The way from a cell to the next one in a direction."""
    if direction == RIGHT:
        return 1
    return WIDTH + (direction == DOWN_RIGHT) - (direction == DOWN_LEFT)


def list_straights() -> list[tuple[int, int, int]]:
    """Every line of five cells or more: the first cell, the step, how many windows of five it has."""
    found = []
    for cell in BOARD_CELLS:
        for step in map(step_of, range(4)):
            length = next(k for k in range(SIDE + 1) if not is_on_board(cell + k * step))
            if not is_on_board(cell - step) and length >= FIVE:
                found.append((cell, step, length - FIVE + 1))
    return sorted(found)


STRAIGHTS = np.array(list_straights(), np.int16)


def five_at(direction: int, first: int) -> int:
    """The five that begins at a cell and runs in a direction."""
    return direction * CELLS + first


def direction_of(five: int) -> int:
    """The direction in which a five runs."""
    return five // CELLS


def first_of(five: int) -> int:
    """The first cell of a five."""
    return five % CELLS


def clear_board(state: np.record) -> None:
    """Take all markers off; the corners belong to everybody (SQ-26)."""
    for cell in range(CELLS):
        state.owner[cell] = EMPTY_BOARD[cell]
    for row in range(WIDTH):
        state.fixed[row] = 0
        for team in range(TEAMS):
            state.markers[team, row] = CORNER_COLUMNS if row in (1, SIDE) else 0
    for k in range(PLACES):
        state.cells[k] = ALL_PLACES[k]
        state.where[k] = k
    state.empties = PLACES


def put_marker(state: np.record, team: int, cell: int) -> None:
    """Put a marker on an empty cell."""
    state.owner[cell] = team
    state.markers[team, cell // WIDTH] = int(state.markers[team, cell // WIDTH]) | 1 << cell % WIDTH
    last = int(state.empties) - 1
    state.empties = last
    swap_cells(state, place_of(state, cell), last)


def take_marker(state: np.record, cell: int) -> None:
    """Take a marker off; a sequence that held it is broken, and an unbroken five that is left counts at once (SQ-61).

    Where more than one five is left, its owner has to choose: the phase is LOCKING then.
    """
    team = int(state.owner[cell])
    was_fixed = is_fixed(state, cell)
    if was_fixed:
        break_sequences(state, cell)
    state.owner[cell] = NOBODY
    state.markers[team, cell // WIDTH] = int(state.markers[team, cell // WIDTH]) & ~(1 << cell % WIDTH)
    swap_cells(state, place_of(state, cell), int(state.empties))
    state.empties = int(state.empties) + 1
    if not was_fixed:
        return
    if state.edition != FIRST_EDITION and count_standing(state, team) > 1:
        state.phase = LOCKING
        state.placed = cell
    else:
        fix_standing(state, team)


def place_of(state: np.record, cell: int) -> int:
    """The place of a cell in the list."""
    return int(state.where[int(PLACE_OF[cell])])


def swap_cells(state: np.record, one: int, two: int) -> None:
    """Let two cells change places in the list."""
    first = int(state.cells[one])
    second = int(state.cells[two])
    state.cells[one] = second
    state.cells[two] = first
    state.where[int(PLACE_OF[second])] = one
    state.where[int(PLACE_OF[first])] = two


def makes_five(state: np.record, team: int, cell: int) -> int:
    """1 if a cell is one of five in a line with a marker of the team, or a corner: the lines through it are gathered as bits."""
    row = cell // WIDTH
    column = cell % WIDTH
    down = 0
    down_right = 0
    down_left = 0
    for k in range(1, SIDE + 1):
        markers = int(state.markers[team, k]) << WIDTH  # room to either side
        down |= (markers >> WIDTH + column & 1) << k
        down_right |= (markers >> WIDTH + column + k - row & 1) << k
        down_left |= (markers >> WIDTH + column - k + row & 1) << k
    in_row = has_five(int(state.markers[team, row]), column)
    return in_row | has_five(down, row) | has_five(down_right, row) | has_five(down_left, row)


def has_five(markers: int, place: int) -> int:
    """1 if five bits side by side are set, that at a place among them."""
    near = markers & NINE << place >> FIVE - 1
    pairs = near & near >> 1
    return int(pairs & pairs >> 2 & near >> 4 != 0)


def count_takeable(state: np.record, team: int) -> int:
    """How many markers a one-eyed jack of the team may take (SQ-31, SQ-61); five rows at a time are one number."""
    upper = 0
    lower = 0
    for row in range(FIVE):
        upper |= takeable_in(state, team, 1 + row) << row * WIDTH
        lower |= takeable_in(state, team, 1 + FIVE + row) << row * WIDTH
    return count_bits(upper) + count_bits(lower)


def takeable_in(state: np.record, team: int, row: int) -> int:
    """The bits of a row with markers that a one-eyed jack of the team may take; corners are the team's own, too."""
    others = 0
    for other in range(TEAMS):
        others |= int(state.markers[other, row]) if other != team else 0
    safe = 0 if state.profi else int(state.fixed[row])
    return others & ~int(state.markers[team, row]) & ~safe


def count_bits(bits: int) -> int:
    """How many bits are set in a number of up to 60: in pairs, then in fours, then in eights, which a product adds up."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 0xFF


def run_length(state: np.record, team: int, cell: int, step: int) -> int:
    """Count the markers of a team, corners among them, that lie unbroken behind a cell; four are as good as more."""
    length = 0
    cell += step
    while length < FIVE - 1 and (state.owner[cell] == team or state.owner[cell] == CORNER):
        length += 1
        cell += step
    return length


def count_fives(state: np.record, team: int, cell: int, direction: int) -> int:
    """Count the fives in a direction that hold the cell and could be fixed."""
    step = step_of(direction)
    before = run_length(state, team, cell, -step)
    count = 0
    for k in range(before + run_length(state, team, cell, step) + 1 - FIVE + 1):
        count += can_be_fixed(state, team, direction, cell - (before - k) * step)
    return count


def makes_two(state: np.record, team: int, cell: int, direction: int) -> int:
    """1 if the cell ends one five and begins another (SQ-52: nine in a line are two sequences)."""
    before = cell - (FIVE - 1) * step_of(direction)
    return int(before > 0 and can_be_fixed(state, team, direction, before) and can_be_fixed(state, team, direction, cell))


def can_be_fixed(state: np.record, team: int, direction: int, first: int) -> int:
    """1 if five cells from the first on belong to the team and share at most one with any of its sequences (SQ-50, SQ-52).

    While a choice is open, the five must also hold the marker just placed (SQ-53), unless one was taken (SQ-61).
    """
    if not is_on_board(first):
        return 0
    step = step_of(direction)
    holds_placed = int(state.phase != LOCKING) | is_broken_up(state)
    cell = first
    for _ in range(FIVE):
        if state.owner[cell] != team and state.owner[cell] != CORNER:
            return 0
        holds_placed |= int(cell == state.placed)
        cell += step
    if not holds_placed:
        return 0
    for k in range(int(state.line_count)):
        if state.line_team[k] == team and cells_shared(int(state.lines[k]), five_at(direction, first)) > 1:
            return 0
    return 1


def cells_shared(one: int, two: int) -> int:
    """Count the cells that two fives of the same direction share; those of different directions never share two."""
    if direction_of(one) != direction_of(two):
        return 0
    step = step_of(direction_of(one))
    gap = abs(one - two)
    if gap % step != 0 or gap // step >= FIVE:
        return 0
    return FIVE - gap // step


def fix_first_fives(state: np.record, team: int, cell: int, direction: int) -> None:
    """Fix in a direction what holds the cell: both fives where it makes two, else the first that can be."""
    step = step_of(direction)
    if makes_two(state, team, cell, direction):
        fix(state, team, direction, cell - (FIVE - 1) * step)
        fix(state, team, direction, cell)
        return
    for k in range(run_length(state, team, cell, -step), -1, -1):
        if can_be_fixed(state, team, direction, cell - k * step):
            fix(state, team, direction, cell - k * step)
            return


def fix(state: np.record, team: int, direction: int, first: int) -> None:
    """Note a finished sequence (SQ-51)."""
    place = int(state.line_count)
    state.lines[place] = five_at(direction, first)
    state.line_team[place] = team
    state.line_count = place + 1
    state.made[team] = int(state.made[team]) + 1
    mark_fixed(state, five_at(direction, first))


def mark_fixed(state: np.record, five: int) -> None:
    """Mark the cells of a finished sequence."""
    cell = first_of(five)
    for _ in range(FIVE):
        state.fixed[cell // WIDTH] = int(state.fixed[cell // WIDTH]) | 1 << cell % WIDTH
        cell += step_of(direction_of(five))


def is_fixed(state: np.record, cell: int) -> int:
    """1 if a finished sequence holds the cell."""
    return int(state.fixed[cell // WIDTH]) >> cell % WIDTH & 1


def note_fixed(state: np.record, note: int, out: np.ndarray) -> None:
    """Set a bit in out for every cell that a finished sequence holds."""
    for k in range(int(state.line_count)):
        five = int(state.lines[k])
        cell = first_of(five)
        for _ in range(FIVE):
            out[cell] = int(out[cell]) | note
            cell += step_of(direction_of(five))


def holds_cell(five: int, cell: int) -> int:
    """1 if a five holds a cell."""
    one = first_of(five)
    for _ in range(FIVE):
        if one == cell:
            return 1
        one += step_of(direction_of(five))
    return 0


def break_sequences(state: np.record, cell: int) -> None:
    """Forget every sequence that holds the cell (SQ-61)."""
    kept = 0
    for k in range(int(state.line_count)):
        five = int(state.lines[k])
        team = int(state.line_team[k])
        state.lines[k] = 0
        state.line_team[k] = NOBODY
        if holds_cell(five, cell):
            state.made[team] = int(state.made[team]) - 1
        else:
            state.lines[kept] = five
            state.line_team[kept] = team
            kept += 1
    state.line_count = kept
    for row in range(WIDTH):
        state.fixed[row] = 0
    for k in range(kept):
        mark_fixed(state, int(state.lines[k]))


def is_broken_up(state: np.record) -> int:
    """1 if the choice of five comes after a marker was taken (SQ-61), not after one was placed (SQ-53)."""
    return int(state.owner[int(state.placed)] == NOBODY)


def count_standing(state: np.record, team: int) -> int:
    """Count the unbroken fives of a team that could be fixed."""
    count = 0
    for first in range(CELLS):
        for direction in range(4):
            count += can_be_fixed(state, team, direction, first)
    return count


def fix_standing(state: np.record, team: int) -> None:
    """Fix every unbroken five of a team that no sequence counts, as when a sixth marker was there (SQ-61)."""
    for first in range(CELLS):
        for direction in range(4):
            if can_be_fixed(state, team, direction, first):
                fix(state, team, direction, first)
