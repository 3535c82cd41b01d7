"""What is true at a table, as its log tells it. The same events give the same table in every process; nothing is decided here."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Literal

from linewright.core.fair import FairDeal
from linewright.core.game import Game
from linewright.core.match import Match
from linewright.server.table.clocks import Clocks
from linewright.server.table.glance import Glance
from linewright.server.table.outcome import Course, Outcome, outcome_of
from linewright.server.table.questions import OpenQuestion
from linewright.server.table.race import Race
from linewright.server.table.shapes import Access, BoardOf, Event, House, Options

Status = Literal["open", "playing", "paused", "over"]


@dataclass
class Chair:
    """A place at the table, and who plays there."""

    wish: str  # human, open, or a bot's name
    bot: str  # a bot that has this seat
    person: str = ""
    called: str = ""  # who plays here, where several share the person's screen
    stand_in: str = ""  # a bot that plays for the person meanwhile
    gone: bool = False  # the person left, and may come back
    late: bool = False  # the person's time is up: a bot plays
    resigned: bool = False


class Table:
    """Everything that has happened at one table. People are named by their public ids."""

    def __init__(
        self, table_id: str, code: str, game: Game, options: Options, wishes: Iterable[str], house: House, *, host: str,
        first: int | None, secret: str, at: int,
    ) -> None:  # fmt: skip
        self.id = table_id
        self.code = code
        self.link = table_id  # by which people come who are new here
        self.access: Access = "open"
        self.board: BoardOf | None = None  # of a duplicate
        self.game = game
        self.options = options
        self.first = first
        self.house = house
        self.host = host
        self.chairs = [Chair(wish, "" if wish in ("human", "open") else wish) for wish in wishes]
        self.names: dict[str, str] = {}  # of people, as they last gave them
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self.match: Match | None = None
        self.match_number = -1
        self.course = Course()  # of the match, for the day it is over
        self.outcome: Outcome | None = None  # of the match, once it is over
        self.secret = secret  # of the next match
        self.commits = [commit_of(secret)]  # of each match and the next, as told before its deal
        self.nonces: dict[int, str] = {}  # for the next match
        self.to_act: tuple[int, ...] = ()
        self.glance: Glance | None = None  # at the match as it stands
        self.clocks = Clocks(house.clock, len(self.chairs))
        self.question: OpenQuestion | None = None
        self.ready: set[str] = set()  # people who are ready for another match
        self.is_paused = False
        self.is_over = False
        self.number = 0  # of the last event
        self.at = at  # of the last event
        self.position = 0  # number of the last event that changed the match
        self.at_position = 0  # when that was
        self.reset = 0  # number of the last event after which no older plan makes sense
        self.own_moves: dict[str, int] = {}  # moves of the table itself that are legal, and since when
        self.race: Race | None = None  # of a match that is one
        self.retries: dict[tuple[str, str], int] = {}  # who asked, the client's own id -> number

    @property
    def status(self) -> Status:
        """Where the table stands."""
        if self.match is None:
            return "open"
        if self.is_over:
            return "over"
        return "paused" if self.is_paused else "playing"

    @property
    def playing(self) -> Match:
        """The match, for those who know there is one."""
        assert self.match is not None
        return self.match

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats a person holds, also those left for a while."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person]) if person else ()

    def knows(self, person: str) -> bool:
        """Whether a person is not new here: the host, and whoever has sat or spoken."""
        return bool(person) and (person == self.host or person in self.names or bool(self.seats_of(person)))

    def bot_at(self, seat: int) -> str:
        """The bot that plays at a seat now; empty: a person does."""
        chair = self.chairs[seat]
        if not chair.person:
            return chair.bot or self.house.bot
        if chair.resigned or chair.late:
            return self.house.bot
        return chair.stand_in

    def name_at(self, seat: int) -> str:
        """The name of who sits there; empty: a former player, or nobody."""
        chair = self.chairs[seat]
        return chair.called or self.names.get(chair.person, "")

    @property
    def seat_names(self) -> list[str]:
        """The names of who sits where; empty: a former player, or nobody."""
        return [self.name_at(seat) for seat in range(len(self.chairs))]

    @property
    def seat_bots(self) -> list[str]:
        """The bots that play, or that are to play, at each seat; empty: a person does, or nobody yet."""
        return [chair.bot if self.match is None else self.bot_at(seat) for seat, chair in enumerate(self.chairs)]

    @property
    def ready_seats(self) -> list[int]:
        """The seats whose people are ready for another match."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in self.ready]

    def people_at_seats(self) -> list[int]:
        """The seats at which a person plays."""
        return [seat for seat in range(len(self.chairs)) if not self.bot_at(seat)]

    def others_at_seats(self, person: str) -> list[int]:
        """The seats at which other people play."""
        return [seat for seat in self.people_at_seats() if self.chairs[seat].person != person]

    @property
    def is_deserted(self) -> bool:
        """Whether everybody who sat here has left for a while: then bots do not play on among themselves."""
        people = [chair for chair in self.chairs if chair.person]
        return bool(people) and all(chair.gone for chair in people)

    def may_act(self, seat: int) -> bool:
        """Whether a seat may act now."""
        return self.status == "playing" and seat in self.to_act and not self.chairs[seat].resigned

    def public_view(self) -> dict[str, Any]:
        """What everybody may know of the match."""
        assert self.glance is not None
        return self.glance.view(None)

    def sides(self) -> list[Hashable]:
        """Each seat's side: its team where there are teams."""
        return self.game.umpire.sides(self.public_view())

    @property
    def winners(self) -> list[int]:
        """The seats that have won, by the rules or because the others gave up."""
        if not self.is_over:
            return []
        match = self.playing
        won = match.winners if match.is_over else range(len(self.chairs))
        return [seat for seat in won if not self.chairs[seat].resigned]

    # What several acts do to a table

    def change_match(self, match: Match, event: Event) -> None:
        """Take a match as it stands after an event; all questions about the old position are moot."""
        self.match = match
        self.position = event.number
        self.at_position = event.at
        self.take_stock(event.at)

    def take_stock(self, at: int) -> None:
        """Note what follows from the match as it stands: who may act, whose clock runs, whether it is over."""
        self.question = None
        self.glance = glance = Glance.at(self.playing)
        self.to_act = glance.to_act
        self.is_over = glance.is_over or self._is_given_up()
        self.outcome = outcome_of(self) if self.is_over else None
        for seat, chair in enumerate(self.chairs):
            if chair.late and seat not in self.to_act and self.clocks.clock.kind == "turn":
                chair.late = False
        self.run_clocks(at)
        legal = [] if self.is_over else glance.legal(None)
        self.own_moves = {text: self.own_moves.get(text, at) for text in legal}

    def run_clocks(self, at: int) -> None:
        """Let the clocks run of those who may act."""
        if self.status == "playing":
            self.clocks.run(self.to_act, at)
        elif self.status == "over":
            self.clocks.run((), at)

    def _is_given_up(self) -> bool:
        """Whether resignations have left no more than one side."""
        if not any(chair.resigned for chair in self.chairs):
            return False
        left = {side for side, chair in zip(self.sides(), self.chairs, strict=True) if not chair.resigned}
        return len(left) <= 1

    def pass_on_hosting(self, person: str) -> None:
        """Make the first who still sits there the host, where the host leaves before the beginning: all would wait in vain."""
        seated = [chair.person for chair in self.chairs if chair.person]
        if person == self.host and seated and person not in seated:
            self.host = seated[0]


def commit_of(secret: str) -> str:
    """What the table shows of a secret before it is out."""
    return FairDeal(secret).commit if secret else ""
