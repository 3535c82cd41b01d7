"""The duplicates of a day: which there are, what they are called, and the secrets they are dealt from.

The secrets follow from a key of the server and the day, so that any process finds the same; nobody can guess them from the date.
"""

import hmac
from datetime import UTC, date, datetime, timedelta

from linewright.bots import repeatable_names
from linewright.core.game import Game
from linewright.core.registry import find, names

KEY = "duplicates"  # the name of the server's key
DAY_MS = 24 * 3600 * 1000
SEATS = 2  # of the duplicate of a day, where the game can be played by two
MIDDLE = "journeyman"  # who plays against everybody, where this level can


def day_at(now_ms: int) -> date:
    """The day it is at a moment, by UTC."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def end_of(day: date) -> int:
    """When a day is over, in milliseconds since 1970."""
    return int(datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp() * 1000)


def daily_games() -> list[Game]:
    """The games that have a duplicate of the day."""
    games = [find(name) for name in names()]
    return [game for game in games if game.is_duplicated and game.daily_deals and repeatable_names(game.name)]


def daily_id(game: Game, day: date) -> str:
    """What the duplicate of a day is called."""
    return f"{day.isoformat()}-{game.name}"


def seats_of(game: Game) -> int:
    """How many seats the duplicate of a day has."""
    return SEATS if SEATS in game.seats else game.usual_seats


def bot_of(game: Game) -> str:
    """Who has the other seats in the duplicate of a day."""
    bots = repeatable_names(game.name)
    return MIDDLE if MIDDLE in bots else bots[-1]


def secret_of(key: str, game: Game, day: date, number: int) -> str:
    """The secret from which a board of a day is dealt."""
    return hmac.new(bytes.fromhex(key), f"{game.name} {day.isoformat()} {number}".encode(), "sha256").hexdigest()
