"""One's form: the average loss of a decision over several games, and over those of each game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from linewright.core.judging import BANDS
from linewright.review.report import SeatReview, band_of


@dataclass(frozen=True)
class Form:
    """How well somebody has decided."""

    matches: int
    decisions: int
    average_loss: float  # of a decision, in wins
    band: int  # how good that is, from 1 to 6
    luck: float  # a match, in wins


def form_of(reviews: Iterable[SeatReview], bands: Sequence[float] = BANDS) -> Form:
    """The form in some matches, by the bands of their game; every decision counts the same. Without any nothing was lost."""
    found = list(reviews)
    decisions = sum(len(one.decisions) for one in found)
    average = sum(one.average_loss * len(one.decisions) for one in found) / max(decisions, 1)
    return Form(len(found), decisions, average, band_of(average, bands), sum(one.luck for one in found) / max(len(found), 1))
