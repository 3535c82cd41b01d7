"""What a good set of LIGHT LINE cards is like: eight properties, each held or not, with the figures that say so.

Only the last is needed to play; the others make a set fair, varied and drawable.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from linewright.games.light_line.cards import BACKS, COLOURS, PORTS, Card, turn_port

PRINTED = 60  # cards in the box
PER_COLOUR = 48  # cards that show a colour
BACKS_WANTED = {2: 13, 3: 21, 4: 13, 5: 13}
BACKS_PER_MISSING_COLOUR = {2: (2, 3), 3: (4, 5), 4: (2, 3), 5: (2, 3)}
HEAD_LINE_NEEDS = {3: 4, 4: 3, 5: 2}  # LL-80
LINE_NEEDS_THREES = 7  # LL-30: a start card and six hands

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class Property:
    """One property of a set: the id of its words, whether it holds, and what was found."""

    word: str
    holds: bool
    found: str


def is_straight(one: int, two: int) -> bool:
    """Whether a line runs straight across: N_i to S_i or E_i to W_i."""
    return abs(one // 3 - two // 3) == 2 and one % 3 == two % 3


def is_vertical(port: int) -> bool:
    """Whether a port lies on the upper or lower edge."""
    return port // 3 % 2 == 0


def is_drawable_line(one: int, two: int) -> bool:
    """Whether a line is straight or has exactly one bend."""
    return is_straight(one, two) or is_vertical(one) != is_vertical(two)


def tracks_of(one: int, two: int) -> Iterator[tuple[int, int, str]]:
    """The cells of a 3 x 3 grid that a line runs through: row, column, and V, H or X for a bend."""
    if is_straight(one, two):
        for k in range(3):
            yield (k, one % 3, "V") if is_vertical(one) else (one % 3, k, "H")
        return
    upright, across = (one, two) if is_vertical(one) else (two, one)
    column, row = upright % 3, across % 3
    yield row, column, "X"
    for k in range(row) if upright // 3 == 0 else range(row + 1, 3):
        yield k, column, "V"
    for k in range(column + 1, 3) if across // 3 == 1 else range(column):
        yield row, k, "H"


def is_drawable(card: Card) -> bool:
    """Whether no two lines share a track, and bends have their cell alone."""
    cells: dict[tuple[int, int], list[str]] = {}
    for _, one, two in card.lines:
        if not is_drawable_line(one, two):
            return False
        for row, column, way in tracks_of(one, two):
            cells.setdefault((row, column), []).append(way)
    return all(len(set(ways)) == len(ways) and (len(ways) == 1 or "X" not in ways) for ways in cells.values())


def numbers(cards: Cards, is_good: Callable[[Card], bool]) -> str:
    """Name the cards that are not good."""
    return " ".join(str(card.number) for card in cards if not is_good(card))


def has_four_lines(card: Card) -> bool:
    """Whether a card has four lines of four colours (the file's reader has made sure of eight ports)."""
    return len(card.lines) == 4 and len({colour for colour, _, _ in card.lines}) == 4


def uses_all_edges(card: Card) -> bool:
    """Whether every edge has a used port."""
    return {port // 3 for _, one, two in card.lines for port in (one, two)} == {0, 1, 2, 3}


def shape_of(card: Card) -> tuple[tuple[int, int], ...]:
    """A card's lines without colours, the same for the card turned."""
    drawn = sorted((min(one, two), max(one, two)) for _, one, two in card.lines)
    upside_down = sorted((min(turn_port(one), turn_port(two)), max(turn_port(one), turn_port(two))) for _, one, two in card.lines)
    return min(tuple(drawn), tuple(upside_down))


def twins(cards: Cards) -> str:
    """Name cards that look alike, even turned, even without colours."""
    groups: dict[tuple[tuple[int, int], ...], list[int]] = {}
    for card in cards:
        groups.setdefault(shape_of(card), []).append(card.number)
    return ", ".join("=".join(map(str, group)) for group in groups.values() if len(group) > 1)


def colour_counts(cards: Cards) -> tuple[dict[str, int], int, int]:
    """Count the cards that show each colour, and the least and most often that a colour ends at a port."""
    shown = Counter(COLOURS[colour] for card in cards for colour in {colour for colour, _, _ in card.lines})
    ends = Counter((colour, port) for card in cards for colour, *ports in card.lines for port in ports)
    at_ports = [ends[colour, port] for colour in range(len(COLOURS)) for port in range(PORTS)]
    return {colour: shown[colour] for colour in COLOURS}, min(at_ports), max(at_ports)


def straights(cards: Cards) -> dict[str, tuple[int, int]]:
    """Count for each colour the straight lines: upright, across."""
    found = {}
    for ink, letter in enumerate(COLOURS):
        lines = [(one, two) for card in cards for colour, one, two in card.lines if colour == ink and is_straight(one, two)]
        found[letter] = (sum(is_vertical(one) for one, _ in lines), sum(not is_vertical(one) for one, _ in lines))
    return found


def backs_by_missing_colour(cards: Cards) -> dict[str, dict[int, int]]:
    """Count the backs of the cards that lack each colour: the back must not betray the front."""
    found = {}
    for ink, letter in enumerate(COLOURS):
        without = Counter(card.back for card in cards if all(colour != ink for colour, _, _ in card.lines))
        found[letter] = {back: without[back] for back in BACKS}
    return found


def properties_of(cards: Cards) -> list[Property]:
    """Look a set over, property by property."""
    backs = Counter(card.back for card in cards)
    shown, fewest, most = colour_counts(cards)
    straight = straights(cards)
    by_missing = backs_by_missing_colour(cards)
    even = all(
        low <= counts[back] <= high for counts in by_missing.values() for back, (low, high) in BACKS_PER_MISSING_COLOUR.items()
    )
    bad_lines = numbers(cards, lambda card: all(is_drawable_line(one, two) for _, one, two in card.lines))
    bad_edges, alike = numbers(cards, uses_all_edges), twins(cards)
    playable = all(backs[back] >= needed for back, needed in HEAD_LINE_NEEDS.items()) and backs[3] >= LINE_NEEDS_THREES
    piles = " ".join(f"{backs[back]}x{back}" for back in BACKS)
    return [
        Property("property-four-lines", not numbers(cards, has_four_lines), numbers(cards, has_four_lines)),
        Property("property-straight-or-bent", not bad_lines, bad_lines),
        Property("property-drawable", not numbers(cards, is_drawable), numbers(cards, is_drawable)),
        Property("property-different", not bad_edges and not alike, " ".join(filter(None, (bad_edges, alike)))),
        Property(
            "property-colours",
            len(cards) == PRINTED and set(shown.values()) == {PER_COLOUR} and fewest >= 4 and most <= 12,
            " ".join(f"{colour}:{count}" for colour, count in shown.items()) + f", {fewest}-{most}",
        ),
        Property(
            "property-straights",
            len(set(straight.values())) == 1 and all(one == two for one, two in straight.values()),
            " ".join(f"{colour}:{one}+{two}" for colour, (one, two) in straight.items()),
        ),
        Property("property-backs", dict(backs) == BACKS_WANTED and even, piles),
        Property("property-playable", playable, piles),
    ]
