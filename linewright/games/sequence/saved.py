"""What older records of Sequence held, for the digests in saves: one number for each cell, kind and discard."""

from typing import Any

import numpy as np

from linewright.games.sequence.cards import CELLS, DECK, KINDS, PLACES
from linewright.games.sequence.lines import holds_cell
from linewright.games.sequence.piles import discarder_of, old_copies
from linewright.games.sequence.state import NOBODY


def older_fields(state: Any) -> dict[str, np.ndarray | None]:
    """The sequences that hold each cell, the old copies of each kind, who played each discard, the place of each cell."""
    fives = [int(five) for five in state.lines[: int(state.line_count)]]
    discards = int(state.discards)
    played_by = [discarder_of(state, k) for k in range(discards)] + [NOBODY] * (DECK - discards)
    where = np.full(CELLS, NOBODY, np.int8)
    where[state.cells] = np.arange(PLACES)
    return {
        "fixed": np.array([sum(holds_cell(five, cell) for five in fives) for cell in range(CELLS)], np.int8),
        "old_kinds": np.array([old_copies(state, card) for card in range(KINDS)], np.int8),
        "discarder": np.array(played_by, np.int8),
        "where": where,
        "markers": None,
    }
