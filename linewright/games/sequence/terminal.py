"""How Sequence looks in a terminal: the board with its names, drawn with Rich. A letter stands beside every colour."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from linewright.core.words import Words
from linewright.games.sequence.cards import COLUMNS

INKS = {"A": "bold bright_blue", "B": "bold bright_green", "C": "bold bright_red", "*": "bold bright_yellow", ".": ""}
WIDE_COLUMNS = 56  # of the terminal, from which on squares are five characters wide
SUIT_SHAPES = str.maketrans("SHDC", "♠♥♦♣")


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it."""
    phase = words.say(f"phase-{view['phase']}")
    top = Text.assemble((phase, "bold"), f" · {words.say('sequences-needed', count=view['needed'])}")
    top.append(f" · {words.say('draw-pile')} {view['draw_pile']}")
    return Group(top, Board(view), draw_seats(view, names, words), draw_hand(view, words))


class Board:
    """The board, as wide as the terminal allows."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield draw_board(self.view, wide=options.max_width >= WIDE_COLUMNS)


def draw_board(view: dict[str, Any], *, wide: bool = True) -> Text:
    """Draw the board: a free square shows its card, a covered one its team, in brackets where it is fixed."""
    fixed = {cell for sequence in view["sequences"] for cell in sequence["cells"]}
    letters = "     " + "    ".join(COLUMNS) if wide else "    " + "  ".join(COLUMNS)
    text = Text(letters + "\n")
    for row, (cards, marks) in enumerate(zip(view["board"], view["markers"], strict=True), 1):
        text.append(f"{row:>2} ")
        for column, (card, mark) in enumerate(zip(cards, marks, strict=True)):
            cell = f"{COLUMNS[column]}{row}"
            text.append_text(draw_cell(card, mark, fixed=cell in fixed, wide=wide))
        text.append(f" {row}\n")
    return text.append(letters)


def draw_cell(card: str, mark: str, *, fixed: bool, wide: bool) -> Text:
    """Draw one square, five characters wide, or three."""
    ink = INKS[mark]
    if mark == ".":
        content, ink = card.translate(SUIT_SHAPES), "red" if card[1] in "HD" else ""
    elif fixed:
        content = f"[{mark}]"
    else:
        content = "**" if mark == "*" else f"{mark} "
    return Text(f"{content:^5}" if wide else f"{content:<3}", ink)


def draw_seats(view: dict[str, Any], names: Sequence[str], words: Words) -> Table:
    """Draw the seats in the order of play: name, team, cards in hand, last card played."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for seat, facts in enumerate(view["seats"]):
        turn = "▶" if seat in view["to_act"] else " "
        name = Text(f"{turn} {names[seat]}", "bold" if seat == view["seat"] else "")
        team = Text(words.say("team", team=facts["team"]), INKS[facts["team"]])
        last = facts["last_played"]
        played = f"{words.say('played')} {last.translate(SUIT_SHAPES)}" if last else ""
        table.add_row(name, team, words.say("cards", cards=facts["cards"]), played)
    return table


def draw_hand(view: dict[str, Any], words: Words) -> Text:
    """Draw the own hand, with the names to type; dead cards say so."""
    if view["seat"] is None:
        return Text("")
    text = Text(f"{words.say('your-hand')}: ", "bold")
    for card in view["hand"]:
        text.append(f"{card}", "red" if card[1] in "HD" else "bold")
        text.append(f" ({words.say('dead-card')})  " if card in view["dead"] else "  ", "dim")
    return text
