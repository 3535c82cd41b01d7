"""What all tests share: every game at every number of seats, and one Hypothesis profile."""

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.generator import chance_at
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.core.setup import blank as laid_out
from linewright.core.verbs import TABLE, next_to_act

settings.register_profile("linewright", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("linewright")

EVERY_GAME = [find(name) for name in lw.games()]
EVERY_TABLE = [
    (game, seats)
    for game in EVERY_GAME
    for seats in game.seats
    if not game.puzzle or seats in (game.seats[0], game.seats[-1])  # these take a search a move: fewest and most seats
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for `table` once for each game and number of seats, one that asks for `game` once for each game."""
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", EVERY_TABLE, ids=[f"{game.name}-{seats}" for game, seats in EVERY_TABLE])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=[game.name for game in EVERY_GAME])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a game in one worker, so that its machine code is built once (./check asks for --dist loadgroup)."""
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        game = params.get("game") or params.get("table", (None,))[0]
        if isinstance(game, Game):
            item.add_marker(pytest.mark.xdist_group(game.name))


@pytest.fixture
def blank(table: tuple[Game, int]) -> np.ndarray:
    """One state with nothing but the seats set, ready for `start`."""
    return blank_states(table[0], table[1])


def blank_states(game: Game, seats: int, count: int = 1, **options) -> np.ndarray:
    """States with nothing but the seats and options set, ready for `start`."""
    return laid_out(game, Setup.read(game, seats=seats, seed=0, **options), count)


def other_options(game: Game, seats: int) -> list[dict]:
    """Options that differ from the default: each alone, then all that can be had together at this number of seats."""
    found = []
    for option in game.options:
        for choice in option.choices[1:]:
            try:
                Setup.read(game, seats=seats, seed=0, **{option.name: choice})
            except lw.BadOption:
                continue
            found.append({option.name: choice})
    return [*found, {name: choice for options in found for name, choice in options.items()}]


def scratch(game: Game) -> np.ndarray:
    """Room for the legal actions of one seat."""
    return np.zeros(game.most_legal + 1, np.int16)


def fewer(game: Game, count: int) -> int:
    """How many to play of a game: where every move may take a search, a fiftieth."""
    return max(1, count // 50) if game.puzzle else count


def play_on(match: lw.Match, bot: lw.Bot, chance: int) -> None:
    """Make the next move: a bot's, or any that the table itself may make."""
    seat = compiler.bound(next_to_act, match.game)(match._state, 0, chance)
    if seat == TABLE:
        texts = match.legal(None)
        match.play(None, texts[chance % len(texts)])
    else:
        match.play(seat, bot.choose(match.seen_by(seat)))


def random_match(name: str, seed: int, **wishes) -> lw.Match:
    """A match played to the end by random bots; its repr and log replay it."""
    match = lw.new(name, seed=seed, **wishes)
    bot = lw.bot(name, "random", seed=seed)
    while not match.is_over:
        play_on(match, bot, chance_at(seed, len(match.log)))
    return match
