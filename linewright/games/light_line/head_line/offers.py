"""What a seat may reach for in HEAD LINE: to call. Nothing is counted for anybody, for the line is built in the head (LL-82)."""

from typing import Any

import numpy as np

from linewright.games.light_line.head_line import rules
from linewright.games.light_line.head_line.state import TURNING

Offer = tuple[str, str, dict[str, Any], int]


def offers(state: np.record, seat: int) -> list[Offer]:
    """Offer the call while cards are turned up; nothing while the seat may not act."""
    if not rules.may_act(state, seat) or state.phase != TURNING:
        return []
    return [("call", "offer-head-call", {"number": rules.wanted_length(state)}, int(rules.why_not(state, seat, rules.CALL)))]
