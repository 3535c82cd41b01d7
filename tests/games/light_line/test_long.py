"""LONG LINE: dealing, building unseen, calling each number once, and what the last player scores (LL-50 to LL-56)."""

import json

import pytest

import linewright as lw
from linewright.core.registry import find
from linewright.core.verbs import TABLE
from linewright.games.light_line.long_line import rules
from linewright.games.light_line.long_line import view as views
from tests.games.light_line.layouts import (
    STRAIGHT,
    STUB,
    call,
    called,
    card_set,
    lay,
    line_of,
    long_table,
    mixed_table,
    pile,
    points,
    row,
    told,
)
from tests.games.observing import observe, observe_match
from tests.games.playing import assert_refused, assert_said, copy_to_change

GAME = find("long-line")
BOX = [str(number) for number in range(1, 61)]


def hands(match):
    return [match.view(seat)["hand"] for seat in range(match.seats)]


# LL-50


@pytest.mark.parametrize("first", [0, 1, 2])
def test_ll_50_eight_cards_are_dealt_one_at_a_time_from_the_first_seat(first):
    match = lw.new("long-line", seats=3, first=first, deck=BOX, seed=1)
    for place in range(3):
        seat = (first + place) % 3
        assert match.view(seat)["hand"] == BOX[place:24:3]
    assert [str(card + 1) for card in match._state.deck if card >= 0] == BOX[24:]


def test_ll_50_without_a_first_seat_dealing_begins_with_seat_0():
    match = lw.new("long-line", seats=3, deck=BOX, seed=1)
    assert hands(match) == [BOX[place:24:3] for place in range(3)]


def test_ll_50_a_deck_laid_in_part_is_completed_by_the_seed():
    decks = {str(hands(lw.new("long-line", seats=2, first=0, deck=["7", "9", "11"], seed=seed))) for seed in range(4)}
    assert len(decks) == 4
    assert all(deck.startswith("[['7', '11'") for deck in decks)


@pytest.mark.parametrize("seats", [2, 7])
def test_ll_50_the_cards_are_enough_for_seven(seats):
    match = lw.new("long-line", seats=seats, seed=3)
    dealt = [card for hand in hands(match) for card in hand]
    assert len(set(dealt)) == len(dealt) == 8 * seats
    assert sum(card >= 0 for card in match._state.deck) == 60 - 8 * seats
    assert rules.check(match._state) == 0


def test_ll_50_six_rounds_each_dealt_anew_from_all_cards():
    match = lw.new("long-line", seats=7, seed=5, round_timer=60)
    seen, deals = set(), []
    for number in range(6):
        assert (match.view()["rounds"], match.is_over) == (number, False)
        deals.append(str(hands(match)))
        seen |= {card for hand in hands(match) for card in hand}
        match.play(None, "time")
        assert rules.check(match._state) == 0
    assert (match.is_over, match.view()["rounds"], match.view()["phase"]) == (True, 6, "over")
    assert len(set(deals)) == 6
    assert seen == set(BOX)


def test_ll_50_a_set_with_fewer_than_eight_cards_for_everybody_is_refused():
    sixteen = card_set([STRAIGHT] * 16)
    assert sorted(int(card) for hand in hands(lw.new("long-line", seats=2, cards=sixteen)) for card in hand) == list(range(1, 17))
    with pytest.raises(lw.BadOption, match="15"):
        lw.new("long-line", seats=2, cards=card_set([STRAIGHT] * 15))
    with pytest.raises(lw.BadOption, match="16"):
        lw.new("long-line", seats=3, cards=sixteen)


# LL-51


def test_ll_51_everybody_builds_at_the_same_time():
    match = long_table(4)
    assert match.to_act == (0, 1, 2, 3)
    for seat in (3, 1, 0, 1, 2):
        lay(match, seat, seat + 2)
    assert [match.view(seat)["length"] for seat in range(4)] == [2, 3, 4, 5]


def test_ll_51_the_bench_may_be_laid_as_often_as_liked():
    match = long_table()
    for layout, length in (("R 1@0,0 2@1,0", 2), ("K 1@0,0 2@0,1 3@0,2t", 3), ("R", 0), ("R 8@-3,5", 1)):
        match.play(0, f"lay {layout}")
        assert match.view(0)["length"] == length
    assert match.view(0)["bench"] == [{"card": "8", "column": -3, "row": 5, "turned": False}]
    assert match.view(0)["colour"] == "R"


