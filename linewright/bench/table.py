"""`linewright bench table`: a server of its own under load, through the public protocol, and its figures beside their bars."""

import contextlib
import itertools
import os
import resource
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from linewright.bench.driver import Driver, Tally, drive, sit_idle
from linewright.bench.report import Figures, lines
from linewright.bench.served import Served, make_store
from linewright.core.words import Words

IDLE_SECONDS = 6.0  # of moves beside the idle sockets
IDLE_SHARE = 0.2  # of the moves a second, beside the idle sockets


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
    """Start a server and load it; say: what is being done. Raises DriverFailed where it cannot be."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="linewright-load-", dir=real_disk()) as folder, contextlib.ExitStack() as stack:
        say("load-starting")
        store = database or str(Path(folder, "tables.db"))
        make_store(store)
        server = Served(store, Path(folder, "server.log"))
        stack.callback(server.stop)
        server.wait()
        drivers = []
        for first, count in shares(load.tables):
            drivers.append(Driver(drive, server.address, first, count, load.sockets_per_table))
            stack.callback(drivers[-1].end)
        opened = [driver.wait_for("ready", lambda done: say("load-opening", count=done, all=load.tables)) for driver in drivers]
        say("load-playing", seconds=load.seconds)
        every = load.tables / load.moves_per_second
        before = server.look()
        tally = play_on(drivers, every, load.seconds)
        figures = Figures(load.seconds, load.moves_per_second, sum(opened), load.idle, tally, before, server.look())
        if load.idle:
            idler = Driver(sit_idle, server.address, load.idle, load.sockets_per_table)
            stack.callback(idler.end)
            idler.wait_for("ready", lambda done: say("load-idling", count=done, all=load.idle))
            say("load-beside")
            figures.beside = play_on(drivers, every / IDLE_SHARE, min(load.seconds, IDLE_SECONDS))
            idler.pipe.send("count")
            figures.held = idler.wait_for("held")
            figures.last = server.look()
        return figures


def play_on(drivers: list[Driver], every: float, seconds: float) -> Tally:
    """Have all drivers play at the same time."""
    for driver in drivers:
        driver.pipe.send((every, seconds))
    tally = Tally()
    for driver in drivers:
        tally.add(driver.wait_for("played"))
    return tally


def bench_table(
    load: Load,
    database: str | None,
    console: Console,
    words: Words,
) -> None:
    """Load a server and print the figures beside their bars; leaves with 1 where one is missed."""
    with console.status("") as status:
        figures = measure(load, database, lambda word, **facts: status.update(words.say(word, **facts)))
    grid = Grid(
        title=words.say("load-title", tables=load.tables, moves=f"{load.moves_per_second:g}", seconds=f"{load.seconds:g}")
    )
    for column in ("what", "measured", "bar", "met"):
        grid.add_column(words.say(f"load-{column}"), justify="right" if column in ("measured", "bar") else "left")
    found = list(lines(figures))
    for line in found:
        verdict = "" if not line.bar else words.say("load-yes" if line.is_met else "load-no")
        grid.add_row(words.say(line.word), line.measured, line.bar, verdict)
    console.print(grid)
    console.print(words.say("load-note"))
    if not all(line.is_met for line in found):
        raise SystemExit(1)
