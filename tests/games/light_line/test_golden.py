"""The golden games of LIGHT LINE."""

from pathlib import Path

import pytest

from tests.games.golden import assert_ends_as_recorded, assert_stands_as_it_stood

FOLDER = Path(__file__).parent / "golden"
STOOD = sorted((Path(__file__).parent / "stood").glob("*.txt"))
ENDS = {  # file, final scores, winners, digest of the final record
    "head-four-continue": ((12, 9, 3, 0), (0,), "de45e04e"),
    "head-two": ((18, 4), (0,), "d09d5c1c"),
    "kidz-eight-lenient": (
        (6, 6, 6, 6, 6, 6, 6, 6),
        (0, 1, 2, 3, 4, 5, 6, 7),
        "f952f622",
    ),
    "kidz-three": ((6, 6, 6), (0, 1, 2), "53136a87"),
    "line-four-laid-deck": ((21, 22, 21, 22), (1, 3), "777efd7e"),
    "line-six-open-no-final-draw": (
        (20, 11, 14, 17, 16, 16),
        (0,),
        "2a69497f",
    ),
    "line-two": ((23, 18), (0,), "028ad13c"),
    "long-four-zero": ((16, 13, 10, 13), (0,), "d2c06f73"),
    "long-three": ((22, 15, 14), (0,), "6243b2cd"),
    "solo-fourteen": ((14,), (), "b0826a7e"),
    "solo-ten": ((10,), (), "35f0782d"),
}


@pytest.mark.parametrize("file", STOOD, ids=lambda file: file.stem)
def test_a_save_of_the_days_of_larger_records_stands_where_it_stood(file):
    assert_stands_as_it_stood(file)


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_it_was_recorded(name):
    assert_ends_as_recorded(FOLDER / f"{name}.txt", ENDS[name])


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ENDS)
