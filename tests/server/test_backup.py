"""`linewright backup` and `linewright restore`: a copy taken while moves go on is whole, and a server plays on from it."""

import asyncio
import contextlib
import io
import os
import shutil
import sqlite3
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from rich.console import Console
from sqlalchemy.ext.asyncio import create_async_engine

from linewright.core.words import LANGUAGES, Words
from linewright.server.keep import backup, schema
from linewright.server.keep.backup import NoCopy, Progress, back_up, open_reader, read_copy, restore, write_copy
from linewright.server.keep.schema import EVENT, FACTS, PERSON, TABLES
from linewright.server.keep.store import Store
from linewright.server.keep.uptime import stay_up
from linewright.server.keep.writers import Row
from linewright.server.settings import Settings, database_address
from tests.server.conftest import ROOMY, Guest, Running, fresh_postgres

NEWEST = schema.newest_version()
COUNTED = (TABLES, EVENT, PERSON)  # tests know all their rows
MORE = f"""
import sqlalchemy as sa
from alembic import op
revision = "newer"
down_revision = "{NEWEST}"
def upgrade():
    op.add_column("person", sa.Column("motto", sa.Text))
"""


def at(place) -> Settings:
    return Settings(database_address(str(place)))


def row_of(table: sa.Table, number: int) -> dict:
    """Something in every column: signs of many languages, and numbers beyond 32 bits where there is room for them."""
    kinds = {
        sa.Text: f"{number} ñ 象棋 😀",
        sa.BigInteger: 2**41 + number,
        sa.Integer: 3 + number,
        sa.SmallInteger: 1,
        sa.Double: number + 0.1,
    }
    return {column.name: kinds[type(column.type)] for column in table.columns}


