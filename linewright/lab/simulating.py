"""`linewright.simulate`: very many games of a plan, and what they came to."""

import contextlib
import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core.errors import quote
from linewright.lab.errors import BadLab
from linewright.lab.keeping import Keeper, keep_in
from linewright.lab.plans import Plan
from linewright.lab.players import Bots
from linewright.lab.running import CPU, play_chunks, prepare
from linewright.lab.tallies import Estimate, Part, Tally
from linewright.lab.what_if import Change, read_change

Watch = Callable[[int, int], None]  # told how many games are played, and of how many


def ignore(done: int, games: int) -> None:
    """Watch nothing."""


@dataclass(frozen=True)
class Simulation:
    """What very many games came to."""

    plan: Plan
    tally: Tally
    seconds: float  # that the games took
    was_stopped: bool = False  # by Ctrl-C: the games are the first of those that were asked for
    rows: np.ndarray | None = None  # a row of whole numbers for each game, where they were to be kept; `columns` names them

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the numbers in a row."""
        return self.plan.columns

    @property
    def shares(self) -> tuple[Estimate, ...]:
        """Each seat's share of the victories, with its interval of 95 %."""
        return tuple(self.tally.share(seat) for seat in range(self.plan.seats))

    @property
    def points(self) -> tuple[Estimate, ...]:
        """What each seat scored on average."""
        return tuple(self.tally.mean(f"points_{seat}") for seat in range(self.plan.seats))

    @property
    def moves(self) -> Estimate:
        """How long a game was on average."""
        return self.tally.mean("moves")

    @property
    def counts(self) -> dict[str, Estimate]:
        """What the game itself counts, a game on average."""
        return {count.name: self.tally.mean(count.name) for count in self.plan.title_card.counts.COUNTS}

    def as_dict(self) -> dict[str, Any]:
        """Everything but the rows and the time it took: equal simulations are equal text."""
        plan, part = self.plan, self.tally.part
        facts: dict[str, Any] = {"game": plan.game, "seats": plan.seats, "bots": list(plan.bots), "seed": plan.seed}
        facts |= {"first": plan.first, "deck": list(plan.deck), "options": dict(plan.options)}
        facts["what_if"] = None if plan.change is None else plan.change.text
        return {
            **facts,
            "games": self.games,
            "undecided": self.games - int(part.sums[self.tally.places[0]["over"]]),
            "shares": [estimate_as_dict(share) for share in self.shares],
            "points": [estimate_as_dict(points) for points in self.points],
            "moves": estimate_as_dict(self.moves),
            "counts": {name: estimate_as_dict(estimate) for name, estimate in self.counts.items()},
            "games_by_moves": {str(moves): games for moves, games in sorted(part.moves[0].items())},
            "games_by_points": [{str(points): games for points, games in sorted(own.items())} for own in part.points[0]],
        }

    def to_json(self) -> str:
        """The same as text."""
        return json.dumps(self.as_dict(), indent=1)


def estimate_as_dict(estimate: Estimate) -> dict[str, float]:
    """A figure and its interval for JSON."""
    return {"mean": estimate.value, "low": estimate.low, "high": estimate.high}


def read_games(games: object) -> int:
    """Accept a number of games; raises BadLab."""
    if isinstance(games, bool) or not isinstance(games, (int, np.integer)) or games < 1:
        raise BadLab("lab-bad-games", games=quote(games))
    return int(games)


def play_plans(
    plans: Sequence[Plan],
    games: int,
    *,
    device: str = CPU,
    on: str | None = None,
    workers: int | None = None,
    keepers: Sequence[Keeper] = (),
    watch: Watch = ignore,
) -> tuple[Tally, bool]:
    """What the same deals come to by each plan, and whether Ctrl-C ended it before all were played."""
    total: Part | None = None
    chunks = play_chunks(plans, games, device=device, on=on, workers=workers, keeps=bool(keepers))
    was_stopped = False
    with contextlib.closing(chunks):
        try:
            for part, rows in chunks:
                for keeper in keepers:
                    keeper.keep(0 if total is None else total.games, (rows or [])[0])
                total = part if total is None else total + part
                watch(total.games, games)
        except KeyboardInterrupt:
            if total is None:
                raise
            was_stopped = True
    assert total is not None
    return Tally(tuple(plans), total), was_stopped


def simulate(
    game: str,
    games: int = 100_000,
    *,
    bots: Bots = "random",
    seats: int | None = None,
    seed: int | None = None,
    device: str = CPU,
    on: str | None = None,
    workers: int | None = None,
    out: str | Path | None = None,
    keep: bool = False,
    what_if: str | Change | None = None,
    watch: Watch = ignore,
    **options: Any,
) -> Simulation:
    """Play very many games; the same seed gives the same results, wherever they are played.

    bots: one for all seats, or one for each: "random", "greedy", or a level that decides at first sight. device: "cpu", all cores
    or so many `workers`, or "cuda". on: "local" starts Ray on this machine, "ray://..." names a cluster. out: a file, .parquet or
    .json, for every game. keep: whether to keep every game in `rows`. what_if: numbers of the rules to change, "NAME=2", or a
    file of Python. watch: told how far it is. Options of the game by keyword, and `first` and `deck` as for `linewright.new`.
    """
    count = read_games(games)
    change = read_change(game, what_if)
    plan = Plan.read(game, bots=bots, seats=seats, seed=seed, change=change, **options)
    with ExitStack() as stack:
        in_memory = Keeper()
        keepers = [
            *([in_memory] if keep else []),
            *([stack.enter_context(keep_in(Path(out), plan))] if out is not None else []),
        ]
        prepare([plan], device=device, on=on, workers=workers)
        began = time.perf_counter()
        tally, was_stopped = play_plans([plan], count, device=device, on=on, workers=workers, keepers=keepers, watch=watch)
        seconds = time.perf_counter() - began
    rows = np.concatenate(in_memory.rows) if keep else None
    return Simulation(plan, tally, seconds, was_stopped, rows)