@pytest.mark.parametrize(
    ("layout", "length"),
    [
        ("R 1@0,0 2@1,0 3@2,0", 3),
        ("R 1@0,0 2@1,0 4@3,0 5@4,0 6@5,0", 3),  # the longer of two
        ("R 1@0,0 2@1,0 3@0,1", 2),  # 3 lies below
        ("R 1@0,0 2@1,0t 3@2,0", 3),
        ("B 1@0,0 2@0,1 3@0,2", 3),
        ("B 1@0,0 2@0,1t 3@0,2", 1),  # N1 to S1 turned is N3 to S3
        ("B 1@0,0t 2@0,1t 3@0,2", 2),
        ("K 1@0,0 2@0,1t 3@0,2", 3),  # black is a colour like any other
        ("K 1@0,0 2@1,0", 1),
        ("Y 1@0,0 2@1,0", 0),
        ("R", 0),
    ],
)
def test_ll_51_only_cards_in_the_line_count(layout, length):
    match = long_table()
    match.play(0, f"lay {layout}")
    assert match.view(0)["length"] == length


def test_ll_51_black_is_no_joker():
    fronts = ["R:E2-W2", "K:E2-W2", "R:E2-W2", *[STUB] * 13]
    match = lw.new("long-line", seats=2, first=0, cards=card_set(fronts), deck=["1", "4", "2", "5", "3"], seed=1)
    match.play(0, "lay R 1@0,0 2@1,0 3@2,0")
    assert match.view(0)["length"] == 1
    match.play(0, "lay R 1@0,0 3@1,0 2@2,0")
    assert match.view(0)["length"] == 2
    assert_refused(match, 0, "call 3", "LL-55")


def test_ll_51_you_build_with_your_own_cards_each_once():
    match = long_table()
    lay(match, 0, 2)
    for layout in ("R 9@0,0", "R 1@0,0 9@1,0", "R 1@0,0 2@1,0 1@2,0", "R 25@0,0"):
        assert_refused(match, 0, f"lay {layout}", "LL-51")
        assert_refused(match, 0, f"call 1 {layout}", "LL-51")
    match.play(1, "lay R 9@0,0")


def test_ll_51_all_eight_cards_may_lie_there():
    match = long_table()
    lay(match, 0, 8)
    assert match.view(0)["length"] == 8
    match.play(0, "call 8")
    assert called(match) == [8, None, None]


# LL-52


def test_ll_52_a_called_number_is_taken_for_the_rest_of_the_round():
    match = long_table(4)
    call(match, 0, 5)
    assert match.view()["taken"] == [5]
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 5)}", "LL-52")
    call(match, 1, 4)
    assert_refused(match, 2, f"call 5 {line_of(match, 2, 5)}", "LL-52")
    assert_refused(match, 2, f"call 4 {line_of(match, 2, 4)}", "LL-52")
    assert (called(match), match.view(3)["taken"]) == ([5, 4, None, None], [4, 5])


def test_ll_52_in_the_next_round_every_number_is_free():
    match = long_table(2)
    call(match, 0, 5)
    assert (match.view()["rounds"], match.view()["taken"], called(match)) == (1, [], [None, None])
    call(match, 1, 5)
    assert points(match)[1] == [0, 5]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8])
def test_ll_52_every_number_from_1_to_8_can_be_called(number):
    match = long_table()
    lay(match, 1, number)
    match.play(1, f"call {number}")
    assert called(match) == [None, number, None]
    assert match.log[-1] == (1, f"call {number}", None)


@pytest.mark.parametrize("number", ["0", "9", "99", "00"])
def test_ll_52_no_other_number_can_be_called(number):
    match = long_table()
    lay(match, 0, 8)
    assert_refused(match, 0, f"call {number}", "LL-52")
    assert_refused(match, 0, f"call {number} {line_of(match, 0, 8)}", "LL-52")


def test_ll_52_who_has_no_free_number_waits():
    match = mixed_table(3, 0, 3, 3)
    match.play(1, "lay G 49@0,0")
    call(match, 0, 1)
    assert match.to_act == (1, 2, 3)
    assert_refused(match, 1, "call 1", "LL-52")
    call(match, 2, 3)
    call(match, 3, 2)
    assert points(match) == [[1], [0], [3], [2]]


