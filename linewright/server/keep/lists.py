"""The lists of the store: which tables there are, who has sat where, which matches are over. The logs tell the same at length."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any
from zlib import crc32

import sqlalchemy as sa

from linewright.server.keep.schema import (
    CLUB,
    CLUB_TABLE,
    EVENT,
    LINK,
    MEMBER,
    PERSON,
    PLAYED,
    PUT_AWAY,
    RESULT,
    SITTING,
    SPEAKING,
    TABLES,
)
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Row

BUCKETS = 64  # tables are attended in so many groups
LISTED = 500  # of a person's tables or results at a time
REWRITTEN_AT_ONCE = 100  # events in one transaction
HOSTING_LOCK = 7_246_003  # class of PostgreSQL's advisory locks: one for each host who sets up a table


def bucket_of(table: str) -> int:
    """The group of tables that a table belongs to."""
    return crc32(table.encode()) % BUCKETS


async def add_table(store: Store, first: Row, beside: Iterable[sa.Executable] = (), **facts: Any) -> None:
    """Write the first event of a table and put the table on the list; raises Taken where that fails, see `list_table`.

    facts: code, game, host, and when it was created, as columns of the list; more of them where they are not as usual.
    beside: statements that are written with it.
    """
    await store.append(first, *list_table(store, first.table, **facts), *beside)


def list_table(store: Store, table: str, *, host: str, **facts: Any) -> list[sa.Executable]:
    """The statements that put a table on the list; they fail where another one has the code, or the host has very many.

    The database itself counts as it writes, and lets processes that write tables of one host do so one after the other.
    """
    is_room = hosted_by(host).scalar_subquery() < store.settings.limits.tables
    facts |= {"id": sa.case((is_room, table)), "host": host, "status": "open", "bucket": bucket_of(table)}  # no id is a failure
    insert = sa.insert(TABLES).values(**facts)
    if store.settings.is_sqlite:
        return [insert]
    return [sa.select(sa.func.pg_advisory_xact_lock(HOSTING_LOCK, sa.func.hashtext(host))), insert]


def note_sitting(store: Store, table: str, person: str) -> sa.Executable:
    """The statement that notes that a person has sat at a table."""
    note: sa.Executable = store.insert(SITTING).values(person=person, table_id=table).on_conflict_do_nothing()
    return note


def put_away(store: Store, table: str, person: str) -> sa.Executable:
    """The statement that takes a table off the list of a person's own."""
    note: sa.Executable = store.insert(PUT_AWAY).values(person=person, table_id=table).on_conflict_do_nothing()
    return note


def take_out_again(table: str, person: str) -> sa.Executable:
    """The statement that puts it there again."""
    return sa.delete(PUT_AWAY).where(PUT_AWAY.c.table_id == table, PUT_AWAY.c.person == person)


def note_speaking(store: Store, table: str, person: str) -> sa.Executable:
    """The statement that notes that a person has said something at a table, where they may never have sat."""
    note: sa.Executable = store.insert(SPEAKING).values(person=person, table_id=table).on_conflict_do_nothing()
    return note


def note_status(table: str, status: str) -> sa.Executable:
    """The statement that notes what goes on at a table."""
    return sa.update(TABLES).where(TABLES.c.id == table).values(status=status)


def note_access(table: str, access: str) -> sa.Executable:
    """The statement that notes who may come to a table."""
    return sa.update(TABLES).where(TABLES.c.id == table).values(access=access)


async def tables_listed(store: Store, most: int, each: int) -> list[str]:
    """The newest tables that everybody may come to, and at which no match has begun; of each host so many at most."""
    newest = TABLES.c.created.desc(), TABLES.c.id
    place = sa.func.row_number().over(partition_by=TABLES.c.host, order_by=newest).label("place")
    listed = (
        sa.select(TABLES.c.id, TABLES.c.created, place).where(TABLES.c.status == "open", TABLES.c.access == "listed").subquery()
    )
    query = sa.select(listed.c.id).where(listed.c.place <= each).order_by(listed.c.created.desc(), listed.c.id)
    return [row.id for row in await store.all(query.limit(most))]


async def tables_of_clubs(store: Store, person: str, most: int, club: str = "") -> dict[str, str]:
    """The newest tables of a person's clubs, or of one of them, at which no match has begun, each with the name of a club."""
    query = sa.select(TABLES.c.id, CLUB.c.name).join(CLUB_TABLE, CLUB_TABLE.c.table_id == TABLES.c.id)
    query = query.join(CLUB, CLUB.c.id == CLUB_TABLE.c.club).join(MEMBER, MEMBER.c.club == CLUB.c.id)
    query = query.where(MEMBER.c.person == person, TABLES.c.status == "open", *([CLUB.c.id == club] if club else []))
    return {row.id: row.name for row in await store.all(query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most))}


def note_result(store: Store, played: Iterable[dict[str, Any]], **facts: Any) -> list[sa.Executable]:
    """The statements that note how a match ended, once; facts are the columns of the list.

    played: what it was to each person, as columns of that list; whoever has been erased meanwhile stays so.
    """
    is_new = ~sa.exists().where(RESULT.c.table_id == facts["table_id"], RESULT.c.match == facts["match"])
    notes: list[sa.Executable] = []
    for row in played:
        row = {name: row[name] for name in PLAYED.c.keys()}  # noqa: PLW2901, SIM118  in the order of the columns, by their names
        values = [sa.literal(value, PLAYED.c[name].type) for name, value in row.items()]
        known = sa.select(*values).where(is_new, sa.exists().where(PERSON.c.id == row["person"]))
        notes.append(store.insert(PLAYED).from_select(list(row), known).on_conflict_do_nothing())
    return [*notes, store.insert(RESULT).values(**facts).on_conflict_do_nothing()]


