"""`linewright bench table`: a server of its own under load, through the public protocol, and its figures beside their bars.

Everything is driven from processes of their own, for what the driver does on the server's core would count as the server's. Each
move's time goes from just before it is sent until the last listener of its table has the update; how late the driver itself was
meanwhile is measured as well, for on a busy machine that is in every figure.
"""

import asyncio
import base64
import contextlib
import functools
import itertools
import math
import multiprocessing
import os
import random
import re
import resource
import secrets
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httptools
import msgspec
from rich.table import Table as Grid

from linewright.core.words import Words
from linewright.server.refusals import FOLDER, Unservable
from linewright.server.settings import DATABASE, LIMITS

ROOMY = "moves=1e6,chats=1e6,reads=1e6,joins=1e6,people=1e6,passphrases=1e6,tables=1e6,listeners=1e6"
GAMES = {"line-it": (2, 3, 4, 5), "sequence": (2, 3, 4)}  # played by people at all seats, in turns from table to table
AT_ONCE = 16  # tables set up, or idle sockets opened, at the same time by one driver
PATIENCE = 20.0  # seconds until something that does not come counts as lost
TICK = 0.005  # seconds between looks at how late the driver is
WARM_UP = 1.5  # seconds of moves before those that count
IDLE_SEATS = 2  # of an idle table
IDLE_SECONDS = 6.0  # of moves beside the idle sockets
IDLE_SHARE = 0.2  # of the moves a second, beside the idle sockets

TOLD_95_MS, TOLD_99_MS = 25.0, 60.0  # the bars
MEGABYTES = 300.0
NEARLY = 0.98  # of the moves a second asked for, for the first and last of a run are cut off


class View(msgspec.Struct):
    """What a mover needs of a seat."""

    seat: int | None
    legal: list[str]


class Facts(msgspec.Struct):
    """What a mover needs of a table."""

    status: str


class Heard(msgspec.Struct):
    """What a mover needs of an update."""

    number: int
    table: Facts
    views: list[View]


class Numbered(msgspec.Struct):
    """An update or an answer of which only the number is read."""

    number: int = 0


HEARD = msgspec.json.Decoder(Heard)
NUMBERED = msgspec.json.Decoder(Numbered)


class Lost(Exception):
    """The server has closed a connection, or did not answer as it should."""


@dataclass
class Tally:
    """What one driver has measured; all times in seconds."""

    sent: int = 0
    acknowledged: int = 0
    refused: int = 0
    told: list[float] = field(default_factory=list)
    posts: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # the driver itself
    busy: float = 0.0  # seconds of processor time

    def add(self, other: "Tally") -> None:
        """Count another driver's figures too."""
        self.sent += other.sent
        self.acknowledged += other.acknowledged
        self.refused += other.refused
        self.told += other.told
        self.posts += other.posts
        self.late += other.late
        self.busy += other.busy


# Clients


class Http(asyncio.Protocol):
    """The connection of a person over which they ask; one question at a time."""

    def __init__(self, port: int, secret: str = "") -> None:
        self.port = port
        self.secret = secret
        self._transport: Any = None
        self._parser: Any = None
        self._answer: asyncio.Future[bytes] | None = None
        self._body = b""

    async def ask(self, path: str, body: Any = None) -> tuple[int, bytes]:
        """Post a body, or get a path; gives the status and the answer."""
        loop = asyncio.get_running_loop()
        if self._transport is None:
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        self._parser = httptools.HttpResponseParser(self)
        self._answer = loop.create_future()
        self._body = b""
        data = b"" if body is None else msgspec.json.encode(body)
        auth = f"Authorization: Bearer {self.secret}\r\n" if self.secret else ""
        verb = "GET" if body is None else "POST"
        head = f"{verb} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{auth}Content-Length: {len(data)}\r\n\r\n"
        self._transport.write(head.encode() + data)
        text = await self._answer
        return self._parser.get_status_code(), text

    async def done(self, path: str, body: Any) -> Any:
        """Post something that must be granted; gives the answer."""
        status, text = await self.ask(path, body)
        if status != 200:
            raise Lost(text.decode())
        return msgspec.json.decode(text)

    async def be(self, name: str) -> "Http":
        """Become a guest."""
        self.secret = (await self.done("/api/me", {"name": name, "secret": True}))["secret"]
        return self

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Read some of an answer."""
        self._parser.feed_data(data)

    def on_body(self, data: bytes) -> None:
        """Collect the body."""
        self._body += data

    def on_message_complete(self) -> None:
        """Give the answer to whoever asked."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(self._body)

    def connection_lost(self, exc: Exception | None) -> None:
        """Connect anew next time; what was asked is lost."""
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or Lost("closed"))


