"""What a seat may know at a HEAD LINE table: the open cards, those put under the deck, and who has won which round card."""

from typing import Literal, TypedDict

import numpy as np

from linewright.games.light_line.head_line import rules
from linewright.games.light_line.head_line.offers import offers
from linewright.games.light_line.head_line.state import DISCARDED, NO_TIME, NOBODY, OVER, ROUND_CARDS, SHOWING, TURNING
from linewright.games.light_line.shown import Placed, bench_view, cards_view, name_of

__all__ = ["View", "offers", "view"]

Phase = Literal["turning", "showing", "over"]
PHASES: dict[int, Phase] = {TURNING: "turning", SHOWING: "showing", OVER: "over"}


class SeatView(TypedDict):
    """What everybody knows of a seat."""

    won: list[int]  # round cards
    locked: bool  # out of this round


class View(TypedDict):
    """What may be known; everybody knows the same."""

    phase: Phase
    wanted: int | None  # cards of the line that is looked for
    played: int
    repeats: int
    open: list[str]
    unseen: int
    under: list[str]  # cards put under the deck
    round_pile: list[int]
    discarded: list[int]
    caller: int | None
    called_at: int | None  # milliseconds
    bench: list[Placed]
    cards: dict[str, str]  # the lines of each card that was seen
    seats: list[SeatView]


def view(state: np.record, seat: int | None) -> View:  # noqa: ARG001  everybody sees the same
    """Build from nothing what may be known."""
    opened, unseen = int(state.opened), int(state.unseen)
    turned_up = [int(card) for card in state.deck[:opened]]
    under = [int(card) for card in state.deck[opened + unseen : rules.stock(state)]]
    left = sorted(rules.number_of(state, k) for k in range(int(state.played), ROUND_CARDS))
    decided = range(int(state.played))
    return {
        "phase": PHASES[int(state.phase)],
        "wanted": None if state.phase == OVER else rules.wanted_length(state),
        "played": int(state.played),
        "repeats": int(state.repeats),
        "open": [name_of(card) for card in turned_up],
        "unseen": unseen,
        "under": [name_of(card) for card in under],
        "round_pile": left,
        "discarded": [rules.number_of(state, k) for k in decided if state.owner[k] == DISCARDED],
        "caller": None if state.caller == NOBODY else int(state.caller),
        "called_at": None if state.called_at == NO_TIME else int(state.called_at),
        "bench": bench_view(state, rules.BENCH),
        "cards": cards_view(state, [*turned_up, *under]),
        "seats": [
            {
                "won": [rules.number_of(state, k) for k in decided if state.owner[k] == other],
                "locked": bool(state.locked[other]),
            }
            for other in range(int(state.seats))
        ],
    }
