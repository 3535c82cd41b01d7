"""Why a place is good in KIDZ LINE, in words: the lines that go on there."""

from typing import Any

import numpy as np

from linewright.games.light_line.grid import has_place
from linewright.games.light_line.kidz_line import rules
from linewright.games.light_line.lines import lines_extended


def reasons(state: np.record, seat: int, action: int) -> list[tuple[str, dict[str, Any]]]:  # noqa: ARG001  one card is open
    """Why this move is good, ids of words with their arguments; nothing speaks for missing a card that fits."""
    card = rules.open_card(state)
    if action == rules.UNDER:
        return [] if has_place(state, card) else [("hint-kidz-under", {})]
    lines = lines_extended(state, card, action)
    longest = max(lines, key=lambda line: line["points"])
    facts = {"colour": longest["colour"], "length": longest["points"]}
    more: list[tuple[str, dict[str, Any]]] = [("hint-kidz-lines", {"count": len(lines)})] if len(lines) > 1 else []
    return [("hint-kidz-goes-on", facts), *more]
