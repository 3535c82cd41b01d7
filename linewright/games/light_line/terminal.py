"""How the five games of LIGHT LINE! look in a terminal: the same views as everywhere, drawn with Rich in letters.

Every line is drawn with the letter of its colour, so that colour never stands alone. A table is drawn as large as fits.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.cards import COLOUR_NAMES, COLOURS, Card, read_cards
from linewright.games.light_line.picture import (
    FRAMES,
    LETTERS,
    STEPS,
    TURNED,
    Cell,
    Line,
    Placed,
    Raster,
    cells_between,
    extent,
    lines_of,
    points_of,
    table_text,
)

INKS = {"B": "bold bright_blue", "R": "bold bright_red", "G": "bold bright_green", "Y": "bold bright_yellow", "K": "bold"}
QUIET = "dim"
STYLES = INKS | dict.fromkeys(FRAMES, QUIET)

KIDZ_ROUNDS = 6  # LL-62
LONG_ROUNDS = 6  # LL-50
MOST_PAID = 10  # LL-36
TALLEST = 4  # rows of a table that is drawn in large cards: the prompt should stay in sight
MOST_ROWS = 2  # of large cards side by side
WIDE = 60  # room for the seats from which on they are a table
BESIDE = 88  # columns of the terminal from which on the seats stand beside the own card
GAP = 4  # between both

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
    """What is drawn to the width of the terminal."""

    def __init__(self, at: Callable[[int], RenderableType]) -> None:
        self.at = at

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.at(options.max_width)


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table of any of the five games as a seat sees it; last comes what can be done next."""
    drawing = {
        "line": draw_line,
        "kidz-line": draw_kidz_line,
        "solo-line": draw_solo_line,
        "long-line": draw_long_line,
        "head-line": draw_head_line,
    }[view["game"]]
    return Fitted(lambda width: Group(*drawing(view, names, words, width)))


# Cards in letters


def cards_of(view: Mapping[str, Any]) -> dict[str, Card]:
    """Read the cards that a view describes."""
    text = "\n".join(f"{number} {lines}" for number, lines in view["cards"].items())
    return {str(card.number): card for card in read_cards(text)} if text else {}


def placed_of(view: Mapping[str, Any], where: str) -> Placed:
    """Read the cards that lie on a table or workbench."""
    cards = cards_of(view)
    return [(cards[one["card"]], one["column"], one["row"], one["turned"]) for one in view[where]]


def letters_of(lines: Sequence[Line], raster: Raster) -> dict[Cell, str]:
    """Give the letter of each place that lines run through, + where two of them meet."""
    found: dict[Cell, str] = {}
    for colour, one, two in lines:
        way = points_of(one, two, raster)
        places = [(int(way[0][0]), int(way[0][1])), *(cell for leg in pairwise(way) for cell in cells_between(*leg))]
        for place in dict.fromkeys(places):
            found[place] = "+" if place in found else COLOURS[colour]
    return found


def painted(placed: Placed, size: Size) -> Picture:
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


def written(picture: Picture, width: int) -> Text:
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
    """Give the empty cells beside cards."""
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
        """Give where a column begins; the ring around the cards is narrow."""
        if column < self.first:
            return self.row_names
        return self.row_names + self.side + (column - self.first) * self.size.width

    def width_of(self, column: int) -> int:
        """Give how wide a column is."""
        return self.size.width if self.first <= column < self.first + self.columns else self.side


