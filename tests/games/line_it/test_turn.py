"""LI-1 to LI-39: the box, the round and the turn."""

from collections import Counter

import pytest

import linewright as lw
from linewright.games.line_it.cards import COLOURS, colour_of
from linewright.games.line_it.terminal import draw_cards
from tests.games.line_it.positions import play_randomly, position, table
from tests.games.playing import assert_refused, play

NUMBERS = [str(number) for number in range(1, 101)]
BETS = ["+3", "+3", "+4", "+4", "+5", "+5"]

# The box


def test_li_1_the_box_holds_each_number_once():
    view = table().view()
    cards = Counter(view["market"] + view["unseen"])
    assert all(cards[number] == 1 for number in NUMBERS)
    assert cards.total() == 100 + len(BETS)


def test_li_1_each_colour_has_25_numbers():
    assert Counter(colour_of(number) for number in range(1, 101)) == dict.fromkeys(range(4), 25)


def test_li_2_each_colour_has_its_symbol():
    assert COLOURS == ("red", "blue", "green", "yellow")
    assert draw_cards(["1", "2", "3", "4"]).plain.split() == ["1♥", "2♦", "3☘", "4★"]


@pytest.mark.parametrize(
    ("number", "colour"),
    [(1, "red"), (2, "blue"), (3, "green"), (4, "yellow"), (5, "red"), (50, "blue"), (99, "green"), (100, "yellow")],
)
def test_li_3_the_colours_take_turns(number, colour):
    match = play(table(f"+3 +4 +5 {number}"), "0: take +3 hand, end; 1: take +4 hand, end")
    assert match.view()["jackpots"] == dict.fromkeys(COLOURS, 0) | {colour: 1}


def test_li_4_there_are_six_bets():
    view = table().view()
    assert sorted(card for card in view["market"] + view["unseen"] if card.startswith("+")) == BETS


def test_li_4_a_bet_has_no_colour_and_no_line_value():
    own = play(table("+5"), "0: take +5 line").view()["seats"][0]
    assert own["line"] == ["+5"]
    assert own["colours"] == dict.fromkeys(COLOURS, 0)
    assert own["direction"] is None


def test_li_5_every_bet_has_a_token_and_is_used_once():
    match = table("+3 1 2 4 +3 5 6 8 +4 9 10 12 +4 13 14 16 +5 17 18 20 +5 21 22 24")
    for bet in BETS:
        while match.to_act == (1,):
            play(match, f"1: take {next(card for card in match.view()['market'] if card != bet)} line, complete, end")
        play(match, f"0: take {bet} line, complete, end")
    assert match.scores[0] == -24
    assert not [card for card in match.view()["unseen"] if card.startswith("+")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_li_6_two_to_five_play(seats):
    assert lw.new("line-it", seats=seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 2.0, "3", True])
def test_li_6_others_do_not(seats):
    with pytest.raises(lw.BadSeats):
        lw.new("line-it", seats=seats)


# Setting up


def test_li_10_everybody_starts_with_nothing():
    for seat in table(seats=5).view()["seats"]:
        assert (seat["hand"], seat["line"], seat["stack"], seat["tokens"], seat["score"]) == ([], [], 0, 0, 0)


def test_li_10_the_seed_shuffles_all_106_cards():
    one, same, other = (lw.new("line-it", seats=2, first=0, seed=seed) for seed in (1, 1, 2))
    assert one.view()["deck"] + len(one.view()["market"]) == 106
    assert one.view() == same.view()
    assert one.view()["market"] != other.view()["market"]


def test_li_10_a_laid_deck_is_drawn_from_its_first_card():
    match = play(table("9 8 7 6 5 4 3 2"), "0: take 9 line, end; 1: take 8 line, end")
    assert match.view()["market"] == ["5", "4", "3", "2"]


def test_li_11_all_jackpots_start_empty():
    assert table().view()["jackpots"] == {"red": 0, "blue": 0, "green": 0, "yellow": 0}


def test_li_12_chance_decides_who_begins():
    began = Counter(lw.new("line-it", seats=3, seed=seed).to_act for seed in range(90))
    assert set(began) == {(0,), (1,), (2,)}
    assert min(began.values()) > 15


def test_li_12_the_asked_for_seat_begins_whatever_the_seed():
    assert {lw.new("line-it", seats=3, first=2, seed=seed).to_act for seed in range(20)} == {(2,)}


# The round


def test_li_20_turns_go_clockwise_from_the_token():
    match = table("10 20 30 40 50", seats=3, first=2)
    assert match.to_act == (2,)
    play(match, "2: take 10 line, end; 0: take 20 line, end; 1: take 30 line, end")
    assert match.to_act == (0,)


