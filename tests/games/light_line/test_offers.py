"""What a seat may reach for in the games of LIGHT LINE!: each offer with what it would bring, or the rule that forbids it."""

import random

import pytest

import linewright as lw
from linewright.conformance.playing import random_match
from linewright.games.light_line.cards import COLOURS
from tests.games.light_line.layouts import STRAIGHT, call, head_table, lay, long_table, pile, row, solo_table, turn
from tests.games.light_line.positions import kidz, paying, play, play_randomly, position, straights, table
from tests.games.playing import assert_refused, assert_said


def offered(match, seat=0):
    """The offers of a seat by their moves: the word and its arguments, and the rule."""
    return {text: (word, args, rule) for text, word, args, rule in match.game.view.offers(match._state, seat)}


def assert_true(match, seat):
    """See that the legal offers are just what is legal, that the others are refused by their rule, and that all have words."""
    offers = offered(match, seat)
    assert {text for text, (_, _, rule) in offers.items() if not rule} == set(match.legal(seat))
    for text, (_, _, rule) in offers.items():
        if rule:
            assert_refused(match, seat, text, match.game.rule(rule))
    assert_said(match.game, [(word, args) for word, args, _ in offers.values()])


# LINE


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_line_offers_what_is_legal_and_cites_what_is_not(seats):
    seen = set()
    for match in play_randomly(lw.new("line", seats=seats, seed=seats)):
        assert_true(match, match.to_act[0])
        assert all(offered(match, seat) == {} for seat in range(seats) if seat not in match.to_act)
        seen.add(match.view()["phase"])
    assert {"placing", "paying", "drawing"} <= seen


def test_ll_12_a_placement_is_offered_with_its_lines_its_points_and_what_can_be_taken_for_them():
    match = table(straights("333223"), "1 2 3 4 5")
    word, args, rule = offered(match)["place 2 1,0"]
    assert (word, rule) == ("offer-place", 0)
    assert args == {
        "points": 2,
        "lines": [{"colour": "R", "points": 2, "sections": [[0, 0, "W2", "E2"], [1, 0, "W2", "E2"]]}],
        "takes": ["2"],
        "paid": 2,
    }


@pytest.mark.parametrize(("points", "piles"), [(5, "2 3 5"), (12, "5 5 4"), (9, "2 3"), (3, "2"), (2, "3 4"), (4, "2 2 4")])
def test_ll_35_what_can_be_taken_is_told_before_placing(points, piles):
    """The payments named with a placement are just those that are open after it."""
    row = " ".join(["1", *(f"{k + 1}@{k},0" for k in range(1, points - 1))])
    match = position(straights("3" * (points + 1) + piles.replace(" ", "")), row, f"{points} {points + 1}")
    text = f"place {points} {points - 1},0"
    _, args, _ = offered(match)[text]
    play(match, f"0: {text}")
    assert args["points"] == points
    assert [f"take {numbers}" for numbers in args["takes"]] == match.legal(0)
    assert args["paid"] == match.view(0)["payable"]


def test_ll_35_a_payment_says_what_it_leaves_in_the_piles():
    offers = offered(paying(5, "2 2 3 5"))
    assert offers["take 2+3"] == ("offer-take", {"numbers": "2+3", "leaves": {"2": 1, "3": 0, "4": 0, "5": 1}}, 0)
    assert offers["take 5"] == ("offer-take", {"numbers": "5", "leaves": {"2": 2, "3": 1, "4": 0, "5": 0}}, 0)
    assert offered(paying(2, "3 4"))["take none"] == (
        "offer-take-none",
        {"numbers": "", "leaves": {"2": 0, "3": 1, "4": 1, "5": 0}},
        0,
    )


def test_ll_38_every_pile_is_offered_the_empty_ones_with_their_rule():
    match = play(paying(5, "2 2 5"), "0: take 5")
    assert offered(match) == {
        "draw 2": ("offer-draw", {"number": "2", "left": 1}, 0),
        "draw 3": ("not-ll-38", {}, 38),
        "draw 4": ("not-ll-38", {}, 38),
        "draw 5": ("not-ll-38", {}, 38),
    }


def test_ll_33_a_card_goes_under_its_pile_only_where_it_fits_nowhere():
    match = position("1 3 R:W2-E2; 2 4 G:W2-E2; 3 3 R:W2-E2; 4 2 R:E2-W2; 5 3 B:N1-S1", "1", "2 3")
    assert offered(match) == {"under": ("offer-under", {"number": "4"}, 0)}
    play(match, "0: under")
    assert offered(match)["draw 4"] == ("not-ll-34", {}, 34)
    assert offered(match)["draw 5"] == ("not-ll-38", {}, 33)
    play(match, "0: draw 2")
    assert offered(match)["under"] == ("not-ll-33", {}, 33)
    assert_true(match, 0)


# KIDZ LINE


