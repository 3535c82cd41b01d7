"""HEAD LINE: the round pile, cards turned up by the table, calls and their price, ties, and the end (LL-80 to LL-88)."""

import json
import random

import pytest

import linewright as lw
from linewright.core.guide import GuideElsewhere
from linewright.core.lesson import play_guide
from linewright.core.registry import find
from linewright.games.light_line.head_line import rules
from linewright.games.light_line.head_line import view as views
from linewright.games.light_line.sets import standard_cards
from tests.games.light_line.layouts import (
    ROUND_BACKS,
    STRAIGHT,
    assert_unreadable,
    card_set,
    fail,
    head_table,
    pile,
    row,
    show,
    told,
    turn,
    win,
    won,
)
from tests.games.observing import observe, observe_match
from tests.games.playing import assert_refused, assert_said, copy_to_change

GAME = find("head-line")
BACKS = {str(card.number): card.back for card in standard_cards()}


def shuffled(seed):
    """Shuffle the sixty cards; gives them, and what is the round pile and the deck by LL-80."""
    cards = list(BACKS)
    random.Random(seed).shuffle(cards)  # noqa: S311 (a deck to test with)
    pile_ = []
    for card in cards:
        if sum(BACKS[one] == BACKS[card] for one in pile_) < {2: 0, 3: 4, 4: 3, 5: 2}[BACKS[card]]:
            pile_.append(card)
    return cards, pile_, [card for card in cards if card not in pile_]


def words(match):
    assert_said(GAME, told(match))
    return [word for word, _ in told(match)]


def opened(match):
    return match.view()["open"]


def repeats(match):
    return match.view()["repeats"]


# LL-80


@pytest.mark.parametrize("seed", range(4))
def test_ll_80_the_round_pile_is_taken_in_the_order_of_the_deck(seed):
    cards, round_pile, deck = shuffled(seed)
    match = lw.new("head-line", seats=2, deck=cards, seed=seed)
    assert [str(card + 1) for card in match._state.round_card] == round_pile
    assert [str(card + 1) for card in match._state.deck if card >= 0] == deck
    assert match.view()["round_pile"] == [3, 3, 3, 3, 4, 4, 4, 5, 5]
    assert (match.view()["wanted"], match.view()["unseen"]) == (BACKS[round_pile[0]], 51)
    assert rules.check(match._state) == 0


def test_ll_80_nine_round_cards_worth_34_points_whatever_the_seed():
    orders = set()
    for seed in range(6):
        match = lw.new("head-line", seed=seed)
        numbers = [rules.number_of(match._state, k) for k in range(9)]
        orders.add(tuple(numbers))
        assert (len(numbers), sum(numbers)) == (9, 34)
        assert sorted(numbers) == [3, 3, 3, 3, 4, 4, 4, 5, 5]
    assert len(orders) > 3


@pytest.mark.parametrize("short_of", [3, 4, 5])
def test_ll_80_a_set_without_the_round_cards_is_refused(short_of):
    backs = list(ROUND_BACKS)
    lw.new("head-line", cards=card_set([STRAIGHT] * 14, backs))
    backs.remove(short_of)
    with pytest.raises(lw.BadOption, match=f"x {short_of}"):
        lw.new("head-line", cards=card_set([STRAIGHT] * 14, backs))


def test_ll_80_a_set_with_hardly_anything_besides_is_refused():
    with pytest.raises(lw.BadOption, match="14"):
        lw.new("head-line", cards=card_set([STRAIGHT] * 13, ROUND_BACKS))


# LL-81


def test_ll_81_the_table_turns_up_card_after_card_and_everybody_sees_them():
    cards, _, deck = shuffled(5)
    match = lw.new("head-line", seats=4, deck=cards, seed=1)
    for count in range(5):
        for onlooker in (None, 0, 1, 2, 3):
            view = match.view(onlooker)
            assert (view["open"], view["unseen"], view["to_act"]) == (deck[:count], 51 - count, [0, 1, 2, 3])
            assert set(view["cards"]) == set(deck[:count])
        assert match.legal(None) == ["turn"]
        match.play(None, "turn")
        assert told(match) == [("told-turn", {"card": deck[count]})]
    assert match.log[0] == (None, "turn", None)


