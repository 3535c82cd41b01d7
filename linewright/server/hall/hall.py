"""The hall: the tables in memory, each a cache of its log. What is asked is judged, written, applied and told, in that order."""

import asyncio
import re
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import structlog

from linewright.core.match import Match
from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.keep import lists
from linewright.server.keep.people import Person
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Conflict, Row, Taken
from linewright.server.measures import CONFLICTS, EVENTS, LISTENERS, LOADED
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.clocks import Downtimes
from linewright.server.table.races import Early, Lines
from linewright.server.table.referee import Asked, Judged, Who, judge, new_table
from linewright.server.table.tables import Table, forgotten, read_events

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of a code: none that looks like another
CODE_LENGTH = 6
CODE_AGE_MS = 24 * 3600 * 1000  # a code finds its table for a day; the link does so for ever
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
AT_A_TIME = 20  # events applied before others get a turn, when a table is loaded
IDLE = 600.0  # seconds until a table nobody looks at leaves the memory
KEEPALIVE = 15.0  # seconds of silence on a stream

log = structlog.get_logger()


class Plan(NamedTuple):
    """What a bot in a race means to do."""

    change: int  # number of the last event it knows of
    bot: str
    round: int
    due: int | None = None  # milliseconds since 1970; None: never, as things stand
    text: str = ""  # empty: it still thinks


