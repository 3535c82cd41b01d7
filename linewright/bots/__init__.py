"""Players for any game; each is given what its seat may know, never the state."""

import linewright.games  # noqa: F401  makes the games known
from linewright.bots.bot import BOTS, Bot, bot

__all__ = ["BOTS", "Bot", "bot"]
