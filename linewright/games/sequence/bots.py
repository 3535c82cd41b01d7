"""What is worth wanting in Sequence: the heuristic of the greedy bot, which playouts use too.

A window is five cells in a row, all that a sequence could become. A cell is worth what the windows through it are worth: those
of the own team to build, those of rivals to block. Everything is counted in whole numbers, so that all processors agree to the
last bit.
"""

import numpy as np

from linewright.games.sequence.cards import (
    BOARD_CELLS,
    CELLS,
    FIRST_TWO_EYED,
    PLACES,
    is_jack,
    is_on_board,
    is_one_eyed,
    is_two_eyed,
)
from linewright.games.sequence.lines import FIVE, step_of
from linewright.games.sequence.rules import (
    ANY_NUMBER,
    DEAD,
    DRAW,
    DROP,
    LOCK,
    PASS,
    is_dead,
    list_locks,
    may_be_taken,
    may_draw,
)
from linewright.games.sequence.state import CORNER, DROPPING, FRAME, LOCKING, NOBODY
from linewright.games.sequence.teams import team_count, team_of

# What lies on a cell, written so that the five of a window can be added up; a corner makes the sum negative.
OWN, RIVAL, HELD, SECOND, FIXED = 1, 1 << 3, 1 << 6, 1 << 9, 1 << 12  # HELD: empty, its card in hand. SECOND: rival after next
CORNERED = -(1 << 15)
KEYS = 1 << 9  # own, rival and held together
STAGES = 5  # two teams: 2 for an own sequence + 1 for one of the rivals; three teams: 4

WIN = 1 << 19
NEVER = -WIN
FOUR = 1 << 24  # beside the worth: a rival's four
WORTH = FOUR - 1

OWN_WINDOW = np.array(
    [3, 4, 5, 6, 7, 12, 16, 20, 24, 24, 40, 60, 90, 90, 90, 2, 5, 7, 20, 4, 20, 20, 23, 59, 24, 35, 67, 104, 90, 90], np.int64
)
OWN_SHARE = np.array([64, 64, 80, 80, 80], np.int64)
RIVAL_WINDOW = np.array([3, 10, 40, 3, 11, 57], np.int64)
RIVAL_SHARE = np.array([64, 80, 64, 80, 19], np.int64)
OPEN = np.array([20, 60, 11, 82], np.int64)
TAKE = np.array([3, 8, 30, 3, 12, 35], np.int64)
FIRST_FIVE = 1200
BLOCK = np.array([800, 2400, 800, 2400, 861], np.int64)
TAKE_FOUR = np.array([600, 1800, 600, 1800, 3168], np.int64)
SAFE_BLOCK = np.array([12, 13], np.int64)
OTHER_CELL = np.array([2, 0], np.int64)
TWO_EYED = np.array([720, 720, 720, 720, 12578], np.int64)
ONE_EYED = np.array([600, 600, 600, 600, 224], np.int64)
BREAK = 1200
LOOK = np.array([1000, 200], np.int64)


def worth_of_placing(stage: int, own: int, rival: int, held: int) -> int:
    """Value a window for a marker put into it."""
    kind = stage // 4
    if own and rival:
        return 0
    if own > 3:
        return FIRST_FIVE if stage < 2 else WIN
    if own:
        return int(OWN_WINDOW[15 * kind + 5 * (own - 1) + min(held, FIVE - own)]) * int(OWN_SHARE[stage]) >> 4
    if rival > 3:
        return FOUR
    return int(RIVAL_WINDOW[3 * kind + rival - 1]) * int(RIVAL_SHARE[stage]) >> 4 if rival else 0


def worth_of_taking(stage: int, own: int, rival: int) -> int:
    """Value a window for a rival's marker taken out of it."""
    kind = stage // 4
    if own:
        return int(OPEN[2 * kind + min(own, 4) - 3]) * int(OWN_SHARE[stage]) >> 4 if rival == 1 and own > 2 else 0
    if rival > 3:
        return int(TAKE_FOUR[stage])
    return int(TAKE[3 * kind + rival - 1]) * int(RIVAL_SHARE[stage]) >> 4 if rival else 0


def worth_of_windows() -> np.ndarray:
    """Write down the worth of every window: for placing by stage, own, rival and held, then for taking."""
    keys = [(k & 7, k >> 3 & 7, k >> 6) for k in range(KEYS)]
    placing = [worth_of_placing(stage, own, rival, held) for stage in range(STAGES) for own, rival, held in keys]
    taking = [worth_of_taking(stage, own, rival) for stage in range(STAGES) for own, rival, _ in keys]
    return np.array(placing + taking, np.int32)


