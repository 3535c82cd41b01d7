"""Which model rates people best at tables like ours, and how soon: simulated people of known strength, `python -m bench.ratings`.

Strengths are normal with a spread of 250 Elo. Who does better at a table is decided in two ways, so that no model is measured by
its own assumption alone: by Luce's choice, and by normal performances. What is told: the mean error of a rating in Elo and the
rank correlation with the true strengths, after so many games for each person.
"""

import itertools
import math
import sys
from typing import Any

import numpy as np
from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

from linewright.server.fame.ratings import BEGIN, BETA, SIGMA, TAU

PEOPLE = 40
SPREAD = 250.0  # of true strengths, in Elo
ELO = 400 / math.log(10)  # of a unit of log odds
AFTER = (10, 25, 50, 100)  # games for each person
TABLES = {"2 seats": (2, 1), "4 seats": (4, 1), "2 teams of 2": (2, 2)}  # sides, people of a side
MODELS = {"PlackettLuce": PlackettLuce, "BradleyTerryFull": BradleyTerryFull, "ThurstoneMostellerFull": ThurstoneMostellerFull}


def perform(strengths: np.ndarray, dice: np.random.Generator, way: str) -> np.ndarray:
    """How well each does in one game."""
    if way == "luce":
        return strengths + ELO * dice.gumbel(size=len(strengths))
    return strengths + ELO * 1.283 * dice.normal(size=len(strengths))  # as wide as Gumbel's


def simulate(model: Any, sides: int, size: int, way: str, seed: int) -> list[tuple[float, float]]:
    """Error and rank correlation after each number of games of AFTER."""
    dice = np.random.default_rng(seed)
    true = dice.normal(BEGIN, SPREAD, PEOPLE)
    ratings = [model.rating() for _ in range(PEOPLE)]
    found, played, marks = [], 0, list(AFTER)
    while marks:
        drawn = dice.permutation(PEOPLE)[: sides * size].reshape(sides, size)
        did = perform(true[drawn].mean(axis=1), dice, way)
        ranks = (-did).argsort().argsort().tolist()
        rated = model.rate([[ratings[one] for one in side] for side in drawn], ranks=[float(rank) for rank in ranks])
        for side, team in zip(drawn, rated, strict=True):
            for one, rating in zip(side, team, strict=True):
                ratings[one] = rating
        played += sides * size
        if played >= marks[0] * PEOPLE:
            marks.pop(0)
            mu = np.array([one.mu for one in ratings])
            error = np.abs((mu - mu.mean()) - (true - true.mean())).mean()
            order = np.corrcoef(mu.argsort().argsort(), true.argsort().argsort())[0, 1]
            found.append((float(error), float(order)))
    return found


def main(seeds: int = 20) -> None:
    """Print a row for each model, table and way."""
    print("| model | table | way | " + " | ".join(f"error, rank after {count}" for count in AFTER) + " |")
    print("|---|---|---|" + "---|" * len(AFTER))
    for (name, kind), (table, (sides, size)), way in itertools.product(MODELS.items(), TABLES.items(), ("luce", "normal")):
        model = kind(mu=BEGIN, sigma=SIGMA, beta=BETA, tau=TAU)
        runs = np.array([simulate(model, sides, size, way, seed) for seed in range(seeds)]).mean(axis=0)
        print(
            f"| {name} | {table} | {way} | " + " | ".join(f"{error:.0f}, {order:.3f}" for error, order in runs) + " |", flush=True
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
