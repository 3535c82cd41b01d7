"""What older records of KIDZ LINE held, for the digests in saves: piles beside the deck, a number for each card missed."""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.kidz_line.rules import card_dealt, dealt, was_missed
from linewright.games.light_line.kidz_line.state import ROUNDS, SEATS
from linewright.games.light_line.older import older_cards_and_table, older_ends
from linewright.games.light_line.sets import NOTHING


def older_fields(state: Any) -> dict[str, np.ndarray | None]:
    """Cards, table and ends of lines, the pile of each seat, what it missed, and the cards that were not dealt."""
    pile = np.full((SEATS, ROUNDS), NOTHING, np.int8)
    missed = np.zeros((SEATS, ROUNDS), np.int8)
    for seat in range(int(state.seats)):
        for k in range(ROUNDS):
            pile[seat, k] = card_dealt(state, seat, k)
            missed[seat, k] = was_missed(state, seat, k)
    deck = np.full(MOST_CARDS, NOTHING, np.int8)
    undealt = state.deck[dealt(state) : int(state.box)]
    deck[: len(undealt)] = undealt
    return {**older_cards_and_table(state), **older_ends(state), "pile": pile, "missed": missed, "deck": deck, "up": None}