@pytest.mark.parametrize("strict", [True, False])
def test_kidz_line_offers_what_is_legal_and_cites_what_is_not(strict):
    for match in play_randomly(lw.new("kidz-line", seats=3, seed=3, strict_kids=strict)):
        assert_true(match, match.to_act[0])
        assert offered(match, (match.to_act[0] + 1) % 3) == {}


def test_ll_63_a_card_may_be_missed_only_where_that_was_agreed():
    cards = straights("3" * 20)
    assert offered(kidz(cards, "1 2"), 0)["under"] == ("not-ll-33", {}, 63)
    match = kidz(cards, "1 2", strict_kids=False)
    assert offered(match)["under"] == ("offer-miss", {}, 0)
    lines = [{"colour": "R", "sections": [[0, 0, "W2", "E2"], [1, 0, "W2", "E2"]]}]
    assert offered(match)["place 2 1,0"] == ("offer-lay", {"count": 1, "lines": lines}, 0)


# SOLO LINE


def test_solo_line_offers_to_declare_the_longest_line_in_whatever_colour_it_is():
    match = solo_table([STRAIGHT] * 3, hand_size=10)
    assert offered(match) == {
        "line": ("offer-line", {"colour": "B", "length": 0, "size": 10}, 0),
        "give up": ("offer-give-up", {}, 0),
    }
    match.play(0, f"lay {row([1, 2, 3], 'G')}")
    text = f"line {row([1, 2, 3], 'R')}"
    assert offered(match)[text] == ("offer-line", {"colour": "R", "length": 3, "size": 10}, 0)
    match.play(0, f"lay {pile([1, 2], 'K')}")
    assert offered(match)["line"][1] == {"colour": "K", "length": 2, "size": 10}
    match.play(0, "line")
    assert offered(match) == {}


def test_solo_line_says_when_the_line_runs_through_all_cards():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, f"lay {row(range(1, 11))}")
    assert offered(match)["line"] == ("offer-line-solved", {"colour": "R", "length": 10, "size": 10}, 0)
    assert_said(match.game, [(word, args) for word, args, _ in offered(match).values()])


# LONG LINE


@pytest.mark.parametrize("false_call", ["refuse", "zero"])
@pytest.mark.parametrize("seed", range(3))
def test_long_line_offers_the_calls_that_people_can_make(false_call, seed):
    """On any bench each number is legal, or refused by the rule it names, for whoever has no solver."""
    chance = random.Random(seed)  # noqa: S311  a heap to test with
    match = lw.new("long-line", seats=3, seed=seed, false_call=false_call)
    for _ in range(3):
        cells = chance.sample([(column, line) for column in range(3) for line in range(3)], 8)
        names = [
            f"{name}@{column},{line}{chance.choice(['', 't'])}"
            for name, (column, line) in zip(match.view(0)["hand"], cells, strict=True)
        ]
        match.play(0, f"lay {chance.choice(COLOURS)} {' '.join(names)}")
        assert_calls(match, 0)
    match.play(1, "call 2")
    assert_calls(match, 0)
    match.play(0, "lay B")
    assert_calls(match, 0)
    assert offered(match, 1) == {}


def assert_calls(match, seat):
    """Try every number that is offered, as a person."""
    offers = match.game.view.offers(match._state, seat)
    assert [args["number"] for _, _, args, _ in offers] == list(range(1, 9))
    for text, word, args, rule in offers:
        trial = match.copy()
        if rule:
            with pytest.raises(lw.IllegalMove) as refusal:
                trial.play(seat, text, unaided=True)
            assert refusal.value.rule == match.game.rule(rule)
        else:
            trial.play(seat, text, unaided=True)
            assert trial.tell(-1)[0][0] == ("told-call" if word == "offer-call" else "told-false-call")
            assert trial.tell(-1)[0][1]["number"] == str(args["number"])
    assert_said(match.game, [(word, args) for _, word, args, _ in offers])


def test_ll_52_a_taken_number_says_who_has_it():
    match = long_table()
    call(match, 2, 5)
    lay(match, 0, 5)
    offers = offered(match)
    assert offers["call 5"] == ("not-ll-52", {"number": 5, "seat": 2}, 52)
    assert offers["call 4"] == ("not-ll-55", {"number": 4}, 55)
    assert offers[f"call 1 {row(range(1, 6), 'B')}"] == ("offer-call", {"number": 1, "colour": "B"}, 0)


# HEAD LINE


def test_head_line_offers_the_call_while_cards_are_turned_and_counts_nothing():
    match = turn(head_table("5433"), 2)
    assert all(offered(match, seat) == {"call": ("offer-head-call", {"number": 5}, 0)} for seat in range(3))
    assert_said(match.game, [("offer-head-call", {"number": 5})])
    match.play(1, "call")
    assert all(offered(match, seat) == {} for seat in range(3))


@pytest.mark.parametrize("kind", ["line", "kidz-line", "solo-line", "long-line", "head-line"])
def test_nothing_is_offered_once_the_game_is_over(kind):
    match = random_match(kind, 1)
    assert all(offered(match, seat) == {} for seat in range(match.seats))
