"""What each listener hears of a table: events as they are told, views, what everybody knows; each is written once and kept."""

import operator
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Raw, Struct

from linewright.core.fair import FairDeal
from linewright.server.settings import EVENTS_IN_AN_UPDATE
from linewright.server.table.changes import Path, note_changes, write_found
from linewright.server.table.clocks import Downtimes, moment_after
from linewright.server.table.glance import Glance, Offer
from linewright.server.table.shapes import ENCODER, Access, BoardOf, Event, House, Moment, Options
from linewright.server.table.table import Status, Table

FACTS_AGE_MS = 500  # facts with a running clock are written anew when older


class Told(Struct, frozen=True, array_like=True):
    """One thing a move did: the id of the game's words, and their arguments."""

    word: str
    args: dict[str, Any]


class SeatFacts(Struct, frozen=True):
    """What everybody knows of a seat."""

    seat: int
    wish: str  # what it was set up for: human, open, or a bot's name
    person: str  # who sits here; empty: nobody
    name: str  # empty: a former player, or nobody
    bot: str  # who plays, where it is a bot
    resigned: bool
    left_ms: int | None  # on the clock when `time` was
    ticking: bool
    away_until: Moment | None = None  # when their vacation ends, in which their clock stands still


class Question(Struct, frozen=True):
    """Something seats are asked to agree to."""

    kind: Literal["undo", "finding"]
    seat: int  # who asks
    waiting: list[int]  # seats that have not answered
    moves: int = 0  # undo: how many moves will have been made
    text: str = ""  # finding: the move of the table


class Deal(Struct, frozen=True):
    """What a match is dealt from: `linewright verify` deals it again once the secret is out."""

    commit: str
    nonces: dict[str, str]  # seat -> nonce
    secret: str | None  # when the match is over


class TableFacts(Struct, frozen=True, omit_defaults=True):
    """What everybody knows of a table."""

    id: str
    code: str
    game: str
    options: Options
    house: House
    host: str
    status: Status
    match: int | None  # which one at this table, from 0
    moves: int  # made in this match
    seats: list[SeatFacts]
    muted: list[str]
    question: Question | None
    winners: list[int]
    ready: list[int]  # seats whose people are ready for another match
    deal: Deal | None  # of the match as it is; of the first one before it begins
    time: Moment  # of the server as this was written
    due: Moment | None = None  # when the table itself moves next, by its own clock: dealer, timer
    access: Access = "open"  # who may come
    link: str = ""  # what leads here in place of the id, if the host has made a new link
    duplicate: BoardOf | None = None  # of which a board is played here


class SeatView(Struct, frozen=True):
    """What a seat may know; the seat of a spectator is null."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    offers: list[Offer]


class Sight(NamedTuple):
    """What a seat may know and do, kept for those who are told what changes."""

    seat: int | None
    public: dict[str, Any]  # what everybody may know; where the game does not say that apart, all that the seat may know
    own: dict[str, Any]  # what stands in its place for the seat
    legal: list[str]
    offers: list[Offer]

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know."""
        return {**self.public, "seat": self.seat, **self.own}


class WrittenUpdate(Struct, frozen=True, omit_defaults=True):
    """Everything new since a number, and the table as it is now, of parts already written."""

    number: int
    events: list[Raw]
    table: Raw
    views: list[Raw]
    more: bool = False


SEAT_FACTS = SeatFacts.__struct_fields__
MOMENTS = tuple(field.name for field in msgspec.structs.fields(TableFacts) if field.type == Moment)  # always told
CHANGING = tuple(name for name in TableFacts.__struct_fields__ if name not in (*MOMENTS, "seats", "due"))
read_changing = operator.attrgetter(*CHANGING)


