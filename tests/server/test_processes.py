"""Several processes on one PostgreSQL, and processes that die at the worst moment."""

import asyncio
import contextlib
import json
import random
import re
import sqlite3
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from linewright.server.keep.lists import BUCKETS
from linewright.server.peers import LOCK_CLASS
from linewright.server.process import Server
from linewright.server.settings import Settings, database_address
from tests import timing
from tests.server.conftest import ROOMY, Guest, Running, fresh_postgres, own_postgres
from tests.server.drill import drill
from tests.server.fleet import drill as sail_through
from tests.server.fleet import what_is_missing
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


def end_sessions(postgres, server: Running, which: str) -> int:
    """End those sessions at the database of a server that a condition names; how many there were."""
    name = server.database.partition("?")[0].rpartition("/")[2]
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND ({which})"  # noqa: S608  our own
    return postgres.psql(query).count("\n t")


def let_in(postgres, server: Running, whether: str) -> None:
    """Let new sessions into the database of a server, or keep them out; those that are open go on."""
    postgres.psql(f"ALTER DATABASE {server.database.partition('?')[0].rpartition('/')[2]} ALLOW_CONNECTIONS {whether}")


WIRES = "application_name = 'linewright wire'"


def health(server: Running) -> tuple[int, str]:
    """Status of the health of a server, and in what state it is."""
    answer = httpx.get(f"{server.url}/healthz", timeout=20)
    return answer.status_code, answer.json().get("code") or answer.json()["status"]


def wait_for(promise, seconds: float) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds * slowness()
    while not promise():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def hear(hears, number: int) -> dict:
    """The first update that reaches a number."""
    while (update := json.loads(hears.recv(timeout=60)))["number"] < number:
        pass
    return update


def test_people_at_two_processes_play_one_match(pair):
    one, two = pair
    ada, bob = Guest(one.url, "Ada"), Guest(two.url, "Bob")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    started = ada.done(table, "start")
    with ada.listen(table) as hears_a, bob.listen(table) as hears_b:
        heard = [hear(hears, started) for hears in (hears_a, hears_b)]  # nobody told the second process what Ada knows
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


