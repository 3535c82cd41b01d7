"""Reviewing a match: first roughly, so that there is something to see, then thoroughly."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from linewright.core import compile as compiler
from linewright.core.contract import Judge
from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.judging import BANDS, Decision, Judged
from linewright.core.match import Match
from linewright.core.referee import compile_games
from linewright.core.setup import read_seat, read_seed
from linewright.review.comparing import compare
from linewright.review.course import Account, Course, Effort
from linewright.review.moments import find_moments
from linewright.review.report import Review, SeatReview, band_of

ROUGH_WORLDS = 32  # of the first pass, at most
ROUGHER = 8  # times as many worlds has the thorough pass, at least
WORLDS = 500  # of a thorough one; docs/review.md says how sure it is
MOST_WORLDS = 100_000

Progress = Callable[[int, int], object]  # moves looked at, and of how many


class NoReview(LinewrightError):
    """A match that cannot be reviewed."""


@dataclass(frozen=True)
class Pass:
    """A look at every move of a match."""

    course: Course
    seats: list[int]
    effort: Effort

    def run(self, progress: Progress | None) -> Review:
        """Look at every position and every decision."""
        judge = self.course.game.judge
        judged = self.play_on(progress) if judge is None else self.ask_game(judge, progress)
        reviewed = tuple(sum_up(self.course, seat, one) for seat, one in zip(self.seats, judged, strict=True))
        match, count = self.course.match, len(self.course.steps)
        return Review(match.game.name, count, match.is_over, self.effort.worlds, self.effort.seed, reviewed, self.course.measure)

    def ask_game(self, judge: Judge, progress: Progress | None) -> list[Judged]:
        """What the game itself makes of the match, seat by seat."""
        count = len(self.course.steps)
        states = [self.course.states(number) for number in range(count + 1)]
        found = []
        for one in judge.judge(states, self.course.steps, self.seats, self.effort.worlds, self.effort.seed):
            found.append(one)
            if progress is not None:
                progress(count * len(found) // len(self.seats), count)
        return found

    def play_on(self, progress: Progress | None) -> list[Judged]:
        """What is found by playing every position on."""
        account = Account(self.course, self.seats, self.effort)
        decisions: dict[int, list[Decision]] = {seat: [] for seat in self.seats}
        count = len(self.course.steps)
        for number in range(count + 1):
            account.look_at(number)
            if number < count and self.course.steps[number].actor in decisions and self.course.is_decision(number):
                decisions[self.course.steps[number].actor].append(self.judge(account, number))
            if progress is not None:
                progress(number, count)
        return [account.sum_up(seat, decisions[seat]) for seat in self.seats]

    def judge(self, account: Account, number: int) -> Decision:
        """Compare the move that was made with all others, in the same worlds."""
        step = self.course.steps[number]
        weighed = compare(self.course.seen(number, step.actor), step.action, self.effort)
        chosen = next(one for one in weighed if one.action == step.action)
        best = weighed[0] if weighed[0].chance > chosen.chance else chosen
        chance = account.chosen[number][step.actor].chances[step.actor]
        loss = min(best.chance - chosen.chance, 1 - chance)  # it was found in other worlds: together they could be above a win
        points_loss = best.points - chosen.points
        return Decision(
            number + 1,
            step.text,
            best.text if best is not chosen else step.text,
            chance,
            chance + loss,
            loss,
            points_loss,
            chosen.error,
        )


def sum_up(course: Course, seat: int, judged: Judged) -> SeatReview:
    """Everything about one seat."""
    chances, points, changes, decisions = judged
    lucks = tuple(change.luck for change in changes)
    average = sum(decision.loss for decision in decisions) / max(len(decisions), 1)
    return SeatReview(
        seat=seat,
        start=chances[0],
        result=chances[-1],
        choices=sum(change.choice for change in changes),
        others=sum(change.others for change in changes),
        luck=sum(lucks),
        average_loss=average,
        band=band_of(average, bands_of(course.game)),
        chances=tuple(chances),
        points=tuple(points),
        lucks=lucks,
        decisions=tuple(decisions),
        moments=find_moments(course, seat, decisions, lucks),
    )


def bands_of(game: Game) -> tuple[float, ...]:
    """How good average losses are in a game."""
    return BANDS if game.judge is None else game.judge.BANDS


def refuse_review(game: Game) -> None:
    """Refuse a game whose moves nobody can weigh: search does not play it on, and it has no judge; raises NoReview."""
    if not game.is_reviewed:
        raise NoReview("review-none", game=game.name)


def worlds_of(game: Game, wanted: int | None = None) -> int:
    """In how many worlds a thorough review plays each position of a game on, or as many as are wanted; 1 where one is exact."""
    usual = WORLDS if game.judge is None else game.judge.WORLDS
    return 1 if usual == 1 else min(wanted or usual, MOST_WORLDS)


def lacks_code(game: Game) -> bool:
    """Whether machine code must be built first: positions are played on, and it is not there."""
    return worlds_of(game) > 1 and not compiler.is_ready(game)


def begin(match: Match, seats: Iterable[int] | None) -> tuple[Course, list[int]]:
    """The course of a match and the seats to review, with machine code where it is needed; raises NoReview or NoSuchSeat."""
    refuse_review(match.game)
    reviewed = sorted({read_seat(seat, match.seats) for seat in (range(match.seats) if seats is None else seats)})
    if lacks_code(match.game):
        compile_games(match.game.name)
    return Course(match), reviewed


def review_in_passes(
    match: Match,
    *,
    seats: Iterable[int] | None = None,
    seconds: float | None = None,
    worlds: int | None = None,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Iterator[Review]:
    """A rough review after a moment, then a thorough one; arguments and errors as in `review`."""
    course, reviewed = begin(match, seats)
    thorough = worlds_of(match.game)
    rough = Effort(max(1, min(worlds or thorough, thorough // ROUGHER, ROUGH_WORLDS)), read_seed(seed), threads)
    began = time.perf_counter()
    yield Pass(course, reviewed, rough).run(None)
    spent = time.perf_counter() - began
    if worlds is None:
        worlds = thorough if seconds is None else int((seconds - spent) / spent * rough.worlds)
    worlds = worlds_of(match.game, max(worlds, rough.worlds))
    if worlds > rough.worlds:
        yield Pass(course, reviewed, Effort(worlds, rough.seed, threads)).run(progress)


def review(
    match: Match,
    *,
    seats: Iterable[int] | None = None,
    seconds: float | None = None,
    worlds: int | None = None,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Review:
    """What every decision of a match was worth, and what luck brought; nothing hidden from a seat is held against it.

    seats: which ones, all unless told. seconds or worlds: how long to look, or in how many worlds each position is played on.
    The same worlds and seed give the same review. progress is called with the moves looked at and their number. Builds machine
    code first where there is none (a minute). Raises NoReview for a game nobody can judge, NoSuchSeat, BadSeed.
    """
    if seconds is None:
        effort = Effort(worlds_of(match.game, worlds), read_seed(seed), threads)
        return Pass(*begin(match, seats), effort).run(progress)
    *_, last = review_in_passes(match, seats=seats, seconds=seconds, seed=seed, threads=threads, progress=progress)
    return last
