"""What pictures of LIGHT LINE cards promise, in letters and as SVG."""

import re
from xml.etree import ElementTree as ET

import pytest

from linewright.games.light_line import picture
from linewright.games.light_line.cards import COLOURS, STANDARD, Card, read_cards, read_file, turn_port
from linewright.games.light_line.picture import back_svg, card_svg, card_text, table_svg, table_text
from linewright.games.light_line.properties import tracks_of

DECK = {card.number: card for card in read_file(STANDARD)}
CARD_23 = """
  B   K
YY+YYY+YYYY
  B   K   Y
GG+GGG+GGG+GG
  B   K   Y
BBB   K   Y
      K   Y"""
OWN_SET = (
    "1 2 B:N1-S3 R:W1-W3 G:N2-N3 B:E1-W2 K:S1-E2 Y:E3-S2\n80 5 R:N1-E1"  # lines that bend twice, a colour twice, a line alone
)
SVG = "{http://www.w3.org/2000/svg}"

every_card = pytest.mark.parametrize("card", DECK.values(), ids=lambda card: str(card.number))
every_way = pytest.mark.parametrize("turned", [False, True], ids=["as drawn", "turned"])


def upside_down(card):
    return Card(card.number, card.back, tuple((colour, turn_port(one), turn_port(two)) for colour, one, two in card.lines))


def groups(svg, kind):
    """The colours of a picture's groups of a kind, such as B G K Y."""
    found = (group.get("class", "").split() for group in ET.fromstring(svg).iter(f"{SVG}g"))  # noqa: S314  our own picture
    return sorted(words[1] for words in found if words and words[0] == kind and len(words) == 2)


def letters(svg):
    """The letters at the ends of a picture's tubes."""
    texts = (text.text for text in ET.fromstring(svg).iter(f"{SVG}text"))  # noqa: S314  our own picture
    return sorted(text for text in texts if text in COLOURS)


def colours(card):
    return sorted(COLOURS[colour] for colour, _, _ in card.lines)


# Letters


def test_card_23_is_the_drawing_of_the_rules():
    assert card_text(DECK[23]) == CARD_23.splitlines()[1:]


def test_a_turned_card_is_the_drawing_upside_down():
    rows = [row.ljust(13) for row in card_text(DECK[23])]
    assert card_text(DECK[23], turned=True) == [row[::-1].rstrip() for row in reversed(rows)]


@every_card
def test_turning_twice_is_the_picture_again(card):
    assert card_text(upside_down(card), turned=True) == card_text(card)
    assert re.findall("<path.*?/>", card_svg(upside_down(card), turned=True)) == re.findall("<path.*?/>", card_svg(card))


