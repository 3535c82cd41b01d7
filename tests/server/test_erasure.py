"""Erasure and one's own data are whole, whatever one did and whatever has become of the tables since."""

import asyncio
import contextlib
import json
import sqlite3

import httpx
import pytest
import sqlalchemy as sa

from linewright.server.keep import lists
from linewright.server.keep.schema import EVENT, SPEAKING
from linewright.server.keep.store import Store
from linewright.server.settings import Settings, database_address, read_limits
from linewright.server.web.app import create_app
from tests.server.test_old_tables import served

SAID = "my phone is 555-0199"


@contextlib.asynccontextmanager
async def at_server(file, *, rates=False, limits=""):
    """A server in this process, and a way to make guests."""
    app = create_app(Settings(database_address(str(file)), limits=read_limits(limits)))
    if not rates:
        app.server.rates.take = lambda *_: None  # asks more often than anybody may
    await app.server.start()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:

        async def guest(name):
            made = (await http.post("/api/me", json={"name": name, "secret": True})).json()
            http.cookies.clear()
            headers = {"Authorization": f"Bearer {made['secret']}"}

            async def ask(method, path, **body):
                return await http.request(method, path, json=body or None, headers=headers)

            ask.id = made["id"]
            return ask

        try:
            yield guest
        finally:
            await app.server.stop()


async def set_up(ask, game="line-it"):
    made = await ask("POST", "/api/tables", game=game, seats=["me", "random"], first=0)
    return made.json()["id"]


def bodies(file):
    with contextlib.closing(sqlite3.connect(file)) as kept:
        return [body for (body,) in kept.execute("SELECT body FROM event ORDER BY table_id, number")]


def change(file, statement, *facts):
    with contextlib.closing(sqlite3.connect(file)) as kept:
        kept.execute(statement, facts)
        kept.commit()


def test_where_somebody_sits_down_while_they_are_erased_nothing_of_them_stays(tmp_path, monkeypatch):
    file = tmp_path / "tables.db"
    naming, moments = lists.tables_naming, []

    async def scene():
        async with at_server(file) as guest:
            eve = await guest("Eavesdropper")
            await set_up(eve)
            await eve("POST", "/api/seek", game="line", seats=2)

            async def name_tables(store, person):
                found = await naming(store, person)
                moments.append(person)
                if len(moments) == 1:
                    await set_up(eve)
                    assert (await eve("GET", "/api/seek")).json()["status"] == "none"  # nobody seats her any more
                return found

            monkeypatch.setattr(lists, "tables_naming", name_tables)
            assert (await eve("DELETE", "/api/me")).status_code == 200

    asyncio.run(scene())
    assert bodies(file)
    assert "Eavesdropper" not in "".join(bodies(file))


def test_what_somebody_said_who_only_watched_is_theirs_and_goes_with_them(tmp_path):
    file = tmp_path / "tables.db"

    async def scene():
        async with at_server(file) as guest:
            ada, eve = await guest("Ada"), await guest("Eavesdropper")
            table = await set_up(ada)
            assert (await eve("POST", f"/api/tables/{table}/chat", text=SAID)).status_code == 200
            data = (await eve("GET", "/api/me/data")).json()
            assert [event["text"] for event in data["events"]] == [SAID]
            assert [one["id"] for one in data["tables"]] == [table]
            assert (await eve("GET", "/api/me/tables")).json()["tables"] == []  # not one of hers
            assert (await eve("DELETE", "/api/me")).status_code == 200
            told = (await ada("GET", f"/api/tables/{table}/events")).text
            assert SAID not in told
            assert "Eavesdropper" not in told
            for one in tmp_path.iterdir():  # not even where something was deleted, or waits to come into the file
                assert not [word for word in (SAID, "Eavesdropper") if word.encode() in one.read_bytes()], one

    asyncio.run(scene())
    assert "555-0199" not in "".join(bodies(file))
    assert "Eavesdropper" not in "".join(bodies(file))


