"""Many games side by side, one step at a time: the same on every CPU thread and every CUDA thread.

Environment i plays game i, then game i + n, and so on, where n is how many there are; a game is dealt by the seed and its number
alone. The last of the states is how each begins, before the deal. Moves of the table itself are made by chance.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from linewright.core.algorithms import start_by_seed
from linewright.core.generator import GOLDEN, WORD, chance_at, mix
from linewright.core.verbs import (
    TABLE,
    is_over,
    is_winner,
    list_legal,
    next_to_act,
    observe,
    pick_legal,
    play,
    score,
)

NOBODY = -1  # nobody acts: the game is over
WAIT = -1  # an action in a race: let others go first
NONE = -1  # no environment
ENDED, REFUSED = 1, -1  # in over: the game has ended by this step; the action was illegal, and nothing has changed
RESETS, OBSERVES, MASKS, CLEARS, RACES, CHECKS, BEGINS = 1, 2, 4, 8, 16, 32, 64  # bits of `how`: see step_games
GAME, TURN = 0, 1  # columns of courses: the number of the game, how often chance was asked in it
LAST_SEED = (1 << 62) - 1


def deal(states: np.ndarray, i: int, courses: np.ndarray, seats: np.ndarray, out: np.ndarray, seed: int) -> None:
    """Deal the game of an environment."""
    states[i] = states[len(states) - 1]
    start_by_seed(states[i], (seed + int(courses[i, GAME])) & LAST_SEED)
    courses[i, TURN] = 0
    find_seat(states, i, 0, courses, seats, out, seed)


def find_seat(states: np.ndarray, i: int, seat: int, courses: np.ndarray, seats: np.ndarray, out: np.ndarray, seed: int) -> None:
    """Make the moves of the table until a seat acts, and note which; out is scratch."""
    state = states[i]
    game = (seed + int(courses[i, GAME])) & LAST_SEED
    turn = int(courses[i, TURN])
    found = NOBODY
    while found == NOBODY and not is_over(state):
        chance = chance_at(game, turn)
        turn += 1
        seat = next_to_act(state, seat, mix(chance))
        if seat == TABLE:
            play(state, seat, pick_legal(state, seat, chance, out))
        else:
            found = seat
    seats[i] = found
    courses[i, TURN] = turn


def forget(i: int, legal: np.ndarray, counts: np.ndarray, masks: np.ndarray, how: int) -> None:
    """Take the marks of what was legal off a mask, or, where it may hold anything, all."""
    if how & MASKS:
        if how & CLEARS:
            for action in range(masks.shape[1]):
                masks[i, action] = 0
        else:
            for k in range(int(counts[i])):
                masks[i, int(legal[i, k])] = 0


def tell(
    states: np.ndarray,
    i: int,
    viewer: int,
    seats: np.ndarray,
    legal: np.ndarray,
    counts: np.ndarray,
    observations: np.ndarray,
    masks: np.ndarray,
    how: int,
) -> None:
    """Write what the seat to act may know and do; once the game is over, what the viewer may know."""
    seat = int(seats[i])
    count = 0
    if seat != NOBODY:
        count = list_legal(states[i], seat, legal[i])
        viewer = seat
    counts[i] = count
    if how & MASKS:
        for k in range(count):
            masks[i, int(legal[i, k])] = 1
    if how & OBSERVES:
        observe(states[i], viewer, observations[i])


def is_illegal(i: int, actions: np.ndarray, seats: np.ndarray, legal: np.ndarray, counts: np.ndarray, how: int) -> int:
    """1 if an environment is asked for an action that is not legal; where nobody acts, none is."""
    action = int(actions[i])
    if seats[i] == NOBODY or (how & RACES and action == WAIT):
        return 0
    found = 0
    for k in range(int(counts[i])):
        found |= int(legal[i, k] == action)
    return 1 - found


def find_illegal(
    actions: np.ndarray, seats: np.ndarray, legal: np.ndarray, counts: np.ndarray, how: int, first: int, last: int
) -> int:
    """The first of the environments first..last - 1 that is asked for an illegal action, or NONE."""
    for i in range(first, last):
        if is_illegal(i, actions, seats, legal, counts, how):
            return i
    return NONE


def step_games(
    states: np.ndarray,
    actions: np.ndarray,
    courses: np.ndarray,
    seats: np.ndarray,
    over: np.ndarray,
    rewards: np.ndarray,
    scores: np.ndarray,
    legal: np.ndarray,
    counts: np.ndarray,
    observations: np.ndarray,
    masks: np.ndarray,
    seed: int,
    how: int,
    first: int,
    last: int,
) -> int:
    """Make a move in each of the environments first..last - 1; in none if one is illegal, and then return the first of those.

    Returns NONE where all were made. how: RESETS begins the next game where one is over; OBSERVES and MASKS write what the seat
    to act may know and do; CLEARS, where masks may hold anything; RACES, where whoever waits may; CHECKS looks for illegal ones;
    BEGINS begins the first game of each environment, whatever the actions are.
    """
    if how & CHECKS:
        illegal = find_illegal(actions, seats, legal, counts, how, first, last)
        if illegal != NONE:
            return illegal
    for i in range(first, last):
        step_game(states, i, actions, courses, seats, over, rewards, scores, legal, counts, observations, masks, seed, how)
    return NONE


def step_game(
    states: np.ndarray,
    i: int,
    actions: np.ndarray,
    courses: np.ndarray,
    seats: np.ndarray,
    over: np.ndarray,
    rewards: np.ndarray,
    scores: np.ndarray,
    legal: np.ndarray,
    counts: np.ndarray,
    observations: np.ndarray,
    masks: np.ndarray,
    seed: int,
    how: int,
) -> None:
    """Make a move in an environment, begin its next game where this one is over, and tell who acts then."""
    over[i] = 0
    for k in range(rewards.shape[1]):
        rewards[i, k] = 0
    seat = int(seats[i])
    viewer = max(seat, 0)
    forget(i, legal, counts, masks, how)
    if how & BEGINS:
        courses[i, GAME] = i
        deal(states, i, courses, seats, legal[i], seed)
    elif seat != NOBODY:
        action = int(actions[i])
        if action != WAIT:
            play(states[i], seat, action)
        find_seat(states, i, seat, courses, seats, legal[i], seed)
        if seats[i] == NOBODY:
            over[i] = ENDED
            settle(states, i, rewards, scores)
            if how & RESETS:
                courses[i, GAME] = int(courses[i, GAME]) + len(states) - 1
                deal(states, i, courses, seats, legal[i], seed)
    tell(states, i, viewer, seats, legal, counts, observations, masks, how)


def settle(states: np.ndarray, i: int, rewards: np.ndarray, scores: np.ndarray) -> None:
    """Note the points of each seat, and 1 for those that have won, -1 for others; 0 where all have won, or nobody."""
    state = states[i]
    seats = rewards.shape[1]
    winners = 0
    for seat in range(seats):
        scores[i, seat] = score(state, seat)
        winners += is_winner(state, seat)
    if seats == 1 or 0 < winners < seats:
        for seat in range(seats):
            rewards[i, seat] = 2 * is_winner(state, seat) - 1


def sample_actions(actions: np.ndarray, legal: np.ndarray, counts: np.ndarray, seed: int, first: int, last: int) -> None:
    """Choose a legal action, all equally likely, for each of the environments first..last - 1; 0 where there is none."""
    for i in range(first, last):
        chance = mix((seed + i * GOLDEN) & WORD)
        actions[i] = legal[i, (chance * int(counts[i])) >> 32] if counts[i] else 0


BATCHING: dict[str, tuple[Callable[..., Any], str]] = {
    "step_games": (
        step_games,
        "states worths tally numbers numbers table lists lists actions table table int int int int",
    ),
    "find_illegal": (find_illegal, "worths numbers lists actions int int int"),
    "sample_actions": (sample_actions, "worths lists actions int int int"),
}  # what Python calls in machine code, with the kinds of their arguments
