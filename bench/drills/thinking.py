"""Does the thinking of bots delay the moves of people? The same moves with no bots, and beside 20 tables of them.

    python bench/drills/thinking.py [TABLES [SECONDS]]

Two people's tables at ten moves a second; what is measured is the time from sending a move until it is answered, which is when it
is on disk. Bots of the strongest level play Line-it and Sequence at the other tables without a pause. Wants a quiet machine.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from linewright.bench.table import real_disk
from linewright.client import Client, Table
from tests.server.conftest import ROOMY, Running

GAMES = ("line-it", "sequence")
LEVEL = "wright"
MOVES_A_SECOND = 10.0
MOST_MS = 5.0  # that the thinking of bots may add, for 95 of 100 moves


async def measure(table: Table, seconds: float) -> list[float]:
    """Make moves at a steady rate at a table whose seats are all one's own; how long each took, in milliseconds."""
    took: list[float] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        update = await table.update(since=1_000_000)
        if update["table"]["status"] == "over":
            await table.ask("rematch")
            continue
        place = next(place for place in update["views"] if place["legal"])
        began = time.perf_counter()
        await table.move(place["seat"], random.choice(place["legal"]), update["number"])
        took.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(1 / MOVES_A_SECOND)
    return took


async def keep_going(tables: list[Table]) -> None:
    """Begin anew wherever a match of bots is over."""
    while True:
        for table in tables:
            if (await table.update(since=1_000_000))["table"]["status"] == "over":
                await table.ask("rematch")
        await asyncio.sleep(1)


def share(took: Iterable[float], part: float) -> float:
    """The time within which this part of the moves was answered."""
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def drill(url: str, count: int, seconds: float) -> None:
    """Measure without bots, then beside them."""
    async with await Client(url).become("Ada") as ada:
        own = []
        for _ in range(2):
            own.append(await ada.create("line-it", ["me", "me"]))
            await own[-1].start()
        bots = [await ada.create(GAMES[k % 2], [LEVEL] * 4, house={"bot_delay": 0}) for k in range(count)]

        async def moves() -> list[float]:
            return [one for took in await asyncio.gather(*(measure(table, seconds) for table in own)) for one in took]

        await asyncio.gather(*(measure(table, 3) for table in own))
        before = await moves()
        for table in bots:
            await table.start()
        going = asyncio.create_task(keep_going(bots))
        await asyncio.sleep(5)  # the bots' processes have come to work
        beside = await moves()
        going.cancel()
        played = sum([(await table.update(since=1_000_000))["table"]["moves"] for table in bots])
        for what, took in (("without bots", before), (f"beside {count} tables of {LEVEL}", beside)):
            print(f"{what}: {len(took)} moves, half within {share(took, 0.5):.1f} ms, 95 % within {share(took, 0.95):.1f} ms")
        print(f"the bots made {played} moves in the matches they are at; load average {os.getloadavg()[0]:.1f}")
        added = share(beside, 0.95) - share(before, 0.95)
        print(f"added for 95 % of the moves: {added:.1f} ms ({'within' if added <= MOST_MS else 'MORE THAN'} {MOST_MS:g} ms)")


def main(count: str = "20", seconds: str = "20") -> None:
    """Start a server and measure."""
    with tempfile.TemporaryDirectory(prefix="lwdrill", dir=real_disk()) as folder:
        server = Running(str(Path(folder, "tables.db")), Path(folder), limits=ROOMY).start()
        try:
            asyncio.run(drill(server.url, int(count), float(seconds)))
        finally:
            server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
