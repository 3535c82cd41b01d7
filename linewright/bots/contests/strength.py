"""What results say about strength: Elo with its interval, and the test that stops a match-up early; both as Fishtest has them.

A sample is a deal, played once by every arrangement of the sides: its games share their luck and must not count as independent.
Where more than two sides play, one bot sits among copies of another, and Elo is that of Plackett and Luce: a bot of strength w
among n - 1 of strength 1 wins w / (w + n - 1) of the games. For two sides that is the usual curve.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

CONFIDENCE = 0.95  # of every interval
WIDTH = 1.959963984540054  # of such an interval in standard errors, either way, where errors are normal
ERROR_RATE = 0.05  # of the sequential test, either way: Fishtest's alpha and beta
BOUND = math.log((1 - ERROR_RATE) / ERROR_RATE)  # of the log likelihood ratio, either way
UNSEEN = 1e-3  # how often a result counts that was possible and did not occur, as in Fishtest
HALVINGS = 80  # of the interval in which a root is searched: more than a float has digits
RESAMPLES = 200  # of the deals, for the intervals of a tournament
ROUNDS = 200  # of the iteration that finds ratings: it has converged long before
BETTER, NOT_BETTER, OPEN = "better", "not-better", "open"

Counts = Mapping[float, int]  # the mean share of victory over the games of a deal -> how many deals had it


def share_at(elo: float, sides: int = 2) -> float:
    """The share of victories to expect with an advantage in Elo."""
    return 1 / (1 + (sides - 1) * 10 ** (-elo / 400))


def elo_at(share: float, sides: int = 2) -> float | None:
    """The advantage in Elo that a share of victories shows; None where it has no limit: none won, or all."""
    return 400 * math.log10(share * (sides - 1) / (1 - share)) if 0 < share < 1 else None


@dataclass(frozen=True)
class Strength:
    """How strong a bot showed itself to be; low and high are the ends of the 95 % interval, None where it has none."""

    share: float  # of the victories
    share_low: float
    share_high: float
    elo: float | None  # above the other bot; None: none won, or all
    elo_low: float | None
    elo_high: float | None
    better: float  # how likely the bot is the better one


def measure_strength(counts: Counts, sides: int = 2) -> Strength:
    """What the results of deals say; there is at least one."""
    deals = sum(counts.values())
    mean = sum(share * count for share, count in counts.items()) / deals
    variance = sum(count * (share - mean) ** 2 for share, count in counts.items()) / deals
    error = math.sqrt(variance / deals)
    low, high = mean - WIDTH * error, mean + WIDTH * error
    if mean in (0, 1):  # all alike: the ends are where this would happen in a fortieth of all match-ups
        rest = ((1 - CONFIDENCE) / 2) ** (1 / deals)
        low, high = (0.0, 1 - rest) if mean == 0 else (rest, 1.0)
    low, high = max(low, 0.0), min(high, 1.0)
    even = 1 / sides
    above = (mean - even) / error if error else math.inf * (mean - even) if mean != even else 0.0
    better = math.erfc(-above / math.sqrt(2)) / 2
    return Strength(mean, low, high, elo_at(mean, sides), elo_at(low, sides), elo_at(high, sides), better)


@dataclass(frozen=True)
class Verdict:
    """Where a sequential test stands that asks whether the bot is better by elo_1, rather than by elo_0."""

    elo_0: float
    elo_1: float
    ratio: float  # log likelihood: how much better elo_1 explains the results than elo_0
    lower: float  # at or below it, the answer is no
    upper: float  # at or above it, yes
    answer: str  # BETTER, NOT_BETTER or OPEN


def judge(counts: Counts, elo_0: float, elo_1: float, sides: int = 2) -> Verdict:
    """Where the sequential test stands after these results."""
    ratio = likelihood_ratio(counts, share_at(elo_0, sides), share_at(elo_1, sides), sides)
    answer = BETTER if ratio >= BOUND else NOT_BETTER if ratio <= -BOUND else OPEN
    return Verdict(elo_0, elo_1, ratio, -BOUND, BOUND, answer)


def likelihood_ratio(counts: Counts, share_0: float, share_1: float, sides: int = 2) -> float:
    """The log of how much more likely the results are if the bot's share is share_1 than if it is share_0.

    Both are given the likeliest distribution of results with that mean (Van den Bergh's generalised test, as in Fishtest).
    """
    possible = {step / (2 * sides): UNSEEN for step in range(2 * sides + 1)}
    weights = possible | {share: float(count) for share, count in counts.items() if count}
    tilt_0, tilt_1 = tilt_to(weights, share_0), tilt_to(weights, share_1)
    return sum(
        weight * (math.log1p(tilt_0 * (share - share_0)) - math.log1p(tilt_1 * (share - share_1)))
        for share, weight in weights.items()
    )


def tilt_to(weights: Mapping[float, float], mean: float) -> float:
    """The x for which the weights, each divided by 1 + x (share - mean), have that mean: no others do and are likelier."""
    low, high = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(weight * (share - mean) / (1 + x * (share - mean)) for share, weight in weights.items()) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2


def rate_all(shares: np.ndarray, deals: int) -> np.ndarray:
    """The Elo of each of many bots, 0 on average, that explains best what each won against each other (Bradley and Terry).

    shares[i, k] is bot i's share against bot k. One drawn deal more is counted for every two, so that nobody is out of reach.
    """
    count = len(shares)
    others = ~np.eye(count, dtype=bool)
    won = np.where(others, shares * deals + 0.5, 0).sum(axis=1)
    strengths = np.ones(count)
    for _ in range(ROUNDS):
        meetings = np.where(others, (deals + 1) / (strengths[:, None] + strengths[None, :]), 0)
        strengths = won / meetings.sum(axis=1)
        strengths /= np.exp(np.log(strengths).mean())
    ratings: np.ndarray = 400 * np.log10(strengths)
    return ratings


def rate_with_intervals(samples: np.ndarray, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The Elo of each of many bots, and the ends of their intervals, found by drawing the deals again and again.

    samples[deal, i, k] is bot i's share against bot k on a deal.
    """
    deals = len(samples)
    ratings = rate_all(samples.mean(axis=0), deals)
    dice = np.random.default_rng(seed)
    drawn = np.array([rate_all(samples[dice.integers(deals, size=deals)].mean(axis=0), deals) for _ in range(RESAMPLES)])
    errors = WIDTH * drawn.std(axis=0)
    return ratings, ratings - errors, ratings + errors
