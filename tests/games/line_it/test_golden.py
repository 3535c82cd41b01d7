"""The golden games of Line-it."""

from pathlib import Path

import pytest

from tests.games.golden import assert_ends_as_recorded

FOLDER = Path(__file__).parent / "golden"
ENDS = {  # file, final scores, winners, digest of the final record
    "five-may": ((-4, -3, -8, 0, -5), (3,), "fe9bb1d8"),
    "four-all-options": ((21, 0, 25, 14), (2,), "ca5fd9fe"),
    "four": ((22, 0, 19, 21), (0,), "7fe42c48"),
    "three-last-round-first": ((-3, -6, 26), (2,), "e68e39b3"),
    "three": ((24, 0, 25), (2,), "4f28025a"),
    "two-exact-may": ((-1, 0), (1,), "3f373285"),
    "two-laid-deck": ((31, -5), (0,), "9db8da7a"),
    "two": ((1, -5), (0,), "997b9011"),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_it_was_recorded(name):
    assert_ends_as_recorded(FOLDER / f"{name}.txt", ENDS[name])


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ENDS)
