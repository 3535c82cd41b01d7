"""SQ-23: the forgotten draw, where drawing is a move of its own."""

import pytest

import linewright as lw
from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import full_board, hand, markers, play_randomly, position, sizes, table

HANDS = {0: "2S 3S 4S", 1: "6S 7S 8S"}
PILE = "KH QH TH 9H 8H"
STUCK = "3 .......A..\n10 *......B.*"  # both squares of 7D


def by_hand(hands=HANDS, **wishes):
    """Deal a match in which drawing is a move."""
    return table(hands, PILE, draw="by_hand", **wishes)


def may_draw(match):
    """Name the seats that may draw, as the list of moves and the view say."""
    seats = [seat for seat in range(match.seats) if "draw" in match.legal(seat)]
    assert seats == [seat for seat, facts in enumerate(match.view()["seats"]) if facts["may_draw"]]
    return seats


# Automatic


def test_sq_23_nobody_can_forget_an_automatic_draw():
    match = table(HANDS)
    assert match.options["draw"] == "automatic"
    for script in ("0: 2S b1", "1: 6S f1", "0: 3S c1"):
        play(match, script)
        assert (sizes(match), may_draw(match), len(match.to_act)) == ([7, 7], [], 1)
        assert_refused(match, 0, "draw", "SQ-23")
        assert_refused(match, 1, "draw", "SQ-23")


# In time


def test_sq_23_by_hand_a_card_is_drawn_only_by_a_move():
    match = play(by_hand(), "0: 2S b1")
    assert (sizes(match), match.view()["draw_pile"]) == ([6, 7], 90)
    play(match, "0: draw")
    assert (sizes(match), match.view()["draw_pile"]) == ([7, 7], 89)
    assert "KH" in hand(match, 0)
    assert match.log[-1] == (0, "draw", None)


def test_sq_23_who_may_still_draw_acts_beside_the_seat_in_turn():
    match = by_hand()
    assert (match.to_act, match.legal(1)) == ((0,), [])
    play(match, "0: 2S b1")
    assert match.to_act == (0, 1)
    assert match.legal(0) == ["draw"]
    play(match, "0: draw")
    assert match.to_act == (1,)
    assert match.legal(0) == []


def test_sq_23_nothing_but_the_draw_is_open_to_who_is_not_in_turn():
    match = play(by_hand(), "0: 2S b1")
    assert_refused(match, 0, "3S c1", "SQ-12")
    assert_refused(match, 0, "pass", "SQ-12")


def test_sq_23_a_card_is_drawn_once():
    match = by_hand()
    assert_refused(match, 0, "draw", "SQ-23")
    play(match, "0: 2S b1, draw")
    assert_refused(match, 0, "draw", "SQ-23")
    assert_refused(match, 1, "draw", "SQ-23")


def test_sq_23_the_draw_is_in_time_while_the_next_player_has_only_placed():
    match = play(by_hand(), "0: 2S b1; 1: 6S f1")
    assert match.to_act == (0, 1)
    assert may_draw(match) == [0, 1]
    play(match, "0: draw; 1: draw")
    assert sizes(match) == [7, 7]
    assert ("KH" in hand(match, 0), "QH" in hand(match, 1)) == (True, True)


def test_sq_23_it_may_be_made_at_the_own_next_turn_before_placing():
    match = play(by_hand(), "0: 2S b1; 1: 6S f1; 0: draw, 3S c1, draw; 1: 7S g1")
    assert sizes(match) == [7, 5]


# Too late


def test_sq_23_the_draw_is_lost_when_the_next_player_has_placed_and_drawn():
    match = play(by_hand(), "0: 2S b1; 1: 6S f1, draw")
    assert (may_draw(match), sizes(match)) == ([], [6, 7])
    assert_refused(match, 0, "draw", "SQ-23")
    assert "draw" not in match.legal(0)
    assert match.to_act == (0,)


