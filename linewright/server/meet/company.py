"""Company for whoever waits for it: who waits is kept in the store, and whichever process is asked next brings people together.

Nobody is seated twice: whoever has met stands on a list on which nobody can stand twice, and that is written before the table
is set up. Whoever has not asked for a while is forgotten.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Literal

import sqlalchemy as sa
from msgspec import Struct

from linewright.server.hall.hall import Hall
from linewright.server.keep.lists import has_room
from linewright.server.keep.schema import MEETING, PERSON, SEEKING
from linewright.server.keep.writers import Taken
from linewright.server.meet.wishes import WAIT_MS, Company, Pace, Seeker, Wish, count_suiting, gather_companies, table_for
from linewright.server.table.act import Who
from linewright.server.table.acts.seats import TakeSeat
from linewright.server.table.acts.starting import Start
from linewright.server.table.shapes import Moment

AWAY_MS = 12_000  # without being asked, after which somebody waits no longer: pages ask every two seconds
NOTE_MS = 4_000  # between notes that somebody is still there
BROKEN_MS = 20_000  # for a table to be set up; whoever was to set it up is gone then


class Seeking(Struct, frozen=True):
    """Whether one waits for company, has found it, or neither."""

    status: Literal["none", "waiting", "found"]
    wish: Wish | None = None
    since: Moment = 0
    until: Moment = 0  # when bots come
    time: Moment = 0  # now, by the server
    others: int = 0  # who wait for something that suits
    table: str = ""  # what leads there


class CompanyOffice:
    """Brings those together who wait."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self._lock = asyncio.Lock()  # of this process; the list of those who have met is what holds between processes
        self._uniting: set[asyncio.Task[None]] = set()

    async def seek(self, person: str, wish: Wish) -> Seeking:
        """Begin to wait, or go on waiting for something else; whoever waits for the same keeps their place."""
        row = await self._row(person)
        now = self.hall.clock.now_ms()
        if row is not None and row.table_id is None and wish_of(row) == wish and row.seen >= now - AWAY_MS:
            return await self.look(person)
        facts = {"game": wish.game, "seats": wish.seats, "pace": wish.pace, "level": wish.level}
        facts |= {"since": now, "until": now + WAIT_MS, "seen": now}
        insert = self.store.insert(SEEKING).values(person=person, **facts)  # another process may be at it, too
        await self.store.write(*self._forget(person), insert.on_conflict_do_update(index_elements=["person"], set_=facts))
        return await self.look(person)

    async def hurry(self, person: str) -> Seeking:
        """Wait no longer for people: bots may come."""
        now = self.hall.clock.now_ms()
        await self.store.write(sa.update(SEEKING).where(SEEKING.c.person == person).values(until=now))
        return await self.look(person)

    async def give_up(self, person: str) -> Seeking:
        """Wait no longer; whoever has found company meanwhile hears where."""
        row = await self._row(person)
        if row is None or not row.table_id:
            await self.store.write(sa.delete(SEEKING).where(SEEKING.c.person == person))
            row = await self._row(person)
        if row is not None and row.table_id:
            return await self._found(row)
        return Seeking("none")

    async def forget(self, person: str) -> None:
        """Let somebody wait no longer, whatever they have found."""
        await self.store.write(sa.delete(SEEKING).where(SEEKING.c.person == person))

    async def look(self, person: str) -> Seeking:
        """How it stands with somebody, who is there then: whoever suits is brought together first."""
        row = await self._row(person)
        now = self.hall.clock.now_ms()
        if row is None or (row.table_id is None and row.seen < now - AWAY_MS):
            return Seeking("none")
        if row.table_id == "" and row.at < now - BROKEN_MS:
            broken = sa.and_(MEETING.c.person == person, MEETING.c.table_id == "", MEETING.c.at == row.at)
            await self.store.write(sa.delete(MEETING).where(broken))
        if row.table_id is None and row.seen < now - NOTE_MS:
            await self.store.write(sa.update(SEEKING).where(SEEKING.c.person == person).values(seen=now))
        if not row.table_id:
            await self._bring_together()
            row = await self._row(person)
        if row is None:
            return Seeking("none")
        if row.table_id:
            return await self._found(row)
        wish = wish_of(row)
        others = [seeker for seeker in await self._waiting() if seeker.person != person]
        return Seeking("waiting", wish, row.since, row.until, self.hall.clock.now_ms(), count_suiting(wish, others))

    async def _found(self, row: sa.Row[Any]) -> Seeking:
        table = (await self.hall.get(row.table_id)).table
        return Seeking("found", wish_of(row), row.since, row.until, self.hall.clock.now_ms(), 0, table.link)

    def _forget(self, person: str) -> list[sa.Executable]:
        """The statements that forget what somebody waited for, and whoever has long been away and has found nobody."""
        away = self.hall.clock.now_ms() - 10 * AWAY_MS
        is_lost = sa.and_(SEEKING.c.seen < away, ~sa.exists().where(MEETING.c.person == SEEKING.c.person))
        return [
            sa.delete(SEEKING).where(sa.or_(SEEKING.c.person == person, is_lost)),
            sa.delete(MEETING).where(MEETING.c.person == person),
        ]

    async def _row(self, person: str) -> sa.Row[Any] | None:
        """What somebody waits for; `table_id` is null where they have met nobody, and empty while a table is set up."""
        both = sa.select(SEEKING, MEETING.c.table_id, MEETING.c.at).outerjoin(MEETING, MEETING.c.person == SEEKING.c.person)
        return await self.store.one(both.where(SEEKING.c.person == person))

    async def _waiting(self) -> list[Seeker]:
        """Everybody who waits and is there."""
        query = sa.select(SEEKING, PERSON.c.name).join(PERSON, PERSON.c.id == SEEKING.c.person)
        query = query.where(
            SEEKING.c.seen >= self.hall.clock.now_ms() - AWAY_MS, ~sa.exists().where(MEETING.c.person == SEEKING.c.person)
        )
        return [Seeker(row.person, row.name, wish_of(row), row.since, row.until) for row in await self.store.all(query)]

    async def _bring_together(self) -> None:
        """Seat whoever suits each other."""
        async with self._lock:
            for company in gather_companies(await self._waiting(), self.hall.clock.now_ms()):
                task = asyncio.create_task(self._unite(company))
                self._uniting.add(task)
                task.add_done_callback(self._uniting.discard)
                await asyncio.shield(task)  # whoever asked may leave: the others have met all the same

    async def _unite(self, company: Company) -> None:
        """Put people on the list of those who have met, set up their table, seat everybody, and begin.

        The host is the first who has room for another table; if nobody has, they wait no longer.
        """
        people, at = [seeker.person for seeker in company.people], self.hall.clock.now_ms()
        try:
            await self.store.write(*(sa.insert(MEETING).values(person=person, table_id="", at=at) for person in people))
        except Taken:  # another process was faster with one of them: whoever is left is looked at again
            return
        guests = [Who(seeker.person, seeker.name) for seeker in company.people]
        host = await self._find_host(guests)
        if host is None:
            await self.store.write(*(sa.delete(one).where(one.c.person.in_(people)) for one in (MEETING, SEEKING)))
            return
        gathering = await self.hall.create(table_for(company), host)
        for seat, guest in enumerate(guests):
            await self.hall.ask(gathering, guest, TakeSeat(seat=seat))
        await self.hall.ask(gathering, host, Start())
        found = sa.update(MEETING).where(MEETING.c.person.in_(people), MEETING.c.table_id == "")
        await self.store.write(found.values(table_id=gathering.table.id))

    async def _find_host(self, guests: Iterable[Who]) -> Who | None:
        """The first of some people who may be the host of another table; None: all have very many."""
        for guest in guests:
            if await has_room(self.store, guest.id):
                return guest
        return None


def wish_of(row: sa.Row[Any]) -> Wish:
    """What a row of the list says that somebody waits for."""
    pace: Pace = row.pace
    return Wish(row.game, row.seats, pace, row.level)
