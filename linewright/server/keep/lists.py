"""The lists of the store: which tables there are, who has sat where, which matches are over. The logs tell the same at length."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any
from zlib import crc32

import sqlalchemy as sa

from linewright.server.keep.schema import EVENT, RESULT, SITTING, TABLES
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Row

BUCKETS = 64  # tables are attended in so many groups
LISTED = 500  # of a person's tables or results at most


def bucket_of(table: str) -> int:
    """The group of tables that a table belongs to."""
    return crc32(table.encode()) % BUCKETS


async def add_table(store: Store, first: Row, *, code: str, game: str, host: str, created: int) -> None:
    """Write the first event of a table and put the table on the list; raises Taken where another one has the code."""
    facts = {"id": first.table, "code": code, "game": game, "host": host, "status": "open", "created": created}
    await store.append(first, sa.insert(TABLES).values(**facts, bucket=bucket_of(first.table)))


def note_sitting(store: Store, table: str, person: str) -> sa.Executable:
    """The statement that notes that a person has sat at a table."""
    note: sa.Executable = store.insert(SITTING).values(person=person, table_id=table).on_conflict_do_nothing()
    return note


def note_status(table: str, status: str) -> sa.Executable:
    """The statement that notes what goes on at a table."""
    return sa.update(TABLES).where(TABLES.c.id == table).values(status=status)


def note_result(store: Store, **facts: Any) -> sa.Executable:
    """The statement that notes how a match ended, once; facts are the columns of the list."""
    note: sa.Executable = store.insert(RESULT).values(**facts).on_conflict_do_nothing()
    return note


async def find_code(store: Store, code: str) -> sa.Row[Any] | None:
    """The table with a code, if there is one."""
    return await store.one(sa.select(TABLES).where(TABLES.c.code == code))


async def count_hosted(store: Store, host: str) -> int:
    """How many tables that are not over a person is the host of."""
    query = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.host == host, TABLES.c.status != "over")
    return int((await store.all(query))[0][0])


async def tables_in_play(store: Store, buckets: Iterable[int]) -> list[str]:
    """The tables of some groups at which a match is being played."""
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.bucket.in_(sorted(buckets)))
    return [row.id for row in await store.all(query)]


async def tables_of(store: Store, person: str) -> Sequence[sa.Row[Any]]:
    """The tables a person hosts or has sat at, the newest first."""
    seated = sa.select(SITTING.c.table_id).where(SITTING.c.person == person)
    query = sa.select(TABLES).where(sa.or_(TABLES.c.host == person, TABLES.c.id.in_(seated)))
    return await store.all(query.order_by(TABLES.c.created.desc()).limit(LISTED))


async def results_of(store: Store, person: str) -> Sequence[sa.Row[Any]]:
    """The matches that are over at tables a person has sat at, the newest first."""
    query = sa.select(RESULT).join(SITTING, SITTING.c.table_id == RESULT.c.table_id).where(SITTING.c.person == person)
    return await store.all(query.order_by(RESULT.c.ended.desc()).limit(LISTED))


async def events_of(store: Store, tables: Iterable[str]) -> list[str]:
    """The events of several tables, table by table in order."""
    query = sa.select(EVENT.c.body).where(EVENT.c.table_id.in_(list(tables))).order_by(EVENT.c.table_id, EVENT.c.number)
    return [row.body for row in await store.all(query)]


async def rewrite_events(store: Store, table: str, naming: str, rewrite: Callable[[str], str]) -> None:
    """Write the events of a table that hold a text as a function gives them back."""
    found = await store.all(sa.select(EVENT).where(EVENT.c.table_id == table, EVENT.c.body.contains(naming)))
    statements = []
    for row in found:
        body = rewrite(row.body)
        if body != row.body:
            place = sa.and_(EVENT.c.table_id == table, EVENT.c.number == row.number)
            statements.append(sa.update(EVENT).where(place).values(body=body))
    if statements:
        await store.write(*statements)
