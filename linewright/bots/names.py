"""What the bots at a table are called: ours after the tools of a wright, others by their own names."""

from collections import Counter
from collections.abc import Sequence

from linewright.bots.registry import OWN
from linewright.core.words import Words


def name_bots(bots: Sequence[str], words: Words) -> list[str]:
    """The name of the bot at each seat, empty where there is none; bots of one name are told apart by their seats, from 1.

    The page does the same: `botName` in page/kit/look.js.
    """
    counts = Counter(bots)
    return [
        words.say("bot-tool", seat=seat) if bot in OWN else f"{bot} {seat + 1}" if bot and counts[bot] > 1 else bot
        for seat, bot in enumerate(bots)
    ]
