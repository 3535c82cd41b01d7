"""What is worth wanting in LONG LINE: the solver's line, cut down to what a person might see, and after a person's time."""

import numpy as np

from linewright.core.generator import mix
from linewright.core.verbs import NEVER
from linewright.games.light_line.long_line.rules import CALL, LAY, NO_JOKER, PART, caller_of, longest_of
from linewright.games.light_line.long_line.state import HAND
from linewright.games.light_line.people import glance, hardness_of, hardness_of_line
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.workbench import line_on_bench

# A first guess at people (2026-11-15), to be fitted to real games: they often miss the longest line, and need half a minute.
OVERLOOKS = (92, 215)  # of 256: below the first the best line is found, below the second one card less, else two
SETTLING_MS = 9_000  # to turn up the cards and look
EACH_CARD_MS = 2_600  # and for each card of the line
HESITATION_MS = 14_000  # at most, by chance
LEVELS_ELO = (0, 407, 677, 932, 1198, 1495)  # at two seats, bench/strength.md of 2026-11-17


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Lay the line that is seen, then call it; without a free number wait with the longest on the bench (LL-53)."""
    length = line_on_bench(state, seat, NO_JOKER)
    if length and caller_of(state, length) == NOTHING:
        return CALL + length - 1
    seen = sight(state, seat)
    return PART + seen - 1 if 0 < seen < longest_of(state, seat) else LAY


def sight(state: np.record, seat: int) -> int:
    """The longest free line that is seen in the seat's cards, or 0 if they make no line with a free number."""
    eye = eye_of(state, seat) & 255
    return free_number(state, seat, longest_of(state, seat) - int(eye >= OVERLOOKS[0]) - int(eye >= OVERLOOKS[1]))


def eye_of(state: np.record, seat: int) -> int:
    """What chance has in store for whoever looks at the seat's cards: it depends on them alone."""
    eye = 0
    for k in range(HAND):
        eye = mix(eye + int(state.hand[seat, k]) + 1)
    return eye


def free_number(state: np.record, seat: int, seen: int) -> int:
    """The longest part of a line of so many cards that has a free number.

    Where every number up to it is taken, a longer line is found by looking again; 0 if the cards make none.
    """
    longest = longest_of(state, seat)
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


# People of six levels. Each is a guess at people, fitted so that neighbours are a hundred Elo apart and more (bench/strength.md);
# the first are those of newcomers. The fastest have the time to look at eight cards and to react, and no less.
LEAST_MISSED = (1, 0, 0, 0, 0, 0)  # cards of the longest line that are never seen
MOST_MISSED = (3, 3, 2, 2, 2, 1)
CARELESSNESS = (22, 15, 11, 8, 5, 2)  # of 256, for each point of hardness: how often a card of a line is overlooked
SURE_CARDS = 2  # of a line that nobody overlooks
LOOKING_MS = (9_800, 8_200, 6_900, 5_800, 4_800, 4_000)  # to turn up the cards and look at them
FITTING_MS = (3_600, 2_700, 2_300, 2_000, 1_750, 1_500)  # for each card of the line as hard as most; harder ones take longer
USUAL_HARDNESS = 5
PAUSE_MS = (24_000, 22_000, 20_000, 18_000, 16_000, 14_000)  # at most, by chance
FIRST_CARDS = 3  # of a line are laid as soon as they are seen; what lies there counts if somebody else ends the round
CALLING_MS = (1_500, 1_200, 1_000, 800, 650, 500)  # from the last card laid to the call


def choose_at_level(state: np.record, seat: int, level: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Lay the first cards of the line that is seen, then the others, then call it."""
    length = line_on_bench(state, seat, NO_JOKER)
    wanted = free_number(state, seat, sight_at_level(state, seat, level))
    if length and length == wanted:
        return CALL + length - 1
    if length == 0 and wanted > FIRST_CARDS:
        wanted = FIRST_CARDS
    return PART + wanted - 1 if 0 < wanted < longest_of(state, seat) else LAY


def sight_at_level(state: np.record, seat: int, level: int) -> int:
    """How many cards of the longest line are seen: those that are turned, bent, crossed or mixed up with others are often not."""
    longest = longest_of(state, seat)
    eye = eye_of(state, seat)
    missed = 0
    for k in range(SURE_CARDS, longest):
        missed += int(glance(eye, k) < hardness_of(state, seat, k) * CARELESSNESS[level - 1])
    missed = min(max(missed, LEAST_MISSED[level - 1]), MOST_MISSED[level - 1])
    return max(longest - missed, 1)


def react_at_level(state: np.record, seat: int, level: int, chance: int) -> int:
    """Take as long as a person of this level might, counted from the deal: to look, for each card of the line, to make sure."""
    length = line_on_bench(state, seat, NO_JOKER)
    wanted = free_number(state, seat, sight_at_level(state, seat, level))
    if length == 0:
        return LOOKING_MS[level - 1] + fitting_time(state, seat, level, min(max(wanted, 1), FIRST_CARDS))
    if wanted == 0:
        return NEVER
    finding = LOOKING_MS[level - 1] + fitting_time(state, seat, level, wanted) + (chance & 1023) * PAUSE_MS[level - 1] // 1023
    return finding + CALLING_MS[level - 1] * int(length == wanted)


def fitting_time(state: np.record, seat: int, level: int, length: int) -> int:
    """The milliseconds that a person of this level needs to find the first cards of the longest line."""
    return FITTING_MS[level - 1] * hardness_of_line(state, seat, length) // USUAL_HARDNESS
