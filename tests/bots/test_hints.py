"""Hints: the best move, why, what chance it gives and what the next best is worth."""

import pytest

import linewright as lw
from linewright.bots.hints import Hint, hint_at, why_play
from linewright.core import compile as compiler
from tests.games.sequence.positions import position


@pytest.mark.parametrize("name", ["line-it", "sequence", "line", "kidz-line"])
def test_a_hint_is_legal_and_says_what_it_and_the_next_best_are_worth(name):
    lw.compile(name)
    match = lw.new(name, seed=4)
    told = lw.hint(match, seconds=0.05)
    legal = match.legal(match.to_act[0])
    assert told.text in legal
    assert 0 < told.chance <= 1
    assert told.next_text in legal
    assert told.next_text != told.text
    assert told.next_chance <= told.chance
    assert match.log == [], "nothing is played"


def test_a_hint_that_wins_is_certain():
    lw.compile("sequence")
    match = position("5 AAAA......\n7 .BBBB.....", seats=3, hands={0: "JC 2S 3S 4S 5S 6S"})
    told = lw.hint(match, 0, seconds=0.1)
    assert (told.text, told.chance) == ("JC e5", 1.0)
    assert told.why == why_play(match.seen_by(0), "JC e5") != []


def test_without_machine_code_a_bot_gives_the_hint(monkeypatch):
    monkeypatch.setattr(compiler, "is_ready", lambda _: False)
    match = lw.new("line-it", seed=4)
    seen = match.seen_by(match.to_act[0])
    assert hint_at(seen) == Hint(lw.bot("line-it", "greedy").choose(seen), hint_at(seen).why)


def test_races_and_puzzles_have_hints_of_their_own():
    match = lw.new("solo-line", seed=1)
    assert lw.hint(match).text.startswith("lay")
    assert lw.hint(match).chance is None


def test_a_seat_that_has_no_move_gets_no_hint():
    match = lw.new("line-it", seats=3, seed=1, first=0)
    with pytest.raises(lw.NothingToChoose):
        lw.hint(match, 1)
    with pytest.raises(lw.NoSuchSeat):
        lw.hint(match, 7)
