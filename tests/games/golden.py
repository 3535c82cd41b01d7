"""Whole games recorded once, from seeded random and greedy bots: a change of behaviour shows as another end.

Where a change is meant, the rules version rises (STYLE: habits) and the games are recorded anew. Each game's tests hold the ends
of its own games: final scores, winners, SHA-256 of the final record.
"""

import hashlib
from pathlib import Path

import numpy as np

import linewright as lw
from linewright.core.record import kept_fields, record

End = tuple[tuple[int, ...], tuple[int, ...], str]


def assert_ends_as_recorded(file: Path, end: End) -> None:
    """Replay a game, and see that it ends in the same record and is saved as the same text."""
    text = file.read_text(encoding="utf-8")
    match = lw.load(text)
    assert match.is_over
    assert match.game.rules.check(match._state) == 0
    assert (match.scores, match.winners, hashlib.sha256(without_kept(match._states)).hexdigest()) == end
    assert match.save(standing=False) == text


def without_kept(states: np.ndarray) -> bytes:
    """The bytes of a record that has no fields for what was found out: which of those there are is no behaviour."""
    dropped = {"padding", *kept_fields(states.dtype)}
    names = [name for name in states.dtype.names if name not in dropped]
    plain = np.zeros(1, record(*((name, states[name].dtype, states[name].shape[1:]) for name in names)))
    for name in names:
        plain[name] = states[name]
    return plain.tobytes()
