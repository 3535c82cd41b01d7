"""Promises about time, kept on a busy machine too: limits are for a quiet one, and what others take away is measured."""

import time
from collections.abc import Callable

WORK_SECONDS = 0.1  # of processor time, by which others are noticed
TRIES = 4


def slowness() -> float:
    """How many times as long work takes as on a machine where nobody else works; 1 where nobody does."""
    began, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < WORK_SECONDS:
        pass
    return max(1.0, (time.monotonic() - began) / WORK_SECONDS)


def keep(promise: Callable[[float], None]) -> None:
    """Keep a promise at the speed this machine has now; tried again with more time where somebody else came in between.

    The promise gets the factor by which its times are stretched. A fault breaks it at any speed, a busy machine does not.
    """
    for longer in range(TRIES):
        try:
            promise(slowness() * 2**longer)
        except AssertionError:
            if longer == TRIES - 1:
                raise
        else:
            return
