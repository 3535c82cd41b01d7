"""A server of its own for the load, and what can be seen of it from outside."""

import asyncio
import contextlib
import math
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from linewright.bench.driver import DriverFailed
from linewright.server.keep.store import Store
from linewright.server.settings import DATABASE, LIMITS, Settings, database_address

ROOMY = "moves=1e6,chats=1e6,pauses=1e6,reads=1e6,joins=1e6,people=1e6,passphrases=1e6,tables=1e6,listeners=1e6"
START_SECONDS = 60.0  # within which a server must answer
STOP_SECONDS = 20.0


def make_store(database: str) -> None:
    """Make a store, as a server finds it from its second start on; where it is up to date nothing is done."""

    async def make() -> None:
        store = Store(Settings(database_address(database)))
        await store.open()
        await store.close()

    asyncio.run(make())


class ServerProcess:
    """A fresh server process, and what can be seen of it from outside."""

    def __init__(self, log: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.process: subprocess.Popen[bytes]

    def run(self, command: list[str], environment: dict[str, str], folder: Path | None = None) -> None:
        """Start it; what it says goes into its log."""
        with self.log.open("wb") as out:
            environment = {**os.environ, **environment}
            self.process = subprocess.Popen(command, env=environment, cwd=folder, stdout=out, stderr=out)  # noqa: S603  our own

    def is_up(self) -> bool:
        """Whether it takes connections."""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=START_SECONDS):
            return True
        return False

    def wait(self) -> None:
        """Wait until it is up; raises DriverFailed if it never is."""
        began = time.monotonic()
        while time.monotonic() - began < START_SECONDS and self.process.poll() is None:
            if self.is_up():
                return
            time.sleep(0.05)
        raise DriverFailed("load-not-started", why=self.log.read_text(errors="replace")[-500:])

    @property
    def pids(self) -> list[int]:
        """The processes that serve."""
        return [self.process.pid]

    def processor(self) -> float:
        """Seconds of processor time so far; not a number where the system does not tell."""
        return sum(map(processor_of, self.pids))

    def memory(self) -> float:
        """Megabytes, at most, so far; not a number where the system does not tell."""
        return sum(map(memory_of, self.pids))

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def processor_of(pid: int) -> float:
    """Seconds of processor time a process has used; not a number where the system does not tell."""
    try:
        facts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return math.nan
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> float:
    """Megabytes a process has held at most; not a number where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return math.nan
    found = re.search(r"VmHWM:\s+(\d+) kB", text)
    return int(found[1]) / 1024 if found else math.nan


class Served(ServerProcess):
    """A fresh server of ours: one process, or several on one port."""

    def __init__(self, database: str, log: Path, workers: int = 1) -> None:
        super().__init__(log)
        self.workers = workers
        command = [sys.executable, "-m", "linewright.server.serve", "127.0.0.1", str(self.port), str(workers)]
        self.run(command, {DATABASE: database, LIMITS: ROOMY})

    @property
    def pids(self) -> list[int]:
        """The processes that serve; of several on one port, not the one that started them."""
        if self.workers == 1:
            return super().pids
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text(encoding="ascii").split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def is_up(self) -> bool:
        """Whether all of it is well."""
        return self.is_well() and self.look().count("processes") == self.workers

    def get(self, path: str) -> str:
        """Get a path."""
        with urllib.request.urlopen(f"{self.address}{path}", timeout=START_SECONDS) as answer:  # noqa: S310  our own
            return str(answer.read().decode())

    def is_well(self) -> bool:
        """Whether it says that it is well."""
        with contextlib.suppress(OSError):
            self.get("/healthz")
            return True
        return False

    def look(self) -> "Look":
        """See what it has counted and used so far."""
        found: dict[str, float] = {}
        for name, value in re.findall(r"^linewright_(\w+)(?:{.*?})? (\S+)$", self.get("/metrics"), re.MULTILINE):
            found[name] = found.get(name, 0.0) + float(value)
        return Look(time.monotonic(), found, self.processor(), self.memory())


@dataclass(frozen=True)
class Look:
    """A server at one moment."""

    at: float
    counted: dict[str, float]
    processor: float
    peak: float  # megabytes

    def count(self, name: str) -> float:
        """What it has counted under a name."""
        return self.counted.get(name, 0.0)
