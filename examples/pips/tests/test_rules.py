"""The rules of Pips, one by one: boards are drawn, and every test is named after its rule."""

import pytest

import linewright as lw
from linewright.core.match import Match
from pips.state import BOX, HAND, NAMES, NOBODY, NOTHING


def position(drawing: str, hand: str, seats: int = 2, **options) -> Match:
    """A match at a drawn position: digits are pips; seat 0 is to move and holds these cards, the rest is dealt anew."""
    match = lw.new("pips", seats=seats, seed=1, first=0, **options)
    state = match._state
    state.gone[:] = 0
    for cell, mark in enumerate("".join(drawing.split())):
        state.owner[cell] = NOBODY if mark == "." else int(mark)
        state.gone[cell] = int(mark != ".")
    state.hand[0] = [NAMES.index(card) for card in hand.split()] + [NOTHING] * (HAND - len(hand.split()))
    state.generator[:] = 1
    match.game.rules.imagine(state, 0)
    assert match.game.rules.check(state) == 0
    return match


def refusal(match: Match, seat: int, text: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(lw.IllegalMove) as error:
        match.play(seat, text)
    return error.value.rule


EMPTY = ". " * 16


def test_pi_1_two_cards_for_each_of_sixteen_cells():
    assert len(NAMES) == 16
    assert sorted(BOX) == sorted([*NAMES, *NAMES])


def test_pi_2_everybody_has_five_hidden_cards():
    match = lw.new("pips", seats=3, seed=1)
    assert match.view(0)["cards"] == [5, 5, 5]
    assert match.view(None)["hand"] == []
    assert match.view(0)["hand"] != match.view(1)["hand"]


def test_pi_2_chance_decides_who_begins():
    assert {lw.new("pips", seed=seed).to_act for seed in range(20)} == {(0,), (1,)}


def test_pi_3_turns_go_clockwise():
    match = lw.new("pips", seats=3, seed=1, first=2)
    for seat in (2, 0, 1, 2):
        assert match.to_act == (seat,)
        assert refusal(match, (seat + 1) % 3, "A1") == "PI-3"
        match.play(seat, match.legal(seat)[0])


def test_pi_4_a_card_puts_a_pip_on_its_cell_and_is_replaced():
    match = position(EMPTY, "A1 B2 C3 C4 D1")
    match.play(0, "b2")
    assert match.view(0)["cells"]["B2"] == 0
    assert len(match.view(0)["hand"]) == 5


def test_pi_4_a_rivals_pip_gives_way():
    match = position("1... .... .... ....", "A1 B2")
    match.play(0, "A1")
    assert match.view(0)["cells"]["A1"] == 0
    assert match.view(0)["gone"] == ["A1", "A1"]


def test_pi_4_only_cards_of_your_hand():
    assert refusal(position(EMPTY, "A1 B2 C3"), 0, "D4") == "PI-4"


def test_pi_4_no_card_is_drawn_from_an_empty_deck():
    match = position(EMPTY, "A1 B2 C3")
    match._state.drawn = 32
    match.play(0, "A1")
    assert match.view(0)["hand"] == ["B2", "C3"]


def test_pi_5_your_own_cell_cannot_be_played_again():
    match = position("0... .... .... ....", "A1 B2 C3")
    assert match.legal(0) == ["B2", "C3"]
    assert refusal(match, 0, "A1") == "PI-5"


def test_pi_6_whoever_can_play_no_card_swaps():
    match = position("00.. .... .... ....", "A1 B1")
    assert match.legal(0) == ["swap"]
    match.play(0, "swap")
    assert match.view(1)["gone"] == ["A1", "A1", "B1", "B1"]
    assert len(match.view(0)["hand"]) == 5


def test_pi_6_nobody_else_does():
    assert refusal(position("01.. .... .... ....", "A1 B1"), 0, "swap") == "PI-6"


@pytest.mark.parametrize(
    ("drawing", "last"),
    [("000. .... .... ....", "D1"), ("0... 0... 0... ....", "A4"), ("0... .0.. ..0. ....", "D4"), ("...0 ..0. .0.. ....", "A4")],
)
def test_pi_7_the_fourth_pip_in_a_line_wins(drawing, last):
    match = position(drawing, f"{last} B3 C4")
    match.play(0, last)
    assert match.is_over
    assert match.winners == (0,)
    assert last in match.view(0)["line"]
    assert refusal(match, 1, "B3") == "PI-8"


@pytest.mark.parametrize(
    ("drawing", "scores", "winners"),
    [("0001 1100 0011 1101", (3, 2), (0,)), ("0011 1100 0011 1101", (2, 2), (0, 1))],
)
def test_pi_8_when_all_cards_are_gone_most_in_one_line_win_or_share(drawing, scores, winners):
    match = position(drawing, "D4")
    match._state.gone[:15] = 2
    match._state.hand[1] = NOTHING
    match._state.gone[15] = 1
    match._state.drawn = 32
    match.play(0, "D4")
    assert match.is_over
    assert match.view(0)["line"] == []
    assert match.scores == scores
    assert match.winners == winners


@pytest.mark.parametrize("corners", [False, True])
def test_pi_9_the_corners_are_a_line_if_so_agreed(corners):
    match = position("0..0 .... .... 0...", "D4 B3 C4", corners=corners)
    match.play(0, "D4")
    assert match.is_over == corners
