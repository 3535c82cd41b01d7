"""Games being played, for tests: blank records, other options, matches played to the end."""

from typing import Any

import numpy as np

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.generator import chance_at
from linewright.core.options import Choice
from linewright.core.setup import Setup, blank
from linewright.core.verbs import TABLE, next_to_act


def blank_states(game: Game, seats: int, count: int = 1, **options: Any) -> np.ndarray:
    """States with nothing but the seats and options set, ready for `start`."""
    return blank(game, Setup.read(game, seats=seats, seed=0, **options), count)


def other_options(game: Game, seats: int) -> list[dict[str, Choice]]:
    """Options that differ from the default: each alone, then all that can be had together at this number of seats."""
    found: list[dict[str, Choice]] = []
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
    seat = compiler.bind(next_to_act, match.game)(match._state, 0, chance)  # noqa: SLF001  a playout needs the truth
    if seat == TABLE:
        texts = match.legal(None)
        match.play(None, texts[chance % len(texts)])
    else:
        match.play(seat, bot.choose(match.seen_by(seat)))


def random_match(name: str, seed: int, **wishes: Any) -> lw.Match:
    """A match played to the end by random bots; its repr and log replay it."""
    match = lw.new(name, seed=seed, **wishes)
    bot = lw.bot(name, "random", seed=seed)
    while not match.is_over:
        play_on(match, bot, chance_at(seed, len(match.log)))
    return match
