"""Search: what each move is worth, found by playing on in worlds that the seat could be in.

`weigh` races the candidates: all are played in the same worlds, those clearly behind are dropped, and it ends early once one is
left. `explore` grows a tree instead. Both need machine code; with fixed worlds and a seed they give the same answer every time,
whatever the number of threads.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.playouts import NO_MOVE, POINT, SHARES, UTILITY, WHOLE, appraise_at, deduce_at, try_candidates
from linewright.core.seen import Seen
from linewright.core.tree import ACTION, CHILD, COLUMNS, DEEPEST, NONE, SIBLING, TOP, VALUE, VISITS, grow_tree
from linewright.core.turns import IS_OPEN, LONGEST_TURN, MADE, MOVES, list_turns
from linewright.core.verbs import SURE

FIRST_WORLDS = 16  # tried before any candidate is dropped
TRIAL_WORLDS = 1  # tried before it is known how long one takes, where the clock decides
CLEARLY = 3.0  # standard errors behind the leader at which a candidate is dropped
EVENLY = 0.001  # of a victory: whole turns whose distance is known so well are as good as each other, or clear
ROUND_SECONDS = 0.02  # between two looks at who is behind
MOST_WORLDS = 1 << 20  # of one search
MOST_WAYS = 1024  # to play a turn, and to begin it
MOST_NODES = 1 << 17  # of a tree: 7 MB
BREADTH = 6  # moves of a seat that a tree looks at below its top
BOLDNESS = 40  # hundredths of a victory by which a tree favours what it seldom tried


class Weighed(NamedTuple):
    """What a search makes of one move."""

    action: int
    text: str
    chance: float  # of the seat's side to win, a shared victory counted in parts
    points: float  # of the seat at the end
    error: float  # standard error of the chance's distance to the best move's; 0 for that move
    worlds: int  # in which it was tried
    chances: tuple[float, ...]  # of every seat
    utility: float  # what moves are compared by: the chance, and a little for a clear lead


class Expected(NamedTuple):
    """What is to be expected before anybody chooses: everybody plays by the heuristic."""

    chances: tuple[float, ...]  # of every seat
    points: tuple[float, ...]
    error: float  # standard error of the chance of the seat that looks
    worlds: int


@dataclass
class Work:
    """What one thread works with."""

    states: np.ndarray  # as core.playouts names them
    out: np.ndarray
    moves: np.ndarray
    worths: np.ndarray
    results: np.ndarray
    sums: np.ndarray
    products: np.ndarray


def sides_of(game: Game, seen: Seen) -> np.ndarray:
    """The side of every seat, numbered from 0."""
    sides = game.umpire.sides(dict(seen.view))
    numbers = {side: number for number, side in enumerate(dict.fromkeys(sides))}
    return np.array([numbers[side] for side in sides], np.int16)


def algorithm(game: Game, function: Callable[..., Any]) -> Callable[..., Any]:
    """The function in machine code where that is ready, else interpreted."""
    if compiler.is_ready(game):
        found: Callable[..., Any] = getattr(compiler.machine(game), function.__name__)
        return found
    bound: Callable[..., Any] = compiler.bind(function, game)
    return bound


class Search:
    """A search at one position, for the seat that sees it."""

    def __init__(self, seen: Seen, *, seed: int = 0, threads: int = 1, foresight: int | None = 0, deduces: bool = False) -> None:
        self.seen = seen
        self.game: Game = seen.game
        self.seed = seed
        self.root = seen.imagine_array(0)
        self.seats = int(self.root["seats"][0])
        self.sides = sides_of(self.game, seen)
        self.foresight = self.game.bots.FORESIGHT if foresight is None else foresight
        self.margin = self.game.bots.MARGIN
        self.threads = threads
        self.odds = self.deduce() if deduces else np.full(self.game.deduction.ODDS, SURE, np.int64)
        self.done = 0  # worlds
        self.played = 0  # moves in playouts

    def work(self, candidates: int) -> Work:
        """Arrays for one thread."""
        columns = SHARES + 2 * self.seats
        states = np.repeat(self.root, 3)
        return Work(
            states,
            self.game.scratch(),
            self.game.scratch(),
            np.zeros(self.game.most_legal + 1, np.int64),
            np.zeros((max(candidates, DEEPEST + 1), columns), np.int64),
            np.zeros((candidates, columns), np.int64),
            np.zeros((candidates, candidates), np.int64),
        )

    def deduce(self) -> np.ndarray:
        """What the play so far tells of what the seat cannot see, as the game writes it."""
        odds = np.full(self.game.deduction.ODDS, SURE, np.int64)
        work = self.work(1)
        algorithm(self.game, deduce_at)(work.states, self.seen.seat, work.out, odds)
        return odds

    def candidates(self) -> tuple[list[int], list[int]]:
        """The moves worth a thought, and what the heuristic makes of them; best first."""
        work = self.work(1)
        count = algorithm(self.game, appraise_at)(work.states, 0, self.seen.seat, work.out, work.moves, work.worths)
        order = np.argsort(-work.worths[:count], kind="stable")
        return work.moves[order].tolist(), work.worths[order].tolist()

    def turns(self) -> list[tuple[int, ...]]:
        """Every way to play the turn to its end, as its moves; of two that lead to the same position, the shorter."""
        most = max(MOST_WAYS, self.game.most_legal + 1)
        states = np.repeat(self.root, 2 * most + 2)
        states[1] = self.seen.imagine_array(1)[0]
        table = states.view(np.int8).reshape(len(states), -1)
        ways = np.full((most, MOVES + LONGEST_TURN), NO_MOVE, np.int64)
        count = algorithm(self.game, list_turns)(states, table, self.seen.seat, self.game.scratch(), ways)
        return [tuple(way[MOVES : MOVES + way[MADE]].tolist()) for way in ways[:count] if not way[IS_OPEN]]

    def share_out(self, count: int, run: Callable[[Work, int, int], int], works: list[Work]) -> None:
        """Have the next worlds tried, each thread its part of them; whoever gets which changes no sum."""
        first, self.done = self.done, self.done + count
        bounds = [first + count * k // len(works) for k in range(len(works) + 1)]
        parts = list(zip(works, bounds, bounds[1:], strict=False))
        if len(parts) == 1:
            self.played += run(*parts[0])
        else:
            with ThreadPoolExecutor(len(parts)) as pool:
                self.played += sum(pool.map(lambda part: run(*part), parts))


class Rounds:
    """How many worlds each round of a search tries: by the time left, or, without a look at the clock, up to a fixed number."""

    def __init__(self, seconds: float | None, worlds: int | None, began: float | None = None) -> None:
        self.began = time.perf_counter() if began is None else began
        self.seconds = seconds
        self.most = min(MOST_WORLDS if seconds is not None and worlds is None else worlds or FIRST_WORLDS, MOST_WORLDS)
        self.done = 0  # worlds
        self.tried = 0  # candidates in worlds
        self.tried_from = self.began  # when the first of them was

    def next(self, active: int) -> int:
        """The worlds of the next round, in which so many candidates are tried; 0: that was all."""
        count = max(FIRST_WORLDS, self.done) if self.seconds is None else self.fit(active)
        count = max(min(count, self.most - self.done), 0)
        self.done += count
        self.tried += count * active
        return count

    def fit(self, active: int) -> int:
        """As many worlds as fit into the next moment, judged by those done; few at first, and none that would end too late."""
        assert self.seconds is not None
        now = time.perf_counter()
        if not self.done:
            self.tried_from = now
            return TRIAL_WORLDS
        each = (now - self.tried_from) / self.tried * active  # seconds a world takes
        left = self.began + self.seconds - now
        if left < each:
            return 0
        return max(int(min(max(left / 4, ROUND_SECONDS / 4), left, ROUND_SECONDS) / each), 1)


def weigh(
    seen: Seen,
    *,
    seconds: float | None = None,
    worlds: int | None = None,
    seed: int = 0,
    threads: int = 1,
    among: Sequence[int] | None = None,
    keep: Iterable[int] = (),
    foresight: int | None = None,
    deduces: bool = True,
    began: float | None = None,
    plans: bool = False,
) -> list[Weighed]:
    """Every move worth a thought with what it is worth, best first; nothing hidden from the seat is used.

    seconds or worlds: how long, or in how many worlds at most, the moves are compared. among: the actions to compare, the
    likeliest first; without it all that the heuristic has a thought for. keep: actions that stay to the end, however far behind.
    foresight: steps looked ahead before the game says what a position promises, 0 for playing to the end; the game's own number
    unless told. deduces: whether what was played makes some worlds likelier than others. began: when the seconds began by
    `time.perf_counter`; now, unless told. plans: whether whole turns are compared, where the game says how; then a move is worth
    what the best turn that begins with it is, and moves with which no turn needs to begin are left out.
    """
    is_planned = plans and among is None and seen.game.bots.TURN_FORESIGHT > 0
    if is_planned and foresight is None:
        foresight = seen.game.bots.TURN_FORESIGHT
    search = Search(seen, seed=seed, threads=threads, foresight=foresight, deduces=deduces)
    if is_planned:
        race = Field(search, search.turns(), frozenset(keep))
    else:
        actions = list(search.candidates()[0] if among is None else among)
        race = Field(search, [*actions, *(action for action in keep if action not in actions)], frozenset(keep))
    algorithm(search.game, try_candidates)  # loading it is no part of the time
    rounds = Rounds(seconds, worlds, began)
    while not race.is_decided(EVENLY if is_planned else 0.0) and (count := rounds.next(len(race.active))):
        race.run(count)
        race.drop()
    best: dict[int, Weighed] = {}
    for one in race.rank_all():
        best.setdefault(one.action, one)
    return list(best.values())


class Field:
    """The candidates of a race, and how they have fared."""

    def __init__(self, search: Search, candidates: Sequence[int | tuple[int, ...]], kept: frozenset[int]) -> None:
        self.search = search
        ways = [way if isinstance(way, tuple) else (way,) for way in candidates]
        self.ways = np.full((len(ways), max(map(len, ways))), NO_MOVE, np.int64)
        for k, way in enumerate(ways):
            self.ways[k, : len(way)] = way
        self.actions = actions = [way[0] for way in ways]
        self.kept = kept
        self.active = list(range(len(actions)))
        self.worlds = np.zeros(len(actions), np.int64)
        self.sums = np.zeros((len(actions), SHARES + 2 * search.seats), np.int64)
        self.products = np.zeros((len(actions), len(actions)), np.float64)
        self.error = np.zeros(len(actions))  # of the distance to the leader
        self.leader = 0
        self._works = [search.work(len(actions)) for _ in range(search.threads)]

    def run(self, count: int) -> None:
        """Try the active candidates in so many more worlds."""
        search = self.search
        active = np.array(self.active)
        tried = np.ascontiguousarray(self.ways[active])
        function = algorithm(search.game, try_candidates)

        def run(work: Work, first: int, last: int) -> int:
            work.sums[:] = 0
            work.products[:] = 0
            return int(
                function(
                    work.states, search.seen.seat, tried, len(active), search.sides, search.margin, search.foresight,
                    search.odds, search.seed, first, last, work.out, work.results, work.sums, work.products,
                )
            )  # fmt: skip

        search.share_out(count, run, self._works)
        for work in self._works:
            self.sums[active] += work.sums[: len(active)]
            self.products[np.ix_(active, active)] += work.products[: len(active), : len(active)]
        self.worlds[active] += count

    def drop(self) -> None:
        """Leave out those that are clearly behind the leader, and note how sure the distances of the others are."""
        self.leader = self.find_leader()
        means, error = self.compare(self.leader)
        self.error[self.active] = error[self.active] / WHOLE
        if self.worlds[self.leader] >= FIRST_WORLDS:
            self.active = [
                k for k in self.active if self.actions[k] in self.kept or means[self.leader] - means[k] <= CLEARLY * error[k]
            ]

    def is_decided(self, evenly: float) -> bool:
        """Whether one candidate is left, or all that are left are known to be no further apart than this, as good as surely."""
        if not self.worlds.any():
            return False
        return len(self.active) == 1 or float(self.error[self.active].max()) < evenly

    def compare(self, leader: int) -> tuple[np.ndarray, np.ndarray]:
        """The mean utilities, and the standard errors of their distances to a candidate's, for those tried as often as it."""
        worlds = int(self.worlds[leader])
        means = self.sums[:, UTILITY] / np.maximum(self.worlds, 1)
        squares = self.products[leader, leader] - 2 * self.products[leader] + np.diag(self.products)
        spread = np.maximum(squares / worlds - (means[leader] - means) ** 2, 0)
        error = np.sqrt((spread + WHOLE / worlds) / worlds)  # nothing is sure after a few worlds that were all alike
        error[leader] = 0.0
        return means, error

    def find_leader(self) -> int:
        """The best of those compared to the end; a few worlds speak against the heuristic's choice only if they speak clearly.

        Before anything is known, other moves are expected to be behind that choice by about the game's TRUST, more or less.
        """
        means, error = self.compare(self.active[0])
        ahead = means - means[self.active[0]]
        trust = self.search.game.bots.TRUST * WHOLE
        if trust and self.active[0] == 0 and self.ways.shape[1] == 1:
            ahead = (ahead * trust**2 - trust * error**2) / (trust**2 + error**2)
            ahead[0] = 0.0
        return max(self.active, key=lambda k: float(ahead[k]))

    def rank_all(self) -> list[Weighed]:
        """All candidates: those that were compared to the end, then the others, each group best first."""
        seats, seat = self.search.seats, self.search.seen.seat
        found = []
        for k, action in enumerate(self.actions):
            mean = self.sums[k] / max(int(self.worlds[k]), 1)
            chances = tuple((mean[SHARES : SHARES + seats] / WHOLE).tolist())
            text = self.search.seen.text_of(action)
            points = float(mean[SHARES + seats + seat] / POINT)
            utility = float(mean[UTILITY] / WHOLE)
            found.append(
                Weighed(action, text, chances[seat], points, float(self.error[k]), int(self.worlds[k]), chances, utility)
            )
        order = sorted(range(len(found)), key=lambda k: (-found[k].worlds, -found[k].utility))
        best = sorted(order, key=lambda k: (k != self.leader, k not in self.active, -found[k].utility))
        return [found[k] for k in best]


