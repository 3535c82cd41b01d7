"""A game against bots through Gymnasium's own checks, and through ours."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import linewright as lw
from linewright.adapters.gymnasium import TableEnv, register


def play(env, seed, moves=400):
    """Play legal actions by chance; gives what was seen last, and the sum of rewards."""
    dice = np.random.default_rng(seed)
    total = 0.0
    seen, ended = env.observation_space.sample(), False
    for _ in range(moves):
        seen, reward, ended, _, _ = env.step(int(dice.choice(np.flatnonzero(env.action_masks()))))
        total += reward
        if ended:
            break
    return seen["observation"].tobytes(), total, ended


@pytest.mark.parametrize("name", lw.games())
def test_check_env_passes(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # hints: observations are no pictures
        check_env(TableEnv(name), skip_render_check=True)


@pytest.mark.parametrize("name", lw.games())
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301  our own
def test_a_game_against_bots_copies_and_pickles(name, twin_of):
    env = TableEnv(name, bots="greedy")
    env.reset(seed=4)
    if env.table.is_over:
        env.reset()
    twin = twin_of(env)
    assert play(env, 1, 12) == play(twin, 1, 12)


def test_gymnasium_makes_it_by_its_id():
    env = gymnasium.make(register(), game="line-it", seats=3, seat=2, bots=["greedy", "random"], render_mode="ansi")
    seen, _ = env.reset(seed=1)
    assert seen in env.observation_space
    _, total, ended = play(env.unwrapped, 1)
    assert ended
    assert total in {-1, 0, 1}
    assert "market" in (env.render() or "")


def test_an_illegal_action_loses():
    env = TableEnv("line-it")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(np.flatnonzero(1 - env.action_masks())[0]))
    assert (reward, ended) == (-1.0, True)
    assert info["refused"]


def test_there_is_a_bot_for_each_other_seat():
    with pytest.raises(ValueError, match="2 bots for 3"):
        TableEnv("line-it", seats=4, bots=["random", "random"])
    with pytest.raises(lw.UnknownBot, match="nobody"):
        TableEnv("line-it", seats=4, bots=["random", "nobody", "greedy"])