def test_sq_23_it_is_lost_once_and_the_hand_stays_a_card_smaller():
    match = play(by_hand(), "0: 2S b1; 1: 6S f1, draw; 0: 3S c1, draw; 1: 7S g1, draw")
    assert sizes(match) == [6, 7]
    play(match, "0: 4S d1, draw; 1: 8S h1, draw")
    assert sizes(match) == [6, 7]


def test_sq_23_a_late_draw_is_refused_out_of_turn_too():
    match = play(by_hand(), "0: 2S b1; 1: 6S f1, draw; 0: 3S c1; 1: 7S g1, draw")
    assert sizes(match) == [5, 7]
    match = play(by_hand({0: "2S", 1: "6S", 2: "TS"}, seats=3), "0: 2S b1; 1: 6S f1, draw")
    assert_refused(match, 0, "draw", "SQ-23")
    with pytest.raises(lw.NotYourTurn):
        match.play(0, "draw")


def test_sq_23_two_seats_can_be_too_late_at_once():
    match = play(by_hand({0: "2S", 1: "6S", 2: "TS"}, seats=3), "0: 2S b1; 1: 6S f1; 2: TS b6")
    assert may_draw(match) == [0, 1, 2]
    play(match, "2: draw")
    assert (may_draw(match), sizes(match)) == ([], [5, 5, 6])


def test_sq_23_only_those_before_who_drew_are_too_late():
    match = play(by_hand({0: "2S", 1: "6S", 2: "TS"}, seats=3), "0: 2S b1; 1: 6S f1; 2: TS b6; 1: draw")
    assert (may_draw(match), sizes(match)) == ([2], [5, 6, 5])


def test_sq_23_a_removal_counts_as_placing():
    match = play(by_hand({0: "2S", 1: "JS"}), "0: 2S b1; 1: JS b1")
    assert may_draw(match) == [0, 1]
    play(match, "1: draw")
    assert (markers(match), may_draw(match), sizes(match)) == ({}, [], [6, 7])
    assert_refused(match, 0, "draw", "SQ-23")


def test_sq_23_an_exchange_does_not_count_as_placing():
    match = position(STUCK, hands={0: "2S 3S", 1: "7D 6S"}, pile="KH QH", draw="by_hand")
    play(match, "0: 2S b1; 1: dead 7D")
    assert may_draw(match) == [0]
    play(match, "0: draw")
    assert (sizes(match), "QH" in hand(match, 0)) == ([2, 2], True)


def test_sq_23_the_card_for_an_exchange_is_drawn_with_it():
    match = position(STUCK, hands={0: "7D 2S", 1: "6S"}, pile="KH", draw="by_hand")
    play(match, "0: dead 7D")
    assert hand(match, 0) == ["2S", "KH"]
    assert (may_draw(match), match.to_act) == ([], (0,))
    play(match, "0: 2S b1")
    assert may_draw(match) == [0]


def test_sq_23_placing_again_forfeits_a_draw_still_owed():
    match = play(by_hand(), "0: 2S b1; 1: 6S f1; 0: 3S c1")
    assert sizes(match) == [5, 6]
    play(match, "0: draw")
    assert sizes(match) == [6, 6]
    assert_refused(match, 0, "draw", "SQ-23")
    assert may_draw(match) == []  # and seat 1 is too late: seat 0 has placed and drawn


def test_sq_23_placing_a_sixth_in_a_line_forfeits_a_draw_still_owed():
    match = position("5 AAA.AA....", hands={0: "JC 2S 3S", 1: "6S"}, draw="by_hand")
    play(match, "0: 2S b1; 1: 6S f1; 0: JC d5")
    assert match.view()["phase"] == "locking"
    assert_refused(match, 0, "draw", "SQ-23")
    play(match, "0: lock a5 e5, draw")
    assert sizes(match) == [2, 0]


def test_sq_23_who_placed_a_sixth_in_a_line_owes_the_draw_after_the_choice():
    match = position("5 AAA.AA....", hands={0: "JC", 1: "6S"}, draw="by_hand")
    play(match, "0: JC d5")
    assert (may_draw(match), match.to_act) == ([], (0,))
    play(match, "0: lock a5 e5")
    assert (may_draw(match), match.to_act) == ([0], (0, 1))