def note_link(table: str, link: str, code: str, at: int) -> list[sa.Executable]:
    """The statements that note a new link and a new code of a table."""
    coded = sa.update(TABLES).where(TABLES.c.id == table).values(code=code, coded=at)
    return [sa.insert(LINK).values(link=link, table_id=table), coded]


async def table_behind(store: Store, link: str) -> str:
    """The table to which a link leads that a host has made; empty: none."""
    row = await store.one(sa.select(LINK.c.table_id).where(LINK.c.link == link))
    return "" if row is None else str(row.table_id)


async def find_code(store: Store, code: str) -> sa.Row[Any] | None:
    """The table with a code, if there is one."""
    return await store.one(sa.select(TABLES).where(TABLES.c.code == code))


def hosted_by(host: str) -> sa.Select[Any]:
    """The question how many tables that are not over a person is the host of."""
    return sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.host == host, TABLES.c.status != "over")


async def has_room(store: Store, host: str) -> bool:
    """Whether a person may be the host of another table."""
    return int((await store.all(hosted_by(host)))[0][0]) < store.settings.limits.tables


async def tables_in_play(store: Store, buckets: Iterable[int]) -> list[str]:
    """The tables of some groups at which a match is being played."""
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.bucket.in_(sorted(buckets)))
    return [row.id for row in await store.all(query)]


async def tables_of(store: Store, person: str, skip: int) -> Sequence[sa.Row[Any]]:
    """Some of the tables a person hosts or has sat at, and has not put away, the newest first; skip: so many come before."""
    seated = sa.select(SITTING.c.table_id).where(SITTING.c.person == person)
    away = sa.select(PUT_AWAY.c.table_id).where(PUT_AWAY.c.person == person)
    query = sa.select(TABLES).where(sa.or_(TABLES.c.host == person, TABLES.c.id.in_(seated)), TABLES.c.id.not_in(away))
    return await store.all(query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(LISTED).offset(skip))


async def has_sat(store: Store, table: str, person: str) -> bool:
    """Whether a person hosts a table or has sat there."""
    seated = sa.exists().where(SITTING.c.table_id == table, SITTING.c.person == person)
    found = await store.one(sa.select(TABLES.c.id).where(TABLES.c.id == table, sa.or_(TABLES.c.host == person, seated)))
    return found is not None


async def results_of(store: Store, person: str, skip: int = 0, most: int | None = None) -> Sequence[sa.Row[Any]]:
    """Matches that are over at tables a person has sat at, the newest first; skip: so many come before."""
    query = sa.select(RESULT).join(SITTING, SITTING.c.table_id == RESULT.c.table_id)
    query = query.where(SITTING.c.person == person).order_by(RESULT.c.ended.desc(), RESULT.c.table_id, RESULT.c.match)
    return await store.all(query.limit(most).offset(skip))


async def tables_naming(store: Store, person: str) -> Sequence[sa.Row[Any]]:
    """All tables a person hosts, has sat at or has spoken at, the newest first."""
    seated = sa.select(SITTING.c.table_id).where(SITTING.c.person == person)
    spoken = sa.select(SPEAKING.c.table_id).where(SPEAKING.c.person == person)
    is_there = sa.or_(TABLES.c.host == person, TABLES.c.id.in_(seated), TABLES.c.id.in_(spoken))
    return await store.all(sa.select(TABLES).where(is_there).order_by(TABLES.c.created.desc()))


async def events_naming(store: Store, table: str, person: str) -> list[str]:
    """The events of a table that name a person, in order."""
    query = sa.select(EVENT.c.body).where(EVENT.c.table_id == table, EVENT.c.body.contains(person, autoescape=True))
    return [row.body for row in await store.all(query.order_by(EVENT.c.number))]


async def last_number(store: Store, table: str) -> int:
    """The number of the last event of a table; 0 where there is none."""
    row = await store.one(sa.select(sa.func.max(EVENT.c.number)).where(EVENT.c.table_id == table))
    return 0 if row is None else int(row[0] or 0)


async def rewrite_events(store: Store, table: str, naming: str, rewrite: Callable[[str], str]) -> None:
    """Write the events of a table that hold a text as a function gives them back."""
    is_named = EVENT.c.body.contains(naming, autoescape=True)
    found = await store.all(sa.select(EVENT).where(EVENT.c.table_id == table, is_named))

    def changes() -> list[sa.Executable]:
        written = [(row, rewrite(row.body)) for row in found]
        return [
            sa.update(EVENT).where(EVENT.c.table_id == table, EVENT.c.number == row.number).values(body=body)
            for row, body in written
            if body != row.body
        ]

    statements = await asyncio.to_thread(changes)
    for first in range(0, len(statements), REWRITTEN_AT_ONCE):  # what others write comes between
        await store.write(*statements[first : first + REWRITTEN_AT_ONCE])
