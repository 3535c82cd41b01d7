"""How many games a second does a search play to their end? Random and guided by the heuristic, beside OpenSpiel's C++ search.

`python -m bench.playouts [SECONDS]`: two seats, one core, over the positions of whole games of greedy bots: in each the hidden
part is imagined anew for every playout, and it is played to its end. Beside it the simulations of OpenSpiel's information-set
tree search on its own card games, one random rollout each, over the positions of a whole random game (`pip install open_spiel`).
All take turns, and the processor's time of the thread counts, so that a busy machine does little harm; the best turn of each is
printed.
"""

import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.algorithms import play_randomly
from linewright.core.playouts import PLAYOUT, WORLD, enter_world, play_on
from linewright.core.registry import find
from linewright.core.verbs import SURE

OURS = ("line-it", "sequence", "line")
THEIRS = ("hearts", "euchre", "gin_rummy")  # card games that its search can play
TURNS = 5
GAMES = 4  # whole ones, whose positions are played on
EACH = 20  # playouts at a position and turn
SIMULATIONS = 200  # of OpenSpiel's search, at a position and turn


def random_playouts(states: np.ndarray, seat: int, odds: np.ndarray, seed: int, count: int, out: np.ndarray) -> int:
    """Play so many worlds that the seat could be in to their end at random; returns the moves."""
    moves = 0
    for number in range(count):
        enter_world(states, seat, odds, seed, number)
        states[PLAYOUT] = states[WORLD]
        moves += play_randomly(states[PLAYOUT], seed + number, out)
    return moves


def guided_playouts(states: np.ndarray, seat: int, odds: np.ndarray, seed: int, count: int, out: np.ndarray) -> int:
    """The same by the heuristic."""
    moves = 0
    for number in range(count):
        enter_world(states, seat, odds, seed, number)
        states[PLAYOUT] = states[WORLD]
        moves += play_on(states[PLAYOUT], seat, 0, out)
    return moves


def positions_of(name: str) -> list[tuple[np.ndarray, int]]:
    """Every position of some games of greedy bots, as the seat to move may know it, three times over."""
    found = []
    for seed in range(GAMES):
        match, bot = lw.new(name, seats=2, seed=seed), lw.bot(name, "greedy")
        while not match.is_over:
            seen = match.seen_by(match.to_act[0])
            found.append((np.repeat(seen.imagine_array(0), 3), seen.seat))
            match.play(seen.seat, bot.choose(seen))
    return found


def ours(name: str, function: Callable[..., int]) -> Callable[[int], int]:
    """One turn of a game of ours; gives how many playouts it made."""
    machine = compiler.machine(find(name))
    play = machine.build(function, "states int worths int int actions")
    positions = positions_of(name)
    out = machine.game.scratch()
    odds = np.full(machine.game.deduction.ODDS, SURE, np.int64)

    def turn(seed: int) -> int:
        for states, seat in positions:
            play(states, seat, odds, seed, EACH, out)
        return EACH * len(positions)

    return turn


def theirs(name: str) -> Callable[[int], int]:
    """One turn of a game of OpenSpiel's; gives how many simulations it made."""
    import pyspiel

    game = pyspiel.load_game(name)
    positions = []
    chance = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            positions.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))

    def turn(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        kinds = pyspiel.ISMCTSFinalPolicyType
        bot = pyspiel.ISMCTSBot(
            seed,
            evaluator,
            2.0,
            SIMULATIONS,
            -1,
            kinds.MAX_VISIT_COUNT,
            use_observation_string=False,
            allow_inconsistent_action_sets=False,
        )
        for position in positions:
            bot.step(position)
        return SIMULATIONS * len(positions)

    return turn


def main() -> None:
    """Measure everything in turns and print the best of each."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    lw.compile(*OURS)
    kinds = {"random": random_playouts, "guided": guided_playouts}
    contenders = {f"{name}, {kind}": ours(name, kinds[kind]) for name in OURS for kind in kinds}
    if find_spec("pyspiel"):
        contenders |= {f"OpenSpiel {name}, simulations": theirs(name) for name in THEIRS}
    best = dict.fromkeys(contenders, 0.0)
    for turn in range(TURNS):
        for name, play in contenders.items():
            began, made = time.thread_time(), 0
            while (took := time.thread_time() - began) < seconds or not made:
                made += play(turn)
            best[name] = max(best[name], made / took)
    for name, rate in best.items():
        print(f"{name:32} {rate:10,.0f} a second")


if __name__ == "__main__":
    main()
