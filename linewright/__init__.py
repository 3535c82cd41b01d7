"""Line-building table games, whole and exact: a library for players, bot authors and researchers.

>>> import linewright as lw
>>> match = lw.new(lw.games()[0], seats=3, seed=7)
>>> match.play(match.to_act[0], match.legal(match.to_act[0])[0])
"""

from typing import Any

from linewright.bots import Bot, bot, bot_names, register_bot
from linewright.core.errors import (
    BadBot,
    BadDeck,
    BadOption,
    BadSave,
    BadSeats,
    BadSeed,
    BrokenBot,
    BrokenGame,
    IllegalMove,
    LinewrightError,
    NoSuchAction,
    NoSuchSeat,
    NotARace,
    NothingToChoose,
    NothingToUndo,
    NotYourTurn,
    OtherGame,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
)
from linewright.core.match import Match, load
from linewright.core.registry import find as _find
from linewright.core.registry import names as _names
from linewright.core.seen import Seen
from linewright.core.setup import Setup

__version__ = "0.1.0"

__all__ = [
    "BadBot",
    "BadDeck",
    "BadOption",
    "BadSave",
    "BadSeats",
    "BadSeed",
    "Bot",
    "BrokenBot",
    "BrokenGame",
    "IllegalMove",
    "LinewrightError",
    "Match",
    "NoSuchAction",
    "NoSuchSeat",
    "NotARace",
    "NotYourTurn",
    "NothingToChoose",
    "NothingToUndo",
    "OtherGame",
    "Seen",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "bot",
    "bot_names",
    "games",
    "load",
    "new",
    "register_bot",
]


def games() -> list[str]:
    """List the names of all games."""
    return _names()


def new(
    game: str, /, *, seats: object = None, seed: object = None, first: object = None, deck: object = None, **options: Any
) -> Match:
    """Start a match; raises an error that says what was expected.

    seats: how many play; seed: decides the deal, random unless given; first: the seat that begins; deck: names of cards laid on
    top of the draw pile, first drawn first. Options by name: `linewright rules GAME` explains them, `match.options` shows them.
    """
    card = _find(game)
    return Match(card, Setup.read(card, seats=seats, seed=seed, first=first, deck=deck, **options))
