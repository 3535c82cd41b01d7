"""The attendant of a table: lets bots move, watches clocks, stands in for the absent, and makes the table's own moves."""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator
from typing import NamedTuple
from zlib import crc32

import structlog

from linewright.core.errors import LinewrightError
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import Players
from linewright.server.hall.hall import Hall, Live, Plan
from linewright.server.keep.lists import BUCKETS, bucket_of, tables_in_play
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.clocks import time_up
from linewright.server.table.races import HOLD_MS
from linewright.server.table.referee import Asked, Judged, Who, in_play, moved
from linewright.server.table.tables import Table

BUDGET_MS = 2_000  # what a bot may take for a move
COURTESY_MS = 5_000  # a bot waits so long before a move while a person may still do something out of turn, such as draw
ANSWER_MS = 30_000  # a question nobody answers is a no
WAITING = 60.0  # seconds since a person was last heard of who still counts as waiting
AGAIN = 1.0  # seconds until something that failed is tried again
TABLE = Who("", "")  # the table itself

log = structlog.get_logger()


class Duty(NamedTuple):
    """Something to do when its time has come."""

    due: int  # milliseconds since 1970
    kind: str  # bot, plan, late, away, turn, unanswered
    seat: int | None = None
    text: str = ""


class Attendant:
    """Attends every table of the buckets it holds."""

    def __init__(self, hall: Hall, players: Players) -> None:
        self.hall = hall
        self.players = players
        self.buckets: set[int] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._planning: set[asyncio.Task[None]] = set()
        self._seed = secrets.randbits(62)
        hall.changed.append(self.look)

    async def attend_all(self) -> None:
        """Attend every table there is: this is the only process."""
        await self.attend(set(range(BUCKETS)))

    async def attend(self, buckets: set[int]) -> None:
        """Attend the tables of more buckets; loads those at which a match is being played."""
        self.buckets |= buckets
        for live in list(self.hall.tables.values()):
            self.look(live)
        self.hall.chore(self._load(await tables_in_play(self.hall.store, buckets)))

    async def _load(self, tables: list[str]) -> None:
        for table in tables:
            with contextlib.suppress(LinewrightError):  # of other rules, say: nobody can play there any more
                self.look(await self.hall.get(table))

    def leave(self, buckets: set[int]) -> None:
        """Attend these no more: another process does."""
        self.buckets -= buckets
        for table, task in list(self._tasks.items()):
            if bucket_of(table) in buckets:
                task.cancel()

    async def stop(self) -> None:
        """Attend nothing any more."""
        self.leave(set(self.buckets))
        for task in self._planning:
            task.cancel()
        await asyncio.gather(*self._tasks.values(), *self._planning, return_exceptions=True)

    def is_busy(self, live: Live) -> bool:
        """Say whether there is something to do at a table."""
        return live.table.id in self._tasks

    def look(self, live: Live) -> None:
        """See whether there is something to do at a table, and begin."""
        table = live.table
        if table.id in self._tasks or bucket_of(table.id) not in self.buckets or self.hall.stopping.is_set():
            return
        if next(duties(live, self.hall), None) is not None:
            task = asyncio.create_task(self._attend(live))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._left(live, done))

    def _left(self, live: Live, task: asyncio.Task[None]) -> None:
        self._tasks.pop(live.table.id, None)
        if not task.cancelled():
            if task.exception() is not None:
                log.error("attendant failed", error=type(task.exception()).__name__)
            self.look(live)

    async def _attend(self, live: Live) -> None:
        """Do one duty after the other, the first due first, until there is none."""
        while live.table.status == "playing" and not self.hall.stopping.is_set():
            news = live.news
            duty = min(duties(live, self.hall), default=None)
            if duty is None:
                return
            wait = (duty.due - self.hall.clock.now_ms()) / 1000
            if wait > 0:
                await self.hall.clock.wait(news, wait)
                continue  # whatever it was that woke us, there may be something else to do now
            try:
                await self._do(live, duty)
            except (LinewrightError, BotFailed) as error:
                if live.news is news and not self.hall.stopping.is_set():  # nothing has happened meanwhile: it would fail again
                    log.warning("duty failed", kind=duty.kind, error=type(error).__name__)
                    await self.hall.clock.sleep(AGAIN)
            except OSError as error:
                log.warning("store failed", error=type(error).__name__)
                await self.hall.clock.sleep(AGAIN)

    async def _do(self, live: Live, duty: Duty) -> None:
        if duty.kind == "plan" and duty.seat is not None:
            self._begin_plan(live, duty.seat)
        elif duty.kind == "bot" and duty.seat is not None and live.table.race is not None:
            await self._bot_races(live, duty.seat)
        elif duty.kind == "bot" and duty.seat is not None:
            await self._bot_moves(live, duty.seat)
        else:
            await self.hall.do(live, lambda at: decide(live, self.hall, duty, at))

    async def _bot_moves(self, live: Live, seat: int) -> None:
        """Ask a bot for a move, and make it if nothing has happened meanwhile."""
        table = live.table
        position, name = table.position, table.bot_at(seat)
        seed = (self._seed + table.number) % 2**62
        text = await self.players.choose(table.playing.save(), seat, name, seed, BUDGET_MS)

        def judged(at: int) -> Judged:
            in_play(table)
            if table.position != position or not table.bot_at(seat) or table.question is not None:
                raise Refusal("stale", number=str(table.number))
            return moved(Asked(table, TABLE, at, self.hall.downtimes), m.Command(), seat, text)

        await self.hall.do(live, judged)

    def _begin_plan(self, live: Live, seat: int) -> None:
        """Let a bot think about a race meanwhile: cards are turned and calls are made without waiting for it."""
        table, race = live.table, live.table.race
        assert race is not None
        old = live.plans.get(seat)
        plan = live.plans[seat] = Plan(race.changes[seat], table.bot_at(seat), race.round)
        luck = (self._seed + crc32(f"{table.id} {race.cue} {seat}".encode())) % 2**62
        task = asyncio.create_task(self._plan(live, seat, plan, old, luck))
        self._planning.add(task)
        task.add_done_callback(self._planning.discard)

    async def _plan(self, live: Live, seat: int, plan: Plan, old: Plan | None, luck: int) -> None:
        """Ask a bot what it means to do and when; what it meant to do before in this round it does no later."""
        table, race, hall = live.table, live.table.race, self.hall
        assert race is not None
        since, now, seed = race.since, hall.clock.now_ms(), (self._seed + table.number) % 2**62
        since += now - since - time_up(since, now, hall.downtimes)
        rested = race.moved_at[seat] + table.house.bot_delay
        try:
            reaction, text = await self.players.plan(table.playing.save(), seat, plan.bot, seed, BUDGET_MS, luck=luck)
        except (LinewrightError, BotFailed) as error:
            log.warning("no plan", error=type(error).__name__)
            await self.hall.clock.sleep(AGAIN)
        else:
            times = [] if reaction is None else [max(since + int(reaction * hall.tempo), rested)]
            if old is not None and old.due is not None and old.due >= since and (old[1:3], old.text) == (plan[1:3], text):
                times.append(old.due)
            live.plans[seat] = plan._replace(due=min(times, default=None), text=text)
        finally:
            if live.plans.get(seat) is plan:
                del live.plans[seat]
            live.wake()
            self.look(live)

    async def _bot_races(self, live: Live, seat: int) -> None:
        """Do what a bot has planned, if that still makes sense; what turns out to be impossible is not tried again."""
        table, plan = live.table, live.plans[seat]
        evidence = m.Evidence(received=self.hall.clock.now_ms())

        def judged(at: int) -> Judged:
            in_play(table)
            if live.plans.get(seat) != plan or not is_current(table, seat, plan) or table.question is not None:
                raise Refusal("stale", number=str(table.number))
            return moved(Asked(table, TABLE, at, self.hall.downtimes, evidence), m.Command(), seat, plan.text)

        try:
            await self.hall.do(live, judged)
        except LinewrightError as error:
            if live.plans.get(seat) == plan:
                live.plans[seat] = plan._replace(due=None)
            log.info("plan dropped", error=type(error).__name__)


