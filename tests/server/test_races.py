"""Fair races: a slow line is no disadvantage, a lie no advantage, and bots race like people."""

import asyncio
import contextlib
import json
import socket
import sqlite3
import threading
import time

import pytest
from websockets.sync.client import connect

import linewright as lw
from linewright.core.errors import LinewrightError
from linewright.server.hall.lines import CREDIT_MS, TRIPS, Lines, Pulse
from linewright.server.table.act import Case, Who
from linewright.server.table.acts.moves import Move, Moved
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.seats import Sat
from linewright.server.table.acts.starting import Started
from linewright.server.table.log import judge, read_events
from linewright.server.table.race import BAND_MS, HOLD_MS, Early, Evidence
from linewright.server.table.shapes import ENCODER, House
from linewright.server.table.table import Table
from linewright.server.web.replays import Finished, replay_of
from tests import timing
from tests.server.conftest import Guest
from tests.server.told import happen, new_told

ONE_WAY = 0.12  # seconds
TEXT_FRAME, MASKED = 0x81, 0x80  # of a message over a WebSocket: its first byte, and a bit of its second


def is_from_page(data: bytes) -> bool:
    """Whether it is a message of a page: those are masked, those of the server are not."""
    return data[0] == TEXT_FRAME and data[1] & MASKED != 0


class Proxy:
    """A long line: passes bytes on after a while, each way."""

    def __init__(self, port: int, up: float = ONE_WAY, down: float = ONE_WAY) -> None:
        self.port, self.up, self.down = port, up, down
        self.moves: list[float] = []  # when each was passed on, in seconds since 1970
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
            self.loop.call_later(delay(), self.pass_on, writer, data)

    def pass_on(self, writer, data: bytes) -> None:
        writer.write(data)
        if (data.startswith(b"POST ") and b"/moves " in data[:100]) or is_from_page(data):
            self.moves.append(time.time())

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
                if "answer" in update:  # to what was no move
                    continue
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


def stored(server, table: str) -> list[dict]:
    """The log as it is on disk."""
    with contextlib.closing(sqlite3.connect(server.database)) as store:
        rows = store.execute("SELECT body FROM event WHERE table_id = ? ORDER BY number", (table.rpartition("/")[2],))
        return [json.loads(body) for (body,) in rows]


def evidence_of(server, table: str, person: Guest) -> dict:
    """What the last move of a person rests on."""
    moves = [event for event in stored(server, table) if event["kind"] == "move" and event.get("by") == person.id]
    return moves[-1]["evidence"] if moves else {}


def two_at(game: str, first: Guest, second: Guest, **options) -> str:
    table = first.create(game, "me", "human", options=options)
    second.done(table, "seats")
    return table


# Over real sockets


def test_the_line_of_a_person_is_measured_and_what_was_measured_of_secret_moves_is_kept_but_not_told(server, guest, long_line):
    """However busy this machine is: a round trip over a long line takes at least as long as the line.

    What a call rests on is told to everybody; when a workbench was changed is nobody's business.
    """
    fast, slow = guest("Fast"), Guest(long_line().url, "Slow")
    table = two_at("long-line", fast, slow)
    with Ear(fast, table) as near, Ear(slow, table) as far:
        fast.done(table, "start")
        for ear in (near, far):
            ear.wait(lambda update: update["table"]["status"] == "playing")
        deadline = time.monotonic() + 60
        for seat, person in enumerate((fast, slow)):
            while "sent" not in evidence_of(server, table, person):  # which is noted once the line is measured
                assert time.monotonic() < deadline
                update = person.update(table)
                card = update["views"][0]["view"]["hand"][0]
                person.done(table, "moves", seat=seat, text=f"lay R {card}@0,0", after=update["number"])
    evidence = evidence_of(server, table, slow)
    assert evidence["trip"] >= 2 * ONE_WAY * 1000 - 10
    assert 0 < evidence["credit"] <= CREDIT_MS
    assert evidence_of(server, table, fast).get("trip", 0) < evidence["trip"]  # 0, which is left out, on a fast machine
    for text in (fast.get(f"{table}/events").text, slow.get(f"{table}/events").text):
        assert "evidence" not in text
        assert "received" not in text
        assert "timing" not in text


LIE = {"trip": 5_000, "milliseconds": 1, "timing": {"heard": 1, "reaction": 1, "band": 0, "credit": 5_000, "trip": 5_000}}


