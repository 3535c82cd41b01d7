"""Which bots there are: our own, those a program registers, and those that packages installed beside ours bring.

Such a package names its bot by an entry point of the group `linewright.bots`: the bot's name, and "package.module:Class". It is
imported when anybody asks what there is; one that cannot be used is left out and told of by `broken_bots`. Whoever sits at the
machine may also name a bot by "module:Class"; `known_bot` never imports what a name asks for, so it is what a server asks.
"""

import contextlib
import functools
import importlib
import importlib.util
import inspect
import os
import re
import sys
from collections.abc import Iterable
from typing import Any, TypeVar

from linewright.bots.bot import Bot, FirstGreedy, Greedy, Random
from linewright.bots.budget import Timed, split_seconds
from linewright.bots.levels import LEVELS
from linewright.bots.program import PREFIX, ProgramBot
from linewright.core.entries import load_entries
from linewright.core.errors import BadBot, BrokenBot, UnknownBot, quote
from linewright.core.game import Game
from linewright.core.registry import find

GROUP = "linewright.bots"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")  # what a bot may be called
RESERVED = ("me", "human", "open", "none")  # what else a seat may be for

KINDS: tuple[type[Bot], ...] = (Random, Greedy, FirstGreedy, *LEVELS)
OWN: dict[str, type[Bot]] = {kind.name: kind for kind in KINDS}
NUMBERS: dict[str, type[Bot]] = {str(kind.level): kind for kind in LEVELS}  # a level is also known by its number

_registered: dict[str, type[Bot]] = {}

Kind = TypeVar("Kind", bound=type[Bot])
BotName = str | int | type[Bot]  # a name, the number of a level, or a class


def register_bot(kind: Kind) -> Kind:
    """Make a bot known by its name, in this process; gives it back, so that it can stand above a class. Raises BadBot."""
    check_kind(kind)
    taken = {**OWN, **_registered}.get(kind.name, kind)
    if kind.name in OWN or kind.name in NUMBERS or _place(taken) != _place(kind):  # a cell of a notebook may run twice
        raise BadBot("bot-name-taken", name=kind.name)
    _registered[kind.name] = kind
    return kind


def bot_names(game: str | None = None) -> list[str]:
    """The names of all bots that play a game, or any: ours, those registered here, then those of other packages."""
    return [name for name, kind in known_kinds().items() if game is None or kind.plays(game)]


def level_names(game: str) -> list[str]:
    """The names of the bots that people choose from to play a game, the weakest first."""
    levels = [kind for kind in known_kinds().values() if kind.level and kind.plays(game)]
    return [kind.name for kind in sorted(levels, key=lambda kind: kind.level)]


def repeatable_names(game: str) -> list[str]:
    """The names of those levels that play the same again wherever the same has happened, the weakest first."""
    kinds = known_kinds()
    return [name for name in level_names(game) if kinds[name].is_repeatable(game)]


def known_kinds() -> dict[str, type[Bot]]:
    """All bots that are known, by name."""
    own = {**OWN, **_registered}
    return {**own, **{name: kind for name, kind in _outside()[0].items() if name not in own}}


def broken_bots() -> list[BrokenBot]:
    """Why bots of other packages are left out."""
    return list(_outside()[1])


def known_bot(game: str, name: object, seed: int | None = None) -> Bot:
    """A player for a game by the name of a bot that is known; raises UnknownGame, UnknownBot, BrokenBot or OtherGame."""
    card = find(game)
    return known_kind(card.name, name)(card, seed)


def known_kind(game: str, name: object) -> type[Bot]:
    """A bot that is known, and plays the game; raises UnknownBot, BrokenBot or OtherGame."""
    if type(name) is int:
        name = str(name)
    kind = (OWN | NUMBERS).get(name) if isinstance(name, str) else None
    if kind is None and isinstance(name, str):
        kind = known_kinds().get(name)
    if kind is None:
        raise next((fault for fault in broken_bots() if fault.name == name), None) or UnknownBot(name, bot_names(game))
    kind.refuse_other(game)
    return kind


def bot(game: str, name: BotName = "greedy", seed: int | None = None) -> Bot:
    """A player for a game; the same seed plays the same way.

    name: what the bot is called, its level from 1 to 6, a class of your own, where one is: "module:Class", or a program:
    "cmd:python my_bot.py". "name@0.1" thinks for 0.1 seconds a move, where the bot can be told. Raises UnknownGame, UnknownBot,
    BadBot, or OtherGame where the bot does not play this game.
    """
    card = find(game)
    if isinstance(name, type):
        kind: type[Bot] = check_kind(name)
        return kind(card, seed)
    if not isinstance(name, str):
        return known_bot(game, name, seed)
    base, seconds = split_seconds(name)
    player = named_bot(card, base, seed)
    return player if seconds is None else Timed(player, seconds)