def test_sq_23_others_may_draw_while_five_are_chosen():
    match = position("5 AAA.AA....", hands={0: "JC", 1: "6S"}, turn=1, draw="by_hand")
    play(match, "1: 6S f1; 0: JC d5; 1: draw; 0: lock a5 e5, draw")
    assert sizes(match) == [1, 1]


# Passing

STUCK_ONE = {0: "2S 3S", 1: "7D 7D", 2: "6S 7S"}


def stuck_next():
    """Set a table of three teams at which seat 1 cannot play."""
    return position(STUCK, seats=3, hands=STUCK_ONE, draw="by_hand")


def test_sq_23_a_pass_of_the_next_player_takes_nothing():
    match = play(stuck_next(), "0: 2S b1; 1: pass")
    assert (may_draw(match), match.to_act) == ([0], (0, 2))
    play(match, "0: draw")
    assert sizes(match) == [2, 2, 2]


def test_sq_23_after_a_pass_the_draw_is_open_until_a_later_player_has_played_and_drawn():
    match = play(stuck_next(), "0: 2S b1; 1: pass; 2: 6S f1")
    assert may_draw(match) == [0, 2]
    in_time = play(match.copy(), "0: draw")
    assert sizes(in_time) == [2, 2, 1]
    play(match, "2: draw")
    assert_refused(match, 0, "draw", "SQ-23")
    assert sizes(match) == [1, 2, 2]


def owing_before_a_pass():
    """Set a table at which both seats have placed and not drawn, and seat 0, who placed first, has passed then."""
    match = position(STUCK, hands={0: "7D 2S", 1: "6S 7S"}, draw="by_hand")
    play(match, "0: 2S b1; 1: 6S f1; 0: pass")
    assert (may_draw(match), match.to_act) == ([0, 1], (0, 1))
    return match


def test_sq_23_a_draw_for_an_older_turn_takes_none_from_who_placed_later():
    match = play(owing_before_a_pass(), "0: draw")  # for 2S, before 6S; since 6S nobody has placed
    assert may_draw(match) == [1]


def test_sq_23_who_placed_and_passed_is_too_late_when_the_one_after_the_placing_draws():
    match = play(owing_before_a_pass(), "1: draw")  # for 6S: the next player after 2S has placed and drawn
    assert may_draw(match) == []


# Whole games


def owing(log, match):
    """Tell from a log alone who may draw now: seats with the number of the move each placed with."""
    placed = {}
    for number, (seat, text, _) in enumerate(log):
        if text == "draw":
            own = placed.pop(seat)
            placed = {other: when for other, when in placed.items() if when > own}
        elif not text.startswith(("dead", "pass", "drop")):
            placed[seat] = number
    if match.view()["phase"] == "locking":
        placed.pop(match.view()["turn"])
    return sorted(placed)


@pytest.mark.parametrize("seats", [2, 3, 4, 12])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sq_23_the_log_tells_who_may_draw(seats, seed):
    late = 0
    for match in play_randomly(table(seats=seats, draw="by_hand", seed=seed), seed):
        assert may_draw(match) == owing(match.log, match), match.save()
        late += any(word == "told-too-late" for word, _ in match.tell(len(match.log) - 1)) if match.log else 0
    assert late > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_sq_23_the_log_tells_who_may_draw_where_many_pass(seats):
    covered = full_board(e10=".", c4=".", g7=".")
    for seed in range(5):
        match = position(covered, seats=seats, draw="by_hand", seed=seed)
        for _ in play_randomly(match, seed):
            assert may_draw(match) == owing(match.log, match), match.log


def test_sq_23_an_open_draw_ends_with_the_game():
    match = position("5 AAAA......", hands={0: "JC", 1: "2S"}, sequences="", draw="by_hand", seats=3)
    play(match, "0: JC e5")
    assert match.is_over
    assert (match.to_act, may_draw(match)) == ((), [])
    assert_refused(match, 0, "draw", "SQ-55")
