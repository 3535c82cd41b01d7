"""Does the thinking of bots delay the moves of people? The same moves with no bots, and beside 20 tables of them, in turns.

    linewright compile
    python bench/drills/thinking.py [TABLES [ROUNDS]]

Ten people's tables at 25 moves a second; what is measured is the time from sending a move until the last of four listeners
has it. Bots of the strongest level play Line-it and Sequence at the other tables without a pause, and are paused between the
rounds. Wants a quiet machine; what others do now and then is left out by taking the median of the rounds. People are
elsewhere: where the system lets it, the process that stands for them goes before all others.
"""

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from linewright.bench.driver import Match, Tally, become, games, play
from linewright.bench.report import percentile
from linewright.bench.served import Served
from linewright.bench.table import real_disk
from linewright.client import Refused, Table

LEVEL = "wright"
TABLES = 10  # of people
MOVES_A_SECOND = 25.0
ROUND_SECONDS = 5.0
SETTLE_SECONDS = 3.0  # until the bots have come to work, or have ended what they think about
MOST_MS = 5.0  # that the thinking of bots may add, for 95 of 100 moves


def go_first() -> bool:
    """Have this process run as soon as it wants to; whether the system lets it."""
    with contextlib.suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        return True
    return False


async def begin(table: Table, what: str) -> None:
    """Begin a match and leave it to the bots; whoever has given up may still pause it."""
    await table.ask(what)
    await table.ask("resign", seat=0)


async def keep_going(tables: list[Table]) -> None:
    """Begin anew wherever a match of bots is over."""
    while True:
        for table in tables:
            if (await table.update(since=1_000_000))["table"]["status"] == "over":
                await begin(table, "rematch")
        await asyncio.sleep(1)


async def all_do(tables: list[Table], what: str) -> None:
    """Ask the same of all tables, as far as it can be done there."""
    for table in tables:
        try:
            await table.ask(what)
        except Refused as refused:
            if refused.code not in ("match-over", "not-paused"):
                raise
    await asyncio.sleep(SETTLE_SECONDS)


def say(what: str, tally: Tally) -> None:
    """Print what was measured."""
    told = ", ".join(f"{percentile(tally.told, part):.1f}" for part in (0.5, 0.95, 0.99))
    late = f"{percentile(tally.late, 0.95):.1f}"
    print(f"{what}: {len(tally.told)} moves, 50, 95 and 99 % told within {told} ms; the driver itself {late} ms late (95 %)")


async def drill(server: Served, count: int, rounds: int) -> float:
    """Measure without bots and beside them, in turns; gives how many milliseconds later 95 % of the moves were told."""
    played = games()
    people = [await Match(server.address, f"p{k}", played[k % len(played)], 4).open() for k in range(TABLES)]
    host = await become(server.address, "host")
    seats, house = ["me"] + [LEVEL] * 3, {"bot": LEVEL, "bot_delay": 0}
    bots = [await host.create(played[k % len(played)].name, seats, house=house) for k in range(count)]
    for table in bots:
        await begin(table, "start")
    await asyncio.sleep(SETTLE_SECONDS)
    found = Tally(), Tally()
    added: list[float] = []
    moves = alone = 0.0
    for turn in range(2 * rounds):
        beside = turn % 2
        await all_do(bots, "resume" if beside else "pause")
        going = asyncio.create_task(keep_going(bots if beside else []))
        before = server.look()
        tally = await play(people, TABLES / MOVES_A_SECOND, ROUND_SECONDS)
        thought = server.look().count("bot_thinking_seconds_count") - before.count("bot_thinking_seconds_count")
        moves += thought if beside else 0
        assert beside or not thought, "bots thought while they were paused"
        going.cancel()
        say(f"round {turn // 2 + 1}, {'beside bots' if beside else 'without bots'}", tally)
        found[beside].add(tally)
        within = percentile(tally.told, 0.95)
        if beside:
            added.append(within - alone)
        alone = within
    say("without bots", found[0])
    say(f"beside {count} tables of {LEVEL}", found[1])
    print(f"the bots thought about {moves:.0f} moves; load average {os.getloadavg()[0]:.1f}")
    for one in (*people, host):
        for ear in getattr(one, "ears", ()):
            ear.close()
    return statistics.median(added)


def main(count: str = "20", rounds: str = "5") -> None:
    """Start a server and measure; leaves with 1 where the bots delay people too much."""
    with tempfile.TemporaryDirectory(prefix="lwdrill", dir=real_disk()) as folder:
        server = Served(str(Path(folder, "tables.db")), Path(folder, "server.log"))
        try:
            server.wait()
            if not go_first():
                print("this process cannot go before all others: what delays it counts too")
            added = asyncio.run(drill(server, int(count), int(rounds)))
            print(f"added for 95 % of the moves, the median of {rounds} rounds: {added:.1f} ms, at most {MOST_MS:g} ms wanted")
        finally:
            server.stop()
    if not added <= MOST_MS:
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
