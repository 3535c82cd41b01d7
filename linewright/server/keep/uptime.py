"""When a server was up: noted every few seconds, so that clocks can leave out the times when none was."""

import sqlalchemy as sa

from linewright.server.keep.schema import UPTIME
from linewright.server.keep.store import Store

STILL_UP_MS = 6_000  # a silence longer than this was a time when the server was down


async def stay_up(store: Store, at: int) -> None:
    """Note that the server is up; called every few seconds."""
    note = store.insert(UPTIME).values(began=store.began, ended=at)
    await store.write(note.on_conflict_do_update(index_elements=["began"], set_={"ended": at}))


async def last_up(store: Store) -> int:
    """When a process was last up, by its own clock, in milliseconds since 1970; 0: never."""
    row = await store.one(sa.select(sa.func.max(UPTIME.c.ended).label("ended")))
    return 0 if row is None or row.ended is None else int(row.ended)


async def downtimes(store: Store) -> list[tuple[int, int]]:
    """When no process was up, as (began, ended)."""
    rows = await store.all(sa.select(UPTIME).order_by(UPTIME.c.began))
    found = []
    up_until = rows[0].ended if rows else 0
    for row in rows[1:]:
        if row.began > up_until + STILL_UP_MS:
            found.append((up_until, row.began))
        up_until = max(up_until, row.ended)
    if rows and store.began > up_until + STILL_UP_MS:
        found.append((up_until, store.began))
    return found
