"""LINE and KIDZ LINE with our cards: are they the games that were measured when the cards were made?

    python bench/light_line.py [GAMES]

Prints what is measured now beside what was stated then, in games of greedy or random placement, with payment and pile chosen at
random and backs dealt at random in each game. What can be built from a deal is measured by bench/solver.py.
"""

import functools
import math
import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from linewright.core import compile as compiler
from linewright.core.generator import chance_at, mix, seed_generator, shuffle
from linewright.core.registry import find
from linewright.core.setup import Setup, blank
from linewright.core.verbs import is_over, list_legal, play, start
from linewright.games.light_line.cards import PORTS
from linewright.games.light_line.ends import worth
from linewright.games.light_line.grid import AT_PORT, INKS, MOST_PLACED, OPEN, PLACES, entry_of, line_at, shows_of
from linewright.games.light_line.kidz_line.state import ROUNDS
from linewright.games.light_line.line.rules import UNDER, card_held
from linewright.games.light_line.sets import standard_cards

CARDS = len(standard_cards())
STATED_GAMES = 60  # of each stated figure
RANDOM, GREEDY = 0, 1

# Columns of the tally; it has a row for each game.
ONE, TURNS, PLACED, POINTS, LINES, CHOICES, MISFITS, ABOVE_10, BEST, WORST = range(10)
TRIED, FITTED = 10, 10 + MOST_PLACED  # + cards on the table: cards tried then, and those of them that fitted
COLUMNS = FITTED + MOST_PLACED


def line_games(states: np.ndarray, seed: int, games: int, is_greedy: int, out: np.ndarray, tally: np.ndarray) -> int:
    """Play games of LINE and count what happens in each; backs are dealt at random. Returns all moves."""
    state = states[0]
    moves = 0
    for game in range(games):
        seed_generator(state.generator, seed + game)
        shuffle(state.generator, state.back, 0, CARDS)
        start(state)
        while not is_over(state):
            seat = int(state.turn)
            count = list_legal(state, seat, out)
            chance = chance_at(seed + game, moves)
            action = best_of(state, seat, count, chance, out) if is_greedy else int(out[(chance * count) >> 32])
            note(state, seat, action, count, tally[game])
            play(state, seat, action)
            moves += 1
        tally[game, ONE] = 1
        tally[game, TURNS] = state.turns
        tally[game, BEST] = max(state.points[: int(state.seats)])
        tally[game, WORST] = min(state.points[: int(state.seats)])
    return moves


def best_of(state: np.record, seat: int, count: int, chance: int, out: np.ndarray) -> int:
    """The placement that brings most points; chance decides among equals, and about all other moves."""
    best = int(out[0])
    most = -1
    for k in range(count):
        action = int(out[k])
        points = 0
        if action < PLACES:
            points = worth(state, card_held(state, seat) * 2 + (action & 1), entry_of(state, action >> 1) - OPEN)
        value = points << 32 | mix(chance + k & 0xFFFFFFFF)
        if value > most:
            best = action
            most = value
    return best


def note(state: np.record, seat: int, action: int, count: int, row: np.ndarray) -> None:
    """Count a move before it is made."""
    placed = int(state.placed)
    if action == UNDER:
        row[MISFITS] += 1
        row[TRIED + placed] += 1
    elif action < PLACES:
        code = card_held(state, seat) * 2 + (action & 1)
        k = entry_of(state, action >> 1) - OPEN
        points = worth(state, code, k)
        row[TRIED + placed] += 1
        row[FITTED + placed] += 1
        row[PLACED] += 1
        row[POINTS] += points
        row[ABOVE_10] += int(points > 10)
        row[CHOICES] += count
        row[LINES] += lines_extended(state, code, k)


def lines_extended(state: np.record, code: int, k: int) -> int:
    """Count the lines of a card that extend another in an open cell."""
    matched = int(state.wants[k]) & shows_of(state, code)
    extended = 0
    for port in range(PORTS):
        if matched >> port * INKS & AT_PORT:
            extended |= 1 << line_at(state, code, port)
    lines = 0
    for line in range(PORTS):
        lines += extended >> line & 1
    return lines


@functools.cache
def line_tally(seats: int, is_greedy: int, games: int) -> np.ndarray:
    """Play games of LINE, always the same; gives their tally."""
    game = find("line")
    tally = np.zeros((games, COLUMNS), np.int64)
    out = game.scratch()
    states = blank(game, Setup.read(game, seats=seats, seed=0))
    compiler.machine(game).build(line_games, "states int int int actions tally")(states, 1, games, is_greedy, out, tally)
    return tally


