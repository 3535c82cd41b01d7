"""Fair races over real sockets: a slow line is no disadvantage, a lie no advantage, and bots race like people."""

import asyncio
import contextlib
import itertools
import json
import socket
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import uvicorn
from websockets.sync.client import connect

import linewright as lw
from linewright.core.errors import LinewrightError
from linewright.server.hall.lines import CREDIT_MS, TRIPS, Lines, Pulse
from linewright.server.serve import bind
from linewright.server.settings import Settings, database_address, read_limits
from linewright.server.table.act import Case, Who
from linewright.server.table.acts.moves import Move, Moved
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.seats import Sat
from linewright.server.table.acts.starting import Started
from linewright.server.table.log import judge, read_events
from linewright.server.table.race import BAND_MS, HOLD_MS, Early, Evidence
from linewright.server.table.shapes import House
from linewright.server.table.table import Table
from linewright.server.web.app import create_app
from linewright.server.web.socket import ListenerProtocol
from tests.server.conftest import ROOMY, Guest
from tests.server.told import happen, new_told

ONE_WAY = 0.12  # seconds
TEMPO = 0.3  # of the hurried server


class Proxy:
    """A long line: passes bytes on after a while, each way."""

    def __init__(self, port: int, up: float = ONE_WAY, down: float = ONE_WAY) -> None:
        self.port, self.up, self.down = port, up, down
        self.held = set()  # asyncio itself holds tasks and streams only weakly: the garbage collector would take them
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self.serve, "127.0.0.1", 0), self.loop).result()
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def serve(self, reader, writer) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.held |= {asyncio.current_task(), reader, writer, far_reader, far_writer}
        ways = self.carry(reader, far_writer, lambda: self.up), self.carry(far_reader, writer, lambda: self.down)
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*ways, return_exceptions=True)
        for one in (writer, far_writer):
            self.loop.call_later(max(self.up, self.down), one.close)

    async def carry(self, reader, writer, delay) -> None:
        while data := await reader.read(65536):
            self.loop.call_later(delay(), writer.write, data)

    def close(self) -> None:
        async def end() -> None:
            self.server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await asyncio.sleep(max(self.up, self.down) + 0.1)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()
        self.held.clear()


@pytest.fixture
def long_line(server):
    """Make long lines to the server."""
    with contextlib.ExitStack() as stack:

        def make(**delays):
            proxy = Proxy(server.port, **delays)
            stack.callback(proxy.close)
            return proxy

        yield make


class Ear:
    """Listens in the background, and knows when it heard what."""

    def __init__(self, person: Guest, table: str, url: str = "") -> None:
        self.person, self.table = person, table
        address = f"ws{(url or person.url)[4:]}{table}/live"
        self.open = contextlib.ExitStack()
        self.socket = self.open.enter_context(connect(address, additional_headers=person.auth, compression=None))
        self.last: dict = {}
        self.heard = threading.Condition()
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self) -> None:
        with contextlib.suppress(Exception):
            while True:
                update = json.loads(self.socket.recv())
                with self.heard:
                    self.last = update
                    self.heard.notify_all()

    def wait(self, condition, seconds: float = 20) -> dict:
        with self.heard:
            assert self.heard.wait_for(lambda: self.last and condition(self.last), seconds), self.last
            return self.last

    def close(self) -> None:
        self.open.close()
        self.thread.join(5)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def opened(update) -> int:
    return len(update["views"][0]["view"]["open"]) if update["views"] else -1


def stored(server, table: str) -> list[dict]:
    """The log as it is on disk."""
    with contextlib.closing(sqlite3.connect(server.database)) as store:
        rows = store.execute("SELECT body FROM event WHERE table_id = ? ORDER BY number", (table.rpartition("/")[2],))
        return [json.loads(body) for (body,) in rows]


def evidence_of(server, table: str, person: Guest) -> dict:
    """What the last move of a person rests on."""
    return [event["evidence"] for event in stored(server, table) if event["kind"] == "move" and event.get("by") == person.id][-1]


def two_at(game: str, first: Guest, second: Guest, **options) -> str:
    table = first.create(game, "me", "human", options=options)
    second.done(table, "seats")
    return table


def call_after(ear: Ear, seat: int, cards: int, seconds: float, text: str = "call"):
    """React to the card that is turned up: so many seconds after one hears of it."""
    update = ear.wait(lambda update: opened(update) >= cards)
    time.sleep(seconds)
    return ear.person.post(f"{ear.table}/moves", seat=seat, text=text, after=update["number"], id=f"{seat}-{time.monotonic_ns()}")


