"""What the player of SOLO LINE may reach for: to declare the longest line that lies there, or to give up."""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.layouts import layout_text
from linewright.games.light_line.lines import lines_on_bench
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line.state import OWN
from linewright.games.light_line.workbench import cards_on_bench

Offer = tuple[str, str, dict[str, Any], int]


def offers(state: np.record, seat: int) -> list[Offer]:
    """Offer to declare and to give up; nothing once that is done."""
    return [_line(state), ("give up", "offer-give-up", {}, 0)] if rules.may_act(state, seat) else []


def _line(state: np.record) -> Offer:
    """Offer to declare the longest line on the bench, in its own colour or the one in which it is longer (LL-71, LL-73)."""
    lines, size = lines_on_bench(state, OWN, rules.JOKER), int(state.hand_size)
    lengths = {colour: line["length"] for colour, line in lines.items()}
    own = COLOURS[int(state.bench_colour[OWN])]
    best = max(lengths, key=lambda colour: (lengths[colour], colour == own), default=own)
    text = "line" if best == own else f"line {layout_text(COLOURS.index(best), cards_on_bench(state, OWN))}"
    length = lengths.get(best, 0)
    word = "offer-line-solved" if length == size else "offer-line"
    return text, word, {"colour": best, "length": length, "size": size}, 0
