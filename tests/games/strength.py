"""How often greedy seats win against random ones, for the bars that the tests of each game set."""

import numpy as np

from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core.registry import find


def share_of_wins(name, seats, games=4_000, together=(0,), **options):
    """The share of games, alone or with others, that greedy seats win together against a table of random ones."""
    game = find(name)
    tally = np.zeros((seats, 3), np.int64)  # wins, points, points squared of each seat
    greedy = sum(1 << seat for seat in together)
    compiler.machine(game).matched_games(blank_states(game, seats, **options), 1, games, greedy, game.scratch(), tally)
    return tally[together[0], 0] / games
