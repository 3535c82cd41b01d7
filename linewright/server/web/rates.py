"""How often anybody may ask: a bucket of tokens for each person or address, filled at a steady rate."""

from collections import OrderedDict

from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.refusals import Refusal

AT_ONCE = 10  # seconds' worth of tokens a bucket holds
MOST = 20_000  # buckets kept; the one longest unused goes first


class Rates:
    """All buckets of one server."""

    def __init__(self, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()  # (what, who) -> tokens, when

    def take(self, what: str, who: str, rate: float) -> None:
        """Take a token; raises Refusal with the time to wait where there is none."""
        now = self._clock.monotonic()
        room = max(1.0, rate * AT_ONCE)
        tokens, then = self._buckets.pop((what, who), (room, now))
        tokens = min(room, tokens + (now - then) * rate)
        allowed = tokens >= 1
        self._buckets[what, who] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too-many", retry_after=(1 - tokens) / rate, what=what)
