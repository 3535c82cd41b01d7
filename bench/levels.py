"""How far apart are the levels of the games that say themselves how people of each level play?

    python bench/levels.py [DEALS [GAME ...]]
    python bench/levels.py times [GAMES [GAME ...]]

Neighbouring levels play every deal twice at a table for two, with seats swapped, in machine code and in the time that the levels
take; a shared victory is half a one. Prints a row of a table for each pair: the share of the higher level, Elo and its interval
of 95 %. `times` says how long the levels think about a move instead, wright with 0.1 s: the first in a process, the 95th of a
hundred, and the longest; a level against itself, every game in one process.
"""

import math
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np

import linewright as lw
from linewright.bots.levels import NAMES
from linewright.core import compile as compiler
from linewright.core.generator import chance_at, seed_generator
from linewright.core.registry import find
from linewright.core.setup import Setup, blank
from linewright.core.verbs import LEVELS, NEVER, TABLE
from linewright.games.light_line.head_line.rules import CALL, SHOW, TURN
from linewright.games.light_line.head_line.state import TURNING

SEATS = 2
FOREVER_MS = 1 << 40
BUDGET_MS = 100  # of wright, where moves are timed
SEARCHED = ("line-it", "sequence", "line")


class Table:
    """A game for two in machine code, and the levels of its seats."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.game = find(name)
        self.machine = compiler.machine(self.game)
        self.states: Any = blank(self.game, Setup.read(self.game, seats=SEATS, seed=0, **options))
        self.out = self.game.scratch()
        self.levels = (1, 1)
        self.seed = 0

    def deal(self, seed: int, levels: tuple[int, int]) -> None:
        """Begin the game that this seed deals."""
        self.seed, self.levels = seed, levels
        seed_generator(self.states[0].generator, seed)
        self.machine.start_at(self.states, 0)

    @property
    def to_act(self) -> list[int]:
        """The seats that may act; empty once the game is over."""
        acting = self.machine.acting_at(self.states, 0)
        return [seat for seat in range(SEATS) if acting > 0 and acting >> seat & 1]

    def wait_of(self, seat: int, turn: int) -> int:
        """The milliseconds after which a seat acts."""
        chance = chance_at(self.seed, turn * SEATS + seat)
        found = int(self.machine.reaction_at(self.states, 0, seat, self.levels[seat], chance))
        return FOREVER_MS if found == NEVER else found

    def move(self, seat: int) -> None:
        """Let a seat do what a person of its level does."""
        self.play(seat, self.machine.level_at(self.states, 0, seat, self.levels[seat], self.out))

    def play(self, seat: int, action: int) -> None:
        """Make a move."""
        self.machine.play_at(self.states, 0, seat, action)


class Contest(NamedTuple):
    """A game, how it is timed, and its options."""

    game: str
    play_game: Callable[[Table], None]
    options: dict[str, Any]


def play_by_turns(table: Table) -> None:
    """Play a game in which one moves after the other."""
    while table.to_act:
        table.move(table.to_act[0])


def play_rounds(table: Table) -> None:
    """Play a game of rounds in which all build at once, and each moves when a person of its level would."""
    played, now = -1, 0
    while to_act := table.to_act:
        if table.states["rounds"][0] != played:
            played, now = int(table.states["rounds"][0]), 0
        now, seat = min((max(table.wait_of(seat, played), now), seat) for seat in to_act)
        table.move(seat)


def play_dealt(table: Table) -> None:
    """Play a game in which the table turns up cards at its pace, and whoever calls first shows a line."""
    turn = 0
    while to_act := table.to_act:
        turn += 1
        if table.states["phase"][0] != TURNING:
            table.play(to_act[0], SHOW)
            continue
        waits = sorted((table.wait_of(seat, turn), seat) for seat in to_act)
        if waits[0][0] >= table.states["pace"][0] * 1000:
            table.play(TABLE, TURN)
            continue
        for wait, seat in waits:
            if wait - waits[0][0] <= table.states["same_call_ms"][0]:
                table.states["moment"] = wait
                table.play(seat, CALL)


CONTESTS = (
    Contest("long-line", play_rounds, {}),
    Contest("head-line", play_dealt, {}),
    Contest("kidz-line", play_by_turns, {"strict_kids": False}),
    Contest("kidz-line", play_by_turns, {}),
)


def measure(contest: Contest, low: int, high: int, deals: int) -> tuple[float, float]:
    """The share of the victories of the higher level, and its standard error."""
    table = Table(contest.game, contest.options)
    shares = np.zeros(deals)
    for deal in range(deals):
        for own, levels in enumerate(((high, low), (low, high))):
            table.deal(deal, levels)
            contest.play_game(table)
            winners = [seat for seat in range(SEATS) if table.game.rules.is_winner(table.states[0], seat)]
            shares[deal] += (own in winners) / len(winners) / 2
    return float(shares.mean()), float(shares.std(ddof=1) / math.sqrt(deals))


def elo(share: float) -> float:
    """The difference in strength at which this share is expected."""
    share = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * math.log10(share / (1 - share))


def time_moves(name: str, level: int, games: int) -> list[float]:
    """The milliseconds of each move in some games of a level against itself; wright has BUDGET_MS."""
    took: list[float] = []
    for seed in range(games):
        match = lw.new(name, seats=SEATS, seed=seed)
        players: list[Any] = [lw.bot(name, level, seed=seat) for seat in range(SEATS)]
        budget: dict[str, float] = {"budget_ms": BUDGET_MS} if level == LEVELS else {}
        while not match.is_over:
            seat = match.to_act[0]
            seen = match.seen_by(seat)
            began = time.perf_counter()
            text = players[seat].choose(seen, **budget)
            took.append(1000 * (time.perf_counter() - began))
            match.play(seat, text)
    return took


def print_times(games: int, wanted: list[str]) -> None:
    """Print a row for each game and level; each is played in a process of its own, so that its first move is a first one."""
    print("| game | level | moves | first, ms | 95 of 100 within | longest |\n|---|---|---|---|---|---|")
    for name in wanted or SEARCHED:
        for level in range(1, LEVELS + 1):
            with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
                took = pool.submit(time_moves, name, level, games).result()
            row = [name, NAMES[level - 1], str(len(took)), f"{took[0]:.1f}", f"{np.percentile(took, 95):.1f}", f"{max(took):.1f}"]
            print("|", " | ".join(row), "|", flush=True)


def main() -> None:
    """Print a row for each pair of neighbours, or for each level how long it thinks."""
    if sys.argv[1:2] == ["times"]:
        print_times(int(sys.argv[2]) if len(sys.argv) > 2 else 2, sys.argv[3:])
        return
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    wanted = sys.argv[2:]
    print("| game | levels | games | share | Elo | 95 % |\n|---|---|---|---|---|---|")
    for contest in CONTESTS:
        if wanted and contest.game not in wanted:
            continue
        options = "".join(f", `{name}={str(value).lower()}`" for name, value in contest.options.items())
        for low in range(1, LEVELS):
            share, error = measure(contest, low, low + 1, deals)
            least, most = elo(share - 1.96 * error), elo(share + 1.96 * error)
            row = [contest.game + options, f"{NAMES[low]} and {NAMES[low - 1]}", str(2 * deals), f"{share:.1%}"]
            print("|", " | ".join([*row, f"{elo(share):+.0f}", f"{least:+.0f} to {most:+.0f}"]), "|", flush=True)


if __name__ == "__main__":
    main()
