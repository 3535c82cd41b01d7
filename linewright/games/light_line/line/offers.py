"""What a seat may reach for in LINE: every place for its card with the lines it extends, every payment, every pile.

An offer is the move, the id of its words with their arguments, and the number of the rule, 0 if legal. `rules` alone decides; all
else here only says what a legal move does (LL-12).
"""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import BACKS
from linewright.games.light_line.line import rules
from linewright.games.light_line.line.notation import numbers_of
from linewright.games.light_line.line.state import PAYING, PILES, PLACING
from linewright.games.light_line.lines import lines_extended
from linewright.games.light_line.moves import placement_text
from linewright.games.light_line.shown import placements

Offer = tuple[str, str, dict[str, Any], int]


def offers(state: np.record, seat: int) -> list[Offer]:
    """List what the seat may reach for in this step of its turn (LL-32); nothing while it may not act."""
    if not rules.may_act(state, seat):
        return []
    if state.phase == PLACING:
        return [*_placements(state, rules.card_held(state, seat)), _under(state, seat)]
    if state.phase == PAYING:
        return [_payment(state, payment) for payment in _payments(state, int(state.owed))]
    return [_draw(state, seat, pile) for pile in range(PILES)]


def _placements(state: np.record, card: int) -> list[Offer]:
    """Offer every place where the card fits, with its lines, its points, and the ways in which they could be paid."""
    ways: dict[int, list[int]] = {}
    offered: list[Offer] = []
    for action in placements(state, card):
        lines = lines_extended(state, card, action)
        points = sum(line["points"] for line in lines)  # LL-20
        if points not in ways:
            ways[points] = _payments(state, points)
        args = {
            "points": points,
            "lines": lines,
            "takes": [numbers_of(payment) or "none" for payment in ways[points]],
            "paid": rules.total_of(ways[points][0]),
        }
        offered.append((placement_text(state, card, action), "offer-place", args, 0))
    return offered


def _payments(state: np.record, points: int) -> list[int]:
    """The ways to be paid for so many points, with the piles as they are (LL-35, LL-37)."""
    out = np.zeros(len(rules.PAYMENTS) + 1, np.int16)
    count = rules.list_payments(state, rules.payable_for(state, points), out)
    return [int(action) - rules.TAKE for action in out[:count]]


def _payment(state: np.record, payment: int) -> Offer:
    """Offer a payment, with the height of each pile after it."""
    numbers, taken = numbers_of(payment), rules.PAYMENTS[payment]
    leaves = {str(number): int(state.height[pile]) - taken.count(number) for pile, number in enumerate(BACKS)}
    word = "offer-take" if numbers else "offer-take-none"
    return f"take {numbers or 'none'}", word, {"numbers": numbers, "leaves": leaves}, 0


def _draw(state: np.record, seat: int, pile: int) -> Offer:
    """Offer to draw from a pile, with how many cards that leaves there."""
    number = str(pile + rules.LOWEST)
    rule = int(rules.why_not(state, seat, rules.DRAW + pile))
    if rule:
        return f"draw {number}", "not-ll-34" if state.height[pile] else "not-ll-38", {}, rule
    return f"draw {number}", "offer-draw", {"number": number, "left": int(state.height[pile]) - 1}, 0


def _under(state: np.record, seat: int) -> Offer:
    """Offer to slide the card under its pile, where it fits nowhere (LL-33)."""
    rule = int(rules.why_not(state, seat, rules.UNDER))
    if rule:
        return "under", f"not-ll-{rule}", {}, rule
    return "under", "offer-under", {"number": str(int(state.back[rules.card_held(state, seat)]))}, 0
