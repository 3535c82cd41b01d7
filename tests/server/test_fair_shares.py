"""Nobody's request holds up the others: long logs, many hints at once, pauses without end, limits when many ask at once."""

import asyncio
import contextlib
import gzip
import threading
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from linewright.bots.hints import Hint
from linewright.server.bots.crew import Request
from linewright.server.bots.players import Players
from linewright.server.bots.worker import Answer
from linewright.server.hall import duties
from linewright.server.keep import lists
from linewright.server.keep.schema import EVENT, TABLES
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Row, Taken
from linewright.server.settings import Settings, database_address, read_limits
from linewright.server.table import log
from linewright.server.table.shapes import ENCODER
from linewright.server.web import contents
from tests.server.conftest import fresh_postgres
from tests.server.test_erasure import at_server, set_up


def test_a_long_answer_is_packed_beside_the_loop(monkeypatch):
    threads = []

    def compress(*_wishes, **_more):
        threads.append(threading.current_thread())
        return b"packed"

    monkeypatch.setattr(gzip, "compress", compress)
    browser = SimpleNamespace(headers={"accept-encoding": "gzip"})
    for size in (contents.VERY_LONG_BYTES - 1, contents.VERY_LONG_BYTES):
        assert asyncio.run(contents.news(browser, b"x" * size)).body == b"packed"
    assert [thread is threading.main_thread() for thread in threads] == [True, False]


def test_a_log_has_an_end_that_nobody_reaches_by_play(played, monkeypatch):
    scene = played("line-it", "A sits 0, B sits 1; start")
    for module in (log, duties):
        monkeypatch.setattr(module, "EVENTS_AT_A_TABLE", scene.number + 1)
    scene.play("A: say one; A: say two -> table-full; A: pause -> table-full; A: resign -> table-full")
    assert scene.play("wait 600").number == scene.truth.number


def test_a_full_table_keeps_no_bot_busy(played, monkeypatch):
    scene = played("line-it", "A sits; start", ["human", "random"], first=1, house={"bot_delay": 5000})
    assert list(duties.list_duties(scene._gathering, scene._server.hall))
    monkeypatch.setattr(duties, "EVENTS_AT_A_TABLE", scene.number)
    assert list(duties.list_duties(scene._gathering, scene._server.hall)) == []


def test_pauses_and_goings_on_are_counted_apart(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db", rates=True) as guest:
            ada = await guest("Ada")
            table = await set_up(ada)
            await ada("POST", f"/api/tables/{table}/start")
            what = ["pause", "resume"] * 4
            answers = [(await ada("POST", f"/api/tables/{table}/{one}")).status_code for one in what]
            assert answers == [200] * 5 + [429] * 3
            assert (await ada("GET", "/api/me")).status_code == 200

    asyncio.run(scene())


def test_hints_wait_for_bots_that_play_and_for_each_other():
    async def scene():
        now = asyncio.get_running_loop().create_future
        move, hint = Request(b"", 9.0, 1.0, now(), 0.0), Request(b"", 1.0, 1.0, now(), 0.0, can_wait=True)
        assert move < hint
        assert not hint < move
        players, at_once, most = Players(), 0, 0

        async def ask(_ask, _budget, _seconds):
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            await asyncio.sleep(0)
            at_once -= 1
            return Answer(hint=ENCODER.encode(Hint("x", [])))

        players._ask_in_time = ask
        await asyncio.gather(*(players.hint("", 0, "greedy", 100) for _ in range(16)))
        assert most == 1

    asyncio.run(scene())


def test_a_person_waits_for_one_hint_at_a_time(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db") as guest:
            ada = await guest("Ada")
            table = await set_up(ada)
            await ada("POST", f"/api/tables/{table}/start")
            both = await asyncio.gather(*(ada("POST", f"/api/tables/{table}/hint", seat=0) for _ in range(2)))
            assert 429 in [answer.status_code for answer in both]

    asyncio.run(scene())


def test_of_thirty_tables_set_up_at_once_there_are_as_many_as_the_limit_says(tmp_path):
    async def scene():
        async with at_server(tmp_path / "tables.db", limits="tables=5") as guest:
            ada = await guest("Ada")
            wish = {"game": "line-it", "seats": ["me", "random"]}
            answers = await asyncio.gather(*(ada("POST", "/api/tables", **wish) for _ in range(30)))
            assert sorted(answer.status_code for answer in answers) == [200] * 5 + [429] * 25

    asyncio.run(scene())


def test_of_many_tables_set_up_at_once_there_are_as_many_as_the_limit_says_on_every_database(database, run):
    async def scene():
        async with opened(database) as store:
            answers = await asyncio.gather(*(add_table(store, number) for number in range(20)), return_exceptions=True)
            assert answers.count(None) == MOST
            assert {type(answer) for answer in answers if answer} == {Taken}
            for table in (EVENT, TABLES):  # nothing of a refused one is left
                assert (await store.all(sa.select(sa.func.count()).select_from(table)))[0][0] == MOST
            assert not await lists.has_room(store, "ada")
            assert await lists.has_room(store, "bob")

    run(scene())


def test_the_limit_of_tables_counts_those_that_another_process_is_about_to_set_up(postgres, run):
    async def scene():
        async with opened(fresh_postgres(postgres)) as store:
            for number in range(MOST - 1):
                await add_table(store, number)
            async with store._reading.connect() as elsewhere:
                for statement in lists.list_table(store, "elsewhere", **facts_of("elsewhere")):
                    await elsewhere.execute(statement)
                late = asyncio.create_task(add_table(store, MOST))
                locks = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
                while not late.done() and not (await store.one(locks))[0]:  # it waits, or has not waited
                    pass
                await elsewhere.commit()
            with pytest.raises(Taken):
                await late

    run(scene())


MOST = 5


@contextlib.asynccontextmanager
async def opened(database):
    store = Store(Settings(database_address(database), limits=read_limits(f"tables={MOST}")))
    await store.open()
    yield store
    await store.close()


def facts_of(name):
    return {"code": name, "game": "line-it", "host": "ada", "created": 1}


async def add_table(store, number):
    name = f"{number:016}"
    await lists.add_table(store, Row(name, 1, "{}"), **facts_of(name))
