"""What does a server do whose time of day is set by hours, forwards and backwards, while people play and while it is down?

    python bench/drills/clocks.py

Needs libfaketime (Debian: `apt-get install faketime`). Three tables: two people with a clock of ten minutes for the match and
resignation at its end, three bots, and a race whose rounds a timer
ends after five seconds. After each jump all three must go on as if nothing had happened.
"""

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server.conftest import OPEN, Guest, client_loop
from tests.server.set_time import LIBRARIES, SetTime

HOUR = 3600
JUMPS = (3 * HOUR, -3 * HOUR, 30 * HOUR, 29 * HOUR, 0, 400 * 24 * HOUR)  # seconds ahead of the truth, one after the other
CLOCK = {"kind": "game", "seconds": 600, "then": "resign"}
TURN_MS = 60_000  # no turn takes longer here, on a busy machine and with a restart either; the least jump is an hour
LOOK_SECONDS = 4.0  # after each jump: the server looks at the time of day every two


class Tables:
    """The three tables, and what can be seen of them."""

    def __init__(self, url: str) -> None:
        self.ada, self.bob = Guest(url, "Ada"), Guest(url, "Bob")
        self.people = self.ada.create("line-it", "me", "human", house={"clock": CLOCK, "takeover": 0})
        self.bob.done(self.people, "seats", seat=1)
        self.bots = self.ada.create("line-it", "random", "random", "random", house={"bot_delay": 100})
        self.race = self.ada.create("long-line", "me", "human", options={"round_timer": 5}, house={"takeover": 0})
        self.bob.done(self.race, "seats", seat=1)
        for table in (self.people, self.bots, self.race):
            self.ada.done(table, "start")

    def move(self) -> int:
        """Whoever is to move does; gives the milliseconds that the move took."""
        number = self.ada.move(self.people) or self.bob.move(self.people)
        return self.ada.update(self.people, number - 1)["events"][-1]["spent"]

    def go_on(self, table: str) -> None:
        """Wait until something has happened at a table where bots or a timer act; a match that is over begins anew."""
        update = self.ada.update(table)
        if update["table"]["status"] == "over":
            for person in (self.ada, self.bob) if table != self.bots else (self.ada,):
                person.done(table, "rematch")
            update = self.ada.update(table)
        self.ada.wait(table, lambda now: now["number"] > update["number"], 20)

    def check_times(self) -> None:
        """No event of any table may be older than the one before it."""
        for table in (self.people, self.bots, self.race):
            times = [event["at"] for event in self.ada.update(table)["events"]]
            assert times == sorted(times), (table, times)


def look(tables: Tables, seconds: float) -> str:
    """Look what happens for a while after a jump; an AssertionError says what was wrong."""
    began = time.monotonic()
    spent = 0
    while time.monotonic() - began < seconds:
        spent = max(spent, tables.move())
        tables.go_on(tables.bots)
        tables.go_on(tables.race)
    update = tables.ada.update(tables.people)
    left = [seat["left_ms"] for seat in update["table"]["seats"]]
    assert update["table"]["status"] == "playing", update["table"]
    assert spent < TURN_MS, spent
    assert min(left) > 0, left
    tables.check_times()
    assert tables.ada.get("/api/me").status_code == 200
    return f"bots and timer go on, longest turn {spent} ms, left {left} ms"


def main() -> None:
    """Set the time of day again and again, and say what was found."""
    if not LIBRARIES:
        sys.exit("no libfaketime on this machine: apt-get install faketime")
    with tempfile.TemporaryDirectory(prefix="lwdrill") as folder:
        server = SetTime(str(Path(folder, "tables.db")), Path(folder))
        server.start()
        try:
            tables = Tables(server.url)
            print(f"at first: {look(tables, LOOK_SECONDS)}")
            for jump in JUMPS:
                server.set(jump)
                print(f"set to {jump / HOUR:+.0f} h: {look(tables, LOOK_SECONDS)}")
            for jump in (401 * 24 * HOUR, 0, 0):
                server.kill()
                server.set(jump)
                server.start()
                print(f"killed, and started at {jump / HOUR:+.0f} h: {look(tables, LOOK_SECONDS)}")
        finally:
            server.stop()
        print(*(line for line in server.log.read_text().splitlines() if "clock" in line or "error" in line), sep="\n")


if __name__ == "__main__":
    try:
        main()
    finally:
        for one in OPEN:
            if not hasattr(one, "http"):
                close = one.close()
                if close is not None:
                    client_loop().run(close)
