"""What a seat may know at a LINE table as numbers for learners: the table, all backs, and the fronts it has seen."""

import numpy as np

from linewright.core.planes import Plane, seats_from, size_of, starts_of
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.line.rules import CARD, LOWEST, place_in_pile
from linewright.games.light_line.line.state import MISFIT, PILES, SEATS, SEEN
from linewright.games.light_line.observed import CENTUM, CONSTANTS, TABLE_PLANES, constant, observe_table
from linewright.games.light_line.sets import NOTHING

__all__ = ["CONSTANTS", "LEFT_OUT", "PLANES", "constant", "observe"]

NO_PLACE = "cards on the table when somebody found no place for it, 0 for never"

PLANES = (
    *TABLE_PLANES,
    Plane("line_card", (SEATS,), "[seat] number of its line card as far as the own seat has seen the front, else 0"),
    Plane("line_card_back", (SEATS,), "[seat] number on the back of its line card, 0 for none"),
    Plane("line_card_no_place", (SEATS,), f"[seat] of its line card: {NO_PLACE}"),
    Plane("pile_card", (PILES, MOST_CARDS), "[pile, place from the top] number of the card as far as seen, else 0; piles 2 to 5"),
    Plane("pile_no_place", (PILES, MOST_CARDS), f"[pile, place from the top] {NO_PLACE}"),
    Plane("pile_height", (PILES,), "[pile] cards in it"),
    Plane("pile_tried", (PILES,), "[pile] cards put under it this turn"),
    Plane("paid_to", (MOST_CARDS,), "[k] seat that took number card k, in the order they were taken; -1 for none"),
    Plane("paid_back", (MOST_CARDS,), "[k] number on its back"),
    Plane("paid_card", (MOST_CARDS,), "[k] its number as far as the front was seen, else 0"),
    Plane("paid_no_place", (MOST_CARDS,), f"[k] {NO_PLACE}"),
    Plane("number_cards", (SEATS, PILES), "[seat, back - 2] number cards it has; their sum is its points"),
    Plane("owed", (2,), "points of the placement that are to be paid: hundreds, and the rest"),
    Plane("turns", (2,), "turns that are over: hundreds, and the rest"),
    Plane("passes", (), "turns without a placement, one after the other"),
    Plane("ending", (), "1 in the last round"),
    Plane("phase", (), "0 placing, 1 replacing, 2 paying, 3 drawing, 4 over"),
    Plane("turn", (), "seat at turn, -1 once over"),
    Plane("starter", (), "seat with which rounds begin"),
    Plane("seats", (), "how many play"),
    Plane("options", (2,), "open_hands, final_draw: the number of the choice, from 0"),
)
LEFT_OUT = ("cards",)  # constants say it

SIZE = size_of(PLANES)
(
    TABLE,
    _,
    _,
    _,
    LINE_CARD,
    LINE_CARD_BACK,
    LINE_CARD_NO_PLACE,
    PILE_CARD,
    PILE_NO_PLACE,
    PILE_HEIGHT,
    PILE_TRIED,
    PAID_TO,
    PAID_BACK,
    PAID_CARD,
    PAID_NO_PLACE,
    NUMBER_CARDS,
    OWED,
    TURNS,
    PASSES,
    ENDING,
    PHASE,
    TURN,
    STARTER,
    AT_TABLE,
    OPTIONS,
) = starts_of(PLANES)


def observe(state: np.record, seat: int, out: np.ndarray) -> None:
    """Fill out with what the seat may know."""
    for k in range(SIZE):
        out[k] = 0
    observe_table(state, out, TABLE)
    observe_hands(state, seat, out)
    observe_piles(state, seat, out)
    observe_number_cards(state, seat, out)
    seats = int(state.seats)
    out[OWED] = int(state.owed) // CENTUM
    out[OWED + 1] = int(state.owed) % CENTUM
    out[TURNS] = int(state.turns) // CENTUM
    out[TURNS + 1] = int(state.turns) % CENTUM
    out[PASSES] = state.passes
    out[ENDING] = state.ending
    out[PHASE] = state.phase
    out[TURN] = seats_from(seat, int(state.turn), seats)
    out[STARTER] = seats_from(seat, int(state.starter), seats)
    out[AT_TABLE] = seats
    out[OPTIONS] = state.open_hands
    out[OPTIONS + 1] = state.final_draw


def card_seen(slot: int, seat: int) -> int:
    """The number of the card of a slot if the seat has seen its front, else 0."""
    return (slot & CARD) + 1 if slot >> (SEEN + seat) & 1 else 0


def observe_hands(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell of the line cards in hands."""
    seats = int(state.seats)
    for k in range(seats):
        slot = int(state.hand[(seat + k) % seats])
        if slot != NOTHING:
            out[LINE_CARD + k] = card_seen(slot, seat)
            out[LINE_CARD_BACK + k] = state.back[slot & CARD]
            out[LINE_CARD_NO_PLACE + k] = slot >> MISFIT


def observe_piles(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell of the piles, from the top."""
    for pile in range(PILES):
        out[PILE_HEIGHT + pile] = state.height[pile]
        out[PILE_TRIED + pile] = state.tried[pile]
        for k in range(int(state.height[pile])):
            slot = int(state.pile[place_in_pile(state, pile, k)])
            out[PILE_CARD + pile * MOST_CARDS + k] = card_seen(slot, seat)
            out[PILE_NO_PLACE + pile * MOST_CARDS + k] = slot >> MISFIT


def observe_number_cards(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell of the number cards, in the order in which they were taken."""
    for k in range(int(state.paid), MOST_CARDS):
        out[PAID_TO + k] = -1
    for k in range(int(state.paid)):
        slot = int(state.number_card[k])
        back = int(state.back[slot & CARD])
        other = seats_from(seat, int(state.paid_to[k]), int(state.seats))
        out[PAID_TO + k] = other
        out[PAID_BACK + k] = back
        out[PAID_CARD + k] = card_seen(slot, seat)
        out[PAID_NO_PLACE + k] = slot >> MISFIT
        count = NUMBER_CARDS + other * PILES + back - LOWEST
        out[count] = int(out[count]) + 1
