"""The time. Whoever reads it or waits at a table asks the clock of the hall: tests can move that instead of sleeping.

It goes on evenly, whatever is done to the time of day: a clock that is set ends nobody's turn and keeps no bot waiting.
"""

import asyncio
import time

JUMP_MS = 1_000  # by so much the time of day must be ahead of ours before we follow it; less is the noise of a busy machine


class SystemClock:
    """The clock of this machine."""

    def __init__(self) -> None:
        self._ahead_ms = 0  # of the time since 1970 before that of the monotonic clock
        self.begin()

    def begin(self, least_ms: int = 0) -> None:
        """Begin with the time of day, but no earlier than a moment that was reached already."""
        self._ahead_ms = max(self.told_ms(), least_ms) - round(self.monotonic() * 1000)

    def follow(self) -> tuple[int, int] | None:
        """Leap to the time of day if it is ahead by a jump: from when to when. Whoever set it back is not followed."""
        before, told = self.now_ms(), self.told_ms()
        if told - before < JUMP_MS:
            return None
        self._ahead_ms += told - before
        return before, told

    def now_ms(self) -> int:
        """The time in milliseconds since 1970; never less than before."""
        return round(self.monotonic() * 1000) + self._ahead_ms

    def told_ms(self) -> int:
        """The time of day as the machine tells it, in milliseconds since 1970: people and programs set it, and it may jump."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment: for durations, whatever people do to the time of day."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds."""
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for an event, at most so many seconds; whether it came."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return False
        return True


SYSTEM_CLOCK = SystemClock()


def now_ms() -> int:
    """The time of this process in milliseconds since 1970."""
    return SYSTEM_CLOCK.now_ms()
