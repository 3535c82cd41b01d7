"""Several processes, one hall: PostgreSQL wakes the others when a table has news, and its locks say who attends which tables.

A process that dies lets go of its locks with its connection; the others take them up within a second or two.
"""

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Iterable
from typing import Any

import asyncpg
import sqlalchemy as sa
import structlog

from linewright.server.hall.attendant import Attendant
from linewright.server.hall.hall import Hall
from linewright.server.keep.lists import BUCKETS, bucket_of
from linewright.server.keep.store import Store
from linewright.server.measures import ATTENDED
from linewright.server.settings import Settings
from linewright.server.web.audience import Audience

CHANNEL = "linewright"
LOCK_CLASS = 7_246_002  # of the advisory locks of buckets
TICK_SECONDS = 0.5  # between hellos
ALIVE_SECONDS = 1.6  # without a hello until a process counts as gone
PRESENCE_TICKS = 10  # between lists of who listens here
LINES_TICKS = 2  # between lists of how long the lines to people in races are
GRACE_SECONDS = 2 * PRESENCE_TICKS * TICK_SECONDS  # until such a list has surely come
NAMED_AT_ONCE = 150  # listeners named in one notice: 8,000 bytes at most
KEEPALIVES = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "3"}

LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)  # what a broken connection raises

log = structlog.get_logger()


