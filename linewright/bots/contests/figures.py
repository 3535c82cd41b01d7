"""What a contest counts of each bot: points, moves, how long it thought, and the games it lost by failing."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from linewright.bots.contests.playing import Outcome


@dataclass(frozen=True)
class Result:
    """What came of a contest, as data."""

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data for JSON."""
        return asdict(self)

    def to_json(self) -> str:
        """The result as JSON."""
        return json.dumps(self.to_dict(), indent=2, default=str)


@dataclass(frozen=True)
class Lost:
    """Games that a bot lost by failing, for one reason."""

    kind: str  # raised, illegal, late, died, killed, nonsense or stalled
    why: str  # of the first of them
    games: int


@dataclass(frozen=True)
class Figures:
    """What was counted of one bot."""

    name: str
    games: int  # it sat in, counted once for each of its sides
    share: float  # of the victories; ties are shared
    won: float | None  # the share of its games that the rules call won, alone or with others; only of games played to the end
    points: float | None  # on average, in games played to the end
    moves: int
    median_ms: float | None  # of thinking for a move
    longest_ms: float | None
    lost: tuple[Lost, ...] = ()


class Tally:
    """Adds up what one bot did."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number  # among the entrants
        self.games = 0
        self.share = 0.0
        self.ended = 0  # games played to the end
        self.wins = 0
        self.points = 0
        self.seconds: list[np.ndarray] = []
        self.faults: Counter[str] = Counter()
        self.reasons: dict[str, str] = {}

    def add(self, outcome: Outcome) -> None:
        """Add what it did in a game."""
        for side, entrant in enumerate(outcome.job.lineup):
            if entrant == self.number:
                self.games += 1
                self.share += outcome.shares[side]
                if outcome.fault is None:
                    self.ended += 1
                    self.wins += outcome.has_won[side]
                    self.points += outcome.points[side]
        if self.number in outcome.thought:
            self.seconds.append(outcome.thought[self.number])
        fault = outcome.fault
        if fault is not None and fault.entrant == self.number:
            self.faults[fault.kind] += 1
            self.reasons.setdefault(fault.kind, fault.why)

    def figures(self) -> Figures:
        """What it all comes to."""
        seconds = np.concatenate(self.seconds) if self.seconds else np.zeros(0)
        return Figures(
            self.name,
            self.games,
            self.share / max(self.games, 1),
            self.wins / self.ended if self.ended else None,
            self.points / self.ended if self.ended else None,
            len(seconds),
            round(float(np.median(seconds)) * 1000, 3) if len(seconds) else None,
            round(float(seconds.max()) * 1000, 3) if len(seconds) else None,
            tuple(Lost(kind, self.reasons[kind], games) for kind, games in sorted(self.faults.items())),
        )


def tally_all(names: Iterable[str]) -> list[Tally]:
    """A tally for each entrant."""
    return [Tally(name, number) for number, name in enumerate(names)]
