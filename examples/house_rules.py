"""Two house rules compared: python examples/house_rules.py [GAMES].

What if completing a line cost two cards, and what if three numbers were enough for every bet? A number of the rules is changed by
its name, a rule by a function; both are played on the same deals as the game as it is.
"""

import sys

from linewright.lab.plans import Plan
from linewright.lab.simulating import play_plans
from linewright.lab.what_if import Change, read_change

EASY_BETS = """
def bet_is_won(state, seat):
    return int(state.after_bet[seat] >= 3)  # three numbers are enough for every bet
"""


def main(games: int) -> None:
    """Play, and print what each house rule changes."""
    usual = Plan.read("line-it", seats=3, seed=1, first=0, bots="greedy")
    cheap = Plan.read("line-it", seats=3, seed=1, first=0, bots="greedy", change=read_change("line-it", "LOST_CARDS=2"))
    easy = Plan.read("line-it", seats=3, seed=1, first=0, bots="greedy", change=Change(source=EASY_BETS, name="easy bets"))
    tally, _ = play_plans([usual, cheap, easy], games)
    for number, plan in enumerate((cheap, easy), 1):
        for name in ("points_0", "moves", "bets-won"):
            difference = tally.difference(name, number)
            print(f"{plan.change.text:>14} {name:>9}: {difference.value:+.3f} ± {difference.error:.3f}")  # type: ignore[union-attr]  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
