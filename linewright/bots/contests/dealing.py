"""What match-ups and tournaments share: what is asked for is read, and deals are played, each by every line-up, in order."""

import os
from collections.abc import Callable, Generator, Sequence
from typing import Any

from linewright.bots.contests.crew import Crew, play_here
from linewright.bots.contests.entrants import BadContest, Entrant, read_entrants
from linewright.bots.contests.playing import Job, Outcome, Task
from linewright.bots.registry import BotName
from linewright.core import compile as compiler
from linewright.core.errors import quote
from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup

ANSWER_SECONDS = 30.0  # a bot that is not told how long it may think has so long
LATE_TIMES = 5  # a bot may take so many times as long as it was told, if that is more

Lineups = Callable[[int], Sequence[tuple[int, ...]]]  # the line-ups of a deal: the entrant of each side


def read_count(count: object, word: str) -> int:
    """Accept a number of games or processes; raises BadContest with the word for what it is."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        raise BadContest(word, count=quote(count))
    return count


def prepare_task(
    game: str,
    bots: str | Sequence[BotName],
    *,
    seats: int | None = None,
    seed: int | None = None,
    seconds: float | None = None,
    answer_seconds: float | None = None,
    **options: Any,
) -> Task:
    """Read what a contest is about; raises whatever is wrong with it. As few sit at the table as the game allows, unless said."""
    card = find(game)
    setup = Setup.read(card, seats=min(card.seats) if seats is None else seats, seed=seed, **options)
    entrants = read_entrants(card, bots, seconds)
    if len(entrants) < 2:
        raise BadContest("contest-few-bots", names=", ".join(entrant.name for entrant in entrants))
    sides = card.umpire.sides(Match(card, setup).view(None))
    order = list(dict.fromkeys(sides))
    longest = max((entrant.seconds or 0.0 for entrant in entrants), default=0.0)
    limit = max(ANSWER_SECONDS, LATE_TIMES * longest) if answer_seconds is None else answer_seconds
    return Task(card, setup, tuple(map(order.index, sides)), entrants, limit)


def count_jobs(jobs: int | None) -> int:
    """How many processes play; all cores unless said. Raises BadContest."""
    if jobs is not None:
        return read_count(jobs, "contest-bad-jobs")
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_deals(task: Task, lineups: Lineups, deals: int, jobs: int) -> Generator[list[Outcome]]:
    """The outcomes of deal after deal, in their order, whatever the order in which the games ended."""
    all_jobs = (
        Job(deal, number, lineup) for deal in range(deals) for number, lineup in enumerate(lineups(deal))
    )  # made one by one: a sequential test may need few
    build_machine_code(task)
    is_anywhere = all(entrant.is_known_everywhere for entrant in task.entrants)
    played = Crew(task, jobs).play(all_jobs) if is_anywhere else play_here(task, all_jobs)
    waiting: dict[int, dict[int, Outcome]] = {}
    deal = 0
    try:
        for outcome in played:
            waiting.setdefault(outcome.job.deal, {})[outcome.job.number] = outcome
            while len(waiting.get(deal, ())) == len(lineups(deal)):
                yield [outcome for _, outcome in sorted(waiting.pop(deal).items())]
                deal += 1
                if deal == deals:
                    return
    finally:
        played.close()


def build_machine_code(task: Task) -> None:
    """Wait until the game's machine code is in the cache; where it cannot be built, all play without."""
    child = compiler.prepare(task.game, is_awaited=True)
    if child is not None:
        try:
            child.wait()
        except BaseException:
            child.kill()
            raise


def entrant_names(entrants: Sequence[Entrant]) -> list[str]:
    """What the bots of a contest are called."""
    return [entrant.name for entrant in entrants]
