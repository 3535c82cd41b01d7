"""People meet: at tables that everybody may come to, and in companies of those who wait for the same."""

import asyncio
import contextlib

import pytest
import sqlalchemy as sa

from linewright.core.errors import LinewrightError
from linewright.server.keep.schema import MEETING, SEEKING, SITTING, TABLES
from linewright.server.meet.company import AWAY_MS, BROKEN_MS
from linewright.server.meet.lobby import LISTED
from linewright.server.meet.wishes import WAIT_MS, Seeker, Wish, gather_companies, read_wish, table_for
from linewright.server.process import Server
from linewright.server.settings import Limits, Settings, database_address
from linewright.server.table.act import Who
from linewright.server.table.acts.opening import NewTable
from tests.server.conftest import fresh_postgres
from tests.server.script import PlayersHere
from tests.server.test_erasure import at_server

# Who suits whom


def waiting(*wishes, until=100):
    """People who wait for these, a, b, c, ... one after the other."""
    return [
        Seeker(letter, letter, Wish(*wish), since, until)
        for since, (letter, wish) in enumerate(zip("abcdefgh", wishes, strict=False))
    ]


def companies(*wishes, now=50):
    return [
        ("".join(one.person for one in found.people), found.game, found.seats)
        for found in gather_companies(waiting(*wishes), now)
    ]


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        ([("line", 2), ("line", 2)], [("ab", "line", 2)]),
        ([("line", 2), ("sequence", 2)], []),
        ([("line", 2, "fast"), ("line", 2, "calm")], []),
        ([("line", 3), ("line", 3)], []),  # one is missing
        ([("line", 3), ("line", 3), ("", 0)], [("abc", "line", 3)]),
        ([("", 0), ("", 4), ("sequence", 0), ("sequence", 0)], [("abcd", "sequence", 4)]),
        ([("", 0), ("line", 2), ("sequence", 2)], [("ab", "line", 2)]),  # whoever came first is first
        ([("sequence", 0)] * 5, [("abcde", "sequence", 6)]),  # five cannot sit alone: a bot comes too
        ([("line", 2)] * 5, [("ab", "line", 2), ("cd", "line", 2)]),
        ([("", 12), ("line-it", 0)], []),  # no twelve can play it
    ],
)
def test_those_who_wait_for_the_same_play_together(wishes, found):
    assert companies(*wishes) == found


def test_bots_come_when_nobody_has_for_a_while():
    assert companies(("line", 4), ("sequence", 2), now=100) == [("a", "line", 4), ("b", "sequence", 2)]
    assert companies(("line", 4, "calm", "master"), ("line", 4, "calm", "newcomer"), now=100) == [("ab", "line", 4)]
    (found,) = gather_companies(waiting(("line", 4, "calm", "master"), ("line", 4, "calm", "newcomer")), 100)
    table = table_for(found)
    assert table.seats == ["human", "human", "newcomer", "newcomer"]  # as strong as the weaker wish
    assert (table.house.clock.kind, table.house.clock.then, table.access) == ("turn", "bot", "link")


def test_a_race_has_no_clock_for_turns():
    (found,) = gather_companies(waiting(("head-line", 2), ("head-line", 2)), 0)
    assert table_for(found).house.clock.kind == "none"


@pytest.mark.parametrize(
    "wish", [Wish("solo-line"), Wish("", 1), Wish("", 13), Wish("line", 12), Wish("chess"), Wish(level="\0")]
)
def test_a_wish_that_nothing_meets_is_refused(wish):
    with pytest.raises(LinewrightError):
        read_wish(wish)


# Tables that everybody may come to


async def lobby(ask):
    return (await ask("GET", "/api/lobby")).json()["tables"]


