"""Reviews that were made, one for each match that is over. They name seats, never people, so erasing somebody leaves them."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from linewright.server.keep.schema import RESULT, REVIEW, SITTING
from linewright.server.keep.store import Store


async def note_review(store: Store, table: str, match: int, body: str) -> None:
    """Keep the review of a match, as JSON; the first one stays."""
    await store.write(store.insert(REVIEW).values(table_id=table, match=match, body=body).on_conflict_do_nothing())


async def find_review(store: Store, table: str, match: int) -> str | None:
    """The review of a match, as JSON; None where none was made."""
    row = await store.one(sa.select(REVIEW.c.body).where(REVIEW.c.table_id == table, REVIEW.c.match == match))
    return None if row is None else str(row.body)


async def reviews_of(store: Store, person: str, most: int) -> Sequence[sa.Row[Any]]:
    """The reviews of matches at tables a person has sat at, the newest first: `game`, who sat where (`people`), and `body`."""
    is_of = sa.and_(REVIEW.c.table_id == RESULT.c.table_id, REVIEW.c.match == RESULT.c.match)
    query = sa.select(RESULT.c.game, RESULT.c.people, REVIEW.c.body).join(REVIEW, is_of)
    query = query.join(SITTING, SITTING.c.table_id == RESULT.c.table_id).where(SITTING.c.person == person)
    return await store.all(query.order_by(RESULT.c.ended.desc()).limit(most))
