"""Line-building table games, whole and exact: a library for players, bot authors and researchers.

>>> import linewright as lw
>>> match = lw.new(lw.games()[0], seats=3, seed=7)
>>> match.play(match.to_act[0], match.legal(match.to_act[0])[0])
"""

from types import ModuleType
from typing import TYPE_CHECKING

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
from linewright.core.referee import compile_games as compile  # noqa: A004  lw.compile, as everybody would look for it
from linewright.core.registry import names as _names
from linewright.core.seen import Seen, World
from linewright.core.setup import Setup
from linewright.games.begin import new

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
    "Setup",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "World",
    "bot",
    "bot_names",
    "compile",
    "games",
    "load",
    "new",
    "register_bot",
]


class _Games(ModuleType):
    """The package of the games; called, it lists their names."""

    def __call__(self) -> list[str]:
        """List the names of all games."""
        return _names()


if TYPE_CHECKING:

    def games() -> list[str]:
        """List the names of all games."""

else:
    from linewright import games

    games.__class__ = _Games  # so that `import linewright.games` gives the package, and `lw.games()` the names
