"""The timer of LONG LINE: it ends a round after the time agreed on, or when nobody will call any more."""

from collections.abc import Mapping

from linewright.core.options import Choice

TIME = "time"


def wait_ms(options: Mapping[str, Choice], text: str) -> int | None:
    """How long a round lasts (LL-56); None: until everybody has called."""
    seconds = float(options["round_timer"]) if text == TIME else 0.0
    return int(seconds * 1000) if seconds else None


def waits_for_calls(text: str) -> bool:
    """Whether a call made in time may come in after it: the timer ends the round for everybody."""
    return text == TIME


def ends_idle_round(text: str) -> bool:
    """Whether the round is over with this move; bots that will not call end it at once."""
    return text == TIME


def is_finding(text: str) -> bool:
    """Whether people ask for it: the timer needs nobody to."""
    return text != TIME
