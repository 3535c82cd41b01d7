"""Does a server that is upgraded while people play keep its word? From program and store of an earlier commit to this one.

    python bench/drills/upgrade.py COMMIT [sqlite|postgresql] [PEOPLE]

Eight people play as fast as they can, and listen. The server of the earlier commit is told to stop, as systemd does; this one
starts on the same store and port, and brings the store up to date. Checks what `bench/kill_drill.py` checks.
"""

import io
import os
import random
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.kill_drill import database_of
from tests.server.conftest import ROOMY, Running
from tests.server.drill import drill

HERE = Path(__file__).parents[2]
PLAY_SECONDS = 6.0  # until the upgrade
NOW, ONCE = "linewright.server.serve", "linewright.table.serve"  # what is run, and what was before commit c4e386e


def unpack(commit: str, folder: Path) -> Path:
    """Bring the program of a commit into a folder."""
    command = ["git", "archive", commit, "linewright"]
    packed = subprocess.run(command, cwd=HERE, check=True, capture_output=True).stdout  # noqa: S603  whoever runs this names the commit
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")
    return folder


class Upgraded(Running):
    """A server that begins with the program of another folder; told to go, it ends in peace, and then goes on with this one."""

    def __init__(self, before: Path, database: str, folder: Path) -> None:
        super().__init__(database, folder, limits=ROOMY)
        self.source = before
        self.module = NOW if Path(before, "linewright", "server").is_dir() else ONCE

    @property
    def program(self) -> list[str]:
        """How Python is run: where the program lies, so that it finds itself before what is installed."""
        return ["env", "-C", str(self.source), sys.executable]

    def kill(self) -> None:
        """Stop it, and go on with our own program."""
        if self.is_running:
            self.stop()
        self.source, self.module = HERE, NOW


def main(commit: str, kind: str = "sqlite", people: str = "8") -> None:
    """Run the drill and print what it has seen; an AssertionError says what was wrong."""
    folder = Path(tempfile.mkdtemp(prefix="lwup", dir="/tmp"))  # a socket's path must be short
    try:
        with database_of(kind, folder) as database:
            server = Upgraded(unpack(commit, folder / "before"), database, folder).start()
            try:
                seen = drill(server, 1, int(people), random.Random(1), PLAY_SECONDS, PLAY_SECONDS)
            finally:
                server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{kind}: from {commit} to this program, {people} tables, load average {os.getloadavg()[0]:.1f}")
    print(f"moves acknowledged: {seen.moves}, all in the log under their numbers, none twice; events in the log: {seen.events}")
    print(f"moves sent again after no answer: {seen.retries} times; events heard over resumed streams: {seen.resumed}")
    print(f"from the end of the one until the other answered: {seen.restarts[0]:.1f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
