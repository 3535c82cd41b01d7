"""LL-1 to LL-13 and LL-20 to LL-24 on the table of LINE and KIDZ LINE: how cards lie, where one may go, what it is worth."""

import random
import re
from dataclasses import replace

import numpy as np
import pytest

import linewright as lw
from linewright.core.registry import find
from linewright.games.light_line import ends, grid, tracing
from linewright.games.light_line.cards import COLOURS, PORTS, STANDARD, port_name, read_cards, read_file, write_card
from linewright.games.light_line.picture import lines_of
from linewright.games.light_line.sets import standard_cards
from linewright.games.light_line.shown import placements
from tests.games.light_line.positions import (
    drawn,
    judged,
    kidz,
    names_on,
    places,
    play,
    play_randomly,
    straights,
    table,
    to_place,
    worth,
)
from tests.games.playing import assert_refused

both_games = pytest.mark.parametrize("kind", ["line", "kidz-line"])
every_table = pytest.mark.parametrize(
    ("kind", "seats"), [("line", seats) for seats in range(2, 7)] + [("kidz-line", seats) for seats in range(2, 9)]
)


def odd_cards(seed, count=49):
    """Cards as no box holds them: up to three lines of two colours, between any two ports (LL-24)."""
    chance = random.Random(seed)  # noqa: S311  cards to test with
    lines = []
    for number in range(1, count + 1):
        ports = chance.sample(range(PORTS), 2 * chance.randint(1, 3))
        words = [
            f"{chance.choice('RB')}:{port_name(one)}-{port_name(two)}" for one, two in zip(ports[::2], ports[1::2], strict=True)
        ]
        lines.append(f"{number} {'3' if number < 10 else chance.choice('2345')} {' '.join(words)}")
    return "; ".join(lines)


def up(match):
    """The card that is to be placed now, or None."""
    view = match.view(match.to_act[0])
    name = view["card"] if "card" in view else view["hand"]
    return int(name) if view["phase"] == "placing" else None


# The cards


@both_games
def test_ll_1_sixty_cards_with_lines_in_five_colours_and_backs_from_2_to_5(kind):
    assert len(lw.new(kind, seed=1).game.box) == len(standard_cards()) == 60
    assert {colour for card in standard_cards() for colour, _, _ in card.lines} == set(range(len(COLOURS)))
    assert sorted(card.back for card in standard_cards()) == [2] * 13 + [3] * 21 + [4] * 13 + [5] * 13


@every_table
def test_ll_1_sixty_cards_at_every_moment(kind, seats):
    for match in play_randomly(lw.new(kind, seats=seats, seed=seats)):
        assert names_on(match) == list(range(1, 61)), match.save()


def test_ll_1_a_card_is_line_card_draw_pile_and_number_card_in_one():
    match = table(straights("333223"), "1 2 3 4 5")
    assert match.view()["piles"] == {"2": 2, "3": 1, "4": 0, "5": 0}
    play(match, "0: place 2 1,0 | take 2 | draw 2")
    view = match.view(0)
    assert (view["piles"]["2"], view["seats"][0]["number_cards"], view["hand"]) == (0, [2], "5")


@both_games
def test_ll_1_a_set_of_cards_is_a_file(kind, tmp_path):
    cards = straights("3" * 20)
    file = tmp_path / "cards.txt"
    file.write_text("# my own\n" + cards.replace("; ", "\n"), encoding="utf-8")
    from_file, from_text = (lw.new(kind, seed=4, cards=given) for given in (file, cards))
    file.unlink()
    assert lw.load(from_file.save()).digest_bytes == from_file.digest_bytes == from_text.digest_bytes
    assert from_file.view()["options"]["cards"].startswith("01 3 R:E2-W2; 02 3 R:E2-W2; 03")


