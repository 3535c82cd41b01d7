"""Line-it's greedy bot is far better than random seats."""

import pytest

from tests.games.strength import share_of_wins

pytestmark = pytest.mark.xdist_group("line-it")  # where its machine code is built anyway


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_wins_99_of_100_games_against_random_seats(seats):
    """Measured 100.0, 100.0, 100.0, 99.98 % in 4,000 games each (2026-11-16); chance gives 50 to 20 %."""
    assert share_of_wins("line-it", seats) > 0.99
