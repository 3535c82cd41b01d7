"""A database written by commit c6cdb8f: its tables are served as they were then, and played on. data/write_tables.py wrote it."""

import asyncio
import contextlib
import json
import lzma
import re
from pathlib import Path
from unittest import mock

import httpx
import pytest

from linewright.server.refusals import Refusal
from linewright.server.settings import Settings, database_address
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.starting import Started
from linewright.server.table.shapes import House
from linewright.server.web.app import create_app
from tests.server.told import happen, new_told

DATA = Path(__file__).parent / "data"
WRITTEN = json.loads(lzma.decompress((DATA / "answers-c6cdb8f.json.xz").read_bytes()))
TABLES = WRITTEN["tables"]
ONLY_WATCHED = "dan /api/me/data"  # then it was left out what somebody said who never sat down
TEMPO = 0.02  # the table turns its cards quickly


class Old:
    """The people of then, at a server of today."""

    def __init__(self, app):
        self.app = app
        self.hall = app.server.hall
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")

    async def ask(self, name, method, path, body=None):
        secret = {"Authorization": f"Bearer {WRITTEN['secrets'][name]}"} if name else {}
        answer = await self.http.request(method, path, json=body, headers=secret)
        is_json = "json" in answer.headers["content-type"]
        return {"status": answer.status_code, "body": answer.json() if is_json else answer.text}

    async def done(self, name, path, **body):
        answer = await self.ask(name, "POST", path, body)
        assert answer["status"] == 200, answer
        return answer["body"]["number"]

    async def update(self, name, table):
        return (await self.ask(name, "GET", f"{TABLES[table]}/events?since=100000"))["body"]

    async def move(self, names, table):
        """Make the first legal move of whoever may act; gives its number."""
        for name in names:
            update = await self.update(name, table)
            for view in update["views"]:
                if view["legal"]:
                    wish = {"seat": view["seat"], "text": view["legal"][0], "after": update["number"], "id": "now"}
                    return await self.done(name, f"{TABLES[table]}/moves", **wish)
        raise AssertionError(update)


@contextlib.asynccontextmanager
async def served(folder):
    """Start a server of today on a copy of the file."""
    file = folder / "tables.db"
    file.write_bytes(lzma.decompress((DATA / "tables-c6cdb8f.db.xz").read_bytes()))
    app = create_app(Settings(database_address(str(file))))
    app.server.hall.tempo = TEMPO
    app.server.rates.take = lambda *_: None  # asks more often than anybody may
    await app.server.start()
    old = Old(app)
    try:
        yield old
    finally:
        await old.http.aclose()
        await app.server.stop()


def timeless(answer):
    """The same without the time at which it was given, and without where an exported match stands, which is new."""
    body = answer["body"]
    if isinstance(body, str):
        return {**answer, "body": re.sub(r"\nstands [^\n]+\n$", "\n", body)}
    if isinstance(body, dict) and "views" in body:
        return {**answer, "body": {**body, "table": {**body["table"], "time": 0}}}
    return answer


def as_then(now, then):
    """What is answered now without what was not told then: new keys of views and sentences, offers of games that had none.

    A list of tables tells the code of one's own alone: others may have sent one away since.
    """
    if isinstance(now, dict) and isinstance(then, dict):
        if now.get("host") is False and now.get("code") == "":
            now = {**now, "code": then.get("code")}
        return {
            name: [] if name == "offers" and then[name] == [] else as_then(now[name], then[name]) for name in then if name in now
        }
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [as_then(one, other) for one, other in zip(now, then, strict=True)]
    return now


def test_the_tables_of_c6cdb8f_are_served_as_they_were(tmp_path):
    async def scene():
        async with served(tmp_path) as old:
            for asked, expected in WRITTEN["answers"].items():
                name, path = asked.split(" ")
                then = timeless(expected)
                if asked == ONLY_WATCHED:
                    then["body"] |= {"tables": mock.ANY, "events": mock.ANY}
                assert as_then(timeless(await old.ask(name, "GET", path)), then) == then, asked

    asyncio.run(scene())


@pytest.mark.parametrize(("where", "names"), [("line_it", ["ada", "bob"]), ("sequence", ["cleo", "ada", "bob"])])
def test_a_match_of_c6cdb8f_goes_on(tmp_path, where, names):
    async def scene():
        async with served(tmp_path) as old:
            before = await old.update(names[0], where)
            if before["table"]["status"] == "paused":
                await old.done(names[1], f"{TABLES[where]}/resume")
            number = await old.move(names, where)
            after = await old.update(names[0], where)
            assert number > before["number"]
            assert after["table"]["moves"] > before["table"]["moves"]

    asyncio.run(scene())


def test_a_race_of_c6cdb8f_goes_on_by_itself(tmp_path):
    async def scene():
        async with served(tmp_path) as old:
            before = await old.update("cleo", "head_line")
            await old.done("cleo", f"{TABLES['head_line']}/resume")
            async with asyncio.timeout(30):
                while (await old.update("cleo", "head_line"))["table"]["moves"] == before["table"]["moves"]:  # noqa: ASYNC110  asks as people do
                    await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_finished_match_of_c6cdb8f_is_played_again_and_its_people_come_back(tmp_path):
    async def scene():
        async with served(tmp_path) as old:
            await old.done("bob", f"{TABLES['duel']}/rematch")
            assert (await old.update("bob", "duel"))["table"]["match"] == 1
            account = {"account": "ada lovelace", "passphrase": "correct horse battery"}
            assert (await old.ask("", "POST", "/api/session", account))["body"]["name"] == "Ada"

    asyncio.run(scene())


def test_a_match_goes_on_by_the_rules_it_was_begun_with_and_a_rematch_is_played_by_those_of_today():
    """Table talk without team mates could be had under version 1 of Sequence; the rematch leaves it out (SQ-60)."""
    options = {"teams": 2, "draw": "by_hand", "table_talk": True}
    facts = {"table": "t", "code": "c", "game": "sequence", "options": options, "seats": ["human"] * 2}
    table = new_told(Created(number=1, at=0, by="p0", house=House(), **facts))
    happen(table, Started(number=2, at=0, rules=1, match=0, seed=5))
    assert table.match.legal(None) == ["talk A", "talk B"]
    happen(table, Started(number=3, at=0, rules=2, match=1, seed=5))
    assert table.match.legal(None) == []
    assert (table.options["table_talk"], table.options["draw"]) == (False, "by_hand")
    with pytest.raises(Refusal, match="version 3"):
        happen(table, Started(number=4, at=0, rules=3, match=2, seed=5))
