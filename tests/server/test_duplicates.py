"""Duplicates: the same deals at many tables, and nobody is told anything of a deal that they may still play."""

import asyncio
import contextlib
import hashlib
import json
from types import SimpleNamespace

import httpx
import pytest
import sqlalchemy as sa

import linewright as lw
from linewright.bots import known_bot, repeatable_names
from linewright.core.match import load
from linewright.core.registry import find
from linewright.server.bots.rehearsal_worker import Job, play_board
from linewright.server.duplicates import days
from linewright.server.duplicates.office import RANKED
from linewright.server.duplicates.rehearsing import Rehearsals
from linewright.server.keep.purge import DAY_MS, Purge
from linewright.server.keep.schema import DUPLICATE, DUPLICATE_BOARD, DUPLICATE_ENTRANT, DUPLICATE_PLAY, PLAYED, RESULT
from linewright.server.process import Server
from linewright.server.settings import Keep, Settings, database_address, read_limits
from linewright.server.web.app import create_app
from tests.server.conftest import ROOMY, fresh_postgres
from tests.server.script import MovedClock, PlayersHere

SPEED = {"bot_delay": 0}
DUPLICATED = ["kidz-line", "line", "line-it", "sequence"]


@contextlib.asynccontextmanager
async def rooms(database, *, count=1, rehearses=True, limits=ROOMY):
    """A server in this process, or several on one database, whose bots think at once; how people ask, and the servers."""
    apps = [create_app(Settings(database, limits=read_limits(f"{limits},duplicates=1000"))) for _ in range(count)]
    async with contextlib.AsyncExitStack() as stack:
        for app in apps:
            app.server.players = app.server.attendant.bots.players = PlayersHere()
            if not rehearses:
                app.server.duplicates.rehearse = lambda *_: None
            await app.server.start()
            stack.push_async_callback(app.server.stop)
        made = [await stack.enter_async_context(client(app)) for app in apps]

        async def guest(name, place=0):
            answer = (await made[place].post("/api/me", json={"name": name, "secret": True})).json()
            for http in made:
                http.cookies.clear()
            headers = {"Authorization": f"Bearer {answer['secret']}"}

            async def ask(method, path, *, at=place, **body):
                return await made[at].request(method, path, json=body or None, headers=headers)

            ask.id = answer["id"]
            return ask

        guest.servers = [app.server for app in apps]
        guest.http = made
        yield guest


def client(app):
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


@pytest.fixture
def file(tmp_path):
    return database_address(str(tmp_path / "tables.db"))


@pytest.fixture(autouse=True)
def quick_rehearsals(monkeypatch):
    """Bots play boards themselves in this process, and only those that do so in no time."""

    async def outcomes(_self, job):
        for bot in ("newcomer", "apprentice"):
            yield play_board(job, bot)

    monkeypatch.setattr(Rehearsals, "outcomes", outcomes)


async def made(ask, **wish):
    answer = await ask("POST", "/api/duplicates", **{"game": "line-it", "seats": 2, "boards": 2, "bot": "newcomer"} | wish)
    assert answer.status_code == 200, answer.text
    return answer.json()["card"]["id"]


async def begun(ask, duplicate, number=0, **where):
    answer = await ask("POST", f"/api/duplicates/{duplicate}/deals/{number}", **SPEED, **where)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


async def given(ask, path, status=200, **where):
    answer = await ask("GET", path, **where)
    assert answer.status_code == status, answer.text
    return answer.json()


async def play(ask, table, choose=lambda legal: legal[0], **where):
    """Play a board to its end; the moves that were made there by all."""
    while True:
        told = await given(ask, f"/api/tables/{table}/events", **where)
        if told["table"]["status"] == "over":
            return [(event["seat"], event["text"]) for event in told["events"] if event["kind"] == "move"]
        view = told["views"][0]
        if view["legal"]:
            move = {"seat": view["seat"], "text": choose(view["legal"]), "after": told["number"], "id": f"m{told['number']}"}
            assert (await ask("POST", f"/api/tables/{table}/moves", **move, **where)).status_code in (200, 409)
        await asyncio.sleep(0)


async def resign(ask, table, seat=0):
    assert (await ask("POST", f"/api/tables/{table}/resign", seat=seat)).status_code == 200


