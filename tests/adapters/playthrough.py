"""A match of each game as OpenSpiel sees it, written down: what chance was asked, what was legal, and what each player knew.

`python -m tests.adapters.playthrough` writes them anew; look at what changed before you keep it.
"""

import hashlib
from pathlib import Path

import numpy as np
import pyspiel

from linewright.adapters.openspiel import name_of
from linewright.core.registry import names

FOLDER = Path(__file__).with_name("playthroughs")
ASKED = {"sequence": {"players": 4, "draw": "by_hand"}, "long-line": {"round_timer": 90, "players": 3}}  # what else there is
MOST_DECISIONS = 60
SEED = 7


def short(text):
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def played_through(name):
    """The lines of a match, its decisions and chance drawn by a fixed seed; the whole of what players know at the end."""
    game = pyspiel.load_game(name_of(name), ASKED.get(name, {}))
    luck = np.random.RandomState(SEED)
    state = game.new_initial_state()
    players = range(game.num_players())
    kind = game.get_type()
    yield f"{game}"
    yield f"{kind.chance_mode}, {kind.information}, {kind.utility}; {game.num_distinct_actions()} actions"
    yield f"utility {game.min_utility():g} to {game.max_utility():g}; tensor {game.observation_tensor_shape()}"
    decisions = 0
    while not state.is_terminal() and decisions < MOST_DECISIONS:
        actions = state.legal_actions()
        if state.is_chance_node():
            odds = [odds for _, odds in state.chance_outcomes()]
            action = int(luck.choice(actions, p=odds))
            share = odds[actions.index(action)]
            yield f"  chance: {state.action_to_string(action)}, {share:.6f} of {len(odds)} ({sum(odds):.6f})"
        else:
            action = int(luck.choice(actions))
            known = " ".join(short(state.information_state_string(player)) for player in players)
            seen = " ".join(short(state.observation_string(player)) for player in players)
            sums = " ".join(f"{sum(state.observation_tensor(player)):g}" for player in players)
            made = f"{state.current_player()}: {state.action_to_string(action)} ({action}, one of {len(actions)})"
            yield f"{made}; {known}; {seen}; {sums}"
            decisions += 1
        state.apply_action(action)
    yield f"terminal {state.is_terminal()}, returns {state.returns()}"
    for player in players:
        yield from state.information_state_string(player).splitlines()


def main():
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        FOLDER.joinpath(f"{name}.txt").write_text("\n".join(played_through(name)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
