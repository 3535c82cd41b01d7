"""What is worth wanting in LONG LINE: the solver's line, cut down to what a person might see, and after a person's time."""

import numpy as np

from linewright.core.generator import mix
from linewright.core.verbs import NEVER
from linewright.games.light_line.long_line.rules import CALL, LAY, NO_JOKER, PART, caller_of, longest_of
from linewright.games.light_line.long_line.state import HAND
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.workbench import line_on_bench

# A first guess at people (2026-11-15), to be fitted to real games: they often miss the longest line, and need half a minute.
OVERLOOKS = (92, 215)  # of 256: below the first the best line is found, below the second one card less, else two
SETTLING_MS = 9_000  # to turn up the cards and look
EACH_CARD_MS = 2_600  # and for each card of the line
HESITATION_MS = 14_000  # at most, by chance


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Lay the line that is seen, then call it; without a free number wait with the longest on the bench (LL-53)."""
    length = line_on_bench(state, seat, NO_JOKER)
    if length and caller_of(state, length) == NOTHING:
        return CALL + length - 1
    seen = sight(state, seat)
    return PART + seen - 1 if 0 < seen < longest_of(state, seat) else LAY


def sight(state: np.record, seat: int) -> int:
    """The longest free line that is seen in the seat's cards, or 0 if they make no line with a free number.

    Where every number up to it is taken, a longer line is found by looking again.
    """
    longest = longest_of(state, seat)
    eye = 0
    for k in range(HAND):
        eye = mix(eye + int(state.hand[seat, k]) + 1)
    seen = longest - int(eye & 255 >= OVERLOOKS[0]) - int(eye & 255 >= OVERLOOKS[1])
    free = seen
    while free > 0 and caller_of(state, free) != NOTHING:
        free -= 1
    if free > 0:
        return free
    free = max(seen, 0) + 1
    while free <= longest and caller_of(state, free) != NOTHING:
        free += 1
    return free if free <= longest else 0


def reaction(state: np.record, seat: int, chance: int) -> int:
    """Take as long as a person might, counted from the deal; the line lies there some seconds before it is called."""
    length = line_on_bench(state, seat, NO_JOKER)
    if length == 0:
        return SETTLING_MS
    if caller_of(state, length) != NOTHING and sight(state, seat) == 0:
        return NEVER
    return SETTLING_MS + EACH_CARD_MS * length + (chance & 1023) * HESITATION_MS // 1023
