"""A picture of a table for link previews: what the terminal would draw, painted letter by letter on a grid; no font but ours."""

import io
import itertools
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console, ConsoleRenderable, RichCast
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from linewright.server.web.files import PAGE

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]
Point = tuple[float, float]

WIDTH, HEIGHT = 1200, 630  # pixels, as those who show previews like them
MARGIN = 60
PAPER: Colour = (24, 22, 19)
INK: Colour = (242, 234, 217)
DIM: Colour = (178, 168, 148)
TITLE_PIXELS, LINE_PIXELS = 76, 34
TOP = 250  # where the drawing begins, below the title
TALLEST_ROW = 40  # pixels: a short drawing is not blown up further
TALL_ROWS = 20  # a drawing with more stands in the middle
NARROWNESS = 0.52  # of a row, the width of a column
LETTER_SHARE = 0.74  # of a row, the size of its letters
COLUMNS = 110  # of the terminal that draws
ANSI: list[Colour] = [
    (60, 56, 50),
    (255, 107, 96),
    (90, 200, 120),
    (240, 190, 60),
    (96, 150, 255),
    (205, 130, 235),
    (80, 200, 210),
    (225, 217, 200),
]
THEME = TerminalTheme(PAPER, INK, ANSI, ANSI)  # for colours that a drawing names without saying which they are
SIDES = {"LEFT": (0, 0.5), "RIGHT": (1, 0.5), "UP": (0.5, 0), "DOWN": (0.5, 1)}
BOTH = {"HORIZONTAL": ("LEFT", "RIGHT"), "VERTICAL": ("UP", "DOWN")}
STAR: list[Point] = [
    (0.5, 0),
    (0.62, 0.36),
    (1, 0.38),
    (0.7, 0.6),
    (0.81, 0.97),
    (0.5, 0.76),
    (0.19, 0.97),
    (0.3, 0.6),
    (0, 0.38),
    (0.38, 0.36),
]
SHAPES: dict[str, list[list[Point]]] = {  # in a square of 1
    "TRIANGLE": [[(0.1, 0), (0.95, 0.5), (0.1, 1)]],
    "DIAMOND": [[(0.5, 0), (0.92, 0.5), (0.5, 1), (0.08, 0.5)]],
    "STAR": [STAR],
    "HEART": [[(0.02, 0.36), (0.98, 0.36), (0.5, 1)]],
    "SPADE": [[(0.5, 0), (0.98, 0.62), (0.02, 0.62)], [(0.5, 0.55), (0.7, 1), (0.3, 1)]],
    "CLUB": [[(0.5, 0.5), (0.7, 1), (0.3, 1)]],
    "ARROW": [[(0.1, 0.4), (0.5, 0.4), (0.5, 0.1), (1, 0.5), (0.5, 0.9), (0.5, 0.6), (0.1, 0.6)]],
}
ROUNDS: dict[str, list[Box]] = {  # what is round of them
    "HEART": [(0, 0, 0.52, 0.52), (0.48, 0, 1, 0.52)],
    "SPADE": [(0, 0.36, 0.52, 0.86), (0.48, 0.36, 1, 0.86)],
    "CLUB": [(0.26, 0, 0.74, 0.48), (0, 0.34, 0.48, 0.82), (0.52, 0.34, 1, 0.82)],
    "CIRCLE": [(0.05, 0.05, 0.95, 0.95)],
}
LIKE = {"SHAMROCK": "CLUB", "BULLET": "CIRCLE", "DISC": "CIRCLE"}  # other words in the names of signs


class Letter(NamedTuple):
    """A cell of the drawing."""

    text: str
    colour: Colour
    back: Colour | None
    is_bold: bool


@dataclass(frozen=True)
class Poster:
    """What is said on a picture, and what is drawn below it; nothing: there is no match to be seen."""

    title: str
    line: str
    drawing: ConsoleRenderable | RichCast | str | None = None


def paint(poster: Poster) -> bytes:
    """The picture, as PNG; the same poster gives the same bytes."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    draw_mark(pen, (MARGIN, 52), 44)
    pen.text((MARGIN + 64, 56), "Linewright", INK, font("pagella-bold", 36))
    pen.text((MARGIN, 104), poster.title, INK, font("pagella-bold", TITLE_PIXELS))
    pen.text((MARGIN, 190), poster.line, DIM, font("noto-sans-400", LINE_PIXELS))
    if poster.drawing is not None:
        draw_cells(pen, letters_of(poster.drawing))
    else:
        draw_mark(pen, (MARGIN, 330), 240)
    out = io.BytesIO()
    image.quantize(64, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


@cache
def font(name: str, pixels: int) -> ImageFont.FreeTypeFont:
    """One of the page's typefaces."""
    return ImageFont.truetype(str(PAGE / "fonts" / f"{name}.woff2"), pixels)


def draw_mark(pen: ImageDraw.ImageDraw, at: Point, height: float) -> None:
    """Draw the mark of Linewright: four points on a line that climbs, falls and climbs."""
    scale = height / 26
    points = [(at[0] + x * scale, at[1] + y * scale) for x, y in ((4, 22), (13, 13), (21, 17), (30, 4))]
    pen.line(points, INK, max(2, round(3.5 * scale)), joint="curve")
    for x, y in points:
        pen.ellipse((x - 4 * scale, y - 4 * scale, x + 4 * scale, y + 4 * scale), INK)


