"""What nobody uses any more goes after its time, and nothing else does."""

import asyncio
import json

import pytest
import sqlalchemy as sa

from linewright.server import process
from linewright.server.keep import lists, purge
from linewright.server.keep.purge import DAY_MS, Purge
from linewright.server.keep.schema import ASIDE, DEVICE, EVENT, FRIEND, INVITED, MEMBER, PERSON, RATED, SECRET, SITTING, TABLES
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Row
from linewright.server.settings import Keep, read_settings

NOW = 1_800_000_000_000
KEEP = Keep(guests=30, sessions=400, open=30, abandoned=365, over=1000)


@pytest.fixture(autouse=True)
def no_rest(monkeypatch):
    monkeypatch.setattr(purge, "REST_SECONDS", 0)
    monkeypatch.setattr(purge, "STEP", 2)


def ago(days):
    return NOW - int(days * DAY_MS)


async def add_table(store, name, status, days, clock="none"):
    """A table at which nothing has happened for so many days."""
    created = {"kind": "created", "number": 1, "at": ago(days + 5), "house": {"clock": {"kind": clock}}}
    row = Row(name, 1, json.dumps(created))
    await lists.add_table(store, row, code=name, game="line-it", host="host", created=ago(days + 5))
    await store.append(Row(name, 2, json.dumps({"kind": "chat", "number": 2, "at": ago(days)})), lists.note_status(name, status))
    await store.write(lists.note_sitting(store, name, "seated"))


async def add_person(store, name, used, **more):
    await store.write(
        sa.insert(PERSON).values(id=name, name=name, created=ago(1000), **more),
        sa.insert(SECRET).values(hash=f"h {name}", person=name, created=ago(1000), used=ago(used)),
    )


def test_what_nobody_uses_goes_and_nothing_else(settings):
    async def scene():
        store = Store(settings)
        await store.open()
        dead = [("t1", "open", 31), ("t2", "paused", 366), ("t3", "playing", 366), ("t4", "over", 1001), ("t5", "open", 200)]
        alive = [("t6", "open", 29), ("t7", "playing", 364), ("t8", "over", 999)]
        for table in [*dead, *alive]:
            await add_table(store, *table)
        await add_table(store, "correspondence", "playing", 2000, "turn")
        await add_table(store, "watched", "open", 2000)
        await add_table(store, "elsewhere", "open", 2000)
        await store.write(sa.update(TABLES).where(TABLES.c.id == "elsewhere").values(bucket=99))
        await add_table(store, "damaged", "open", 2000)
        await store.write(sa.update(EVENT).where(EVENT.c.table_id == "damaged", EVENT.c.number == 2).values(body="{"))
        for name, used in [("gone", 31), ("gone too", 500), ("here", 29), ("seated", 401), ("host", 31)]:
            await add_person(store, name, used)
        await add_person(store, "watcher", 31)
        said = {"table_id": "t8", "number": 1, "match": 0, "at": 1, "name": "watcher", "text": "psst", "phrase": ""}
        await store.write(sa.insert(ASIDE).values(person="watcher", **said))
        await add_person(store, "holder", 401, account="holder", passphrase="hash")  # noqa: S106  no passphrase
        for name, used in [("old", 401), ("new", 399)]:
            await store.write(sa.insert(DEVICE).values(hash=name, person="holder", used=ago(used)))
        for person in ("gone", "here"):
            await store.write(sa.insert(MEMBER).values(club="c", person=person, since=1))
            await store.write(sa.insert(FRIEND).values(person="seated", other=person, kind="asks", at=1))
        for table in ("t4", "t8"):
            await store.write(sa.insert(RATED).values(person="seated", table_id=table, match=0, before=1.0, after=2.0))
            await store.write(sa.insert(INVITED).values(person="seated", table_id=table, by="here", seat=0, at=1))
        found = await Purge(store, KEEP, NOW, range(64), lambda table: table == "watched").run()
        assert found == {"tables": 5, "sessions": 3, "guests": 2}
        left = {row.id for row in await store.all(sa.select(TABLES.c.id))}
        assert left == {"t6", "t7", "t8", "correspondence", "watched", "elsewhere", "damaged"}
        for beside in (EVENT, SITTING):
            assert {row.table_id for row in await store.all(sa.select(beside.c.table_id))} == left
        assert {row.id for row in await store.all(sa.select(PERSON.c.id))} == {"here", "seated", "host", "holder", "watcher"}
        assert [row.hash for row in await store.all(sa.select(DEVICE))] == ["new"]
        assert {row.person for row in await store.all(sa.select(SECRET.c.person))} == {"here", "host", "watcher"}
        assert {row.person for row in await store.all(sa.select(MEMBER))} == {"here"}
        assert {row.other for row in await store.all(sa.select(FRIEND))} == {"here"}
        for beside in (RATED, INVITED):
            assert {row.table_id for row in await store.all(sa.select(beside))} == {"t8"}
        assert await Purge(store, KEEP, NOW, range(64), lambda table: table == "watched").run() == {}
        await store.close()

    asyncio.run(scene())


def test_nothing_goes_that_is_kept_for_ever(settings):
    async def scene():
        store = Store(settings)
        await store.open()
        await add_table(store, "t1", "open", 5000)
        await add_person(store, "guest", 5000)
        assert await Purge(store, Keep(0, 0, 0, 0, 0), NOW, range(64), lambda _table: False).run() == {}
        await store.close()

    asyncio.run(scene())


def test_the_host_sets_the_days():
    keep = read_settings({"LINEWRIGHT_KEEP": "open=7, over=365"}).keep
    assert (keep.open, keep.over, keep.guests) == (7, 365, 30)
    with pytest.raises(ValueError, match="LINEWRIGHT_KEEP"):
        read_settings({"LINEWRIGHT_KEEP": "rooms=7"})


def test_the_server_purges_now_and_then(played, monkeypatch):
    monkeypatch.setattr(process, "PURGE_SECONDS", 5.0)
    scene = played("line-it", "A sits 0")
    before = scene.truth.id
    scene._run(scene._server.store.write(sa.update(SECRET).values(used=1)))
    scene.play("wait 4")
    rows = sa.select(SECRET)
    assert scene._run(scene._server.store.all(rows))
    scene.play("wait 2")
    assert not scene._run(scene._server.store.all(rows))
    assert scene.truth.id == before
