"""A crew of worker processes and the queue before them. Asked for more than they can do, they share the time fairly.

Workers are plain children of the server; one that hangs or dies is replaced, and whoever asked it is told.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from linewright.server.bots.worker import BEGIN, HEADER, LEAST_SECONDS, LENGTH, OURS, Answer, Ask
from linewright.server.measures import BOTS_WAITING, THINKING_SECONDS, WAITED_SECONDS

MOST_SHARE = 0.5  # of the time asked for is the most one bot gets: workers cannot be interrupted, and others may ask meanwhile
DUE_SHARE = 0.8  # of the time asked for is planned with; the rest is for pipes, replays and bots that do not mind the time
OVERDUE_SECONDS = 1.5  # a worker may be late before it is killed: killing makes a slow machine slower
PATIENT_SECONDS = 8.0  # the same where nobody's turn depends on the answer
PARTING_SECONDS = 1.0  # a worker that was told to go may take so long
START_SECONDS = 60.0  # a worker may take so long to start, machine code included
RETRY_SECONDS = 2.0  # between attempts to start a worker that does not start
COMMAND = f"{BEGIN}; from linewright.server.bots.worker import main; main()"

log = logging.getLogger(__name__)


class BotFailed(RuntimeError):
    """Neither the bot nor the fallback gave a move, or the players have gone home."""


@dataclass(eq=False)
class Request:
    """A question that waits for a worker or for its answer."""

    message: bytes
    due: float  # when it should be answered, in the loop's time
    most_seconds: float  # of thinking
    answer: asyncio.Future[Answer]
    asked: float  # when, in the loop's time
    can_wait: bool = False  # nobody's turn depends on it

    def fail(self, error: Exception) -> None:
        """Tell whoever still waits."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def __lt__(self, other: "Request") -> bool:
        return (self.can_wait, self.due) < (other.can_wait, other.due)


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process, games: frozenset[str]) -> None:
        self.process = process
        self.games = games  # whose machine code it was started with
        self.death = asyncio.ensure_future(process.wait())
        self.outdated: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done: a fresh one should take over
        self.duty: asyncio.Task[None]  # hands it one request after the other
        self.request: Request | None = None
        self.leaving = False
        self.done_at = 0.0  # when its bot should have chosen
        self.killed_at = 0.0  # when it is taken for hung

    @classmethod
    async def start(cls, games: frozenset[str], bots: Sequence[str] | None, memory_mb: int) -> "Worker":
        """Start a worker and wait until it listens; raises OSError, EOFError or TimeoutError."""
        facts = str(os.getpid()), str(memory_mb), OURS if bots is None else " ".join(bots), " ".join(sorted(games))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, *facts),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )
        worker = cls(process, games)
        try:
            async with asyncio.timeout(START_SECONDS):
                hello = await worker.listen()
        except BaseException:
            await worker.end(0)
            raise
        if hello.failure:
            log.warning("a worker cannot use some bots: %s", hello.failure)
        return worker

    async def listen(self) -> Answer:
        """Wait for the next answer."""
        assert self.process.stdout is not None
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Answer)

    async def put(self, message: bytes, seconds: float) -> Answer:
        """Ask and wait for the answer; raises OSError or EOFError if the worker is gone."""
        assert self.process.stdin is not None
        self.process.stdin.write(HEADER.pack(len(message), seconds * 1000) + message)
        await self.process.stdin.drain()
        return await self.listen()

    def free_at(self, now: float) -> float:
        """When it can be asked again, as far as can be known."""
        if self.request is None:
            return now
        return self.done_at if self.done_at > now else self.killed_at

    def leave(self) -> None:
        """Let it go when it has answered."""
        if self.request is None and not self.leaving:
            self.duty.cancel()
        self.leaving = True

    def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    async def end(self, parting: float = PARTING_SECONDS) -> None:
        """End the process: politely, then not."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        await asyncio.wait({self.death}, timeout=parting)
        self.kill()
        await asyncio.wait({self.death})


class Crew:
    """Some workers and one queue before them, the most urgent request first."""

    def __init__(self, size: int, bots: Sequence[str] | None, memory_mb: int) -> None:
        self.size = size
        self.bots = bots  # of the host, as module:Class; None: only our own play here
        self.memory_mb = memory_mb
        self.games: frozenset[str] = frozenset()  # whose machine code is ready
        self.workers: set[Worker] = set()
        self._waiting: asyncio.PriorityQueue[Request] = asyncio.PriorityQueue()
        self._queued: set[Request] = set()
        self._starting = asyncio.Lock()
        self._filled = asyncio.Event()
        self._places: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Fill every place; raises TimeoutError if workers do not start."""
        self._places = [asyncio.create_task(self._keep_place()) for _ in range(self.size)]
        async with asyncio.timeout(START_SECONDS):
            await self._filled.wait()

    async def stop(self) -> None:
        """Let all workers go when they have answered; kill those that take long, and refuse what waits."""
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)
        leaving = list(self.workers)
        for worker in leaving:
            worker.leave()
        for request in self._queued:
            request.fail(BotFailed())
        if leaving:
            await asyncio.wait({worker.duty for worker in leaving}, timeout=PARTING_SECONDS)
            for worker in leaving:
                worker.kill()
            await asyncio.wait({worker.duty for worker in leaving})

    async def ask(self, ask: Ask, budget: float) -> Answer:
        """Wait for the answer of whoever is free first; raises EOFError if that worker dies or hangs."""
        if not self._places:
            raise BotFailed
        loop = asyncio.get_running_loop()
        now = loop.time()
        spans = now + DUE_SHARE * budget, MOST_SHARE * budget
        request = Request(msgspec.msgpack.encode(ask), *spans, loop.create_future(), now, ask.why)
        self._queued.add(request)
        self._waiting.put_nowait(request)
        BOTS_WAITING.inc()
        try:
            return await request.answer
        finally:
            self._leave_queue(request)

    def _leave_queue(self, request: Request) -> None:
        """Note that a request waits no longer."""
        if request in self._queued:
            self._queued.discard(request)
            BOTS_WAITING.dec()

    def use_machine_code(self, game: str) -> None:
        """Have every worker replaced by one that has loaded this game's machine code."""
        self.games |= {game}
        for worker in self.workers:
            if not worker.outdated.done():
                worker.outdated.set_result(None)

    async def _keep_place(self) -> None:
        """Keep one place filled: who dies or hangs is replaced, who is outdated works on until the next one is there."""
        worker = await self._hire()
        while True:
            changes: set[asyncio.Future[Any]] = {worker.duty, worker.death, worker.outdated}
            await asyncio.wait(changes, return_when=asyncio.FIRST_COMPLETED)
            if worker.duty.done() or worker.death.done():
                worker.leave()
            fresh = await self._hire()
            worker.leave()
            worker = fresh

    async def _hire(self) -> Worker:
        """Start a worker, however often it takes, one at a time: those on duty need the processor."""
        while True:
            games = self.games
            try:
                async with self._starting:
                    worker = await Worker.start(games, self.bots, self.memory_mb)
            except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
                log.warning("a worker does not start (%s); next without machine code", type(error).__name__)
                self.games = frozenset()
                await asyncio.sleep(RETRY_SECONDS)
            else:
                if games != self.games:
                    worker.outdated.set_result(None)
                worker.duty = asyncio.create_task(self._serve(worker))
                self.workers.add(worker)
                if len(self.workers) == self.size:
                    self._filled.set()
                return worker

    async def _serve(self, worker: Worker) -> None:
        """Hand requests to a worker until it leaves."""
        try:
            while not worker.leaving:
                request = await self._waiting.get()
                if not request.answer.done():
                    await self._hand(request, worker)
        finally:
            await worker.end()
            self.workers.discard(worker)

    async def _hand(self, request: Request, worker: Worker) -> None:
        """Hand a request to a worker; one that does not answer is killed, and whoever asked is told."""
        now = asyncio.get_running_loop().time()
        share = self._share(request, now)
        self._leave_queue(request)
        WAITED_SECONDS.observe(now - request.asked)
        overdue = PATIENT_SECONDS if request.can_wait else OVERDUE_SECONDS
        worker.request, worker.done_at, worker.killed_at = request, now + share, now + share + overdue
        try:
            async with asyncio.timeout_at(worker.killed_at):
                answer = await worker.put(request.message, share)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            log.warning("worker %s is replaced: %s", worker.process.pid, type(error).__name__)
            worker.kill()
            worker.leaving = True
        else:
            if not request.answer.done():
                request.answer.set_result(answer)
        finally:
            THINKING_SECONDS.observe(asyncio.get_running_loop().time() - now)
            worker.request = None
            request.fail(EOFError())

    def _share(self, request: Request, now: float) -> float:
        """How long this bot may think: so that everybody who waits can then think as long, and is answered in time."""
        free = [worker.free_at(now) for worker in self.workers if not worker.leaving]
        share = min(request.most_seconds, request.due - now)
        urgent = [other for other in self._queued | {request} if request.can_wait or not other.can_wait]
        for count, other in enumerate(sorted(urgent), 1):
            share = min(share, sum(max(0.0, other.due - at) for at in free) / count)
        return max(share, LEAST_SECONDS)