class Peers:
    """The connection over which the processes of one store hear of each other."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, audience: Audience, attendant: Attendant) -> None:
        self.address = "postgresql://" + settings.database.partition("://")[2]
        self.store = store
        self.hall = hall
        self.audience = audience
        self.people = audience.people
        self.attendant = attendant
        self.process = secrets.token_hex(4)
        self.alive: dict[str, float] = {}  # process -> when it last said hello
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._talking = asyncio.Lock()  # PostgreSQL does one thing at a time on a connection; requests use it beside the ticks
        hall.grace_seconds = GRACE_SECONDS
        store.notify = self._notice
        store.announce = self._announce

    async def start(self) -> None:
        """Connect, and begin to say hello and to attend."""
        await self._connect()
        self._task = asyncio.create_task(self._live())

    async def stop(self) -> None:
        """Let go of everything."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with contextlib.suppress(Exception):  # it may be gone already
                await self._connection.close(timeout=1)

    def _notice(self, tables: Iterable[str]) -> sa.Executable | None:
        """The statement that tells the others which tables have news; they hear of it when it is on disk."""
        return sa.select(sa.func.pg_notify(CHANNEL, f"t {self.process} {','.join(tables)}"))

    def _announce(self, who: str) -> list[sa.Executable]:
        """The statement that tells the others of a person or a session that is no more, once that is on disk."""
        return [sa.select(sa.func.pg_notify(CHANNEL, f"e {self.process} {who}"))]

    async def _connect(self) -> None:
        self._lost = asyncio.Event()
        connection = await asyncpg.connect(self.address, server_settings=KEEPALIVES, timeout=5, command_timeout=5)
        connection.add_termination_listener(lambda _connection: self._lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        self.people.forget_all()  # who was told to be forgotten meanwhile?
        await self.people.end_lost(self.audience.sessions())  # and who is no more?
        self._connection = connection

    async def _live(self) -> None:
        """Greet the others twice a second and hold a fair share of the buckets; connect anew whenever the connection is lost."""
        ticks = 0
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    for table in list(self.hall.gatherings):
                        await self.hall.refresh(table)
                await self._tick(ticks)
            except LOST as error:
                log.warning("wire lost", error=type(error).__name__)
                self._let_go()
            ticks += 1
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK_SECONDS):
                    await self._lost.wait()
                    log.warning("wire lost")
                    self._let_go()
                    await asyncio.sleep(TICK_SECONDS)

    def _let_go(self) -> None:
        """Attend nothing: without the connection the locks are somebody else's."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        self._lost = asyncio.Event()
        self.attendant.leave(set(self.attendant.buckets))

    async def _tick(self, ticks: int) -> None:
        await self._send(f"h {self.process}")
        if ticks % PRESENCE_TICKS == 0:
            await self._tell_presence()
        if ticks % LINES_TICKS == 0:
            await self._tell_lines()
        now = time.monotonic()
        self.alive = {peer: when for peer, when in self.alive.items() if now - when < ALIVE_SECONDS}
        share = math.ceil(BUCKETS / (1 + len(self.alive)))
        held = self.attendant.buckets
        if len(held) > share:
            await self._release(sorted(held)[share:])
        elif len(held) < share:
            await self._take(share - len(held))
        ATTENDED.set(len(self.attendant.buckets))

    async def _release(self, buckets: list[int]) -> None:
        self.attendant.leave(set(buckets))
        async with self._talking:
            await self._connection.fetch("SELECT pg_advisory_unlock($1, b) FROM unnest($2::int[]) AS b", LOCK_CLASS, buckets)

    async def _take(self, count: int) -> None:
        """Take up to so many buckets that nobody holds."""
        taken: set[int] = set()
        for bucket in sorted(set(range(BUCKETS)) - self.attendant.buckets, key=lambda _bucket: secrets.randbits(16)):
            if len(taken) < count and await self._try_lock(bucket):
                taken.add(bucket)
        if taken:
            log.info("attending", buckets=len(taken))
            await self.attendant.attend(taken)

    async def _try_lock(self, bucket: int) -> bool:
        async with self._talking:
            return bool(await self._connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LOCK_CLASS, bucket))

    async def _tell_presence(self) -> None:
        """Tell the others who listens here, so that no bot stands in for them."""
        here = [
            f"{table}:{person}" for table, gathering in self.hall.gatherings.items() for person in +gathering.listeners if person
        ]
        for first in range(0, len(here), NAMED_AT_ONCE):
            await self._send(f"p {self.process} {','.join(here[first : first + NAMED_AT_ONCE])}")

    async def _tell_lines(self) -> None:
        """Tell the others how long the lines to people in races are, should their calls come in elsewhere."""
        racing = (
            (table, gathering.lines.measurements())
            for table, gathering in self.hall.gatherings.items()
            if gathering.table.race is not None
        )
        here = [f"{table}:{who}:{trip}:{spread}" for table, known in racing for who, (trip, spread) in known.items()]
        for first in range(0, len(here), NAMED_AT_ONCE):
            await self._send(f"r {self.process} {','.join(here[first : first + NAMED_AT_ONCE])}")

    async def forget(self, person: str) -> None:
        """Tell the others to look a person up again; where that fails they do so when they trust no secret any more."""
        if self._connection is not None:
            try:
                await self._send(f"f {self.process} {person}")
            except LOST as error:
                log.warning("wire lost", error=type(error).__name__)
                self._lost.set()

    async def _send(self, text: str) -> None:
        async with self._talking:
            await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        """Hear from another process, or from ourselves."""
        kind, process, facts = [*str(payload).split(" ", 2), ""][:3]
        if process == self.process:
            return
        if kind == "h":
            self.alive[process] = time.monotonic()
        elif kind == "t":
            for table in filter(None, facts.split(",")):
                self._heard_of_table(table)
        elif kind in ("p", "r"):
            self._heard_of_listeners(facts)
        elif kind == "f":
            self.people.forget(facts)
        elif kind == "e":
            self.people.end(facts)

    def _heard_of_listeners(self, facts: str) -> None:
        """Note who listens elsewhere, and how long the lines there are."""
        for fact in facts.split(","):
            table, person, *line = fact.split(":")
            if table in self.hall.gatherings and not line:
                self.hall.gatherings[table].seen[person] = self.hall.clock.monotonic()
            elif table in self.hall.gatherings:
                self.hall.gatherings[table].lines.note_elsewhere(person, *map(int, line))

    def _heard_of_table(self, table: str) -> None:
        """Read a table's news if it is in memory, or if we attend it."""
        if self.hall.knows(table):
            self.hall.chore(self.hall.refresh(table))
        elif bucket_of(table) in self.attendant.buckets:
            self.hall.chore(self.hall.get(table))
