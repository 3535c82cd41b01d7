"""The ledger of ratings: every finished match is taken in once, whichever process does so, in one transaction.

A result says whether it has been taken in. Whoever takes it in writes, together, that it was, and the ratings that follow from
those that were read; where another process has been there meanwhile the database refuses, and all is read anew.
"""

import asyncio
from collections.abc import Collection, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from linewright.core.errors import LinewrightError
from linewright.core.registry import find
from linewright.server.fame.ratings import Standing, rate
from linewright.server.keep.schema import PROFILE, RATED, RATING, RESULT
from linewright.server.keep.store import Store
from linewright.server.keep.writers import StoreAway, Taken
from linewright.server.table.outcome import Outcome

AT_ONCE = 50  # results that are looked for at a time
RATING_LOCK = 7_246_004  # PostgreSQL advisory lock: ratings are written by one process at a time
TRIES = 20  # before a result is left for the next round: others were faster so often

log = structlog.get_logger()


class Ledger:
    """Takes finished matches into the ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()  # of this process

    async def settle(self) -> int:
        """Take in every result that has not been taken in, the oldest first; how many there were."""
        settled = 0
        async with self._lock:
            query = sa.select(RESULT).where(RESULT.c.rated == 0).order_by(RESULT.c.ended, RESULT.c.table_id, RESULT.c.match)
            try:
                while rows := await self.store.all(query.limit(AT_ONCE)):
                    done = [await self._take_in(row) for row in rows]
                    settled += sum(done)
                    if not all(done):
                        break
            except StoreAway as error:
                log.warning("store failed", error=error.kind)  # the next match that ends tries again, and so does the next hour
        return settled

    async def is_rated(self, person: str) -> bool:
        """Whether somebody plays for a rating."""
        return bool(await self.rated_people([person]))

    async def rated_people(self, people: Collection[str], began: int | None = None) -> set[str]:
        """Those of some people who play for a rating, and did when a match began."""
        is_on = PROFILE.c.rated_since > 0 if began is None else sa.and_(PROFILE.c.rated_since > 0, PROFILE.c.rated_since <= began)
        query = sa.select(PROFILE.c.person).where(PROFILE.c.person.in_(sorted(people)), is_on)
        return {row.person for row in await self.store.all(query)}

    async def _take_in(self, row: Any) -> bool:
        """Take in a result; whether it has been. One that says nothing we understand changes no rating."""
        for _ in range(TRIES):
            changes = await self._changes(row)
            try:
                await self.store.write(*self._statements(row, changes))
            except Taken:  # a process was faster with this match, or with another of somebody who played it
                again = sa.select(RESULT.c.rated).where(RESULT.c.table_id == row.table_id, RESULT.c.match == row.match)
                found = await self.store.one(again)
                if found is None or found.rated:
                    return True
            else:
                return True
        log.warning("result left unrated for now")
        return False

    async def _changes(self, row: Any) -> dict[str, tuple[Standing, Standing]]:
        """For each person whose rating changes, what it was and what it is then."""
        try:
            outcome, game = msgspec.json.decode(row.facts, type=Outcome), find(row.game)
        except (msgspec.MsgspecError, LinewrightError):
            return {}
        people = {*filter(None, outcome.people), *outcome.sent_away.values()}
        standings = dict.fromkeys(await self.rated_people(people, outcome.began), Standing())
        query = sa.select(RATING).where(RATING.c.game == row.game, RATING.c.person.in_(sorted(standings)))
        standings |= {one.person: Standing(one.mu, one.sigma, one.games) for one in await self.store.all(query)}
        return {person: (standings[person], after) for person, after in rate(outcome, game, standings).items()}

    def _statements(self, row: Any, changes: dict[str, tuple[Standing, Standing]]) -> Iterable[sa.Executable]:
        """What takes a match in; fails where it was, or where a rating is not the one that was read."""
        if changes and not self.store.settings.is_sqlite:
            yield sa.select(sa.func.pg_advisory_xact_lock(RATING_LOCK))
        is_this = sa.and_(RESULT.c.table_id == row.table_id, RESULT.c.match == row.match)
        yield sa.update(RESULT).where(is_this).values(rated=sa.case((RESULT.c.rated == 0, 1)))  # null is a failure
        for person, (before, after) in sorted(changes.items()):
            is_on = sa.exists().where(PROFILE.c.person == person, PROFILE.c.rated_since > 0)  # it may just have been switched off
            facts = {"person": person, "table_id": row.table_id, "match": row.match, "before": before.mu, "after": after.mu}
            yield insert_where(RATED, facts, is_on)
            new = {"mu": after.mu, "sigma": after.sigma, "games": after.games}
            if before.games == 0:
                yield insert_where(RATING, {"person": person, "game": row.game, **new}, is_on)
            else:
                is_its = sa.and_(RATING.c.person == person, RATING.c.game == row.game)
                is_as_read = RATING.c.games == before.games
                yield (
                    sa.update(RATING)
                    .where(is_its)
                    .values(games=sa.case((is_as_read, after.games)), mu=after.mu, sigma=after.sigma)
                )


def insert_where(table: sa.Table, facts: dict[str, Any], condition: sa.ColumnElement[bool]) -> sa.Executable:
    """The statement that inserts a row if a condition holds."""
    values = [sa.literal(value, table.c[name].type) for name, value in facts.items()]
    return sa.insert(table).from_select(list(facts), sa.select(*values).where(condition))