@pytest.mark.parametrize("text", ["take 10 line", "take 10 hand", "play 10", "complete", "end"])
def test_li_20_nobody_acts_out_of_turn(text):
    assert_refused(table("10"), 1, text, "LI-20")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_li_21_the_market_has_two_cards_more_than_seats(seats):
    assert (
        table("11 22 33 44 55 66 77 88", seats=seats).view()["market"] == ["11", "22", "33", "44", "55", "66", "77"][: seats + 2]
    )


def test_li_21_only_a_card_of_the_market_can_be_taken():
    match = table("10 20 30 40 50")
    assert_refused(match, 0, "take 50 line", "LI-21")
    assert_refused(match, 0, "take +3 hand", "LI-21")
    play(match, "0: take 10 line, end")
    assert_refused(match, 1, "take 10 line", "LI-21")


def test_li_22_a_pile_with_a_full_market_makes_a_round():
    match = play(position("market: 10 20 30", turn=1, rounds_left=1), "1: take 10 line, end")
    assert match.view()["phase"] == "turns"
    assert len(match.view()["market"]) == 4


def test_li_22_a_smaller_pile_ends_the_rounds():
    drawing = """
        market: 10 20 30
        0: | hand 5"""
    match = play(position(drawing, turn=1), "1: take 10 line, end")
    assert match.view()["phase"] == "final"
    assert match.view()["market"] == []


def test_li_23_left_numbers_feed_jackpots_and_a_left_bet_is_discarded():
    match = play(table("10 20 31 +4"), "0: take 10 line, end; 1: take 20 line, end")
    assert match.view()["jackpots"] == {"red": 0, "blue": 0, "green": 1, "yellow": 0}
    assert match.view()["discarded"] == 1


def test_li_23_two_left_numbers_of_a_colour_both_feed_it():
    match = play(table("10 20 31 35"), "0: take 10 line, end; 1: take 20 line, end")
    assert match.view()["jackpots"]["green"] == 2
    assert match.view()["discarded"] == 0


def test_li_24_the_token_passes_to_the_left_each_round():
    match = table("1 2 3 4 5 6 7 8 9 10 11 12")
    assert match.view()["token"] == 0
    assert play(match, "0: take 1 hand, end; 1: take 2 hand, end").view()["token"] == 1
    assert play(match, "1: take 5 hand, end; 0: take 6 hand, end").view()["token"] == 0


def test_li_24_the_token_passes_after_the_last_round_too():
    match = position("market: 10 20 30 40", seats=3, token=1, turn=2)
    play(match, "2: take 10 line, end; 0: take 20 line, end")
    assert match.is_over
    assert match.view()["token"] == 2


# The turn


def test_li_30_a_turn_cannot_end_without_a_market_card():
    match = table("10")
    assert "end" not in match.legal(0)
    assert_refused(match, 0, "end", "LI-30")


def test_li_30_a_second_market_card_cannot_be_taken():
    match = play(table("10 20"), "0: take 10 line")
    assert_refused(match, 0, "take 20 line", "LI-30")
    assert_refused(match, 0, "take 20 hand", "LI-30")


HOLDING_TWO = """
    market: 60 75 80 90
    0: 10 20 | hand 30 70"""


@pytest.mark.parametrize("moves", ["play 30, take 60 line", "take 60 line, play 70", "play 70, take 60 hand"])
def test_li_31_a_hand_card_is_played_before_or_after_the_market_card(moves):
    match = play(position(HOLDING_TWO), f"0: {moves}, end")
    assert match.to_act == (1,)


def test_li_31_a_second_hand_card_cannot_be_played():
    match = play(position(HOLDING_TWO), "0: play 30")
    assert_refused(match, 0, "play 70", "LI-31")
    play(match, "0: take 60 hand")
    assert_refused(match, 0, "play 60", "LI-31")


def test_li_31_a_card_one_does_not_hold_cannot_be_played():
    assert_refused(position(HOLDING_TWO), 0, "play 60", "LI-31")
    assert_refused(position(HOLDING_TWO), 0, "play 99", "LI-31")


def test_li_31_the_next_turn_allows_a_hand_card_again():
    match = play(position(HOLDING_TWO, rounds_left=1), "0: play 30, take 60 hand, end; 1: take 75 line, end")
    play(match, f"1: take {match.view()['market'][0]} hand, end; 0: play 70")
    assert match.view()["seats"][0]["line"] == ["10", "20", "30", "70"]


