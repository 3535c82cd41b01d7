"""Very many games side by side: the same games as anywhere else, told in arrays."""

import copy
import pickle
from types import FunctionType, SimpleNamespace

import numpy as np
import pytest

import linewright as lw
from linewright.core import batching
from linewright.core import compile as compiler
from linewright.core.planes import split
from linewright.core.registry import find
from linewright.lab.dlpack import CPU, Lent

FAST = [name for name in lw.games() if not find(name).race and not find(name).puzzle]


def follow(name, seats, steps, n=5):
    """Step a batch with any legal moves beside matches of the same seeds, and hand out both after every step."""
    batch = lw.batch(name, n, seats=seats, seed=11)
    matches = [lw.new(name, seats=seats, seed=batch.match_seed(i)) for i in range(n)]
    for _ in range(steps):
        actions, seat = batch.sample().copy(), batch.seat.copy()
        batch.step(actions)
        for i, match in enumerate(matches):
            match.act(int(seat[i]), int(actions[i]))
        yield batch, matches
        matches = [
            lw.new(name, seats=seats, seed=batch.match_seed(i)) if match.is_over else match for i, match in enumerate(matches)
        ]


@pytest.mark.parametrize("name", FAST)
@pytest.mark.parametrize("most", [False, True])
def test_a_batch_plays_the_games_that_matches_play(name, most):
    seats = find(name).seats[-1 if most else 0]
    ended = 0
    for batch, matches in follow(name, seats, 250):
        for i, match in enumerate(matches):
            assert batch.over[i] == match.is_over
            if match.is_over:
                ended += 1
                assert batch.scores[i].tolist() == list(match.scores)
                winners = match.winners if 0 < len(match.winners) < seats else ()
                expected = [1 if seat in winners else -1 if winners else 0 for seat in range(seats)]
                assert batch.rewards[i].tolist() == expected
                continue
            assert batch.seat[i] == match.to_act[0]
            assert np.flatnonzero(batch.mask[i]).tolist() == sorted(match.actions(match.to_act[0]))
            assert batch.legal[i, : batch.counts[i]].tolist() == match.actions(match.to_act[0])
            assert not batch.rewards[i].any()
            seen = np.zeros(batch.game.observed, np.int8)
            batch.game.observation.observe(match._state, match.to_act[0], seen)
            assert batch.observation[i].tobytes() == seen.tobytes()
    assert ended


@pytest.mark.parametrize("name", lw.games())
def test_the_same_seed_gives_the_same_bytes_on_any_number_of_threads(name):
    told = []
    for threads in (1, 2, 3):
        batch = lw.batch(name, 7, seed=3, threads=threads)
        for _ in range(30):
            batch.step(batch.sample())
        told.append(tell_all(batch))
        batch.reset()
        assert tell_all(batch) == tell_all(lw.batch(name, 7, seed=3))
    assert told[0] == told[1] == told[2]


def tell_all(batch):
    """Everything that a batch tells, and the records of its games."""
    told = (batch.seat, batch.observation, batch.mask, batch.counts)
    return [array.tobytes() for array in told] + [state.tobytes() for state in batch._states[:-1]]


@pytest.mark.parametrize("name", ["line-it", "sequence", "head-line"])
def test_compiled_and_interpreted_steps_give_the_same_bytes(name):
    one, two = (lw.batch(name, 2, seed=5) for _ in range(2))
    step = compiler.bind(batching.step_games, two.game)
    for _ in range(12):
        actions = one.sample().copy()
        one.step(actions)
        told = two._seat, two._over, two._rewards, two._scores, two._legal, two._counts, two._observation, two._mask
        step(two._states, actions, two._courses, *told, two.seed, two._how, 0, 2)
        assert tell_all(one) == tell_all(two)


def test_games_that_are_over_wait_where_none_begin_anew():
    batch = lw.batch("line-it", 4, seed=1, auto_reset=False)
    for _ in range(300):
        batch.step(batch.sample())
    assert batch.seat.tolist() == [-1] * 4
    assert not batch.mask.any()
    assert not batch.over.any()
    assert not batch.rewards.any()
    assert set(batch.split(batch.observation)["phase"].tolist()) == {2}


def test_masks_and_observations_are_written_where_one_likes():
    batch, twin = lw.batch("line", 6, seed=2), lw.batch("line", 6, seed=2)
    masks, seen = np.full((3, 6, batch.game.actions), 9, np.int8), np.full((3, 6, batch.game.observed), 9, np.int8)
    for k in range(3):
        batch.step(batch.sample(), observation=seen[k], mask=masks[k])
        twin.step(twin.sample())
        assert masks[k].tobytes() == twin.mask.tobytes()
        assert seen[k].tobytes() == twin.observation.tobytes()
    batch.step(batch.sample())
    twin.step(twin.sample())
    assert batch.mask.tobytes() == twin.mask.tobytes()


