"""A table as its log tells it. Applying the same events gives the same table in every process; nothing here decides anything."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import msgspec

from linewright.core.fair import FairDeal
from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.clocks import Clocks, Downtimes
from linewright.server.table.glance import Glance
from linewright.server.table.races import Race

TOLD_AS_THEY_ARE = (
    m.Sat, m.NonceAdded, m.BotSat, m.Left, m.Removed, m.Said, m.Muted, m.UndoAsked, m.UndoAnswered, m.Undone, m.Resigned,
    m.Paused, m.Resumed, m.TimedOut, m.StoodIn, m.CameBack, m.Accused, m.Voted, m.Erased,
)  # fmt: skip
FACTS_AGE_MS = 500  # facts with a running clock are written anew when older

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


@dataclass
class Open:
    """A question that seats are asked."""

    kind: Literal["undo", "finding"]
    seat: int  # who asks
    asked: list[int]  # seats whose answer counts
    at: int
    moves: int = 0
    text: str = ""
    answers: dict[int, bool] = field(default_factory=dict)

    @property
    def waiting(self) -> list[int]:
        """Seats that have not answered."""
        return [seat for seat in self.asked if seat not in self.answers]


class Table:
    """Everything that has happened at one table."""

    def __init__(self, created: m.Created) -> None:
        self.id = created.table
        self.code = created.code
        self.game = find(created.game)
        self.options = created.options
        self.first = created.first
        self.house = created.house
        self.host = created.by
        self.chairs = [Chair(wish, "" if wish in ("human", "open") else wish) for wish in created.seats]
        self.names: dict[str, str] = {}  # of people, as they last gave them
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self.match: Match | None = None
        self.match_number = -1
        self.secret = created.secret  # of the next match
        self.commits = [commit_of(created.secret)]  # of each match and the next, as told before its deal
        self.nonces: dict[int, str] = {}  # for the next match
        self.to_act: tuple[int, ...] = ()
        self._glance: Glance | None = None  # at the match as it stands
        self.clocks = Clocks(created.house.clock, len(self.chairs))
        self.question: Open | None = None
        self.is_paused = False
        self.is_over = False
        self.number = 0  # of the last event
        self.at = created.at  # of the last event
        self.position = 0  # number of the last event that changed the match
        self.at_position = 0  # when that was
        self.reset = 0  # number of the last event after which no older plan makes sense
        self.table_since: dict[str, int] = {}  # moves of the table itself that are legal, and since when
        self.race: Race | None = None  # of a match that is one
        self.retries: dict[tuple[str, str], int] = {}  # who asked, the client's own id -> number
        self._told: list[bytes] = []  # each event as everybody hears it
        self._own: dict[int, tuple[int, bytes]] = {}  # number -> seat, and the event as that seat hears it
        self._views: dict[int | None, bytes] = {}  # of the match as it stands
        self._facts = b""
        self._facts_at = 0
        self._written: dict[tuple[int, ...], bytes] = {}  # update from the last event, by audience

    @property
    def status(self) -> Status:
        """Say where the table stands."""
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
        """List the seats a person holds, also those left for a while."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)

    def bot_at(self, seat: int) -> str:
        """Name the bot that plays at a seat now; empty: a person does."""
        chair = self.chairs[seat]
        if not chair.person:
            return chair.bot or self.house.bot
        if chair.resigned or chair.late:
            return self.house.bot
        return chair.stand_in

    @property
    def seat_names(self) -> list[str]:
        """The names of who sits where; empty: a former player, or nobody."""
        return [chair.called or self.names.get(chair.person, "") for chair in self.chairs]

    @property
    def seat_bots(self) -> list[str]:
        """The bots that play, or that are to play, at each seat; empty: a person does, or nobody yet."""
        return [self._bot_told(seat) for seat in range(len(self.chairs))]

    def _bot_told(self, seat: int) -> str:
        return self.chairs[seat].bot if self.match is None else self.bot_at(seat)

    def people_at_seats(self) -> list[int]:
        """List the seats at which a person plays."""
        return [seat for seat in range(len(self.chairs)) if not self.bot_at(seat)]

    @property
    def is_deserted(self) -> bool:
        """Whether everybody who sat here has left for a while: then bots do not play on among themselves."""
        people = [chair for chair in self.chairs if chair.person]
        return bool(people) and all(chair.gone for chair in people)

    def sides(self) -> list[Any]:
        """Give each seat's side: its team where there are teams."""
        return self.game.umpire.sides(self.playing.view(None))

    @property
    def winners(self) -> list[int]:
        """The seats that have won, by the rules or because the others gave up."""
        if not self.is_over:
            return []
        match = self.playing
        won = match.winners if match.is_over else range(len(self.chairs))
        return [seat for seat in won if not self.chairs[seat].resigned]

    # Applying events

    def apply(self, event: m.Event, trial: Match | None = None) -> None:
        """Let an event take effect; trial: the match after the move, where it has been judged already. Trusts the event."""
        self.number = event.number
        self.at = event.at
        if event.id:
            self.retries[event.by, event.id] = event.number
        if isinstance(event, m.Moved):
            self._moved(event, trial)
        else:
            handler = _HANDLERS.get(type(event))
            if handler is not None:
                handler(self, event)
            self._told.append(told(event))
        self._facts = b""

    def _started(self, event: m.Started) -> None:
        if event.rules != self.game.version:
            raise Refusal("other-rules", game=self.game.name, found=str(event.rules), expected=str(self.game.version))
        chance: dict[str, Any] = {"secret": self.secret, "nonces": self.nonces} if self.secret else {"seed": event.seed}
        setup = Setup.read(self.game, seats=len(self.chairs), first=self.first, **chance, **self.options)
        self.match = Match(self.game, setup)
        self.secret = event.secret
        self.commits.append(commit_of(event.secret))
        self.nonces = {}
        self.match_number = event.match
        self.is_over = self.is_paused = False
        self.clocks = Clocks(self.house.clock, len(self.chairs))
        for chair in self.chairs:
            chair.resigned = chair.late = False
        self.table_since = {}
        self.race = None if self.game.race is None else Race(self.game.race, event.at, len(self.chairs))
        self.reset = event.number
        self._match_changed(event)

    def _moved(self, event: m.Moved, trial: Match | None) -> None:
        if trial is None:
            self.playing.play(event.seat, event.text, event.milliseconds)
        else:
            self.match = trial
        self.clocks.note(event.seat, event.spent, event.at)
        everybody, own = self._told_move(event)
        self._told.append(everybody)
        if own != everybody and event.seat is not None:
            self._own[event.number] = event.seat, own
        self._match_changed(event)

    def _told_move(self, event: m.Moved) -> tuple[bytes, bytes]:
        """Write a move as everybody hears it, and as its own seat does; what a secret move did is told to nobody."""
        match = self.playing
        heard = self.game.notation.heard(event.text)
        done = [m.Told(word, args) for word, args in match.tell(len(match.log) - 1)] if heard == event.text else []
        facts: dict[str, Any] = {"number": event.number, "at": event.at, "by": event.by, "id": event.id}
        both = [
            m.ENCODER.encode(
                m.ToldMove(**facts, seat=event.seat, text=text, told=done, spent=event.spent, milliseconds=event.milliseconds)
            )
            for text in ({heard: None, event.text: None})
        ]
        return both[0], both[-1]

    def _match_changed(self, event: m.Event) -> None:
        """Note what follows from a changed match: who may act, whose clock runs, whether it is over."""
        match = self.playing
        if not isinstance(event, m.Resigned):
            self.position = event.number
            self.at_position = event.at
        self.question = None
        self._views.clear()
        self._glance = glance = Glance.at(match)
        self.to_act = glance.to_act
        if self.race is not None:
            self.race.note(event, glance.view(None))
        self.is_over = glance.is_over or self._is_given_up()
        for seat, chair in enumerate(self.chairs):
            if chair.late and seat not in self.to_act and self.clocks.clock.kind == "turn":
                chair.late = False
        self._run_clocks(event.at)
        legal = [] if self.is_over else glance.legal(None)
        moved_by_table = isinstance(event, m.Moved) and event.seat is None
        self.table_since = {text: event.at if moved_by_table else self.table_since.get(text, event.at) for text in legal}

    def _run_clocks(self, at: int) -> None:
        if self.status == "playing":
            self.clocks.run(self.to_act, at)
        elif self.status == "over":
            self.clocks.run((), at)

    def _is_given_up(self) -> bool:
        """Say whether resignations have left no more than one side."""
        if not any(chair.resigned for chair in self.chairs):
            return False
        left = {side for side, chair in zip(self.sides(), self.chairs, strict=True) if not chair.resigned}
        return len(left) <= 1

    def _undone(self, event: m.Undone) -> None:
        match = self.playing.copy()
        while len(match.log) > event.moves:
            match.undo()
        self.match = match
        self.reset = event.number
        self._match_changed(event)

    def _resigned(self, event: m.Resigned) -> None:
        self.chairs[event.seat].resigned = True
        self._match_changed(event)

    def _sat(self, event: m.Sat) -> None:
        chair = self.chairs[event.seat]
        chair.called = event.called or (chair.called if chair.person == event.person else "")
        chair.person = event.person
        chair.bot = chair.stand_in = ""
        chair.gone = False
        self.names[event.person] = event.name
        if event.nonce:
            self.nonces[event.seat] = event.nonce

    def _nonce_added(self, event: m.NonceAdded) -> None:
        self.nonces[event.seat] = event.nonce

    def _bot_sat(self, event: m.BotSat) -> None:
        self.chairs[event.seat].bot = event.bot

    def _left(self, event: m.Left) -> None:
        chair = self.chairs[event.seat]
        if self.match is None:
            chair.person = chair.called = ""
            self._pass_on_hosting(event.person)
        else:
            chair.gone = True
            chair.stand_in = self.house.bot

    def _pass_on_hosting(self, person: str) -> None:
        """Make the first who still sits there the host, where the host leaves before the beginning: all would wait in vain."""
        seated = [chair.person for chair in self.chairs if chair.person]
        if person == self.host and seated and person not in seated:
            self.host = seated[0]

    def _removed(self, event: m.Removed) -> None:
        self.removed.add(event.person)
        for chair in self.chairs:
            if chair.person == event.person:
                chair.person = chair.called = chair.stand_in = ""
                chair.gone = False

    def _paused(self, event: m.Paused) -> None:
        self.is_paused = True
        self.clocks.stop(event.spent)
        self._views.clear()

    def _resumed(self, event: m.Resumed) -> None:
        self.is_paused = False
        self.table_since = dict.fromkeys(self.table_since, event.at)
        self._run_clocks(event.at)
        if self.race is not None:
            self.race.note(event, self.playing.view(None))
        self._views.clear()

    def _timed_out(self, event: m.TimedOut) -> None:
        self.clocks.out.add(event.seat)
        self.chairs[event.seat].late = self.house.clock.then == "bot"

    def _stood_in(self, event: m.StoodIn) -> None:
        self.chairs[event.seat].stand_in = event.bot

    def _came_back(self, event: m.CameBack) -> None:
        chair = self.chairs[event.seat]
        chair.stand_in = ""
        chair.gone = False

    def _said(self, event: m.Said) -> None:
        self.names[event.person] = event.name

    def _muted(self, event: m.Muted) -> None:
        if event.on:
            self.muted.add(event.person)
        else:
            self.muted.discard(event.person)

    def _undo_asked(self, event: m.UndoAsked) -> None:
        others = [seat for seat in self.people_at_seats() if self.chairs[seat].person != self.chairs[event.seat].person]
        self.question = Open("undo", event.seat, others, event.at, moves=event.moves)

    def _answered(self, event: m.UndoAnswered | m.Voted) -> None:
        if self.question is None:
            return
        self.question.answers[event.seat] = event.yes
        if not event.yes if isinstance(event, m.UndoAnswered) else event.rejected:
            self.question = None

    def _accused(self, event: m.Accused) -> None:
        asked = [seat for seat in self.people_at_seats() if seat != event.seat]
        self.question = Open("finding", event.seat, asked, event.at, text=event.text)

    def _erased(self, event: m.Erased) -> None:
        self.names.pop(event.person, None)
        for seat in self.seats_of(event.person):
            self.chairs[seat].called = ""
            if self.match is None:
                self.chairs[seat].person = ""
        if self.match is None:
            self._pass_on_hosting(event.person)
        for place, text in enumerate(self._told):
            if event.person.encode() in text:
                self._told[place] = forgotten(text, event.person)

    # Telling

    def update(self, person: str, since: int, at: int, downtimes: Downtimes) -> bytes:
        """Write everything a person may know that is new since a number, and the table as it is."""
        seats = self.seats_of(person)
        self.facts(at, downtimes)  # first, for what was written with older ones is written anew
        if since == self.number - 1:
            if seats not in self._written:
                self._written[seats] = self._update(seats, since, at, downtimes)
            return self._written[seats]
        return self._update(seats, since, at, downtimes)

    def _update(self, seats: tuple[int, ...], since: int, at: int, downtimes: Downtimes) -> bytes:
        events = [self._heard_by(seats, number) for number in range(max(since, 0) + 1, self.number + 1)]
        views = [self._view(seat) for seat in seats or (None,)] if self.match is not None else []
        facts = msgspec.Raw(self.facts(at, downtimes))
        return m.ENCODER.encode(m.RawUpdate(self.number, list(map(msgspec.Raw, events)), facts, list(map(msgspec.Raw, views))))

    def _heard_by(self, seats: tuple[int, ...], number: int) -> bytes:
        """Give an event as the holder of these seats hears it."""
        seat, own = self._own.get(number, (-1, b""))
        return own if seat in seats else self._told[number - 1]

    def _view(self, seat: int | None) -> bytes:
        """Write what a seat may know and do; once for each position of the match."""
        if seat not in self._views:
            glance = self._glance = self._glance or Glance.at(self.playing)
            legal: list[str] = []
            offers: list[m.Offer] = []
            if seat is not None and self.may_act(seat):
                legal = [] if self.game.puzzle else glance.legal(seat)  # no solutions of a puzzle
                offers = glance.offers(seat)
            self._views[seat] = m.ENCODER.encode(m.SeatView(seat, glance.view(seat), legal, offers))
        return self._views[seat]

    def may_act(self, seat: int) -> bool:
        """Say whether a seat may act now."""
        return self.status == "playing" and seat in self.to_act and not self.chairs[seat].resigned

    def facts(self, at: int, downtimes: Downtimes) -> bytes:
        """Write what everybody knows of the table."""
        ticking = self.clocks.since and self.clocks.clock.kind != "none"
        if not self._facts or (ticking and at - self._facts_at > FACTS_AGE_MS):
            self._facts = m.ENCODER.encode(self._table_facts(at, downtimes))
            self._facts_at = at
            self._written.clear()
        return self._facts

    def _table_facts(self, at: int, downtimes: Downtimes) -> m.TableFacts:
        question = self.question
        return m.TableFacts(
            id=self.id,
            code=self.code,
            game=self.game.name,
            options=self.options,
            house=self.house,
            host=self.host,
            status=self.status,
            match=None if self.match is None else self.match_number,
            moves=0 if self.match is None else len(self.match.log),
            seats=[self._seat_facts(seat, at, downtimes) for seat in range(len(self.chairs))],
            muted=sorted(self.muted),
            question=None
            if question is None
            else m.Question(question.kind, question.seat, question.waiting, question.moves, question.text),
            winners=self.winners,
            deal=self.deal,
            time=at,
        )

    @property
    def deal(self) -> m.Deal | None:
        """Tell what the match is dealt from; its secret only when it is over."""
        if self.match is None:
            deal = FairDeal.read(self.secret, self.nonces) if self.secret else None
        else:
            deal = self.match.setup.deal
        if deal is None:
            return None
        return m.Deal(deal.commit, {str(seat): nonce for seat, nonce in deal.nonces}, deal.secret if self.is_over else None)

    def _seat_facts(self, seat: int, at: int, downtimes: Downtimes) -> m.SeatFacts:
        chair = self.chairs[seat]
        return m.SeatFacts(
            seat=seat,
            wish=chair.wish,
            person=chair.person,
            name=chair.called or self.names.get(chair.person, ""),
            bot=self._bot_told(seat),
            resigned=chair.resigned,
            left_ms=self.clocks.left(seat, at, downtimes),
            ticking=seat in self.clocks.since,
        )


