"""Several processes, one hall: PostgreSQL wakes the others when a table has news, and its locks say who attends which tables.

The connection for that is the wire. Whatever breaks it is logged, it is set up anew, and until then nothing in memory is trusted.
A process that dies, or is cut off, lets go of its locks with its connection; the others take them up within a few seconds.
"""

import asyncio
import contextlib
import itertools
import math
import secrets
import time
from collections.abc import Iterable
from typing import Any

import asyncpg
import sqlalchemy as sa
import structlog

from linewright.server.hall.around import NO_TABLE
from linewright.server.hall.attendant import Attendant
from linewright.server.hall.gathering import SCREEN
from linewright.server.hall.hall import Hall
from linewright.server.keep.lists import BUCKETS, bucket_of
from linewright.server.keep.store import Store
from linewright.server.keep.writers import SESSION, StoreAway
from linewright.server.measures import ATTENDED
from linewright.server.settings import Settings
from linewright.server.web.audience import Audience

CHANNEL = "linewright"
LOCK_CLASS = 7_246_002  # of the advisory locks of buckets
TICK_SECONDS = 0.5  # between hellos
ALIVE_SECONDS = 1.6  # without a hello until a process counts as gone
DEAF_SECONDS = 3.0  # without hearing our own hello until the wire counts as lost
FROZEN_MS = "4000"  # without a word of ours after which PostgreSQL ends the wire, and others get its locks
PRESENCE_TICKS = 10  # between lists of who listens here
LINES_TICKS = 2  # between lists of how long the lines to people in races are
GRACE_SECONDS = 2 * PRESENCE_TICKS * TICK_SECONDS  # until such a list has surely come
TABLES_AT_ONCE = 200  # whose news are read with one question
LAST_NUMBER = 2**31 - 1  # that an event can have
UNUSED_SECONDS = 10.0  # without anybody here who looks at a table, until one that another process attends leaves the memory
UNKNOWN = "?"  # in place of people unknown who listen, followed by how many they are
NAMED_AT_ONCE = 150  # listeners named in one notice: 8,000 bytes at most
ANSWER_SECONDS = 2.5  # for anything that is asked over the wire
FIRST_PAUSE_SECONDS, LAST_PAUSE_SECONDS = 0.1, 2.0  # before the wire is set up anew; each pause is twice the one before

NEWS = """
    SELECT event.table_id, event.body FROM event
    JOIN unnest($1::text[], $2::int[]) AS known (id, number) ON event.table_id = known.id AND event.number > known.number
    ORDER BY event.table_id, event.number
"""

log = structlog.get_logger()


