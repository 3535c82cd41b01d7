"""LI-40 to LI-59: the line, what completing it brings, and the jackpots."""

import pytest

from tests.games.line_it.positions import position, table
from tests.games.playing import assert_refused, play


def own(match):
    return match.view()["seats"][0]


# The line


def test_li_40_cards_are_added_at_the_right_end():
    match = table("20 30 40 50 60 70 80 90 25 35 45 55")
    play(match, "0: take 20 line, end; 1: take 30 line, end; 1: take 90 line, end; 0: take 60 line, end; 0: take 25 hand")
    assert own(match)["line"] == ["20", "60"]
    assert_refused(match, 0, "play 25", "LI-43")


def test_li_40_a_line_holds_one_bet():
    match = position("market: +4 20 30 40\n0: 10 +3 | hand +5")
    assert_refused(match, 0, "take +4 line", "LI-40")
    assert_refused(match, 0, "play +5", "LI-40")


def test_li_40_a_line_holds_one_bet_of_a_kind_too():
    match = position("market: +3 20 30 40\n0: 10 +3")
    assert_refused(match, 0, "take +3 line", "LI-40")


@pytest.mark.parametrize("card", ["1", "50", "100", "+3", "+4", "+5"])
def test_li_41_any_card_begins_a_line(card):
    assert own(play(table(card), f"0: take {card} line"))["line"] == [card]
    assert own(play(table(card), f"0: take {card} hand, play {card}"))["line"] == [card]


@pytest.mark.parametrize(
    ("line", "direction", "fitting"),
    [
        ("50", None, "40 60"),
        ("50 55", "up", "60"),
        ("50 45", "down", "40"),
        ("+3 50", None, "40 60"),
        ("50 +3", None, "40 60"),
        ("+3 50 55", "up", "60"),
        ("50 +3 55", "up", "60"),
        ("50 55 +3", "up", "60"),
        ("+3 50 45", "down", "40"),
        ("50 +3 45", "down", "40"),
        ("50 45 +3", "down", "40"),
        ("50 51 +3 55", "up", "60"),
    ],
)
def test_li_42_the_second_number_settles_the_direction(line, direction, fitting):
    match = position(f"market: 40 60 7 8\n0: {line}")
    assert own(match)["direction"] == direction
    assert [card for card in ("40", "60") if f"take {card} line" in match.legal(0)] == fitting.split()


def test_li_42_a_bet_laid_first_does_not_count_for_the_direction():
    match = table("+3 1 2 3 50 4 5 6 40 7 8 9 30 45 60 41")
    play(match, "0: take +3 line, end; 1: take 1 line, end; 1: take 4 line, end; 0: take 50 line, end")
    play(match, "0: take 40 line, end; 1: take 7 line, end; 1: take 60 line, end")
    assert own(match)["direction"] == "down"
    assert_refused(match, 0, "take 45 line", "LI-43")
    play(match, "0: take 30 line")
    assert own(match)["line"] == ["+3", "50", "40", "30"]


@pytest.mark.parametrize(("line", "against"), [("50 55", 54), ("50 55", 1), ("50 45", 46), ("50 45", 100), ("50 45", 49)])
def test_li_43_a_number_against_the_direction_does_not_fit(line, against):
    assert_refused(position(f"market: {against} 60 7 8\n0: {line}"), 0, f"take {against} line", "LI-43")
    assert_refused(position(f"market: 59 60 7 8\n0: {line} | hand {against}"), 0, f"play {against}", "LI-43")


@pytest.mark.parametrize(("line", "card"), [("1 2", 3), ("1 2", 100), ("100 99", 98), ("100 99", 1)])
def test_li_43_gaps_may_have_any_size(line, card):
    assert own(play(position(f"market: {card} 60 7 8\n0: {line}"), f"0: take {card} line"))["line"] == [*line.split(), str(card)]


@pytest.mark.parametrize("line", ["", "50", "50 60", "60 50", "50 60 70"])
def test_li_44_a_bet_fits_anywhere_and_leaves_the_direction_alone(line):
    match = position(f"market: +4 90 7 8\n0: {line}")
    direction = own(match)["direction"]
    play(match, "0: take +4 line")
    assert own(match)["line"] == [*line.split(), "+4"]
    assert own(match)["direction"] == direction


@pytest.mark.parametrize(("line", "card"), [("99 100", 50), ("10 100", 98), ("2 1", 50), ("10 1", 3)])
def test_li_45_no_number_follows_the_last_one(line, card):
    match = position(f"market: {card} +3 7 8\n0: {line}")
    assert_refused(match, 0, f"take {card} line", "LI-45")
    play(match, "0: take +3 line")
    assert own(match)["line"] == [*line.split(), "+3"]


