"""Who may come to a table: the host locks it, or makes a new link; whoever has sat or spoken there is not new."""

import json
import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import Guest, Running
from tests.server.test_manners import listen_to_the_end


def refused(answer) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def news(person, table: str) -> tuple[int, str]:
    return refused(person.get(f"{table}/events"))


@pytest.fixture
def people(guest):
    """A host, somebody with a seat, somebody who has spoken, and a stranger."""
    ada, bob, sam, eve = (guest(name) for name in ("Ada", "Bob", "Sam", "Eve"))
    table = ada.create("line-it", "me", "human", "human")
    bob.done(table, "seats", seat=1)
    sam.done(table, "chat", text="hello")
    return ada, bob, sam, eve, table


def renew(host, table: str) -> tuple[str, str]:
    """Make a new link; the path by which people come from then on, and the code."""
    host.done(table, "link")
    facts = host.update(table)["table"]
    return f"/api/tables/{facts['link']}", facts["code"]


def test_nobody_new_comes_to_a_table_that_is_locked(people):
    ada, bob, sam, eve, table = people
    code = ada.update(table)["table"]["code"]
    assert bob.refused(table, "access", access="locked") == (403, "not-host")
    ada.done(table, "access", access="locked")
    assert ada.update(table)["table"]["access"] == "locked"
    doors = ["events", "stream", "qr.svg", "export", "replay", "deal", "review"]
    assert [refused(eve.get(f"{table}/{door}")) for door in doors] == [(403, "locked")] * len(doors)
    asked = {
        "seats": {},
        "chat": {"text": "x"},
        "start": {},
        "nonces": {"seat": 2, "nonce": "5f1d7a84e0c3b2a9"},
        "hint": {"seat": 2},
    }
    assert [eve.refused(table, door, **body) for door, body in asked.items() if door != "hint"] == [(403, "locked")] * 4
    assert refused(eve.post(f"{table}/hint", seat=2)) == (403, "locked")
    assert refused(eve.post("/api/join", code=code)) == (404, "no-such-code")
    assert refused(httpx.get(f"{eve.url}{table}/events")) == (403, "locked")
    with pytest.raises(InvalidStatus) as shut:
        eve.listen(table)
    assert shut.value.response.status_code == 403
    plain = eve.get(f"/plain/t/{table.rpartition('/')[2]}")
    assert (plain.status_code, "locked" in plain.text) == (403, True)
    assert [news(one, table)[0] for one in (ada, bob, sam)] == [200] * 3
    sam.done(table, "seats", seat=2)
    ada.done(table, "access", access="open")
    assert news(eve, table)[0] == 200
    assert eve.post("/api/join", code=code).status_code == 200


def test_by_the_link_alone_means_that_the_code_leads_nowhere(people):
    ada, _, _, eve, table = people
    code = ada.update(table)["table"]["code"]
    ada.done(table, "access", access="link")
    assert refused(eve.post("/api/join", code=code)) == (404, "no-such-code")
    shown = eve.http.post("/plain", data={"code": code})
    assert "no+open+table" in shown.headers["location"]
    assert news(eve, table)[0] == 200
    assert ada.refused(table, "access", access="shut") == (400, "bad-request")


def test_a_new_link_ends_the_old_ones_for_whoever_is_new(people):
    ada, bob, sam, eve, table = people
    before = ada.update(table)["table"]["code"]
    assert bob.refused(table, "link") == (403, "not-host")
    first, code = renew(ada, table)
    assert first != table
    assert code != before
    assert news(eve, table) == (403, "link-ended")
    assert eve.refused(table, "seats", seat=2) == (403, "link-ended")
    assert refused(eve.post("/api/join", code=before)) == (404, "no-such-code")
    found = eve.post("/api/join", code=code).json()
    assert found["link"].endswith(f"/t/{found['id']}")
    assert f"/api/tables/{found['id']}" == first
    assert news(eve, first)[0] == 200
    second, _ = renew(ada, table)
    assert [news(eve, way) for way in (table, first)] == [(403, "link-ended")] * 2
    assert [news(one, way)[0] for one in (ada, bob, sam) for way in (table, first, second)] == [200] * 9
    eve.done(second, "seats", seat=2)
    assert [news(eve, way)[0] for way in (table, first, second)] == [200] * 3
    assert eve.update(table)["table"]["seats"][2]["person"] == eve.id
    assert [one["id"] for one in eve.get("/api/me/tables").json()["tables"]] == [table.rpartition("/")[2]]
    nowhere = f"/api/tables/{'x' * 16}"
    assert news(eve, nowhere) == (404, "no-such-table")


