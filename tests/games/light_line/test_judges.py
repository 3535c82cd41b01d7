"""What matches of LONG LINE, HEAD LINE and SOLO LINE were worth: drawn cases in which the answer is known."""

import pytest

import linewright as lw
from linewright.games.light_line.head_line.judge import share_out
from tests.games.light_line.layouts import (
    STRAIGHT,
    call,
    fail,
    head_table,
    lay,
    long_table,
    mixed_table,
    row,
    show,
    solo_table,
    turn,
    win,
)


def decisions(match, seat):
    """The decisions of a seat: the move, what it did, what was better, what was lost."""
    return [(one.move, one.text, one.best, round(one.loss, 9)) for one in lw.review(match, seats=[seat]).of(seat).decisions]


# HEAD LINE


def test_where_all_are_as_quick_the_chances_are_counted_out():
    assert share_out((0, 0, 0), (3, 4)).chances == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert share_out((0, 0), (3,)).chances == (0.5, 0.5)
    assert share_out((4, 0), (3,)).chances == (1, 0)
    assert share_out((3, 0), (3,)).chances == (0.75, 0.25)  # a shared victory counts one half
    assert share_out((1, 2), (5,)) == ((0.5, 0.5), (3.5, 4.5))


def test_head_line_a_line_that_was_let_pass_costs_the_round_card_once():
    match = turn(head_table(seats=2), 5)  # three are wanted, and any three are a line
    match.play(1, "call")
    show(match, 1)
    review = lw.review(match)
    own, other = review.seats
    here = own.chances[3]
    (missed,) = own.decisions
    assert (missed.move, missed.text, missed.best) == (4, "", "call")
    assert missed.chance == pytest.approx(here)
    assert missed.best_chance == pytest.approx(other.chances[6])  # as if it had called itself
    assert [one.move for one in other.decisions] == [4, 6, 7]
    assert (own.choices, own.luck, other.luck) == (0, 0, 0)
    assert other.choices == pytest.approx(-own.others)


def test_head_line_who_is_faster_leaves_the_others_nothing_to_decide():
    match = head_table(seats=2)
    win(match, 1)
    review = lw.review(match)
    assert review.of(0).decisions == ()
    assert review.of(0).others < 0 == review.of(0).choices
    assert [one.loss for one in review.of(1).decisions] == [0, 0]


def test_head_line_a_call_without_a_line_was_better_not_made():
    match = head_table(seats=2)
    win(match, 0)
    turn(match, 2)
    fail(match, 0)
    own = lw.review(match).of(0)
    hasty = own.decisions[-1]
    assert (hasty.move, hasty.text, hasty.best) == (8, "call", "")
    assert hasty.loss == pytest.approx(own.chances[7] - own.chances[8])
    assert own.chances[8] == own.chances[9] < own.chances[7]  # what is shown then changes nothing more
    assert [word for word, _ in own.moments[-1].said] == ["review-moment-hasty", "hint-head-wait"]


def test_head_line_a_line_shown_badly_is_ones_own_loss():
    match = head_table(seats=2)
    win(match, 0)
    turn(match, 3)
    fail(match, 0)
    own = lw.review(match).of(0)
    assert (own.decisions[-1].move, own.decisions[-1].text) == (10, "show R")
    assert own.decisions[-1].best.startswith("show B ")
    assert own.decisions[-1].loss == pytest.approx(own.chances[9] - own.chances[10])


def test_head_line_whoever_is_out_of_the_round_decides_nothing_and_wins_nothing_of_it():
    match = turn(head_table(seats=3, wrong_call="continue"), 2)
    fail(match, 0)
    turn(match, 3)
    own, other, _ = lw.review(match).seats
    assert [one.move for one in own.decisions] == [3]  # its call
    assert [(one.move, one.best) for one in other.decisions] == [(6, "call")]
    assert own.chances[-1] < 1 / 3 < other.chances[-1]


# LONG LINE


