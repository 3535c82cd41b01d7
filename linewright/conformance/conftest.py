"""Which games a test is run with: all that are installed, or those named by --game; and one Hypothesis profile."""

import functools

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

import linewright as lw
from linewright.conformance.playing import blank_states
from linewright.core.game import Game
from linewright.core.registry import find

settings.register_profile("linewright", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("linewright")


@functools.cache
def games_under_test(asked: tuple[str, ...] = ()) -> list[Game]:
    """The games named, or all; raises UnknownGame or BrokenGame."""
    return [find(name) for name in asked or lw.games()]


def tables_of(games: list[Game]) -> list[tuple[Game, int]]:
    """Every game at every number of seats; where every move takes a search, only at the fewest and the most."""
    return [
        (game, seats) for game in games for seats in game.seats if not game.puzzle or seats in (game.seats[0], game.seats[-1])
    ]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for `table` for each game and number of seats, `game`: each game, `taught`: each with a guide."""
    try:
        games = games_under_test(tuple(metafunc.config.getoption("--game", default=None) or ()))
    except lw.LinewrightError as refusal:
        raise pytest.UsageError(str(refusal)) from refusal
    if "table" in metafunc.fixturenames:
        tables = tables_of(games)
        metafunc.parametrize("table", tables, ids=[f"{game.name}-{seats}" for game, seats in tables])
    for name in {"game", "taught"} & set(metafunc.fixturenames):
        some = [game for game in games if name == "game" or game.guide]
        metafunc.parametrize(name, some, ids=[game.name for game in some])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a game in one worker, so that its machine code is built once (with --dist loadgroup)."""
    for item in items:
        params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        table = params.get("table")
        game = table[0] if isinstance(table, tuple) else params.get("game") or params.get("taught")
        if isinstance(game, Game) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(game.name))


@pytest.fixture
def blank(table: tuple[Game, int]) -> np.ndarray:
    """One state with nothing but the seats set, ready for `start`."""
    return blank_states(table[0], table[1])
