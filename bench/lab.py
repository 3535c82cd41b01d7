"""Simulations on one core and on all: how many times as fast, in one run?

    python bench/lab.py [GAME [GAMES [BOTS]]]

One thread and all threads play the same games in turn, several times; the best time of each counts. The processor's time is told
beside: where all threads together had less of it than there are cores, something else was running, and the ratio says little.
"""

import sys
import time

import linewright as lw
from linewright.lab.running import count_cores

ROUNDS = 5


def main() -> None:
    """Measure, and compare what came of it."""
    game = sys.argv[1] if len(sys.argv) > 1 else "line-it"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 200_000
    bots = sys.argv[3] if len(sys.argv) > 3 else "random"
    cores = count_cores()
    lw.simulate(game, 10, seed=1, bots=bots)  # builds machine code
    best = {1: float("inf"), cores: float("inf")}
    shares = {1: 0.0, cores: 0.0}  # of the processor, in cores
    found = set()
    for _ in range(ROUNDS):
        for workers in (1, cores):
            began, used = time.perf_counter(), time.process_time()
            result = lw.simulate(game, games, seed=1, bots=bots, workers=workers)
            took = time.perf_counter() - began
            if took < best[workers]:
                best[workers], shares[workers] = took, (time.process_time() - used) / took
            found.add(result.to_json())
    moves = result.moves.value * games
    for workers, seconds in best.items():
        rate = f"{games / seconds:,.0f} games, {moves / seconds / 1e6:.1f} million moves a second"
        print(f"{game} {bots} {workers} threads: {rate}, with {shares[workers]:.2f} cores' time")
    print(f"{cores} cores: {best[1] / best[cores]:.2f} times one core; {'same results' if len(found) == 1 else 'RESULTS DIFFER'}")


if __name__ == "__main__":
    main()
