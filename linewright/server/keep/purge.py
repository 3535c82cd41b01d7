"""What is kept for nobody goes after a while that the host sets: guests without anything, sessions unused, tables left alone.

In small steps, so that nobody waits for it. A match in play with a clock is never touched: people play it by correspondence.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from linewright.server.keep.schema import (
    ASIDE,
    CALLED,
    DEVICE,
    DUPLICATE,
    DUPLICATE_BOARD,
    DUPLICATE_ENTRANT,
    DUPLICATE_PLAY,
    EVENT,
    LINK,
    MEETING,
    PERSON,
    PUSH,
    RESULT,
    REVIEW,
    SECRET,
    SEEKING,
    SITTING,
    SPEAKING,
    TABLES,
)
from linewright.server.keep.store import Store
from linewright.server.keep.traces import delete_table_traces, delete_traces
from linewright.server.settings import Keep

DAY_MS = 24 * 3600 * 1000
STEP = 50  # rows looked at before others get a turn
REST_SECONDS = 0.05  # between steps
KEPT_AS = {"open": "open", "playing": "abandoned", "paused": "abandoned", "over": "over"}  # status of a table -> name in Keep


class Purge:
    """One round through the store."""

    def __init__(self, store: Store, keep: Keep, now: int, buckets: Collection[int], is_used: Callable[[str], bool]) -> None:
        self.store = store
        self.keep = keep
        self.now = now
        self.buckets = sorted(buckets)  # the groups of tables that are ours to purge
        self.is_used = is_used  # whether a table is in memory
        self.found: Counter[str] = Counter()  # what has gone

    def before(self, days: float) -> int:
        """The moment so many days ago; 0 where it is kept for ever."""
        return self.now - int(days * DAY_MS) if days else 0

    async def run(self) -> Counter[str]:
        """Purge everything whose time has come; what has gone, counted by kind."""
        await self._purge_tables()
        await self._purge_sessions()
        await self._purge_guests()
        await self._purge_meetings()
        await self._purge_duplicates()
        return +self.found

    async def _purge_tables(self) -> None:
        last: tuple[int, str] = 0, ""
        while rows := await self._next_tables(*last):
            for row in rows:
                last = row.created, row.id
                if await self._is_dead(row):
                    self.found["tables"] += 1
                    await self.store.write(*delete_table(row.id))
            await asyncio.sleep(REST_SECONDS)

    async def _next_tables(self, created: int, table: str) -> Any:
        is_later = sa.or_(TABLES.c.created > created, sa.and_(TABLES.c.created == created, TABLES.c.id > table))
        query = sa.select(TABLES).where(is_later, TABLES.c.bucket.in_(self.buckets), TABLES.c.created < self.now)
        return await self.store.all(query.order_by(TABLES.c.created, TABLES.c.id).limit(STEP))

    async def _is_dead(self, row: Any) -> bool:
        """Whether nothing has happened at a table for so long that it may go; never one that cannot be read."""
        before = self.before(getattr(self.keep, KEPT_AS.get(row.status, ""), 0))
        if row.created >= before or self.is_used(row.id):
            return False
        log = sa.select(EVENT.c.body).where(EVENT.c.table_id == row.id)
        first = await self.store.one(log.order_by(EVENT.c.number).limit(1))
        last = await self.store.one(log.order_by(EVENT.c.number.desc()).limit(1))
        if first is None or last is None:
            return False
        try:
            created, newest = (msgspec.json.decode(one.body, type=dict[str, Any]) for one in (first, last))
            has_clock = created["house"]["clock"]["kind"] != "none"
            return int(newest["at"]) < before and not (row.status in ("playing", "paused") and has_clock)
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError):
            return False

    async def _purge_sessions(self) -> None:
        before = self.before(self.keep.sessions)
        while rows := await self.store.all(sa.select(SECRET.c.hash).where(SECRET.c.used < before).limit(STEP)):
            gone = [row.hash for row in rows]
            announced = [statement for one in gone for statement in self.store.announce(one)]
            ended = sa.delete(PUSH).where(PUSH.c.session.in_(gone))
            await self.store.write(sa.delete(SECRET).where(SECRET.c.hash.in_(gone)), ended, *announced)
            self.found["sessions"] += len(gone)
            await asyncio.sleep(REST_SECONDS)
        await self.store.write(sa.delete(DEVICE).where(DEVICE.c.used < before))

    async def _purge_guests(self) -> None:
        before, last = self.before(self.keep.guests), ""
        if not before:
            return
        while rows := await self.store.all(guests_without_anything(before, last)):
            gone = [row.id for row in rows]
            last = gone[-1]
            await self.store.write(
                sa.delete(SECRET).where(SECRET.c.person.in_(gone)),
                sa.delete(PUSH).where(PUSH.c.person.in_(gone)),
                *delete_traces(gone),
                sa.delete(PERSON).where(PERSON.c.id.in_(gone)),
            )
            self.found["guests"] += len(gone)
            await asyncio.sleep(REST_SECONDS)

    async def _purge_meetings(self) -> None:
        """Forget who waited for company, and who has met, a day ago."""
        before = self.before(1)
        await self.store.write(sa.delete(SEEKING).where(SEEKING.c.seen < before), sa.delete(MEETING).where(MEETING.c.at < before))

    async def _purge_duplicates(self) -> None:
        """Let duplicates go that were closed so long ago; their tables go in their own time."""
        before = self.before(self.keep.duplicates)
        while rows := await self.store.all(sa.select(DUPLICATE.c.id).where(DUPLICATE.c.closes < before).limit(STEP)):
            gone = [row.id for row in rows]
            beside = [
                sa.delete(one).where(one.c.duplicate.in_(gone)) for one in (DUPLICATE_BOARD, DUPLICATE_ENTRANT, DUPLICATE_PLAY)
            ]
            await self.store.write(*beside, sa.delete(DUPLICATE).where(DUPLICATE.c.id.in_(gone)))
            self.found["duplicates"] += len(gone)
            await asyncio.sleep(REST_SECONDS)


def guests_without_anything(before: int, after: str) -> sa.Select[Any]:
    """Some guests who came before a moment, were not seen since, and have neither an account nor sat, spoken or hosted."""
    return (
        sa.select(PERSON.c.id)
        .where(
            PERSON.c.id > after,
            PERSON.c.account.is_(None),
            PERSON.c.created < before,
            ~sa.exists().where(SECRET.c.person == PERSON.c.id, SECRET.c.used >= before),
            ~sa.exists().where(SITTING.c.person == PERSON.c.id),
            ~sa.exists().where(SPEAKING.c.person == PERSON.c.id),
            ~sa.exists().where(ASIDE.c.person == PERSON.c.id),  # as long as somebody's words are kept, they can have them erased
            ~sa.exists().where(TABLES.c.host == PERSON.c.id),
        )
        .order_by(PERSON.c.id)
        .limit(STEP)
    )


def delete_table(table: str) -> list[sa.Executable]:
    """The statements that let a table go with everything about it."""
    beside = [
        sa.delete(one).where(one.c.table_id == table)
        for one in (EVENT, SITTING, SPEAKING, RESULT, REVIEW, LINK, MEETING, ASIDE, CALLED)
    ]
    return [*beside, *delete_table_traces(table), sa.delete(TABLES).where(TABLES.c.id == table)]
