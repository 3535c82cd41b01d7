"""What a seat may know at a LINE table: the table, all numbers, its own card, and the fronts it has seen before."""

from typing import Literal, NotRequired, TypedDict

import numpy as np

from linewright.games.light_line.ends import worth_of_placing
from linewright.games.light_line.line import rules
from linewright.games.light_line.line.offers import offers
from linewright.games.light_line.line.state import DRAWING, MISFIT, NOBODY, OVER, PAYING, PILES, PLACING, REPLACING, SEEN
from linewright.games.light_line.lines import Line, lines_of_last_card
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.shown import (
    Placed,
    cards_view,
    name_of,
    on_table,
    table_view,
    worth_view,
)

__all__ = ["View", "offers", "view"]

Phase = Literal["placing", "replacing", "paying", "drawing", "over"]
PHASES: dict[int, Phase] = {PLACING: "placing", REPLACING: "replacing", PAYING: "paying", DRAWING: "drawing", OVER: "over"}


class Where(TypedDict):
    """Where a card lies face down: so deep in a pile, as a seat's number card, or in a hand."""

    pile: NotRequired[int]
    place: NotRequired[int]  # from the top
    number_card: NotRequired[int]
    seat: NotRequired[int]
    hand: NotRequired[int]


class Known(Where):
    """A card whose front one has seen, and where it is now."""

    card: str


class NoPlace(Where):
    """A card that did not fit, and how many cards lay on the table then."""

    cards_on_table: int


class SeatView(TypedDict):
    """What is known of a seat."""

    points: int
    number_cards: list[int]
    line_card: int | None  # the number on its back
    card: str | None  # its front, where that was seen


class View(TypedDict):
    """What a seat may know."""

    phase: Phase
    turn: int | None
    starter: int
    turns: int
    ending: bool
    passes: int
    owed: int  # points that are to be paid
    payable: int  # of them, with the piles as they are
    table: list[Placed]
    piles: dict[str, int]  # cards in each
    tried: dict[str, int]
    hand: str | None
    worth: dict[str, int]  # what each placement would score
    extended: list[Line]  # the lines that the card placed last has extended
    known: list[Known]
    no_place: list[NoPlace]
    cards: dict[str, str]  # the lines of each card that was seen
    seats: list[SeatView]


def view(state: np.record, seat: int | None) -> View:
    """Build from nothing what may be known; None is a spectator."""
    seats = range(int(state.seats))
    own = None if seat is None or state.hand[seat] == NOTHING else rules.card_held(state, seat)
    hands = [_seen_card(state, seat, int(state.hand[other])) for other in seats]
    may_place = own is not None and state.phase == PLACING and state.turn == seat
    slots = _hidden_slots(state)
    known: list[Known] = [
        {"card": name_of(slot & rules.CARD), **where} for slot, where in slots if _seen_card(state, seat, slot) is not None
    ]
    seen = [*on_table(state), *(card for card in hands if card is not None), *(int(fact["card"]) - 1 for fact in known)]
    return {
        "phase": PHASES[int(state.phase)],
        "turn": None if state.turn == NOBODY else int(state.turn),
        "starter": int(state.starter),
        "turns": int(state.turns),
        "ending": bool(state.ending),
        "passes": int(state.passes),
        "owed": int(state.owed),
        "payable": rules.payable_total(state) if state.phase == PAYING else 0,
        "table": table_view(state),
        "piles": {str(pile + rules.LOWEST): int(state.height[pile]) for pile in range(PILES)},
        "tried": {str(pile + rules.LOWEST): int(state.tried[pile]) for pile in range(PILES)},
        "hand": None if own is None else name_of(own),
        "worth": worth_view(state, own, worth_of_placing) if may_place and own is not None else {},
        "extended": lines_of_last_card(state),
        "known": known,
        "no_place": [{"cards_on_table": slot >> MISFIT, **where} for slot, where in slots if slot >> MISFIT],
        "cards": cards_view(state, seen),
        "seats": [_seat_view(state, other, hands[other]) for other in seats],
    }


def _seen_card(state: np.record, seat: int | None, slot: int) -> int | None:
    """The card of a slot if the seat has seen its front."""
    seen = state.open_hands if seat is None else slot >> (SEEN + seat) & 1
    is_all = slot >> SEEN & rules.ALL_SEATS == rules.ALL_SEATS
    return slot & rules.CARD if slot != NOTHING and seen and (seat is not None or is_all) else None


def _hidden_slots(state: np.record) -> list[tuple[int, Where]]:
    """List the slots on piles and among number cards with where they are; places count from the top."""
    slots: list[tuple[int, Where]] = []
    for pile in range(PILES):
        row = [int(state.pile[rules.place_in_pile(state, pile, k)]) for k in range(int(state.height[pile]))]
        slots += [(slot, {"pile": pile + rules.LOWEST, "place": place}) for place, slot in enumerate(row)]
    for k in range(int(state.paid)):
        slots.append((int(state.number_card[k]), {"number_card": k, "seat": int(state.paid_to[k])}))
    for seat in range(int(state.seats)):
        if state.hand[seat] != NOTHING and int(state.hand[seat]) >> MISFIT:
            slots.append((int(state.hand[seat]), {"hand": seat}))
    return slots


def _seat_view(state: np.record, seat: int, card: int | None) -> SeatView:
    """Show what is known of a seat: its points, its number cards, and the number on its line card."""
    slot = int(state.hand[seat])
    numbers = [int(state.number_card[k]) & rules.CARD for k in range(int(state.paid)) if state.paid_to[k] == seat]
    return {
        "points": int(state.points[seat]),
        "number_cards": [int(state.back[number]) for number in numbers],
        "line_card": None if slot == NOTHING else int(state.back[slot & rules.CARD]),
        "card": None if card is None else name_of(card),
    }