def test_ll_81_no_seat_turns_cards_or_keeps_the_time_and_the_table_does_nothing_else():
    match = turn(head_table(), 3)
    for text in ("turn", "time"):
        assert_refused(match, 0, text, "LL-81")
    for text in ("call", "show R 10@0,0 11@1,0 12@2,0", "show R"):
        assert_refused(match, None, text, "LL-81")
    match.play(0, "call")
    for text in ("turn", "time"):
        assert_refused(match, 0, text, "LL-81")
    assert_refused(match, None, "show R", "LL-81")


def test_ll_81_the_pace_is_a_number_of_seconds_and_changes_nothing_in_the_match():
    assert head_table().options["pace"] == 4
    one, two = turn(head_table(pace=1), 3), turn(head_table(pace="60"), 3)
    assert (two.options["pace"], one.view() | {"options": 0}) == (60, two.view() | {"options": 0})
    for pace in (0, 61, 2.5, "fast"):
        with pytest.raises(lw.BadOption, match="pace"):
            head_table(pace=pace)


# LL-82


@pytest.mark.parametrize("number", "345")
def test_ll_82_a_line_of_exactly_the_wanted_number_wins(number):
    pile_ = number + "334453435".replace(number, "", 1)
    match = head_table(pile_)
    assert match.view()["wanted"] == int(number)
    turn(match, 6)
    match.play(0, "call")
    wrong = match.copy()
    show(wrong, 0, int(number) - 1)
    assert (won(wrong)[0], words(wrong)[0]) == ([], "told-wrong")
    assert_refused(match, 0, f"show {row(match.view()['open'][: int(number) + 1])}", "LL-82")
    show(match, 0)
    assert (won(match)[0], words(match)) == ([int(number)], ["told-right"])


@pytest.mark.parametrize(
    ("layout", "is_right"),
    [
        ("R 10@0,0 11@1,0 12@2,0", True),
        ("R 12@7,-3 10@5,-3t 11@6,-3", True),
        ("K 10@0,0 11@0,1t 12@0,2", True),
        ("B 10@0,0 11@0,1 12@0,2", True),
        ("B 10@0,0 11@0,1t 12@0,2", False),
        ("R 10@0,0 11@0,1 12@0,2", False),
        ("Y 10@0,0 11@1,0 12@2,0", False),
        ("R 10@0,0 11@1,0 12@3,0", False),
        ("R", False),
    ],
)
def test_ll_82_the_line_is_laid_edge_to_edge_and_of_a_single_colour(layout, is_right):
    match = turn(head_table(), 5)
    match.play(0, "call")
    match.play(0, f"show {layout}")
    assert won(match)[0] == ([3] if is_right else [])
    assert match.log[-1] == (0, f"show {layout}", None)


@pytest.mark.parametrize(
    ("layout", "was_right"),
    [
        ("R 10@0,0 11@1,0 12@2,0 13@3,0", False),  # a line of four
        ("R 10@0,0 11@1,0 12@2,0 13@0,1", True),  # 13 is not in the line
        ("R 10@0,0 11@1,0 12@3,0 13@4,0", False),  # no line of three
    ],
)
def test_ll_82_spare_cards_are_refused_and_in_the_first_edition_only_the_line_counts(layout, was_right):
    match = turn(head_table(), 5)
    match.play(0, "call")
    assert_refused(match, 0, f"show {layout}", "LL-82")
    assert match.legal(0)[0].count("@") == 3
    old = match.copy()
    old._state.edition = 1
    old.play(0, f"show {layout}")
    assert won(old)[0] == ([3] if was_right else [])
    match.play(0, "show R 10@0,0 11@1,0 12@2,0")
    assert won(match)[0] == [3]


def test_ll_82_black_is_no_joker():
    match = turn(head_table(fronts=["R:E2-W2", "K:E2-W2", "R:E2-W2"]), 3)
    match.play(0, "call")
    match.play(0, "show R 10@0,0 11@1,0 12@2,0")
    assert won(match)[0] == []


