"""What the pages to print promise."""

import itertools
import re
import sys

import pytest

from linewright.games.light_line import printing
from linewright.games.light_line.cards import STANDARD, BadCards, read_file
from linewright.games.light_line.printing import CARD_SIZE_MM, PAPERS_MM, cut_marks, places, write_pdf

DECK = read_file(STANDARD)
POINTS = 72 / 25.4  # of a millimetre

every_paper = pytest.mark.parametrize("paper", PAPERS_MM)


def pages(file):
    return len(re.findall(rb"/Type /Page\b", file.read_bytes()))


def page_sizes(file):
    """The sizes of a file's pages in points, each once."""
    found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", file.read_bytes())
    return {(round(float(width)), round(float(height))) for width, height in found}


def test_sixty_cards_are_seven_pages_of_fronts_and_seven_of_backs(tmp_path):
    assert write_pdf(DECK, tmp_path / "deck.pdf") == 14
    assert pages(tmp_path / "deck.pdf") == 14


@pytest.mark.parametrize(("cards", "expected"), [(1, 2), (9, 2), (10, 4)])
def test_nine_cards_fill_a_page(tmp_path, cards, expected):
    assert write_pdf(DECK[:cards], tmp_path / "deck.pdf") == pages(tmp_path / "deck.pdf") == expected


@every_paper
def test_pages_have_the_size_of_the_paper(tmp_path, paper):
    write_pdf(DECK[:1], tmp_path / "deck.pdf", paper=paper)
    width, height = PAPERS_MM[paper]
    assert page_sizes(tmp_path / "deck.pdf") == {(round(width * POINTS), round(height * POINTS))}


@every_paper
def test_nine_places_are_centred_and_touch_without_overlapping(paper):
    corners = places(paper)
    assert len(set(corners)) == 9
    for side in (0, 1):
        first, second, third = sorted({corner[side] for corner in corners})
        assert (second - first, third - second) == pytest.approx((CARD_SIZE_MM[side], CARD_SIZE_MM[side]))
        assert first == pytest.approx(PAPERS_MM[paper][side] - third - CARD_SIZE_MM[side])
        assert first > 0


@every_paper
def test_backs_meet_their_fronts_when_the_page_is_turned_over_its_long_edge(paper):
    for (x, y), (back_x, back_y) in zip(places(paper), places(paper, is_back=True), strict=True):
        assert back_x == pytest.approx(PAPERS_MM[paper][0] - x - CARD_SIZE_MM[0])
        assert back_y == y


@every_paper
def test_cards_are_drawn_at_their_places_fronts_then_backs(tmp_path, monkeypatch, paper):
    drawn = []
    monkeypatch.setattr(printing, "draw", lambda _, at, __: drawn.append(at))
    write_pdf(DECK[:4], tmp_path / "deck.pdf", paper=paper)
    assert [at for at, _ in itertools.groupby(drawn)] == places(paper)[:4] + places(paper, is_back=True)[:4]


@every_paper
def test_cut_marks_lie_on_the_paper_and_outside_the_cards(paper):
    (left, top), (width, height) = places(paper)[0], PAPERS_MM[paper]
    marks = cut_marks(paper)
    assert len(marks) == 16
    for x, y in (end for mark in marks for end in mark):
        assert 0 < x < width
        assert 0 < y < height
        assert not (left <= x <= width - left and top <= y <= height - top)


def test_the_same_cards_make_the_same_file_whenever_they_are_written(tmp_path):
    one, two = tmp_path / "one.pdf", tmp_path / "two.pdf"
    write_pdf(DECK[:2], one)
    write_pdf(DECK[:2], two)
    assert one.read_bytes() == two.read_bytes()
    assert set(re.findall(rb"D:(\d{14})", one.read_bytes())) == {b"20260101000000"}


@pytest.mark.parametrize("paper", ["a3", "A4", "", "legal"])
def test_other_paper_is_refused_in_words(tmp_path, paper):
    with pytest.raises(BadCards, match="expected a4 or letter"):
        write_pdf(DECK, tmp_path / "deck.pdf", paper=paper)
    assert not (tmp_path / "deck.pdf").exists()


def test_no_cards_are_refused_in_words(tmp_path):
    with pytest.raises(BadCards, match="at least one card"):
        write_pdf([], tmp_path / "deck.pdf")


def test_without_fpdf_printing_says_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(ModuleNotFoundError, match="fpdf"):
        write_pdf(DECK, tmp_path / "deck.pdf")
