"""How many moves a second does a Python program make through the library, beside other libraries, in one run?

`python bench/library.py [SECONDS]`: to_act, legal and play to the end, at random, on one core; then the same in numbers.
Beside it python-chess (`pip install chess`) and OpenSpiel's card games from Python (`pip install open_spiel`), where they are
installed. Everything is measured in turns, so that a busy machine slows all of it alike; the best of each is printed.
"""

import functools
import random
import sys
import time
from collections.abc import Callable

import linewright as lw

TURNS = 5
OURS = ("line-it", "sequence", "line")
THEIRS = ("crazy_eights", "hearts", "gin_rummy")


def play_texts(game: str, seed: int) -> int:
    """One match of ours, moves as texts; gives how many."""
    match, chance, moves = lw.new(game, seed=seed), random.Random(seed), 0
    while not match.is_over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[int(chance.random() * len(legal))])
        moves += 1
    return moves


def play_numbers(game: str, seed: int) -> int:
    """The same, moves as numbers."""
    match, chance, moves = lw.new(game, seed=seed), random.Random(seed), 0
    while not match.is_over:
        seat = match.to_act[0]
        actions = match.actions(seat)
        match.act(seat, actions[int(chance.random() * len(actions))])
        moves += 1
    return moves


def play_chess(seed: int) -> int:
    """One game of python-chess."""
    import chess

    board, chance, moves = chess.Board(), random.Random(seed), 0
    while not board.is_game_over():
        legal = list(board.legal_moves)
        board.push(legal[int(chance.random() * len(legal))])
        moves += 1
    return moves


def play_spiel(name: str, seed: int) -> int:
    """One game of OpenSpiel from Python; cards dealt are not counted."""
    import pyspiel

    state, chance, moves = pyspiel.load_game(name).new_initial_state(), random.Random(seed), 0
    while not state.is_terminal():
        moves += state.current_player() >= 0  # else chance deals
        legal = state.legal_actions()
        state.apply_action(legal[int(chance.random() * len(legal))])
    return moves


def contenders() -> dict[str, Callable[[int], int]]:
    """Everything that is measured, by name."""
    found: dict[str, Callable[[int], int]] = {}
    for game in OURS:
        found[f"{game}, texts"] = lambda seed, game=game: play_texts(game, seed)
        found[f"{game}, numbers"] = lambda seed, game=game: play_numbers(game, seed)
    for name, play in [
        ("python-chess", play_chess),
        *((f"OpenSpiel {one}", lambda seed, one=one: play_spiel(one, seed)) for one in THEIRS),
    ]:
        try:
            play(0)
        except ImportError:
            print(f"{name}: not installed")
        else:
            found[name] = play
    return found


def measure(play: Callable[[int], int], seconds: float, seed: int) -> float:
    """Moves a second."""
    moves, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        moves += play(seed)
        seed += 1
    return moves / took


def milliseconds(work: Callable[[], object], times: int = 300) -> float:
    """The best of some tries, for one call."""
    best = float("inf")
    for _ in range(times):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best * 1000


def after_some_moves(game: str) -> lw.Match:
    """A match in its first turns."""
    match = lw.new(game, seed=1)
    while not match.is_over and len(match.log) < 12:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


def view_of_a_copy(match: lw.Match) -> object:
    """A view that nothing is known of yet: a match remembers what it has read."""
    return match.copy().view(0)


def main() -> None:
    """Measure, and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 0.5
    lw.compile()
    found = contenders()
    best = dict.fromkeys(found, 0.0)
    for turn in range(TURNS):
        for name, play in found.items():
            best[name] = max(best[name], measure(play, seconds, turn * 10_000))
    for name, speed in best.items():
        print(f"{name:28} {speed:>12,.0f} moves a second")
    for game in lw.games():
        match = after_some_moves(game)
        seen = milliseconds(functools.partial(match.seen_by, 0))
        view = milliseconds(functools.partial(view_of_a_copy, match))
        print(f"{game:28} seen_by {seen:.4f} ms, a copy's view {view:.4f} ms")


if __name__ == "__main__":
    main()
