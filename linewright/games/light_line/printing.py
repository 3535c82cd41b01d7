"""LIGHT LINE cards to print, cut and play: pages of nine fronts, each followed by its backs for printing on both sides."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from linewright.core.errors import quote
from linewright.games.light_line.cards import BadCards, Card
from linewright.games.light_line.picture import (
    BACK,
    CAPITAL,
    CARD,
    FACE,
    Box,
    Disc,
    Letters,
    Mark,
    Point,
    Stroke,
    Tube,
    back_marks,
    bends_of,
    dashes,
    front_marks,
)

PAPERS_MM = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CARD_SIZE_MM = (63.0, 88.0)
SCALE = (CARD_SIZE_MM[0] / CARD.right, CARD_SIZE_MM[1] / CARD.bottom)  # millimetres of a unit of the picture
ACROSS, DOWN = 3, 3
A_PAGE = ACROSS * DOWN
POINTS_A_MM = 72 / 25.4  # points of a millimetre, for fonts

DECK_NAME = "LIGHT LINE!"
MARK_GAP_MM, MARK_END_MM = 1.2, 4.7  # where cut marks begin and end, from the cards
HAIR_MM = 0.15  # width of cut marks
NOTE_POINTS = 6  # size of its letters
NOTE_DEPTH_MM = 3.6  # from the cards to the note's foot
DATE = datetime(2026, 1, 1, tzinfo=UTC)  # the same cards make the same file, whenever they are written


def places(paper: str, *, is_back: bool = False) -> list[Point]:
    """The upper left corners of the cards on a page; backs are mirrored, so that they meet their fronts (long edge)."""
    width, height = PAPERS_MM[paper]
    left, top = (width - ACROSS * CARD_SIZE_MM[0]) / 2, (height - DOWN * CARD_SIZE_MM[1]) / 2
    found = []
    for row in range(DOWN):
        for column in range(ACROSS):
            across = ACROSS - 1 - column if is_back else column
            found.append((left + across * CARD_SIZE_MM[0], top + row * CARD_SIZE_MM[1]))
    return found


def cut_marks(paper: str) -> list[tuple[Point, Point]]:
    """The cut marks of a page, all of them outside the cards."""
    width, height = PAPERS_MM[paper]
    left, top = places(paper)[0]
    marks = []
    for k in range(ACROSS + 1):
        x = left + k * CARD_SIZE_MM[0]
        marks += [
            ((x, top - MARK_GAP_MM), (x, top - MARK_END_MM)),
            ((x, height - top + MARK_GAP_MM), (x, height - top + MARK_END_MM)),
        ]
    for k in range(DOWN + 1):
        y = top + k * CARD_SIZE_MM[1]
        marks += [
            ((left - MARK_GAP_MM, y), (left - MARK_END_MM, y)),
            ((width - left + MARK_GAP_MM, y), (width - left + MARK_END_MM, y)),
        ]
    return marks


def write_pdf(cards: Sequence[Card], file: Path, *, paper: str = "a4") -> int:
    """Write cards as pages to print, on a4 or letter paper, and return how many; raises BadCards for other paper or no cards."""
    if paper not in PAPERS_MM:
        raise BadCards("cards-paper", found=quote(paper))
    if not cards:
        raise BadCards("cards-none")
    from fpdf import FPDF  # who never prints does not need it

    pdf = FPDF(format=PAPERS_MM[paper])
    pdf.set_creation_date(DATE)
    pdf.set_title(DECK_NAME)
    pdf.set_auto_page_break(auto=False)
    sheets = [cards[k : k + A_PAGE] for k in range(0, len(cards), A_PAGE)]
    for k, sheet in enumerate(sheets):
        for is_back in (False, True):
            draw_page(pdf, sheet, paper, is_back=is_back, note=f"{2 * k + is_back + 1} / {2 * len(sheets)}")
    pdf.output(str(file))
    return 2 * len(sheets)


def draw_page(pdf: Any, sheet: Sequence[Card], paper: str, *, is_back: bool, note: str) -> None:
    """Draw a page: its cards, cut marks, and in the margin the deck's name, the cards' numbers and the page's."""
    pdf.add_page()
    pdf.set_draw_color("#000000")
    pdf.set_line_width(HAIR_MM)
    for one, two in cut_marks(paper):
        pdf.line(*one, *two)
    ground = Box((0, 0), (CARD.right, CARD.bottom), 0, BACK if is_back else FACE)  # to the corners: the cut decides their shape
    for card, at in zip(sheet, places(paper, is_back=is_back), strict=False):
        draw(pdf, at, ground)
        for mark in back_marks(card) if is_back else front_marks(card):
            draw(pdf, at, mark)
    (left, _), foot = places(paper)[0], PAPERS_MM[paper][1] - places(paper)[0][1] + NOTE_DEPTH_MM
    pdf.set_font("Helvetica", size=NOTE_POINTS)
    pdf.set_text_color("#555555")
    numbers = " ".join(str(card.number) for card in sheet)
    for k, text in enumerate((DECK_NAME, numbers, note)):
        pdf.text(left + k * CARD_SIZE_MM[0] + 2, foot, text)