async def resign_at_turn(ask, table):
    """Resign when it is one's turn: it is then always the same position."""
    for _ in range(2000):
        if (await given(ask, f"/api/tables/{table}/events"))["views"][0]["legal"]:
            break
        await asyncio.sleep(0.01)
    await resign(ask, table)


async def settle(guest):
    for server in guest.servers:
        await server.hall.finish_chores()
        await server.rehearsals.finish()


# The same for everybody


@pytest.mark.parametrize("name", DUPLICATED)
def test_equal_play_gives_equal_games_and_every_table_has_the_deal(file, name):
    async def scene():
        async with rooms(file) as guest:
            ada, ben, cem = [await guest(who) for who in ("Ada", "Ben", "Cem")]
            one = await made(ada, game=name, bot=repeatable_names(name)[0])
            tables = [await begun(ask, one) for ask in (ada, ben, cem)]
            assert len(set(tables)) == 3
            games = [
                await play(ada, tables[0]),
                await play(ben, tables[1]),
                await play(cem, tables[2], lambda legal: legal[-1]),
            ]
            assert games[0] == games[1]
            assert games[0] != games[2] or name == "kidz-line"
            await settle(guest)
            assert (await ada("POST", f"/api/duplicates/{one}/close")).status_code == 200
            facts = await given(ada, f"/api/duplicates/{one}")
            board = facts["boards"][0]
            assert hashlib.sha256(bytes.fromhex(board["secret"])).hexdigest() == board["commit"]
            matches = [load((await ada("GET", f"/api/tables/{table}/export")).text) for table in tables]
            assert {match.setup.deal.secret for match in matches} == {board["secret"]}
            for table in tables:
                assert (await given(ada, f"/api/tables/{table}/deal"))["agrees"]
            assert [line["percent"] for line in facts["ranking"] if line["name"] in ("Ada", "Ben")][:1] * 2 == [
                line["percent"] for line in facts["ranking"] if line["name"] in ("Ada", "Ben")
            ]

    asyncio.run(scene())


@pytest.mark.parametrize("name", DUPLICATED)
def test_bots_that_take_part_play_again_as_they_did(name):
    for bot in repeatable_names(name):
        job = Job(name, 2, dict(lw.new(name, seats=2).options), "ab" * 32, repeatable_names(name)[0])
        assert play_board(job, bot) == play_board(job, bot)


def test_the_strongest_bots_play_by_the_clock_and_so_against_nobody_here():
    assert "wright" not in repeatable_names("line-it")
    assert "master" not in repeatable_names("line")
    assert known_bot("line-it", "wright").is_repeatable("line-it") is False


@pytest.mark.parametrize("name", ["head-line", "long-line", "solo-line"])
def test_races_and_puzzles_have_no_duplicates(file, name):
    async def scene():
        async with rooms(file) as guest:
            ada = await guest("Ada")
            answer = await ada("POST", "/api/duplicates", game=name)
            assert (answer.status_code, answer.json()["code"]) == (400, "no-duplicates")

    asyncio.run(scene())
    assert not find(name).is_duplicated


def test_nothing_at_a_board_can_be_made_otherwise_than_it_is_for_the_others(file):
    refused = [
        ("nonces", {"seat": 0, "nonce": "ab" * 16}, "not-in-duplicate"),
        ("leave", {"seat": 0}, "not-in-duplicate"),
        ("hint", {"seat": 0}, "no-hints"),
        ("access", {"access": "open"}, "not-host"),
        ("link", {}, "not-host"),
        ("bots", {"seat": 1, "bot": "random"}, "not-host"),
        ("remove", {"person": "x"}, "not-host"),
        ("start", {}, "not-host"),
    ]

    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            one = await made(ada)
            table = await begun(ada, one)
            for path, body, code in refused:
                answer = await ada("POST", f"/api/tables/{table}/{path}", **body)
                assert answer.json()["code"] == code, (path, answer.text)
            assert (await ada("POST", f"/api/tables/{table}/pace", bot_delay=500)).status_code == 200
            await resign(ada, table)
            for path, code in (("rematch", "not-in-duplicate"), ("play-on", "deal-open")):
                answer = await ada(
                    "POST", f"/api/tables/{table}/{path}", **({"seat": 0, "moves": 0} if path == "play-on" else {})
                )
                assert answer.json()["code"] == code, answer.text
            await settle(guest)
            answer = await ada("POST", "/api/me/invitations", table=table, match=0)
            assert answer.json()["code"] == "not-in-duplicate", answer.text
            assert await begun(ada, one) == table  # one try

    asyncio.run(scene())


