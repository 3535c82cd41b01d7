"""Pictures of LIGHT LINE cards: neon tubes as SVG, and letters as text.

A picture is a list of marks in a card's own measure, 100 wide and 140 high; SVG here and PDF in printing.py draw the same marks.
Colour is never the only mark: each tube has its own filament, and letters stand at its ends.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist, pi
from typing import NamedTuple
from xml.sax.saxutils import escape

from linewright.games.light_line.cards import COLOURS, Card, facing, turn_port, write_card
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.properties import is_straight, is_vertical

Point = tuple[float, float]
Line = tuple[int, int, int]  # colour, port, port
Placed = Sequence[Laid[Card]]
Cell = tuple[int, int]  # column, row

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # from a cell across its N, E, S and W edge


class Raster(NamedTuple):
    """Where the tracks of a card lie: its three columns and rows, and its right and lower edge."""

    columns: tuple[int, int, int]
    rows: tuple[int, int, int]
    right: int
    bottom: int


CARD = Raster((22, 50, 78), (32, 70, 108), 100, 140)
LETTERS = Raster((2, 6, 10), (1, 3, 5), 12, 6)

BEND = 13.0  # radius of a bend
CUT = 7.0  # from a crossing to where the tube below ends
FADE = 0.15  # how much earlier its glow ends, for each unit that a layer is wider than the glass: light fades out
ROUND = 0.5523  # a quarter circle as a Bezier curve: how far its handles reach, in radii


class Layer(NamedTuple):
    """One stroke of a tube; dash is (on, off), or nothing."""

    width: float
    colour: str
    opacity: float = 1.0
    dash: tuple[float, float] | None = None
    is_round: bool = False


GLASS = 6.6
LIGHT = ("#4aa8ff", "#ff5a52", "#58d66b", "#ffd23f", "#d9d7d1")  # what each colour casts on the card
GLOW = ((32, 0.016), (28, 0.018), (24, 0.022), (20.5, 0.03), (17.5, 0.042), (14.8, 0.06), (12.4, 0.095), (10, 0.24))
FAINT_GLOW = ((17.5, 0.012), (13.4, 0.03), (10, 0.06))  # black is an unlit tube
BODIES = (
    (Layer(GLASS, "#2181e2"), Layer(2.1, "#eef7ff")),  # blue: one line
    (Layer(GLASS, "#e63c35"), Layer(2.4, "#fff0ee", dash=(8, 5.2))),  # red: dashes
    (Layer(GLASS, "#1f973a"), Layer(3.3, "#f0fff2", dash=(0.01, 6.24), is_round=True)),  # green: dots
    (Layer(GLASS, "#ffd23f"), Layer(4, "#6e4f00"), Layer(2.2, "#ffd23f")),  # yellow: two lines
    (Layer(7, "#d9d7d1"), Layer(4.4, "#0b0c0e")),  # black: none, clear edge and dark inside
)
BLACK = COLOURS.index("K")

TABLE = "#0c0e11"
DOT = "#2b3037"
FACE, FACE_EDGE, SOCKET = "#15181d", "#343a43", "#4b5058"
CAP, BLACK_CAP = "#8b9098", "#b9bbbd"
BEAD_EDGE = "#a9abab"
INK, QUIET_INK = "#ece8de", "#8d9299"
BACK, BACK_EDGE, BACK_FRAME, NUMERAL = "#23272d", "#383e46", "#444a53", "#d3cfc5"
FONTS = "Avenir Next, Segoe UI, Noto Sans, Roboto, Ubuntu, sans-serif"

BEAD = 5.4  # radius of the disc that holds a letter
BEAD_DEPTH = 8.3  # from a card's edge to the middle of that disc
LETTER_SIZE = 7.8
NUMBER_SIZE = 6.0
CAPITAL = 0.36  # half the height of a capital letter, in font sizes
MARGIN = 24  # table around the cards
SHOWN_WIDTH_PX = 250  # of a card that stands alone; a card on a table has half of that

NUMERALS = {  # bent like the tubes, each an outline of its own
    2: (((31, 53), (31, 36), (69, 36), (69, 70), (31, 70), (31, 104)), ((31, 104), (69, 104))),
    3: (((31, 36), (69, 36), (69, 70), (43, 70)), ((43, 70), (69, 70), (69, 104), (31, 104))),
    4: (((33, 36), (33, 78), (73, 78)), ((61, 54), (61, 104))),
    5: (((66, 36), (33, 36)), ((33, 36), (33, 67)), ((33, 67), (69, 67), (69, 104), (31, 104))),
}


class Stroke(NamedTuple):
    """A line that bends where its points say, one layer of it."""

    points: tuple[Point, ...]
    layer: Layer


class Tube(NamedTuple):
    """The strokes that make the glow or the glass of one line."""

    name: str
    strokes: tuple[Stroke, ...]


class Box(NamedTuple):
    """A rectangle with rounded corners; fill and edge are colours, or nothing."""

    corner: Point
    size: Point
    radius: float
    fill: str | None
    edge: str | None = None


class Disc(NamedTuple):
    """A round spot."""

    centre: Point
    radius: float
    fill: str
    edge: str | None = None


class Letters(NamedTuple):
    """A short text, its middle at a point."""

    centre: Point
    text: str
    size: float
    colour: str


Mark = Tube | Box | Disc | Letters


# Where lines run


def lines_of(card: Card, *, turned: bool = False) -> tuple[Line, ...]:
    """A card's lines as it lies."""
    return tuple((colour, turn_port(one), turn_port(two)) if turned else (colour, one, two) for colour, one, two in card.lines)


