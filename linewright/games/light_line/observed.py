"""What observations of LIGHT LINE share: planes for the cards on a table and for a layout on a workbench.

A card is told by its number, 0 is no card; the lines of each card are constants of a match.
"""

import numpy as np

from linewright.core.planes import Plane
from linewright.games.light_line.grid import MOST_PLACED, column_of, lies_at, row_of
from linewright.games.light_line.sets import drawn_tables

CONSTANTS = ("back", "ink", "other")  # of each card, one after the other: number, colours at its ports, ports at the other ends
CENTUM = 100  # larger numbers come in two: hundreds, and the rest

TABLE_PLANES = (
    Plane("table_card", (MOST_PLACED,), "[k] number of the card that was laid as number k, the start card is 0; 0 for none"),
    Plane("table_column", (MOST_PLACED,), "[k] its column, counted from the start card"),
    Plane("table_row", (MOST_PLACED,), "[k] its row, counted from the start card, downwards"),
    Plane("table_turned", (MOST_PLACED,), "[k] 1 if it lies upside down"),
)


def constant(state: np.record, name: str) -> np.ndarray:
    """A constant of a match, whichever way the record has its cards."""
    if name == "back":
        return np.array(state.back)
    return np.array(drawn_tables(state)[CONSTANTS.index(name) - 1])


def observe_table(state: np.record, out: np.ndarray, start: int) -> None:
    """Fill the planes of the table, which begin at start; the numbers there are 0."""
    for k in range(int(state.placed)):
        code = int(state.lies[k])
        cell = lies_at(state, k)
        out[start + k] = (code >> 1) + 1
        out[start + MOST_PLACED + k] = column_of(state, cell)
        out[start + 2 * MOST_PLACED + k] = row_of(state, cell)
        out[start + 3 * MOST_PLACED + k] = code & 1


def bench_planes(size: int) -> tuple[Plane, ...]:
    """The planes of a layout of at most so many cards."""
    return (
        Plane("bench_colour", (), "colour of the line that is shown or built: 0 blue, 1 red, 2 green, 3 yellow, 4 black"),
        Plane("bench_card", (size,), "[k] number of card k of the layout on the workbench, 0 for none"),
        Plane("bench_column", (size,), "[k] its column"),
        Plane("bench_row", (size,), "[k] its row, downwards"),
        Plane("bench_turned", (size,), "[k] 1 if it lies upside down"),
    )


def observe_bench(state: np.record, bench: int, size: int, out: np.ndarray, start: int) -> None:
    """Fill the planes of a layout, which begin at start; the numbers there are 0."""
    out[start] = state.bench_colour[bench]
    for k in range(int(state.bench_count[bench])):
        out[start + 1 + k] = int(state.bench_card[bench, k]) + 1
        out[start + 1 + size + k] = state.bench_column[bench, k]
        out[start + 1 + 2 * size + k] = state.bench_row[bench, k]
        out[start + 1 + 3 * size + k] = state.bench_turned[bench, k]
