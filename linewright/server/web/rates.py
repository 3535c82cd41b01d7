"""How often anybody may ask: a bucket of tokens for each person or address, filled at a steady rate."""

from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.refusals import Refusal

BURST_SECONDS = 10  # a bucket holds the tokens of so many
BUCKETS_KEPT = 20_000  # the one longest unused goes first


class Rates:
    """All buckets of one server."""

    def __init__(self, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self._clock = clock
        self._buckets: dict[
            tuple[str, str], tuple[float, float]
        ] = {}  # (what, who) -> tokens, when; the one longest unused first

    def take(self, what: str, who: str, rate: float) -> None:
        """Take a token; raises Refusal with the time to wait where there is none."""
        now = self._clock.monotonic()
        room = max(1.0, rate * BURST_SECONDS)
        tokens, then = self._buckets.pop((what, who), (room, now))
        tokens = min(room, tokens + (now - then) * rate)
        allowed = tokens >= 1
        self._buckets[what, who] = (tokens - 1 if allowed else tokens, now)
        if len(self._buckets) > BUCKETS_KEPT:
            del self._buckets[next(iter(self._buckets))]
        if not allowed:
            raise Refusal("too-many", retry_after=(1 - tokens) / rate, what=what)