def end_of(port: int, raster: Raster) -> Point:
    """The place of a port (LL-3)."""
    edge, place = divmod(port, 3)
    return (
        (raster.columns[place], 0),
        (raster.right, raster.rows[place]),
        (raster.columns[place], raster.bottom),
        (0, raster.rows[place]),
    )[edge]


def corners_of(one: int, two: int) -> list[Cell]:
    """The bends of a line; a line that is neither straight nor bent once, as sets of one's own may have, bends twice."""
    if is_straight(one, two):
        return []
    if is_vertical(one) != is_vertical(two):
        upright, level = (one, two) if is_vertical(one) else (two, one)
        return [(upright % 3, level % 3)]
    track = 1 if one // 3 != two // 3 else (0, 2, 2, 0)[one // 3]
    return [(port % 3, track) if is_vertical(one) else (track, port % 3) for port in (one, two)]


def points_of(one: int, two: int, raster: Raster) -> list[Point]:
    """The way of a line from port to port: its ends, and its bends between them."""
    bends = [(raster.columns[column], raster.rows[row]) for column, row in corners_of(one, two)]
    return [end_of(one, raster), *bends, end_of(two, raster)]


def is_between(value: float, one: float, two: float) -> bool:
    """Whether a value lies strictly between two others."""
    return min(one, two) < value < max(one, two)


def crossing(leg: tuple[Point, Point], other: tuple[Point, Point]) -> Point | None:
    """The point where an upright and a level leg cross, if they do."""
    (x1, y1), (x2, y2) = leg
    (x3, y3), (x4, y4) = other
    if x1 == x2 and y3 == y4 and is_between(x1, x3, x4) and is_between(y3, y1, y2):
        return x1, y3
    if y1 == y2 and x3 == x4 and is_between(x3, x1, x2) and is_between(y1, y3, y4):
        return x3, y1
    return None


def is_below(leg: tuple[Point, Point], at: Point) -> bool:
    """Whether a leg passes below at a crossing: upright and level take turns, which weaves a card, turned or not."""
    upright_above = (CARD.columns.index(int(at[0])) + CARD.rows.index(int(at[1]))) % 2 == 0
    return (leg[0][0] == leg[1][0]) != upright_above


def towards(at: Point, other: Point, reach: float) -> Point:
    """The point that lies so far from one point towards another."""
    share = reach / dist(at, other)
    return at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share


def pieces_of(way: list[Point], others: Iterable[list[Point]], cut: float = CUT) -> list[tuple[Point, ...]]:
    """Cut a line on both sides of every tube that passes above it."""
    legs = [leg for other in others for leg in pairwise(other)]
    pieces = [[way[0]]]
    for leg in pairwise(way):
        met = (crossing(leg, other) for other in legs)
        cuts = sorted({at for at in met if at and is_below(leg, at)}, key=lambda at: dist(at, leg[0]))
        for at in cuts:
            pieces[-1].append(towards(at, leg[0], cut))
            pieces.append([towards(at, leg[1], cut)])
        pieces[-1].append(leg[1])
    return [tuple(piece) for piece in pieces]


def bends_of(points: Sequence[Point]) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Each bend as a curve: where it begins, its two handles, where it ends."""
    handle = BEND * (1 - ROUND)
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        yield towards(at, before, BEND), towards(at, before, handle), towards(at, after, handle), towards(at, after, BEND)


def dashes(stroke: Stroke) -> tuple[float, float, float]:
    """Fit a stroke's dashes into its length, half a gap at each end: on, off, and where in that to begin."""
    on, off = stroke.layer.dash or (1, 0)
    bends = max(len(stroke.points) - 2, 0)
    length = sum(dist(one, two) for one, two in pairwise(stroke.points)) - bends * BEND * (2 - pi / 2)
    scale = length / (max(1, round(length / (on + off))) * (on + off))
    return on * scale, off * scale, (on + off / 2) * scale


