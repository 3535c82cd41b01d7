"""How KIDZ LINE is written down: a move as text and back, and what a move did."""

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.light_line.kidz_line import rules
from linewright.games.light_line.kidz_line.state import NOBODY
from linewright.games.light_line.moves import Told, card_of, placement_text, plain, read_placement

__all__ = ["CITES", "action_of", "card_of", "tell", "text_of"]

EXAMPLES = ("place 17 2,-1", "place 17 2,-1 turned", "under")

CITES = {  # the rule that each sentence about a move rests on
    "told-lay": 61,
    "told-missed": 61,
    "told-over": 62,
}


def action_of(state: np.record, seat: int, text: object) -> int:  # noqa: ARG001  the door is the same in every game
    """Read a move, forgiving about case and spaces; raises UnreadableMove."""
    words = plain(text)
    if words == "under":
        return rules.UNDER
    placement = read_placement(state, words)
    if placement is None:
        raise UnreadableMove(text, EXAMPLES)
    if state.turn == NOBODY or placement.card != rules.open_card(state):
        return rules.NOT_HELD
    return rules.OFF_TABLE if placement.action is None else placement.action


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  the door is the same in every game
    """Write a move in its one spelling."""
    if action < rules.UNDER:
        return placement_text(state, rules.open_card(state), action)
    return "under" if action == rules.UNDER else "place"


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did."""
    card = str(rules.open_card(before) + 1)
    if action == rules.UNDER:
        told: Told = [("told-missed", {"seat": seat, "card": card})]
    else:
        words = placement_text(before, rules.open_card(before), action).split()
        told = [("told-lay", {"seat": seat, "card": card, "cell": words[2]})]
    if after.turn == NOBODY:
        told.append(("told-over", {}))
    return told
