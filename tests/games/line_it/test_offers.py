"""What a seat may reach for: each offer with what it would bring, or the rule that forbids it."""

import numpy as np
import pytest

import linewright as lw
from linewright.core.generator import seed_generator
from linewright.core.record import Fields
from linewright.core.words import LANGUAGES, Words
from linewright.games.line_it import GAME, rules
from linewright.games.line_it.view import offers
from tests.games.line_it.positions import play_randomly, position, table
from tests.games.playing import assert_refused, assert_said, play

ALL_OPTIONS = {"bet_exact": True, "final_card": "may", "final_start": "last_round_first"}


def offered(match, seat=0):
    """The offers of a seat by their moves: the word and its arguments, or the rule."""
    return {text: (word, args, rule) for text, word, args, rule in offers(match._state, seat)}


# What each is


def test_a_turn_offers_every_card_and_every_button():
    match = position("market: 50 60 +4 +4\n0: 70 65 | hand 5 80")
    assert offered(match) == {
        "take 50 line": ("offer-fits", {}, 0),
        "take 50 hand": ("not-li-34", {}, 34),
        "take 60 line": ("offer-fits", {}, 0),
        "take 60 hand": ("not-li-34", {}, 34),
        "take +4 line": ("offer-bet", {"stake": 4}, 0),
        "take +4 hand": ("not-li-34", {}, 34),
        "play 5": ("offer-fits", {}, 0),
        "play 80": ("not-li-43", {}, 43),
        "complete": ("offer-complete", {"numbers": 2, "kept": 0, "points": 0}, 0),
        "end": ("not-li-30-end", {}, 30),
    }


def test_after_the_market_card_the_turn_may_end():
    match = play(position("market: 50 60 70 80\n0: | hand 5"), "0: take 50 line")
    assert offered(match)["end"] == ("offer-end", {}, 0)
    assert offered(match)["take 60 line"] == ("not-li-30", {}, 30)
    assert offered(play(match, "0: play 5"))["end"] == ("offer-end", {}, 0)


def test_the_first_number_starts_a_line_and_the_hand_has_room():
    match = position("market: 50 60 70 80")
    assert offered(match)["take 50 line"] == ("offer-start", {}, 0)
    assert offered(match)["take 50 hand"] == ("offer-keep", {}, 0)
    assert offered(match)["complete"] == ("not-li-54", {}, 54)


@pytest.mark.parametrize(("jackpot", "brings"), [(8, ("offer-third", {"colour": "red", "cards": 8}, 0)), (0, None)])
def test_a_third_of_a_colour_says_what_it_wins(jackpot, brings):
    match = position(f"market: 49 60 70 80\njackpots: red {jackpot}\n0: 89 69 | hand 45")
    brings = brings or ("offer-third-empty", {"colour": "red"}, 0)
    assert offered(match)["take 49 line"] == offered(match)["play 45"] == brings
    won = match.scores[0]
    play(match, "0: take 49 line")
    assert match.scores[0] - won == jackpot


def test_a_number_that_makes_the_bet_says_so():
    match = position("market: 49 60 70 80\n0: 10 +3 20 30")
    assert offered(match)["take 49 line"] == ("offer-bet-made", {"stake": 3}, 0)


def test_a_number_too_many_for_an_exact_bet_says_so():
    match = position("market: 49 60 70 80\n0: 10 +3 20 30 40", bet_exact=True)
    assert offered(match)["take 49 line"] == ("offer-bet-broken", {"stake": 3}, 0)


@pytest.mark.parametrize(
    ("line", "exact", "brings"),
    [
        ("10 20 30 40 51 60", False, ("offer-complete", {"numbers": 6, "kept": 3, "points": 3}, 0)),
        (
            "89 87 72 +5 69 60 52",
            False,
            ("offer-complete-lost", {"numbers": 6, "kept": 3, "stake": 5, "points": -2, "below": 2}, 0),
        ),
        ("1 2 3 4 6 7 8 9 +4", False, ("offer-complete-lost", {"numbers": 8, "kept": 5, "stake": 4, "points": 1, "below": 0}, 0)),
        ("10 +3 20 30 40", False, ("offer-complete-won", {"numbers": 4, "kept": 1, "stake": 3, "points": 4}, 0)),
        ("+3 10 20 30 40", True, ("offer-complete-lost", {"numbers": 4, "kept": 1, "stake": 3, "points": -2, "below": 2}, 0)),
    ],
)
def test_completing_says_what_it_is_worth(line, exact, brings):
    match = position(f"market: 49 61 70 80\n0: {line}", bet_exact=exact)
    assert offered(match)["complete"] == brings
    play(match, "0: complete")
    assert match.scores[0] == brings[1]["points"]


