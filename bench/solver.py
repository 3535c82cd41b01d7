"""The solver of LIGHT LINE!: how fast, how much faster than OR-Tools CP-SAT, and what can be built from a deal?

    python bench/solver.py [DEALS [COMPARED]]

Needs ortools. One core; CP-SAT works with one worker on the same deals in the same run. Compiling is not counted.
"""

import platform
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from linewright.games.light_line.cards import COLOURS, STANDARD, Card, read_file
from linewright.games.light_line.solver import Answer, line_of, longest_line, solo_line

DECK = read_file(STANDARD)
LONG_LINE, SOLO = 8, 10  # cards dealt (LL-50, LL-70)


def main() -> None:
    """Measure, compare, and print the table of what can be built."""
    deals, compared = (int(given) for given in (*sys.argv[1:], *("1000", "200")[len(sys.argv) - 1 :]))
    longest_line(DECK[:1])
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}, {deals} deals, {compared} compared")
    long_lines = time_solver(f"longest line of {LONG_LINE}", longest_line, LONG_LINE, deals)
    solo_lines = time_solver(f"SOLO with {SOLO}", solo_line, SOLO, deals)
    plain_lines = time_solver(f"SOLO with {SOLO}, no joker", longest_line, SOLO, deals)
    time_solver("SOLO with 12", solo_line, 12, deals)
    shares = Counter(answer.length for answer in long_lines)
    print(f"LONG LINE, best of {LONG_LINE}:", ", ".join(f"{length}: {shares[length] / deals:.1%}" for length in sorted(shares)))
    print(f"SOLO {SOLO} with joker: solvable {sum(answer.length == SOLO for answer in solo_lines)} of {deals}")
    print(f"SOLO {SOLO} without joker: solvable {sum(answer.length == SOLO for answer in plain_lines)} of {deals}")
    for length in (3, 4, 5):
        needed = sorted(cards_until(length, cards) for cards in deal_hands(20, deals))
        print(f"HEAD LINE, cards until a line of {length}: mean {statistics.mean(needed):.1f}, 90 % by {needed[deals * 9 // 10]}")
    compare(compared)


def deal_hands(count: int, deals: int) -> Iterator[list[Card]]:
    """Deal so many cards, so many times; always the same."""
    for seed in range(deals):
        yield random.Random(seed).sample(DECK, count)


def time_solver(what: str, solve: Callable[[list[Card]], Answer], count: int, deals: int) -> list[Answer]:
    """Solve deals, print what it took, and return the answers."""
    times, answers = [], []
    for cards in deal_hands(count, deals):
        began = time.perf_counter()
        answers.append(solve(cards))
        times.append((time.perf_counter() - began) * 1000)
    times.sort()
    nodes = sorted(answer.nodes for answer in answers)
    most = deals * 99 // 100
    print(f"{what}: mean {statistics.mean(times):.3f} ms, median {times[deals // 2]:.3f}, 99 of 100 in {times[most]:.3f},")
    print(f"    slowest {times[-1]:.1f}; nodes: median {nodes[deals // 2]}, 99 of 100 in {nodes[most]}, most {nodes[-1]};")
    print(f"    not exact: {sum(not answer.exact for answer in answers)}", flush=True)
    return answers


def cards_until(length: int, cards: list[Card]) -> int:
    """Turn up cards until there is a line of this length; give how many."""
    return next(count for count in range(length, len(cards)) if line_of(cards[:count], length) is not None)


def compare(deals: int) -> None:
    """Solve deals with the solver and with the tests' model: the best line over all colours, one colour after another."""
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.games.light_line.model import longest_line_of_model, solo_line_of_model  # a script does not find them by itself

    for what, count, colours, ours, models in (
        ("longest line", LONG_LINE, range(len(COLOURS)), longest_line, longest_line_of_model),
        ("SOLO", LONG_LINE, range(len(COLOURS) - 1), solo_line, solo_line_of_model),
    ):
        same, own_time, model_time = 0, 0.0, 0.0
        for cards in deal_hands(count, deals):
            began = time.perf_counter()
            length = ours(cards).length
            between = time.perf_counter()
            best = 0
            for colour in colours:
                if best < count:  # all cards: no other colour can do better
                    best = max(best, models(cards, colour)[0])
            same += length == best
            own_time += between - began
            model_time += time.perf_counter() - between
        print(f"{what} of {count}: CP-SAT gives the same in {same} of {deals} deals,", end=" ")
        print(
            f"{model_time / deals * 1000:.0f} ms against {own_time / deals * 1000:.3f} ms: {model_time / own_time:,.0f} times",
            flush=True,
        )


if __name__ == "__main__":
    main()