def letters_of(drawing: ConsoleRenderable | RichCast | str) -> list[list[Letter]]:
    """The rows of a drawing, letter by letter, without what is empty around it."""
    console = Console(width=COLUMNS, color_system="truecolor", force_terminal=True, file=io.StringIO(), legacy_windows=False)
    rows = []
    for line in console.render_lines(drawing, pad=False):
        row = [letter for segment in line for letter in letters_in(segment.text, segment.style or Style())]
        while row and row[-1].text == " " and row[-1].back is None:
            row.pop()
        rows.append(row)
    while rows and not rows[-1]:
        rows.pop()
    return rows


def letters_in(text: str, style: Style) -> Iterator[Letter]:
    """Each letter of a text in a style."""
    colour = read_colour(style.color) or (DIM if style.dim else INK)
    back = read_colour(style.bgcolor)
    if style.reverse:
        colour, back = back or PAPER, colour
    for letter in text:
        yield Letter(letter, colour, back, bool(style.bold))


def read_colour(wish: Color | None) -> Colour | None:
    """A colour as red, green and blue; None: the usual one."""
    if wish is None or wish.is_default:
        return None
    red, green, blue = wish.get_truecolor(THEME)
    return red, green, blue


def draw_cells(pen: ImageDraw.ImageDraw, rows: list[list[Letter]]) -> None:
    """Draw the rows as large as they fit below the title."""
    columns = max(map(len, rows), default=1) or 1
    wide, high = WIDTH - 2 * MARGIN, HEIGHT - TOP - MARGIN / 2
    row_height = min(TALLEST_ROW, high / max(1, len(rows)), wide / columns / NARROWNESS)
    column_width = row_height * NARROWNESS
    indent = (WIDTH - columns * column_width) / 2 if len(rows) > TALL_ROWS else MARGIN
    for (y, row), x in ((pair, x) for pair in enumerate(rows) for x in range(len(pair[1]))):
        left, top = indent + x * column_width, TOP + y * row_height
        draw_letter(pen, row[x], (left, top, left + column_width, top + row_height))


def draw_letter(pen: ImageDraw.ImageDraw, letter: Letter, box: Box) -> None:
    """Draw one cell: a piece of a frame, a sign, or a letter of our typeface."""
    if letter.back is not None:
        pen.rectangle(box, letter.back)
    if letter.text == " ":
        return
    name = unicodedata.name(letter.text, "")
    height = box[3] - box[1]
    face = font("noto-sans-600" if letter.is_bold else "noto-sans-400", max(8, round(height * LETTER_SHARE)))
    if name.startswith("BOX DRAWINGS"):
        draw_frame(pen, name, letter.colour, box)
    elif has_glyph(face, letter.text):
        pen.text(((box[0] + box[2]) / 2, box[1] + height * 0.74), letter.text, letter.colour, face, anchor="ms")
    else:
        draw_sign(pen, name, letter.colour, box)


@cache
def has_glyph(face: ImageFont.FreeTypeFont, letter: str) -> bool:
    """Whether a typeface has a letter: what it has not it draws like a sign that is none."""
    return bytes(face.getmask(letter)) != bytes(face.getmask("\uffff"))


def draw_frame(pen: ImageDraw.ImageDraw, name: str, colour: Colour, box: Box) -> None:
    """Draw a piece of a frame: from the middle to the sides that its name tells."""
    left, top, right, bottom = box
    middle = (left + right) / 2, (top + bottom) / 2
    words = name.replace("-", " ").split()
    sides = set(itertools.chain.from_iterable(BOTH.get(word, (word,)) for word in words)) & SIDES.keys()
    thick = max(1, round((bottom - top) * (0.12 if {"HEAVY", "DOUBLE"} & set(words) else 0.06)))
    for side in sorted(sides):
        x, y = SIDES[side]
        pen.line([middle, (left + x * (right - left), top + y * (bottom - top))], colour, thick)


def draw_sign(pen: ImageDraw.ImageDraw, name: str, colour: Colour, box: Box) -> None:
    """Draw a suit, a star, a triangle and the like; a sign nobody foresaw is a dot."""
    words = [LIKE.get(word, word) for word in name.replace("-", " ").split()]
    kind = next((word for word in words if word in SHAPES or word in ROUNDS), "CIRCLE")
    side = (box[2] - box[0]) * 0.96
    left, top = (box[0] + box[2] - side) / 2, (box[1] + box[3] - side) / 2
    if "CLOCKWISE" in words or "WHITE" in words:  # open in the middle
        pen.ellipse((left, top, left + side, top + side), outline=colour, width=max(1, round(side / 8)))
        return
    turned = {"LEFT": turn_left, "UP": turn_up, "DOWN": turn_down, "NORTH": climb, "SOUTH": fall}
    turn = next((turned[word] for word in words if word in turned), stay) if kind in ("TRIANGLE", "ARROW") else stay
    for points in SHAPES.get(kind, []):
        pen.polygon([(left + x * side, top + y * side) for x, y in map(turn, points)], colour)
    for x, y, to_x, to_y in ROUNDS.get(kind, []):
        pen.ellipse((left + x * side, top + y * side, left + to_x * side, top + to_y * side), colour)


def stay(point: Point) -> Point:
    """A point as it is: to the right."""
    return point


def turn_left(point: Point) -> Point:
    """The same to the left."""
    return 1 - point[0], point[1]


def turn_down(point: Point) -> Point:
    """The same downwards."""
    return 1 - point[1], point[0]


def turn_up(point: Point) -> Point:
    """The same upwards."""
    return point[1], 1 - point[0]


def fall(point: Point) -> Point:
    """The same downwards to the right."""
    x, y = point[0] - 0.5, point[1] - 0.5
    return 0.5 + (x - y) * 0.7, 0.5 + (x + y) * 0.7


def climb(point: Point) -> Point:
    """The same upwards to the right."""
    x, y = fall(point)
    return x, 1 - y
