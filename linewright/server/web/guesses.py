"""Guesses at passphrases: after a few wrong ones for a name, whoever tries next waits, longer each time, wherever they are.

Each name has one line of tries, whatever addresses they come from, so that many addresses guess no faster than one. The pause is
bounded, and a device from which the holder has come in before has a line of its own: nobody can keep them out by guessing.
"""

from cachetools import LRUCache

from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.refusals import Refusal

FREE_GUESSES = 5  # wrong ones without a pause
LONGEST_SECONDS = 60.0  # of a pause: 1,440 guesses a day, where the frequent ones are refused as passphrases
FORGET_SECONDS = 3600.0  # without a guess until a name begins anew
LINES_KEPT = 20_000  # the one longest unused goes first


class Guesses:
    """All lines of tries."""

    def __init__(self, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self._clock = clock
        self._lines: LRUCache[str, tuple[int, float]] = LRUCache(LINES_KEPT)  # whose -> wrong tries, when the last one was

    def take(self, line: str) -> None:
        """Count a try as wrong until it turns out to be right; raises Refusal with the time to wait where it comes too soon."""
        now = self._clock.monotonic()
        wrong, then = self._lines.get(line, (0, now))
        if now - then > FORGET_SECONDS:
            wrong = 0
        wait = then + pause_after(wrong) - now
        if wait > 0:
            raise Refusal("too-many-guesses", retry_after=wait)
        self._lines[line] = wrong + 1, now

    def forget(self, line: str) -> None:
        """Begin anew: it was right."""
        self._lines.pop(line, None)


def pause_after(wrong: int) -> float:
    """For how long nobody may try after so many wrong guesses."""
    return 0.0 if wrong < FREE_GUESSES else min(LONGEST_SECONDS, 2.0 ** (min(wrong, 100) - FREE_GUESSES))
