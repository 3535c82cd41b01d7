"""How people see lines in LIGHT LINE!: what makes a card of a line hard to see, and which of them a person overlooks."""

import numpy as np

from linewright.core.generator import GOLDEN, WORD, mix
from linewright.games.light_line.cards import COLOURS, NO_COLOUR, NO_PORT, PORTS, turn_port

PLAIN = 2  # how hard a card is to see that lies as it was dealt, its line straight and nothing across it
TURNED = 2  # more, where it lies the other way round
BENT = 1  # more, where the line turns a corner
CROSSED = 1  # more, for each line that runs across it
BLUE, RED, GREEN, YELLOW, BLACK = range(len(COLOURS))
ALIKE = 1  # more, where the card has a line of a colour that is easily taken for this one
TAKEN_FOR = (BLACK, GREEN, RED, NO_COLOUR, BLUE)  # [colour] yellow stands out


def hardness_of(state: np.record, bench: int, k: int) -> int:
    """How hard it is to see card k of the line that is kept for a bench."""
    card = int(state.kept_card[bench, k])
    is_turned = int(state.kept_turned[bench, k])
    port = int(state.kept_port[bench, k])
    one = turn_port(port) if is_turned else port
    two = int(state.other[card, one])
    colour = int(state.ink[card, one])
    hard = PLAIN + TURNED * is_turned + BENT * int(abs(one // 3 - two // 3) != 2)
    for end in range(PORTS):
        across = int(state.other[card, end])
        if across != NO_PORT and is_between(end, one, two) and not is_between(across, one, two):
            hard += CROSSED
        if state.ink[card, end] == TAKEN_FOR[colour] and end < across:
            hard += ALIKE
    return hard


def is_between(port: int, one: int, two: int) -> bool:
    """Whether a port lies between two others, going round the card one way."""
    first, last = min(around(one), around(two)), max(around(one), around(two))
    return first < around(port) < last


def around(port: int) -> int:
    """The place of a port going round the card clockwise from the first."""
    return port if port < PORTS // 2 else port // 3 * 3 + 2 - port % 3


def hardness_of_line(state: np.record, bench: int, length: int) -> int:
    """How hard it is to see the first cards of the line that is kept for a bench, all together."""
    hard = 0
    for k in range(length):
        hard += hardness_of(state, bench, k)
    return hard


def glance(eye: int, k: int) -> int:
    """A number from 0 to 255 for the k-th thing that somebody looks at: the same whenever they look at the same."""
    return mix((eye + k * GOLDEN) & WORD) & 255
