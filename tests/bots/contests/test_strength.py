"""Elo, intervals and the sequential test, against figures that others have computed and published."""

import math

import numpy as np
import pytest

from linewright.bots.contests.strength import (
    BETTER,
    NOT_BETTER,
    OPEN,
    elo_at,
    judge,
    likelihood_ratio,
    measure_strength,
    rate_all,
    rate_with_intervals,
    share_at,
)


def pairs(*counts: int) -> dict[float, int]:
    """Counts of deals as Fishtest lists them: lost twice, ..., won twice."""
    return {number / 4: count for number, count in enumerate(counts)}


@pytest.mark.parametrize(
    ("counts", "bounds", "ratio"),
    [  # logistic bounds, as Fishtest reported them in Stockfish's pull requests 3209, 2971 and 2598
        (pairs(253, 4282, 17604, 4431, 286), (-0.25, 1.25), 2.94),
        (pairs(58, 3302, 33130, 3518, 84), (0.25, 1.25), 2.97),
        (pairs(17, 253, 1042, 337, 39), (-0.5, 1.5), 2.96),
        (pairs(11, 407, 3238, 513, 11), (0.25, 1.75), 2.93),
        (pairs(444, 5546, 17841, 5604, 428), (-1.5, 0.5), 2.63),
    ],
)
def test_the_likelihood_ratio_is_that_of_fishtest(counts, bounds, ratio):
    assert round(judge(counts, *bounds).ratio, 2) == ratio


def test_the_likelihood_ratio_of_wins_and_losses_alone_is_the_one_done_by_hand():
    by_hand = 60 * math.log(share_at(20) / 0.5) + 40 * math.log((1 - share_at(20)) / 0.5)
    assert likelihood_ratio({0.0: 40, 1.0: 60}, 0.5, share_at(20)) == pytest.approx(by_hand, abs=0.01)


def test_a_test_is_over_when_it_is_clear_which_difference_fits_and_not_before():
    verdicts = [judge(pairs(*counts), 0, 20) for counts in ((5, 10, 20, 30, 35), (35, 30, 20, 10, 5), (1, 1, 1, 1, 1))]
    assert [verdict.answer for verdict in verdicts] == [BETTER, NOT_BETTER, OPEN]
    assert [round(end, 3) for end in (verdicts[0].lower, verdicts[0].upper)] == [-2.944, 2.944]


@pytest.mark.parametrize(
    ("counts", "elo", "width"),
    [  # as fastchess reports them
        (pairs(40, 67, 295, 123, 54), 25.25, 13.92),
        (pairs(19, 23, 269, 81, 108), 83.57, 16.15),
        (pairs(66, 79, 5, 0, 0), -303.61, 30.73),
    ],
)
def test_elo_and_its_interval_are_those_of_fastchess(counts, elo, width):
    strength = measure_strength(counts)
    assert round(strength.elo, 2) == elo
    assert round((strength.elo_high - strength.elo_low) / 2, 2) == width


def test_games_of_one_deal_are_one_sample():
    split, swept = measure_strength({0.5: 100}), measure_strength({0.0: 50, 1.0: 50})
    assert (split.share_low, split.share_high, split.better) == (0.5, 0.5, 0.5)
    assert swept.share_low == pytest.approx(0.5 - 1.96 * 0.5 / math.sqrt(100), abs=1e-4)


def test_who_wins_everything_has_no_elo_but_a_lower_end():
    won, lost = measure_strength({1.0: 50}), measure_strength({0.0: 50})
    assert (won.elo, won.elo_high, won.share_high) == (None, None, 1.0)
    assert won.share_low == pytest.approx(0.025 ** (1 / 50))  # all of 50 are won in a fortieth of the match-ups
    assert lost.elo_high == pytest.approx(-won.elo_low)


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_an_even_share_is_no_difference_whatever_the_number_of_sides(sides):
    assert elo_at(1 / sides, sides) == pytest.approx(0)
    assert share_at(elo_at(0.7, sides), sides) == pytest.approx(0.7)


def test_ratings_of_many_agree_with_those_of_two_and_are_transitive():
    assert rate_all(np.array([[0, 0.75], [0.25, 0]]), 10**6) == pytest.approx([95.42, -95.42], abs=0.01)
    truth = np.array([200.0, 0.0, -200.0])
    shares = share_of_all(truth)
    assert rate_all(shares, 10**6) == pytest.approx(truth, abs=0.1)


def test_the_interval_of_a_rating_shrinks_with_the_deals():
    dice = np.random.default_rng(5)
    widths = []
    for deals in (25, 400):
        won = (dice.random((deals, 3, 3)) < share_of_all(np.array([100.0, 0.0, -100.0]))).astype(float)
        samples = np.triu(won, 1) + np.tril(1 - won.transpose(0, 2, 1), -1)
        ratings, low, high = rate_with_intervals(samples, 7)
        assert (low < ratings).all()
        widths.append((high - low).mean())
    assert widths[1] < widths[0] / 2.5


def share_of_all(ratings: np.ndarray) -> np.ndarray:
    """The share of each bot against each other."""
    return 1 / (1 + 10 ** ((ratings[None, :] - ratings[:, None]) / 400))
