"""The greedy bots of LIGHT LINE are better than random seats; where luck or a glance decides, their own moves are right."""

import numpy as np
import pytest

from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core.algorithms import start_by_seed
from linewright.core.generator import chance_at, mix
from linewright.core.registry import find
from linewright.core.verbs import NEVER, TABLE, greedy, is_over, list_legal, next_to_act, play, reaction
from linewright.games.light_line.head_line.rules import SHOW
from linewright.games.light_line.kidz_line.rules import UNDER, open_card
from linewright.games.light_line.tracing import worth_of_placing
from tests.games.strength import share_of_wins

# Tests that need a game's machine code go to the worker that builds it anyway.

# Measured (2026-11-16): 99.9, 98.6, 94.7, 90.4, 85.3 % in 4,000 games each, standard errors of 0.1 to 0.6. With many seats each
# has but three or four turns, and one of many lucky random seats comes close. Chance gives 50 to 17 %.
LINE_BARS = {2: 0.99, 3: 0.975, 4: 0.93, 5: 0.88, 6: 0.83}


@pytest.mark.xdist_group("line")
@pytest.mark.parametrize("seats", LINE_BARS)
def test_greedy_wins_most_games_of_line_against_random_seats(seats):
    assert share_of_wins("line", seats) > LINE_BARS[seats]


@pytest.mark.xdist_group("kidz-line")
@pytest.mark.parametrize("seats", range(2, 9))
def test_greedy_wins_kidz_line_where_places_may_be_overlooked(seats):
    """Measured 95.7 to 97.7 % in 4,000 games each (2026-11-16), random seats 29 to 48 %. Where all must place, luck decides."""
    assert share_of_wins("kidz-line", seats, strict_kids=False) > 0.94


def test_greedy_places_where_kidz_lines_grow_longest():
    game = find("kidz-line")
    state = blank_states(game, 3)[0]
    out = game.scratch()
    for seed in range(5):
        compiler.bind(start_by_seed, game)(state, seed)
        while not game.rules.is_over(state):
            seat = int(state.turn)
            legal = [int(action) for action in out[: game.rules.list_legal(state, seat, out)]]
            chosen = game.bots.greedy(state, seat, out)
            assert worth_of(state, chosen) == max(worth_of(state, action) for action in legal)
            game.rules.play(state, seat, chosen)


def worth_of(state, action):
    """The sections of the lines that a placement makes longer; none for a card that goes under the pile."""
    return 0 if action == UNDER else worth_of_placing(state, open_card(state), action)


@pytest.mark.xdist_group("solo-line")
def test_greedy_solves_solo_line():
    """Measured 99.85 % in 2,000 games (2026-11-16): some deals have no line through all cards. Random moves win 50 %."""
    assert share_of_wins("solo-line", 1, games=1_000) > 0.99


@pytest.mark.xdist_group("long-line")
@pytest.mark.parametrize(("seats", "bar"), [(2, 0.68), (7, 0.65)])
def test_greedy_wins_long_line_against_random_seats(seats, bar):
    """Measured 74.9 and 72.5 +- 1.0 % in 2,000 games each (2026-11-16); random seats, who know solutions too, 28.7 and 6 %."""
    assert share_of_wins("long-line", seats, games=1_000) > bar


def count_shows(states: np.ndarray, seed: int, games: int, greedy_seats: int, out: np.ndarray, tally: np.ndarray) -> int:
    """Play HEAD LINE as matched_games does; each seat's row of tally gains the lines it showed, and those that were right."""
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
                action = int(out[(chance * list_legal(state, seat, out)) >> 32])
            played = int(state.played)
            play(state, seat, action)
            if action == SHOW:
                tally[seat, 0] += 1
                tally[seat, 1] += int(state.played) - played
    return 0


@pytest.mark.parametrize("seats", [2, 4])
def test_a_head_line_that_greedy_shows_is_right_where_random_seats_call_too_early(seats):
    """Who wins is luck: random seats call before greedy looks, and a wrong call costs nobody much."""
    game = find("head-line")
    tally = np.zeros((seats, 2), np.int64)
    compiler.bind(count_shows, game)(blank_states(game, seats), 1, 4, 1, game.scratch(), tally)
    shown, right = tally.T
    assert right[0] == shown[0] > 0
    assert right[1:].sum() < 0.8 * shown[1:].sum()
