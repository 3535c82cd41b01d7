"""The solver of LL-51, LL-71 and LL-82: its layouts against the judge, its lengths against a constraint model."""

import random
from dataclasses import replace

import pytest

from linewright.games.light_line import solver
from linewright.games.light_line.cards import COLOURS, PORTS, STANDARD, Card, read_cards, read_file, turn_port
from linewright.games.light_line.layouts import Laid, layout_text
from linewright.games.light_line.solver import (
    Answer,
    line_of,
    longest_line,
    solo_line,
)
from tests.games.light_line.model import line_length, longest_line_of_model, solo_line_of_model

DECK = read_file(STANDARD)
RED, BLACK = COLOURS.index("R"), COLOURS.index("K")
CORNERS = read_cards("1 2 R:E2-S2\n2 2 R:S1-W2\n3 2 R:N1-W3\n4 2 R:E3-N2")
CROSSED = read_cards(  # 6 1 2 3 4 run back into card 1, which black crosses on the way to 5
    "1 2 R:W1-E3 K:N1-S1\n2 2 R:W3-S2\n3 2 R:N2-W2\n4 2 R:E2-N1\n5 2 R:S1-N1\n6 2 R:E1-W3"
)


def deal(seed, count=8):
    return random.Random(seed).sample(DECK, count)  # noqa: S311 (a deal to test with)


def odd_cards(seed, count):
    """Cards as no box holds them: one or two lines, red or black, between any two ports (LL-24)."""
    chance = random.Random(seed)  # noqa: S311 (cards to test with)
    cards = []
    for number in range(1, count + 1):
        ports = chance.sample(range(PORTS), 2 * chance.randint(1, 2))
        lines = [(chance.choice((RED, BLACK)), one, two) for one, two in zip(ports[::2], ports[1::2], strict=True)]
        cards.append(Card(number, 2, tuple(lines)))
    return cards


def turned_card(card):
    return replace(card, lines=tuple((colour, turn_port(one), turn_port(two)) for colour, one, two in card.lines))


def assert_proved(cards, answer, *, joker=False):
    assert len(answer.layout) == answer.length
    assert line_length(cards, answer.layout, answer.colour, joker=joker) == answer.length, layout_text(
        answer.colour, answer.layout
    )


def place(text):
    """Read a layout as layout_text writes it, without the colour."""
    layout = []
    for word in text.split():
        card, cell = word.split("@")
        column, row = cell.rstrip("t").split(",")
        layout.append(Laid(int(card), int(column), int(row), cell.endswith("t")))
    return layout


# The judge


def test_ll_5_the_judge_counts_the_cards_of_the_longest_line():
    cards = read_cards("1 2 R:W2-E2\n2 2 R:W2-E2 B:N1-S1\n3 2 R:W2-E2 B:N1-S1\n4 2 R:N2-E2")
    assert line_length(cards, place("1@0,0 2@1,0 3@3,0 4@3,1"), RED) == 2
    assert line_length(cards, place("1@0,0 2@1,0 3@2,0 4@3,0"), RED) == 3
    assert line_length(cards, place("1@0,0 2@1,0 3@2,0t 4@-1,0"), RED) == 4
    assert line_length(cards, place("2@1,0 3@1,1"), COLOURS.index("B")) == 2
    assert line_length(cards, place("2@1,0 3@1,1t"), COLOURS.index("B")) == 1
    assert line_length(cards, place("1@0,0 2@1,0"), BLACK) == 0


def test_ll_22_a_loop_of_four_corners_counts_four():
    assert line_length(CORNERS, place("1@0,0 2@1,0 3@1,1 4@0,1"), RED) == 4
    assert longest_line(CORNERS).length == 4
    assert solo_line(CORNERS).length == 4


def test_ll_72_a_card_passed_twice_counts_once():
    layout = place("6@-1,0 1@0,0 2@1,0 3@1,1 4@0,1 5@0,-1")
    assert line_length(CROSSED, layout, RED) == 5
    assert line_length(CROSSED, layout, RED, joker=True) == 6
    assert longest_line(CROSSED, RED).length == 5
    assert solo_line(CROSSED, RED).length == 6


@pytest.mark.parametrize("layout", ["1@0,0 2@0,0", "1@0,0 1@1,0", "1@0,0 9@1,0"])
def test_the_judge_gives_nothing_for_a_layout_that_cannot_lie(layout):
    assert line_length(CORNERS, place(layout), RED) == 0


def test_ll_2_moving_or_turning_a_layout_changes_no_length():
    for seed in range(20):
        cards = deal(seed)
        answer = solo_line(cards)
        moved = [placed._replace(column=placed.column - 7, row=placed.row + 3) for placed in answer.layout]
        upside_down = [Laid(placed.card, -placed.column, -placed.row, not placed.turned) for placed in answer.layout]
        for layout in (moved, upside_down):
            assert line_length(cards, layout, answer.colour, joker=True) == answer.length


# The solver and the judge


@pytest.mark.parametrize("count", [1, 2, 5, 8, 12])
def test_every_answer_proves_its_length(count):
    for seed in range(20):
        cards = deal(seed, count)
        for colour in (None, *range(5)):
            assert_proved(cards, longest_line(cards, colour))
            assert_proved(cards, solo_line(cards, colour), joker=True)


