"""Profiles: what somebody has played, how it went, match by match and added up; and what they have switched on."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from linewright.core.errors import LinewrightError
from linewright.core.registry import find
from linewright.server.clock import SystemClock
from linewright.server.fame.ratings import Certainty, Standing, is_rated_game
from linewright.server.keep.schema import FRIEND, PERSON, PLAYED, PROFILE, RATED, RATING, RESULT
from linewright.server.keep.store import Store
from linewright.server.refusals import Refusal
from linewright.server.table.deeds import Against, Result
from linewright.server.table.outcome import Outcome
from linewright.server.table.shapes import Moment

ENTRIES = 30  # of a history at a time
SERIES = 100  # matches at most: a table may have thousands


class Rating(Struct, frozen=True):
    """How well somebody plays a game, as far as anybody can know."""

    about: int
    certainty: Certainty
    games: int


class Tally(Struct, frozen=True):
    """What several matches add up to."""

    played: int = 0
    won: int = 0
    shared: int = 0
    lost: int = 0
    drawn: int = 0
    place: float | None = None  # on average; null: there was nobody else
    best: int | None = None  # the most points; null: they mean nothing


class GameRecord(Struct, frozen=True):
    """What somebody has done in one game."""

    game: str
    people: Tally  # against people
    bots: Tally  # against bots only
    alone: Tally  # where there is one seat
    rating: Rating | None
    can_rate: bool  # whether the game has ratings at all


class Between(Struct, frozen=True):
    """How matches on different sides went between two people: who came before whom."""

    won: int = 0
    lost: int = 0
    even: int = 0


class Profile(Struct, frozen=True):
    """Somebody, and what they have done here."""

    id: str
    name: str
    since: Moment
    public: bool
    rated: bool
    seen: bool | None  # whether friends see that one is here; null: it is somebody else's, whom that concerns alone
    games: list[GameRecord]
    between: Between | None  # whoever asks and they; null: it is oneself, or they have never met


class SetProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Switch things on and off; what is null stays. Without `rated` all ratings are deleted, for good."""

    public: bool | None = None
    rated: bool | None = None
    seen: bool | None = None


class Player(Struct, frozen=True):
    """Who played at a seat."""

    person: str  # empty: a bot, or a former player
    name: str  # the same
    bot: str  # empty: a person, or nobody knows
    side: int
    score: int
    won: bool
    you: bool
    has_profile: bool  # whether whoever asks may see it


class Series(Struct, frozen=True):
    """How the last matches at one table went that the same people played one after the other; a hundred at most."""

    matches: int
    won: list[int]  # by each seat, shared victories too
    shared: int
    sides: list[int]  # of each seat: seats of one number played together


class Entry(Struct, frozen=True):
    """A match in somebody's history."""

    table: str
    match: int
    game: str
    ended: Moment
    result: Result
    against: Against
    place: int
    sides: int
    seat: int
    players: list[Player]
    series: Series  # up to this match
    change: int | None  # of one's rating; null: it was none, or is not known any more


class History(Struct, frozen=True):
    """Matches of somebody, the newest first."""

    entries: list[Entry]
    games: list[str]  # that there are any of
    next: int | None  # with which `skip` it goes on; null: this is its end