@both_games
def test_ll_1_the_standard_set_is_called_standard_wherever_it_comes_from(kind):
    reversed_file = "; ".join(write_card(card) for card in reversed(read_file(STANDARD)))
    for given in ("standard", " Standard ", STANDARD, str(STANDARD), reversed_file):
        match = lw.new(kind, seed=4, cards=given)
        assert match.options["cards"] == "standard"
        assert match.digest_bytes == lw.new(kind, seed=4).digest_bytes


@both_games
@pytest.mark.parametrize("cards", ["no-such-file", "1 6 R:N1-S1", "1 3 R:N1-N1", "1 3 R:N1-S1; 1 3 R:N1-S1", 7, None, ["1"]])
def test_ll_1_what_is_no_set_of_cards_is_refused_in_words(kind, cards):
    with pytest.raises(lw.BadOption) as refusal:
        lw.new(kind, cards=cards)
    assert "{" not in str(refusal.value)


@both_games
def test_ll_1_cards_keep_the_numbers_of_their_file(kind):
    cards = "; ".join(f"{number} 3 R:W2-E2" for number in range(80, 60, -1))
    match = lw.new(kind, first=0, cards=cards, deck=["61", "80", "70"])
    assert match.view()["table"][0]["card"] == "61"
    assert places(match) == {"1,0", "1,0 turned", "-1,0", "-1,0 turned"}
    play(match, "0: place 80 1,0")


# How cards lie


@both_games
def test_ll_2_a_card_lies_as_it_is_or_turned_and_never_sideways(kind):
    upright = "1 3 R:N2-S2; 2 3 R:N2-S2"
    assert places(to_place(kind, upright, "1", "2")) == {"0,-1", "0,-1 turned", "0,1", "0,1 turned"}
    crossed = "1 3 R:N2-S2; 2 3 R:W2-E2"
    assert places(to_place(kind, crossed, "1", "2")) == set()


@both_games
def test_ll_2_columns_grow_to_the_right_and_rows_downwards(kind):
    for line, cell in (("N2", "0,-1"), ("E2", "1,0"), ("S2", "0,1"), ("W2", "-1,0")):
        opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}[line[0]] + "2"
        match = to_place(kind, f"1 3 R:{line}-{line[0]}1; 2 3 R:{opposite}-{opposite[0]}1", "1", "2")
        assert places(match) == {cell}, drawn(match)


@both_games
def test_ll_2_cards_are_never_shifted(kind):
    match = to_place(kind, "1 3 R:W1-E1; 2 3 R:W2-E2", "1", "2")
    assert places(match) == set(), drawn(match)
    match = to_place(kind, "1 3 R:W1-E1; 2 3 R:W1-E1", "1", "2")
    assert places(match) == {"-1,0", "1,0"}, drawn(match)


@both_games
@pytest.mark.parametrize(
    ("lines", "across", "down"),
    [("R:W2-N1 B:E2-S1", 1, 0), ("R:W2-N1 B:E2-S1", -1, 0), ("R:N2-E1 B:S2-W1", 0, 1), ("R:N2-E1 B:S2-W1", 0, -1)],
)
def test_ll_2_the_grid_has_no_end(kind, lines, across, down):
    """A row of cards that always meet in 2 points, in each direction, far beyond half the width of our grid."""
    seats = 2 if kind == "line" else 8
    match = lw.new(kind, seats=seats, first=0, seed=1, cards=straights("3" * 43 + "2" * 37, lines))
    while not match.is_over:
        seat = match.to_act[0]
        card = up(match)
        if card is None:
            match.play(seat, match.legal(seat)[-1])
            continue
        length = len(match.view()["table"])
        cell = f"{across * length},{down * length}{' turned' if length % 2 else ''}"
        assert match.view(seat)["worth"] == {f"place {card} {cell}": 2, f"place {card} {-across},{-down} turned": 2}
        for far in (length + 64, length - 64):
            assert_refused(match, seat, f"place {card} {across * far},{down * far}", "LL-10")
        match.play(seat, f"place {card} {cell}")
        assert match.log[-1][1] == f"place {card} {cell}"
    laid = match.view()["table"]
    assert [(one["column"], one["row"]) for one in laid] == [(across * k, down * k) for k in range(len(laid))]
    assert len(laid) > 34
    assert match.game.rules.check(match._state) == 0
    assert lw.load(match.save()).digest_bytes == match.digest_bytes


