"""LI-60 to LI-70: the end of the game, the score, and who may know what; and the numbers of the rulebook."""

import pytest

import linewright as lw
from linewright.core.words import Words
from linewright.games.line_it import GAME
from linewright.games.line_it.terminal import draw_hand, draw_seats
from tests.games.line_it.positions import cards_on, play_randomly, position, table
from tests.games.playing import assert_refused, play


def last_turn(drawing, **wishes):
    """Play the last turn of the last round of two; 96 and 97 are left in the market."""
    return play(position(f"market: 96 97 98\n{drawing}", turn=1, **wishes), "1: take 98 line, end")


def test_li_60_leftover_numbers_feed_the_jackpots():
    match = last_turn("deck: 5 9\n0: | hand 1")
    assert match.view()["jackpots"] == {"red": 3, "blue": 0, "green": 0, "yellow": 1}  # 5, 9 and 97; 96


def test_li_60_a_leftover_bet_is_discarded():
    before = position("market: 96 97 98\ndeck: 5 +4\n0: | hand 1", turn=1).view()["discarded"]
    match = last_turn("deck: 5 +4\n0: | hand 1")
    assert match.view()["jackpots"] == {"red": 2, "blue": 0, "green": 0, "yellow": 1}
    assert match.view()["discarded"] == before + 1
    assert match.view()["deck"] == 0


# The final phase

ALL_HOLD_ONE = """
    market: 95 96 97
    0: 10 20 | hand 30
    1: 11 21 | hand 31
    2: 12 22 | hand 32"""


def final_phase(drawing=ALL_HOLD_ONE, **options):
    """Play the last turn of three seats, of whom seat 0 began the last round."""
    return play(position(drawing, seats=3, turn=2, **options), "2: take 97 line, complete, end")


def test_li_61_the_final_phase_begins_with_the_token_that_has_passed():
    match = final_phase()
    assert match.view()["phase"] == "final"
    order = []
    while not match.is_over:
        order += match.to_act
        match.play(*match.to_act, match.legal(*match.to_act)[0])
    assert order == [1, 2, 0]


def test_li_61_last_round_first_begins_one_seat_earlier():
    match = final_phase(final_start="last_round_first")
    assert match.view()["token"] == 1
    assert match.to_act == (0,)
    play(match, "0: play 30; 1: play 31; 2: play 32")
    assert match.is_over


@pytest.mark.parametrize(("option", "scores"), [("token_passed", (0, 3)), ("last_round_first", (3, 0))])
def test_li_61_who_begins_has_the_first_grip_on_a_jackpot(option, scores):
    drawing = """
        market: 97 94 98
        jackpots: red 2
        deck: 2 3
        0: 1 5 | hand 9
        1: 13 17 | hand 21"""
    match = play(position(drawing, turn=1, final_start=option), "1: take 98 hand, end")  # 97 makes three red cards
    play(match, "1: play 21; 0: play 9" if option == "token_passed" else "0: play 9; 1: play 21")
    assert match.scores == scores


def test_li_61_a_seat_without_cards_is_skipped():
    match = final_phase("market: 95 96 97\n0: 10 20 | hand 30\n1: 11 21\n2: 12 22 | hand 32")
    assert match.to_act == (2,)
    play(match, "2: play 32; 0: play 30")
    assert match.is_over


def test_li_61_a_seat_whose_cards_do_not_fit_is_skipped():
    match = final_phase("market: 95 96 97\n0: 10 20 | hand 30\n1: 11 +3 21 | hand 5 +4\n2: 12 22 | hand 32")
    assert match.to_act == (2,)


def test_li_61_the_game_ends_at_once_if_nobody_can_play():
    match = final_phase("market: 95 96 97\n0: 10 20 | hand 3\n1: 11 21\n2: 12")
    assert match.is_over
    assert match.to_act == ()


def test_li_61_a_lone_bet_must_be_played_and_costs():
    match = last_turn("0: 10 20 | hand +4 5")
    assert match.legal(0) == ["play +4"]
    play(match, "0: play +4")
    assert match.scores[0] == -4


