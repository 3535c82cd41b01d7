"""A set of cards at the table: the option `cards`, and the tables that put it into a record. Card c has the number c + 1."""

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core.errors import BadOption
from linewright.core.generator import shuffle_face_down
from linewright.core.options import LINE_END, Choice, Finding, LinesOption
from linewright.games.light_line import cards as box
from linewright.games.light_line.cards import (
    BACKS,
    COLOURS,
    MOST_CARDS,
    NO_COLOUR,
    NO_PORT,
    PORTS,
    BadCards,
    Card,
    read_cards,
    read_file,
    sort_out,
    write_card,
)

STANDARD = "standard"
NOTHING = -1  # no card
MOST_LINES = PORTS // 2  # on one card
DIGIT = 4  # bits
NO_LINE = (1 << DIGIT) - 1
NO_LINES = (1 << DIGIT * PORTS) - 1
PACKED = re.compile(r"\s*[0-9]+ +[2-5] +[BRGYK]:[NESW]", re.IGNORECASE)

# What a record knows of the cards: games with a workbench have CARD_FIELDS, LINE and KIDZ LINE have GRID_FIELDS.
BACK_FIELDS: tuple[tuple[Any, ...], ...] = (
    ("box", np.int8),  # how many cards the set has
    ("back", np.int8, MOST_CARDS),  # the number on the back of each card, 0 if there is no such card
)
CARD_FIELDS = (
    *BACK_FIELDS,
    ("ink", np.int8, (MOST_CARDS, PORTS)),  # the colour at each port of a card as drawn, or NO_COLOUR
    ("other", np.int8, (MOST_CARDS, PORTS)),  # the port at the other end of the line there, or NO_PORT
)
GRID_FIELDS = (
    *BACK_FIELDS,
    ("shows", np.int64, MOST_CARDS),  # [card as drawn] bit port * 5 + colour for each end
    ("lines", np.int64, MOST_CARDS),  # [card as drawn] DIGIT bits for each port: which line of the card ends there, or NO_LINE
)
SET_BY_CARDS = ("box", "back", "ink", "other")
SET_BY_GRID_CARDS = ("box", "back", "shows", "lines")


@functools.cache
def standard_cards() -> tuple[Card, ...]:
    """Read our own set."""
    return read_file(box.STANDARD)


def cards_of(options: Mapping[str, Choice]) -> tuple[Card, ...]:
    """The cards that the options name."""
    value = options["cards"]
    return standard_cards() if value == STANDARD else read_cards(_unfold(str(value)))


def names_of(options: Mapping[str, Choice]) -> tuple[str, ...]:
    """Name all cards of the set."""
    return tuple(str(card.number) for card in cards_of(options))


def pack(cards: tuple[Card, ...]) -> str:
    """Write a set as one line, so that a saved match needs no file; our own is just `standard`."""
    ordered = _in_order(cards)
    return STANDARD if ordered == _in_order(standard_cards()) else f"{LINE_END} ".join(write_card(card) for card in ordered)


