"""Whole turns: every way in which a seat can play its turn to the end, written once against the verbs.

A turn ends when another seat is to act, or when a move shows the seat what it could not know: what follows is another decision.
Whether a move does, `imagine` tells: of two worlds that differ in all that the seat does not know, it makes one world as long as
the seat cannot tell them apart. Two ways that lead to the same position count once.
"""

import numpy as np

from linewright.core.generator import GOLDEN, WORD, mix, seed_generator
from linewright.core.verbs import imagine, is_over, list_legal, may_act, play

LONGEST_TURN = 8  # moves; what a longer turn goes on with is left to the heuristic
DIGEST, MADE, IS_OPEN, MOVES = (
    0,
    1,
    2,
    3,
)  # columns of a way: what its position is told by, how many moves, whether others go on from it
SEED = 1  # of what is imagined anew, in both worlds


def list_turns(states: np.ndarray, table: np.ndarray, seat: int, out: np.ndarray, ways: np.ndarray) -> int:
    """Fill ways with all ways to begin the turn of states[0], the shorter ones first; returns how many.

    states[0] and states[1] are two worlds that the seat could be in; way k leads to states[2 * k] and states[2 * k + 1]. table:
    the bytes of states, a row each. The last two rows are scratch; where there is no room for all, the last ways end early.
    """
    ways[0, DIGEST] = digest_of(table[0])
    ways[0, MADE] = 0
    count = 1
    way = 0
    while way < count:
        made = int(ways[way, MADE])
        ways[way, IS_OPEN] = 0
        if goes_on(states, table, way, seat) and made < LONGEST_TURN:
            legal = list_legal(states[2 * way], seat, out)
            if count + legal <= len(ways):
                ways[way, IS_OPEN] = 1
                for k in range(legal):
                    count += add_way(states, table, seat, way, int(out[k]), count, ways)
        way += 1
    return count


def goes_on(states: np.ndarray, table: np.ndarray, way: int, seat: int) -> int:
    """1 if the seat is to move still, and knows no more than when its turn began."""
    if is_over(states[2 * way]) or not may_act(states[2 * way], seat):
        return 0
    if way == 0:
        return 1
    last = len(states) - 2
    for k in range(2):
        states[last + k] = states[2 * way + k]
        seed_generator(states[last + k].generator, SEED)
        imagine(states[last + k], seat)
    for k in range(table.shape[1]):
        if table[last, k] != table[last + 1, k]:
            return 0
    return 1


def add_way(states: np.ndarray, table: np.ndarray, seat: int, way: int, action: int, count: int, ways: np.ndarray) -> int:
    """Note the way that goes on from another with a move, and give 1; 0 if one that is noted leads there too."""
    for k in range(2):
        states[2 * count + k] = states[2 * way + k]
        play(states[2 * count + k], seat, action)
    digest = digest_of(table[2 * count])
    for other in range(count):
        if ways[other, DIGEST] == digest:
            return 0
    made = int(ways[way, MADE])
    for k in range(made):
        ways[count, MOVES + k] = ways[way, MOVES + k]
    ways[count, MOVES + made] = action
    ways[count, MADE] = made + 1
    ways[count, DIGEST] = digest
    return 1


def digest_of(row: np.ndarray) -> int:
    """A number that tells records apart by their bytes: 62 bits of them."""
    low = 0
    high = GOLDEN
    for k in range(len(row)):
        low = (low * 31 + int(row[k])) & WORD
        high = (high * 257 + int(row[k])) & WORD
    return mix(low) << 30 ^ mix(high)