class Ear(asyncio.Protocol):
    """A WebSocket that only listens, as light as can be: whole text messages, pings, and the end."""

    def __init__(self, port: int, path: str, secret: str, heard: Callable[[bytes, float], None]) -> None:
        self.port, self.path, self.secret = port, path, secret
        self.heard = heard
        self.is_open = False
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # update
        self._upgraded = False
        self._buffer = bytearray()
        self._transport: Any = None

    async def open(self) -> "Ear":
        """Connect; returns when the first update is there."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        async with asyncio.timeout(PATIENCE):
            await self.first
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = transport
        self.is_open = True
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = f"GET {self.path}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.secret}\r\n"
        ask = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self._transport.write((head + ask).encode())

    def data_received(self, data: bytes) -> None:
        """Take frames as they come."""
        now = time.perf_counter()
        self._buffer += data
        if not self._upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            self._upgraded, self._buffer = True, rest
        for kind, text in self._frames():
            if kind == 1:
                self.heard(text, now)
                if not self.first.done():
                    self.first.set_result(None)
            elif kind == 9:  # a ping: its pong, masked with nothing
                self._transport.write(bytes((0x8A, 0x80 | len(text))) + bytes(4) + text)
            elif kind == 8:
                self._transport.close()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        while len(self._buffer) >= 2:
            kind, size, start = self._buffer[0] & 15, self._buffer[1] & 127, 2
            if size > 125:
                start = 4 if size == 126 else 10
                if len(self._buffer) < start:
                    return
                (size,) = struct.unpack_from("!H" if start == 4 else "!Q", self._buffer, 2)
            if len(self._buffer) < start + size:
                return
            text = bytes(self._buffer[start : start + size])
            del self._buffer[: start + size]
            yield kind, text

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that it is over."""
        self.is_open = False
        if not self.first.done():
            self.first.set_exception(exc or Lost(bytes(self._buffer[:200]).decode(errors="replace")))
            self.first.exception()  # looked at, so that nobody complains where nobody waits

    def close(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.abort()


class Table:
    """A table with a person at every seat, and everybody listening; one move at a time."""

    def __init__(self, port: int, name: str, game: str, sockets: int) -> None:
        self.port, self.name, self.game = port, name, game
        self.seats = max(seats for seats in GAMES[game] if seats <= max(sockets, 2))
        self.sockets = max(sockets, self.seats)
        self.people: list[Http] = []
        self.ears: list[Ear] = []
        self.path = ""
        self.chance = random.Random(name)  # noqa: S311  moves to make
        self._latest = [b""] * self.sockets
        self._numbers = [0] * self.sockets
        self._times = [0.0] * self.sockets
        self._wanted = 0
        self._told: asyncio.Future[None] | None = None

    async def open(self) -> "Table":
        """Sit down, begin, listen."""
        self.people = [await Http(self.port).be(f"{self.name}-{seat}") for seat in range(self.seats)]
        wish = {"game": self.game, "seats": ["me"] + ["human"] * (self.seats - 1), "house": {"takeover": 0}}
        self.path = f"/api/tables/{(await self.people[0].done('/api/tables', wish))['id']}"
        for seat, person in enumerate(self.people[1:], 1):
            await person.done(f"{self.path}/seats", {"seat": seat})
        await self.people[0].done(f"{self.path}/start", {})
        for place in range(self.sockets):
            secret = self.people[place].secret if place < self.seats else ""
            self.ears.append(await Ear(self.port, self.path, secret, functools.partial(self._hear, place)).open())
        return self

    def _hear(self, place: int, text: bytes, now: float) -> None:
        self._latest[place] = text
        self._numbers[place] = NUMBERED.decode(text).number
        self._times[place] = now
        self._look()

    def _look(self) -> None:
        if self._told is not None and not self._told.done() and self._wanted and min(self._numbers) >= self._wanted:
            self._told.set_result(None)

    async def _ask(self, person: Http, what: str, body: dict[str, Any]) -> tuple[int, float, float]:
        """Ask something of the table; gives the status, and how long until it was answered and until all were told."""
        self._wanted = 0
        self._told = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        status, text = await person.ask(f"{self.path}/{what}", body)
        answered = time.perf_counter()
        if status == 200:
            self._wanted = NUMBERED.decode(text).number
            self._look()
            async with asyncio.timeout(PATIENCE):
                await self._told
        return status, answered - began, max(self._times) - began

    async def step(self, tally: Tally) -> None:
        """Let whoever may act make any legal move, and see it told."""
        for seat in range(self.seats):
            update = HEARD.decode(self._latest[seat])
            if update.table.status == "over":
                await self._ask(self.people[seat], "rematch", {})
                return
            if update.views[0].legal:
                text = self.chance.choice(update.views[0].legal)
                move = {"seat": seat, "text": text, "after": update.number, "id": f"m{update.number}"}
                tally.sent += 1
                status, post, told = await self._ask(self.people[seat], "moves", move)
                if status == 200:
                    tally.acknowledged += 1
                    tally.posts.append(post)
                    tally.told.append(told)
                else:
                    tally.refused += 1
                return
        raise Lost(self.path)  # nobody may act

    async def play(self, until: float, every: float, tally: Tally) -> None:
        """Make a move at every so many seconds."""
        due = time.perf_counter() + self.chance.random() * every
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            with contextlib.suppress(TimeoutError):
                await self.step(tally)
            due += every


async def watch(tally: Tally) -> None:
    """Measure how late this process is at what it wants to do."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        tally.late.append(time.perf_counter() - due)


async def gathered(works: Sequence[Callable[[], Coroutine[Any, Any, Any]]], told: Callable[[int], None]) -> list[Any]:
    """Do things, some at the same time, and tell how many are done."""
    room = asyncio.Semaphore(AT_ONCE)
    done = 0

    async def one(work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        nonlocal done
        async with room:
            result = await work()
        done += 1
        if done % 25 == 0:
            told(done)
        return result

    return list(await asyncio.gather(*map(one, works)))


# Driver processes: each hears through a pipe what to do, and answers


def drive(pipe: Connection, port: int, first: int, tables: int, sockets: int) -> None:
    """Run a driver process: set tables up, then play whenever told to."""

    async def main() -> None:
        works = [
            Table(port, f"t{number}", list(GAMES)[number % len(GAMES)], sockets).open for number in range(first, first + tables)
        ]
        opened: list[Table] = await gathered(works, lambda done: pipe.send(("opened", done)))
        pipe.send(("ready", sum(table.sockets for table in opened)))
        while (order := await asyncio.to_thread(pipe.recv)) is not None:
            every, seconds = order
            pipe.send(("played", await played(opened, every, seconds)))
        for ear in [ear for table in opened for ear in table.ears]:
            ear.close()

    run_driver(main, pipe)


async def played(tables: list[Table], every: float, seconds: float) -> Tally:
    """Let tables play for a while; moves of the first moments are not counted."""
    await asyncio.gather(*(table.play(time.perf_counter() + WARM_UP, every, Tally()) for table in tables))
    tally = Tally()
    watching = asyncio.create_task(watch(tally))
    until, before = time.perf_counter() + seconds, time.process_time()
    await asyncio.gather(*(table.play(until, every, tally) for table in tables))
    tally.busy = time.process_time() - before
    watching.cancel()
    return tally


def sit_idle(pipe: Connection, port: int, sockets: int, each: int) -> None:
    """Run a process that holds sockets at tables where nobody moves; told to count, it says how many are open."""

    async def table(number: int, count: int) -> list[Ear]:
        person = await Http(port).be(f"i{number}")
        made = await person.done("/api/tables", {"game": "line-it", "seats": ["me"] * IDLE_SEATS, "house": {"takeover": 0}})
        path = f"/api/tables/{made['id']}"
        await person.done(f"{path}/start", {})
        person.close()
        return [await Ear(port, path, person.secret, lambda _text, _now: None).open() for _ in range(count)]

    async def main() -> None:
        counts = [min(each, sockets - begun) for begun in range(0, sockets, each)]
        works = [functools.partial(table, number, count) for number, count in enumerate(counts)]
        ears = [ear for some in await gathered(works, lambda done: pipe.send(("opened", done * each))) for ear in some]
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
    except (OSError, Lost, TimeoutError, ExceptionGroup) as error:
        pipe.send(("failed", f"{type(error).__name__}: {error}"[:300]))
    except (EOFError, KeyboardInterrupt):
        pass  # whoever started it is gone


class Driver:
    """A driver process, from outside."""

    def __init__(self, target: Callable[..., None], *facts: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process = spawn.Process(target=target, args=(theirs, *facts), daemon=True)
        self.process.start()
        theirs.close()

    def told(self, what: str, tell: Callable[[int], None] = lambda _count: None) -> Any:
        """Wait until the process tells something; raises Unservable where it fails."""
        while True:
            try:
                kind, fact = self.pipe.recv()
            except EOFError:
                kind, fact = "failed", "EOF"
            if kind == "failed":
                raise Unservable("load-driver-failed", why=fact)
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


# The server


class Served:
    """A fresh server process, and what can be seen of it from outside."""

    def __init__(self, database: str, log: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.log = log
        environment = {**os.environ, DATABASE: database, LIMITS: ROOMY}
        command = [sys.executable, "-m", "linewright.server.serve", "127.0.0.1", str(self.port), "1"]
        with log.open("wb") as out:
            self.process = subprocess.Popen(command, env=environment, stdout=out, stderr=out)  # noqa: S603  our own

    def get(self, path: str) -> str:
        """Get a path."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def wait(self) -> None:
        """Wait until it answers; raises Unservable if it never does."""
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE * 3 and self.process.poll() is None:
            with contextlib.suppress(OSError):
                self.get("/healthz")
                return
            time.sleep(0.05)
        raise Unservable("load-not-started", why=self.log.read_text(errors="replace")[-500:])

    def look(self) -> "Look":
        """See what it has counted and used so far."""
        found: dict[str, float] = {}
        for name, value in re.findall(r"^linewright_(\w+)(?:{.*?})? (\S+)$", self.get("/metrics"), re.MULTILINE):
            found[name] = found.get(name, 0.0) + float(value)
        return Look(time.monotonic(), found, self._processor(), self._memory())

    def _processor(self) -> float:
        """Seconds of processor time so far; not a number where the system does not tell."""
        try:
            facts = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return math.nan
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")

    def _memory(self) -> float:
        """Megabytes, at most, so far; not a number where the system does not tell."""
        try:
            text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        except OSError:
            return math.nan
        found = re.search(r"VmHWM:\s+(\d+) kB", text)
        return int(found[1]) / 1024 if found else math.nan

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@dataclass(frozen=True)
class Look:
    """A server at one moment."""

    at: float
    counted: dict[str, float]
    processor: float
    peak: float  # megabytes

    def count(self, name: str) -> float:
        """Give what it has counted under a name."""
        return self.counted.get(name, 0.0)


@dataclass
class Figures:
    """Everything measured."""

    seconds: float
    moves_per_second: float
    sockets: int  # that listen while moves are made
    idle: int  # sockets asked for
    tally: Tally
    before: Look
    after: Look
    held: int = 0
    beside: Tally = field(default_factory=Tally)  # moves beside the idle sockets
    last: Look | None = None  # with the idle sockets open

    def between(self, name: str) -> float:
        """Give what was counted while moves were made."""
        return self.after.count(name) - self.before.count(name)

    @property
    def processor(self) -> float:
        """Seconds of processor time the server needed for the moves."""
        return self.after.processor - self.before.processor


def percentile(times: list[float], part: float) -> float:
    """Give the time within which this part of all came, in milliseconds."""
    if not times:
        return math.nan
    return sorted(times)[min(len(times) - 1, math.ceil(part * len(times)) - 1)] * 1000


def real_disk() -> Path:
    """Choose a folder for temporary files that is not in memory: there, writing durably would cost nothing."""
    try:
        lines = [line.split() for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return Path(tempfile.gettempdir())
    kinds = {Path(line[1]): line[2] for line in lines}
    for folder in (Path(tempfile.gettempdir()).resolve(), Path("/var/tmp"), Path.cwd()):  # noqa: S108  only where it lies
        place = next(one for one in (folder, *folder.parents) if one in kinds)
        if kinds[place] not in ("tmpfs", "ramfs") and os.access(folder, os.W_OK):
            return folder
    return Path.cwd()


def raise_file_limit() -> None:
    """Let this process and its children open as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def shares(whole: int) -> list[tuple[int, int]]:
    """Divide tables among drivers, one for each core but the server's, as (first, count)."""
    drivers = max(1, min(4, (os.cpu_count() or 2) - 1, whole))
    bounds = [whole * place // drivers for place in range(drivers + 1)]
    return [(begin, end - begin) for begin, end in itertools.pairwise(bounds)]


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    tables: int = 250
    sockets_per_table: int = 4
    moves_per_second: float = 250.0
    seconds: float = 20.0
    idle: int = 5_000


def measure(load: Load, database: str | None, say: Callable[..., None]) -> Figures:
    """Start a server and load it; say: what is being done. Raises Unservable where it cannot be."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="linewright-load-", dir=real_disk()) as folder, contextlib.ExitStack() as stack:
        say("load-starting")
        server = Served(database or str(Path(folder, "tables.db")), Path(folder, "server.log"))
        stack.callback(server.stop)
        server.wait()
        drivers = []
        for first, count in shares(load.tables):
            drivers.append(Driver(drive, server.port, first, count, load.sockets_per_table))
            stack.callback(drivers[-1].end)
        opened = [driver.told("ready", lambda done: say("load-opening", count=done, all=load.tables)) for driver in drivers]
        say("load-playing", seconds=load.seconds)
        every = load.tables / load.moves_per_second
        before = server.look()
        tally = play(drivers, every, load.seconds)
        figures = Figures(load.seconds, load.moves_per_second, sum(opened), load.idle, tally, before, server.look())
        if load.idle:
            idler = Driver(sit_idle, server.port, load.idle, load.sockets_per_table)
            stack.callback(idler.end)
            idler.told("ready", lambda done: say("load-idling", count=done, all=load.idle))
            say("load-beside")
            figures.beside = play(drivers, every / IDLE_SHARE, min(load.seconds, IDLE_SECONDS))
            idler.pipe.send("count")
            figures.held = idler.told("held")
            figures.last = server.look()
        return figures


def play(drivers: list[Driver], every: float, seconds: float) -> Tally:
    """Have all drivers play at the same time."""
    for driver in drivers:
        driver.pipe.send((every, seconds))
    tally = Tally()
    for driver in drivers:
        tally.add(driver.told("played"))
    return tally


@dataclass(frozen=True)
class Line:
    """One line of the result: what was measured, and the bar, where there is one."""

    word: str
    measured: str
    bar: str = ""
    is_met: bool = True


def lines(figures: Figures) -> Iterator[Line]:
    """Put the figures beside their bars."""
    tally, wanted = figures.tally, figures.moves_per_second
    rate = tally.acknowledged / figures.seconds
    is_kept = rate >= wanted * NEARLY and not tally.refused and tally.sent == tally.acknowledged
    yield Line("load-sockets", f"{figures.sockets:,}")
    yield Line("load-sent", f"{tally.sent / figures.seconds:.1f}")
    yield Line("load-acknowledged", f"{rate:.1f}", f"≥ {wanted:g}", is_kept)
    told = [percentile(tally.told, part) for part in (0.5, 0.95, 0.99, 1.0)]
    yield Line("load-told-50", f"{told[0]:.1f} ms")
    yield Line("load-told-95", f"{told[1]:.1f} ms", f"≤ {TOLD_95_MS:g} ms", told[1] <= TOLD_95_MS)
    yield Line("load-told-99", f"{told[2]:.1f} ms", f"≤ {TOLD_99_MS:g} ms", told[2] <= TOLD_99_MS)
    yield Line("load-told-max", f"{told[3]:.1f} ms")
    yield Line("load-post", " / ".join(f"{percentile(tally.posts, part):.1f}" for part in (0.5, 0.95, 0.99)) + " ms")
    yield Line("load-late", " / ".join(f"{percentile(tally.late, part):.1f}" for part in (0.5, 0.95, 0.99)) + " ms")
    yield Line("load-driver", f"{tally.busy / figures.seconds:.0%}")
    commits, appends = figures.between("commit_seconds_count"), figures.between("batch_size_sum")
    yield Line("load-commit", f"{figures.between('commit_seconds_sum') / max(commits, 1) * 1000:.2f} ms")
    yield Line("load-appends", f"{appends / max(commits, 1):.2f}")
    events = max(figures.between("events_total"), 1)
    span = figures.after.at - figures.before.at
    yield Line("load-cpu", f"{figures.processor / events * 1000:.2f} ms ({figures.processor / span:.0%})")
    yield memory_line("load-memory", figures.after)
    if figures.last is not None:
        beside = percentile(figures.beside.told, 0.95)
        yield Line("load-held", f"{figures.held:,}", f"≥ {figures.idle:,}", figures.held >= figures.idle)
        yield memory_line("load-memory-idle", figures.last)
        yield Line("load-beside-95", f"{beside:.1f} ms", f"≤ {TOLD_95_MS:g} ms", beside <= TOLD_95_MS)


def memory_line(word: str, look: Look) -> Line:
    """Put the memory beside its bar; where the system does not tell it, nothing is held against the server."""
    return Line(word, f"{look.peak:.0f} MB", f"< {MEGABYTES:g} MB", not look.peak >= MEGABYTES)


def bench_table(
    tables: int = 250,
    sockets_per_table: int = 4,
    moves_per_second: float = 250.0,
    seconds: float = 20.0,
    idle: int = 5_000,
    database: str | None = None,
    console: Any = None,
    words: Words | None = None,
) -> None:
    """Load a server and print the figures beside their bars; leaves with 1 where one is missed."""
    own = Words("en" if words is None else words.language, FOLDER)
    load = Load(tables, sockets_per_table, moves_per_second, seconds, idle)
    with console.status("") as status:
        figures = measure(load, database, lambda word, **facts: status.update(own.say(word, **facts)))
    grid = Grid(title=own.say("load-title", tables=tables, moves=f"{moves_per_second:g}", seconds=f"{seconds:g}"))
    for column in ("what", "measured", "bar", "met"):
        grid.add_column(own.say(f"load-{column}"), justify="right" if column in ("measured", "bar") else "left")
    found = list(lines(figures))
    for line in found:
        verdict = "" if not line.bar else own.say("load-yes" if line.is_met else "load-no")
        grid.add_row(own.say(line.word), line.measured, line.bar, verdict)
    console.print(grid)
    console.print(own.say("load-note"))
    if not all(line.is_met for line in found):
        raise SystemExit(1)
