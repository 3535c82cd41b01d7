"""A server process whose time of day a test can set: Debian's libfaketime stands between it and the system."""

from pathlib import Path

from tests.server.conftest import ROOMY, Running

LIBRARIES = sorted(
    Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1")
)  # of Debian's package libfaketime, which faketime brings


class SetTime(Running):
    """A server whose time of day can be set; its monotonic clock goes on, as it does on a machine whose clock is set."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(database, folder, limits=ROOMY)
        self._file = folder / "time-of-day"
        self.environment |= {
            "LD_PRELOAD": str(LIBRARIES[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
        self.set(0)

    def set(self, seconds: int) -> None:
        """Set the time of day, so many seconds ahead of the truth."""
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{seconds:+d}\n")
        fresh.rename(self._file)  # whoever reads it reads all of it