def test_only_what_has_shown_nothing_can_be_undone(file):
    codes = set()

    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            table = await begun(ada, await made(ada))
            for tried in range(40):
                told = await given(ada, f"/api/tables/{table}/events")
                if not told["views"][0]["legal"]:
                    await asyncio.sleep(0.01)
                    continue
                move = {"seat": 0, "text": told["views"][0]["legal"][0], "after": told["number"], "id": f"u{tried}"}
                assert (await ada("POST", f"/api/tables/{table}/moves", **move)).status_code == 200
                answer = await ada("POST", f"/api/tables/{table}/undo", seat=0)
                codes.add(answer.json().get("code", "undone"))
                if answer.status_code == 200:
                    told = await given(ada, f"/api/tables/{table}/events")
                    again = move | {"after": told["number"], "id": f"v{tried}"}
                    assert (await ada("POST", f"/api/tables/{table}/moves", **again)).status_code == 200

    asyncio.run(scene())
    assert "undo-shows" in codes
    assert codes <= {"undo-shows", "undone"}


# What is told, and to whom


def words_of(found):
    """Everything in an answer that is no time, and no id of the request."""
    return json.dumps(found, sort_keys=True)


@pytest.mark.parametrize("name", DUPLICATED)
def test_who_may_still_play_a_deal_hears_nothing_of_it_anywhere(file, name):
    """Two worlds: in one Ben plays a deal well, in the other badly; Ada, who has not played it, is told the same in both."""

    async def world(database, choose):
        heard = []
        async with rooms(database, rehearses=False) as guest:
            ada, ben = await guest("Ada"), await guest("Ben")
            await ben("POST", "/api/me/profile", public=True)
            one = await made(ada, game=name)
            second = sa.update(DUPLICATE_BOARD).where(DUPLICATE_BOARD.c.duplicate == one, DUPLICATE_BOARD.c.number == 1)
            await guest.servers[0].store.write(second.values(secret="ab" * 32))  # this one is the same in both worlds
            shared = await begun(ada, one, 1)
            await resign_at_turn(ada, shared)  # of this deal she may hear
            table, theirs = await begun(ben, one, 0), ""
            for moment in ("begun", "over"):
                if moment == "over":
                    await play(ben, table, choose)
                    theirs = await begun(ben, one, 1)
                    await resign_at_turn(ben, theirs)
                    await settle(guest)
                names = {table: "TABLE", shared: "OWN", one: "DUPLICATE", ada.id: "ADA", ben.id: "BEN"}
                names |= dict.fromkeys(await secrets_of(guest), "") | ({theirs: "THEIRS"} if theirs else {})
                for who in (ada, None):
                    for method, path in list_doors(one, table, ben.id):
                        answer = await (who(method, path) if who else guest.http[0].request(method, path))
                        place = path.replace(table, "TABLE").replace(one, "D").replace(ben.id, "BEN")
                        heard.append((moment, place, answer.status_code, scrub(answer.text, names)))
        return heard

    async def scene():
        first = await world(file, lambda legal: legal[0])
        second = await world(f"{file}2", lambda legal: legal[-1])
        for one, other in zip(first, second, strict=True):
            assert one == other
        told = {path: text for moment, path, _, text in reversed(first) if moment == "over"}
        assert '"name": "Ben"' in told["/api/duplicates/D/deals/1"]  # what Ada may know she is told
        assert "deal-open" in told["/api/duplicates/D/deals/0"]

    asyncio.run(scene())


def list_doors(one, table, ben):
    """Every door by which something of a board could be heard."""
    at_table = ["events", "stream", "beside", "series", "replay", "replay?seat=0", "replay?seat=1", "export", "deal", "review"]
    at_table += ["qr.svg", "picture.png"]
    yield from (("GET", f"/api/tables/{table}/{door}") for door in at_table)
    yield from (("POST", f"/api/tables/{table}/{door}") for door in ("review", "aside", "chat", "seats"))
    yield from (("GET", path) for path in ("/api/lobby", f"/api/people/{ben}", "/api/boards/line-it", "/api/me/tables"))
    yield from (("GET", path) for path in ("/api/me/history", "/api/me/friends", "/api/duplicates", f"/api/duplicates/{one}"))
    yield from (("GET", f"/api/duplicates/{one}/deals/{number}") for number in (0, 1))
    yield from (("GET", path) for path in (f"/plain/t/{table}", f"/t/{table}", f"/t/{table}/replay"))


