"""Sequence's greedy bot is far better than random seats, and never goes on for ever."""

import pytest

import linewright as lw
from linewright.games.sequence.rules import put_marker
from tests.games.strength import share_of_wins

pytestmark = pytest.mark.xdist_group("sequence")  # where its machine code is built anyway

# Measured (2026-11-16, 4,000 games each): 99.4, 94.9, 99.9, 99.9, 99.9, 97.1, 99.7, 100.0 %, standard errors of 0.0 to 0.4. With
# three teams the first sequence wins, and two random teams stumble on one in some games before greedy has its own.
BARS = {2: 0.985, 3: 0.93, 4: 0.99, 6: 0.99, 8: 0.99, 9: 0.955, 10: 0.99, 12: 0.99}  # chance gives a half or a third
TEAMS = {3: 3, 9: 3}  # elsewhere two, unless asked for


@pytest.mark.parametrize("seats", BARS)
def test_a_greedy_team_wins_nearly_every_game_against_random_teams(seats):
    together = range(0, seats, TEAMS.get(seats, 2))
    assert share_of_wins("sequence", seats, together=together) > BARS[seats]


def test_greedy_ends_a_turn_in_which_every_exchange_gives_a_dead_card():
    """A full board with dead_cards=any: a greedy that always exchanges would never end."""
    match = lw.new("sequence", seats=2, seed=1, first=0, dead_cards="any")
    state = match._state
    for cell in list(state.cells):
        if int(cell) // 12 % 3 == 1:
            put_marker(state, int(cell) // 2 % 2, int(cell))
    while state.empties:
        put_marker(state, int(state.empties) // 2 % 2, int(state.cells[0]))
    bot = lw.bot("sequence", "greedy")
    for _ in range(60):
        if match.is_over:
            break
        match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
    assert sum(seat != match.log[0][0] for seat, _, _ in match.log) > 0