def test_ll_52_the_round_is_over_when_nobody_else_can_call():
    match = mixed_table(3, 0, 0)
    match.play(1, "lay G 49@0,0")
    call(match, 0, 1)
    assert points(match) == [[1], [0], [0]]


def test_ll_52_and_when_the_free_numbers_are_longer_than_any_line_left():
    match = mixed_table(3, 3, 2, 1)
    call(match, 0, 2)
    call(match, 1, 1)
    assert match.view()["rounds"] == 1
    assert points(match) == [[2], [1], [0], [0]]


def test_ll_52_the_round_goes_on_while_one_line_of_a_free_number_can_be_built():
    match = mixed_table(3, 3, 2, 1)
    call(match, 0, 3)
    call(match, 1, 1)
    assert (match.view()["rounds"], match.to_act) == (0, (2, 3))
    match = mixed_table(3, 0, 2)
    call(match, 0, 1)
    assert (match.view()["rounds"], match.to_act) == (0, (1, 2))
    match = mixed_table(3, 2, 0)
    call(match, 0, 1)
    assert (match.view()["rounds"], match.to_act) == (0, (1, 2))


def test_ll_52_a_wrong_call_takes_no_number_so_the_round_goes_on():
    match = mixed_table(3, 0, 0, false_call="zero")
    call(match, 0, 1, count=2)
    assert (match.view()["rounds"], match.to_act) == (0, (1, 2))


def test_ll_52_whoever_has_called_no_longer_keeps_the_round_open():
    match = mixed_table(8, 0, 0, 8)
    call(match, 0, 2)
    call(match, 3, 1)
    assert match.view()["rounds"] == 1


# LL-53


def test_ll_53_who_has_called_is_done_for_this_round():
    match = long_table()
    call(match, 0, 5)
    assert match.to_act == (1, 2)
    for text in ("lay R 1@0,0", "call 6", "call 6 R 1@0,0", "lay R 9@0,0", "lay R 1@0.5,0", "call 9"):
        assert isinstance(assert_refused(match, 0, text, "LL-53"), lw.NotYourTurn)
    assert match.legal(0) == []


def test_ll_53_the_round_ends_when_all_but_one_have_called():
    match = long_table(4)
    call(match, 2, 3)
    call(match, 0, 8)
    assert match.view()["rounds"] == 0
    call(match, 3, 5)
    assert (match.view()["rounds"], match.to_act) == (1, (0, 1, 2, 3))
    assert points(match) == [[8], [0], [3], [5]]


@pytest.mark.parametrize(
    ("calls", "lies", "score"), [((6, 5), 8, 4), ((5, 6), 8, 4), ((6, 5), 4, 4), ((6, 5), 2, 2), ((8, 7), 0, 0)]
)
def test_ll_53_the_last_player_scores_at_least_one_less_than_the_lowest_call(calls, lies, score):
    match = long_table()
    lay(match, 2, lies)
    call(match, 0, calls[0])
    call(match, 1, calls[1])
    assert points(match) == [[calls[0]], [calls[1]], [score]]


def test_ll_53_the_last_player_never_scores_less_than_0():
    match = long_table(2)
    lay(match, 1, 8)
    call(match, 0, 1)
    assert points(match) == [[1], [0]]


def test_ll_53_the_line_of_the_last_player_counts_as_it_lies():
    match = long_table(2)
    match.play(1, "lay R 9@0,0 10@1,0 11@3,0 12@4,0 13@5,0")
    call(match, 0, 8)
    assert points(match) == [[8], [3]]


def test_ll_53_taken_numbers_do_not_matter_to_those_who_wait():
    match = long_table(4, round_timer=60)
    call(match, 0, 7)
    for seat, count in ((1, 6), (2, 6), (3, 8)):
        lay(match, seat, count)
    match.play(None, "time")
    assert points(match) == [[7], [6], [6], [6]]


def test_ll_53_if_nobody_called_there_is_no_limit():
    match = long_table(round_timer=60)
    lay(match, 0, 8)
    lay(match, 1, 3)
    match.play(None, "time")
    assert points(match) == [[8], [3], [0]]