def point_on_page(at: Point, point: Point) -> Point:
    """The place on the page of a point on a card."""
    return at[0] + point[0] * SCALE[0], at[1] + point[1] * SCALE[1]


def draw(pdf: Any, at: Point, mark: Mark) -> None:
    """Draw one mark of a card that lies at a place."""
    if isinstance(mark, Tube):
        for stroke in mark.strokes:
            draw_stroke(pdf, at, stroke)
    elif isinstance(mark, Letters):
        draw_letters(pdf, at, mark)
    else:
        draw_shape(pdf, at, mark)


def draw_shape(pdf: Any, at: Point, mark: Box | Disc) -> None:
    """Draw a box or a disc."""
    style = ("F" if mark.fill else "") + ("D" if mark.edge else "")
    pdf.set_line_width(SCALE[0])
    if mark.fill:
        pdf.set_fill_color(mark.fill)
    if mark.edge:
        pdf.set_draw_color(mark.edge)
    if isinstance(mark, Disc):
        pdf.circle(*point_on_page(at, mark.centre), mark.radius * SCALE[0], style=style)
    else:
        size = (mark.size[0] * SCALE[0], mark.size[1] * SCALE[1])
        pdf.rect(
            *point_on_page(at, mark.corner),
            *size,
            style=style,
            round_corners=mark.radius > 0,
            corner_radius=mark.radius * SCALE[0],
        )


def draw_letters(pdf: Any, at: Point, mark: Letters) -> None:
    """Draw a short text around its middle."""
    pdf.set_font("Helvetica", style="B", size=mark.size * SCALE[0] * POINTS_A_MM)
    pdf.set_text_color(mark.colour)
    x, y = point_on_page(at, mark.centre)
    pdf.text(x - pdf.get_string_width(mark.text) / 2, y + mark.size * SCALE[1] * CAPITAL, mark.text)


def draw_stroke(pdf: Any, at: Point, stroke: Stroke) -> None:
    """Draw one layer of a tube as a vector."""
    layer = stroke.layer
    with pdf.new_path() as path:
        style = path.style
        style.fill_color, style.auto_close, style.paint_rule = None, False, "stroke"
        style.stroke_color, style.stroke_opacity = layer.colour, layer.opacity
        style.stroke_width = layer.width * SCALE[0]
        style.stroke_cap_style = "round" if layer.is_round else "butt"
        if layer.dash:
            on, off, begin = dashes(stroke)
            style.stroke_dash_pattern, style.stroke_dash_phase = (on * SCALE[0], off * SCALE[0]), begin * SCALE[0]
        path.move_to(*point_on_page(at, stroke.points[0]))
        for begin_at, *curve in bends_of(stroke.points):
            path.line_to(*point_on_page(at, begin_at))
            path.curve_to(*(value for point in curve for value in point_on_page(at, point)))
        path.line_to(*point_on_page(at, stroke.points[-1]))
