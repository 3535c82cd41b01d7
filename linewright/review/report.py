"""What a review says, as data: it goes to JSON and back. docs/review.md explains every field."""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from linewright.core.judging import BANDS, WIN, Decision

FORMAT = "linewright review 1"
CHOICE, LUCK = "choice", "luck"  # kinds of moments
BAND_WORDS = "review-band"  # what a band means; its argument is the band

Said = tuple[str, dict[str, Any]]  # the id of a word, and its arguments


def band_of(average_loss: float, bands: Sequence[float] = BANDS) -> int:
    """How good an average loss is, from 1 to 6, the best."""
    return 1 + sum(average_loss < bound for bound in bands)


@dataclass(frozen=True)
class Moment:
    """A move that mattered."""

    move: int
    kind: str  # CHOICE or LUCK
    swing: float  # what it changed of the chance of winning
    said: tuple[Said, ...]  # in words


@dataclass(frozen=True)
class SeatReview:
    """A match as one seat played it: result - start = choices + others + luck, all in shares of what the review measures."""

    seat: int
    start: float  # the chance of winning at the deal
    result: float  # the share of the victory
    choices: float  # how much better its choices were than those of the game's heuristic
    others: float
    luck: float
    average_loss: float  # of a decision, in wins
    band: int  # how good that is, from 1 to 6
    chances: tuple[float, ...]  # at the deal and after each move
    points: tuple[float, ...]  # expected at the end, the same
    lucks: tuple[float, ...]  # the luck of each move
    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Review:
    """A match, reviewed."""

    game: str
    moves: int
    is_over: bool  # if not, what was to be expected at the last position stands for the result
    worlds: int  # in which each position was played on
    seed: int
    seats: tuple[SeatReview, ...]
    measure: str = WIN  # what chances are shares of: WIN, or SOLVED where there is nobody to win against
    format: str = FORMAT

    def of(self, seat: int) -> SeatReview:
        """The review of one seat; raises KeyError where it was not reviewed."""
        for one in self.seats:
            if one.seat == seat:
                return one
        raise KeyError(seat)

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return dataclasses.asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Review":
        """A review from such data; raises ValueError where it is none of ours."""
        if data.get("format") != FORMAT:
            message = f"expected {FORMAT!r}, found {data.get('format')!r}"
            raise ValueError(message)
        return cls(**{**data, "seats": tuple(map(_seat_from, data["seats"]))})


def _seat_from(data: dict[str, Any]) -> SeatReview:
    moments = tuple(Moment(**{**one, "said": tuple((word, dict(args)) for word, args in one["said"])}) for one in data["moments"])
    lists = {name: tuple(data[name]) for name in ("chances", "points", "lucks")}
    decisions = tuple(Decision(**one) for one in data["decisions"])
    return SeatReview(**{**data, **lists, "decisions": decisions, "moments": moments})
