"""Lines traced section by section, on the table and on a workbench: as long as the rules count them, and joined all the way."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import linewright as lw
from linewright.games.light_line.cards import COLOURS, facing, port_of, turn_port
from linewright.games.light_line.lines import lines_extended, lines_on_bench
from linewright.games.light_line.sets import cards_of
from linewright.games.light_line.workbench import line_on_bench
from tests.games.light_line.layouts import solo_table
from tests.games.light_line.positions import places, play_randomly, to_place
from tests.games.light_line.test_table import odd_cards, up

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by edge


def is_joined(sections, k):
    """Whether section k leads to the next one (the last to the first): across one edge, by facing ports."""
    column, row, _, leaving = sections[k]
    there, below, entering, _ = sections[(k + 1) % len(sections)]
    east, south = STEPS[port_of(leaving) // 3]
    return (there, below) == (column + east, row + south) and port_of(entering) == facing(port_of(leaving))


def assert_traced(line, inks, fronts):
    """See that a line is a way over sections of these colours, none twice; fronts are (card, turned) by cell."""
    sections = line["sections"]
    assert all(is_joined(sections, k) for k in range(len(sections) - 1)), sections
    ways = {(column, row, frozenset(ports)) for column, row, *ports in sections}
    assert len(ways) == len(sections)
    for column, row, *ports in sections:
        card, turned = fronts[column, row]
        drawn = {frozenset(turn_port(port) if turned else port for port in ends): ink for ink, *ends in card.lines}
        assert drawn[frozenset(map(port_of, ports))] in inks


def fronts_of(match, placed):
    cards = {str(card.number): card for card in cards_of(match.options)}
    return {(one["column"], one["row"]): (cards[one["card"]], one["turned"]) for one in placed}


def traced(match, text):
    """The lines that a placement of whoever is to act would extend."""
    seat = match.to_act[0]
    state = match._state
    return lines_extended(state, up(match) - 1, match.game.notation.action_of(state, seat, text))


# On the table


@pytest.mark.parametrize("kind", ["line", "kidz-line"])
@pytest.mark.parametrize("seed", range(4))
def test_traced_lines_are_as_long_as_the_points_of_the_placement(kind, seed):
    """Of real cards, and of odd ones with several lines of one colour."""
    compared = 0
    wishes = {"cards": odd_cards(seed)} if seed % 2 else {}
    for match in play_randomly(lw.new(kind, seats=6, seed=seed, **wishes)):
        if up(match) is None:
            continue
        view = match.view(match.to_act[0])
        for text, points in view["worth"].items():
            _, name, cell, *turned = text.split()
            lines = traced(match, text)
            new = {"card": name, "column": int(cell.split(",")[0]), "row": int(cell.split(",")[1]), "turned": bool(turned)}
            fronts = fronts_of(match, [*view["table"], new])
            assert sum(line["points"] for line in lines) == points
            for line in lines:
                assert len(line["sections"]) == line["points"] > 1
                assert [new["column"], new["row"]] in [section[:2] for section in line["sections"]]
                assert_traced(line, {COLOURS.index(line["colour"])}, fronts)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("seed", range(2))
def test_everyone_sees_the_lines_that_the_last_card_has_extended(seed):
    """The same that were offered for it, with real cards and with odd ones; a start card has extended none."""
    wishes = {"cards": odd_cards(seed)} if seed % 2 else {}
    match = lw.new("line", seats=3, seed=seed, **wishes)
    assert match.view()["extended"] == []
    chance = random.Random(seed)  # noqa: S311  a game
    compared = 0
    while not match.is_over:
        seat = match.to_act[0]
        text = chance.choice(match.legal(seat))
        expected = traced(match, text) if text.startswith("place") else match.view()["extended"]
        match.play(seat, text)
        assert ways_of(match.view()["extended"]) == ways_of(expected)
        assert match.view(seat)["extended"] == match.view()["extended"]
        compared += text.startswith("place")
    assert compared > 10


def ways_of(lines):
    """Lines without the order in which they are told, nor the end at which each begins."""
    return sorted((line["colour"], line["points"], sorted(map(undirected, line["sections"]))) for line in lines)


def undirected(section):
    column, row, *ports = section
    return column, row, sorted(ports)


def test_a_line_is_traced_from_one_end_to_the_other_wherever_the_new_card_lies():
    match = to_place("line", "1 3 R:W2-S2; 2 3 R:S3-N2; 3 3 R:N3-W1; 4 3 R:E1-N2", "1 2@0,1 3@0,2", "4")
    (line,) = traced(match, "place 4 -1,2")
    assert line["colour"] == "R"
    assert line["sections"] == [[0, 0, "W2", "S2"], [0, 1, "N2", "S3"], [0, 2, "N3", "W1"], [-1, 2, "E1", "N2"]]


def test_ll_22_a_loop_is_traced_once_round():
    corners = "1 3 R:E2-S2; 2 3 R:S2-W2; 3 3 R:N2-W2; 4 3 R:N2-E2"
    (line,) = traced(to_place("line", corners, "1 2@1,0 3@1,1", "4"), "place 4 0,1")
    assert (line["points"], len({tuple(section[:2]) for section in line["sections"]})) == (4, 4)
    assert all(is_joined(line["sections"], k) for k in range(4))


def test_ll_24_two_lines_of_one_colour_on_a_card_are_traced_as_one_where_they_join():
    cards = "1 3 R:E1-E3; 2 3 R:W1-E1 R:W3-E3"
    (line,) = traced(to_place("line", cards, "1", "2"), "place 2 1,0")
    assert line == {
        "colour": "R",
        "points": 3,
        "sections": [[1, 0, "E3", "W3"], [0, 0, "E3", "E1"], [1, 0, "W1", "E1"]],
    }
    assert "1,0" in places(to_place("line", cards, "1", "2"))


# On a workbench


@st.composite
def layouts(draw):
    """Cards of the standard set in a heap, any way round."""
    size = draw(st.integers(1, 20))
    names = draw(st.permutations(range(1, 21)))[:size]
    cells = draw(st.lists(st.tuples(st.integers(-2, 2), st.integers(-2, 2)), min_size=size, max_size=size, unique=True))
    return " ".join(
        f"{name}@{column},{row}{draw(st.sampled_from(['', 't']))}" for name, (column, row) in zip(names, cells, strict=True)
    )


@given(layout=layouts(), joker=st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_longest_lines_on_a_bench_are_as_long_as_the_rules_count_them(layout, joker):
    match = lw.new("solo-line", seed=1, hand_size=20, deck=[str(number) for number in range(1, 61)])
    match.play(0, f"lay R {layout}")
    assert_bench(match, joker=joker)


@pytest.mark.parametrize("seed", range(6))
def test_the_same_of_odd_cards(seed):
    chance = random.Random(seed)  # noqa: S311  a heap to test with
    match = lw.new("solo-line", seed=seed, hand_size=20, cards=odd_cards(seed))
    cells = chance.sample([(column, row) for column in range(5) for row in range(5)], 20)
    laid = [
        f"{name}@{column},{row}{chance.choice(['', 't'])}"
        for name, (column, row) in zip(match.view(0)["hand"], cells, strict=True)
    ]
    match.play(0, f"lay B {' '.join(laid)}")
    for joker in (False, True):
        assert_bench(match, joker=joker)


def assert_bench(match, *, joker):
    """Compare the traced lines with what the rules count, colour by colour."""
    state, fronts = match._state.copy(), fronts_of(match, match.view(0)["bench"])
    lines = lines_on_bench(state, 0, int(joker))
    for ink, colour in enumerate(COLOURS):
        state.bench_colour[0] = ink
        length = line_on_bench(state, 0, int(joker))
        assert (colour in lines) == bool(length)
        if length:
            assert lines[colour]["length"] == length == len({tuple(section[:2]) for section in lines[colour]["sections"]})
            assert_traced(lines[colour], {ink, COLOURS.index("K")} if joker else {ink}, fronts)


def test_ll_72_a_card_that_is_passed_twice_is_there_twice_and_counts_once():
    match = solo_table(["R:W1-E3 K:N1-S1", "R:W3-S2", "R:N2-W2", "R:E2-N1", "R:S1-N1"])
    match.play(0, "lay R 1@0,0 2@1,0 3@1,1 4@0,1 5@0,-1")
    line = lines_on_bench(match._state, 0, 1)["R"]
    assert line["length"] == 5
    assert [section[:2] for section in line["sections"]].count([0, 0]) == 2
    assert len(line["sections"]) == 6


def test_a_bare_bench_has_no_lines():
    assert lines_on_bench(lw.new("solo-line", seed=1)._state, 0, 1) == {}