class Telling:
    """What was told of one table, as it was written: nothing is told but what an act says, and nothing is written twice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: list[bytes] = []  # each event as everybody hears it
        self._own: dict[int, tuple[int, bytes]] = {}  # number -> seat, and the event as that seat hears it
        self._views: dict[int | None, bytes] = {}  # of the match as it stands
        self._viewed: tuple[Glance | None, Status] = None, "open"  # what they are views of
        self._facts = b""
        self._facts_at = 0
        self._updates: dict[tuple[int, ...], bytes] = {}  # from the last event, by seats of the listener
        self._seats: dict[str, tuple[int, ...]] = {}  # of people, after the last event
        self._seats_at = 0  # the number of that
        # For those who are told what has changed: what was told of the position before, and what is told of this one
        self._table: tuple[TableFacts | None, TableFacts | None] = None, None
        self._seen: tuple[dict[int | None, Sight], dict[int | None, Sight]] = {}, {}
        self._changes: dict[tuple[int, ...], bytes | None] = {}  # whole updates, by seats of the listener
        self._written: dict[tuple[int, tuple[str, ...]], bytes] = {}  # what views share, but for these parts, and its changes
        self._table_changes = b""

    # What acts tell

    def tell(self, event: Event) -> None:
        """Tell everybody an event so."""
        self._told.append(ENCODER.encode(event))
        self._facts = b""
        self._written.clear()
        self._table_changes = b""
        self._table = self._table[1], None
        looks = self.table.glance, self.table.status
        if looks != self._viewed:
            self._views.clear()
            self._viewed = looks
            self._seen = self._seen[1], {}
        else:
            self._seen = self._seen[1], self._seen[1]

    def tell_seat(self, seat: int, event: Event) -> None:
        """Tell the holder of a seat more of an event that everybody has been told."""
        self._own[event.number] = seat, ENCODER.encode(event)

    def forget(self, person: str) -> None:
        """Write everything told so far anew without the name and the words of a person."""
        for place, text in enumerate(self._told):
            if person.encode() in text:
                self._told[place] = strip_person(text, person)

    # What listeners hear

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats a person holds: looked for once after each event, for everything that is told of it."""
        if self._seats_at != self.table.number:
            self._seats_at = self.table.number
            self._seats.clear()
        seats = self._seats.get(person)
        if seats is None:
            seats = self._seats[person] = self.table.seats_of(person)
        return seats

    def update(self, person: str, since: int, at: int, downtimes: Downtimes, most: int = EVENTS_IN_AN_UPDATE) -> bytes:
        """Everything a person may know that is new since a number, and the table as it is; of more events the first so many."""
        seats = self.seats_of(person)
        facts = self.facts(at, downtimes)  # first, for what was written with older ones is written anew
        if since != self.table.number - 1:
            return self._write_update(seats, since, facts, most)
        if seats not in self._updates:
            self._updates[seats] = self._write_update(seats, since, facts, most)
        return self._updates[seats]

    def changes(self, person: str, held: tuple[int, ...], at: int, downtimes: Downtimes) -> bytes:
        """What the last event has changed for a person who holds all that was told before, as somebody with those seats.

        The whole update, where not all of that is known here any more, or there are other views now.
        """
        seats = self.seats_of(person)
        self._renew_facts(at, downtimes)
        if seats not in self._changes:
            self._changes[seats] = self._write_changes(seats)
        written = self._changes[seats] if seats == held else None
        return self.update(person, self.table.number - 1, at, downtimes) if written is None else written

    def _write_changes(self, seats: tuple[int, ...]) -> bytes | None:
        (facts_before, facts), (before, _) = self._table, self._seen
        views = [] if self.table.match is None else [(seat, self._see(seat)) for seat in seats or (None,)]
        if facts is None or facts_before is None or any(seat not in before for seat, _ in views):
            return None
        self._table_changes = self._table_changes or write_table_changes(facts_before, facts)
        told = [b"[%b]" % self._write_view_changes(before[seat], view) for seat, view in views]
        number = self.table.number
        return b'{"number":%d,"events":[%b],"changed":{"table":[%b],"views":[%b]}}' % (
            number,
            self._event_for(seats, number),
            self._table_changes,
            b",".join(told),
        )

    def _write_view_changes(self, was: Sight, now: Sight) -> bytes:
        """What has changed of a view, without brackets; what views share is written once for all of them."""
        if was is now:
            return b""
        found: list[tuple[Path, Any]] = []
        for name, before, value in (("legal", was.legal, now.legal), ("offers", was.offers, now.offers)):
            if before != value:
                note_changes(found, before, value, (name,))
        own = tuple(now.own)
        if own != tuple(was.own) or list(now.public) != list(was.public):
            found.append((("view",), now.view))
            return write_found(found)
        for name, value in now.own.items():
            before = was.own[name]
            if before != value:
                note_changes(found, before, value, ("view", name))
        return b",".join(filter(None, (write_found(found), self._write_public_changes(was.public, now.public, own))))

    def _write_public_changes(self, was: dict[str, Any], now: dict[str, Any], own: tuple[str, ...]) -> bytes:
        """What has changed of what views share, without brackets, but for the parts that are a seat's own."""
        key = id(now), own  # what everybody may know, or of a game that does not say that apart what one seat may
        if key not in self._written:
            if all(one != id(now) for one, _ in self._written):
                keep_same(was, now)
            found: list[tuple[Path, Any]] = []
            for (name, value), before in zip(now.items(), was.values(), strict=True):
                if before is not value and name not in own:
                    note_changes(found, before, value, ("view", name))
            self._written[key] = write_found(found)
        return self._written[key]

    def _see(self, seat: int | None) -> Sight:
        """What a seat may know and do, kept for those who are told what changes."""
        views = self._seen[1]
        if seat not in views:
            views[seat] = self._look(seat)
        return views[seat]

    def _write_update(self, seats: tuple[int, ...], since: int, facts: bytes, most: int) -> bytes:
        number = last_told(self.table, since, most)
        more = number < self.table.number
        events = [Raw(self._event_for(seats, k)) for k in range(max(since, 0) + 1, number + 1)]
        views = [] if more or self.table.match is None else [Raw(self.view(seat)) for seat in seats or (None,)]
        return ENCODER.encode(WrittenUpdate(number, events, Raw(facts), views, more))

    def _event_for(self, seats: tuple[int, ...], number: int) -> bytes:
        """An event as the holder of these seats hears it."""
        seat, own = self._own.get(number, (-1, b""))
        return own if seat in seats else self._told[number - 1]

    def view(self, seat: int | None) -> bytes:
        """What a seat may know and do, written once for each position of the match."""
        if seat not in self._views:
            sight = self._seen[1].get(seat) or self._look(seat)
            self._views[seat] = ENCODER.encode(SeatView(seat, sight.view, sight.legal, sight.offers))
        return self._views[seat]

    def _look(self, seat: int | None) -> Sight:
        """Build what a seat may know and do."""
        glance = self.table.glance
        assert glance is not None
        legal: list[str] = []
        offers: list[Offer] = []
        if seat is not None and self.table.may_act(seat):
            legal = [] if self.table.game.puzzle else glance.legal(seat)  # no solutions of a puzzle
            offers = glance.offers(seat)
        own = {} if seat is None else glance.own(seat)
        if own is None:
            return Sight(seat, glance.view(seat), {}, legal, offers)
        return Sight(seat, glance.public, own, legal, offers)

    def facts(self, at: int, downtimes: Downtimes) -> bytes:
        """What everybody knows of the table."""
        self._renew_facts(at, downtimes)
        if not self._facts:
            self._facts = ENCODER.encode(self._table[1])
        return self._facts

    def _renew_facts(self, at: int, downtimes: Downtimes) -> None:
        """Look at the table anew where something has happened, or a clock has gone on for a while."""
        clocks = self.table.clocks
        is_ticking = clocks.since and clocks.clock.kind != "none"
        if self._table[1] is None or (is_ticking and at - self._facts_at > FACTS_AGE_MS):
            self._table = self._table[0], facts_of(self.table, at, downtimes)
            self._facts_at = at
            self._facts = b""
            self._updates.clear()
            self._changes.clear()
            self._table_changes = b""


