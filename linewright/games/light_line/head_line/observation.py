"""What a seat may know at a HEAD LINE table as numbers for learners: open cards, those put under the deck, round cards."""

import numpy as np

from linewright.core.planes import Plane, seats_from, size_of, starts_of
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.head_line.rules import BENCH, ROUND_NUMBERS, number_of, stock
from linewright.games.light_line.head_line.state import DISCARDED, NOBODY, ROUND_CARDS, SEATS
from linewright.games.light_line.observed import CENTUM, CONSTANTS, bench_planes, observe_bench

__all__ = ["CONSTANTS", "LEFT_OUT", "PLANES", "observe"]

PLANES = (
    Plane("open", (MOST_CARDS,), "[k] number of the card that was turned up as number k, 0 for none"),
    Plane("under", (MOST_CARDS,), "[k] number of the card that lies k above the bottom of those put under the deck, 0 for none"),
    Plane("unseen", (), "cards of the deck that nobody has seen since it was shuffled"),
    Plane("round_pile", (len(ROUND_NUMBERS),), "[k] round cards with the number k + 3 that are not decided"),
    Plane("round_number", (ROUND_CARDS,), "[k] number of round card k if it is decided or the next, else 0"),
    Plane("round_owner", (ROUND_CARDS,), "[k] seat that has won it, -1 for undecided, -2 for discarded"),
    *bench_planes(MOST_CARDS),
    Plane("caller", (), "seat that has called and shows its line, -1 for none"),
    Plane("locked", (SEATS,), "[seat] 1 if it has no more part in this round"),
    Plane("phase", (), "0 turning, 1 showing, 2 over"),
    Plane("repeats", (2,), "rounds played again: hundreds, and the rest"),
    Plane("seats", (), "how many play"),
    Plane("options", (1,), "wrong_call: the number of the choice, from 0"),
)
LEFT_OUT = ("cards", "called_at")  # constants say it; when a call was made is for clocks

SIZE = size_of(PLANES)
(
    OPEN,
    UNDER,
    UNSEEN,
    ROUND_PILE,
    ROUND_NUMBER,
    ROUND_OWNER,
    LAYOUT,
    _,
    _,
    _,
    _,
    CALLER,
    LOCKED,
    PHASE,
    REPEATS,
    AT_TABLE,
    OPTIONS,
) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    seats = int(state.seats)
    first_under = int(state.opened) + int(state.unseen)
    for k in range(int(state.opened)):
        out[OPEN + k] = int(state.deck[k]) + 1
    for k in range(first_under, stock(state)):
        out[UNDER + k - first_under] = int(state.deck[k]) + 1
    out[UNSEEN] = state.unseen
    observe_round_cards(state, seat, out)
    observe_bench(state, BENCH, MOST_CARDS, out, LAYOUT)
    out[CALLER] = seats_from(seat, int(state.caller), seats)
    for k in range(seats):
        out[LOCKED + k] = state.locked[(seat + k) % seats]
    out[PHASE] = state.phase
    out[REPEATS] = int(state.repeats) // CENTUM
    out[REPEATS + 1] = int(state.repeats) % CENTUM
    out[AT_TABLE] = seats
    out[OPTIONS] = state.wrong_call


def observe_round_cards(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell of the round cards: those decided and the next one as they come, of the others only how many there are."""
    for k in range(ROUND_CARDS):
        number = number_of(state, k)
        if k <= state.played:
            out[ROUND_NUMBER + k] = number
        if k >= state.played:
            place = ROUND_PILE + number - ROUND_NUMBERS[0]
            out[place] = int(out[place]) + 1
        owner = int(state.owner[k])
        out[ROUND_OWNER + k] = owner if owner in (NOBODY, DISCARDED) else seats_from(seat, owner, int(state.seats))