def test_a_slow_line_is_judged_by_reaction_time_and_a_page_that_lies_about_its_delay_gains_nothing(server, long_line):
    """Slow sees everything 0.15 s late and is heard 0.05 s late, but calls before Liar does, who is at this very machine."""

    def promise(_longer):
        liar, slow = Guest(server.url, "Liar"), Guest(long_line(up=0.05, down=0.15).url, "Slow")
        table = two_at("head-line", liar, slow, pace=60, same_call_ms=0)
        with Ear(liar, table) as near, Ear(slow, table) as far:
            near.socket.send(json.dumps(LIE))
            number = liar.done(table, "start")
            for ear in (near, far):
                ear.wait(lambda update: update["number"] >= number)
            call = {"text": "call", "after": number}
            assert liar.refused(table, "moves", seat=0, **call, **LIE)[0] == 400
            slow.update(table)  # its connection stays open
            asked = [one.client.table(table).ask("moves", seat=seat, **call) for seat, one in ((1, slow), (0, liar))]
            Guest.run(together(*asked))
            heard = [one.update(table)["events"] for one in (liar, slow)]
        calls = [event for event in heard[0] if event.get("text") == "call"]
        assert [event["seat"] for event in calls] == [0, 1]  # as they came in
        near_call, far_call = (event["timing"] for event in calls)
        assert far_call["trip"] >= 190
        assert near_call["credit"] < 100
        assert far_call["heard"] > near_call["heard"]
        assert far_call["reaction"] < near_call["reaction"]
        assert all(told["heard"] - told["credit"] == told["reaction"] for told in (near_call, far_call))
        assert liar.update(table)["views"][0]["view"]["caller"] == 1
        assert heard[0] == heard[1]

    timing.keep(promise)


async def together(*asked):
    """Ask several things, each begun in this order, none waiting for the other."""
    return await asyncio.gather(*asked)


def test_a_head_that_is_sent_early_buys_nothing(server, guest):
    ada, bob = guest("Ada"), guest("Bob")
    table = two_at("head-line", ada, bob, pace=60)
    number = ada.done(table, "start")
    body = json.dumps({"seat": 0, "text": "call", "after": number, "id": "x"}).encode()
    head = f"POST {table}/moves HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.secret}\r\nContent-Length: {len(body)}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(head.encode())
        time.sleep(0.3)
        line.sendall(body)
        assert b"200 OK" in line.recv(4096)
    assert ada.update(table)["events"][-1]["milliseconds"] >= 300


# In process, by the clock of a script


TWO = "A sits 0, B sits 1; start"


def test_the_faster_reaction_wins_on_the_slower_line(played):
    """A sees a card at once and reacts after 0.3 s; B sees it 0.12 s later, reacts after 0.15 s, and is heard 0.12 s later."""
    scene = played("head-line", f"A listens; B listens; {TWO}; wait 3", ["human"] * 2, options={"same_call_ms": 0, "pace": 1})
    scene.measure_line("B", 240)
    first = scene.view("A")["view"]["open"][0]
    scene.play(f"wait 0.3; A: call; A: show K {first}@0,0 -> not-your-turn; wait 0.09")
    assert scene.answers[-1] is None  # to show is judged when no sooner call can be on its way
    assert scene.view("A")["view"]["caller"] == 0
    scene.play("B: call; wait 0.3")
    assert scene.answers[-2] == "not-your-turn"
    assert scene.view("A")["view"]["caller"] == 1
    calls = [event for event in scene.update()["events"] if event.get("text") == "call"]
    assert [event["milliseconds"] for event in calls] == [3_300, 3_150]
    assert calls[0]["timing"] == {"heard": 300, "reaction": 300, "band": BAND_MS, "credit": 0}
    assert calls[1]["timing"] == {"heard": 390, "reaction": 150, "band": BAND_MS, "credit": 240, "trip": 240}
    assert scene.view("A")["view"]["called_at"] == 3_150


