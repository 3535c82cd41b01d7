"""From plain Python to machine code: the same functions for the CPU (Numba) and for CUDA (numba-cuda).

`bind` gives an algorithm a game's verbs, still interpreted. `machine` gives the algorithms of a game compiled, from the cache on
disk or by compiling now. Nobody needs to wait: `prepare` fills the cache in a child process of low priority, `progress` and
`is_ready` say how far it is. `python -m linewright.core.compile GAME` is that child.
"""

import contextlib
import functools
import hashlib
import importlib
import os
import platform
import shutil
import subprocess
import sys
import time
import types
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from linewright.core import verbs as contract
from linewright.core.algorithms import ALGORITHMS, LEVELS, random_game
from linewright.core.batching import BATCHING, BEGINS, NONE, REFUSED, is_illegal, sample_actions, step_game
from linewright.core.game import Game
from linewright.core.observing import OBSERVING
from linewright.core.registry import find
from linewright.core.searches import SEARCHES
from linewright.core.simulating import (
    KINDS,
    choose_as,
    choose_randomly,
    is_waiting,
    never_waits,
    simulate_game,
    simulate_games,
)

Function = types.FunctionType
AWAITED = "--awaited"  # said to a child for which somebody waits
KEPT_CACHES = 3  # folders of earlier versions left alone, for those who switch between them


def algorithms_of(game: Game) -> dict[Callable[..., Any], str]:
    """What Python calls in machine code of a game, with the kinds of its arguments."""
    return ALGORITHMS | (LEVELS if game.has_own_levels else {}) | (SEARCHES if game.is_searched else {})


def bind(function: Callable[..., Any], game: Game) -> Any:
    """The algorithm with this game's verbs, interpreted."""
    return _rebuild(function, game, lambda fn: fn, {})


def rebind(
    function: Callable[..., Any], game: Game, instead: dict[Any, Any], wrap: Callable[[Function], Any] = lambda fn: fn
) -> Any:
    """The function with some of those it calls, however deep, replaced by others; interpreted, unless wrap compiles each."""
    return _rebuild(function, game, wrap, dict(instead))


def _rebuild(function: Any, game: Game, wrap: Callable[[Function], Any], built: dict[Function, Any]) -> Any:
    """Copy a function and all it calls, with verbs replaced by the game's own, each copy passed through wrap."""
    function = _resolve(function, game)
    if function not in built:
        built[function] = wrap(_copy(function, game, wrap, built))
    return built[function]


def _copy(function: Any, game: Game, wrap: Callable[[Function], Any], built: dict[Function, Any]) -> Function:
    """Copy a function that calls the rebuilt functions; its qualified name, part of Numba's cache key, tells all copies apart."""
    names = {name: _rebuild(value, game, wrap, built) for name, value in _callees(function, game)}
    copy = types.FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    copy.__qualname__ = f"{function.__name__}__{game.name}__{digest(function, game)}"
    copy.__module__ = function.__module__ if function.__module__ in sys.modules else __name__  # the cache imports it
    copy.__doc__ = function.__doc__
    return copy


def _resolve(function: Any, game: Game) -> Any:
    """Replace a verb of the contract by the game's."""
    if function.__module__ == contract.__name__:
        return game.verb(function.__name__)
    return function


def _callees(function: Function, game: Game) -> Iterator[tuple[str, Function]]:
    for name, value in globals_read(function.__code__, function.__globals__):
        if isinstance(value, types.FunctionType):
            yield name, _resolve(value, game)


