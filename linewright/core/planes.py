"""What an observation consists of: planes of small whole numbers, each with a name, a shape and a meaning, in a row."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

NUMBER = np.dtype(np.int8)  # every number of an observation, and of a mask


class Plane(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]  # () for a single number
    meaning: str  # of a number at the place that its indices name, in plain English

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def seats_from(seat: int, other: int, seats: int) -> int:
    """How many seats clockwise from a seat another is; -1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + seats


def size_of(planes: Sequence[Plane]) -> int:
    """How many numbers an observation of these planes has."""
    return sum(plane.size for plane in planes)


def starts_of(planes: Sequence[Plane]) -> tuple[int, ...]:
    """Where each plane begins in an observation."""
    return tuple(size_of(planes[:k]) for k in range(len(planes)))


def split(planes: Sequence[Plane], observation: np.ndarray) -> dict[str, np.ndarray]:
    """The planes of an observation by name, or of many observations in an array whose last axis is theirs: views, not copies."""
    around = observation.shape[:-1]
    starts = starts_of(planes)
    return {
        plane.name: observation[..., start : start + plane.size].reshape((*around, *plane.shape))
        for plane, start in zip(planes, starts, strict=True)
    }
