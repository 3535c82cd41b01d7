"""What is worth wanting in HEAD LINE: to see a line before the others do, and as fast as a person might."""

import numpy as np

from linewright.core.generator import mix
from linewright.core.verbs import NEVER
from linewright.games.light_line.cards import MOST_CARDS
from linewright.games.light_line.head_line.rules import BENCH, CALL, SHOW, find_line, wanted_length
from linewright.games.light_line.head_line.state import SHOWING
from linewright.games.light_line.people import glance, hardness_of_line

# A first guess at people (2026-11-15), to be fitted to real games: with each new card they see two lines of three that are there.
OVERLOOKS = 96  # of 256: how often a line that is there is not seen before the next card is turned
GLANCE_MS = 900  # to take the new card in
EACH_CARD_MS = 250  # for each open card
MOST_LOOKED_AT = 8  # the newest ones
HESITATION_MS = 2_600  # at most, by chance
HURRY_THOUSANDTHS = 550  # of the dealer's pace: nobody is sure to wait for the next card
LEVELS_ELO = (0, 284, 555, 777, 968, 1343)  # at two seats, bench/strength.md of 2026-11-17


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Call, and show what the solver finds; whether it is time to call says reaction."""
    return SHOW if state.phase == SHOWING else CALL


def eye_of(state: np.record, seat: int) -> int:
    """What chance has in store for the seat's look at the cards as they lie now: everybody could know it."""
    return mix(int(state.deck[(int(state.opened) - 1) % MOST_CARDS]) * 8 + seat + 64 * int(state.repeats) & 0xFFFFFFFF)


def reaction(state: np.record, seat: int, chance: int) -> int:
    """The milliseconds from the last card to the call, or NEVER if no line is seen."""
    if state.phase == SHOWING:
        return GLANCE_MS
    if state.opened < wanted_length(state):
        return NEVER
    length = find_line(state)
    eye = eye_of(state, seat)
    if length != wanted_length(state) or eye & 255 < OVERLOOKS:
        return NEVER
    unhurried = GLANCE_MS + EACH_CARD_MS * min(int(state.opened), MOST_LOOKED_AT) + (chance & 1023) * HESITATION_MS // 1023
    return min(unhurried, int(state.pace) * (HURRY_THOUSANDTHS + (chance >> 10) % (1000 - HURRY_THOUSANDTHS)))


# People of six levels. Each is a guess at people, fitted so that neighbours are a hundred Elo apart and more (bench/strength.md);
# the first are those of newcomers. The fastest have the time to look at a card and to react, and no less.
SHARPNESS = (100, 122, 148, 178, 212, 250)  # of 256: how often a line is seen before the next card is turned ...
CARELESSNESS = (3, 3, 3, 3, 3, 2)  # ... less this for each point of its hardness: turned, bent, crossed, mixed up with others
WRONG_CALLS = (6, 4, 2, 1, 0, 0)  # of 256: how often a line that lacks one card is taken for the line that is wanted
LOOKING_MS = (800, 710, 630, 560, 500, 450)  # to take the new card in
EACH_OPEN_MS = (186, 170, 155, 142, 130, 120)  # for each open card that is looked at again
JOINING_MS = (62, 56, 51, 46, 42, 38)  # for each point of the hardness of the line
PAUSE_MS = (2_500, 2_300, 2_150, 2_000, 1_850, 1_700)  # at most, by chance
HURRY_AT_LEVEL = (800, 750, 700, 650, 600, 550)  # thousandths of the dealer's pace: nobody is sure to wait for the next card
SHOWING_MS = (6_000, 5_000, 4_000, 3_200, 2_600, 2_000)  # to lay the line out


def choose_at_level(state: np.record, seat: int, level: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """Call, and show what was seen; whether it is time to call says react_at_level."""
    return SHOW if state.phase == SHOWING else CALL


def react_at_level(state: np.record, seat: int, level: int, chance: int) -> int:
    """The milliseconds from the last card to the call of a person of this level, or NEVER if they see no line."""
    if state.phase == SHOWING:
        return SHOWING_MS[level - 1]
    wanted = wanted_length(state)
    if state.opened < wanted:
        return NEVER
    length = find_line(state)
    hardness = hardness_of_line(state, BENCH, length)
    odds = SHARPNESS[level - 1] - CARELESSNESS[level - 1] * hardness if length == wanted else 0
    if length == wanted - 1:
        odds = WRONG_CALLS[level - 1]
    if glance(eye_of(state, seat), wanted) >= odds:
        return NEVER
    looking = LOOKING_MS[level - 1] + EACH_OPEN_MS[level - 1] * min(int(state.opened), MOST_LOOKED_AT)
    unhurried = looking + JOINING_MS[level - 1] * hardness + (chance & 1023) * PAUSE_MS[level - 1] // 1023
    hurry = HURRY_AT_LEVEL[level - 1]
    return min(unhurried, int(state.pace) * (hurry + (chance >> 10 & 1023) * (1000 - hurry) // 1024))
