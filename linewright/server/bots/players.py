"""Bots in worker processes: a thinking bot never delays a message, and a bot that hangs or dies never stops a game.

Where a bot gives no move in time, a random one is played.
"""

import asyncio
import contextlib
import logging
import pickle
from collections.abc import Sequence

import msgspec

from linewright.bots.hints import Hint
from linewright.core import compile as compiler
from linewright.core.registry import find
from linewright.server.bots.crew import OVERDUE_SECONDS, BotFailed, Crew
from linewright.server.bots.worker import Answer, Ask
from linewright.server.measures import SUBSTITUTED

BUDGET_MS = 2_000  # what a bot at a table may take for a move
FALLBACK = "random"  # who plays where a bot gave no move
TRIES = 3  # of the fallback, each by another process
LATE_SHARE = 0.9  # of the time asked for has passed: the fallback plays

HINT_WAIT_SECONDS = 10.0  # in line for a hint, and for the answer: nobody's turn depends on it, and a busy machine is slow

log = logging.getLogger(__name__)


SLOW = frozenset({"TimeoutError", "EOFError"})  # failures of a machine that has too much to do, not of a bot


class Busy(BotFailed):
    """Too many people wait for a hint, or none came in time."""


class Players:
    """Bots in worker processes: a thinking bot never delays a message.

    bots: those of the host, as module:Class, imported by every worker. memory_mb: what one may hold at most (0.2 GB is usual).
    machine_code: whether the games asked for are compiled in the background.
    """

    def __init__(self, workers: int = 2, *, bots: Sequence[str] = (), memory_mb: int = 1024, machine_code: bool = True) -> None:
        self.replayed = 0  # moves that workers had to replay, in all
        self._thinkers = Crew(workers, bots, memory_mb)
        self._substitutes = Crew(1, None, memory_mb)  # plays for those who give no move; never thinks, so it is always free
        self._machine_code = machine_code
        self._hinting = asyncio.Semaphore(1)
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

    async def choose(self, match_text: str, seat: int, bot: str, seed: int, budget_ms: int, *, is_careful: bool = False) -> str:
        """Choose a move within the time; raises what the library raises, and BotFailed if nobody has an answer.

        is_careful: whether the bot plays for a person who will come back.
        """
        return (await self._answer(Ask(match_text, seat, bot, seed, careful=is_careful), budget_ms)).move

    async def plan(self, match_text: str, seat: int, bot: str, seed: int, budget_ms: int, *, luck: int) -> tuple[int | None, str]:
        """Plan a move in a race: after how many milliseconds (None: never, as things stand), and which; raises like choose.

        Asked again with the same luck, a bot is no faster and no slower, whatever the seed of its choice.
        """
        answer = await self._answer(Ask(match_text, seat, bot, seed, luck), budget_ms)
        return answer.milliseconds, answer.move

    async def hint(self, match_text: str, seat: int, bot: str, budget_ms: int) -> Hint:
        """What is best to play, and why; raises like choose, but nobody else answers in its place.

        Hints come one after the other, so that a worker is left for bots that play; raises Busy where very many wait.
        """
        try:
            async with asyncio.timeout(HINT_WAIT_SECONDS):
                await self._hinting.acquire()
        except TimeoutError as error:
            raise Busy from error
        try:
            answer = await self._ask_in_time(Ask(match_text, seat, bot, 0, why=True), budget_ms, HINT_WAIT_SECONDS)
        finally:
            self._hinting.release()
        if answer.failure in SLOW:
            raise Busy
        if answer.failure:
            raise BotFailed
        if answer.refusal:
            raise pickle.loads(answer.refusal)  # noqa: S301  from our own child through our own pipe
        self.replayed += answer.replayed
        return msgspec.json.decode(answer.hint, type=Hint)

    async def _ask_in_time(self, ask: Ask, budget_ms: int, seconds: float = 0) -> Answer:
        """The answer to a question; one that does not come in time, if not within seconds within the budget, is a failure."""
        try:
            async with asyncio.timeout(seconds or LATE_SHARE * budget_ms / 1000):
                return await self._thinkers.ask(ask, budget_ms / 1000)
        except (TimeoutError, EOFError) as error:
            return Answer(failure=type(error).__name__)

    async def _answer(self, ask: Ask, budget_ms: int) -> Answer:
        """The answer to a question, the fallback's if need be."""
        bot = ask.bot
        answer = await self._ask_in_time(ask, budget_ms)
        if answer.failure:
            log.warning("bot %s gave no move (%s): %s plays", bot, answer.failure, FALLBACK)
            SUBSTITUTED.inc()
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
                answer = await self._substitutes.ask(ask, OVERDUE_SECONDS)
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
