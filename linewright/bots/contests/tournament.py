"""A tournament: many bots, all against all or at tables drawn by lot, with a table of who beat whom, and ratings."""

import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from linewright.bots.contests.dealing import count_jobs, entrant_names, play_deals, prepare_task, read_count
from linewright.bots.contests.entrants import BadContest
from linewright.bots.contests.figures import Figures, Result, tally_all
from linewright.bots.contests.match_up import GAMES, Progress, Watch, compare_alone
from linewright.bots.contests.playing import Outcome, Task, derive_seed
from linewright.bots.contests.strength import WIDTH, rate_with_intervals
from linewright.bots.registry import BotName
from linewright.core.options import Choice

ELO, OPENSKILL = "elo", "openskill"


@dataclass(frozen=True)
class Rating:
    """How strong a bot is among the others; low and high are the ends of the 95 % interval."""

    name: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Tournament(Result):
    """The result of a tournament."""

    game: str
    seats: int
    sides: int  # that play against each other; 1: all play alone, and their points are compared
    seed: int
    options: dict[str, Choice]
    deals: int
    games: int
    scale: str  # of the ratings: elo, 0 on average; or openskill, which begins at 25
    ratings: tuple[Rating, ...]  # the strongest first
    table: dict[str, dict[str, float | None]]  # bot -> other -> share of the games in which it did better, ties half; None: none
    bots: tuple[Figures, ...]  # as they were named
    was_stopped: bool = False  # by Ctrl-C
    seconds: float = field(default=0.0, compare=False)  # that it took


