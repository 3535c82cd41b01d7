"""What the games cost: random moves a second on one core, and copies, beside OpenSpiel's C++ card games in the same run.

A move is a decision of a player, on both sides; cards dealt are not counted as moves. Machines are shared and noisy: the
contenders take turns in short rounds, each keeps its best round, and what counts is the ratio.
"""

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from linewright.core import compile as compiler
from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.setup import Setup, blank
from linewright.core.words import Words

PEERS = ("spades", "hearts", "crazy_eights")  # the fastest card games of OpenSpiel, rules and random bots in C++
ROUNDS = 5
SLICE = 200  # games between two looks at the clock


class BuildError(LinewrightError):
    """The child that compiles has failed."""


@dataclass
class Contender:
    """A game to be measured; `slice` plays some games and returns moves, games and seconds."""

    name: str
    seats: int
    slice: Callable[[], tuple[int, int, float]]
    moves: int = 0
    games: int = 0
    best: float = 0.0  # moves a second, of its best round

    def measure(self, seconds: float) -> None:
        """Play for a while and keep the better speed."""
        moves, spent = 0, 0.0
        while spent < seconds:
            more, games, took = self.slice()
            moves, spent = moves + more, spent + took
            self.games += games
        self.moves += moves
        self.best = max(self.best, moves / spent)

    @property
    def length(self) -> float:
        """Moves a game, on average."""
        return self.moves / self.games


def own_contender(game: Game, seats: int) -> Contender:
    """Measure one of our games, compiled."""
    random_games = compiler.machine(game).random_games
    states = blank(game, Setup.read(game, seats=seats))
    out = game.scratch()
    seed = 0

    def some() -> tuple[int, int, float]:
        nonlocal seed
        began = time.perf_counter()
        moves = random_games(states, seed, SLICE, out)
        took = time.perf_counter() - began
        seed += SLICE
        return moves, SLICE, took

    return Contender(game.name, seats, some)


def peer_contender(name: str) -> Contender:
    """Measure a game of OpenSpiel with its C++ random bots; nothing in Python but the loop over games, outside the clock."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seed = 0

    def some() -> tuple[int, int, float]:
        nonlocal seed
        moves, took = 0, 0.0
        for _ in range(SLICE):
            began = time.perf_counter()
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            took += time.perf_counter() - began
            moves += sum(1 for step in state.full_history() if step.player >= 0)
            seed += 1
        return moves, SLICE, took

    return Contender(f"OpenSpiel {name}", game.num_players(), some)


def copy_nanoseconds(game: Game) -> float:
    """Measure what it costs to copy a state, in an array that fits the cache."""
    copy_states = compiler.machine(game).copy_states
    states = np.zeros(64, game.state)
    best = float("inf")
    for _ in range(ROUNDS):
        began = time.perf_counter()
        copies = copy_states(states, 200_000)
        best = min(best, (time.perf_counter() - began) / copies)
    return best * 1e9


def measure_in_turns(contenders: list[Contender], seconds: float, tick: Callable[[str], None]) -> None:
    """Let the contenders take turns, round by round."""
    for _ in range(ROUNDS):
        for contender in contenders:
            tick(f"{contender.name}, {contender.seats}")
            contender.measure(seconds / ROUNDS)


def has_peers() -> bool:
    """Whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def machine_name() -> str:
    """Name the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def build_all(games: list[Game], console: Console, words: Words) -> None:
    """Compile everything of these games, each in a child process, with progress shown; raises BuildError if one fails."""
    children = {game.name: (game, compiler.prepare(game, is_awaited=True)) for game in games}
    with Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True) as bar:
        tasks = {name: bar.add_task(name) for name, (_, child) in children.items() if child is not None}
        while any(child is not None and child.poll() is None for _, child in children.values()):
            for name, task in tasks.items():
                done, total = compiler.progress(children[name][0])
                bar.update(
                    task, completed=done, total=total, description=words.say("cli-building", game=name, done=done, total=total)
                )
            time.sleep(0.1)
    for name, (_, child) in children.items():
        if child is not None and child.returncode != 0:
            raise BuildError("cli-build-failed", game=name, code=str(child.returncode))
        console.print(words.say("cli-built", game=name))


def print_bench(games: list[Game], seconds: float, console: Console, words: Words) -> None:
    """Measure the games at every seat count, and the peers, and print a table."""
    build_all([game for game in games if not compiler.is_ready(game)], console, words)
    own = [own_contender(game, seats) for game in games for seats in game.seats]
    peers = [peer_contender(name) for name in PEERS] if has_peers() else []
    with Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=ROUNDS * len(own + peers))
        measure_in_turns(
            own + peers,
            seconds,
            lambda what: bar.update(task, advance=1, description=words.say("bench-measuring", what=what)),
        )
    console.print(bench_table(own, peers, words))
    for game in games:
        cost = f"{copy_nanoseconds(game):.1f}"
        console.print(f"{game.name}: " + words.say("bench-copy", bytes=game.state.itemsize, nanoseconds=cost))
    console.print(words.say("bench-note"))
    if not peers:
        console.print(words.say("bench-no-peers"))


def bench_table(own: list[Contender], peers: list[Contender], words: Words) -> Any:
    """Lay the figures out."""
    fastest = max((peer.best for peer in peers), default=None)
    table = Table(title=words.say("bench-title", machine=machine_name()))
    for column in ("game", "seats", "moves", "games", "length", "ratio"):
        table.add_column(words.say(f"bench-{column}"), justify="left" if column == "game" else "right")
    for one in own + peers:
        ratio = "" if fastest is None else f"{one.best / fastest:.1f}"
        speed = f"{one.best:,.0f}"
        table.add_row(one.name, str(one.seats), speed, f"{one.best / one.length:,.0f}", f"{one.length:.0f}", ratio)
    return table
