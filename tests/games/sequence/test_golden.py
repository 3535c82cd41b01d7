"""The golden games of Sequence, which between them tell of everything."""

from pathlib import Path

import pytest

import linewright as lw
from tests.games.golden import assert_ends_as_recorded
from tests.games.sequence.test_notation import TOLD

FOLDER = Path(__file__).parent / "golden"
ENDS = {  # file, final scores, winners, SHA-256 of the final record
    "eight-by-hand-most": (  # begun under version 1, and ended by its rule (SQ-56)
        (1, 0, 1, 0, 1, 0, 1, 0),
        (0, 2, 4, 6),
        "e202ec82cf401d4b958566b093c5bb0609af5cc18d2f4c950fe41ee7383dffa1",
    ),
    "eight-talk": ((2, 0, 2, 0, 2, 0, 2, 0), (0, 2, 4, 6), "f95980fba45470b4562b38b93c33f1d8ae05c6303dde85f22db53b996ea25e88"),
    "four-profi": ((1, 3, 1, 3), (1, 3), "cab9afabd361f55261a7e5077f8d669b22973fa4d072890ab47854695a73c29b"),
    "nine-profi-by-hand": (
        (0, 1, 0, 0, 1, 0, 0, 1, 0),
        (1, 4, 7),
        "471d1e7895dc710802cefecbf1bada96dfbca480dbfdae4c7fb663bcf789d946",
    ),
    "six-in-three-teams": ((0, 1, 0, 0, 1, 0), (1, 4), "c965a0fbca7464ac85a804c22c2668bcc44add02d6ac41069cde4645e603daa2"),
    "ten-other-board": (
        (2, 0, 2, 0, 2, 0, 2, 0, 2, 0),
        (0, 2, 4, 6, 8),
        "98d8f004d10dff1b6c4a1e12b1c41a1c53547098c9a317e2f5a1ce7a2305cb79",
    ),
    "three-by-hand": ((0, 0, 0), (), "aa71f46a71a0ece958539fb89b28daad4a01c8edc564e2cb5c9a08768001b770"),
    "twelve-all-options": (
        (4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1),
        (0, 2, 4, 6, 8, 10),
        "84047e1b054625a38bcea186fa59dbd4ddbeb3d93d871d4abb2e006f816a2ab6",
    ),
    "two-profi-choice": ((2, 1), (0,), "1c95f52e1abf25e3808f4a335daa843ad680c433d52a49223dc83f06763f1f47"),
    "two": ((2, 1), (0,), "26645931b49be9077f2d0f6016ee624c23187d1111d6ab0ac0f52a7abf8e10d4"),
}


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