def test_ll_82_only_cards_that_lie_open_are_used_each_once():
    match = turn(head_table(), 3)
    match.play(0, "call")
    for card in ("13", "1", "9", "29", "10"):
        assert_refused(match, 0, f"show R 10@0,0 11@1,0 {card}@2,0", "LL-82")
    show(match, 0)
    assert won(match)[0] == [3]


def test_ll_82_cards_put_under_the_deck_do_not_lie_open():
    match = head_table()
    win(match, 0)
    turn(match, 3)
    match.play(1, "call")
    assert_refused(match, 1, "show R 10@0,0 13@1,0 14@2,0", "LL-82")


# LL-83


def test_ll_83_a_call_stops_the_dealing_and_the_caller_shows():
    match = turn(head_table(), 3)
    match.play(1, "call")
    view = match.view()
    assert (view["phase"], view["caller"], view["to_act"], view["called_at"]) == ("showing", 1, [1], None)
    assert told(match) == [("told-head-call", {"seat": 1})]
    assert match.legal(None) == ["time"]
    assert_refused(match, None, "turn", "LL-83")
    for seat in (0, 2):
        for text in ("show R 10@0,0 11@1,0 12@2,0", "show R", "show R 10@0.5,0", "call"):
            assert isinstance(assert_refused(match, seat, text, "LL-83"), lw.NotYourTurn)
        assert match.legal(seat) == []
    assert_refused(match, 1, "call", "LL-83")


def test_ll_83_nothing_is_shown_and_no_time_runs_out_without_a_call():
    match = turn(head_table(), 3)
    assert_refused(match, 0, "show R 10@0,0 11@1,0 12@2,0", "LL-83")
    assert_refused(match, None, "time", "LL-83")


def test_ll_83_a_call_is_possible_at_any_time_even_before_a_card_lies_open():
    match = head_table()
    match.play(2, "call")
    match.play(2, "show R")
    assert (repeats(match), won(match)) == (1, [[], [], []])


def test_ll_83_the_time_of_the_call_is_public():
    match = turn(head_table(), 3)
    match.play(1, "call", at=1_234)
    assert (match.view()["called_at"], match.log[-1]) == (1_234, (1, "call", 1_234))
    show(match, 1)
    assert match.view()["called_at"] is None


# LL-84


def test_ll_84_a_right_line_wins_the_round_card():
    match = head_table("345334345")
    for seat, number in ((0, 3), (2, 4), (0, 5)):
        assert match.view()["wanted"] == number
        win(match, seat)
        ((word, details),) = told(match)
        shown = details.pop("shown")
        assert (word, details) == ("told-right", {"seat": seat, "number": str(number)})
        assert (shown["colour"], shown["length"], len(shown["sections"]), len(shown["bench"])) == ("R", *[number] * 3)
    assert (won(match), match.scores, match.view()["played"]) == ([[3, 5], [], [4]], (8, 0, 4), 3)
    assert (match.view()["round_pile"], match.view()["phase"]) == ([3, 3, 3, 4, 4, 5], "turning")
    assert repeats(match) == 0


@pytest.mark.parametrize("how", ["wrong", "time"])
def test_ll_84_a_wrong_call_or_no_line_in_time_costs_the_lowest_card_won(how):
    match = head_table("435334345")
    for _ in range(3):
        win(match, 0)
    win(match, 1)
    for left, lost, discarded in (([4, 5], 3, [3]), ([5], 4, [4, 3]), ([], 5, [4, 3, 5])):
        turn(match)
        match.play(0, "call")
        if how == "time":
            match.play(None, "time")
        else:
            match.play(0, "show R 10@0,0" if "10" in opened(match) else "show R")
        assert (won(match), match.view()["discarded"]) == ([left, [3], []], discarded)
        (first, details), *rest = told(match)
        assert (first, details["seat"]) == ("told-time-over" if how == "time" else "told-wrong", 0)
        assert rest == [("told-lost", {"seat": 0, "number": str(lost)})]
        assert_said(GAME, told(match))
    assert match.scores == (0, 3, 0)


