"""Two toy games on one record, alike but for one global number: the case in which a careless cache runs the wrong one.

As a program it plays the games named on its command line, compiled, and prints moves and what had to be compiled.
"""

import sys
import types

import numpy as np

from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.verbs import VERBS

STATE = np.dtype((np.record, np.dtype([("generator", np.uint32, 4), ("seats", np.int8), ("pips", np.int8)], align=True)))
STEP = 1  # pips a move takes: the other game has another


def start(state):
    state.pips = 60


def may_act(state, seat):
    return int(state.pips > 0 and seat == 0)


def why_not(state, seat, action):
    return int(action != 0 or not may_act(state, seat))


def list_legal(state, seat, out):
    out[0] = 0
    return may_act(state, seat)


def play(state, seat, action):  # noqa: ARG001  the contract's arguments
    state.pips = int(state.pips) - STEP


def is_over(state):
    return int(state.pips <= 0)


def score(state, seat):  # noqa: ARG001  as above
    return int(state.pips)


def is_winner(state, seat):
    return int(is_over(state) and seat == 0)


def imagine(state, seat):
    pass


def check(state):
    return int(state.pips < 0)


def greedy(state, seat, out):  # noqa: ARG001  as above
    return 0


def toy(name: str, step: int) -> Game:
    """Make a title card whose rules read another STEP."""
    names = {**globals(), "STEP": step}
    for function in [*(verb.__name__ for verb in VERBS), "greedy"]:
        names[function] = types.FunctionType(globals()[function].__code__, names, function)
    modules = {
        "rules": {verb.__name__: names[verb.__name__] for verb in VERBS} | {"SELDOM": (), "ACTIONS": 1, "MOST_LEGAL": 1},
        "bots": {"greedy": names["greedy"]},
        "state": {"STATE": STATE},
    }
    for module, parts in modules.items():
        sys.modules[f"{__name__}.{name}.{module}"] = made = types.ModuleType(module)
        vars(made).update(parts, SET_BEFORE_START=("seats",))
    sys.modules[f"{__name__}.{name}"] = sys.modules[__name__]
    return Game(
        package=f"{__name__}.{name}", name=name, title=name, prefix="TY", version=1, turn_rule=1,
        seats=(1,), usual_seats=1, minutes=1, box=(),
    )  # fmt: skip


BY_ONES = toy("by-ones", 1)
GAMES = {"by-ones": BY_ONES, "by-twos": toy("by-twos", 2)}


def moves_of(game: Game) -> tuple[int, int]:
    """Play one game compiled; give its moves, and how many algorithms had to be compiled for it."""
    states = np.zeros(1, STATE)
    states["seats"] = 1
    machine = compiler.Machine(game)
    return machine.random_games(states, 1, 1, np.zeros(2, np.int16)), machine.misses


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        print(wanted, *moves_of(GAMES[wanted]))  # noqa: T201  a program prints
