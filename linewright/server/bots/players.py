"""Bots in worker processes: a thinking bot never delays a message, and a bot that hangs or dies never stops a game.

Workers are plain children of the server, sent names and texts through pipes. Asked for more than they can do, they share the time
fairly; where one does not answer, a random move is played. `main` is what a worker runs.
"""

import asyncio
import contextlib
import ctypes
import importlib
import inspect
import logging
import os
import pickle
import resource
import signal
import struct
import subprocess
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

import linewright.games  # noqa: F401  makes the games known
from linewright.bots import Bot, bot
from linewright.core import compile as compiler
from linewright.core.algorithms import ALGORITHMS
from linewright.core.errors import LinewrightError
from linewright.core.match import Match, load
from linewright.core.registry import find
from linewright.core.save import MOVES, read
from linewright.core.seen import Seen

FALLBACK = "random"  # who plays where a bot gave no move
TRIES = 3  # of the fallback, each by another process
MOST = 0.5  # of the time asked for is the most one bot gets: workers cannot be interrupted, and others may ask meanwhile
DUE = 0.8  # of the time asked for is planned with; the rest is for pipes, replays and bots that do not mind the time
LATE = 0.9  # of the time asked for has passed: the fallback plays
LEAST = 0.005  # seconds a bot is given at least
PATIENCE = 1.5  # seconds a worker may be late before it is killed: killing makes a slow machine slower
PARTING = 1.0  # seconds a worker that was told to go may take
STARTING = 60.0  # seconds a worker may take to start, machine code included
PAUSE = 2.0  # seconds between attempts to start a worker that does not start
MATCHES = 100  # a worker remembers, of up to 0.5 MB each
NICE = 5
PR_SET_PDEATHSIG = 1  # from <sys/prctl.h>
LENGTH = struct.Struct("<I")  # stands before every answer
HEADER = struct.Struct("<Id")  # before every question: its length, milliseconds to think
COMMAND = "from linewright.server.bots.players import main; main()"

Reasons = list[tuple[str, dict[str, Any]]]  # ids of words, with their arguments

log = logging.getLogger(__name__)


class BotFailed(RuntimeError):
    """Neither the bot nor the fallback gave a move, or the players have gone home."""