def test_ll_2_the_longest_row_of_all_ends_where_eight_have_laid_all_their_cards():
    match = kidz(straights("2" * 80), seats=8)
    for k in range(1, 49):
        match.play(match.to_act[0], f"place {up(match)} {-k},0")
    assert (match.view()["table"][-1]["column"], match.is_over) == (-48, True)


# Ports and lines


@both_games
@pytest.mark.parametrize("one", [1, 2, 3])
@pytest.mark.parametrize("two", [1, 2, 3])
def test_ll_3_equal_numbers_face_each_other(kind, one, two):
    for start, card, cell in (
        ("E{}-N1", "W{}-S1", "1,0"),
        ("W{}-N1", "E{}-S1", "-1,0"),
        ("S{}-E1", "N{}-W3", "0,1"),
        ("N{}-E1", "S{}-W3", "0,-1"),
    ):
        match = to_place(kind, f"1 3 R:{start.format(one)}; 2 3 R:{card.format(two)}", "1", "2")
        assert (cell in places(match)) == (one == two), drawn(match)


@both_games
@pytest.mark.parametrize("one", [1, 2, 3])
@pytest.mark.parametrize("two", [1, 2, 3])
def test_ll_3_a_turned_card_has_its_ports_on_the_other_side_in_reverse(kind, one, two):
    for start, card, cell in (
        ("E{}-N1", "E{}-S1", "1,0"),
        ("W{}-N1", "W{}-S1", "-1,0"),
        ("S{}-E1", "S{}-W3", "0,1"),
        ("N{}-E1", "N{}-W3", "0,-1"),
    ):
        match = to_place(kind, f"1 3 R:{start.format(one)}; 2 3 R:{card.format(two)}", "1", "2")
        assert (f"{cell} turned" in places(match)) == (one == 4 - two), drawn(match)


@both_games
def test_ll_4_a_line_that_is_crossed_is_one_section(kind):
    match = to_place(kind, "1 3 R:W2-E2 B:N2-S2 G:N1-S1; 2 3 R:W2-E2 Y:N2-S2", "1", "2")
    assert worth(match, "place 2 1,0") == 2, drawn(match)


@both_games
def test_ll_4_lines_of_different_colours_cross_without_being_connected(kind):
    match = to_place(kind, "1 3 R:W2-E2 B:N2-S2; 2 3 R:W2-E2; 3 3 B:N2-S2", "1 2@1,0", "3")
    assert worth(match, "place 3 0,1") == 2, drawn(match)


@both_games
def test_ll_5_the_length_of_a_line_is_the_number_of_its_sections_whichever_end_is_extended(kind):
    bent = "1 3 R:W2-S2; 2 3 R:N2-E1; 3 3 R:W1-E3; 4 3 R:W3-N1; 5 3 R:W2-E2 R:S1-N1"
    match = to_place(kind, bent, "1 2@0,1 3@1,1 4@2,1", "5")
    assert worth(match, "place 5 -1,0") == worth(match, "place 5 2,0") == 5, drawn(match)


@both_games
def test_ll_5_another_colour_at_a_facing_port_does_not_connect(kind):
    match = to_place(kind, "1 3 R:W2-E2; 2 3 B:W2-E2", "1", "2")
    assert places(match) == set(), drawn(match)


@both_games
@pytest.mark.parametrize(
    ("neighbour", "length"), [("B:W1-E1 Y:W2-E2", 1), ("B:W1-E1", 1), ("B:W1-E1 R:W3-E2", 1), ("B:W1-E1 R:W2-E2", 2)]
)
def test_ll_6_a_line_ends_at_another_colour_and_at_an_empty_port(kind, neighbour, length):
    match = to_place(kind, f"1 3 R:W2-E2 B:W1-E1; 2 3 {neighbour}; 3 3 R:W2-E2", "1 2@1,0", "3")
    assert worth(match, "place 3 -1,0") == 1 + length, drawn(match)


