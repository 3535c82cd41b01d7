"""What a seat may know at a KIDZ LINE table: the table and every card that was turned up; all seats know the same."""

from typing import Literal, TypedDict

import numpy as np

from linewright.games.light_line.kidz_line import rules
from linewright.games.light_line.kidz_line.offers import offers
from linewright.games.light_line.kidz_line.state import NOBODY, ROUNDS
from linewright.games.light_line.lines import Line, lines_of_last_card
from linewright.games.light_line.shown import (
    Placed,
    cards_view,
    name_of,
    on_table,
    table_view,
    worth_view,
)
from linewright.games.light_line.tracing import worth_of_placing

__all__ = ["View", "offers", "view"]


class SeatView(TypedDict):
    """What is known of a seat."""

    placed: int
    missed: list[str]  # cards put under its pile
    face_down: int


class View(TypedDict):
    """What a seat may know; all seats know the same."""

    phase: Literal["placing", "over"]
    turn: int | None
    starter: int
    rounds: int
    table: list[Placed]
    card: str | None  # that was turned up
    worth: dict[str, int]  # each place where it fits, for the seat at turn
    extended: list[Line]  # the lines that the card placed last goes on with
    cards: dict[str, str]  # the lines of each card that was seen
    seats: list[SeatView]


def view(state: np.record, seat: int | None) -> View:
    """Build from nothing what may be known; None is a spectator."""
    up = None if state.turn == NOBODY else rules.open_card(state)
    missed = [_cards_missed(state, other) for other in range(int(state.seats))]
    seen = [*on_table(state), *(card for cards in missed for card in cards), *([] if up is None else [up])]
    return {
        "phase": "over" if up is None else "placing",
        "turn": None if up is None else int(state.turn),
        "starter": int(state.starter),
        "rounds": int(state.rounds),
        "table": table_view(state),
        "card": None if up is None else name_of(up),
        "worth": worth_view(state, up, worth_of_placing) if up is not None and seat == state.turn else {},
        "extended": lines_of_last_card(state),
        "cards": cards_view(state, seen),
        "seats": [_seat_view(state, other, missed[other]) for other in range(int(state.seats))],
    }


def _cards_missed(state: np.record, seat: int) -> list[int]:
    """List the cards that the seat put under its pile."""
    return [rules.card_dealt(state, seat, k) for k in range(ROUNDS) if rules.was_missed(state, seat, k)]


def _seat_view(state: np.record, seat: int, missed: list[int]) -> SeatView:
    """Show what is known of a seat: cards placed, cards put under, cards still face down."""
    down = sum(1 - rules.is_up(state, seat, k) for k in range(ROUNDS))
    return {"placed": int(state.scored[seat]), "missed": [name_of(card) for card in missed], "face_down": down}