@pytest.mark.parametrize("how", ["wrong", "time"])
def test_ll_84_who_has_won_nothing_loses_nothing(how):
    match = turn(head_table(), 3)
    match.play(1, "call")
    if how == "time":
        match.play(None, "time")
    else:
        match.play(1, "show R 10@0,0")
    assert (won(match), match.view()["discarded"], match.scores) == ([[], [], []], [], (0, 0, 0))
    assert words(match) == ["told-time-over" if how == "time" else "told-wrong"]


def test_ll_84_a_wrong_line_is_told_with_its_length_and_shown_to_everybody():
    match = turn(head_table("5433"), 5)
    match.play(1, "call")
    match.play(1, "show R 10@0,0 11@1,0 12@0,1")
    ((word, details),) = told(match)
    shown = details.pop("shown")
    assert (word, details) == ("told-wrong", {"seat": 1, "length": 2, "number": 5})
    assert [section[:2] for section in shown["sections"]] == [[1, 0], [0, 0]]
    assert set(shown["cards"]) == {"10", "11", "12"} <= set(match.view()["cards"])
    assert_said(GAME, [(word, details)])


def test_ll_84_others_lose_nothing():
    match = head_table()
    win(match, 0)
    win(match, 1)
    fail(match, 1)
    assert won(match) == [[3], [], []]


# LL-85


@pytest.mark.parametrize("how", ["show R", "time"])
def test_ll_85_the_round_is_repeated_with_new_cards_and_the_same_round_card(how):
    match = head_table("534343435")
    turn(match, 4)
    match.play(0, "call")
    match.play(None if how == "time" else 0, how)
    view = match.view()
    assert (view["wanted"], view["played"], view["repeats"], view["open"]) == (5, 0, 1, [])
    assert (view["to_act"], view["phase"], view["caller"], view["bench"]) == ([0, 1, 2], "turning", None, [])
    turn(match, 5)
    assert opened(match) == ["14", "15", "16", "17", "18"]
    match.play(0, "call")
    show(match, 0)
    assert won(match)[0] == [5]


@pytest.mark.parametrize("how", ["show R", "time"])
def test_ll_85_with_continue_the_others_go_on_without_the_caller(how):
    match = head_table(wrong_call="continue")
    turn(match, 4)
    match.play(0, "call")
    match.play(None if how == "time" else 0, how)
    view = match.view()
    assert (view["open"], view["repeats"], view["to_act"]) == (["10", "11", "12", "13"], 0, [1, 2])
    assert [seat["locked"] for seat in view["seats"]] == [True, False, False]
    assert (view["phase"], view["caller"], view["bench"]) == ("turning", None, [])
    assert_refused(match, 0, "call", "LL-85")
    turn(match)
    assert_refused(match, 0, "call", "LL-85")
    assert (match.legal(0), match.legal(1)) == ([], ["call"])
    match.play(1, "call")
    assert_refused(match, 0, "call", "LL-85")
    show(match, 1)
    assert won(match) == [[], [3], []]


def test_ll_85_with_continue_nothing_of_a_wrong_line_is_left():
    match = turn(head_table(wrong_call="continue"), 3)
    match.play(0, "call")
    match.play(0, "show R 10@0,0 11@1,0")
    assert (match.view()["bench"], match.view()["open"]) == ([], ["10", "11", "12"])
    assert rules.check(match._state) == 0


def test_ll_85_with_continue_the_next_round_is_open_to_everybody():
    match = head_table(wrong_call="continue")
    fail(match, 0)
    win(match, 1)
    assert match.to_act == (0, 1, 2)
    win(match, 0)
    assert won(match) == [[3], [3], []]


def test_ll_85_with_continue_a_wrong_call_costs_a_card_too():
    match = head_table(wrong_call="continue")
    win(match, 0)
    fail(match, 0)
    assert (won(match), match.view()["discarded"]) == ([[], [], []], [3])


def test_ll_85_with_everybody_locked_out_the_round_is_repeated():
    match = head_table(wrong_call="continue", seats=2)
    turn(match, 3)
    fail(match, 1)
    assert (match.to_act, repeats(match)) == ((0,), 0)
    fail(match, 0)
    assert (match.to_act, repeats(match), opened(match)) == ((0, 1), 1, [])
    assert (match.view()["wanted"], match.view()["under"]) == (3, ["10", "11", "12"])


