"""Whole games recorded once, from seeded random bots: a change of behaviour shows as another end.

Where a change is meant, the rules version rises (STYLE: habits) and the games are recorded anew.
"""

import hashlib
from pathlib import Path

import pytest

import linewright as lw
from linewright.games.sequence import rules
from tests.games.sequence.test_notation import TOLD

FOLDER = Path(__file__).parent / "golden"
GAMES = {  # file, final scores, winners, SHA-256 of the final record
    "two": ((2, 1), (0,), "18dd8fc3b3e1190a0e58894d80183b66beb426ade083c243c3a7d70ad809acd3"),
    "three-by-hand": ((0, 0, 0), (), "00a3f841942de04ee727b669585901f46f294ca18e6a256a73679409b0b8a273"),
    "four-profi": ((1, 3, 1, 3), (1, 3), "a88050ea98ec0838d4a6f537f1e8001376bfa9dff87b9749f7df8869a56ad5a7"),
    "six-in-three-teams": ((0, 1, 0, 0, 1, 0), (1, 4), "e46aef911e7c495155de43814f9eb48911ac7381f6865f198bc19ec53035c502"),
    "eight-talk": ((2, 0, 2, 0, 2, 0, 2, 0), (0, 2, 4, 6), "6b9af47a3c61489a9e5999460ea31640787f333c47b0b1a75eecf2a9153aff5c"),
    "nine-profi-by-hand": (
        (0, 1, 0, 0, 1, 0, 0, 1, 0),
        (1, 4, 7),
        "43a2fc5be1cab5ddbb33d4cf8a695e1aaabffdb06e5036d71ca6fb17f2f48e47",
    ),
    "ten-other-board": (
        (2, 0, 2, 0, 2, 0, 2, 0, 2, 0),
        (0, 2, 4, 6, 8),
        "4bee256309752ee3b10365b6a710647fe02bb6cd59ec54f66b101b5612d56536",
    ),
    "twelve-all-options": (
        (4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1),
        (0, 2, 4, 6, 8, 10),
        "60b9b45e19162016883daf1eaa39081411d509bc5a35b6c0dc90639d97991d1b",
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_it_was_recorded(name):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = lw.load(text)
    assert match.is_over
    assert rules.check(match._state) == 0
    assert (match.scores, match.winners, hashlib.sha256(match.digest_bytes).hexdigest()) == GAMES[name]
    assert match.save() == text


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)


def test_the_golden_games_tell_of_everything_that_can_be_told():
    told = set()
    for name in GAMES:
        match = lw.load((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
        told |= {word for number in range(len(match.log)) for word, _ in match.tell(number)}
    assert told == {word for *_, sentences in TOLD.values() for word, _ in sentences}
