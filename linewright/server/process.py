"""One server process: the store, the people, the hall, and whoever attends the tables, started and stopped together."""

import asyncio
import contextlib
import sys
from functools import partial

import structlog

from linewright.bots import make_known
from linewright.server.bots.players import Players
from linewright.server.bots.reviewer import Reviewer
from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.duplicates.office import DuplicateOffice
from linewright.server.duplicates.rehearsing import Rehearsals
from linewright.server.fame.clubs import Clubs
from linewright.server.fame.friends import Friends
from linewright.server.fame.invitations import Invitations
from linewright.server.fame.ledger import Ledger
from linewright.server.fame.presence import Presence
from linewright.server.fame.profiles import Profiles
from linewright.server.hall.attendant import Attendant
from linewright.server.hall.hall import Hall
from linewright.server.keep.people import People
from linewright.server.keep.purge import Purge
from linewright.server.keep.reviews import note_review
from linewright.server.keep.store import Store
from linewright.server.keep.uptime import downtimes, last_up, stay_up
from linewright.server.meet.company import CompanyOffice
from linewright.server.meet.lobby import Lobby
from linewright.server.peers import Peers
from linewright.server.push.office import PushOffice
from linewright.server.settings import Settings
from linewright.server.vitals import watch
from linewright.server.web.audience import Audience
from linewright.server.web.guesses import Guesses
from linewright.server.web.rates import Rates
from linewright.server.web.replays import Replays

SWITCH_SECONDS = 0.0005  # the event loop keeps SQLite's thread waiting; with Python's 0.005 an append took 13 ms, not 8
NOTE_SECONDS = 2.0  # between notes that the server is up
TIDY_NOTES = 30  # after so many of them idle tables are let go
PURGE_SECONDS = 3600.0  # between rounds through the store for what nobody uses any more
SILENT_SECONDS = 10.0  # without such a note on disk after which we are not well

log = structlog.get_logger()


class Server:
    """Everything one process needs to serve tables."""

    def __init__(self, settings: Settings, players: Players | None = None, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.settings = settings
        make_known(settings.bots)
        self.clock = clock
        self.store = Store(settings)
        self.people = People(self.store)
        self.hall = Hall(self.store, self.clock)
        self.lobby = Lobby(self.hall)
        self.ledger = Ledger(self.store)
        self.hall.on_result = self.ledger.settle
        self.profiles = Profiles(self.store, self.clock)
        self.friends = Friends(self.store, self.clock)
        self.invitations = Invitations(self.hall)
        self.presence = Presence(self.hall)
        self.clubs = Clubs(self.store, self.clock)
        self.duplicates = DuplicateOffice(self.hall)
        self.rehearsals = Rehearsals(self.store, self.clock)
        self.duplicates.rehearse = self.rehearsals.ask
        self.company = CompanyOffice(self.hall)
        self.push = PushOffice(self.store, settings, self.clock, self.hall.chore)
        self.rates = Rates(self.clock)
        self.guesses = Guesses(self.clock)
        self.replays = Replays()
        self.audience = Audience(self.people)
        self.people.on_end.append(self.hall.forget_person)
        self.hinting: set[str] = set()  # people who wait for a hint
        self.players = Players(bots=settings.bots) if players is None else players
        self.reviewer = Reviewer(partial(note_review, self.store))
        self.attendant = Attendant(self.hall, self.players)
        self.peers = None if settings.is_sqlite else Peers(settings, self.store, self.hall, self.audience, self.attendant)
        self.up_at = 0.0  # when the store last took a note that we are up
        self._tasks: list[asyncio.Task[None]] = []  # that wait by the clock of the hall
        self._watch: asyncio.Task[None]  # measures in real time

    async def start(self) -> None:
        """Open the store, take up every match that is being played, and begin."""
        sys.setswitchinterval(SWITCH_SECONDS)
        await self.store.open()
        self.clock.begin(await last_up(self.store))
        self.store.began = self.clock.now_ms()
        self.hall.downtimes = await downtimes(self.store)
        await stay_up(self.store, self.clock.now_ms())
        self.up_at = self.clock.monotonic()
        if self.push.is_on:
            self.hall.call = self.push.call
        await self.players.start()
        if self.peers is None:
            self.attendant.attend_all()
        else:
            await self.peers.start()
        self.hall.chore(self.ledger.settle())
        self._tasks = [asyncio.create_task(self._stay_up()), asyncio.create_task(self._purge())]
        self._watch = asyncio.create_task(watch(self.is_wired))
        log.info("serving", database="sqlite" if self.settings.is_sqlite else "postgresql")

    async def stop(self) -> None:
        """End the streams, let go of the tables, and write what still waits."""
        self.hall.stop()
        self.push.ending.set()
        for task in (*self._tasks, self._watch):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.attendant.stop()
        if self.peers is not None:
            await self.peers.stop()
        await self.reviewer.stop()
        await self.rehearsals.stop()
        await self.players.stop()
        await self.hall.finish_chores()
        with contextlib.suppress(Exception):  # a store that is gone cannot be told
            await stay_up(self.store, self.clock.now_ms())
        await self.store.close()
        log.info("stopped")

    @property
    def is_well(self) -> bool:
        """Whether the store can still be written."""
        return self.clock.monotonic() - self.up_at < SILENT_SECONDS

    def _follow_clock(self) -> None:
        """Leave out what the time of day has skipped, as if no server had been up: somebody set it, or the machine slept."""
        skipped = self.clock.follow()
        if skipped is not None:
            log.warning("clock set forward", seconds=(skipped[1] - skipped[0]) // 1000)
            self.store.began = skipped[1]  # the notes of being up have a gap, too, should the server start anew
            self.hall.downtimes = [*self.hall.downtimes, skipped]

    def is_wired(self) -> bool:
        """Whether it hears the others; with SQLite there is nobody to hear."""
        return self.peers is None or not self.peers.is_deaf

    async def _purge(self) -> None:
        """Let go now and then what nobody uses any more."""
        while True:
            await self.clock.sleep(PURGE_SECONDS)
            buckets, now = self.attendant.buckets, self.clock.now_ms()
            try:
                await self.ledger.settle()  # what a process that broke off has left
                found = await Purge(self.store, self.settings.keep, now, buckets, self.hall.knows).run()
            except Exception as error:  # noqa: BLE001  a store that fails now may work again; the log says so
                log.error("store failed", error=type(error).__name__)  # noqa: TRY400  the text of an error could hold a secret
            else:
                if found:
                    log.info("purged", **found)

    async def _stay_up(self) -> None:
        """Note every few seconds that the server is up, and now and then let idle tables go."""
        notes = 0
        while True:
            await self.clock.sleep(NOTE_SECONDS)
            notes += 1
            self._follow_clock()
            try:
                await stay_up(self.store, self.clock.now_ms())
                self.up_at = self.clock.monotonic()
                if notes % TIDY_NOTES == 0:
                    self.hall.tidy(self.attendant.is_busy)
            except Exception as error:  # noqa: BLE001  a store that fails now may work again; the log says so
                log.error("store failed", error=type(error).__name__)  # noqa: TRY400  the text of an error could hold a secret
