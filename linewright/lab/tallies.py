"""What rows of games add up to: whole numbers, so that the order in which parts are added, and who counted them, changes nothing.

Several plans may be played on the same deals: their figures stand side by side, and the products of all pairs are added up too.
That is what intervals of differences come from.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from linewright.core.playouts import WHOLE
from linewright.core.simulating import MOVES, OVER, POINTS, WINNERS
from linewright.lab.plans import Plan

NORMAL_95 = 1.959964  # standard errors to either side


class Estimate(NamedTuple):
    """A figure and its interval of 95 %."""

    value: float
    error: float  # half the interval

    @property
    def low(self) -> float:
        """The lower end."""
        return self.value - self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.value + self.error


def figure_names(plan: Plan) -> tuple[str, ...]:
    """What is worked out of each game: `share_0` is seat 0's share of the victory in parts of WHOLE, `lead` that of the first."""
    seats = range(plan.seats)
    own = [count.name for count in plan.title_card.counts.COUNTS]
    return (
        "moves",
        "over",
        *(f"share_{seat}" for seat in seats),
        *(f"won_{seat}" for seat in seats),
        *(f"points_{seat}" for seat in seats),
        "best",
        "lead",
        *own,
    )


def work_out(plan: Plan, rows: np.ndarray) -> np.ndarray:
    """The figures of games, a row each; each figure's numbers lie side by side, for they are added up."""
    seats = plan.seats
    won = rows[:, WINNERS, None] >> np.arange(seats) & 1
    share = won * (WHOLE // np.maximum(won.sum(1), 1))[:, None]
    points = rows[:, POINTS : POINTS + seats]
    ordered = np.sort(points, axis=1)
    lead = ordered[:, -1] - ordered[:, -2] if seats > 1 else ordered[:, -1] * 0
    own = rows[:, POINTS + seats :]
    figures = [rows[:, MOVES], rows[:, OVER], *share.T, *won.T, *points.T, ordered[:, -1], lead, *own.T]
    return np.array(figures, np.int64).T


def count_values(values: np.ndarray) -> Counter[int]:
    """How often each whole number is there."""
    least = int(values.min())
    counts = np.bincount(values - least)
    return Counter({least + int(k): int(counts[k]) for k in np.flatnonzero(counts)})


@dataclass(frozen=True)
class Part:
    """What some games add up to."""

    games: int
    sums: np.ndarray
    products: np.ndarray  # of each pair of figures
    moves: tuple[Counter[int], ...]  # by plan: how often a game was so long
    points: tuple[tuple[Counter[int], ...], ...]  # by plan and seat: how often a game brought so many

    @classmethod
    def of(cls, plans: Sequence[Plan], rows: Sequence[np.ndarray]) -> "Part":
        """Add up the rows of each plan for the same games."""
        figures = np.vstack([work_out(plan, own).T for plan, own in zip(plans, rows, strict=True)])
        points = tuple(
            tuple(count_values(own[:, POINTS + seat]) for seat in range(plan.seats))
            for plan, own in zip(plans, rows, strict=True)
        )
        return cls(
            figures.shape[1],
            figures.sum(1),
            np.einsum("ij,kj->ik", figures, figures),  # in this thread: a product of matrices would start others beside ours
            tuple(count_values(own[:, MOVES]) for own in rows),
            points,
        )

    def __add__(self, other: "Part") -> "Part":
        return Part(
            self.games + other.games,
            self.sums + other.sums,
            self.products + other.products,
            tuple(one + two for one, two in zip(self.moves, other.moves, strict=True)),
            tuple(
                tuple(one + two for one, two in zip(mine, yours, strict=True))
                for mine, yours in zip(self.points, other.points, strict=True)
            ),
        )


@dataclass(frozen=True)
class Tally:
    """What the games of plans came to, all on the same deals."""

    plans: tuple[Plan, ...]
    part: Part

    @cached_property
    def places(self) -> list[dict[str, int]]:
        """Where each figure of each plan stands."""
        places: list[dict[str, int]] = []
        count = 0
        for plan in self.plans:
            names = figure_names(plan)
            places.append({name: count + k for k, name in enumerate(names)})
            count += len(names)
        return places

    @property
    def games(self) -> int:
        """How many games were played by each plan."""
        return self.part.games

    def mean(self, name: str, plan: int = 0) -> Estimate:
        """The average of a figure."""
        return self._combine({self.places[plan][name]: 1.0})

    def share(self, seat: int, plan: int = 0) -> Estimate:
        """A seat's share of the victories; one that is shared counts in parts."""
        return scale(self.mean(f"share_{seat}", plan), 1 / WHOLE)

    def ratio(self, name: str, of: str, plan: int = 0) -> Estimate | None:
        """One figure's sum as a share of another's; None where that is 0. The interval is that of the delta method."""
        one, other = self.places[plan][name], self.places[plan][of]
        return self._combine_ratio(one, other)

    def difference(self, name: str, plan: int, base: int = 0) -> Estimate:
        """How much higher a figure is than by another plan, game by game on the same deals."""
        return self._combine({self.places[plan][name]: 1.0, self.places[base][name]: -1.0})

    def share_difference(self, seat: int, plan: int, base: int = 0) -> Estimate:
        """The same of a seat's share of the victories."""
        return scale(self.difference(f"share_{seat}", plan, base), 1 / WHOLE)

    def ratio_difference(self, name: str, of: str, plan: int, base: int = 0) -> Estimate | None:
        """The same of one figure as a share of another."""
        one, two = self.ratio(name, of, plan), self.ratio(name, of, base)
        if one is None or two is None:
            return None
        weights: dict[int, float] = {}
        for sign, which, ratio in ((1.0, plan, one.value), (-1.0, base, two.value)):
            place, part = self.places[which][of], self.places[which][name]
            whole = float(self.part.sums[place]) / self.games
            weights[part] = weights.get(part, 0.0) + sign / whole
            weights[place] = weights.get(place, 0.0) - sign * ratio / whole
        return Estimate(one.value - two.value, self._combine(weights).error)

    def deviation(self, name: str, plan: int = 0) -> float:
        """The standard deviation of a figure from game to game."""
        return self.mean(name, plan).error / NORMAL_95 * float(np.sqrt(self.games))

    def correlation(self, name: str, plan: int, base: int = 0) -> float | None:
        """How alike a figure is in the same deals by two plans, from -1 to 1; None where it is always the same."""
        one, other = self.places[plan][name], self.places[base][name]
        covariance = self._covariance(one, other)
        spread = float(np.sqrt(max(self._covariance(one, one), 0.0) * max(self._covariance(other, other), 0.0)))
        return covariance / spread if spread else None

    def _covariance(self, one: int, other: int) -> float:
        """Worked out in whole numbers as far as possible: there is nothing to round."""
        games = self.games
        above = int(self.part.products[one, other]) * games - int(self.part.sums[one]) * int(self.part.sums[other])
        return above / (games * max(games - 1, 1))

    def _combine(self, weights: dict[int, float]) -> Estimate:
        """The average of figures added up with weights."""
        value = sum(weight * int(self.part.sums[place]) for place, weight in weights.items()) / max(self.games, 1)
        variance = sum(
            weight * other_weight * self._covariance(place, other)
            for place, weight in weights.items()
            for other, other_weight in weights.items()
        )
        return Estimate(value, NORMAL_95 * float(np.sqrt(max(variance, 0.0) / max(self.games, 1))))

    def _combine_ratio(self, one: int, other: int) -> Estimate | None:
        whole = int(self.part.sums[other])
        if whole == 0:
            return None
        value = int(self.part.sums[one]) / whole
        average = whole / self.games
        return Estimate(value, self._combine({one: 1 / average, other: -value / average}).error)


def scale(estimate: Estimate, factor: float) -> Estimate:
    """The same in another unit."""
    return Estimate(estimate.value * factor, abs(estimate.error * factor))
