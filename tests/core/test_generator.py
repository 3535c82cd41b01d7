"""The generator: the published xoshiro128**, fair draws, the same in machine code."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from linewright.core.generator import below, chance_at, mix, next_word, seed_generator, shuffle


def words(*start: int) -> np.ndarray:
    return np.array(start, np.uint32)


def reference(state: list[int]) -> int:
    """xoshiro128** as its authors define it, written down a second time with plain Python integers."""

    def rotated(x, k):
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    result = rotated(state[1] * 5 & 0xFFFFFFFF, 7) * 9 & 0xFFFFFFFF
    t = state[1] << 9 & 0xFFFFFFFF
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotated(state[3], 11)
    return result


def test_it_is_xoshiro128_starstar():
    generator = words(1, 2, 3, 4)
    assert [next_word(generator) for _ in range(3)] == [11520, 0, 5927040]  # the published first words of this state


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4).filter(any))
def test_it_follows_the_definition_from_any_state(start):
    generator, model = words(*start), list(start)
    for _ in range(20):
        assert next_word(generator) == reference(model)
        assert list(generator) == model


@given(st.integers(0, 2**62 - 1))
def test_a_seed_never_gives_four_zeros(seed):
    generator = words(0, 0, 0, 0)
    seed_generator(generator, seed)
    assert generator.any()


def test_neighbouring_seeds_give_unrelated_words():
    rows = []
    for seed in range(200):
        generator = words(0, 0, 0, 0)
        seed_generator(generator, seed)
        rows.append(np.unpackbits(generator.view(np.uint8)))
    flips = [np.mean(one != two) for one, two in itertools.pairwise(rows)]
    assert 0.47 < np.mean(flips) < 0.53
    assert len({row.tobytes() for row in rows}) == 200


@pytest.mark.parametrize("count", [1, 2, 3, 7, 52, 106])
def test_below_is_fair(count):
    generator = words(9, 8, 7, 6)
    drawn = np.bincount([below(generator, count) for _ in range(400 * count)], minlength=count)
    assert len(drawn) == count
    chi_squared = ((drawn - 400) ** 2 / 400).sum()
    assert chi_squared < count + 4 * (2 * count) ** 0.5 + 4


def test_below_rejects_what_would_not_be_fair():
    count = 3 << 30  # a quarter of all words must be drawn again
    generator = words(5, 6, 7, 8)
    assert all(below(generator, count) < count for _ in range(200))


def test_shuffle_reaches_every_order_equally():
    generator = words(1, 1, 2, 3)
    seen = {}
    for _ in range(6 * 300):
        cards = np.arange(5)
        shuffle(generator, cards, 1, 4)
        assert (cards[0], cards[4]) == (0, 4)
        seen[tuple(cards)] = seen.get(tuple(cards), 0) + 1
    assert len(seen) == 6
    assert min(seen.values()) > 230


def test_the_chances_of_a_playout_are_spread_evenly():
    top = np.bincount([chance_at(seed, turn) >> 28 for seed in range(100) for turn in range(160)], minlength=16)
    assert top.min() > 880
    assert mix(0) == 0