def test_long_line_a_shorter_call_than_the_cards_make_costs_the_difference():
    match = long_table(2)
    call(match, 0, 6)
    review = lw.review(match)
    (one,) = review.of(0).decisions
    assert (one.move, one.text.split()[:2], one.best.split()[:2]) == (1, ["call", "6"], ["call", "8"])
    assert one.loss > 0
    assert one.points_loss == pytest.approx(2)
    assert one.best_chance == pytest.approx(one.chance + one.loss)


def test_long_line_the_best_call_is_the_longest_whose_number_is_free():
    match = long_table(3)
    call(match, 1, 8)
    call(match, 0, 7)
    assert lw.review(match).of(0).decisions[0].loss == 0
    match = long_table(3)
    call(match, 1, 8)
    call(match, 0, 5)
    assert lw.review(match).of(0).decisions[0].best.startswith("call 7 ")


def test_long_line_the_line_one_was_left_with_is_held_against_the_best_that_would_have_counted():
    match = mixed_table(8, 6)
    lay(match, 1, 2)
    call(match, 0, 5)
    (left,) = lw.review(match).of(1).decisions
    assert (left.move, left.text.split()[0], left.best.split()[0]) == (1, "lay", "lay")
    assert left.points_loss == pytest.approx(2)  # of six cards four count, one less than was called
    match = mixed_table(8, 6)
    lay(match, 1, 4)
    call(match, 0, 5)
    assert lw.review(match).of(1).decisions[0].loss == 0
    match = mixed_table(8, 6)
    call(match, 0, 5)
    (left,) = lw.review(match).of(1).decisions
    assert (left.move, left.text, left.points_loss) == (1, "", pytest.approx(4))


def test_long_line_a_wrong_call_that_scores_nothing_is_a_loss():
    match = long_table(2, false_call="zero")
    call(match, 0, 8, 3)
    (one,) = lw.review(match).of(0).decisions
    assert (one.best.split()[:2], one.points_loss) == (["call", "8"], pytest.approx(8))


def test_long_line_a_good_hand_is_luck_and_a_poor_one_is_not():
    """The chance at the deal is that of the hand, for whoever holds it."""
    good, poor = (lw.review(mixed_table(*straights)).of(0).start for straights in ((8, 4, 4), (1, 4, 4)))
    assert poor < 0.3
    assert good > 0.36


def test_long_line_nothing_is_known_of_the_cards_of_others():
    one, other = (lw.review(mixed_table(8, *straights)).of(0) for straights in ((6, 5), (2, 1)))
    assert one == other


def test_long_line_cards_on_a_bench_change_nothing_before_the_round_is_over():
    match = mixed_table(8, 6, 5)
    lay(match, 1, 2)
    lay(match, 0, 3)
    for one in lw.review(match).seats:
        assert len(set(one.chances)) == 1
        assert one.decisions == ()


# SOLO LINE


def test_solo_line_the_graph_is_how_many_cards_the_line_passes():
    match = solo_table([STRAIGHT] * 10)
    for count in (2, 6, 4):
        match.play(0, f"lay {row(range(1, count + 1))}")
    match.play(0, "line")
    review = lw.review(match)
    (one,) = review.seats
    assert (review.measure, review.worlds) == ("solved", 1)
    assert one.chances == (0, 0.2, 0.6, 0.4, 0.4)
    assert one.points == (0, 2, 6, 4, 4)
    assert (one.choices, one.others, one.luck) == (pytest.approx(0.4), 0, 0)
    (last,) = one.decisions
    assert (last.move, last.text, last.chance, last.best_chance) == (4, "line", 0.4, 1)
    assert last.best.startswith("line B ")
    assert [word for word, _ in one.moments[0].said] == ["review-moment-unsolved"]


def test_solo_line_nothing_is_held_against_whoever_finds_the_longest_line_there_is():
    match = solo_table([STRAIGHT] * 4)
    match.play(0, f"line {row(range(1, 5))}")
    (one,) = lw.review(match).seats
    assert one.decisions[0].loss == 0
    assert one.moments == ()
    match = solo_table([STRAIGHT] * 10)
    match.play(0, "lay R 1@0,0")
    assert lw.review(match).of(0).decisions == ()