# Marks


def glow_of(colour: int) -> tuple[Layer, ...]:
    """The layers of a tube's glow, widest first."""
    return tuple(Layer(width, LIGHT[colour], opacity) for width, opacity in (FAINT_GLOW if colour == BLACK else GLOW))


def tubes_of(lines: Sequence[Line]) -> tuple[list[Mark], list[Mark]]:
    """The glow and the glass of a card's lines; all glow lies below all glass."""
    ways = [points_of(one, two, CARD) for _, one, two in lines]
    glows: list[Mark] = []
    glasses: list[Mark] = []
    for i, (colour, _, _) in enumerate(lines):
        others = ways[:i] + ways[i + 1 :]
        for kind, marks, layers, fade in (("glow", glows, glow_of(colour), FADE), ("tube", glasses, BODIES[colour], 0)):
            cuts = [(layer, CUT + fade * (layer.width - GLASS)) for layer in layers]
            strokes = tuple(Stroke(piece, layer) for layer, cut in cuts for piece in pieces_of(ways[i], others, cut))
            marks.append(Tube(f"{kind} {COLOURS[colour]}", strokes))
    return glows, glasses


def inward(port: int, depth: float) -> Point:
    """The point that lies so deep inside a card from a port."""
    x, y = end_of(port, CARD)
    across, down = STEPS[port // 3]
    return x - across * depth, y - down * depth


def plate(port: int, *, depth: float, breadth: float, fill: str) -> Box:
    """A small plate at a card's edge."""
    x, y = inward(port, depth / 2)
    size = (breadth, depth) if is_vertical(port) else (depth, breadth)
    return Box((x - size[0] / 2, y - size[1] / 2), size, min(size) * 0.3, fill)


def ends_of(lines: Sequence[Line], joined: frozenset[int]) -> list[Mark]:
    """The caps of all loose ends, each with the letter of its colour; an end that is joined has none: light runs through."""
    marks: list[Mark] = []
    for colour, *ports in lines:
        for port in ports:
            if port not in joined:
                at = inward(port, BEAD_DEPTH)
                marks.append(plate(port, depth=3, breadth=9, fill=BLACK_CAP if colour == BLACK else CAP))
                marks += [Disc(at, BEAD, FACE, BEAD_EDGE), Letters(at, COLOURS[colour], LETTER_SIZE, INK)]
    return marks


def face_of(card: Card, *, turned: bool) -> list[Mark]:
    """An empty face: its ground, its twelve ports, and its number in the corner that is its first as drawn."""
    at = (7.5, 8.5)
    if turned:
        at = (CARD.right - at[0], CARD.bottom - at[1])
    ports: list[Mark] = [plate(port, depth=2, breadth=6, fill=SOCKET) for port in range(12)]
    ground = Box((0.5, 0.5), (CARD.right - 1, CARD.bottom - 1), 4, FACE, FACE_EDGE)
    return [ground, *ports, Letters(at, str(card.number), NUMBER_SIZE, QUIET_INK)]


def front_marks(card: Card, *, turned: bool = False) -> list[Mark]:
    """The marks of a front, lowest first."""
    lines = lines_of(card, turned=turned)
    glows, glasses = tubes_of(lines)
    return [*face_of(card, turned=turned), *glows, *glasses, *ends_of(lines, frozenset())]


def back_marks(card: Card) -> list[Mark]:
    """The marks of a back: bent glass that is never lit, and nothing that tells the front."""
    layer = Layer(7.5, NUMERAL, is_round=True)
    strokes = tuple(Stroke(points, layer) for points in NUMERALS[card.back])
    ground = Box((0.5, 0.5), (CARD.right - 1, CARD.bottom - 1), 5, BACK, BACK_EDGE)
    return [ground, Box((9, 9), (CARD.right - 18, CARD.bottom - 18), 3, None, BACK_FRAME), Tube("numeral", strokes)]


# SVG


def number(value: float) -> str:
    """Write a length as short as can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def pair(point: Point) -> str:
    """Write a point."""
    return f"{number(point[0])} {number(point[1])}"


def path_svg(points: Sequence[Point]) -> str:
    """Write the path of a stroke."""
    curves = "".join(f"L{pair(begin)}C{pair(one)} {pair(two)} {pair(end)}" for begin, one, two, end in bends_of(points))
    return f"M{pair(points[0])}{curves}L{pair(points[-1])}"


def stroke_svg(stroke: Stroke) -> str:
    """Write one stroke."""
    layer = stroke.layer
    more = "" if layer.opacity == 1 else f' stroke-opacity="{layer.opacity}"'
    if layer.is_round:
        more += ' stroke-linecap="round"'
    if layer.dash:
        on, off, begin = dashes(stroke)
        more += f' stroke-dasharray="{number(on)} {number(off)}" stroke-dashoffset="{number(begin)}"'
    return f'<path d="{path_svg(stroke.points)}" stroke="{layer.colour}" stroke-width="{number(layer.width)}"{more}/>'


def ink_svg(fill: str | None, edge: str | None) -> str:
    """Write the colours of a shape."""
    return f'fill="{fill or "none"}"' + (f' stroke="{edge}"' if edge else "")


def mark_svg(mark: Mark) -> str:
    """Write one mark."""
    if isinstance(mark, Tube):
        return f'<g class="{mark.name}" fill="none">{"".join(map(stroke_svg, mark.strokes))}</g>'
    if isinstance(mark, Disc):
        (x, y), ink = mark.centre, ink_svg(mark.fill, mark.edge)
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(mark.radius)}" {ink}/>'
    if isinstance(mark, Box):
        (x, y), (width, height), ink = mark.corner, mark.size, ink_svg(mark.fill, mark.edge)
        size = f'width="{number(width)}" height="{number(height)}" rx="{number(mark.radius)}"'
        return f'<rect x="{number(x)}" y="{number(y)}" {size} {ink}/>'
    x, y = mark.centre[0], mark.centre[1] + mark.size * CAPITAL
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(mark.size)}"'
    return f'<text {place} fill="{mark.colour}">{escape(mark.text)}</text>'


def marks_svg(marks: Iterable[Mark]) -> str:
    """Write marks, lowest first."""
    return "".join(map(mark_svg, marks))


def picture_svg(title: str, corner: Point, size: Point, width: float, content: str) -> str:
    """Write a picture that stands alone."""
    box = f'viewBox="{pair(corner)} {pair(size)}" width="{number(width)}" height="{number(width * size[1] / size[0])}"'
    fonts = f'font-family="{FONTS}" font-weight="700" text-anchor="middle"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {fonts}><title>{escape(title)}</title>{content}</svg>\n'


def card_svg(card: Card, *, turned: bool = False) -> str:
    """Draw the front of a card as it lies."""
    content = marks_svg(front_marks(card, turned=turned))
    return picture_svg(write_card(card), (0, 0), (CARD.right, CARD.bottom), SHOWN_WIDTH_PX, content)


def back_svg(card: Card) -> str:
    """Draw the back of a card."""
    return picture_svg(str(card.back), (0, 0), (CARD.right, CARD.bottom), SHOWN_WIDTH_PX, marks_svg(back_marks(card)))


def lines_on_cells(placed: Placed) -> dict[Cell, tuple[Line, ...]]:
    """The lines that lie on each cell."""
    return {(column, row): lines_of(card, turned=turned) for card, column, row, turned in placed}


def ports_joined(lines: Mapping[Cell, Sequence[Line]], cell: Cell) -> frozenset[int]:
    """The ports of a cell at which a line goes on in its colour on the neighbour (LL-5)."""
    inks = {at: {port: colour for colour, *ports in there for port in ports} for at, there in lines.items()}
    found = set()
    for port, colour in inks[cell].items():
        across, down = STEPS[port // 3]
        if inks.get((cell[0] + across, cell[1] + down), {}).get(facing(port)) == colour:
            found.add(port)
    return frozenset(found)


def extent(placed: Placed) -> tuple[int, int, int, int]:
    """The first column and row, and how many there are of each; an empty table is one cell."""
    columns = [column for _, column, _, _ in placed] or [0]
    rows = [row for _, _, row, _ in placed] or [0]
    return min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def table_svg(placed: Placed) -> str:
    """Draw cards on a dark table, cropped to what lies there; a line that goes on from card to card has no letters between."""
    left, top, columns, rows = extent(placed)
    corner = (left * CARD.right - MARGIN, top * CARD.bottom - MARGIN)
    size = (columns * CARD.right + 2 * MARGIN, rows * CARD.bottom + 2 * MARGIN)
    ground: list[Mark] = [Box(corner, size, 0, TABLE)]
    for column in range(left, left + columns + 1):
        ground += [Disc((column * CARD.right, row * CARD.bottom), 1.3, DOT) for row in range(top, top + rows + 1)]
    lines = lines_on_cells(placed)
    parts: list[list[str]] = [[], [], [], []]  # faces of all cards, above them all glow, glass, ends: light runs across edges
    for card, column, row, turned in placed:
        there = lines[column, row]
        ends = ends_of(there, ports_joined(lines, (column, row)))
        shift = f'<g transform="translate({column * CARD.right} {row * CARD.bottom})">'
        for part, marks in zip(parts, (face_of(card, turned=turned), *tubes_of(there), ends), strict=True):
            part.append(f"{shift}{marks_svg(marks)}</g>")
    title = ", ".join(f"{card.number} ({column} {row})" for card, column, row, _ in placed)
    content = marks_svg(ground) + "".join(text for part in parts for text in part)
    return picture_svg(title, corner, size, size[0] * SHOWN_WIDTH_PX / 2 / CARD.right, content)


# Text


def cells_between(one: Point, two: Point) -> Iterator[Cell]:
    """The letters' places of a leg, its first left out."""
    x, y = int(one[0]), int(one[1])
    while (x, y) != two:
        x += (two[0] > x) - (two[0] < x)
        y += (two[1] > y) - (two[1] < y)
        yield x, y


def letters_of(lines: Iterable[Line], raster: Raster = LETTERS) -> dict[Cell, str]:
    """The letter of each place that lines run through, + where two of them meet."""
    found: dict[Cell, str] = {}
    for colour, one, two in lines:
        way = points_of(one, two, raster)
        places = [(int(way[0][0]), int(way[0][1])), *(cell for leg in pairwise(way) for cell in cells_between(*leg))]
        for place in dict.fromkeys(places):
            found[place] = "+" if place in found else COLOURS[colour]
    return found


def rows_of(letters: Mapping[Cell, str]) -> list[str]:
    """Write letters at their places, without blanks at the ends of lines."""
    right = max((x for x, _ in letters), default=0)
    bottom = max((y for _, y in letters), default=0)
    return ["".join(letters.get((x, y), " ") for x in range(right + 1)).rstrip() for y in range(bottom + 1)]


def card_text(card: Card, *, turned: bool = False) -> list[str]:
    """Draw a card in seven lines of letters."""
    lines = rows_of(letters_of(lines_of(card, turned=turned)))
    return lines + [""] * (LETTERS.bottom + 1 - len(lines))


FRAMES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by the sum of the arms: up 1, right 2, down 4, left 8
TURNED = "↻"


def frame_of(x: int, y: int, width: int, height: int) -> dict[Cell, int]:
    """The arms of a frame around a card."""
    arms = {(x, y): 6, (x + width, y): 12, (x, y + height): 3, (x + width, y + height): 9}
    arms |= {(x + k, side): 10 for k in range(1, width) for side in (y, y + height)}
    return arms | {(side, y + k): 5 for k in range(1, height) for side in (x, x + width)}


def table_text(placed: Placed) -> str:
    """Draw cards in thin frames, each with its number, and a sign where it is turned; a line that goes on breaks the frame."""
    left, top, _, _ = extent(placed)
    width, height = LETTERS.right + 2, LETTERS.bottom + 2
    lines = lines_on_cells(placed)
    arms: dict[Cell, int] = {}
    letters: dict[Cell, str] = {}
    for card, column, row, turned in placed:
        x, y = (column - left) * width, (row - top) * height
        for place, arm in frame_of(x, y, width, height).items():
            arms[place] = arms.get(place, 0) | arm
        for (right, down), letter in letters_of(lines[column, row]).items():
            letters[x + 1 + right, y + 1 + down] = letter
        signs = f"{card.number:─^3}─{TURNED if turned else '─':─^3}"
        letters |= {(x + 4 + k, y): sign for k, sign in enumerate(signs) if sign != "─"}
        letters |= joints(lines, (column, row), (x, y))
    return "\n".join(rows_of({place: FRAMES[arm] for place, arm in arms.items()} | letters))


def joints(lines: Mapping[Cell, Sequence[Line]], cell: Cell, corner: Cell) -> dict[Cell, str]:
    """The letters that stand in a card's frame, where a line goes on."""
    inks = {port: COLOURS[colour] for colour, *ports in lines[cell] for port in ports}
    found = {}
    for port in ports_joined(lines, cell):
        (x, y), (across, down) = end_of(port, LETTERS), STEPS[port // 3]
        found[corner[0] + 1 + int(x) + across, corner[1] + 1 + int(y) + down] = inks[port]
    return found
