"""What the five games of LIGHT LINE! draw in a terminal alike: cards, tables and seats, with Rich, in letters.

Every line is drawn with the letter of its colour, so that colour never stands alone. A table is drawn as large as fits.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.cards import COLOUR_NAMES, COLOURS, Card, read_cards
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.picture import (
    FRAMES,
    LETTERS,
    STEPS,
    TURNED,
    Cell,
    Placed,
    Raster,
    extent,
    letters_of,
    lines_of,
    table_text,
)

INKS = {"B": "bold bright_blue", "R": "bold bright_red", "G": "bold bright_green", "Y": "bold bright_yellow", "K": "bold"}
QUIET = "dim"
STYLES = INKS | dict.fromkeys(FRAMES, QUIET)

TALLEST_ROWS = 4  # of a table that is drawn in large cards: the prompt should stay in sight
MOST_ROWS = 2  # rows of large cards side by side; more cards are drawn smaller
WIDE_COLUMNS = 60  # room for the seats from which on they are a table
BESIDE_COLUMNS = 88  # of the terminal, from which on the seats stand beside the own card
GAP_COLUMNS = 4  # between both

Picture = dict[Cell, tuple[str, str]]  # place: sign and style


class Size(NamedTuple):
    """How large cards are drawn: where their tracks lie, and how far it is from card to card."""

    raster: Raster
    width: int
    height: int


LARGE = Size(LETTERS, LETTERS.right + 2, LETTERS.bottom + 2)  # in frames that neighbours share, with numbers
MIDDLE = Size(Raster((1, 3, 5), (1, 2, 3), 6, 4), 7, 5)
SMALL = Size(Raster((1, 2, 3), (1, 2, 3), 4, 4), 5, 5)


class Fitted:
    """A drawing that is made to the width of the terminal: `at` gives its parts for so many columns."""

    def __init__(self, at: Callable[[int], Iterator[RenderableType]]) -> None:
        self.at = at

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Group(*self.at(options.max_width))


# Cards in letters


def cards_of(view: Mapping[str, Any]) -> dict[str, Card]:
    """Read the cards that a view describes."""
    text = "\n".join(f"{number} {lines}" for number, lines in view["cards"].items())
    return {str(card.number): card for card in read_cards(text)} if text else {}


def placed_of(view: Mapping[str, Any], where: str) -> Placed:
    """Read the cards that lie on a table or workbench."""
    cards = cards_of(view)
    return [Laid(cards[one["card"]], one["column"], one["row"], one["turned"]) for one in view[where]]


def paint(placed: Placed, size: Size) -> Picture:
    """Draw cards as they lie; the first column and row of them begin at 0, 0."""
    if size is LARGE:
        rows = table_text(placed).split("\n") if placed else []
        signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
        return {place: (sign, STYLES.get(sign, "")) for place, sign in signs.items()}
    left, top, _, _ = extent(placed)
    picture: Picture = {}
    for card, column, row, turned in placed:
        x, y = (column - left) * size.width, (row - top) * size.height
        right, bottom = size.raster.right, size.raster.bottom
        signs = {(0, 0): "┌", (right, 0): "┐", (0, bottom): "└", (right, bottom): "┘"}
        signs |= letters_of(lines_of(card, turned=turned), size.raster)
        picture |= {(x + across, y + down): (sign, STYLES.get(sign, "")) for (across, down), sign in signs.items()}
    return picture


def write_picture(picture: Picture, width: int) -> Text:
    """Write a picture, cropped to a width."""
    rows: dict[int, dict[int, tuple[str, str]]] = {}
    for (x, y), ink in picture.items():
        if x < width:
            rows.setdefault(y, {})[x] = ink
    text = Text(no_wrap=True, overflow="crop")
    for y in range(max(rows, default=-1) + 1):
        row = rows.get(y, {})
        inks = [row.get(x, (" ", "")) for x in range(max(row, default=-1) + 1)]
        for style, run in groupby(inks, key=lambda ink: ink[1]):
            text.append("".join(sign for sign, _ in run), style)
        text.append("\n")
    text.right_crop(1)
    return text


def put(picture: Picture, x: int, y: int, text: str, style: str = "") -> None:
    """Write a text into a picture."""
    picture |= {(x + k, y): (sign, style) for k, sign in enumerate(text)}


# The table, with the names of its cells


def open_cells(placed: Placed) -> set[Cell]:
    """The empty cells beside cards."""
    taken = {(column, row) for _, column, row, _ in placed}
    return {(column + across, row + down) for column, row in taken for across, down in STEPS} - taken


class Sheet(NamedTuple):
    """How a table is laid on the screen: card size, columns shown, and room for the names of rows and of cells at the side."""

    size: Size
    first: int
    columns: int
    row_names: int
    side: int

    def x(self, column: int) -> int:
        """Where a column begins; the ring around the cards is narrow."""
        if column < self.first:
            return self.row_names
        return self.row_names + self.side + (column - self.first) * self.size.width

    def width_of(self, column: int) -> int:
        """The width of a column."""
        return self.size.width if self.first <= column < self.first + self.columns else self.side


def sheet_for(placed: Placed, width: int) -> Sheet:
    """Choose the largest cards that fit; where even the small ones do not, show the columns around the last card placed."""
    left, top, columns, rows = extent(placed)
    row_names = max(len(str(row)) for row in (top, top + rows - 1)) + 1
    side = max(len(f"{column},{row}") for column, row in open_cells(placed)) + 1
    for size in (LARGE, MIDDLE, SMALL):
        if row_names + 2 * side + columns * size.width < width and (size is not LARGE or rows <= TALLEST_ROWS):
            return Sheet(size, left, columns, row_names, side)
    shown = max(1, (width - row_names - 2 * side - 1) // SMALL.width)
    first = min(max(placed[-1][1] - shown // 2, left), left + max(columns - shown, 0))
    return Sheet(SMALL, first, min(shown, columns), row_names, side)


def draw_table(placed: Placed, words: Words, width: int) -> Iterator[Text]:
    """Draw cards on a table, columns and rows named at the edges, and each empty cell beside a card by its name."""
    left, top, columns, rows = extent(placed)
    sheet = sheet_for(placed, width)
    last = sheet.first + sheet.columns - 1
    taken = {(column, row) for _, column, row, _ in placed}
    shown = [one for one in placed if sheet.first <= one[1] <= last]
    picture: Picture = {}
    for (x, y), ink in paint(shown, sheet.size).items():
        picture[sheet.x(extent(shown)[0]) + x, (extent(shown)[1] - top) * sheet.size.height + 2 + y] = ink
    bottom = 2 + rows * sheet.size.height + int(sheet.size is LARGE)
    for column, row in open_cells(placed):
        if not sheet.first - 1 <= column <= last + 1:
            continue
        name = f"{column},{row}"
        room = sheet.width_of(column)
        y = 1 if row < top else bottom if row >= top + rows else (row - top) * sheet.size.height + 2 + sheet.size.height // 2
        after, before = (column - 1, row) in taken, (column + 1, row) in taken
        if len(name) + after + before <= room:  # a blank towards each card beside it
            lean = int(after or not before)
            frame = int(sheet.size is LARGE and column > last)  # the right edge of the last column
            put(picture, sheet.x(column) + frame + (room - len(name) + lean) // 2, y, name, QUIET)
    for column in range(sheet.first - 1, last + 2):
        put(picture, sheet.x(column) + (sheet.width_of(column) - len(str(column)) + 1) // 2, 0, str(column), "bold")
    for row in range(top, top + rows):
        put(picture, 0, (row - top) * sheet.size.height + 2 + sheet.size.height // 2, str(row), "bold")
    yield write_picture(picture, width)
    if sheet.columns < columns:
        ends = {"first": sheet.first, "last": last, "least": left, "most": left + columns - 1}
        yield Text(words.say("columns-shown", **{name: str(end) for name, end in ends.items()}), QUIET)


# Cards side by side


def block(card: Card, size: Size, *, turned: bool = False) -> Picture:
    """Draw one card with its number."""
    if size is LARGE:
        return paint([Laid(card, 0, 0, turned)], LARGE)
    picture: Picture = {(x, y + 1): ink for (x, y), ink in paint([Laid(card, 0, 0, turned)], size).items()}
    put(picture, 1, 0, f"{card.number} {TURNED}" if turned else str(card.number), "bold")
    return picture


def draw_cards(cards: Sequence[Card], width: int) -> Text:
    """Draw cards in rows, as they are; many of them in less room."""
    for size in (LARGE, MIDDLE):
        pitch, step = size.width + 1 + int(size is LARGE), size.height + 1
        in_row = max(1, (width + 1) // pitch)
        if len(cards) <= MOST_ROWS * in_row:
            break
    picture: Picture = {}
    for k, card in enumerate(cards):
        for (x, y), ink in block(card, size).items():
            picture[k % in_row * pitch + x, k // in_row * step + y] = ink
    return write_picture(picture, width)


def draw_both_ways(card: Card, words: Words, width: int) -> Text:
    """Draw a card as it is and turned."""
    pitch = LARGE.width + 2
    picture: Picture = {}
    for k, (turned, word) in enumerate(((False, "as-it-is"), (True, "turned"))):
        put(picture, k * pitch, 0, words.say(word)[:pitch], QUIET)
        picture |= {(k * pitch + x, y + 1): ink for (x, y), ink in block(card, LARGE, turned=turned).items()}
    return write_picture(picture, width)


# Lines of words


def draw_colours(words: Words) -> Text:
    """Which letter is which colour."""
    text = Text(f"{words.say('colours')}: ")
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        text.append(letter, INKS[letter]).append(f" {words.say(f'colour-{name}')}  ", QUIET)
    text.rstrip()
    return text


def heading(text: str) -> Text:
    """A heading."""
    return Text(text, "bold")


def next_step(*sentences: str) -> Text:
    """Sentences about what can be done next."""
    return Text(f"\n{' '.join(sentences)}", "bold")


def draw_seats(view: dict[str, Any], names: Sequence[str], facts: Sequence[Sequence[str]], width: int) -> RenderableType:
    """Draw the seats in the order of play with what is known of each, in columns where there is room."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    rows: list[RenderableType] = []
    used = [k for k in range(len(facts[0])) if any(cells[k] for cells in facts)]
    for seat, cells in enumerate(facts):
        turn = "▶" if seat in view["to_act"] else " "
        name = Text(f"{turn} {names[seat]}", "bold" if seat == view["seat"] else "")
        table.add_row(name, *(Text(cells[k]) for k in used))
        rows.append(Text("  ").join((name, Text(" · ".join(filter(None, cells))))))
    return table if width >= WIDE_COLUMNS else Group(*rows)


def side_by_side(left: Text, right: RenderableType, width: int) -> RenderableType:
    """Put the own card and something else side by side where there is room, else one below the other."""
    if width < BESIDE_COLUMNS:
        return Group(left, right)
    grid = Table.grid(padding=(0, GAP_COLUMNS, 0, 0))
    grid.add_row(left, right)
    return grid


def room_beside(width: int) -> int:
    """The columns left beside the own card, or all where the rest goes below it."""
    return width if width < BESIDE_COLUMNS else width - 2 * LARGE.width - 3 - GAP_COLUMNS


def wait_step(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Who is to move, or that the game is over."""
    if view["is_over"]:
        return next_step(words.say("do-over"))
    return next_step(words.say("do-wait", names=", ".join(names[seat] for seat in view["to_act"])))


def join_moves(moves: Sequence[str]) -> str:
    """Moves as they can be typed, one after the other."""
    return " · ".join(moves)


def join_numbers(numbers: Sequence[int]) -> str:
    """The numbers of cards, lowest first."""
    return " ".join(map(str, sorted(numbers)))