_HANDLERS: dict[type[m.Event], Callable[[Table, Any], None]] = {
    m.NonceAdded: Table._nonce_added,  # noqa: SLF001  its own methods, by the kind of event
    m.Started: Table._started,  # noqa: SLF001  its own methods, by the kind of event
    m.Undone: Table._undone,  # noqa: SLF001
    m.Resigned: Table._resigned,  # noqa: SLF001
    m.Sat: Table._sat,  # noqa: SLF001
    m.BotSat: Table._bot_sat,  # noqa: SLF001
    m.Left: Table._left,  # noqa: SLF001
    m.Removed: Table._removed,  # noqa: SLF001
    m.Paused: Table._paused,  # noqa: SLF001
    m.Resumed: Table._resumed,  # noqa: SLF001
    m.TimedOut: Table._timed_out,  # noqa: SLF001
    m.StoodIn: Table._stood_in,  # noqa: SLF001
    m.CameBack: Table._came_back,  # noqa: SLF001
    m.Said: Table._said,  # noqa: SLF001
    m.Muted: Table._muted,  # noqa: SLF001
    m.UndoAsked: Table._undo_asked,  # noqa: SLF001
    m.UndoAnswered: Table._answered,  # noqa: SLF001
    m.Accused: Table._accused,  # noqa: SLF001
    m.Voted: Table._answered,  # noqa: SLF001
    m.Erased: Table._erased,  # noqa: SLF001
}


