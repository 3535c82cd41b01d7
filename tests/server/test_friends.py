"""Friends by consent, people one wants to hear nothing from, and invitations in one press."""

import asyncio

import httpx
import pytest

from linewright.server.keep.people import Person
from linewright.server.refusals import Refusal
from linewright.server.settings import database_address
from linewright.server.web.app import create_app
from tests.server.test_duplicates import rooms
from tests.server.test_erasure import at_server
from tests.server.test_fame import get, play, wait_for


async def people(who):
    told = await get(who, "/api/me/people")
    return {kind: [one["name"] for one in ones] for kind, ones in told.items() if ones}


def test_two_are_friends_when_both_want_it(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, eve = await guest("Ada"), await guest("Bob"), await guest("Eve")
            assert (await ada("POST", "/api/me/people", person=bob.id)).json()["code"] == "no-such-companion"  # never met
            assert (await ada("POST", "/api/me/people", person=ada.id)).status_code == 404
            await play(ada, bob)
            await wait_for(ada, "/api/me/people", lambda told: told["recent"])
            assert (await people(ada), await people(bob)) == ({"recent": ["Bob"]}, {"recent": ["Ada"]})
            await ada("POST", "/api/me/people", person=bob.id)
            assert (await people(ada), await people(bob)) == ({"asked": ["Bob"]}, {"requests": ["Ada"]})
            assert (await get(bob, "/api/me/tables"))["requests"] == 1
            await bob("DELETE", f"/api/me/people/{ada.id}")  # no
            assert (await people(ada), await people(bob)) == ({"recent": ["Bob"]}, {"recent": ["Ada"]})
            await ada("POST", "/api/me/people", person=bob.id)
            await bob("POST", "/api/me/people", person=ada.id)
            assert (await people(ada), await people(bob)) == ({"friends": ["Bob"]}, {"friends": ["Ada"]})
            (friend,) = (await get(ada, "/api/me/people"))["friends"]
            assert (friend["between"], friend["has_profile"]) == ({"won": 1, "lost": 0, "even": 0}, True)
            await ada("DELETE", f"/api/me/people/{bob.id}")
            assert (await people(ada), await people(bob)) == ({"recent": ["Bob"]}, {"recent": ["Ada"]})
            assert await people(eve) == {}

    asyncio.run(scene())


def test_whoever_is_blocked_is_not_heard_and_not_told(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, eve = await guest("Ada"), await guest("Eve")
            table = await play(ada, eve)
            await wait_for(ada, "/api/me/people", lambda told: told["recent"])
            await ada("POST", "/api/me/blocks", person=eve.id)
            assert await people(ada) == {"blocked": ["Eve"]}
            assert (await eve("POST", "/api/me/people", person=ada.id)).status_code == 200
            assert (await eve("POST", "/api/me/invitations", table=table)).status_code == 200
            assert (await people(ada), await people(eve)) == ({"blocked": ["Eve"]}, {"asked": ["Ada"]})
            told = await get(ada, "/api/me/tables")
            assert (told["requests"], told["invitations"]) == (0, [])
            await ada("DELETE", f"/api/me/people/{eve.id}")
            assert await people(ada) == {"recent": ["Eve"]}
            await eve("POST", "/api/me/people", person=ada.id)
            await ada("POST", "/api/me/people", person=eve.id)
            await ada("POST", "/api/me/blocks", person=eve.id)  # friends no more
            assert (await people(ada), (await get(eve, "/api/me/people"))["friends"]) == ({"blocked": ["Eve"]}, [])

    asyncio.run(scene())


def test_who_ask_each_other_at_once_are_friends_and_a_block_is_never_lost(database, run):
    """At one process, and at two that share a store."""
    count = 1 if database.endswith(".db") else 2

    async def scene():
        async with rooms(database_address(database), count=count) as guest:
            for number in range(3):
                ada, bob = await guest(f"Ada{number}"), await guest(f"Bob{number}", count - 1)
                club = (await ada("POST", "/api/clubs", name="Friday")).json()
                await bob("POST", "/api/clubs/join", link=club["link"])
                await asyncio.gather(ada("POST", "/api/me/people", person=bob.id), bob("POST", "/api/me/people", person=ada.id))
                assert [list(await people(one)) for one in (ada, bob)] == [["friends"], ["friends"]]
                await ada("DELETE", f"/api/me/people/{bob.id}")
                await bob("POST", "/api/me/people", person=ada.id)
                await asyncio.gather(ada("POST", "/api/me/people", person=bob.id), bob("POST", "/api/me/blocks", person=ada.id))
                assert list(await people(bob)) == ["blocked"]
                assert list(await people(ada)) in (["asked"], [])

    run(scene())


def test_another_match_with_the_same_people_seats_and_rules_is_one_press_away(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada, bob, cleo = await guest("Ada"), await guest("Bob"), await guest("Cleo")
            house = {"clock": {"kind": "turn", "seconds": 77, "then": "bot"}, "bot": "newcomer"}
            old = await play(ada, bob, cleo, bots=1, house=house)
            await wait_for(bob, "/api/me/history", lambda told: told["entries"])
            assert (await ada("POST", "/api/me/invitations", table=old, match=3)).json()["code"] == "no-such-match"
            made = (await bob("POST", "/api/me/invitations", table=old)).json()
            assert made["seat"] == 1
            (told,) = (await get(ada, "/api/me/tables"))["invitations"]
            assert (told["table"], told["by"], told["game"], told["seat"]) == (made["id"], "Bob", "line-it", 0)
            assert told["clock"]["seconds"] == 77
            table = (await get(ada, f"/api/tables/{made['id']}/events"))["table"]
            assert [(seat["name"], seat["wish"], seat["bot"]) for seat in table["seats"]] == [
                ("", "human", ""), ("Bob", "human", ""), ("", "human", ""), ("", "greedy", "greedy"),
            ]  # fmt: skip
            assert (table["house"]["bot"], table["host"]) == ("newcomer", bob.id)
            assert (await get(bob, "/api/me/invitations"))["invitations"] == []
            await cleo("DELETE", f"/api/me/invitations/{made['id']}")
            assert (await get(cleo, "/api/me/invitations"))["invitations"] == []
            await ada("POST", f"/api/tables/{made['id']}/seats", seat=told["seat"])
            assert (await get(ada, "/api/me/invitations"))["invitations"] == []  # she sits there
            stranger = await guest("Eve")
            assert (await stranger("POST", "/api/me/invitations", table=old)).status_code == 404

    asyncio.run(scene())


def test_nobody_has_more_companions_than_there_may_be(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db", limits="companions=1") as guest:
            ada, bob, cleo = await guest("Ada"), await guest("Bob"), await guest("Cleo")
            await play(ada, bob, cleo)
            await ada("POST", "/api/me/people", person=bob.id)
            answer = await ada("POST", "/api/me/people", person=cleo.id)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-companions")

    asyncio.run(scene())


def test_requests_and_clubs_have_rates(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db", rates=True, limits="friends=0.1,clubs=0.1") as guest:
            ada = await guest("Ada")
            for path, body in (("/api/me/people", {"person": "nobody"}), ("/api/clubs", {"name": "Friday"})):
                first, second = [await ada("POST", path, **body) for _ in range(2)]
                assert first.status_code != 429
                assert (second.status_code, second.json()["code"]) == (429, "too-many")

    asyncio.run(scene())


def test_what_no_store_can_hold_is_asked_of_none(run, settings):
    """PostgreSQL cannot hold every letter, and neither of the two every number."""

    async def scene():
        app = create_app(settings)
        await app.server.start()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            await http.post("/api/me", json={"name": "Ada"})
            for path in ("/api/people/a%00", "/api/clubs/a%00", "/api/club-links/%F0%9F%8E%B2"):
                assert (await http.get(path)).status_code == 404, path
            for path, body in (
                ("/api/me/people", {"person": "a\0"}),
                ("/api/me/blocks", {"person": "a\0"}),
                ("/api/clubs/join", {"link": "a\0"}),
                ("/api/me/invitations", {"table": "a\0"}),
            ):
                assert (await http.post(path, json=body)).status_code in (400, 422), path
            assert (await http.get("/api/me/history?game=%00")).status_code == 400
            assert (await http.request("DELETE", "/api/me/tables/a%00")).status_code == 404
            secret = {"passphrase": "correct horse battery"}
            assert (await http.post("/api/session", json={"account": "a\0b", **secret})).status_code == 401
            with pytest.raises(Refusal):
                await app.server.people.make_account(Person("x", "Ada"), " \0 ", "correct horse battery")
            assert (await http.post("/api/account", json={"account": "a\0b", **secret})).json()["account"] == "a b"
            for match in (2**31, 10**30):
                body = {"table": "nowhere", "match": match}
                assert (await http.post("/api/me/invitations", json=body)).json()["code"] == "bad-request", match
        await app.server.stop()

    run(scene())