def named_bot(game: Game, name: str, seed: int | None = None) -> Bot:
    """A player by a name, a place or a command, without seconds; raises UnknownBot, BadBot or OtherGame."""
    if name.startswith(PREFIX):
        return ProgramBot(game, seed, command=name.removeprefix(PREFIX))
    if ":" in name:
        return import_bot(name)(game, seed)
    return known_bot(game.name, name, seed)


def import_bot(where: str) -> type[Bot]:
    """The bot at "module:Class", the current folder among the places looked at; raises BadBot with what is wrong."""
    module, _, name = where.partition(":")
    with contextlib.suppress(OSError):  # of a folder that is gone
        folder = os.getcwd()  # noqa: PTH109  what sys.path holds are texts
        if folder not in sys.path and "" not in sys.path:
            sys.path.append(folder)
    try:
        found = functools.reduce(getattr, name.split("."), importlib.import_module(module))
    except (Exception, SystemExit) as error:  # a stranger's module may raise anything
        raise BadBot("bot-not-found", where=quote(where), why=f"{type(error).__name__}: {error}") from error
    kind: type[Bot] = check_kind(found)
    return kind


def make_known(wheres: Iterable[str]) -> None:
    """Make the bots at these places known by name, and those of other packages; nothing is imported later. Raises BadBot."""
    for where in wheres:
        register_bot(import_bot(where))
    _outside()


def check_kind(kind: Any) -> Any:
    """Accept a class that is a bot; raises BadBot with what it lacks."""
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadBot("bot-no-kind", kind=quote(kind))
    if inspect.isabstract(kind):
        raise BadBot("bot-no-pick", kind=kind.__qualname__)
    name: object = kind.name
    if not isinstance(name, str) or not NAME.fullmatch(name) or name in RESERVED:
        raise BadBot("bot-no-name", kind=kind.__qualname__, name=quote(name))
    if kind.games is not None and (isinstance(kind.games, str) or not all(isinstance(game, str) for game in kind.games)):
        raise BadBot("bot-no-games", kind=kind.__qualname__, games=quote(kind.games))
    return kind


def address_of(name: BotName) -> BotName:
    """What another process must be told to find a bot: what was given, or module:Class for what only this process knows.

    A class that no other process can import is its own address.
    """
    if isinstance(name, str):
        base, seconds = split_seconds(name)
        if base not in _registered:
            return name
        kind = address_of(_registered[base])
        return kind if seconds is None or not isinstance(kind, str) else f"{kind}@{seconds:g}"
    if not isinstance(name, type):
        return name
    module, path = _place(name)
    try:
        is_there = module != "__main__" and importlib.util.find_spec(module) is not None
        found: Any = importlib.import_module(module) if is_there else None
        is_same = is_there and functools.reduce(getattr, path.split("."), found) is name
    except (ImportError, AttributeError, ValueError):  # it was made in a function, say, or its module is none of a file
        is_same = False
    return f"{module}:{path}" if is_same else name


def spelling_of(player: Bot) -> str:
    """What to type for a player, its seconds or its command included."""
    if isinstance(player, Timed):
        return f"{spelling_of(player.player)}@{player.seconds:g}"
    return f"{PREFIX}{player.program.command}" if isinstance(player, ProgramBot) else place_of(type(player))


def place_of(kind: type[Bot]) -> str:
    """What to type for a bot: its name where it is known, else module:Class."""
    return kind.name if known_kinds().get(kind.name) is kind else ":".join(_place(kind))


def _place(kind: type[Bot]) -> tuple[str, str]:
    """Where a class is written."""
    return kind.__module__, kind.__qualname__


@functools.cache
def _outside() -> tuple[dict[str, type[Bot]], list[BrokenBot]]:
    """What other packages bring, and what of it cannot be used; read once in a process."""
    return load_entries(GROUP, _load, BrokenBot)


def _load(entry: Any, others: dict[str, type[Bot]]) -> type[Bot]:
    """Import the bot of an entry point; its name must be its own."""
    if entry.name in OWN or entry.name in NUMBERS or entry.name in others:
        raise BadBot("bot-name-taken", name=entry.name)
    kind: type[Bot] = check_kind(entry.load())
    if kind.name != entry.name:
        raise BadBot("bot-other-name", where=entry.value, found=kind.name, name=entry.name)
    return kind