def tournament(
    game: str,
    bots: str | Sequence[BotName],
    *,
    games: int = GAMES,
    seats: int | None = None,
    seed: int | None = None,
    seconds: float | None = None,
    jobs: int | None = None,
    answer_seconds: float | None = None,
    watch: Watch | None = None,
    **options: Any,
) -> Tournament:
    """Let many bots play each other; raises BadContest, or as `bot` and `new` do.

    Where two sides play, each bot meets each other in at least so many games, and the ratings are Elo. Where more do, at least so
    many games are played at tables drawn by lot, and the ratings are openskill's (Plackett and Luce). The rest as in `match_up`.
    """
    task = prepare_task(game, bots, seats=seats, seed=seed, seconds=seconds, answer_seconds=answer_seconds, **options)
    read_count(games, "contest-bad-games")
    draw = Draw(task)
    if draw.is_at_tables:
        new_model()  # says now what is missing, not after all games
    deals = -(-games // draw.sides)  # a deal is played so often by every two bots, or by every table
    began = time.monotonic()
    played: list[list[Outcome]] = []
    was_stopped = False
    playing = play_deals(task, draw.lineups, deals, count_jobs(jobs))
    try:
        for outcomes in playing:
            played.append(outcomes)
            if watch is not None:
                count = len(outcomes)
                watch(Progress(len(played) * count, deals * count))
    except KeyboardInterrupt:
        if not played:
            raise
        was_stopped = True
    finally:
        playing.close()
    return draw.result(played, was_stopped=was_stopped, seconds=time.monotonic() - began)


class Draw:
    """Who meets whom in a tournament, and what comes of it."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.sides = max(task.sides) + 1
        self.count = len(task.entrants)
        self.is_at_tables = self.sides > 2

    def lineups(self, deal: int) -> list[tuple[int, ...]]:
        """Who plays which side in the games of a deal."""
        if self.sides == 1:
            return [(one,) for one in range(self.count)]
        if not self.is_at_tables:
            return [pair for two in itertools.combinations(range(self.count), 2) for pair in (two, two[::-1])]
        dice = np.random.default_rng(derive_seed(self.task.seed, deal, self.sides))
        drawn: list[int] = []
        while len(drawn) < self.sides:  # where there are fewer bots than sides, some play several
            drawn += [int(one) for one in dice.permutation(self.count)]
        drawn = drawn[: self.sides]
        return [tuple(drawn[turn:] + drawn[:turn]) for turn in range(self.sides)]

    def result(self, played: list[list[Outcome]], *, was_stopped: bool, seconds: float) -> Tournament:
        """What it all comes to."""
        task, names = self.task, entrant_names(self.task.entrants)
        tallies = tally_all(names)
        for outcome in itertools.chain.from_iterable(played):
            for tally in tallies:
                tally.add(outcome)
        meetings = [self.meetings(outcomes) for outcomes in played]
        ratings = self.rate_tables(played) if self.is_at_tables else self.rate_pairs(meetings)
        met = np.sum([count for _, count in meetings], axis=0)
        better = np.sum([won for won, _ in meetings], axis=0)
        table = {
            name: {
                other: round(float(better[i, k] / met[i, k]), 6) if met[i, k] else None for k, other in enumerate(names) if k != i
            }
            for i, name in enumerate(names)
        }
        return Tournament(
            task.game.name,
            task.setup.seats,
            self.sides,
            task.seed,
            dict(task.setup.options),
            len(played),
            sum(map(len, played)),
            OPENSKILL if self.is_at_tables else ELO,
            tuple(sorted(ratings, key=lambda one: -one.rating)),
            table,
            tuple(tally.figures() for tally in tallies),
            was_stopped,
            round(seconds, 3),
        )

    def meetings(self, outcomes: list[Outcome]) -> tuple[np.ndarray, np.ndarray]:
        """How often each bot did better than each other on a deal, ties half; and how often they met."""
        better, met = np.zeros((self.count, self.count)), np.zeros((self.count, self.count))
        for one, other, share in self.comparisons(outcomes):
            better[one, other] += share
            better[other, one] += 1 - share
            met[one, other] += 1
            met[other, one] += 1
        return better, met

    def comparisons(self, outcomes: list[Outcome]) -> Iterator[tuple[int, int, float]]:
        """Every two bots that met: one, the other, and 1 if the first did better, 0 if worse, else a half."""
        if self.sides == 1:
            for first, second in itertools.combinations(outcomes, 2):
                yield first.job.lineup[0], second.job.lineup[0], compare_alone(first, second)
            return
        for outcome in outcomes:
            for (one, share), (other, rest) in itertools.combinations(zip(outcome.job.lineup, outcome.shares, strict=True), 2):
                if one != other:
                    yield one, other, 0.5 if share == rest else float(share > rest)

    def rate_pairs(self, meetings: list[tuple[np.ndarray, np.ndarray]]) -> list[Rating]:
        """Ratings in Elo, where two sides play."""
        samples = np.array([better / np.maximum(met, 1) for better, met in meetings])
        names = entrant_names(self.task.entrants)
        figures = zip(*(ends.tolist() for ends in rate_with_intervals(samples, self.task.seed)), strict=True)
        return [Rating(name, *(round(one, 3) for one in ends)) for name, ends in zip(names, figures, strict=True)]

    def rate_tables(self, played: list[list[Outcome]]) -> list[Rating]:
        """Ratings by openskill, where more than two sides play: game by game in the order of the deals."""
        model = new_model()
        ratings = [model.rating(name=name) for name in entrant_names(self.task.entrants)]
        for outcome in itertools.chain.from_iterable(played):
            ranks = [float(-share) for share in outcome.shares]
            lineup = outcome.job.lineup
            rated = model.rate([[ratings[one]] for one in lineup], ranks=ranks)
            for entrant in set(lineup):  # one that played several sides has learnt what it did on average
                own = [rating for one, (rating,) in zip(lineup, rated, strict=True) if one == entrant]
                mu, sigma = (float(np.mean([getattr(one, part) for one in own])) for part in ("mu", "sigma"))
                ratings[entrant] = model.rating(mu=mu, sigma=sigma, name=ratings[entrant].name)
        return [
            Rating(one.name, round(one.mu, 3), round(one.mu - WIDTH * one.sigma, 3), round(one.mu + WIDTH * one.sigma, 3))
            for one in ratings
        ]


def new_model() -> Any:
    """What rates tables of more than two; raises BadContest where it is not installed."""
    try:
        from openskill.models import PlackettLuce  # only tournaments of more than two sides need it
    except ModuleNotFoundError as error:
        raise BadContest("contest-no-openskill") from error
    return PlackettLuce()
