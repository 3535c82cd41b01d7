"""Our games in OpenSpiel: its own tests, playthroughs kept here, and what its search bot is given."""

import pickle
import re
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from linewright.adapters import openspiel
from linewright.adapters.extensive import LONGEST
from linewright.adapters.openspiel import name_of
from linewright.core.errors import BadSeats
from linewright.core.registry import find, names
from tests.adapters.playthrough import FOLDER, played_through

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
SIMULATIONS = 8  # of OpenSpiel's search in a test
OTHERS = (  # games with other options, more seats, several that may act at once, a clock of the table
    "python_linewright_line_it(players=5,final_card=may,bet_exact=true)",
    "python_linewright_sequence(players=4,draw=by_hand,dead_cards=any,profi=true)",
    "python_linewright_sequence(players=12,teams=3)",
    "python_linewright_line(players=6,open_hands=true)",
    "python_linewright_long_line(players=7,round_timer=60,false_call=zero)",
    "python_linewright_kidz_line(players=8,strict_kids=false)",
    "python_linewright_head_line(players=4,wrong_call=continue)",
    "python_linewright_solo_line(hand_size=8)",
)


def started(name, moves=0, seed=1, **parameters):
    """A state of a game after its deal and so many decisions by chance, at a decision."""
    luck = np.random.RandomState(seed)
    state = pyspiel.load_game(name_of(name), parameters).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves):
        moves -= not state.is_chance_node()
        answers, odds = zip(*state.chance_outcomes(), strict=True) if state.is_chance_node() else (state.legal_actions(), None)
        state.apply_action(int(luck.choice(answers, p=odds)))
    return state


@pytest.mark.parametrize("name", names())
def test_openspiels_own_simulation_finds_nothing_wrong(name):
    pyspiel.random_sim_test(pyspiel.load_game(name_of(name)), num_sims=1 if find(name).race else 3, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("written", OTHERS)
def test_openspiels_own_simulation_finds_nothing_wrong_with_options(written):
    pyspiel.random_sim_test(pyspiel.load_game(written), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_a_match_is_played_through_as_before(name):
    kept = FOLDER.joinpath(f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert kept == list(played_through(name)), "renew it with: python -m tests.adapters.playthrough"


def test_every_game_has_a_playthrough_and_every_playthrough_a_game():
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_copies_and_pickles_go_on_like_the_state_itself(name):
    state = started(name, 3)
    data = pickle.dumps(state)
    twins = [
        state.clone(),
        pickle.loads(data),  # noqa: S301  our own bytes
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1],
    ]
    luck = np.random.RandomState(2)
    for _ in range(30):
        if state.is_terminal():
            break
        action = int(luck.choice(state.legal_actions()))
        for each in (state, *twins):
            each.apply_action(action)
        for twin in twins:
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            for player in range(state.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
    again = pickle.loads(data)  # noqa: S301  our own bytes
    assert str(again) == str(started(name, 3))


@pytest.mark.parametrize("name", [name for name in names() if max(find(name).seats) > 1])
def test_a_resampled_state_looks_the_same_to_whoever_imagined_it(name):
    state = started(name, 4)
    player = state.current_player()
    known, seen = state.information_state_string(player), state.observation_string(player)
    others = set()
    for seed in range(6):
        twin = state.resample_from_infostate(player, iter([seed / 6]).__next__)
        assert (twin.information_state_string(player), twin.observation_string(player)) == (known, seen)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(twin.situation.states.tobytes())
    assert len(others) > 1, "nothing was imagined"


@pytest.mark.parametrize("name", ["sequence", "line", "long-line"])
def test_players_know_nothing_that_is_hidden_from_them(name):
    """In two worlds that a seat cannot tell apart it is told the same, after the same moves and draws of its own."""
    state = started(name, 0)
    player = state.current_player()
    twin = state.resample_from_infostate(player, lambda: 0.5)
    assert str(twin) != str(state)
    action = state.legal_actions()[0]
    for each in (state, twin):
        each.apply_action(action)
    assert twin.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", names())
def test_openspiels_search_plays_it(name):
    state, luck = started(name, 2), np.random.RandomState(1)
    if state.is_terminal():
        state = started(name)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, luck), 2.0, SIMULATIONS, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_whoever_imagines_knows_nothing_of_what_others_knew():
    """The strings of the others are built of what the imagining seat heard: no digest of what they saw in the true world."""
    state = started("long-line", 3, players=3)
    player = state.current_player()
    other = (player + 1) % 3
    worlds = [state.resample_from_infostate(player, lambda seed=seed: seed / 4) for seed in range(4)]
    assert len({world.information_state_string(other) for world in worlds}) == 1
    assert state.information_state_string(other) != worlds[0].information_state_string(other)


def test_several_that_may_act_are_asked_clockwise_from_one_that_chance_picks():
    state = started("head-line", players=3)
    chance = pyspiel.load_game(name_of("head-line"), {"players": 3}).new_initial_state()
    while len(chance.chance_outcomes()) != 3 or chance.situation.asked is not None:
        chance.apply_action(chance.legal_actions()[0])
    assert [odds for _, odds in chance.chance_outcomes()] == [pytest.approx(1 / 3)] * 3
    chance.apply_action(1)
    asked = []
    wait = chance.num_distinct_actions() - 1
    turned = chance.situation.states["opened"][0]
    while not chance.is_chance_node():
        asked.append(chance.current_player())
        assert chance.action_to_string(wait) == "wait"
        chance.apply_action(wait)
    assert asked == [1, 2, 0]
    assert chance.situation.states["opened"][0] == turned + 1, "the dealer turns a card once all have waited"
    assert not state.is_chance_node()


def test_the_last_asked_has_to_act_where_no_clock_goes_on():
    state = started("long-line", players=2)
    wait = state.num_distinct_actions() - 1
    assert wait in state.legal_actions()
    state.apply_action(wait)
    assert wait not in state.legal_actions()


def test_a_game_that_goes_on_and_on_ends_with_nobody_winning():
    state = started("head-line", LONGEST)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert len([step for step in state.situation.past if step.seat >= 0]) == LONGEST


def test_winners_share_what_the_others_give():
    """Three of four seats: the winner gets what three give; in teams each winner what one loser gives."""
    for name, players in (("line-it", 3), ("sequence", 4)):
        state = started(name, LONGEST, players=players)
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        assert max(returns) > 0
        winners = [seat for seat in range(players) if returns[seat] > 0]
        rules = state.get_game().form.game.rules
        assert winners == [seat for seat in range(players) if rules.is_winner(state.situation.states[0], seat)]


def test_seats_and_options_are_refused_in_words():
    with pytest.raises(BadSeats, match="2, 3, 4, 5"):
        pyspiel.load_game(name_of("line-it"), {"players": 9})


def test_the_example_of_the_page_runs():
    section = PAGE.read_text(encoding="utf-8").partition("## OpenSpiel")[2].partition("\n## ")[0]
    [example] = re.findall(r"```python\n(.*?)```", section, flags=re.DOTALL)
    np.random.seed(1)  # noqa: NPY002  the example draws from it
    names = {}
    exec(compile(example, PAGE.name, "exec"), names)  # noqa: S102  our own page
    assert names["move"] in names["state"].legal_actions()


def test_without_openspiel_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, openspiel.__name__)
    with pytest.raises(ImportError, match=r"linewright\[openspiel\]"):
        __import__(openspiel.__name__)
