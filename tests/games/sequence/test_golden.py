"""The golden games of Sequence, which between them tell of everything."""

from pathlib import Path

import pytest

import linewright as lw
from tests.games.golden import assert_ends_as_recorded
from tests.games.sequence.test_notation import TOLD

FOLDER = Path(__file__).parent / "golden"
ENDS = {  # file, final scores, winners, SHA-256 of the final record
    "eight-by-hand-most": (
        (1, 0, 1, 0, 1, 0, 1, 0),
        (0, 2, 4, 6),
        "9caa4ad8a80bac2bf43d5ee094f133e07102c051b150aa86a19e81742323cf24",
    ),
    "eight-talk": ((2, 0, 2, 0, 2, 0, 2, 0), (0, 2, 4, 6), "79d58a5aedaa63729f6babc4fe7e7c056b6b3fe94d5440dbdac5567d5d027964"),
    "four-profi": ((1, 3, 1, 3), (1, 3), "3d7dd3d27a4b37b41b624c460fcc51a2158cbed7426b782234c1bef239f8cf9d"),
    "nine-profi-by-hand": (
        (0, 1, 0, 0, 1, 0, 0, 1, 0),
        (1, 4, 7),
        "dbaa68b95ddeea8cfb3c62ba20ab439e28d3e29ed4eb94f72595c7b5c22bc321",
    ),
    "six-in-three-teams": ((0, 1, 0, 0, 1, 0), (1, 4), "fbd96f849464957077881ac46bc615db5a38b8c1abeade6cd7c865c95a6db0de"),
    "ten-other-board": (
        (2, 0, 2, 0, 2, 0, 2, 0, 2, 0),
        (0, 2, 4, 6, 8),
        "024b13317d9eefd7abc1e8c1a6a1faec329eccf420d44334d92df398fd85ce2e",
    ),
    "three-by-hand": ((0, 0, 0), (), "7733da0da755ab31fe7e15ac15c430613a5bba0c1070aca95806f0f199bd0970"),
    "twelve-all-options": (
        (4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1),
        (0, 2, 4, 6, 8, 10),
        "931b40dd084916de183a77bed9ea64273cbb974e7e9e1d72f96684b7431e4485",
    ),
    "two": ((2, 1), (0,), "70c0c1a1665ed876f1d177477bfca4aaf2a924437dbf3c4c1ab5de4280591cff"),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_it_was_recorded(name):
    assert_ends_as_recorded(FOLDER / f"{name}.txt", ENDS[name])


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ENDS)


def test_the_golden_games_tell_of_everything_that_can_be_told():
    told = set()
    for file in FOLDER.glob("*.txt"):
        match = lw.load(file.read_text(encoding="utf-8"))
        told |= {word for number in range(len(match.log)) for word, _ in match.tell(number)}
    assert told == {word for *_, sentences in TOLD.values() for word, _ in sentences}
