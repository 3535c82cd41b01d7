"""`linewright backup` and `linewright restore`: the whole store as one SQLite file, taken while the server runs.

A copy holds the store as it was at one moment: everything acknowledged before the copy began, and of each table an unbroken
beginning. Either database can be copied, and a server starts on the copy as it is.
"""

import asyncio
import contextlib
import errno
import os
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from linewright.core.errors import LinewrightError, reason_of
from linewright.core.words import Words
from linewright.server.keep.schema import (
    EVENT,
    FACTS,
    MIGRATION_LOCK,
    TABLES,
    VERSION,
    known_versions,
    migrate,
    newest_version,
    version_of,
)
from linewright.server.refusals import FOLDER
from linewright.server.settings import Settings, read_settings

CHUNK_ROWS = 1_000  # read and written at a time
CHUNK_PAGES = 2_000  # of a SQLite file, copied at a time: 8 MB
BUSY_MS = 5_000  # a reader waits this long where a killed server's log is being put right
PROGRESS_SECONDS = 1.0  # until something is said, and between two lines of progress
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file that is open, or was not closed in good order

Tell = Callable[[int, int], None]  # so much is done, of so much


class NoCopy(LinewrightError):
    """A copy of the store cannot be written or read, and why."""

    def __init__(self, word: str, **details: Any) -> None:
        super().__init__(word, FOLDER, **details)


@dataclass(frozen=True)
class Copied:
    """What a copy holds."""

    tables: int
    events: int
    size: int  # bytes


def back_up(file: Path, *, force: bool, console: Any, words: Words) -> None:
    """Copy the whole store into a file, also while a server runs; raises NoCopy in words where that cannot be."""
    progress = Progress(console, Words(words.language, FOLDER))
    copied = asyncio.run(write_copy(read_settings(), file, force=force, tell=progress.tell))
    megabytes = f"{copied.size / 1e6:.1f}"
    progress.say("backup-done", file=str(file), tables=copied.tables, events=copied.events, megabytes=megabytes)


def restore(file: Path, console: Any, words: Words) -> None:
    """Fill an empty PostgreSQL from a copy; raises NoCopy in words where that cannot be."""
    progress = Progress(console, Words(words.language, FOLDER))
    copied = asyncio.run(read_copy(read_settings(), file, tell=progress.tell))
    progress.say("restore-done", file=str(file), tables=copied.tables, events=copied.events)


class Progress:
    """Says how far a copy is, once it takes more than a second, and never the same twice."""

    def __init__(self, console: Any, words: Words) -> None:
        self.console = console
        self.words = words
        self.said_at = time.monotonic()
        self.percent = 0

    def say(self, word: str, **details: Any) -> None:
        """Print a message."""
        self.console.print(self.words.say(word, **details), markup=False, soft_wrap=True)

    def tell(self, done: int, total: int) -> None:
        """Hear how much is done, of how much."""
        percent = 100 * done // max(total, 1)
        now = time.monotonic()
        if percent > self.percent and now - self.said_at >= PROGRESS_SECONDS:
            self.percent, self.said_at = percent, now
            self.say("backup-progress", percent=percent)


def tell_nobody(_done: int, _total: int) -> None:
    """Hear how far it is, and say nothing."""


# Writing a copy


async def write_copy(settings: Settings, file: Path, *, force: bool = False, tell: Tell = tell_nobody) -> Copied:
    """Copy the store into a file: whole and on disk, or not there at all."""
    check_target(settings, file, force=force)
    with explain_failures("backup-failed", file), unfinished_file(file) as part:
        if settings.is_sqlite:
            copy_file(settings.file, part, tell)
        else:
            await copy_server(settings, part, tell)
        copied = check_copy(part)
        put_on_disk(part)
        check_target(settings, file, force=force)  # somebody may have written it meanwhile
        part.replace(file)
        put_on_disk(file.parent)
    return copied


def check_target(settings: Settings, file: Path, *, force: bool) -> None:
    """Refuse a file that is the store's own, that is there already, or that would inherit what lies beside it."""
    if settings.is_sqlite:
        own = settings.file.resolve()
        taken = [own, *(own.with_name(own.name + end) for end in (*BESIDE, ".lock"))]
        if file.resolve() in taken or (file.exists() and own.exists() and file.samefile(own)):
            raise NoCopy("backup-is-store", file=str(file))
    if file.is_dir():
        raise NoCopy("backup-failed", file=str(file), why=os.strerror(errno.EISDIR))
    if file.exists() and not force:
        raise NoCopy("backup-exists", file=str(file))
    for end in BESIDE:
        beside = file.with_name(file.name + end)
        if beside.exists():  # SQLite would take it for a part of the new file
            raise NoCopy("backup-beside", file=str(file), beside=str(beside))


@contextlib.contextmanager
def unfinished_file(file: Path) -> Iterator[Path]:
    """Lend an empty file beside the one that is meant, for our eyes only; what is left of it at the end goes."""
    part = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
    finally:
        for end in ("", *BESIDE):
            part.with_name(part.name + end).unlink(missing_ok=True)


def copy_file(source: Path, target: Path, tell: Tell) -> None:
    """Copy a SQLite store page by page, as it is at this moment; the server may write on."""
    if not source.is_file():
        raise NoCopy("backup-no-store", place=str(source))
    try:
        opened = open_reader(source)
    except sqlite3.Error as error:
        raise NoCopy("backup-unreadable", place=str(source), why=str(error)) from error
    with contextlib.closing(opened) as reads, contextlib.closing(open_scratch(target)) as writes:
        if not reads.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION,)).fetchone():
            raise NoCopy("backup-no-store", place=str(source))
        reads.backup(writes, pages=CHUNK_PAGES, progress=lambda _status, left, total: tell(total - left, total))
        writes.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file, and no other beside it