@both_games
def test_ll_6_a_line_ends_at_an_edge_without_a_neighbour(kind):
    match = to_place(kind, "1 3 R:W2-E2 B:N1-S1; 2 3 B:N1-S1; 3 3 B:N1-S1 R:W2-E2; 4 3 R:W2-E2", "1 2@0,1 3@0,2", "4")
    assert worth(match, "place 4 1,0") == worth(match, "place 4 1,2") == 2, drawn(match)


# Placing


@both_games
@pytest.mark.parametrize(
    "cell",
    [
        "0,0",
        "1,1",
        "-1,1",
        "1,-1",
        "2,0",
        "0,2",
        "-2,0",
        "62,0",
        "63,0",
        "64,0",
        "65,0",
        "-63,0",
        "0,65",
        "0,-63",
        "4096,0",
        "999999,-999999",
    ],
)
def test_ll_10_a_card_goes_to_an_empty_place_beside_a_card(kind, cell):
    match = to_place(kind, "1 3 R:W2-E2 B:N2-S2; 2 3 R:W2-E2 B:N2-S2", "1", "2")
    for turned in ("", " turned"):
        assert_refused(match, match.to_act[0], f"place 2 {cell}{turned}", "LL-10")


@both_games
def test_ll_10_one_edge_is_enough_and_every_edge_will_do(kind):
    match = to_place(kind, "1 3 R:W2-E2 B:N2-S2; 2 3 R:W2-E2 B:N2-S2", "1", "2")
    assert places(match) == {f"{cell}{turned}" for cell in ("1,0", "-1,0", "0,1", "0,-1") for turned in ("", " turned")}


@both_games
def test_ll_10_a_place_between_cards_is_a_place_and_a_covered_one_is_none(kind):
    ring = straights("3" * 8, "R:W2-E2 B:N2-S2")
    match = to_place(kind, f"{ring}; 9 3 R:W2-E2", "1 2@1,0 3@2,0 4@0,1 5@2,1 6@0,2 7@1,2 8@2,2", "9")
    assert worth(match, "place 9 1,1") == 3, drawn(match)
    for cell in ("1,0", "0,1", "2,2"):
        assert_refused(match, match.to_act[0], f"place 9 {cell}", "LL-10")


@both_games
def test_ll_11_at_least_one_line_must_be_extended(kind):
    match = to_place(kind, "1 3 R:W2-E2 B:N2-S2; 2 3 R:W2-E2 G:N2-S2", "1", "2")
    assert places(match) == {"1,0", "1,0 turned", "-1,0", "-1,0 turned"}, drawn(match)
    for cell in ("0,1", "0,-1", "0,1 turned"):
        assert_refused(match, match.to_act[0], f"place 2 {cell}", "LL-11")


@both_games
def test_ll_11_nothing_else_has_to_match(kind):
    match = to_place(kind, "1 3 R:W2-E2 B:W1-E1 K:W3-E3; 2 3 R:W2-E2 Y:W1-E1", "1", "2")
    assert worth(match, "place 2 1,0") == 2, drawn(match)


@both_games
def test_ll_11_a_card_that_meets_no_line_fits_nowhere(kind):
    match = to_place(kind, "1 3 R:W2-E2; 2 3 G:W2-E2 Y:W1-E1", "1", "2")
    assert match.legal(match.to_act[0]) == ["under"], drawn(match)


@both_games
def test_ll_11_a_card_that_fits_only_turned_fits(kind):
    match = to_place(kind, "1 3 R:E1-N1; 2 3 R:E3-N2", "1", "2")
    assert places(match) == {"1,0 turned"}, drawn(match)
    assert_refused(match, match.to_act[0], "under", "LL-33" if kind == "line" else "LL-63")


