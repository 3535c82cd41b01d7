"""Reviews: the sum that is exact, luck that averages zero, losses that find mistakes, and the same answer every time."""

import functools
import json
import math
import statistics

import pytest

import linewright as lw
from linewright.conformance.playing import play_on, random_match
from linewright.core.generator import chance_at
from linewright.core.judging import BANDS, Decision
from linewright.core.words import LANGUAGES, Words
from linewright.review import NoReview, Review, form_of, review_in_passes
from linewright.review.course import Account, Course, Effort
from linewright.review.moments import find_moments
from linewright.review.report import band_of
from linewright.review.reviewing import ROUGH_WORLDS, WORLDS

TURN_GAMES = [name for name in lw.games() if lw.new(name).game.is_searched]
JUDGED_GAMES = [name for name in lw.games() if not lw.new(name).game.is_searched]


def play_match(game, seed, players=("greedy", "random"), **wishes):
    """A match of bots, seat by seat in turn, in machine code."""
    lw.compile(game)
    match = lw.new(game, seats=2, seed=seed, **wishes)
    bots = [lw.bot(game, players[seat % len(players)], seed=seed) for seat in range(match.seats)]
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.seen_by(seat)))
    return match


@functools.cache
def reviewed(game):
    match = play_match(game, 3)
    return match, lw.review(match, worlds=24, seed=1)


@pytest.mark.parametrize("name", TURN_GAMES)
def test_luck_and_choices_are_result_less_start_exactly(name):
    match, review = reviewed(name)
    assert [one.seat for one in review.seats] == list(range(match.seats))
    for one in review.seats:
        assert math.isclose(one.result - one.start, one.choices + one.others + one.luck, abs_tol=1e-9)
        assert (one.chances[0], one.chances[-1]) == (one.start, one.result)
        assert len(one.chances) == len(one.points) == len(one.lucks) + 1 == len(match.log) + 1
        assert all(0 <= chance <= 1 for chance in one.chances)
        assert one.result == (1 / len(match.winners) if one.seat in match.winners else 0 if match.winners else 1 / match.seats)
        assert one.points[-1] == match.scores[one.seat]


@pytest.mark.parametrize("name", TURN_GAMES)
def test_no_chance_is_above_a_whole_win(name):
    """Losses are found in other worlds than chances, and together they came to 101 %."""
    _, review = reviewed(name)
    decisions = [decision for one in review.seats for decision in one.decisions]
    assert all(0 <= one.chance <= one.best_chance <= 1 for one in decisions)
    assert all(math.isclose(one.best_chance - one.chance, one.loss, abs_tol=1e-9) and one.loss >= 0 for one in decisions)


@pytest.mark.parametrize("name", TURN_GAMES)
def test_every_choice_and_nothing_else_is_a_decision(name):
    match, review = reviewed(name)
    twin = lw.load(match.save())
    expected = {seat: [] for seat in range(match.seats)}
    while twin.log:
        seat, text, _ = twin.log[-1]
        number = len(twin.log)
        twin.undo()
        if seat is not None and len(twin.legal(seat)) > 1:
            expected[seat].insert(0, (number, text))
    for one in review.seats:
        assert [(decision.move, decision.text) for decision in one.decisions] == expected[one.seat]
        for decision in one.decisions:
            assert decision.loss >= 0
            assert decision.best_chance == pytest.approx(decision.chance + decision.loss)
            assert decision.loss == 0 or decision.best != decision.text


@pytest.mark.parametrize("name", TURN_GAMES)
def test_the_same_seed_gives_the_same_review_and_json_gives_it_back(name):
    match, review = reviewed(name)
    assert lw.review(match, worlds=24, seed=1, threads=2) == review
    assert lw.review(match, worlds=24, seed=2) != review
    assert Review.from_dict(json.loads(json.dumps(review.as_dict()))) == review
    with pytest.raises(ValueError, match="linewright review 1"):
        Review.from_dict({"format": "something else"})


def test_a_review_knows_no_more_than_the_seat_did():
    """Another deal that looks the same to the seat at a decision gives the same judgement of it."""
    match = lw.new("sequence", seed=5)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[3])
    course = Course(match)
    twin = Course(match)
    twin.records[0] = course.seen(0, seat).imagine_array(99).tobytes()
    assert twin.records[0] != course.records[0]
    accounts = [Account(one, [seat], Effort(32)) for one in (course, twin)]
    for account in accounts:
        account.look_at(0)
    assert accounts[0].before == accounts[1].before
    assert accounts[0].chosen == accounts[1].chosen


def lucks_and_choices(game, games, worlds, players, options):
    """The luck and the choices of seat 0 in many games."""
    lucks, choices = [], []
    for seed in range(games):
        match = play_match(game, seed, players, first=seed % 2, **options)
        account = Account(Course(match), [0], Effort(worlds, seed))
        for number in range(len(match.log) + 1):
            account.look_at(number)
        changes = account.changes(0)
        lucks.append(sum(change.luck for change in changes))
        choices.append(sum(change.choice for change in changes))
    return lucks, choices


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games", "worlds", "options"),
    [("line-it", 60, 8, {}), ("kidz-line", 150, 8, {"strict_kids": False}), ("line", 40, 32, {}), ("sequence", 40, 32, {})],
)
def test_luck_averages_zero_however_badly_one_plays(name, games, worlds, options):
    lucks, choices = lucks_and_choices(name, games, worlds, ("random", "greedy"), options)
    error = statistics.stdev(lucks) / math.sqrt(games)
    assert error < 0.1  # else this says nothing
    assert abs(statistics.mean(lucks)) < 3 * error
    assert statistics.mean(choices) < -3 * statistics.stdev(choices) / math.sqrt(games)  # whoever plays at random pays for it