@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(threads):
    batch = lw.batch("line-it", 3, seed=2, threads=threads)
    before = tell_all(batch)
    actions = batch.sample().copy()
    actions[1] = find("line-it").actions - 1
    with pytest.raises(lw.IllegalMove) as refusal:
        batch.step(actions)
    assert refusal.value.rule == "LI-30"
    assert tell_all(batch) == before


def test_whoever_waits_in_a_race_lets_others_go_first():
    batch = lw.batch("head-line", 4, seed=2)
    before = batch._states.tobytes()
    batch.step(np.full(4, batching.WAIT))
    assert batch._states.tobytes() != before
    assert not batch.over.any()
    with pytest.raises(lw.IllegalMove):
        lw.batch("line-it", 1, seed=2).step(np.array([batching.WAIT]))


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])  # noqa: S301  our own
def test_a_batch_copies_and_pickles_with_its_games(twin_of):
    batch = lw.batch("sequence", 3, seed=8)
    batch.step(batch.sample())
    twin = twin_of(batch)
    for _ in range(5):
        batch.step(batch.sample())
        twin.step(twin.sample())
    assert tell_all(batch) == tell_all(twin)


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"n": 0}, "0 games can’t be held side by side: expected a whole number from 1 to 16777216"),
        ({"n": 1 << 25}, "33554432 games can’t be held side by side"),
        ({"threads": 0}, "0 workers can’t play"),
        ({"device": "tpu"}, "there is no device 'tpu'"),
        ({"seats": 9}, "line-it"),
        ({"bet_exact": 3}, "bet_exact"),
        ({"secret": 3}, "secret"),
    ],
)
def test_what_cannot_be_is_refused_in_words(wishes, said):
    wishes = {"n": 2, **wishes}
    with pytest.raises(lw.LinewrightError) as refusal:
        lw.batch("line-it", wishes.pop("n"), **wishes)
    assert said in refusal.value.say("en")


def test_actions_and_arrays_of_another_shape_are_refused():
    batch = lw.batch("line-it", 2, seed=1)
    for actions in ([1], [0.5, 1.5], [[1, 2]]):
        with pytest.raises(lw.BadLab, match="whole number for each"):
            batch.step(actions)
    with pytest.raises(lw.BadLab, match="int8"):
        batch.step(batch.sample(), mask=np.zeros((2, 3), np.int8))


def test_constants_are_told_once():
    batch = lw.batch("line", 2, seed=1)
    assert batch.constants["ink"].shape == (80, 12)
    assert lw.batch("line-it", 2, seed=1).constants == {}


def test_planes_are_views_of_the_numbers():
    batch = lw.batch("line-it", 3, seats=4, seed=1)
    planes = split(batch.planes, batch.observation)
    assert planes["hands"].shape == (3, 5, 104)
    assert planes["seats"].tolist() == [4, 4, 4]
    assert all(np.shares_memory(plane, batch.observation) for plane in planes.values())


def test_an_array_is_lent_by_dlpack_without_a_copy():
    array = np.arange(6, dtype=np.int16).reshape(2, 3)
    taken = np.from_dlpack(Lent(array, CPU))
    assert taken.tolist() == array.tolist()
    array[1, 2] = 77
    assert taken[1, 2] == 77
    Lent(array, CPU).__dlpack__()  # a capsule that nobody takes


@pytest.mark.parametrize("name", ["line-it", "head-line"])
def test_what_each_cuda_thread_does_comes_to_the_same_bytes(name):
    one, two = lw.batch(name, 3, seed=6), lw.batch(name, 3, seed=6)
    place = [0]
    cuda = SimpleNamespace(grid=lambda _: place[0])
    names = {function.__name__: compiler.bind(function, one.game) for function in (batching.step_game, batching.is_illegal)}
    kernel = compiler._kernel_of_steps
    step = FunctionType(kernel.__code__, {**kernel.__globals__, **names, "cuda": cuda})
    for k in range(12):
        actions = one.sample().copy()
        one.step(actions)
        given = actions.copy()
        if k == 5:
            given[1] = one.game.actions - 1  # illegal: only marked
        told = two._seat, two._over, two._rewards, two._scores, two._legal, two._counts, two._observation, two._mask
        for again in (given, actions) if k == 5 else (actions,):
            for i in range(4):  # one thread more than there are games
                place[0] = i
                if k != 5 or again is given or i == 1:
                    step(two._states, again, two._courses, *told, two.seed, two._how)
            if again is given and k == 5:
                assert two.over.tolist() == [*one.over[:1], batching.REFUSED, *one.over[2:]]
        assert tell_all(one) == tell_all(two)


@pytest.mark.skipif(compiler.has_cuda(), reason="2026-11-19: this machine has a GPU")
def test_where_there_is_no_gpu_it_is_said_what_it_takes():
    with pytest.raises(lw.BadLab, match="pip install 'linewright\\[cuda\\]'"):
        lw.batch("line-it", 10, device="cuda")
