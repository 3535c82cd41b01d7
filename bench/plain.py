"""The plain method, to measure ours against: information-set tree search with random playouts, on our own compiled rules.

`linewright match line-it --bots wright@0.1,bench.plain:Plain@0.1 --limit 300`, run where `bench` can be imported. Every legal
move is looked at, none is preferred, and each iteration ends in a playout of uniformly random moves.
"""

import functools
from typing import Any

import numpy as np

from linewright.bots.bot import Bot
from linewright.bots.search import BOLDNESS, MOST_NODES, Rounds, Search, read_tops
from linewright.core.algorithms import play_randomly
from linewright.core.compile import rebind
from linewright.core.game import Game
from linewright.core.playouts import play_on
from linewright.core.seen import Seen
from linewright.core.tree import COLUMNS, grow_tree, widen
from linewright.core.verbs import list_legal

EVERY = 1 << 14  # moves are looked at
LEAST_SECONDS = 0.1


def list_all(state: np.record, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:  # noqa: ARG001  as `appraise`
    """All legal moves, none better than another at first sight."""
    count = list_legal(state, seat, moves)
    for k in range(count):
        worths[k] = 0
    return count


def play_out(state: np.record, seat: int, foresight: int, out: np.ndarray) -> int:  # noqa: ARG001  as `play_on`
    """Play at random to the end."""
    return play_randomly(state, int(state.generator[0]), out)


def look_at_all(visits: int, most: int) -> int:  # noqa: ARG001  as `widen`
    """All of them from the first visit on."""
    return most


@functools.cache
def tree_search(game: Game) -> Any:
    """The tree search of a game with these parts in place of its own, in machine code, which takes a minute and is not kept."""
    import numba

    compiled = functools.partial(numba.njit, nogil=True, error_model="numpy")
    parts = {game.verb("appraise"): list_all, play_on: play_out, widen: look_at_all}
    return rebind(grow_tree, game, {own: rebind(other, game, {}, compiled) for own, other in parts.items()}, compiled)


class Plain(Bot):
    """Plays by the plain method."""

    name = "plain"

    def choose(self, seen: Seen, budget_ms: float | None = None) -> str:
        """Choose a move within so many milliseconds."""
        self.seconds = LEAST_SECONDS if budget_ms is None else budget_ms / 1000
        return super().choose(seen)

    def pick(self, seen: Seen) -> str:
        """The move that was visited most."""
        search = Search(seen)
        work = search.work(1)
        tree = np.zeros((MOST_NODES, COLUMNS), np.int64)
        grow = tree_search(self.game)
        rounds = Rounds(self.seconds, None)
        while count := rounds.next(1):
            grow(
                work.states, seen.seat, search.sides, 0, 0, EVERY, 2 * BOLDNESS, 0, rounds.done - count, rounds.done,
                work.out, work.moves, work.worths, work.results, tree,
            )  # fmt: skip
        return read_tops(search, [tree])[0].text
