"""Players for any game; each is given what its seat may know, never the state."""

import linewright.games  # noqa: F401  makes the games known
from linewright.bots.bot import Bot
from linewright.bots.names import name_bots
from linewright.bots.registry import (
    bot,
    bot_names,
    broken_bots,
    known_bot,
    known_kind,
    level_names,
    make_known,
    place_of,
    register_bot,
    repeatable_names,
    spelling_of,
)

__all__ = [
    "Bot",
    "bot",
    "bot_names",
    "broken_bots",
    "known_bot",
    "known_kind",
    "level_names",
    "make_known",
    "name_bots",
    "place_of",
    "register_bot",
    "repeatable_names",
    "spelling_of",
]