def test_a_listed_table_is_seen_by_everybody_until_it_is_full_shut_or_deserted(tmp_path, monkeypatch):
    monkeypatch.setattr("linewright.server.meet.lobby.FRESH_SECONDS", 0.0)

    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            for access in ("open", "link"):
                await ada("POST", "/api/tables", game="line-it", access=access)
            assert await lobby(bob) == []
            wish = {"game": "line-it", "seats": ["me", "greedy", "human"], "access": "listed"}
            table = (await ada("POST", "/api/tables", **wish)).json()["id"]
            path = f"/api/tables/{table}"
            assert await lobby(bob) == []  # nobody is there
            await ada("GET", f"{path}/events")
            (told,) = await lobby(bob)
            assert (told["id"], told["game"], told["host"], told["free"]) == (table, "line-it", "Ada", 1)
            assert [(one["name"], one["bot"]) for one in told["seats"]] == [("Ada", ""), ("", "greedy"), ("", "")]
            await ada("POST", f"{path}/access", access="locked")
            assert await lobby(bob) == []
            await ada("POST", f"{path}/access", access="listed")
            assert len(await lobby(eve)) == 1
            link = (await ada("POST", f"{path}/link")).json()
            assert "number" in link
            (told,) = await lobby(bob)
            assert told["id"] != table  # the new link leads there
            await eve("POST", f"/api/tables/{told['id']}/chat", text="May I?")
            assert (await ada("POST", f"{path}/remove", person=eve.id)).status_code == 200
            assert (await lobby(eve), len(await lobby(bob))) == ([], 1)
            assert (await bob("POST", f"/api/tables/{told['id']}/seats")).status_code == 200
            assert await lobby(eve) == []
            await bob("POST", f"/api/tables/{told['id']}/leave", seat=2)
            assert len(await lobby(bob)) == 1
            monkeypatch.setattr("linewright.server.meet.lobby.AWAY_SECONDS", 0.0)
            assert await lobby(bob) == []

    asyncio.run(scene())


def test_nobody_fills_the_list_of_open_tables_alone(tmp_path, monkeypatch):
    monkeypatch.setattr("linewright.server.meet.lobby.FRESH_SECONDS", 0.0)

    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, eve = await guest("Ada"), await guest("Eve")
            wish = {"game": "line-it", "seats": ["me", "human"], "access": "listed"}
            table = (await ada("POST", "/api/tables", **wish)).json()["id"]
            for _ in range(LISTED):
                newest = (await eve("POST", "/api/tables", **wish)).json()["id"]
            await ada("GET", f"/api/tables/{table}/events")
            await eve("GET", f"/api/tables/{newest}/events")
            assert [one["id"] for one in await lobby(ada)] == [newest, table]

    asyncio.run(scene())


# Company


@contextlib.asynccontextmanager
async def offices(settings, count=1):
    """Servers on one store, as so many processes."""
    servers = [Server(settings, PlayersHere()) for _ in range(count)]
    for one in servers:
        await one.start()
    try:
        yield servers
    finally:
        for one in servers:
            await one.stop()


async def come(server, name):
    person, _ = await server.people.welcome(name)
    return person.id


def test_two_who_wait_for_the_same_meet_and_a_third_gives_up(settings, run):
    async def scene():
        async with offices(settings) as (server,):
            office, ada, bob, cleo = server.company, *[await come(server, name) for name in ("Ada", "Bob", "Cleo")]
            wish = Wish("line", 2)
            assert (await office.look(ada)).status == "none"
            first = await office.seek(ada, wish)
            assert (first.status, first.wish, first.until - first.since, first.others) == ("waiting", wish, WAIT_MS, 0)
            assert (await office.seek(cleo, Wish("line", 3))).others == 0
            assert (await office.seek(ada, wish)).since == first.since  # keeps the place
            found = await office.seek(bob, Wish())
            assert found.status == "found"
            assert (await office.look(ada)).table == found.table
            table = (await server.hall.get(found.table)).table
            assert (table.status, table.game.name, table.seat_names) == ("playing", "line", ["Ada", "Bob"])
            assert (await office.give_up(cleo)).status == "none"
            assert (await office.look(cleo)).status == "none"
            assert (await office.give_up(bob)).table == found.table  # too late: they sit there
            again = await office.seek(bob, wish)
            assert again.status == "waiting"  # company that was found once is found
            with_bots = await office.hurry(bob)
            alone = (await server.hall.get(with_bots.table)).table
            assert (alone.seat_names, alone.seat_bots) == (["Bob", ""], ["", "greedy"])

    run(scene())


