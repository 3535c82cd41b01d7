"""Driver processes of `linewright bench table`: they set tables up, play at them as people would, and measure.

Everything is driven from processes of their own, for what the driver does on the server's core would count as the server's. Each
move's time goes from just before it is sent until the last listener of its table has the update; how late the driver itself was
meanwhile is measured as well, for on a busy machine that is in every figure.
"""

import asyncio
import contextlib
import functools
import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

from linewright.bench.frames import Frames
from linewright.bench.lean import LeanTransport
from linewright.client import Client, Refused, Table, Unreachable
from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.registry import find, names

GAMES = 2  # that are played, from table to table in turns: the first of those whose legal moves every seat hears
SET_UP_TOGETHER = 16  # tables set up, or idle sockets opened, at the same time by one driver
LOST_SECONDS = 20.0  # until something that does not come counts as lost
TICK_SECONDS = 0.005  # between looks at how late the driver is
WARM_UP_SECONDS = 1.5  # of moves before those that count
IDLE_SEATS = 2  # of an idle table
OPEN_SECONDS = 20.0  # until a stream that does not begin counts as lost
ACCEPTED = 200


class DriverFailed(LinewrightError):
    """A driver process has failed, or the server it drives."""


class View(msgspec.Struct):
    """What a mover needs of a seat."""

    seat: int | None
    legal: list[str]


class Facts(msgspec.Struct):
    """What a mover needs of a table."""

    status: str


class Changed(msgspec.Struct):
    """What a mover needs of changes: each is a path and what stands there now."""

    table: list[tuple[list[str | int], msgspec.Raw]]
    views: list[list[tuple[list[str | int], msgspec.Raw]]]


class Heard(msgspec.Struct):
    """What a mover needs of an update, a whole one or one of changes."""

    number: int
    table: Facts = msgspec.field(default_factory=lambda: Facts(""))
    views: list[View] = msgspec.field(default_factory=list)
    changed: Changed | None = None


class Seen:
    """What a mover knows of a seat, from the updates that came since it last looked."""

    def __init__(self) -> None:
        self.number = 0
        self.status = ""
        self.legal: list[str] = []
        self._unread: list[bytes] = []

    def hear(self, text: bytes) -> None:
        """Take an update, and leave it for later: most are of moves of others."""
        self._unread.append(text)

    def look(self) -> None:
        """Read what has come."""
        for text in self._unread:
            heard = HEARD.decode(text)
            self.number = heard.number
            if heard.changed is None:
                self.status, self.legal = heard.table.status, heard.views[0].legal
                continue
            for path, value in heard.changed.table:
                if path == ["status"]:
                    self.status = msgspec.json.decode(value, type=str)
            for path, value in heard.changed.views[0]:
                if path == ["legal"]:
                    self.legal = msgspec.json.decode(value, type=list[str])
        self._unread.clear()


class Numbered(msgspec.Struct):
    """An update, or the answer to a move, of which only this is read."""

    number: int = 0
    answer: str | None = None  # the id of the move
    status: int = 200


BESIDE = b'{"beside"'  # how a message begins that tells what is beside the game
HEARD = msgspec.json.Decoder(Heard)
NUMBERED = msgspec.json.Decoder(Numbered)


@dataclass
class Tally:
    """What one driver has measured; all times in seconds."""

    sent: int = 0
    acknowledged: int = 0
    refused: int = 0
    told: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)  # to those who moved
    late: list[float] = field(default_factory=list)  # the driver itself
    busy: float = 0.0  # seconds of processor time
    warmed: int = 0  # moves acknowledged before those that count
    took: float = 0.0  # seconds until the last of the moves was told; longer than asked for where the server fell behind

    def add(self, other: "Tally") -> None:
        """Count another driver's figures too."""
        self.sent += other.sent
        self.acknowledged += other.acknowledged
        self.refused += other.refused
        self.told += other.told
        self.answers += other.answers
        self.late += other.late
        self.busy += other.busy
        self.warmed += other.warmed
        self.took = max(self.took, other.took)


def games() -> list[Game]:
    """The games that are played: of races and puzzles a driver would have to be told what is legal."""
    return [game for game in map(find, names()) if not game.puzzle and not game.race][:GAMES]


async def become(address: str, name: str) -> Client:
    """A guest on a light line who tries nothing twice: what fails is to be seen."""
    return await Client(address, patience_seconds=0, transport=LeanTransport()).become(name)


