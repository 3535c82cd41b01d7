"""What is worth wanting in Sequence: the heuristic of the greedy bot, which playouts use too.

A window is any five cells in a row. A cell is worth what the windows through it are worth: those of the own team to build, those
of rivals to block. Everything is counted in whole numbers, so that all processors agree to the last bit.
"""

import numpy as np

from linewright.core.insight import EVERYTHING, Insight
from linewright.games.sequence.actions import DEAD, DRAW, DROP, PASS, parts_of, place_at
from linewright.games.sequence.cards import (
    BOARD_CELLS,
    CELLS,
    CORNERS,
    is_jack,
    is_on_board,
    is_one_eyed,
    is_two_eyed,
)
from linewright.games.sequence.lines import FIVE, STRAIGHTS, direction_of, first_of, is_fixed, note_fixed, step_of
from linewright.games.sequence.promise import promise
from linewright.games.sequence.rules import (
    ANY_NUMBER,
    is_dead,
    list_legal,
    list_locks,
    may_be_taken,
    may_draw,
)
from linewright.games.sequence.state import CORNER, DROPPING, FRAME, HAND, LOCKING, NOBODY
from linewright.games.sequence.teams import team_count, team_of

__all__ = ["FORESIGHT", "INSIGHTS", "LEVELS_ELO", "ROOM", "appraise", "greedy", "promise"]

FORESIGHT = 8  # wins of search against greedy at 0.1 s a move: 61.3 +- 4.3 per cent, to the end 56.8 +- 2.9 (300 and 600 games)
INSIGHTS = (Insight(0.98), Insight(0.875), Insight(0.785), Insight(0.66), Insight(0.43), EVERYTHING)  # bench/strength.md
LEVELS_ELO = (0, 123, 248, 374, 486, 601)  # at two seats, bench/strength.md of 2026-11-17

# What lies on a cell, written so that the five of a window can be added up; a corner makes the sum negative.
OWN, RIVAL, HELD = 1, 1 << 3, 1 << 6  # HELD: empty, and its card is in hand
KEYS = 1 << 9  # these three together are a window's key
HOT = 1 << 9  # beside the key: the window may be worth LOOK
STANDING = KEYS - 1  # a key no window can have and that is worth nothing: four or more of the five are fixed
SECOND, FIXED, CORNERED = 1 << 9, 1 << 12, -(1 << 15)  # SECOND: added to RIVAL for the second team after the own
MOST_JACKS = 2  # two-eyed jacks in hand that help a window; more would not fit

STAGES = 5  # two teams: 2 if the own team has a sequence + 1 if the rivals have; three teams: 4
THREE_TEAMS = 4
WIN = 1 << 19
WORST = -WIN  # less than any move is worth
FOUR = 1 << 24  # a rival's four, beside the worth of all other windows
WORTH = FOUR - 1

# All numbers below are for two teams, then for three. They come from CMA-ES (2026-11-15), 22 to 98 generations of 12 settings in
# several runs, 500 to 600 games each at three seat counts against the setting they vary around, fewer against first guesses and
# random seats. The top is flat: the last run gained 2 +- 2 per cent with three teams and nothing with two, where the runs before
# are averaged. Wins of one team against teams that only seek most own markers in a window, 6,000 other games each: 78.5 to
# 81.8 +- 1.0 per cent with two teams; against two such teams 57.0 (3 seats) to 50.2 (12 seats) +- 1.3.
BUILD = ((8, 40, 180), (1, 50, 45))  # an own window with one, two, three markers
BUILD_CARD = ((6, 20, 170), (18, 33, 670))  # more for each card in hand that goes there, two-eyed jacks among them
BUILD_LAST = 76  # share of this, in 64ths, where it would be the second sequence
HINDER = ((14, 25, 90), (5, 9, 110))  # a rival window with one, two, three markers
HINDER_LAST = 75  # share of it, in 64ths, where it would be the rivals' second sequence
OPEN = ((130, 700), (90, 800))  # taking the only rival marker out of an own window with three, four markers
TAKE = (90, 45)  # share of HINDER, in 64ths, for taking a marker out of a rival window
TAKE_FOUR = (950, 2400, 2900)  # taking one out of a rival's four: by rivals_stage
BLOCK = (1500, 2600, 550)  # putting a marker into a rival's four: by rivals_stage
SAFE_BLOCK = (6, 16)  # share of it, in 16ths, where the other cell of the card is covered, so that rivals hardly hold the card
OTHER_CELL = (6, 10)  # share, in 16ths, of what the card could do on its other cell
TWO_EYED = (2600, 2500)  # what a two-eyed jack is worth in hand
ONE_EYED = (340, 180)  # a one-eyed jack
FIRST_FIVE = 5500  # finishing the first of two sequences
BREAK = 3000  # breaking a sequence (SQ-61): 6,000 Profi games at 4 seats, 50.3 +- 1.3 per cent against 1200, which 0 lost 47.4 to
LOOK = 600  # jacks look only at windows worth this: fours, and own windows to open


