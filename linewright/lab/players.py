"""Who plays in the lab: `random`, `greedy`, and levels, as far as they choose without picturing what could follow."""

from collections.abc import Sequence

import numpy as np

from linewright.bots.levels import NAMES
from linewright.core.errors import quote
from linewright.core.game import Game
from linewright.core.generator import WORD
from linewright.core.simulating import GLANCE, GREEDY, KIND, OVERLOOKS, RANDOM
from linewright.lab.errors import BadLab

SIMPLE = {"random": RANDOM, "greedy": GREEDY}

Bots = str | Sequence[str | int]  # one for all seats, or one for each: a list, or names with commas between them


def player_names(game: Game) -> list[str]:
    """The names of all that can play a game in the lab, the weakest first."""
    levels = [name for name in NAMES if plays(game, NAMES.index(name) + 1)]
    return [*SIMPLE, *levels]


def plays(game: Game, level: int) -> bool:
    """Whether a level plays a game in the lab: not where it compares moves in worlds, nor where one plays alone."""
    return max(game.seats) > 1 and (game.has_own_levels or game.bots.INSIGHTS[level - 1].worlds == 0)


def read_bots(game: Game, seats: int, bots: object) -> tuple[str, ...]:
    """Accept who plays, and give the name for each seat; raises BadLab."""
    asked = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(asked, Sequence) or not asked or len(asked) not in (1, seats):
        raise BadLab("lab-bad-bots", bots=quote(bots), seats=seats)
    names = [read_name(game, name) for name in asked]
    return tuple(names * seats if len(names) == 1 else names)


def read_name(game: Game, asked: object) -> str:
    """Accept a player; a level is also known by its number. Raises BadLab with those there are."""
    name = str(asked).strip()
    if name.isdecimal() and 1 <= int(name) <= len(NAMES):
        name = NAMES[int(name) - 1]
    known = player_names(game)
    if name in known:
        return name
    word = "lab-bot-thinks" if name in NAMES and max(game.seats) > 1 else "lab-unknown-bot"
    raise BadLab(word, bot=quote(name), game=game.name, names=", ".join(known))


def lay_out_players(game: Game, names: Sequence[str]) -> np.ndarray:
    """The players as `core.simulating` wants them: a row for each seat."""
    players = np.zeros((len(names), 2), np.int64)
    for seat, name in enumerate(names):
        if name in SIMPLE:
            players[seat, KIND] = SIMPLE[name]
            continue
        level = NAMES.index(name) + 1
        players[seat, KIND] = level if game.has_own_levels else GLANCE
        players[seat, OVERLOOKS] = 0 if game.has_own_levels else int(game.bots.INSIGHTS[level - 1].overlooks * WORD)
    return players