def open_reader(file: Path) -> sqlite3.Connection:
    """Open a SQLite file only to read it, and as it is at this moment for as long as the connection is open.

    `mode=ro`: a connection that could write might also tidy the write-ahead log, and that is for the server alone to do.
    """
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # only now the moment is fixed
    return connection


def open_scratch(file: Path) -> sqlite3.Connection:
    """Open a SQLite file that is thrown away if anything fails, and needs no safety until it is done."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=OFF")
    connection.execute("PRAGMA synchronous=OFF")
    return connection


async def copy_server(settings: Settings, target: Path, tell: Tell) -> None:
    """Copy a PostgreSQL store into a new SQLite file, all of it as it is at this moment; the servers may write on."""
    async with connect_server(settings) as engine, engine.connect() as connection:
        reads = await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        await reads.run_sync(fill_file, target, tell, str(engine.url))  # hides the password


def fill_file(reads: sa.Connection, target: Path, tell: Tell, place: str) -> None:
    """Lay out a new SQLite store and pour everything into it."""
    version = version_of(reads)
    if version is None:
        raise NoCopy("backup-no-store", place=place)
    if version != newest_version():
        raise NoCopy("backup-other-version", found=version, expected=newest_version())
    with open_copy(open_scratch, target) as writes:
        migrate(writes)
        pour(reads, writes, tell)
        writes.commit()


def check_copy(file: Path) -> Copied:
    """Read a copy from end to end, and count what is in it; raises DatabaseError if SQLite finds fault with it."""
    with open_copy(open_reader, file) as reads:
        found = str(reads.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        tables, events = (reads.scalar(sa.select(sa.func.count()).select_from(table)) for table in (TABLES, EVENT))
    return Copied(tables or 0, events or 0, file.stat().st_size)


def put_on_disk(path: Path) -> None:
    """Have a file, or the names in a folder, written to the disk itself."""
    if path.is_dir() and os.name == "nt":  # pragma: no cover  folders cannot be opened there
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# Reading a copy


async def read_copy(settings: Settings, file: Path, *, tell: Tell = tell_nobody) -> Copied:
    """Fill an empty PostgreSQL from a copy, wholly or not at all; servers that start meanwhile wait for the end."""
    if settings.is_sqlite:
        raise NoCopy("restore-needs-postgresql", file=str(file))
    with explain_failures("restore-failed", file), current_copy(file) as ready:
        copied = check_copy(ready)
        async with connect_server(settings) as engine, engine.begin() as writes:
            await writes.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await writes.run_sync(fill_server, ready, tell, str(engine.url))
    return copied


@contextlib.contextmanager
def current_copy(file: Path) -> Iterator[Path]:
    """Lend a copy in the newest version: itself, or one of its own that was migrated."""
    if not file.is_file():
        raise NoCopy("restore-no-file", file=str(file))
    with open_copy(open_reader, file) as reads:
        version = version_of(reads)
    if version is None:
        raise NoCopy("backup-no-store", place=str(file))
    if version not in known_versions():
        raise NoCopy("restore-newer", file=str(file), found=version, expected=newest_version())
    if version == newest_version():
        yield file
        return
    with tempfile.TemporaryDirectory(prefix="linewright-") as folder:
        ready = Path(folder) / "copy.db"
        copy_file(file, ready, tell_nobody)
        with open_copy(open_scratch, ready) as writes:
            migrate(writes)
            writes.commit()
        yield ready


def fill_server(writes: sa.Connection, file: Path, tell: Tell, place: str) -> None:
    """Lay out a PostgreSQL store and pour a copy into it; refuses one in which anything is."""
    there = set(sa.inspect(writes).get_table_names())
    ours = set(FACTS.tables) if VERSION in there else set()
    strange = there - ours - {VERSION}
    if strange or any(writes.scalar(sa.select(sa.literal(1)).select_from(FACTS.tables[name]).limit(1)) for name in ours):
        raise NoCopy("restore-not-empty", place=place)
    migrate(writes)
    with open_copy(open_reader, file) as reads:
        pour(reads, writes, tell)


# Either way


def pour(reads: sa.Connection, writes: sa.Connection, tell: Tell) -> None:
    """Copy all rows of all tables, a chunk at a time."""
    counts = [reads.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in FACTS.sorted_tables]
    done = 0
    for table in FACTS.sorted_tables:
        query = sa.select(table).order_by(*table.primary_key).execution_options(yield_per=CHUNK_ROWS)
        for rows in reads.execute(query).mappings().partitions():
            writes.execute(sa.insert(table), [dict(row) for row in rows])
            done += len(rows)
            tell(done, sum(counts))


@contextlib.contextmanager
def open_copy(how: Callable[[Path], sqlite3.Connection], file: Path) -> Iterator[sa.Connection]:
    """Lend SQLAlchemy's connection to a SQLite file."""
    engine = sa.create_engine("sqlite://", creator=lambda: how(file), poolclass=sa.NullPool, hide_parameters=True)
    with engine.connect() as connection:
        yield connection


@contextlib.asynccontextmanager
async def connect_server(settings: Settings) -> Any:
    """Lend an engine for PostgreSQL, with one connection of its own."""
    engine: AsyncEngine = create_async_engine(settings.database, poolclass=sa.NullPool, hide_parameters=True)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextlib.contextmanager
def explain_failures(word: str, file: Path) -> Iterator[None]:
    """Turn what disks and databases complain of into our own words."""
    try:
        yield
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        cause = getattr(error, "orig", None) or error
        why = reason_of(cause) or type(cause).__name__
        raise NoCopy(word, file=str(file), why=why) from error
