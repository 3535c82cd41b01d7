"""SQ-20 to SQ-25 but for the forgotten draw: playing a card, drawing, the reshuffle, passing."""

from collections import Counter

import pytest

import linewright as lw
from linewright.games.sequence import rules
from linewright.games.sequence.cards import DECK, NOTHING
from linewright.games.sequence.piles import take_top_card
from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import all_cards, hand, markers, play_randomly, position, sizes, table

# Playing a card


def test_sq_20_a_card_goes_from_the_hand_onto_the_own_pile():
    match = play(table({0: "2S 3S", 1: "4S"}), "0: 2S b1")
    assert "2S" not in hand(match, 0)
    assert [seat["last_played"] for seat in match.view()["seats"]] == ["2S", None]
    play(match, "1: 4S d1")
    assert [seat["last_played"] for seat in match.view()["seats"]] == ["2S", "4S"]
    assert match.view()["discards"] == ["2S", "4S"]


def test_sq_20_one_card_a_turn():
    match = play(table({0: "2S 3S"}), "0: 2S b1")
    assert match.to_act == (1,)
    assert_refused(match, 0, "3S c1", "SQ-12")


@pytest.mark.parametrize("text", ["3S c1", "JC e5", "JS b1", "dead 3S"])
def test_sq_20_only_a_card_from_the_own_hand(text):
    assert_refused(table({0: "2S", 1: "3S JC JS"}), 0, text, "SQ-20")


def test_sq_20_of_two_equal_cards_one_is_played():
    match = play(table({0: "2S 2S", 1: "9D"}), "0: 2S b1; 1: 9D h5; 0: 2S g9")
    assert markers(match) == {"b1": "A", "h5": "B", "g9": "A"}
    assert "2S" not in hand(match, 0)


def test_sq_21_the_player_chooses_between_two_empty_squares():
    match = table({0: "2S"})
    assert [text for text in match.legal(0) if text.startswith("2S")] == ["2S b1", "2S g9"]
    for cell in ("b1", "g9"):
        assert markers(play(match.copy(), f"0: 2S {cell}")) == {cell: "A"}


@pytest.mark.parametrize(("covered", "free"), [("b1", "g9"), ("g9", "b1")])
@pytest.mark.parametrize("team", "AB")
def test_sq_21_a_covered_square_is_not_covered_again(covered, free, team):
    row, column = (1, 1) if covered == "b1" else (9, 6)
    line = list("*........*" if row == 1 else "..........")
    line[column] = team
    match = position(f"{row} {''.join(line)}", hands={0: "2S"})
    assert match.legal(0) == [f"2S {free}"]
    assert_refused(match, 0, f"2S {covered}", "SQ-21")


@pytest.mark.parametrize("cell", ["c1", "e5", "j9", "a2"])
def test_sq_21_the_square_must_show_the_card(cell):
    assert_refused(table({0: "2S"}), 0, f"2S {cell}", "SQ-21")


def test_sq_22_a_replacement_is_drawn():
    match = table({0: "2S", 1: "3S"}, pile="KH QH")
    assert "KH" not in hand(match, 0)
    play(match, "0: 2S b1")
    assert "KH" in hand(match, 0)
    assert (sizes(match), match.view()["draw_pile"]) == ([7, 7], 89)
    play(match, "1: 3S c1")
    assert "QH" in hand(match, 1)
    assert (sizes(match), match.view()["draw_pile"]) == ([7, 7], 88)


@pytest.mark.parametrize("seats", [2, 3, 6, 9, 12])
def test_sq_22_hands_stay_full_to_the_end(seats):
    for match in play_randomly(table(seats=seats)):
        if match.view()["phase"] == "playing":  # who must choose five draws after that (SQ-53)
            assert len(set(sizes(match))) == 1, match.save()


# The reshuffle

LAST_CARD = {"left": 1, "hands": {0: "2S JC", 1: "3S JD"}, "pile": "KH"}


def test_sq_24_the_last_card_is_drawn_before_anything_is_shuffled():
    match = play(position("5 AAB.......", **LAST_CARD), "0: 2S b1")
    assert match.view()["draw_pile"] == 0
    assert len(match.view()["discards"]) == 104 - 4
    assert hand(match, 0) == ["JC", "KH"]


def test_sq_24_all_discard_piles_become_the_new_draw_pile():
    match = play(position("5 AAB.......", **LAST_CARD), "0: 2S b1")
    played = Counter(match.view()["discards"])
    play(match, "1: 3S c1")
    assert match.view()["discards"] == []
    assert match.view()["draw_pile"] == 104 - 4
    state = match._state
    pile = Counter(match.game.notation.text_of(state, 0, rules.DEAD + int(card))[5:] for card in state.deck[int(state.drawn) :])
    drawn_card = next(name for name in hand(match, 1) if name != "JD" or hand(match, 1).count("JD") > 1)
    assert pile + Counter([drawn_card]) == played + Counter(["3S"])