def worth_of_placing(stage: int, own: int, rival: int, held: int) -> int:
    """Value a window for a marker put into it."""
    teams = stage // THREE_TEAMS
    if own and rival:
        return 0
    if own > 3:
        return FIRST_FIVE if stage < 2 else WIN
    if own:
        worth = BUILD[teams][own - 1] + BUILD_CARD[teams][own - 1] * min(held, FIVE - own)
        return worth * BUILD_LAST >> 6 if 1 < stage < THREE_TEAMS else worth
    if rival > 3:
        return FOUR
    return worth_of_hindering(stage, rival) if rival else 0


def worth_of_hindering(stage: int, rival: int) -> int:
    """Value a rival window with up to three markers."""
    worth = HINDER[stage // THREE_TEAMS][rival - 1]
    return worth * HINDER_LAST >> 6 if stage & 1 else worth


def worth_of_taking(stage: int, own: int, rival: int) -> int:
    """Value a window for a rival's marker taken out of it."""
    teams = stage // THREE_TEAMS
    if own:
        return OPEN[teams][min(own, 4) - 3] if rival == 1 and own > 2 else 0
    if rival > 3:
        return TAKE_FOUR[rivals_stage(stage)]
    return worth_of_hindering(stage, rival) * TAKE[teams] >> 6 if rival else 0


def rivals_stage(stage: int) -> int:
    """For which sequence rivals play: 0 for the first of two, 1 for the last of two, 2 for the only one of three teams."""
    return 2 if stage == THREE_TEAMS else stage & 1


def worth_of_windows() -> np.ndarray:
    """Write down the worth of every window by stage and key: for placing, then for taking."""
    keys = [(key & 7, key >> 3 & 7, key >> 6) for key in range(KEYS)]
    placing = [worth_of_placing(stage, own, rival, held) for stage in range(STAGES) for own, rival, held in keys]
    taking = [worth_of_taking(stage, own, rival) for stage in range(STAGES) for own, rival, _ in keys]
    return np.array(placing + taking, np.int32)


def has_window(first: int, direction: int) -> bool:
    """Whether a window that begins at a cell and runs in a direction is on the board."""
    return all(is_on_board(first + k * step_of(direction)) for k in range(FIVE))


def place_of_key(first: int, direction: int) -> int:
    """Where in out the key of a window is that begins at a cell and runs in a direction."""
    return (direction + 1) * KEYS_OF_DIRECTION + MARGIN_CELLS + first


WINDOW_WORTH = worth_of_windows()
FIRST_CELL = min(BOARD_CELLS)
FIRSTS = 128  # cells in which a window may begin, and some more: processors like multiples of 64
IS_WINDOW = np.array(
    [[-int(has_window(cell, direction)) for cell in range(CELLS)] for direction in range(4)], np.int16
)  # -1 or 0

# In out the board lies first, then for each direction the keys of all windows by their first cell. What is not on the board is 0,
# so that whoever adds up the windows through a cell need not ask.
MARGIN_CELLS = 48  # before each, for cells that are not there
KEYS_OF_DIRECTION = CELLS + MARGIN_CELLS
ROOM = 5 * KEYS_OF_DIRECTION
WINDOWS = np.array(
    [
        (first + window * step, step, place_of_key(first + window * step, direction))
        for first, step, windows in STRAIGHTS.tolist()
        for direction in range(4)
        if step_of(direction) == step
        for window in range(windows)
    ],
    np.uint16,
)  # of each its first cell, its step, and where in out its key is; along one straight after the other


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the legal move with the highest worth; knows nothing that is hidden."""
    if state.phase == DROPPING:
        note_board(state, seat, out)
        note_windows(0, out)
        return DROP + least_useful(state, seat, out)
    if may_draw(state, seat):
        return DRAW  # SQ-23: before it is too late
    if state.phase == LOCKING:
        return best_lock(state, team_of(state, seat), out)
    if state.exchanged < (HAND if state.dead_cards == ANY_NUMBER else 1):  # on a full board every new card is dead too
        for k in range(int(state.held[seat])):
            if is_dead(state, int(state.hand[seat, k])):
                return DEAD + int(state.hand[seat, k])
    note_board(state, seat, out)
    return best_card(state, seat, out)


def appraise(state: np.record, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:
    """What is worth a thought: both cells of every card, and for jacks those in windows worth a look."""
    choice = greedy(state, seat, out)
    if choice >= DEAD:
        count = list_legal(state, seat, moves)
        for k in range(count):
            worths[k] = int(moves[k] == choice)
        return count
    stage = stage_of(state, team_of(state, seat))
    _, others = count_jacks(state, seat)
    count = 0
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if is_held_before(state, seat, k):
            continue
        if is_jack(card):
            count = appraise_jack(state, seat, card, LOOK if others else 0, out, moves, worths, count)
        else:
            count = appraise_card(state, card, stage, out, moves, worths, count)
    return count


def is_held_before(state: np.record, seat: int, place: int) -> int:
    """1 if an earlier card of the hand is the same."""
    found = 0
    for k in range(place):
        found |= int(state.hand[seat, k] == state.hand[seat, place])
    return found


def appraise_card(
    state: np.record, card: int, stage: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray, count: int
) -> int:
    """Add both cells of a card, as far as they are empty; what it could do on the other counts a little against each."""
    teams = stage // THREE_TEAMS
    one = int(state.squares[card, 0])
    two = int(state.squares[card, 1])
    block = block_of(state, stage, one, two)
    first = worth_of_cell(state, one, stage, block, out)
    second = worth_of_cell(state, two, stage, block, out)
    if first > WORST:
        moves[count] = place_at(card, one)
        worths[count] = first - (max(second, 0) * OTHER_CELL[teams] >> 4)
        count += 1
    if second > WORST:
        moves[count] = place_at(card, two)
        worths[count] = second - (max(first, 0) * OTHER_CELL[teams] >> 4)
        count += 1
    return count


def appraise_jack(
    state: np.record, seat: int, card: int, look: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray, count: int
) -> int:
    """Add the cells of a jack in windows that are worth a look, each once."""
    team = team_of(state, seat)
    stage = stage_of(state, team)
    row = stage + STAGES * is_one_eyed(card)
    own = count
    for window in range(len(WINDOWS)):
        if is_worth_a_look(state, row, int(out[int(WINDOWS[window, 2])]), look):
            for k in range(FIVE):
                cell = int(WINDOWS[window, 0]) + k * int(WINDOWS[window, 1])
                if not is_listed(moves, own, count, place_at(card, cell)):
                    worth = worth_of_jack(state, team, card, cell, stage, out)
                    moves[count] = place_at(card, cell)
                    worths[count] = worth
                    count += int(worth > WORST // 2)
    return count


def is_listed(moves: np.ndarray, first: int, stop: int, move: int) -> int:
    """1 if the move is among those from first on."""
    found = 0
    for k in range(first, stop):
        found |= int(moves[k] == move)
    return found


def note_board(state: np.record, seat: int, out: np.ndarray) -> None:
    """Write into out for every cell what lies there, as the seat sees it."""
    team = team_of(state, seat)
    second = (team + 2) % 3 if team_count(state) == 3 else FRAME
    for cell in range(CELLS):
        owner = int(state.owner[cell])
        note = OWN * int(owner == team) + (RIVAL + SECOND * int(owner == second)) * int(owner != team)
        out[cell] = note * int(owner >= 0)
    note_fixed(state, FIXED, out)
    for k in range(len(CORNERS)):
        out[CORNERS[k]] = CORNERED
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if not is_jack(card):
            one = int(state.squares[card, 0])
            two = int(state.squares[card, 1])
            out[one] = HELD if state.owner[one] == NOBODY else int(out[one])
            out[two] = HELD if state.owner[two] == NOBODY else int(out[two])


def stage_of(state: np.record, team: int) -> int:
    """How far the teams are: the row of WINDOW_WORTH (see STAGES)."""
    if team_count(state) == 3:
        return THREE_TEAMS
    return 2 * int(state.made[team] > 0) + int(state.made[1 - team] > 0)


def note_windows(jacks: int, out: np.ndarray) -> None:
    """Write into out the key of every window, from what `note_board` wrote; the seat has so many two-eyed jacks in hand."""
    for place in range(KEYS_OF_DIRECTION, ROOM):
        out[place] = 0
    note_direction(0, HELD * jacks, out)
    note_direction(1, HELD * jacks, out)
    note_direction(2, HELD * jacks, out)
    note_direction(3, HELD * jacks, out)


def note_direction(direction: int, helped: int, out: np.ndarray) -> None:
    """Write the keys of the windows in one direction, step by step, so that a processor does many at once."""
    step = step_of(direction)
    place = place_of_key(0, direction)
    for first in range(FIRST_CELL, FIRST_CELL + FIRSTS):
        seen = helped
        for k in range(FIVE):
            seen += int(out[first + k * step])
        out[place + first] = seen & int(IS_WINDOW[direction, first])
    for first in range(FIRST_CELL, FIRST_CELL + FIRSTS):
        out[place + first] = key_of(int(out[place + first]))
    for first in range(FIRST_CELL, FIRST_CELL + FIRSTS):
        out[place + first] = mark_hot(int(out[place + first]))


def key_of(seen: int) -> int:
    """The key of a window by the sum of its cells; 0 if rivals block each other there or it could not count (SQ-52).

    Without a comparison, so that a processor does many at once.
    """
    rival = seen >> 3
    second = seen >> 9
    fixed = seen >> 12
    own_corner = has_any(seen) & seen >> 15  # SQ-26: a corner counts for whoever has the others
    rival_corner = has_any(rival) & seen >> 15 & ~own_corner
    is_blocked = has_any(second) & has_any(second ^ rival)
    is_standing = fixed >> 2 & 1
    counts = ~(is_blocked | fixed >> 1 | fixed >> 2) & 1
    key = (seen & KEYS - 1) + OWN * (own_corner & 1) + RIVAL * (rival_corner & 1)
    return key & -counts | STANDING & -is_standing


def mark_hot(key: int) -> int:
    """The key of a window, marked as HOT if it has three own markers or four of rivals: no other is worth LOOK."""
    return key | ((key >> 2 | key >> 1 & key | key >> 5) & 1) << 9


def has_any(markers: int) -> int:
    """1 if the lowest three bits hold any."""
    return (markers | markers >> 1 | markers >> 2) & 1


def worth_of_window(row: int, key: int) -> int:
    """Look up what a window is worth."""
    return int(WINDOW_WORTH[row * KEYS + (key & KEYS - 1)])


def worth_through(row: int, cell: int, out: np.ndarray) -> int:
    """Add up the windows through a cell."""
    total = 0
    for direction in range(4):
        for k in range(FIVE):
            total += worth_of_window(row, int(out[place_of_key(cell - k * step_of(direction), direction)]))
    return total


def is_worth_a_look(state: np.record, row: int, key: int, look: int) -> int:
    """1 if a jack may want a cell of the window: it is worth enough, or may be broken (SQ-61)."""
    if look and not key & HOT:
        return 0
    return int(worth_of_window(row, key) >= look) | (int(state.profi) & int(key & KEYS - 1 == STANDING))


def best_card(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the card and the cell with the highest worth; pass if there is none (SQ-25)."""
    team = team_of(state, seat)
    stage = stage_of(state, team)
    jacks, others = count_jacks(state, seat)
    note_windows(jacks, out)
    look = LOOK if others else 0
    best = PASS
    best_worth = WORST
    tried = 0  # bit 0: a one-eyed jack, bit 1: a two-eyed one; another is worth no more
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if is_jack(card):
            if tried >> is_two_eyed(card) & 1:
                continue
            tried |= 1 << is_two_eyed(card)
            worth, cell = best_of_jack(state, team, card, stage, look, out)
        else:
            worth, cell = best_of_card(state, card, stage, out)
        if worth > best_worth:
            best = place_at(card, cell)
            best_worth = worth
    return best


def count_jacks(state: np.record, seat: int) -> tuple[int, int]:
    """Count the two-eyed jacks in hand, and the cards that are no jacks and can be played."""
    jacks = 0
    others = 0
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        jacks += is_two_eyed(card)
        others += 1 - (is_jack(card) | is_dead(state, card))
    return min(jacks, MOST_JACKS), others


def best_of_card(state: np.record, card: int, stage: int, out: np.ndarray) -> tuple[int, int]:
    """Choose between the two cells of a card; what it could do on the other one counts a little against playing it."""
    one = int(state.squares[card, 0])
    two = int(state.squares[card, 1])
    block = block_of(state, stage, one, two)
    first = worth_of_cell(state, one, stage, block, out)
    second = worth_of_cell(state, two, stage, block, out)
    other = max(min(first, second), 0) * OTHER_CELL[stage // THREE_TEAMS] >> 4
    return (first - other, one) if first >= second else (second - other, two)


def block_of(state: np.record, stage: int, one: int, two: int) -> int:
    """What blocking a rival's four with a card is worth: less where its other cell is covered, as rivals then hardly hold it."""
    block = BLOCK[rivals_stage(stage)]
    if state.owner[one] != NOBODY or state.owner[two] != NOBODY:
        block = block * SAFE_BLOCK[stage // THREE_TEAMS] >> 4
    return block


def worth_of_cell(state: np.record, cell: int, stage: int, block: int, out: np.ndarray) -> int:
    """Value a marker on a cell, if it is empty."""
    if state.owner[cell] != NOBODY:
        return WORST
    total = worth_through(stage, cell, out)
    return (total & WORTH) + block * int(total >= FOUR)


def best_of_jack(state: np.record, team: int, card: int, stage: int, look: int, out: np.ndarray) -> tuple[int, int]:
    """Choose the cell of a jack, in windows that are worth a look."""
    row = stage + STAGES * is_one_eyed(card)
    best = WORST
    best_cell = 0
    for window in range(len(WINDOWS)):
        if is_worth_a_look(state, row, int(out[int(WINDOWS[window, 2])]), look):
            for k in range(FIVE):
                cell = int(WINDOWS[window, 0]) + k * int(WINDOWS[window, 1])
                worth = worth_of_jack(state, team, card, cell, stage, out)
                if worth > best:
                    best = worth
                    best_cell = cell
    return best, best_cell


def worth_of_jack(state: np.record, team: int, card: int, cell: int, stage: int, out: np.ndarray) -> int:
    """Value a jack played to a cell, less what it is worth in hand."""
    teams = stage // THREE_TEAMS
    if is_two_eyed(card):
        return worth_of_cell(state, cell, stage, BLOCK[rivals_stage(stage)], out) - TWO_EYED[teams]
    if not may_be_taken(state, team, cell):
        return WORST
    return worth_through(STAGES + stage, cell, out) + BREAK * is_fixed(state, cell) - ONE_EYED[teams]


def least_useful(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the card to give up: a dead one if there is one, and a jack last (SQ-60)."""
    stage = stage_of(state, team_of(state, seat))
    least = int(state.hand[seat, 0])
    least_worth = WIN
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if is_jack(card):
            worth = WIN - 2 + is_two_eyed(card)
        else:
            worth, _ = best_of_card(state, card, stage, out)
        if worth < least_worth:
            least = card
            least_worth = worth
    return least


def best_lock(state: np.record, team: int, out: np.ndarray) -> int:
    """Choose the five to fix that leaves most markers where a second sequence could still stand in line (SQ-52, SQ-53)."""
    count = list_locks(state, team, out)
    best = int(out[0])
    best_worth = WORST
    for k in range(count):
        _, five, _ = parts_of(int(out[k]))
        step = step_of(direction_of(five))
        first = first_of(five)
        worth = worth_beyond(state, team, first, -step) + worth_beyond(state, team, first + (FIVE - 1) * step, step)
        if worth > best_worth:
            best = int(out[k])
            best_worth = worth
    return best


def worth_beyond(state: np.record, team: int, cell: int, step: int) -> int:
    """Value the window from a cell on by the markers in it, if no rival and no edge is in the way."""
    markers = 0
    for _ in range(FIVE - 1):
        cell += step
        owner = int(state.owner[cell])
        if owner not in (team, NOBODY, CORNER):
            return 0
        markers += int(owner != NOBODY)
    return 1 + markers * markers
