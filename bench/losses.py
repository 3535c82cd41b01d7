"""What the levels lose by their decisions, as reviews see it: the measure behind the bands of docs/review.md.

`python -m bench.losses GAMES WORLDS [GAME ...]`: a level plays itself at two seats, wright in 400 worlds a move, and every game
is reviewed in so many worlds. Prints the average loss of a decision in hundredths of a win, with its interval of 95 % over games.
"""

import statistics
import sys
from typing import Any

import linewright as lw
from linewright.bots.insight import choose_by_insight
from linewright.bots.levels import NAMES
from linewright.core.insight import Insight

GAMES = ("line-it", "sequence", "line")
WRIGHT = Insight(0.0, 400, plans=True)  # by worlds and not by a clock: the same on a busy machine
NORMAL = 1.96  # standard errors to each side of a mean that hold 95 %


def play_game(name: str, level: int, seed: int) -> Any:
    """A match of a level against itself."""
    match = lw.new(name, seats=2, seed=seed)
    bots = [lw.bot(name, level, seed=2 * seed + seat) for seat in range(2)]
    while not match.is_over:
        seat = match.to_act[0]
        seen = match.seen_by(seat)
        move = seen.text_of(choose_by_insight(seen, WRIGHT, seed + seat)) if level == len(NAMES) else bots[seat].choose(seen)
        match.play(seat, move)
    return match


def main() -> None:
    """Print a row for each game and level."""
    games, worlds = int(sys.argv[1]), int(sys.argv[2])
    print("| game | level | games | decisions | average loss, hundredths of a win |\n|---|---|---|---|---|")
    for name in sys.argv[3:] or GAMES:
        for level in (1, 3, 5, 6):
            means, decisions = [], 0
            for seed in range(games):
                reviewed = lw.review(play_game(name, level, seed), worlds=worlds).seats
                decisions += sum(len(one.decisions) for one in reviewed)
                means.append(100 * statistics.mean(one.average_loss for one in reviewed))
            wide = NORMAL * statistics.stdev(means) / len(means) ** 0.5
            print(
                f"| {name} | {NAMES[level - 1]} | {games} | {decisions} | {statistics.mean(means):.2f} +- {wide:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
