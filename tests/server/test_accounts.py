"""Accounts on the open internet: a passphrase can be changed, sessions are seen and ended, and guessing does not get anywhere."""

import asyncio
import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from linewright.server.keep.people import People, Person
from linewright.server.keep.store import Store
from linewright.server.refusals import Refusal
from linewright.server.web.devices import describe_device
from linewright.server.web.guesses import FORGET_SECONDS, FREE_GUESSES, LONGEST_SECONDS, Guesses
from tests.server.conftest import Guest
from tests.server.script import MovedClock
from tests.server.test_manners import listen_to_the_end

OLD = "nine lives of a cat"
NEW = "ten lives of a cat"
ON_WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0"
ON_PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 "
    "Mobile/15E148 Safari/604.1"
)


@pytest.fixture
def ada(guest):
    """Somebody with an account, in a browser of her own."""
    one = guest("Ada")
    one.account = f"ada {one.id}"
    assert one.post("/api/account", account=one.account, passphrase=OLD).status_code == 200
    return one


def browser(server, agent=ON_WINDOWS, address="192.0.2.1") -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"user-agent": agent, "x-forwarded-for": address}, timeout=30)


def sign_in(there: httpx.Client, account: str, passphrase: str) -> tuple[int, str]:
    answer = there.post("/api/session", json={"account": account, "passphrase": passphrase})
    return answer.status_code, answer.json().get("code", "")


def sessions(there) -> list[dict]:
    return there.get("/api/sessions").json()["sessions"]


def change(there, old: str, new: str, **more) -> tuple[int, str]:
    answer = there.post("/api/account/passphrase", json={"old": old, "new": new, **more})
    return answer.status_code, answer.json().get("code", "")


def test_a_passphrase_is_changed_by_whoever_knows_the_old_one_and_everybody_else_is_signed_out(server, ada):
    with browser(server) as there, browser(server) as later:
        assert sign_in(there, ada.account, OLD) == (200, "")
        table = ada.create("line-it", "me", "me")
        cookie = f"linewright={there.cookies['linewright']}"
        twin = Guest(server.url, "x")
        twin.auth = {"cookie": cookie}
        with ada.listen(table) as stays, twin.listen(table) as goes:
            stays.recv(timeout=60)
            goes.recv(timeout=60)
            assert change(ada.http, "nine lives", NEW) == (403, "wrong-old-passphrase")
            assert change(ada.http, OLD, "password") == (400, "common-passphrase")
            assert change(ada.http, OLD, "short") == (400, "bad-request")
            assert there.get("/api/me").status_code == 200
            assert change(ada.http, OLD, NEW) == (200, "")
            with pytest.raises(ConnectionClosed) as closed:
                listen_to_the_end(goes)
            assert closed.value.rcvd.code == 1008
            ada.done(table, "chat", text="still here")
            assert "still here" in stays.recv(timeout=60)
        assert there.get("/api/me").status_code == 401
        assert sign_in(later, ada.account, OLD) == (401, "wrong-passphrase")
        assert sign_in(later, ada.account, NEW) == (200, "")
        assert change(ada.http, NEW, OLD, end_others=False) == (200, "")
        assert later.get("/api/me").status_code == 200


def test_of_two_who_ask_at_once_one_is_granted_and_it_counts(settings, run):
    """An account is made once, and a passphrase that was taken as changed is the one that opens."""

    async def scene():
        store = Store(settings)
        await store.open()
        people = People(store)
        ada, _ = await people.welcome("Ada")
        asked = [people.make_account(ada, f"ada {word}", f"{word} lives of a cat") for word in ("nine", "ten")]
        made = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(one) for one in made} == {Person, Refusal}
        (holder,) = [one for one in made if isinstance(one, Person)]
        old = f"{holder.account.removeprefix('ada ')} lives of a cat"
        assert (await people.sign_in(holder.account, old))[0].id == ada.id
        wishes = ["one life of a cat", "two lives of a cat"]
        changed = await asyncio.gather(*(people.change_passphrase(holder, old, new) for new in wishes), return_exceptions=True)
        assert sorted(one is None for one in changed) == [False, True]
        assert (await people.sign_in(holder.account, wishes[changed.index(None)]))[0].id == ada.id
        await store.close()

    run(scene())


def test_somebody_without_an_account_has_no_passphrase_to_change(guest):
    assert change(guest("Bob").http, OLD, NEW) == (409, "no-account")


def test_sessions_are_listed_in_plain_words_and_ended_one_by_one_or_all_but_this_one(server, ada, guest):
    with browser(server, ON_WINDOWS) as desk, browser(server, ON_PHONE) as phone:
        for there in (desk, phone):
            assert sign_in(there, ada.account, OLD) == (200, "")
        listed = sessions(phone)
        assert sorted(one["device"] for one in listed) == ["", "Firefox, Windows", "Safari, iPhone"]
        assert [one["device"] for one in listed if one["here"]] == ["Safari, iPhone"]
        assert all(0 < one["made"] <= one["used"] for one in listed)
        secrets = [ada.secret, *(there.cookies["linewright"] for there in (desk, phone))]
        assert not any(secret in str(listed) for secret in secrets)
        of_desk = next(one["id"] for one in listed if one["device"] == "Firefox, Windows")
        stranger = guest("Eve")
        assert stranger.http.delete(f"/api/sessions/{of_desk}").json()["code"] == "no-such-session"
        assert desk.get("/api/me").status_code == 200
        left = phone.delete(f"/api/sessions/{of_desk}").json()["sessions"]
        assert [one["id"] for one in left] == [one["id"] for one in listed if one["id"] != of_desk]
        assert desk.get("/api/me").status_code == 401
        assert phone.delete(f"/api/sessions/{of_desk}").status_code == 404
        assert [one["here"] for one in phone.delete("/api/sessions").json()["sessions"]] == [True]
        assert ada.get("/api/me").status_code == 401
        assert phone.get("/api/me").status_code == 200