def is_current(table: Table, seat: int, plan: Plan | None) -> bool:
    """Say whether nothing has changed for a bot since it made its plan."""
    race = table.race
    return race is not None and plan is not None and plan[:3] == (race.changes[seat], table.bot_at(seat), race.round)


def duties(live: Live, hall: Hall) -> Iterator[Duty]:
    """List what there is to do at a table, and when."""
    table = live.table
    if table.status != "playing":
        return
    if table.question is not None:
        yield Duty(table.question.at + ANSWER_MS, "unanswered")
    bots_rest = table.question is not None or table.is_deserted
    for seat in table.to_act:
        if table.bot_at(seat):
            if not bots_rest:
                yield from _bot_duties(live, seat, hall)
        else:
            yield from _person_duties(live, seat, hall)
    for text, since in table.table_since.items():
        delay = table_delay(table, text)
        if delay is not None:
            yield Duty(since + int(delay * hall.tempo), "turn", None, text)
        elif table.game.umpire.ends_idle_round(text) and not bots_rest and nobody_will_call(live):
            yield Duty(table.at_position, "turn", None, text)


def _bot_duties(live: Live, seat: int, hall: Hall) -> Iterator[Duty]:
    """List what a bot has to do: move, or in a race plan first, then move when the time it planned has come."""
    table, plan = live.table, live.plans.get(seat)
    if table.race is None:
        at = table.clocks.since.get(seat, table.at_position) + table.house.bot_delay
        if not all(map(table.bot_at, table.to_act)):
            at = max(at, table.at_position + int(COURTESY_MS * hall.tempo))
        yield Duty(at, "bot", seat)
    elif plan is None or (plan.text and not is_current(table, seat, plan)):
        yield Duty(table.at_position, "plan", seat)
    elif plan.text and plan.due is not None:
        yield Duty(plan.due, "bot", seat)


