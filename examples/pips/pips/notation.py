"""How Pips is written down: a move as text and back, and what a move did."""

from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from pips import rules
from pips.state import NAMES, NOBODY, SIDE

Told = list[tuple[str, dict[str, Any]]]  # ids of our words, with their arguments
EXAMPLES = ("B3", "swap")
CITES = {"told-pip": 4, "told-take": 4, "told-swap": 6, "told-line": 7, "told-gone": 8}  # the rule each rests on


def card_of(name: str) -> int:
    """The card of this name, which is also the cell."""
    return NAMES.index(name)


def action_of(state: np.record, seat: int, text: object) -> int:  # noqa: ARG001  the door is the same in every game
    """Read a move, forgiving about case and spaces; raises UnreadableMove."""
    plain = "".join(text.split()).upper() if isinstance(text, str) and text.isascii() else ""
    if plain == "SWAP":
        return rules.SWAP
    if plain in NAMES:
        return card_of(plain)
    raise UnreadableMove(text, EXAMPLES)


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  as above
    """Write a move in its one spelling."""
    return "swap" if action == rules.SWAP else NAMES[action]


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did: ids of our words with their arguments, in the order it happened."""
    if action == rules.SWAP:
        told: Told = [("told-swap", {"seat": seat, "cards": int(sum(after.gone)) - int(sum(before.gone))})]
    else:
        told = [("told-pip" if before.owner[action] == NOBODY else "told-take", {"seat": seat, "cell": NAMES[action]})]
    if rules.is_over(after):
        told.append(("told-line", {"seat": seat}) if rules.score(after, seat) == SIDE else ("told-gone", {}))
    return told
