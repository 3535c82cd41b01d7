"""What a seat may reach for in LONG LINE: every number from 1 to 8, with the line that has it, or why it cannot be called."""

from typing import Any

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.layouts import layout_text
from linewright.games.light_line.lines import lines_on_bench
from linewright.games.light_line.long_line import rules
from linewright.games.light_line.long_line.state import HAND
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.workbench import cards_on_bench

Offer = tuple[str, str, dict[str, Any], int]


def offers(state: np.record, seat: int) -> list[Offer]:
    """Offer to call each number, as people do it, whom no solver helps; nothing while the seat may not act."""
    if not rules.may_act(state, seat):
        return []
    lengths = {colour: line["length"] for colour, line in lines_on_bench(state, seat, rules.NO_JOKER).items()}
    return [_call(state, seat, number, lengths) for number in range(1, HAND + 1)]


def _call(state: np.record, seat: int, number: int, lengths: dict[str, int]) -> Offer:
    """Offer to call a number: with the line of the bench's own colour, or with that of another that has so many cards."""
    other = rules.caller_of(state, number)
    if other != NOTHING:
        return f"call {number}", "not-ll-52", {"number": number, "seat": other}, 52
    own = COLOURS[int(state.bench_colour[seat])]
    fitting = [colour for colour, length in lengths.items() if length == number]
    if own in fitting:
        return f"call {number}", "offer-call", {"number": number, "colour": own}, 0
    if fitting:
        layout = layout_text(COLOURS.index(fitting[0]), cards_on_bench(state, seat))
        return f"call {number} {layout}", "offer-call", {"number": number, "colour": fitting[0]}, 0
    if state.false_call == rules.ZERO:
        return f"call {number}", "offer-call-wrong", {"number": number}, 0
    return f"call {number}", "not-ll-55", {"number": number}, 55
