"""What is kept of people and tables beside who and what they are, and the statements by which it all goes with them."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from linewright.server.keep.plays import FORMER
from linewright.server.keep.schema import (
    CLUB,
    CLUB_TABLE,
    DUPLICATE,
    DUPLICATE_ENTRANT,
    DUPLICATE_PLAY,
    FRIEND,
    INVITED,
    MEETING,
    MEMBER,
    PLAYED,
    PROFILE,
    PUT_AWAY,
    RATED,
    RATING,
    SEEKING,
)
from linewright.server.keep.store import Store

OF_PEOPLE = (SEEKING, MEETING, PLAYED, PROFILE, RATING, RATED, FRIEND, INVITED, MEMBER, PUT_AWAY, DUPLICATE_ENTRANT)
OF_TABLES = (MEETING, PLAYED, RATED, INVITED, CLUB_TABLE, PUT_AWAY)


def delete_traces(people: Collection[str]) -> list[sa.Executable]:
    """The statements that delete everything of people; their clubs go on with whoever has been there longest, or are closed."""
    gone = list(people)
    own = [sa.delete(one).where(one.c.person.in_(gone)) for one in OF_PEOPLE]
    others = [sa.delete(FRIEND).where(FRIEND.c.other.in_(gone)), sa.delete(INVITED).where(INVITED.c.by.in_(gone))]
    return [*own, *others, *pass_on_clubs(CLUB.c.host.in_(gone)), *leave_duplicates(gone)]


def leave_duplicates(gone: list[str]) -> list[sa.Executable]:
    """The statements that leave what people have played of duplicates to a former player, for others are compared with it."""
    nobody = (
        sa.literal(FORMER) + sa.cast(DUPLICATE_PLAY.c.seat, sa.Text) + "-" + DUPLICATE_PLAY.c.table_id
    )  # at each seat another
    return [
        sa.delete(DUPLICATE_PLAY).where(DUPLICATE_PLAY.c.person.in_(gone), DUPLICATE_PLAY.c.ended == 0),
        sa.update(DUPLICATE_PLAY).where(DUPLICATE_PLAY.c.person.in_(gone)).values(person=nobody),
        sa.update(DUPLICATE).where(DUPLICATE.c.host.in_(gone)).values(host=""),
    ]


def pass_on_clubs(orphaned: sa.ColumnElement[bool]) -> list[sa.Executable]:
    """The statements that give clubs whose host is no member any more to another member, and close those that have none."""
    oldest = sa.select(MEMBER.c.person).where(MEMBER.c.club == CLUB.c.id).order_by(MEMBER.c.since, MEMBER.c.person).limit(1)
    is_empty = sa.and_(orphaned, ~sa.exists().where(MEMBER.c.club == CLUB.c.id))
    return [
        sa.delete(CLUB_TABLE).where(CLUB_TABLE.c.club.in_(sa.select(CLUB.c.id).where(is_empty))),
        sa.delete(CLUB).where(is_empty),
        sa.update(CLUB).where(orphaned).values(host=oldest.scalar_subquery()),
    ]


def delete_table_traces(table: str) -> list[sa.Executable]:
    """The statements that delete everything about a table that is kept beside its log."""
    return [sa.delete(one).where(one.c.table_id == table) for one in OF_TABLES]


async def read_traces(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """Everything of a person, list by list, for themselves: nothing in it is what others think of them, or keep to themselves."""
    own = {one.name: await store.all(sa.select(one).where(one.c.person == person)) for one in OF_PEOPLE}
    asks = sa.select(FRIEND.c.person, FRIEND.c.at).where(FRIEND.c.other == person, FRIEND.c.kind == "asks")
    hosts = sa.select(CLUB.c.id, CLUB.c.name, CLUB.c.created).where(CLUB.c.host == person)
    invited = sa.select(INVITED).where(INVITED.c.by == person)
    played = sa.select(DUPLICATE_PLAY).where(DUPLICATE_PLAY.c.person == person)
    made = sa.select(DUPLICATE).where(DUPLICATE.c.host == person)
    more = {"duplicates_played": played, "duplicates_made": made, "asked_by": asks, "hosts": hosts, "has_invited": invited}
    found = own | {name: await store.all(query) for name, query in more.items()}
    return {name: [dict(row._mapping) for row in rows] for name, rows in found.items()}  # noqa: SLF001  its public name