def last_told(table: Table, since: int, most: int = EVENTS_IN_AN_UPDATE) -> int:
    """The number of the last event that an update tells of."""
    return min(table.number, max(since, 0) + most)


def keep_same(before: dict[str, Any], public: dict[str, Any]) -> None:
    """Put what has not changed back into what views share: that it is the same is then seen at a glance, and kept once."""
    for name, value in public.items():
        was = before[name]
        if was is not value and was == value:
            public[name] = was


def write_table_changes(was: TableFacts, now: TableFacts) -> bytes:
    """What has changed of the facts, without brackets; what goes on by the clock is told in any case.

    They may have been written anew since the last event: then of two listeners one has heard the older, the other the newer ones.
    """
    if was.due is not None or now.due is not None:
        return write_found([((), now)])
    if len(was.seats) != len(now.seats):
        return write_found([((), now)])
    found: list[tuple[Path, Any]] = [((name,), getattr(now, name)) for name in MOMENTS]
    for name, before, value in zip(CHANGING, read_changing(was), read_changing(now), strict=True):
        if before is not value and before != value:
            note_changes(found, before, value, (name,))
    has_clock = now.house.clock.kind != "none"
    for place, (sat, sits) in enumerate(zip(was.seats, now.seats, strict=True)):
        if has_clock or sat != sits:
            for name in SEAT_FACTS:
                value = getattr(sits, name)
                if getattr(sat, name) != value or (name == "left_ms" and has_clock):
                    found.append((("seats", place, name), value))
    return write_found(found)


