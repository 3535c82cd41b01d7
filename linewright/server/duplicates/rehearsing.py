"""Has bots play a board themselves, so that whoever plays first has somebody to be compared with.

In a child of low priority, one board at a time, and only once somebody has begun the board. Which process does so says a note
in the store; it is asked again where that process died.
"""

import asyncio
import contextlib
import heapq
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog

from linewright.server.bots.rehearsal_worker import Job, Played
from linewright.server.bots.worker import BEGIN
from linewright.server.clock import SystemClock
from linewright.server.keep.schema import DUPLICATE, DUPLICATE_BOARD, DUPLICATE_PLAY
from linewright.server.keep.store import Store
from linewright.server.keep.writers import StoreAway, Taken
from linewright.server.table.outcome import Outcome
from linewright.server.table.score import score_of

MOST_SECONDS = 600.0  # for one board
AGAIN_MS = 1_200_000  # after which a board that nobody has finished is begun anew
DONE = 2**53  # the moment of a board that bots have played: never again
MEMORY_MB = 1024  # of the child
COMMAND = f"{BEGIN}; from linewright.server.bots.rehearsal_worker import main; main()"

log = structlog.get_logger()


class Waiting(NamedTuple):
    """A board that waits to be played; the least one goes first."""

    is_somebodys: bool  # those of the day are for everybody
    before: int  # boards of the same host that waited when it came: nobody's many keep others waiting
    order: int  # then whichever came first
    duplicate: Any
    number: int


class Rehearsals:
    """Has bots play boards, one at a time: those of the day first, and those of every host in turn."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self.store = store
        self.clock = clock
        self.is_ending = False
        self._asked: set[tuple[str, int]] = set()  # those that are being played, or were
        self._waiting: list[Waiting] = []  # a heap
        self._count = 0
        self._work: asyncio.Task[None] | None = None

    def ask(self, duplicate: Any, number: int) -> None:
        """Have a board played, unless it was asked for here before; nobody waits for it."""
        if (duplicate.id, number) in self._asked or self.is_ending:
            return
        self._asked.add((duplicate.id, number))
        before = sum(one.duplicate.host == duplicate.host for one in self._waiting)
        self._count += 1
        heapq.heappush(self._waiting, Waiting(not duplicate.date, before, self._count, duplicate, number))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._play_all())

    async def stop(self) -> None:
        """End what is being played."""
        self.is_ending = True
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for what is being played."""
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)

    async def _play_all(self) -> None:
        while self._waiting:
            one = heapq.heappop(self._waiting)
            if not await self._is_played(one.duplicate, one.number):
                self._asked.discard((one.duplicate.id, one.number))  # asked again, it may be that nobody plays it any more

    async def _is_played(self, duplicate: Any, number: int) -> bool:
        """Play a board, unless another process does; whether bots have played it."""
        key = duplicate.id, number
        try:
            board = await self.store.one(self._query(*key))
            if board is None or board.rehearsed == DONE:
                return True
            if await self._claim(*key):
                await self._play(duplicate, number, board.secret)
                return True
        except (StoreAway, EOFError, TimeoutError) as error:
            log.warning("no rehearsal", error=type(error).__name__)
        return False

    def _query(self, duplicate: str, number: int) -> sa.Select[Any]:
        is_its = sa.and_(DUPLICATE_BOARD.c.duplicate == duplicate, DUPLICATE_BOARD.c.number == number)
        return sa.select(DUPLICATE_BOARD).where(is_its)

    async def _claim(self, duplicate: str, number: int) -> bool:
        """Note that this process plays a board; whether no other has done so lately."""
        now = self.clock.now_ms()
        board = await self.store.one(self._query(duplicate, number))
        if board is None or board.rehearsed >= now - AGAIN_MS:
            return False
        with contextlib.suppress(Taken):
            claim = sa.case((DUPLICATE_BOARD.c.rehearsed < now - AGAIN_MS, now))  # null is a failure
            await self.store.write(self._note(duplicate, number, claim))
            return True
        return False

    def _note(self, duplicate: str, number: int, moment: Any) -> sa.Executable:
        is_its = sa.and_(DUPLICATE_BOARD.c.duplicate == duplicate, DUPLICATE_BOARD.c.number == number)
        return sa.update(DUPLICATE_BOARD).where(is_its).values(rehearsed=moment)

    async def _play(self, duplicate: Any, number: int, secret: str) -> None:
        """Have all bots play a board, and note how it went for each as soon as it has."""
        options = msgspec.json.decode(duplicate.options, type=dict[str, bool | int | str])
        job = Job(duplicate.game, duplicate.seats, options, secret, duplicate.bot)
        is_there = sa.exists().where(DUPLICATE.c.id == duplicate.id)  # it may have been purged
        async with asyncio.timeout(MOST_SECONDS):
            async for one in self.outcomes(job):
                score, now = score_of(outcome_of(one), 0), self.clock.now_ms()
                facts = {"duplicate": duplicate.id, "number": number, "person": "", "bot": one.bot, "seat": 0, "table_id": ""}
                facts |= {"begun": now, "ended": now, "victory": score.victory, "lead": score.lead, "points": score.points}
                values = [sa.literal(value, DUPLICATE_PLAY.c[name].type) for name, value in facts.items()]
                insert = self.store.insert(DUPLICATE_PLAY).from_select(list(facts), sa.select(*values).where(is_there))
                await self.store.write(insert.on_conflict_do_nothing())
        await self.store.write(self._note(duplicate.id, number, DONE))

    async def outcomes(self, job: Job) -> AsyncIterator[Played]:
        """What a child tells in which bots play a board; raises EOFError if it ends too soon."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, str(os.getpid()), str(MEMORY_MB)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(job))
            process.stdin.close()
            while line := await process.stdout.readline():
                yield msgspec.json.decode(line, type=Played)
            if await process.wait():
                raise EOFError
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def outcome_of(played: Played) -> Outcome:
    """What a board came to for bots, as a table would say it."""
    nobody = [""] * len(played.scores)
    return Outcome(
        scores=played.scores,
        winners=played.winners,
        people=nobody,
        bots=nobody,
        sides=played.sides,
        began_with=nobody,
        resigned=[],
        away=[],
        helped=[],
        sent_away={},
        host="",
        began=0,
        is_whole=True,
        is_common=True,
    )
