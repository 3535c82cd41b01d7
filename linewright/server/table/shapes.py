"""What every command and every event at a table is made of: their base, and the fields they share."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

import linewright.games  # noqa: F401  makes the games known
from linewright.core.registry import find, names
from linewright.server.settings import ID_LENGTH

SEATS = max(seats for name in names() for seats in find(name).seats)  # the largest table of any game
LONGEST_CLOCK_SECONDS = 30 * 24 * 3600
SLOW_SECONDS = {"turn": 3600, "game": 24 * 3600}  # of clocks by which people play on without being there
USUAL_TAKEOVER_SECONDS = 120

Id = Annotated[
    str, Meta(max_length=ID_LENGTH, description="the client's own id of what it sends: a retry is answered like the first")
]
Seat = Annotated[int, Meta(ge=0, lt=SEATS, description="a place at the table, from 0")]
PersonId = Annotated[str, Meta(min_length=1, max_length=ID_LENGTH, description="the public id of a person")]
Moment = Annotated[int, Meta(description="milliseconds since 1970")]
Options = dict[str, bool | int | str]
BotDelay = Annotated[int, Meta(ge=0, le=10_000, description="milliseconds between a bot's moves, for people to follow")]
Access = Literal[
    "listed", "open", "link", "locked"
]  # who may come: everybody, with the link or the code, with the link, nobody new
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of a code: none that looks like another
CODE_LENGTH = 6

ENCODER = msgspec.json.Encoder()


def new_code() -> str:
    """A code by which people in one room find a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think, and what happens then."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_CLOCK_SECONDS)] = 60
    then: Literal["bot", "resign", "nothing"] = "bot"


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of the house at one table."""

    clock: Clock = Clock()
    bot: Annotated[str, Meta(max_length=40, description="who fills open seats and stands in for the absent")] = "greedy"
    takeover: Annotated[
        Annotated[int, Meta(ge=0, le=LONGEST_CLOCK_SECONDS)] | None,
        Meta(description="seconds until a bot stands in for an absent person; 0: never; null: as is usual with this clock"),
    ] = None
    bot_delay: BotDelay = 600
    spectators: bool = True
    hints: Annotated[bool, Meta(description="whether people may ask what a bot would play")] = True

    @property
    def is_slow(self) -> bool:
        """Whether a match takes days: nobody is expected to be there all the time."""
        return self.clock.seconds > SLOW_SECONDS.get(self.clock.kind, LONGEST_CLOCK_SECONDS)

    @property
    def stand_in_seconds(self) -> int:
        """How long somebody is away before a bot stands in, where others wait; 0: only the clock says when."""
        if self.is_slow:
            return 0
        if self.takeover is None:
            return USUAL_TAKEOVER_SECONDS if self.clock.kind != "none" and self.clock.then == "bot" else 0
        return self.takeover


class BoardOf(Struct, frozen=True):
    """Of which duplicate a table plays a board: a deal that others play too, at tables of their own."""

    duplicate: str
    number: int  # of the board, from 0
    boards: int  # how many the duplicate has


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything asked of a table, by people or by the server itself."""

    id: Id = ""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Anything that happened at a table."""

    number: int
    at: Moment
    by: str = ""  # the person whose request it was; empty: the table itself
    id: str = ""  # the client's own id of the request


def head_of(event: Event) -> dict[str, Any]:
    """What every event begins with, for one that is told in other words."""
    return {"number": event.number, "at": event.at, "by": event.by, "id": event.id}
