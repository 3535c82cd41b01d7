"""`linewright.batch`: very many games of a kind side by side, one compiled call a step, for whoever trains players."""

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self

import numpy as np

from linewright.core import batching
from linewright.core import compile as compiler
from linewright.core.algorithms import why_not_at
from linewright.core.batching import BEGINS, CHECKS, CLEARS, LAST_SEED, MASKS, NONE, OBSERVES, RACES, RESETS
from linewright.core.errors import IllegalMove, quote
from linewright.core.game import Game
from linewright.core.planes import NUMBER, Plane, split
from linewright.core.registry import find
from linewright.core.setup import Setup, blank
from linewright.lab.dlpack import Lent
from linewright.lab.errors import BadLab
from linewright.lab.running import CPU, CUDA, refuse_without_gpu

MOST_GAMES = 1 << 24


class Batch:
    """n games side by side. After `reset` and each `step` its arrays hold what has come of it; they are the same arrays for ever.

    seat: who acts in each game, -1 for nobody. observation and mask: what that seat may know, in the game's planes, and what it
    may do. legal and counts: its legal actions as a list, of which the first `counts` are true. over: 1 where the game has ended
    by this step; rewards, 1 for seats that have won it and -1 for the others, and scores, their points, are of that game. Where
    games begin anew by themselves, all else is of the next one. On a GPU, -1 in over is an action that was illegal: it has
    changed nothing.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        seed: int | None = None,
        auto_reset: bool = True,
        threads: int = 1,
        device: str = CPU,
        **options: Any,
    ) -> None:
        """Lay out n games and begin them; raises BadLab, BadSeats, BadOption and the like for what cannot be."""
        self.game: Game = find(game)
        self.game.read_options(self.game.read_seats(seats), {k: v for k, v in options.items() if k not in ("first", "deck")})
        self.setup = Setup.read(self.game, seats=seats, seed=seed, **options)
        if isinstance(n, bool) or not isinstance(n, (int, np.integer)) or not 1 <= n <= MOST_GAMES:
            raise BadLab("lab-bad-batch", games=quote(n), most=str(MOST_GAMES))
        if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
            raise BadLab("lab-bad-workers", workers=quote(threads))
        if device not in (CPU, CUDA):
            raise BadLab("lab-bad-device", device=quote(device), devices=f"{CPU}, {CUDA}")
        if device == CUDA:
            refuse_without_gpu()
        self.n = int(n)
        self.device = device
        self.seed = self.setup.seed
        self.auto_reset = auto_reset
        self._threads = min(threads, self.n) if device == CPU else 1
        self._lay_out()
        self.reset()

    def _lay_out(self) -> None:
        """Make all arrays."""
        game, n, seats = self.game, self.n, self.setup.seats
        listed = len(game.scratch())
        layout = blank(game, self.setup)
        self._states = np.repeat(layout, n + 1)
        self._courses: Any = np.zeros((n, 2), np.int64)
        self._actions = np.zeros(n, np.int64)
        self._seat, self._over = np.zeros(n, NUMBER), np.zeros(n, NUMBER)
        self._legal, self._counts = np.zeros((n, listed), np.int16), np.zeros(n, np.int16)
        self._rewards, self._scores = np.zeros((n, seats), NUMBER), np.zeros((n, seats), np.int16)
        self._observation, self._mask = np.zeros((n, game.observed), NUMBER), np.zeros((n, game.actions), NUMBER)
        self._how = OBSERVES | MASKS | (RESETS if self.auto_reset else 0) | (RACES if game.race else 0)
        self._samples = 0
        self._is_stale = False  # whether the own masks miss what was told elsewhere
        self._pool: ThreadPoolExecutor | None = None
        if self.device == CUDA:
            self._batcher: Any = compiler.cuda_batcher(game)
            for name, array in list(vars(self).items()):
                if isinstance(array, np.ndarray):
                    setattr(self, name, self._batcher.to_device(array))
        else:
            self._batcher = compiler.batcher(game)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What an observation consists of."""
        return self.game.observation.PLANES

    def split(self, observation: np.ndarray) -> dict[str, np.ndarray]:
        """The planes of observations by name."""
        return split(self.planes, observation)

    @property
    def constants(self) -> dict[str, np.ndarray]:
        """What options set for all these games, and seats may know: not repeated in observations."""
        layout = blank(self.game, self.setup)
        return {name: self.game.observation.constant(layout[0], name) for name in self.game.observation.CONSTANTS}

    @property
    def seat(self) -> Any:
        """Who acts in each game; -1: nobody, it is over."""
        return self._out(self._seat)

    @property
    def observation(self) -> Any:
        """What the seat to act may know, a row of small numbers for each game."""
        return self._out(self._observation)

    @property
    def mask(self) -> Any:
        """1 for each action that the seat may do, a row for each game."""
        return self._out(self._mask)

    @property
    def legal(self) -> Any:
        """The same as a list of actions; only the first `counts` of a row are."""
        return self._out(self._legal)

    @property
    def counts(self) -> Any:
        """How many actions are legal in each game."""
        return self._out(self._counts)

    @property
    def over(self) -> Any:
        """1 where the last step has ended a game."""
        return self._out(self._over)

    @property
    def rewards(self) -> Any:
        """What that game brought each seat: 1, -1, or 0 where nobody or everybody has won."""
        return self._out(self._rewards)

    @property
    def scores(self) -> Any:
        """The points of each seat at the end of the last game that ended."""
        return self._out(self._scores)

    def _out(self, array: Any) -> Any:
        return Lent(array) if self.device == CUDA else array

    def reset(self, seed: int | None = None) -> Self:
        """Begin all games anew; the same seed, that of the batch if none is given, begins the same games."""
        if seed is not None:
            self.seed = Setup.read(self.game, seats=self.setup.seats, seed=seed).seed
        self._samples = 0
        told = self._seat, self._over, self._rewards, self._scores, self._legal, self._counts, self._observation, self._mask
        self._run("step_games", self._states, self._actions, self._courses, *told, self.seed, self._how | CLEARS | BEGINS)
        self._is_stale = False
        return self

    def step(self, actions: Any, observation: Any = None, mask: Any = None) -> Self:
        """Make a move in every game; raises IllegalMove, and then nothing has changed.

        actions: a whole number for each; in games that are over they mean nothing, and -1 waits in a race. observation, mask:
        arrays to write to instead of the batch's own, rows of int8 without gaps.
        """
        how = self._how | (CLEARS if mask is not None or self._is_stale else 0)
        seen = self._observation if observation is None else self._take(observation, self.game.observed)
        masks = self._mask if mask is None else self._take(mask, self.game.actions)
        given = self._read_actions(actions)
        told = self._seat, self._over, self._rewards, self._scores, self._legal, self._counts, seen, masks
        if self.device == CPU:
            if self._threads == 1:
                how |= CHECKS
            else:
                self._refuse(given, self._batcher.find_illegal(given, self._seat, self._legal, self._counts, how, 0, self.n))
        self._refuse(given, self._run("step_games", self._states, given, self._courses, *told, self.seed, how))
        self._is_stale = mask is not None
        return self

    def sample(self) -> Any:
        """A legal action for every game, all equally likely; the same array every time."""
        self._samples += 1
        self._run("sample_actions", self._actions, self._legal, self._counts, (self.seed + self._samples * 7919) & LAST_SEED)
        return self._out(self._actions)

    def match_seed(self, i: int) -> int:
        """The seed by which `linewright.new` deals the game that environment i plays now."""
        courses = self._courses.copy_to_host() if self.device == CUDA else self._courses
        return (self.seed + int(courses[i, batching.GAME])) & LAST_SEED

    def _run(self, name: str, *arguments: Any) -> int:
        """Run an algorithm on all games, in threads where there are several; the first that is not NONE comes back."""
        function = getattr(self._batcher, name)
        if self._threads == 1:
            return self._found(function(*arguments, 0, self.n))
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        bounds = [self.n * k // self._threads for k in range(self._threads + 1)]
        runs = [self._pool.submit(function, *arguments, *pair) for pair in itertools.pairwise(bounds)]
        found = [self._found(run.result()) for run in runs]
        return next((one for one in found if one != NONE), NONE)

    @staticmethod
    def _found(found: int | None) -> int:
        return NONE if found is None else int(found)

    def _read_actions(self, actions: Any) -> Any:
        """The actions as whole numbers where the games are."""
        if isinstance(actions, Lent):
            actions = actions.array
        if self.device == CUDA:
            if not hasattr(actions, "__cuda_array_interface__"):
                actions = self._batcher.to_device(np.ascontiguousarray(actions, np.int64))
            return self._batcher.as_device_array(actions)
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadLab("lab-bad-actions", n=str(self.n), shape=quote(f"{given.dtype}{list(given.shape)}"))
        return np.ascontiguousarray(given, np.int64)

    def _take(self, array: Any, size: int) -> Any:
        """An array to write to."""
        if self.device == CUDA:
            return self._batcher.as_device_array(array.array if isinstance(array, Lent) else array)
        is_fine = isinstance(array, np.ndarray) and array.dtype == NUMBER and array.shape == (self.n, size)
        if not is_fine or not array.flags.c_contiguous or not array.flags.writeable:
            raise BadLab("lab-bad-array", shape=f"int8[{self.n}, {size}]")
        return array

    def _refuse(self, actions: np.ndarray, illegal: int) -> None:
        """Raise IllegalMove with the rule for the game in which an action is illegal."""
        if illegal == NONE:
            return
        seat, action = int(self._seat[illegal]), int(actions[illegal])
        state: Any = self._states[illegal]
        known = 0 <= action < self.game.actions
        number = compiler.bind(why_not_at, self.game)(self._states, illegal, seat, action) if known else 0
        text = self.game.notation.text_of(state, seat, action) if known else str(action)
        raise IllegalMove(self.game.rule(int(number) or self.game.turn_rule), self.game.folder, text)

    def __getstate__(self) -> dict[str, Any]:
        """Everything but threads, kernels and arrays on a GPU."""
        if self.device == CUDA:
            message = "a batch on a GPU cannot be pickled"
            raise TypeError(message)
        return {name: value for name, value in vars(self).items() if name not in ("_pool", "_batcher")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._pool, self._batcher = None, compiler.batcher(self.game)
