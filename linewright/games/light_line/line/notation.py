"""How LINE is written down: a move as text and back, and what a move did."""

import re

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.light_line.line import rules
from linewright.games.light_line.line.state import OVER
from linewright.games.light_line.moves import Told, card_of, placement_text, plain, read_placement
from linewright.games.light_line.sets import NOTHING

__all__ = ["CITES", "action_of", "card_of", "tell", "text_of"]

EXAMPLES = ("place 17 2,-1", "place 17 2,-1 turned", "take 2+3", "take none", "draw 3", "under")
TAKE = re.compile(r"take ?([2-5]) ?(?:\+ ?([2-5]))? ?((?:\+ ?[2-5] ?)*)")
DRAW = re.compile(r"draw ?([2-5])")

CITES = {  # the rule that each sentence about a move rests on
    "told-place": 20,
    "told-take": 35,
    "told-take-none": 37,
    "told-draw": 38,
    "told-under": 33,
    "told-ending": 37,
    "told-over": 39,
}


def action_of(state: np.record, seat: int, text: object) -> int:
    """Read a move, forgiving about case and spaces; raises UnreadableMove."""
    words = plain(text)
    if words == "under":
        return rules.UNDER
    if words in ("take none", "take 0"):
        return rules.TAKE
    if match := DRAW.fullmatch(words):
        return rules.DRAW + int(match[1]) - rules.LOWEST
    if match := TAKE.fullmatch(words):
        return rules.TOO_MANY if match[3] else _payment_of(int(match[1]), int(match[2] or 0))
    placement = read_placement(state, words)
    if placement is None:
        raise UnreadableMove(text, EXAMPLES)
    if state.hand[seat] == NOTHING or placement.card != rules.card_held(state, seat):
        return rules.NOT_HELD
    return rules.OFF_TABLE if placement.action is None else placement.action


def _payment_of(one: int, two: int) -> int:
    """Find a payment, written in either order."""
    pair = (one, 0) if two == 0 else (min(one, two), max(one, two))
    return rules.TAKE + rules.PAYMENTS.index(pair)


def text_of(state: np.record, seat: int, action: int) -> str:
    """Write a move in its one spelling."""
    if action < rules.TAKE:
        return placement_text(state, rules.card_held(state, seat), action)
    if action < rules.DRAW:
        return f"take {numbers_of(action - rules.TAKE) or 'none'}"
    if action < rules.UNDER:
        return f"draw {action - rules.DRAW + rules.LOWEST}"
    return {rules.UNDER: "under", rules.TOO_MANY: "take"}.get(action, "place")


def numbers_of(payment: int) -> str:
    """Write the cards of a payment: `2+3`, or nothing for none."""
    return "+".join(str(number) for number in rules.PAYMENTS[payment] if number)


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did, in the order it happened."""
    told: Told = []
    if action < rules.TAKE:
        words = placement_text(before, rules.card_held(before, seat), action).split()
        told.append(("told-place", {"seat": seat, "card": words[1], "cell": words[2], "points": int(after.owed)}))
    elif action < rules.DRAW:
        numbers = numbers_of(action - rules.TAKE)
        told.append(("told-take" if numbers else "told-take-none", {"seat": seat, "numbers": numbers}))
    elif action < rules.UNDER:
        told.append(("told-draw", {"seat": seat, "number": str(action - rules.DRAW + rules.LOWEST)}))
    else:
        told.append(("told-under", {"seat": seat, "number": str(int(before.back[rules.card_held(before, seat)]))}))
    if after.ending and not before.ending:
        told.append(("told-ending", {}))
    if after.phase == OVER:
        told.append(("told-over", {}))
    return told
