"""What each listener hears of a table: events as they are told, views, what everybody knows; each is written once and kept."""

from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from linewright.core.fair import FairDeal
from linewright.server.table.clocks import Downtimes, moment_after
from linewright.server.table.glance import Glance, Offer
from linewright.server.table.shapes import ENCODER, Event, House, Moment, Options
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
    deal: Deal | None  # of the match as it is; of the first one before it begins
    time: Moment  # of the server as this was written
    due: Moment | None = None  # when the table itself moves next, by its own clock: dealer, timer


class SeatView(Struct, frozen=True):
    """What a seat may know; the seat of a spectator is null."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    offers: list[Offer]


class WrittenUpdate(Struct, frozen=True):
    """Everything new since a number, and the table as it is now, of parts already written."""

    number: int
    events: list[Raw]
    table: Raw
    views: list[Raw]


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

    # What acts tell

    def tell(self, event: Event) -> None:
        """Tell everybody an event so."""
        self._told.append(ENCODER.encode(event))
        self._facts = b""
        looks = self.table.glance, self.table.status
        if looks != self._viewed:
            self._views.clear()
            self._viewed = looks

    def tell_seat(self, seat: int, event: Event) -> None:
        """Tell the holder of a seat more of an event that everybody has been told."""
        self._own[event.number] = seat, ENCODER.encode(event)

    def forget(self, person: str) -> None:
        """Write everything told so far anew without the name and the words of a person."""
        for place, text in enumerate(self._told):
            if person.encode() in text:
                self._told[place] = strip_person(text, person)

    # What listeners hear

    def update(self, person: str, since: int, at: int, downtimes: Downtimes) -> bytes:
        """Everything a person may know that is new since a number, and the table as it is."""
        seats = self.table.seats_of(person)
        facts = self.facts(at, downtimes)  # first, for what was written with older ones is written anew
        if since != self.table.number - 1:
            return self._write_update(seats, since, facts)
        if seats not in self._updates:
            self._updates[seats] = self._write_update(seats, since, facts)
        return self._updates[seats]

    def _write_update(self, seats: tuple[int, ...], since: int, facts: bytes) -> bytes:
        number = self.table.number
        events = [Raw(self._event_for(seats, k)) for k in range(max(since, 0) + 1, number + 1)]
        views = [Raw(self.view(seat)) for seat in seats or (None,)] if self.table.match is not None else []
        return ENCODER.encode(WrittenUpdate(number, events, Raw(facts), views))

    def _event_for(self, seats: tuple[int, ...], number: int) -> bytes:
        """An event as the holder of these seats hears it."""
        seat, own = self._own.get(number, (-1, b""))
        return own if seat in seats else self._told[number - 1]

    def view(self, seat: int | None) -> bytes:
        """What a seat may know and do, written once for each position of the match."""
        if seat not in self._views:
            glance = self.table.glance
            assert glance is not None
            legal: list[str] = []
            offers: list[Offer] = []
            if seat is not None and self.table.may_act(seat):
                legal = [] if self.table.game.puzzle else glance.legal(seat)  # no solutions of a puzzle
                offers = glance.offers(seat)
            self._views[seat] = ENCODER.encode(SeatView(seat, glance.view(seat), legal, offers))
        return self._views[seat]

    def facts(self, at: int, downtimes: Downtimes) -> bytes:
        """What everybody knows of the table."""
        clocks = self.table.clocks
        is_ticking = clocks.since and clocks.clock.kind != "none"
        if not self._facts or (is_ticking and at - self._facts_at > FACTS_AGE_MS):
            self._facts = ENCODER.encode(facts_of(self.table, at, downtimes))
            self._facts_at = at
            self._updates.clear()
        return self._facts


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
        deal=deal_of(table),
        time=at,
        due=due_of(table, at, downtimes),
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
        ticking=seat in table.clocks.since,
    )


def deal_of(table: Table) -> Deal | None:
    """What the match is dealt from; its secret only when it is over."""
    if table.match is None:
        deal = FairDeal.read(table.secret, table.nonces) if table.secret else None
    else:
        deal = table.match.setup.deal
    if deal is None:
        return None
    return Deal(deal.commit, {str(seat): nonce for seat, nonce in deal.nonces}, deal.secret if table.is_over else None)


def strip_person(text: bytes | str, person: str) -> bytes:
    """An event, written anew without the name and the words of a person; nothing is left of one that cannot be read."""
    try:
        event = msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        return b"{}"
    if event.get("person") == person:
        event |= {field: "" for field in ("name", "text", "called") if field in event}
    return ENCODER.encode(event)