@both_games
def test_ll_12_the_preview_shows_the_points_of_every_place_and_nothing_moves(kind):
    match = to_place(kind, "1 3 R:W2-E2; 2 3 R:W2-E2; 3 3 R:W2-E2 B:N2-S2", "1 2@1,0", "3")
    seat = match.to_act[0]
    before = match.digest_bytes
    assert match.view(seat)["worth"] == dict.fromkeys((f"place 3 {cell}" for cell in sorted(places(match))), 3)
    assert set(match.view(seat)["worth"]) == set(match.legal(seat))
    assert match.digest_bytes == before


@pytest.mark.parametrize("seats", [2, 6])
def test_ll_12_what_the_preview_shows_is_what_is_owed(seats):
    for match in play_randomly(table(seats=seats)):
        if match.log and match.log[-1][1].startswith("place"):
            seat, text, _ = match.log[-1]
            twin = match.copy()
            twin.undo()
            assert match.view()["owed"] == twin.view(seat)["worth"][text]


@both_games
def test_ll_12_only_whoever_is_to_place_has_a_preview(kind):
    match = lw.new(kind, first=1, seed=1)
    assert match.view(1)["worth"]
    assert match.view(0)["worth"] == match.view()["worth"] == {}


@every_table
def test_ll_13_a_placed_card_is_never_moved(kind, seats):
    laid = []
    for match in play_randomly(lw.new(kind, seats=seats, seed=seats)):
        now = match.view()["table"]
        assert now[: len(laid)] == laid
        laid = now
    assert laid[0] == {"card": laid[0]["card"], "column": 0, "row": 0, "turned": False}
    assert len({(one["column"], one["row"]) for one in laid}) == len(laid) > seats


# Points

KAREN = "1 3 G:W2-E2; 2 3 G:W2-E2 K:N2-S2; 3 3 K:S2-E2; 4 3 K:W2-S3 R:S2-E1; 5 3 G:W2-E2 R:N2-S2 B:N3-E3 Y:E1-S1"


@both_games
def test_ll_20_karen_scores_3_for_green_and_2_for_red(kind):
    """The example of the rulebook: a third green and a second red section; blue meets black, yellow is free."""
    match = to_place(kind, KAREN, "1 2@1,0 3@1,-1 4@2,-1", "5")
    assert worth(match, "place 5 2,0") == 3 + 2, drawn(match)
    match = to_place(kind, KAREN.replace("B:N3", "K:N3"), "1 2@1,0 3@1,-1 4@2,-1", "5")
    assert worth(match, "place 5 2,0") == 3 + 2 + 4, drawn(match)


@both_games
def test_ll_20_every_extended_line_is_added_up(kind):
    cards = "; ".join(f"{number} 3 B:W1-E1 R:W2-E2 K:W3-E3 Y:N1-S1" for number in range(1, 5))
    match = to_place(kind, cards, "1 2@1,0 3@0,1", "4")
    assert worth(match, "place 4 2,0") == 3 * 3, drawn(match)
    assert worth(match, "place 4 1,1") == 3 * 2 + 2, drawn(match)
    assert worth(match, "place 4 0,2") == 3, drawn(match)


@pytest.mark.parametrize("seats", [2, 6])
@both_games
def test_ll_20_every_place_and_its_points_are_those_of_a_referee_who_looks_at_the_whole_table(kind, seats):
    for match in play_randomly(lw.new(kind, seats=seats, seed=seats, first=0)):
        card = up(match)
        if card is not None:
            assert match.view(match.to_act[0])["worth"] == judged(match, card), drawn(match)


