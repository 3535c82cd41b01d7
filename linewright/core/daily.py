"""The deal of a day: where a game has one, it is the same for everybody and follows from the date alone.

The game's `DayOption` holds the day, so a saved match, a table and its replay say which it is, and whoever likes deals it again.
A day begins for everybody at midnight UTC.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime

from linewright.core.errors import NoDaily
from linewright.core.game import Game
from linewright.core.options import NO_DAY, Choice, DayOption

TODAY = "today"


def today() -> date:
    """The day it is, by UTC."""
    return datetime.now(UTC).date()


def day_option(game: Game) -> DayOption | None:
    """The option that chooses the day; None where the game has no deal of the day."""
    return next((option for option in game.options if isinstance(option, DayOption)), None)


def wish_for(game: Game, day: str | date | None = None) -> dict[str, Choice]:
    """The option that asks for the deal of a day, of today for None or `today`; raises NoDaily or BadOption."""
    option = day_option(game)
    if option is None:
        raise NoDaily(game.name)
    return {option.name: option.read(today() if day is None or day == TODAY else day)}


def day_of(game: Game, options: Mapping[str, Choice]) -> str | None:
    """The day whose deal the options ask for; None: no day's."""
    option = day_option(game)
    value = NO_DAY if option is None else str(options[option.name])
    return None if value == NO_DAY else value