def loaded(server: Running) -> int:
    """How many tables are in the memory of the processes of a port, all together."""
    found = re.search(r"^linewright_tables_loaded (\S+)$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
    return int(float(found[1]))


def held(postgres, server: Running) -> list[int]:
    """How many buckets each process of a store attends."""
    name = server.database.partition("?")[0].rpartition("/")[2]
    query = f"""SELECT 'held', count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = '{name}' AND locktype = 'advisory' AND classid = {LOCK_CLASS} GROUP BY pid"""  # noqa: S608  our own
    return [int(count) for count in re.findall(r"held +\| +(\d+)", postgres.psql(query))]


def test_processes_of_one_port_pass_connections_on_so_that_a_table_lives_in_one_of_them(postgres, tmp_path):
    server = Running(fresh_postgres(postgres), tmp_path, workers=2, limits=ROOMY).start()
    ada = Guest(server.url, "Ada")
    tables = [ada.create("line-it", "me", "me") for _ in range(8)]
    for table in tables:
        ada.done(table, "start")
    assert server.stop() in (0, -15)
    server.start()
    try:
        wait_for(lambda: held(postgres, server) == [BUCKETS // 2] * 2, 30)
        for _ in range(40):  # connections of their own: each process has met one
            assert health(server) == (200, "ok")

        def promise(longer: float) -> None:
            time.sleep(2 * longer)  # each has told the other what it attends, several times
            with contextlib.ExitStack() as stack:
                hearing = {table: [stack.enter_context(ada.at(server.url).listen(table)) for _ in range(5)] for table in tables}
                for table, hears in hearing.items():
                    for one in hears:
                        one.recv(timeout=60)
                    number = ada.move(table)  # over one connection, which goes from process to process
                    assert [hear(one, number)["number"] for one in hears] == [number] * 5
                assert loaded(server) == len(tables)

        timing.keep(promise)
    finally:
        server.stop()


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


def test_sessions_ended_at_one_process_have_ended_at_the_other(pair):
    ada = Guest(pair[0].url, "Ada")
    account = {"account": f"ada {ada.id}", "passphrase": "nine lives of a cat"}
    assert ada.post("/api/account", **account).status_code == 200
    desk = Guest(pair[1].url, "Desk")
    assert desk.post("/api/session", **account).json()["id"] == ada.id
    assert desk.get("/api/me").status_code == 200
    listed = ada.get("/api/sessions").json()["sessions"]
    assert len(listed) == 2
    (other,) = [one["id"] for one in listed if not one["here"]]
    assert ada.http.delete(f"/api/sessions/{other}").status_code == 200
    wait_for(lambda: desk.get("/api/me").status_code == 401, 3)


def test_people_who_sign_out_at_the_same_time_are_all_answered(pair):
    people = [Guest(pair[0].url, f"Ada {number}") for number in range(24)]
    with ThreadPoolExecutor(len(people)) as threads:
        answers = list(threads.map(lambda guest: guest.http.delete("/api/session").status_code, people))
    assert answers == [200] * len(people)


def test_a_database_that_drops_every_connection_is_found_again(pair, postgres):
    ada = Guest(pair[0].url, "Ada")
    table = ada.create("line-it", "me", "random", "random", house={"bot_delay": 20})
    ada.done(table, "start")
    assert end_sessions(postgres, pair[0], "true") >= 4
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


def test_a_process_hears_again_whatever_broke_the_wire(tmp_path):
    with own_postgres() as postgres:
        address = fresh_postgres(postgres)
        one, two = pair = [Running(address, tmp_path, limits=ROOMY).start() for _ in range(2)]
        ada = Guest(one.url, "Ada")
        twin = ada.at(two.url)
        table = ada.create("line-it", "me", "me")
        ada.done(table, "start")
        assert twin.update(table)["number"] == ada.update(table)["number"]
        locking = subprocess.Popen(
            [postgres.bin_path / "psql", "-qAt", address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        locking.stdin.write("BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE; SELECT 'locked';\n")
        locking.stdin.flush()
        while "locked" not in locking.stdout.readline():
            pass
        assert end_sessions(postgres, one, WIRES) >= 2
        wait_for(lambda: end_sessions(postgres, one, "wait_event_type = 'Lock'") > 0, 20)  # whoever attends anew reads the list
        locking.communicate("COMMIT;\n")
        postgres.stop()
        wait_for(lambda: [health(server)[0] for server in pair] == [503, 503], 20)
        postgres.ensure_postgres_running()
        wait_for(lambda: [health(server) for server in pair] == [(200, "ok")] * 2, 30)
        with ada.listen(table) as hears:
            hears.recv(timeout=60)
            number = twin.move(table)
            assert json.loads(hears.recv(timeout=10 * slowness()))["number"] == number
        wait_for(lambda: attended(one) + attended(two) == 64, 20)
        assert [server.stop() for server in pair] == [0, 0] or [server.process.returncode for server in pair] == [-15, -15]
        assert all("Application shutdown failed" not in server.log.read_text() for server in pair)


def test_health_says_that_the_wire_is_lost_and_nobody_listens_in_vain(pair, postgres):
    one, two = pair
    ada = Guest(one.url, "Ada")
    twin = ada.at(two.url)
    table = ada.create("line-it", "me", "me")
    with ada.listen(table) as hears:
        hears.recv(timeout=60)
        let_in(postgres, one, "false")
        try:
            assert end_sessions(postgres, one, WIRES) >= 2
            wait_for(lambda: health(one) == (503, "wire-lost"), 20)
            with pytest.raises(ConnectionClosed):
                hears.recv(timeout=20)
            with pytest.raises(InvalidStatus):
                ada.listen(table)
            number = twin.done(table, "chat", text="Can you hear me?", id="1")
            assert ada.update(table)["number"] == number
            assert ada.done(table, "chat", text="I can still play", id="2") == number + 1
            assert twin.update(table)["number"] == number + 1
        finally:
            let_in(postgres, one, "true")
    wait_for(lambda: health(one) == (200, "ok"), 20)
    with ada.listen(table) as hears:
        assert json.loads(hears.recv(timeout=60))["events"][-1]["text"] == "I can still play"


def test_what_is_said_to_others_while_the_wire_breaks_fails_nobody(postgres, run):
    """D14: whoever waited for the wire found none any more, and a request was answered with 500."""

    async def scene():
        server = Server(Settings(database_address(fresh_postgres(postgres))))
        await server.start()
        try:
            telling = [asyncio.create_task(server.peers.forget("somebody")) for _ in range(20)]
            await asyncio.sleep(0)  # one of them speaks, the others wait for it
            server.peers._let_go()
            await asyncio.gather(*telling)
        finally:
            await server.stop()

    run(scene())


def test_every_process_answers_with_what_was_acknowledged_at_another(pair):
    """D12: a client says what it knows; no process is behind it, and none refuses its move as stale."""
    ada = Guest(pair[0].url, "Ada")
    ends = [ada, ada.at(pair[1].url)]
    table = ada.create("line-it", "me", "me")
    number = ada.done(table, "start")
    for count in range(60):
        behind = ends[1 - count % 2]
        update = behind.update(table, since=number)
        assert update["number"] == number
        if update["table"]["status"] == "over":
            number = behind.done(table, "rematch")
            continue
        place = next(place for place in update["views"] if place["legal"])
        number = ends[count % 2].done(table, "moves", seat=place["seat"], text=place["legal"][0], after=number, id=f"m{count}")
        again = behind.done(table, "moves", seat=place["seat"], text=place["legal"][0], after=number - 1, id=f"m{count}")
        assert again == number


def test_a_stream_at_another_process_goes_on_from_the_last_number_and_tells_nothing_twice(pair):
    ada = Guest(pair[0].url, "Ada")
    ends = [ada, ada.at(pair[1].url)]
    table = ada.create("line-it", "me", "me")
    for end in ends:
        end.update(table)
    for count in range(20):
        number = ends[count % 2].done(table, "chat", text=f"{count}", id=f"{count}")
        with ends[1 - count % 2].listen(table, number) as hears:
            update = json.loads(hears.recv(timeout=60))
            assert (update["number"], update["events"]) == (number, [])


def test_a_match_that_ended_at_one_process_has_ended_at_the_other(pair):
    ada = Guest(pair[0].url, "Ada")
    twin = ada.at(pair[1].url)
    table = ada.create("line-it", "me", "me")
    for match in range(8):
        ada.done(table, "rematch" if match else "start")
        assert twin.get(f"{table}/export?match={match}").json()["code"] == "not-over"
        ada.done(table, "resign", seat=0)
        assert twin.get(f"{table}/export?match={match}").status_code == 200


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


def test_one_bad_row_harms_one_table(tmp_path):
    """D9: the lists, the data and the bots of other tables go on, and the log names the bad one once."""
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY).start()
    ada = Guest(server.url, "Ada")
    bad, strange, good = (ada.create("line-it", "me", "me") for _ in range(3))
    playing = ada.create("line-it", "random", "random", house={"bot_delay": 100})
    for table in (bad, strange, playing):
        ada.done(table, "start")
    server.kill()
    with sqlite3.connect(server.database) as store:
        spoil = "UPDATE event SET body = ? WHERE table_id = ? AND number = ?"
        store.execute(spoil, ("{", bad.rpartition("/")[2], 4))
        found = "SELECT body FROM event WHERE table_id = ? AND number = 1"
        (body,) = store.execute(found, (strange.rpartition("/")[2],)).fetchone()
        store.execute(spoil, (body.replace('"line-it"', '"chess"'), strange.rpartition("/")[2], 1))
    store.close()
    server.start()
    ada = ada.at(server.url)
    moves = ada.update(playing)["table"]["moves"]
    ada.wait(playing, lambda update: update["table"]["moves"] > moves or update["table"]["status"] == "over")
    for _ in range(2):
        listed = ada.get("/api/me/tables")
        assert {table["id"] for table in listed.json()["tables"]} == {
            table.rpartition("/")[2] for table in (bad, strange, good, playing)
        }
        wrong = {table["id"]: table["wrong"] for table in listed.json()["tables"]}
        assert [wrong[table.rpartition("/")[2]] for table in (bad, strange, good)] == ["table-damaged", "table-damaged", ""]
        assert ada.get("/plain").text.count("damaged: can’t be opened") == 2
        assert [ada.get(f"{table}/events").status_code for table in (bad, strange, good)] == [410, 410, 200]
    assert ada.get("/api/me/data").status_code == 200
    assert "linewright_tables_damaged_total 2.0" in ada.get("/metrics").text
    assert ada.http.delete("/api/me").status_code == 200
    assert server.stop() in (0, -15)
    assert server.log.read_text().count("table damaged") == 2


@pytest.mark.slow
def test_tables_go_on_while_one_process_of_three_is_killed_cut_off_or_restarted():
    if missing := what_is_missing():
        pytest.skip(f"2026-11-18: this machine lacks {missing}")
    seen = sail_through(18, every=4, people=2, bots=3, cut=(6.0, 7.0))
    assert min(seen.troubles.values()) >= 1
    assert seen.let_go
    assert max(seen.longest_move, seen.longest_silence) < SECONDS * slowness()


def test_a_table_locked_at_one_process_is_locked_at_the_other_and_a_new_link_leads_there(pair):
    ada, eve = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Eve")
    table = ada.create("line-it", "me", "human")
    with eve.listen(table) as hears:
        hears.recv(timeout=60)
        number = ada.done(table, "access", access="locked")
        with pytest.raises(ConnectionClosed) as closed:
            listen_to_the_end(hears)
        assert closed.value.rcvd.code == 1008
    assert eve.get(f"{table}/events?since={number}").json()["code"] == "locked"
    assert eve.refused(table, "seats", seat=1) == (403, "locked")
    ada.done(table, "access", access="open")
    number = ada.done(table, "link")
    link = ada.update(table)["table"]["link"]
    assert eve.refused(table, "seats", seat=1) == (403, "link-ended")
    eve.done(f"/api/tables/{link}", "seats", seat=1)
    assert eve.update(table, since=number)["table"]["seats"][1]["person"] == eve.id


def hear_beside(hears, promise) -> dict:
    """What somebody hears beside the game that keeps a promise."""
    while not promise(told := json.loads(hears.recv(timeout=60)).get("beside", {})):
        pass
    return told


def test_who_is_there_and_what_watchers_say_is_told_across_processes(pair):
    one, two = pair
    ada, bob, eve, fay = Guest(one.url, "Ada"), Guest(two.url, "Bob"), Guest(two.url, "Eve"), Guest(one.url, "Fay")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    ada.done(table, "start")
    unknown = connect(f"ws{two.url[4:]}{table}/live?beside=1", compression=None)
    with (
        ada.listen(table, "0&beside=1") as hears,
        eve.listen(table, "0&beside=1"),
        fay.listen(table, "0&beside=1") as watches,
        unknown,
    ):
        told = hear_beside(hears, lambda told: told.get("people", {}).get("watching") == 3)
        assert [watcher["name"] for watcher in told["people"]["watchers"]] == [one.name for one in sorted((eve, fay), key=id_of)]
        eve.done(table, "aside", text="over here")
        assert [line["name"] for line in hear_beside(watches, lambda told: "aside" in told)["aside"]] == ["Eve"]
        fay.done(table, "aside", text="and here")
        assert [line["text"] for line in fay.get(f"{table}/beside").json()["beside"]["aside"]] == ["over here", "and here"]


def test_friends_at_another_process_are_seen_to_be_here(pair):
    one, two = pair
    ada, bob = Guest(one.url, "Ada"), Guest(two.url, "Bob")
    table = ada.create("line-it", "me", "human")
    bob.done(table, "seats", seat=1)
    for asks, asked in ((ada, bob), (bob, ada)):
        assert asks.post("/api/me/people", person=asked.id).status_code == 200
    assert ada.get("/api/me/friends").json() == {"friends": []}  # which notes that she looks at a page of her process
    told = {"person": ada.id, "way": "", "table": "", "game": ""}
    wait_for(lambda: bob.get("/api/me/friends").json()["friends"] == [told], 2 * SECONDS)
    with ada.listen(table, "0&beside=1"):
        there = told | {"way": "play", "table": table.rpartition("/")[2], "game": "line-it"}
        wait_for(lambda: bob.get("/api/me/friends").json()["friends"] == [there], 2 * SECONDS)


def id_of(guest: Guest) -> str:
    """By which watchers are in order."""
    return guest.id
