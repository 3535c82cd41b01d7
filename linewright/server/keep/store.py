"""The store: an append-only log of each table's events, and who people are; SQLite by default, PostgreSQL when asked.

An append is acknowledged only when it is on disk. Appends that wait at the same time share one transaction, and so one fsync.
`(table, number)` is unique: of two racing appends one wins, and the other hears of it.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from linewright.server.clock import now_ms
from linewright.server.measures import BATCH_SIZE, COMMIT_SECONDS
from linewright.server.refusals import Unservable
from linewright.server.settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_246_001  # PostgreSQL advisory lock: only one process migrates
BUCKETS = 64  # tables are attended in so many groups
LARGEST_BATCH = 400  # appends in one transaction; their tables' ids fit into one NOTIFY of 8,000 bytes
READERS = 4  # connections that read
SQLITE: Any = {"max_overflow": 0, "hide_parameters": True}  # what is written stands in no log
POSTGRES: Any = {"max_overflow": 0, "pool_pre_ping": True, "hide_parameters": True}
STILL_UP_MS = 6_000  # a silence longer than this was a time when the server was down

Result = TypeVar("Result")
Engine = TypeVar("Engine", sa.Engine, AsyncEngine)

FACTS = sa.MetaData()
EVENT = sa.Table(
    "event",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text),
)
TABLES = sa.Table(
    "tables",
    FACTS,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text),
    sa.Column("game", sa.Text),
    sa.Column("host", sa.Text),
    sa.Column("status", sa.Text),
    sa.Column("bucket", sa.Integer),
    sa.Column("created", sa.BigInteger),
)
PERSON = sa.Table(
    "person",
    FACTS,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("account", sa.Text),
    sa.Column("passphrase", sa.Text),
    sa.Column("created", sa.BigInteger),
)
SECRET = sa.Table(
    "secret",
    FACTS,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("person", sa.Text),
    sa.Column("created", sa.BigInteger),
)
SITTING = sa.Table(
    "sitting", FACTS, sa.Column("person", sa.Text, primary_key=True), sa.Column("table_id", sa.Text, primary_key=True)
)
RESULT = sa.Table(
    "result",
    FACTS,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text),
    sa.Column("ended", sa.BigInteger),
    sa.Column("number", sa.Integer),
    sa.Column("scores", sa.Text),
    sa.Column("winners", sa.Text),
    sa.Column("people", sa.Text),
)
INSERT = postgresql.insert(EVENT).on_conflict_do_nothing().returning(EVENT.c.table_id, EVENT.c.number)
SQLITE_INSERT = "INSERT INTO event (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
UPTIME = sa.Table("uptime", FACTS, sa.Column("began", sa.BigInteger, primary_key=True), sa.Column("ended", sa.BigInteger))


class Conflict(Exception):
    """Somebody else has written this number of this table."""


class Taken(Exception):
    """A name or code that must be unique is taken."""


@dataclass(frozen=True)
class Row:
    """One event as it is stored."""

    table: str
    number: int
    body: str


@dataclass
class Write:
    """What is to be written together: an event, other statements, or both."""

    row: Row | None
    statements: Sequence[sa.Executable]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def order(self) -> tuple[str, int]:
        """Where it stands in a transaction: the same order in every process, so that no two wait for each other."""
        return ("", 0) if self.row is None else (self.row.table, self.row.number)


@dataclass(frozen=True)
class Batch:
    """What goes into one transaction."""

    insert: sa.Executable | None  # of events; None: SQLite's own
    rows: list[Row]
    writes: list[Write]
    notify: Callable[[Iterable[str]], sa.Executable | None]

    def write(self, connection: sa.Connection) -> set[tuple[str, int]]:
        """Write everything; gives the events that were not there before."""
        won: set[tuple[str, int]] = set()
        if self.rows:
            won = self._write_rows(connection)
            notice = self.notify(sorted({table for table, _ in won}))
            if notice is not None:
                connection.execute(notice)
        for write in self.writes:
            if write.row is None or (write.row.table, write.row.number) in won:
                for statement in write.statements:
                    connection.execute(statement)
        return won

    def _write_rows(self, connection: sa.Connection) -> set[tuple[str, int]]:
        if self.insert is None:  # SQLite: without ceremony, for this is what the event loop waits for
            cursor = connection.connection.cursor()
            try:
                return {
                    (row.table, row.number)
                    for row in self.rows
                    if cursor.execute(SQLITE_INSERT, (row.table, row.number, row.body)).rowcount == 1
                }
            finally:
                cursor.close()
        facts = [{"table_id": row.table, "number": row.number, "body": row.body} for row in self.rows]
        return {(table, number) for table, number in connection.execute(self.insert, facts).all()}


class FileWriter:
    """Writes a SQLite file: one connection, in one thread of its own.

    A transaction is one visit to the thread, not one for each statement: under load each visit waits for the event loop.
    """

    def __init__(self, address: str) -> None:
        self.engine = prepared(sa.create_engine(address.replace("+aiosqlite", "", 1), pool_size=1, **SQLITE), query_only=False)
        self.thread = ThreadPoolExecutor(1, "store")

    async def open(self) -> None:
        """Connect and migrate."""
        await self._visit(migrate)

    async def close(self) -> None:
        """Let go."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()

    async def commit(self, batch: Batch) -> set[tuple[str, int]]:
        """Write a batch; returns when it is on disk."""
        return await self._visit(batch.write)

    async def _visit(self, work: Callable[[sa.Connection], Result]) -> Result:
        def transaction() -> Result:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.thread, transaction)