def test_ll_85_after_a_wrong_call_an_old_time_does_not_count():
    match = turn(head_table(wrong_call="continue"), 3)
    match.play(0, "call", at=1_000)
    match.play(0, "show R")
    assert match.view()["called_at"] is None
    match.play(1, "call", at=900)
    assert match.view()["caller"] == 1


# LL-86


def one_call(**wishes):
    """Let seat 0, who has won a card, call at 1,000 ms."""
    match = head_table(**wishes)
    win(match, 0)
    turn(match, 3)
    match.play(0, "call", at=1_000)
    return match


@pytest.mark.parametrize("at", [950, 1_000, 1_050])
def test_ll_86_calls_at_the_same_time_repeat_the_round_with_new_cards(at):
    match = one_call()
    match.play(1, "call", at=at)
    view = match.view()
    assert (view["phase"], view["caller"], view["called_at"], view["repeats"]) == ("turning", None, None, 1)
    assert (view["open"], view["wanted"], view["to_act"]) == ([], 3, [0, 1, 2])
    assert won(match) == [[3], [], []]  # nobody loses a card
    assert told(match) == [("told-head-call", {"seat": 1}), ("told-same-time", {})]
    assert_said(GAME, told(match))
    turn(match, 3)
    assert opened(match) == ["16", "17", "18"]


@pytest.mark.parametrize("at", [1_051, 5_000, None])
def test_ll_86_a_later_call_or_one_without_a_time_does_not_count(at):
    match = one_call()
    assert_refused(match, 1, "call", "LL-83", at=at)
    show(match, 0)
    assert won(match) == [[3, 3], [], []]


def test_ll_86_without_a_time_of_the_first_no_other_call_counts():
    match = turn(head_table(), 3)
    match.play(0, "call")
    assert_refused(match, 1, "call", "LL-83", at=0)
    assert_refused(match, 1, "call", "LL-83")


def test_ll_86_a_call_that_came_earlier_after_all_counts():
    match = one_call()
    match.play(1, "call", at=949)
    view = match.view()
    assert (view["phase"], view["caller"], view["called_at"], view["to_act"], view["repeats"]) == ("showing", 1, 949, [1], 0)
    assert told(match) == [("told-head-call", {"seat": 1})]
    assert_refused(match, 0, "show R", "LL-83")
    match.play(2, "call", at=900)
    assert repeats(match) == 1
    match.undo()
    match.play(2, "call", at=898)
    assert match.view()["caller"] == 2
    match.undo()
    show(match, 1)
    assert won(match) == [[3], [3], []]


def test_ll_86_whoever_has_called_does_not_call_at_the_same_time_as_themselves():
    match = one_call()
    for at in (900, 1_000, 1_010, None):
        assert_refused(match, 0, "call", "LL-83", at=at)


@pytest.mark.parametrize(("limit", "at", "is_tie"), [(0, 1_000, True), (0, 999, False), (1_000, 1, True), (200, 801, True)])
def test_ll_86_the_option_says_how_far_apart_calls_may_be(limit, at, is_tie):
    match = one_call(same_call_ms=limit)
    match.play(1, "call", at=at)
    assert (repeats(match), match.view()["caller"]) == ((1, None) if is_tie else (0, 1))


def test_ll_86_with_a_limit_of_0_a_millisecond_later_is_too_late():
    assert_refused(one_call(same_call_ms=0), 1, "call", "LL-83", at=1_001)
    match = one_call(same_call_ms=200)
    assert_refused(match, 1, "call", "LL-83", at=1_201)
    match.play(1, "call", at=1_200)
    assert repeats(match) == 1


def test_ll_86_the_limit_is_a_number_of_milliseconds():
    assert head_table().options["same_call_ms"] == 50
    for limit in (-1, 1_001, "none"):
        with pytest.raises(lw.BadOption, match="same_call_ms"):
            head_table(same_call_ms=limit)


def test_ll_86_who_is_locked_out_makes_no_tie():
    match = head_table(wrong_call="continue")
    fail(match, 1)
    turn(match, 3)
    match.play(0, "call", at=1_000)
    for at in (900, 1_000):
        assert_refused(match, 1, "call", "LL-85", at=at)
    match.play(2, "call", at=1_000)
    assert (repeats(match), match.to_act) == (1, (0, 1, 2))  # the round begins anew for everybody


