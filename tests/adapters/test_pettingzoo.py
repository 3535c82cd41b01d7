"""All games through PettingZoo's own tests, and through ours: copies, pickles, the same games as anywhere else."""

import copy
import pickle
import warnings

import numpy as np
import pytest

import linewright as lw
from linewright.core.registry import find

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # others' own
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from linewright.adapters.pettingzoo import env, parallel_env, raw_env

TABLES = [(name, seats) for name in lw.games() for seats in sorted({find(name).seats[0], find(name).seats[-1]})]
RACES = [name for name in lw.games() if find(name).race]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # hints of PettingZoo: observations are no pictures


def play(one, moves, seed):
    """Play legal actions by chance, and tell all that was seen."""
    dice, seen = np.random.default_rng(seed), []
    for agent in one.agent_iter(moves):
        told, reward, is_over, is_cut, _ = one.last()
        seen.append((agent, told["observation"].tobytes(), told["action_mask"].tobytes(), reward, is_over))
        one.step(None if is_over or is_cut else int(dice.choice(np.flatnonzero(told["action_mask"]))))
    return seen


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_api_test_passes(name, seats):
    api_test(env(name, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_seed_test_passes(name, seats):
    seed_test(lambda: env(name, seats=seats), num_cycles=20)


@pytest.mark.parametrize("name", RACES)
def test_the_parallel_api_test_passes_for_races(name):
    parallel_api_test(parallel_env(name), num_cycles=100)


def test_who_acts_at_the_same_time_is_asked_of_races_only():
    with pytest.raises(lw.BadLab, match=r"line-it act one after the other.* races: long-line, head-line"):
        parallel_env("line-it")


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301  our own
def test_an_environment_copies_and_pickles_with_its_game(name, seats, twin_of):
    for seed in range(3):
        one = env(name, seats=seats)
        one.reset(seed=seed)
        play(one, 7, seed)
        twin = twin_of(one)
        assert play(one, 20, seed + 1) == play(twin, 20, seed + 1)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_as_the_match_of_its_seed_does(seed):
    one = raw_env("line-it", seats=3)
    one.reset(seed=seed)
    match, dice, final = lw.new("line-it", seats=3, seed=seed), np.random.default_rng(seed), {}
    for agent in one.agent_iter():
        told, reward, is_over, _, _ = one.last()
        if is_over:
            final[agent] = reward
            one.step(None)
            continue
        action = int(dice.choice(np.flatnonzero(told["action_mask"])))
        match.act(one.seat_of[agent], action)
        one.step(action)
    assert match.is_over
    assert [final[f"seat_{seat}"] for seat in range(3)] == [1 if seat in match.winners else -1 for seat in range(3)]


def test_an_illegal_action_ends_the_game_of_the_wrapped_environment_and_is_refused_by_the_bare_one():
    one, bare = env("line-it"), raw_env("line-it")
    one.reset(seed=1)
    bare.reset(seed=1)
    illegal = int(np.flatnonzero(1 - one.last()[0]["action_mask"])[0])
    with pytest.raises(lw.IllegalMove):
        bare.step(illegal)
    agent = one.agent_selection
    one.step(illegal)
    assert one.terminations[agent]
    assert one.rewards[agent] == -1


def test_a_race_goes_on_while_all_wait():
    one = parallel_env("head-line")
    one.reset(seed=2)
    wait = one.table.wait
    for _ in range(5):
        seen, rewards, over, _, _ = one.step(dict.fromkeys(one.agents, wait))
    assert not any(over.values())
    assert not any(rewards.values())
    assert all(told["action_mask"][wait] for told in seen.values())
    assert "seats" in (parallel_env("head-line", render_mode="ansi").render() or "")
