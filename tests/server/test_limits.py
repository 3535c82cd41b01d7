"""Bad input is answered, never obeyed: sizes, rates, origins, headers, secrets in logs."""

import json
import time

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from linewright.server.refusals import Refusal
from linewright.server.settings import BODY_BYTES, read_limits, read_settings
from linewright.server.web.headers import HEADERS
from linewright.server.web.rates import Rates
from linewright.server.web.refusal_answers import status_of
from tests.server.conftest import Guest, Running


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with small limits."""
    folder = tmp_path_factory.mktemp("strict")
    limits = "moves=2,chats=1,reads=3,joins=0.2,people=1,passphrases=0.2,tables=2,listeners=2"
    running = Running(str(folder / "tables.db"), folder, limits=limits).start()
    yield running
    running.stop()


def refusal(answer):
    return answer.status_code, answer.json()["code"]


def test_a_bucket_gives_ten_seconds_worth_and_then_says_how_long_to_wait():
    rates = Rates()
    for _ in range(20):
        rates.take("moves", "ada", 2.0)
    with pytest.raises(Refusal) as refused:
        rates.take("moves", "ada", 2.0)
    assert status_of(refused.value) == 429
    assert 0 < refused.value.retry_after <= 0.5
    rates.take("moves", "bob", 2.0)
    rates.take("chats", "ada", 2.0)


def test_who_asks_too_often_is_told_when_to_come_back(strict):
    ada = Guest(strict.url, "Ada")
    table = ada.create("line-it", "me", "me")
    answers = [ada.post(f"{table}/chat", text="x") for _ in range(12)]
    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    assert refusal(answers[-1]) == (429, "too-many")
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["word"] == "too-many"


def test_a_person_may_have_so_many_open_tables_and_streams(strict):
    bob = Guest(strict.url, "Bob")
    tables = [bob.create("line-it", "me", "me") for _ in range(2)]
    assert refusal(bob.post("/api/tables", game="line-it")) == (429, "too-many-tables")
    with bob.listen(tables[0]), bob.listen(tables[1]), pytest.raises(InvalidStatus) as refused:
        bob.listen(tables[0])
    assert refused.value.response.status_code == 429
    assert json.loads(refused.value.response.body)["code"] == "too-many-listeners"
    deadline = time.monotonic() + 60
    while True:  # until the server has noticed that the others are gone
        try:
            with bob.listen(tables[0]):
                break
        except InvalidStatus:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_codes_and_passphrases_cannot_be_tried_at_leisure(strict):
    eve = Guest(strict.url, "Eve")
    tries = [refusal(eve.post("/api/join", code="AAAAAA")) for _ in range(4)]
    assert tries[0] == (404, "no-such-code")
    assert tries[-1] == (429, "too-many")
    tries = [refusal(eve.post("/api/session", account="ada", passphrase="12345678")) for _ in range(4)]  # noqa: S106  a guess
    assert tries[0] == (401, "wrong-passphrase")
    assert tries[-1] == (429, "too-many")


def test_codes_cannot_be_tried_at_leisure_on_the_plain_pages_either(tmp_path):
    """One limit for an address, whoever asks and through whichever door."""
    running = Running(str(tmp_path / "tables.db"), tmp_path, limits="joins=0.001").start()
    try:
        guests = [Guest(running.url, name) for name in ("Eve", "Mallory")]
        tries = [one.http.post("/plain", data={"code": "AAAAAA"}).headers["location"] for one in guests * 2]
        assert ["too+many+requests" in shown for shown in tries] == [False, True, True, True]
        assert refusal(guests[0].post("/api/join", code="AAAAAA")) == (429, "too-many")
    finally:
        running.stop()


def test_large_and_malformed_bodies_are_refused(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    assert refusal(ada.http.post(f"{table}/chat", content=b"x" * (BODY_BYTES + 1))) == (413, "too-large")

    def slowly():
        for _ in range(40):
            yield b"x" * 1000

    assert refusal(ada.http.post(f"{table}/chat", content=slowly())) == (413, "too-large")
    wrong = (
        b"",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"text": 3}',
        b'{"text": "x", "more": 1}',
        b"null",
        b"[" * 15_000,
        b'{"text": "\xff"}',
    )
    for body in wrong:
        assert refusal(ada.http.post(f"{table}/chat", content=body)) == (400, "bad-request")
    assert refusal(ada.post(f"{table}/moves", seat=0, text="x" * 2001, after=1, id="1")) == (400, "bad-request")
    assert refusal(ada.get(f"{table}/events?since=-1")) == (400, "bad-request")
    assert refusal(ada.get(f"{table}/events?since=99999999999999")) == (400, "bad-request")
    assert refusal(ada.get("/api/tables/..%2f..%2fetc/events")) in ((404, "no-such-table"), (404, "no-such-page"))
    assert refusal(ada.get("/nowhere")) == (404, "no-such-page")
    assert refusal(ada.http.put("/api/me")) == (405, "wrong-method")


def test_another_sites_page_can_neither_send_nor_listen(guest, server):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "http://[::g]"):
        answer = ada.http.post(f"{table}/chat", content=b'{"text": "x"}', headers={"origin": origin})
        assert refusal(answer) == (403, "other-origin")
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws{server.url[4:]}{table}/live", origin=origin, additional_headers=ada.auth)
        assert refused.value.response.status_code == 403
    answer = ada.http.post(f"{table}/chat", content=b'{"text": "x"}', headers={"origin": server.url})
    assert answer.status_code == 200
    with connect(f"ws{server.url[4:]}{table}/live", origin=server.url, additional_headers=ada.auth) as hears:
        assert hears.recv()


@pytest.mark.parametrize("address", ["a:b", ":", "::g", "[", "1.2.3.4:99999", "%"])
def test_an_address_that_is_none_is_taken_as_it_was_written(server, address):
    """A proxy that is trusted may write nonsense: people are served all the same."""
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name": "Ada"}', headers={"x-forwarded-for": address})
    assert answer.status_code == 200


def test_every_answer_carries_the_headers_that_keep_browsers_out_of_trouble(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    for path in (
        "/",
        "/plain",
        "/nowhere",
        "/healthz",
        "/metrics",
        "/api/me",
        "/api/openapi.json",
        f"{table}/events",
        f"{table}/qr.svg",
    ):
        answer = ada.get(path)
        own = {"referrer-policy": "same-origin"} if path == "/plain" else {}  # its forms must say where they are from
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == own.get(name.decode(), value.decode())
        assert answer.headers["cache-control"] == ("no-cache" if path == "/" else "no-store")
        assert "server" not in answer.headers


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server):
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name": "Ada"}')
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secret" not in answer.json()


def test_no_secret_is_in_the_log_or_the_store(guest, server):
    ada = guest()
    table = ada.create("line-it", "me", "random")
    ada.done(table, "start")
    ada.move(table)
    ada.get("/api/tables/nonsense/events")
    ada.http.get("/api/me", headers={"authorization": "Bearer nonsense-secret"})
    logged = server.log.read_text()
    assert "serving" in logged
    assert all(json.loads(line)["event"] for line in logged.splitlines())
    for secret in (ada.secret, table.rpartition("/")[2], "nonsense-secret"):
        assert secret not in logged
        assert secret not in ada.get("/metrics").text
    with open(server.database, "rb") as store, open(f"{server.database}-wal", "rb") as ahead:  # noqa: PTH123  two at once
        assert ada.secret.encode() not in store.read() + ahead.read()


def test_settings_are_read_from_the_environment():
    settings = read_settings({"LINEWRIGHT_DATABASE": "postgres://x/y", "LINEWRIGHT_ORIGINS": "https://a, https://b"})
    assert settings.database == "postgresql+asyncpg://x/y"
    assert settings.origins == ("https://a", "https://b")
    assert read_settings({}).file.name == "tables.db"
    assert read_limits("moves=3, tables=4").tables == 4
    for wrong in ("speed=3", "moves=fast"):
        with pytest.raises(ValueError, match=wrong.partition("=")[0] if "speed" in wrong else "fast"):
            read_limits(wrong)


def test_of_very_many_who_ask_whoever_has_been_silent_longest_is_forgotten(monkeypatch):
    monkeypatch.setattr("linewright.server.web.rates.BUCKETS_KEPT", 2)
    rates = Rates()
    for who in ("ada", "bob", "ada", "cleo"):
        rates.take("moves", who, 1)
    assert [who for _, who in rates._buckets] == ["ada", "cleo"]