def test_ll_51_the_best_line_is_that_of_the_best_colour():
    for seed in range(50):
        cards = deal(seed)
        assert longest_line(cards).length == max(longest_line(cards, colour).length for colour in range(5))
        assert solo_line(cards).length == max(solo_line(cards, colour).length for colour in range(5))


def test_ll_82_there_is_a_line_of_every_length_up_to_the_longest():
    for seed in range(30):
        cards = deal(seed)
        for colour in (None, RED):
            longest = longest_line(cards, colour).length
            for length in range(1, longest + 1):
                answer = line_of(cards, length, colour)
                assert answer.length == length
                assert answer.exact
                assert_proved(cards, answer)
            assert [line_of(cards, length, colour) for length in (0, longest + 1, 9)] == [None] * 3


def test_ll_82_a_line_of_five_is_found_among_all_cards():
    for colour in range(5):
        answer = line_of(DECK, 5, colour)
        assert (answer.length, answer.colour) == (5, colour)
        assert_proved(DECK, answer)


def test_ll_5_all_cards_with_a_colour_make_one_line():
    for colour in range(5):
        answer = longest_line(DECK, colour)
        assert answer.length == 48
        assert_proved(DECK, answer)


def test_ll_2_turning_or_reordering_the_cards_changes_no_length():
    for seed in range(50):
        cards = deal(seed)
        others = [turned_card(card) if seed >> k & 1 else card for k, card in enumerate(reversed(cards))]
        assert longest_line(others).length == longest_line(cards).length
        assert [solo_line(others, colour).length for colour in range(4)] == [
            solo_line(cards, colour).length for colour in range(4)
        ]


def test_a_colour_that_is_on_no_card_has_no_line():
    assert longest_line(CORNERS, BLACK) == Answer(0, BLACK, (), 0, exact=True)
    assert longest_line([]).length == 0


def test_the_same_search_runs_interpreted():
    for seed in range(6):
        for cards in (deal(seed, 6), odd_cards(seed, 4)):
            for joker in (False, True):
                desks = solver.desk_for(cards, range(4), joker=joker)
                twin = desks.copy()
                solver.search_at(desks, 0)
                solver.compile_search()(twin, 0)
                assert desks.tobytes() == twin.tobytes()


def test_a_layout_is_written_from_its_first_card():
    layout = (Laid(3, 0, 0, turned=False), Laid(17, 1, 0, turned=True), Laid(8, 1, -1, turned=False))
    assert layout_text(RED, layout) == "R 3@0,0 17@1,0t 8@1,-1"
    written = layout_text(0, longest_line(deal(1)).layout).split(maxsplit=1)[1]
    assert tuple(place(written)) == longest_line(deal(1)).layout


def test_no_byte_of_the_desk_is_between_fields():
    widths = [solver.DESK.fields[name][0].itemsize for name in solver.DESK.names]
    assert sum(widths) == solver.DESK.itemsize


# The limit


def test_a_search_that_reaches_its_limit_says_so():
    stopped = 0
    for seed in range(30):
        cards = deal(seed)
        whole = longest_line(cards)
        for limit in (0, 1, 10, whole.nodes // 2, whole.nodes + 1):
            answer = longest_line(cards, limit=limit)
            assert answer.nodes <= limit
            assert_proved(cards, answer)
            assert answer.length == whole.length if answer.exact else answer.length <= whole.length
            stopped += not answer.exact
        assert longest_line(cards, limit=whole.nodes + 1) == whole
    assert stopped > 60


def test_a_line_that_was_not_found_within_the_limit_is_not_denied():
    stopped = 0
    for seed in range(30):
        cards = deal(seed)
        longest = longest_line(cards).length
        assert line_of(cards, longest + 1) is None
        answer = line_of(cards, longest + 1, limit=1)
        if answer is not None:  # None where counting the ends is proof enough
            assert answer.length <= longest
            assert not answer.exact
            stopped += 1
    assert stopped > 5


# The solver and the model


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 200, 20))
def test_ll_51_no_line_is_longer_than_the_model_proves(first):
    for seed in range(first, first + 20):
        cards = deal(seed)
        for colour in range(5):
            length, layout = longest_line_of_model(cards, colour)
            assert line_length(cards, layout, colour) == length
            assert longest_line(cards, colour).length == length, (seed, colour)


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, 4, 5, 6, 7, 8])
def test_ll_71_no_solo_line_is_longer_than_the_model_proves(count):
    for seed in range(10):
        cards = deal(seed, count)
        for colour in range(4):
            length, layout = solo_line_of_model(cards, colour)
            assert line_length(cards, layout, colour, joker=True) == length
            assert solo_line(cards, colour).length == length, (seed, colour)


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_ll_24_cards_with_several_lines_of_a_colour_are_solved_too(count):
    for seed in range(20):
        cards = odd_cards(seed, count)
        assert longest_line(cards, RED).length == longest_line_of_model(cards, RED)[0], seed
        answer = solo_line(cards, RED)
        assert answer.length == solo_line_of_model(cards, RED)[0], seed
        assert_proved(cards, answer, joker=True)
