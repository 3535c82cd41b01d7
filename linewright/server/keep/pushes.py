"""The subscriptions of browsers that people have allowed to be called by, and of whom was called about what."""

import hashlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from linewright.server.keep.schema import CALLED, KEY, PUSH
from linewright.server.keep.store import Store

MOST_SUBSCRIPTIONS = 10  # of one person: the oldest end first


def name_of(endpoint: str) -> str:
    """The name of a subscription in the store."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def find_key(store: Store, name: str, new: str) -> str:
    """The server's own key of a name; the first who asks gives it."""
    row = await store.one(sa.select(KEY.c.value).where(KEY.c.name == name))
    if row is None:
        await store.write(store.insert(KEY).values(name=name, value=new).on_conflict_do_nothing())
        row = await store.one(sa.select(KEY.c.value).where(KEY.c.name == name))
    assert row is not None
    return str(row.value)


async def subscribe(store: Store, endpoint: str, person: str, **facts: Any) -> None:
    """Note a subscription, or that it is somebody else's now; facts: session, key, auth, language and when, as columns."""
    values = {"person": person, "endpoint": endpoint, **facts}
    insert = store.insert(PUSH).values(name=name_of(endpoint), **values)
    newest = sa.select(PUSH.c.name).where(PUSH.c.person == person).order_by(PUSH.c.made.desc(), PUSH.c.name)
    await store.write(
        insert.on_conflict_do_update(index_elements=[PUSH.c.name], set_=values),
        sa.delete(PUSH).where(PUSH.c.person == person, PUSH.c.name.not_in(newest.limit(MOST_SUBSCRIPTIONS).scalar_subquery())),
    )


async def end_subscription(store: Store, endpoint: str, person: str = "") -> None:
    """End a subscription, only where it is this person's if one is named."""
    is_it = PUSH.c.name == name_of(endpoint)
    await store.write(sa.delete(PUSH).where(sa.and_(is_it, PUSH.c.person == person) if person else is_it))


async def subscriptions_of(store: Store, person: str) -> Sequence[sa.Row[Any]]:
    """The subscriptions of a person, the newest first."""
    return await store.all(sa.select(PUSH).where(PUSH.c.person == person).order_by(PUSH.c.made.desc(), PUSH.c.name))


async def claim_call(store: Store, table: str, person: str, kind: str, since: int) -> bool:
    """Note that a person is called about their turn since a moment; whether nobody had called them about that before."""
    which = sa.and_(CALLED.c.table_id == table, CALLED.c.person == person, CALLED.c.kind == kind)
    row = await store.one(sa.select(CALLED.c.since).where(which))
    if row is not None and row.since >= since:
        return False
    insert = store.insert(CALLED).values(table_id=table, person=person, kind=kind, since=since)
    await store.write(
        insert.on_conflict_do_update(index_elements=[CALLED.c.table_id, CALLED.c.person, CALLED.c.kind], set_={"since": since})
    )
    return True