def test_the_worth_of_a_line_reads_as_people_write_it():
    words = Words("en", GAME.folder)
    lost = words.say("offer-complete-lost", numbers=6, kept=3, stake=5, points=-2, below=2)
    assert lost == "3 points, bet lost: 3 − 5 = −2"  # noqa: RUF001  a minus sign
    assert words.say("offer-complete-won", numbers=4, kept=1, stake=3, points=4) == "1 point, bet won: 1 + 3 = 4"


def test_the_final_phase_offers_only_what_can_be_done_then():
    match = position("market: 96 97 98\n0: 10 20 | hand 5 30", turn=1, final_card="may")
    play(match, "1: take 98 line, complete, end")
    assert offered(match) == {
        "play 5": ("not-li-43", {}, 43),
        "play 30": ("offer-last", {}, 0),
        "end": ("offer-end-final", {}, 0),
    }
    assert offered(match, 1) == {}


def test_whoever_must_play_the_last_card_is_not_offered_an_end():
    match = play(position("market: 96 97 98\n0: | hand 5", turn=1), "1: take 98 line, end")
    assert offered(match) == {"play 5": ("offer-last", {}, 0)}


def test_li_45_a_line_at_its_end_takes_no_number():
    match = position("market: 50 60 70 +3\n0: 90 100")
    assert offered(match)["take 50 line"] == ("not-li-45", {}, 45)
    assert offered(match)["take +3 line"] == ("offer-bet", {"stake": 3}, 0)


# The laws


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, ALL_OPTIONS), (4, {}), (5, ALL_OPTIONS)])
def test_legal_offers_are_the_legal_list_and_the_others_are_refused_by_their_rule(seats, options):
    said = {}
    for match in play_randomly(table(seats=seats, **options), seed=seats):
        for seat in range(seats):
            found = offers(match._state, seat)
            texts = [text for text, *_ in found]
            assert len(set(texts)) == len(texts)
            assert {text for text, *_, rule in found if not rule} == set(match.legal(seat))
            said |= {(word, bool(args)): args for _, word, args, _ in found}
        for text, *_, rule in offers(match._state, match.to_act[0])[::5]:
            if rule:
                assert_refused(match, match.to_act[0], text, GAME.rule(rule))
    assert_said(GAME, [(word, args) for (word, _), args in said.items()])


def test_offers_are_the_same_in_worlds_a_seat_cannot_tell_apart_and_from_a_glance():
    for match in play_randomly(table(seats=3, seed=8), seed=8):
        states = np.frombuffer(match.digest_bytes, GAME.state).copy()
        other = states.copy()
        seat = match.to_act[0]
        seed_generator(other[0].generator, 99)
        rules.imagine(other[0], seat)
        assert offers(states[0], seat) == offers(other[0], seat) == offers(Fields(states), seat)
        assert states.tobytes() == match.digest_bytes


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_are_short(language):
    words = Words(language, GAME.folder)
    for number in ("30", "30-end", "31", "34", "40", "43", "45", "54"):
        assert len(words.say(f"not-li-{number}")) < 26


# How a line stands

NOTES = {
    "": [["empty-line", {}]],
    "+5": [["line-any", {}], ["bet-needs", {"stake": 5, "missing": 5}]],
    "52": [["line-open", {"last": 52}]],
    "50 52": [["line-up", {"last": 52}]],
    "89 87 72 +5 69 60 52": [["line-down", {"last": 52}], ["bet-needs", {"stake": 5, "missing": 2}]],
    "10 +3 20 30 40": [["line-up", {"last": 40}], ["bet-made", {"stake": 3}]],
}


@pytest.mark.parametrize(("line", "note"), NOTES.items())
def test_the_view_says_how_a_line_stands(line, note):
    view = position(f"market: 91 92 93 94\n0: {line}").view(1)
    assert view["seats"][0]["note"] == note
    assert_said(GAME, note)


def test_an_exact_bet_can_be_missed_by_one_too_many():
    note = position("market: 91 92 93 94\n0: 10 +3 20 30 40 50", bet_exact=True).view()["seats"][0]["note"]
    assert note == [["line-up", {"last": 50}], ["bet-missed", {"stake": 3}]]
    assert_said(GAME, note)


# What the end adds up from


def test_what_was_told_adds_up_to_the_scores():
    match = lw.new("line-it", seats=4, seed=3)
    bot = lw.bot("line-it", "greedy", seed=3)
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.seen_by(seat)))
    points = [0] * 4
    for number in range(len(match.log)):
        for word, args in match.tell(number):
            if word == "told-jackpot":
                points[args["seat"]] += args["cards"]
            if word.startswith("told-complete"):
                sign = {"told-complete": 0, "told-complete-won": 1, "told-complete-lost": -1}[word]
                points[args["seat"]] += args["kept"] + sign * args.get("stake", 0)
                assert len([card for card in args["line"].split() if not card.startswith("+")]) == args["numbers"]
    assert tuple(points) == match.scores
    assert any(points)
