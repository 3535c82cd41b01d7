"""Who takes part in a match-up or tournament: bots as they are named, read, and told apart."""

import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass

from linewright.bots.bot import Bot
from linewright.bots.budget import Timed, read_seconds, split_seconds, takes_budget
from linewright.bots.program import PREFIX, Program, ProgramBot, split_command
from linewright.bots.registry import BotName, address_of, bot
from linewright.core.errors import BadBot, LinewrightError, quote
from linewright.core.game import Game

BETWEEN_COMMAS = re.compile(r"""(?:[^,'"]|'[^']*'|"[^"]*")+""")


class BadContest(LinewrightError):
    """A match-up or tournament that cannot be."""


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part."""

    name: str  # as the result names it
    address: BotName  # what any process can find it by; a class that only this process knows is its own
    seconds: float | None = None  # a move, where the bot can be told

    @property
    def command(self) -> str | None:
        """What starts it, where it is a program."""
        text = self.address if isinstance(self.address, str) else ""
        return split_seconds(text)[0].removeprefix(PREFIX) if text.startswith(PREFIX) else None

    @property
    def is_known_everywhere(self) -> bool:
        """Whether other processes can find it."""
        return not isinstance(self.address, type)

    def make_player(self, game: Game, seed: int, program: Program | None = None) -> Bot:
        """The bot, ready for one game; one that is a program asks the one that runs already, where it is given."""
        player = bot(game.name, self.address, seed) if program is None else ProgramBot(game, seed, program)
        return player if self.seconds is None else Timed(player, self.seconds)


def split_names(text: str) -> list[str]:
    """The names in a text with commas between them; a comma between quotation marks is none. Raises BadContest."""
    names = BETWEEN_COMMAS.findall(text)
    if ",".join(names) != text:
        raise BadContest("contest-bad-names", text=quote(text))
    return [name.strip() for name in names]


def read_entrants(game: Game, bots: str | Sequence[BotName], seconds: float | None) -> tuple[Entrant, ...]:
    """Accept bots for a game; raises UnknownBot, BadBot, OtherGame or BadContest."""
    names = split_names(bots) if isinstance(bots, str) else list(bots)
    if seconds is not None:
        read_seconds(seconds)
    entrants: list[Entrant] = []
    for name in names:
        entrant = read_entrant(game, name, seconds)
        alike = sum(other.name.split(" #")[0] == entrant.name for other in entrants)
        label = f"{entrant.name} #{alike + 1}" if alike else entrant.name
        entrants.append(Entrant(label, entrant.address, entrant.seconds))
    return tuple(entrants)


def read_entrant(game: Game, name: BotName, seconds: float | None) -> Entrant:
    """Accept one bot; it is made once, so that whatever is wrong is said before anybody plays."""
    player = bot(game.name, name, seed=0)
    own = player.seconds if isinstance(player, Timed) else None
    inner = player.player if isinstance(player, Timed) else player
    if isinstance(inner, ProgramBot):
        first = split_command(inner.program.command)[0]
        if shutil.which(first) is None:
            raise BadBot("bot-no-program", program=quote(first))
    address = address_of(name)
    if isinstance(address, str) and own is not None:
        address = split_seconds(address)[0]
    if own is None and seconds is not None and takes_budget(player):
        own = seconds
    return Entrant(player.name, address, own)
