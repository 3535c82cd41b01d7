"""Reviews of races: exact for two, three and four seats, the same for the same seed, luck that averages zero, quick enough."""

import functools
import json
import math
import statistics
import time

import pytest

import linewright as lw
from linewright.conformance.playing import random_match
from linewright.core import compile as compiler
from linewright.core.words import LANGUAGES, Words
from linewright.review import Review, form_of, review_in_passes, reviewing
from linewright.review.reviewing import bands_of
from tests.review.races import race

RACES = [name for name in lw.games() if lw.new(name).game.race is not None]


@functools.cache
def reviewed(name, seats):
    match = race(name, seats, seats=seats)
    return match, lw.review(match, worlds=20, seed=1)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", RACES)
def test_luck_and_choices_are_result_less_start_exactly(name, seats):
    match, review = reviewed(name, seats)
    assert [one.seat for one in review.seats] == list(range(seats))
    for one in review.seats:
        assert math.isclose(one.result - one.start, one.choices + one.others + one.luck, abs_tol=1e-9)
        assert (one.chances[0], one.chances[-1]) == (one.start, one.result)
        assert len(one.chances) == len(one.points) == len(one.lucks) + 1 == len(match.log) + 1
        assert all(0 <= chance <= 1 for chance in one.chances)
        assert one.result == (1 / len(match.winners) if one.seat in match.winners else 0)
        assert one.points[-1] == match.scores[one.seat]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("long-line", {"false_call": "zero", "round_timer": 60}),
        ("long-line", {}),
        ("head-line", {"wrong_call": "continue"}),
        ("head-line", {}),
    ],
)
def test_the_sum_is_exact_whatever_is_played(name, options, seats):
    """False calls, lines that are no lines, time that runs out."""
    match = random_match(name, 2, seats=seats, **options)
    for one in lw.review(match, worlds=4).seats:
        assert math.isclose(one.result - one.start, one.choices + one.others + one.luck, abs_tol=1e-9)
        assert one.result == (1 / len(match.winners) if one.seat in match.winners else 0)
        assert one.average_loss > 0


@pytest.mark.parametrize("name", RACES)
def test_decisions_are_in_the_order_of_the_moves_and_never_lose_less_than_nothing(name):
    match, review = reviewed(name, 3)
    for one in review.seats:
        assert [decision.move for decision in one.decisions] == sorted(decision.move for decision in one.decisions)
        for decision in one.decisions:
            seat, text, _ = match.log[decision.move - 1]
            assert decision.text in ((text,) if seat == one.seat else ("",))
            assert decision.loss >= 0
            assert decision.best_chance == pytest.approx(decision.chance + decision.loss)
            assert (decision.loss == 0) == (decision.best == decision.text)


@pytest.mark.parametrize("name", RACES)
def test_what_was_better_can_be_played(name):
    """Where a review says that a move was better, the rules allow it there."""
    match, review = reviewed(name, 3)
    for one in review.seats:
        for decision in one.decisions:
            if decision.loss and decision.best:
                twin = lw.load(match.save())
                while len(twin.log) >= decision.move:
                    twin.undo()
                twin.play(one.seat, decision.best)


@pytest.mark.parametrize("name", RACES)
def test_the_same_seed_gives_the_same_review_and_json_gives_it_back(name):
    match, review = reviewed(name, 3)
    assert lw.review(match, worlds=20, seed=1) == review
    assert lw.review(match, seats=[1], worlds=20, seed=1).seats == (review.of(1),)
    assert Review.from_dict(json.loads(json.dumps(review.as_dict()))) == review


@pytest.mark.parametrize("name", RACES)
def test_every_moment_is_told_in_every_language(name):
    match, review = reviewed(name, 3)
    told = [moment for seat in review.seats for moment in seat.moments]
    assert told
    for language in LANGUAGES:
        words = Words(language, match.game.folder)
        for moment in told:
            assert all(words.has(word) for word, _ in moment.said)
            assert str(moment.move) in words.say(moment.said[0][0], **moment.said[0][1])


@pytest.mark.parametrize("name", RACES)
def test_a_review_stops_where_the_match_did(name):
    match, _ = reviewed(name, 3)
    twin = lw.load(match.save())
    while len(twin.log) > 9:
        twin.undo()
    review = lw.review(twin, worlds=20)
    assert (review.is_over, review.moves) == (False, 9)
    assert sum(one.result for one in review.seats) == pytest.approx(1, abs=0.25)  # each by its own knowledge


def test_quicker_and_better_people_lose_less():
    for name in RACES:
        losses = []
        for players in (("newcomer",), ("wright",)):
            reviews = [one for seed in range(2) for one in lw.review(race(name, seed, players, seats=3), worlds=20).seats]
            losses.append(form_of(reviews, bands_of(lw.new(name).game)))
        assert losses[0].average_loss > losses[1].average_loss
        assert losses[0].band < losses[1].band


def test_a_rough_review_comes_first_where_chance_is_played_on():
    match, _ = reviewed("long-line", 3)
    told = []
    passes = list(review_in_passes(match, progress=lambda done, total: told.append((done, total))))
    assert [one.worlds for one in passes] == [12, 100]
    assert told[-1] == (len(match.log), len(match.log))
    match, _ = reviewed("head-line", 3)
    assert [one.worlds for one in review_in_passes(match)] == [1]
    assert lw.review(match, worlds=50).worlds == lw.review(match, seconds=5).worlds == 1  # counted out


@pytest.mark.parametrize("name", RACES)
def test_a_whole_review_takes_a_few_seconds_of_a_processor(name):
    match, _ = reviewed(name, 4)
    began = time.process_time()
    rough = None
    for _ in review_in_passes(match):
        rough = rough or time.process_time() - began
    assert rough < 3
    assert time.process_time() - began < 20


def test_what_is_counted_out_needs_no_machine_code(monkeypatch):
    monkeypatch.setattr(compiler, "is_ready", lambda _game: False)
    built = []
    monkeypatch.setattr(reviewing, "compile_games", built.append)
    lw.review(lw.new("head-line", seed=1))
    lw.review(lw.new("solo-line", seed=1))
    assert built == []
    lw.review(lw.new("long-line", seats=2, seed=1), worlds=2)
    assert built == ["long-line"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [("newcomer", "wright"), ("journeyman",)])
def test_luck_averages_zero_however_badly_one_plays(players):
    lucks = []
    for seed in range(40):
        match = race("long-line", seed, players, seats=2 + seed % 2)
        lucks.append(lw.review(match, seats=[0], worlds=20, seed=seed).of(0).luck)
    error = statistics.stdev(lucks) / math.sqrt(len(lucks))
    assert error < 0.05  # else this says nothing
    assert abs(statistics.mean(lucks)) < 3 * error
