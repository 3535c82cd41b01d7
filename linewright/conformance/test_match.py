"""Every game as its users see it: text in and out, save and load, copy and undo, refusals that change nothing."""

import copy
import functools
import itertools
import math
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import linewright as lw
from linewright.conformance.playing import random_match
from linewright.core import position, referee, seen, setup
from linewright.core.game import Game
from linewright.core.match import Match
from linewright.core.save import digest_rules


def test_a_saved_match_replays_to_the_same_bytes(table):
    game, seats = table
    match = random_match(game.name, 3, seats=seats)
    again = lw.load(match.save())
    assert again.digest_bytes == match.digest_bytes
    assert again.save() == match.save()
    assert again.log == match.log
    assert (again.scores, again.winners) == (match.scores, match.winners)


def test_every_action_can_be_written_also_one_that_is_never_legal(table):
    game, seats = table
    match = lw.new(game.name, seats=seats, seed=1)
    assert all(game.notation.text_of(match._state, 0, action) for action in range(game.actions))


def test_interpreted_mixed_and_compiled_matches_give_the_same_saves(table, monkeypatch):
    game, seats = table
    monkeypatch.setattr(referee, "PATIENCE_SECONDS", math.inf)
    interpreted, compiled = referee.Referee(game), referee.Referee(game)
    compiled.load()

    def save_of_a_match(*referees: referee.Referee) -> str:
        turns = itertools.cycle(referees)
        for module in (position, seen, setup):
            monkeypatch.setattr(module, "referee_of", lambda _: next(turns))
        return random_match(game.name, 17, seats=seats).save()

    saves = {save_of_a_match(interpreted), save_of_a_match(compiled), save_of_a_match(interpreted, compiled, compiled)}
    assert len(saves) == 1


def test_a_match_in_numbers_is_the_match_in_texts(table):
    game, seats = table
    texts = random_match(game.name, 18, seats=seats)
    numbers = lw.new(game.name, seed=18, seats=seats)
    for seat, text, _ in texts.log:
        if game.puzzle and text not in numbers.legal(seat):  # a line that the player laid, not the solver
            numbers.play(seat, text)
        else:
            numbers.act(seat, numbers.actions(seat)[numbers.legal(seat).index(text)])
    assert numbers.save() == texts.save()
    numbers.undo()
    assert numbers.log == texts.log[:-1]
    for action in (-1, game.actions, 99999, True, "1", None):
        with pytest.raises(lw.NoSuchAction):
            numbers.act(0, action)


def test_a_number_that_is_not_legal_is_refused_with_its_rule(game):
    match = lw.new(game.name, seed=1, first=0)
    before = match.digest_bytes
    illegal = next(action for action in range(game.actions) if action not in match.actions(0))
    with pytest.raises(lw.IllegalMove) as refusal:
        match.act(0, illegal)
    assert refusal.value.rule.startswith(f"{game.prefix}-")
    assert (match.digest_bytes, match.log) == (before, [])