async def secrets_of(guest):
    """What differs between two servers and says nothing: secrets of boards that nobody is told, as fingerprints."""
    rows = await guest.servers[0].store.all(sa.select(DUPLICATE_BOARD.c.secret))
    return [hashlib.sha256(bytes.fromhex(row.secret)).hexdigest() for row in rows]


def scrub(text, names):
    """An answer without ids, codes and times, which are others on each server."""
    for id_, name in names.items():
        text = text.replace(id_, name)
    with contextlib.suppress(ValueError):
        return words_of(forget(json.loads(text)))
    return text


def forget(found):
    if isinstance(found, dict):
        return {key: forget(value) for key, value in found.items() if key not in TIMES}
    return [forget(one) for one in found] if isinstance(found, list) else found


TIMES = ("time", "at", "closes", "ended", "created", "since", "code", "retry_after")


def test_without_the_guard_the_doors_would_tell(file):
    """The worlds do differ: whoever has played the deal hears how it went."""

    async def world(database, choose):
        async with rooms(database, rehearses=False) as guest:
            ben = await guest("Ben")
            one = await made(ben)
            await play(ben, await begun(ben, one, 0), choose)
            await settle(guest)
            (line,) = (await given(ben, f"/api/duplicates/{one}/deals/0"))["lines"]
            replay = await given(ben, f"/api/tables/{line['table']}/replay?seat=1")
            return words_of([line["points"], replay["frames"]])

    async def scene():
        assert await world(file, lambda legal: legal[0]) != await world(f"{file}2", lambda legal: legal[-1])

    asyncio.run(scene())