@pytest.mark.parametrize("line", ["1", "100"])
def test_li_45_a_line_that_begins_at_the_edge_goes_on(line):
    assert "take 50 line" in position(f"market: 50 6 7 8\n0: {line}").legal(0)


# Completing


def completed(line, **options):
    """Seat 0's view after it has completed this line."""
    return own(play(position(f"market: 96 97 98 99\n0: {line}", **options), "0: complete"))


AFTER = {0: "", 2: "12 14", 3: "12 14 16", 4: "12 14 16 18", 5: "12 14 16 18 20", 6: "12 14 16 18 20 22"}


@pytest.mark.parametrize(
    ("stake", "after", "token"),
    [(3, 0, -3), (3, 2, -3), (3, 3, 3), (3, 4, 3), (4, 3, -4), (4, 4, 4), (4, 5, 4), (5, 4, -5), (5, 5, 5), (5, 6, 5)],
)
def test_li_50_a_bet_is_won_with_at_least_as_many_numbers_after_it(stake, after, token):
    assert completed(f"10 +{stake} {AFTER[after]}")["tokens"] == token


@pytest.mark.parametrize(
    ("stake", "after", "token"),
    [(3, 2, -3), (3, 3, 3), (3, 4, -3), (4, 3, -4), (4, 4, 4), (4, 5, -4), (5, 4, -5), (5, 5, 5), (5, 6, -5)],
)
def test_li_50_bet_exact_asks_for_exactly_as_many(stake, after, token):
    assert completed(f"10 +{stake} {AFTER[after]}", bet_exact=True)["tokens"] == token


def test_li_50_numbers_before_the_bet_do_not_count():
    assert completed("2 4 6 8 10 +3 12 14")["tokens"] == -3


def test_li_50_the_bet_card_is_discarded():
    match = position("market: 96 97 98 99\n0: 10 +3 12 14 16")
    before = match.view()["discarded"]
    play(match, "0: complete")
    assert match.view()["discarded"] == before + 3 + 1


LINES = ["", "10", "10 20", "10 20 30", "10 20 30 40", "10 20 30 40 50", "10 20 30 40 50 60"]


