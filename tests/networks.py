"""Whoever adds networks to this machine is alone: a browser breaks off whatever it loads when one comes or goes."""

import contextlib
import fcntl
import tempfile
from collections.abc import Iterator
from pathlib import Path

DOOR, ROOM = (Path(tempfile.gettempdir()) / f"linewright-networks-{name}.lock" for name in ("door", "room"))


@contextlib.contextmanager
def use_networks() -> Iterator[None]:
    """Many may do this at a time; whoever wants to change them is waited for."""
    with ROOM.open("a") as room:
        with DOOR.open("a") as door:
            fcntl.flock(door, fcntl.LOCK_SH)
            fcntl.flock(room, fcntl.LOCK_SH)
        yield


@contextlib.contextmanager
def change_networks() -> Iterator[None]:
    """One at a time, and nobody else meanwhile."""
    with DOOR.open("a") as door, ROOM.open("a") as room:
        fcntl.flock(door, fcntl.LOCK_EX)
        fcntl.flock(room, fcntl.LOCK_EX)
        yield
