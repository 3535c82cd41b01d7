"""A trail does what a list does, and copies of it go ways of their own."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from linewright.core.trail import Trail

STEPS = st.tuples(st.integers(0, 3), st.sampled_from(["append", "pop", "copy", "set"]), st.integers(0, 99))


@given(st.lists(STEPS, max_size=60))
def test_copies_go_ways_of_their_own_like_lists(steps):
    trails, lists = [Trail()], [[]]
    for who, what, number in steps:
        trail, plain = trails[who % len(trails)], lists[who % len(lists)]
        if what == "append":
            trail.append(number)
            plain.append(number)
        elif what == "copy":
            trails.append(trail.copy())
            lists.append(list(plain))
        elif what == "pop" and plain:
            assert trail.pop() == plain.pop()
        elif what == "set" and plain:
            trail[number % len(plain)] = plain[number % len(plain)] = -number
        assert [list(one) for one in trails] == lists
        assert [len(one) for one in trails] == list(map(len, lists))
        assert [one[-1] for one in trails if len(one)] == [one[-1] for one in lists if one]


def test_copies_in_several_threads_go_ways_of_their_own():
    begun: Trail[int] = Trail()
    begun.append(-1)

    def go_on(who: int) -> bool:
        trail = begun.copy()
        for step in range(200):
            trail.append(1000 * who + step)
        return list(trail) == [-1, *range(1000 * who, 1000 * who + 200)]

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(go_on, range(400)))


def test_nothing_is_beyond_the_end_even_where_a_copy_has_gone_on():
    trail: Trail[int] = Trail()
    trail.append(1)
    trail.copy().append(2)
    for place in (1, -2):
        with pytest.raises(IndexError):
            trail[place]
    trail.pop()
    with pytest.raises(IndexError):
        trail.pop()
