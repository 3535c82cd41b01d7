"""What people have done here, as it is told: to themselves, to friends, to everybody where they like."""

import asyncio
import contextlib
import sqlite3

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from linewright.server.fame.boards import board_of_club, board_of_server
from linewright.server.fame.profiles import SERIES, Between, SetProfile, read_outcome, series_up_to
from linewright.server.keep.schema import MIGRATIONS, PLAYED, RESULT
from linewright.server.keep.traces import read_traces
from linewright.server.process import Server
from linewright.server.table.act import Who
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.acts.resigning import Resign
from linewright.server.table.acts.seats import TakeSeat
from linewright.server.table.acts.starting import Start
from linewright.server.table.deeds import deeds_of, places_of
from tests.server.script import PlayersHere
from tests.server.test_erasure import at_server
from tests.server.test_ratings import outcome

# Places


def test_places_go_by_victory_then_points_and_whoever_gave_up_comes_last():
    assert places_of(outcome("abcd", winners=(2,), scores=(4, 7, 9, 7), resigned=[0])) == {0: 4, 1: 2, 2: 1, 3: 2}
    assert places_of(outcome("abcd", winners=(0, 2), scores=(2, 1, 2, 1), sides=[0, 1, 0, 1])) == {0: 1, 1: 2}


@pytest.mark.parametrize(
    ("match", "found"),
    [
        (outcome("ab"), {"a": ("won", "people"), "b": ("lost", "people")}),
        (outcome("abc", winners=(0, 1)), {"a": ("shared", "people"), "b": ("shared", "people"), "c": ("lost", "people")}),
        (outcome("ab", winners=()), {"a": ("drawn", "people"), "b": ("drawn", "people")}),
        (outcome("a.", winners=(1,)), {"a": ("lost", "bots")}),
        (outcome("a", winners=(0,)), {"a": ("won", "alone")}),
        (outcome("a", winners=()), {"a": ("lost", "alone")}),
        (outcome("aab", winners=(1,)), {"a": ("lost", "screen"), "b": ("lost", "people")}),
        (outcome("abcd", winners=(0, 2), sides=[0, 1, 0, 1]), {"a": ("won", "people"), "b": ("lost", "people")}),
    ],
)
def test_what_a_match_was_to_each(match, found):
    told = {one["person"]: (one["result"], one["against"]) for one in deeds_of(match)}
    assert {person: told[person] for person in found} == found


def test_a_series_counts_matches_of_the_same_people_and_no_others():
    row = {0: outcome("ac"), 1: outcome("ab"), 2: outcome("ab", winners=(1,)), 3: outcome("ab", winners=(0, 1)), 4: outcome("ab")}
    series = series_up_to(row, 4)
    assert (series.matches, series.won, series.shared) == (4, [3, 2], 1)
    assert series_up_to(row, 0).matches == 1


# Over the API


async def play(host, *others, game="line-it", bots=0, house=None):
    """Play a match that all people give up but the host, who does so where there are bots; gives the table."""
    seats = ["me", *["human"] * len(others), *["greedy"] * bots]
    table = (await host("POST", "/api/tables", game=game, seats=seats, house=house or {})).json()["id"]
    for one in others:
        assert (await one("POST", f"/api/tables/{table}/seats")).status_code == 200
    assert (await host("POST", f"/api/tables/{table}/start")).status_code == 200
    await give_up(table, *others, *([host] if bots else []))  # a bot would play on for long
    return table


async def give_up(table, *people):
    for one in people:
        seat = (await one("GET", f"/api/tables/{table}/events")).json()["views"][0]["seat"]
        assert (await one("POST", f"/api/tables/{table}/resign", seat=seat)).status_code == 200


