"""What is simulated: a game, who plays it, by which options, from which seed; as plain data that can be sent elsewhere."""

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.options import Choice
from linewright.core.registry import find
from linewright.core.setup import Setup, blank
from linewright.core.simulating import LAST_SEED, POINTS, RANDOM
from linewright.lab.errors import BadLab
from linewright.lab.players import Bots, lay_out_players, read_bots
from linewright.lab.what_if import Change, change_game

SLICE_SECONDS = 0.2  # between two looks at whether to go on
FIRST_SLICE = 16  # games that are played before it is known how long one takes


@dataclass(frozen=True)
class Plan:
    """Game `number` of a plan is decided by the plan and the number alone, wherever it is played."""

    game: str
    bots: tuple[str, ...]  # the player of each seat
    seed: int  # game 0 is dealt by it, game 1 by the next one
    first: int | None = None
    deck: tuple[str, ...] = ()
    options: tuple[tuple[str, Choice], ...] = ()
    change: Change | None = None  # of the rules
    again: int = 0  # another number makes other choices in the same deals

    @classmethod
    def read(
        cls,
        game: str,
        *,
        bots: Bots = "random",
        seats: int | None = None,
        seed: int | None = None,
        first: int | None = None,
        deck: object = None,
        change: Change | None = None,
        **options: Any,
    ) -> "Plan":
        """Accept what is to be simulated; raises an error of its own for each thing that cannot be."""
        card = find(game)
        card.read_options(card.read_seats(seats), options)  # before `Setup`, which knows of fair deals: there is no seed to them
        setup = Setup.read(card, seats=seats, seed=seed, first=first, deck=deck, **options)
        names = read_bots(card, setup.seats, bots)
        change_game(card, change)  # refuses what cannot be
        return cls(card.name, names, setup.seed, setup.first, setup.deck, tuple(setup.options.items()), change)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    @property
    def setup(self) -> Setup:
        """What every game begins from."""
        return Setup(self.seats, self.seed, self.first, self.deck, dict(self.options))

    @property
    def title_card(self) -> Game:
        """The game as it is played here."""
        return change_game(find(self.game), self.change)

    def match_seed(self, number: int) -> int:
        """The seed by which `linewright.new` deals what game `number` was dealt."""
        return (self.seed + number) & LAST_SEED

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of what is noted of each game, in the order of a row."""
        points = [f"points_{seat}" for seat in range(self.seats)]
        counts = [count.name.replace("-", "_") for count in self.title_card.counts.COUNTS]
        return ("moves", "over", "winners", *points, *counts)


class Stopped(Exception):
    """Somebody wants no more games."""


class Table:
    """Where one thread plays games of a plan."""

    def __init__(self, plan: Plan) -> None:
        game = plan.title_card
        self.plan = plan
        self.states = blank(game, plan.setup, 2)
        self.players = lay_out_players(game, plan.bots)
        self.scratch = (
            game.scratch(),
            game.scratch(),
            np.zeros(len(game.scratch()), np.int64),
            np.zeros(max(game.counts.NOTES, 1), np.int64),
        )
        self.simulate = simulator_of(plan)

    def play(self, first: int, last: int, is_stopped: Callable[[], bool]) -> np.ndarray:
        """The rows of games first..last - 1; raises Stopped."""
        rows = np.empty((last - first, row_length(self.plan)), np.int32)
        done, step = first, FIRST_SLICE
        while done < last:
            if is_stopped():
                raise Stopped
            stop = min(done + step, last)
            began = time.perf_counter()
            part = rows[done - first : stop - first]
            self.simulate(self.states, self.players, self.plan.seed, self.plan.again, done, stop, *self.scratch, part)
            seconds = time.perf_counter() - began
            step = max(1, int((stop - done) * min(SLICE_SECONDS / max(seconds, 1e-9), 1000)))
            done = stop
        return rows


def simulator_of(plan: Plan) -> Callable[..., None]:
    """What plays the games of a plan in machine code; raises BadLab where a change of the rules cannot be compiled."""
    try:
        return compiler.simulator(plan.title_card)
    except Exception as error:
        if plan.change is None:
            raise
        why = next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
        raise BadLab("lab-what-if-not-compiled", change=plan.change.text, why=why) from error


def row_length(plan: Plan) -> int:
    """How many numbers are noted of a game."""
    return POINTS + plan.seats + len(plan.title_card.counts.COUNTS)


@functools.cache
def is_random(plan: Plan) -> bool:
    """Whether everybody plays at random."""
    return bool((lay_out_players(plan.title_card, plan.bots)[:, 0] == RANDOM).all())


def play_on_gpu(plan: Plan, first: int, last: int) -> np.ndarray:
    """The rows of games first..last - 1, a CUDA thread each."""
    game = plan.title_card
    rows = np.empty((last - first, row_length(plan)), np.int32)
    simulate = compiler.cuda_simulator(game, is_random=is_random(plan))
    simulate(blank(game, plan.setup, 1), lay_out_players(game, plan.bots), plan.seed + first, plan.again, rows)
    return rows