class Profiles:
    """Finds out what people have done."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self.store = store
        self.clock = clock

    # What is switched on

    async def switch(self, person: str, wish: SetProfile) -> None:
        """Switch things on or off; a rating that is switched off is deleted, and begins anew when it is switched on."""
        row = await self._switches(person)
        public = bool(row and row.is_public) if wish.public is None else wish.public
        seen = (row is None or bool(row.is_seen)) if wish.seen is None else wish.seen
        since = row.rated_since if row else 0
        if wish.rated is not None:
            since = (since or self.clock.now_ms()) if wish.rated else 0
        facts = {"is_public": int(public), "rated_since": since, "is_seen": int(seen)}
        insert = self.store.insert(PROFILE).values(person=person, **facts)
        gone = [] if since else [sa.delete(one).where(one.c.person == person) for one in (RATING, RATED)]
        await self.store.write(insert.on_conflict_do_update(index_elements=["person"], set_=facts), *gone)

    async def _switches(self, person: str) -> Any:
        return await self.store.one(sa.select(PROFILE).where(PROFILE.c.person == person))

    # What adds up

    async def find(self, person: str, asker: str) -> Profile:
        """The profile of somebody, as far as whoever asks may see it: one's own, a friend's, or a public one; raises Refusal."""
        row = await self.store.one(sa.select(PERSON).where(PERSON.c.id == person))
        if row is None or not await self.seen_by(asker, [person]):
            raise Refusal("no-such-profile")
        switches = await self._switches(person)
        is_public = bool(switches and switches.is_public)
        is_rated = bool(switches and switches.rated_since)
        is_seen = (switches is None or bool(switches.is_seen)) if person == asker else None
        games = await self._records(person)
        between = None if person == asker or not asker else (await self.between(asker, [person])).get(person)
        return Profile(row.id, row.name, row.created if person == asker else 0, is_public, is_rated, is_seen, games, between)

    async def seen_by(self, asker: str, people: Iterable[str]) -> set[str]:
        """Those of some people whose profiles somebody may see: their own, their friends', and public ones."""
        is_public = sa.exists().where(PROFILE.c.person == PERSON.c.id, PROFILE.c.is_public == 1)
        is_friend = sa.exists().where(FRIEND.c.person == PERSON.c.id, FRIEND.c.other == asker, FRIEND.c.kind == "friend")
        query = sa.select(PERSON.c.id).where(PERSON.c.id.in_(sorted(set(people))))
        rows = await self.store.all(query.where(sa.or_(PERSON.c.id == asker, is_public, is_friend)))
        return {row.id for row in rows}

    async def _records(self, person: str) -> list[GameRecord]:
        def times(result: str) -> Any:
            return sa.func.sum(sa.case((PLAYED.c.result == result, 1), else_=0)).label(result)

        counts = [times(result) for result in ("won", "shared", "lost", "drawn")]
        place, best = sa.func.avg(sa.cast(PLAYED.c.place, sa.Float)).label("place"), sa.func.max(PLAYED.c.score).label("best")
        query = sa.select(PLAYED.c.game, PLAYED.c.against, sa.func.count().label("played"), *counts, place, best)
        query = query.where(PLAYED.c.person == person, PLAYED.c.against != "screen").group_by(PLAYED.c.game, PLAYED.c.against)
        tallies = {(row.game, row.against): tally_of(row) for row in await self.store.all(query)}
        ratings = {row.game: shown(row) for row in await self.store.all(sa.select(RATING).where(RATING.c.person == person))}

        def record(game: str) -> GameRecord:
            people, bots, alone = (tallies.get((game, against), Tally()) for against in ("people", "bots", "alone"))
            return GameRecord(game, people, bots, alone, ratings.get(game), has_ratings(game))

        return [record(game) for game in sorted({game for game, _ in tallies} | set(ratings))]

    async def between(self, person: str, others: Sequence[str]) -> dict[str, Between]:
        """How matches went between somebody and each of some others whom they have met."""
        own, their = PLAYED.alias("own"), PLAYED.alias("their")
        same = sa.and_(own.c.table_id == their.c.table_id, own.c.match == their.c.match, own.c.side != their.c.side)

        def times(condition: Any) -> Any:
            return sa.func.sum(sa.case((condition, 1), else_=0))

        won, lost = times(own.c.place < their.c.place).label("won"), times(own.c.place > their.c.place).label("lost")
        even = times(own.c.place == their.c.place).label("even")
        query = sa.select(their.c.person, won, lost, even).select_from(own.join(their, same))
        query = query.where(own.c.person == person, their.c.person.in_(list(others)), own.c.against == "people")
        return {row.person: Between(row.won, row.lost, row.even) for row in await self.store.all(query.group_by(their.c.person))}

    # Match by match

    async def history(self, person: str, game: str = "", skip: int = 0) -> History:
        """The matches of somebody, the newest first; of one game only, where it is named."""
        is_own = [PLAYED.c.person == person, *([PLAYED.c.game == game] if game else [])]
        change = (RATED.c.after - RATED.c.before).label("change")
        rated = sa.and_(RATED.c.person == PLAYED.c.person, RATED.c.table_id == PLAYED.c.table_id, RATED.c.match == PLAYED.c.match)
        query = sa.select(PLAYED, change).outerjoin(RATED, rated).where(*is_own)
        query = query.order_by(PLAYED.c.ended.desc(), PLAYED.c.table_id, PLAYED.c.match.desc()).limit(ENTRIES + 1).offset(skip)
        rows = list(await self.store.all(query))
        goes_on, rows = len(rows) > ENTRIES, rows[:ENTRIES]
        results = await self._results_before(rows)
        played = [row for row in rows if row.match in results[row.table_id]]
        people = {one for row in played for one in results[row.table_id][row.match].people}
        names, seen = await self.names(people), await self.seen_by(person, people)
        entries = [entry_of(row, results[row.table_id], names, seen) for row in played]
        games = sa.select(PLAYED.c.game).where(PLAYED.c.person == person).distinct().order_by(PLAYED.c.game)
        return History(entries, [row.game for row in await self.store.all(games)], skip + ENTRIES if goes_on else None)

    async def _results_before(self, played: Sequence[Any]) -> dict[str, dict[int, Outcome]]:
        """What matches came to, and those before them at their tables, as far as a series goes; by table and number."""
        matches: dict[str, list[int]] = {}
        for row in played:
            matches.setdefault(row.table_id, []).append(row.match)
        spans = [
            sa.and_(RESULT.c.table_id == table, RESULT.c.match > min(some) - SERIES, RESULT.c.match <= max(some))
            for table, some in matches.items()
        ]
        rows = await self.store.all(sa.select(RESULT).where(sa.or_(*spans))) if spans else []
        found = await asyncio.to_thread(read_outcomes, rows)
        return {table: found.get(table, {}) for table in matches}

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """What people are called now; whoever has been erased is missing."""
        query = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(sorted(filter(None, people))))
        return {row.id: row.name for row in await self.store.all(query)}

    async def series(self, table: str, last: tuple[int, Outcome] | None) -> Series:
        """How the last matches at a table went between the people of the last one; last: it, where the store may not have it."""
        query = sa.select(RESULT).where(RESULT.c.table_id == table).order_by(RESULT.c.match.desc())
        results = read_outcomes(await self.store.all(query.limit(SERIES))).get(table, {})
        if last is not None:
            results[last[0]] = last[1]
        return series_up_to(results, max(results)) if results else Series(0, [], 0, [])


