"""How the store writes: appends that wait at the same time share one transaction, and so one fsync; one writer a database."""

import asyncio
import contextlib
import errno
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import asyncpg
import msgspec
import sqlalchemy as sa
import structlog
from filelock import FileLock, Timeout
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from linewright.core.errors import reason_of
from linewright.server.keep.schema import EVENT, MIGRATION_LOCK, migrate
from linewright.server.refusals import Refusal, Unservable
from linewright.server.settings import Settings

LARGEST_BATCH = 300  # appends in one transaction; their tables' ids and numbers fit into one NOTIFY of 8,000 bytes
STORE_SECONDS = 4.0  # for anything that is asked of PostgreSQL, and for a connection to it
SESSION = {  # asked of PostgreSQL for each connection: what a process held is soon free when it is cut off or stands still
    "application_name": "linewright",
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "3000",
    "idle_in_transaction_session_timeout": "4000",
}
SQLITE: Any = {"max_overflow": 0, "hide_parameters": True}  # what is written stands in no log
POSTGRES: Any = {
    "max_overflow": 0,
    "pool_pre_ping": True,
    "pool_timeout": STORE_SECONDS,
    "hide_parameters": True,
    "connect_args": {"timeout": STORE_SECONDS, "command_timeout": STORE_SECONDS, "server_settings": SESSION},
}
INSERT = postgresql.insert(EVENT).on_conflict_do_nothing().returning(EVENT.c.table_id, EVENT.c.number)
SQLITE_INSERT = "INSERT INTO event (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
SQLITE_INSERT_ALL = (  # one statement is one transaction, and one wait for the event loop, however many rows there are
    "INSERT INTO event (table_id, number, body) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)

OWNER_ONLY = (
    0o600  # who may read what is kept: deals, chats, hashes of passphrases; SQLite gives the files beside a store its mode
)

log = structlog.get_logger()

Notify = Callable[[Iterable[tuple[str, int]]], sa.Executable | None]  # tables with news, and the numbers they have come to
Result = TypeVar("Result")
Engine = TypeVar("Engine", sa.Engine, AsyncEngine)


class Conflict(Exception):
    """Somebody else has written this number of this table."""


class Taken(Exception):
    """A name or code that must be unique is taken."""


class StoreAway(Refusal):
    """The database does not answer now; what was to be written may have been, or not."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # of the error, for the log
        super().__init__("store-away", retry_after=1)


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database cannot be reached, or could not do what was right to ask."""
    if isinstance(error, (IntegrityError, ProgrammingError, DataError, NotSupportedError)):
        return False
    return isinstance(error, (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError))


def is_cut(error: BaseException) -> bool:
    """Whether an error says that nothing at all can be asked of the database now."""
    if isinstance(error, DBAPIError) and not isinstance(error, InterfaceError):
        return error.connection_invalidated
    return is_away(error)


@contextlib.contextmanager
def name_outages() -> Iterator[None]:
    """Raise StoreAway for whatever says that the database is away; the log has its kind."""
    try:
        yield
    except Exception as error:
        if not is_away(error):
            raise
        log.warning("store failed", error=type(error).__name__)
        raise StoreAway(type(error).__name__) from error


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
    notify: Notify

    @property
    def has_only_rows(self) -> bool:
        """Whether nothing but events is to be written."""
        return len(self.rows) == len(self.writes) and not any(write.statements for write in self.writes)

    def write(self, connection: sa.Connection) -> set[tuple[str, int]]:
        """Write everything; the events that were not there before come back."""
        won: set[tuple[str, int]] = set()
        if self.rows:
            won = self._write_rows(connection)
            notice = self.notify(dict(sorted(won)).items())  # of each table the last number
            if notice is not None:
                connection.execute(notice)
        for write in self.writes:
            if write.row is None or (write.row.table, write.row.number) in won:
                for statement in write.statements:
                    connection.execute(statement)
        return won

    def _write_rows(self, connection: sa.Connection) -> set[tuple[str, int]]:
        if self.insert is None:  # SQLite: past SQLAlchemy, for the event loop waits for this
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


class OwnThread:
    """A thread that does one thing after the other for event loops; Python's pool of threads takes half as long again."""

    def __init__(self, name: str) -> None:
        self._wanted: SimpleQueue[tuple[asyncio.Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something there; returns what comes of it, raises what it raises."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._wanted.put((done, partial(work, *given)))
        return await done

    def stop(self) -> None:
        """Do nothing more."""
        self._wanted.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (wanted := self._wanted.get()) is not None:
            done, work = wanted
            try:
                found = partial(set_result, done, work())
            except BaseException as error:  # noqa: BLE001  whoever waits for it is told
                found = partial(set_error, done, error)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                done.get_loop().call_soon_threadsafe(found)


def set_result(done: asyncio.Future[Any], result: Any) -> None:
    """Tell whoever waits what came of it, if anybody still does."""
    if not done.done():
        done.set_result(result)


def set_error(done: asyncio.Future[Any], error: BaseException) -> None:
    """Tell whoever waits what went wrong, if anybody still does."""
    if not done.done():
        done.set_exception(error)


class FileWriter:
    """Writes a SQLite file: one connection, in one thread of its own.

    A transaction is one visit to the thread, not one for each statement: under load each visit waits for the event loop, and so
    does each statement. Events alone, which is what moves are, are one statement past SQLAlchemy.
    """

    def __init__(self, address: str) -> None:
        self.engine = sa.create_engine(address.replace("+aiosqlite", "", 1), pool_size=1, **SQLITE)
        begin_ourselves(prepare_sqlite(self.engine, query_only=False))
        self.thread = OwnThread("store")
        self._file: sqlite3.Connection | None = None  # the connection of the engine
        sa.event.listen(self.engine, "connect", self._keep)

    def _keep(self, connection: sqlite3.Connection, _record: object) -> None:
        self._file = connection

    async def open(self) -> None:
        """Connect and migrate."""
        await self._visit(migrate)

    async def close(self) -> None:
        """Let go."""
        await self.thread.do(self.engine.dispose)
        self.thread.stop()

    async def commit(self, batch: Batch) -> set[tuple[str, int]]:
        """Write a batch; returns when it is on disk."""
        if batch.has_only_rows and self._file is not None:
            with contextlib.suppress(sqlite3.Error):  # a number is taken, or worse: the long way tells which, row by row
                return await self.thread.do(insert_all, self._file, batch.rows)
        return await self._visit(batch.write)

    async def bring_home(self) -> None:
        """Bring everything from the log beside the file into the file itself, and open both anew; raises OSError where it cannot.

        For a log that was deleted: as long as it is open, everything is still in it.
        """

        def checkpoint() -> None:
            with self.engine.connect() as connection:
                busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
            if busy:
                raise OSError(errno.EBUSY, "somebody still reads")
            self.engine.dispose()

        await self.thread.do(checkpoint)

    async def empty_log(self) -> None:
        """Bring the log beside the file home and empty it, unless somebody reads just now: what was erased is still in it."""

        def checkpoint() -> None:
            with self.engine.connect() as connection:
                for statement in ("busy_timeout=0", "wal_checkpoint(TRUNCATE)", "busy_timeout=5000"):  # nobody waits for readers
                    connection.exec_driver_sql(f"PRAGMA {statement}")

        await self.thread.do(checkpoint)

    async def _visit(self, work: Callable[[sa.Connection], Result]) -> Result:
        def transaction() -> Result:
            with self.engine.begin() as connection:
                return work(connection)

        return await self.thread.do(transaction)


class ServerWriter:
    """Writes to PostgreSQL over one connection, kept until it fails."""

    def __init__(self, address: str) -> None:
        self.engine = create_async_engine(address, pool_size=1, **POSTGRES)
        self.connection: AsyncConnection | None = None

    async def open(self) -> None:
        """Connect and migrate, one process at a time."""
        engine = create_async_engine(self.engine.url, poolclass=sa.NullPool, hide_parameters=True)  # it may take its time
        async with engine.begin() as connection:
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
                raw: Any = (await connection.get_raw_connection()).driver_connection
                raw.terminate()  # nobody waits for one that is cut off
            with contextlib.suppress(Exception):
                await connection.invalidate()
            raise


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


def failure_of(error: Exception) -> Exception:
    """What whoever waits for a write is told of an error."""
    if isinstance(error, IntegrityError):
        return Taken()
    return StoreAway(type(error).__name__) if is_away(error) else error


def insert_all(connection: sqlite3.Connection, rows: list[Row]) -> set[tuple[str, int]]:
    """Write events in a transaction of their own; raises IntegrityError where a number is taken, and then none is written."""
    facts = [(row.table, row.number, row.body) for row in rows]
    connection.execute(SQLITE_INSERT_ALL, (msgspec.json.encode(facts).decode(),))
    return {(row.table, row.number) for row in rows}


def begin_ourselves(engine: sa.Engine) -> None:
    """Let every statement that stands alone be a transaction: Python's driver would begin one by itself and not end it."""

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")


def prepare_sqlite(engine: Engine, *, query_only: bool) -> Engine:
    """Have an engine open a SQLite file as we want it: write-ahead log, every commit on disk before it is answered."""

    @sa.event.listens_for(engine.sync_engine if isinstance(engine, AsyncEngine) else engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.execute("PRAGMA query_only=ON" if query_only else "PRAGMA secure_delete=ON")  # of what was erased nothing stays
        cursor.close()

    return engine


def check_store(settings: Settings) -> None:
    """Refuse a store that cannot be opened or written, before anything is started; raises Unservable."""
    if settings.is_sqlite:
        check_file(settings.file)
    else:
        asyncio.run(check_server(settings.database))


def check_file(file: Path) -> None:
    """Open a SQLite file as somebody who writes; raises Unservable."""
    lock = hold_file(file)
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise Unservable("serve-no-store", place=str(file), why=str(error)) from error
    finally:
        lock.release()


async def check_server(database: str) -> None:
    """Connect to a PostgreSQL; raises Unservable."""
    engine = create_async_engine(database, poolclass=sa.NullPool, hide_parameters=True)
    try:
        async with engine.connect():
            pass
    except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unservable("serve-no-store", place=str(engine.url), why=reason_of(error).splitlines()[0]) from error
    finally:
        await engine.dispose()


def hold_file(file: Path) -> FileLock:
    """Hold the lock beside a SQLite file; raises Unservable where another process has it, or nothing can be written there.

    Neither file is readable by others where it is made here; one that is there keeps its mode.
    """
    beside = file.with_name(file.name + ".lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.touch(OWNER_ONLY)
    except OSError as error:
        is_file = isinstance(error, FileExistsError)  # where a folder should be
        raise Unservable(
            "serve-no-store", place=str(file), why=os.strerror(errno.ENOTDIR) if is_file else reason_of(error)
        ) from error
    lock = FileLock(beside, thread_local=False)
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise Unservable("serve-file-held", file=str(file)) from error
    with contextlib.suppress(OSError):  # whoever opens it says what is wrong
        file.touch(OWNER_ONLY)
    return lock