# Over real sockets


def test_the_faster_reaction_wins_on_the_slower_line_and_the_evidence_is_kept_but_not_told(server, guest, long_line):
    fast, slow = guest("Fast"), Guest(long_line().url, "Slow")
    table = two_at("head-line", fast, slow, same_call_ms=0, pace=1)
    with Ear(fast, table) as near, Ear(slow, table) as far, ThreadPoolExecutor(3) as pool:
        time.sleep(TRIPS * (0.2 + 2 * ONE_WAY))
        fast.done(table, "start")
        calls = [pool.submit(call_after, near, 0, 3, 0.3), pool.submit(call_after, far, 1, 3, 0.15)]
        first = calls[0].result()
        show = f"show K {near.last['views'][0]['view']['open'][0]}@0,0"
        shown = pool.submit(fast.post, f"{table}/moves", seat=0, text=show, after=first.json()["number"], id="s")
        answers = [call.result() for call in calls]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json()["number"] < answers[1].json()["number"]  # the slow line's call came in later
        assert shown.result().json()["code"] == "not-your-turn"  # it was held until then
        update = near.wait(lambda update: update["views"][0]["view"]["caller"] == 1)
    events = {event["number"]: event for event in fast.update(table)["events"]}
    times = [events[answer.json()["number"]]["milliseconds"] for answer in answers]
    assert 60 <= times[0] - times[1] <= 260  # 150 in truth
    assert update["views"][0]["view"]["called_at"] == times[1]
    evidence = evidence_of(server, table, slow)
    assert 230 <= evidence["trip"] <= 330
    assert evidence["credit"] <= CREDIT_MS
    assert evidence_of(server, table, fast).get("trip", 0) < 60
    for text in (fast.get(f"{table}/events").text, slow.get(f"{table}/events").text):
        assert "evidence" not in text
        assert "received" not in text


def test_who_delays_only_the_answers_gains_what_the_least_allows_and_never_more_than_the_cap(server, guest, long_line):
    liar, other, line = guest("Liar"), guest("Other"), long_line(up=0.0, down=0.0)
    table = two_at("long-line", liar, other, false_call="zero")
    with Ear(liar, table, line.url) as ear:
        time.sleep(1.0)
        line.up = 0.7  # from now on
        liar.done(table, "start")
        for _ in range(2):
            time.sleep(0.25)
            liar.done(table, "chat", text="hm")
        time.sleep(1.0)
        number = ear.wait(lambda update: update["table"]["status"] == "playing")["number"]
        lay_one(liar, table, 0)
        assert evidence_of(server, table, liar)["credit"] < 100
        for _ in range(TRIPS + 3):
            liar.done(table, "chat", text="hm")
            time.sleep(0.25)
        time.sleep(1.0)
        lay_one(liar, table, 0)
        evidence = evidence_of(server, table, liar)
        assert evidence["trip"] > 600
        assert evidence["credit"] == CREDIT_MS
        assert number


def lay_one(person: Guest, table: str, seat: int) -> None:
    """Lay a line of one card, whatever the cards are."""
    for colour in "RBGYK":
        update = person.update(table)
        view = next(view["view"] for view in update["views"] if view["seat"] == seat)
        text = f"lay {colour} {view['hand'][0]}@0,0"
        person.done(table, "moves", seat=seat, text=text, after=update["number"], id=f"{seat}-{time.monotonic_ns()}")
        view = next(view["view"] for view in person.update(table)["views"] if view["seat"] == seat)
        if view["length"] == 1:
            return
    raise AssertionError(view)


def test_the_end_of_a_round_waits_for_a_call_that_was_made_sooner(guest, long_line):
    fast, slow = guest("Fast"), Guest(long_line().url, "Slow")
    table = two_at("long-line", fast, slow)
    with Ear(fast, table) as near, Ear(slow, table) as far, ThreadPoolExecutor(2) as pool:
        fast.done(table, "start")
        lay_one(fast, table, 0)
        lay_one(slow, table, 1)
        time.sleep(TRIPS * (0.2 + 2 * ONE_WAY))
        number = fast.update(table)["number"]
        began = time.monotonic() + 0.1

        def call(person, seat, after):
            time.sleep(began + after - time.monotonic())
            return person.post(f"{table}/moves", seat=seat, text="call 1", after=number, id="c")

        answers = [one.result() for one in (pool.submit(call, fast, 0, 0.2), pool.submit(call, slow, 1, 0.15))]
        view = near.wait(lambda update: update["views"][0]["view"]["rounds"] == 1)["views"][0]["view"]
        far.wait(lambda update: update["views"][0]["view"]["rounds"] == 1)
    assert [seat["points"] for seat in view["seats"]] == [[0], [1]]
    assert answers[1].status_code == 200
    assert answers[0].json()["code"] == "stale"