def kidz_share(seats: int, games: int) -> float:
    """The share of cards that are laid in KIDZ LINE if no place is overlooked."""
    game = find("kidz-line")
    tally = np.zeros((seats, 3), np.int64)
    out = game.scratch()
    states = blank(game, Setup.read(game, seats=seats, seed=0))
    compiler.machine(game).matched_games(states, 1, games, (1 << seats) - 1, out, tally)
    return float(tally[:, 1].sum() / (games * seats * ROUNDS))


class Figure(NamedTuple):
    """A ratio of two sums over games, beside what was stated: `spread` is its standard deviation in a sample of one game."""

    name: str
    stated: float
    unit: float  # of the last stated digit
    value: float
    spread: float
    games: int

    @property
    def error(self) -> float:
        """The standard error of the difference between the stated figure and ours, rounding left out."""
        return self.spread * math.sqrt(1 / STATED_GAMES + 1 / self.games)

    @property
    def is_near(self) -> bool:
        """Whether the two agree within rounding and three standard errors."""
        return abs(self.value - self.stated) <= self.unit / 2 + 3 * self.error


def figure(name: str, stated: float, unit: float, tally: np.ndarray, above: int, below: int = ONE) -> Figure:
    """Compare the ratio of two columns with a stated figure."""
    one, other = tally[:, above].astype(float), tally[:, below].astype(float)
    ratio = one.sum() / other.sum()
    spread = float((one - ratio * other).std() / other.mean())
    return Figure(name, stated, unit, float(ratio), spread, len(tally))


def figures(games: int) -> Iterator[Figure]:
    """Measure everything that was stated about LINE."""
    greedy = {seats: line_tally(seats, GREEDY, games) for seats in (2, 4, 6)}
    chance = line_tally(2, RANDOM, games)
    for cards, stated in ((1, 0.88), (2, 0.96), (3, 0.98)):
        yield figure(f"a card fits with {cards} on the table", stated, 0.01, greedy[2], FITTED + cards, TRIED + cards)
    for seats, turns, best, worst in ((2, 20, 53, 46), (4, 21, 29, 21), (6, 22, 21, 12)):
        yield figure(f"turns of a game, {seats} seats, greedy", turns, 1, greedy[seats], TURNS)
        yield figure(f"winner's score, {seats} seats, greedy", best, 1, greedy[seats], BEST)
        yield figure(f"last score, {seats} seats, greedy", worst, 1, greedy[seats], WORST)
    yield figure("points of a turn, greedy", 5.1, 0.1, greedy[4], POINTS, PLACED)
    yield figure("points of a turn, random", 2.6, 0.1, chance, POINTS, PLACED)
    yield figure("more than 10 points, greedy", 0.03, 0.01, greedy[4], ABOVE_10, PLACED)
    yield figure("lines extended in a turn, greedy", 1.5, 0.1, greedy[4], LINES, PLACED)
    yield figure("unplayable cards in a turn, greedy", 0.01, 0.01, greedy[4], MISFITS, PLACED)
    yield figure("legal placements in a turn, greedy", 7, 1, greedy[4], CHOICES, PLACED)


def later_fit(games: int) -> float:
    """How often a card fits from the sixth on, at the least over the numbers of seats; stated is more than 0.995."""
    tallies = [line_tally(seats, GREEDY, games).sum(0) for seats in (2, 4, 6)]
    later = slice(6, MOST_PLACED)
    return min(float(tally[FITTED:][later].sum() / tally[TRIED:FITTED][later].sum()) for tally in tallies)


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{games} games each; 'near' is within rounding and three standard errors of {STATED_GAMES} games")
    for one in figures(games):
        print(f"{one.name:<45} {one.value:8.3f}  stated {one.stated:<6} +-{one.error:6.3f}  {'near' if one.is_near else 'FAR'}")
    print(f"{'a card fits from the 6th on':<45} {later_fit(games):8.4f}  stated > 0.995")
    for seats in (2, 4, 8):
        print(f"{f'KIDZ LINE, cards laid, {seats} seats':<45} {kidz_share(seats, games):8.3f}  stated 0.99", flush=True)


if __name__ == "__main__":
    main()
