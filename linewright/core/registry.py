"""Which games there are: names, and where to find each; a game is imported when it is first asked for."""

import importlib

from linewright.core.errors import UnknownGame
from linewright.core.game import Game

_where: dict[str, str] = {}  # name of a game -> "module:NAME" of its title card


def register(name: str, where: str) -> None:
    """Make a game known under its name; where is "package.module:GAME"."""
    _where[name] = where


def names() -> list[str]:
    """List the names of all games, in the order they were registered."""
    return list(_where)


def find(name: object) -> Game:
    """Give the title card of a game; raises UnknownGame with the names there are."""
    if not isinstance(name, str) or name not in _where:
        raise UnknownGame(name, names())
    module, _, card = _where[name].partition(":")
    game: Game = getattr(importlib.import_module(module), card)
    return game
