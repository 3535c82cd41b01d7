"""Layouts as text: what cannot lie is refused, what can is judged like the model; reading forgives, writing has one spelling."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import linewright as lw
from linewright.games.light_line.cards import BACKS, COLOURS, PORTS, Card
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.sets import CardsOption, pack, standard_cards
from linewright.games.light_line.solo_line.state import OWN, STATE
from linewright.games.light_line.workbench import FINE, bench_text, line_on_bench, put_on_bench
from tests.games.light_line.layouts import (
    STRAIGHT,
    assert_unreadable,
    called,
    head_table,
    long_table,
    solo_table,
    told,
    turn,
    won,
)
from tests.games.light_line.model import line_length
from tests.games.playing import assert_refused

BOX = [str(number) for number in range(1, 61)]


def doors():
    """For each game a table that takes layouts of 1 to 8, the words before them, and the rule about other cards."""
    yield "long", lambda: lw.new("long-line", seats=2, first=0, deck=both_hands(), seed=1), "lay", "LL-51"
    yield "long", lambda: lw.new("long-line", seats=2, first=0, deck=both_hands(), seed=1), "call 2", "LL-51"
    yield "solo", lambda: lw.new("solo-line", deck=BOX, seed=1), "lay", "LL-70"
    yield "solo", lambda: lw.new("solo-line", deck=BOX, seed=1), "line", "LL-70"
    yield "head", called_head, "show", "LL-82"


def both_hands():
    """Lay a deck that deals 1 to 8 to seat 0, and 21 to 28 to seat 1."""
    return [str(card) for k in range(1, 9) for card in (k, k + 20)]


def called_head():
    """Set a HEAD LINE table at which 1 to 8 lie open and seat 0 has called; the round pile comes from further down."""
    backs = {str(card.number): card.back for card in standard_cards()}
    rounds = [card for back, count in ((3, 4), (4, 3), (5, 2)) for card in late(backs, back)[:count]]
    match = turn(lw.new("head-line", seats=2, deck=[*rounds, *BOX[:8]], seed=1), 8)
    assert match.view()["open"] == BOX[:8]
    match.play(0, "call")
    return match


def late(backs, back):
    """Name the cards after 20 with this back."""
    return [card for card, its_back in backs.items() if its_back == back and int(card) > 20]


@pytest.fixture(scope="module", params=list(doors()), ids=lambda door: f"{door[0]} {door[2]}".replace(" ", "-"))
def door(request):
    """A match that all tests share, for a refusal changes nothing."""
    _, table, words, rule = request.param
    match = table()
    if words == "lay":
        match.play(0, "lay B 5@0,0 6@0,1t")  # so that there is something a refusal could change
    return match, words, rule


# Malformed


@pytest.mark.parametrize("layout", ["R 3@0,0 4@0,0", "R 3@0,0 5@1,0 4@-0,0t", "R 3@1,1 4@1.0,1", "K 1@0,0 2@0,1 3@0,2 4@0,1"])
def test_ll_2_two_cards_on_a_cell_are_refused(door, layout):
    match, words, _ = door
    assert_refused(match, 0, f"{words} {layout}", "LL-2")


@pytest.mark.parametrize("layout", ["R 3@0.5,0", "R 3@0,0 4@1,0.5", "R 3@0,0 4@1.000001,0", "R 3@-0.5,0t", "R 3@0,0.1"])
def test_ll_2_a_card_that_is_shifted_is_refused(door, layout):
    match, words, _ = door
    assert_refused(match, 0, f"{words} {layout}", "LL-2")


@pytest.mark.parametrize("cell", ["61,0", "-61,0", "0,61", "0,-61", "127,0", "128,0", "256,0", "999999,0", "60.5,0"])
def test_ll_2_a_cell_far_off_is_refused(door, cell):
    match, words, _ = door
    assert_refused(match, 0, f"{words} R 3@{cell}", "LL-2")


def test_ll_2_as_far_as_sixty_columns_and_rows_a_card_can_lie():
    match = long_table()
    match.play(0, "lay R 1@60,-60 2@-60,60")
    assert [(one["column"], one["row"]) for one in match.view(0)["bench"]] == [(60, -60), (-60, 60)]
    match.play(0, "lay R 1@59,-60 2@60,-60 3@58,-60")
    assert match.view(0)["length"] == 3


def test_ll_2_far_cells_of_one_row_do_not_meet_around_an_edge():
    match = long_table()
    match.play(0, "lay R 1@60,0 2@-60,0 3@0,0")
    assert match.view(0)["length"] == 1


@pytest.mark.parametrize("layout", ["R 3@0,0 3@1,0", "R 3@0,0 4@1,0 3@2,0t", "R 30@0,0", "R 3@0,0 60@1,0"])
def test_a_card_twice_or_of_others_is_refused_with_the_rule_of_the_game(door, layout):
    match, words, rule = door
    assert_refused(match, 0, f"{words} {layout}", rule)


def test_every_own_card_at_once_is_well_formed():
    for _, table, words, _ in doors():
        match = table()
        layout = " ".join(f"{card}@{card},0" for card in range(1, 9))
        if words in ("call 2", "show"):  # as many cards as were called, or asked for
            assert_refused(match, 0, f"{words} Y {layout}", "LL-55" if words == "call 2" else "LL-82")
        else:
            match.play(0, f"{words} Y {layout}")
            assert match.log[-1][1] == f"{words} Y {layout}"


# No layouts at all


@pytest.mark.parametrize("card", ["0", "00", "61", "80", "81", "99", "999999", "1000000", "-3"])
def test_a_card_that_is_not_in_the_set_cannot_be_read(door, card):
    match, words, _ = door
    assert_unreadable(match, 0, f"{words} R {card}@0,0")
    assert_unreadable(match, 0, f"{words} R 3@0,0 {card}@1,0")


@pytest.mark.parametrize(
    "layout",
    [
        "3@0,0",
        "X 3@0,0",
        "RED 3@0,0",
        "RR 3@0,0",
        "R3@0,0",
        "R 3",
        "R 3@",
        "R 3@0",
        "R 3@0,",
        "R 3@,0",
        "R 3@0;0",
        "R 3@0,0,4@1,0",
        "R 3@0,0 4",
        "R 3@0,0 x",
        "R 3@0,0 t t",
        "R 3@0,0tt",
        "R 3@0,0t4@1,0",
        "R 3@0,0turned",
        "R 3@a,b",
        "R 3@--1,0",
        "R 3@+1,0",
        "R 3@1e1,0",
        "R 3@.5,0",
        "R 3@1.,0",
        "R 3@nan,0",
        "R 3@0,0 R 4@1,0",
        "R 3@0,0\u00b2",
        "R \u0663@0,0",
        "@",
        "?",
    ],
)
def test_nonsense_cannot_be_read(door, layout):
    match, words, _ = door
    assert_unreadable(match, 0, f"{words} {layout}")


@pytest.mark.parametrize("text", [None, 3, b"lay R 3@0,0", ["lay"], 1.5])
def test_what_is_no_text_cannot_be_read(door, text):
    assert_unreadable(door[0], 0, text)


@given(st.text(alphabet="RKrk t@,.-0123456789", max_size=24))
@settings(max_examples=60)
def test_any_layout_is_read_or_refused_in_words_and_a_refusal_changes_nothing(text):
    match = SHARED
    before = match.digest_bytes
    try:
        match.play(0, f"lay {text}")
    except (lw.IllegalMove, lw.UnreadableMove) as refusal:
        assert str(refusal)
        assert match.digest_bytes == before
    else:
        spelled = match.log[-1][1]
        match.undo()
        match.play(0, spelled)
        assert match.log[-1][1] == spelled
        match.undo()
        assert match.digest_bytes == before


SHARED = lw.new("solo-line", deck=BOX, seed=1)


# Well-formed and wrong


def test_ll_55_a_layout_that_is_well_formed_and_wrong_is_judged_in_long_line():
    match = long_table()
    assert_refused(match, 0, "call 2 R 1@0,0 2@5,5", "LL-55")
    match = long_table(false_call="zero")
    match.play(0, "call 2 R 1@0,0 2@5,5")
    assert (called(match)[0], match.view()["seats"][0]["wrong"]) == (None, True)


def test_ll_84_a_layout_that_is_well_formed_and_wrong_costs_a_card_in_head_line():
    match = turn(head_table(), 3)
    match.play(0, "call")
    match.play(0, "show R 10@0,0 11@1,0 12@2,0")
    turn(match, 3)
    match.play(0, "call")
    assert_refused(match, 0, "show R 13@0,0 14@0,0", "LL-2")
    assert won(match)[0] == [3]
    match.play(0, "show R 13@0,0 14@5,5 15@9,9")
    assert (won(match)[0], told(match)[0][0]) == ([], "told-wrong")


def test_ll_73_a_layout_that_is_well_formed_and_too_short_is_the_result_in_solo_line():
    match = solo_table([STRAIGHT] * 10)
    match.play(0, "line R 1@0,0 2@1,0 3@5,5")
    assert (match.scores, match.winners) == ((2,), ())


# One spelling


@pytest.mark.parametrize(
    "text",
    [
        "lay R 3@0,0 7@1,0t 8@1,-1",
        "LAY r 3@0,0 7@1,0T 8@1,-1",
        "  lay   R 3 @ 0 , 0  7 @1, 0 t   8@1 ,-1 ",
        "lay R 03@0,0 007@1,0t 8@01,-01",
        "lay R 3@0.0,-0 7@1.00,0t 8@1,-1.0",
        "lay\tR\n3@0,0 7@1,0t 8@1,-1",
    ],
)
def test_reading_forgives_case_and_spaces_and_writing_has_one_spelling(text):
    match = lw.new("solo-line", deck=BOX, seed=1)
    match.play(0, text)
    assert match.log == [(0, "lay R 3@0,0 7@1,0t 8@1,-1", None)]
    assert match.view(0)["bench"] == [
        {"card": "3", "column": 0, "row": 0, "turned": False},
        {"card": "7", "column": 1, "row": 0, "turned": True},
        {"card": "8", "column": 1, "row": -1, "turned": False},
    ]


@pytest.mark.parametrize(
    ("text", "spelled"),
    [("CALL2 r 1@0,0 2 @ 1,0", "call 2 R 1@0,0 2@1,0"), ("call 02 R 1@0,0 2@1,0", "call 2 R 1@0,0 2@1,0"), ("Lay  K", "lay K")],
)
def test_a_call_with_its_layout_has_one_spelling(text, spelled):
    match = long_table()
    match.play(0, text)
    assert match.log == [(0, spelled, None)]


def test_the_first_card_of_a_layout_may_lie_anywhere_and_stays_there():
    match = long_table()
    match.play(0, "lay R 2@-7,12 1@-6,12")
    assert match.log[-1][1] == "lay R 2@-7,12 1@-6,12"
    assert match.view(0)["length"] == 2


def test_a_shorter_layout_leaves_nothing_of_a_longer_one():
    one, two = long_table(), long_table()
    one.play(0, "lay R 1@0,0 2@1,0t 3@2,0")
    for match in (one, two):
        match.play(0, "lay K 4@0,0")
    assert one.digest_bytes == two.digest_bytes


# The judge against the model


@st.composite
def laid_cards(draw):
    """Cards as no box holds them, with up to six lines between any ports, and a layout of them close together."""
    count = draw(st.integers(1, 9))
    inks = draw(st.sampled_from(["R", "RK", "RGK", "BRGYK"]))
    ink = st.sampled_from([COLOURS.index(name) for name in inks])
    cells = draw(st.permutations([(column, row) for column in range(3) for row in range(3)]))
    cards, layout = [], []
    for number, (column, row) in enumerate(cells[:count], 1):
        ports = draw(st.permutations(range(PORTS)))
        lines = draw(st.integers(1, 6))
        pairs = zip(ports[: 2 * lines : 2], ports[1 : 2 * lines : 2], strict=True)
        cards.append(Card(number, 2, tuple((draw(ink), min(pair), max(pair)) for pair in pairs)))
        layout.append(Laid(number, column, row, draw(st.booleans())))
    return cards, layout


def judged(cards, layout, colour, *, joker):
    """Put a layout on a bench and ask the referee."""
    states = np.zeros(1, STATE)
    state = states[0]
    CardsOption(name="cards", rule="LL-1").put(state, pack(tuple(cards)))
    words = [f"{one.card}@{one.column},{one.row}{'t' if one.turned else ''}" for one in layout]
    text = " ".join([COLOURS[colour].lower(), *words])
    assert put_on_bench(state, OWN, text, lambda card: card < len(cards)) == FINE
    assert bench_text(state, OWN).lower() == text
    return line_on_bench(state, OWN, int(joker))


@given(laid_cards(), st.integers(0, 4), st.booleans())
@settings(max_examples=120)
def test_ll_24_the_referee_counts_lines_of_any_cards_like_the_model(laid, colour, joker):
    cards, layout = laid
    assert judged(cards, layout, colour, joker=joker) == line_length(cards, layout, colour, joker=joker)


@pytest.mark.parametrize("edge", range(4))
def test_ll_24_a_line_that_turns_back_to_its_own_edge_counts(edge):
    red = COLOURS.index("R")
    cards = [Card(1, 2, ((red, 3 * edge, 3 * edge + 1),))]
    for is_turned in (False, True):
        assert judged(cards, [Laid(1, 0, 0, is_turned)], red, joker=False) == 1


def random_layout(seed, lines):
    """Nine cards with so many red and black lines each, in a square, both ways round."""
    chance = random.Random(seed)  # noqa: S311 (cards to test with)
    cards, layout = [], []
    for number in range(1, 10):
        ports = chance.sample(range(PORTS), 2 * lines)
        pairs = zip(ports[::2], ports[1::2], strict=True)
        inks = [COLOURS.index(chance.choice("RRK")) for _ in range(lines)]
        cards.append(Card(number, 2, tuple((ink, *sorted(pair)) for ink, pair in zip(inks, pairs, strict=True))))
        layout.append(Laid(number, number % 3, number // 3, chance.random() < 0.5))
    return cards, layout


@pytest.mark.parametrize("joker", [False, True])
def test_ll_72_the_referee_counts_crowded_layouts_like_the_model(joker):
    red = COLOURS.index("R")
    lengths = []
    for seed in range(30):
        cards, layout = random_layout(seed, 3 + seed % 4)
        lengths.append(line_length(cards, layout, red, joker=joker))
        assert judged(cards, layout, red, joker=joker) == lengths[-1], seed
    assert {2, 3, 4, 5, 6} <= set(lengths)


def test_ll_5_the_referee_counts_our_cards_like_the_model():
    chance = random.Random(3)  # noqa: S311 (layouts to test with)
    cards = standard_cards()
    lengths = set()
    states = np.zeros(1, STATE)
    state = states[0]
    CardsOption(name="cards", rule="LL-1").put(state, "standard")
    assert {card.back for card in cards} == set(BACKS)
    for _ in range(60):
        chosen = chance.sample(cards, 12)
        layout = [Laid(card.number, k % 4, k // 4, chance.random() < 0.5) for k, card in enumerate(chosen)]
        words = " ".join(f"{one.card}@{one.column},{one.row}{'t' if one.turned else ''}" for one in layout)
        for colour in (0, 4):
            assert put_on_bench(state, OWN, f"{COLOURS[colour].lower()} {words}", lambda _: True) == FINE
            for joker in (False, True):
                expected = line_length(cards, layout, colour, joker=joker)
                lengths.add(expected)
                assert line_on_bench(state, OWN, int(joker)) == expected
    assert {1, 2, 3, 4} <= lengths
