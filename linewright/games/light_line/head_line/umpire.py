"""The dealer of HEAD LINE, who turns cards up at an even pace, and the timer for whoever has called."""

from collections.abc import Mapping

from linewright.core.options import Choice

TURN = "turn"
TIME = "time"
SHOW_MS = 30_000  # whoever has called must show within this time (LL-83)


def wait_ms(options: Mapping[str, Choice], text: str) -> int | None:
    """How long the dealer waits with the next card (LL-81), and the timer for a line to be shown."""
    if text == TURN:
        return int(float(options["pace"]) * 1000)
    return SHOW_MS if text == TIME else None


def ends_idle_round(text: str) -> bool:
    """Whether the caller's chance is over with this move."""
    return text == TIME


def is_finding(text: str) -> bool:
    """Whether people ask for it: dealer and timer need nobody to."""
    return text not in (TURN, TIME)