# LL-87


def test_ll_87_turned_cards_go_under_the_deck_in_order_and_stay_known():
    match = head_table(stock=8)
    turn(match, 2)
    win(match, 0)
    view = match.view(1)
    assert (view["under"], view["open"], view["unseen"]) == (["10", "11", "12", "13", "14"], [], 3)
    assert set(view["cards"]) == {"10", "11", "12", "13", "14"}
    turn(match, 4)
    view = match.view(1)
    assert (view["open"], view["under"], view["unseen"]) == (["15", "16", "17", "10"], ["11", "12", "13", "14"], 0)
    fail(match, 2)
    view = match.view(1)
    assert (view["open"], view["under"], view["unseen"]) == ([], ["11", "12", "13", "14", "15", "16", "17", "10"], 0)
    assert turn(match).view()["open"] == ["11"]
    assert rules.check(match._state) == 0


def played(seats, *winners):
    """Play all nine rounds 3 3 4 4 5 3 4 3 5, each won by the next of these seats."""
    match = head_table(seats=seats)
    for seat in winners:
        assert not match.is_over
        assert match.winners == ()
        win(match, seat)
    return match


def test_ll_87_the_game_ends_when_the_round_pile_is_empty_and_most_points_win():
    match = played(3, 0, 0, 0, 0, 1, 1, 2, 2, 1)
    assert match.is_over
    assert (match.scores, match.winners) == ((14, 13, 7), (0,))
    view = match.view()
    assert (view["phase"], view["wanted"], view["round_pile"], view["to_act"]) == ("over", None, [], [])
    assert words(match) == ["told-right", "told-over"]
    assert rules.check(match._state) == 0


def test_ll_87_points_count_not_cards():
    match = played(2, 0, 0, 1, 1, 1, 0, 0, 0, 1)
    assert (match.scores, match.winners) == ((16, 18), (1,))


def test_ll_87_in_a_tie_the_victory_is_shared():
    match = played(3, 2, 2, 0, 0, 0, 2, 2, 1, 1)
    assert (match.scores, match.winners) == ((13, 8, 13), (0, 2))


def test_ll_87_a_card_that_was_lost_counts_for_nobody():
    match = head_table(seats=2)
    for seat in (0, 0, 0, 1, 1):
        win(match, seat)
    fail(match, 0)
    for seat in (1, 0, 0, 0):
        win(match, seat)
    assert (match.scores, sum(match.scores), match.view()["discarded"]) == ((19, 12), 31, [3])
    assert match.winners == (0,)


def test_ll_87_nobody_plays_on_after_the_end():
    match = played(2, *[0] * 9)
    for seat in (0, 1):
        for text in ("call", "show R", "show R 10@0,0", "turn", "time"):
            assert_refused(match, seat, text, "LL-87")
        assert match.legal(seat) == []
    for text in ("turn", "time"):
        assert_refused(match, None, text, "LL-87")


# LL-88


def test_ll_88_when_all_cards_lie_open_they_are_shuffled_and_the_round_begins_again():
    orders = set()
    for seed in range(4):
        match = turn(head_table(stock=6, seed=seed), 6)
        assert (len(opened(match)), repeats(match)) == (6, 0)
        turn(match)
        view = match.view()
        assert (len(view["open"]), view["unseen"], view["under"], view["repeats"], view["wanted"]) == (1, 5, [], 1, 3)
        assert words(match) == ["told-all-open", "told-turn"]
        turn(match, 5)
        assert sorted(opened(match)) == [str(card) for card in range(10, 16)]
        orders.add(tuple(opened(match)))
        assert rules.check(match._state) == 0
    assert len(orders) > 1


def test_ll_88_with_all_cards_open_a_call_is_still_possible():
    match = turn(head_table(stock=6), 6)
    match.play(0, "call")
    show(match, 0)
    assert won(match)[0] == [3]
    assert (match.view()["unseen"], len(match.view()["under"])) == (0, 6)


