"""A first game that teaches by playing: a fixed deal, a word for every step, and what the other seats do in between.

The learner sits at seat 0. `core.lesson` plays it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from linewright.core.errors import LinewrightError

LEARNER = 0

Reply = tuple[int | None, str]  # a seat, or None for the table itself, and its move


@dataclass(frozen=True, kw_only=True)
class Step:
    """One thing to learn: what is said, what the learner may do then, and what follows by itself."""

    word: str
    args: dict[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()  # what the step accepts, and whatever leads to the same position; none: the guide is done
    points: tuple[str, ...] = ()  # where to look: cards, cells, parts of the table
    replies: tuple[Reply, ...] = ()  # moves made after the learner's, the learner's own `end` among them


@dataclass(frozen=True, kw_only=True)
class Guide:
    """A first game: the deal, and the steps through it, of which the last asks for nothing."""

    deck: tuple[str, ...]  # cards in the order they are drawn; what follows them does not matter
    steps: tuple[Step, ...]
    bots: tuple[str, ...] = ("Awl",)  # names of the other seats
    first: int = LEARNER
    options: dict[str, Any] = field(default_factory=dict)
    opening: tuple[Reply, ...] = ()  # moves made before the first step

    @property
    def seats(self) -> int:
        """Count the seats: the learner and the others."""
        return 1 + len(self.bots)


class NoGuide(LinewrightError):
    """A game that has no guide."""

    def __init__(self, game: str) -> None:
        super().__init__("no-guide", game=game)


class GuideElsewhere(LinewrightError):
    """A legal move that leads away from what the step teaches."""

    def __init__(self, text: str, expected: Sequence[str]) -> None:
        self.text = text
        super().__init__("guide-elsewhere" if expected else "guide-over", move=text, expected=", ".join(expected))
