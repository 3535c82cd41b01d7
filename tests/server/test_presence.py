"""Which friends are here now: told to friends alone, and of no table that one could not find without."""

import asyncio
import contextlib
import sqlite3

import pytest

from linewright.server.hall.around import PAGE_SECONDS, Around
from linewright.server.hall.gathering import STAYING_SECONDS
from tests.server.script import MovedClock
from tests.server.test_erasure import at_server
from tests.server.test_fame import get, give_up, play, wait_for


async def befriend(one, *others):
    """Make people friends, who have sat at one table."""
    for other in others:
        await play(one, other)
        for asks, asked in ((one, other), (other, one)):
            assert (await asks("POST", "/api/me/people", person=asked.id)).status_code == 200


async def here(who):
    """The friends who are here, as somebody is told: each with the way to them."""
    return {one["person"]: one["way"] for one in (await get(who, "/api/me/friends"))["friends"]}


async def sit_together(host, *others, access="listed", house=None, free=0):
    """Set up a table and have people sit down; it begins where no seat is free."""
    seats = ["me", *["human"] * (len(others) + free)]
    told = await host("POST", "/api/tables", game="line-it", seats=seats, access="listed", house=house or {})
    table = told.json()["id"]
    for one in others:
        assert (await one("POST", f"/api/tables/{table}/seats")).status_code == 200
    if not free:
        assert (await host("POST", f"/api/tables/{table}/start")).status_code == 200
    assert (await host("POST", f"/api/tables/{table}/access", access=access)).status_code == 200
    await be_at(table, host, *others)
    return table


async def be_at(table, *people):
    """Be at a table, as those are who ask again and again who is there."""
    for one in people:
        assert (await one("GET", f"/api/tables/{table}/beside")).status_code == 200


def test_friends_see_that_one_is_here_and_nobody_else_does(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            await befriend(ada, bob)
            await play(ada, eve)
            assert (await here(ada), await here(bob), await here(eve)) == ({}, {ada.id: ""}, {})
            assert await here(ada) == {bob.id: ""}  # who has looked at a page now
            await ada("POST", "/api/me/people", person=eve.id)  # asked is no friend yet
            assert (await here(ada), await here(eve)) == ({bob.id: ""}, {})
            await eve("POST", "/api/me/people", person=ada.id)
            assert (await here(ada), await here(eve)) == ({bob.id: "", eve.id: ""}, {ada.id: ""})
            await ada("POST", "/api/me/blocks", person=eve.id)
            assert (await here(ada), await here(eve)) == ({bob.id: ""}, {})

    asyncio.run(scene())


def test_whoever_switches_it_off_is_seen_by_no_friend(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob = await guest("Ada"), await guest("Bob")
            await befriend(ada, bob)
            assert (await get(ada, "/api/me/profile"))["seen"] is True
            told = (await ada("POST", "/api/me/profile", seen=False)).json()
            assert (told["seen"], told["public"], told["rated"]) == (False, False, False)
            await here(ada)
            assert await here(bob) == {}
            await sit_together(ada, bob)
            assert await here(bob) == {}  # not at a table that everybody may watch either
            assert (await get(bob, f"/api/people/{ada.id}"))["seen"] is None
            told = (await ada("POST", "/api/me/profile", public=True)).json()
            assert (told["seen"], told["public"]) == (False, True)
            assert (await get(ada, "/api/me/data"))["kept"]["profile"][0]["is_seen"] == 0
            await ada("POST", "/api/me/profile", seen=True)
            assert list(await here(bob)) == [ada.id]

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("how", "way"),
    [
        ({}, "watch"),
        ({"access": "open"}, ""),
        ({"access": "locked"}, ""),
        ({"house": {"spectators": False}}, ""),
        ({"free": 1}, "sit"),
        ({"free": 1, "access": "open"}, ""),
    ],
)
def test_a_table_is_told_of_where_everybody_may_come(tmp_path, how, way):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, cleo = await guest("Ada"), await guest("Bob"), await guest("Cleo")
            await befriend(ada, bob)
            table = await sit_together(ada, cleo, **how)
            (friend,) = (await get(bob, "/api/me/friends"))["friends"]
            assert friend == {
                "person": ada.id,
                "way": way,
                "table": table if way else "",
                "game": "line-it" if way else "",
            }

    asyncio.run(scene())


def test_no_way_leads_to_a_table_that_is_over_full_or_has_sent_one_away(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, cleo = await guest("Ada"), await guest("Bob"), await guest("Cleo")
            await befriend(ada, bob)
            table = await sit_together(ada, bob)
            assert await here(bob) == {ada.id: "play"}
            await give_up(table, bob)
            assert await here(bob) == {ada.id: ""}
            table = await sit_together(ada, cleo, free=1)
            assert await here(bob) == {ada.id: "sit"}
            await bob("POST", f"/api/tables/{table}/seats")
            await ada("POST", f"/api/tables/{table}/remove", person=bob.id)
            assert await here(bob) == {ada.id: ""}

    asyncio.run(scene())


def test_whoever_only_watches_is_here_and_at_no_table(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, cleo, dan = [await guest(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
            await befriend(ada, bob)
            table = await sit_together(cleo, dan)
            await be_at(table, ada)
            assert await here(bob) == {ada.id: ""}

    asyncio.run(scene())


def test_members_of_a_club_are_told_of_its_tables(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, cleo = await guest("Ada"), await guest("Bob"), await guest("Cleo")
            await befriend(ada, bob, cleo)
            club = (await ada("POST", "/api/clubs", name="Friday")).json()
            await bob("POST", "/api/clubs/join", link=club["link"])
            table = await sit_together(ada, access="open", free=1)
            assert (await ada("POST", f"/api/clubs/{club['id']}/tables", table=table)).status_code == 200
            assert (await here(bob))[ada.id] == "sit"
            assert (await here(cleo))[ada.id] == ""

    asyncio.run(scene())


def test_whoever_is_erased_is_here_no_more(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob = await guest("Ada"), await guest("Bob")
            await befriend(ada, bob)
            await ada("POST", "/api/me/profile", seen=False)
            await ada("DELETE", "/api/me")
            assert await here(bob) == {}
            await wait_for(bob, "/api/me/people", lambda told: not told["friends"])

    asyncio.run(scene())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        assert store.execute("SELECT COUNT(*) FROM profile").fetchone() == (0,)


def test_whoever_leaves_counts_as_here_for_a_while():
    clock = MovedClock()
    around = Around(clock)
    around.come("a", "t")
    around.come("a", "t")
    around.leave("a", "t", STAYING_SECONDS)
    clock.ms += 1000 * STAYING_SECONDS + 1
    assert around.places_of("ab") == {"a": {"t"}}
    around.leave("a", "t", STAYING_SECONDS)
    assert around.places_of("ab") == {"a": {"t"}}
    clock.ms += 1000 * STAYING_SECONDS + 1
    assert around.places_of("ab") == {}
    around.look_at_page("b")
    assert (around.places_of("ab"), around.on_pages()) == ({"b": set()}, ["b"])
    clock.ms += 1000 * PAGE_SECONDS + 1
    around.tidy()
    assert (around.places_of("ab"), around.on_pages()) == ({}, [])
    assert not around._lately
    assert not around._pages


def test_what_is_told_at_another_process_is_not_told_on():
    around = Around(MovedClock())
    around.note("a", "", 10)
    assert (around.places_of("a"), around.on_pages()) == ({"a": set()}, [])