@pytest.mark.parametrize(
    ("statement", "facts"),
    [
        ("UPDATE event SET body = replace(body, '\"rules\":1', '\"rules\":99') WHERE table_id = ?", ()),
        ("UPDATE event SET body = replace(body, '\"line-it\"', '\"chess\"') WHERE table_id = ? AND number = 1", ()),
        ("UPDATE event SET body = '{\"kind\":' || ? WHERE number = 2 AND table_id = ?", ("person",)),
    ],
    ids=["other rules", "a game that is gone", "a damaged row"],
)
def test_a_table_nobody_can_load_any_more_is_erased_like_others(tmp_path, statement, facts):
    file, ids = tmp_path / "tables.db", {}

    async def before():
        async with at_server(file) as guest:
            ada = await guest("Adalbert")
            ids.update(ada=ada.id, table=await set_up(ada), other=await set_up(ada))
            for table in (ids["table"], ids["other"]):
                await ada("POST", f"/api/tables/{table}/start")
                assert (await ada("POST", f"/api/tables/{table}/chat", text=SAID)).status_code == 200

    async def after():
        app = create_app(Settings(database_address(str(file))))
        await app.server.start()
        try:
            tables = await lists.tables_naming(app.server.store, ids["ada"])
            assert {row.id for row in tables} == {ids["table"], ids["other"]}
            await app.server.hall.erase(ids["ada"], [row.id for row in tables])
            await app.server.people.erase(ids["ada"])
            last = [json.loads(body) for body in await app.server.store.events(ids["table"])][-1]
            assert (last["kind"], last["person"]) == ("erased", ids["ada"])
        finally:
            await app.server.stop()

    asyncio.run(before())
    change(file, statement, *(ids["ada"] for _ in facts), ids["table"])
    asyncio.run(after())
    assert "555-0199" not in "".join(bodies(file))
    assert "Adalbert" not in "".join(bodies(file))


def test_lists_erasure_and_own_data_do_not_end_after_so_many_tables(tmp_path, monkeypatch):
    monkeypatch.setattr(lists, "LISTED", 3)
    file = tmp_path / "tables.db"

    async def scene():
        async with at_server(file) as guest:
            ada = await guest("Adalbert")
            made = {await set_up(ada) for _ in range(7)}
            pages, skip = [], 0
            while skip is not None:
                answer = (await ada("GET", f"/api/me/tables?skip={skip}")).json()
                pages.append(answer["tables"])
                skip = answer["next"]
            assert [len(page) for page in pages] == [3, 3, 1]
            assert {one["id"] for page in pages for one in page} == made
            assert {one["id"] for one in (await ada("GET", "/api/me/data")).json()["tables"]} == made
            assert (await ada("DELETE", "/api/me")).status_code == 200

    asyncio.run(scene())
    assert "Adalbert" not in "".join(bodies(file))


def test_who_has_spoken_in_an_older_store_is_found(tmp_path):
    """The list is filled from the logs of a store that had none."""

    async def scene():
        async with served(tmp_path) as old:
            store = old.app.server.store
            said = {(row.person, row.table_id) for row in await store.all(sa.select(SPEAKING))}
            found = await store.all(sa.select(EVENT))
            events = [(row.table_id, json.loads(row.body)) for row in found]
            assert said
            assert said == {(event["person"], table) for table, event in events if event["kind"] == "chat"}

    asyncio.run(scene())


def test_much_that_somebody_said_is_erased_in_steps_so_that_others_write_between(tmp_path, monkeypatch):
    monkeypatch.setattr(lists, "REWRITTEN_AT_ONCE", 3)
    file, written = tmp_path / "tables.db", []

    async def scene():
        async with at_server(file) as guest:
            ada = await guest("Adalbert")
            table = await set_up(ada)
            for number in range(10):
                assert (await ada("POST", f"/api/tables/{table}/chat", text=f"{SAID} {number}")).status_code == 200
            write = Store.write

            async def note(store, *statements):
                written.append(len([one for one in statements if getattr(one, "table", None) is EVENT]))
                await write(store, *statements)

            monkeypatch.setattr(Store, "write", note)
            assert (await ada("DELETE", "/api/me")).status_code == 200

    asyncio.run(scene())
    assert sum(written) > 10
    assert max(written) == 3
    assert "555-0199" not in "".join(bodies(file))


def test_one_result_or_review_that_cannot_be_read_harms_no_other(tmp_path):
    file = tmp_path / "tables.db"

    async def scene():
        async with at_server(file) as guest:
            ada = await guest("Adalbert")
            table = await set_up(ada)
            for match, scores in enumerate(("[3, 4]", "{", '"3"', "[5, 6]")):
                facts = (table, match, "line-it", match, 9, scores, "[1]", json.dumps([ada.id, ""]))
                change(file, "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', 1)", *facts)
                change(file, "INSERT INTO review VALUES (?, ?, ?)", table, match, "{")
            for door in ("/api/me/tables", "/api/me/data"):
                results = (await ada("GET", door)).json()["results"]
                assert [(one["match"], one["scores"], one["seats"]) for one in results] == [(3, [5, 6], [0]), (0, [3, 4], [0])]
            assert (await ada("GET", "/api/me/form")).status_code == 200

    asyncio.run(scene())