def globals_read(code: types.CodeType, names: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Find the globals that a function's code reads, those of nested code included."""
    for name in code.co_names:
        if name in names:
            yield name, names[name]
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            yield from globals_read(const, names)


@functools.cache
def digest(function: Any, game: Game) -> str:
    """Hash what decides the machine code of a function: its own code, all it calls, every global table it reads.

    Numba's cache key covers none of the globals. Two games on one record layout would run each other's code without this.
    """
    function = _resolve(function, game)
    seen = hashlib.sha256(repr((game.state, [kept.__name__ for kept in game.rules.SELDOM])).encode())
    _digest_code(function.__code__, seen)
    for name, value in sorted(globals_read(function.__code__, function.__globals__), key=lambda item: item[0]):
        seen.update(f"{name}={_digest_value(value, game)};".encode())
    return seen.hexdigest()[:16]


def _digest_code(code: types.CodeType, seen: Any) -> None:
    seen.update(code.co_code)
    seen.update(repr((code.co_names, code.co_varnames)).encode())
    for const in code.co_consts:
        if isinstance(const, types.CodeType):
            _digest_code(const, seen)
        else:
            seen.update(repr(const).encode())


def _digest_value(value: Any, game: Game) -> str:
    if isinstance(value, types.FunctionType):
        return digest(_resolve(value, game), game)
    if value is np:
        return "numpy"
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, (int, float, str, tuple, np.generic, np.dtype)) or (
        isinstance(value, type) and issubclass(value, Exception)
    ):
        return repr(value)
    message = f"machine code cannot read a global {type(value).__name__}: {value!r}"
    raise TypeError(message)


def cache_root() -> Path:
    """The folder of everything that can be made again."""
    return Path(os.environ.get("LINEWRIGHT_CACHE") or platformdirs.user_cache_dir("linewright"))


@functools.cache
def cache_folder(game: Game) -> Path:
    """The folder of a game's machine code, named after all that decides it: the code of every algorithm with the game's verbs.

    An edit that changes no machine code, or another copy of the same sources elsewhere, finds what is there.
    """
    seen = hashlib.sha256(f"lean, bounds checks {_bounds_checks()}".encode())
    for function in algorithms_of(game):
        seen.update(digest(function, game).encode())
    kind = "-what-if" if game.variant else ""  # has its own three newest
    return cache_root() / f"code-{game.name}{kind}-{seen.hexdigest()[:16]}"


def _may_write(folder: Path) -> bool:
    """Whether the cache can be used; on a read-only disk each process compiles for itself."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _source(folder: Path) -> Path:
    """A file that stands for the sources: Numba's cache goes by the path and text of one, but our names hold digests."""
    file = folder / "source"
    if not file.exists():
        file.write_text("The code in this folder is named after a digest of its sources.\n", encoding="ascii")
    return file


def _bounds_checks() -> str:
    return os.environ.get("NUMBA_BOUNDSCHECK", "0")


def _forget_old_caches(folder: Path) -> None:
    """Remove the machine code of a game's versions not used lately."""
    name = folder.name.rpartition("-")[0]
    others = [other for other in folder.parent.glob(f"{name}-*") if other.is_dir() and other.name.rpartition("-")[0] == name]
    others = [other for other in others if other != folder]
    others.sort(key=lambda other: other.stat().st_mtime, reverse=True)
    for other in others[KEPT_CACHES:]:
        shutil.rmtree(other, ignore_errors=True)


@functools.cache
def _marker(game: Game) -> Path:
    """The file that says: everything of this game is in the cache, for this Python, Numba and processor."""
    from importlib.metadata import version

    here = f"{platform.python_version()} {version('numba')} {platform.machine()} {_processor()}"
    return cache_folder(game) / f"{hashlib.sha256(here.encode()).hexdigest()[:16]}.ready"


def _processor() -> str:
    """The processor here as far as the system tells: a cache may lie on a shared disk."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line for line in lines if line.startswith(("flags", "Features"))), "")


_loaded: frozenset[Game] | None = None  # the only games whose machine code this process uses; None: any


def load_only(games: Iterable[Game]) -> None:
    """Load the machine code of these games, and let this process use no other: nobody in it ever waits for the compiler."""
    global _loaded  # noqa: PLW0603  there is one such choice in a process
    _loaded = frozenset(games)
    for game in _loaded:
        for function in algorithms_of(game):
            getattr(machine(game), function.__name__)


def is_ready(game: Game) -> bool:
    """Whether the game's machine code lies in the cache and this process may use it; does not import Numba."""
    return (_loaded is None or game in _loaded) and os.path.exists(_marker(game))  # noqa: PTH110  it says no where the folder cannot be read