@pytest.mark.parametrize(("numbers", "stack"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_li_51_completing_costs_three_numbers(numbers, stack):
    assert completed(LINES[numbers])["stack"] == stack


@pytest.mark.parametrize(("numbers", "stack"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_li_51_the_bet_is_not_one_of_the_three(numbers, stack):
    assert completed(f"{LINES[numbers]} +4")["stack"] == stack
    assert completed(f"+4 {LINES[numbers]}")["stack"] == stack


def test_li_51_bens_line_of_nine_with_four_after_a_4_bet_brings_ten():
    match = play(position("market: 96 97 98 99\n0: 3 8 15 22 30 +4 41 56 63 80"), "0: complete")
    assert own(match)["stack"] == 6
    assert own(match)["tokens"] == 4
    assert match.scores[0] == 10


@pytest.mark.parametrize("line", ["10", "10 20", "10 20 30"])
def test_li_52_a_short_line_scores_nothing(line):
    assert completed(line)["score"] == 0


@pytest.mark.parametrize(("line", "score"), [("+3 10 20 30", 3), ("+3 10 20", -3), ("10 20 30 +4", -4)])
def test_li_52_but_the_bet_of_a_short_line_counts(line, score):
    assert completed(line)["score"] == score


@pytest.mark.parametrize("line", ["1 2 3 4 5", "100 80 60 40 20", "1 5 9 13 17"])
def test_li_53_which_three_go_makes_no_difference(line):
    match = position(f"market: 96 97 98 99\n0: {line}")
    discarded = match.view()["discarded"]
    play(match, "0: complete")
    assert own(match)["score"] == 2
    assert match.view()["discarded"] == discarded + 3


def test_li_54_an_empty_line_cannot_be_completed():
    match = table("10")
    assert "complete" not in match.legal(0)
    assert_refused(match, 0, "complete", "LI-54")
    play(match, "0: take 10 line, complete")
    assert_refused(match, 0, "complete", "LI-54")


@pytest.mark.parametrize("stake", [3, 4, 5])
def test_li_54_a_lone_bet_can_be_completed_and_is_lost(stake):
    assert play(table(f"+{stake}"), f"0: take +{stake} line, complete").scores == (-stake, 0)


def test_li_55_the_next_line_starts_afresh():
    match = position("market: 5 96 97 98\n0: 10 +3 13 17 21 | hand +5")
    play(match, "0: complete")
    assert own(match)["line"] == []
    assert own(match)["direction"] is None
    assert (own(match)["bet"], own(match)["after_bet"]) == (None, 0)
    assert own(match)["colours"] == {"red": 0, "blue": 0, "green": 0, "yellow": 0}
    play(match, "0: take 5 line, play +5")
    assert own(match)["line"] == ["5", "+5"]


def test_li_55_colours_of_a_completed_line_do_not_help_the_next():
    match = position("market: 13 96 97 98\njackpots: red 4\n0: 5 9")
    play(match, "0: complete, take 13 line")
    assert match.scores[0] == 0
    assert match.view()["jackpots"]["red"] == 4


# Jackpots

TWO_REDS = """
    market: 13 17 2 3
    jackpots: red 4, blue 1
    0: 5 9 | hand 21"""


@pytest.mark.parametrize("moves", ["take 13 line", "play 21", "take 13 hand, play 13"])
def test_li_56_the_third_card_of_a_colour_wins_its_jackpot_at_once(moves):
    match = play(position(TWO_REDS), f"0: {moves}")
    assert own(match)["stack"] == 4
    assert match.view()["jackpots"] == {"red": 0, "blue": 1, "green": 0, "yellow": 0}


def test_li_56_the_second_card_wins_nothing():
    match = play(position("market: 9 17 2 3\njackpots: red 4\n0: 5"), "0: take 9 line")
    assert match.scores[0] == 0


def test_li_56_the_three_need_not_lie_side_by_side():
    match = play(position("market: 30 40 50 60\njackpots: blue 2\n0: 2 3 +3 6 7"), "0: take 30 line")
    assert match.scores[0] == 2


def test_li_56_a_card_in_the_hand_does_not_count():
    match = play(position(TWO_REDS), "0: take 13 hand")
    assert match.scores[0] == 0


def test_li_56_each_seat_counts_its_own_line():
    match = position("market: 13 17 2 3\njackpots: red 4\n0: 5\n1: 9 10")
    play(match, "0: take 13 line, end; 1: take 17 line, end")
    assert match.scores == (0, 0)


def test_li_56_a_jackpot_won_by_real_play():
    match = table("1 60 9 13 5 64 2 6 17 70 10 14")
    play(match, "0: take 1 line, end; 1: take 60 line, end")  # 9 and 13, both red, are left
    play(match, "1: take 64 line, end; 0: take 5 line, end; 0: take 17 line")
    assert match.scores == (2, 0)


def test_li_57_an_empty_jackpot_gives_nothing_and_the_fourth_card_no_second_chance():
    match = position("market: 13 2 25 29\n0: 5 9 | hand 17", rounds_left=1)
    play(match, "0: take 13 line, end; 1: take 2 line, complete, end")  # 25 and 29 feed red
    assert match.scores[0] == 0
    assert match.view()["jackpots"]["red"] == 2
    play(match, f"1: take {match.view()['market'][0]} line, end; 0: play 17")
    assert match.scores[0] == 0
    assert match.view()["jackpots"]["red"] == 2


@pytest.mark.parametrize("line", ["1 5 9", "1 5 9 13", "1 5 9 13 17"])
def test_li_57_a_fourth_or_later_card_never_wins(line):
    match = play(position(f"market: 41 2 3 4\njackpots: red 5\n0: {line}"), "0: take 41 line")
    assert match.scores[0] == 0
    assert match.view()["jackpots"]["red"] == 5


def test_li_58_one_line_wins_several_colours():
    match = position("market: 22 2 3 4\njackpots: red 3, blue 2, green 1\n0: 5 6 9 10 | hand 13")
    play(match, "0: play 13, take 22 line")
    assert match.scores[0] == 5
    assert match.view()["jackpots"] == {"red": 0, "blue": 0, "green": 1, "yellow": 0}


def test_li_58_jackpot_cards_are_safe_when_the_line_is_completed():
    match = play(position(TWO_REDS), "0: take 13 line, complete")
    assert match.scores[0] == 4


def test_li_59_jackpots_nobody_wins_are_worth_nothing():
    match = play(position("market: 10 20 30\njackpots: red 7\n0: 5 | stack 1", turn=1), "1: take 10 line, end")
    assert match.is_over
    assert match.view()["jackpots"]["red"] >= 7
    assert match.scores == (1, 0)