def expect(seen: Seen, *, worlds: int, seed: int = 0, threads: int = 1) -> Expected:
    """What is to be expected at a position, as far as a seat knows it, if everybody plays by the heuristic."""
    race = Field(Search(seen, seed=seed, threads=threads), [NO_MOVE], frozenset())
    race.run(worlds)
    seats = race.search.seats
    mean = race.sums[0] / worlds
    chances = tuple((mean[SHARES : SHARES + seats] / WHOLE).tolist())
    spread = race.products[0, 0] / worlds - mean[UTILITY] ** 2
    error = float(max(spread, 0.0) / worlds) ** 0.5 / WHOLE
    return Expected(chances, tuple((mean[SHARES + seats :] / POINT).tolist()), error, worlds)


def explore(
    seen: Seen,
    *,
    seconds: float | None = None,
    worlds: int | None = None,
    seed: int = 0,
    threads: int = 1,
    breadth: int = BREADTH,
    boldness: int = BOLDNESS,
    foresight: int | None = None,
) -> list[Weighed]:
    """The moves that a tree was grown for, the most visited first; each thread grows a tree of its own. Else as `weigh`."""
    search = Search(seen, seed=seed, threads=threads, foresight=foresight)
    works = [search.work(1) for _ in range(threads)]
    trees = [np.zeros((MOST_NODES, COLUMNS), np.int64) for _ in range(threads)]
    function = algorithm(search.game, grow_tree)
    of_work = {id(work): tree for work, tree in zip(works, trees, strict=True)}

    def run(work: Work, first: int, last: int) -> int:
        return int(
            function(
                work.states, seen.seat, search.sides, search.margin, search.foresight, breadth, boldness, search.odds,
                seed, first, last, work.out, work.moves, work.worths, work.results, of_work[id(work)],
            )
        )  # fmt: skip

    rounds = Rounds(seconds, worlds)
    while count := rounds.next(1):
        search.share_out(count, run, works)
    return list(read_tops(search, trees))


def read_tops(search: Search, trees: list[np.ndarray]) -> list[Weighed]:
    """The moves at the tops of trees, the most visited first; a tree tells of the utility alone, which stands for the chance."""
    visits: dict[int, int] = {}
    values: dict[int, int] = {}
    for tree in trees:
        node = int(tree[TOP, CHILD])
        while node != NONE:
            action = int(tree[node, ACTION])
            visits[action] = visits.get(action, 0) + int(tree[node, VISITS])
            values[action] = values.get(action, 0) + int(tree[node, VALUE])
            node = int(tree[node, SIBLING])
    found = []
    for action in sorted(visits, key=lambda action: -visits[action]):
        utility = values[action] / visits[action] / WHOLE
        found.append(Weighed(action, search.seen.text_of(action), utility, 0.0, 0.0, visits[action], (), utility))
    return found