def facts_of(table: Table, at: int, downtimes: Downtimes) -> TableFacts:
    """What everybody knows of a table."""
    question = table.question
    return TableFacts(
        id=table.id,
        code=table.code,
        game=table.game.name,
        options=table.options,
        house=table.house,
        host=table.host,
        status=table.status,
        match=None if table.match is None else table.match_number,
        moves=0 if table.match is None else table.match.moves,
        seats=[seat_facts(table, seat, bot, at, downtimes) for seat, bot in enumerate(table.seat_bots)],
        muted=sorted(table.muted),
        question=None
        if question is None
        else Question(question.kind, question.seat, question.waiting, question.moves, question.text),
        winners=table.winners,
        ready=table.ready_seats,
        deal=deal_of(table),
        time=at,
        due=due_of(table, at, downtimes),
        access=table.access,
        link="" if table.link == table.id else table.link,
        duplicate=table.board,
    )


def due_of(table: Table, at: int, downtimes: Downtimes) -> int | None:
    """When the table itself makes its next move, if nothing happens before; None: no clock says."""
    waits = [(since, table.game.umpire.wait_ms(table.options, text)) for text, since in table.own_moves.items()]
    moments = [moment_after(since, wait, at, downtimes) for since, wait in waits if wait is not None]
    return min(moments) if moments and table.status == "playing" else None


def seat_facts(table: Table, seat: int, bot: str, at: int, downtimes: Downtimes) -> SeatFacts:
    """What everybody knows of a seat."""
    chair = table.chairs[seat]
    return SeatFacts(
        seat=seat,
        wish=chair.wish,
        person=chair.person,
        name=table.name_at(seat),
        bot=bot,
        resigned=chair.resigned,
        left_ms=table.clocks.left(seat, at, downtimes),
        ticking=table.clocks.is_ticking(seat, at),
        away_until=table.clocks.away.get(seat),
    )


def deal_of(table: Table) -> Deal | None:
    """What the match is dealt from; its secret only when it is over."""
    if table.match is None:
        deal = FairDeal.read(table.secret, table.nonces) if table.secret else None
    else:
        deal = table.match.setup.deal
    if deal is None:
        return None
    is_out = table.is_over and table.board is None  # others may still play the board: the duplicate tells it when it is closed
    return Deal(deal.commit, {str(seat): nonce for seat, nonce in deal.nonces}, deal.secret if is_out else None)


def strip_person(text: bytes | str, person: str) -> bytes:
    """An event, written anew without the name and the words of a person; nothing is left of one that cannot be read."""
    try:
        event = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        return b"{}"
    if event.get("person") == person:
        event |= {field: "" for field in ("name", "text", "called") if field in event}
    return ENCODER.encode(event)
