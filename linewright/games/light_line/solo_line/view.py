"""What the player of SOLO LINE may know: the hand and the workbench; a spectator sees the same."""

from typing import Literal, TypedDict

import numpy as np

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.lines import LongestLine, lines_on_bench
from linewright.games.light_line.shown import Placed, bench_view, cards_view, name_of
from linewright.games.light_line.solo_line import rules
from linewright.games.light_line.solo_line.offers import offers
from linewright.games.light_line.solo_line.state import BUILDING, DECLARED, GIVEN_UP, OWN

__all__ = ["View", "offers", "view"]

Phase = Literal["building", "over"]
PHASES: dict[int, Phase] = {BUILDING: "building", DECLARED: "over", GIVEN_UP: "over"}


class View(TypedDict):
    """What the player may know."""

    phase: Phase
    gave_up: bool
    hand: list[str]
    colour: str  # of the line on the workbench
    bench: list[Placed]
    length: int  # of that line
    lines: dict[str, LongestLine]  # the longest on the workbench by colour, with black as a joker
    cards: dict[str, str]  # the lines of each card in hand


def view(state: np.record, seat: int | None) -> View:  # noqa: ARG001  nothing is secret here
    """Build from nothing what may be known."""
    hand = [int(card) for card in state.hand[: int(state.hand_size)]]
    colour = COLOURS[int(state.bench_colour[OWN])]
    lines = lines_on_bench(state, OWN, rules.JOKER)
    laid = lines[colour]["length"] if colour in lines else 0
    return {
        "phase": PHASES[int(state.phase)],
        "gave_up": bool(state.phase == GIVEN_UP),
        "hand": [name_of(card) for card in hand],
        "colour": colour,
        "bench": bench_view(state, OWN),
        "length": rules.score(state, 0) if rules.is_over(state) else laid,
        "lines": lines,
        "cards": cards_view(state, hand),
    }