def tally_of(row: Any) -> Tally:
    """What a row of sums says."""
    is_alone = row.against == "alone"
    best = int(row.best) if has_records(row.game) else None
    place = None if is_alone else round(float(row.place), 2)
    return Tally(row.played, row.won, row.shared, row.lost, row.drawn, place, best)


def has_records(game: str) -> bool:
    """Whether the most points mean anything in a game; not of one that is gone."""
    try:
        return find(game).has_records
    except LinewrightError:
        return False


def has_ratings(game: str) -> bool:
    """Whether a game has ratings; not one that is gone."""
    try:
        return is_rated_game(game)
    except LinewrightError:
        return False


def shown(row: Any) -> Rating:
    """A rating as it is shown."""
    standing = Standing(row.mu, row.sigma, row.games)
    return Rating(standing.shown, standing.certainty, standing.games)


def read_outcome(row: Any) -> Outcome | None:
    """What a result says, with less in it where it is of a time when less was kept; None where it cannot be read."""
    try:
        if row.facts:
            return msgspec.json.decode(row.facts, type=Outcome)
        scores, winners = (msgspec.json.decode(text, type=list[int]) for text in (row.scores, row.winners))
        people = msgspec.json.decode(row.people, type=list[str])
    except msgspec.MsgspecError:
        return None
    seats = range(len(people))
    facts: dict[str, Any] = {"resigned": [], "away": [], "helped": [], "sent_away": {}, "host": "", "began": 0}
    return Outcome(scores, winners, people, [""] * len(people), list(seats), people, is_whole=False, is_common=False, **facts)


def read_outcomes(rows: Iterable[Any]) -> dict[str, dict[int, Outcome]]:
    """What results say, by table and number, without those that cannot be read."""
    found: dict[str, dict[int, Outcome]] = {}
    for row in rows:
        outcome = read_outcome(row)
        if outcome is not None:
            found.setdefault(row.table_id, {})[row.match] = outcome
    return found


def entry_of(row: Any, results: dict[int, Outcome], names: dict[str, str], seen: set[str]) -> Entry:
    """A match of somebody's history; results: at its table; seen: those whose profiles they may see."""
    outcome = results[row.match]
    players = [
        Player(
            person=person if person in names else "",
            name=names.get(person, ""),
            bot=outcome.bots[seat],
            side=outcome.sides[seat],
            score=outcome.scores[seat],
            won=seat in outcome.winners,
            you=person == row.person,
            has_profile=person in seen,
        )
        for seat, person in enumerate(outcome.people)
    ]
    change = None if row.change is None else round(row.change)
    facts = (row.table_id, row.match, row.game, row.ended, row.result, row.against, row.place, row.sides, row.seat)
    return Entry(*facts, players, series_up_to(results, row.match), change)


def series_up_to(results: dict[int, Outcome], last: int) -> Series:
    """How the matches up to one went that the same people played, one after the other."""
    people = results[last].people
    row = []
    for match in range(last, max(-1, last - SERIES), -1):
        if match not in results or results[match].people != people:
            break
        row.append(results[match])
    won = [sum(seat in one.winners for one in row) for seat in range(len(people))]
    shared = sum(len({one.sides[seat] for seat in one.winners}) > 1 for one in row)
    return Series(len(row), won, shared, results[last].sides)
