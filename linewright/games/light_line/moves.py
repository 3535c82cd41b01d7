"""How moves of LIGHT LINE are written: placements (`place 17 2,-1 turned`) and layouts (`R 3@0,0 17@1,0t 8@1,1`)."""

import re
from typing import Any, NamedTuple

import numpy as np

from linewright.games.light_line.cards import COLOURS, MOST_CARDS
from linewright.games.light_line.grid import PLACE, SIDE, cell_of, column_of, row_of
from linewright.games.light_line.layouts import Laid

Told = list[tuple[str, dict[str, Any]]]  # ids of our words, with their arguments

CARD = re.compile(r"0*([1-9][0-9]{0,2})")
PLACEMENT = re.compile(r"place ?([0-9]{1,6}) ?(-?[0-9]{1,6}) ?, ?(-?[0-9]{1,6})( ?turned)?")
LAID = re.compile(r"([0-9]{1,6}) ?@ ?(-?[0-9]{1,6}(?:\.[0-9]{1,6})?) ?, ?(-?[0-9]{1,6}(?:\.[0-9]{1,6})?) ?(t?)(?= |$)")
LAYOUT = re.compile(rf"([{COLOURS.lower()}])((?: {LAID.pattern})*)")

NO_CARD = -1  # a number that no card has


def plain(text: object) -> str:
    """Take away what does not matter in a move: case and spaces."""
    return " ".join(text.split()).lower() if isinstance(text, str) and text.isascii() else ""


def card_of(name: str) -> int:
    """Read a card's number; the set decides whether there is such a card."""
    return int(name) - 1


def card_in_set(state: np.record, name: str) -> int:
    """Read a card of this set, or NO_CARD."""
    card = card_of(name)
    return card if 0 <= card < MOST_CARDS and state.back[card] else NO_CARD


class Placement(NamedTuple):
    """A placement as written: the card, and the action, or None if its cell is far from the table."""

    card: int
    action: int | None


def read_placement(state: np.record, text: str) -> Placement | None:
    """Read a placement of a card of this set, or None."""
    match = PLACEMENT.fullmatch(text)
    card = NO_CARD if match is None else card_in_set(state, match[1])
    if match is None or card == NO_CARD:
        return None
    column, row = int(match[2]), int(match[3])
    west, north = int(state.west) - 1, int(state.north) - 1
    if not (west <= column < west + SIDE and north <= row < north + SIDE):
        return Placement(card, None)
    cell = row % SIDE * SIDE + column % SIDE
    return Placement(card, PLACE + cell * 2 + int(match[4] is not None))


def placement_text(state: np.record, card: int, action: int) -> str:
    """Write a placement."""
    cell = cell_of(action)
    turned = " turned" if action & 1 else ""
    return f"place {card + 1} {column_of(state, cell)},{row_of(state, cell)}{turned}"


class Layout(NamedTuple):
    """A layout as written: its colour, its cards, and whether all of them lie on cells of the grid (LL-2)."""

    colour: int
    laid: list[Laid[int]]
    is_aligned: bool


def read_layout(state: np.record, text: str) -> Layout | None:
    """Read a layout, or None if this is no layout of cards of this set; cells that are not aligned are cut to whole ones."""
    match = LAYOUT.fullmatch(text)
    if match is None:
        return None
    found = [
        (card_in_set(state, card), float(column), float(row), bool(turned))
        for card, column, row, turned in LAID.findall(match[2])
    ]
    if any(card == NO_CARD for card, *_ in found):
        return None
    is_aligned = all(column.is_integer() and row.is_integer() for _, column, row, _ in found)
    laid = [Laid(card + 1, int(column), int(row), turned) for card, column, row, turned in found]
    return Layout(COLOURS.lower().index(match[1]), laid, is_aligned)