def test_li_61_every_card_fits_an_empty_line():
    match = last_turn("0: | hand 5 +3")
    assert match.legal(0) == ["play 5", "play +3"]


def test_li_61_only_one_card_is_played():
    match = play(last_turn("0: 1 2 3 | hand 50 60"), "0: play 50")
    assert match.is_over
    assert match.view()["seats"][0]["hand"] == ["60"]
    assert match.scores[0] == 1


def test_li_61_the_last_card_can_win_a_jackpot_of_leftovers():
    match = play(last_turn("deck: 13 17\n0: 1 5 | hand 9"), "0: play 9")  # 13, 17 and the market's 97 are red
    assert match.scores[0] == 3


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("complete", "LI-61"),
        ("end", "LI-61"),
        ("take 96 line", "LI-61"),
        ("take 96 hand", "LI-61"),
        ("play 5", "LI-43"),
        ("play 40", "LI-31"),
    ],
)
def test_li_61_nothing_else_is_allowed(text, rule):
    assert_refused(last_turn("0: 10 20 | hand 30 5"), 0, text, rule)


def test_li_61_nobody_acts_out_of_turn():
    match = final_phase()
    assert_refused(match, 0, "play 30", "LI-61")


def test_li_61_with_final_card_may_a_seat_may_decline():
    match = last_turn("0: 10 20 | hand +4", final_card="may")
    assert match.legal(0) == ["end", "play +4"]
    play(match, "0: end")
    assert match.is_over
    assert match.scores[0] == 0


def test_li_61_with_final_card_may_a_seat_may_play_and_nothing_else():
    match = last_turn("0: 1 2 3 | hand 50", final_card="may")
    assert_refused(match, 0, "complete", "LI-61")
    assert_refused(match, 0, "take 96 line", "LI-61")
    play(match, "0: play 50")
    assert match.scores[0] == 1


def test_li_61_with_final_card_may_a_seat_that_cannot_play_is_still_skipped():
    assert last_turn("0: 10 20 | hand 5", final_card="may").is_over


# The score


def test_li_62_every_line_is_completed_at_the_end():
    match = last_turn("0: 1 2 3 4 5 6 | hand 7\n1: 10 +3 20 30 40")
    assert match.scores == (0, 0)
    play(match, "0: play 7")
    assert [seat["line"] for seat in match.view()["seats"]] == [[], []]
    assert match.scores == (4, 2 + 3)


def test_li_62_an_empty_line_is_left_alone():
    match = last_turn("1: 99 | stack 2")
    assert match.scores == (0, 2)


def test_li_63_cards_in_hand_count_nothing_not_even_a_bet():
    match = last_turn("0: 10 +3 20 | hand +5 15 | stack 4")
    assert match.is_over
    assert match.view()["seats"][0]["hand"] == ["+5", "15"]
    assert match.scores[0] == 4 - 3


def test_li_64_the_score_is_the_stack_and_the_tokens():
    match = last_turn("0: | stack 7 | tokens -3\n1: | stack 2 | tokens 9")
    assert match.scores == (4, 11)
    assert match.winners == (1,)


def test_li_64_a_tie_is_shared():
    match = last_turn("0: | stack 5\n1: | stack 2 | tokens 3")
    assert match.scores == (5, 5)
    assert match.winners == (0, 1)


def test_li_64_three_share_and_one_does_not():
    match = position("market: 95 96 97\n0: | stack 5\n1: | stack 4\n2: | tokens 5\n3: | stack 5", seats=4, turn=3)
    play(match, "3: take 97 line, end")
    assert match.winners == (0, 2, 3)


def test_li_64_a_score_can_be_negative_and_still_win():
    match = last_turn("0: | stack 1 | tokens -4\n1: | tokens -5")
    assert match.scores == (-3, -5)
    assert match.winners == (0,)


def test_li_64_nobody_has_won_before_the_end():
    match = position("market: 95 96 97\n0: | stack 50", turn=1)
    assert match.winners == ()
    assert match.scores == (50, 0)