@dataclass
class Live:
    """A table in memory and everybody who listens."""

    table: Table
    clock: SystemClock
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # one append in flight at a time
    news: asyncio.Event = field(default_factory=asyncio.Event)  # set, and replaced, when something has happened
    listeners: Counter[str] = field(default_factory=Counter)  # person -> streams; "" are people unknown
    seen: dict[str, float] = field(default_factory=dict)  # person -> when last known to be there
    used: float = 0.0  # when anybody last looked
    asked: float = 0.0  # when the newest event was asked for
    status: str = ""  # as the store knows it
    lines: Lines = field(init=False)
    plans: dict[int, Plan] = field(default_factory=dict)  # of bots in a race, by seat

    def __post_init__(self) -> None:
        self.lines = Lines(self.clock)

    def wake(self) -> None:
        """Wake whoever waits for news."""
        news, self.news = self.news, asyncio.Event()
        news.set()

    def absent_for(self, person: str) -> float:
        """Say for how many seconds nothing was heard of a person; 0 while they listen."""
        now = self.clock.monotonic()
        return 0.0 if self.listeners[person] > 0 else now - self.seen.setdefault(person, now)


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.downtimes: Downtimes = ()
        self.tempo = 1.0  # of the dealer and of bots in races: tests do not wait as people do
        self.grace = 0.0  # seconds after which other processes have told who listens there
        self.tables: dict[str, Live] = {}
        self.changed: list[Callable[[Live], None]] = []  # called when something has happened at a table
        self.stopping = asyncio.Event()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._chores: set[asyncio.Task[Any]] = set()

    # Finding

    async def get(self, table: str) -> Live:
        """Give a table, from memory or from its log; raises Refusal if there is none."""
        live = self.tables.get(table)
        if live is None:
            if not TABLE_ID.fullmatch(table):
                raise Refusal("no-such-table")
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.used = self.clock.monotonic()
        return live

    def knows(self, table: str) -> bool:
        """Say whether a table is in memory, or on its way there."""
        return table in self.tables or table in self._loading

    async def _load(self, table: str) -> Live:
        """Replay the log of a table; other tables get their turn meanwhile."""
        try:
            events = read_events(await self.store.events(table))
            if not events or not isinstance(events[0], m.Created):
                raise Refusal("no-such-table")
            live = Live(Table(events[0]), self.clock)
            for event in events:
                live.table.apply(event)
                if event.number % AT_A_TIME == 0:
                    await asyncio.sleep(0)
            self.tables[table] = live
            LOADED.set(len(self.tables))
            self._after(live)
            return live
        finally:
            del self._loading[table]

    async def find_code(self, code: str) -> str:
        """Find the id of a table by its short code; raises Refusal for one that is wrong, old or over."""
        wanted = code.strip().upper().replace("-", "").replace(" ", "")
        row = await lists.find_code(self.store, wanted)
        if row is None or row.status == "over" or row.created < self.clock.now_ms() - CODE_AGE_MS:
            raise Refusal("no-such-code")
        return str(row.id)

    # Doing

    async def create(self, wish: m.NewTable, person: Person) -> Live:
        """Set up a table; raises what is wrong with the wish."""
        who = Who(person.id, person.name)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            table = secrets.token_urlsafe(12)
            events = new_table(wish, who, table, code, self.clock.now_ms())
            row = row_of(table, events[0])
            try:
                await lists.add_table(self.store, row, code=code, game=wish.game, host=person.id, created=events[0].at)
            except Taken:
                continue
            break
        for event in events[1:]:
            await self.store.append(row_of(table, event), *self._goes_with(table, event))
        return await self.get(table)

    async def ask(self, live: Live, person: Person, command: m.Command, received: int = 0) -> int:
        """Do what a person asks; gives the number of its event. What was asked before with the same id is not done again."""
        who = Who(person.id, person.name)
        race = live.table.race if isinstance(command, m.Move) else None
        evidence = None
        if race is not None:
            evidence = live.lines.evidence(person.id, received or self.clock.now_ms(), race.cue, race.cue_at)

        def judged(at: int) -> Judged:
            return judge(Asked(live.table, who, at, self.downtimes, evidence), command)

        return await self.do(live, judged, (person.id, command.id) if command.id else None)

    async def do(self, live: Live, judged: Callable[[int], Judged], retry: tuple[str, str] | None = None) -> int:
        """Judge, write, apply, tell; judges anew if another process was faster, and later what is not to be judged yet."""
        while not self.stopping.is_set():
            live.asked = time.perf_counter()
            try:
                return await asyncio.shield(self._do(live, judged, retry))  # whoever asks may leave: what is written is applied
            except Early as early:
                await self.clock.sleep(max(1, early.until - self.clock.now_ms()) / 1000)
        raise Refusal("stopping")

    async def _do(self, live: Live, judged: Callable[[int], Judged], retry: tuple[str, str] | None) -> int:
        table = live.table
        async with live.lock:
            while True:
                if retry in table.retries:
                    return table.retries[retry]
                if table.game.puzzle:  # its referee may have to solve it: others are not kept waiting
                    event, trial = await asyncio.to_thread(judged, self.clock.now_ms())
                else:
                    event, trial = judged(self.clock.now_ms())
                try:
                    await self.store.append(row_of(table.id, event), *self._goes_with(table.id, event))
                except Conflict:
                    CONFLICTS.inc()
                    await self._read_new(live)
                    continue
                self._apply(live, event, trial)
                break
        EVENTS.labels(type(event).__name__).inc()
        self._after(live)
        return event.number

    def _goes_with(self, table: str, event: m.Event) -> list[Any]:
        """Give what is written together with an event: that somebody has sat at this table, that a match is being played."""
        if isinstance(event, m.Sat):
            return [lists.note_sitting(self.store, table, event.person)]
        if isinstance(event, m.Started):
            return [lists.note_status(table, "playing")]
        return []

    async def refresh(self, table: str) -> None:
        """Read what other processes have written, if the table is in memory here."""
        if table in self._loading:
            await asyncio.shield(self._loading[table])
        live = self.tables.get(table)
        if live is not None:
            async with live.lock:
                new = await self._read_new(live)
            if new:
                live.asked = 0.0  # elsewhere
                self._after(live)

    async def _read_new(self, live: Live) -> int:
        events = read_events(await self.store.events(live.table.id, live.table.number))
        for event in events:
            self._apply(live, event, None)
        return len(events)

    def _apply(self, live: Live, event: m.Event, trial: Match | None) -> None:
        """Let an event take effect; a table that cannot be trusted after a failure is read anew from its log."""
        try:
            live.table.apply(event, trial)
        except Exception:
            self.tables.pop(live.table.id, None)
            raise

    def _after(self, live: Live) -> None:
        """Wake everybody who listens, and bring the lists of the store up to date."""
        live.used = self.clock.monotonic()
        live.wake()
        if live.status != live.table.status:
            live.status = live.table.status
            self.chore(self._note_status(live.table))
        for callback in self.changed:
            callback(live)

    async def _note_status(self, table: Table) -> None:
        statements: list[Any] = [lists.note_status(table.id, table.status)]
        if table.is_over:
            facts = {
                "table_id": table.id,
                "match": table.match_number,
                "game": table.game.name,
                "ended": table.at,
                "number": table.number,
                "scores": m.ENCODER.encode(table.playing.scores).decode(),
                "winners": m.ENCODER.encode(table.winners).decode(),
                "people": m.ENCODER.encode([chair.person for chair in table.chairs]).decode(),
            }
            statements.append(lists.note_result(self.store, **facts))
        await self.store.write(*statements)

    def chore(self, work: Any) -> None:
        """Do something nobody waits for."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chore_done)

    def _chore_done(self, task: asyncio.Task[Any]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("chore failed", error=type(task.exception()).__name__)

    async def finish_chores(self) -> None:
        """Wait for what is still being done."""
        while self._chores:
            await asyncio.gather(*self._chores, return_exceptions=True)

    async def erase(self, person: str, tables: list[str]) -> None:
        """Make a person a former player at these tables: names and words go, games stay."""
        for table in tables:
            live = await self.get(table)

            def judged(at: int, table: Table = live.table) -> Judged:
                return Judged(m.Erased(number=table.number + 1, at=at, person=person))

            await self.do(live, judged)
            await lists.rewrite_events(self.store, table, person, lambda body: forgotten(body, person).decode())

    # Telling

    def check_listener(self, table: Table, person: str) -> None:
        """Refuse whoever may not listen."""
        if person and person in table.removed:
            raise Refusal("removed")
        if table.match is not None and not table.house.spectators and not table.seats_of(person):
            raise Refusal("no-spectators")

    def update(self, live: Live, person: str, since: int) -> bytes:
        """Write what is new to a person since a number."""
        self.check_listener(live.table, person)
        if person and live.table.race is not None:
            live.lines.note(person, live.table.number, self.clock.now_ms())
        return live.table.update(person, min(since, live.table.number), self.clock.now_ms(), self.downtimes)

    async def updates(self, live: Live, person: str, since: int, keepalive: float | None = KEEPALIVE) -> AsyncIterator[bytes]:
        """Give updates as things happen, the first at once, and an empty one after a silence; ends when the server stops.

        A listener that is slow to take them gets fewer and larger ones.
        """
        cursor = -1
        live.listeners[person] += 1
        LISTENERS.inc()
        try:
            while not self.stopping.is_set():
                news = live.news
                if cursor < live.table.number:
                    seen, cursor = since if cursor < 0 else cursor, live.table.number
                    yield self.update(live, person, seen)  # not kept here: thousands wait
                    continue
                if keepalive is None:
                    await news.wait()
                    continue
                if not await self.clock.wait(news, keepalive):
                    yield b""
        finally:
            LISTENERS.dec()
            live.listeners[person] -= 1
            live.seen[person] = live.used = self.clock.monotonic()
            for callback in self.changed:
                callback(live)

    def stop(self) -> None:
        """End every stream."""
        self.stopping.set()
        for live in self.tables.values():
            live.wake()

    def tidy(self, is_busy: Callable[[Live], bool]) -> None:
        """Let tables go that nobody has looked at for a while; their log brings them back."""
        for table, live in list(self.tables.items()):
            idle = self.clock.monotonic() - live.used > IDLE
            if idle and not live.lock.locked() and not +live.listeners and not is_busy(live):
                del self.tables[table]
        LOADED.set(len(self.tables))


def row_of(table: str, event: m.Event) -> Row:
    """Give an event as it is stored."""
    return Row(table, event.number, m.ENCODER.encode(event).decode())
