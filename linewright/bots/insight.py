"""How a level plays a game that search plays: it overlooks some moves, and compares the others in as many worlds as it pictures.

What is overlooked depends on the position and on the bot's own luck, not on what a move would be worth: whoever looks at the same
table again sees the same. No level knows more than its seat.
"""

import time
import zlib

from linewright.bots.search import MOST_WORLDS, Search, weigh
from linewright.core import compile as compiler
from linewright.core.generator import WORD, mix
from linewright.core.insight import Insight
from linewright.core.seen import Seen


def choose_by_insight(seen: Seen, insight: Insight, luck: int, budget_ms: float | None = None) -> int:
    """The action that somebody with this insight chooses, within the budget; without machine code the first sight decides."""
    began = time.perf_counter()
    sights = look_at_moves(Search(seen), insight.overlooks, luck)
    if len(sights) == 1 or not insight.worlds or not compiler.is_ready(seen.game):
        return sights[0]
    seconds = seconds_for(insight, budget_ms)
    among = None if insight.plans else sights
    return weigh(seen, seconds=seconds, worlds=insight.worlds, seed=luck, among=among, plans=insight.plans, began=began)[0].action


def look_at_moves(search: Search, overlooks: float, luck: int) -> list[int]:
    """The moves that are seen, the most promising at first sight first; where all are overlooked, any one of them."""
    actions = search.candidates()[0]
    table = (zlib.crc32(search.root.tobytes()) ^ luck) & WORD
    sights = [action for action in actions if mix((table + mix(action + 1)) & WORD) >= overlooks * WORD]
    return sights or [actions[mix(table) * len(actions) >> 32]]


def seconds_for(insight: Insight, budget_ms: float | None) -> float | None:
    """How long the moves are compared; None: until all worlds are tried, so that the same seed plays the same way.

    Whoever can picture any number of worlds uses all the time there is; the clock matters to others only where there is less time
    than they take.
    """
    if insight.worlds >= MOST_WORLDS:
        return insight.seconds if budget_ms is None else budget_ms / 1000
    return None if budget_ms is None or budget_ms >= insight.seconds * 1000 else budget_ms / 1000
