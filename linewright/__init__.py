"""Line-building table games, whole and exact: a library for players, bot authors and researchers.

>>> import linewright as lw
>>> match = lw.new(lw.games()[0], seats=3, seed=7)
>>> match.play(match.to_act[0], match.legal(match.to_act[0])[0])
"""

from types import ModuleType
from typing import TYPE_CHECKING

from linewright.bots import Bot, bot, bot_names, register_bot
from linewright.bots.contests.entrants import BadContest
from linewright.bots.contests.match_up import MatchUp, match_up
from linewright.bots.contests.tournament import Tournament, tournament
from linewright.bots.hints import Hint, hint
from linewright.bots.search import Weighed, weigh
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
    NoDaily,
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
from linewright.games.begin import daily, new
from linewright.lab import Batch, Simulation, batch, simulate
from linewright.lab.errors import BadLab
from linewright.review import NoReview, Review, review, review_in_passes
from linewright.review.puzzles import NoSuchPuzzle, Puzzle, Verdict, puzzle_named, puzzle_of_day, puzzles

__version__ = "0.1.0"

__all__ = [
    "BadBot",
    "BadContest",
    "BadDeck",
    "BadLab",
    "BadOption",
    "BadSave",
    "BadSeats",
    "BadSeed",
    "Batch",
    "Bot",
    "BrokenBot",
    "BrokenGame",
    "Hint",
    "IllegalMove",
    "LinewrightError",
    "Match",
    "MatchUp",
    "NoDaily",
    "NoReview",
    "NoSuchAction",
    "NoSuchPuzzle",
    "NoSuchSeat",
    "NotARace",
    "NotYourTurn",
    "NothingToChoose",
    "NothingToUndo",
    "OtherGame",
    "Puzzle",
    "Review",
    "Seen",
    "Setup",
    "Simulation",
    "Tournament",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "Verdict",
    "Weighed",
    "World",
    "batch",
    "bot",
    "bot_names",
    "compile",
    "daily",
    "games",
    "hint",
    "load",
    "match_up",
    "new",
    "puzzle_named",
    "puzzle_of_day",
    "puzzles",
    "register_bot",
    "review",
    "review_in_passes",
    "simulate",
    "tournament",
    "weigh",
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