def test_ll_53_a_new_round_begins_with_bare_benches_and_nothing_called():
    match = long_table(round_timer=60)
    for seat in range(3):
        lay(match, seat, 4)
    match.play(None, "time")
    for seat in range(3):
        view = match.view(seat)
        assert (view["bench"], view["length"], view["taken"]) == ([], 0, [])


# LL-54


def test_ll_54_the_called_numbers_are_written_down_and_added_up():
    match = long_table()
    for numbers in ((5, 3), (8, 1), (2, 7)):
        call(match, 0, numbers[0])
        call(match, 1, numbers[1])
    assert points(match) == [[5, 8, 2], [3, 1, 7], [0, 0, 0]]
    assert (match.scores, match.winners) == ((15, 11, 0), ())


def finished(calls, **wishes):
    """Play six rounds of two: in each seat and number called; the other has nothing on its bench."""
    match = long_table(2, **wishes)
    for seat, number in calls:
        assert not match.is_over
        call(match, seat, number)
    assert match.is_over
    return match


def test_ll_54_most_points_after_six_rounds_win():
    match = finished([(0, 8), (1, 5), (1, 5), (0, 2), (0, 1), (1, 2)])
    assert (match.scores, match.winners) == ((11, 12), (1,))
    assert points(match) == [[8, 0, 0, 2, 1, 0], [0, 5, 5, 0, 0, 2]]


def test_ll_54_in_a_tie_the_victory_is_shared():
    match = finished([(0, 8), (1, 5), (1, 3), (0, 2), (1, 1), (1, 1)])
    assert (match.scores, match.winners) == ((10, 10), (0, 1))


def test_ll_54_nobody_plays_on_after_six_rounds():
    match = finished([(0, 1)] * 6)
    assert match.to_act == ()
    assert (match.legal(0), match.legal(1), match.legal(None)) == ([], [], [])
    for text in ("call 3", "lay R 1@0,0", "time"):
        assert_refused(match, 0, text, "LL-54")
    assert_refused(match, None, "time", "LL-54")
    assert told(match)[-1] == ("told-over", {})


# LL-55


@pytest.mark.parametrize("count", [0, 1, 4, 6, 8])
def test_ll_55_a_call_that_does_not_fit_the_line_is_refused(count):
    match = long_table()
    lay(match, 0, 2)
    assert_refused(match, 0, f"call 5 {line_of(match, 0, count)}", "LL-55")
    assert match.view(0)["length"] == 2  # what lay there lies there still
    lay(match, 0, count)
    if count:
        assert_refused(match, 0, "call 5", "LL-55")
    call(match, 0, 5)
    assert called(match)[0] == 5


@pytest.mark.parametrize("count", [0, 4, 6])
def test_ll_55_with_zero_a_wrong_call_scores_nothing(count):
    match = long_table(false_call="zero", round_timer=60)
    call(match, 0, 5, count=count)
    assert match.view()["seats"][0] == {"called": None, "wrong": True, "called_at": None, "points": []}
    assert [word for word, _ in told(match)] == ["told-false-call"]
    assert match.to_act == (1, 2)
    assert_refused(match, 0, "call 4", "LL-53")
    match.play(None, "time")
    assert points(match) == [[0], [0], [0]]


def test_ll_55_with_zero_what_lies_there_is_judged_too():
    match = long_table(false_call="zero")
    lay(match, 0, 3)
    match.play(0, "call 4")
    lay(match, 1, 3)
    match.play(1, "call 3")
    assert points(match) == [[0], [3], [0]]


def test_ll_55_with_zero_the_number_is_free_again():
    match = long_table(4, false_call="zero")
    call(match, 0, 5, count=4)
    assert match.view()["taken"] == []
    call(match, 1, 5)
    assert match.view()["taken"] == [5]


@pytest.mark.parametrize(("edition", "limited"), [(2, (0, 0)), (1, (5, 8))])
def test_ll_55_with_zero_the_0_of_a_wrong_call_is_the_fewest_and_in_the_first_edition_it_sets_no_limit(edition, limited):
    match = long_table(false_call="zero")
    match._state.edition = edition
    lay(match, 2, 7)
    call(match, 0, 2, count=3)
    call(match, 1, 6)
    assert points(match) == [[0], [6], [limited[0]]]
    match = long_table(2, false_call="zero")
    match._state.edition = edition
    lay(match, 1, 8)
    call(match, 0, 1, count=0)
    assert points(match) == [[0], [limited[1]]]
    assert [word for word, _ in told(match)][:2] == ["told-false-call", "told-round"]