@both_games
@pytest.mark.parametrize(("left", "right"), [(3, 2), (1, 1), (2, 3), (5, 1)])
def test_ll_21_lines_that_are_joined_count_as_one(kind, left, right):
    """Two red lines in one row with a gap, held together by a blue bridge below: 3 + 1 + 2 = 6."""
    gap = left + right + 1
    row = [f"{k} 3 R:W2-E2 B:N2-S2" for k in range(1, gap)]
    bridge = [f"{gap + 1} 3 B:N2-E2", f"{gap + 2} 3 B:W2-E2", f"{gap + 3} 3 B:W2-N2"]
    first = [f"{k}@{k - 1},0" for k in range(2, left + 1)]
    below = [f"{gap + k}@{left + k - 2},1" for k in (1, 2, 3)]
    last = [f"{k}@{k},0" for k in range(left + 1, gap)]
    match = to_place(kind, "; ".join([*row, f"{gap} 3 R:W2-E2", *bridge]), " ".join(["1", *first, *below, *last]), str(gap))
    assert worth(match, f"place {gap} {left},0") == left + 1 + right, drawn(match)
    assert worth(match, f"place {gap} -1,0") == left + 1, drawn(match)
    assert worth(match, f"place {gap} {gap},0") == right + 1, drawn(match)


@both_games
def test_ll_21_a_joined_line_is_one_line_from_then_on(kind):
    match = to_place(kind, straights("33333"), "1 2@1,0 3@-1,0 4@2,0", "5")
    assert worth(match, "place 5 3,0") == worth(match, "place 5 -2,0") == 5, drawn(match)


CORNERS = "1 3 R:E2-S2; 2 3 R:S1-W2; 3 3 R:N1-W3; 4 3 R:E3-N2 B:S1-W1"


@both_games
def test_ll_22_four_corners_in_a_ring_are_4_points(kind):
    match = to_place(kind, CORNERS, "1 2@1,0 3@1,1", "4")
    assert worth(match, "place 4 0,1") == 4, drawn(match)


@both_games
def test_ll_22_a_closed_loop_is_never_extended(kind):
    match = to_place(kind, f"{CORNERS}; 5 3 R:W1-E3 R:N1-S2 R:N2-S3 R:W2-E2 R:S1-E1", "1 2@1,0 3@1,1 4@0,1", "5")
    assert places(match) == set(), drawn(match)


@both_games
def test_ll_22_two_cards_can_make_a_loop(kind):
    match = to_place(kind, "1 3 R:E1-E3; 2 3 R:W1-W3", "1", "2")
    assert worth(match, "place 2 1,0") == 2, drawn(match)


@both_games
def test_ll_23_a_section_that_is_connected_to_nothing_scores_nothing(kind):
    match = to_place(kind, "1 3 R:W2-E2; 2 3 R:W2-E2 B:N1-S1 G:N2-S2 Y:W1-E1", "1", "2")
    assert worth(match, "place 2 1,0") == 2, drawn(match)


@every_table
def test_ll_23_a_placement_brings_at_least_2_points(kind, seats):
    for match in play_randomly(lw.new(kind, seats=seats, seed=10 + seats)):
        worths = match.view(match.to_act[0])["worth"].values()
        assert all(points >= 2 for points in worths), drawn(match)


@both_games
def test_ll_24_separate_lines_of_one_colour_are_sections_of_their_own(kind):
    match = to_place(kind, "1 3 R:W1-E1 R:W3-E3; 2 3 R:W1-E1 R:W3-E3; 3 3 R:W1-N1", "1 2@1,0", "3")
    assert worth(match, "place 3 2,0") == 3, drawn(match)
    match = to_place(kind, "1 3 R:W1-E1 R:W3-E3; 2 3 R:W1-E1 R:W3-E3", "1", "2")
    assert worth(match, "place 2 1,0") == 2 + 2, drawn(match)


@both_games
def test_ll_24_separate_lines_of_one_colour_may_be_connected_through_a_neighbour(kind):
    cards = "1 3 R:W1-E1 R:W3-E3; 2 3 R:W1-W3; 3 3 R:E1-N1; 4 3 R:E1-E3"
    assert worth(to_place(kind, cards, "1", "2"), "place 2 1,0") == 3
    assert worth(to_place(kind, cards, "1 2@1,0", "3"), "place 3 -1,0") == 4
    assert worth(to_place(kind, cards, "1 2@1,0", "4"), "place 4 -1,0") == 4


