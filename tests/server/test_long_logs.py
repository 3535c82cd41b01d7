"""A long log is told in pages, of which none takes long to write; the client hands it on as one."""

import asyncio
import contextlib
import json
import sqlite3

from linewright.client import Client
from linewright.server.settings import EVENTS_IN_AN_UPDATE
from tests.server.conftest import Guest
from tests.server.test_erasure import at_server, set_up

TALK = 2 * EVENTS_IN_AN_UPDATE + 300


def prolong(file, table: str, number: int, talk: int = TALK, word: str = "word") -> int:
    """Let very much have been said at a table that is not in memory; the number of the last event."""
    rows = [
        (
            table,
            count,
            json.dumps({"kind": "chat", "number": count, "at": 1, "person": "p", "name": "Eve", "text": f"{word} {count}"}),
        )
        for count in range(number + 1, number + 1 + talk)
    ]
    with contextlib.closing(sqlite3.connect(file)) as kept:
        kept.executemany("INSERT INTO event VALUES (?, ?, ?)", rows)
        kept.commit()
    return number + talk


def long_table(server, **more) -> tuple[Guest, str, int]:
    """Somebody at a table with a long log, and the number of its last event."""
    ada = Guest(server.url, "Ada")
    table = ada.create("line-it", "me", "me")
    prolong(server.database, table.rpartition("/")[2], ada.done(table, "start"), **more)
    return ada, table, ada.done(table, "chat", text="now")  # by which the server finds that there is more


def test_news_come_in_pages_and_each_says_whether_there_are_more(tmp_path):
    file = tmp_path / "tables.db"

    async def scene():
        async with at_server(file) as guest:
            ada = await guest("Ada")
            table = await set_up(ada)
            number = (await ada("POST", f"/api/tables/{table}/start")).json()["number"]
        last = prolong(file, table, number)
        async with at_server(file) as guest:
            ada = await guest("Eve")
            told, since, pages = [], 0, []
            while True:
                page = (await ada("GET", f"/api/tables/{table}/events?since={since}")).json()
                told += [event["number"] for event in page["events"]]
                pages.append(len(page["events"]))
                assert page["number"] == told[-1]
                if not page.get("more"):
                    break
                assert page["views"] == []  # nobody is to move by a view of what they have not heard of
                since = page["number"]
            assert told == list(range(1, last + 1))
            assert pages == [EVENTS_IN_AN_UPDATE, EVENTS_IN_AN_UPDATE, last - 2 * EVENTS_IN_AN_UPDATE]
            assert page["views"]
            for asked, given in (("1", 1), ("7", 7), ("0", 1), ("999999", EVENTS_IN_AN_UPDATE)):
                page = (await ada("GET", f"/api/tables/{table}/events?since=5&limit={asked}")).json()
                assert [event["number"] for event in page["events"]] == list(range(6, 6 + given))
            whole = (await ada("GET", f"/api/tables/{table}/events?since={last - 7}&limit=7")).json()
            assert "more" not in whole

    asyncio.run(scene())


def test_streams_tell_a_long_log_in_pages_and_go_on(server):
    ada, table, last = long_table(server)
    twin = Guest(server.url, "Bob")
    with twin.http.stream("GET", f"{table}/stream?since=0") as stream, twin.listen(table) as hears:
        lines = stream.iter_lines()
        for hear in (lambda: json.loads(hears.recv(timeout=60)), lambda: json.loads(next(lines))):
            pages = [hear()]
            while pages[-1].get("more"):
                pages.append(hear())
            assert [event["number"] for page in pages for event in page["events"]] == list(range(1, last + 1))
            assert max(len(page["events"]) for page in pages) == EVENTS_IN_AN_UPDATE
        said = ada.done(table, "chat", text="and then")
        assert json.loads(hears.recv(timeout=60))["number"] == json.loads(next(lines))["number"] == said


def test_the_client_hands_a_long_log_on_as_one_update(server):
    ada, table, last = long_table(server)

    async def scene():
        async with Client(server.url, ada.secret) as client:
            at_table = client.table(table)
            update = await at_table.update()
            heard = await anext(at_table.listen())
            return update, heard

    for update in Guest.run(scene()):
        assert [event["number"] for event in update["events"]] == list(range(1, update["number"] + 1))
        assert update["number"] == last
        assert update["views"]
        assert "more" not in update
