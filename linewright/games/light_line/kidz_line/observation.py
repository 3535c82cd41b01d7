"""What a seat may know at a KIDZ LINE table as numbers for learners; all seats know the same."""

import numpy as np

from linewright.core.planes import Plane, seats_from, size_of, starts_of
from linewright.games.light_line.kidz_line.rules import card_dealt, open_card, was_missed
from linewright.games.light_line.kidz_line.state import NOBODY, ROUNDS, SEATS
from linewright.games.light_line.observed import CONSTANTS, TABLE_PLANES, constant, observe_table

__all__ = ["CONSTANTS", "LEFT_OUT", "PLANES", "constant", "observe"]

PLANES = (
    *TABLE_PLANES,
    Plane("card", (), "number of the card that is turned up, 0 once over"),
    Plane("placed", (SEATS,), "[seat] cards it has placed"),
    Plane("missed", (SEATS, ROUNDS), "[seat, round] number of the card it has put under its pile, 0 for none"),
    Plane("rounds", (), "rounds that are over"),
    Plane("turn", (), "seat at turn, -1 once over"),
    Plane("starter", (), "seat with which rounds begin"),
    Plane("seats", (), "how many play"),
    Plane("options", (1,), "strict_kids: the number of the choice, from 0"),
)
LEFT_OUT = ("cards",)  # constants say it

SIZE = size_of(PLANES)
(TABLE, _, _, _, CARD, PLACED, MISSED, ROUNDS_OVER, TURN, STARTER, AT_TABLE, OPTIONS) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    observe_table(state, out, TABLE)
    seats = int(state.seats)
    if state.turn != NOBODY:
        out[CARD] = open_card(state) + 1
    for k in range(seats):
        other = (seat + k) % seats
        out[PLACED + k] = state.scored[other]
        for number in range(ROUNDS):
            if was_missed(state, other, number):
                out[MISSED + k * ROUNDS + number] = card_dealt(state, other, number) + 1
    out[ROUNDS_OVER] = state.rounds
    out[TURN] = seats_from(seat, int(state.turn), seats)
    out[STARTER] = seats_from(seat, int(state.starter), seats)
    out[AT_TABLE] = seats
    out[OPTIONS] = state.strict_kids
