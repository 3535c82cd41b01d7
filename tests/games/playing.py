"""Play on a table in few words, for the tests of every game."""

import pytest

import linewright as lw
from linewright.core.position import Position
from linewright.core.words import LANGUAGES, Words, _bundle


def play(match, script):
    """Play a script such as "0: take 42 line, end; 1: take 7 hand, end; table: talk A"."""
    for turn in script.split(";"):
        seat, moves = turn.split(":")
        for move in moves.split(","):
            match.play(None if seat.strip() == "table" else int(seat), move)
    return match


def copy_to_change(match):
    """A copy with a record of its own, which a test may change: copies share theirs as long as nobody moves."""
    twin = match.copy()
    twin._position = Position(match.game, match._states.copy())
    return twin


def assert_refused(match, seat, text, rule, at=None):
    """Try a move that this rule forbids, see that nothing changes, and return the refusal."""
    before = match.save(), match.digest_bytes
    with pytest.raises(lw.IllegalMove) as refusal:
        match.play(seat, text, at=at)
    assert refusal.value.rule == rule
    assert refusal.value.message
    assert (match.save(), match.digest_bytes) == before
    return refusal.value


def assert_said(game, told):
    """See that every id has words in every language, and that they lack no argument."""
    for language in LANGUAGES:
        words = Words(language, game.folder)
        for word, details in told:
            assert words.has(word), (language, word)
            for you in ("yes", "no"):
                names = {**details, "who": "Ann", "you": you}
                assert problems(game, language, word, names) == []


def problems(game, language, word, details):
    """What Fluent says is missing: in a sentence it just writes the name of the argument."""
    bundle = _bundle(language, game.folder)
    return bundle.format_pattern(bundle.get_message(word).value, details)[1]
