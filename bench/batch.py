"""Very many games at once, for whoever trains players: how many steps a second, beside Pgx and PettingZoo in one run?

    python bench/batch.py cpu [GAME ...]         one core: our batch with observation, mask and a random legal action
    python bench/batch.py pgx                    the same beside Pgx (pip install pgx), which is given its best batch
    python bench/batch.py aec [GAME ...]         PettingZoo's loop: our games beside hanabi_v5 (pip install 'pettingzoo[classic]'
                                                 hanabi-learning-environment; to build it: CMAKE_POLICY_VERSION_MINIMUM=3.5)
    python bench/batch.py cuda [GAME ...]        a GPU: steps a second, and the same bytes as on the CPU

All but `cuda` hold this process to one core, before anything else is imported, and count the processor's time. Each round plays
all in turn, and the best of each counts.
"""

import os
import sys

if len(sys.argv) > 1 and sys.argv[1] != "cuda" and hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import time
from collections.abc import Callable, Iterator

import numpy as np

import linewright as lw

ROUNDS = int(os.environ.get("ROUNDS", "3"))
SECONDS = float(os.environ.get("SECONDS", "1"))  # of each measurement, at least
OURS = (64, 256, 1024, 4096)  # games in a batch
THEIRS = (64, 512, 4096)
PGX_GAMES = ("sparrow_mahjong", "go_9x9")
SCANNED = 32  # steps of Pgx that are one call

clock = time.perf_counter if sys.argv[1:2] == ["cuda"] else time.process_time  # others use the core, too


def time_steps(step: Callable[[], int]) -> float:
    """Steps a second of something that makes some steps each time it is called; `clock` says by which seconds."""
    step()
    made, began = 0, clock()
    while (took := clock() - began) < SECONDS:
        made += step()
    return made / took


def our_steps(game: str, n: int, device: str = "cpu") -> Callable[[], int]:
    """Eight steps of a batch, each with a random legal action, observation and mask."""
    batch = lw.batch(game, n, seed=1, device=device)

    def step() -> int:
        for _ in range(8):
            batch.step(batch.sample())
        return 8 * n

    return step


def pgx_steps(game: str, n: int) -> Callable[[], int]:
    """SCANNED steps of Pgx in one compiled call, each with a random legal action, observation and mask; games begin anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(game)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: object, key: object) -> object:
        def one(carry: object, _: object) -> object:
            state, key = carry
            key, draw, more = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            action = jax.random.categorical(draw, logits, axis=-1)
            state = step(state, action, jax.random.split(more, n))
            return (state, key), (state.observation.sum(), state.legal_action_mask.sum())  # so that neither is left out

        return jax.lax.scan(one, (state, key), None, length=SCANNED)

    held = [jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1)]

    def call() -> int:
        (held[0], held[1]), told = run(*held)
        jax.block_until_ready(told)
        return SCANNED * n

    return call


def best_of(makers: dict[str, Callable[[], Callable[[], int]]]) -> dict[str, float]:
    """The best rate of each, all measured in turn."""
    steps = {name: make() for name, make in makers.items()}
    rates = dict.fromkeys(steps, 0.0)
    for _ in range(ROUNDS):
        for name, step in steps.items():
            rates[name] = max(rates[name], time_steps(step))
        print("; ".join(f"{name} {rate:,.0f}" for name, rate in rates.items()), flush=True)
    return rates


def measure_cpu(games: list[str]) -> None:
    """Our batches on one core."""
    for game in games:
        slow = game in {"solo-line", "long-line", "head-line"}
        sizes = (64, 256) if slow else OURS
        rates = best_of({str(n): lambda game=game, n=n: our_steps(game, n) for n in sizes})
        for n, rate in rates.items():
            print(f"{game:>16} n={n:>5} {rate / 1e6:8.2f} million steps a second", flush=True)


def measure_pgx() -> None:
    """Our batch and Pgx on one core, each at its best."""
    makers = {f"line-it {n}": (lambda n=n: our_steps("line-it", n)) for n in OURS}
    makers |= {f"{game} {n}": (lambda game=game, n=n: pgx_steps(game, n)) for game in PGX_GAMES for n in THEIRS}
    rates = best_of(makers)
    for name, rate in rates.items():
        print(f"{name:>24} {rate / 1e6:8.3f} million steps a second", flush=True)
    best = {game: max(rate for name, rate in rates.items() if name.split()[0] == game) for game in ("line-it", *PGX_GAMES)}
    for game in PGX_GAMES:
        print(f"line-it makes {best['line-it'] / best[game]:.1f} times the steps of {game}")


def aec_moves(env: object) -> Callable[[], int]:
    """One game of an AEC environment with random legal actions, in PettingZoo's own loop."""
    dice, seeds = np.random.default_rng(1), iter(range(1 << 30))

    def play() -> int:
        moves = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[dice.integers(len(legal))]))
                moves += 1
        return moves

    return play


def measure_aec(games: list[str]) -> None:
    """Moves a second in PettingZoo's loop."""
    from pettingzoo.classic import hanabi_v5

    from linewright.adapters.pettingzoo import env

    makers = {"hanabi_v5": lambda: aec_moves(hanabi_v5.env(players=2))}
    makers |= {game: (lambda game=game: aec_moves(env(game))) for game in games}
    rates = best_of(makers)
    for name, rate in rates.items():
        print(f"{name:>12} {rate:10,.0f} moves a second, {rate / rates['hanabi_v5']:.1f} times hanabi_v5", flush=True)


def tell(batch: lw.Batch) -> Iterator[bytes]:
    """What a batch tells, wherever it is."""
    for array in (batch.seat, batch.observation, batch.mask, batch.counts, batch.over, batch.rewards):
        yield (array.copy_to_host() if hasattr(array, "copy_to_host") else array).tobytes()


def measure_cuda(games: list[str]) -> None:
    """The same games on a GPU: equal bytes first, then steps a second."""
    from linewright.core import compile as compiler

    for game in games:
        few = {device: lw.batch(game, 100, seed=3, device=device) for device in ("cpu", "cuda")}
        for _ in range(40):
            for batch in few.values():
                batch.step(batch.sample())
        print(f"{game:>12} {'equal bytes' if list(tell(few['cpu'])) == list(tell(few['cuda'])) else 'BYTES DIFFER'}", flush=True)
        sync = compiler.cuda_batcher(lw.batch(game, 1).game).synchronize
        for n in (1 << 14, 1 << 17, 1 << 20):
            try:
                steps = our_steps(game, n, "cuda")
            except Exception as error:  # noqa: BLE001  out of memory comes in many kinds
                print(f"{game:>12} n={n}: {error}")
                continue

            def step(steps: Callable[[], int] = steps, sync: Callable[[], None] = sync) -> int:
                made = steps()
                sync()
                return made

            rate = max(time_steps(step) for _ in range(ROUNDS))
            print(f"{game:>12} n={n:>8} {rate / 1e6:10.1f} million steps a second", flush=True)


def main() -> None:
    """Measure what is asked for."""
    what, games = sys.argv[1] if len(sys.argv) > 1 else "cpu", sys.argv[2:] or lw.games()
    if what == "pgx":
        measure_pgx()
    elif what == "aec":
        measure_aec(games)
    elif what == "cuda":
        measure_cuda(games)
    else:
        measure_cpu(games)


if __name__ == "__main__":
    main()
