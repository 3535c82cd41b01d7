"""The store: what is acknowledged is on disk, once; what waits together is written together."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from linewright.server.keep import schema
from linewright.server.keep import store as keep_store
from linewright.server.keep.schema import EVENT, PERSON, TABLES
from linewright.server.keep.store import Store
from linewright.server.keep.uptime import downtimes, stay_up
from linewright.server.keep.writers import Conflict, Row, Taken
from linewright.server.refusals import Unservable
from linewright.server.settings import Settings, database_address


async def opened(settings):
    store = Store(settings)
    await store.open()
    return store


def test_events_come_back_in_order_after_a_number(settings, run):
    async def scene():
        store = await opened(settings)
        for number in (1, 2, 3):
            await store.append(Row("t", number, f"event {number}"))
        found = await store.events("t"), await store.events("t", 1), await store.events("other")
        await store.close()
        store = await opened(settings)
        again = await store.events("t", 2)
        await store.close()
        return (*found, again)

    assert run(scene()) == (["event 1", "event 2", "event 3"], ["event 2", "event 3"], [], ["event 3"])


def test_of_two_racing_appends_one_wins_and_the_other_hears_of_it(settings, run):
    async def scene():
        store = await opened(settings)
        answers = await asyncio.gather(*(store.append(Row("t", 1, f"by {who}")) for who in range(9)), return_exceptions=True)
        bodies = await store.events("t")
        await store.close()
        return answers, bodies

    answers, bodies = run(scene())
    assert answers.count(None) == 1
    assert [type(answer) for answer in answers if answer] == [Conflict] * 8
    assert bodies == [f"by {answers.index(None)}"]


def count_commits(store, settings):
    """A list to which every transaction of the store adds something."""
    commits = []

    def note(statement):
        if str(statement).startswith(("INSERT", "COMMIT")):
            commits.append(statement)

    if settings.is_sqlite:  # whose statements that stand alone are transactions
        store._writer._file.set_trace_callback(note)
    else:
        sa.event.listen(store._writer.engine.sync_engine, "commit", lambda _connection: note("COMMIT"))
    return commits


def test_appends_that_wait_together_share_a_transaction(settings, run):
    async def scene():
        store = await opened(settings)
        commits = count_commits(store, settings)
        await asyncio.gather(*(store.append(Row(f"t{number}", 1, "x")) for number in range(400)))
        written, rows = len(commits), await store.all(sa.select(EVENT.c.table_id))
        await store.close()
        return written, len(rows)

    commits, rows = run(scene())
    assert rows == 400
    assert 1 <= commits <= 3


def test_where_many_tables_are_played_at_events_that_come_one_after_the_other_share_a_transaction(settings, run, monkeypatch):
    monkeypatch.setattr(keep_store, "COMPANY_SECONDS", 1.0)

    async def scene():
        store = await opened(settings)
        commits = count_commits(store, settings)
        await store.append(Row("a", 1, "x"))
        await store.append(Row("b", 1, "x"))
        alone = len(commits)
        appends = []
        for number in range(5):
            appends.append(asyncio.create_task(store.append(Row(f"t{number}", 1, "x"))))
            for _ in range(20):  # turns of the loop, in which it would have been written
                await asyncio.sleep(0)
        await asyncio.gather(*appends)
        together = len(commits) - alone
        await store.close()
        return alone, together

    assert run(scene()) == (2, 1)


def test_whoever_plays_alone_waits_for_no_company(settings, run, monkeypatch):
    monkeypatch.setattr(keep_store, "COMPANY_SECONDS", 3600.0)

    async def scene():
        store = await opened(settings)
        async with asyncio.timeout(60):
            for number in range(1, 6):
                await store.append(Row("t", number, "x"))
        await store.close()

    run(scene())


def test_a_body_is_kept_letter_by_letter(settings, run):
    body = '{"text":"a \\u0000 \\"quote\\" \\\\ é \U0001f0a1"}'

    async def scene():
        store = await opened(settings)
        await asyncio.gather(store.append(Row("t", 1, body)), store.append(Row("u", 2**31 - 1, body)))
        bodies = await store.events("t"), await store.events("u")
        rows = await store.all(sa.select(EVENT.c.number).where(EVENT.c.table_id == "u"))
        await store.close()
        return bodies, rows

    bodies, [(number,)] = run(scene())
    assert bodies == ([body], [body])
    assert number == 2**31 - 1


def test_one_write_that_cannot_be_spoils_no_other(settings, run):
    async def scene():
        store = await opened(settings)
        person = {"name": "Ada", "account": "ada", "created": 1}
        results = await asyncio.gather(
            store.append(Row("t", 1, "x")),
            store.write(sa.insert(PERSON).values(id="1", **person)),
            store.write(sa.insert(PERSON).values(id="2", **person)),
            store.append(Row("u", 1, "x")),
            return_exceptions=True,
        )
        rows = await store.all(sa.select(PERSON.c.id))
        events = await store.events("t") + await store.events("u")
        await store.close()
        return results, rows, events

    results, rows, events = run(scene())
    assert [type(result) for result in results].count(Taken) == 1
    assert len(rows) == 1
    assert events == ["x", "x"]


def test_what_goes_with_a_lost_append_is_not_written(settings, run):
    async def scene():
        store = await opened(settings)
        await store.append(Row("t", 1, "first"))
        table = {"id": "t", "game": "line-it", "host": "h", "status": "open", "bucket": 0, "created": 1}
        with pytest.raises(Conflict):
            await store.append(Row("t", 1, "second"), sa.insert(TABLES).values(**table))
        rows = await store.all(sa.select(TABLES.c.id))
        await store.close()
        return rows

    assert run(scene()) == []


def test_sqlite_writes_with_one_connection_a_log_ahead_and_a_full_sync(tmp_path, run):
    settings = Settings(database_address(str(tmp_path / "tables.db")))

    async def scene():
        store = await opened(settings)
        pragmas = ("journal_mode", "synchronous", "query_only")
        with store._writer.engine.connect() as writes:
            facts = [[writes.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]]
        async with store.reading() as reads:
            facts.append([(await reads.exec_driver_sql(f"PRAGMA {pragma}")).scalar() for pragma in pragmas])
        size = store._writer.engine.pool.size(), store._writer.engine.pool._max_overflow
        await store.close()
        return facts, size

    assert run(scene()) == ([["wal", 2, 0], ["wal", 2, 1]], (1, 0))


def test_a_second_process_on_the_same_sqlite_file_is_refused_in_words(tmp_path, run):
    settings = Settings(database_address(str(tmp_path / "tables.db")))

    async def scene():
        store = await opened(settings)
        try:
            with pytest.raises(Unservable) as refused:
                await opened(settings)
        finally:
            await store.close()
        return str(refused.value)

    message = run(scene())
    assert "tables.db" in message
    assert "PostgreSQL" in message


def test_the_migrations_make_what_the_code_expects(tmp_path, run):
    settings = Settings(database_address(str(tmp_path / "tables.db")))
    run(_open_and_close(settings))
    columns = {}
    with sqlite3.connect(settings.file) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns[name] = {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
    connection.close()
    expected = {table.name: {column.name for column in table.columns} for table in EVENT.metadata.sorted_tables}
    assert {name: columns[name] for name in expected} == expected


async def _open_and_close(settings):
    store = await opened(settings)
    await store.close()


def test_times_when_nobody_was_up_are_known(settings, run):
    async def scene():
        store = Store(settings)
        store.began = 1_000
        await store.open()
        await stay_up(store, 50_000)
        await store.close()
        later = Store(settings)
        later.began = 90_000
        await later.open()
        before = await downtimes(later)
        await stay_up(later, 95_000)
        after = await downtimes(later)
        await later.close()
        return before, after

    assert run(scene()) == ([(50_000, 90_000)], [(50_000, 90_000)])


def test_only_the_owner_may_read_what_a_store_is_kept_in(tmp_path, run):
    settings = Settings(database_address(str(tmp_path / "tables.db")))

    async def scene():
        store = await opened(settings)
        await store.append(Row("t", 1, "x"))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        await store.close()
        return modes

    before = os.umask(0o022)
    try:
        modes = run(scene())
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), 0o600)


def test_files_of_versions_are_named_in_the_order_of_versions():
    chain = [script.revision for script in ScriptDirectory(str(schema.MIGRATIONS)).walk_revisions()]
    assert schema.known_versions() == chain


def test_a_store_that_is_up_to_date_is_opened_without_what_migrates(tmp_path):
    script = f"""
import asyncio, sys
from linewright.server.keep.store import Store
from linewright.server.settings import Settings
async def visit():
    store = Store(Settings("sqlite+aiosqlite:///{tmp_path / "tables.db"}"))
    await store.open()
    await store.close()
asyncio.run(visit())
print("alembic.command" in sys.modules)
"""
    said = [subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert said == ["True\n", "False\n"]
