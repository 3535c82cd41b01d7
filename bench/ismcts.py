"""Does our strongest bot beat OpenSpiel's ISMCTS on our own games, given the same time?

    python bench/ismcts.py [GAME [GAMES [SECONDS [FIRST]]]]

Two seats at a game registered with OpenSpiel (extra `openspiel`): wright, and OpenSpiel's ISMCTSBot as it comes (one random
playout for each simulation, exploration 2), with our `imagine` as its resampler and our rules in machine code. Each has so many
seconds a move of the same clock, in one thread; they change seats after every game. Chance follows from the number of the game,
from FIRST on. A shared victory is half a one. Prints a line for each game, then the share of wright and its interval of 95 %
(Wilson).
"""

import math
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import linewright as lw
from linewright.adapters.openspiel import compile_games, name_of

EXPLORATION = 2.0  # as in OpenSpiel's own examples of search
FOREVER = 1 << 40  # simulations: the clock ends a search
INTERVAL = 1.96  # standard errors of 95 %


class OutOfTime(Exception):
    """The seconds of a move are over."""


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's bot, which counts simulations, ended by the clock instead."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, RandomRolloutEvaluator(1, chance), EXPLORATION, FOREVER, random_state=chance)
        self.seconds = seconds
        self.simulations: list[int] = []

    def run_search(self, state: Any) -> Any:
        """Search until the time is up, between two simulations, and say how often each move should be made."""
        self.ends = time.perf_counter() + self.seconds
        self.count = 0
        try:
            return super().run_search(state)  # only one legal move: at once
        except OutOfTime:
            self.simulations.append(self.count)
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """A world for the next simulation."""
        if time.perf_counter() >= self.ends and self.count > 1:
            raise OutOfTime
        self.count += 1
        return super().sample_root_state(state)


def play_game(game: Any, name: str, seconds: float, number: int) -> tuple[float, int, float]:
    """Play a game: what wright has won of it, the moves made, and the simulations that ISMCTS made a move."""
    own_seat = number % 2
    wright = lw.bot(name, f"wright@{seconds}", seed=number)
    other = TimedISMCTS(game, seconds, number)
    chance = np.random.RandomState(number)
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            answers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(answers, p=odds)))
            continue
        moves += 1
        if state.current_player() == own_seat:
            seen = state.situation.seen_by(own_seat)
            state.apply_action(seen.actions[seen.legal.index(wright.choose(seen))])
        else:
            state.apply_action(int(other.step(state)))
    won = (state.returns()[own_seat] + 1) / 2
    return won, moves, float(np.mean(other.simulations))


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies, with 95 %."""
    share, z = won / games, INTERVAL**2 / games
    middle, reach = share + z / 2, INTERVAL * math.sqrt(share * (1 - share) / games + z / games / 4)
    return (middle - reach) / (1 + z), (middle + reach) / (1 + z)


def main() -> None:
    """Play the games and tell."""
    asked = sys.argv[1:]
    name = asked[0] if asked else lw.games()[0]
    games = int(asked[1]) if len(asked) > 1 else 40
    seconds = float(asked[2]) if len(asked) > 2 else 0.5
    first = int(asked[3]) if len(asked) > 3 else 0
    compile_games([name])
    lw.compile(name)
    game = pyspiel.load_game(name_of(name), {"players": 2})
    total = 0.0
    for number in range(first, first + games):
        won, moves, simulations = play_game(game, name, seconds, number)
        total += won
        print(f"game {number}: wright {won:g}, {moves} moves, {simulations:.0f} simulations a move", flush=True)
    low, high = wilson(total, games)
    print(f"{name}: wright {total:g} of {games} games, {total / games:.1%} ({low:.1%} to {high:.1%}), {seconds:g} s a move each")


if __name__ == "__main__":
    main()
