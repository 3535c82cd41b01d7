"""The store: an append-only log of each table's events, and who people are; SQLite by default, PostgreSQL when asked.

An append is acknowledged only when it is on disk. `(table, number)` is unique: of two racing appends one wins, and the other is
told.
"""

import asyncio
import contextlib
import errno
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import sqlalchemy as sa
import structlog
from filelock import FileLock
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from linewright.server.clock import now_ms
from linewright.server.keep.schema import EVENT
from linewright.server.keep.watch import Watch
from linewright.server.keep.writers import (
    INSERT,
    POSTGRES,
    SQLITE,
    Batch,
    Conflict,
    FileWriter,
    Notify,
    Row,
    ServerWriter,
    Write,
    failure_of,
    hold_file,
    is_away,
    is_cut,
    name_outages,
    next_batch,
    prepare_sqlite,
    settle,
)
from linewright.server.measures import BATCH_SIZE, COMMIT_SECONDS
from linewright.server.settings import Settings

READERS = 4  # connections that read
COMPANY_SECONDS = (
    0.005  # between the beginnings of two transactions while many tables are played at: each costs as much as a move
)

log = structlog.get_logger()


class Store:
    """Everything that is kept."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.notify: Notify = lambda _news: None  # set where others must be woken
        self.announce: Callable[[str], list[sa.Executable]] = lambda _who: []  # of sessions that end, to other processes
        self.whisper: Callable[[str], list[sa.Executable]] = lambda _table: []  # that watchers of a table have said something
        self._lock: FileLock | None = None
        self._watch: Watch | None = None  # of the files of SQLite
        self._waiting: list[Write] = []
        self._wake = asyncio.Event()
        self._written: set[str] = set()  # tables with events in the last transaction
        self._task: asyncio.Task[None] | None = None
        self._writer: FileWriter | ServerWriter
        self._reading: AsyncEngine
        self.began = now_ms()

    async def open(self) -> None:
        """Connect, migrate and begin to write; raises Unservable where a second process holds the file."""
        if self.settings.is_sqlite:
            self._lock = hold_file(self.settings.file)
            self._writer = FileWriter(self.settings.database)
            self._reading = prepare_sqlite(
                create_async_engine(self.settings.database, pool_size=READERS, **SQLITE), query_only=True
            )
        else:
            self._writer = ServerWriter(self.settings.database)
            self._reading = create_async_engine(self.settings.database, pool_size=READERS, **POSTGRES)
        await self._writer.open()
        if self.settings.is_sqlite:
            self._watch = Watch(self.settings.file)
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
        if self._lock is not None:
            self._lock.release()

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
            await self._await_company(batch, began)

    async def _await_company(self, batch: list[Write], began: float) -> None:
        """Let events of several tables come together for the next transaction, while many tables are played at.

        That is so where two transactions in a row were of different tables. Whoever writes alone waits for nobody.
        """
        before, self._written = self._written, {write.row.table for write in batch if write.row is not None}
        rest = began + COMPANY_SECONDS - time.perf_counter()
        if rest > 0 and before and self._written and before.isdisjoint(self._written):
            await asyncio.sleep(rest)

    async def _write_together(self, batch: list[Write]) -> None:
        """Write a batch; if something in it cannot be written, each thing is tried alone, unless the store is away."""
        try:
            won = await self._commit(batch)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001  whatever it was, whoever waits for it is told
            if len(batch) > 1 and not is_cut(error):
                for write in batch:
                    await self._write_together([write])
                return
            if is_away(error):
                log.warning("store failed", error=type(error).__name__)
            for write in batch:
                settle(write, failure_of(error))
            return
        for write in batch:
            settle(write, None if write.row is None or (write.row.table, write.row.number) in won else Conflict())

    async def _commit(self, batch: list[Write]) -> set[tuple[str, int]]:
        """Write in one transaction; the events that were not there before come back."""
        rows = [write.row for write in batch if write.row is not None]
        await self._look_after_files()
        won = await self._writer.commit(Batch(None if self.settings.is_sqlite else INSERT, rows, batch, self.notify))
        if self._watch is not None and not self._watch.is_noted:
            self._watch.note()
        return won

    async def _look_after_files(self) -> None:
        """Raise OSError where the file of the store was deleted or replaced; where only its log was, nothing is lost yet."""
        if self._watch is None:
            return
        if self._watch.is_gone:
            raise FileNotFoundError(errno.ENOENT, "the file of the store is not the one that was opened")
        if self._watch.is_torn and isinstance(self._writer, FileWriter):
            await self._writer.bring_home()
            await self._reading.dispose()  # whoever still reads by the old log finds it empty, which is an error
            self._watch = Watch(self.settings.file)

    async def forget_erased(self) -> None:
        """Keep nothing of what was deleted, as far as that can be done now; PostgreSQL does it by itself (vacuum)."""
        if isinstance(self._writer, FileWriter):
            with contextlib.suppress(sa.exc.SQLAlchemyError):  # a disk that fails is told by whatever is written
                await self._writer.empty_log()

    def insert(self, table: sa.Table) -> Any:
        """An insert that knows ON CONFLICT, in the words of this database."""
        return sqlite.insert(table) if self.settings.is_sqlite else postgresql.insert(table)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Lend a connection that reads."""
        with name_outages():
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

    async def check(self) -> None:
        """Read something; raises whatever is wrong with the database."""
        await self.one(sa.select(sa.literal(1)))

    async def events(self, table: str, since: int = 0) -> list[str]:
        """Read the events of a table after a number, in order."""
        query = sa.select(EVENT.c.body).where(EVENT.c.table_id == table, EVENT.c.number > since).order_by(EVENT.c.number)
        return [row.body for row in await self.all(query)]