class Ask(msgspec.Struct, frozen=True):
    """A question to a worker."""

    text: str  # a saved match
    seat: int
    bot: str
    seed: int
    luck: int | None = None  # in a race: the seed of how fast it is, and that is asked as well
    why: bool = False  # whether the reasons are asked as well


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker says: a move, a refusal of the library, or the name of a failure; an empty one when it has started."""

    move: str = ""
    milliseconds: int | None = None  # in a race: until then; None: never, as things stand
    why: bytes = b""  # JSON: ids of words with their arguments
    refusal: bytes = b""  # a pickled LinewrightError
    failure: str = ""  # kind and place of any other error, never its text, which could hold a secret
    game: str = ""
    replayed: int = 0  # moves


# What runs in a worker


class Matches:
    """The matches asked about lately; one that has grown is played on, not replayed."""

    def __init__(self, room: int = MATCHES) -> None:
        self.room = room
        self.replayed = 0  # moves, in all
        self._kept: OrderedDict[str, tuple[str, Match]] = OrderedDict()  # head of the text -> the text and where it leads

    def at(self, text: str) -> Match:
        """Give the match a text tells of; raises BadSave."""
        head, _, moves = text.partition(f"\n{MOVES}\n")
        known, match = self._kept.pop(head, ("", None))
        if match is not None and text.startswith(known):
            match = self._played_on(match, f"{head}\n{MOVES}\n{text[len(known) :]}")
        else:
            match = None
        if match is None:
            match = load(text)
            self.replayed += len(match.log)
        if not moves or text.endswith("\n"):  # else its last line may go on
            self._kept[head] = text, match
        if len(self._kept) > self.room:
            self._kept.popitem(last=False)
        return match

    def _played_on(self, match: Match, tail: str) -> Match | None:
        """Play the moves of the tail; None if one is wrong: `load` says which."""
        try:
            for _, (seat, move, at) in read(tail).moves:
                match.play(seat, move, at)
                self.replayed += 1
        except LinewrightError:
            return None
        return match


def chosen(player: Bot, seen: Seen, budget_ms: float) -> str:
    """Ask a bot, with the time it has if it minds the time: the one place that knows."""
    choose: Any = player.choose
    if "budget_ms" in inspect.signature(choose).parameters:
        return str(choose(seen, budget_ms=max(budget_ms, LEAST * 1000)))
    return str(choose(seen))


def reasons(seen: Seen, move: str) -> Reasons:
    """Say what speaks for a move, in words of the game, where it knows any; of a world the seat could imagine."""
    known: Any = getattr(seen.game.bots, "reasons", None)
    if known is None:
        return []
    world = seen.imagine(0)
    action = seen.game.notation.action_of(world, seen.seat, move)
    return list(known(world, seen.seat, action))


def answer_to(message: bytes, budget_ms: float, matches: Matches) -> Answer:
    """Answer a question; every error becomes part of the answer."""
    began = time.monotonic()
    before = matches.replayed
    try:
        ask = msgspec.msgpack.decode(message, type=Ask)
        match = matches.at(ask.text)
        seen = match.seen_by(ask.seat)
        milliseconds = None if ask.luck is None else bot(match.game.name, ask.bot, ask.luck).reaction(seen)
        player = bot(match.game.name, ask.bot, ask.seed)
        move = chosen(player, seen, budget_ms - (time.monotonic() - began) * 1000)
        why = msgspec.json.encode(reasons(seen, move)) if ask.why else b""
    except LinewrightError as error:
        return Answer(refusal=pickle.dumps(error))
    except MemoryError:  # what is left of this process is no good: the next one starts afresh
        sys.exit(1)
    except Exception as error:  # noqa: BLE001  a bot may raise anything; the game goes on
        *_, (frame, line) = traceback.walk_tb(error.__traceback__)
        return Answer(failure=f"{type(error).__name__} at {Path(frame.f_code.co_filename).name}:{line}")
    return Answer(move, milliseconds, why, game=match.game.name, replayed=matches.replayed - before)


def _load_machine_code(names: Iterable[str]) -> None:
    """Take the machine code of these games from the cache; bots in this process use no other, so that nobody waits for it."""
    loaded = [game for game in map(find, names) if compiler.is_ready(game)]
    for game in loaded:
        for function in ALGORITHMS:
            getattr(compiler.machine(game), function.__name__)
    compiler.is_ready = lambda game: game in loaded


def _settle(parent: int, memory_mb: int) -> None:
    """Become a good child: polite, deaf to Ctrl-C, bounded, and not outliving the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        resource.setrlimit(resource.RLIMIT_DATA, (memory_mb << 20, memory_mb << 20))
    if os.getppid() != parent:  # it died before we asked to be told
        sys.exit()


def _send(pipe: BinaryIO, answer: Answer) -> None:
    message = msgspec.msgpack.encode(answer)
    pipe.write(LENGTH.pack(len(message)) + message)
    pipe.flush()


def main() -> None:
    """Be a worker: answer what comes in, end when the pipe does. Arguments: parent, memory, modules, games."""
    parent, memory_mb, modules, games = sys.argv[1:]
    _settle(int(parent), int(memory_mb))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # a bot that prints must not spoil the answers
    for module in modules.split():
        importlib.import_module(module)
    _load_machine_code(games.split())
    matches = Matches()
    _send(answers, Answer())
    while len(header := sys.stdin.buffer.read(HEADER.size)) == HEADER.size:
        length, budget_ms = HEADER.unpack(header)
        _send(answers, answer_to(sys.stdin.buffer.read(length), budget_ms, matches))


