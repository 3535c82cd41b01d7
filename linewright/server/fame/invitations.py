"""Invitations: another table with the same seats and rules, set up in one press; the others find it among their tables."""

from functools import partial

import sqlalchemy as sa
from msgspec import Struct

from linewright.server.fame.friends import Friends
from linewright.server.fame.profiles import read_outcome
from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hall import Hall
from linewright.server.keep.schema import INVITED, PERSON, RESULT, SITTING, TABLES
from linewright.server.keep.writers import StoreAway
from linewright.server.refusals import Refusal
from linewright.server.table.act import Who
from linewright.server.table.acts.opening import events_again
from linewright.server.table.guards import refuse_board
from linewright.server.table.shapes import Clock, Moment

SHOWN = 20  # invitations at a time
LASTING_MS = 30 * 24 * 3600 * 1000  # after which an invitation is shown no more


class Invitation(Struct, frozen=True):
    """Somebody wants to play with one; `table` leads there."""

    table: str
    game: str
    by: str  # the name
    seat: int  # that is meant for one
    clock: Clock
    at: Moment


class Invitations:
    """Who is invited where."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.friends = Friends(self.store, hall.clock)

    async def invite_again(self, who: Who, table: str, match: int) -> Gathering:
        """Set up a table like one at which a match is over, seat whoever asks, and invite the others; raises Refusal."""
        row = await self.store.one(sa.select(RESULT).where(RESULT.c.table_id == table, RESULT.c.match == match))
        outcome = None if row is None else read_outcome(row)
        if outcome is None or who.id not in outcome.people:
            raise Refusal("no-such-match")
        old = (await self.hall.get(table)).table
        refuse_board(old)
        events = partial(events_again, old, outcome.people, who)
        gathering = await self.hall.set_up(old.game.name, who, events, old.access)
        others = {person: seat for seat, person in enumerate(outcome.people) if person not in ("", who.id)}
        await self._invite(who.id, gathering.table.id, others)
        return gathering

    async def _invite(self, by: str, table: str, others: dict[str, int]) -> None:
        """Invite people to seats; those who want to hear nothing of whoever invites, or are gone, are not."""
        deaf = await self.friends.blockers_of(by, list(others))
        at = self.hall.clock.now_ms()
        notes = []
        for person, seat in others.items():
            if person not in deaf:
                values = [
                    sa.literal(one, kind)
                    for one, kind in ((table, sa.Text), (by, sa.Text), (seat, sa.Integer), (at, sa.BigInteger))
                ]
                known = sa.select(PERSON.c.id, *values).where(PERSON.c.id == person)
                insert = self.store.insert(INVITED).from_select(["person", "table_id", "by", "seat", "at"], known)
                notes.append(insert.on_conflict_do_nothing())
        if notes:
            await self.store.write(*notes)

    async def list(self, person: str) -> list[Invitation]:
        """The tables to which somebody is invited, where they have not sat down and no match has begun."""
        is_new = INVITED.c.at > self.hall.clock.now_ms() - LASTING_MS
        has_sat = sa.exists().where(SITTING.c.person == person, SITTING.c.table_id == INVITED.c.table_id)
        query = sa.select(INVITED, PERSON.c.name).join(TABLES, TABLES.c.id == INVITED.c.table_id)
        query = query.join(PERSON, PERSON.c.id == INVITED.c.by)
        query = query.where(INVITED.c.person == person, is_new, ~has_sat, TABLES.c.status == "open")
        rows = await self.store.all(query.order_by(INVITED.c.at.desc()).limit(SHOWN))
        deaf = {row.by for row in rows if await self.friends.kind_of(person, row.by) == "blocks"}
        found = []
        for row in rows:
            try:
                table = (await self.hall.get(row.table_id)).table
            except StoreAway:
                raise
            except Refusal:  # damaged, or of other rules
                continue
            if row.by not in deaf and person not in table.removed:
                found.append(Invitation(table.link, table.game.name, row.name, row.seat, table.house.clock, row.at))
        return found

    async def decline(self, person: str, table: str) -> None:
        """Forget an invitation."""
        found = (await self.hall.get(table)).table.id
        await self.store.write(sa.delete(INVITED).where(INVITED.c.person == person, INVITED.c.table_id == found))
