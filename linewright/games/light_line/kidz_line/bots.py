"""What is worth wanting in KIDZ LINE: place every card, where it makes the longest lines."""

import numpy as np

from linewright.core.generator import mix
from linewright.games.light_line.grid import cell_of
from linewright.games.light_line.kidz_line.rules import UNDER, list_legal, open_card
from linewright.games.light_line.people import glance
from linewright.games.light_line.tracing import worth_of_placing

LEVELS_ELO = (0, 0, 0, 0, 0, 0)  # by the usual rules nothing could be measured between them, bench/strength.md of 2026-11-17


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Place where the lines are longest; put the card under the pile only if it fits nowhere."""
    count = list_legal(state, seat, out)
    best = UNDER
    best_worth = 0
    for k in range(count):
        action = int(out[k])
        if action != UNDER:
            value = worth_of_placing(state, open_card(state), action)
            if value > best_worth:
                best = action
                best_worth = value
    return best


# People of six levels, the first of them small children. A place is found by trying the card there; whoever has tried enough and
# found nothing puts the card under the pile, if that is allowed (LL-63), or else looks on.
TRIES = (1, 2, 3, 4, 5, 200)  # open cells that are looked at; there are never more than 100
TURNS_CARD = (64, 80, 100, 120, 190, 256)  # of 256: how often the card is tried the other way round, too
COUNTS_LINES = (0, 40, 90, 150, 210, 256)  # of 256: how often the longest lines are looked for among the places found


def choose_at_level(state: np.record, seat: int, level: int, out: np.ndarray) -> int:
    """Place the card where a person of this level finds a place; the better ones look for long lines."""
    count = list_legal(state, seat, out)
    eye = eye_of(state)
    counts = glance(eye, 0) < COUNTS_LINES[level - 1]
    best = UNDER if int(out[count - 1]) == UNDER else int(out[0])  # whoever must place finds some place in the end
    best_worth = 0
    for k in range(count):
        action = int(out[k])
        if action != UNDER and is_tried(state, action, level, eye):
            value = worth_of_placing(state, open_card(state), action) if counts else 1
            if value > best_worth:
                best = action
                best_worth = value
    return best


def eye_of(state: np.record) -> int:
    """What chance has in store for whoever looks for a place of the open card now."""
    return mix(open_card(state) * 64 + int(state.placed))


def is_tried(state: np.record, action: int, level: int, eye: int) -> bool:
    """Whether a person of this level tries the card at this place: some of the open cells, and not always both ways round."""
    cell = cell_of(action)
    rank = glance(eye, 1 + 2 * cell) * int(state.opens) >> 8  # of the open cell in the order in which they are looked at
    return rank < TRIES[level - 1] and (action & 1 == 0 or glance(eye, 2 + 2 * cell) < TURNS_CARD[level - 1])