def test_a_photo_finish_is_told_to_everybody_and_in_replays_and_stays_the_same(played):
    """The calls are told as they were made, though the second counts as made with the first (LL-86)."""
    scene = played("head-line", f"A listens; B listens; {TWO}; wait 2", options={"same_call_ms": 0, "pace": 2})
    scene.measure_line("A", 48, 9)
    scene.measure_line("B", 118, 22)
    scene.play("wait 1.486; A: call; wait 0.044; B: call; wait 0.3")
    calls = [event for event in scene.update()["events"] if event.get("text") == "call"]
    assert [event["timing"] for event in calls] == [
        {"heard": 1_486, "reaction": 1_438, "band": 9, "credit": 48, "trip": 48},
        {"heard": 1_530, "reaction": 1_412, "band": 22, "credit": 118, "trip": 118},
    ]
    assert [event["milliseconds"] for event in calls] == [3_438, 3_438]
    assert calls[1]["told"][-1] == ["told-same-time", {}]
    assert all(calls == [event for event in scene.update(who)["events"] if event.get("text") == "call"] for who in "AB")
    scene.play("wait 2; A: call; A: undo; B: yes; wait 2; A: resign")  # a call that was taken back leaves nothing behind
    frames = replay_of(Finished.at(scene.truth), None).frames
    timed = {frame.number: frame.timing for frame in frames if frame.timing is not None}
    assert [ENCODER.encode(found) for found in timed.values()] == [ENCODER.encode(event["timing"]) for event in calls]
    assert [frames[number].text for number in timed] == ["call", "call"]
    assert [frames[number].milliseconds for number in timed] == [3_438, 3_438]


def test_how_sure_two_lines_are_adds_up(played):
    """26 ms apart and sure to 22 ms + 3 ms: told apart."""
    scene = played("head-line", f"A listens; B listens; {TWO}; wait 1", options={"same_call_ms": 0, "pace": 1})
    scene.measure_line("B", 118, 22)
    scene.play("wait 0.438; A: call; wait 0.092; B: call")
    assert scene.view("A")["view"]["caller"] == 1


def lay_one(scene, who: str) -> None:
    """Lay a line of one card, whatever the cards are."""
    for colour in "RBGYK":
        scene.play(f"{who}: lay {colour} {scene.view(who)['view']['hand'][0]}@0,0")
        if scene.view(who)["view"]["length"] == 1:
            return
    raise AssertionError(scene.view(who))


def test_the_end_of_a_round_waits_for_a_call_that_was_made_sooner(played):
    scene = played("long-line", TWO)
    lay_one(scene, "A")
    lay_one(scene, "B")
    scene.measure_line("B", 240)
    number = scene.number
    scene.play("wait 0.2; A: call 1 -> stale; wait 0.07; B: call 1")
    assert scene.number == number  # both calls would end the round
    scene.play("wait 0.5")
    assert [seat["points"] for seat in scene.view("A")["view"]["seats"]] == [[0], [1]]
    assert scene.answers[-2:] == ["stale", number + 1]


def test_everybody_hears_of_a_call_and_nobody_of_the_line(played):
    scene = played("long-line", "A sits 0, B sits 1, C sits 2; start", ["human"] * 3)
    lay_one(scene, "A")
    scene.play("A: call 1")
    *_, laid, called = scene.update("B")["events"]
    assert (laid["text"], laid.get("told")) == ("lay", None)
    assert (called["text"], called["told"]) == ("call 1", [["told-call", {"seat": 0, "number": "1"}]])
    assert "@0,0" in scene.update("A")["events"][-1]["text"]


def test_calls_at_the_same_time_are_a_tie_and_no_websocket_no_credit(played):
    scene = played("head-line", f"{TWO}; wait 1; A: call; wait 0.5", options={"same_call_ms": 1000, "pace": 1})
    first = scene.number
    update = scene.play("B: call; wait 0.3").update("A")
    assert update["views"][0]["view"]["repeats"] == 1
    assert ["told-same-time", {}] in update["events"][-1]["told"]
    calls = [event for event in scene.stored() if event.get("text") == "call"]
    assert [set(event["evidence"]) for event in calls] == [{"received"}] * 2
    assert [event["milliseconds"] for event in calls] == [1_000, 1_500]
    scene.play(f"B: call after {first} -> stale")  # meant for the last round


def test_a_call_and_a_show_are_taken_back_only_by_consent(played):
    scene = played("head-line", f"{TWO}; wait 2; A: call; A: undo", options={"pace": 2})
    assert scene.kinds()[-1] == "undo-asked"
    assert scene.view("A")["view"]["phase"] == "showing"
    scene.play("B: no")
    card = scene.view("A")["view"]["open"][0]
    scene.play(f"A: show R {card}@0,0; wait 0.3; A: undo")
    assert scene.kinds()[-1] == "undo-asked"
    scene.play("B: yes")
    assert scene.kinds()[-1] == "undone"
    assert scene.view("A")["view"]["phase"] == "showing"


