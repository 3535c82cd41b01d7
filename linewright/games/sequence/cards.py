"""What is in Sequence's box: two full packs, and the board with its names.

A card is rank * 4 + suit, so the two cards of a kind are one card twice. A cell is a place on a board of 10 x 10 with a frame of
one cell round it, 12 x 12 in all: whoever walks along a row meets the frame before the edge of the array.
"""

import functools
import re

NOTHING = 127  # no card; sorts behind all cards
RANKS = "23456789TJQKA"
SUITS = "SHDC"
KINDS = 52
COPIES = 2
DECK = KINDS * COPIES

FIRST_JACK = 36  # JS, JH, JD, JC
FIRST_TWO_EYED = 38  # JD, JC; JS and JH have one eye (SQ-2)
LAST_JACK = 39

WIDTH = 12
CELLS = WIDTH * WIDTH
SIDE = 10
PLACES = SIDE * SIDE - 4  # cells that can take a marker
COLUMNS = "abcdefghij"

BOX = tuple(rank + suit for rank in RANKS for suit in SUITS for _ in range(COPIES))
CARD = re.compile(r"[2-9tjqka][shdc]")
CELL = re.compile(r"[a-j](?:10|[1-9])")


def is_jack(card: int) -> int:
    """1 if the card is a jack."""
    return int(card >= FIRST_JACK) & int(card <= LAST_JACK)


def is_one_eyed(card: int) -> int:
    """1 for JS and JH, which take a marker away (SQ-31)."""
    return int(card >= FIRST_JACK) & int(card < FIRST_TWO_EYED)


def is_two_eyed(card: int) -> int:
    """1 for JD and JC, which go anywhere (SQ-30)."""
    return int(card >= FIRST_TWO_EYED) & int(card <= LAST_JACK)


@functools.cache  # a view names hundreds
def name_of(card: int) -> str:
    """Write a card as people do: 7D."""
    return RANKS[card >> 2] + SUITS[card & 3]


def card_of(name: str) -> int:
    """Read a card's name; raises KeyError if the box holds no such card."""
    if not name.isascii() or not CARD.fullmatch(name.lower()):
        raise KeyError(name)
    return RANKS.index(name[0].upper()) * 4 + SUITS.index(name[1].upper())


def cell_at(column: int, row: int) -> int:
    """The cell in a column from the left and a row from the top, both from 0."""
    return (row + 1) * WIDTH + column + 1


@functools.cache
def cell_name(cell: int) -> str:
    """Write a cell: c4 is the third column, fourth row; the frame, where nothing can be played, beside, above and below those."""
    return f"{f'-{COLUMNS}-'[cell % WIDTH]}{cell // WIDTH}"


def cell_of(name: str) -> int:
    """Read a cell's name; raises KeyError if the board has no such cell."""
    if not name.isascii() or not CELL.fullmatch(name.lower()):
        raise KeyError(name)
    return cell_at(COLUMNS.index(name[0].lower()), int(name[1:]) - 1)


def is_on_board(cell: int) -> int:
    """1 unless the cell is part of the frame."""
    column = cell % WIDTH
    return int(cell > WIDTH) & int(cell < CELLS - WIDTH) & int(column > 0) & int(column < WIDTH - 1)


CORNERS = (cell_at(0, 0), cell_at(9, 0), cell_at(0, 9), cell_at(9, 9))
BOARD_CELLS = tuple(cell_at(column, row) for row in range(SIDE) for column in range(SIDE))
