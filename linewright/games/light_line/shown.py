"""What views of LIGHT LINE share: cards with their lines, the table, and what each placement would bring (LL-12)."""

import functools
from collections.abc import Callable, Iterable
from typing import TypedDict

import numpy as np

from linewright.games.light_line.cards import COLOURS, Card, write_card
from linewright.games.light_line.grid import MOST_OPEN, column_of, lies_at, list_places, row_of
from linewright.games.light_line.lines import Section, lines_on_bench
from linewright.games.light_line.moves import placement_text
from linewright.games.light_line.sets import card_in
from linewright.games.light_line.workbench import cards_on_bench


class Placed(TypedDict):
    """A card that lies somewhere; cells count from the start card, or from the first card of a layout."""

    card: str
    column: int
    row: int
    turned: bool


def name_of(card: int) -> str:
    """Name a card by its number."""
    return str(card + 1)


def cards_view(state: np.record, cards: Iterable[int]) -> dict[str, str]:
    """Describe cards as a file of cards does: the number on the back, then the lines, in the order of their ports."""
    return {name_of(card): _describe(card_in(state, card)) for card in sorted(set(cards))}


@functools.lru_cache(maxsize=1024)
def _describe(card: Card) -> str:
    """Write a card without its number."""
    return write_card(card).partition(" ")[2]


def on_table(state: np.record) -> list[int]:
    """List the cards on the table in the order they were placed."""
    return [int(code) >> 1 for code in state.lies[: int(state.placed)]]


def table_view(state: np.record) -> list[Placed]:
    """Show the cards on the table in the order they were placed, the start card first."""
    cells = [lies_at(state, place) for place in range(int(state.placed))]
    return [
        {"card": name_of(int(code) >> 1), "column": column_of(state, cell), "row": row_of(state, cell), "turned": bool(code & 1)}
        for cell, code in zip(cells, state.lies, strict=False)
    ]


def placements(state: np.record, card: int) -> list[int]:
    """List the legal placements of a card, as actions."""
    out = np.zeros(2 * MOST_OPEN + 1, np.int16)
    return [int(action) for action in out[: list_places(state, card, out)]]


def worth_view(state: np.record, card: int, worth_of_placing: Callable[[np.record, int, int], int]) -> dict[str, int]:
    """Each placement of a card with its points."""
    return {placement_text(state, card, action): worth_of_placing(state, card, action) for action in placements(state, card)}


def bench_view(state: np.record, bench: int) -> list[Placed]:
    """Show the layout on a workbench."""
    return [
        {"card": str(one.card), "column": one.column, "row": one.row, "turned": one.turned}
        for one in cards_on_bench(state, bench)
    ]


class ShownLine(TypedDict):
    """A layout that everybody may look at, with the longest line of its colour."""

    colour: str
    length: int
    sections: list[Section]
    bench: list[Placed]
    cards: dict[str, str]  # the lines of each card of it


def show_line(state: np.record, bench: int, joker: int = 0) -> ShownLine:
    """Show a layout to everybody; black is a colour like others (LL-51, LL-82), or with the joker goes with any (LL-71)."""
    colour = COLOURS[int(state.bench_colour[bench])]
    line = lines_on_bench(state, bench, joker).get(colour)
    laid = bench_view(state, bench)
    return {
        "colour": colour,
        "length": line["length"] if line else 0,
        "sections": line["sections"] if line else [],
        "bench": laid,
        "cards": cards_view(state, (int(one["card"]) - 1 for one in laid)),
    }
