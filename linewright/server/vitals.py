"""How a server process itself is: its memory, whether it hears the others, and how late it comes to what is due."""

import asyncio
import math
import os
import time
from collections.abc import Callable
from pathlib import Path

from linewright.server.measures import LAG_SECONDS, MEMORY_BYTES, PROCESSES, WIRED

LOOK_SECONDS = 0.5  # between looks
STATM = Path("/proc/self/statm")


def memory_bytes() -> float:
    """The memory that this process holds; not a number where the system does not tell."""
    try:
        return float(int(STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    except OSError:
        return math.nan


async def watch(is_wired: Callable[[], bool]) -> None:
    """Measure for as long as the process runs; is_wired: whether it hears what other processes write."""
    PROCESSES.set(1)
    while True:
        WIRED.set(is_wired())
        MEMORY_BYTES.set(memory_bytes())
        due = time.perf_counter() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))
