"""What there is to do at a table, and when: bots are to move, clocks run out, people are absent, the table itself makes moves."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from linewright.server.hall.gathering import STAYING_SECONDS, Gathering
from linewright.server.hall.hall import Hall
from linewright.server.hall.house_bots import HouseBots
from linewright.server.hall.plans import will_nobody_act
from linewright.server.settings import EVENTS_AT_A_TABLE
from linewright.server.table.act import Request
from linewright.server.table.acts.moves import TableMove
from linewright.server.table.acts.rematch import BeginAgain, find_awaited
from linewright.server.table.acts.standing_in import StandIn
from linewright.server.table.acts.time_up import CallTime
from linewright.server.table.acts.vacation import EndVacation
from linewright.server.table.clocks import moment_after
from linewright.server.table.race import HOLD_MS
from linewright.server.table.shapes import Command

COURTESY_MS = 5_000  # a bot waits so long before a move while a person may still do something
CALL_SECONDS = 30.0  # since a person was last heard of until they are called when it is their turn
SOON_MS = 6 * 3600 * 1000  # before their time is up, or a quarter of it, they are called once more
ANSWER_MS = 30_000  # a question nobody answers is a no
WAITING_SECONDS = 60.0  # since a person was last heard of who still counts as waiting


@dataclass(frozen=True)
class Duty(ABC):
    """Something to do when its time has come."""

    due: int  # milliseconds since 1970

    @abstractmethod
    async def do(self, gathering: Gathering, hall: Hall, bots: HouseBots) -> None:
        """Do it, if it still makes sense; raises what is in the way."""


@dataclass(frozen=True)
class TableDuty(Duty):
    """Something that the table itself does."""

    command: Command

    async def do(self, gathering: Gathering, hall: Hall, bots: HouseBots) -> None:  # noqa: ARG002  no bot is needed
        """Do it like anything that is asked."""
        await hall.do(gathering, Request(self.command))


@dataclass(frozen=True)
class CallDuty(Duty):
    """A person who is away has to be told that it is their turn, or that their time runs out."""

    person: str
    kind: Literal["turn", "soon"]
    since: int  # when the turn began

    async def do(self, gathering: Gathering, hall: Hall, bots: HouseBots) -> None:  # noqa: ARG002  no bot is needed
        """Have them called; the table does not wait for it."""
        gathering.called[self.person, self.kind] = self.since
        if hall.call is not None:
            hall.chore(hall.call(gathering.table, self.person, self.kind, self.since))


@dataclass(frozen=True)
class BotDuty(Duty):
    """A bot has to move."""

    seat: int

    async def do(self, gathering: Gathering, hall: Hall, bots: HouseBots) -> None:  # noqa: ARG002  the bots have their hall
        """Ask it for a move, and make the move."""
        await bots.move(gathering, self.seat)


@dataclass(frozen=True)
class PlanDuty(Duty):
    """A bot in a race has to think about what it will do and when."""

    seat: int

    async def do(self, gathering: Gathering, hall: Hall, bots: HouseBots) -> None:  # noqa: ARG002  the bots have their hall
        """Begin; nobody waits for it."""
        bots.begin_plan(gathering, self.seat)


@dataclass(frozen=True)
class PlannedDuty(Duty):
    """A bot in a race does what it has planned."""

    seat: int

    async def do(self, gathering: Gathering, hall: Hall, bots: HouseBots) -> None:  # noqa: ARG002  the bots have their hall
        """Make the move it has planned."""
        await bots.carry_out(gathering, self.seat)


def list_duties(gathering: Gathering, hall: Hall) -> Iterator[Duty]:
    """What there is to do at a table; of two that are due at the same time the first comes first."""
    table = gathering.table
    if table.number >= EVENTS_AT_A_TABLE:
        return
    if table.status == "over" and table.ready:
        yield from rematch_duties(gathering, hall)
    if table.status != "playing":
        return
    bots_rest = table.question is not None or table.is_deserted
    for seat in table.to_act:
        if not table.bot_at(seat):
            yield from person_duties(gathering, seat, hall)
        elif not bots_rest:
            yield from bot_duties(gathering, seat, hall)
    for seat, until in table.clocks.away.items():
        yield TableDuty(until, EndVacation(seat=seat, after=table.number))
    yield from table_duties(gathering, hall, bots_rest=bots_rest)
    if hall.call is not None and table.house.is_slow:
        yield from call_duties(gathering, hall)
    if table.question is not None:
        due = moment_after(table.question.at, ANSWER_MS, hall.clock.now_ms(), hall.downtimes)
        yield TableDuty(due, table.question.unanswered)


def rematch_duties(gathering: Gathering, hall: Hall) -> Iterator[Duty]:
    """Begin another match when nobody is there any more who has not agreed; whoever listens is awaited."""
    people = find_awaited(gathering.table, gathering.who_is_there(hall.grace_seconds))
    if any(gathering.listeners[person] > 0 for person in people) or (people and gathering.table.house.is_slow):
        return
    stays_seconds = STAYING_SECONDS + hall.grace_seconds
    left = max((stays_seconds - gathering.absent_seconds(person) for person in people), default=0.0)
    yield TableDuty(hall.clock.now_ms() + int(left * 1000), BeginAgain(after=gathering.table.number))


def person_duties(gathering: Gathering, seat: int, hall: Hall) -> Iterator[Duty]:
    """What may have to be done about a person who is to act: they are not there, or their time is up."""
    table = gathering.table
    now = hall.clock.now_ms()
    if table.house.stand_in_seconds and any(is_waiting(gathering, other, seat) for other in table.people_at_seats()):
        absent = max(0.0, gathering.absent_seconds(table.chairs[seat].person) - hall.grace_seconds)
        due = now + max(0, int((table.house.stand_in_seconds - absent) * 1000))
        yield TableDuty(due, StandIn(seat=seat, after=table.number))
    time_up = table.clocks.due(seat, now, hall.downtimes)
    if time_up is not None and seat not in table.clocks.out:
        yield TableDuty(time_up, CallTime(seat=seat, after=table.number))


def call_duties(gathering: Gathering, hall: Hall) -> Iterator[CallDuty]:
    """Call people who are away about their turn: soon after it has begun, and once more before their time is up.

    Whoever is there has not been away for any time: their call is put off again and again.
    """
    table, now = gathering.table, hall.clock.now_ms()
    for seat in table.to_act:
        person = table.chairs[seat].person
        if table.bot_at(seat):
            continue
        since, due = table.clocks.since.get(seat, table.at_position), table.clocks.due(seat, now, hall.downtimes)
        away = max(0.0, CALL_SECONDS * hall.tempo + hall.grace_seconds - gathering.absent_seconds(person))
        if gathering.called.get((person, "turn"), 0) < since:
            yield CallDuty(now + int(away * 1000), person, "turn", since)
        if due is not None and gathering.called.get((person, "soon"), 0) < since:
            before = min(table.house.clock.seconds * 1000 // 4, SOON_MS)
            yield CallDuty(max(now + int(away * 1000), due - before), person, "soon", since)


def is_waiting(gathering: Gathering, other: int, seat: int) -> bool:
    """Whether a person at another seat is there and waits; for nobody's sake no bot stands in."""
    chairs = gathering.table.chairs
    person = chairs[other].person
    return person != chairs[seat].person and gathering.absent_seconds(person) <= WAITING_SECONDS


