"""Clubs: groups of people by a link. Whoever has it may join; members see each other, their board, and each other's tables."""

import contextlib
import secrets
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from linewright.server.clock import SystemClock
from linewright.server.fame.profiles import Profiles
from linewright.server.keep.schema import CLUB, CLUB_TABLE, MEMBER, PERSON
from linewright.server.keep.store import Store
from linewright.server.keep.traces import pass_on_clubs
from linewright.server.keep.writers import Taken
from linewright.server.refusals import Refusal
from linewright.server.table.guards import clean_name
from linewright.server.table.shapes import Moment


class ClubMember(Struct, frozen=True):
    """Somebody in a club."""

    id: str
    name: str
    since: Moment
    host: bool
    you: bool
    has_profile: bool  # whether whoever asks may see it


class Club(Struct, frozen=True):
    """A club, as its members see it."""

    id: str
    name: str
    link: str  # by which others join
    host: bool  # whether one is
    created: Moment
    members: list[ClubMember]


class ClubCard(Struct, frozen=True):
    """A club in a list, or before one joins it."""

    id: str  # empty: one is no member
    name: str
    members: int
    host: str  # the name


class Clubs:
    """All clubs."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self.store = store
        self.clock = clock

    async def of(self, person: str) -> list[ClubCard]:
        """The clubs of somebody."""
        query = self._cards().join(MEMBER, MEMBER.c.club == CLUB.c.id).where(MEMBER.c.person == person)
        rows = await self.store.all(query.order_by(CLUB.c.name, CLUB.c.id))
        return [ClubCard(row.id, row.name, row.size, row.host_name or "") for row in rows]

    def _cards(self) -> Any:
        of_club = MEMBER.alias("of_club")
        count = sa.select(sa.func.count()).select_from(of_club).where(of_club.c.club == CLUB.c.id).scalar_subquery()
        host = sa.select(PERSON.c.name).where(PERSON.c.id == CLUB.c.host).scalar_subquery()
        return sa.select(CLUB.c.id, CLUB.c.name, count.label("size"), host.label("host_name"))

    async def behind(self, link: str, person: str) -> ClubCard:
        """The club to which a link leads, for whoever has not joined; raises Refusal where there is none."""
        row = await self.store.one(self._cards().where(CLUB.c.link == link))
        if row is None:
            raise Refusal("no-such-club")
        is_in = bool(person) and await self.is_member(row.id, person)
        return ClubCard(row.id if is_in else "", row.name, row.size, row.host_name or "")

    async def find(self, club: str, person: str) -> Club:
        """A club of one's own; raises Refusal for what is none."""
        row = await self._own(club, person)
        query = sa.select(MEMBER, PERSON.c.name).join(PERSON, PERSON.c.id == MEMBER.c.person).where(MEMBER.c.club == club)
        members = await self.store.all(query.order_by(MEMBER.c.since, MEMBER.c.person))
        seen = await Profiles(self.store, self.clock).seen_by(person, [one.person for one in members])
        listed = [
            ClubMember(one.person, one.name, one.since, one.person == row.host, one.person == person, one.person in seen)
            for one in members
        ]
        return Club(row.id, row.name, row.link, row.host == person, row.created, listed)

    async def _own(self, club: str, person: str) -> Any:
        row = await self.store.one(sa.select(CLUB).where(CLUB.c.id == club))
        if row is None or not await self.is_member(club, person):
            raise Refusal("no-such-club")
        return row

    async def _find_hosted(self, club: str, person: str) -> Any:
        row = await self._own(club, person)
        if row.host != person:
            raise Refusal("not-club-host")
        return row

    async def is_member(self, club: str, person: str) -> bool:
        """Whether somebody is a member of a club."""
        query = sa.select(MEMBER.c.person).where(MEMBER.c.club == club, MEMBER.c.person == person)
        return await self.store.one(query) is not None

    async def create(self, person: str, name: str) -> Club:
        """Found a club; raises Refusal for whoever is in very many."""
        await self._refuse_many(person)
        club, now = secrets.token_urlsafe(12), self.clock.now_ms()
        facts = {"id": club, "name": clean_name(name), "host": person, "link": secrets.token_urlsafe(12), "created": now}
        await self.store.write(sa.insert(CLUB).values(**facts), sa.insert(MEMBER).values(club=club, person=person, since=now))
        return await self.find(club, person)

    async def rename(self, person: str, club: str, name: str) -> Club:
        """Give a club another name; for its host."""
        await self._find_hosted(club, person)
        await self.store.write(sa.update(CLUB).where(CLUB.c.id == club).values(name=clean_name(name)))
        return await self.find(club, person)

    async def join(self, person: str, link: str) -> Club:
        """Join a club by its link; raises Refusal."""
        row = await self.store.one(sa.select(CLUB).where(CLUB.c.link == link))
        if row is None:
            raise Refusal("no-such-club")
        if await self.is_member(row.id, person):
            return await self.find(row.id, person)
        await self._refuse_many(person)
        most = self.store.settings.limits.members
        count = sa.select(sa.func.count()).select_from(MEMBER).where(MEMBER.c.club == row.id).scalar_subquery()
        is_room = sa.and_(count < most, sa.exists().where(CLUB.c.id == row.id, CLUB.c.link == link))
        values = [
            sa.literal(one, kind) for one, kind in ((row.id, sa.Text), (person, sa.Text), (self.clock.now_ms(), sa.BigInteger))
        ]
        insert = sa.insert(MEMBER).from_select(["club", "person", "since"], sa.select(*values).where(is_room))
        with contextlib.suppress(Taken):  # asked twice
            await self.store.write(insert)
        if not await self.is_member(row.id, person):
            raise Refusal("club-full", most=str(int(most)))
        return await self.find(row.id, person)

    async def _refuse_many(self, person: str) -> None:
        most = self.store.settings.limits.memberships
        count = (await self.store.all(sa.select(sa.func.count()).select_from(MEMBER).where(MEMBER.c.person == person)))[0][0]
        if count >= most:
            raise Refusal("too-many-clubs", most=str(int(most)))

    async def leave(self, person: str, club: str) -> None:
        """Leave a club; one without members is closed."""
        await self._own(club, person)
        await self.store.write(*self._part(club, person))

    async def remove(self, person: str, club: str, other: str) -> Club:
        """Send somebody else away, and let the link lead nobody here any more: they know it. For the host."""
        await self._find_hosted(club, person)
        if other == person or not await self.is_member(club, other):
            raise Refusal("no-such-companion")
        await self.store.write(*self._part(club, other), self._renew(club))
        return await self.find(club, person)

    async def pass_on(self, person: str, club: str, other: str) -> Club:
        """Let another member be the host from now on; for the host."""
        await self._find_hosted(club, person)
        is_in = sa.exists().where(MEMBER.c.club == club, MEMBER.c.person == other)
        await self.store.write(sa.update(CLUB).where(CLUB.c.id == club, CLUB.c.host == person, is_in).values(host=other))
        if not await self.is_member(club, other):
            raise Refusal("no-such-companion")
        return await self.find(club, person)

    def _part(self, club: str, person: str) -> list[sa.Executable]:
        gone = sa.delete(MEMBER).where(MEMBER.c.club == club, MEMBER.c.person == person)
        return [gone, *pass_on_clubs(sa.and_(CLUB.c.id == club, CLUB.c.host == person))]

    def _renew(self, club: str) -> sa.Executable:
        return sa.update(CLUB).where(CLUB.c.id == club).values(link=secrets.token_urlsafe(12))

    async def renew_link(self, person: str, club: str) -> Club:
        """Make a new link; the old one leads nobody here any more. For the host."""
        await self._find_hosted(club, person)
        await self.store.write(self._renew(club))
        return await self.find(club, person)

    async def delete(self, person: str, club: str) -> None:
        """Close a club; for its host."""
        await self._find_hosted(club, person)
        beside = [sa.delete(one).where(one.c.club == club) for one in (MEMBER, CLUB_TABLE)]
        await self.store.write(*beside, sa.delete(CLUB).where(CLUB.c.id == club))

    async def list_table(self, person: str, club: str, table: str) -> None:
        """Show an open table to the members of a club."""
        await self._own(club, person)
        await self.store.write(self.store.insert(CLUB_TABLE).values(club=club, table_id=table).on_conflict_do_nothing())

    async def ids_of(self, person: str) -> list[str]:
        """The ids of somebody's clubs."""
        return [row.club for row in await self.store.all(sa.select(MEMBER.c.club).where(MEMBER.c.person == person))]
