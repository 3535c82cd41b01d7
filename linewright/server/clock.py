"""The time. Whoever reads it or waits at a table asks the clock of the hall: tests can move that instead of sleeping."""

import asyncio
import time


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SystemClock:
    """The clock of this machine."""

    def now_ms(self) -> int:
        """The time in milliseconds since 1970."""
        return now_ms()

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