def test_whoever_was_sent_away_learns_neither_the_new_link_nor_the_new_code(people):
    """With either of them they could come again as somebody else."""
    ada, bob, sam, _, table = people
    for one in (bob, sam):
        ada.done(table, "remove", person=one.id)
    path, code = renew(ada, table)
    link = path.rpartition("/")[2]
    for one in (bob, sam):
        for door in ("qr.svg", "picture.png", "events", "beside", "series", "profiles", "export"):
            answer = one.get(f"{table}/{door}")
            assert refused(answer) == (403, "removed"), door
        for door in ("/api/me/data", "/api/me/tables", "/plain"):
            told = one.get(door).text
            assert code not in told, door
            assert link not in told, door


@pytest.mark.parametrize("shut", ["access", "link"])
def test_streams_of_those_who_are_new_end_at_once_and_no_others(people, shut):
    ada, _, sam, eve, table = people
    with eve.listen(table) as goes, sam.listen(table) as stays, eve.http.stream("GET", f"{table}/stream") as lines:
        rest = lines.iter_lines()
        next(rest)
        for hears in (goes, stays):
            hears.recv(timeout=60)
        ada.done(table, shut, **({"access": "locked"} if shut == "access" else {}))
        ada.done(table, "chat", text="among ourselves")
        with pytest.raises(ConnectionClosed) as closed:
            listen_to_the_end(goes)
        assert closed.value.rcvd.code == 1008
        assert "among ourselves" not in "".join(rest)
        while "among ourselves" not in stays.recv(timeout=60):
            pass


def test_what_the_host_has_said_outlives_a_restart(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path).start()
    ada, eve = Guest(server.url, "Ada"), Guest(server.url, "Eve")
    table = ada.create("line-it", "me", "human")
    way, code = renew(ada, table)
    other = ada.create("line-it", "me", "human")
    ada.done(other, "access", access="locked")
    server.kill()
    server.start()
    assert news(eve, table) == (403, "link-ended")
    assert news(eve, way)[0] == 200
    assert eve.post("/api/join", code=code).json()["id"] == way.rpartition("/")[2]
    assert news(eve, other) == (403, "locked")
    server.stop()


def test_the_plain_pages_lock_and_make_links(people):
    ada, _, _, eve, table = people
    page = f"/plain/t/{table.rpartition('/')[2]}"
    for do, said in (("shut", "Open the table again"), ("open", "Lock the table")):
        assert ada.http.post(page, data={"do": do}).status_code == 303
        assert said in ada.get(page).text
    assert "Lock the table" not in eve.get(page).text
    ada.http.post(page, data={"do": "link"})
    link = re.search(r"http[^\"]*/t/([\w-]{16})\"", ada.get(page).text)[1]
    assert eve.get(page).status_code == 403
    there = f"/plain/t/{link}"
    assert eve.get(there).status_code == 200
    assert eve.get(re.search(r"/api/tables/[\w-]{16}/qr.svg", eve.get(there).text)[0]).status_code == 200
    assert eve.http.post(there, data={"do": "sit"}).headers["location"] == there
    assert eve.get(page).status_code == 200


def test_the_client_says_who_may_come_and_makes_links(people):
    ada, _, _, eve, table = people

    async def scene():
        mine = ada.client.table(table)
        await mine.let_in("locked")
        await mine.let_in("open")
        return await mine.renew_link(), mine.code

    link, code = Guest.run(scene())
    assert news(eve, f"/api/tables/{link}")[0] == 200
    assert eve.post("/api/join", code=code).json()["id"] == link


def test_a_refused_move_by_a_link_names_the_last_event(people):
    ada, bob, sam, _, table = people
    sam.done(table, "seats", seat=2)
    way, _ = renew(ada, table)
    number = ada.done(way, "start")
    answer = bob.post(f"{way}/moves", seat=0, text="end", after=number, id="x").json()
    assert (answer["code"], answer["number"]) == ("not-your-seat", number)


def test_a_big_screen_and_its_code_follow_the_link(people):
    ada, _, _, eve, table = people
    way, _ = renew(ada, table)
    answer = json.loads(eve.get(f"{way}/events?screen=1").text)
    assert answer["table"]["link"] == way.rpartition("/")[2]
