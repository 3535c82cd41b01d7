"""Reviews of matches that are over, made one at a time by a child of low priority: no move waits for them."""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import msgspec

from linewright.review.report import Review
from linewright.server.bots.review_worker import Note
from linewright.server.bots.worker import BEGIN
from linewright.server.refusals import Refusal

MOST_WAITING = 20  # reviews asked for and not done
MOST_SECONDS = 600.0  # for one, machine code included
RETRY_SECONDS = 20.0  # until somebody may ask again where too many wait
MEMORY_MB = 2048  # of the child: it may have to compile
NOTE_BYTES = 1 << 24  # of the longest review
COMMAND = f"{BEGIN}; from linewright.server.bots.review_worker import main; main()"

log = logging.getLogger(__name__)

Key = tuple[str, int]  # a table, and the number of a match there


@dataclass(eq=False)
class Job:
    """A review that is being made."""

    text: str  # the match
    task: asyncio.Task[None] | None = None
    is_begun: bool = False
    has_failed: bool = False
    done: int = 0  # moves looked at
    total: int = 0
    review: Review | None = None  # the best so far


class Reviewer:
    """Makes reviews, and has each kept when it is done.

    keep: takes a table, the number of a match there, and the review as JSON.
    """

    def __init__(self, keep: Callable[[str, int, str], Awaitable[None]]) -> None:
        self.jobs: dict[Key, Job] = {}  # those not done, and those that failed lately
        self._keep = keep
        self._one = asyncio.Semaphore(1)

    def ask(self, key: Key, text: str) -> Job:
        """Have a match reviewed, if nobody has asked before; raises Refusal where too many wait."""
        job = self.jobs.get(key)
        if job is None or job.has_failed:
            waiting = {other for other, one in self.jobs.items() if not one.has_failed}
            if len(waiting) >= MOST_WAITING:
                raise Refusal("too-many", retry_after=RETRY_SECONDS, what="reviews")
            job = self.jobs[key] = Job(text)
            job.task = asyncio.create_task(self._work(key, job))
        return job

    async def stop(self) -> None:
        """End what is being made."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, key: Key, job: Job) -> None:
        """Make one review when its turn has come."""
        async with self._one:
            job.is_begun = True
            try:
                async with asyncio.timeout(MOST_SECONDS):
                    async for note in self.notes(job.text):
                        job.done, job.total, job.review = note.done, note.total, note.review or job.review
                assert job.review is not None
                await self._keep(*key, msgspec.json.encode(job.review).decode())
                del self.jobs[key]
            except Exception as error:  # noqa: BLE001  whatever it was, whoever asks is told, and may ask again
                log.warning("a review failed: %s", type(error).__name__)
                job.has_failed = True

    async def notes(self, text: str) -> AsyncIterator[Note]:
        """What a child tells that reviews a saved match; raises EOFError if it ends too soon."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, str(os.getpid()), str(MEMORY_MB)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=NOTE_BYTES,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(text.encode())
            process.stdin.close()
            while line := await process.stdout.readline():
                yield msgspec.json.decode(line, type=Note)
            if await process.wait():
                raise EOFError
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