def test_a_blunder_is_found_and_told_in_every_language():
    match, review = reviewed("line-it")
    greedy, careless = review.seats
    assert careless.average_loss > 1.5 * greedy.average_loss
    assert (greedy.band, careless.band) == (band_of(greedy.average_loss), band_of(careless.average_loss))
    assert len(careless.moments) == 3
    worst = max(decision.loss for decision in careless.decisions)
    assert min(moment.swing for moment in careless.moments) == -worst
    for language in LANGUAGES:
        words = Words(language, match.game.folder)
        for moment in (*greedy.moments, *careless.moments):
            texts = [words.say(word, **facts) for word, facts in moment.said]
            assert all(words.has(word) for word, _ in moment.said)
            assert str(moment.move) in texts[0]
        assert "2,5" in words.say("review-average", loss=2.5, band=3) or language == "en"


def test_moments_are_the_largest_losses_then_luck():
    match = random_match("line-it", 1)
    course = Course(match)
    owns = [k for k, step in enumerate(course.steps) if step.actor == 0 and course.is_decision(k)][:5]
    losses = [0.01, 0.3, 0.0, 0.05, 0.04]
    decisions = [
        Decision(k + 1, course.steps[k].text, course.steps[k].text, 0.4, 0.4 + loss, loss, 0.0, 0.0)
        for k, loss in zip(owns, losses, strict=True)
    ]
    lucks = [0.0] * len(course.steps)
    lucks[9], lucks[20] = -0.2, 0.1
    found = find_moments(course, 0, decisions, lucks)
    assert [moment.move for moment in found] == [owns[1] + 1, owns[3] + 1, owns[4] + 1]
    found = find_moments(course, 0, decisions[:2], lucks)
    assert sorted((moment.kind, moment.swing) for moment in found) == [("choice", -0.3), ("luck", -0.2), ("luck", 0.1)]
    assert find_moments(course, 0, decisions[:1], [0.0] * len(lucks)) == ()


def test_a_rough_review_comes_first_and_progress_is_told():
    match = play_match("line-it", 2)
    told = []
    passes = list(review_in_passes(match, worlds=60, progress=lambda done, total: told.append((done, total))))
    assert [one.worlds for one in passes] == [ROUGH_WORLDS, 60]
    assert told == [(number, len(match.log)) for number in range(len(match.log) + 1)]
    assert [one.worlds for one in review_in_passes(match, worlds=10)] == [10]


def test_seconds_decide_how_many_worlds():
    match = play_match("kidz-line", 2)
    assert ROUGH_WORLDS <= lw.review(match, seconds=0.001).worlds <= lw.review(match, seconds=3).worlds
    assert lw.review(match).worlds == WORLDS


def test_only_the_seats_asked_for_are_reviewed():
    match, review = reviewed("line-it")
    one = lw.review(match, seats=[1], worlds=24, seed=1)
    assert one.seats == (review.of(1),)
    with pytest.raises(KeyError):
        one.of(0)
    with pytest.raises(lw.NoSuchSeat):
        lw.review(match, seats=[7])
    with pytest.raises(lw.BadSeed):
        lw.review(match, seed=-1)


def test_an_unfinished_match_is_reviewed_as_far_as_it_went():
    match = lw.new("line-it", seats=2, seed=1)
    bot = lw.bot("line-it", "greedy", seed=1)
    for number in range(10):
        play_on(match, bot, chance_at(1, number))
    review = lw.review(match, worlds=48)
    assert (review.is_over, review.moves) == (False, 10)
    assert 0 < review.of(0).result < 1
    assert lw.review(lw.new("line-it", seats=2, seed=1), worlds=4).of(0).decisions == ()


@pytest.mark.parametrize("name", JUDGED_GAMES)
def test_a_race_or_a_puzzle_that_judges_nothing_itself_is_refused_in_words(name, monkeypatch):
    match = lw.new(name, seed=1)
    assert match.game.is_reviewed
    monkeypatch.setitem(match.game.__dict__, "judge", None)
    assert not match.game.is_reviewed
    with pytest.raises(NoReview) as refused:
        lw.review(match)
    assert len({refused.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert name in str(refused.value)


def test_form_is_the_average_over_all_decisions():
    _, review = reviewed("line-it")
    form = form_of(review.seats)
    decisions = [decision for one in review.seats for decision in one.decisions]
    assert (form.matches, form.decisions) == (2, len(decisions))
    assert form.average_loss == pytest.approx(statistics.mean(decision.loss for decision in decisions))
    assert form.luck == pytest.approx(statistics.mean(one.luck for one in review.seats))
    assert form_of([]).average_loss == 0


def test_bands_go_from_one_to_six():
    assert [band_of(loss) for loss in (1.0, *BANDS)] == [1, 1, 2, 3, 4, 5]
    assert band_of(0.0) == 6
