"""The rules at work for matches: interpreted at first, in machine code once that is in the cache and pays for its loading.

Loading takes most of a second, so whoever makes a few moves never waits for it; whoever plays on gets it after a moment of
interpreted work. Both give the same bytes.
"""

import functools
import time
from collections.abc import Callable
from typing import Any

from linewright.core import algorithms
from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.record import Fields
from linewright.core.registry import find
from linewright.core.registry import names as known_names

PATIENCE_SECONDS = 0.3  # of interpreted work, after which machine code that is ready is loaded
WORK = (  # what a match asks for
    algorithms.start_at,
    algorithms.acting_at,
    algorithms.list_legal_at,
    algorithms.why_not_at,
    algorithms.play_at,
    algorithms.imagine_at,
)
READS = {algorithms.acting_at, algorithms.list_legal_at, algorithms.why_not_at}  # those that leave the record as it is

_is_interpreted_only = False


def stay_interpreted() -> None:
    """Load no machine code in this process: it has no second to spare, or no memory for the compiler."""
    global _is_interpreted_only  # noqa: PLW0603  there is one such choice in a process
    _is_interpreted_only = True


class Referee:
    """The algorithms that matches of a game use, under their names in `core.algorithms`."""

    start_at: Callable[..., None]
    acting_at: Callable[..., int]
    list_legal_at: Callable[..., int]
    why_not_at: Callable[..., int]
    play_at: Callable[..., None]
    imagine_at: Callable[..., None]

    def __init__(self, game: Game) -> None:
        self.game = game
        self.is_compiled = False
        self._worked = 0.0
        for function in WORK:
            writes = function not in READS or game.puzzle  # the judge of a puzzle may note what it found
            setattr(self, function.__name__, self._interpret(compiler.bind(function, game), writes=writes))

    def _interpret(self, function: Callable[..., Any], *, writes: bool) -> Callable[..., Any]:
        """The function on plain numbers instead of a record, or on fields of one where it leaves them as they are.

        It changes over to machine code after it has worked long enough.
        """

        def work(states: Any, i: int, *arguments: Any) -> Any:
            began = time.perf_counter()
            fields = states if type(states) is Fields else Fields(states, i)
            found = function((fields,), 0, *arguments)
            if writes:
                fields.write_back()
            self._worked += time.perf_counter() - began
            if self._worked > PATIENCE_SECONDS:
                self._worked = 0.0
                if not _is_interpreted_only and compiler.is_ready(self.game):
                    self.load()
            return found

        return work

    def load(self) -> None:
        """Work in machine code from now on, from the cache or by compiling it now (seconds)."""
        if not self.is_compiled:
            machine = compiler.machine(self.game)
            for function in WORK:
                setattr(self, function.__name__, getattr(machine, function.__name__))
            self.is_compiled = True

    def __reduce__(self) -> tuple[Any, ...]:
        return referee_of, (self.game,)


def compile_games(*names: str) -> None:
    """Let matches of these games, or of all, use machine code from now on; builds it now if it is not there (a minute or so)."""
    for game in map(find, names or known_names()):
        if not compiler.is_ready(game):
            compiler.machine(game).fill_cache()
        referee_of(game).load()


@functools.cache
def referee_of(game: Game) -> Referee:
    """The one referee of a game in this process."""
    return Referee(game)
