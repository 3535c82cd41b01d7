"""Several processes on one PostgreSQL, and processes that die at the worst moment."""

import json
import random
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import ROOMY, Guest, Running, fresh_postgres
from tests.server.drill import drill
from tests.server.test_manners import listen_to_the_end
from tests.timing import slowness

SECONDS = 5  # within which a dead process's tables go on, on a quiet machine


@pytest.fixture(scope="module")
def both(postgres, tmp_path_factory):
    """Two server processes on one PostgreSQL, which all tests share."""
    address = fresh_postgres(postgres)
    servers = [Running(address, tmp_path_factory.mktemp("pair"), limits=ROOMY) for _ in range(2)]
    yield servers
    for one in servers:
        if one.is_running:
            one.stop()


@pytest.fixture
def pair(both):
    """Both of them, running."""
    for one in both:
        if not one.is_running:
            one.start()
    return both


def attended(server: Running) -> int:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("linewright_buckets_attended")).split()[1]))


def test_people_at_two_processes_play_one_match(pair):
    one, two = pair
    ada, bob = Guest(one.url, "Ada"), Guest(two.url, "Bob")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    with ada.listen(table) as hears_a, bob.listen(table) as hears_b:
        heard = [json.loads(hears.recv(timeout=60)) for hears in (hears_a, hears_b)]
        for _ in range(30):
            mover = ada if heard[0]["views"][0]["legal"] else bob
            update = heard[0] if mover is ada else heard[1]
            view = update["views"][0]
            mover.count += 1
            number = mover.done(
                table, "moves", seat=view["seat"], text=view["legal"][0], after=update["number"], id=f"{mover.count}"
            )
            heard = [json.loads(hears.recv(timeout=60)) for hears in (hears_a, hears_b)]
            assert [update["number"] for update in heard] == [number] * 2
            assert heard[0]["events"] == heard[1]["events"]


def test_racing_appends_at_two_processes_are_all_kept_once_and_in_order(pair):
    ada = Guest(pair[0].url, "Ada")
    table = ada.create("line-it", "me", "me")
    people = [ada, ada.at(pair[1].url)]

    def talk(person, name):
        for number in range(25):
            person.done(table, "chat", text=f"{name} {number}", id=f"{name}{number}")

    threads = [threading.Thread(target=talk, args=(person, name)) for person, name in zip(people, "ab", strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    updates = [person.wait(table, lambda update: update["number"] == 53) for person in people]
    assert updates[0]["events"] == updates[1]["events"]
    said = [event["text"] for event in updates[0]["events"] if event["kind"] == "chat"]
    assert sorted(said) == sorted(f"{name} {number}" for name in "ab" for number in range(25))
    assert [event["number"] for event in updates[0]["events"]] == list(range(1, 54))


def test_the_tables_of_a_killed_process_go_on_at_another(pair):
    one, two = pair
    deadline = time.monotonic() + 15 * slowness()
    while not (attended(one) == attended(two) == 32):
        assert time.monotonic() < deadline, (attended(one), attended(two))
        time.sleep(0.1)
    ada = Guest(one.url, "Ada")
    tables = [ada.create("line-it", "random", "random", "random", house={"bot_delay": 150}) for _ in range(12)]
    for table in tables:
        ada.done(table, "start")
    survivor = ada.at(two.url)
    for table in tables:
        survivor.wait(table, lambda update: update["table"]["moves"] >= 2)
    limit = SECONDS * slowness()
    one.kill()
    died = time.monotonic()
    before = {table: survivor.update(table)["number"] for table in tables}
    for table in tables:
        survivor.wait(table, lambda update, table=table: update["number"] > before[table] + 1, limit)
    assert time.monotonic() - died < limit * slowness()
    assert attended(two) == 64


def test_a_forgotten_secret_is_worth_nothing_at_the_other_process(pair):
    ada = Guest(pair[0].url, "Ada")
    twin = ada.at(pair[1].url)
    assert twin.get("/api/me").status_code == 200
    assert ada.http.delete("/api/session").status_code == 200
    deadline = time.monotonic() + 3 * slowness()
    while twin.get("/api/me").status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("path", ["/api/session", "/api/me"])
def test_streams_end_at_the_other_process_too_when_the_session_or_the_person_ends(pair, path):
    ada, bob = Guest(pair[0].url, "Ada"), Guest(pair[0].url, "Bob")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    with bob.at(pair[1].url).listen(table) as hears:
        hears.recv(timeout=60)
        assert bob.http.delete(path).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            listen_to_the_end(hears)
    assert closed.value.rcvd.code == 1008


def test_people_who_sign_out_at_the_same_time_are_all_answered(pair):
    people = [Guest(pair[0].url, f"Ada {number}") for number in range(24)]
    with ThreadPoolExecutor(len(people)) as threads:
        answers = list(threads.map(lambda guest: guest.http.delete("/api/session").status_code, people))
    assert answers == [200] * len(people)


def test_a_database_that_drops_every_connection_is_found_again(pair, postgres):
    ada = Guest(pair[0].url, "Ada")
    table = ada.create("line-it", "me", "random", "random", house={"bot_delay": 20})
    ada.done(table, "start")
    name = pair[0].database.partition("?")[0].rpartition("/")[2]
    ended = postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608  our own
    assert ended.count("\n t") >= 4
    ada.done(table, "chat", text="still there?", id="1")
    twin = ada.at(pair[1].url)
    twin.wait(
        table, lambda update: update["events"][-1].get("text") == "still there?" or update["views"][0]["legal"], 5 * slowness()
    )
    ada.wait(table, lambda update: update["views"][0]["legal"], 10 * slowness())
    number = ada.move(table)
    twin.wait(table, lambda update: update["number"] >= number, 5 * slowness())
    deadline = time.monotonic() + 10 * slowness()
    while attended(pair[0]) + attended(pair[1]) != 64:
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.slow
def test_a_server_killed_at_random_moments_loses_and_doubles_nothing(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY).start()
    drilled = drill(server, 6, 4, random.Random(11))  # noqa: S311  moments to die at
    assert drilled.retries > 0


def test_a_match_of_bots_goes_on_after_a_restart(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY).start()
    ada = Guest(server.url, "Ada")
    table = ada.create("line-it", "random", "random", house={"bot_delay": 100})
    ada.done(table, "start")
    ada.wait(table, lambda update: update["table"]["moves"] > 2)
    server.kill()
    server.start()
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as store:  # nobody opens the table: it goes on by itself
        query = "SELECT max(number) FROM event WHERE table_id = ?"
        (before,) = store.execute(query, (table.rpartition("/")[2],)).fetchone()
        deadline = time.monotonic() + 30
        while store.execute(query, (table.rpartition("/")[2],)).fetchone() == (before,):
            assert time.monotonic() < deadline
            time.sleep(0.02)
    store.close()
    assert server.stop() in (0, -15)