def test_ll_88_it_needs_all_cards_open_not_just_all_seen():
    match = head_table(stock=6)
    win(match, 0)
    turn(match, 6)
    assert (opened(match), repeats(match)) == (["13", "14", "15", "10", "11", "12"], 0)
    turn(match)
    assert (repeats(match), match.view()["unseen"]) == (1, 5)


def test_ll_88_whoever_was_locked_out_is_in_it_again():
    match = head_table(stock=6, wrong_call="continue")
    fail(match, 1)
    turn(match, 6)
    assert match.to_act == (0, 2)
    turn(match)
    assert match.to_act == (0, 1, 2)


def test_ll_88_all_51_cards_of_our_set_lie_open_before():
    match = turn(lw.new("head-line", seed=3), 51)
    assert (len(opened(match)), match.view()["unseen"]) == (51, 0)
    assert turn(match).view()["unseen"] == 50


# Bots show what the solver finds


def test_the_solver_shows_a_right_line_where_there_is_one():
    match = turn(lw.new("head-line", seats=2, seed=4), 12)
    match.play(0, "call")
    (text,) = match.legal(0)
    assert text.count("@") == match.view()["wanted"]
    match.play(0, text)
    assert (len(won(match)[0]), match.log[-1]) == (1, (0, text, None))


def test_the_solver_shows_less_where_there_is_none():
    for count in (0, 2):
        match = turn(head_table(), count)
        match.play(0, "call")
        (text,) = match.legal(0)
        assert text.count("@") == count
        match.play(0, text)
        assert (won(match)[0], repeats(match)) == ([], 1)


@pytest.mark.parametrize("text", ["show", "call 3", "lay R 10@0,0", "turn 2", "", "line", "show R 10"])
def test_no_other_text_is_a_move_of_head_line(text):
    match = turn(head_table(), 3)
    match.play(0, "call")
    assert_unreadable(match, 0, text)


def test_a_match_with_times_replays_to_the_same_bytes():
    match = one_call()
    match.play(1, "call", at=949)
    match.play(1, "show R")
    turn(match, 3)
    match.play(1, "CALL ", at=10)
    match.play(2, "call", at=12)
    again = lw.load(match.save())
    assert (again.digest_bytes, again.log) == (match.digest_bytes, match.log)
    assert again._state.moment == -1


# What may be known


def middle():
    """Set a table with cards open, unseen and under the deck, and round cards won and lost."""
    match = lw.new("head-line", seats=3, deck=shuffled(7)[0], seed=1)
    for seat in (0, 1):
        turn(match, 12)
        match.play(seat, "call")
        match.play(seat, match.legal(seat)[0])
    turn(match, 2)
    fail(match, 1)
    return turn(match, 4)


def test_everybody_knows_the_same():
    match = middle()
    views_ = [match.view(onlooker) | {"seat": 0} for onlooker in (None, 0, 1, 2)]
    assert all(view == views_[0] for view in views_)
    assert json.loads(json.dumps(views_[0])) == views_[0]
    assert (len(views_[0]["open"]), views_[0]["unseen"], len(views_[0]["under"])) == (4, 51 - 30, 26)


def test_unseen_cards_and_the_order_of_the_round_pile_are_hidden():
    match = middle()
    view = match.view(0)
    assert set(view["cards"]) == {*view["open"], *view["under"]}
    twin = copy_to_change(match)
    state = twin._state
    first, stop = int(state.opened), int(state.opened) + int(state.unseen)
    state.deck[first:stop] = state.deck[first:stop][::-1].copy()
    state.round_card[3:] = state.round_card[3:][::-1].copy()
    assert twin.digest_bytes != match.digest_bytes
    for seat in range(3):
        assert twin.view(seat) == match.view(seat)
        assert observe_match(twin, seat) == observe_match(match, seat)
        assert twin.seen_by(seat).imagine_array(3).tobytes() == match.seen_by(seat).imagine_array(3).tobytes()


def test_the_front_of_a_round_card_is_hidden_even_when_it_is_won():
    match = middle()
    state = copy_to_change(match)._state
    for k in (0, 1, 2, 8):
        number = rules.number_of(state, k)
        place = next(place for place in range(4, 25) if state.back[state.deck[place]] == number)
        state.round_card[k], state.deck[place] = int(state.deck[place]), int(state.round_card[k])
    assert views.view(state, 0) == views.view(match._state, 0)
    assert rules.check(state) == 0