def _unfold(text: str) -> str:
    """Put each card of a packed set on a line of its own; a text of several lines stays as it is."""
    return text if "\n" in text.strip() else text.replace(LINE_END, "\n")


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Sort cards by number and their lines by colour: the same set is the same text."""
    return tuple(Card(card.number, card.back, tuple(sorted(card.lines))) for card in sorted(cards, key=lambda card: card.number))


class CardsOption(LinesOption):
    """`standard`, a file of cards, the lines of such a file, or the one line that a saved match holds."""

    @property
    def expected(self) -> str:
        """What the option can be."""
        return "standard, FILE"

    @property
    def annotation(self) -> str:
        """A word, or a file."""
        return "str | Path"

    def read(self, value: object) -> Choice:
        """Accept a set of cards; raises BadCards with what is wrong and where."""
        if isinstance(value, str) and value.strip().lower() == STANDARD:
            return STANDARD
        if isinstance(value, str) and PACKED.match(value):
            return self.read_lines(value)
        if not isinstance(value, (str, Path)):
            raise BadOption.wrong(self.name, value, self.expected)
        return pack(read_file(value))

    def read_lines(self, text: str) -> Choice:
        """Accept the lines of a file of cards; raises BadCards with what is wrong and where."""
        return STANDARD if text.strip().lower() == STANDARD else pack(read_cards(_unfold(text)))

    def find_faults(self, text: str) -> list[BadOption]:
        """What is wrong, line by line."""
        return [] if text.strip().lower() == STANDARD else [*sort_out(_unfold(text))[1]]

    def look_over(self, value: Choice) -> list[Finding]:
        """The properties that `linewright deck check` looks for."""
        from linewright.games.light_line.properties import properties_of  # nobody else needs it

        return [Finding(one.word, one.holds, one.found) for one in properties_of(cards_of({self.name: value}))]

    @property
    def sample(self) -> str:
        """Our own set."""
        return box.STANDARD.read_text(encoding="utf-8")

    def put(self, state: np.record, value: Choice) -> None:
        """Write the tables of the cards into a record."""
        for name, table in _tables(str(value)).items():
            if name in (state.dtype.names or ()):
                state[name] = table

    def of(self, state: np.record) -> Choice:
        """Find the set in a record."""
        ink, other = drawn_tables(state)
        return _pack_tables(state.back.tobytes(), ink.tobytes(), other.tobytes())


@functools.cache
def _tables(value: str) -> dict[str, Any]:
    """Lay out all tables of a set."""
    tables: dict[str, Any] = {
        "box": 0,
        "back": np.zeros(MOST_CARDS, np.int8),
        "ink": np.full((MOST_CARDS, PORTS), NO_COLOUR, np.int8),
        "other": np.full((MOST_CARDS, PORTS), NO_PORT, np.int8),
        "shows": np.zeros(MOST_CARDS, np.int64),
        "lines": np.full(MOST_CARDS, NO_LINES, np.int64),
    }
    for card in cards_of({"cards": value}):
        tables["box"] += 1
        number = card.number - 1
        tables["back"][number] = card.back
        for line, (colour, *ends) in enumerate(card.lines):
            for one, two in (ends, reversed(ends)):
                tables["ink"][number, one] = colour
                tables["other"][number, one] = two
                tables["shows"][number] |= 1 << end_bit(one, colour)
                tables["lines"][number] -= (NO_LINE - line) << DIGIT * one
    return tables


def end_bit(port: int, colour: int) -> int:
    """The bit that stands for an end of a line in `shows`; the ends of a neighbour meet at the same bit (`wants`)."""
    return port * len(COLOURS) + colour


def drawn_tables(state: np.record) -> tuple[np.ndarray, np.ndarray]:
    """The colour at each port of each card as drawn, and the port at the other end of the line there, as in CARD_FIELDS."""
    try:
        return state.ink, state.other
    except AttributeError:
        return _unfold_ends(state.shows.tobytes(), state.lines.tobytes())


@functools.lru_cache(maxsize=16)  # every view shows the options
def _unfold_ends(shows: bytes, lines: bytes) -> tuple[np.ndarray, np.ndarray]:
    """The tables of drawn_tables from those of GRID_FIELDS."""
    ink = np.full((MOST_CARDS, PORTS), NO_COLOUR, np.int8)
    other = np.full((MOST_CARDS, PORTS), NO_PORT, np.int8)
    for card, (ends, digits) in enumerate(zip(np.frombuffer(shows, np.int64), np.frombuffer(lines, np.int64), strict=True)):
        of_line: dict[int, list[int]] = {}
        for port in range(PORTS):
            for colour in range(len(COLOURS)):
                if int(ends) >> end_bit(port, colour) & 1:
                    ink[card, port] = colour
                    of_line.setdefault(int(digits) >> DIGIT * port & NO_LINE, []).append(port)
        for one, two in of_line.values():
            other[card, one], other[card, two] = two, one
    ink.flags.writeable = other.flags.writeable = False
    return ink, other


@functools.lru_cache(maxsize=16)  # every view shows the options
def _pack_tables(back: bytes, ink: bytes, other: bytes) -> str:
    """Write the set that these tables describe."""
    cards = [
        _card(card, number, ink[card * PORTS : card * PORTS + PORTS], other[card * PORTS : card * PORTS + PORTS])
        for card, number in enumerate(back)
        if number
    ]
    return pack(tuple(cards))


@functools.lru_cache(maxsize=1024)  # every view shows cards
def _card(card: int, number: int, ink: bytes, other: bytes) -> Card:
    """Make a card of its row in the tables."""
    lines = [(ink[one], one, two) for one, two in enumerate(other) if one < two < PORTS]
    return Card(card + 1, number, tuple(lines))


def card_in(state: np.record, card: int) -> Card:
    """Read one card from the tables of a record."""
    ink, other = drawn_tables(state)
    return _card(card, int(state.back[card]), ink[card].tobytes(), other[card].tobytes())


def needs(options: Mapping[str, Choice], count: int, threes: int = 0, fours: int = 0, fives: int = 0) -> None:
    """Refuse a set that is too small for a game, in all or of some backs."""
    backs = [card.back for card in cards_of(options)]
    wanted = {3: threes, 4: fours, 5: fives}
    lacking = [f"{wanted[back]} x {back}" for back in BACKS if backs.count(back) < wanted.get(back, 0)]
    if len(backs) < count or lacking:
        raise BadCards("cards-too-few", count=len(backs), needed=count, backs=", ".join(lacking) or "-")


def fill_deck(state: np.record) -> None:
    """Put all cards that are not laid by hand behind those that are, in any order; `known` is scratch."""
    shuffle_face_down(state.generator, state.deck, int(state.laid), order_deck(state))


def order_deck(state: np.record) -> int:
    """Put all cards that are not laid by hand behind those that are, by their numbers; returns where they end."""
    laid = int(state.laid)
    for card in range(MOST_CARDS):
        state.known[card] = 0
    for k in range(laid):
        state.known[int(state.deck[k])] = 1
    end = lay_unknown(state, laid)
    for k in range(end, MOST_CARDS):
        state.deck[k] = NOTHING
    return end


def shuffle_unknown(state: np.record, first: int) -> int:
    """Lay all cards that are not marked as known into the deck from a place on, in any order; returns where they end.

    They are shuffled from the order of their numbers, so that nothing of an old order is left; the marks are taken off.
    """
    place = lay_unknown(state, first)
    shuffle_face_down(state.generator, state.deck, first, place)
    return place


def lay_unknown(state: np.record, first: int) -> int:
    """Lay all cards that are not marked as known into the deck from a place on, by their numbers; takes the marks off."""
    place = first
    for card in range(MOST_CARDS):
        if state.back[card] and not state.known[card]:
            state.deck[place] = card
            place += 1
        state.known[card] = 0
    return place


def copies_in(cards: np.ndarray, card: int) -> int:
    """How often a card is in a row of cards."""
    count = 0
    for k in range(len(cards)):
        count += int(cards[k] == card)
    return count


def is_lost(state: np.record, card: int, elsewhere: int) -> int:
    """1 if a card of the set is not exactly once in the deck or elsewhere, or a card that is not of the set is there."""
    return int(elsewhere + copies_in(state.deck, card) != int(state.back[card] != 0))
