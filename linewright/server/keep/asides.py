"""What watchers said among themselves, as the store keeps it: the last lines of each table."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from linewright.server.keep.schema import ASIDE, PERSON
from linewright.server.keep.store import Store

KEPT_LINES = 200  # of a table


async def read_lines(store: Store, table: str, after: int = 0) -> Sequence[sa.Row[Any]]:
    """The lines of a table after a number, in order."""
    query = sa.select(ASIDE).where(ASIDE.c.table_id == table, ASIDE.c.number > after)
    return await store.all(query.order_by(ASIDE.c.number))


async def write_line(store: Store, table: str, **line: Any) -> None:
    """Write a line, let the oldest go, and tell other processes; raises Taken where another has its number."""
    await store.write(
        sa.insert(ASIDE).values(table_id=table, **line),
        sa.delete(ASIDE).where(ASIDE.c.table_id == table, ASIDE.c.number <= line["number"] - KEPT_LINES),
        *store.whisper(table),
    )


async def lines_of(store: Store, person: str) -> Sequence[sa.Row[Any]]:
    """Everything a person has said so, in order."""
    query = sa.select(ASIDE).where(ASIDE.c.person == person)
    return await store.all(query.order_by(ASIDE.c.at, ASIDE.c.table_id, ASIDE.c.number))


async def names_of(store: Store, people: Sequence[str]) -> dict[str, str]:
    """The names of people."""
    query = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(people))
    return {row.id: row.name for row in await store.all(query)}
