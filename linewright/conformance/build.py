"""Builds the machine code of all games, and of what the conformance suite does with them, in one go.

`python -m linewright.conformance.build`: what ./check does before its tests, each game in a process of its own, so that what both
need is compiled once.
"""

import os
from concurrent.futures import ProcessPoolExecutor

from linewright.conformance.playing import BUILT
from linewright.core import compile as compiler
from linewright.core.observing import OBSERVING
from linewright.core.registry import find, names


def build(name: str) -> str:
    """Build everything of a game; gives its name."""
    machine = compiler.machine(find(name))
    if not compiler.is_ready(machine.game):
        machine.fill_cache()
    for function, kinds in (BUILT | OBSERVING).items():
        machine.build(function, kinds)
    _ = compiler.batcher(machine.game).step_games
    return name


def main() -> None:
    """Build all games, as many at once as there are processors."""
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for name in workers.map(build, reversed(names())):  # those that take longest are the last of the list
            print(f"built {name}", flush=True)  # noqa: T201  progress


if __name__ == "__main__":
    main()