def test_ll_55_with_zero_a_taken_number_is_still_taken():
    match = long_table(4, false_call="zero")
    call(match, 0, 5)
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 5)}", "LL-52")
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 4)}", "LL-52")


def test_ll_55_with_nothing_laid_a_call_takes_the_line_that_the_solver_finds():
    match = mixed_table(3, 2, 2)
    assert_refused(match, 0, "call 4", "LL-55")
    match.play(0, "call 3")
    assert called(match) == [3, None, None]
    text = match.log[-1][1]
    assert text.startswith("call 3 ")
    again = mixed_table(3, 2, 2)
    again.play(0, text)
    assert called(again) == [3, None, None]


def test_ll_55_the_solver_offers_every_line_up_to_the_longest():
    match = mixed_table(3, 2, 2)
    texts = match.legal(0)
    assert [text.split(" ")[0] for text in texts] == ["lay"] * 3 + ["call"] * 3
    assert [text[:6] for text in texts[3:]] == ["call 1", "call 2", "call 3"]
    assert sorted(text.count("@") for text in texts[:3]) == [1, 2, 3]
    for text in texts:
        trial = match.copy()
        trial.play(0, text)
        assert trial.log[-1] == (0, text, None)


# LL-56


def test_ll_56_the_same_number_goes_to_the_earlier_reaction():
    match = long_table(4)
    call(match, 0, 5, at=1_000)
    call(match, 1, 5, at=999)
    assert (called(match), match.to_act) == ([None, 5, None, None], (0, 2, 3))
    assert [seat["called_at"] for seat in match.view()["seats"]] == [None, 999, None, None]
    assert told(match) == [("told-call", {"seat": 1, "number": "5"}), ("told-slower", {"seat": 0})]
    call(match, 0, 4, at=2_000)
    assert called(match) == [4, 5, None, None]
    assert match.log[1][2] == 999


def test_ll_56_who_was_slower_still_has_the_line_as_it_lies():
    match = long_table(4, round_timer=60)
    call(match, 0, 5, at=1_000)
    call(match, 1, 5, at=900)
    match.play(None, "time")
    assert points(match) == [[4], [5], [0], [0]]


def test_ll_56_a_later_reaction_is_refused():
    match = long_table(4)
    call(match, 0, 5, at=1_000)
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 5)}", "LL-52", at=1_001)


def test_ll_56_without_times_whoever_called_first_has_the_number():
    match = long_table(4)
    call(match, 0, 5, at=1_000)
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 5)}", "LL-52")
    match = long_table(4)
    call(match, 0, 5)
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 5)}", "LL-52", at=0)


def test_ll_56_an_earlier_call_of_another_number_takes_nothing_back():
    match = long_table(4)
    call(match, 0, 5, at=1_000)
    call(match, 1, 4, at=10)
    assert called(match) == [5, 4, None, None]


def test_ll_56_an_earlier_call_must_be_right():
    match = long_table(4)
    call(match, 0, 5, at=1_000)
    assert_refused(match, 1, f"call 5 {line_of(match, 1, 4)}", "LL-55", at=10)
    match = long_table(4, false_call="zero")
    call(match, 0, 5, at=1_000)
    call(match, 1, 5, count=4, at=10)
    assert (called(match), match.to_act) == ([5, None, None, None], (2, 3))
    assert match.view()["seats"][1]["wrong"]


def second_round():
    """Play a round that leaves seat 0 with 5 points, seat 1 with 3, seats 2 and 3 with 2 and nothing."""
    match = long_table(4, round_timer=60)
    for seat, number in ((0, 5), (1, 3), (2, 2)):
        call(match, seat, number, at=50)
    assert match.scores == (5, 3, 2, 0)
    return match


def test_ll_56_where_times_are_level_fewer_points_so_far_count():
    match = second_round()
    call(match, 0, 6, at=100)
    call(match, 1, 6, at=100)
    assert called(match) == [None, 6, None, None]
    match = second_round()
    call(match, 1, 6, at=100)
    assert_refused(match, 0, f"call 6 {line_of(match, 0, 6)}", "LL-52", at=100)
    call(match, 3, 6, at=100)
    assert called(match) == [None, None, None, 6]


