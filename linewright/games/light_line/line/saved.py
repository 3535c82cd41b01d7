"""What older records of LINE held, for the digests in saves: a row of all cards for each pile."""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.line.rules import place_in_pile
from linewright.games.light_line.line.state import PILES
from linewright.games.light_line.older import older_cards_and_table
from linewright.games.light_line.sets import NOTHING


def older_fields(state: Any) -> dict[str, np.ndarray | None]:
    """The cards and the table, and the piles: from each, so many cards were taken off as are no longer there or came back."""
    pile = np.full((PILES, MOST_CARDS), NOTHING, np.int32)
    top = np.zeros(PILES, np.int8)
    for number in range(PILES):
        height, all_cards = int(state.height[number]), int(state.room[number + 1]) - int(state.room[number])
        top[number] = (all_cards - height + int(state.slid[number])) % MOST_CARDS
        for k in range(height):
            pile[number, (int(top[number]) + k) % MOST_CARDS] = state.pile[place_in_pile(state, number, k)]
    return {**older_cards_and_table(state), "pile": pile, "top": top, "room": None, "slid": None}
