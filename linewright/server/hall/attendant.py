"""The attendant of a table does what there is to do there, when its time has come: lets bots move, watches clocks, and so on."""

import asyncio

import structlog

from linewright.core.errors import LinewrightError
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import Players
from linewright.server.hall.duties import list_duties
from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hall import Hall
from linewright.server.hall.house_bots import HouseBots
from linewright.server.keep.lists import BUCKETS, bucket_of, tables_in_play
from linewright.server.keep.writers import StoreAway

RETRY_SECONDS = 1.0  # until something that failed is tried again

log = structlog.get_logger()


class Attendant:
    """Attends every table of the buckets it holds."""

    def __init__(self, hall: Hall, players: Players) -> None:
        self.hall = hall
        self.bots = HouseBots(hall, players, self.look)
        self.buckets: set[int] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        hall.on_change.append(self.look)

    def attend_all(self) -> None:
        """Attend every table there is: this is the only process."""
        self.attend(set(range(BUCKETS)))

    def attend(self, buckets: set[int]) -> None:
        """Attend the tables of more buckets; those at which a match is being played are loaded meanwhile."""
        self.buckets |= buckets
        for gathering in list(self.hall.gatherings.values()):
            self.look(gathering)
        self.hall.chore(self._take_up(buckets))

    async def _take_up(self, buckets: set[int]) -> None:
        """Load the tables of buckets at which a match is being played; tried again while the store is away."""
        while not self.hall.stopping.is_set():
            try:
                for table in await tables_in_play(self.hall.store, buckets & self.buckets):
                    await self._visit(table)
            except StoreAway as error:
                log.warning("store failed", error=error.kind)
                await self.hall.clock.sleep(RETRY_SECONDS)
            else:
                return

    def visit(self, table: str) -> None:
        """Load a table at which something has happened, and see whether there is something to do."""
        self.hall.chore(self._visit(table))

    async def _visit(self, table: str) -> None:
        """Load a table; one that cannot be read is left alone, and nobody can play there."""
        try:
            self.look(await self.hall.get(table))
        except StoreAway:
            raise
        except LinewrightError:
            pass  # of other rules, say

    def leave(self, buckets: set[int]) -> None:
        """Attend these no more: another process does."""
        self.buckets -= buckets
        for table, task in list(self._tasks.items()):
            if bucket_of(table) in buckets:
                task.cancel()

    async def stop(self) -> None:
        """Attend nothing any more."""
        self.leave(set(self.buckets))
        await self.bots.stop()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def is_busy(self, gathering: Gathering) -> bool:
        """Whether there is something to do at a table."""
        return gathering.table.id in self._tasks

    def look(self, gathering: Gathering) -> None:
        """See whether there is something to do at a table, and begin."""
        table = gathering.table.id
        if table in self._tasks or bucket_of(table) not in self.buckets or self.hall.stopping.is_set():
            return
        if next(list_duties(gathering, self.hall), None) is not None:
            task = asyncio.create_task(self._attend(gathering))
            self._tasks[table] = task
            task.add_done_callback(lambda done: self._leave_table(gathering, done))

    def _leave_table(self, gathering: Gathering, task: asyncio.Task[None]) -> None:
        self._tasks.pop(gathering.table.id, None)
        if not task.cancelled():
            if task.exception() is not None:
                log.error("attendant failed", error=type(task.exception()).__name__)
            self.look(gathering)

    async def _attend(self, gathering: Gathering) -> None:
        """Do one duty after the other, the first due first, until there is none."""
        clock = self.hall.clock
        while not self.hall.stopping.is_set():
            news = gathering.news
            duty = min(list_duties(gathering, self.hall), key=lambda duty: duty.due, default=None)
            if duty is None:
                return
            wait = (duty.due - clock.now_ms()) / 1000
            if wait > 0:
                await clock.wait(news, wait)
                continue  # whatever it was that woke us, there may be something else to do now
            try:
                await duty.do(gathering, self.hall, self.bots)
            except StoreAway as error:
                log.warning("store failed", error=error.kind)
                await clock.sleep(RETRY_SECONDS)
            except (LinewrightError, BotFailed) as error:
                if gathering.news is news and not self.hall.stopping.is_set():  # nothing has happened: it would fail again
                    log.warning("duty failed", duty=type(duty).__name__, error=type(error).__name__)
                    await clock.sleep(RETRY_SECONDS)
