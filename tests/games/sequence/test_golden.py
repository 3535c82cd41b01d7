"""The golden games of Sequence (see tests/games/test_golden.py) between them tell of everything."""

from pathlib import Path

import linewright as lw
from tests.games.sequence.test_notation import TOLD

FOLDER = Path(__file__).parent / "golden"


def test_the_golden_games_tell_of_everything_that_can_be_told():
    told = set()
    for file in FOLDER.glob("*.txt"):
        match = lw.load(file.read_text(encoding="utf-8"))
        told |= {word for number in range(len(match.log)) for word, _ in match.tell(number)}
    assert told == {word for *_, sentences in TOLD.values() for word, _ in sentences}
