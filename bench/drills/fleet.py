"""Do tables go on while one of three processes is always in trouble? Killed, cut off from the network, restarted, in turns.

    python bench/drills/fleet.py [--minutes MINUTES] [--every SECONDS]

Three processes on one PostgreSQL, each on a network of its own, and before them a door that looks at `/healthz` twice a second,
as a proxy does. Needs the rights of root and the command `ip`; an AssertionError says what was lost or told twice.
"""

import argparse
import os
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.fleet import drill, what_is_missing

GO_ON_SECONDS = 5.0  # within which every table goes on


def main() -> None:
    """Run the drill and print what was seen; leaves with 1 where a table stood still for too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=5.0)
    wish = parser.parse_args()
    if missing := what_is_missing():
        sys.exit(f"this machine lacks {missing}")
    seen = drill(60 * wish.minutes, wish.every)
    troubles = ", ".join(f"{kind} {count} times" for kind, count in seen.troubles.items())
    print(f"{seen.seconds:.0f} s, processes {troubles}; load average {os.getloadavg()[0]:.1f}")
    print(f"moves acknowledged: {seen.moves}, all in the log under their numbers, none twice; events in the log: {seen.events}")
    print(f"moves sent again after no answer: {seen.retries}; events heard over streams, each once and in order: {seen.resumed}")
    if seen.let_go:
        gone, taken = seen.let_go, seen.taken_over
        print(f"{len(gone)} processes that were cut off let go after {statistics.median(gone):.1f} s, at most {max(gone):.1f} s")
        print(f"others attended all its tables after {statistics.median(taken):.1f} s, at most {max(taken):.1f} s")
    print(f"longest time until a person's move was acknowledged: {seen.longest_move:.1f} s; goal {GO_ON_SECONDS:g} s")
    print(f"longest silence at a table of bots: {seen.longest_silence:.1f} s; goal {GO_ON_SECONDS:g} s")
    if max(seen.longest_move, seen.longest_silence) > GO_ON_SECONDS:
        sys.exit(1)


if __name__ == "__main__":
    main()
