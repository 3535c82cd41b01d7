"""The golden games of Sequence, which between them tell of everything."""

from pathlib import Path

import pytest

import linewright as lw
from tests.games.golden import assert_ends_as_recorded, assert_stands_as_it_stood
from tests.games.sequence.test_notation import TOLD

FOLDER = Path(__file__).parent / "golden"
STOOD = sorted((Path(__file__).parent / "stood").glob("*.txt"))
ENDS = {  # file, final scores, winners, digest of the final record
    "eight-by-hand-most": (  # begun under version 1, and ended by its rule (SQ-56)
        (1, 0, 1, 0, 1, 0, 1, 0),
        (0, 2, 4, 6),
        "8090e95f",
    ),
    "eight-talk": ((2, 0, 2, 0, 2, 0, 2, 0), (0, 2, 4, 6), "2dd9ef25"),
    "four-profi": ((1, 3, 1, 3), (1, 3), "20bf89a6"),
    "nine-profi-by-hand": (
        (0, 1, 0, 0, 1, 0, 0, 1, 0),
        (1, 4, 7),
        "780d3466",
    ),
    "six-in-three-teams": ((0, 1, 0, 0, 1, 0), (1, 4), "443b320e"),
    "ten-other-board": (
        (2, 0, 2, 0, 2, 0, 2, 0, 2, 0),
        (0, 2, 4, 6, 8),
        "c4092f7d",
    ),
    "three-by-hand": ((0, 0, 0), (), "59d940df"),
    "twelve-all-options": (
        (4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1),
        (0, 2, 4, 6, 8, 10),
        "8eba02ae",
    ),
    "two-profi-choice": ((2, 1), (0,), "41102a68"),
    "two": ((2, 1), (0,), "1251c12b"),
}


@pytest.mark.parametrize("file", STOOD, ids=lambda file: file.stem)
def test_a_save_of_the_days_of_larger_records_stands_where_it_stood(file):
    assert_stands_as_it_stood(file)


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_it_was_recorded(name):
    assert_ends_as_recorded(FOLDER / f"{name}.txt", ENDS[name])


def test_a_match_of_version_1_goes_on_by_its_rules_and_a_version_nobody_knows_is_refused():
    text = (FOLDER / "eight-by-hand-most.txt").read_text(encoding="utf-8")
    assert "\nrules 1\n" in text
    assert lw.load(text).is_over
    assert not lw.load(text.replace("rules 1", "rules 2")).is_over
    with pytest.raises(lw.BadSave, match=r"version 3 .* version 1, 2"):
        lw.load(text.replace("rules 1", "rules 3"))


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ENDS)


def test_the_golden_games_tell_of_everything_that_can_be_told():
    told = set()
    for file in FOLDER.glob("*.txt"):
        match = lw.load(file.read_text(encoding="utf-8"))
        told |= {word for number in range(len(match.log)) for word, _ in match.tell(number)}
    assert told == {word for *_, sentences in TOLD.values() for word, _ in sentences}
