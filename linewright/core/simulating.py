"""Very many games in a row, each noted as a row of whole numbers: the same on every CPU thread and every CUDA thread.

A game is decided by the seed and its number alone. A row is MOVES, OVER (1 if it was played to its end), WINNERS (bit k: seat k
has won, alone or shared), the points of each seat, then what the game itself counts (`counts.py`).
"""

import numpy as np

from linewright.core.algorithms import start_by_seed
from linewright.core.generator import WORD, chance_at, mix
from linewright.core.verbs import (
    NEVER,
    TABLE,
    appraise,
    choose_at_level,
    count,
    greedy,
    is_over,
    is_winner,
    look,
    next_to_act,
    pick_legal,
    play,
    react_at_level,
    reaction,
    score,
)

KIND, OVERLOOKS = 0, 1  # columns of players, a row for each seat
RANDOM, GREEDY, GLANCE = 0, 7, 8  # kinds of players; 1 to LEVELS are the levels of a game that has its own
MOVES, OVER, WINNERS, POINTS = 0, 1, 2, 3  # columns of rows
MOST_TURNS = 20_000  # a game that has not ended by then stays undecided
LAST_SEED = (1 << 62) - 1
KINDS = "states tally int int int int actions actions worths worths rows"  # of the arguments of simulate_games


def choose_at_a_glance(
    state: np.record, seat: int, overlooks: int, chance: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray
) -> int:
    """The best move at first sight of those that are not overlooked; where all are, any one of them.

    overlooks: the share of moves that are not seen, in parts of WORD.
    """
    found = appraise(state, seat, out, moves, worths)
    best = -1
    for k in range(found):
        if mix((chance + mix(int(moves[k]) + 1)) & WORD) >= overlooks and (best < 0 or worths[k] > worths[best]):
            best = k
    return int(moves[best]) if best >= 0 else int(moves[(mix(chance) * found) >> 32])


def is_waiting(state: np.record, seat: int, kind: int, chance: int) -> int:
    """1 if a player does not mean to act as things stand, as in a race."""
    if kind == RANDOM or seat == TABLE:
        return 0
    if kind in (GREEDY, GLANCE):
        return int(reaction(state, seat, chance) == NEVER)
    return int(react_at_level(state, seat, kind, chance) == NEVER)


def choose_as(
    state: np.record,
    seat: int,
    kind: int,
    overlooks: int,
    chance: int,
    out: np.ndarray,
    moves: np.ndarray,
    worths: np.ndarray,
) -> int:
    """The move that a player of this kind makes."""
    if kind == RANDOM:
        return pick_legal(state, seat, chance, out)
    if kind == GREEDY:
        return greedy(state, seat, out)
    if kind == GLANCE:
        return choose_at_a_glance(state, seat, overlooks, mix(chance + 2), out, moves, worths)
    return choose_at_level(state, seat, kind, out)


def never_waits(state: np.record, seat: int, kind: int, chance: int) -> int:  # noqa: ARG001  as is_waiting, where all play at random
    """0: a player at random always acts."""
    return 0


def choose_randomly(
    state: np.record,
    seat: int,
    kind: int,  # noqa: ARG001  as choose_as
    overlooks: int,  # noqa: ARG001
    chance: int,
    out: np.ndarray,
    moves: np.ndarray,  # noqa: ARG001
    worths: np.ndarray,  # noqa: ARG001
) -> int:
    """Any move: what choose_as comes to where all play at random, and far less code for a GPU."""
    return pick_legal(state, seat, chance, out)


def simulate_game(
    states: np.ndarray,
    i: int,
    players: np.ndarray,
    seed: int,
    again: int,
    out: np.ndarray,
    moves: np.ndarray,
    worths: np.ndarray,
    notes: np.ndarray,
    rows: np.ndarray,
    row: int,
) -> None:
    """Play the game of this seed in states[i], where it is laid out, and note it in a row.

    again: another number makes other choices in the same deal. out, moves, worths and notes are scratch.
    """
    state = states[i]
    start_by_seed(state, seed & LAST_SEED)
    for column in range(rows.shape[1]):
        rows[row, column] = 0
    seats = int(state.seats)
    counts = rows[row, POINTS + seats :]
    made = 0
    turn = 0
    seat = 0
    while turn < MOST_TURNS and not is_over(state):
        chance = chance_at((seed + again) & LAST_SEED, turn)
        turn += 1
        seat = next_to_act(state, seat, mix(chance))
        kind = RANDOM if seat == TABLE else int(players[seat, KIND])
        overlooks = 0 if seat == TABLE else int(players[seat, OVERLOOKS])
        if is_waiting(state, seat, kind, mix(chance + 1)):
            continue
        action = choose_as(state, seat, kind, overlooks, chance, out, moves, worths)
        look(state, seat, action, notes)
        play(state, seat, action)
        count(state, seat, action, notes, counts)
        made += 1
    rows[row, MOVES] = made
    rows[row, OVER] = int(is_over(state))
    winners = 0
    for one in range(seats):
        winners |= int(is_winner(state, one) != 0) << one
        rows[row, POINTS + one] = score(state, one)
    rows[row, WINNERS] = winners


def simulate_games(
    states: np.ndarray,
    players: np.ndarray,
    seed: int,
    again: int,
    first: int,
    last: int,
    out: np.ndarray,
    moves: np.ndarray,
    worths: np.ndarray,
    notes: np.ndarray,
    rows: np.ndarray,
) -> None:
    """Play the games first..last - 1, laid out like states[0], in states[1]; game first + k is noted in row k."""
    for number in range(first, last):
        states[1] = states[0]
        simulate_game(states, 1, players, seed + number, again, out, moves, worths, notes, rows, number - first)
