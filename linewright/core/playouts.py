"""What a move is worth by playing on: every candidate in the same imagined worlds, by the game's own heuristic.

That goes to the end of the game, or, where a game can say what a position promises, a few moves far (`foresight`; 0: to the end).
Everything is counted in whole numbers, so that sums are the same however the worlds are shared out among threads. A seat's share
of a victory is counted in parts of WHOLE; nobody's victory is shared by all sides.
"""

import numpy as np

from linewright.core.generator import GOLDEN, WORD, mix, seed_generator
from linewright.core.verbs import (
    appraise,
    deduce,
    greedy,
    imagine_likely,
    is_over,
    is_winner,
    next_to_act,
    play,
    promise,
    prospects,
    score,
    stage,
    why_not,
)

WHOLE = 2520  # of a victory: can be shared by up to ten sides
MOST_MOVES = 4_000  # a playout that goes on for longer is undecided
UTILITY, SHARES = 0, 1  # columns of what is added up: the utility, the share of each seat, then the points of each seat, by POINT
POINT = 100  # parts that points are counted in
ROOT, WORLD, PLAYOUT = 0, 1, 2  # states a search works with: where it begins, a world imagined there, and what is played in it
TO_THE_END = 0  # in place of a horizon
NO_MOVE = -1  # in place of a candidate: everybody plays by the heuristic
SHORT = -(1 << 40)  # less than any candidate is worth


def enter_world(states: np.ndarray, seat: int, odds: np.ndarray, seed: int, number: int) -> None:
    """Put into states[WORLD] the world of this number that the seat could be in; the same for the same seed and odds."""
    states[WORLD] = states[ROOT]
    seed_generator(states[WORLD].generator, (seed & WORD) << 24 | number)
    imagine_likely(states[WORLD], seat, odds)


def horizon_of(state: np.record, foresight: int) -> int:
    """The stage at which a playout that begins here ends; TO_THE_END where nothing is promised."""
    return stage(state, 0) + foresight if foresight else TO_THE_END


def play_moves(state: np.record, seat: int, moves: np.ndarray) -> int:
    """Play the moves of a candidate; what is not possible in this world is left to the heuristic. Returns how many."""
    made = 0
    while made < len(moves) and moves[made] != NO_MOVE and (made == 0 or why_not(state, seat, int(moves[made])) == 0):
        play(state, seat, int(moves[made]))
        made += 1
    return made


def play_on(state: np.record, seat: int, horizon: int, out: np.ndarray) -> int:
    """Play by the game's heuristic up to the horizon, at most MOST_MOVES; returns how many."""
    moves = 0
    while moves < MOST_MOVES and not is_over(state) and (horizon == TO_THE_END or stage(state, moves) < horizon):
        seat = next_to_act(state, seat, mix((moves + 1) * GOLDEN & WORD))
        play(state, seat, greedy(state, seat, out))
        moves += 1
    return moves


def note_shares(state: np.record, sides: np.ndarray, into: np.ndarray) -> None:
    """Write each seat's part of WHOLE for the victory of its side; where nobody has won, all sides share it."""
    seats = int(state.seats)
    winning = 0  # bit k: side k has won
    for seat in range(seats):
        winning |= int(is_winner(state, seat) != 0) << int(sides[seat])
    if winning == 0:
        for seat in range(seats):
            winning |= 1 << int(sides[seat])
    count = 0
    for side in range(seats):
        count += winning >> side & 1
    for seat in range(seats):
        into[SHARES + seat] = WHOLE // count * (winning >> int(sides[seat]) & 1)


def note_promises(state: np.record, sides: np.ndarray, out: np.ndarray, into: np.ndarray) -> None:
    """Write each seat's part of WHOLE as the game promises it; the last side has what the others leave."""
    seats = int(state.seats)
    last = 0
    for seat in range(seats):
        last = max(last, int(sides[seat]))
    left = WHOLE
    for side in range(last + 1):
        share = -1
        for seat in range(seats):
            if sides[seat] == side:
                if share < 0:
                    share = left if side == last else promise(state, seat, out)
                into[SHARES + seat] = share
        left -= share


def note_result(state: np.record, sides: np.ndarray, foresight: int, out: np.ndarray, into: np.ndarray) -> None:
    """Write what a playout brought or promises: every seat's share of the victory, then every seat's points."""
    seats = int(state.seats)
    if foresight and not is_over(state):
        note_promises(state, sides, out, into)
        for seat in range(seats):
            into[SHARES + seats + seat] = prospects(state, seat)
    else:
        note_shares(state, sides, into)
        for seat in range(seats):
            into[SHARES + seats + seat] = score(state, seat) * POINT


def utility_of(result: np.ndarray, seats: int, seat: int, sides: np.ndarray, margin: int) -> int:
    """What a result is worth to a seat: its share and, for each point its side is ahead of the best other, `margin` parts more.

    Of two ways to win the clearer one is the safer, and playouts are few.
    """
    best_other = SHORT
    for other in range(seats):
        if sides[other] != sides[seat]:
            best_other = max(best_other, int(result[SHARES + seats + other]))
    lead = int(result[SHARES + seats + seat]) - best_other if best_other > SHORT else 0
    return int(result[SHARES + seat]) + min(max(lead * margin // POINT, -WHOLE // 2), WHOLE // 2)


def try_candidates(
    states: np.ndarray,
    seat: int,
    candidates: np.ndarray,
    count: int,
    sides: np.ndarray,
    margin: int,
    foresight: int,
    odds: np.ndarray,
    seed: int,
    first: int,
    last: int,
    out: np.ndarray,
    results: np.ndarray,
    sums: np.ndarray,
    products: np.ndarray,
) -> int:
    """Play each of the first `count` candidates in the worlds first..last - 1 and add up what it brought.

    Row k of sums gains what `note_result` wrote; products[k, j] the products of the utilities of candidates k and j in one world.
    The candidate NO_MOVE stands for playing on from where we are. results is scratch, a row each candidate. Returns the moves
    made.
    """
    moves = 0
    horizon = horizon_of(states[ROOT], foresight)
    for number in range(first, last):
        enter_world(states, seat, odds, seed, number)
        for k in range(count):
            states[PLAYOUT] = states[WORLD]
            state = states[PLAYOUT]
            moves += play_moves(state, seat, candidates[k])
            moves += play_on(state, seat, horizon, out)
            note_result(state, sides, foresight, out, results[k])
            results[k, UTILITY] = utility_of(results[k], int(state.seats), seat, sides, margin)
        for k in range(count):
            for column in range(sums.shape[1]):
                sums[k, column] += results[k, column]
            for j in range(count):
                products[k, j] += results[k, UTILITY] * results[j, UTILITY]
    return moves


def appraise_at(states: np.ndarray, i: int, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:
    """Fill moves with the candidates of a seat in states[i], worths with what the heuristic makes of each; returns how many."""
    return appraise(states[i], seat, out, moves, worths)


def deduce_at(states: np.ndarray, seat: int, out: np.ndarray, odds: np.ndarray) -> None:
    """Fill odds with what the play up to states[ROOT] tells the seat."""
    states[PLAYOUT] = states[ROOT]
    deduce(states[PLAYOUT], seat, out, odds)