def test_imagined_worlds_keep_what_is_known_and_redraw_the_rest():
    match = middle()
    true = match._state
    first, stop = int(true.opened), int(true.opened) + int(true.unseen)
    seen = match.seen_by(1)
    worlds = [seen.imagine(seed) for seed in range(8)]
    assert len({world.deck.tobytes() for world in worlds}) == 8
    orders = set()
    for world in worlds:
        assert rules.check(world) == 0
        assert world.deck[:first].tolist() == true.deck[:first].tolist()
        assert world.deck[stop:].tolist() == true.deck[stop:].tolist()
        numbers = [rules.number_of(world, k) for k in range(9)]
        assert numbers[:3] == [rules.number_of(true, k) for k in range(3)]
        assert sorted(numbers) == [3, 3, 3, 3, 4, 4, 4, 5, 5]
        orders.add(tuple(numbers))
        assert views.view(world, 1) == views.view(true, 1)
        assert observe(GAME, world.reshape(1), 1) == observe_match(match, 1)
    assert len(orders) > 3
    assert len({int(world.round_card[2]) for world in worlds}) > 1


def test_a_world_can_be_imagined_before_the_first_card_and_after_the_end():
    for match in (head_table(), played(2, *[0] * 9)):
        world = match.seen_by(0).imagine(2)
        assert rules.check(world) == 0
        assert views.view(world, 0) == views.view(match._state, 0)


def test_the_view_of_a_call():
    match = turn(head_table("345334345", stock=6, seats=2), 3)
    win_first = ["10", "11", "12"]
    match.play(1, "call", at=77)
    view = match.view(0)
    assert view["cards"] == dict.fromkeys(win_first, "2 B:N1-S1 K:N2-S2 R:E2-W2")
    assert view | {"cards": 0, "options": 0} == {
        "game": "head-line",
        "seat": 0,
        "options": 0,
        "to_act": [1],
        "scores": [0, 0],
        "is_over": False,
        "winners": [],
        "phase": "showing",
        "wanted": 3,
        "played": 0,
        "repeats": 0,
        "open": win_first,
        "unseen": 3,
        "under": [],
        "round_pile": [3, 3, 3, 3, 4, 4, 4, 5, 5],
        "discarded": [],
        "caller": 1,
        "called_at": 77,
        "bench": [],
        "cards": 0,
        "seats": [{"won": [], "locked": False}] * 2,
    }


def test_a_learner_sees_from_the_own_seat():
    match = head_table(wrong_call="continue")
    win(match, 2)
    fail(match, 1)
    turn(match, 2)
    match.play(2, "call")
    seen = observe_match(match, 1)
    assert seen["open"][:3] == [13, 14, 0]
    assert seen["under"][:4] == [10, 11, 12, 0]
    assert (seen["round_owner"], seen["round_number"]) == ([1, *[-1] * 8], [3, 3, *[0] * 7])
    assert seen["locked"] == [1, 0, 0, 0]
    assert [seen[name] for name in ("phase", "caller", "unseen", "seats")] == [1, 1, 15, 3]


def test_a_column_can_be_shown_as_well_as_a_row():
    match = turn(head_table(), 3)
    match.play(0, "call")
    match.play(0, f"show {pile(opened(match))}")
    assert match.log[-1][1] == "show K 10@0,0 11@0,1 12@0,2"
    assert won(match)[0] == [3]


# The first game


def test_the_lesson_takes_any_line_that_is_right_and_no_other():
    """However the cards are pointed at: what counts is where it leads."""
    first = "show R 36@5,7 13@4,7 33@3,7t"
    assert play_guide(GAME, ["call", first])["step"] == 3
    with pytest.raises(GuideElsewhere):
        play_guide(GAME, ["call", "show R 36@5,7 13@4,7"])
    assert play_guide(GAME, [])["view"]["open"] == ["33", "13", "36"]
    assert play_guide(GAME, [])["told"] == []
