"""A big screen that a whole room looks at: nothing hidden comes to it, and it is nobody."""

import io
import json
import time

import pytest
import segno
from websockets.sync.client import connect

from tests.server.conftest import Guest, Running


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rooms")
    running = Running(str(folder / "tables.db"), folder, limits="joins=100,people=100").start()
    yield running
    running.stop()


@pytest.fixture
def guest(server):
    return lambda name="Ada": Guest(server.url, name)


def on_screen(guest: Guest, table: str, since: int = 0):
    """Listen as the big screen in somebody's own browser."""
    address = f"ws{guest.url[4:]}{table}/live?since={since}&screen=1"
    return connect(address, additional_headers=guest.auth, compression=None)


def test_a_big_screen_hears_what_a_spectator_hears_even_in_the_browser_of_a_player(guest):
    """By all three ways, over some moves; the player's own ears hear the hand all the while."""
    ada, eve = guest(), guest("Eve")
    table = ada.create("sequence", "me", "random")
    ada.done(table, "start")
    with on_screen(ada, table) as screen:
        heard = json.loads(screen.recv())
        for _ in range(6):
            hand = ada.wait(table, lambda update: update["views"][0]["legal"])["views"][0]["view"]["hand"]
            assert len(hand) == 7
            number = ada.move(table)
            while heard["number"] < number:
                heard = json.loads(screen.recv())
                (view,) = heard["views"]
                assert (view["seat"], view["view"]["hand"], view["legal"], view["offers"]) == (None, [], [], [])
    ada.wait(table, lambda update: update["views"][0]["legal"])  # the bot has moved
    seen = eve.get(f"{table}/events?since=0").json()
    assert ada.get(f"{table}/events?since=0&screen=1").json()["events"] == seen["events"]
    assert ada.get(f"{table}/events?since=0").json()["views"][0]["seat"] == 0
    with ada.http.stream("GET", f"{table}/stream?screen=1") as answer:
        assert json.loads(next(answer.iter_lines()))["views"][0]["seat"] is None


def test_a_code_says_whether_a_big_screen_shows_its_table(guest):
    ada, bob = guest(), guest("Bob")
    made = ada.post("/api/tables", game="line-it", seats=["open", "open"]).json()
    table = f"/api/tables/{made['id']}"
    assert bob.post("/api/join", code=made["code"]).json()["screen"] is False
    with on_screen(ada, table) as screen:
        screen.recv()
        assert bob.post("/api/join", code=made["code"]).json()["screen"] is True
    with ada.listen(table) as ears:
        ears.recv()
        found = bob.post("/api/join", code=made["code"]).json()
        assert found == {"id": made["id"], "link": made["link"], "screen": True}  # one that is loaded anew counts as there


def test_where_nobody_may_watch_a_big_screen_is_for_those_who_play(guest):
    ada, eve = guest(), guest("Eve")
    table = ada.create("sequence", "me", "random", house={"spectators": False})
    ada.done(table, "start")
    assert ada.get(f"{table}/events?screen=1").json()["views"][0]["seat"] is None
    assert eve.get(f"{table}/events?screen=1").json()["code"] == "no-spectators"


def test_a_host_without_a_seat_keeps_the_big_screen_where_nobody_else_may_watch(guest):
    ada, bob, eve = guest(), guest("Bob"), guest("Eve")
    table = ada.create("sequence", "human", "random", house={"spectators": False})
    bob.done(table, "seats")
    ada.done(table, "start")
    assert ada.get(f"{table}/events?screen=1").json()["views"][0]["seat"] is None
    assert eve.get(f"{table}/events?screen=1").json()["code"] == "no-spectators"


def test_who_only_looks_at_a_big_screen_is_not_there(guest):
    """A bot takes over for a player whose phone is off, although a big screen runs in the same browser."""
    ada, bob = guest(), guest("Bob")
    table = ada.create("line-it", "me", "human", house={"takeover": 1}, first=0)
    bob.done(table, "seats")
    ada.done(table, "start")
    with on_screen(ada, table) as screen:
        began = time.monotonic()
        kinds: list[str] = []
        while "stood-in" not in kinds:
            assert time.monotonic() - began < 60, kinds
            kinds += [event["kind"] for event in json.loads(screen.recv(timeout=60))["events"]]


def test_a_host_without_a_seat_begins_and_asks_for_a_rematch(guest):
    """Whoever set the table up at a big screen; somebody else without a seat may not."""
    ada, bob, eve = guest(), guest("Bob"), guest("Eve")
    table = ada.create("line-it", "human", "random")
    bob.done(table, "seats")
    ada.done(table, "start")
    bob.done(table, "resign", seat=0)
    assert eve.refused(table, "rematch") == (403, "not-seated")
    ada.done(table, "rematch")
    assert ada.update(table)["table"]["match"] == 0, "Bob is here, and has not agreed"
    bob.done(table, "rematch")
    assert ada.update(table)["table"]["match"] == 1


def test_the_qr_code_of_a_big_screen_leads_to_ones_own_hand(guest):
    ada = guest()
    made = ada.post("/api/tables", game="line-it").json()

    def drawn(link: str) -> str:
        out = io.BytesIO()
        segno.make(link, error="m").save(out, kind="svg", scale=8, xmldecl=False)
        return out.getvalue().decode()

    picture = f"/api/tables/{made['id']}/qr.svg"
    assert ada.get(picture).text == drawn(made["link"])
    assert ada.get(f"{picture}?phone=1").text == drawn(made["link"] + "/hand")