@both_games
def test_ll_24_two_sections_of_the_new_card_at_both_ends_of_a_line_make_one_line(kind):
    match = to_place(kind, "1 3 R:E1-E3; 2 3 R:W1-N1 R:W3-S3; 3 3 R:S1-N1", "1 2@1,0", "3")
    assert worth(to_place(kind, "1 3 R:E1-E3; 2 3 R:W1-N1 R:W3-S3", "1", "2"), "place 2 1,0") == 3, drawn(match)
    assert worth(match, "place 3 1,-1") == 4, drawn(match)


@both_games
@pytest.mark.parametrize("seed", range(4))
def test_ll_24_cards_as_no_box_holds_them_are_judged_as_by_the_referee(kind, seed):
    for match in play_randomly(lw.new(kind, seats=6, seed=seed, first=0, cards=odd_cards(seed)), seed, moves=120):
        card = up(match)
        if card is not None:
            assert match.view(match.to_act[0])["worth"] == judged(match, card), drawn(match)
    assert match.game.rules.check(match._state) == 0, drawn(match)


@both_games
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ll_2_looking_at_the_table_upside_down_changes_nothing(kind, seed):
    """The same game with all cards printed upside down, played from the other side of the table."""
    cards = standard_cards() if seed < 3 else read_cards(odd_cards(seed).replace(";", "\n"))
    upside_down = "; ".join(write_card(replace(card, lines=lines_of(card, turned=True))) for card in cards)
    upright = "; ".join(map(write_card, cards))
    match, mirror = (lw.new(kind, seats=4, seed=seed, first=0, cards=given) for given in (upright, upside_down))
    for _ in play_randomly(match, seed, moves=120):
        for seat, text, _ in match.log[len(mirror.log) :]:
            assert mirrored(match, mirror, seat), drawn(match)
            mirror.play(seat, upside(text))


def mirrored(match, mirror, seat):
    """Whether two tables are the same but for the side they are seen from, one move ago."""
    before = match.copy()
    before.undo()
    worths = {upside(text): points for text, points in before.view(seat)["worth"].items()}
    return worths == mirror.view(seat)["worth"] and before.scores == mirror.scores


def upside(text):
    """Write a move as seen from the other side."""
    return re.sub(r"(-?\d+),(-?\d+)", lambda cell: f"{-int(cell[1])},{-int(cell[2])}", text)


@pytest.mark.parametrize("cards", ["standard", *(odd_cards(seed, 80) for seed in range(3))], ids=["standard", "0", "1", "2"])
def test_ll_20_a_placement_is_worth_the_same_by_what_is_kept_of_lines_and_by_following_them(cards):
    seen = 0
    for match in play_randomly(lw.new("line", seats=3, seed=4, cards=cards)):
        card = up(match)
        for action in placements(match._state, card - 1) if card else ():
            assert tracing.worth_of_placing(match._state, card - 1, action) == ends.worth_of_placing(
                match._state, card - 1, action
            )
            seen += 1
    assert seen > 50


def test_ll_2_every_cell_is_found_where_many_share_a_place_in_the_table():
    states = np.zeros(1, find("kidz-line").state)
    state = states[0]
    cells = [row * 64 + column for row in (0, 16, 32, 48, 63) for column in (0, 15, 16, 31, 32, 47, 48, 63)]
    for k, cell in enumerate(cells):
        place = grid.find_place(state, cell)
        assert state.found[place] == 0
        state.found[place], state.cell[grid.OPEN + k] = grid.OPEN + k, cell
    assert [grid.entry_of(state, cell) for cell in cells] == [grid.OPEN + k for k in range(len(cells))]
    assert grid.entry_of(state, 5 * 64 + 5) == 0
