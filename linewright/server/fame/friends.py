"""Friends, by consent of both; people one has played with; and people one wants to hear nothing from, who are not told so."""

from collections.abc import Sequence
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct

from linewright.server.clock import SystemClock
from linewright.server.fame.profiles import Between, Profiles
from linewright.server.keep.schema import FRIEND, MEMBER, PERSON, PLAYED, SITTING
from linewright.server.keep.store import Store
from linewright.server.refusals import Refusal
from linewright.server.table.shapes import Moment

RECENT = 30  # people one has played with
FRIENDS_LOCK = 7_246_006  # class of PostgreSQL's advisory locks: one for each two people


class Companion(Struct, frozen=True):
    """Somebody one knows here."""

    id: str
    name: str
    at: Moment  # of the last match together, or of the request
    has_profile: bool  # whether one may see it
    between: Between | None = None  # null: never met on different sides
    table: str = ""  # of the last match together
    match: int = 0


class Companions(Struct, frozen=True):
    """Everybody one knows here."""

    friends: list[Companion]
    requests: list[Companion]  # who want to be one's friends
    asked: list[Companion]  # whom one has asked, and who have not answered
    recent: list[Companion]  # with whom one has played lately, and who are none of these
    blocked: list[Companion]


class Friends:
    """Who is whose friend."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self.store = store
        self.clock = clock
        self.profiles = Profiles(store, clock)

    async def list(self, person: str) -> Companions:
        """Everybody whom somebody knows."""
        own = await self._kinds(FRIEND.c.person == person, FRIEND.c.other)
        theirs = await self._kinds(FRIEND.c.other == person, FRIEND.c.person)
        met = {row.person: row for row in await self._met(person, list(own), RECENT)}
        requests = {other: at for other, (kind, at) in theirs.items() if kind == "asks" and other not in own}
        everybody = [*own, *requests, *met]
        names = await self.profiles.names(everybody)
        between = await self.profiles.between(person, everybody)
        seen = await self.profiles.seen_by(person, everybody)

        def companion(other: str, at: int) -> Companion:
            row = met.get(other)
            last = ("", 0) if row is None else (row.table_id, row.match)
            return Companion(other, names[other], at, other in seen, between.get(other), *last)

        def of(wanted: str) -> Sequence[Companion]:
            found = [(other, at) for other, (kind, at) in own.items() if kind == wanted and other in names]
            ones = [companion(other, at) for other, at in found]
            return sorted(ones, key=lambda one: one.name.casefold())

        recent = [
            companion(one, row.ended) for one, row in met.items() if one not in own and one not in requests and one in names
        ]
        asking = [companion(one, at) for one, at in requests.items() if one in names]
        return Companions(
            friends=list(of("friend")),
            requests=sorted(asking, key=lambda one: -one.at),
            asked=list(of("asks")),
            recent=sorted(recent, key=lambda one: -one.at),
            blocked=list(of("blocks")),
        )

    async def _kinds(self, condition: sa.ColumnElement[bool], column: Any) -> dict[str, tuple[str, int]]:
        rows = await self.store.all(sa.select(column.label("who"), FRIEND.c.kind, FRIEND.c.at).where(condition))
        return {row.who: (row.kind, row.at) for row in rows}

    async def _met(self, person: str, always: Sequence[str], most: int) -> Sequence[Any]:
        """The last match with each of those somebody has met lately, and with some others."""
        own, their = PLAYED.alias("own"), PLAYED.alias("their")
        same = sa.and_(own.c.table_id == their.c.table_id, own.c.match == their.c.match)
        place = sa.func.row_number().over(partition_by=their.c.person, order_by=own.c.ended.desc()).label("place")
        met = sa.select(their.c.person, own.c.ended, own.c.table_id, own.c.match, place).select_from(own.join(their, same))
        last = met.where(own.c.person == person, their.c.person != person).subquery()
        newest = sa.select(last).where(last.c.place == 1).order_by(last.c.ended.desc())
        rows = list(await self.store.all(newest.limit(most)))
        return [*rows, *(await self.store.all(newest.where(last.c.person.in_(list(always)))))]

    async def count_requests(self, person: str) -> int:
        """How many want to be somebody's friend and have no answer."""
        theirs, own = FRIEND.alias("theirs"), FRIEND.alias("own")
        has_answer = sa.exists().where(own.c.person == person, own.c.other == theirs.c.person)
        query = (
            sa.select(sa.func.count()).select_from(theirs).where(theirs.c.other == person, theirs.c.kind == "asks", ~has_answer)
        )
        return int((await self.store.all(query))[0][0])

    async def ask(self, person: str, other: str) -> None:
        """Ask somebody one has met to be one's friend, or agree to be theirs; raises Refusal."""
        kind = await self.kind_of(other, person)
        if person == other or not (kind == "asks" or await self._have_met(person, other)):
            raise Refusal("no-such-companion")
        await self._refuse_many(person)
        row, at = FRIEND.alias("row"), self.clock.now_ms()  # whoever is blocked is not told: what they see is a request
        has_asked = sa.exists().where(row.c.person == other, row.c.other == person, row.c.kind.in_(("asks", "friend")))
        own, theirs = self._is_from(person, other), self._is_from(other, person)
        await self.store.write(  # the store finds out whether both want it: they may ask, or one may block, at the same time
            *self._one_by_one(person, other),
            self._put(person, other, "asks"),
            sa.update(FRIEND).where(own, has_asked).values(kind="friend"),
            sa.update(FRIEND).where(theirs, FRIEND.c.kind == "asks").values(kind="friend", at=at),
        )

    async def part(self, person: str, other: str) -> None:
        """Be friends no more, take a request back, turn one down, or block somebody no longer."""
        theirs = sa.and_(self._is_from(other, person), FRIEND.c.kind != "blocks")
        gone = sa.delete(FRIEND).where(sa.or_(self._is_from(person, other), theirs))
        await self.store.write(*self._one_by_one(person, other), gone)

    async def block(self, person: str, other: str) -> None:
        """Hear nothing from somebody any more; raises Refusal."""
        known = await self.kind_of(other, person) or await self.kind_of(person, other)
        if person == other or not (known or await self._have_met(person, other)):
            raise Refusal("no-such-companion")
        await self._refuse_many(person)
        theirs = sa.and_(self._is_from(other, person), FRIEND.c.kind == "friend")
        put = self._put(person, other, "blocks")
        await self.store.write(*self._one_by_one(person, other), put, sa.delete(FRIEND).where(theirs))

    async def kind_of(self, person: str, other: str) -> Literal["", "asks", "friend", "blocks"]:
        """What somebody is to somebody else, from their own side; empty: nothing."""
        row = await self.store.one(sa.select(FRIEND.c.kind).where(FRIEND.c.person == person, FRIEND.c.other == other))
        return "" if row is None else row.kind

    async def blockers_of(self, person: str, others: Sequence[str]) -> set[str]:
        """Those of some people who want to hear nothing from somebody."""
        is_blocked = sa.and_(FRIEND.c.other == person, FRIEND.c.kind == "blocks", FRIEND.c.person.in_(list(others)))
        return {row.person for row in await self.store.all(sa.select(FRIEND.c.person).where(is_blocked))}

    def _is_from(self, person: str, other: str) -> sa.ColumnElement[bool]:
        """That a row says what somebody is to somebody else, from their own side."""
        return sa.and_(FRIEND.c.person == person, FRIEND.c.other == other)

    def _one_by_one(self, person: str, other: str) -> Sequence[sa.Executable]:
        """What lets processes write about two people one after the other."""
        if self.store.settings.is_sqlite:
            return []
        return [sa.select(sa.func.pg_advisory_xact_lock(FRIENDS_LOCK, sa.func.hashtext(" ".join(sorted((person, other))))))]

    def _put(self, person: str, other: str, kind: str) -> sa.Executable:
        facts = {"kind": kind, "at": self.clock.now_ms()}
        insert = self.store.insert(FRIEND).values(person=person, other=other, **facts)
        put: sa.Executable = insert.on_conflict_do_update(index_elements=["person", "other"], set_=facts)
        return put

    async def _have_met(self, person: str, other: str) -> bool:
        """Whether two have sat at one table, or are in one club; then a request comes from nobody unknown."""
        for met, who in ((SITTING, "table_id"), (MEMBER, "club")):
            own, their = met.alias("own"), met.alias("their")
            same = sa.and_(own.c[who] == their.c[who], own.c.person == person, their.c.person == other)
            is_there = sa.exists().where(PERSON.c.id == other)
            if await self.store.one(sa.select(own.c.person).select_from(own.join(their, same)).where(is_there).limit(1)):
                return True
        return False

    async def _refuse_many(self, person: str) -> None:
        most = self.store.settings.limits.companions
        count = (await self.store.all(sa.select(sa.func.count()).select_from(FRIEND).where(FRIEND.c.person == person)))[0][0]
        if count >= most:
            raise Refusal("too-many-companions", most=str(int(most)))