def test_ll_56_time_counts_more_than_points():
    match = second_round()
    call(match, 1, 6, at=100)
    call(match, 0, 6, at=99)
    assert called(match) == [6, None, None, None]


def test_ll_56_where_points_are_level_too_chance_decides():
    taken = 0
    for seed in range(24):
        match = long_table(seed=seed)
        call(match, 0, 5, at=100)
        text = f"call 5 {line_of(match, 1, 5)}"
        try:
            match.play(1, text, at=100)
        except lw.IllegalMove as refusal:
            assert refusal.rule == "LL-52"
        else:
            taken += 1
            assert called(match) == [None, 5, None]
    assert 5 <= taken <= 19


def test_ll_56_chance_decides_where_every_card_is_dealt_too():
    taken = set()
    for seed in range(8):
        match = long_table(cards=card_set([STRAIGHT] * 24), seed=seed)
        call(match, 0, 5, at=100)
        try:
            call(match, 1, 5, at=100)
        except lw.IllegalMove:
            taken.add(0)
        else:
            taken.add(1)
    assert taken == {0, 1}


def test_ll_56_a_faster_call_ends_the_round_where_nobody_else_can_call():
    match = mixed_table(1, 2, 1)
    call(match, 0, 1, at=100)
    assert match.to_act == (1, 2)  # seat 1 could call 2
    call(match, 1, 1, at=50)
    assert points(match) == [[0], [1], [0]]


def test_ll_56_the_table_ends_the_round_when_time_is_up():
    match = long_table(4, round_timer=90)
    assert match.options["round_timer"] == 90
    call(match, 0, 5)
    lay(match, 1, 8)
    lay(match, 3, 1)
    assert match.legal(None) == ["time"]
    match.play(None, "time")
    assert match.log[-1] == (None, "time", None)
    assert points(match) == [[5], [4], [0], [1]]
    assert (match.view()["rounds"], match.to_act) == (1, (0, 1, 2, 3))
    assert told(match)[:2] == [("told-time", {}), ("told-round", {"round": 1})]


def test_ll_56_the_time_of_the_table_s_own_move_is_kept_in_the_log_alone():
    match, twin = long_table(round_timer=60), long_table(round_timer=60)
    match.play(None, "time", at=60_000)
    twin.play(None, "time")
    assert match.log == [(None, "time", 60_000)]
    assert match.digest_bytes == twin.digest_bytes


def test_ll_56_only_the_table_says_that_time_is_up():
    match = long_table()
    assert_refused(match, 0, "time", "LL-56")
    call(match, 0, 5)
    assert_refused(match, 0, "time", "LL-56")
    for text in ("call 3", "call 3 R 1@0,0 2@1,0 3@2,0", "lay R 1@0,0", "lay R", "call 9"):
        assert_refused(match, None, text, "LL-56")


def test_ll_56_without_a_timer_time_is_never_up_but_in_the_first_edition():
    match = long_table()
    call(match, 0, 5)
    assert_refused(match, None, "time", "LL-56")
    assert match.legal(None) == []
    chances = range(0, 2**12, 32)
    assert {rules.next_to_act(match._state, 0, chance) for chance in chances} == {1, 2}
    match._state.edition = 1
    assert {rules.next_to_act(match._state, 0, chance) for chance in chances} == {TABLE}
    match.play(None, "time")
    assert points(match) == [[5], [0], [0]]


def test_ll_56_the_round_timer_is_a_number_of_seconds():
    assert long_table().options["round_timer"] == 0
    assert long_table(round_timer="3600").options["round_timer"] == 3600
    for seconds in (-1, 3601, 1.5, "soon", True):
        with pytest.raises(lw.BadOption, match="round_timer"):
            long_table(round_timer=seconds)


def test_ll_56_a_match_with_times_replays_to_the_same_bytes():
    match = second_round()
    lay(match, 2, 3)
    call(match, 0, 6, at=100)
    call(match, 1, 6, at=100)
    match.play(None, "time")
    again = lw.load(match.save())
    assert (again.digest_bytes, again.log) == (match.digest_bytes, match.log)
    assert again._state.moment == -1


