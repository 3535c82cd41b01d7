"""Which friends are here now, and where one can join or watch them; nothing is told of whoever does not want it.

A table is named only to those who could find it without: everybody may come there, one's club sees it, or one sits there.
"""

from collections.abc import Collection
from typing import Literal

import sqlalchemy as sa
from msgspec import Struct

from linewright.server.hall.hall import Hall
from linewright.server.keep.schema import CLUB_TABLE, FRIEND, MEMBER, PROFILE, SITTING, TABLES
from linewright.server.keep.writers import StoreAway
from linewright.server.refusals import Refusal
from linewright.server.table.guards import may_come
from linewright.server.table.table import Table

NAMED = 30  # tables at most

Way = Literal["", "sit", "watch", "play"]


class FriendHere(Struct, frozen=True):
    """A friend who is here now."""

    person: str
    way: Way = ""  # to sit down beside them, to watch, or back to one's own seat there; empty: none is told
    table: str = ""  # what leads there
    game: str = ""  # that is played there


class FriendsHere(Struct, frozen=True):
    """The friends who are here now."""

    friends: list[FriendHere]


class Presence:
    """Finds out which friends are here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def friends_of(self, person: str) -> FriendsHere:
        """The friends of somebody who are here and let friends see it; both have to say that they are friends."""
        own, their = FRIEND.alias("own"), FRIEND.alias("their")
        both = sa.and_(own.c.other == their.c.person, their.c.other == own.c.person)
        hides = sa.exists().where(PROFILE.c.person == own.c.other, PROFILE.c.is_seen == 0)
        query = sa.select(own.c.other).select_from(own.join(their, both))
        query = query.where(own.c.person == person, own.c.kind == "friend", their.c.kind == "friend", ~hides)
        friends = sorted(row.other for row in await self.store.all(query))
        places = self.hall.around.places_of(friends)
        tables = await self._tables_shown(person, {table for places in places.values() for table in places})
        return FriendsHere([describe(one, person, [shown for shown in tables if shown[0].id in places[one]]) for one in places])

    async def _tables_shown(self, person: str, places: Collection[str]) -> list[tuple[Table, bool]]:
        """Those of some tables that somebody may hear of, the newest first, and whether they could find them without."""
        if not places:
            return []
        at_club = sa.and_(CLUB_TABLE.c.table_id == TABLES.c.id, MEMBER.c.club == CLUB_TABLE.c.club, MEMBER.c.person == person)
        sits = sa.exists().where(SITTING.c.table_id == TABLES.c.id, SITTING.c.person == person)
        is_found = sa.or_(TABLES.c.access == "listed", sa.exists().where(at_club))
        query = sa.select(TABLES.c.id, is_found.label("is_found")).where(TABLES.c.id.in_(sorted(places)), sa.or_(is_found, sits))
        shown = []
        for row in await self.store.all(query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(NAMED)):
            try:
                shown.append(((await self.hall.get(row.id)).table, bool(row.is_found)))
            except StoreAway:
                raise
            except Refusal:  # damaged, or of other rules
                continue
        return shown


def describe(friend: str, person: str, at: Collection[tuple[Table, bool]]) -> FriendHere:
    """What is told of a friend: where they are at a table to which there is a way, the first such."""
    for table, is_found in at:
        way = way_to(table, friend, person, is_found=is_found)
        if way:
            return FriendHere(friend, way, table.link, table.game.name)
    return FriendHere(friend)


def way_to(table: Table, friend: str, person: str, *, is_found: bool) -> Way:
    """What somebody may do at a table at which a friend has a seat; is_found: whether they find it without being told."""
    is_there = any(not table.chairs[seat].gone for seat in table.seats_of(friend))
    if table.board is not None or person in table.removed or table.is_over or not is_there:
        return ""
    if table.seats_of(person):
        return "play"
    if not is_found or not may_come(table, table.link):
        return ""
    if table.match is None:
        return "sit" if any(not chair.person and not chair.bot for chair in table.chairs) else ""
    return "watch" if table.house.spectators else ""