class Ear(Frames):
    """A WebSocket of somebody at a table; returns from `open` when the first update is there."""

    def __init__(self, table: Table, heard: Callable[[bytes, float], None]) -> None:
        place = urlsplit(table.client.address)
        super().__init__(
            place.hostname or "", place.port or 80, f"{table.path}/live?changes=1&beside=1", self._hear, table.client.headers
        )
        self._tell = heard
        self._first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self) -> Self:
        """Connect; returns when the first update is there."""
        await super().open()
        async with asyncio.timeout(OPEN_SECONDS):
            await self._first
        return self

    def _hear(self, text: bytes, now: float) -> None:
        if text.startswith(BESIDE):  # who is there: no mover waits for that
            return
        self._tell(text, now)
        if not self._first.done():
            self._first.set_result(None)


class Match:
    """A table with a person at every seat, and everybody listening; one move at a time."""

    def __init__(self, address: str, name: str, game: Game, sockets: int) -> None:
        self.address, self.name, self.game = address, name, game.name
        self.seats = max(seats for seats in game.seats if seats <= max(sockets, 2))
        self.sockets = max(sockets, self.seats)
        self.tables: list[Table] = []  # the same one, as each of the people at it sees it
        self.ears: list[Ear] = []
        self.chance = random.Random(name)  # noqa: S311  moves to make
        self._seen = [Seen() for _ in range(self.seats)]
        self._numbers = [0] * self.sockets
        self._times = [0.0] * self.sockets
        self._wanted = 0
        self._told: asyncio.Future[None] | None = None
        self._answered: asyncio.Future[tuple[Numbered, float]]
        self._made = 0  # moves

    async def open(self) -> "Match":
        """Sit down, begin, listen."""
        people = [await become(self.address, f"{self.name}-{seat}") for seat in range(self.seats)]
        host = await people[0].create(self.game, ["me"] + ["human"] * (self.seats - 1), house={"takeover": 0})
        self.tables = [person.table(host.id) for person in people]
        for seat, table in enumerate(self.tables[1:], 1):
            await table.sit(seat)
        await host.start()
        spectator = Client(self.address).table(host.id)
        for place in range(self.sockets):
            table = self.tables[place] if place < self.seats else spectator
            self.ears.append(await Ear(table, functools.partial(self._hear, place)).open())
        return self

    def _hear(self, place: int, text: bytes, now: float) -> None:
        heard = NUMBERED.decode(text)
        if heard.answer is not None:
            self._answered.set_result((heard, now))
            return
        if place < self.seats:
            self._seen[place].hear(text)
        self._numbers[place] = heard.number
        self._times[place] = now
        self._look()

    def _look(self) -> None:
        if self._told is not None and not self._told.done() and self._wanted and min(self._numbers) >= self._wanted:
            self._told.set_result(None)

    async def _move(self, seat: int, text: str, after: int) -> tuple[float, float] | None:
        """Make a move; how long until it was answered, and until all were told. None where it was refused."""
        self._made += 1
        self._wanted = 0
        self._told, self._answered = asyncio.get_running_loop().create_future(), asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.ears[seat].send(msgspec.json.encode({"seat": seat, "text": text, "after": after, "id": f"m{self._made}"}))
        async with asyncio.timeout(LOST_SECONDS):
            answer, answered = await self._answered
            if answer.status != ACCEPTED:
                return None
            self._wanted = answer.number
            self._look()
            await self._told
        return answered - began, max(self._times) - began

    async def _play_again(self) -> None:
        """Begin another match: everybody agrees, and the last to do so begins it."""
        self._told = asyncio.get_running_loop().create_future()
        self._wanted = 0
        number = 0
        for table in self.tables:
            number = await table.ask("rematch")
        self._wanted = number
        self._look()
        async with asyncio.timeout(LOST_SECONDS):
            await self._told

    async def step(self, tally: Tally) -> None:
        """Let whoever may act make any legal move, and see it told."""
        for seat in range(self.seats):
            seen = self._seen[seat]
            seen.look()
            if seen.status == "over":
                await self._play_again()
                return
            if seen.legal:
                text = self.chance.choice(seen.legal)
                tally.sent += 1
                if (times := await self._move(seat, text, seen.number)) is None:
                    tally.refused += 1
                else:
                    tally.acknowledged += 1
                    tally.answers.append(times[0])
                    tally.told.append(times[1])
                return
        raise Unreachable(self.tables[0].path)  # nobody may act

    async def play(self, until: float, every: float, tally: Tally) -> None:
        """Make a move at every so many seconds; 0: as soon as the one before is told."""
        due = time.perf_counter() + self.chance.random() * every
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            with contextlib.suppress(TimeoutError):
                await self.step(tally)
            due = due + every if every else time.perf_counter()


async def watch(tally: Tally) -> None:
    """Measure how late this process is at what it wants to do."""
    while True:
        due = time.perf_counter() + TICK_SECONDS
        await asyncio.sleep(TICK_SECONDS)
        tally.late.append(time.perf_counter() - due)