class ServerWriter:
    """Writes to PostgreSQL over one connection, kept until it fails."""

    def __init__(self, address: str) -> None:
        self.engine = create_async_engine(address, pool_size=1, **POSTGRES)
        self.connection: AsyncConnection | None = None

    async def open(self) -> None:
        """Connect and migrate, one process at a time."""
        async with self.engine.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go."""
        if self.connection is not None:
            await self.connection.close()
        await self.engine.dispose()

    async def commit(self, batch: Batch) -> set[tuple[str, int]]:
        """Write a batch; returns when it is on disk. Where the connection turns out to be dead, a new one is tried once.

        Should the dead one have written it nevertheless, the numbers are taken, and whoever waits finds their own event there.
        """
        try:
            return await self._try(batch)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._try(batch)

    async def _try(self, batch: Batch) -> set[tuple[str, int]]:
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            async with self.connection.begin():
                return await self.connection.run_sync(batch.write)
        except Exception:
            connection, self.connection = self.connection, None
            with contextlib.suppress(Exception):  # it may be the connection that failed
                await connection.close()
            raise


class Store:
    """Everything that is kept."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.notify: Callable[[Iterable[str]], sa.Executable | None] = lambda _tables: None  # set where others must be woken
        self._lock_file: IO[str] | None = None
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._writer: FileWriter | ServerWriter
        self._reading: AsyncEngine
        self._began = now_ms()

    async def open(self) -> None:
        """Connect, migrate and begin to write; raises Unservable where a second process holds the file."""
        if self.settings.is_sqlite:
            self._lock_file = hold_file(self.settings.file)
            self._writer = FileWriter(self.settings.database)
            self._reading = prepared(create_async_engine(self.settings.database, pool_size=READERS, **SQLITE), query_only=True)
        else:
            self._writer = ServerWriter(self.settings.database)
            self._reading = create_async_engine(self.settings.database, pool_size=READERS, **POSTGRES)
        await self._writer.open()
        self._task = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what still waits and let go."""
        if self._task is not None:
            with contextlib.suppress(Exception):  # whoever waits for it is told
                await self.write()  # comes after all that waits
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self._writer.close()
            await self._reading.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    async def append(self, row: Row, *statements: sa.Executable) -> None:
        """Write an event and what goes with it; returns when it is on disk, raises Conflict if the number is taken."""
        await self._put(Write(row, statements))

    async def write(self, *statements: sa.Executable) -> None:
        """Write something that is no event; raises Taken where a name must be unique and is not."""
        await self._put(Write(None, statements))

    async def _put(self, write: Write) -> None:
        self._waiting.append(write)
        self._wake.set()
        await write.done

    async def _write_for_ever(self) -> None:
        """Take everything that waits, write it in one transaction, and say so."""
        while True:
            await self._wake.wait()
            batch, self._waiting = next_batch(self._waiting)
            if not self._waiting:
                self._wake.clear()
            began = time.perf_counter()
            await self._write_together(sorted(batch, key=lambda write: write.order))
            COMMIT_SECONDS.observe(time.perf_counter() - began)
            BATCH_SIZE.observe(len(batch))

    async def _write_together(self, batch: list[Write]) -> None:
        """Write a batch; if something in it cannot be written, each thing is tried alone."""
        try:
            won = await self._commit(batch)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001  whatever it was, whoever waits for it is told
            if len(batch) == 1:
                settle(batch[0], Taken() if isinstance(error, IntegrityError) else error)
                return
            for write in batch:
                await self._write_together([write])
            return
        for write in batch:
            settle(write, None if write.row is None or (write.row.table, write.row.number) in won else Conflict())

    async def _commit(self, batch: list[Write]) -> set[tuple[str, int]]:
        """Write in one transaction; gives the events that were not there before."""
        rows = [write.row for write in batch if write.row is not None]
        return await self._writer.commit(Batch(None if self.settings.is_sqlite else INSERT, rows, batch, self.notify))

    def insert(self, table: sa.Table) -> Any:
        """Give an insert that knows ON CONFLICT, in the words of this database."""
        return sqlite.insert(table) if self.settings.is_sqlite else postgresql.insert(table)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection that reads."""
        async with self._reading.connect() as connection:
            yield connection

    async def all(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        """Read everything a query finds."""
        async with self.reading() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return rows

    async def one(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        """Read the first thing a query finds."""
        async with self.reading() as connection:
            row: sa.Row[Any] | None = (await connection.execute(query)).first()
            return row

    async def events(self, table: str, since: int = 0) -> list[str]:
        """Read the events of a table after a number, in order."""
        query = sa.select(EVENT.c.body).where(EVENT.c.table_id == table, EVENT.c.number > since).order_by(EVENT.c.number)
        return [row.body for row in await self.all(query)]

    async def stay_up(self, at: int) -> None:
        """Note that the server is up; called every few seconds."""
        note = self.insert(UPTIME).values(began=self._began, ended=at)
        await self.write(note.on_conflict_do_update(index_elements=["began"], set_={"ended": at}))

    async def downtimes(self) -> list[tuple[int, int]]:
        """Read when no process was up, as (began, ended)."""
        rows = await self.all(sa.select(UPTIME).order_by(UPTIME.c.began))
        found = []
        up_until = rows[0].ended if rows else 0
        for row in rows[1:]:
            if row.began > up_until + STILL_UP_MS:
                found.append((up_until, row.began))
            up_until = max(up_until, row.ended)
        if rows and self._began > up_until + STILL_UP_MS:
            found.append((up_until, self._began))
        return found


def next_batch(waiting: list[Write]) -> tuple[list[Write], list[Write]]:
    """Choose what goes into the next transaction, and what waits for another: no two of a batch claim the same number."""
    batch: dict[tuple[str, int] | int, Write] = {}
    later = []
    for write in waiting:
        key = id(write) if write.row is None else write.order
        if key in batch or len(batch) == LARGEST_BATCH:
            later.append(write)
        else:
            batch[key] = write
    return list(batch.values()), later


def settle(write: Write, error: Exception | None) -> None:
    """Answer whoever waits for a write, if anybody still does."""
    if write.done.done():
        return
    if error is None:
        write.done.set_result(None)
    else:
        write.done.set_exception(error)


def migrate(connection: sa.Connection) -> None:
    """Bring the store to the newest version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def prepared(engine: Engine, *, query_only: bool) -> Engine:
    """Have an engine open a SQLite file as we want it: write-ahead log, every commit on disk before it is answered."""

    @sa.event.listens_for(engine.sync_engine if isinstance(engine, AsyncEngine) else engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=5000")
        if query_only:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    return engine


def hold_file(file: Path) -> IO[str]:
    """Hold the lock beside a SQLite file; raises Unservable where another process has it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    held = file.with_name(file.name + ".lock").open("a+", encoding="utf-8")
    try:
        if os.name == "nt":  # pragma: no cover
            import msvcrt  # only there

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl  # not on Windows

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise Unservable("serve-file-held", file=str(file)) from error
    return held
