"""The lobby: tables that everybody may come to, at which somebody waits and a seat is free; looked up once a second."""

from collections.abc import Iterable

from msgspec import Struct

from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hall import Hall
from linewright.server.keep.lists import tables_listed, tables_of_clubs
from linewright.server.keep.writers import StoreAway
from linewright.server.refusals import Refusal
from linewright.server.table.guards import may_come
from linewright.server.table.shapes import Clock, Moment, Options

LISTED = 60  # tables at most
LISTED_EACH = 3  # of each host: nobody fills the list alone
FRESH_SECONDS = 1.0  # for which the list is not looked up again
AWAY_SECONDS = 60.0  # since somebody was last heard of who still counts as waiting


class OpenSeat(Struct, frozen=True):
    """A seat at an open table, and who sits there."""

    name: str  # empty: a bot, or nobody
    bot: str  # empty: a person, or nobody


class OpenTable(Struct, frozen=True):
    """A table that everybody may come to; `id` leads there."""

    id: str
    game: str
    host: str  # the name
    seats: list[OpenSeat]
    free: int
    clock: Clock
    options: Options
    since: Moment  # when something last happened there
    club: str = ""  # the name of the club whose members see it; empty: everybody does


class Lobby:
    """The open tables, as this process found them last."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._found: list[Gathering] = []
        self._at = -FRESH_SECONDS

    async def tables(self, person: str) -> list[OpenTable]:
        """The open tables, the newest first, but for those that have sent a person away."""
        now = self.hall.clock.monotonic()
        if now - self._at >= FRESH_SECONDS:
            self._at = now
            self._found = await self._look()
        return [describe(one) for one in self._found if is_open(one) and person not in one.table.removed]

    async def club_tables(self, person: str, club: str = "") -> list[OpenTable]:
        """The open tables of a person's clubs, or of one, the newest first; of all, but for those that everybody may come to."""
        clubs = await tables_of_clubs(self.hall.store, person, LISTED, club) if person else {}
        found = await self._open(clubs)
        return [
            describe(one, clubs[one.table.id])
            for one in found
            if is_awaited(one)
            and (club or one.table.access != "listed")
            and may_come(one.table, one.table.link)
            and person not in one.table.removed
        ]

    async def _look(self) -> list[Gathering]:
        return await self._open(await tables_listed(self.hall.store, LISTED, LISTED_EACH))

    async def _open(self, tables: Iterable[str]) -> list[Gathering]:
        found = []
        for table in tables:
            try:
                found.append(await self.hall.get(table))
            except StoreAway:
                raise
            except Refusal:  # damaged, or of other rules
                continue
        return found


def is_open(gathering: Gathering) -> bool:
    """Whether somebody waits at a table for everybody to come."""
    return gathering.table.access == "listed" and is_awaited(gathering)


def is_awaited(gathering: Gathering) -> bool:
    """Whether somebody waits at a table for others to come."""
    table = gathering.table
    now = gathering.clock.monotonic()
    people = {chair.person for chair in table.chairs if chair.person} | {table.host}
    is_there = any(gathering.listeners[one] > 0 or now - gathering.seen.get(one, -AWAY_SECONDS) < AWAY_SECONDS for one in people)
    return is_there and table.status == "open" and count_free(gathering) > 0


def count_free(gathering: Gathering) -> int:
    """How many seats nobody has taken."""
    return sum(not chair.person and not chair.bot for chair in gathering.table.chairs)


def describe(gathering: Gathering, club: str = "") -> OpenTable:
    """What is told of an open table."""
    table = gathering.table
    seats = [OpenSeat(table.name_at(seat), chair.bot) for seat, chair in enumerate(table.chairs)]
    host = table.names.get(table.host, "")
    facts = (table.house.clock, table.options, table.at, club)
    return OpenTable(table.link, table.game.name, host, seats, count_free(gathering), *facts)
