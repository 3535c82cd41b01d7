"""A match-up of two bots: the same deals for both with the sides swapped, and what the results say about their strength."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from linewright.bots.contests.dealing import count_jobs, entrant_names, play_deals, prepare_task, read_count
from linewright.bots.contests.entrants import BadContest
from linewright.bots.contests.figures import Figures, Result, Tally, tally_all
from linewright.bots.contests.playing import Outcome, Task
from linewright.bots.contests.strength import OPEN, Strength, Verdict, judge, measure_strength
from linewright.bots.registry import BotName
from linewright.core.errors import quote
from linewright.core.options import Choice

GAMES = 400  # unless said
DIGITS = 9  # of a share of victory: thirds that are added up in another order are the same


class Progress(NamedTuple):
    """How far a contest is."""

    games: int  # played
    of: int  # at most
    share: float | None = None  # of the first bot's victories so far, in a match-up
    verdict: Verdict | None = None  # of the sequential test so far


Watch = Callable[[Progress], None]


@dataclass(frozen=True)
class MatchUp(Result):
    """The result of a match-up: how the first bot did against the second."""

    game: str
    seats: int
    sides: int  # that play against each other; 1: both play alone, and their points are compared
    seed: int
    options: dict[str, Choice]
    deals: int  # each played once by every arrangement of the sides
    games: int
    strength: Strength
    counts: dict[str, int]  # the first bot's mean share of a deal's games -> how many deals
    bots: tuple[Figures, ...]
    test: Verdict | None = None  # the sequential test, where one was asked for
    was_stopped: bool = False  # by Ctrl-C
    seconds: float = field(default=0.0, compare=False)  # that it took


def match_up(
    game: str,
    bots: str | Sequence[BotName],
    *,
    games: int = GAMES,
    seats: int | None = None,
    seed: int | None = None,
    seconds: float | None = None,
    jobs: int | None = None,
    sprt: tuple[float, float] | None = None,
    answer_seconds: float | None = None,
    watch: Watch | None = None,
    **options: Any,
) -> MatchUp:
    """Let two bots play each other, each deal once by every arrangement of the sides; raises BadContest, or as `bot` and `new`.

    games: at least so many; seats: as few as the game has, unless said; seconds: a move, for bots that can be told; jobs:
    processes, as many as there are cores unless said, and the result does not depend on it; sprt: two differences in Elo, and
    the match-up ends as soon as it is clear which one fits better; answer_seconds: a bot that takes longer loses the game; watch:
    told how far it is. Ctrl-C ends it with the result so far.
    """
    task = prepare_task(game, bots, seats=seats, seed=seed, seconds=seconds, answer_seconds=answer_seconds, **options)
    if len(task.entrants) > 2:
        raise BadContest("contest-two-bots", count=len(task.entrants))
    read_count(games, "contest-bad-games")
    count = Count(task, read_bounds(sprt), games)
    return count.run(count_jobs(jobs), watch)


def read_bounds(sprt: object) -> tuple[float, float] | None:
    """Accept two differences in Elo, the smaller one first; raises BadContest."""
    if sprt is None:
        return None
    bounds = tuple(sprt) if isinstance(sprt, Sequence) else ()
    if len(bounds) != 2 or not all(isinstance(one, (int, float)) for one in bounds) or not bounds[0] < bounds[1]:
        raise BadContest("contest-bad-sprt", bounds=quote(sprt))
    return float(bounds[0]), float(bounds[1])


class Count:
    """Plays a match-up and adds it up."""

    def __init__(self, task: Task, bounds: tuple[float, float] | None, games: int) -> None:
        self.task = task
        self.bounds = bounds
        self.sides = max(task.sides) + 1
        self.lineups = list_lineups(self.sides)
        self.deals = -(-games // len(self.lineups))
        self.counts: Counter[float] = Counter()
        self.tallies: list[Tally] = tally_all(entrant_names(task.entrants))
        self.verdict: Verdict | None = None

    def run(self, jobs: int, watch: Watch | None) -> MatchUp:
        """Play until the deals or the doubts are over, or somebody presses Ctrl-C; the result."""
        began = time.monotonic()
        was_stopped = False
        playing = play_deals(self.task, lambda _: self.lineups, self.deals, jobs)
        try:
            for outcomes in playing:
                self.add(outcomes)
                if watch is not None:
                    watch(self.progress())
                if self.verdict is not None and self.verdict.answer != OPEN:
                    break
        except KeyboardInterrupt:
            if not self.counts:
                raise
            was_stopped = True
        finally:
            playing.close()
        return self.result(was_stopped=was_stopped, seconds=time.monotonic() - began)

    @property
    def rivals(self) -> int:
        """How many sides an Elo is about: bots that play alone are compared by twos."""
        return max(self.sides, 2)

    def add(self, outcomes: list[Outcome]) -> None:
        """Add the games of a deal."""
        self.counts[round(share_of_first(outcomes), DIGITS)] += 1
        for outcome in outcomes:
            for tally in self.tallies:
                tally.add(outcome)
        if self.bounds is not None:
            self.verdict = judge(self.counts, *self.bounds, self.rivals)

    def progress(self) -> Progress:
        """How far it is."""
        deals, games = self.counts.total(), len(self.lineups)
        share = sum(share * count for share, count in self.counts.items()) / deals
        return Progress(deals * games, self.deals * games, share, self.verdict)

    def result(self, *, was_stopped: bool, seconds: float) -> MatchUp:
        """What it all comes to."""
        task = self.task
        return MatchUp(
            task.game.name,
            task.setup.seats,
            self.sides,
            task.seed,
            dict(task.setup.options),
            self.counts.total(),
            self.counts.total() * len(self.lineups),
            measure_strength(self.counts, self.rivals),
            {f"{share:g}": count for share, count in sorted(self.counts.items())},
            tuple(tally.figures() for tally in self.tallies),
            self.verdict,
            was_stopped,
            round(seconds, 3),
        )


def list_lineups(sides: int) -> list[tuple[int, ...]]:
    """Who plays which side, game by game: the first bot each side once, among the second; alone, one after the other."""
    if sides == 1:
        return [(0,), (1,)]
    return [tuple(int(side != own) for side in range(sides)) for own in range(sides)]


def share_of_first(outcomes: Sequence[Outcome]) -> float:
    """The mean share of victory of the first bot over the games of a deal; of bots that play alone, whose points are more."""
    if len(outcomes[0].job.lineup) == 1:
        return compare_alone(*outcomes)
    return sum(outcome.shares[outcome.job.lineup.index(0)] for outcome in outcomes) / len(outcomes)


def compare_alone(one: Outcome, other: Outcome) -> float:
    """1 if the first of two that played alone did better, 0 if worse, else a half; who failed has done worst."""
    worth = [(outcome.fault is None, *outcome.has_won, *outcome.points) for outcome in (one, other)]
    return 0.5 if worth[0] == worth[1] else float(worth[0] > worth[1])
