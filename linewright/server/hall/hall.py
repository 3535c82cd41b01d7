"""The hall: the tables in memory, each a cache of its log. What is asked is judged, written, applied and told, in that order."""

import asyncio
import contextlib
import functools
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import structlog
from cachetools import LRUCache
from prometheus_client import Counter

from linewright.core.errors import LinewrightError
from linewright.core.match import Match
from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.hall.around import Around
from linewright.server.hall.beside import Beside
from linewright.server.hall.gathering import SCREEN, Gathering
from linewright.server.hall.hearing import Hearing
from linewright.server.keep import lists
from linewright.server.keep.plays import note_scores
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Conflict, Row, StoreAway, Taken
from linewright.server.measures import CONFLICTS, DAMAGED, EVENTS, LISTENERS, LOADED, TOLD_SECONDS
from linewright.server.refusals import Refusal
from linewright.server.settings import EVENTS_IN_AN_UPDATE
from linewright.server.table.act import Case, Decision, Request, Who
from linewright.server.table.acts.access import AccessSet
from linewright.server.table.acts.chat import Said
from linewright.server.table.acts.erasing import Erase, Erased
from linewright.server.table.acts.hosting import Mute, Remove
from linewright.server.table.acts.link import LinkMade
from linewright.server.table.acts.moves import Move
from linewright.server.table.acts.opening import Created, NewTable, first_events, open_table
from linewright.server.table.acts.seats import Sat
from linewright.server.table.acts.standing_in import CameBack
from linewright.server.table.acts.starting import Started, deal_match, events_from
from linewright.server.table.clocks import Downtimes
from linewright.server.table.deeds import deeds_of
from linewright.server.table.guards import refuse_spectators
from linewright.server.table.log import judge, read_events, write_event
from linewright.server.table.race import Early
from linewright.server.table.shapes import ENCODER, Access, Command, Event, House, new_code
from linewright.server.table.table import Table
from linewright.server.table.telling import last_told, strip_person

CODE_AGE_MS = 24 * 3600 * 1000  # a code finds its table for a day; the link does so for ever
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
EVENTS_AT_A_TIME = 20  # applied before others get a turn, when a table is loaded
IDLE_SECONDS = 600.0  # until a table nobody looks at leaves the memory
KEEPALIVE_SECONDS = 15.0  # of silence on a stream
LINKS_KEPT = 20_000  # find_loaded, the one longest unused goes first
RETRY_SECONDS = 1.0  # until a store that is away is asked again

log = structlog.get_logger()