@pytest.mark.parametrize(
    "moves",
    ["complete, play 30, take 60 line", "play 30, complete, take 60 line", "play 30, take 60 line, complete"],
)
def test_li_32_a_line_is_completed_at_any_moment(moves):
    match = play(position(HOLDING_TWO), f"0: {moves}, end")
    assert match.to_act == (1,)


def test_li_33_a_market_card_goes_to_the_right_end_of_the_line():
    match = play(position(HOLDING_TWO), "0: take 80 line")
    assert match.view()["seats"][0]["line"] == ["10", "20", "80"]
    assert match.view()["market"] == ["60", "75", "90"]


def test_li_33_or_into_the_hand():
    match = play(table("10 20 30 40"), "0: take 20 hand")
    assert match.view()["seats"][0]["hand"] == ["20"]
    assert match.view()["seats"][0]["line"] == []
    assert match.view()["market"] == ["10", "30", "40"]


def test_li_34_a_third_card_cannot_be_held():
    match = table("1 2 3 4 5 6 7 8 9 10 11 12")
    play(match, "0: take 1 hand, end; 1: take 2 line, end; 1: take 5 line, end; 0: take 6 hand, end")
    assert_refused(match, 0, "take 9 hand", "LI-34")
    assert not [text for text in match.legal(0) if text.endswith("hand")]


def test_li_34_who_plays_a_hand_card_first_may_take_another():
    match = play(position(HOLDING_TWO), "0: play 30, take 60 hand")
    assert match.view()["seats"][0]["hand"] == ["70", "60"]


def test_li_35_with_a_full_hand_and_nothing_that_fits_the_line_must_be_completed():
    match = position("market: 5 6 7 8\n0: 50 60 | hand 10 20")
    assert match.legal(0) == ["complete"]
    play(match, "0: complete")
    assert match.legal(0) == ["take 5 line", "take 6 line", "take 7 line", "take 8 line", "play 10", "play 20"]
    play(match, "0: play 20, take 5 line, end")
    assert match.view()["seats"][0]["line"] == ["20", "5"]


def test_li_35_or_a_hand_card_that_fits_be_played():
    match = position("market: 5 6 7 8\n0: 50 60 | hand 70 20")
    assert match.legal(0) == ["complete", "play 70"]


def test_li_35_a_market_of_bets_for_a_line_with_a_bet_and_a_full_hand():
    match = position("market: +3 +3 +4 +5\n0: 50 +4 60 | hand 10 20")
    assert match.legal(0) == ["complete"]
    assert_refused(match, 0, "take +3 line", "LI-40")
    assert_refused(match, 0, "take +3 hand", "LI-34")
    play(match, "0: complete, take +3 line, end")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_li_35_nobody_is_ever_stuck(seats):
    for match in play_randomly(table(seats=seats)):
        assert len(match.to_act) == 1, match.save()
        assert match.legal(match.to_act[0]), match.save()


def test_li_36_a_card_that_forces_completion_may_be_preferred():
    match = position("market: 70 5 6 7\n0: 50 60 | hand 10 20")
    assert "take 70 line" in match.legal(0)
    play(match, "0: complete, take 5 line, end")
    assert match.view()["seats"][0]["line"] == ["5"]


def test_li_37_a_card_taken_into_the_hand_may_be_played_at_once():
    match = play(position("market: 60 70 80 90\n0: 10 20 | hand 30"), "0: take 60 hand, play 60")
    assert match.view()["seats"][0]["line"] == ["10", "20", "60"]
    assert match.view()["seats"][0]["hand"] == ["30"]
    assert_refused(match, 0, "play 30", "LI-31")


def test_li_38_three_completions_in_a_turn_and_no_fourth():
    match = position("market: 60 +5 80 90\n0: 10 20 | hand +3 40")
    play(match, "0: complete, play +3, complete, take +5 line, complete")
    assert match.scores[0] == -3 - 5
    assert_refused(match, 0, "complete", "LI-54")
    assert match.legal(0) == ["end"]


def test_li_39_ending_a_turn_discards_nothing():
    match = play(position(HOLDING_TWO), "0: take 90 line, end")
    assert match.view()["seats"][0]["hand"] == ["30", "70"]
    assert match.view()["seats"][0]["line"] == ["10", "20", "90"]
    assert match.to_act == (1,)


def test_li_39_the_turn_goes_on_until_it_is_ended():
    match = play(table("10"), "0: take 10 line")
    assert match.to_act == (0,)
    assert match.legal(0) == ["end", "complete"]