def sheet_for(placed: Placed, width: int) -> Sheet:
    """Choose the largest cards that fit; where even the small ones do not, show the columns around the last card placed."""
    left, top, columns, rows = extent(placed)
    row_names = max(len(str(row)) for row in (top, top + rows - 1)) + 1
    side = max(len(f"{column},{row}") for column, row in open_cells(placed)) + 1
    for size in (LARGE, MIDDLE, SMALL):
        if row_names + 2 * side + columns * size.width < width and (size is not LARGE or rows <= TALLEST):
            return Sheet(size, left, columns, row_names, side)
    shown = max(1, (width - row_names - 2 * side - 1) // SMALL.width)
    first = min(max(placed[-1][1] - shown // 2, left), left + max(columns - shown, 0))
    return Sheet(SMALL, first, min(shown, columns), row_names, side)


def draw_table(placed: Placed, words: Words, width: int) -> Iterator[Text]:
    """Draw cards on a table, columns and rows named at the edges, and each empty cell beside a card by its name."""
    left, top, columns, rows = extent(placed)
    sheet = sheet_for(placed, width)
    last = sheet.first + sheet.columns - 1
    shown = [one for one in placed if sheet.first <= one[1] <= last]
    picture: Picture = {}
    for (x, y), ink in painted(shown, sheet.size).items():
        picture[sheet.x(extent(shown)[0]) + x, (extent(shown)[1] - top) * sheet.size.height + 2 + y] = ink
    bottom = 2 + rows * sheet.size.height + int(sheet.size is LARGE)
    for column, row in open_cells(placed):
        if not sheet.first - 1 <= column <= last + 1:
            continue
        name = f"{column},{row}"
        room = sheet.width_of(column)
        y = 1 if row < top else bottom if row >= top + rows else (row - top) * sheet.size.height + 2 + sheet.size.height // 2
        if len(name) <= room:
            put(picture, sheet.x(column) + (room - len(name) + 1) // 2, y, name, QUIET)
    for column in range(sheet.first - 1, last + 2):
        put(picture, sheet.x(column) + (sheet.width_of(column) - len(str(column)) + 1) // 2, 0, str(column), "bold")
    for row in range(top, top + rows):
        put(picture, 0, (row - top) * sheet.size.height + 2 + sheet.size.height // 2, str(row), "bold")
    yield written(picture, width)
    if sheet.columns < columns:
        ends = {"first": sheet.first, "last": last, "least": left, "most": left + columns - 1}
        yield Text(words.say("columns-shown", **{name: str(end) for name, end in ends.items()}), QUIET)


# Cards side by side


def block(card: Card, size: Size, *, turned: bool = False) -> Picture:
    """Draw one card with its number."""
    if size is LARGE:
        return painted([(card, 0, 0, turned)], LARGE)
    picture: Picture = {(x, y + 1): ink for (x, y), ink in painted([(card, 0, 0, turned)], size).items()}
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
    return written(picture, width)


def draw_both_ways(card: Card, words: Words, width: int) -> Text:
    """Draw a card as it is and turned."""
    pitch = LARGE.width + 2
    picture: Picture = {}
    for k, (turned, word) in enumerate(((False, "as-it-is"), (True, "turned"))):
        put(picture, k * pitch, 0, words.say(word)[:pitch], QUIET)
        picture |= {(k * pitch + x, y + 1): ink for (x, y), ink in block(card, LARGE, turned=turned).items()}
    return written(picture, width)


# Lines of words


def draw_colours(words: Words) -> Text:
    """Say which letter is which colour."""
    text = Text(f"{words.say('colours')}: ")
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        text.append(letter, INKS[letter]).append(f" {words.say(f'colour-{name}')}  ", QUIET)
    text.rstrip()
    return text


def heading(text: str) -> Text:
    """Write a heading."""
    return Text(text, "bold")


def next_step(*sentences: str) -> Text:
    """Say what can be done next."""
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
    return table if width >= WIDE else Group(*rows)


def side_by_side(left: Text, right: RenderableType, width: int) -> RenderableType:
    """Put the own card and something else side by side where there is room, else one below the other."""
    if width < BESIDE:
        return Group(left, right)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(left, right)
    return grid


def room_beside(width: int) -> int:
    """Give the room beside the own card, or all where that goes below it."""
    return width if width < BESIDE else width - 2 * LARGE.width - 3 - GAP


def waiting(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Say who is to move, or that it is over."""
    if view["is_over"]:
        return next_step(words.say("do-over"))
    return next_step(words.say("do-wait", names=", ".join(names[seat] for seat in view["to_act"])))


def quoted(moves: Sequence[str]) -> str:
    """Write moves that can be typed."""
    return " · ".join(moves)


def listed(numbers: Sequence[int]) -> str:
    """Write number cards, lowest first."""
    return " ".join(map(str, sorted(numbers)))


# LINE


def draw_line(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw a LINE table."""
    yield from draw_table(placed_of(view, "table"), words, width)
    yield Text("")
    yield draw_colours(words)
    piles = [words.say("pile", number=number, count=count) for number, count in view["piles"].items()]
    about: list[RenderableType] = [Text(f"{words.say('piles')}: ", "bold").append("  ".join(piles), "")]
    if view["ending"] and not view["is_over"]:
        about.append(Text(words.say("last-round"), "bold yellow"))
    room = width if view["hand"] is None else room_beside(width)
    about.append(draw_seats(view, names, [line_facts(facts, words) for facts in view["seats"]], room))
    cards = cards_of(view)
    if view["hand"] is None:
        yield from about
    else:
        card = draw_both_ways(cards[view["hand"]], words, width)
        yield side_by_side(heading(words.say("your-card")).append("\n").append_text(card), Group(*about), width)
    others = [cards[facts["card"]] for seat, facts in enumerate(view["seats"]) if facts["card"] and seat != view["seat"]]
    if others:
        yield heading(words.say("open-cards"))
        yield draw_cards(others, width)
    yield line_step(view, names, words)


def line_facts(facts: dict[str, Any], words: Words) -> list[str]:
    """Tell what is known of a seat in LINE."""
    numbers = facts["number_cards"]
    paid = words.say("number-cards", numbers=listed(numbers)) if numbers else words.say("no-number-cards")
    if facts["card"] is not None:
        held = words.say("holds-card", card=facts["card"])
    elif facts["line_card"] is not None:
        held = words.say("holds-number", number=str(facts["line_card"]))
    else:
        held = words.say("holds-nothing")
    return [words.say("points", count=facts["points"]), paid, held]


def line_step(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Say what the own seat can do next in LINE."""
    if view["is_over"] or view["seat"] not in view["to_act"]:
        return waiting(view, names, words)
    if view["phase"] == "placing":
        return next_step(words.say("do-place", card=view["hand"]) if view["worth"] else words.say("do-under"))
    if view["phase"] == "paying":
        owed, total = view["owed"], view["payable"]
        word = "do-take" if total == min(owed, MOST_PAID) else "do-take-less"
        return next_step(words.say(word, points=owed, total=total, moves=quoted(payments(view["piles"], total))))
    tried = view["tried"] if view["phase"] == "replacing" else {}
    moves = [f"draw {number}" for number, height in view["piles"].items() if height > tried.get(number, 0)]
    return next_step(words.say("do-replace" if tried else "do-draw", moves=quoted(moves)))


def payments(piles: dict[str, int], total: int) -> list[str]:
    """List the ways in which the piles can pay a total (LL-35)."""
    if total == 0:
        return ["take none"]
    there = [int(number) for number, height in piles.items() for _ in range(min(height, 2))]
    pairs = {(one, two) for k, one in enumerate(there) for two in there[k + 1 :] if one + two == total}
    return [*([f"take {total}"] if total in there else []), *(f"take {one}+{two}" for one, two in sorted(pairs))]


# KIDZ LINE


def draw_kidz_line(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw a KIDZ LINE table."""
    yield from draw_table(placed_of(view, "table"), words, width)
    yield Text("")
    yield draw_colours(words)
    number = min(view["rounds"] + 1, KIDZ_ROUNDS)
    about: list[RenderableType] = [
        heading(words.say("round-of", round=number, rounds=KIDZ_ROUNDS)),
        draw_seats(view, names, [kidz_facts(facts, words) for facts in view["seats"]], room_beside(width)),
    ]
    if view["card"] is None:
        yield from about
    else:
        turn = view["turn"]
        title = words.say("card-of", who=names[turn], you="yes" if turn == view["seat"] else "no")
        card = draw_both_ways(cards_of(view)[view["card"]], words, width)
        yield side_by_side(heading(f"{title}:\n").append_text(card), Group(*about), width)
    yield kidz_step(view, names, words)


def kidz_facts(facts: dict[str, Any], words: Words) -> list[str]:
    """Tell what is known of a seat in KIDZ LINE."""
    missed = words.say("put-under", cards=", ".join(facts["missed"])) if facts["missed"] else ""
    return [words.say("placed-cards", count=facts["placed"]), words.say("face-down", count=facts["face_down"]), missed]


def kidz_step(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Say what the own seat can do next in KIDZ LINE."""
    if view["is_over"] or view["seat"] not in view["to_act"]:
        return waiting(view, names, words)
    may_miss = not view["options"]["strict_kids"]
    if not view["worth"] and not may_miss:
        return next_step(words.say("do-kidz-under"))
    place = words.say("do-kidz-place", card=view["card"])
    return next_step(place, words.say("do-kidz-may-miss")) if may_miss else next_step(place)


# SOLO LINE and LONG LINE: a hand and a workbench


def draw_workplace(view: dict[str, Any], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw the cards in hand that are not laid, and below them the workbench."""
    cards, laid = cards_of(view), {one["card"] for one in view["bench"]}
    rest = [cards[number] for number in view["hand"] if number not in laid]
    yield draw_colours(words)
    if rest:
        yield heading(words.say("cards-not-laid" if laid else "your-cards"))
        yield draw_cards(rest, width)
    if laid:
        yield heading(f"\n{words.say('bench')}")
        yield from draw_table(placed_of(view, "bench"), words, width)
    else:
        yield Text(f"\n{words.say('bench-bare')}")


def bench_line(view: dict[str, Any], words: Words) -> Text:
    """Say how long the line on the workbench is."""
    colour = words.say(f"colour-{COLOUR_NAMES[COLOURS.index(view['colour'])]}")
    return heading(words.say("bench-line", colour=colour, length=view["length"], size=len(view["hand"])))


def layout_of(view: dict[str, Any]) -> str:
    """Write the layout on the workbench, so that it can be typed again with changes; or an example that makes no line."""
    if not view["bench"]:
        one, two = view["hand"][:2]
        return f"lay R {one}@0,0 {two}@1,0t"
    places = [f"{one['card']}@{one['column']},{one['row']}{'t' if one['turned'] else ''}" for one in view["bench"]]
    return " ".join(["lay", view["colour"], *places])


def lay_step(view: dict[str, Any], words: Words) -> list[str]:
    """Say how cards are laid on the workbench."""
    word = "do-solo-more" if view["bench"] else "do-solo-lay"
    return [words.say(word, move=layout_of(view)), words.say("layout-help")]


def draw_solo_line(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw a SOLO LINE table."""
    yield from draw_workplace(view, words, width)
    if view["bench"]:
        yield bench_line(view, words)
    if view["is_over"]:
        yield waiting(view, names, words)
        return
    how, layout_help = lay_step(view, words)
    yield next_step(how)
    yield Text(layout_help, QUIET)
    if view["bench"]:
        yield Text(words.say("do-solo-end"))


def draw_long_line(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw a LONG LINE table."""
    is_building = not view["is_over"] and view["seat"] in view["to_act"]
    if is_building:
        yield from draw_workplace(view, words, width)
        if view["bench"]:
            yield bench_line(view, words)
        yield Text("")
    yield heading(words.say("round-of", round=min(view["rounds"] + 1, LONG_ROUNDS), rounds=LONG_ROUNDS))
    taken = ", ".join(map(str, view["taken"]))
    yield Text(words.say("numbers-taken", numbers=taken) if taken else words.say("no-numbers-taken"))
    yield draw_seats(view, names, [long_facts(view, facts, words) for facts in view["seats"]], width)
    if not is_building:
        yield waiting(view, names, words)
        return
    how, layout_help = lay_step(view, words)
    yield next_step(how)
    yield Text(layout_help, QUIET)
    yield Text(long_step(view, words))


def long_facts(view: dict[str, Any], facts: dict[str, Any], words: Words) -> list[str]:
    """Tell what is known of a seat in LONG LINE."""
    if view["is_over"]:
        call = ""
    elif facts["called"] is not None:
        call = words.say("called-number", number=str(facts["called"]))
    else:
        call = words.say("called-wrong" if facts["wrong"] else "still-building")
    points = facts["points"]
    total = words.say("points", count=sum(points))
    return [call, words.say("points-of-rounds", points=" + ".join(map(str, points)), total=total) if len(points) > 1 else total]


def long_step(view: dict[str, Any], words: Words) -> str:
    """Say whether the line on the workbench can be called."""
    length = view["length"]
    if not length:
        return words.say("do-long-wait")
    if length in view["taken"]:
        return words.say("do-long-taken", number=str(length))
    return words.say("do-long-call", move=f"call {length}")


# HEAD LINE


def draw_head_line(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """Draw a HEAD LINE table."""
    cards = cards_of(view)
    if not view["is_over"]:
        yield draw_colours(words)
        yield heading(words.say("open-cards" if view["open"] else "no-open-cards"))
        if view["open"]:
            yield draw_cards([cards[number] for number in view["open"]], width)
        yield Text("")
        yield Text(words.say("cards-in-deck", count=view["unseen"]))
        yield Text(words.say("round-cards-left", numbers=listed(view["round_pile"])))
    yield draw_seats(view, names, [head_facts(facts, words) for facts in view["seats"]], width)
    yield from head_step(view, names, words)


def head_facts(facts: dict[str, Any], words: Words) -> list[str]:
    """Tell what is known of a seat in HEAD LINE."""
    won = facts["won"]
    return [
        words.say("points", count=sum(won)),
        words.say("won-cards", numbers=listed(won)) if won else words.say("won-nothing"),
        words.say("out-of-round") if facts["locked"] else "",
    ]


def head_step(view: dict[str, Any], names: Sequence[str], words: Words) -> Iterator[Text]:
    """Say what is wanted, and what the own seat can do next in HEAD LINE."""
    if view["is_over"]:
        yield waiting(view, names, words)
        return
    yield Text(f"\n{words.say('wanted', number=str(view['wanted']))}", "bold")
    if view["phase"] == "turning" and view["seat"] in view["to_act"]:
        yield Text(words.say("do-head-look"))
    elif view["phase"] == "showing" and view["caller"] == view["seat"]:
        example = " ".join(f"{card}@{k},0" for k, card in enumerate(view["open"][: view["wanted"]]))
        yield Text(words.say("do-head-show", move=f"show R {example}".strip()))
        yield Text(words.say("layout-help"), QUIET)
    elif view["seat"] is not None and view["seats"][view["seat"]]["locked"]:
        yield Text(words.say("do-head-out"))
    else:
        yield waiting(view, names, words)
