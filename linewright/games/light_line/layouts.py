"""Cards as they lie, on a table or on a workbench, and how that is written: `R 3@0,0 17@1,0t 8@1,1`."""

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from linewright.games.light_line.cards import COLOURS

Named = TypeVar("Named")


class Laid(NamedTuple, Generic[Named]):
    """A card and where it lies: columns grow to the right, rows downwards; turned by 180 degrees or not (LL-2).

    The card is named by its number, or is the Card itself where its lines are drawn.
    """

    card: Named
    column: int
    row: int
    turned: bool


def layout_text(colour: int, layout: Iterable[Laid[int]]) -> str:
    """Write a layout: the letter of its colour, then card@column,row of each card and a t if it is turned."""
    words = [f"{card}@{column},{row}{'t' if turned else ''}" for card, column, row, turned in layout]
    return " ".join([COLOURS[colour], *words])