def nobody_will_call(live: Live) -> bool:
    """Say whether only bots could still call, and none of them ever will: then the round is over."""
    table, plans = live.table, live.plans
    never = [seat for seat in table.to_act if seat in plans and plans[seat].text and plans[seat].due is None]
    return table.race is not None and all(seat in never and is_current(table, seat, plans[seat]) for seat in table.to_act)


def _person_duties(live: Live, seat: int, hall: Hall) -> Iterator[Duty]:
    """List what may have to be done about a person who is to act: their time is up, or they are not there."""
    table = live.table
    now = hall.clock.now_ms()
    left = table.clocks.left(seat, now, hall.downtimes)
    if left is not None and seat not in table.clocks.out:
        yield Duty(now + left, "late", seat)
    if table.house.takeover and any(is_waiting(live, other, seat) for other in table.people_at_seats()):
        absent = max(0.0, live.absent_for(table.chairs[seat].person) - hall.grace)
        yield Duty(now + max(0, int((table.house.takeover - absent) * 1000)), "away", seat)


def is_waiting(live: Live, other: int, seat: int) -> bool:
    """Say whether a person at another seat is there and waits; for nobody's sake no bot stands in."""
    person = live.table.chairs[other].person
    return person != live.table.chairs[seat].person and live.absent_for(person) <= WAITING


def table_delay(table: Table, text: str) -> int | None:
    """Say how many milliseconds the table waits with a move of its own; None: it never makes it by itself."""
    umpire = table.game.umpire
    wait_ms = umpire.wait_ms(table.options, text)
    return wait_ms + HOLD_MS if wait_ms is not None and umpire.waits_for_calls(text) else wait_ms


def decide(live: Live, hall: Hall, duty: Duty, at: int) -> Judged:
    """Make an event of a duty, if it still is one."""
    table = live.table
    if duty not in _due(live, hall, duty, at):
        raise Refusal("stale", number=str(table.number))
    asked = Asked(table, TABLE, at, hall.downtimes)
    head = asked.head(m.Command())
    if duty.kind == "turn":
        return moved(asked, m.Command(), None, duty.text)
    if duty.kind == "unanswered" and table.question is not None:
        seat = table.question.waiting[0] if table.question.waiting else table.question.seat
        if table.question.kind == "undo":
            return Judged(m.UndoAnswered(**head, seat=seat, yes=False))
        return Judged(m.Voted(**head, seat=seat, yes=False, rejected=True))
    assert duty.seat is not None
    if duty.kind == "away":
        return Judged(m.StoodIn(**head, seat=duty.seat, bot=table.house.bot))
    if table.house.clock.then == "resign":
        return Judged(m.Resigned(**head, seat=duty.seat, late=True))
    return Judged(m.TimedOut(**head, seat=duty.seat))


def _due(live: Live, hall: Hall, duty: Duty, at: int) -> list[Duty]:
    """List the duties that are due, with the time of the one asked about: clocks are read anew each time."""
    return [now._replace(due=duty.due) for now in duties(live, hall) if now.due <= at + 5]
