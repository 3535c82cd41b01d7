"""Line-building table games, whole and exact: a library for players, bot authors and researchers.

>>> import linewright as lw
>>> match = lw.new("line-it", seats=3, seed=7)
>>> match.play(match.to_act[0], match.legal(match.to_act[0])[0])
"""

from typing import Any

from linewright.bots import Bot, bot
from linewright.core.errors import (
    BadDeck,
    BadOption,
    BadSave,
    BadSeats,
    BadSeed,
    IllegalMove,
    LinewrightError,
    NoSuchSeat,
    NothingToUndo,
    NotYourTurn,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
)
from linewright.core.match import Match, load
from linewright.core.registry import find as _find
from linewright.core.registry import names as games
from linewright.core.seen import Seen
from linewright.core.setup import Setup

__version__ = "0.1.0"

__all__ = [
    "BadDeck",
    "BadOption",
    "BadSave",
    "BadSeats",
    "BadSeed",
    "Bot",
    "IllegalMove",
    "LinewrightError",
    "Match",
    "NoSuchSeat",
    "NotYourTurn",
    "NothingToUndo",
    "Seen",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "bot",
    "games",
    "load",
    "new",
]


def new(game: str, **wishes: Any) -> Match:
    """Start a match: seats, seed, first, deck and the game's options by keyword; raises an error that says what was expected."""
    card = _find(game)
    return Match(card, Setup.read(card, **wishes))
