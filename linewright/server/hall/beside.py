"""What is told at a table beside the game: who is there, and what watchers say among themselves. Nothing of it is in the log."""

import asyncio
import math
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Raw, Struct

from linewright.server.clock import SystemClock
from linewright.server.hall.gathering import SCREEN, STAYING_SECONDS, Gathering
from linewright.server.hall.hearing import Hearing
from linewright.server.hall.people import look_around, pause_seconds, seconds_until_gone
from linewright.server.keep.asides import KEPT_LINES, names_of, read_lines, write_line
from linewright.server.keep.store import Store
from linewright.server.keep.writers import StoreAway, Taken
from linewright.server.table.act import Who
from linewright.server.table.aside import AsideLine, SayAside, hears_aside, judge_aside
from linewright.server.table.shapes import ENCODER

RETRY_SECONDS = 1.0  # until a store that is away is asked again


class WrittenBeside(Struct, frozen=True, omit_defaults=True):
    """What is new beside the game, of parts already written."""

    people: Raw | None = None
    aside: list[AsideLine] | None = None


class Beside:
    """Tells what is beside the game at all tables of this process."""

    def __init__(self, store: Store, clock: SystemClock, chore: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self.store = store
        self.clock = clock
        self.chore = chore
        self.grace_seconds = 0.0  # after which other processes have told who listens there
        self.ending = asyncio.Event()  # set when the server stops

    @property
    def stays_seconds(self) -> float:
        """For how long whoever leaves counts as there."""
        return STAYING_SECONDS + self.grace_seconds

    # Who is there

    def note_seen(self, gathering: Gathering, person: str) -> None:
        """Note that a person is there, who may not listen."""
        now = self.clock.monotonic()
        was = gathering.seen.get(person, -math.inf)
        gathering.seen[person] = now
        if now - was >= self.stays_seconds:
            self.stir(gathering)

    def note_elsewhere(self, gathering: Gathering, person: str) -> None:
        """Note that a person listens at another process, who may have no seat, or that a big screen does."""
        if person == SCREEN:
            gathering.seen[SCREEN] = self.clock.monotonic()
            return
        is_new = person not in gathering.watched
        gathering.watched[person] = self.clock.monotonic()
        self.note_seen(gathering, person)
        if is_new:
            self.chore(self._find_name(gathering, person))

    def note_asking(self, gathering: Gathering, person: str, name: str) -> None:
        """Note that somebody asks again and again who is there, who has no stream."""
        is_new = person not in gathering.watched
        gathering.watched[person] = self.clock.monotonic()
        gathering.names[person] = name
        if is_new:
            self.stir(gathering)

    def note_unknown(self, gathering: Gathering, process: str, count: int) -> None:
        """Note how many people unknown listen at another process."""
        known, _ = gathering.unknown.get(process, (0, 0.0))
        gathering.unknown[process] = count, self.clock.monotonic()
        if known != count:
            self.stir(gathering)

    def who_watches(self, gathering: Gathering) -> frozenset[str]:
        """Everybody who listens, did so just now, or has spoken among those who watch."""
        spoke = [line.person for line in gathering.aside or []]
        return frozenset([*gathering.watched, *gathering.listeners, *spoke]) - {"", SCREEN}

    async def _find_name(self, gathering: Gathering, person: str) -> None:
        """Find the name of somebody who listens elsewhere; while the store is away they have none."""
        try:
            gathering.names |= await names_of(self.store, [person])
        except StoreAway:
            return
        self.stir(gathering)

    def stir(self, gathering: Gathering) -> None:
        """Have it told that somebody has come or gone, or sits elsewhere, if anybody wants to hear of it."""
        gathering.stirred.set()
        if gathering.besides and not gathering.is_telling and not self.ending.is_set():
            gathering.is_telling = True
            self.chore(self._tell_people(gathering))

    async def _tell_people(self, gathering: Gathering) -> None:
        """Tell who is there as that changes, until all who count as there are there, or nobody wants to hear of it."""
        try:
            while gathering.besides and not self.ending.is_set():
                if gathering.stirred.is_set():
                    if await self.clock.wait(self.ending, pause_seconds(gathering)):
                        return
                    gathering.stirred.clear()
                before = self.clock.monotonic()
                self.look(gathering)
                seconds = seconds_until_gone(gathering, self.stays_seconds, before)
                if seconds == math.inf and not gathering.stirred.is_set():
                    return
                await self.clock.wait(gathering.stirred, seconds)
        finally:
            gathering.is_telling = False

    def look(self, gathering: Gathering) -> None:
        """See who is there, and tell it if that has changed."""
        told = look_around(gathering, self.stays_seconds)
        if told != gathering.people:
            gathering.people = told
            gathering.people_number += 1
            gathering.wake()

    # What watchers say

    async def read(self, gathering: Gathering) -> None:
        """Read what watchers have said, if that is not in memory yet."""
        if gathering.aside is None:
            lines = await self._read_lines(gathering, 0)
            if gathering.aside is None:
                gathering.aside = lines

    async def _read_lines(self, gathering: Gathering, after: int) -> list[AsideLine]:
        rows = await read_lines(self.store, gathering.table.id, after)
        return [AsideLine(row.number, row.match, row.at, row.person, row.name, row.text, row.phrase) for row in rows]

    async def say(self, gathering: Gathering, who: Who, wish: SayAside) -> int:
        """Say something among those who watch; the number of the line, which is on disk then. Raises Refusal."""
        table, retries = gathering.table, gathering.aside_retries
        await self.read(gathering)
        while True:
            if wish.id and (who.id, wish.id) in retries:
                return retries[who.id, wish.id]
            text = judge_aside(table, who.id, who.link, wish)
            lines = gathering.aside or []
            number = lines[-1].number + 1 if lines else 1
            line = AsideLine(number, table.match_number, self.clock.now_ms(), who.id, who.name, text, wish.phrase)
            facts = {"number": number, "match": line.match, "at": line.at}
            try:
                await write_line(self.store, table.id, **facts, person=who.id, name=who.name, text=text, phrase=wish.phrase)
            except Taken:
                await self.take_lines(gathering)
                continue
            if wish.id:
                retries[who.id, wish.id] = number
                for old in list(retries)[:-KEPT_LINES]:
                    del retries[old]
            await self.take_lines(gathering)
            return number

    async def take_lines(self, gathering: Gathering) -> None:
        """Read what was said meanwhile, and tell it."""
        await self.read(gathering)
        known = gathering.aside or []
        last = known[-1].number if known else 0
        new = await self._read_lines(gathering, last)
        known = gathering.aside or []
        last = known[-1].number if known else 0  # somebody else may have read them too
        gathering.aside = [*known, *(line for line in new if line.number > last)][-KEPT_LINES:]
        gathering.wake()

    async def hear_of_lines(self, gathering: Gathering) -> None:
        """Read what another process has told of, as soon as the store can be read."""
        while not self.ending.is_set():
            try:
                await self.take_lines(gathering)
            except StoreAway:
                await self.clock.wait(self.ending, RETRY_SECONDS)
            else:
                return

    def forget(self, gathering: Gathering, person: str) -> None:
        """Forget the name and the words of a person who is no more."""
        gathering.names.pop(person, None)
        if gathering.aside:
            gathering.aside = [line for line in gathering.aside if line.person != person]
        self.stir(gathering)

    # Telling

    def hear(self, gathering: Gathering, person: str, hearing: Hearing) -> bytes:
        """What is new beside the game to somebody who listens, which they have heard then; empty: nothing."""
        if hearing.people < 0 or (hearing.people == gathering.people_number and not gathering.aside):
            return b""
        people = None
        if hearing.people != gathering.people_number and gathering.people:
            hearing.people = gathering.people_number
            people = Raw(gathering.people)
        aside = None if hearing.on_screen else self.lines_for(gathering, person, hearing.aside)
        if aside:
            hearing.aside = aside[-1].number
        return ENCODER.encode({"beside": WrittenBeside(people, aside or None)}) if people or aside else b""

    def lines_for(self, gathering: Gathering, person: str, after: int) -> list[AsideLine]:
        """What watchers have said after a line, as far as a person hears it."""
        lines = gathering.aside
        if not lines or lines[-1].number <= after:
            return []
        return [line for line in lines if line.number > after and hears_aside(gathering.table, person, line)]

    def ask(self, gathering: Gathering, person: str, after: int, *, on_screen: bool) -> bytes:
        """What is beside the game now, for somebody who asks instead of listening."""
        hearing = Hearing(0, on_screen=on_screen, hears_beside=True)
        hearing.aside = after
        self.look(gathering)
        hearing.people = gathering.people_number - 1
        return self.hear(gathering, person, hearing)

    def stop(self, gatherings: list[Gathering]) -> None:
        """Tell nothing any more."""
        self.ending.set()
        for gathering in gatherings:
            gathering.stirred.set()
