"""Bots that are told how long they may think: those whose `choose` takes `budget_ms`, and `name@seconds`, which tells them."""

import inspect
import math
import re
from typing import Any

from linewright.bots.bot import Bot
from linewright.core.errors import BadBot, quote
from linewright.core.seen import Seen

SECONDS = re.compile(r"(?P<name>.+)@(?P<seconds>[0-9]*\.?[0-9]+)", re.DOTALL)


def takes_budget(player: "Bot | type[Bot]") -> bool:
    """Whether a bot can be told how many milliseconds it may think."""
    return "budget_ms" in inspect.signature(player.choose).parameters


def choose_within(player: Bot, seen: Seen, budget_ms: float) -> str:
    """The move of a bot, told how many milliseconds it may think if it can be."""
    choose: Any = player.choose
    return str(choose(seen, budget_ms=budget_ms) if takes_budget(player) else choose(seen))


def split_seconds(name: str) -> tuple[str, float | None]:
    """What stands before and after the @ of `name@seconds`; None where no seconds are given. Raises BadBot for no time at all."""
    found = SECONDS.fullmatch(name)
    if found is None:
        return name, None
    return found["name"], read_seconds(float(found["seconds"]))


def read_seconds(seconds: object) -> float:
    """Accept the seconds a bot may think for a move; raises BadBot."""
    is_number = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    if not is_number or not 0 < seconds < math.inf:  # type: ignore[operator]  # is_number says so
        raise BadBot("bot-bad-seconds", seconds=quote(seconds))
    return float(seconds)  # type: ignore[arg-type]  # as above


class Timed(Bot):
    """A bot that thinks for so many seconds a move, whoever asks it."""

    def __init__(self, player: Bot, seconds: float) -> None:
        if not takes_budget(player):
            raise BadBot("bot-takes-no-time", bot=player.name)
        self.player = player
        self.seconds = seconds
        self.game = player.game
        self.generator = player.generator
        self.name = f"{player.name}@{seconds:g}"  # type: ignore[misc]  # what this one is called, not the class

    def choose(self, seen: Seen, budget_ms: float | None = None) -> str:
        """Choose within the seconds, or within less where whoever asks gives less."""
        own_ms = self.seconds * 1000
        return choose_within(self.player, seen, own_ms if budget_ms is None else min(own_ms, budget_ms))

    def reaction(self, seen: Seen) -> int | None:
        """As the bot itself says."""
        return self.player.reaction(seen)

    def pick(self, seen: Seen) -> str:
        """As the bot itself picks."""
        return self.player.pick(seen)