# What runs in the server


@dataclass(eq=False)
class Request:
    """A question that waits for a worker or for its answer."""

    message: bytes
    due: float  # when it should be answered, in the loop's time
    most: float  # seconds of thinking
    answer: asyncio.Future[Answer]

    def fail(self, error: Exception) -> None:
        """Tell whoever still waits."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def __lt__(self, other: "Request") -> bool:
        return self.due < other.due


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
    async def start(cls, games: frozenset[str], modules: Sequence[str], memory_mb: int) -> "Worker":
        """Start a worker and wait until it listens; raises OSError, EOFError or TimeoutError."""
        facts = str(os.getpid()), str(memory_mb), " ".join(modules), " ".join(sorted(games))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND, *facts),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        )
        worker = cls(process, games)
        try:
            async with asyncio.timeout(STARTING):
                await worker.listen()
        except BaseException:
            await worker.end(0)
            raise
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
        """Say when it can be asked again, as far as can be known."""
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

    async def end(self, parting: float = PARTING) -> None:
        """End the process: politely, then not."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        await asyncio.wait({self.death}, timeout=parting)
        self.kill()
        await asyncio.wait({self.death})


class Crew:
    """Some workers and one queue before them, the most urgent request first."""

    def __init__(self, size: int, modules: Sequence[str], memory_mb: int) -> None:
        self.size = size
        self.modules = modules
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
        async with asyncio.timeout(STARTING):
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
            await asyncio.wait({worker.duty for worker in leaving}, timeout=PARTING)
            for worker in leaving:
                worker.kill()
            await asyncio.wait({worker.duty for worker in leaving})

    async def ask(self, ask: Ask, budget: float) -> Answer:
        """Wait for the answer of whoever is free first; raises EOFError if that worker dies or hangs."""
        if not self._places:
            raise BotFailed
        loop = asyncio.get_running_loop()
        request = Request(msgspec.msgpack.encode(ask), loop.time() + DUE * budget, MOST * budget, loop.create_future())
        self._queued.add(request)
        self._waiting.put_nowait(request)
        try:
            return await request.answer
        finally:
            self._queued.discard(request)

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
                    worker = await Worker.start(games, self.modules, self.memory_mb)
            except (OSError, EOFError, msgspec.MsgspecError) as error:  # a TimeoutError is an OSError
                log.warning("a worker does not start (%s); next without machine code", type(error).__name__)
                self.games = frozenset()
                await asyncio.sleep(PAUSE)
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
        self._queued.discard(request)
        worker.request, worker.done_at, worker.killed_at = request, now + share, now + share + PATIENCE
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
            worker.request = None
            request.fail(EOFError())

    def _share(self, request: Request, now: float) -> float:
        """Say how long this bot may think: as long as everybody who waits can then think as long, and is answered in time."""
        free = [worker.free_at(now) for worker in self.workers if not worker.leaving]
        share = min(request.most, request.due - now)
        for count, other in enumerate(sorted(self._queued | {request}), 1):
            share = min(share, sum(max(0.0, other.due - at) for at in free) / count)
        return max(share, LEAST)