@pytest.mark.parametrize("text", ["take 96 line", "play 5", "complete", "end"])
def test_li_64_after_the_end_nothing_is_played(text):
    match = last_turn("0: 10 20 | hand 5")
    assert match.legal(0) == []
    assert_refused(match, 0, text, "LI-64")
    with pytest.raises(lw.NotYourTurn):
        match.play(1, text)


# Who may know what

HELD = "market: 95 96 97 98\n0: 10 | hand 20\n1: | hand 30 +3 | stack 6 | tokens -4"


@pytest.mark.parametrize("onlooker", [0, 1, None])
def test_li_70_a_perfect_memory_knows_hands_lines_stacks_and_tokens(onlooker):
    view = position(HELD).view(onlooker)
    assert [seat["hand"] for seat in view["seats"]] == [["20"], ["30", "+3"]]
    assert [seat["line"] for seat in view["seats"]] == [["10"], []]
    assert [seat["stack"] for seat in view["seats"]] == [0, 6]
    assert [seat["tokens"] for seat in view["seats"]] == [0, -4]


@pytest.mark.parametrize(("option", "shown"), [(False, "hand: 2 cards"), (True, "hand: 30♦  [+3]")])
def test_li_70_open_hands_shows_the_hands_of_others(option, shown):
    view = position(HELD, open_hands=option).view(0)
    assert view["show"]["hands"] is option
    assert draw_hand(view, 1, Words("en", GAME.folder)).plain.rstrip() == shown
    assert draw_hand(view, 0, Words("en", GAME.folder)).plain.rstrip() == "hand: 20★"
    view["seats"][0]["hand"] = []
    assert draw_hand(view, 0, Words("en", GAME.folder)).plain == "hand: no cards"


def test_li_70_scores_are_live():
    view = position(HELD).view()
    assert view["scores"] == [0, 2]
    assert view["show"]["scores"] is True


def test_li_70_hidden_scores_are_shown_at_the_end_only():
    match = position("market: 95 96 97\n0: | stack 8", turn=1, hidden_scores=True)
    assert match.view()["show"]["scores"] is False
    assert "8 " not in drawn_scores(match, onlooker=1)
    assert "8 " in drawn_scores(match, onlooker=0)
    play(match, "1: take 97 line, end")
    assert match.view()["show"]["scores"] is True
    assert "8 " in drawn_scores(match, onlooker=1)


def drawn_scores(match, onlooker):
    """The column of scores as it is drawn for a seat."""
    rows = draw_seats(match.view(onlooker), ["Ann", "Ben"], Words("en", GAME.folder))
    return " ".join(str(cell) for cell in rows.columns[1].cells)


@pytest.mark.parametrize("option", ["open_hands", "hidden_scores"])
def test_li_70_what_a_screen_shows_does_not_change_the_game(option):
    plain, other = table(), table(**{option: True})
    for _ in play_randomly(plain):
        pass
    for seat, text, _ in plain.log:
        other.play(seat, text)
    assert other.scores == plain.scores


# The numbers


@pytest.mark.parametrize(
    ("seats", "market", "rounds", "leftover"),
    [(2, 4, 26, 2), (3, 5, 21, 1), (4, 6, 17, 4), (5, 7, 15, 1)],
)
def test_rounds_and_leftover_cards_are_those_of_the_rulebook(seats, market, rounds, leftover):
    match = table(seats=seats, final_card="may")
    starts = []
    while match.view()["phase"] == "turns":
        view = match.view()
        if len(view["market"]) == market and not view["taken"]:
            starts += match.to_act
            assert (view["round"], view["rounds"]) == (len(starts), rounds)
            assert view["deck"] == 106 - market * len(starts)
        play(match, f"{match.to_act[0]}: take {view['market'][0]} line, complete, end")
    assert len(starts) == rounds
    assert starts == [k % seats for k in range(rounds)]
    assert 106 - market * rounds == leftover


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_106_cards_always_add_up(seats):
    for match in play_randomly(table(seats=seats), seed=seats):
        assert cards_on(match) == 106, match.save()
    assert cards_on(match) == 106
