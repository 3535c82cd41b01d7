"""The board of Sequence as data: the standard layout, a reader that names what is wrong with another, and the option."""

import functools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core.errors import BadOption, quote, reason_of
from linewright.core.options import Choice, Option
from linewright.games.sequence.cards import (
    BOARD_CELLS,
    COPIES,
    CORNERS,
    KINDS,
    SIDE,
    card_of,
    cell_name,
    is_jack,
    name_of,
)

STANDARD = "standard"
FREE = "**"  # a corner

Layout = dict[int, str]  # cell -> card, or FREE

STANDARD_ROWS = (
    "** 2S 3S 4S 5S 6S 7S 8S 9S **",
    "6C 5C 4C 3C 2C AH KH QH TH TS",
    "7C AS 2D 3D 4D 5D 6D 7D 9H QS",
    "8C KS 6C 5C 4C 3C 2C 8D 8H KS",
    "9C QS 7C 6H 5H 4H AH 9D 7H AS",
    "TC TS 8C 7H 2H 3H KH TD 6H 2D",
    "QC 9S 9C 8H 9H TH QH QD 5H 3D",
    "KC 8S TC QC KC AC AD KD 4H 4D",
    "AC 7S 6S 5S 4S 3S 2S 2H 3H 5D",
    "** AD KD QD TD 9D 8D 7D 6D **",
)


class BadBoard(BadOption):
    """A layout that is no board of Sequence (SQ-1)."""

    def __init__(self, word: str, **details: Any) -> None:
        super().__init__(word, Path(__file__).parent, **details)


def read_layout(rows: object) -> Layout:
    """Accept ten rows of ten cards; raises BadBoard with what is wrong and where."""
    if isinstance(rows, str) or not isinstance(rows, Sequence) or len(rows) != SIDE:
        raise BadBoard("board-not-ten-rows", found=quote(rows))
    names: list[str] = []
    for number, row in enumerate(rows, 1):
        cards = row.split() if isinstance(row, str) else row
        if not isinstance(cards, Sequence) or len(cards) != SIDE or not all(isinstance(card, str) for card in cards):
            raise BadBoard("board-not-ten-cards", row=str(number), found=quote(row))
        names += [card.strip().upper() for card in cards]
    layout = dict(zip(BOARD_CELLS, names, strict=True))
    _check_cells(layout)
    for card in range(KINDS):
        found = [cell_name(cell) for cell, name in layout.items() if name == name_of(card)]
        if not is_jack(card) and len(found) != COPIES:
            raise BadBoard("board-not-twice", card=name_of(card), times=len(found), cells=" ".join(found) or "-")
    return layout


def _check_cells(layout: Layout) -> None:
    """Refuse a covered corner, a free square elsewhere, and what is no card of the board."""
    for cell, name in layout.items():
        if (name == FREE) != (cell in CORNERS):
            word = "board-corner-covered" if cell in CORNERS else "board-free-square"
            raise BadBoard(word, cell=cell_name(cell), found=name)
        if name == FREE:
            continue
        try:
            card = card_of(name)
        except (KeyError, IndexError):
            raise BadBoard("board-no-card", cell=cell_name(cell), found=quote(name)) from None
        if is_jack(card):
            raise BadBoard("board-jack", cell=cell_name(cell), found=name)


class BoardOption(Option):
    """`standard`, a JSON file of ten rows of ten cards, such rows themselves, or the text a saved match holds."""

    @property
    def expected(self) -> str:
        """What the option can be."""
        return "standard, FILE.json"

    @property
    def annotation(self) -> str:
        """A word, a file, or the rows themselves."""
        return "str | Path | Sequence[str | Sequence[str]]"

    def read(self, value: object) -> Choice:
        """Accept a board; the result is `standard` or all cards in one word, so that a saved match needs no file."""
        if isinstance(value, str) and value.strip().lower() == STANDARD:
            return STANDARD
        if isinstance(value, str) and value.count("/") == SIDE - 1 and len(value) == SIDE * SIDE * 2 + SIDE - 1:
            rows: Any = _unpack(value)
        elif isinstance(value, (str, Path)):
            rows = _rows_of_file(Path(value))
        else:
            rows = value
        packed = pack(read_layout(rows))
        return STANDARD if packed == pack(read_layout(STANDARD_ROWS)) else packed

    def put(self, state: np.record, value: Choice) -> None:
        """Write the two squares of each card into the record."""
        rows = STANDARD_ROWS if value == STANDARD else _unpack(str(value))
        filled = [0] * KINDS
        for cell, name in read_layout(rows).items():
            if name != FREE:
                card = card_of(name)
                state.squares[card, filled[card]] = cell
                filled[card] += 1

    def of(self, state: np.record) -> Choice:
        """Find the board in a record."""
        return _pack_squares(state.squares.tobytes())


def _unpack(word: str) -> list[list[str]]:
    """Split what pack has written into rows of cards."""
    return [[row[k : k + 2] for k in range(0, len(row), 2)] for row in word.split("/")]


def _rows_of_file(file: Path) -> Any:
    """Read the rows from a JSON file; raises BadBoard where that fails."""
    try:
        return json.loads(file.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadBoard("board-no-file", file=quote(str(file)), why=reason_of(error)) from error


def rows_of(state: np.record) -> list[list[str]]:
    """The card printed on each square, row by row, from the squares in a record."""
    return [list(row) for row in _rows(state.squares.tobytes())]


@functools.lru_cache(maxsize=16)
def _rows(squares: bytes) -> list[list[str]]:
    cards = [_layout(squares)[cell] for cell in BOARD_CELLS]
    return [cards[row : row + SIDE] for row in range(0, SIDE * SIDE, SIDE)]


def layout_of(state: np.record) -> Layout:
    """Rebuild the layout from the squares in a record."""
    return _layout(state.squares.tobytes())


@functools.lru_cache(maxsize=16)  # every view shows the board and the options
def _layout(squares: bytes) -> Layout:
    """Find the card of every cell; the two cells of each card follow one another."""
    layout = dict.fromkeys(BOARD_CELLS, FREE)
    for k, cell in enumerate(squares):
        if not is_jack(k // COPIES):
            layout[cell] = name_of(k // COPIES)
    return layout


@functools.lru_cache(maxsize=16)
def _pack_squares(squares: bytes) -> str:
    """Write the board as the option's value."""
    packed = pack(_layout(squares))
    return STANDARD if packed == pack(read_layout(STANDARD_ROWS)) else packed


def pack(layout: Layout) -> str:
    """Write a layout as one word: rows of cards, divided by strokes."""
    names = [layout[cell] for cell in BOARD_CELLS]
    return "/".join("".join(names[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE))
