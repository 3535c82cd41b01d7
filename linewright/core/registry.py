"""Which games there are: our own, and those that packages installed beside ours bring.

Such a package names its game by an entry point of the group `linewright.games`: the game's name, and "package.module:GAME".
Our own games are imported when they are first asked for, the others when anybody asks what there is. A package that cannot be
used is left out and told of by `broken_games`; it never keeps the others away.
"""

import functools
import importlib
from typing import Any

from linewright.core.entries import load_entries
from linewright.core.errors import BrokenGame, LinewrightError, UnknownGame
from linewright.core.game import Game
from linewright.core.rulebook import rulebook_file
from linewright.core.words import LANGUAGES, words_file

GROUP = "linewright.games"

_own: dict[str, str] = {}  # name of a game -> "module:NAME" of its title card


def register(name: str, where: str) -> None:
    """Make one of our own games known under its name; where is "package.module:GAME"."""
    _own[name] = where


def names() -> list[str]:
    """The names of all games: ours in the order they were registered, then others."""
    return [*_own, *_outside()[0]]


def broken_games() -> list[BrokenGame]:
    """Why games of other packages are left out."""
    return list(_outside()[1])


def find(name: object) -> Game:
    """The title card of a game; raises UnknownGame with the names there are, or BrokenGame with what is wrong."""
    if isinstance(name, str) and name in _own:
        module, _, card = _own[name].partition(":")
        game: Game = getattr(importlib.import_module(module), card)
        return game
    games, faults = _outside()
    if isinstance(name, str) and name in games:
        return games[name]
    for fault in faults:
        if fault.name == name:
            raise fault
    raise UnknownGame(name, names())


@functools.cache
def _outside() -> tuple[dict[str, Game], list[BrokenGame]]:
    """What other packages bring, and what of it cannot be used; read once in a process."""
    return load_entries(GROUP, _load, BrokenGame)


def _load(entry: Any, others: dict[str, Game]) -> Game:
    """Import the game of an entry point; its name and the name of its folder must be its own, and all of it be there."""
    if entry.name in _own or entry.name in others:
        raise LinewrightError("game-name-taken")
    game = entry.load()
    if not isinstance(game, Game) or game.name != entry.name:
        raise LinewrightError("game-no-card", where=entry.value, name=entry.name)
    folder = game.folder.name
    if any(folder in where.partition(":")[0].split(".") for where in _own.values()) or any(
        folder == other.folder.name and game.folder != other.folder for other in others.values()
    ):
        raise LinewrightError("game-folder-taken", taken=folder)
    for file in [
        place for language in LANGUAGES for place in (rulebook_file(game.folder, language), words_file(game.folder, language))
    ]:
        if not file.is_file():
            raise LinewrightError("game-no-file", file=str(file.relative_to(game.folder)))
    game.load()
    return game
