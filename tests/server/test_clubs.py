"""Clubs: a group by a link, with a board of its own, and its tables in the lobby of its members."""

import asyncio

import sqlalchemy as sa

from linewright.server.fame.boards import board_of_server
from linewright.server.fame.profiles import SetProfile
from linewright.server.keep.schema import CLUB, CLUB_TABLE, MEMBER, RATING
from linewright.server.process import Server
from tests.server.script import PlayersHere
from tests.server.test_erasure import at_server
from tests.server.test_fame import get, play, wait_for


async def found(who, name="Friday"):
    answer = await who("POST", "/api/clubs", name=name)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def names(who, club):
    return [one["name"] for one in (await get(who, f"/api/clubs/{club}"))["members"]]


def test_whoever_has_the_link_sees_what_it_leads_to_and_joins(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            club = await found(ada, "  Friday   evening ")
            assert (club["name"], club["host"], [one["you"] for one in club["members"]]) == ("Friday evening", True, [True])
            seen = await get(bob, f"/api/club-links/{club['link']}")
            assert seen == {"id": "", "name": "Friday evening", "members": 1, "host": "Ada"}
            for path in (f"/api/clubs/{club['id']}", f"/api/clubs/{club['id']}/boards/line-it"):
                assert (await get(bob, path, 404))["code"] == "no-such-club"
            assert (await bob("POST", "/api/clubs/join", link=club["link"])).json()["host"] is False
            assert (await bob("POST", "/api/clubs/join", link=club["link"])).status_code == 200  # twice is once
            assert await names(ada, club["id"]) == ["Ada", "Bob"]
            assert [one["name"] for one in (await get(bob, "/api/clubs"))["clubs"]] == ["Friday evening"]
            assert (await eve("POST", "/api/clubs/join", link=club["id"])).status_code == 404  # the id is no link

    asyncio.run(scene())


def test_the_host_keeps_the_door(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            club = await found(ada)
            own, link = f"/api/clubs/{club['id']}", club["link"]
            for one in (bob, eve):
                await one("POST", "/api/clubs/join", link=link)
            for path, body in ((own, {"name": "Mine"}), (f"{own}/link", {}), (f"{own}/leave", {"person": eve.id})):
                assert (await bob("POST", path, **body)).json()["code"] == "not-club-host"
            assert (await bob("DELETE", own)).status_code == 403
            assert (await ada("POST", own, name="Sunday")).json()["name"] == "Sunday"
            assert (await ada("POST", f"{own}/leave", person=eve.id)).status_code == 200
            assert await names(ada, club["id"]) == ["Ada", "Bob"]
            assert (await eve("POST", "/api/clubs/join", link=link)).status_code == 404  # the link they know is no more
            newer = (await get(bob, own))["link"]
            assert (await ada("POST", f"{own}/link")).json()["link"] not in (link, newer)
            await ada("POST", f"{own}/leave")
            assert (await get(bob, own))["host"] is True
            assert (await bob("POST", f"{own}/leave")).json() == {"clubs": []}
            await get(bob, own, 404)

    asyncio.run(scene())


def test_the_host_passes_a_club_on_to_a_member_and_to_nobody_else(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            club = await found(ada)
            door = f"/api/clubs/{club['id']}/host"
            await bob("POST", "/api/clubs/join", link=club["link"])
            assert (await bob("POST", door, person=bob.id)).json()["code"] == "not-club-host"
            assert (await ada("POST", door, person=eve.id)).json()["code"] == "no-such-companion"
            assert (await ada("POST", door, person=bob.id)).json()["host"] is False
            told = await get(bob, f"/api/clubs/{club['id']}")
            assert (told["host"], [one["name"] for one in told["members"] if one["host"]]) == (True, ["Bob"])

    asyncio.run(scene())


def test_a_club_that_is_closed_leaves_nothing(settings, run):
    async def scene():
        server = Server(settings, PlayersHere())
        await server.start()
        ada, _ = await server.people.welcome("Ada")
        bob, _ = await server.people.welcome("Bob")
        one, other = [await server.clubs.create(ada.id, name) for name in ("One", "Other")]
        for club in (one, other):
            await server.clubs.join(bob.id, club.link)
            await server.clubs.list_table(ada.id, club.id, "t")
        await server.clubs.delete(ada.id, one.id)
        for table, column in ((CLUB, CLUB.c.id), (MEMBER, MEMBER.c.club), (CLUB_TABLE, CLUB_TABLE.c.club)):
            assert {row[0] for row in await server.store.all(sa.select(column).select_from(table))} == {other.id}
        await server.people.erase(ada.id)
        assert (await server.clubs.find(other.id, bob.id)).host
        await server.people.erase(bob.id)  # nobody is left
        for table in (CLUB, MEMBER, CLUB_TABLE):
            assert not await server.store.all(sa.select(table))
        await server.stop()

    run(scene())


def test_a_club_is_no_larger_than_it_may_be_and_nobody_is_in_very_many(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db", limits="members=2,memberships=1") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            club = await found(ada)
            assert (await ada("POST", "/api/clubs", name="More")).json()["code"] == "too-many-clubs"
            answers = await asyncio.gather(*(one("POST", "/api/clubs/join", link=club["link"]) for one in (bob, eve)))
            assert sorted(answer.status_code for answer in answers) == [200, 409]

    asyncio.run(scene())


def test_the_board_of_a_club_tells_of_its_members_and_of_nobody_else(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            club = await found(ada)
            await bob("POST", "/api/clubs/join", link=club["link"])
            await play(ada, bob, eve)
            await wait_for(ada, "/api/me/history", lambda told: told["entries"])
            board = await get(bob, f"/api/clubs/{club['id']}/boards/line-it")
            assert [(row["name"], row["played"], row["won"], row["place"]) for row in board["rows"]] == [
                ("Ada", 1, 1, 0), ("Bob", 1, 0, 0),
            ]  # fmt: skip
            assert (await get(ada, f"/api/clubs/{club['id']}/boards/line"))["rows"] == []

    asyncio.run(scene())


def test_settled_ratings_have_places_and_equal_ones_share_theirs(settings, run):
    async def scene():
        server = Server(settings, PlayersHere())
        await server.start()
        for name, mu, sigma in (("Ada", 1400, 90), ("Bob", 1301, 90), ("Cleo", 1299, 90), ("Dan", 1200, 90), ("Eve", 1900, 190)):
            person, _ = await server.people.welcome(name)
            await server.profiles.switch(person.id, SetProfile(public=name != "Dan", rated=True))
            await server.store.write(sa.insert(RATING).values(person=person.id, game="line", mu=mu, sigma=sigma, games=40))
        board = await board_of_server(server.store, "line", person.id)
        told = [(row.place, row.name, row.rating.about, row.you) for row in board.rows]
        assert told == [(1, "Ada", 1400, False), (2, "Bob", 1300, False), (2, "Cleo", 1300, False), (0, "Eve", 1900, True)]
        await server.stop()

    run(scene())


def test_tables_of_a_club_are_in_the_lobby_of_its_members(tmp_path, monkeypatch):
    monkeypatch.setattr("linewright.server.meet.lobby.FRESH_SECONDS", 0.0)

    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            club = await found(ada)
            await bob("POST", "/api/clubs/join", link=club["link"])
            table = (await ada("POST", "/api/tables", game="line-it", seats=["me", "human"], access="link")).json()["id"]
            assert (await bob("POST", f"/api/clubs/{club['id']}/tables", table=table)).json()["code"] == "not-host"
            assert (await ada("POST", f"/api/clubs/{club['id']}/tables", table=table)).status_code == 200
            await get(ada, f"/api/tables/{table}/events")
            (seen,) = (await get(bob, "/api/lobby"))["tables"]
            assert (seen["id"], seen["club"], seen["host"]) == (table, "Friday", "Ada")
            assert (await get(eve, "/api/lobby"))["tables"] == []
            other = await found(bob, "Other")
            assert [one["id"] for one in (await get(bob, f"/api/clubs/{club['id']}/tables"))["tables"]] == [table]
            assert (await get(bob, f"/api/clubs/{other['id']}/tables"))["tables"] == []
            assert (await get(ada, f"/api/clubs/{other['id']}/tables", 404))["code"] == "no-such-club"
            await ada("POST", f"/api/tables/{table}/access", access="listed")
            (seen,) = (await get(bob, "/api/lobby"))["tables"]
            assert seen["club"] == ""  # once, among those for everybody
            assert len((await get(bob, f"/api/clubs/{club['id']}/tables"))["tables"]) == 1
            await ada("POST", f"/api/tables/{table}/access", access="locked")
            assert (await get(bob, "/api/lobby"))["tables"] == []

    asyncio.run(scene())