def test_sq_24_hands_and_board_are_kept():
    match = play(position("5 AAB.......\n6 AAAAA.....", sequences="a6 e6", **LAST_CARD), "0: 2S b1")
    board, own, cards = markers(match), hand(match, 0), all_cards(match)
    play(match, "1: 3S c1")
    assert markers(match) == board | {"c1": "B"}
    assert hand(match, 0) == own
    assert "JD" in hand(match, 1)
    assert sizes(match) == [2, 2]
    assert match.scores == (1, 0)
    assert all_cards(match) == cards
    assert rules.check(match._state) == 0


def test_sq_24_the_new_pile_is_shuffled_by_the_seed():
    piles = []
    for seed in (1, 2, 1):
        match = play(position("5 AAB.......", seed=seed, **LAST_CARD), "0: 2S b1; 1: 3S c1")
        piles.append(match._state.deck.tolist())
    assert piles[0] == piles[2] != piles[1]
    assert piles[0][5:] != sorted(piles[0][5:])


def test_sq_24_an_exchange_draws_from_the_new_pile_too():
    match = position("3 .......A..\n10 *......B.*", left=0, hands={0: "7D 2S", 1: "3S"})
    play(match, "0: dead 7D")
    assert match.view()["draw_pile"] == 104 - 3
    assert (sizes(match), match.view()["discards"]) == ([2, 1], [])


def test_sq_24_without_any_card_nothing_is_drawn():
    state = position(hands={0: "2S", 1: "3S"}, draw="by_hand")._state
    state.discards = 0
    state.drawn = DECK
    state.deck[:] = NOTHING
    state.owes_draw[0] = 1
    assert not rules.may_draw(state, 0)
    take_top_card(state, 0)
    assert (int(state.held[0]), int(state.drawn), int(state.discards)) == (1, DECK, 0)


@pytest.mark.parametrize(
    "wishes",
    [
        {"seats": 2},
        {"seats": 3, "profi": True},
        {"seats": 4, "draw": "by_hand"},
        {"seats": 6, "teams": 3, "dead_cards": "any"},
        {"seats": 12, "draw": "by_hand", "dead_cards": "any", "profi": True},
    ],
    ids=str,
)
def test_sq_24_no_card_is_lost_at_any_move(wishes):
    whole = all_cards(table())
    assert len(whole) == 104
    for seed in (1, 2):
        for match in play_randomly(table(**wishes, seed=seed), seed):
            assert all_cards(match) == whole, match.save()
        assert all_cards(match) == whole, match.save()


def test_sq_24_no_card_is_lost_over_a_reshuffle():
    for seed in range(3):
        match = position(seats=4, left=3, draw="by_hand", seed=seed)
        shuffles = 0
        whole, before = all_cards(match), 0
        for _ in play_randomly(match, seed):
            assert all_cards(match) == whole
            shuffles += len(match.view()["discards"]) < before
            before = len(match.view()["discards"])
        assert shuffles


# Passing

STUCK = "3 .......A..\n10 *......B.*"  # both squares of 7D


def test_sq_25_who_cannot_play_passes():
    match = position(STUCK, hands={0: "7D", 1: "2S"})
    assert match.legal(0) == ["pass", "dead 7D"]
    play(match, "0: pass")
    assert match.to_act == (1,)
    assert (hand(match, 0), len(markers(match))) == (["7D"], 2)


def test_sq_25_an_empty_hand_passes():
    match = position(hands={0: ""})
    assert match.legal(0) == ["pass"]


@pytest.mark.parametrize("card", ["2S", "JC", "JS"])
def test_sq_25_who_can_play_must(card):
    match = position(STUCK, hands={0: f"7D {card}"})
    assert "pass" not in match.legal(0)
    assert_refused(match, 0, "pass", "SQ-25")


def test_sq_25_an_exchange_stays_possible_before_the_pass():
    match = play(position(STUCK, hands={0: "7D", 1: "2S"}, pile="7D"), "0: dead 7D")
    assert match.legal(0) == ["pass"]
    play(match, "0: pass")
    assert match.to_act == (1,)


def test_sq_25_a_pass_is_refused_once_the_exchange_brought_a_card_to_play():
    match = play(position(STUCK, hands={0: "7D", 1: "2S"}, pile="3S"), "0: dead 7D")
    assert_refused(match, 0, "pass", "SQ-25")
    assert match.legal(0) == ["3S c1", "3S f9"]


def test_sq_25_nothing_is_drawn_for_a_pass():
    match = position(STUCK, hands={0: "7D", 1: "2S"})
    left = match.view()["draw_pile"]
    play(match, "0: pass")
    assert (match.view()["draw_pile"], sizes(match)) == (left, [1, 1])


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_sq_25_nobody_is_ever_without_a_move(seats):
    for match in play_randomly(table(seats=seats)):
        assert match.to_act, match.save()
        assert all(match.legal(seat) for seat in match.to_act), match.save()
    assert isinstance(match, lw.Match)