def test_who_signs_in_again_in_one_browser_leaves_no_session_behind(server, ada):
    with browser(server) as there:
        for _ in range(3):
            assert sign_in(there, ada.account, OLD) == (200, "")
        assert len(sessions(there)) == 2


def test_guesses_from_many_addresses_come_no_faster_than_from_one_and_keep_nobody_out_who_was_there_before(server, ada):
    """D13: of 60 guesses from 60 addresses 50 were judged."""
    with browser(server, address="192.0.2.99") as home:
        assert sign_in(home, ada.account, OLD) == (200, "")
        assert home.delete("/api/session").status_code == 200
        answers = []
        for number in range(60):
            with browser(server, address=f"198.51.100.{number}") as guesser:
                answers.append(guesser.post("/api/session", json={"account": ada.account, "passphrase": f"my guess {number}"}))
        codes = [answer.json()["code"] for answer in answers]
        assert codes[:FREE_GUESSES] == ["wrong-passphrase"] * FREE_GUESSES
        assert codes.count("wrong-passphrase") <= FREE_GUESSES + 5  # as long as sixty of them take
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too-many-guesses"
        assert 1 <= int(refused.headers["retry-after"]) <= LONGEST_SECONDS
        assert sign_in(home, ada.account.upper(), OLD) == (200, "")
        with browser(server, address="203.0.113.1") as elsewhere:
            # the pause may just have passed: whatever comes then is judged, and begins the next one
            tries = [sign_in(elsewhere, ada.account, "my guess"), sign_in(elsewhere, ada.account, OLD)]
            assert tries[1] == (429, "too-many-guesses")
            assert tries[0] in (tries[1], (401, "wrong-passphrase"))
            assert sign_in(elsewhere, f"nobody {ada.id}", OLD) == (401, "wrong-passphrase")


def test_a_name_nobody_has_is_guessed_at_as_slowly(server, ada):
    with browser(server) as guesser:
        codes = [sign_in(guesser, f"nobody at all {ada.id}", OLD)[1] for _ in range(FREE_GUESSES + 1)]
    assert codes == ["wrong-passphrase"] * FREE_GUESSES + ["too-many-guesses"]


def test_pauses_grow_to_a_bound_and_are_forgotten():
    clock = MovedClock()
    guesses = Guesses(clock)
    pauses = []
    for _ in range(20):
        began = clock.ms
        while True:
            try:
                guesses.take("ada")
            except Refusal as refused:
                assert 0 < refused.retry_after <= LONGEST_SECONDS
                clock.ms += 1000
            else:
                break
        pauses.append((clock.ms - began) // 1000)
    assert pauses == [0] * 5 + [1, 2, 4, 8, 16, 32] + [60] * 9
    guesses.take("bob")
    guesses.forget("ada")
    guesses.take("ada")
    for _ in range(FREE_GUESSES - 1):
        guesses.take("ada")
    with pytest.raises(Refusal):
        guesses.take("ada")
    clock.ms += int(FORGET_SECONDS * 1000) + 1
    for _ in range(FREE_GUESSES):
        guesses.take("ada")


def test_guessing_the_old_passphrase_in_a_session_somebody_left_open_is_as_slow(ada):
    codes = [change(ada.http, f"guess {number}", NEW)[1] for number in range(FREE_GUESSES + 1)]
    assert codes == ["wrong-old-passphrase"] * FREE_GUESSES + ["too-many-guesses"]


def test_sessions_and_devices_are_among_ones_data_and_go_with_it(server, ada):
    with browser(server, ON_PHONE) as phone:
        assert sign_in(phone, ada.account, OLD) == (200, "")
        data = phone.get("/api/me/data").json()
        assert sorted(one["device"] for one in data["signed_in"]) == ["", "Safari, iPhone"]
        assert data["sessions"] == 2
        assert len(data["devices"]) == 2
        assert phone.delete("/api/me").status_code == 200
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as kept:
        query = "SELECT (SELECT count(*) FROM secret WHERE person = ?), (SELECT count(*) FROM device WHERE person = ?)"
        left = kept.execute(query, (ada.id, ada.id)).fetchone()
    kept.close()
    assert left == (0, 0)


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (ON_WINDOWS, "Firefox, Windows"),
        (ON_PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, macOS"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Linux"),
        ("python-httpx/0.28", ""),
        ("<b>x</b>" * 1000, ""),
    ],
)
def test_a_device_is_told_by_browser_and_system_and_nothing_else(agent, told):
    assert describe_device(agent) == told
