"""How a bot plays for a person who will come back: it gives nothing up that its owner may still want."""

import numpy as np

from linewright.core.contract import is_never_careless
from linewright.core.seen import Seen


def play_carefully(seen: Seen, text: str) -> str:
    """The move that a bot has chosen, or in place of a careless one the best that is not; the same where all are."""
    bots, seat = seen.game.bots, seen.seat
    if bots.is_careless is is_never_careless:
        return text
    states = seen.imagine_array(0)
    careful = {action for action in seen.actions if not bots.is_careless(states[0], seat, action)}
    if not careful or text in map(seen.text_of, careful):
        return text
    moves, worths = seen.game.scratch(), np.zeros(len(seen.game.scratch()), np.int32)
    count = bots.appraise(states[0], seat, seen.game.scratch(), moves, worths)
    rated = [(int(worths[k]), -k) for k in range(count) if int(moves[k]) in careful]
    return seen.text_of(int(moves[-max(rated)[1]]))
