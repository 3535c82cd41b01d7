"""What a seat may reach for in KIDZ LINE: every place for the card that is turned up, and the way under the pile."""

from typing import Any

import numpy as np

from linewright.games.light_line.kidz_line import rules
from linewright.games.light_line.kidz_line.state import NOBODY
from linewright.games.light_line.lines import lines_extended
from linewright.games.light_line.moves import placement_text
from linewright.games.light_line.shown import placements

Offer = tuple[str, str, dict[str, Any], int]


def offers(state: np.record, seat: int) -> list[Offer]:
    """List what the seat may reach for; nothing while it may not act."""
    if state.turn == NOBODY or not rules.may_act(state, seat):
        return []
    card = rules.open_card(state)
    return [*(_placement(state, card, action) for action in placements(state, card)), _under(state, seat)]


def _placement(state: np.record, card: int, action: int) -> Offer:
    """Offer a place, with the lines that go on there; points are not counted (LL-62)."""
    lines = [{"colour": line["colour"], "sections": line["sections"]} for line in lines_extended(state, card, action)]
    return placement_text(state, card, action), "offer-lay", {"count": len(lines), "lines": lines}, 0


def _under(state: np.record, seat: int) -> Offer:
    """Offer to put the card under the pile: where it fits nowhere, or may be missed (LL-61, LL-63)."""
    rule = int(rules.why_not(state, seat, rules.UNDER))
    return "under", "not-ll-33" if rule else "offer-miss", {}, rule