def bot_duties(gathering: Gathering, seat: int, hall: Hall) -> Iterator[Duty]:
    """What a bot has to do: move, or in a race plan first, then move when the time it planned has come."""
    table, plan = gathering.table, gathering.plans.get(seat)
    if table.race is None:
        due = table.clocks.since.get(seat, table.at_position) + table.house.bot_delay
        if not all(map(table.bot_at, table.to_act)):
            due = max(due, table.at_position + int(COURTESY_MS * hall.tempo))
        yield BotDuty(due, seat)
    elif plan is None or (plan.is_made and not plan.is_current(table, seat)):
        yield PlanDuty(table.at_position, seat)
    elif plan.is_made and plan.due is not None:
        yield PlannedDuty(plan.due, seat)


def table_duties(gathering: Gathering, hall: Hall, *, bots_rest: bool) -> Iterator[Duty]:
    """The moves of the table itself: by the clock, or at once where bots alone are left and none of them will act."""
    table = gathering.table
    umpire = table.game.umpire
    for text, since in table.own_moves.items():
        wait = umpire.wait_ms(table.options, text)
        if wait is not None:
            hold = HOLD_MS if umpire.waits_for_calls(text) else 0
            due = moment_after(since, int((wait + hold) * hall.tempo), hall.clock.now_ms(), hall.downtimes)
            yield TableDuty(due, TableMove(text=text, after=table.number))
        elif umpire.ends_idle_round(text) and not bots_rest and will_nobody_act(table, gathering.plans):
            yield TableDuty(table.at_position, TableMove(text=text, after=table.number))