def told(event: m.Event) -> bytes:
    """Write an event that is no move as everybody hears it; one that is not known to be harmless is not written at all."""
    head: dict[str, Any] = {"number": event.number, "at": event.at, "by": event.by, "id": event.id}
    if isinstance(event, m.Started):
        return m.ENCODER.encode(m.ToldStart(**head, rules=event.rules, match=event.match, commit=commit_of(event.secret)))
    if isinstance(event, m.Created):
        facts: dict[str, Any] = {
            name: getattr(event, name) for name in ("table", "code", "game", "options", "seats", "house", "first")
        }
        return m.ENCODER.encode(m.ToldCreated(**head, **facts, commit=commit_of(event.secret)))
    if isinstance(event, TOLD_AS_THEY_ARE):
        return m.ENCODER.encode(event)
    raise TypeError(event)


def commit_of(secret: str) -> str:
    """Give what the table shows of a secret before it is out."""
    return FairDeal(secret).commit if secret else ""


def forgotten(text: bytes | str, person: str) -> bytes:
    """Write an event anew without the name and the words of a person."""
    event = msgspec.json.decode(text)
    if event.get("person") == person:
        event |= {field: "" for field in ("name", "text", "called") if field in event}
    return m.ENCODER.encode(event)


def read_events(bodies: Iterable[str]) -> list[m.Event]:
    """Read stored events."""
    return [cast("m.Event", m.STORED.decode(body)) for body in bodies]
