"""Whole games recorded once, from seeded random and greedy bots: a change of behaviour shows as another end.

Where a change is meant, the rules version rises (STYLE: habits) and the games are recorded anew. Each game's tests hold the ends
of its own games: final scores, winners, digest of the final record. Some games have a digest after every move, written when
records were still larger (decision 45): so every save of those days is checked as it was then.
"""

from pathlib import Path

import linewright as lw

End = tuple[tuple[int, ...], tuple[int, ...], str]


def assert_ends_as_recorded(file: Path, end: End) -> None:
    """Replay a game, and see that it ends in the same record and is saved as the same text."""
    text = file.read_text(encoding="utf-8")
    match = lw.load(text)
    assert match.is_over
    assert match.game.rules.check(match._state) == 0
    assert (match.scores, match.winners, match.standing.state) == end
    assert match.save(standing=False) == text


def assert_stands_as_it_stood(file: Path) -> None:
    """Load a game that says after every move where it stands: the record has the digest that it had when this was written."""
    text = file.read_text(encoding="utf-8")
    match = lw.load(text)
    assert match.is_over
    assert text.count("stands rules ") == match.moves + 1
