"""Whether the files of a SQLite store are still those that were opened: what is written to a deleted one is lost."""

import os
from pathlib import Path

BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a store, and what of it may be in there only

Identity = tuple[int, int] | None  # device and inode; None: no such file


def identity_of(file: str) -> Identity:
    """Which file this is; while somebody has it open, no other is given the same numbers."""
    try:
        found = os.stat(file)  # noqa: PTH116  three of these before every transaction: a Path takes three times as long
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Watch:
    """The files of a store as they were when it was opened."""

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        self._beside = [self._file + ending for ending in BESIDE]
        self._known = identity_of(self._file)
        self._known_beside: dict[str, Identity] = {}

    def note(self) -> None:
        """Note what lies beside the store now that something has been written; before that there may be nothing."""
        self._known_beside = {file: identity_of(file) for file in self._beside}

    @property
    def is_noted(self) -> bool:
        """Whether it is known what lies beside the store."""
        return bool(self._known_beside)

    @property
    def is_gone(self) -> bool:
        """Whether the file of the store is not there any more, or is another one."""
        return identity_of(self._file) != self._known

    @property
    def is_torn(self) -> bool:
        """Whether something that SQLite keeps beside the store is not there any more, or is another file."""
        return any(identity_of(file) != known for file, known in self._known_beside.items())
