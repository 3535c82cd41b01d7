"""What can be done with any game: written once against the verbs, bound to a game by `core.compile`.

ALGORITHMS names those that Python calls in machine code, with the kinds of their arguments. They take an array of states and an
index, because handing a single record over costs ten times as much.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from linewright.core.generator import chance_at, mix, seed_generator
from linewright.core.verbs import (
    NEVER,
    SURE,
    TABLE,
    choose_at_level,
    greedy,
    imagine,
    is_over,
    is_winner,
    list_legal,
    may_act,
    next_to_act,
    pick_legal,
    play,
    react_at_level,
    reaction,
    score,
    start,
    why_not,
)


def start_at(states: np.ndarray, i: int) -> None:
    """Deal a new game in states[i]."""
    start(states[i])


def acting_at(states: np.ndarray, i: int) -> int:
    """Who may act in states[i]: bit k is seat k; -1 once the game is over."""
    state = states[i]
    if is_over(state):
        return -1
    seats = 0
    for seat in range(int(state.seats)):
        seats |= int(may_act(state, seat) != 0) << seat
    return seats


def why_not_at(states: np.ndarray, i: int, seat: int, action: int) -> int:
    """0 if the action is legal in states[i], else the number of the rule that forbids it."""
    return why_not(states[i], seat, action)


def list_legal_at(states: np.ndarray, i: int, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions of states[i] and return how many."""
    return list_legal(states[i], seat, out)


def play_at(states: np.ndarray, i: int, seat: int, action: int) -> None:
    """Play in states[i]; trusts, does not check."""
    play(states[i], seat, action)


def imagine_at(states: np.ndarray, i: int, seat: int) -> None:
    """Redraw in states[i] what the seat cannot know, from the generator that is there."""
    imagine(states[i], seat)


def greedy_at(states: np.ndarray, i: int, seat: int, out: np.ndarray) -> int:
    """Choose the move the game's own heuristic likes best in states[i]."""
    return greedy(states[i], seat, out)


def level_at(states: np.ndarray, i: int, seat: int, level: int, out: np.ndarray) -> int:
    """Choose the move that a person of this level would make in states[i], where the levels of the game are its own."""
    return choose_at_level(states[i], seat, level, out)


def reaction_at(states: np.ndarray, i: int, seat: int, level: int, chance: int) -> int:
    """After how many milliseconds a person of this level would act in states[i], or NEVER."""
    return react_at_level(states[i], seat, level, chance)


def clockwise(state: np.record, seat: int, chance: int) -> int:  # noqa: ARG001  what most games do
    """Find the first seat that may act, looking clockwise from the given one."""
    while not may_act(state, seat):
        seat = seat + 1 if seat + 1 < state.seats else 0
    return seat


def pick_from_list(state: np.record, seat: int, chance: int, out: np.ndarray) -> int:
    """The action at this chance of all that are legal."""
    return int(out[(chance * list_legal(state, seat, out)) >> 32])


def appraise_by_choice(state: np.record, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:
    """All legal moves, of which the heuristic likes just one."""
    best = greedy(state, seat, out)
    count = list_legal(state, seat, moves)
    for k in range(count):
        worths[k] = int(moves[k] == best)
    return count


def count_points(state: np.record, seat: int) -> int:
    """The points that the seat has, in hundredths."""
    return 100 * score(state, seat)


def deduce_nothing(state: np.record, seat: int, out: np.ndarray, odds: np.ndarray) -> None:  # noqa: ARG001  as most games
    """Leave all odds even."""
    for k in range(len(odds)):
        odds[k] = SURE


def imagine_evenly(state: np.record, seat: int, odds: np.ndarray) -> None:  # noqa: ARG001  where nothing is deduced
    """Imagine by the rules alone."""
    imagine(state, seat)


def start_by_seed(state: np.record, seed: int) -> None:
    """Start the game that this seed deals."""
    seed_generator(state.generator, seed)
    start(state)


def play_randomly(state: np.record, seed: int, out: np.ndarray) -> int:
    """Play legal moves, all equally likely, to the end; returns how many."""
    moves = 0
    seat = 0
    while not is_over(state):
        chance = chance_at(seed, moves)
        seat = next_to_act(state, seat, mix(chance))
        play(state, seat, pick_legal(state, seat, chance, out))
        moves += 1
    return moves


def random_game(states: np.ndarray, i: int, seed: int, out: np.ndarray) -> int:
    """Deal by the seed in states[i] and play randomly to the end; returns how many moves."""
    start_by_seed(states[i], seed)
    return play_randomly(states[i], seed, out)


def random_games(states: np.ndarray, seed: int, games: int, out: np.ndarray) -> int:
    """Play games with the seeds seed, seed + 1, ...; game k ends in states[k % len(states)]. Returns all moves made."""
    moves = 0
    for game in range(games):
        moves += random_game(states, game % len(states), seed + game, out)
    return moves


def matched_games(states: np.ndarray, seed: int, games: int, greedy_seats: int, out: np.ndarray, tally: np.ndarray) -> int:
    """Play greedy (seats whose bit is set in greedy_seats) against random seats and add up the results; returns all moves.

    Each seat's row of tally gains: games won alone or shared, points, points squared.
    """
    moves = 0
    for game in range(games):
        state = states[0]
        start_by_seed(state, seed + game)
        turn = 0
        seat = 0
        while not is_over(state):
            chance = chance_at(seed + game, turn)
            turn += 1
            seat = next_to_act(state, seat, mix(chance))
            if seat != TABLE and greedy_seats >> seat & 1:
                if reaction(state, seat, mix(chance + 1)) == NEVER:
                    continue
                action = greedy(state, seat, out)
            else:
                action = pick_legal(state, seat, chance, out)
            play(state, seat, action)
            moves += 1
        for seat in range(int(state.seats)):
            points = score(state, seat)
            tally[seat, 0] += is_winner(state, seat)
            tally[seat, 1] += points
            tally[seat, 2] += points * points
    return moves


def copy_states(states: np.ndarray, copies: int) -> int:
    """Copy states about in the array, for measuring what a copy costs."""
    last = len(states) - 1
    for k in range(copies):
        states[(k * 7 + 1) & last] = states[k & last]
    return copies


ALGORITHMS: dict[Callable[..., Any], str] = {
    start_at: "states int",
    acting_at: "states int",
    why_not_at: "states int int int",
    list_legal_at: "states int int actions",
    play_at: "states int int int",
    imagine_at: "states int int",
    greedy_at: "states int int actions",
    random_games: "states int int actions",
    matched_games: "states int int int actions tally",
    copy_states: "states int",
}
LEVELS: dict[Callable[..., Any], str] = {
    level_at: "states int int int actions",
    reaction_at: "states int int int int",
}  # where the levels of a game are its own