async def do_all(works: Sequence[Callable[[], Coroutine[Any, Any, Any]]], tell: Callable[[int], None]) -> list[Any]:
    """Do things, some at the same time, and tell how many are done."""
    room = asyncio.Semaphore(SET_UP_TOGETHER)
    done = 0

    async def one(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        nonlocal done
        async with room:
            result = await work()
        done += 1
        if done % 25 == 0:
            tell(done)
        return result

    return list(await asyncio.gather(*map(one, works)))


# What a driver process runs: it hears through a pipe what to do, and answers


async def play_orders(pipe: Connection, works: Sequence[Callable[[], Coroutine[Any, Any, Any]]]) -> list[Any]:
    """Set matches up, and play them whenever told to through the pipe; they come back when nothing more is asked for."""
    matches = await do_all(works, lambda done: pipe.send(("opened", done)))
    pipe.send(("ready", sum(match.sockets for match in matches)))
    while (order := await asyncio.to_thread(pipe.recv)) is not None:
        every, seconds = order
        pipe.send(("played", await play(matches, every, seconds)))
    return matches


def drive(pipe: Connection, address: str, first: int, tables: int, sockets: int) -> None:
    """Run a driver process: set tables up, then play whenever told to."""

    async def main() -> None:
        played = games()
        numbers = range(first, first + tables)
        works = [Match(address, f"t{number}", played[number % len(played)], sockets).open for number in numbers]
        matches = await play_orders(pipe, works)
        for ear in [ear for match in matches for ear in match.ears]:
            ear.close()

    run_driver(main, pipe)


async def play(matches: list[Match], every: float, seconds: float) -> Tally:
    """Let tables play for a while; moves of the first moments are not counted."""
    warming = Tally()
    await asyncio.gather(*(match.play(time.perf_counter() + WARM_UP_SECONDS, every, warming) for match in matches))
    tally = Tally(warmed=warming.acknowledged)
    watching = asyncio.create_task(watch(tally))
    began, before = time.perf_counter(), time.process_time()
    until = began + seconds
    await asyncio.gather(*(match.play(until, every, tally) for match in matches))
    tally.busy, tally.took = time.process_time() - before, time.perf_counter() - began
    watching.cancel()
    return tally


def sit_idle(pipe: Connection, address: str, sockets: int, each: int) -> None:
    """Run a process that holds sockets at tables where nobody moves; told to count, it says how many are open."""

    async def sit(number: int, count: int) -> list[Ear]:
        person = await become(address, f"i{number}")
        table = await person.create(games()[0].name, ["me"] * IDLE_SEATS, house={"takeover": 0})
        await table.start()
        await person.close()
        return [await Ear(table, lambda _text, _now: None).open() for _ in range(count)]

    async def main() -> None:
        counts = [min(each, sockets - begun) for begun in range(0, sockets, each)]
        works = [functools.partial(sit, number, count) for number, count in enumerate(counts)]
        ears = [ear for some in await do_all(works, lambda done: pipe.send(("opened", done * each))) for ear in some]
        pipe.send(("ready", len(ears)))
        while await asyncio.to_thread(pipe.recv) is not None:
            pipe.send(("held", sum(ear.is_open for ear in ears)))
        for ear in ears:
            ear.close()

    run_driver(main, pipe)


def run_driver(main: Callable[[], Coroutine[Any, Any, None]], pipe: Connection) -> None:
    """Run a driver's loop; what fails is told to whoever started it."""
    if sys.platform == "win32":
        loop: Any = asyncio.new_event_loop
    else:
        import uvloop  # there is none for Windows

        loop = uvloop.new_event_loop
    try:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(main())
    except (OSError, Refused, Unreachable, TimeoutError, ExceptionGroup) as error:
        pipe.send(("failed", f"{type(error).__name__}: {error}"[:300]))
    except (EOFError, KeyboardInterrupt):
        pass  # whoever started it is gone


class Driver:
    """A driver process, from outside."""

    def __init__(self, target: Callable[..., None], *facts: Any) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=target, args=(theirs, *facts), daemon=True)
        self.process.start()
        theirs.close()

    def wait_for(self, what: str, tell: Callable[[int], None] = lambda _count: None) -> Any:
        """Wait until the process tells something; raises DriverFailed where it fails."""
        while True:
            try:
                kind, fact = self.pipe.recv()
            except EOFError:
                kind, fact = "failed", "EOF"
            if kind == "failed":
                raise DriverFailed("load-driver-failed", why=fact)
            if kind == what:
                return fact
            tell(fact)

    def end(self) -> None:
        """Have it go."""
        with contextlib.suppress(OSError):
            self.pipe.send(None)
        self.process.join(10)
        if self.process.is_alive():
            self.process.terminate()
        self.pipe.close()