def test_every_legal_move_is_read_as_it_is_written(table):
    game, seats = table
    match = random_match(game.name, 4, seats=seats)
    while match.log:
        match.undo()
        for seat in match.to_act if not game.puzzle or len(match.log) < 8 else ():
            texts = match.legal(seat)
            assert len(set(texts)) == len(texts) > 0
            for text in texts[:: max(1, len(texts) // 8)]:
                trial = match.copy()
                trial.play(seat, f"  {text.upper()} ")
                assert trial.log[-1] == (seat, text, None)


def test_a_deck_laid_by_hand_deals_the_same_game_from_any_seed(table):
    game, seats = table
    deck = list(game.box)
    np.random.default_rng(1).shuffle(deck)
    one, two = (lw.new(game.name, seats=seats, seed=seed, first=0, deck=deck) for seed in (1, 2))
    assert one.view(0) == two.view(0)
    part = lw.new(game.name, seats=seats, seed=1, first=0, deck=deck[:5])
    assert sorted(game.box) == sorted(deck)
    assert game.rules.check(part._state) == 0
    assert lw.load(part.save()).digest_bytes == part.digest_bytes


def test_the_same_seed_deals_the_same_game(table):
    game, seats = table
    assert lw.new(game.name, seats=seats, seed=5).digest_bytes == lw.new(game.name, seats=seats, seed=5).digest_bytes
    assert lw.new(game.name, seats=seats, seed=5).digest_bytes != lw.new(game.name, seats=seats, seed=6).digest_bytes


def test_first_fixes_who_begins(table):
    game, seats = table
    for first in range(seats):
        assert first in lw.new(game.name, seats=seats, first=first, seed=1).to_act


def test_undo_goes_back_to_the_same_bytes_move_by_move(table):
    game, seats = table
    match = random_match(game.name, 9, seats=seats)
    again = Match(game, match.setup)
    stations = [again.digest_bytes]
    for seat, text, at in match.log:
        again.play(seat, text, at)
        stations.append(again.digest_bytes)
    for station in reversed(stations[:-1]):
        match.undo()
        assert match.digest_bytes == station
    with pytest.raises(lw.NothingToUndo):
        match.undo()


def test_a_copy_goes_its_own_way(table):
    game, seats = table
    match = lw.new(game.name, seats=seats, seed=2)
    twin = match.copy()
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    assert twin.log == []
    assert twin.digest_bytes != match.digest_bytes
    twin.play(seat, twin.legal(seat)[0])
    assert twin.digest_bytes == match.digest_bytes


def test_python_copies_a_match_whole(table):
    game, seats = table
    match = random_match(game.name, 2, seats=seats)
    match.undo()
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):  # noqa: S301  our own bytes
        assert twin.digest_bytes == match.digest_bytes
        twin.undo()
        assert len(twin.log) == len(match.log) - 1
        assert lw.load(match.save()).digest_bytes == match.digest_bytes


def test_a_time_is_refused_where_there_is_no_race(game):
    match = lw.new(game.name, seed=1)
    seat = match.to_act[0]
    for at in (5, -5, 1.5, "5\n1 end", True)[int(game.race is not None) :]:
        with pytest.raises(lw.NotARace):
            match.play(seat, match.legal(seat)[0], at=at)
    assert match.log == []


@pytest.mark.parametrize("name", ["cls", "game", "self", "options"])
def test_any_name_of_an_option_is_answered(game, name):
    with pytest.raises(lw.BadOption, match="has no option"):
        lw.new(game.name, **{name: 1})
    head, _, moves = lw.new(game.name, seed=1).save().partition("moves\n")
    with pytest.raises(lw.BadSave, match=r"has no option|each name once") as refusal:
        lw.load(f"{head}{name} 1\nmoves\n{moves}")
    assert refusal.value.line == head.count("\n") + 1


def test_a_refusal_inside_a_save_speaks_the_language_asked_for(game):
    text = lw.new(game.name, seed=1).save() + "0 this is no move\n"
    with pytest.raises(lw.BadSave) as refusal:
        lw.load(text)
    assert refusal.value.line == text.count("\n")
    assert refusal.value.say("de").startswith("Zeile")
    assert "lässt sich nicht als Zug lesen" in refusal.value.say("de")
    assert refusal.value.say("fr") == refusal.value.say("en")


def test_a_save_that_leads_elsewhere_than_it_says_is_refused(game):
    text = random_match(game.name, 6).save()
    head, stands = text.rstrip("\n").rsplit("\n", 1)
    assert stands.startswith("stands rules ")
    assert lw.load(f"{head}\n").save() == text  # it may be left out
    words = stands.split()
    words[6] = str(int(words[6]) + 1)
    with pytest.raises(lw.BadSave, match="the text was changed") as refusal:
        lw.load(f"{head}\n{' '.join(words)}\n")
    assert refusal.value.line == text.count("\n")
    words[2] = "01234567"
    with pytest.raises(lw.BadSave, match=f"other rules of {game.name} .digest 01234567"):
        lw.load(f"{head}\n{' '.join(words)}\n")


def test_a_save_by_rules_that_were_changed_without_effect_is_read(game):
    text = random_match(game.name, 6).save()
    assert lw.load(text.replace(digest_rules(game), "01234567")).save() == text


def test_a_save_from_an_editor_that_marks_its_files_is_read(game):
    text = lw.new(game.name, seed=1).save()
    assert lw.load("\ufeff" + text.replace("\n", "\r\n")).save() == text


def test_numpy_integers_are_integers(game):
    last = game.seats[-1] - 1
    one = lw.new(game.name, seats=np.int64(game.seats[-1]), seed=np.int32(3), first=np.int8(last))
    assert one.save() == lw.new(game.name, seats=game.seats[-1], seed=3, first=last).save()
    for seed in (-1, 2**70, "x", None, True, 1.0):
        if seed is not None:
            with pytest.raises(lw.BadSeed):
                one.seen_by(0).imagine(seed)


def test_every_move_can_be_told(table):
    game, seats = table
    match = random_match(game.name, 12, seats=seats)
    assert all(match.tell(number) for number in range(len(match.log)))


@functools.cache
def first_words(game: Game) -> list[str]:
    """All words of moves that are written at the beginning of a match."""
    match = lw.new(game.name, seed=1, first=0)
    return sorted({word for text in (*game.examples, *match.legal(match.to_act[0])) for word in text.split()})


@given(data=st.data())
def test_any_text_as_a_move_is_answered_and_changes_nothing(game, data):
    match = lw.new(game.name, seed=1, first=0)
    words = first_words(game)
    text = data.draw(st.one_of(st.text(), st.lists(st.sampled_from(words), max_size=6).map(" ".join), st.from_type(type(None))))
    seat = data.draw(st.integers(-2, match.seats + 1))
    before = match.digest_bytes
    if seat in match.to_act and isinstance(text, str) and " ".join(text.split()) in match.legal(seat):
        match.play(seat, text)
        assert len(match.log) == 1
        return
    try:
        match.play(seat, text)
    except (lw.IllegalMove, lw.UnreadableMove, lw.NoSuchSeat) as refusal:
        assert str(refusal)
        assert "\n" not in str(refusal)
    else:
        assert match.log[-1][1] in lw.new(game.name, seed=1, first=0).legal(seat)  # a forgiving reading of a legal move
        return
    assert match.digest_bytes == before
    assert match.log == []


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.binary(max_size=4),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=3), inside, max_size=2),
    max_leaves=5,
)


