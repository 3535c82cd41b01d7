"""Which bots there are: our own, those a program registers, and those that packages installed beside ours bring.

Such a package names its bot by an entry point of the group `linewright.bots`: the bot's name, and "package.module:Class". It is
imported when anybody asks what there is; one that cannot be used is left out and told of by `broken_bots`. Whoever sits at the
machine may also name a bot by "module:Class"; `known_bot` never imports what a name asks for, so it is what a server asks.
"""

import contextlib
import functools
import importlib
import inspect
import os
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from linewright.bots.bot import Bot, Greedy, Random
from linewright.core.errors import BadBot, BrokenBot, LinewrightError, UnknownBot, quote
from linewright.core.registry import find

GROUP = "linewright.bots"
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")  # what a bot may be called
RESERVED = ("me", "human", "open", "none")  # what else a seat may be for

OWN: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Greedy)}

_registered: dict[str, type[Bot]] = {}

Kind = TypeVar("Kind", bound=type[Bot])


def register_bot(kind: Kind) -> Kind:
    """Make a bot known by its name, in this process; gives it back, so that it can stand above a class. Raises BadBot."""
    check_kind(kind)
    taken = {**OWN, **_registered}.get(kind.name, kind)
    if kind.name in OWN or _place(taken) != _place(kind):  # a cell of a notebook may run twice
        raise BadBot("bot-name-taken", name=kind.name)
    _registered[kind.name] = kind
    return kind


def bot_names(game: str | None = None) -> list[str]:
    """The names of all bots that play a game, or any: ours, those registered here, then those of other packages."""
    return [name for name, kind in known_kinds().items() if game is None or kind.plays(game)]


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
    kind = OWN.get(name) if isinstance(name, str) else None
    if kind is None and isinstance(name, str):
        kind = known_kinds().get(name)
    if kind is None:
        raise next((fault for fault in broken_bots() if fault.name == name), None) or UnknownBot(name, bot_names(game))
    kind.refuse_other(game)
    return kind


def bot(game: str, name: "str | type[Bot]" = "greedy", seed: int | None = None) -> Bot:
    """A player for a game; the same seed plays the same way.

    name: what the bot is called, a class of your own, or where one is: "module:Class". Raises UnknownGame, UnknownBot,
    BadBot, or OtherGame where the bot does not play this game.
    """
    card = find(game)
    if isinstance(name, type):
        kind: type[Bot] = check_kind(name)
        return kind(card, seed)
    if isinstance(name, str) and ":" in name:
        return import_bot(name)(card, seed)
    return known_bot(game, name, seed)


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


def place_of(kind: type[Bot]) -> str:
    """What to type for a bot: its name where it is known, else module:Class."""
    return kind.name if known_kinds().get(kind.name) is kind else ":".join(_place(kind))


def _place(kind: type[Bot]) -> tuple[str, str]:
    """Where a class is written."""
    return kind.__module__, kind.__qualname__


@functools.cache
def _outside() -> tuple[dict[str, type[Bot]], list[BrokenBot]]:
    """What other packages bring, and what of it cannot be used; read once in a process."""
    kinds: dict[str, type[Bot]] = {}
    faults: list[BrokenBot] = []
    for entry in _entries():
        try:
            kinds[entry.name] = _load(entry, kinds)
        except Exception as error:  # noqa: BLE001  a stranger's module may raise anything, and must not take the others down
            why = error if isinstance(error, LinewrightError) else f"{type(error).__name__}: {error}"
            faults.append(BrokenBot(entry.name, entry.dist.name, why))
    return kinds, faults


def _entries() -> Iterator[Any]:
    """The entry points of our group, in the order of their names."""
    from importlib.metadata import entry_points  # costs 30 ms, and whoever names one of our own bots need not wait for it

    entries: list[Any] = list(entry_points(group=GROUP))
    yield from sorted(entries, key=lambda entry: (entry.name, entry.dist.name))


def _load(entry: Any, others: dict[str, type[Bot]]) -> type[Bot]:
    """Import the bot of an entry point; its name must be its own."""
    if entry.name in OWN or entry.name in others:
        raise BadBot("bot-name-taken", name=entry.name)
    kind: type[Bot] = check_kind(entry.load())
    if kind.name != entry.name:
        raise BadBot("bot-other-name", where=entry.value, found=kind.name, name=entry.name)
    return kind
