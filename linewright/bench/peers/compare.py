"""Our server and its peers under the same load, one after the other, each durable and on one core: what they cost beside ours."""

import asyncio
import contextlib
import math
import os
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Self

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from linewright.bench.driver import Driver, Match, Tally, drive, games
from linewright.bench.peers.fetch import LeftOut, fetch, node
from linewright.bench.peers.matches import BoardgameMatch, ColyseusMatch, PeerMatch, drive_peer
from linewright.bench.report import KEPT_SHARE, percentile
from linewright.bench.served import Served, ServerProcess, make_store
from linewright.bench.table import Load, play_on, raise_file_limit, real_disk, shares
from linewright.core.words import Words

OURS = "Linewright"
PEERS: dict[str, tuple[str, type[PeerMatch]]] = {
    "boardgame.io": ("boardgame.js", BoardgameMatch),
    "Colyseus": ("colyseus.js", ColyseusMatch),
}
TOLD_95_MS = 100.0  # within which a rate that holds is told to 95 %
SEARCH_SECONDS = 3.0  # for each rate tried
DOUBLINGS, HALVINGS = 6, 3  # of the search: as far as 64 times the first rate, and within a tenth of where it fails
BUSY_SHARE = 0.9  # of its core from which the driver may be what fails
MOVES_BEFORE = 8  # made before the size of our views is looked at

Say = Callable[..., None]


class PeerServed(ServerProcess):
    """A fresh server of a peer."""

    def __init__(self, script: str, size: int, folder: Path) -> None:
        super().__init__(folder / f"{script}.log")
        command = [node(), script, str(self.port), str(folder / f"{script}.db"), str(size)]
        self.run(command, {"NODE_ENV": "production"}, fetch())


@dataclass(frozen=True)
class Result:
    """What was measured of one server."""

    name: str
    milliseconds: float  # of processor time a move
    told_95: float  # milliseconds, at the rate of the load
    most: float  # moves a second that hold
    is_drivers_limit: bool  # whether the driver may be what failed above that
    megabytes: float
    driver: float  # milliseconds of its processor time a move


