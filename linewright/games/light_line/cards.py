"""The cards of LIGHT LINE!: coloured lines between twelve ports, and a number on the back. The set is a file.

A port is edge * 3 + place: N1 N2 N3, E1 E2 E3, S1 S2 S3, W1 W2 W3 are 0..11 (LL-3).
A colour is 0..4: blue, red, green, yellow, black.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core.errors import BadOption, quote, reason_of

FOLDER = Path(__file__).parent
STANDARD = FOLDER / "deck.txt"

COLOURS = "BRGYK"
COLOUR_NAMES = ("blue", "red", "green", "yellow", "black")
EDGES = "NESW"
PORTS = 12
NO_COLOUR = -1
NO_PORT = -1
MOST_CARDS = 80  # a set may be larger than the printed ones (60 and 65), but fits into small integers
BACKS = (2, 3, 4, 5)

LINE = re.compile(r"([BRGYK]):([NESW][123])-([NESW][123])")


class BadCards(BadOption):
    """A file that describes no set of cards."""

    def __init__(self, word: str, **details: Any) -> None:
        super().__init__(word, FOLDER, **details)
        self.line = int(details.get("line", 0))


@dataclass(frozen=True)
class Card:
    """One card: its number, its back, and its lines as (colour, port, port)."""

    number: int
    back: int
    lines: tuple[tuple[int, int, int], ...]


def port_of(name: str) -> int:
    """Read a port: E2 is 4."""
    return EDGES.index(name[0]) * 3 + int(name[1]) - 1


def port_name(port: int) -> str:
    """Write a port."""
    return f"{EDGES[port // 3]}{port % 3 + 1}"


def turn_port(port: int) -> int:
    """The port that takes this one's place when the card is turned by 180 degrees (LL-3)."""
    return (port // 3 + 2) % 4 * 3 + 2 - port % 3


def facing(port: int) -> int:
    """The port of the neighbour that meets this one (LL-3)."""
    return (port // 3 + 2) % 4 * 3 + port % 3


def read_cards(text: str) -> tuple[Card, ...]:
    """Read a set of cards, a line each: number, back, then colour:port-port; raises BadCards with the line that is wrong."""
    cards, faults = sort_out(text)
    if faults:
        raise faults[0]
    return cards


def sort_out(text: str) -> tuple[tuple[Card, ...], list[BadCards]]:
    """The cards of a text that can be read, and what is wrong with all other lines."""
    cards: list[Card] = []
    faults: list[BadCards] = []
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].split()
        if content:
            try:
                cards.append(_card(number, content, {card.number for card in cards}))
            except BadCards as fault:
                faults.append(fault)
    if not faults and not 1 <= len(cards) <= MOST_CARDS:
        faults.append(BadCards("cards-how-many", count=len(cards), most=MOST_CARDS))
    return tuple(cards), faults


def _card(line: int, content: list[str], taken: set[int]) -> Card:
    """Read one card."""
    place = str(line)
    if len(content) < 3 or not content[0].isascii() or not content[0].isdecimal() or len(content[0]) > 3:
        raise BadCards("cards-no-card", line=place, found=quote(" ".join(content)))
    number = int(content[0])
    if number in taken or not 1 <= number <= MOST_CARDS:
        raise BadCards("cards-number", line=place, number=str(number), most=MOST_CARDS)
    if content[1] not in map(str, BACKS):
        raise BadCards("cards-back", line=place, found=quote(content[1]))
    lines = []
    used: set[int] = set()
    for word in content[2:]:
        match = LINE.fullmatch(word.upper())
        if match is None:
            raise BadCards("cards-no-line", line=place, found=quote(word))
        one, two = port_of(match[2]), port_of(match[3])
        if one == two or {one, two} & used:
            raise BadCards("cards-port-twice", line=place, found=quote(word))
        used |= {one, two}
        lines.append((COLOURS.index(match[1]), min(one, two), max(one, two)))
    return Card(number, int(content[1]), tuple(lines))


def read_file(file: str | Path) -> tuple[Card, ...]:
    """Read a set of cards from a file; raises BadCards where that fails."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadCards("cards-no-file", file=quote(str(file)), why=reason_of(error)) from error
    return read_cards(text)


def write_card(card: Card) -> str:
    """Write a card as its line in the file."""
    lines = " ".join(f"{COLOURS[colour]}:{port_name(one)}-{port_name(two)}" for colour, one, two in card.lines)
    return f"{card.number:02} {card.back} {lines}"


def port_tables(cards: Iterable[Card]) -> tuple[np.ndarray, np.ndarray]:
    """For each card as drawn and each port, the colour there and the port at the other end of its line."""
    rows = list(cards)
    colour = np.full((len(rows), PORTS), NO_COLOUR, np.int8)
    other = np.full((len(rows), PORTS), NO_PORT, np.int8)
    for row, card in enumerate(rows):
        for ink, one, two in card.lines:
            colour[row, one] = colour[row, two] = ink
            other[row, one], other[row, two] = two, one
    return colour, other