class Players:
    """Bots in worker processes: a thinking bot never delays a message.

    modules: more bots, imported by every worker. memory_mb: what one may hold at most (0.2 GB is usual).
    machine_code: whether the games asked for are compiled in the background.
    """

    def __init__(
        self, workers: int = 2, *, modules: Sequence[str] = (), memory_mb: int = 1024, machine_code: bool = True
    ) -> None:
        self.replayed = 0  # moves that workers had to replay, in all
        self._thinkers = Crew(workers, modules, memory_mb)
        self._substitutes = Crew(1, (), memory_mb)  # plays for those who give no move; never thinks, so it is always free
        self._machine_code = machine_code
        self._compiling: dict[str, asyncio.Task[None]] = {}

    @property
    def pids(self) -> list[int]:
        """The worker processes, without the substitute."""
        return [worker.process.pid for worker in self._thinkers.workers if not worker.leaving]

    async def start(self) -> None:
        """Start the workers; returns when they listen."""
        await asyncio.gather(self._thinkers.start(), self._substitutes.start())

    async def stop(self) -> None:
        """End all workers, politely at first; whoever still waits is refused with BotFailed."""
        for task in self._compiling.values():
            task.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)
        await asyncio.gather(self._thinkers.stop(), self._substitutes.stop())

    async def choose(self, match_text: str, seat: int, bot: str, seed: int, budget_ms: int) -> str:
        """Choose a move within the time; raises what the library raises, and BotFailed if nobody has an answer."""
        return (await self._answer(Ask(match_text, seat, bot, seed), budget_ms)).move

    async def plan(self, match_text: str, seat: int, bot: str, seed: int, budget_ms: int, *, luck: int) -> tuple[int | None, str]:
        """Plan a move in a race: after how many milliseconds (None: never, as things stand), and which; raises like choose.

        Asked again with the same luck, a bot is no faster and no slower, whatever the seed of its choice.
        """
        answer = await self._answer(Ask(match_text, seat, bot, seed, luck), budget_ms)
        return answer.milliseconds, answer.move

    async def hint(self, match_text: str, seat: int, bot: str, budget_ms: int) -> tuple[str, Reasons]:
        """Say what a bot would play, and why; raises like choose, but nobody else answers in its place."""
        answer = await self._asked(Ask(match_text, seat, bot, 0, why=True), budget_ms)
        if answer.failure:
            raise BotFailed
        if answer.refusal:
            raise pickle.loads(answer.refusal)  # noqa: S301  from our own child through our own pipe
        self.replayed += answer.replayed
        return answer.move, msgspec.json.decode(answer.why, type=Reasons)

    async def _asked(self, ask: Ask, budget_ms: int) -> Answer:
        """Have a question answered in time, or be told of the failure."""
        try:
            async with asyncio.timeout(LATE * budget_ms / 1000):
                return await self._thinkers.ask(ask, budget_ms / 1000)
        except (TimeoutError, EOFError) as error:
            return Answer(failure=type(error).__name__)

    async def _answer(self, ask: Ask, budget_ms: int) -> Answer:
        """Have a question answered in time, by the fallback if need be."""
        bot = ask.bot
        answer = await self._asked(ask, budget_ms)
        if answer.failure:
            log.warning("bot %s gave no move (%s): %s plays", bot, answer.failure, FALLBACK)
            answer = await self._fallback(msgspec.structs.replace(ask, bot=FALLBACK))
        elif bot != FALLBACK and answer.game and self._machine_code and answer.game not in self._compiling:
            self._compiling[answer.game] = asyncio.create_task(self._compile(answer.game))
        self.replayed += answer.replayed
        if answer.refusal:
            raise pickle.loads(answer.refusal)  # noqa: S301  from our own child through our own pipe
        return answer

    async def _fallback(self, ask: Ask) -> Answer:
        """Have the substitute play."""
        for _ in range(TRIES):
            with contextlib.suppress(EOFError):
                answer = await self._substitutes.ask(ask, PATIENCE)
                if not answer.failure:
                    return answer
        raise BotFailed

    async def _compile(self, game: str) -> None:
        """Have a game compiled by a child of low priority, unless it is already, and its machine code taken into use."""
        hashing_all_sources = asyncio.to_thread(lambda: compiler.prepare(find(game)))
        starting = asyncio.create_task(hashing_all_sources)
        try:
            while (child := await asyncio.shield(starting)) is not None and child.poll() is None:  # noqa: ASYNC110  no event tells
                await asyncio.sleep(0.2)
        finally:
            if (child := await starting) is not None:
                child.kill()  # what it has compiled so far stays in the cache
                child.wait()
        if compiler.is_ready(find(game)):
            self._thinkers.use_machine_code(game)