# What others may know


def busy():
    """Set a table at which seat 0 has called, seats 1 and 2 have laid, and seat 3 has nothing on its bench."""
    match = lw.new("long-line", seats=4, seed=9, first=0)
    for seat, text in ((1, "lay R"), (2, "lay K"), (0, "call 1 R")):
        match.play(seat, f"{text} {' '.join(laid(match, seat, text))}")
    return match


def laid(match, seat, text):
    """Lay some cards of a hand side by side; one with red for the call."""
    hand = match.view(seat)["hand"]
    if text.startswith("call"):
        return [next(f"{card}@0,0" for card, front in match.view(seat)["cards"].items() if "R:" in front)]
    return [f"{card}@{column},0" for column, card in enumerate(hand[:4])]


def test_ll_51_others_never_see_a_bench_or_a_hand():
    match = busy()
    for onlooker in (None, 0, 1, 2, 3):
        view = match.view(onlooker)
        assert json.loads(json.dumps(view)) == view
        own = [] if onlooker is None else hands(match)[onlooker]
        assert (view["hand"], sorted(view["cards"], key=int)) == (own, sorted(own, key=int))
        assert {one["card"] for one in view["bench"]} <= set(own)
        assert [set(seat) for seat in view["seats"]] == [{"called", "wrong", "called_at", "points"}] * 4
    assert match.view()["colour"] is None
    assert [match.view(seat)["length"] > 0 for seat in range(4)] == [True, True, True, False]
    assert [len(match.view(seat)["bench"]) for seat in range(4)][1:] == [4, 4, 0]
    assert (match.view()["bench"], match.view()["length"]) == ([], 0)


def test_ll_51_laying_changes_nothing_that_others_see():
    match = busy()
    before = [(match.view(onlooker), observe_match(match, onlooker or 0)) for onlooker in (None, 0, 1, 3)]
    match.play(2, f"lay G {' '.join(laid(match, 2, 'lay')[:3])}")
    assert [(match.view(onlooker), observe_match(match, onlooker or 0)) for onlooker in (None, 0, 1, 3)] == before


def test_ll_51_others_hear_that_cards_are_laid_and_which_number_is_called_but_no_line():
    match = busy()
    assert [GAME.notation.heard(text) for _, text, _ in match.log] == ["lay", "lay", "call 1"]
    assert GAME.notation.heard("lay R") == "lay"
    assert (GAME.notation.heard("call 3"), GAME.notation.heard("time")) == ("call 3", "time")
    for number in range(3):
        words = match.tell(number)
        assert "@" not in json.dumps(words)
        assert_said(GAME, words)
    assert match.tell(0) == [("told-bench", {"seat": 1})]
    assert match.tell(2) == [("told-call", {"seat": 0, "number": "1"})]


def test_ll_51_imagined_worlds_keep_what_a_seat_knows_and_redraw_the_rest():
    match = busy()
    for seat in range(4):
        seen = match.seen_by(seat)
        worlds = [seen.imagine_array(seed) for seed in range(4)]
        others = {worlds[k][0].hand[(seat + 1) % 4].tobytes() for k in range(4)}
        assert len(others) == 4
        for world in worlds:
            state = world[0]
            assert rules.check(state) == 0
            assert state.hand[seat].tobytes() == match._state.hand[seat].tobytes()
            assert state.bench_card[seat].tobytes() == match._state.bench_card[seat].tobytes()
            assert [int(state.bench_count[other]) for other in range(4) if other != seat] == [0, 0, 0]
            assert views.view(state, seat) == views.view(match._state, seat)
            assert observe(GAME, world, seat) == observe_match(match, seat)


def test_ll_51_whoever_has_called_can_be_imagined_with_any_hand():
    match = busy()
    twin = copy_to_change(match)
    twin._state.bench_colour[3] = 2
    for seat in (0, 1, 2):
        assert match.seen_by(seat).imagine_array(5).tobytes() == twin.seen_by(seat).imagine_array(5).tobytes()