def test_whoever_has_played_a_deal_sees_it_again_at_all_tables_and_its_secret_when_the_duplicate_is_closed(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada, ben, eve = [await guest(name) for name in ("Ada", "Ben", "Eve")]
            one = await made(ada)
            tables = {ask: await begun(ask, one) for ask in (ada, ben)}
            await play(ben, tables[ben])
            await settle(guest)
            assert (await given(ada, f"/api/tables/{tables[ben]}/replay", 403))["code"] == "deal-open"
            await play(ada, tables[ada])
            await settle(guest)
            replay = await given(ada, f"/api/tables/{tables[ben]}/replay?seat=1")
            assert replay["deal"]["secret"] is None
            lines = (await given(ada, f"/api/duplicates/{one}/deals/0"))["lines"]
            assert {line["table"] for line in lines} == set(tables.values())
            for who in (ada, ben, eve):
                for door in ("export", "deal"):
                    answer = await who("GET", f"/api/tables/{tables[ben]}/{door}")
                    assert answer.json()["code"] == "deal-open"
            own = await given(ada, f"/api/tables/{tables[ada]}/events")
            assert own["table"]["deal"]["secret"] is None
            assert (await given(eve, f"/api/tables/{tables[ben]}/replay", 403))["code"] == "deal-open"
            assert (await eve("POST", f"/api/duplicates/{one}/close")).json()["code"] == "not-duplicate-host"
            assert (await ada("POST", f"/api/duplicates/{one}/close")).status_code == 200
            assert (await given(eve, f"/api/tables/{tables[ben]}/replay"))["frames"]
            assert (await given(eve, f"/api/tables/{tables[ben]}/deal"))["agrees"]
            assert len((await given(eve, f"/api/duplicates/{one}"))["ranking"]) == 2
            answer = await eve("POST", f"/api/duplicates/{one}/deals/0", **SPEED)
            assert answer.json()["code"] == "duplicate-closed"

    asyncio.run(scene())


def test_a_ranking_holds_only_deals_that_one_has_played_until_it_is_closed(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada, ben = await guest("Ada"), await guest("Ben")
            one = await made(ada)
            for number in (0, 1):
                await play(ben, await begun(ben, one, number))
            await resign(ada, await begun(ada, one, 0))
            await settle(guest)
            ranking = (await given(ada, f"/api/duplicates/{one}"))["ranking"]
            assert [(line["name"], line["place"], line["boards"], line["percent"]) for line in ranking] == [
                ("Ben", 1, 1, 100.0),
                ("Ada", 2, 1, 0.0),
            ]
            await ada("POST", f"/api/duplicates/{one}/close")
            ranking = (await given(ada, f"/api/duplicates/{one}"))["ranking"]
            assert [(line["name"], line["place"], line["boards"]) for line in ranking] == [("Ben", 1, 2), ("Ada", 0, 1)]

    asyncio.run(scene())


def test_of_very_many_the_best_are_listed_and_whoever_asks(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            one = await made(ada, boards=1)
            await resign(ada, await begun(ada, one))
            await settle(guest)
            facts = {"duplicate": one, "number": 0, "bot": "", "seat": 0, "table_id": "", "begun": 1, "ended": 1, "victory": 0}
            others = [{**facts, "person": f"n{place}", "lead": place % 300, "points": place} for place in range(RANKED + 200)]
            await guest.servers[0].store.write(sa.insert(DUPLICATE_PLAY).values(others))
            for door, part in ((f"/api/duplicates/{one}", "ranking"), (f"/api/duplicates/{one}/deals/0", "lines")):
                lines = (await given(ada, door))[part]
                assert (len(lines), lines[-1]["you"]) == (RANKED + 1, True)  # who gave up is last
                assert lines[0]["percent"] == 100.0
            (board,) = (await given(ada, f"/api/duplicates/{one}"))["boards"]
            assert (board["percent"], board["compared"]) == (0.0, RANKED + 200)

    asyncio.run(scene())


def test_boards_are_in_nobodys_history_and_change_no_rating(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            await ada("POST", "/api/me/profile", rated=True, public=True)
            await play(ada, await begun(ada, await made(ada)))
            await settle(guest)
            server = guest.servers[0]
            (result,) = await server.store.all(sa.select(RESULT))
            assert result.rated == 1
            assert await server.store.all(sa.select(PLAYED)) == []
            profile = await given(ada, "/api/me/profile")
            assert profile["games"] == []
            results = (await given(ada, "/api/me/tables"))["results"]
            assert len(results) == 1  # one's own, among one's own

    asyncio.run(scene())


# Of a day


def test_everybody_has_the_same_deals_on_a_day_and_nobody_can_guess_them(file):
    async def scene():
        async with rooms(file) as guest:
            ada = await guest("Ada")
            told = await given(ada, "/api/duplicates")
            assert [card["game"] for card in told["today"]] == ["line-it", "sequence", "line"]
            one = told["today"][0]["id"]
            first = [board["commit"] for board in (await given(ada, f"/api/duplicates/{one}"))["boards"]]
            assert len(set(first)) == 3
            assert [board["secret"] for board in (await given(ada, f"/api/duplicates/{one}"))["boards"]] == [None] * 3
            table = await begun(ada, one)
            await play(ada, table)
            await settle(guest)
            facts = await given(ada, f"/api/duplicates/{one}")
            assert facts["boards"][0]["compared"] == 2  # bots, though nobody else is here
            assert facts["boards"][0]["percent"] is not None
            lines = (await given(ada, f"/api/duplicates/{one}/deals/0"))["lines"]
            assert sorted(line["bot"] for line in lines) == ["", "apprentice", "newcomer"]
        async with rooms(f"{file}2") as guest:
            other = [board["commit"] for board in (await given(await guest("Ada"), f"/api/duplicates/{one}"))["boards"]]
            assert not set(first) & set(other)  # another server

    asyncio.run(scene())


def test_names_in_the_duplicate_of_a_day_are_those_of_friends_and_of_who_shows_theirs(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            people = {name: await guest(name) for name in ("Ada", "Open", "Shy")}
            await people["Open"]("POST", "/api/me/profile", public=True)
            one = (await given(people["Ada"], "/api/duplicates"))["today"][0]["id"]
            for ask in people.values():
                await resign(ask, await begun(ask, one))
            await settle(guest)
            for door, part in ((f"/api/duplicates/{one}", "ranking"), (f"/api/duplicates/{one}/deals/0", "lines")):
                lines = (await given(people["Ada"], door))[part]
                assert sorted(line["name"] for line in lines) == ["", "Ada", "Open"]
                assert sorted(bool(line["person"]) for line in lines) == [False, True, True]
            tables = [line["table"] for line in lines]  # those of the deal
            seen = [(await given(people["Ada"], f"/api/tables/{table}/replay"))["names"] for table in tables]
            assert sorted(seen) == [["", ""], ["Ada", ""], ["Open", ""]]
            own = next(table for table, names in zip(tables, seen, strict=True) if not any(names))
            assert (await given(people["Shy"], f"/api/tables/{own}/replay"))["names"] == ["Shy", ""]

    asyncio.run(scene())


def test_days_follow_each_other_and_a_streak_is_counted(file):
    clock = MovedClock()

    async def scene():
        server = Server(Settings(file), PlayersHere(), clock)
        server.duplicates.rehearse = lambda *_: None
        await server.start()
        try:
            person, _ = await server.people.welcome("Ada")
            office = server.duplicates
            for day in range(3):
                told = await office.find_all(person.id)
                assert [card.day for card in told.today] == [days.day_at(clock.now_ms()).isoformat()] * 3
                assert len(told.yesterday) == (3 if day else 0)
                assert told.streak == day
                if day:
                    (before, *_) = told.yesterday
                    assert (before.done, before.open) == (3, False)
                facts = {"duplicate": told.today[0].id, "person": person.id, "bot": "", "seat": 0, "begun": 1}
                facts |= {"ended": clock.now_ms(), "victory": 2, "lead": 1, "points": 1}
                await server.store.write(
                    *(sa.insert(DUPLICATE_PLAY).values(number=number, table_id=f"t{day}{number}", **facts) for number in range(3))
                )
                assert (await office.find_all(person.id)).streak == day + 1
                clock.ms += DAY_MS
            clock.ms += DAY_MS
            assert (await office.find_all(person.id)).streak == 0
        finally:
            await server.stop()

    asyncio.run(scene())


def test_whatever_ends_after_closing_does_not_count(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            one = await made(ada)
            table = await begun(ada, one)
            await ada("POST", f"/api/duplicates/{one}/close")
            await asyncio.sleep(0.002)
            await play(ada, table)
            await settle(guest)
            facts = await given(ada, f"/api/duplicates/{one}")
            assert facts["card"]["done"] == 0
            assert facts["ranking"] == []
            assert (await given(ada, f"/api/duplicates/{one}/deals/0"))["lines"] == []

    asyncio.run(scene())


# Teams


def test_two_teams_play_every_deal_from_both_sides(file):
    async def scene():
        async with rooms(file) as guest:
            people = [await guest(name) for name in ("Ada", "Ben", "Cem", "Dan")]
            one = await made(people[0], style="pairs", boards=1)
            assert (await people[0]("POST", f"/api/duplicates/{one}/deals/0", **SPEED)).json()["code"] == "teams-incomplete"
            for team, ask in zip((0, 1, 0, 1), people, strict=True):
                assert (await ask("POST", f"/api/duplicates/{one}/team", team=team)).status_code == 200
            fifth = await guest("Eve")
            assert (await fifth("POST", f"/api/duplicates/{one}/team", team=0)).json()["code"] == "team-full"
            tables = [await begun(ask, one) for ask in people]
            assert tables[0] == tables[1] != tables[2] == tables[3]
            seats = [
                (await given(ask, f"/api/tables/{tables[place]}/events"))["views"][0]["seat"] for place, ask in enumerate(people)
            ]
            assert seats == [0, 1, 1, 0]  # sides are swapped at the other table
            await resign(people[1], tables[1], 1)
            await settle(guest)
            facts = await given(people[0], f"/api/duplicates/{one}")
            assert [team["percent"] for team in facts["teams"]] == [None, None]  # the other table still plays
            assert (await people[2]("GET", f"/api/duplicates/{one}/deals/0")).json()["code"] == "deal-open"
            await resign(people[2], tables[2], 1)
            await settle(guest)
            facts = await given(people[0], f"/api/duplicates/{one}")
            assert [team["names"] for team in facts["teams"]] == [["Ada", "Cem"], ["Ben", "Dan"]]
            assert [team["percent"] for team in facts["teams"]] == [50.0, 50.0]  # each has won at one table

    asyncio.run(scene())


def test_nobody_takes_the_seat_of_another_at_a_board(file):
    async def scene():
        async with rooms(file) as guest:
            people = [await guest(name) for name in ("Ada", "Ben", "Cem", "Dan")]
            one = await made(people[0], style="pairs", boards=1)
            for team, ask in zip((0, 1, 0, 1), people, strict=True):
                assert (await ask("POST", f"/api/duplicates/{one}/team", team=team)).status_code == 200
            table = await begun(people[0], one)
            for wish in ({"seat": 1}, {}):
                answer = await people[0]("POST", f"/api/tables/{table}/seats", **wish)
                assert answer.json()["code"] == "not-in-duplicate", answer.text
            assert await begun(people[1], one) == table
            told = await given(people[1], f"/api/tables/{table}/events")
            assert [seat["name"] for seat in told["table"]["seats"]] == ["Ada", "Ben"]
            assert told["table"]["status"] == "playing"

    asyncio.run(scene())


def test_whoever_is_in_a_team_may_change_until_somebody_has_begun(file):
    async def scene():
        async with rooms(file) as guest:
            people = [await guest(name) for name in ("Ada", "Ben", "Cem", "Dan")]
            one = await made(people[0], style="pairs")
            for team, ask in zip((1, 1, 0, 0), people, strict=True):
                await ask("POST", f"/api/duplicates/{one}/team", team=team)
            assert (await people[0]("POST", f"/api/duplicates/{one}/team", team=0)).json()["code"] == "team-full"
            assert (await people[0]("POST", f"/api/duplicates/{one}/team", team=1)).status_code == 200  # is there already
            await begun(people[0], one)
            assert (await people[0]("POST", f"/api/duplicates/{one}/team", team=0)).json()["code"] == "team-full"

    asyncio.run(scene())


# Limits, erasure, what goes after a while


def test_nobody_hosts_very_many(file):
    async def scene():
        async with rooms(file, limits=f"{ROOMY},hosted=2") as guest:
            ada = await guest("Ada")
            ids = [await made(ada) for _ in range(2)]
            answer = await ada("POST", "/api/duplicates", game="line-it")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-duplicates")
            await ada("POST", f"/api/duplicates/{ids[0]}/close")
            await made(ada)
            boards = await guest.servers[0].store.all(sa.select(DUPLICATE_BOARD.c.duplicate).distinct())
            duplicates = await guest.servers[0].store.all(sa.select(DUPLICATE.c.id))
            assert sorted(row.duplicate for row in boards) == sorted(row.id for row in duplicates)

    asyncio.run(scene())


def test_erasure_leaves_the_scores_to_a_former_player_and_ones_own_data_has_them(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada, ben = await guest("Adalbert"), await guest("Ben")
            one = await made(ada, name="Sunday")
            await resign(ada, await begun(ada, one, 0))
            await begun(ada, one, 1)
            await resign(ben, await begun(ben, one, 0))
            await settle(guest)
            data = (await given(ada, "/api/me/data"))["kept"]
            assert [row["name"] for row in data["duplicates_made"]] == ["Sunday"]
            assert [row["number"] for row in data["duplicates_played"]] == [0, 1]
            assert len(data["duplicate_entrant"]) == 1
            text = json.dumps(await given(ada, "/api/me/data"))
            assert not [row for row in await guest.servers[0].store.all(sa.select(DUPLICATE_BOARD)) if row.secret in text]
            assert (await ada("DELETE", "/api/me")).status_code == 200
            facts = await given(ben, f"/api/duplicates/{one}")
            assert facts["boards"][0]["compared"] == 1
            lines = (await given(ben, f"/api/duplicates/{one}/deals/0"))["lines"]
            assert sorted(line["name"] for line in lines) == ["", "Ben"]
            store = guest.servers[0].store
            for table in (DUPLICATE, DUPLICATE_ENTRANT, DUPLICATE_PLAY):
                assert ada.id not in str(await store.all(sa.select(table)))

    asyncio.run(scene())


def test_a_duplicate_goes_so_long_after_it_was_closed(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            old, new = await made(ada), await made(ada)
            table = await begun(ada, old)
            await resign(ada, table)
            await settle(guest)
            await ada("POST", f"/api/duplicates/{old}/close")
            server = guest.servers[0]
            later = server.clock.now_ms() + 3 * DAY_MS
            for keep, left in ((Keep(), 2), (Keep(duplicates=1), 1)):
                await Purge(server.store, keep, later, [], lambda _: False).run()
                rows = await server.store.all(sa.select(DUPLICATE.c.id).where(DUPLICATE.c.id.in_([old, new])))
                assert len(rows) == left
            for one in (DUPLICATE_BOARD, DUPLICATE_PLAY, DUPLICATE_ENTRANT):
                assert not await server.store.all(sa.select(one).where(one.c.duplicate == old))
            assert (await given(ada, f"/api/tables/{table}/replay"))["match"] == 0  # the table is still there

    asyncio.run(scene())


def test_a_board_that_a_process_left_unbegun_is_taken_up(file):
    async def scene():
        async with rooms(file, rehearses=False) as guest:
            ada = await guest("Ada")
            one = await made(ada)
            office = guest.servers[0].duplicates
            sit_down = office._sit_down

            async def die(*_):
                raise KeyboardInterrupt

            office._sit_down = die
            with contextlib.suppress(KeyboardInterrupt):
                await ada("POST", f"/api/duplicates/{one}/deals/0", **SPEED)
            office._sit_down = sit_down
            table = await begun(ada, one)
            assert (await given(ada, f"/api/tables/{table}/events"))["table"]["status"] == "playing"

    asyncio.run(scene())


# Several processes, and real children


def test_two_processes_give_somebody_one_table_a_deal_and_the_same_day(postgres):
    async def scene():
        async with rooms(database_address(fresh_postgres(postgres)), count=2, rehearses=False) as guest:
            ada, ben = await guest("Ada"), await guest("Ben", 1)
            one = (await given(ada, "/api/duplicates"))["today"][0]["id"]
            same = [(await given(ben, f"/api/duplicates/{one}", at=at))["boards"] for at in (0, 1)]
            assert same[0] == same[1]
            answers = await asyncio.gather(*(begun(ada, one, 0, at=at) for at in (0, 1, 0, 1)))
            assert len(set(answers)) == 1
            rows = await guest.servers[0].store.all(sa.select(DUPLICATE_PLAY).where(DUPLICATE_PLAY.c.person == ada.id))
            assert len(rows) == 1
            other = await begun(ben, one, 0, at=1)
            await resign(ben, other)
            await settle(guest)
            teams = await made(ada, style="pairs")
            people = [await guest(f"P{number}", number % 2) for number in range(6)]
            await asyncio.gather(
                *(ask("POST", f"/api/duplicates/{teams}/team", team=0, at=number % 2) for number, ask in enumerate(people))
            )
            entrants = await guest.servers[0].store.all(
                sa.select(DUPLICATE_ENTRANT).where(DUPLICATE_ENTRANT.c.duplicate == teams)
            )
            assert sorted((row.team, row.place) for row in entrants) == [(0, 0), (0, 1)]

    asyncio.run(scene())


def test_bots_play_a_board_in_a_child_once(file, monkeypatch):
    monkeypatch.undo()  # a real child

    async def scene():
        async with rooms(file) as guest:
            ada = await guest("Ada")
            one = await made(ada, game="kidz-line", bot="newcomer", boards=1)
            await resign(ada, await begun(ada, one))
            await settle(guest)
            server = guest.servers[0]
            bots = {row.bot for row in await server.store.all(sa.select(DUPLICATE_PLAY)) if row.bot}
            assert bots >= {"newcomer", "apprentice", "journeyman"}
            again = Rehearsals(server.store, server.clock)
            assert not await again._claim(one, 0)
            lines = (await given(ada, f"/api/duplicates/{one}/deals/0"))["lines"]
            assert lines[-1]["you"]  # who gave up is last

    asyncio.run(scene())


def test_bots_play_the_boards_of_the_day_first_and_nobodys_many_keep_others_waiting(monkeypatch):
    monkeypatch.undo()
    played = []

    async def note(_self, duplicate, number):
        await asyncio.sleep(0)
        played.append((duplicate.id, number))
        return True

    async def scene():
        monkeypatch.setattr(Rehearsals, "_is_played", note)
        rehearsals = Rehearsals(None, None)
        for name, host, date, boards in (("a", "ada", "", 3), ("b", "ben", "", 2), ("day", "", "2026-11-20", 2)):
            for number in range(boards):
                rehearsals.ask(SimpleNamespace(id=name, host=host, date=date), number)
        await rehearsals.finish()

    asyncio.run(scene())
    assert played == [("day", 0), ("day", 1), ("a", 0), ("b", 0), ("a", 1), ("b", 1), ("a", 2)]