def test_what_nobody_else_has_seen_of_a_race_is_taken_back_at_once(played):
    scene = played("long-line", "A sits 0, B sits 1, C sits 2; start", ["human"] * 3)
    lay_one(scene, "A")
    scene.play("A: undo")
    assert scene.kinds()[-1] == "undone"
    lay_one(scene, "A")
    scene.play("A: call 1; wait 0.5; A: undo")
    assert scene.kinds()[-1] == "undo-asked"


def test_people_are_not_helped_by_the_solver(played):
    assert played("long-line", f"{TWO}; A: call 1 -> illegal-move").refusals[-1].rule == "LL-55"


def test_the_log_gives_the_same_table(played):
    scene = played("head-line", TWO, options={"pace": 1, "same_call_ms": 0})
    for _ in range(3):
        card = scene.play("wait 1; A: call").view("A")["view"]["open"][0]
        scene.play(f"A: show R {card}@0,0; wait 0.3")
    scene.play("B: pause")
    log = read_events(json.dumps(event) for event in scene.stored())
    twin = new_told(log[0])
    for event in log:
        happen(twin, event)
    update, again = scene.update("A"), json.loads(twin.telling.update(scene.people["A"].id, 0, 0, ()))
    assert (update["events"], update["views"]) == (again["events"], again["views"])
    timed = [event["milliseconds"] for event in update["events"] if event.get("milliseconds") is not None]
    assert len(timed) == 6
    assert timed == sorted(timed)


@pytest.mark.parametrize(
    ("name", "bots", "options"),
    [
        ("head-line", ["greedy", "random"], {"pace": 1}),
        ("long-line", ["greedy", "greedy", "random"], {}),
        ("long-line", ["random", "random"], {"false_call": "zero"}),
    ],
)
def test_bots_race_to_the_end_and_like_people(played, name, bots, options):
    scene = played(name, "start", bots, options=options)
    for _ in range(200):
        if scene.play("wait 10").table["status"] == "over":
            break
    moves = [event for event in scene.events() if event["kind"] == "move"]
    calls = [event for event in moves if event["text"].startswith("call")]
    assert calls[0]["milliseconds"] >= (9_000 if name == "long-line" else 1_000)
    assert len(moves) < 1_500
    match = scene.truth.playing
    assert match.is_over
    log = read_events(json.dumps(event) for event in scene.stored())
    twin = new_told(log[0])
    for event in log:
        happen(twin, event)
    assert twin.playing.digest_bytes == lw.load(match.save()).digest_bytes == match.digest_bytes


def test_who_calls_and_shows_nothing_loses_by_the_clock_of_the_table(played):
    scene = played("head-line", f"{TWO}; wait 2; A: call; wait 29.9", options={"pace": 1})
    called = scene.events()[-1]
    assert called["text"] == "call"
    scene.play("wait 0.2")
    timed = next(event for event in scene.events() if event.get("text") == "time")
    assert timed["at"] - called["at"] == 30_000
    assert timed["number"] == called["number"] + 1


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


def test_who_delays_only_the_answers_gains_what_the_least_allows_and_never_more_than_the_cap(clock):
    lines, pings = Lines(clock), []
    pulse = Pulse(pings.append)
    lines.open("p", pulse)

    def answer_after(milliseconds):
        clock.now += 10**9
        pulse.beat()
        clock.now += milliseconds * 10**6
        pulse.note_pong(pings[-1])

    for milliseconds in (2, 3, 700, 700):
        answer_after(milliseconds)
    assert lines.evidence("p", 5_000, 8, 5_000).credit == 2
    for _ in range(TRIPS):
        answer_after(700)
    evidence = lines.evidence("p", 5_000, 8, 5_000)
    assert (evidence.trip, evidence.credit) == (700, CREDIT_MS)


def test_what_was_sent_on_any_way_counts_and_other_processes_are_heard_for_a_while(clock):
    lines = Lines(clock)
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


@pytest.mark.parametrize(
    ("apart", "spread", "is_tie"), [(2 * BAND_MS, 0, True), (-2 * BAND_MS, 0, True), (30, 40, True), (30, 9, False)]
)
def test_calls_within_the_band_cannot_be_told_apart(apart, spread, is_tie):
    table = race_table("head-line", same_call_ms=0)
    happen(table, Moved(number=6, at=2_000, seat=None, text="turn"))
    first = ask(table, 0, "call", 3_000, credit=100)
    assert first.milliseconds == 1_900
    if not is_tie:
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