@every_card
@every_way
def test_every_card_is_seven_lines_with_a_cross_where_two_lines_meet(card, turned):
    rows = card_text(card, turned=turned)
    lines = picture.lines_of(card, turned=turned)
    cells = [cell[:2] for _, one, two in lines for cell in tracks_of(one, two)]
    crossings = {(row, column) for row, column in cells if cells.count((row, column)) == 2}
    assert len(rows) == 7
    assert {(y // 2, (x - 2) // 4) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "+"} == crossings
    assert set("".join(rows)) - set("+ ") == set(colours(card))


def test_cards_on_a_table_share_their_frames_and_lines_break_through():
    placed = [(DECK[5], 3, -1, False), (DECK[23], 4, -1, False), (DECK[20], 3, 0, False)]
    assert table_text(placed).splitlines() == [
        "┌────5────────┬───23────────┐",
        "│  Y   G      │  B   K      │",
        "│  YYYY+YYYYYYYYY+YYY+YYYY  │",
        "│      G      │  B   K   Y  │",
        "│BBB   GGGGGGGGGG+GGG+GGG+GG│",
        "│  B          │  B   K   Y  │",
        "│  B   RRRRRRR│BBB   K   Y  │",
        "│  B   R      │      K   Y  │",
        "├───20─R──────┼─────────────┘",
        "│  K   R      │",
        "│  K   RRRRRRR│",
        "│  K          │",
        "│KKK          │",
        "│             │",
        "│BBB   YYYYYYY│",
        "│  B   Y      │",
        "└─────────────┘",
    ]


def test_a_turned_card_on_the_table_has_a_sign():
    first = table_text([(DECK[23], 0, 0, True)]).splitlines()[0]
    assert first == "┌───23───↻────┐"


def test_an_empty_table_is_no_text():
    assert not table_text([])


# SVG


@every_card
@every_way
def test_every_card_has_a_tube_for_every_line_and_a_letter_at_both_ends(card, turned):
    svg = card_svg(card, turned=turned)
    assert groups(svg, "tube") == groups(svg, "glow") == colours(card)
    assert letters(svg) == sorted(colours(card) * 2)
    assert f">{card.number}</text>" in svg


def test_a_picture_needs_no_filter_and_no_other_file():
    svg = card_svg(DECK[23]) + back_svg(DECK[23]) + table_svg([(DECK[23], 0, 0, True)])
    assert not re.search(r"filter|mask|href|url\(|style", svg)


def pieces(lines):
    """The pieces of all tubes of glass, as they lie."""
    _, glasses = picture.tubes_of(lines)
    return {stroke.points for tube in glasses for stroke in tube.strokes}


@every_card
def test_every_crossing_cuts_exactly_one_tube(card):
    cells = [cell[:2] for _, one, two in card.lines for cell in tracks_of(one, two)]
    assert len(pieces(card.lines)) == len(card.lines) + len(cells) - len(set(cells))


@every_card
def test_a_card_stays_woven_when_turned(card):
    turned = {tuple((100 - x, 140 - y) for x, y in piece) for piece in pieces(picture.lines_of(card, turned=True))}
    rounded = [sorted([(round(x, 6), round(y, 6)) for x, y in piece] for piece in some) for some in (pieces(card.lines), turned)]
    assert rounded[0] == rounded[1]


def test_dashes_begin_and_end_with_half_a_gap():
    layer = picture.Layer(2, "#ffffff", dash=(8, 5.2))
    on, off, begin = picture.dashes(picture.Stroke(((0, 0), (0, 140)), layer))
    assert 140 / (on + off) == pytest.approx(11)
    assert begin == pytest.approx(on + off / 2)


@pytest.mark.parametrize("back", [2, 3, 4, 5])
def test_a_back_shows_its_number_and_nothing_of_its_front(back):
    backs = {back_svg(card) for card in DECK.values() if card.back == back}
    assert len(backs) == 1
    assert ET.fromstring(backs.pop()).find(f"{SVG}title").text == str(back)  # noqa: S314  our own picture


def test_a_table_is_cropped_to_its_cards():
    root = ET.fromstring(table_svg([(DECK[23], 7, -2, False), (DECK[5], 8, -1, False)]))  # noqa: S314  our own picture
    margin = picture.MARGIN
    assert root.get("viewBox") == f"{700 - margin} {-280 - margin} {200 + 2 * margin} {280 + 2 * margin}"


def test_ll_5_ends_that_are_joined_have_no_letters_on_the_table():
    apart = table_svg([(DECK[5], 0, 0, False), (DECK[23], 2, 0, False)])
    joined = table_svg([(DECK[5], 0, 0, False), (DECK[23], 1, 0, False)])
    assert groups(joined, "tube") == groups(apart, "tube") == sorted(colours(DECK[5]) + colours(DECK[23]))
    assert sorted(letters(joined) + list("GGYY")) == sorted(letters(apart))  # yellow and green go on; red meets blue


def test_an_empty_table_is_a_picture_too():
    assert not groups(table_svg([]), "tube")


def test_a_set_of_ones_own_draws_even_where_lines_bend_twice():
    for card in read_cards(OWN_SET):
        assert groups(card_svg(card), "tube") == colours(card)
        assert len(card_text(card)) == 7
        assert card_text(upside_down(card), turned=True) == card_text(card)
    assert table_text([(card, 0, row, False) for row, card in enumerate(read_cards(OWN_SET))])
