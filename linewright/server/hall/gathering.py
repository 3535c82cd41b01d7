"""A table in memory and everybody around it: who listens, who was there lately, what bots plan."""

import asyncio
from collections import Counter
from collections.abc import Callable

from linewright.core.match import Match
from linewright.server.clock import SystemClock
from linewright.server.hall.lines import Lines
from linewright.server.hall.plans import Plan
from linewright.server.table.aside import AsideLine
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
        self.called: dict[tuple[str, str], int] = {}  # person and about what -> since when the turn lasts they were called about
        self.plans: dict[int, Plan] = {}  # of bots in a race, by seat
        # What is told beside the game, see hall/people.py and hall/beside.py
        self.names: dict[str, str] = {}  # of people who listen
        self.watched: dict[str, float] = {}  # person -> when somebody who listened without a seat, or does elsewhere, was there
        self.unknown: dict[str, tuple[int, float]] = {}  # process -> how many people unknown listen there, and when it said so
        self.people = b""  # who is there, as it was told last
        self.people_number = 0  # how many times that has changed
        self.besides = 0  # how many of those who listen want to hear of it
        self.stirred = asyncio.Event()  # set when somebody has come or gone
        self.is_telling = False  # whether somebody looks after that
        self.seating: list[tuple[str, bool]] = []  # of each seat: who has it, and whether they have left, when it was noted last
        self.aside_retries: dict[tuple[str, str], int] = {}  # who said it, the client's own id -> number of the line
        self.aside: list[AsideLine] | None = None  # what watchers said among themselves; None: not read yet

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

    def note_seating(self) -> bool:
        """Note who sits where; whether that has changed since it was noted last."""
        was, self.seating = self.seating, [(chair.person, chair.gone) for chair in self.table.chairs]
        return was != self.seating

    @property
    def has_screen(self) -> bool:
        """Whether a big screen shows this table to everybody in a room."""
        return self.listeners[SCREEN] > 0 or self.clock.monotonic() - self.seen.get(SCREEN, -SCREEN_SECONDS) < SCREEN_SECONDS

    def who_is_there(self, grace_seconds: float) -> frozenset[str]:
        """The people with a seat who are there, or were just now."""
        people = {chair.person for chair in self.table.chairs if chair.person}
        return frozenset(one for one in people if self.absent_seconds(one) < STAYING_SECONDS + grace_seconds)

    def forget_watchers(self, stays_seconds: float) -> None:
        """Forget those who have looked on, and were last heard of so long ago."""
        since = self.clock.monotonic() - stays_seconds
        self.watched = {person: seen for person, seen in self.watched.items() if seen > since}
        self.unknown = {process: known for process, known in self.unknown.items() if known[1] > since}
        self.names = {one: name for one, name in self.names.items() if self.listeners[one] > 0 or one in self.watched}

    def absent_seconds(self, person: str) -> float:
        """For how many seconds nothing was heard of a person; 0 while they listen."""
        now = self.clock.monotonic()
        return 0.0 if self.listeners[person] > 0 else now - self.seen.setdefault(person, now)
