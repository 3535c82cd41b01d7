"""What a seat may know at a LONG LINE table as numbers for learners: its cards, its own workbench, what all have called."""

import numpy as np

from linewright.core.planes import Plane, size_of, starts_of
from linewright.games.light_line.long_line.rules import has_timer
from linewright.games.light_line.long_line.state import HAND, ROUNDS, SEATS
from linewright.games.light_line.observed import CONSTANTS, bench_planes, observe_bench

__all__ = ["CONSTANTS", "LEFT_OUT", "PLANES", "observe"]

PLANES = (
    Plane("hand", (HAND,), "[k] number of card k of the own hand"),
    *bench_planes(HAND),
    Plane("called", (SEATS,), "[seat] number it has called this round, 0 for none, -1 if the call was wrong"),
    Plane("points", (SEATS, ROUNDS), "[seat, round] its points"),
    Plane("rounds", (), "rounds that are over"),
    Plane("seats", (), "how many play"),
    Plane("options", (2,), "false_call: the number of the choice, from 0; 1 if time can be up"),
)
LEFT_OUT = ("cards", "called_at")  # constants say it; when a call was made is for clocks

SIZE = size_of(PLANES)
(OWN_HAND, BENCH, _, _, _, _, CALLED, POINTS, ROUNDS_OVER, AT_TABLE, OPTIONS) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    for k in range(HAND):
        out[OWN_HAND + k] = int(state.hand[seat, k]) + 1
    observe_bench(state, seat, HAND, out, BENCH)
    seats = int(state.seats)
    for k in range(seats):
        other = (seat + k) % seats
        out[CALLED + k] = state.called[other]
        for played in range(int(state.rounds)):
            out[POINTS + k * ROUNDS + played] = state.points[played, other]
    out[ROUNDS_OVER] = state.rounds
    out[AT_TABLE] = seats
    out[OPTIONS] = state.false_call
    out[OPTIONS + 1] = has_timer(state)
