"""Do thousands of listeners that read nothing, or hardly anything, keep others waiting, or fill the memory?

    python bench/drills/slow_readers.py [SLOW [ROUND_SECONDS]]

Fifty tables at 100 moves a second, four listeners each that read at once: first alone, then beside so many more listeners of the
same tables, half of whom never read, half a few bytes a second. Their connections take as little as the system lets them.
"""

import asyncio
import contextlib
import os
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from linewright.bench.driver import Match, Tally, games, play
from linewright.bench.report import percentile
from linewright.bench.served import Look, Served
from linewright.bench.table import raise_file_limit, real_disk

TABLES = 50
MOVES_A_SECOND = 100.0
SIP_BYTES, SIP_SECONDS = 64, 1.0  # what a slow one reads, and how often
RECEIVE_BYTES = 4096  # that the system keeps for somebody who does not read
MOST_KB_EACH = 64.0  # that a listener who does not read may take of the server
MOST_MS = 100.0  # until 95 of 100 moves are told beside them, for the same processor tells them too


def listen_slowly(server: Served, table: str) -> socket.socket:
    """A WebSocket that is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
    line.connect(("127.0.0.1", server.port))
    head = f"GET {table}/live?changes=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    line.sendall(f"{head}Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    return line


def sip(lines: list[socket.socket], ending: threading.Event) -> None:
    """Read a little from each now and then."""
    while not ending.wait(SIP_SECONDS):
        for line in lines:
            with contextlib.suppress(OSError):
                line.recv(SIP_BYTES, socket.MSG_DONTWAIT)


def megabytes(look: Look) -> float:
    """The memory of a server at that moment."""
    return look.count("memory_bytes") / 2**20


def say(what: str, tally: Tally, look: Look) -> None:
    """Print what was measured."""
    told = ", ".join(f"{percentile(tally.told, part):.1f}" for part in (0.5, 0.95, 0.99))
    rate = tally.acknowledged / tally.took
    print(f"{what}: {rate:.0f} moves a second, 50, 95 and 99 % told within {told} ms; {megabytes(look):.0f} MB", flush=True)


async def drill(server: Served, slow: int, seconds: float) -> bool:
    """Measure without them and beside them; whether all is well."""
    played = games()
    people = [await Match(server.address, f"p{k}", played[k % len(played)], 4).open() for k in range(TABLES)]
    every = TABLES / MOVES_A_SECOND
    alone = await play(people, every, seconds)
    before = server.look()
    say("alone", alone, before)
    ending = threading.Event()
    with contextlib.ExitStack() as stack:
        tables = [people[k % TABLES].tables[0].path for k in range(slow)]
        lines = [stack.enter_context(await asyncio.to_thread(listen_slowly, server, table)) for table in tables]
        sipping = threading.Thread(target=sip, args=(lines[: slow // 2], ending))
        sipping.start()
        stack.callback(sipping.join)
        stack.callback(ending.set)
        begun = time.monotonic()
        while server.look().count("listeners") < slow + 4 * TABLES:
            assert time.monotonic() - begun < seconds + 60, "not all of them came"
            await asyncio.sleep(0.2)
        beside = await play(people, every, seconds)
        after = server.look()
        say(f"beside {slow} that do not read", beside, after)
    begun = time.monotonic()
    while server.look().count("listeners") > 4 * TABLES:
        assert time.monotonic() - begun < 60, "some are still counted"
        await asyncio.sleep(0.2)
    for ear in [ear for match in people for ear in match.ears]:
        ear.close()
    each = (megabytes(after) - megabytes(before)) * 1024 / slow
    within = percentile(beside.told, 0.95)
    print(f"each takes {each:.1f} KB of the server, {MOST_KB_EACH:g} at most")
    print(f"95 % told within {within:.1f} ms, {MOST_MS:g} at most; load average {os.getloadavg()[0]:.1f}")
    return not beside.refused and each <= MOST_KB_EACH and within <= MOST_MS


def main(slow: str = "2000", seconds: str = "20") -> None:
    """Start a server and measure; leaves with 1 where those who do not read cost others too much."""
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="lwdrill", dir=real_disk()) as folder:
        server = Served(str(Path(folder, "tables.db")), Path(folder, "server.log"))
        try:
            server.wait()
            is_well = asyncio.run(drill(server, int(slow), float(seconds)))
        finally:
            server.stop()
    if not is_well:
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