async def fill(settings: Settings, events: int = 30) -> None:
    """Write something into every table, and NULL where it may stand; three tables are played at, and noted."""
    kept = Store(settings)
    await kept.open()
    await asyncio.gather(
        *(kept.append(Row(f"t{number % 3}", 1 + number // 3, f"Zug {number} ñ 象棋 😀")) for number in range(events))
    )
    table = {"game": "line-it", "host": "p", "status": "open", "bucket": 3, "created": 2**40}
    await kept.write(
        *(sa.insert(TABLES).values(id=f"t{number}", code=None if number else "ABC", **table) for number in range(3)),
        sa.insert(PERSON).values(id="p", name="Ada", account=None, passphrase=None, created=2**41),
        *(sa.insert(one).values(row_of(one, k)) for one in FACTS.sorted_tables if one not in COUNTED for k in range(2)),
    )
    rows = await rows_of(settings)
    others = [table for name, table in FACTS.tables.items() if not rows[name]]
    await kept.write(*(sa.insert(table).values({one.name: like_its_kind(one) for one in table.c}) for table in others))
    await stay_up(kept, 2**41)
    await kept.close()


def like_its_kind(column: sa.Column) -> object:
    """Something that a column may hold."""
    return f"{column.name} ñ" if isinstance(column.type, sa.Text) else 1.5 if isinstance(column.type, sa.Double) else 1


async def rows_of(settings: Settings) -> dict[str, list]:
    """Everything in a store, table by table."""
    engine = create_async_engine(settings.database, poolclass=sa.NullPool)
    async with engine.connect() as connection:
        found = {
            name: sorted(map(repr, (await connection.execute(sa.select(FACTS.tables[name]))).all())) for name in FACTS.tables
        }
    await engine.dispose()
    return found


@pytest.fixture
def filled(settings):
    asyncio.run(fill(settings))
    return settings


@pytest.fixture
def newer(monkeypatch, tmp_path):
    """Make the program one version newer than it is."""

    def make_newer():
        folder = tmp_path / "migrations"
        shutil.copytree(schema.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "versions" / "newer.py").write_text(MORE, encoding="utf-8")
        monkeypatch.setattr(schema, "MIGRATIONS", folder)

    return make_newer


def said_no(thing) -> NoCopy:
    with pytest.raises(NoCopy) as refused:
        asyncio.run(thing)
    for language in LANGUAGES:
        assert refused.value.say(language) != refused.value.word
    return refused.value


# What a copy holds


def test_a_copy_holds_every_row_of_every_table(filled, tmp_path, run):
    copied = run(write_copy(filled, tmp_path / "copy.db"))
    assert (copied.tables, copied.events) == (3, 30)
    assert copied.size == (tmp_path / "copy.db").stat().st_size
    rows = run(rows_of(filled))
    assert all(rows.values())
    assert run(rows_of(at(tmp_path / "copy.db"))) == rows


def test_a_copy_has_the_layout_a_server_makes(filled, tmp_path, run):
    run(write_copy(filled, tmp_path / "copy.db"))
    run(fill(at(tmp_path / "made.db")))

    def layout(name):
        with contextlib.closing(sqlite3.connect(tmp_path / name)) as connection:
            return sorted(map(repr, connection.execute("SELECT name, sql FROM sqlite_master")))

    assert layout("copy.db") == layout("made.db")


def test_a_copy_is_one_file_for_its_owner_alone(filled, tmp_path, run):
    folder = tmp_path / "copies"
    folder.mkdir()
    run(write_copy(filled, folder / "copy.db"))
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600
    with contextlib.closing(open_reader(folder / "copy.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert [file.name for file in folder.iterdir()] == ["copy.db"]  # reading it leaves nothing beside it


def test_a_copy_goes_to_postgresql_and_back(filled, postgres, tmp_path, run):
    server = at(fresh_postgres(postgres))
    run(write_copy(filled, tmp_path / "copy.db"))
    assert run(read_copy(server, tmp_path / "copy.db")).events == 30
    assert run(rows_of(server)) == run(rows_of(filled))


def test_the_sqlite_store_is_only_read(tmp_path, run):
    run(fill(at(tmp_path / "tables.db")))
    with (
        contextlib.closing(open_reader(tmp_path / "tables.db")) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        connection.execute("DELETE FROM event")


# While the server plays on


class Mover(threading.Thread):
    """Plays at a table of its own until told to stop, and remembers the last number that was acknowledged."""

    def __init__(self, guest: Guest, game: str) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.path = guest.create(game, "me", "me")
        self.table = self.path.rpartition("/")[2]
        self.number = guest.done(self.path, "start")
        self.stopping = threading.Event()
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                number = self.guest.move(self.path)
                self.number = self.guest.done(self.path, "rematch") if number is None else number
        except Exception as error:  # noqa: BLE001  whoever waits for it tells
            self.error = error


@contextlib.contextmanager
def playing(server: Running):
    """Have four tables played at, as fast as they can."""
    movers = [Mover(Guest(server.url, f"Guest {number}"), game) for number, game in enumerate(("line-it", "sequence") * 2)]
    for mover in movers:
        mover.start()
    try:
        yield movers
    finally:
        for mover in movers:
            mover.stopping.set()
        for mover in movers:
            mover.join(20)
    assert [mover.error for mover in movers] == [None] * len(movers)


def wait_for_moves(movers: list[Mover], more: int) -> None:
    """Wait until so many more moves were acknowledged at every table."""
    goals = [mover.number + more for mover in movers]
    deadline = time.monotonic() + 60
    while any(mover.number < goal for mover, goal in zip(movers, goals, strict=True)):
        assert not any(mover.error for mover in movers), [mover.error for mover in movers]
        assert time.monotonic() < deadline, [mover.number for mover in movers]
        time.sleep(0.01)


async def logs_of(settings: Settings) -> dict[str, list[tuple[int, str]]]:
    """Each table's events, with their numbers."""
    engine = create_async_engine(settings.database, poolclass=sa.NullPool)
    async with engine.connect() as connection:
        rows = (await connection.execute(sa.select(EVENT).order_by(EVENT.c.table_id, EVENT.c.number))).all()
        known = {row.id for row in (await connection.execute(sa.select(TABLES.c.id))).all()}
    await engine.dispose()
    logs: dict[str, list[tuple[int, str]]] = {}
    for row in rows:
        logs.setdefault(row.table_id, []).append((row.number, row.body))
    assert set(logs) == known  # an event and what goes with it are both in, or both not
    return logs


def goes_on(mover: Mover, there: Running) -> None:
    """See that somebody finds their table at another server as it was, and that the match goes on."""
    twin = mover.guest.at(there.url)
    update = twin.update(mover.path)
    assert update["events"] == mover.guest.update(mover.path)["events"][: update["number"]]
    twin.count += 1000  # ids of moves the copy has not seen
    assert twin.move(mover.path) == update["number"] + 1


@pytest.fixture
def start(tmp_path):
    """Start servers that end with the test, however it ends."""
    started = []

    def start_one(place) -> Running:
        started.append(Running(str(place), tmp_path, limits=ROOMY))
        return started[-1].start()

    yield start_one
    for running in started:
        running.kill()


@pytest.fixture
def server(database, start):
    return start(database)


def test_a_copy_taken_while_moves_go_on_is_whole_and_the_match_goes_on(server, start, tmp_path, monkeypatch, postgres):
    monkeypatch.setattr(backup, "CHUNK_PAGES", 5)
    monkeypatch.setattr(backup, "CHUNK_ROWS", 40)
    copy = tmp_path / "copy.db"
    with playing(server) as movers:
        wait_for_moves(movers, 20)
        steps = 0

        def tell(_done, _total):
            nonlocal steps
            steps += 1
            if steps <= 3:  # the server writes between the parts of the copy
                wait_for_moves(movers, 3)
                movers[0].guest.create("line-it", "me", "me")

        acknowledged = {mover.table: mover.number for mover in movers}
        asyncio.run(write_copy(at(server.database), copy, tell=tell))
        wait_for_moves(movers, 3)
        assert steps >= 3
    full, copied = asyncio.run(logs_of(at(server.database))), asyncio.run(logs_of(at(copy)))
    for mover in movers:
        log = copied[mover.table]
        assert acknowledged[mover.table] <= len(log) < len(full[mover.table])
        assert log == full[mover.table][: len(log)]
        assert [number for number, _ in log] == list(range(1, len(log) + 1))
    restored = fresh_postgres(postgres)
    asyncio.run(read_copy(at(restored), copy))
    for place in (copy, restored):
        there = start(place)
        for mover in movers:
            goes_on(mover, there)


def test_copies_of_a_killed_server_and_of_a_stopped_one_hold_everything(start, tmp_path):
    server = start(tmp_path / "tables.db")
    with playing(server) as movers:
        wait_for_moves(movers, 10)
    server.kill()
    asyncio.run(write_copy(at(server.database), tmp_path / "killed.db"))
    logs = asyncio.run(logs_of(at(tmp_path / "killed.db")))
    assert {mover.table: mover.number for mover in movers} == {table: len(log) for table, log in logs.items()}
    server.start().stop()
    asyncio.run(write_copy(at(server.database), tmp_path / "stopped.db"))
    assert asyncio.run(logs_of(at(tmp_path / "stopped.db"))) == logs


# A file is whole, or not there


def test_an_existing_file_is_replaced_only_when_asked_to(filled, tmp_path, run):
    file = tmp_path / "copy.db"
    file.write_text("mine")
    assert said_no(write_copy(filled, file)).word == "backup-exists"
    assert file.read_text() == "mine"
    run(write_copy(filled, file, force=True))
    assert run(rows_of(at(file))) == run(rows_of(filled))


def test_what_fails_half_way_leaves_everything_as_it_was(filled, tmp_path):
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "copy.db").write_text("mine")

    def fail(_done, _total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(write_copy(filled, folder / "copy.db", force=True, tell=fail))
    assert [(file.name, file.read_text()) for file in folder.iterdir()] == [("copy.db", "mine")]


def test_a_copy_is_on_disk_before_it_has_its_name(filled, tmp_path, monkeypatch, run):
    done = []
    fsync, replace = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (done.append(Path(f"/proc/self/fd/{handle}").readlink().name), fsync(handle)))
    monkeypatch.setattr(Path, "replace", lambda part, file: (done.append("rename"), replace(part, file)))
    run(write_copy(filled, tmp_path / "copy.db"))
    before, named, after = done
    assert before.endswith(".part")
    assert (named, after) == ("rename", tmp_path.name)


def test_a_store_is_never_replaced_by_its_copy(tmp_path, run):
    settings = at(tmp_path / "tables.db")
    run(fill(settings))
    (tmp_path / "link.db").symlink_to(settings.file)
    (tmp_path / "hard.db").hardlink_to(settings.file)
    for name in ("tables.db", "tables.db-wal", "tables.db.lock", "link.db", "hard.db", "../" + tmp_path.name + "/tables.db"):
        assert said_no(write_copy(settings, tmp_path / name, force=True)).word == "backup-is-store"


def test_a_copy_does_not_inherit_what_lies_beside_it(filled, tmp_path):
    (tmp_path / "copy.db-wal").write_text("of another")
    refused = said_no(write_copy(filled, tmp_path / "copy.db", force=True))
    assert refused.word == "backup-beside"
    assert "copy.db-wal" in str(refused)


def test_a_place_that_cannot_be_written_is_told_in_words(filled, tmp_path):
    assert "No such file" in str(said_no(write_copy(filled, tmp_path / "nowhere" / "copy.db")))
    assert "directory" in str(said_no(write_copy(filled, tmp_path, force=True)))


def test_a_damaged_store_gives_no_copy(tmp_path, run):
    settings = at(tmp_path / "tables.db")
    run(fill(settings))
    with contextlib.closing(sqlite3.connect(settings.file)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'person'").fetchone()
    with settings.file.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(b"\xff" * 4096)
    assert said_no(write_copy(settings, tmp_path / "copy.db")).word == "backup-failed"
    assert not list(tmp_path.glob("*copy*"))


def test_where_no_store_is_none_is_made(postgres, tmp_path):
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    (tmp_path / "text.db").write_text("not a database " * 100)
    words = [said_no(write_copy(at(place), tmp_path / "copy.db")).word for place in (tmp_path / "none.db", empty)]
    assert words == ["backup-no-store"] * 2
    assert said_no(write_copy(at(tmp_path / "text.db"), tmp_path / "copy.db")).word == "backup-unreadable"
    address = fresh_postgres(postgres)
    refused = said_no(write_copy(at(address), tmp_path / "copy.db"))
    assert refused.word == "backup-no-store"
    away = "postgresql://someone:hidden@127.0.0.1:9/none"
    assert "hidden" not in str(said_no(write_copy(at(away), tmp_path / "copy.db")))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty.db", "text.db"]


# Restoring


def test_only_an_empty_postgresql_is_restored_into(postgres, start, tmp_path, run):
    run(fill(at(tmp_path / "tables.db")))
    run(write_copy(at(tmp_path / "tables.db"), tmp_path / "copy.db"))
    used, strange = fresh_postgres(postgres), fresh_postgres(postgres)
    start(used)  # nobody has played yet, but it runs
    assert said_no(read_copy(at(used), tmp_path / "copy.db")).word == "restore-not-empty"

    async def make_strange():
        engine = create_async_engine(at(strange).database)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("CREATE TABLE person (id int)")
        await engine.dispose()

    run(make_strange())
    assert said_no(read_copy(at(strange), tmp_path / "copy.db")).word == "restore-not-empty"


def test_a_restore_that_fails_changes_nothing(postgres, tmp_path, run, monkeypatch):
    settings = at(fresh_postgres(postgres))
    run(fill(at(tmp_path / "tables.db")))
    run(write_copy(at(tmp_path / "tables.db"), tmp_path / "copy.db"))
    monkeypatch.setattr(backup, "CHUNK_ROWS", 10)

    def fail(done, _total):
        if done > 20:
            raise OSError(28, "No space left on device")

    assert said_no(read_copy(settings, tmp_path / "copy.db", tell=fail)).word == "restore-failed"
    run(read_copy(settings, tmp_path / "copy.db"))
    assert run(rows_of(settings)) == run(rows_of(at(tmp_path / "copy.db")))


def test_sqlite_needs_no_restore(tmp_path):
    assert said_no(read_copy(at(tmp_path / "tables.db"), tmp_path / "copy.db")).word == "restore-needs-postgresql"


def test_what_is_no_copy_is_not_restored(postgres, tmp_path, run):
    settings = at(fresh_postgres(postgres))
    sqlite3.connect(tmp_path / "empty.db").close()
    (tmp_path / "text.db").write_text("not a database " * 100)
    words = [said_no(read_copy(settings, tmp_path / name)).word for name in ("none.db", "empty.db", "text.db")]
    assert words == ["restore-no-file", "backup-no-store", "restore-failed"]
    run(fill(at(tmp_path / "tables.db")))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert said_no(read_copy(settings, tmp_path / "tables.db")).word == "restore-newer"


def test_an_older_copy_is_brought_up_to_date_and_itself_left_alone(postgres, tmp_path, newer, run):
    settings = at(fresh_postgres(postgres))
    run(fill(at(tmp_path / "tables.db")))
    run(write_copy(at(tmp_path / "tables.db"), tmp_path / "copy.db"))
    before = (tmp_path / "copy.db").read_bytes()
    newer()
    run(read_copy(settings, tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").read_bytes() == before
    assert run(rows_of(settings)) == run(rows_of(at(tmp_path / "copy.db")))
    run(write_copy(settings, tmp_path / "again.db"))
    with contextlib.closing(sqlite3.connect(tmp_path / "again.db")) as connection:
        assert connection.execute("SELECT name, motto FROM person").fetchall() == [("Ada", None)]


def test_a_postgresql_of_another_version_is_not_copied(postgres, tmp_path, newer, run):
    settings = at(fresh_postgres(postgres))
    run(fill(settings))
    newer()
    refused = said_no(write_copy(settings, tmp_path / "copy.db"))
    assert (refused.word, refused.details) == ("backup-other-version", {"found": NEWEST, "expected": "newer"})


# The commands


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_say_what_they_did(postgres, tmp_path, monkeypatch, run, language):
    run(fill(at(tmp_path / "tables.db")))
    console = Console(file=io.StringIO(), width=40)
    monkeypatch.setenv("LINEWRIGHT_DATABASE", str(tmp_path / "tables.db"))
    back_up(tmp_path / "copy.db", force=False, console=console, words=Words(language))
    with pytest.raises(NoCopy):
        back_up(tmp_path / "copy.db", force=False, console=console, words=Words(language))
    back_up(tmp_path / "copy.db", force=True, console=console, words=Words(language))
    monkeypatch.setenv("LINEWRIGHT_DATABASE", fresh_postgres(postgres))
    restore(tmp_path / "copy.db", console, Words(language))
    lines = [line for line in console.file.getvalue().splitlines() if "%" not in line]  # how far it is
    assert len(lines) == 3
    assert all("copy.db" in line and "30" in line for line in lines)


def test_progress_is_told_once_a_second_and_not_before(monkeypatch):
    now = 0.0
    monkeypatch.setattr(backup.time, "monotonic", lambda: now)
    console = Console(file=io.StringIO())
    progress = Progress(console, Words("en", backup.FOLDER))
    for step in range(40):
        now = step / 8
        progress.tell(step, 40)
    assert console.file.getvalue().split("\n")[:-1] == ["20%…", "40%…", "60%…", "80%…"]