def span_through(cell: int, step: int) -> tuple[int, int]:
    """Give the first cell of the first window through a cell, and how many windows there are, each a step further."""
    first = cell
    while is_on_board(first - step) and cell - first != (FIVE - 1) * step:
        first -= step
    last = cell
    while is_on_board(last + step) and last - cell != (FIVE - 1) * step:
        last += step
    return first, max((last - first) // step - FIVE + 2, 0)


def lines_of_board() -> list[tuple[int, int, int]]:
    """List every line of at least five cells: its first cell, the step to the next, how many windows it has."""
    lines = []
    for direction in range(4):
        step = step_of(direction)
        for first in BOARD_CELLS:
            length = 0
            while is_on_board(first + length * step):
                length += 1
            if length >= FIVE and not is_on_board(first - step):
                lines.append((first, step, length - FIVE + 1))
    return lines


BOARD_LINES = np.array(lines_of_board(), np.int16)
WINDOW_WORTH = worth_of_windows()
SPANS = np.zeros((CELLS, 4, 2), np.int16)
for _cell in BOARD_CELLS:
    SPANS[_cell] = [span_through(_cell, step_of(direction)) for direction in range(4)]


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the legal move with the highest worth; knows nothing that is hidden."""
    if state.phase == DROPPING:
        note_board(state, seat, out)
        return DROP + least_useful(state, seat, out)
    if may_draw(state, seat):
        return DRAW
    if state.phase == LOCKING:
        return best_lock(state, team_of(state, seat), out)
    if state.exchanged == 0 or state.dead_cards == ANY_NUMBER:
        for k in range(int(state.held[seat])):
            if is_dead(state, int(state.hand[seat, k])):
                return DEAD + int(state.hand[seat, k])
    note_board(state, seat, out)
    return best_card(state, seat, out)


def note_board(state: np.record, seat: int, out: np.ndarray) -> None:
    """Write into out for every cell what lies there, as the seat sees it."""
    team = team_of(state, seat)
    second = (team + 2) % 3 if team_count(state) == 3 else FRAME
    for cell in range(CELLS):
        owner = int(state.owner[cell])
        note = OWN * int(owner == team) + (RIVAL + SECOND * int(owner == second)) * int(owner != team)
        note = (note + FIXED * int(state.fixed[cell] != 0)) * int(owner >= 0)
        out[cell] = CORNERED if owner == CORNER else note
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if not is_jack(card):
            one = int(state.squares[card, 0])
            two = int(state.squares[card, 1])
            out[one] = HELD if state.owner[one] == NOBODY else int(out[one])
            out[two] = HELD if state.owner[two] == NOBODY else int(out[two])


def key_of(seen: int) -> int:
    """Give the key of a window in the tables; 0, which is worth nothing, if rivals block each other or it cannot count (SQ-52)."""
    key = seen & KEYS - 1
    if seen >> 9 == 0:
        return key
    rival = seen >> 3 & 7
    second = seen >> 9 & 7
    if (seen >> 12 & 7) > 1 or 0 < second < rival:
        return 0
    if seen < 0:  # SQ-26: a corner counts for whoever has the others
        key += OWN * int(seen & 7 > 0) + RIVAL * int(seen & 7 == 0) * int(rival > 0)
    return key


def windows_of(row: int, cell: int, jacks: int, out: np.ndarray) -> int:
    """Add up the windows through a cell."""
    total = 0
    for direction in range(4):
        step = step_of(direction)
        tail = int(SPANS[cell, direction, 0])
        seen = HELD * jacks
        for k in range(FIVE - 1):
            seen += int(out[tail + k * step])
        for _ in range(int(SPANS[cell, direction, 1])):
            seen += int(out[tail + (FIVE - 1) * step])
            total += int(WINDOW_WORTH[row * KEYS + key_of(seen)])
            seen -= int(out[tail])
            tail += step
    return total


def stage_of(state: np.record, team: int) -> int:
    """Say how far the teams are, as the tables count it."""
    if team_count(state) == 3:
        return STAGES - 1
    return 2 * int(state.made[team] > 0) + int(state.made[1 - team] > 0)


def best_card(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the card and the cell with the highest worth; pass if there is none (SQ-25)."""
    team = team_of(state, seat)
    stage = stage_of(state, team)
    jacks = two_eyed_in(state, seat)
    best = PASS
    best_worth = NEVER
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if is_jack(card):
            worth, cell = best_of_jack(state, team, card, stage, jacks, out)
        else:
            worth, cell = best_of_card(state, card, stage, jacks, out)
        if worth > best_worth:
            best = card * CELLS + cell
            best_worth = worth
    return best if best != PASS else any_jack(state, seat, stage, jacks, out)


def two_eyed_in(state: np.record, seat: int) -> int:
    """Count the two-eyed jacks in hand, two at most: they help every window."""
    jacks = 0
    for k in range(int(state.held[seat])):
        jacks += is_two_eyed(int(state.hand[seat, k]))
    return min(jacks, 2)


def best_of_jack(state: np.record, team: int, card: int, stage: int, jacks: int, out: np.ndarray) -> tuple[int, int]:
    """Choose the cell of a jack, among windows that are worth a jack only."""
    row = stage + STAGES * is_one_eyed(card)
    best = NEVER
    best_cell = 0
    for line in range(len(BOARD_LINES)):
        step = int(BOARD_LINES[line, 1])
        tail = int(BOARD_LINES[line, 0])
        seen = HELD * jacks
        for k in range(FIVE - 1):
            seen += int(out[tail + k * step])
        for _ in range(int(BOARD_LINES[line, 2])):
            seen += int(out[tail + (FIVE - 1) * step])
            if WINDOW_WORTH[row * KEYS + key_of(seen)] >= LOOK[row // STAGES]:
                for k in range(FIVE):
                    cell = tail + k * step
                    worth = worth_of_jack(state, team, card, cell, stage, jacks, out)
                    if worth > best:
                        best = worth
                        best_cell = cell
            seen -= int(out[tail])
            tail += step
    return best, best_cell


def any_jack(state: np.record, seat: int, stage: int, jacks: int, out: np.ndarray) -> int:
    """Choose the best cell of all for a jack, when there is nothing else to play."""
    team = team_of(state, seat)
    best = PASS
    best_worth = NEVER
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        for place in range(PLACES):
            cell = int(state.cells[place])
            worth = worth_of_jack(state, team, card, cell, stage, jacks, out) if is_jack(card) else NEVER
            if worth > best_worth:
                best = card * CELLS + cell
                best_worth = worth
    return best


def worth_of_jack(state: np.record, team: int, card: int, cell: int, stage: int, jacks: int, out: np.ndarray) -> int:
    """Value a jack played to a cell, less what it is worth in hand."""
    if is_two_eyed(card):
        return worth_of_cell(state, cell, stage, jacks, int(BLOCK[stage]), out) - int(TWO_EYED[stage])
    if not may_be_taken(state, team, cell):
        return NEVER
    return windows_of(STAGES + stage, cell, jacks, out) + BREAK * int(state.fixed[cell] != 0) - int(ONE_EYED[stage])


def worth_of_cell(state: np.record, cell: int, stage: int, jacks: int, block: int, out: np.ndarray) -> int:
    """Value a marker on a cell, if it is empty."""
    if state.owner[cell] != NOBODY:
        return NEVER
    total = windows_of(stage, cell, jacks, out)
    return (total & WORTH) + block * int(total >= FOUR)


def best_of_card(state: np.record, card: int, stage: int, jacks: int, out: np.ndarray) -> tuple[int, int]:
    """Choose between the two cells of a card; what the other one is worth counts a little against playing it."""
    one = int(state.squares[card, 0])
    two = int(state.squares[card, 1])
    block = int(BLOCK[stage])
    if state.owner[one] != NOBODY or state.owner[two] != NOBODY:
        block = block * int(SAFE_BLOCK[stage // 4]) >> 4
    first = worth_of_cell(state, one, stage, jacks, block, out)
    second = worth_of_cell(state, two, stage, jacks, block, out)
    if first >= second:
        return first - (max(second, 0) * int(OTHER_CELL[stage // 4]) >> 4), one
    return second - (max(first, 0) * int(OTHER_CELL[stage // 4]) >> 4), two


def least_useful(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the card to give up: a dead one if there is one, and a jack last (SQ-60)."""
    stage = stage_of(state, team_of(state, seat))
    least = int(state.hand[seat, 0])
    least_worth = WIN
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if is_jack(card):
            worth = int(TWO_EYED[stage]) if card >= FIRST_TWO_EYED else int(ONE_EYED[stage])
        else:
            worth, _ = best_of_card(state, card, stage, 0, out)
        if worth < least_worth:
            least = card
            least_worth = worth
    return least


def best_lock(state: np.record, team: int, out: np.ndarray) -> int:
    """Choose the five to fix that leaves most markers in windows which could still become a sequence (SQ-52, SQ-53)."""
    count = list_locks(state, team, out)
    best = int(out[0])
    best_worth = NEVER
    for k in range(count):
        worth = worth_of_rest(state, team, int(out[k]) - LOCK)
        if worth > best_worth:
            best = int(out[k])
            best_worth = worth
    return best


def worth_of_rest(state: np.record, team: int, code: int) -> int:
    """Value the two windows in line with a five that share its first cell or its last."""
    step = step_of(code // CELLS)
    first = code % CELLS
    return worth_of_side(state, team, first, -step) + worth_of_side(state, team, first + (FIVE - 1) * step, step)


def worth_of_side(state: np.record, team: int, cell: int, step: int) -> int:
    """Value a window from its first cell on by the markers in it, if no rival and no edge is in the way."""
    markers = 0
    for _ in range(FIVE - 1):
        cell += step
        owner = int(state.owner[cell])
        if owner != team and owner != NOBODY and owner != CORNER:
            return 0
        markers += int(owner != NOBODY)
    return 1 + markers * markers