@contextlib.contextmanager
def on_cores(cores: set[int]) -> Iterator[None]:
    """Have processes that are started now run on these cores only, where the system can do that and there are any."""
    if not cores or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def split_cores() -> tuple[set[int], set[int]]:
    """One core for a server, and the others for the drivers; none where there is but one."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return (set(cores[:1]), set(cores[1:])) if len(cores) > 1 else (set(), set())


async def state_size(address: str, sockets: int) -> int:
    """The bytes of all that one player of ours is told of a table, over the games that are played."""
    sizes = []
    for game in games():
        match = await Match(address, game.name, game, sockets).open()
        for _ in range(MOVES_BEFORE):
            await match.step(Tally())
        number = (await match.tables[0].update())["number"]
        sizes.append(len(msgspec.json.encode(await match.tables[0].update(number))))
        for ear in match.ears:
            ear.close()
    return sum(sizes) // len(sizes)


def find_most(try_rate: Callable[[float], bool], first: float) -> float:
    """The highest rate that holds, within a tenth or so; 0 where none does."""
    low, high = 0.0, first
    while try_rate(high) and high < first * 2**DOUBLINGS:
        low, high = high, high * 2
    for _ in range(HALVINGS):
        middle = math.sqrt(low * high) if low else high / 2
        if try_rate(middle):
            low = middle
        else:
            high = middle
    return low


@dataclass(frozen=True)
class Contestant:
    """A server to measure: how it is started, and what drives it."""

    name: str
    start: Callable[[], ServerProcess]
    target: Callable[..., None]  # of the driver processes
    facts: tuple[Any, ...] = ()  # what they are told first


class Loaded:
    """A server under load on a core of its own, with its drivers on the others; use it in a `with`."""

    def __init__(self, who: Contestant, load: Load) -> None:
        self.load = load
        server_cores, driver_cores = split_cores()
        with contextlib.ExitStack() as stack:
            with on_cores(server_cores):
                self.server = who.start()
            stack.callback(self.server.stop)
            self.server.wait()
            self.drivers: list[Driver] = []
            with on_cores(driver_cores):
                for first, count in shares(load.tables):
                    driver = Driver(who.target, *who.facts, self.server.address, first, count, load.sockets_per_table)
                    stack.callback(driver.end)
                    self.drivers.append(driver)
            for driver in self.drivers:
                driver.wait_for("ready")
            self._stack = stack.pop_all()
        self.failed_busy = 0.0  # share of its core that the driver took when last a rate failed

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def play(self, rate: float, seconds: float) -> Tally:
        """Make so many moves a second."""
        return play_on(self.drivers, self.load.tables / rate, seconds)

    def holds(self, rate: float) -> bool:
        """Whether so many moves a second are made, and 95 % of them told in time."""
        tally = self.play(rate, min(self.load.seconds, SEARCH_SECONDS))
        if is_kept(tally, rate):
            return True
        self.failed_busy = tally.busy / tally.took / len(self.drivers)
        return False


def is_kept(tally: Tally, rate: float) -> bool:
    """Whether so many moves a second were made, none late, and 95 % of them told in time.

    A driver makes every move of its plan, however long that takes: what counts is how many there were in the time they took.
    """
    is_made = tally.sent == tally.acknowledged and tally.acknowledged >= rate * tally.took * KEPT_SHARE
    return is_made and percentile(tally.told, 0.95) <= TOLD_95_MS


def measure_one(who: Contestant, load: Load, say: Say) -> Result:
    """Load one server at the rate asked for, then find the highest that holds."""
    say("peers-starting", server=who.name)
    with Loaded(who, load) as loaded:
        say("peers-playing", server=who.name, rate=f"{load.moves_per_second:g}")
        before = loaded.server.processor()
        tally = loaded.play(load.moves_per_second, load.seconds)
        spent, megabytes = loaded.server.processor() - before, loaded.server.memory()

        def try_rate(rate: float) -> bool:
            say("peers-playing", server=who.name, rate=f"{rate:.0f}")
            return loaded.holds(rate)

        return Result(
            who.name,
            spent / max(1, tally.acknowledged + tally.warmed) * 1000,
            percentile(tally.told, 0.95),
            find_most(try_rate, load.moves_per_second),
            loaded.failed_busy > BUSY_SHARE,
            megabytes,
            tally.busy / max(1, tally.acknowledged) * 1000,
        )


def measure_all(load: Load, say: Say) -> tuple[list[Result], int, LeftOut | None]:
    """Measure ours and the peers; what was found, the size of the peers' game, and why they are left out where they are."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="linewright-peers-", dir=real_disk()) as text:
        folder = Path(text)
        make_store(str(folder / "tables.db"))
        ours = Contestant(OURS, lambda: Served(str(folder / "tables.db"), folder / "server.log"), drive)
        results = [measure_one(ours, load, say)]
        try:
            say("peers-fetching")
            fetch()
        except LeftOut as reason:
            return results, 0, reason
        size = measure_size(folder, load.sockets_per_table)
        for name, (script, kind) in PEERS.items():
            peer = Contestant(name, partial(PeerServed, script, size, folder), drive_peer, (kind,))
            results.append(measure_one(peer, load, say))
        return results, size, None


def measure_size(folder: Path, sockets: int) -> int:
    """The bytes of all that one player of ours is told of a table, from a server of ours."""
    server = Served(str(folder / "size.db"), folder / "size.log")
    try:
        server.wait()
        return asyncio.run(state_size(server.address, sockets))
    finally:
        server.stop()


def compare(load: Load, console: Console, words: Words) -> None:
    """Measure all, and print them beside ours."""
    with console.status("") as status:
        results, size, left_out = measure_all(load, lambda word, **facts: status.update(words.say(word, **facts)))
    facts = {"tables": load.tables, "sockets": load.sockets_per_table, "moves": f"{load.moves_per_second:g}"}
    grid = Grid(title=words.say("peers-title", **facts))
    grid.add_column(words.say("peers-server"))
    for column in ("cpu", "told", "most", "memory", "driver"):
        grid.add_column(words.say(f"peers-{column}"), justify="right")
    for result in results:
        grid.add_row(*cells(result, results[0]))
    console.print(grid)
    console.print(words.say("peers-note", bytes=size) if left_out is None else left_out.say(words.language))


def cells(result: Result, ours: Result) -> list[str]:
    """A line of the table; where a figure is a peer's, the ratio to ours stands behind it."""

    def beside(figure: float, text: str, our: float) -> str:
        return text if result is ours or not our else f"{text} ({figure / our:.2f})"

    most = f"{'≥ ' if result.is_drivers_limit else ''}{result.most:.0f}"
    return [
        result.name,
        beside(result.milliseconds, f"{result.milliseconds:.2f} ms", ours.milliseconds),
        f"{result.told_95:.1f} ms",
        beside(result.most, most, ours.most),
        beside(result.megabytes, f"{result.megabytes:.0f} MB", ours.megabytes),
        f"{result.driver:.2f} ms",
    ]