def progress(game: Game) -> tuple[int, int]:
    """How many algorithms of the game are in the cache, and of how many."""
    count = len(algorithms_of(game))
    if is_ready(game):
        return count, count
    try:
        return int(_marker(game).with_suffix(".progress").read_text(encoding="ascii")), count
    except (OSError, ValueError):
        return 0, count


def prepare(game: Game, *, is_awaited: bool = False) -> subprocess.Popen[bytes] | None:
    """Fill the cache in a child process; None if it is full already. The child outlives us if it must.

    It has a low priority, on a busy machine next to none, unless somebody does nothing but wait for it.
    """
    if is_ready(game):
        return None
    command = [sys.executable, "-m", __name__, game.name, *([AWAITED] if is_awaited else [])]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


@contextlib.contextmanager
def _indices_from_the_front() -> Iterator[None]:
    """Compile without a look, at every access, at whether an index is negative and counts from the end of its array.

    Ours never do: runs with bounds checks refuse one.
    """
    import numba
    from numba.np import arrayobj

    usual = arrayobj.fix_integer_index

    def take_as_it_is(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:  # noqa: ARG001  as Numba calls it
        return context.cast(builder, index, kind, numba.types.intp)

    arrayobj.fix_integer_index = take_as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


class Machine:
    """The algorithms of a game in machine code, as attributes: `machine(game).random_games(states, 7, 1000, out)`.

    Each is taken from the cache, or compiled, when it is first asked for; after that it never starts the compiler again.
    """

    def __init__(self, game: Game, instead: dict[Any, Function] | None = None) -> None:
        self.game = game
        self.misses = 0  # algorithms that had to be compiled because the cache did not hold them
        self._instead = instead or {}  # functions by which others are replaced, however deep
        self._built: dict[Function, Any] = {}

    def __getattr__(self, name: str) -> Callable[..., Any]:
        for function, kinds in (algorithms_of(self.game) | OBSERVING).items():
            if function.__name__ == name:
                setattr(self, name, self.build(function, kinds))
                return getattr(self, name)  # type: ignore[no-any-return]
        raise AttributeError(name)

    def fill_cache(self) -> None:
        """Compile all there is, noting how far we are, and mark the cache as full."""
        marker = _marker(self.game)
        marker.parent.mkdir(parents=True, exist_ok=True)
        steps = marker.with_suffix(".progress")
        for done, function in enumerate(algorithms_of(self.game)):
            steps.write_text(str(done), encoding="ascii")
            getattr(self, function.__name__)
        marker.touch()
        steps.unlink(missing_ok=True)
        os.utime(marker.parent)
        _forget_old_caches(marker.parent)

    def build(self, function: Callable[..., Any], kinds: str) -> Any:
        """Any algorithm written against the verbs in machine code; kinds are those of its arguments, as in ALGORITHMS."""
        import numba  # nobody who only plays should wait for this import

        options = {"nogil": True, "error_model": "numpy", "_nrt": False}  # arrays are the caller's, who counts them
        seldom = {kept.__name__ for kept in self.game.rules.SELDOM}

        is_quick = _bounds_checks() == "0"  # who looks for mistakes wants an answer soon, not speed

        def callee(copy: Function) -> Any:
            return numba.njit(copy, forceinline=is_quick and copy.__name__ not in seldom, **options)

        for replaced, other in self._instead.items():
            self._built.setdefault(replaced, callee(other))
        entry = _copy(function, self.game, callee, self._built)
        for other in self._instead.values():
            entry.__qualname__ += f"__{digest(other, self.game)}"
        folder = cache_folder(self.game)
        may_write = _may_write(folder)
        if may_write:
            entry.__code__ = entry.__code__.replace(co_filename=str(_source(folder)), co_firstlineno=1)
        outside = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            dispatcher = numba.njit(entry, cache=may_write, **options)
        finally:
            numba.config.CACHE_DIR = outside
        with _indices_from_the_front():
            dispatcher.compile(self._signature(kinds))
        dispatcher.disable_compile()
        self.misses += sum(dispatcher.stats.cache_misses.values())
        return dispatcher

    def _signature(self, kinds: str) -> tuple[Any, ...]:
        import numba  # as above

        types_of = {
            "states": numba.types.Array(numba.from_dtype(self.game.state), 1, "C"),
            "int": numba.int64,
            "table": numba.types.Array(numba.int8, 2, "C"),
            "actions": numba.types.Array(numba.int16, 1, "C"),
            "numbers": numba.types.Array(numba.int8, 1, "C"),
            "tally": numba.types.Array(numba.int64, 2, "C"),
            "worths": numba.types.Array(numba.int64, 1, "C"),
            "lists": numba.types.Array(numba.int16, 2, "C"),
            "rows": numba.types.Array(numba.int32, 2, "C"),
        }
        return tuple(types_of[kind] for kind in kinds.split())


@functools.cache
def machine(game: Game) -> Machine:
    """The game's machine code, each part from the cache or by compiling it now (seconds)."""
    return Machine(game)


def has_cuda() -> bool:
    """Whether a GPU and numba-cuda are here."""
    try:
        _teach_numpy_row_stack()
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


def _teach_numpy_row_stack() -> None:
    """Give numba-cuda the name it still asks for; NumPy 2.5 dropped it."""
    vars(np).setdefault("row_stack", np.vstack)


SHARED_BYTES = 48 * 1024  # that a block can have without asking
WARP = 32  # threads of a GPU that go together
MOST_THREADS = 128  # of a block: measured, decision 46
LOCAL_THREADS = 64  # of a block where records are too large for shared memory


def threads_in_shared_memory(record: np.dtype) -> int:
    """How many threads of a block can keep their records in shared memory, in whole warps; 0 if they are too large."""
    return min(SHARED_BYTES // record.itemsize // WARP * WARP, MOST_THREADS)


def cuda_kernel(game: Game, *, is_shared: bool) -> Callable[[np.ndarray, int, np.ndarray], None]:
    """What each CUDA thread does, not yet compiled: it plays a game on a record of its own, which comes and goes word by word."""
    import numba
    from numba import cuda

    record, word, action, room = numba.from_dtype(game.state), numba.int32, numba.int16, game.most_legal + 1
    count = game.state.itemsize // np.dtype(np.int32).itemsize  # words of a record
    play = _rebuild(random_game, game, functools.partial(numba.njit, error_model="numpy"), {})

    def play_in_shared_memory(words: np.ndarray, seed: int, moves: np.ndarray) -> None:
        """A block keeps its records in the memory that its threads share, one beside the other."""
        held = cuda.shared.array(0, word)
        own = cuda.shared.array(0, record)  # the same bytes
        out = cuda.local.array(room, action)
        thread = cuda.threadIdx.x
        step = cuda.blockDim.x
        first = cuda.blockIdx.x * step
        games = min(step, len(moves) - first)
        for k in range(thread, games * count, step):
            held[k] = words[first * count + k]
        cuda.syncthreads()
        if thread < games:
            moves[first + thread] = play(own, thread, seed + first + thread, out)
        cuda.syncthreads()
        for k in range(thread, games * count, step):
            words[first * count + k] = held[k]

    def play_in_local_memory(words: np.ndarray, seed: int, moves: np.ndarray) -> None:
        """Each thread keeps its record in local memory, which lies interleaved for the threads of a warp."""
        own = cuda.local.array(1, record)
        held = own.view(word)
        out = cuda.local.array(room, action)
        game = cuda.grid(1)
        if game < len(moves):
            for k in range(count):
                held[k] = words[game * count + k]
            moves[game] = play(own, 0, seed + game, out)
            for k in range(count):
                words[game * count + k] = held[k]

    return play_in_shared_memory if is_shared else play_in_local_memory


@functools.cache
def cuda_random_games(game: Game) -> Callable[[np.ndarray, int], tuple[np.ndarray, float]]:
    """A function (states, seed) that plays a random game in every state on the GPU, in place.

    It returns the moves of each game and the seconds the kernel took.
    """
    _teach_numpy_row_stack()
    from numba import cuda

    is_shared = threads_in_shared_memory(game.state) > 0
    threads = threads_in_shared_memory(game.state) or LOCAL_THREADS
    shared_bytes = threads * game.state.itemsize if is_shared else 0
    kernel = cuda.jit(cuda_kernel(game, is_shared=is_shared))

    def run(states: np.ndarray, seed: int) -> tuple[np.ndarray, float]:
        words = cuda.to_device(states.view(np.int32))
        moves = cuda.device_array(len(states), np.int64)
        cuda.synchronize()
        began = time.perf_counter()
        kernel[(len(states) + threads - 1) // threads, threads, 0, shared_bytes](words, seed, moves)
        cuda.synchronize()
        took = time.perf_counter() - began
        states[:] = words.copy_to_host().view(game.state)
        return moves.copy_to_host(), took

    return run


def _kernel_of_games(states: np.ndarray, players: np.ndarray, seed: int, again: int, rows: np.ndarray) -> None:
    """Simulate the game of seed + i on CUDA thread i and note it in row i; names in capitals are given by cuda_simulate."""
    i = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if i < len(rows):
        own = cuda.local.array(1, RECORD)  # type: ignore[name-defined]  # noqa: F821
        out = cuda.local.array(ROOM, ACTION)  # type: ignore[name-defined]  # noqa: F821
        moves = cuda.local.array(ROOM, ACTION)  # type: ignore[name-defined]  # noqa: F821
        worths = cuda.local.array(ROOM, NUMBER)  # type: ignore[name-defined]  # noqa: F821
        notes = cuda.local.array(NOTES, NUMBER)  # type: ignore[name-defined]  # noqa: F821
        own[0] = states[0]
        game_on_device(own, 0, players, seed + i, again, out, moves, worths, notes, rows, i)  # type: ignore[name-defined]  # noqa: F821


@functools.cache
def simulator(game: Game) -> Callable[..., Any]:
    """`core.simulating.simulate_games` for a game in machine code, from the cache or by compiling it now."""
    built: Callable[..., Any] = machine(game).build(simulate_games, KINDS)
    if game.variant:
        _forget_old_caches(cache_folder(game))
    return built


class Batcher:
    """`core.batching` for a game in machine code, each part from the cache or by compiling it when it is first asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function, kinds = BATCHING[name]
        setattr(self, name, machine(self.game).build(function, kinds))
        return getattr(self, name)  # type: ignore[no-any-return]


@functools.cache
def batcher(game: Game) -> Batcher:
    """The steps of very many games at once, on the CPU."""
    return Batcher(game)


@functools.cache
def cuda_simulator(game: Game, *, is_random: bool) -> Callable[..., None]:
    """A function (states, players, seed, again, rows) that plays games seed, seed + 1, ... on the GPU, one for each row.

    is_random: whether all players are, which takes far less code.
    """
    _teach_numpy_row_stack()
    import numba
    from numba import cuda

    wrap = functools.partial(numba.njit, error_model="numpy")
    built: dict[Any, Any] = {}
    if is_random:
        for function, instead in ((choose_as, choose_randomly), (is_waiting, never_waits)):
            built[function] = _rebuild(instead, game, wrap, built)
    names = {
        **_kernel_of_games.__globals__,
        "cuda": cuda,
        "RECORD": numba.from_dtype(game.state),
        "ACTION": numba.int16,
        "NUMBER": numba.int64,
        "ROOM": len(game.scratch()),
        "NOTES": max(game.counts.NOTES, 1),
        "game_on_device": _rebuild(simulate_game, game, wrap, built),
    }
    kernel = cuda.jit(types.FunctionType(_kernel_of_games.__code__, names, "kernel_of_games"))
    threads = 128

    def run(states: np.ndarray, players: np.ndarray, seed: int, again: int, rows: np.ndarray) -> None:
        on_device = cuda.device_array(rows.shape, rows.dtype)
        blocks = (len(rows) + threads - 1) // threads
        kernel[blocks, threads](cuda.to_device(states[:1]), cuda.to_device(players), seed, again, on_device)
        on_device.copy_to_host(rows)

    return run


def _kernel_of_steps(
    states: Any,
    actions: Any,
    courses: Any,
    seats: Any,
    over: Any,
    rewards: Any,
    scores: Any,
    legal: Any,
    counts: Any,
    observations: Any,
    masks: Any,
    seed: int,
    how: int,
) -> None:
    """Make a move in environment i on CUDA thread i; an illegal one is only marked, for nobody could be told in time.

    What is called here is given by CudaBatcher.
    """
    i = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if i < len(seats):
        if how & BEGINS == 0 and is_illegal(i, actions, seats, legal, counts, how):
            over[i] = REFUSED
        else:
            step_game(states, i, actions, courses, seats, over, rewards, scores, legal, counts, observations, masks, seed, how)


def _kernel_of_samples(actions: Any, legal: Any, counts: Any, seed: int) -> None:
    """Choose a legal action for environment i on CUDA thread i."""
    i = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if i < len(actions):
        sample_actions(actions, legal, counts, seed, i, i + 1)


class CudaBatcher:
    """`core.batching` for a game as CUDA kernels, an environment a thread; all arrays stay on the device."""

    THREADS = 128  # of a block

    def __init__(self, game: Game) -> None:
        _teach_numpy_row_stack()
        import numba
        from numba import cuda

        wrap = functools.partial(numba.njit, error_model="numpy")
        built: dict[Any, Any] = {}
        names = {"cuda": cuda, "REFUSED": REFUSED, "BEGINS": BEGINS}
        names |= {
            function.__name__: _rebuild(function, game, wrap, built) for function in (step_game, is_illegal, sample_actions)
        }
        self._step, self._sample = (
            cuda.jit(types.FunctionType(kernel.__code__, {**kernel.__globals__, **names}, kernel.__name__))
            for kernel in (_kernel_of_steps, _kernel_of_samples)
        )
        self.to_device = cuda.to_device
        self.as_device_array = cuda.as_cuda_array
        self.synchronize = cuda.synchronize

    def step_games(self, *arguments: Any) -> int:
        """The same, but illegal actions are marked and nothing is waited for."""
        *arrays, seed, how, first, last = arguments
        self._step[self._blocks(last - first), self.THREADS](*arrays, seed, how)
        return NONE

    def sample_actions(self, *arguments: Any) -> None:
        """The same, for all environments."""
        *arrays, seed, first, last = arguments
        self._sample[self._blocks(last - first), self.THREADS](*arrays, seed)

    def _blocks(self, count: int) -> int:
        return (count + self.THREADS - 1) // self.THREADS


@functools.cache
def cuda_batcher(game: Game) -> CudaBatcher:
    """The steps of very many games at once, on a GPU."""
    return CudaBatcher(game)


def main() -> None:
    """Compile the game named on the command line."""
    from filelock import FileLock  # only the child needs it

    if AWAITED not in sys.argv:
        os.nice(19)  # whoever plays meanwhile goes first
        if os.getsid(0) == os.getpid():  # in a session of its own; another is not ours to slow down
            with contextlib.suppress(OSError):  # Linux weighs the session, where it groups by sessions
                Path("/proc/self/autogroup").write_text("19", encoding="ascii")
    importlib.import_module("linewright.games")
    game = find(sys.argv[1])
    marker = _marker(game)
    marker.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(marker.with_suffix(".lock")):  # no other process builds the same
        if not is_ready(game):
            Machine(game).fill_cache()


if __name__ == "__main__":
    main()
