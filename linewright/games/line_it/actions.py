"""The actions of Line-it as numbers: what is done, plus the card it is done with."""

from linewright.games.line_it.cards import KINDS, NOTHING

TAKE_TO_LINE = 0  # + card
TAKE_TO_HAND = KINDS  # + card
PLAY_FROM_HAND = 2 * KINDS  # + card
COMPLETE = 3 * KINDS
END = COMPLETE + 1


def parts_of(action: int) -> tuple[int, int]:
    """What an action does, one of the numbers above, and its card; NOTHING where it has none."""
    if action < TAKE_TO_HAND:
        return TAKE_TO_LINE, action
    if action < PLAY_FROM_HAND:
        return TAKE_TO_HAND, action - TAKE_TO_HAND
    if action < COMPLETE:
        return PLAY_FROM_HAND, action - PLAY_FROM_HAND
    return action, NOTHING