async def get(who, path, status=200):
    answer = await who("GET", path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def wait_for(who, path, holds):
    """Ask until what is done beside the answers has been done."""
    for _ in range(200):
        told = await get(who, path)
        if holds(told):
            return told
        await asyncio.sleep(0.01)
    raise AssertionError(told)


def test_history_statistics_and_series_tell_what_was_played(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob = await guest("Ada"), await guest("Bob")
            table = await play(ada, bob)
            await ada("POST", f"/api/tables/{table}/rematch")
            await bob("POST", f"/api/tables/{table}/rematch")
            await give_up(table, ada)
            await play(ada, bots=1, game="line")
            told = await wait_for(ada, "/api/me/history", lambda told: len(told["entries"]) == 3)
            assert told["games"] == ["line", "line-it"]
            alone, second, first = told["entries"]
            assert (alone["game"], alone["against"], alone["result"], alone["place"]) == ("line", "bots", "lost", 2)
            assert [player["bot"] for player in alone["players"]] == ["", "greedy"]
            assert (first["result"], first["series"]["won"], second["result"]) == ("won", [1, 0], "lost")
            assert (second["table"], second["match"], second["series"]) == (
                table,
                1,
                {"matches": 2, "won": [1, 1], "shared": 0, "sides": [0, 1]},
            )
            assert [(one["name"], one["you"]) for one in first["players"]] == [("Ada", True), ("Bob", False)]
            assert len((await get(ada, "/api/me/history?game=line"))["entries"]) == 1
            assert (await get(bob, "/api/me/history"))["entries"][1]["result"] == "lost"
            series = await get(bob, f"/api/tables/{table}/series")
            assert series == {"matches": 2, "won": [1, 1], "shared": 0, "sides": [0, 1]}
            games = {one["game"]: one for one in (await get(ada, "/api/me/profile"))["games"]}
            people = games["line-it"]["people"]
            assert (people["played"], people["won"], people["lost"], people["place"]) == (2, 1, 1, 1.5)
            assert games["line-it"]["bots"]["played"] == 0
            assert (games["line"]["bots"]["played"], games["line"]["bots"]["place"]) == (1, 2.0)
            assert games["line"]["rating"] is None

    asyncio.run(scene())


def test_a_history_goes_on_page_by_page(tmp_path, monkeypatch):
    monkeypatch.setattr("linewright.server.fame.profiles.ENTRIES", 2)

    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada = await guest("Ada")
            for _ in range(3):
                await play(ada, bots=1)
            first = await wait_for(ada, "/api/me/history", lambda told: told["next"] is not None)
            rest = await get(ada, f"/api/me/history?skip={first['next']}")
            assert (len(first["entries"]), len(rest["entries"]), rest["next"]) == (2, 1, None)
            assert len({one["table"] for one in first["entries"] + rest["entries"]}) == 3

    asyncio.run(scene())


def test_a_series_and_a_history_look_back_a_hundred_matches_and_no_further(settings, run):
    """A table may have thousands, and all of them were read and counted for each look."""

    async def scene():
        server = Server(settings, PlayersHere())
        await server.start()
        ada, bob = [(await server.people.welcome(name))[0].id for name in ("Ada", "Bob")]
        match = outcome([ada, bob])
        facts = {name: msgspec.json.encode(getattr(match, name)).decode() for name in ("scores", "winners", "people")}
        facts |= {"game": "line-it", "number": 1, "facts": msgspec.json.encode(match).decode(), "rated": 1}
        for table in ("one", "two"):
            results = [{**facts, "table_id": table, "match": number, "ended": number} for number in range(3 * SERIES)]
            deeds = [{**one, **deed, "game": "line-it"} for one in results for deed in deeds_of(match)]
            played = [{name: deed[name] for name in PLAYED.c.keys()} for deed in deeds]  # noqa: SIM118  of columns
            await server.store.write(sa.insert(RESULT).values(results), *(sa.insert(PLAYED).values(one) for one in played))
        series = await server.profiles.series("one", None)
        assert (series.matches, series.won) == (SERIES, [SERIES, 0])
        entries = (await server.profiles.history(ada)).entries
        assert [(one.match, one.series.matches) for one in entries[:2]] == [(3 * SERIES - 1, SERIES)] * 2
        first = (await server.profiles.history(ada, skip=6 * SERIES - 4)).entries
        assert [(one.match, one.series.matches) for one in first] == [(1, 2), (1, 2), (0, 1), (0, 1)]
        await server.stop()

    run(scene())


def test_a_profile_is_seen_by_whom_its_owner_lets_see_it(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            await play(ada, bob)
            path = f"/api/people/{ada.id}"
            assert (await get(bob, path, 404))["code"] == "no-such-profile"
            assert (await get(bob, "/api/people/nobody", 404))["code"] == "no-such-profile"
            await bob("POST", "/api/me/people", person=ada.id)
            await get(bob, path, 404)  # asked is not answered
            await ada("POST", "/api/me/people", person=bob.id)
            seen = await get(bob, path)
            assert (seen["name"], seen["since"], seen["between"]) == ("Ada", 0, {"won": 0, "lost": 1, "even": 0})
            await get(eve, path, 404)
            assert (await ada("POST", "/api/me/profile", public=True)).json()["public"] is True
            assert (await get(eve, path))["between"] is None
            await ada("POST", "/api/me/profile", public=False)
            await get(eve, path, 404)

    asyncio.run(scene())


def test_a_rating_is_told_on_profile_history_and_board_once_it_is_wanted(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob = await guest("Ada"), await guest("Bob")
            for one in (ada, bob):
                assert (await one("POST", "/api/me/profile", rated=True)).json()["rated"] is True
            await play(ada, bob)
            told = await wait_for(
                ada, "/api/me/history", lambda told: told["entries"] and told["entries"][0]["change"] is not None
            )
            assert told["entries"][0]["change"] > 0
            (game,) = (await get(ada, "/api/me/profile"))["games"]
            assert (game["rating"]["certainty"], game["rating"]["games"], game["can_rate"]) == ("new", 1, True)
            board = await get(bob, "/api/boards/line-it")
            assert board["rows"] == []  # nobody shows theirs to all
            await ada("POST", "/api/me/profile", public=True)
            assert (await get(bob, "/api/boards/line-it"))["rows"] == []  # and nothing has settled
            (row,) = (await get(ada, "/api/boards/line-it"))["rows"]  # but to oneself
            assert (row["place"], row["you"], row["played"], row["won"]) == (0, True, 1, 1)
            assert (await ada("GET", "/api/boards/chess")).status_code == 422

    asyncio.run(scene())


# Everything goes, and everything is told


def test_erasing_somebody_erases_what_they_have_done_and_others_keep_theirs(tmp_path):
    file = tmp_path / "tables.db"

    async def scene():
        async with at_server(file) as guest:
            ada, bob = await guest("Ada"), await guest("Bob")
            for one in (ada, bob):
                await one("POST", "/api/me/profile", rated=True, public=True)
            table = await play(ada, bob)
            await wait_for(ada, "/api/me/history", lambda told: told["entries"] and told["entries"][0]["change"] is not None)
            await ada("POST", "/api/me/people", person=bob.id)
            await bob("POST", "/api/me/people", person=ada.id)
            club = (await ada("POST", "/api/clubs", name="Friday")).json()
            await bob("POST", "/api/clubs/join", link=club["link"])
            assert (await ada("POST", "/api/me/invitations", table=table)).status_code == 200
            data = (await get(ada, "/api/me/data"))["kept"]
            assert {name for name, rows in data.items() if rows} >= {
                "played", "profile", "rating", "rated", "friend", "member", "hosts", "has_invited",
            }  # fmt: skip
            assert (await get(bob, "/api/me/data"))["kept"]["invited"][0]["by"] == ada.id
            assert (await ada("DELETE", "/api/me")).status_code == 200
            await get(bob, f"/api/tables/{table}/events")  # whoever loads the table notes its result again
            with contextlib.closing(sqlite3.connect(file)) as kept:
                for name in ("played", "profile", "rating", "rated", "friend", "member", "invited", "club"):
                    rows = str(kept.execute(f"SELECT * FROM {name}").fetchall())  # noqa: S608  a name of ours
                    assert ada.id not in rows, name
            told = (await get(bob, "/api/me/history"))["entries"][0]
            assert told["players"][0] == told["players"][0] | {"person": "", "name": "", "bot": ""}
            assert (await get(bob, "/api/me/people"))["friends"] == []
            assert (await get(bob, f"/api/clubs/{club['id']}"))["host"] is True  # whoever is left keeps it

    asyncio.run(scene())


def test_a_history_begins_with_what_was_played_before_there_was_one(tmp_path):
    """The migration reads the results there are; of those who are gone it keeps nothing."""
    file = tmp_path / "tables.db"
    engine = sa.create_engine(f"sqlite:///{file}")

    def bring_to(version):
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.set_main_option("path_separator", "os")
            config.attributes["connection"] = connection
            command.upgrade(config, version)

    bring_to("0009")
    with engine.begin() as connection:
        for person in ("a", "b"):
            connection.execute(sa.text("INSERT INTO person (id, name, created) VALUES (:id, :id, 1)"), {"id": person})
        for match, scores, winners, people in (
            (0, "[3,5]", "[1]", '["a","b"]'),
            (1, "[9,1]", "[0]", '["gone",""]'),
            (2, "[", "", ""),
        ):
            connection.execute(
                sa.text("INSERT INTO result VALUES ('t', :match, 'line', 7, 9, :scores, :winners, :people)"),
                {"match": match, "scores": scores, "winners": winners, "people": people},
            )
    bring_to("head")
    with engine.connect() as connection:
        rows = connection.execute(sa.select(PLAYED).order_by(PLAYED.c.person)).all()
        assert [(row.person, row.result, row.place, row.score, row.against) for row in rows] == [
            ("a", "lost", 2, 3, "people"),
            ("b", "won", 1, 5, "people"),
        ]
        assert {rated for (rated,) in connection.execute(sa.text("SELECT rated FROM result"))} == {1}
        old = connection.execute(sa.text("SELECT * FROM result ORDER BY match")).all()
    assert read_outcome(old[0]).scores == [3, 5]
    assert read_outcome(old[2]) is None
    engine.dispose()


def test_both_databases_tell_the_same(settings, run):
    """One evening of three people, asked for in every way there is."""

    async def scene():
        server = Server(settings, PlayersHere())
        await server.start()
        people = [(await server.people.welcome(name))[0] for name in ("Ada", "Bob", "Cleo")]
        ada, bob, cleo = (Who(one.id, one.name) for one in people)
        for one in (ada, bob):
            await server.profiles.switch(one.id, SetProfile(public=True, rated=True))
        club = await server.clubs.create(ada.id, "Friday")
        await server.clubs.join(bob.id, club.link)
        gathering = await server.hall.create(NewTable("line", ["me", "human", "human"]), ada)
        for seat, one in ((1, bob), (2, cleo)):
            await server.hall.ask(gathering, one, TakeSeat(seat=seat))
        await server.hall.ask(gathering, ada, Start())
        for seat, one in ((1, bob), (2, cleo)):
            await server.hall.ask(gathering, one, Resign(seat=seat))
        await server.hall.finish_chores()
        table = gathering.table.id
        history = await server.profiles.history(bob.id, "line")
        (entry,) = history.entries
        assert (entry.result, entry.place, entry.sides, [player.name for player in entry.players]) == (
            "lost",
            2,
            3,
            ["Ada", "Bob", "Cleo"],
        )
        assert entry.change < 0
        (record,) = (await server.profiles.find(ada.id, bob.id)).games
        assert (record.people.won, record.people.place, record.rating.certainty) == (1, 1.0, "new")
        assert await server.profiles.between(bob.id, [ada.id, cleo.id]) == {ada.id: Between(0, 1, 0), cleo.id: Between(0, 0, 1)}
        assert [one.name for one in (await server.friends.list(ada.id)).recent] in (["Bob", "Cleo"], ["Cleo", "Bob"])
        await server.friends.ask(bob.id, ada.id)
        assert await server.friends.count_requests(ada.id) == 1
        await server.friends.ask(ada.id, bob.id)
        told = await server.friends.list(bob.id)
        assert ([one.name for one in told.friends], [one.name for one in told.recent]) == (["Ada"], ["Cleo"])
        await server.friends.block(cleo.id, ada.id)
        again = (await server.invitations.invite_again(ada, table, 0)).table
        assert [one.table for one in await server.invitations.list(bob.id)] == [again.id]
        assert await server.invitations.list(cleo.id) == []
        await server.clubs.list_table(ada.id, club.id, again.id)
        await server.hall.get(again.id)
        (await server.hall.get(again.id)).seen[ada.id] = server.clock.monotonic()
        assert [(one.id, one.club) for one in await server.lobby.club_tables(bob.id)] == [(again.id, "Friday")]
        rows = (await board_of_club(server.store, club.id, "line", bob.id)).rows
        assert [(row.name, row.played, row.won, row.you) for row in rows] == [("Ada", 1, 1, False), ("Bob", 1, 0, True)]
        assert [row.name for row in (await board_of_server(server.store, "line", bob.id)).rows] == ["Bob"]
        kept = await read_traces(server.store, bob.id)
        assert {name for name, rows in kept.items() if rows} == {
            "played",
            "profile",
            "rating",
            "rated",
            "friend",
            "invited",
            "member",
        }
        await server.people.erase(bob.id)
        kept = await read_traces(server.store, bob.id)
        assert not any(kept.values())
        await server.stop()

    run(scene())


def test_a_hint_at_a_table_of_bots_is_noted_where_somebody_plays_for_a_rating(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada = await guest("Ada")
            for rated in (False, True):
                await ada("POST", "/api/me/profile", rated=rated)
                table = (await ada("POST", "/api/tables", game="line-it", seats=["me", "random"], first=0)).json()["id"]
                await ada("POST", f"/api/tables/{table}/start")
                assert (await ada("POST", f"/api/tables/{table}/hint", seat=0)).status_code == 200
                kinds = [event["kind"] for event in (await get(ada, f"/api/tables/{table}/events"))["events"]]
                assert ("hinted" in kinds) is rated

    asyncio.run(scene())


def test_lists_say_whose_profile_one_may_see(tmp_path):
    """One's own, those of friends, public ones: at a table, in a history, in a club."""

    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, cleo = await guest("Ada"), await guest("Bob"), await guest("Cleo")
            stranger = await guest("Eve")
            table = await play(ada, bob, cleo)
            await wait_for(ada, "/api/me/history", lambda told: told["entries"])
            club = (await ada("POST", "/api/clubs", name="Friday")).json()
            for one in (bob, cleo):
                await one("POST", "/api/clubs/join", link=club["link"])

            async def seen(who):
                of_table = set((await get(who, f"/api/tables/{table}/profiles"))["people"])
                (entry,) = (await get(who, "/api/me/history"))["entries"]
                of_match = {one["person"] for one in entry["players"] if one["has_profile"]}
                members = (await get(who, f"/api/clubs/{club['id']}"))["members"]
                assert of_table == of_match == {one["id"] for one in members if one["has_profile"]}
                return of_table

            assert (await seen(ada), await seen(bob)) == ({ada.id}, {bob.id})
            await bob("POST", "/api/me/profile", public=True)
            await ada("POST", "/api/me/people", person=cleo.id)
            await cleo("POST", "/api/me/people", person=ada.id)
            assert await seen(ada) == {ada.id, bob.id, cleo.id}
            assert await seen(bob) == {bob.id}
            assert await seen(cleo) == {ada.id, bob.id, cleo.id}
            assert (await get(stranger, f"/api/tables/{table}/profiles"))["people"] == [bob.id]

    asyncio.run(scene())
