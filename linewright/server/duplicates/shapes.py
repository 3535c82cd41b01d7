"""What is told of duplicates."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from linewright.server.settings import NAME_LENGTH
from linewright.server.table.acts.opening import OptionText, OptionValue
from linewright.server.table.shapes import SEATS, Moment, Options

MOST_BOARDS = 12
MOST_DAYS = 30

Style = Literal["bots", "pairs"]  # everybody against the same bots; two teams of two, who play each deal from both sides
Progress = Literal["new", "playing", "over"]  # of a deal, for whoever asks


class NewDuplicate(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a duplicate for friends."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    style: Style = "bots"
    seats: Annotated[int, Meta(ge=0, le=SEATS, description="0: as many as the game usually has; teams need 2")] = 0
    options: Annotated[dict[OptionText, OptionValue], Meta(max_length=40)] = {}
    bot: Annotated[str, Meta(max_length=40, description="who has the other seats; empty: the strongest that can")] = ""
    boards: Annotated[int, Meta(ge=1, le=MOST_BOARDS, description="how many deals")] = 3
    days: Annotated[float, Meta(gt=0, le=MOST_DAYS, description="until it is closed")] = 7


class EnterTeam(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a team."""

    team: Annotated[int, Meta(ge=0, le=1)]


class BeginBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """How one likes to play."""

    bot_delay: Annotated[int, Meta(ge=0, le=10_000, description="milliseconds between a bot's moves")] = 600


class DuplicateCard(Struct, frozen=True):
    """A duplicate in a list."""

    id: str
    game: str
    day: str  # of which it is the duplicate; empty: somebody made it
    name: str
    host: str  # the name; empty: nobody, or a former player
    style: Style
    bot: str
    boards: int
    done: int  # of them, by whoever asks
    people: int  # who take part
    closes: Moment
    open: bool
    percent: float | None  # of whoever asks, so far; null: there is nothing to compare yet
    place: int  # 0: none


class DuplicateGame(Struct, frozen=True):
    """What a duplicate can be made of."""

    game: str
    seats: list[int]
    bots: list[str]  # who can have the other seats, the weakest first
    teams: bool
    daily: bool


class Duplicates(Struct, frozen=True):
    """All that concerns whoever asks."""

    today: list[DuplicateCard]
    yesterday: list[DuplicateCard]
    mine: list[DuplicateCard]  # of friends, that one has made or takes part in, the newest first
    games: list[DuplicateGame]
    streak: int  # days in a row on which one has played all deals of a day's duplicate
    time: Moment


class BoardFacts(Struct, frozen=True):
    """A deal of a duplicate, as whoever asks stands with it."""

    number: int  # from 0
    progress: Progress
    table: str  # one's own; empty: none yet
    commit: str  # the SHA-256 of the secret it is dealt from
    secret: str | None  # when the duplicate is closed
    victory: int | None  # 2 won, 1 shared or drawn, 0 lost, -1 given up; null: one has not played it to the end
    lead: int | None  # in points, before the best of the others
    percent: float | None  # of the others whom one has beaten, a tie being half; null: nobody to compare with
    difference: float | None  # of the lead from that of the others; null as well, and where points mean nothing
    compared: int  # with how many others


class Rank(Struct, frozen=True):
    """Somebody's place, over all deals that whoever asks may know of."""

    place: int  # 0: not all of these deals are played, or it is a bot
    person: str  # empty: not to be known, or a bot
    name: str  # empty: somebody who does not show theirs, or a former player
    bot: str
    team: int
    you: bool
    boards: int
    percent: float | None
    difference: float | None


class TeamFacts(Struct, frozen=True):
    """A team."""

    names: list[str]
    percent: float | None
    difference: float | None


class DuplicateFacts(Struct, frozen=True):
    """A duplicate, as far as whoever asks may know: of a deal that they may still play nothing, whatever others made of it."""

    card: DuplicateCard
    you_host: bool
    seats: int
    options: Options
    points: bool  # whether points mean anything in the game
    boards: list[BoardFacts]
    ranking: list[Rank]  # over the deals one has played to the end; over all, when it is closed
    teams: list[TeamFacts]  # empty: everybody plays for themselves
    team: int  # of whoever asks; -1: none
    time: Moment


class BoardLine(Struct, frozen=True):
    """How a deal went for somebody."""

    person: str  # empty: not to be known, or a bot
    name: str  # the same, or a former player
    bot: str
    team: int
    you: bool
    seat: int
    victory: int
    lead: int
    points: int
    percent: float | None
    difference: float | None
    table: str  # where it can be seen move by move; empty: nowhere


class BoardResults(Struct, frozen=True):
    """How a deal went for everybody, the best first."""

    number: int
    lines: list[BoardLine]


class BoardTable(Struct, frozen=True):
    """Where one plays a deal."""

    table: str
    url: str
