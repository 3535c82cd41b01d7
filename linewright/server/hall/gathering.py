"""A table in memory and everybody around it: who listens, who was there lately, what bots plan."""

import asyncio
from collections import Counter
from collections.abc import Callable

from linewright.core.match import Match
from linewright.server.clock import SystemClock
from linewright.server.hall.lines import Lines
from linewright.server.hall.plans import Plan
from linewright.server.table.log import apply, tell
from linewright.server.table.shapes import Event
from linewright.server.table.table import Table
from linewright.server.table.telling import Telling

SCREEN = "screen"  # among listeners: a big screen, which nobody is; no person's id is so short
STAYING_SECONDS = 15.0  # since a person was last heard of who may be loading a page anew: they are awaited
SCREEN_SECONDS = 15.0  # for which a big screen that is gone counts as there: it may be loading anew, or at another process


class Gathering:
    """A table in memory and everybody around it. People are named by their public ids."""

    def __init__(self, table: Table, clock: SystemClock) -> None:
        self.table = table
        self.telling = Telling(table)
        self.clock = clock
        self.lock = asyncio.Lock()  # one append in flight at a time
        self.news = asyncio.Event()  # set, and replaced, when something has happened
        self.ears: dict[Callable[[], None], None] = {}  # called when something has happened, in the order they came
        self.listeners: Counter[str] = Counter()  # person -> streams; "" are people unknown
        self.seen: dict[str, float] = {}  # person -> when last known to be there
        self.used = clock.monotonic()  # when anybody last looked
        self.asked_at = 0.0  # when the newest event was asked for here, by time.perf_counter; 0: elsewhere
        self.status = ""  # as the store knows it
        self.era = 0  # of the hall, when the log was last read: what was written elsewhere since then, that wire has told
        self.is_adrift = False  # whether something failed here: nothing comes any more, and the table is loaded anew
        self.lines = Lines(clock)
        self.plans: dict[int, Plan] = {}  # of bots in a race, by seat

    def apply(self, event: Event, trial: Match | None = None) -> None:
        """Let an event take effect, and note what listeners hear of it; trial: the match after it, if known."""
        apply(self.table, event, trial)
        tell(self.telling, event)

    def wake(self) -> None:
        """Tell whoever listens, and wake whoever waits for news."""
        for ear in list(self.ears):
            ear()
        news, self.news = self.news, asyncio.Event()
        news.set()

    @property
    def has_screen(self) -> bool:
        """Whether a big screen shows this table to everybody in a room."""
        return self.listeners[SCREEN] > 0 or self.clock.monotonic() - self.seen.get(SCREEN, -SCREEN_SECONDS) < SCREEN_SECONDS

    def who_is_there(self, grace_seconds: float) -> frozenset[str]:
        """The people with a seat who are there, or were just now."""
        people = {chair.person for chair in self.table.chairs if chair.person}
        return frozenset(one for one in people if self.absent_seconds(one) < STAYING_SECONDS + grace_seconds)

    def absent_seconds(self, person: str) -> float:
        """For how many seconds nothing was heard of a person; 0 while they listen."""
        now = self.clock.monotonic()
        return 0.0 if self.listeners[person] > 0 else now - self.seen.setdefault(person, now)