def test_the_view_of_the_first_round():
    view = long_table(2).view(1)
    assert view["cards"] == {str(card): "2 B:N1-S1 K:N2-S2 R:E2-W2" for card in range(9, 17)}
    del view["cards"], view["options"]
    seat = {"called": None, "wrong": False, "called_at": None, "points": []}
    assert view == {
        "game": "long-line",
        "seat": 1,
        "to_act": [0, 1],
        "scores": [0, 0],
        "is_over": False,
        "winners": [],
        "phase": "building",
        "rounds": 0,
        "hand": ["9", "10", "11", "12", "13", "14", "15", "16"],
        "colour": "B",
        "bench": [],
        "length": 0,
        "lines": {},
        "taken": [],
        "cap": 8,
        "seats": [seat, seat],
    }


def test_a_learner_sees_the_own_bench_and_what_was_called():
    match = long_table()
    match.play(1, f"lay {pile([9, 12])}")
    call(match, 0, 5)
    seen = observe_match(match, 1)
    assert seen["hand"] == [*range(9, 17)]
    assert (seen["bench_card"][:3], seen["bench_row"][:3]) == ([9, 12, 0], [0, 1, 0])
    assert seen["bench_colour"] == 4
    assert seen["called"][:3] == [0, 0, 5]  # from the own seat on
    assert (seen["rounds"], seen["seats"]) == (0, 3)


def test_the_end_of_a_round_is_told_with_the_points_of_everybody():
    match = long_table(2)
    match.play(1, f"lay {row([9, 10])}")
    call(match, 0, 8)
    words = told(match)
    shown = [details.pop("shown") for word, details in words if word == "told-round-points"]
    assert words == [
        ("told-call", {"seat": 0, "number": "8"}),
        ("told-round", {"round": 1}),
        ("told-round-points", {"seat": 0, "points": 8}),
        ("told-round-points", {"seat": 1, "points": 2}),
    ]
    assert_said(GAME, words)
    assert [line["length"] for line in shown] == [8, 2]


def test_the_end_of_a_round_shows_the_lines_of_everybody_and_nothing_before_does():
    match = long_table(3)
    lay(match, 2, 4)
    call(match, 1, 7)
    assert all("shown" not in details for number in range(2) for _, details in match.tell(number))
    call(match, 0, 3)
    *_, one, two, (word, last) = told(match)
    assert [details["shown"]["length"] for _, details in (one, two)] == [3, 7]
    assert (word, last["points"], last["length"]) == ("told-round-capped", 2, 4)  # LL-53
    assert last["shown"] == {
        "colour": "R",
        "length": 4,
        "sections": [[column, 0, "E2", "W2"] for column in (3, 2, 1, 0)],
        "bench": [{"card": str(17 + column), "column": column, "row": 0, "turned": False} for column in range(4)],
        "cards": dict.fromkeys(["17", "18", "19", "20"], "2 B:N1-S1 K:N2-S2 R:E2-W2"),
    }
    assert_said(GAME, told(match))


def test_ll_53_who_was_slower_with_a_number_and_does_not_call_again_is_capped_as_well():
    match = long_table(3)
    call(match, 0, 5, at=2_000)
    call(match, 1, 5, at=1_000)
    assert ("told-slower", {"seat": 0}) in told(match)
    call(match, 2, 3, at=3_000)
    words = [(word, details["seat"], details["points"]) for word, details in told(match) if "points" in details]
    assert words == [("told-round-capped", 0, 2), ("told-round-points", 1, 5), ("told-round-points", 2, 3)]


def test_ll_53_the_view_says_what_the_last_player_can_score_at_most():
    match = long_table(4)
    assert match.view()["cap"] == 8
    call(match, 1, 6)
    assert match.view()["cap"] == 5
    call(match, 2, 4)
    assert match.view(0)["cap"] == match.view()["cap"] == 3
    match = long_table(3, false_call="zero")
    match.play(0, "call 8 R")
    assert match.view()["cap"] == 0  # LL-55


def test_the_own_bench_tells_its_longest_line_in_every_colour_and_no_other_bench_does():
    match = long_table()
    match.play(1, f"lay {row([9, 10, 11])} 12@0,1")
    lines = match.view(1)["lines"]
    assert {colour: line["length"] for colour, line in lines.items()} == {"B": 2, "R": 3, "K": 2}
    assert [section[:2] for section in lines["K"]["sections"]] == [[0, 0], [0, 1]]
    assert match.view(1)["length"] == 3
    assert match.view()["lines"] == match.view(0)["lines"] == {}
