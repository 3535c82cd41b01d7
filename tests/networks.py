"""Networks of one's own: what is done to them, nobody else on this machine notices.

A browser breaks off whatever it loads when a network comes or goes anywhere beside it (ERR_NETWORK_CHANGED).
"""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
CLONE_NEWNET = 0x40000000  # linux/sched.h


def ip(*words: str) -> None:
    """Change networks; raises where that cannot be."""
    subprocess.run([shutil.which("ip"), *words], check=True, capture_output=True)


def work_apart(work: Callable[[], T]) -> T:
    """Do something in a thread that has networks of its own, as has all that it starts; needs root on Linux."""

    def leave_and_work() -> T:
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.unshare(CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        ip("link", "set", "lo", "up")
        return work()

    with ThreadPoolExecutor(1) as alone:  # the networks end with the thread
        return alone.submit(leave_and_work).result()