@given(value=anything, data=st.data())
def test_any_wish_is_granted_or_refused_in_words(game, value, data):
    names = ["seats", "seed", "first", "deck", *(option.name for option in game.options), "no_such_option"]
    name = data.draw(st.sampled_from(names))
    try:
        match = lw.new(game.name, **{name: value})
    except lw.LinewrightError as refusal:
        assert str(refusal)
        assert not str(refusal).startswith(("bad-", "unknown-", "deck-", "no-"))
    else:
        assert match.to_act


@given(data=st.data())
def test_any_deck_list_is_dealt_or_refused(game, data):
    cards = st.one_of(st.sampled_from(sorted(set(game.box))), st.text(max_size=4), st.integers())
    deck = data.draw(st.lists(cards, max_size=len(game.box) + 2))
    try:
        match = lw.new(game.name, deck=deck, seed=1)
    except lw.BadDeck as refusal:
        assert str(refusal)
    else:
        assert game.rules.check(match._state) == 0


@given(data=st.data())
def test_a_damaged_save_is_refused_with_its_line_or_is_still_a_match(game, data):
    text = lw.new(game.name, seed=1).save() if data.draw(st.booleans()) else save_of(game.name)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(len(text), start + 20)))
    damaged = text[:start] + data.draw(st.text(max_size=12)) + text[stop:]
    try:
        match = lw.load(damaged)
    except lw.BadSave as refusal:
        assert 1 <= refusal.line <= damaged.count("\n") + 1 + len(damaged)
        assert str(refusal)
    else:
        assert lw.load(match.save()).digest_bytes == match.digest_bytes


@functools.cache
def save_of(name):
    """A whole match as text."""
    return random_match(name, 21).save()


@given(anything)
def test_anything_that_is_no_save_is_refused(value):
    with pytest.raises(lw.BadSave):
        lw.load(value)
