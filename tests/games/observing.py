"""What a learner at a seat gets, plane by plane, for tests of games."""

import numpy as np

from linewright.core.planes import NUMBER, split
from linewright.core.record import Fields


def observe(game, states, seat):
    """The planes of an observation by name, lists of numbers; filled whole, whatever was there before."""
    told = []
    for before in (0, 77):
        out = np.full(game.observed, before, NUMBER)
        game.observation.observe(Fields(states), seat, out)
        told.append({name: plane.tolist() for name, plane in split(game.observation.PLANES, out).items()})
    assert told[0] == told[1]
    return told[0]


def observe_match(match, seat):
    """The same of a match."""
    return observe(match.game, match._states, seat)