def test_calls_at_the_same_time_are_a_tie_and_no_websocket_no_credit(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = two_at("head-line", ada, bob, same_call_ms=1000, pace=1)
    ada.done(table, "start")
    ada.wait(table, lambda update: opened(update) >= 1)
    first = ada.done(table, "moves", seat=0, text="call", after=ada.update(table)["number"], id="1")
    second = bob.done(table, "moves", seat=1, text="call", after=first, id="1")
    update = ada.wait(table, lambda update: update["number"] >= second)
    assert update["views"][0]["view"]["repeats"] == 1
    assert ["told-same-time", {}] in next(event for event in update["events"] if event["number"] == second)["told"]
    log = stored(server, table)
    started = next(event["at"] for event in log if event["kind"] == "started")
    for event in (event for event in log if event.get("text") == "call"):
        assert set(event["evidence"]) == {"received"}
        assert (
            0 <= event["evidence"]["received"] - started - event["milliseconds"] <= BAND_MS
        )  # as made as the first, if that close
    assert bob.refused(table, "moves", seat=1, text="call", after=first, id="2") == (409, "stale")  # meant for the last round


def test_a_head_that_is_sent_early_buys_nothing(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = two_at("head-line", ada, bob, pace=60)
    number = ada.done(table, "start")
    body = json.dumps({"seat": 0, "text": "call", "after": number, "id": "x"}).encode()
    head = f"POST {table}/moves HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.secret}\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(head.encode())
        time.sleep(0.6)
        line.sendall(body)
        assert b"200 OK" in line.recv(4096)
    assert ada.update(table)["events"][-1]["milliseconds"] >= 600


def test_people_are_not_helped_by_the_solver(guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = two_at("long-line", ada, bob)
    number = ada.done(table, "start")
    answer = ada.post(f"{table}/moves", seat=0, text="call 1", after=number, id="1")
    assert (answer.status_code, answer.json()["rule"]) == (409, "LL-55")


def test_the_log_gives_the_same_table(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = two_at("head-line", ada, bob, pace=1, same_call_ms=0)
    with Ear(ada, table), Ear(bob, table):
        ada.done(table, "start")
        for number in range(3):
            ada.wait(table, lambda update: update["views"][0]["view"]["phase"] == "turning" and opened(update) >= 1)
            after = ada.done(table, "moves", seat=0, text="call", after=ada.update(table)["number"], id=f"c{number}")
            card = ada.update(table)["views"][0]["view"]["open"][0]
            ada.done(table, "moves", seat=0, text=f"show R {card}@0,0", after=after, id=f"s{number}")
        bob.done(table, "pause")
    log = read_events(json.dumps(event) for event in stored(server, table))
    twin = new_told(log[0])
    for event in log:
        happen(twin, event)
    update = ada.update(table)
    assert update["events"] == json.loads(twin.telling.update(ada.id, 0, 0, ()))["events"]
    assert update["views"] == json.loads(twin.telling.update(ada.id, 0, 0, ()))["views"]
    timed = [event for event in update["events"] if event.get("milliseconds") is not None]
    assert len(timed) == 6
    assert all(later["milliseconds"] - sooner["milliseconds"] >= 0 for sooner, later in itertools.pairwise(timed))


# Bots, in a server that hurries


@pytest.fixture(scope="module")
def hurried(tmp_path_factory):
    """A server whose dealers and bots take a third of the time."""
    folder = tmp_path_factory.mktemp("hurried")
    app = create_app(Settings(database_address(str(folder / "tables.db")), limits=read_limits(ROOMY)))
    app.server.hall.tempo = TEMPO
    listening = bind("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, ws=ListenerProtocol, lifespan="on", log_config=None, access_log=False))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    server.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.database = str(folder / "tables.db")
    server.tables = app.server.hall.gatherings
    yield server
    server.should_exit = True
    thread.join(20)
    listening.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "bots", "options"),
    [
        ("head-line", ("greedy", "random"), {"pace": 1}),
        ("long-line", ("greedy", "greedy", "random"), {}),
        ("long-line", ("random", "random"), {"false_call": "zero"}),
    ],
)
def test_bots_race_to_the_end_and_like_people(hurried, name, bots, options):
    ada = Guest(hurried.url, "Ada")
    table = ada.create(name, *bots, options=options)
    ada.done(table, "start")
    update = ada.wait(table, lambda update: update["table"]["status"] == "over", 200)
    moves = [event for event in update["events"] if event["kind"] == "move"]
    calls = [event for event in moves if event["text"].startswith("call")]
    assert calls[0]["milliseconds"] >= (9_000 if name == "long-line" else 1_000) * TEMPO
    assert len(moves) < 1_500
    match = lw.load(ada.get(f"{table}/export").text)
    assert match.is_over
    log = read_events(json.dumps(event) for event in stored(hurried, table))
    twin = new_told(log[0])
    for event in log:
        happen(twin, event)
    assert twin.playing.digest_bytes == match.digest_bytes == hurried.tables[twin.id].table.playing.digest_bytes


@pytest.mark.slow
def test_who_calls_and_shows_nothing_loses_by_the_clock_of_the_table(hurried):
    ada, bob = Guest(hurried.url, "Ada"), Guest(hurried.url, "Bob")
    table = two_at("head-line", ada, bob, pace=1)
    ada.done(table, "start")
    number = ada.wait(table, lambda update: opened(update) >= 2)["number"]
    called = ada.done(table, "moves", seat=0, text="call", after=number, id="1")
    update = ada.wait(table, lambda update: "time" in [event.get("text") for event in update["events"]], 30 * TEMPO + 5)
    events = {event["number"]: event for event in update["events"]}
    timed = next(event for event in update["events"] if event.get("text") == "time")
    assert abs(timed["at"] - events[called]["at"] - 30_000 * TEMPO) < 1_000
    assert [event["text"] for event in update["events"] if called < event["number"] < timed["number"]] == []


def test_the_timer_of_a_round_leaves_time_for_calls_on_their_way(hurried):
    ada, bob = Guest(hurried.url, "Ada"), Guest(hurried.url, "Bob")
    table = two_at("long-line", ada, bob, round_timer=3)
    ada.done(table, "start")
    update = ada.wait(table, lambda update: "time" in [event.get("text") for event in update["events"]])
    began, timed = (next(event["at"] for event in update["events"] if wanted in event.values()) for wanted in ("started", "time"))
    assert (3_000 + HOLD_MS) * TEMPO - 10 <= timed - began < 3_000
    assert update["views"][0]["view"]["rounds"] == 1


# Piece by piece


class Time:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 10**9

    def monotonic_ns(self) -> int:
        return self.now

    def monotonic(self) -> float:
        return self.now / 1e9


@pytest.fixture
def clock(monkeypatch):
    clock = Time()
    monkeypatch.setattr("linewright.server.hall.lines.time", clock)
    return clock


def test_a_pulse_counts_the_least_of_the_last_trips_and_believes_no_pong_it_did_not_ask_for(clock):
    pings = []
    pulse = Pulse(pings.append)

    def trip(milliseconds):
        clock.now += 10**9
        pulse.beat()
        clock.now += milliseconds * 10**6
        assert pulse.note_pong(pings[-1])

    assert not pulse.note_pong(b"")
    assert (pulse.trip_ms, pulse.trips) == (0, 0)
    trip(40)
    assert (pulse.trip_ms, pulse.spread_ms) == (40, 40)  # nobody knows how steady it is
    for milliseconds in (300, 60, 300):
        trip(milliseconds)
    assert (pulse.trip_ms, pulse.spread_ms) == (40, 140)
    assert not pulse.note_pong(pings[-1])  # once is enough
    for _ in range(TRIPS):
        trip(300)
    assert (pulse.trip_ms, pulse.spread_ms) == (300, 0)
    count = len(pings)
    pulse.beat()
    pulse.beat()
    assert len(pings) - count == 1  # not more than five a second
    for _ in range(100):
        clock.now += 10**9
        pulse.beat()
    assert len(pulse._sent) <= TRIPS


def test_what_was_sent_on_any_way_counts_and_other_processes_are_heard_for_a_while(clock):
    lines = Lines()
    lines.note_sent("p", 7, 1_000)
    lines.note_sent("p", 7, 2_000)
    lines.note_sent("p", 9, 3_000)
    assert [lines.sent_at("p", number) for number in (7, 8, 9, 10)] == [1_000, 3_000, 3_000, 0]
    assert lines.evidence("p", 5_000, 8, 2_900) == Evidence(received=5_000)
    lines.note_elsewhere("p", 80, 7)
    assert lines.evidence("p", 5_000, 8, 2_900) == Evidence(received=5_000, sent=3_000, trip=80, spread=7, credit=180)
    assert lines.evidence("p", 5_000, 8, 0).credit == CREDIT_MS
    clock.now += 10**10
    assert lines.evidence("p", 5_000, 8, 2_900).credit == 0


def race_table(game: str, **options) -> Table:
    """A table of p0, p1 and p2 at which a race has begun at 1,000."""
    setup = lw.Setup.read(lw.new(game).game, seats=3, seed=5, **options)
    facts = {"table": "t", "code": "c", "game": game, "options": setup.options, "seats": ["human"] * 3}
    events = [Created(number=1, at=0, by="p0", house=House(), **facts)]
    events += [Sat(number=2 + seat, at=0, seat=seat, person=f"p{seat}", name="") for seat in range(3)]
    events.append(Started(number=5, at=1_000, rules=lw.new(game).game.version, match=0, seed=5))
    table = new_told(events[0])
    for event in events:
        happen(table, event)
    return table


def ask(table: Table, seat: int, text: str, received: int, at: int = 10**9, **measured) -> Moved:
    """Judge a move at a moment, and let it take effect."""
    evidence = Evidence(received=received, **measured)
    command = Move(seat=seat, text=text, after=table.number, id=str(table.number))
    event, trial = judge(Case(table, Who(f"p{seat}", ""), at, (), evidence), command)
    happen(table, event, trial)
    return event


@pytest.mark.parametrize(("apart", "spread", "is_tie"), [(BAND_MS, 0, True), (-BAND_MS, 0, True), (30, 40, True), (30, 9, False)])
def test_calls_within_the_band_cannot_be_told_apart(apart, spread, is_tie):
    table = race_table("head-line", same_call_ms=0)
    happen(table, Moved(number=6, at=2_000, seat=None, text="turn"))
    first = ask(table, 0, "call", 3_000, credit=100)
    assert first.milliseconds == 1_900
    if apart > BAND_MS and not is_tie:
        with pytest.raises(LinewrightError):
            ask(table, 1, "call", 2_900 + apart, spread=spread)
        return
    second = ask(table, 1, "call", 2_900 + apart, spread=spread)
    assert second.milliseconds == first.milliseconds
    assert table.playing.view(None)["repeats"] == 1


def test_a_number_that_is_called_at_the_same_time_goes_to_who_has_fewer_points():
    table = race_table("long-line", false_call="refuse")
    table.playing._state.points[0, 0] = 1
    for seat in range(2):
        for colour in "RBGYK":
            card = table.playing.view(seat)["hand"][0]
            ask(table, seat, f"lay {colour} {card}@0,0", 4_000)
            if table.playing.view(seat)["length"] == 1:
                break
    ask(table, 0, "call 1", 5_000)
    second = ask(table, 1, "call 1", 5_003)
    assert second.milliseconds == 4_000
    assert [seat["called"] for seat in table.playing.view(None)["seats"]] == [None, 1, None]


def test_what_ends_a_round_is_judged_when_no_sooner_call_can_be_on_its_way():
    table = race_table("head-line", same_call_ms=0)
    happen(table, Moved(number=6, at=2_000, seat=None, text="turn"))
    ask(table, 0, "call", 3_000, at=3_010)
    card = table.playing.view(None)["open"][0]
    with pytest.raises(Early) as early:
        ask(table, 0, f"show R {card}@0,0", 3_100, at=3_110)
    assert early.value.until == 3_010 + HOLD_MS
    ask(table, 1, "call", 3_200, at=3_210, credit=CREDIT_MS)  # sooner after all: 2,950
    assert table.playing.view(None)["caller"] == 1
    with pytest.raises(LinewrightError):
        ask(table, 0, f"show R {card}@0,0", 3_100, at=3_310)
    ask(table, 1, f"show R {card}@0,0", 3_400, at=3_600)
    assert table.race is not None
    assert table.race.round == table.number
    assert not table.race.claims


def test_a_bot_is_as_fast_as_its_luck_and_never_acts_on_what_it_does_not_see():
    match = lw.new("head-line", seed=3, seats=3)
    assert lw.bot("head-line", "greedy", 1).reaction(match.seen_by(0)) is None
    times = []
    for _ in range(12):
        match.play(None, "turn")
        times.append(lw.bot("head-line", "greedy", 1).reaction(match.seen_by(0)))
        assert times[-1] == lw.bot("head-line", "random", 1).reaction(match.seen_by(0))
    assert all(reaction is None or reaction > 500 for reaction in times)
    assert any(times)
