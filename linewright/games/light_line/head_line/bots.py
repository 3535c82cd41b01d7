"""What is worth wanting in HEAD LINE: to see a line before the others do, and as fast as a person might."""

import numpy as np

from linewright.core.generator import mix
from linewright.core.verbs import NEVER
from linewright.games.light_line.head_line.rules import CALL, SHOW, find_line, wanted_length
from linewright.games.light_line.head_line.state import SHOWING
from linewright.games.light_line.workbench import clear_desk

# A first guess at people (2026-11-15), to be fitted to real games: with each new card they see two lines of three that are there.
OVERLOOKS = 96  # of 256: how often a line that is there is not seen before the next card is turned
GLANCE_MS = 900  # to take the new card in
EACH_CARD_MS = 250  # for each open card
MOST_LOOKED_AT = 8  # the newest ones
HESITATION_MS = 2_600  # at most, by chance
HURRY_THOUSANDTHS = 550  # of the dealer's pace: nobody is sure to wait for the next card


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Call, and show what the solver finds; whether it is time to call says reaction."""
    return SHOW if state.phase == SHOWING else CALL


def reaction(state: np.record, seat: int, chance: int) -> int:
    """The milliseconds from the last card to the call, or NEVER if no line is seen."""
    if state.phase == SHOWING:
        return GLANCE_MS
    if state.opened < wanted_length(state):
        return NEVER
    length = find_line(state)
    clear_desk(state)
    eye = mix(int(state.deck[int(state.opened) - 1]) * 8 + seat + 64 * int(state.repeats) & 0xFFFFFFFF)
    if length != wanted_length(state) or eye & 255 < OVERLOOKS:
        return NEVER
    unhurried = GLANCE_MS + EACH_CARD_MS * min(int(state.opened), MOST_LOOKED_AT) + (chance & 1023) * HESITATION_MS // 1023
    return min(unhurried, int(state.pace) * (HURRY_THOUSANDTHS + (chance >> 10) % (1000 - HURRY_THOUSANDTHS)))