Result = TypeVar("Result")


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self.store = store
        self.clock = clock
        self.downtimes: Downtimes = ()
        self.tempo = 1.0  # of the dealer and of bots in races: tests do not wait as people do
        self.grace_seconds = 0.0  # after which other processes have told who listens there
        self.is_shared = False  # whether other processes write to the store too: then what is in memory may be behind
        self.era = 1  # the number of the wire that tells what they write; 0: none does
        self.is_deaf = False  # whether none has for a while: streams would tell nothing
        self.gatherings: dict[str, Gathering] = {}  # id of a table -> the table in memory
        self.on_change: list[Callable[[Gathering], None]] = []  # called when something has happened at a table
        self.call: Callable[[Table, str, Any, int], Coroutine[Any, Any, None]] | None = None  # somebody whose turn it is
        self.on_result: Callable[[], Coroutine[Any, Any, object]] | None = None  # the result of a match is in the store
        self.stopping = asyncio.Event()
        self._loading: dict[str, asyncio.Task[Gathering]] = {}
        self._links: LRUCache[str, str] = LRUCache(LINKS_KEPT)  # made by hosts -> table
        self._damaged: set[str] = set()  # tables whose log cannot be replayed, as far as they were asked for
        self._chores: set[asyncio.Task[Any]] = set()
        self._puzzling = ThreadPoolExecutor(1, "puzzles")
        self.beside = Beside(store, clock, self.chore)
        self.around = Around(clock)

    # Finding

    async def get(self, table: str) -> Gathering:
        """A table by its id or a link, from memory or from its log; raises Refusal if there is none."""
        gathering = self.find_loaded(table)
        if gathering is None:
            table = self._links.get(table, table)
            if not TABLE_ID.fullmatch(table):
                raise Refusal("no-such-table")
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            gathering = await asyncio.shield(self._loading[table])
        gathering.used = self.clock.monotonic()
        return gathering

    def find_loaded(self, table: str) -> Gathering | None:
        """A table by its id or a link, if it is in memory."""
        found = self.gatherings.get(table)
        return self.gatherings.get(self._links.get(table, "")) if found is None else found

    def knows(self, table: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return table in self.gatherings or table in self._loading

    async def _load(self, table: str) -> Gathering:
        """Load a table; raises Refusal, in words also where its log cannot be replayed: that is no other table's affair."""
        try:
            return await self._replay(table)
        except Refusal:  # no such table, other rules, a store that is away
            raise
        except Exception as error:
            self._note_damage(table, error)
            raise Refusal("table-damaged") from error
        finally:
            del self._loading[table]

    async def _replay(self, table: str) -> Gathering:
        """Replay the log of a table; other tables get their turn meanwhile."""
        era = self.era
        bodies = await self.store.events(table)
        first = read_events(bodies[:1])
        if not first:
            return await self._follow(table)
        if not isinstance(first[0], Created):
            raise Refusal("no-such-table")
        gathering = Gathering(open_table(first[0]), self.clock)
        gathering.era = era
        for body in bodies:
            (event,) = read_events([body])
            gathering.apply(event, await self._deal(gathering.table, event))
            if event.number % EVENTS_AT_A_TIME == 0:
                await asyncio.sleep(0)
        self.gatherings[table] = gathering
        LOADED.set(len(self.gatherings))
        self._spread_news(gathering)
        return gathering

    async def _follow(self, link: str) -> Gathering:
        """The table to which a link leads that a host has made; raises Refusal where there is none."""
        table = await lists.table_behind(self.store, link)
        if not table:
            raise Refusal("no-such-table")
        self._links[link] = table
        return await self.get(table)

    def _note_damage(self, table: str, error: Exception) -> None:
        """Log and count a table whose log cannot be replayed, once; the beginning of its id finds it, and opens nothing."""
        if table not in self._damaged:
            self._damaged.add(table)
            DAMAGED.inc()
            log.error("table damaged", table=f"{table[:4]}…", error=type(error).__name__)

    async def _deal(self, table: Table, event: Event) -> Match | None:
        """The match that an event of a log begins, where dealing may take a while: others are not kept waiting."""
        if table.game.puzzle and isinstance(event, Started) and event.rules in table.game.known_versions:
            return await self._aside(deal_match, table, event)
        return None

    async def _aside(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something long beside the event loop, one thing at a time: two threads would keep it waiting for longer."""
        return await asyncio.get_running_loop().run_in_executor(self._puzzling, work, *given)

    async def find_code(self, code: str) -> str:
        """What leads to a table, by its short code; raises Refusal for one that is wrong, old or over, or no longer in use."""
        wanted = code.strip().upper().replace("-", "").replace(" ", "")
        row = await lists.find_code(self.store, wanted)
        if row is None or row.status == "over" or max(row.created, row.coded) < self.clock.now_ms() - CODE_AGE_MS:
            raise Refusal("no-such-code")
        table = (await self.get(row.id)).table
        if table.access not in ("listed", "open"):
            raise Refusal("no-such-code")
        return table.link

    # Doing

    async def create(self, wish: NewTable, who: Who) -> Gathering:
        """Set up a table; raises what is wrong with the wish, or Refusal where the person has too many."""
        return await self.set_up(wish.game, who, partial(first_events, wish, who), wish.access)

    async def play_on(self, match: Match, seat: int, house: House, who: Who) -> Gathering:
        """Set up a table at which a person plays a match on from where it stands, against the house's bot."""
        return await self.set_up(match.game.name, who, partial(events_from, match, seat, house, who))

    async def set_up(
        self,
        game: str,
        who: Who,
        events: Callable[[str, str, int], list[Event]],
        access: Access = "open",
        beside: Callable[[str, int], list[Any]] = lambda _table, _at: [],
        is_taken: Callable[[], Coroutine[Any, Any, bool]] | None = None,
    ) -> Gathering:
        """Set up a table whose log begins as a function says, given its id, its code and the time.

        beside: statements, given its id and the time, that are written with it, or it is not set up; where `is_taken` says then
        that somebody else has written them, it raises Taken.
        """
        while True:
            code = new_code()
            table = secrets.token_urlsafe(12)
            first, *others = events(table, code, self.clock.now_ms())
            row = row_of(table, first)
            facts = {"code": code, "game": game, "host": who.id, "created": first.at, "access": access}
            try:
                await lists.add_table(self.store, row, beside(table, first.at), **facts)
            except Taken:
                if is_taken is not None and await is_taken():
                    raise
                if not await lists.has_room(self.store, who.id):
                    raise Refusal("too-many-tables", most=str(self.store.settings.limits.tables)) from None
                continue
            break
        for event in others:
            await self._write(table, event)
        return await self.get(table)

    async def ask(self, gathering: Gathering, who: Who, command: Command, received: int = 0, *, is_ours: bool = False) -> int:
        """Do what a person asks; the number of its event. What was asked before with the same id is not done again.

        is_ours: whether the task that asks is one of the hall's chores, which goes on when whoever wanted it has left.
        """
        race = gathering.table.race if isinstance(command, Move) else None
        evidence = None
        if race is not None:
            evidence = gathering.lines.evidence(who.id, received or self.clock.now_ms(), race.cue, race.cue_at)
        return await self.do(gathering, Request(command, who, evidence), is_ours=is_ours)

    async def do(self, gathering: Gathering, request: Request, *, is_ours: bool = False) -> int:
        """Judge, write, apply, tell; judges anew if another process was faster, and later what is not to be judged yet."""
        while not self.stopping.is_set():
            gathering.asked_at = time.perf_counter()
            try:
                work = self._do(gathering, request)
                return await (work if is_ours else asyncio.shield(work))  # whoever asks may leave: what is written is applied
            except Early as early:
                await self.clock.sleep(max(1, early.until - self.clock.now_ms()) / 1000)
        raise Refusal("stopping")

    async def _do(self, gathering: Gathering, request: Request) -> int:
        table = gathering.table
        async with gathering.lock:
            while True:
                first = table.retries.get((request.who.id, request.command.id)) if request.command.id else None
                if first is not None:
                    return first
                try:
                    event, trial = await self._judge(gathering, request)
                except LinewrightError:
                    if self.is_shared and await self._read_new(gathering):  # it was judged by what is no longer so
                        continue
                    raise
                try:
                    await self._write(table.id, event)
                except Conflict:
                    CONFLICTS.inc()
                    await self._read_new(gathering)
                    continue
                except Taken:  # by chance another table has the code
                    continue
                except StoreAway:
                    self.chore(self._make_sure(gathering))
                    raise
                with self._doubting(gathering):
                    gathering.apply(event, trial)
                break
        count_event(type(event).__name__).inc()
        gathering.used = self.clock.monotonic()
        self._spread_news(gathering)
        if self.gatherings.get(table.id, gathering) is not gathering:  # it was let go meanwhile, and is in memory anew
            self.chore(self.refresh(table.id))
        return event.number

    async def _judge(self, gathering: Gathering, request: Request) -> Decision:
        table = gathering.table
        here = gathering.who_is_there(self.grace_seconds) if table.is_over else None  # who has to agree to another match
        watching = self.beside.who_watches(gathering) if isinstance(request.command, (Mute, Remove)) else frozenset()
        case = Case(table, request.who, self.clock.now_ms(), self.downtimes, request.evidence, watching, here)
        if table.game.puzzle:  # its referee may have to solve it: others are not kept waiting
            return await self._aside(judge, case, request.command)
        return judge(case, request.command)

    async def _write(self, table: str, event: Event) -> None:
        """Write an event, and with it what the lists of the store hold: who sits and speaks where, what goes on, who may come."""
        statements: list[Any] = []
        if isinstance(event, Sat):
            statements = [lists.note_sitting(self.store, table, event.person), lists.take_out_again(table, event.person)]
        elif isinstance(event, CameBack):
            statements = [lists.take_out_again(table, event.by)]
        elif isinstance(event, Said):
            statements = [lists.note_speaking(self.store, table, event.person)]
        elif isinstance(event, Started):
            statements = [lists.note_status(table, "playing")]
        elif isinstance(event, AccessSet):
            statements = [lists.note_access(table, event.access)]
        elif isinstance(event, LinkMade):
            statements = lists.note_link(table, event.link, event.code, event.at)
        await self.store.append(row_of(table, event), *statements)

    # What other processes do

    async def catch_up(self, gathering: Gathering, known: int | None = None) -> None:
        """Read what other processes have written, unless all that somebody knows of is in memory; None: they do not say."""
        is_sure = self.era > 0 and gathering.era == self.era and known is not None and known <= gathering.table.number
        if self.is_shared and not is_sure:
            async with gathering.lock:
                await self._read_new(gathering)

    async def refresh(self, table: str) -> None:
        """Read what other processes have written, if the table is in memory here."""
        if table in self._loading:
            await asyncio.shield(self._loading[table])
        gathering = self.gatherings.get(table)
        if gathering is not None:
            async with gathering.lock:
                await self._read_new(gathering)

    def numbers_behind(self, told: dict[str, int]) -> dict[str, int]:
        """How far tables in memory are that may be behind what was told of them; those on their way there read it themselves."""
        for table in [table for table in told if table in self._loading]:
            self.chore(self.refresh(table))
        known = {table: self.gatherings[table].table.number for table in told if table in self.gatherings}
        return {table: number for table, number in known.items() if number < told[table]}

    async def take_news(self, table: str, bodies: list[str], era: int) -> None:
        """Let events take effect that were read for a table, as far as they are not known already, and tell them."""
        gathering = self.gatherings.get(table)
        if gathering is None:
            return
        async with gathering.lock:
            await self._take_events(gathering, read_events(bodies), era)

    async def _read_new(self, gathering: Gathering) -> bool:
        """Read what other processes have written, and tell it; whether there was anything. Call it with the lock held."""
        era = self.era
        events = read_events(await self.store.events(gathering.table.id, gathering.table.number))
        return await self._take_events(gathering, events, era)

    async def _take_events(self, gathering: Gathering, events: list[Event], era: int) -> bool:
        """Let events take effect that are not known yet, and tell them; whether there were any. era: when they were read."""
        new = [event for event in events if event.number > gathering.table.number]
        for event in new:
            with self._doubting(gathering):
                gathering.apply(event, await self._deal(gathering.table, event))
        gathering.era = era
        if new:
            gathering.asked_at = 0.0  # elsewhere
            self._spread_news(gathering)
        return bool(new)

    async def _make_sure(self, gathering: Gathering) -> None:
        """Find out whether something was written though nobody said so, as soon as the store can be read again."""
        gathering.era = 0
        while not self.stopping.is_set() and self.gatherings.get(gathering.table.id) is gathering:
            try:
                await self.refresh(gathering.table.id)
            except StoreAway:
                await self.clock.sleep(RETRY_SECONDS)
            else:
                return

    def deafen(self) -> None:
        """End every stream: nobody tells us what happens elsewhere."""
        self.is_deaf = True
        for gathering in self.gatherings.values():
            gathering.wake()

    @contextlib.contextmanager
    def _doubting(self, gathering: Gathering) -> Iterator[None]:
        """Let an event take effect; a table that cannot be trusted after a failure is read anew, and listeners come again."""
        try:
            yield
        except Exception:
            self.gatherings.pop(gathering.table.id, None)
            gathering.is_adrift = True
            gathering.wake()
            raise

    def _spread_news(self, gathering: Gathering) -> None:
        """Wake everybody who listens, and bring the lists of the store up to date."""
        gathering.wake()
        if gathering.asked_at and gathering.ears:
            TOLD_SECONDS.observe(time.perf_counter() - gathering.asked_at)  # with the last of them
        if gathering.status != gathering.table.status:
            gathering.status = gathering.table.status
            self.chore(self._note_status(gathering.table))
        if gathering.note_seating():
            self.beside.stir(gathering)
        for callback in self.on_change:
            callback(gathering)

    async def _note_status(self, table: Table) -> None:
        statements: list[Any] = [lists.note_status(table.id, table.status)]
        outcome, match, game = table.outcome, table.match_number, table.game.name
        if outcome is not None:
            facts = {"table_id": table.id, "match": match, "game": game, "ended": table.at}
            more = {
                "number": table.number,
                "scores": ENCODER.encode(outcome.scores).decode(),
                "winners": ENCODER.encode(outcome.winners).decode(),
                "people": ENCODER.encode(outcome.people).decode(),
                "facts": ENCODER.encode(outcome).decode(),
                "rated": 0,
            }
            deeds = [] if table.board else deeds_of(outcome)  # of a duplicate nobody else hears before it is closed
            statements += lists.note_result(self.store, [facts | deed for deed in deeds], **facts, **more)
            if table.board:
                statements += note_scores(table.id, table.at, outcome)
        await self.store.write(*statements)
        if outcome is not None and self.on_result is not None:
            await self.on_result()

    def chore(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something nobody waits for."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._finish_chore)

    def _finish_chore(self, task: asyncio.Task[Any]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("chore failed", error=type(task.exception()).__name__)

    async def finish_chores(self) -> None:
        """Wait for what is still being done."""
        while self._chores:
            await asyncio.gather(*self._chores, return_exceptions=True)

    async def erase(self, person: str, tables: list[str]) -> None:
        """Make a person a former player at these tables: names and words go, games stay."""
        for table in tables:
            await self._strip(table, person)
            try:
                gathering = await self.get(table)
            except Exception:  # noqa: BLE001  of rules or a game nobody knows here, or damaged: its rows are there all the same
                await self._append_unread(table, partial(Erased, at=self.clock.now_ms(), person=person))
            else:
                await self.do(gathering, Request(Erase(person=person)))
            await self._strip(table, person)  # what was written meanwhile

    def forget_person(self, person: str) -> None:
        """Forget the name and the words of a person who is no more, as far as they are in no log."""
        self.around.forget(person)
        for gathering in self.gatherings.values():
            if person in gathering.names or any(line.person == person for line in gathering.aside or ()):
                self.beside.forget(gathering, person)

    async def _strip(self, table: str, person: str) -> None:
        await lists.rewrite_events(self.store, table, person, lambda body: strip_person(body, person).decode())

    async def _append_unread(self, table: str, event: Callable[..., Event]) -> None:
        """Write an event to the log of a table that cannot be loaded; event: makes it, given its number."""
        while True:
            number = await lists.last_number(self.store, table) + 1
            try:
                return await self.store.append(row_of(table, event(number=number)))
            except Conflict:
                continue

    # Telling

    def check_listener(self, table: Table, person: str) -> None:
        """Refuse whoever may not listen; a host without a seat may, who has set the table up at a big screen."""
        refuse_spectators(table, person)

    def update(
        self, gathering: Gathering, person: str, since: int, most: int = EVENTS_IN_AN_UPDATE, *, on_screen: bool = False
    ) -> bytes:
        """What is new to a person since a number; on a big screen only what everybody may see, whoever has opened it."""
        table, now = gathering.table, self.clock.now_ms()
        self.check_listener(table, person)
        seen_by = "" if on_screen else person
        if seen_by and table.race is not None:
            gathering.lines.note_sent(seen_by, last_told(table, since, most), now)
        return gathering.telling.update(seen_by, min(since, table.number), now, self.downtimes, most)

    def hear(self, gathering: Gathering, person: str, hearing: Hearing) -> bytes:
        """What is new to somebody who listens, which they have heard then; only what has changed, where they want that."""
        table, telling, since, held = gathering.table, gathering.telling, hearing.number, hearing.held
        seen_by = "" if hearing.on_screen else person
        if held is None or since != table.number - 1:
            hearing.number = last_told(table, since)
            told = self.update(gathering, person, since, on_screen=hearing.on_screen)
        else:
            self.check_listener(table, person)
            hearing.number, now = table.number, self.clock.now_ms()
            if seen_by and table.race is not None:
                gathering.lines.note_sent(seen_by, table.number, now)
            told = telling.changes(seen_by, held, now, self.downtimes)
        if hearing.takes_changes:
            hearing.held = telling.seats_of(seen_by) if hearing.number == table.number else None
        return told

    async def updates(
        self,
        gathering: Gathering,
        person: str,
        hearing: Hearing,
        keepalive: float | None = KEEPALIVE_SECONDS,
        *,
        is_over: Callable[[], bool] = lambda: False,
        name: str = "",
    ) -> AsyncIterator[bytes]:
        """Updates as things happen, the first at once, and an empty one after a silence; ends when the server stops, or is_over.

        A listener that is slow to take them gets fewer and larger ones.
        """
        is_first = True
        silent_since = self.clock.monotonic()
        with self.presence(gathering, person, hearing, name):
            while not (self.tells_no_more(gathering) or is_over()):
                news = gathering.news
                if is_first or hearing.number < gathering.table.number:
                    is_first = False
                    yield self.hear(gathering, person, hearing)  # not kept here: thousands wait
                elif beside := self.beside.hear(gathering, person, hearing):
                    yield beside
                elif keepalive is None:
                    await news.wait()
                    continue
                elif await self.clock.wait(news, max(0.0, silent_since + keepalive - self.clock.monotonic())):
                    continue  # perhaps for others: that is not to be seen by when the silence ends
                else:
                    yield b""
                silent_since = self.clock.monotonic()

    def tells_no_more(self, gathering: Gathering) -> bool:
        """Whether streams of a table end here: the server stops, or it cannot know any more what happens at the table."""
        return self.stopping.is_set() or self.is_deaf or gathering.is_adrift

    @contextlib.contextmanager
    def presence(self, gathering: Gathering, person: str, hearing: Hearing, name: str = "") -> Iterator[None]:
        """Count somebody, or a big screen, among those who listen to a table; name: of the person, empty where they have none."""
        present, hears_beside = SCREEN if hearing.on_screen else person, hearing.people >= 0
        gathering.listeners[present] += 1
        gathering.besides += hears_beside
        if name:
            gathering.names[person] = name
        is_known = present not in ("", SCREEN)
        if is_known:
            self.around.come(person, gathering.table.id)
        LISTENERS.inc()
        self.beside.stir(gathering)
        try:
            yield
        finally:
            LISTENERS.dec()
            gathering.listeners[present] -= 1
            gathering.besides -= hears_beside
            if not gathering.besides:
                gathering.people = b""  # nobody looks after it any more
            gathering.seen[present] = gathering.used = self.clock.monotonic()
            if is_known:
                gathering.watched[person] = gathering.used
                self.around.leave(person, gathering.table.id, self.beside.stays_seconds)
            self.beside.stir(gathering)
            for callback in self.on_change:
                callback(gathering)

    def stop(self) -> None:
        """End every stream."""
        self.stopping.set()
        self.beside.stop(list(self.gatherings.values()))
        for gathering in self.gatherings.values():
            gathering.wake()

    def tidy(self, is_busy: Callable[[Gathering], bool]) -> None:
        """Let tables go that nobody has looked at for a while; their log brings them back. Forget who has long gone."""
        self.around.tidy()
        for table, gathering in list(self.gatherings.items()):
            if not is_busy(gathering):
                self.forget_unused(table, IDLE_SECONDS)

    def forget_unused(self, table: str, seconds: float) -> bool:
        """Let a table go if it is in memory, and nobody here has looked at it for so long; whether it has gone."""
        gathering = self.gatherings.get(table)
        if gathering is None or gathering.lock.locked() or +gathering.listeners:
            return False
        if self.clock.monotonic() - gathering.used <= seconds:
            return False
        del self.gatherings[table]
        LOADED.set(len(self.gatherings))
        return True


@functools.cache
def count_event(kind: str) -> Counter:
    """What counts events of a kind: to look for it takes longer than to count."""
    return EVENTS.labels(kind)


def row_of(table: str, event: Event) -> Row:
    """An event as it is stored."""
    return Row(table, event.number, write_event(event))
