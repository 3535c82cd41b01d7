"""Random games on one NVIDIA GPU: are they the CPU's games, byte by byte, and how many moves a second?

    python bench/gpu.py [GAMES [NAME ...]]

Needs numba-cuda and a GPU. Each CUDA thread plays whole games; the clock covers the kernel and nothing else.
"""

import sys
import time

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.registry import find
from linewright.core.setup import Setup, blank

COMPARED = 1_000


def main() -> None:
    """Compare, then measure, each game at its fewest and its most seats."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 20
    for name in sys.argv[2:] or lw.games():
        game = find(name)
        out = game.scratch()
        for seats in game.seats:
            setup = Setup.read(game, seats=seats, seed=0)
            on_cpu, on_gpu = blank(game, setup, COMPARED), blank(game, setup, COMPARED)
            began = time.perf_counter()
            moves = compiler.machine(game).random_games(on_cpu, 7, COMPARED, out)
            play = compiler.cuda_random_games(game)
            gpu_moves, _ = play(on_gpu, 7)
            same = on_cpu.tobytes() == on_gpu.tobytes() and moves == gpu_moves.sum()
            print(
                f"{name} {seats}: {COMPARED} games {'same bytes' if same else 'DIFFER'} ({time.perf_counter() - began:.0f} s)",
                flush=True,
            )
        for seats in (game.seats[0], game.seats[-1]):
            states = blank(game, Setup.read(game, seats=seats, seed=0), games)
            play(states, 1)
            best = 0.0
            for seed in range(3):
                gpu_moves, seconds = play(states, seed)
                best = max(best, gpu_moves.sum() / seconds)
            print(f"{name} {seats}: {best / 1e6:,.0f} million moves a second, {games:,} games", flush=True)


if __name__ == "__main__":
    main()