class WireLost(ConnectionError):
    """There is no connection to the other processes now."""


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
        self.place = ""  # where processes of our port may pass connections on to us
        self._attends: dict[str, tuple[str, int]] = {}  # process -> its place, and a bit for each bucket that it attends
        self.heard_at = time.monotonic()  # when we last heard our own hello: then the wire carried all that was said before
        self._connection: Any = None
        self._silence: asyncio.Timeout | None = None  # ends the talk over a wire on which nothing is heard
        self._is_proven = False  # whether our own hello was heard over this wire
        self._eras = 0  # how many times the wire was set up
        self._task: asyncio.Task[None] | None = None
        self._talking = asyncio.Lock()  # PostgreSQL does one thing at a time on a connection
        self._news: dict[str, int] = {}  # tables of which others have told, with the number they have come to
        self._has_news = asyncio.Event()
        hall.is_shared = True
        hall.era = 0
        hall.grace_seconds = hall.beside.grace_seconds = GRACE_SECONDS
        store.notify = self._notice
        store.announce = self._announce
        store.whisper = self._whisper

    @property
    def is_deaf(self) -> bool:
        """Whether nothing has been heard over the wire for longer than a short grace."""
        return time.monotonic() - self.heard_at > DEAF_SECONDS

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

    def _notice(self, news: Iterable[tuple[str, int]]) -> sa.Executable | None:
        """The statement that tells the others which tables have news; they hear of it when it is on disk."""
        facts = ",".join(f"{table}:{number}" for table, number in news)
        return sa.select(sa.func.pg_notify(CHANNEL, f"t {self.process} {facts}"))

    def _announce(self, who: str) -> list[sa.Executable]:
        """The statement that tells the others of a person or a session that is no more, once that is on disk."""
        return [sa.select(sa.func.pg_notify(CHANNEL, f"e {self.process} {who}"))]

    def _whisper(self, table: str) -> list[sa.Executable]:
        """The statement that tells the others that watchers of a table have said something, once that is on disk."""
        return [sa.select(sa.func.pg_notify(CHANNEL, f"w {self.process} {table}"))]

    # The wire

    async def _live(self) -> None:
        """Keep the wire up: whatever breaks it is logged, and it is set up anew after a pause."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                if self.hall.era == 0:
                    await self._connect()
                await self._talk()
            except Exception as error:  # noqa: BLE001  whatever it was: a process that is deaf for ever is worse
                log.warning("wire lost", error=kind_of(error))
            pause = FIRST_PAUSE_SECONDS if self._is_proven else min(2 * pause, LAST_PAUSE_SECONDS)
            self._let_go()
            await asyncio.sleep(pause)

    async def _connect(self) -> None:
        """Connect and listen; what was missed meanwhile is looked up again before it is used."""
        wishes = {**SESSION, "application_name": "linewright wire", "idle_session_timeout": FROZEN_MS}
        connection = await asyncpg.connect(
            self.address, server_settings=wishes, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
        )
        connection.add_termination_listener(lambda _connection: self._end_talk())
        self._connection, self._is_proven = connection, False
        await connection.add_listener(CHANNEL, self._heard)
        self.people.forget_all()  # who was told to be forgotten meanwhile?
        await self.people.end_lost(self.audience.sessions())  # and who is no more?
        self._eras += 1
        self.hall.era = self._eras

    async def _talk(self) -> None:
        """Greet the others, attend a fair share of the tables, and read what is new, until the wire is lost; raises why."""
        try:
            async with asyncio.timeout(DEAF_SECONDS) as self._silence, asyncio.TaskGroup() as group:
                group.create_task(self._greet())
                group.create_task(self._read_news())
        finally:
            self._silence = None

    def _end_talk(self, seconds: float = 0.0) -> None:
        """End the talk unless our own hello is heard before so many seconds have passed."""
        if self._silence is not None and not self._silence.expired():
            self._silence.reschedule(asyncio.get_running_loop().time() + seconds)

    def _let_go(self) -> None:
        """Attend nothing: without the connection the locks are somebody else's. Trust nothing: nobody tells us what is new."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None
        self.hall.era = 0
        self.attendant.leave(set(self.attendant.buckets))
        ATTENDED.set(0)
        silent_seconds = time.monotonic() - self.heard_at
        asyncio.get_running_loop().call_later(max(0.0, DEAF_SECONDS - silent_seconds) + 0.01, self._end_streams)

    def _end_streams(self) -> None:
        """Let listeners go elsewhere: here they would hear nothing any more."""
        if self.is_deaf:
            self.hall.deafen()

    async def _send(self, text: str) -> None:
        await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def _fetch(self, query: str, *facts: Any) -> list[Any]:
        """Ask something over the wire, when nobody else does; raises WireLost where there is none any more."""
        async with self._talking:
            if self._connection is None:
                raise WireLost
            rows: list[Any] = await self._connection.fetch(query, *facts)
            return rows

    # What is said

    async def _greet(self) -> None:
        """Greet the others twice a second and hold a fair share of the buckets."""
        ticks = 0
        while True:
            await self._tick(ticks)
            ticks += 1
            await asyncio.sleep(TICK_SECONDS)

    async def _tick(self, ticks: int) -> None:
        bits = sum(1 << bucket for bucket in self.attendant.buckets)
        await self._send(f"h {self.process} {bits:x} {self.place}".rstrip())
        if ticks % PRESENCE_TICKS == 0:
            await self._tell_presence()
        if ticks % LINES_TICKS == 0:
            await self._tell_lines()
        now = time.monotonic()
        self.alive = {peer: when for peer, when in self.alive.items() if now - when < ALIVE_SECONDS}
        self._attends = {peer: known for peer, known in self._attends.items() if peer in self.alive}
        share = math.ceil(BUCKETS / (1 + len(self.alive)))
        held = self.attendant.buckets
        if len(held) > share:
            await self._release(sorted(held)[share:])
        elif len(held) < share:
            await self._take(share - len(held))
        ATTENDED.set(len(self.attendant.buckets))

    async def _release(self, buckets: list[int]) -> None:
        self.attendant.leave(set(buckets))
        await self._fetch("SELECT pg_advisory_unlock($1, b) FROM unnest($2::int[]) AS b", LOCK_CLASS, buckets)

    async def _take(self, count: int) -> None:
        """Take up to so many buckets that nobody holds."""
        taken: set[int] = set()
        for bucket in sorted(set(range(BUCKETS)) - self.attendant.buckets, key=lambda _bucket: secrets.randbits(16)):
            if len(taken) < count and await self._try_lock(bucket):
                taken.add(bucket)
        if taken:
            log.info("attending", buckets=len(taken))
            self.attendant.attend(taken)

    async def _try_lock(self, bucket: int) -> bool:
        return bool((await self._fetch("SELECT pg_try_advisory_lock($1, $2)", LOCK_CLASS, bucket))[0][0])

    async def _tell_presence(self) -> None:
        """Tell the others who listens here, so that no bot stands in for them, and who looks at other pages."""
        here = [
            f"{table}:{person or f'{UNKNOWN}{count}'}"
            for table, gathering in self.hall.gatherings.items()
            for person, count in (+gathering.listeners).items()
        ]
        here += [f"{NO_TABLE}:{person}" for person in self.hall.around.on_pages()]
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
        try:
            await self.store.write(sa.select(sa.func.pg_notify(CHANNEL, f"f {self.process} {person}")))
        except StoreAway:
            log.warning("store failed", error="StoreAway")

    # What is heard

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        """Hear from another process, or from ourselves."""
        kind, process, facts = [*str(payload).split(" ", 2), ""][:3]
        if process != self.process:
            self._heard_other(kind, process, facts)
        elif kind == "h":
            self._heard_self()

    def _heard_other(self, kind: str, process: str, facts: str) -> None:
        """Hear a hello, of news at tables, who listens at another process and how long the lines to them are, whom to forget."""
        if kind == "h":
            self.alive[process] = time.monotonic()
            bits, _, place = facts.partition(" ")
            self._attends[process] = place, int(bits or "0", 16)
        elif kind == "t":
            for fact in filter(None, facts.split(",")):
                table, _, number = fact.partition(":")
                self._heard_of_table(table, int(number))
        elif kind == "p":
            self._heard_of_listeners(process, facts)
        elif kind == "r":
            self._heard_of_lines(facts)
        elif kind == "w" and facts in self.hall.gatherings:
            self.hall.chore(self.hall.beside.hear_of_lines(self.hall.gatherings[facts]))
        elif kind == "f":
            self.people.forget(facts)
        elif kind == "e":
            self.people.end(facts)

    def _heard_of_listeners(self, process: str, facts: str) -> None:
        """Note who listens elsewhere."""
        for fact in facts.split(","):
            table, _, person = fact.partition(":")
            gathering = self.hall.gatherings.get(table)
            if person != SCREEN and not person.startswith(UNKNOWN):
                self.hall.around.note(person, table, GRACE_SECONDS)
            if gathering is not None and person.startswith(UNKNOWN):
                self.hall.beside.note_unknown(gathering, process, int(person.removeprefix(UNKNOWN)))
            elif gathering is not None:
                self.hall.beside.note_elsewhere(gathering, person)

    def _heard_of_lines(self, facts: str) -> None:
        """Note how long the lines elsewhere are."""
        for fact in facts.split(","):
            table, person, *line = fact.split(":")
            if table in self.hall.gatherings:
                self.hall.gatherings[table].lines.note_elsewhere(person, *map(int, line))

    def _heard_self(self) -> None:
        """Note that the wire carries what is said."""
        self.heard_at = time.monotonic()
        self._is_proven = True
        self._end_talk(DEAF_SECONDS)
        self.hall.is_deaf = False

    def place_of(self, bucket: int) -> str:
        """The place of the other process that attends a bucket, if it has told; empty: none, or we do."""
        if bucket in self.attendant.buckets:
            return ""
        return next((place for place, bits in self._attends.values() if bits >> bucket & 1), "")

    def _heard_of_table(self, table: str, number: int) -> None:
        """Have a table's news read if it is in memory and used here, or the table if we attend it."""
        if bucket_of(table) not in self.attendant.buckets and self.hall.forget_unused(table, UNUSED_SECONDS):
            return
        if self.hall.knows(table):
            self._news[table] = max(number, self._news.get(table, 0))
            self._has_news.set()
        elif bucket_of(table) in self.attendant.buckets:
            self.attendant.visit(table)

    async def _read_news(self) -> None:
        """Read what others have written, many tables at once: first what we may have missed, then what they tell of."""
        self._news = dict.fromkeys(self.hall.gatherings, LAST_NUMBER)
        self._has_news.set()
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            told, self._news = self._news, {}
            for first in range(0, len(told), TABLES_AT_ONCE):
                await self._read_tables(dict(itertools.islice(told.items(), first, first + TABLES_AT_ONCE)))

    async def _read_tables(self, told: dict[str, int]) -> None:
        """Read the news of some tables that have come to these numbers; each then takes them by itself."""
        era = self.hall.era
        known = self.hall.numbers_behind(told)
        news: dict[str, list[str]] = {table: [] for table in known}
        for table, body in await self._fetch(NEWS, list(known), list(known.values())) if known else ():
            news[table].append(body)
        for table, bodies in news.items():
            self.hall.chore(self.hall.take_news(table, bodies, era))


def kind_of(error: BaseException) -> str:
    """The name of what went wrong; of several things the first."""
    return kind_of(error.exceptions[0]) if isinstance(error, BaseExceptionGroup) else type(error).__name__