def test_whoever_stays_away_is_forgotten_and_bots_come_after_a_while(played):
    scene = played("line-it", "A sits 0, B sits 1")
    office, clock = scene._server.company, scene.clock
    ada, bob = scene.people["A"].id, scene.people["B"].id
    scene._run(office.seek(ada, Wish("line", 2)))
    clock.move_to(clock.ms + AWAY_MS + 1)
    assert scene._run(office.seek(bob, Wish("line", 2))).status == "waiting"  # Ada has gone
    assert scene._run(office.look(ada)).status == "none"
    for _ in range(WAIT_MS // 5_000 - 1):
        clock.move_to(clock.ms + 5_000)
        assert scene._run(office.look(bob)).status == "waiting"
    clock.move_to(clock.ms + 5_000)
    found = scene._run(office.look(bob))
    assert found.status == "found"
    assert scene._run(scene._server.hall.get(found.table)).table.seat_bots[1]


def test_waiting_goes_on_after_a_crash_and_a_table_that_was_never_set_up_is_forgotten(played):
    scene = played("line-it", "A sits 0, B sits 1")
    ada, bob = scene.people["A"].id, scene.people["B"].id
    scene._run(scene._server.company.seek(ada, Wish("line", 2)))
    at = scene.clock.now_ms()
    scene._run(scene._server.store.write(sa.insert(MEETING).values(person=ada, table_id="", at=at)))  # and then the power went
    scene.crash()
    scene.restart()
    assert scene._run(scene._server.company.seek(bob, Wish("line", 2))).status == "waiting"
    for _ in range(BROKEN_MS // 5_000 + 1):
        scene.clock.move_to(scene.clock.ms + 5_000)
        met = [scene._run(scene._server.company.look(one)) for one in (bob, ada)]
        scene._run(scene._server.store.write(sa.update(SEEKING).values(seen=scene.clock.now_ms())))
    assert [one.status for one in met] == ["waiting", "found"]
    assert scene._run(scene._server.company.look(bob)).table == met[1].table


def test_whoever_may_host_no_table_keeps_nobody_from_company(database, run):
    settings = Settings(database_address(database), limits=Limits(tables=1))

    async def scene():
        async with offices(settings) as (server,):
            office, ada, bob, eve = server.company, *[await come(server, name) for name in ("Ada", "Bob", "Eve")]
            first = await server.hall.create(NewTable("line-it", ["me", "human"]), Who(eve, "Eve"))
            await office.seek(eve, Wish("line", 2))
            found = await office.seek(bob, Wish("line", 2))
            table = (await server.hall.get(found.table)).table
            assert (table.status, table.seat_names, table.host) == ("playing", ["Eve", "Bob"], bob)
            await office.seek(eve, Wish("line", 2))
            assert (await office.seek(bob, Wish("line", 2))).status == "none"  # nobody has room: nobody waits in vain
            assert (await office.look(eve)).status == "none"
            assert (await office.seek(ada, Wish("line", 2))).status == "waiting"
            assert first.table.status == "open"

    run(scene())


def test_what_was_found_stays_found_however_long_somebody_is_away(played):
    scene = played("line-it", "A sits 0, B sits 1")
    office, clock = scene._server.company, scene.clock
    ada, bob = scene.people["A"].id, scene.people["B"].id
    scene._run(office.seek(ada, Wish("line", 2)))
    found = scene._run(office.seek(bob, Wish("line", 2)))
    clock.move_to(clock.ms + 20 * AWAY_MS)
    assert scene._run(office.seek(bob, Wish("line", 3))).status == "waiting"
    assert scene._run(office.look(ada)).table == found.table


def test_two_processes_seat_nobody_twice(postgres):
    settings = Settings(database_address(fresh_postgres(postgres)))
    people = 16

    async def ask_until_found(servers, person, turn):
        while (told := await servers[turn % 2].company.look(person)).status != "found":
            turn += 1
        return told.table

    async def scene():
        async with offices(settings, 2) as servers:
            ids = [await come(servers[0], f"P{number}") for number in range(people)]
            wishes = [Wish("line", 2), Wish("", 2), Wish("line", 0), Wish("", 0)]
            await asyncio.gather(*(servers[i % 2].company.seek(one, wishes[i % 4]) for i, one in enumerate(ids)))
            tables = await asyncio.gather(*(ask_until_found(servers, one, i) for i, one in enumerate(ids)))
            rows = await servers[0].store.all(sa.select(SITTING))
            assert sorted(row.person for row in rows) == sorted(ids)  # each once
            assert {row.table_id for row in rows} == set(tables)
            assert len(await servers[0].store.all(sa.select(TABLES))) == len(set(tables))  # none was set up in vain

    asyncio.run(scene())
