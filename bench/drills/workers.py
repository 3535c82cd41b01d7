"""How much more do two processes on one port and one PostgreSQL do than one?

    python bench/drills/workers.py [ROUNDS [TABLES]]

Every server process may use a quarter of a core (a control group of its own), so that neither the driver nor PostgreSQL lacks
processor on two cores: what is compared is what the processes themselves can do. Tables are played at as fast as moves are told;
each has four listeners, at whatever process their connections came to. One process and two, in turns. Needs the rights of root
and control groups (version 1) that limit processors.
"""

import contextlib
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from linewright.bench.driver import Driver, drive
from linewright.bench.report import percentile
from linewright.bench.served import Served, processor_of
from linewright.bench.table import play_on, raise_file_limit
from tests.server.conftest import fresh_postgres, own_postgres

GROUPS = Path("/sys/fs/cgroup/cpu")
SHARE = 0.25  # of a core, for each server process
PERIOD_US = 10_000
SOCKETS = 4  # at each table
SECONDS = 8.0
WARM_UP_RATE = 60.0  # moves a second at first
WARM_UP_SECONDS = 12.0  # until tables have left the memory of a process where nobody looks at them
WHO = ("server", "PostgreSQL", "driver")
WANTED = 1.7  # times as many moves with two processes


@dataclass
class Round:
    """What some processes did."""

    rate: float  # moves a second
    costs: tuple[float, float, float]  # seconds of processor time a move: all server processes, PostgreSQL, the driver
    told_95_ms: float


@contextlib.contextmanager
def limited(pids: list[int]) -> Iterator[None]:
    """Let each of these processes use no more than its share of a core."""
    groups = []
    for pid in pids:
        group = GROUPS / f"linewright-{pid}"
        group.mkdir()
        groups.append(group)
        (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
        (group / "cpu.cfs_quota_us").write_text(str(int(SHARE * PERIOD_US)))
        (group / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        for pid, group in zip(pids, groups, strict=True):
            with contextlib.suppress(OSError):
                (GROUPS / "cgroup.procs").write_text(str(pid))
            group.rmdir()


def processor_of_postgres() -> float:
    """Seconds of processor time that all processes of PostgreSQL on this machine have used."""
    found = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (folder / "comm").read_text().strip() == "postgres":
                found += processor_of(int(folder.name))
    return found


def measure(database: str, workers: int, tables: int) -> Round:
    """Play at tables as fast as so many processes can."""
    with tempfile.TemporaryDirectory(prefix="lwdrill") as folder, contextlib.ExitStack() as stack:
        server = Served(database, Path(folder, "server.log"), workers)
        stack.callback(server.stop)
        server.wait()
        driver = Driver(drive, server.address, 0, tables, SOCKETS)
        stack.callback(driver.end)
        driver.wait_for("ready")
        play_on([driver], tables / WARM_UP_RATE, WARM_UP_SECONDS)
        stack.enter_context(limited(server.pids))
        used, postgres = server.processor(), processor_of_postgres()
        tally = play_on([driver], 0.0, SECONDS)
        moves = tally.acknowledged + tally.warmed
        server_cost, postgres_cost = (server.processor() - used) / moves, (processor_of_postgres() - postgres) / moves
        costs = (server_cost, postgres_cost, tally.busy / tally.acknowledged)
        return Round(tally.acknowledged / tally.took, costs, percentile(tally.told, 0.95))


def main(rounds: str = "3", tables: str = "60") -> None:
    """Measure one process and two in turns; leaves with 1 where two do too little."""
    raise_file_limit()
    found: dict[int, list[Round]] = {1: [], 2: []}
    with own_postgres() as postgres:
        for turn in range(2 * int(rounds)):
            workers = 1 + turn % 2
            one = measure(fresh_postgres(postgres), workers, int(tables))
            found[workers].append(one)
            costs = ", ".join(f"{1000 * cost:.2f} ms {who}" for who, cost in zip(WHO, one.costs, strict=True))
            print(f"{workers} of {SHARE:g} core: {one.rate:.0f} moves a second, 95 % in {one.told_95_ms:.0f} ms; a move: {costs}")
    times = statistics.median(one.rate for one in found[2]) / statistics.median(one.rate for one in found[1])
    print(f"two processes make {times:.2f} times as many moves as one, {WANTED:g} wanted; load average {os.getloadavg()[0]:.1f}")
    if times < WANTED:
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
