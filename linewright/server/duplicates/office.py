"""Duplicates: made by somebody or of a day, played by whoever likes, each board once, and compared.

Whoever asks is told nothing of a board that they may still play: neither its cards nor what others made of it. What is told
follows from the boards they have played to the end, and from all of them when the duplicate is closed.
"""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date, timedelta
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from cachetools import LRUCache

from linewright.bots import repeatable_names
from linewright.core.errors import LinewrightError
from linewright.core.fair import new_secret
from linewright.core.game import Game
from linewright.core.registry import find, names
from linewright.server.duplicates import days
from linewright.server.duplicates.comparing import Standing, compare_one, differences, mean, percents, places_of, stand
from linewright.server.duplicates.shapes import (
    BoardFacts,
    BoardLine,
    BoardResults,
    DuplicateCard,
    DuplicateFacts,
    DuplicateGame,
    Duplicates,
    NewDuplicate,
    Rank,
    TeamFacts,
)
from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hall import Hall
from linewright.server.keep.plays import FORMER
from linewright.server.keep.pushes import find_key
from linewright.server.keep.schema import (
    DUPLICATE,
    DUPLICATE_BOARD,
    DUPLICATE_ENTRANT,
    DUPLICATE_PLAY,
    FRIEND,
    PERSON,
    PROFILE,
    TABLES,
)
from linewright.server.keep.writers import Taken
from linewright.server.refusals import Refusal
from linewright.server.table.act import TABLE_ITSELF, Request, Who
from linewright.server.table.acts.opening import BoardSeat, board_events, read_wishes
from linewright.server.table.acts.seats import TakeSeat
from linewright.server.table.acts.starting import Start
from linewright.server.table.guards import clean_name
from linewright.server.table.score import Score
from linewright.server.table.shapes import ENCODER, BoardOf, House
from linewright.server.table.table import Table

LISTED = 50  # duplicates of friends
RANKED = 100  # people in a ranking, and at each seat of a board; whoever asks is there in any case
RANKINGS_KEPT = 32  # a megabyte each where thousands have played
TEAMS, TEAM_SIZE = 2, 2
NO_TEAM = -1
ENTERING_LOCK = 7_246_005  # class of PostgreSQL's advisory locks: one for each duplicate that somebody enters

Player = tuple[str, str]  # a person, or a bot
Known = dict[tuple[int, int], dict[Player, Score]]  # by board and seat: how it went for everybody


class Ranking(NamedTuple):
    """How everybody stands over some boards."""

    known: Known
    standings: dict[Player, Standing]
    places: dict[Player, int]  # of the people


UNRANKED = Ranking({}, {}, {})


class DuplicateOffice:
    """All duplicates."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.rehearse: Callable[[Any, int], None] = lambda _duplicate, _number: None  # has bots play a board
        self._days: dict[str, set[str]] = {}  # day -> the duplicates of it that are known to be there
        self._rankings: LRUCache[tuple[str, int, frozenset[int], int], Ranking] = LRUCache(RANKINGS_KEPT)

    @property
    def _now(self) -> int:
        return self.hall.clock.now_ms()

    # Finding

    async def find_all(self, person: str) -> Duplicates:
        """All duplicates that concern somebody."""
        now = self._now
        today = days.day_at(now)
        await self._make_days(today)
        wanted = [days.daily_id(game, day) for day in (today, today - timedelta(days=1)) for game in days.daily_games()]
        daily = {row.id: row for row in await self.store.all(sa.select(DUPLICATE).where(DUPLICATE.c.id.in_(wanted)))}
        mine = await self._of_friends(person)
        cards = await self._cards([*daily.values(), *mine], person)
        by_day = {
            day: [cards[one] for game in days.daily_games() if (one := days.daily_id(game, day)) in cards]
            for day in (today, today - timedelta(days=1))
        }
        streak = await self._streak(person, today)
        games = [describe_game(game) for game in map(find, names()) if game.is_duplicated]
        return Duplicates(by_day[today], by_day[today - timedelta(days=1)], [cards[row.id] for row in mine], games, streak, now)

    async def _of_friends(self, person: str) -> Sequence[Any]:
        if not person:
            return []
        entered = sa.select(DUPLICATE_ENTRANT.c.duplicate).where(DUPLICATE_ENTRANT.c.person == person)
        is_own = sa.or_(DUPLICATE.c.host == person, DUPLICATE.c.id.in_(entered))
        query = sa.select(DUPLICATE).where(is_own, DUPLICATE.c.date == "")
        return await self.store.all(query.order_by(DUPLICATE.c.created.desc(), DUPLICATE.c.id).limit(LISTED))

    async def _cards(self, rows: Iterable[Any], person: str) -> dict[str, DuplicateCard]:
        """The cards of duplicates, by id."""
        rows = list(rows)
        ids = [row.id for row in rows]
        own: dict[str, list[Any]] = {one: [] for one in ids}
        for play in await self._plays_of(person, *ids):
            own[play.duplicate].append(play)
        people = await self._count_people(*ids)
        hosts = await self._names({row.host for row in rows})
        cards = {}
        for row in rows:
            ranking = (
                await self._rank(row, known_boards(row, own[row.id], is_open=self._is_open(row))) if own[row.id] else UNRANKED
            )
            cards[row.id] = self._card(row, own[row.id], ranking, person, hosts.get(row.host, ""), people.get(row.id, 0))
        return cards

    async def _count_people(self, *duplicates: str) -> dict[str, int]:
        """How many take part in each of some duplicates."""
        counting = sa.select(DUPLICATE_ENTRANT.c.duplicate, sa.func.count().label("people"))
        counting = counting.where(DUPLICATE_ENTRANT.c.duplicate.in_(duplicates)).group_by(DUPLICATE_ENTRANT.c.duplicate)
        return {row.duplicate: row.people for row in await self.store.all(counting)}

    async def _rank(self, row: Any, boards: Collection[int]) -> Ranking:
        """How everybody stands over some boards; kept until somebody else has played one of them to the end.

        There may be thousands: it is worked out in a thread, and once for all who may know of the same boards.
        """
        is_done = sa.and_(DUPLICATE_PLAY.c.duplicate == row.id, DUPLICATE_PLAY.c.number.in_(boards), DUPLICATE_PLAY.c.ended > 0)
        count = (await self.store.all(sa.select(sa.func.count()).select_from(DUPLICATE_PLAY).where(is_done)))[0][0]
        key = row.id, row.closes, frozenset(boards), int(count)
        ranking = self._rankings.get(key)
        if ranking is None:
            plays = await self.store.all(sa.select(DUPLICATE_PLAY).where(is_done))
            ranking = self._rankings[key] = await asyncio.to_thread(rank, row, plays)
        return ranking

    def _card(
        self, row: Any, played: Sequence[Any], ranking: Ranking, person: str, host: str, people: int
    ) -> DuplicateCard:  # fmt: skip
        own = {play.number for play in done(row, played)}
        standing = ranking.standings.get((person, ""))
        place = ranking.places.get((person, ""), 0)
        return DuplicateCard(
            id=row.id,
            game=row.game,
            day=row.date,
            name=row.name,
            host=host,
            style=row.style,
            bot=row.bot,
            boards=row.boards,
            done=len(own),
            people=people,
            closes=row.closes,
            open=self._is_open(row),
            percent=shown(standing.percent) if standing and person else None,
            place=place if person else 0,
        )

    def _is_open(self, row: Any) -> bool:
        return bool(self._now < row.closes)

    async def _row(self, duplicate: str) -> Any:
        """A duplicate; that of today is there once it is asked for. Raises Refusal where there is none."""
        await self._make_days(days.day_at(self._now))
        row = await self.store.one(sa.select(DUPLICATE).where(DUPLICATE.c.id == duplicate))
        if row is None:
            raise Refusal("no-such-duplicate")
        return row

    async def _plays_of(self, person: str, *duplicates: str) -> Sequence[Any]:
        """What somebody has begun of some duplicates."""
        if not person:
            return []
        is_its = sa.and_(DUPLICATE_PLAY.c.person == person, DUPLICATE_PLAY.c.duplicate.in_(duplicates))
        return await self.store.all(sa.select(DUPLICATE_PLAY).where(is_its))

    async def _has_begun(self, duplicate: str) -> bool:
        """Whether anybody has begun a board."""
        return await self.store.one(sa.select(DUPLICATE_PLAY.c.number).where(DUPLICATE_PLAY.c.duplicate == duplicate)) is not None

    async def _boards(self, duplicate: str) -> Sequence[Any]:
        query = sa.select(DUPLICATE_BOARD).where(DUPLICATE_BOARD.c.duplicate == duplicate)
        return await self.store.all(query.order_by(DUPLICATE_BOARD.c.number))

    async def _entrants(self, duplicate: str) -> Sequence[Any]:
        query = sa.select(DUPLICATE_ENTRANT).where(DUPLICATE_ENTRANT.c.duplicate == duplicate)
        return await self.store.all(query.order_by(DUPLICATE_ENTRANT.c.team, DUPLICATE_ENTRANT.c.place))

    async def _names(self, people: Iterable[str]) -> dict[str, str]:
        query = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(sorted(filter(None, people))))
        return {row.id: row.name for row in await self.store.all(query)}

    async def _names_for(self, row: Any, people: set[str], person: str) -> dict[str, str]:
        """Those names among people that somebody may know: at a duplicate of a day only of friends and of who shows theirs."""
        if row.date:
            public = sa.select(PROFILE.c.person).where(PROFILE.c.person.in_(sorted(people)), PROFILE.c.is_public == 1)
            is_friend = sa.and_(FRIEND.c.person == person, FRIEND.c.kind == "friend", FRIEND.c.other.in_(sorted(people)))
            shown_ones = {one.person for one in await self.store.all(public)}
            friends = {one.other for one in await self.store.all(sa.select(FRIEND.c.other).where(is_friend))} if person else set()
            people = people & (shown_ones | friends | {person})
        return await self._names(people)

    # Those of a day

    async def _make_days(self, day: date) -> None:
        """Have the duplicates of a day in the store; whichever process comes first writes them, and any writes the same."""
        name = day.isoformat()
        if name in self._days:
            return
        key = await find_key(self.store, days.KEY, new_secret())
        notes: list[sa.Executable] = []
        for game in days.daily_games():
            seats, one = days.seats_of(game), days.daily_id(game, day)
            facts = {
                "id": one,
                "game": game.name,
                "date": name,
                "name": "",
                "host": "",
                "style": "bots",
                "seats": seats,
                "options": ENCODER.encode(read_wishes(game, ["me"] * seats, {}, None).options).decode(),
                "bot": days.bot_of(game),
                "boards": game.daily_deals,
                "created": self._now,
                "closes": days.end_of(day),
            }
            notes.append(self.store.insert(DUPLICATE).values(**facts).on_conflict_do_nothing())
            for number in range(game.daily_deals):
                board = {"duplicate": one, "number": number, "secret": days.secret_of(key, game, day, number), "rehearsed": 0}
                notes.append(self.store.insert(DUPLICATE_BOARD).values(**board).on_conflict_do_nothing())
        if notes:
            await self.store.write(*notes)
        self._days = {name: set()}

    async def _streak(self, person: str, today: date) -> int:
        """On how many days in a row, up to today or yesterday, somebody has played all deals of a duplicate of the day."""
        if not person:
            return 0
        is_its = sa.and_(DUPLICATE_PLAY.c.duplicate == DUPLICATE.c.id, DUPLICATE_PLAY.c.person == person)
        in_time = sa.and_(DUPLICATE_PLAY.c.ended > 0, DUPLICATE_PLAY.c.ended <= DUPLICATE.c.closes)
        query = sa.select(DUPLICATE.c.date).join(DUPLICATE_PLAY, sa.and_(is_its, in_time)).where(DUPLICATE.c.date != "")
        query = query.group_by(DUPLICATE.c.id, DUPLICATE.c.date, DUPLICATE.c.boards)
        rows = await self.store.all(query.having(sa.func.count() >= DUPLICATE.c.boards))
        found = {row.date for row in rows}
        day = today if today.isoformat() in found else today - timedelta(days=1)
        streak = 0
        while day.isoformat() in found:
            streak += 1
            day -= timedelta(days=1)
        return streak

    # Making

    async def create(self, who: Who, wish: NewDuplicate) -> DuplicateFacts:
        """Make a duplicate; raises what is wrong with the wish, or Refusal where the person hosts very many."""
        game = find(wish.game)
        bots = repeatable_names(game.name)
        if not game.is_duplicated or not bots:
            raise Refusal("no-duplicates", game=game.name)
        is_teams = wish.style == "pairs"
        seats = game.read_seats(TEAMS if is_teams else wish.seats or None)
        if not is_teams and wish.bot and wish.bot not in bots:
            raise Refusal("bad-seat-wish", wish=wish.bot, bots=", ".join(bots))
        if seats < TEAMS:
            raise Refusal("no-duplicates", game=game.name)
        options = read_wishes(game, ["me"] * seats, wish.options, None).options
        one, now = secrets.token_urlsafe(12), self._now
        facts = {
            "id": one,
            "game": game.name,
            "date": "",
            "name": clean_name(wish.name) if wish.name.strip() else "",
            "host": who.id,
            "style": wish.style,
            "seats": seats,
            "options": ENCODER.encode(options).decode(),
            "bot": "" if is_teams else wish.bot or bots[-1],
            "boards": wish.boards,
            "created": now,
            "closes": now + int(wish.days * days.DAY_MS),
        }
        most = self.store.settings.limits.hosted
        open_ones = DUPLICATE.alias("open_ones")
        is_its = sa.and_(open_ones.c.host == who.id, open_ones.c.closes > now)
        is_room = sa.select(sa.func.count()).select_from(open_ones).where(is_its).scalar_subquery() < most
        values = [sa.literal(value, DUPLICATE.c[name].type) for name, value in facts.items()]
        boards = [
            sa.insert(DUPLICATE_BOARD).values(duplicate=one, number=number, secret=new_secret(), rehearsed=0)
            for number in range(wish.boards)
        ]
        await self.store.write(sa.insert(DUPLICATE).from_select(list(facts), sa.select(*values).where(is_room)), *boards)
        if await self.store.one(sa.select(DUPLICATE.c.id).where(DUPLICATE.c.id == one)) is None:
            await self.store.write(sa.delete(DUPLICATE_BOARD).where(DUPLICATE_BOARD.c.duplicate == one))
            raise Refusal("too-many-duplicates", most=str(int(most)))
        return await self.find(one, who.id)

    async def close(self, person: str, duplicate: str) -> DuplicateFacts:
        """Close a duplicate now; for its host."""
        row = await self._row(duplicate)
        if not person or row.host != person:
            raise Refusal("not-duplicate-host")
        now = self._now
        await self.store.write(
            sa.update(DUPLICATE).where(DUPLICATE.c.id == duplicate, DUPLICATE.c.closes > now).values(closes=now)
        )
        return await self.find(duplicate, person)

    async def enter(self, who: Who, duplicate: str, team: int) -> DuplicateFacts:
        """Join a team; whoever is in the other one changes, as long as nobody has begun."""
        row = await self._row(duplicate)
        self._refuse_closed(row)
        if row.style != "pairs":
            raise Refusal("no-such-duplicate")
        if await self._has_begun(duplicate):
            raise Refusal("team-full")
        for place in range(TEAM_SIZE):
            others = DUPLICATE_ENTRANT.alias("others")
            is_there = sa.and_(others.c.duplicate == duplicate, others.c.team == team, others.c.place == place)
            has_begun = sa.exists().where(DUPLICATE_PLAY.c.duplicate == duplicate)
            values = [
                sa.literal(one, kind)
                for one, kind in (
                    (duplicate, sa.Text), (who.id, sa.Text), (self._now, sa.BigInteger), (team, sa.Integer), (place, sa.Integer),
                )
            ]  # fmt: skip
            is_its = sa.and_(DUPLICATE_ENTRANT.c.duplicate == duplicate, DUPLICATE_ENTRANT.c.person == who.id)
            free = ~sa.exists().where(is_there) & ~has_begun
            new = sa.select(*values).where(free)
            with contextlib.suppress(Taken):  # two at once
                await self.store.write(
                    *self._one_by_one(duplicate),
                    sa.delete(DUPLICATE_ENTRANT).where(is_its, free),
                    sa.insert(DUPLICATE_ENTRANT).from_select(["duplicate", "person", "since", "team", "place"], new),
                )
            own = await self.store.one(sa.select(DUPLICATE_ENTRANT).where(is_its))
            if own is not None and own.team == team:
                return await self.find(duplicate, who.id)
        raise Refusal("team-full")

    def _one_by_one(self, duplicate: str) -> list[sa.Executable]:
        """What lets processes write about one duplicate one after the other."""
        if self.store.settings.is_sqlite:
            return []
        return [sa.select(sa.func.pg_advisory_xact_lock(ENTERING_LOCK, sa.func.hashtext(duplicate)))]

    def _refuse_closed(self, row: Any) -> None:
        if not self._is_open(row):
            raise Refusal("duplicate-closed")

    # Playing

    async def begin(self, who: Who, duplicate: str, number: int, bot_delay: int) -> Gathering:
        """The table at which somebody plays a board: it is set up once, and found again; raises Refusal."""
        row = await self._row(duplicate)
        if not 0 <= number < row.boards:
            raise Refusal("no-such-duplicate")
        own = await self._own_play(row, number, who.id)
        if own is None:
            self._refuse_closed(row)
            seats = await self._seat(row, who)
            with contextlib.suppress(Taken):  # somebody else was faster, or whoever asked twice
                await self._set_up(row, number, who, seats, bot_delay)
            own = await self._own_play(row, number, who.id)
        if own is None:  # closed, or erased, meanwhile
            raise Refusal("no-such-duplicate")
        gathering = await self.hall.get(own.table_id)
        await self._sit_down(gathering, who, own.seat)
        if row.style == "bots":
            self.rehearse(row, number)
        return gathering

    async def _own_play(self, row: Any, number: int, person: str) -> Any:
        is_its = sa.and_(DUPLICATE_PLAY.c.duplicate == row.id, DUPLICATE_PLAY.c.number == number)
        return await self.store.one(sa.select(DUPLICATE_PLAY).where(is_its, DUPLICATE_PLAY.c.person == person))

    async def _seat(self, row: Any, who: Who) -> list[BoardSeat]:
        """Who sits where when somebody begins a board; raises Refusal where the teams are not complete, or they are in none."""
        if row.style == "bots":
            return [BoardSeat(person=who.id), *(BoardSeat(bot=row.bot) for _ in range(row.seats - 1))]
        entrants = await self._entrants(row.id)
        own = next((one for one in entrants if one.person == who.id), None)
        if own is None or len(entrants) < TEAMS * TEAM_SIZE:
            raise Refusal("teams-incomplete")
        here = {(one.team + one.place) % TEAMS: one.person for one in entrants if one.place == own.place}
        return [BoardSeat(person=here[seat]) for seat in range(TEAMS)]

    async def _set_up(self, row: Any, number: int, who: Who, seats: list[BoardSeat], bot_delay: int) -> None:
        """Set up the table of a board, and note for whom, in one transaction; raises Taken where it was."""
        game = find(row.game)
        (board,) = [one for one in await self._boards(row.id) if one.number == number]
        house = House(
            bot=row.bot or repeatable_names(game.name)[-1], takeover=0, bot_delay=bot_delay, spectators=False, hints=False
        )
        options = msgspec.json.decode(row.options, type=dict[str, bool | int | str])
        events = partial(board_events, BoardOf(row.id, number, row.boards), game, options, seats, board.secret, house)

        def beside(table: str, at: int) -> list[sa.Executable]:
            notes: list[sa.Executable] = []
            for seat, one in enumerate(seats):
                if one.person:
                    facts = {"duplicate": row.id, "number": number, "person": one.person, "bot": "", "seat": seat}
                    more = {"table_id": table, "begun": at, "ended": 0, "victory": 0, "lead": 0, "points": 0}
                    notes.append(sa.insert(DUPLICATE_PLAY).values(**facts, **more))
            if row.style == "bots":
                entrant = {"duplicate": row.id, "person": who.id, "since": at, "team": NO_TEAM, "place": 0}
                notes.append(self.store.insert(DUPLICATE_ENTRANT).values(**entrant).on_conflict_do_nothing())
            return notes

        async def is_taken() -> bool:
            return await self._own_play(row, number, who.id) is not None

        await self.hall.set_up(game.name, who, events, "locked", beside, is_taken)

    async def _sit_down(self, gathering: Gathering, who: Who, seat: int) -> None:
        """Have somebody sit at their seat, and the board begin once everybody does; what is so already stays so."""
        await self.hall.catch_up(gathering)
        table = gathering.table
        if not table.chairs[seat].person:
            with contextlib.suppress(Refusal):  # asked twice
                await self.hall.ask(gathering, Who(who.id, who.name), TakeSeat(seat=seat))
        if table.match is None and all(chair.person or chair.bot for chair in table.chairs):
            with contextlib.suppress(Refusal):
                await self.hall.do(gathering, Request(Start(), TABLE_ITSELF))

    # What came of it

    async def find(self, duplicate: str, person: str) -> DuplicateFacts:
        """A duplicate, as far as somebody may know of it."""
        row = await self._row(duplicate)
        own = await self._plays_of(person, row.id)
        entrants = await self._entrants(row.id) if row.style == "pairs" else []
        people = (await self._count_people(row.id)).get(row.id, 0)
        ranking = await self._rank(row, known_boards(row, own, is_open=self._is_open(row)))
        ranked = await asyncio.to_thread(choose_ranked, ranking, person)
        names = await self._names_for(row, {who for who, _ in ranked} | {one.person for one in entrants} | {row.host}, person)
        self._rehearse_again(row, own)
        points = has_points(row.game)
        teams = {one.person: one.team for one in entrants}
        return DuplicateFacts(
            card=self._card(row, own, ranking, person, names.get(row.host, ""), people),
            you_host=bool(person) and row.host == person,
            seats=row.seats,
            options=msgspec.json.decode(row.options),
            points=points,
            boards=[self._board(row, board, own, ranking, points=points) for board in await self._boards(row.id)],
            ranking=tell_ranks(ranking, ranked, names, teams, person, points=points),
            teams=teams_of(ranking.known, entrants, names, points=points) if row.style == "pairs" else [],
            team=teams.get(person, NO_TEAM),
            time=self._now,
        )

    def _rehearse_again(self, row: Any, played: Sequence[Any]) -> None:
        """Have bots play what somebody has played, should they not have: a process may have died over it."""
        for play in played if row.style == "bots" else ():
            if play.ended:
                self.rehearse(row, play.number)

    def _board(self, row: Any, board: Any, played: Sequence[Any], ranking: Ranking, *, points: bool) -> BoardFacts:
        own = next((play for play in played if play.number == board.number), None)
        is_open = self._is_open(row)
        facts = {
            "number": board.number,
            "table": "" if own is None else own.table_id,
            "commit": hashlib.sha256(bytes.fromhex(board.secret)).hexdigest(),
            "secret": None if is_open else board.secret,
        }
        if own is None or not own.ended:
            progress = "new" if own is None else "playing"
            return BoardFacts(progress=progress, victory=None, lead=None, percent=None, difference=None, compared=0, **facts)  # type: ignore[arg-type]
        group = ranking.known.get((own.number, own.seat), {})
        percent, difference = compare_one((own.person, ""), group)
        return BoardFacts(
            progress="over",
            victory=own.victory,
            lead=own.lead,
            percent=shown(percent),
            difference=shown(difference) if points else None,
            compared=max(0, len(group) - 1),
            **facts,
        )

    async def results(self, duplicate: str, number: int, person: str) -> BoardResults:
        """How a board went for everybody, the best hundred and whoever asks; raises Refusal for whoever may still play it."""
        row = await self._row(duplicate)
        if not 0 <= number < row.boards:
            raise Refusal("no-such-duplicate")
        if number not in known_boards(row, await self._plays_of(person, row.id), is_open=self._is_open(row)):
            raise Refusal("deal-open")
        is_its = sa.and_(DUPLICATE_PLAY.c.duplicate == row.id, DUPLICATE_PLAY.c.number == number, DUPLICATE_PLAY.c.ended > 0)
        plays = await self.store.all(sa.select(DUPLICATE_PLAY).where(is_its))
        compared = await asyncio.to_thread(compare, done(row, plays), person)
        names = await self._names_for(row, {one.play.person for one in compared}, person)
        teams = {one.person: one.team for one in await self._entrants(row.id)} if row.style == "pairs" else {}
        there = sa.select(TABLES.c.id).where(TABLES.c.id.in_([one.play.table_id for one in compared if one.play.table_id]))
        tables = {one.id for one in await self.store.all(there)}
        points = has_points(row.game)
        lines: list[tuple[Any, Any, BoardLine]] = []
        for play, percent, difference in compared:
            facts = (play.victory, play.lead, play.points, shown(percent), shown(difference) if points else None)
            name = names.get(play.person, "")
            who = (play.person if name else "", name, play.bot, teams.get(play.person, NO_TEAM), play.person == person != "")
            line = BoardLine(*who, play.seat, *facts, play.table_id if play.table_id in tables else "")
            lines.append((order_of(play), (not line.you, name, play.bot, play.person), line))
        lines.sort(key=lambda one: one[:-1])
        return BoardResults(number, [one[-1] for one in lines])

    async def check_reader(self, table: Table, person: str, *, whole: bool = False) -> None:
        """Refuse whoever may not see a board again that was played at a table.

        Whoever may still play it themselves sees it at no table, and nobody the secret of its deal (`whole`) before it is closed.
        """
        assert table.board is not None
        row = await self.store.one(sa.select(DUPLICATE).where(DUPLICATE.c.id == table.board.duplicate))
        if row is None or not self._is_open(row):
            return
        own = await self._own_play(row, table.board.number, person) if person else None
        if whole or own is None or not own.ended:
            raise Refusal("deal-open")

    async def may_name(self, table: Table, person: str) -> bool:
        """Whether somebody may know who has played a board at a table; refused them where `check_reader` does."""
        assert table.board is not None
        row = await self.store.one(sa.select(DUPLICATE).where(DUPLICATE.c.id == table.board.duplicate))
        if row is None:  # it has gone, and with it the promise whose it was
            return bool(table.seats_of(person))
        people = {chair.person for chair in table.chairs if chair.person in table.names}  # whoever was erased has no name
        return people <= {person, *await self._names_for(row, people, person)}


def describe_game(game: Game) -> DuplicateGame:
    """What a duplicate of a game can be made of."""
    bots = repeatable_names(game.name)
    return DuplicateGame(game.name, [one for one in game.seats if one > 1], bots, TEAMS in game.seats, game in days.daily_games())


def has_points(game: str) -> bool:
    """Whether points mean anything in a game; not in one that is gone."""
    try:
        return find(game).has_records
    except LinewrightError:
        return False


def done(row: Any, plays: Iterable[Any]) -> list[Any]:
    """Those plays of a duplicate that ended in time; of a bot any, for it plays the same whenever it does."""
    return [play for play in plays if play.ended and (play.bot or play.ended <= row.closes)]


def score_in(play: Any) -> Score:
    """What a play came to."""
    return Score(play.victory, play.lead, play.points)


def known_boards(row: Any, played: Iterable[Any], *, is_open: bool) -> set[int]:
    """The boards of which whoever has played some may know what others made of them: those played to the end; when closed all."""
    return {play.number for play in done(row, played)} if is_open else set(range(row.boards))


def rank(row: Any, plays: Sequence[Any]) -> Ranking:
    """How everybody stands over the boards that were played."""
    known: Known = {}
    for play in done(row, plays):
        known.setdefault((play.number, play.seat), {})[play.person, play.bot] = score_in(play)
    standings = stand(list(known.values()))
    people = {player: one for player, one in standings.items() if not player[1] and not player[0].startswith(FORMER)}
    places = places_of(people, len({number for number, _ in known}))
    return Ranking(known, standings, places if len(people) > 1 else {})  # nobody is the first of one


def choose_ranked(ranking: Ranking, person: str) -> list[Player]:
    """Who is listed: first those who have played all boards, bots among them; so many, and whoever asks."""
    boards = len({number for number, _ in ranking.known})

    def order(player: Player) -> tuple[Any, ...]:
        one = ranking.standings[player]
        return one.boards != boards, -(one.percent or Fraction(0)), bool(player[1]), player[0] != person

    known = sorted((player for player in ranking.standings if not player[0].startswith(FORMER)), key=order)
    return [player for number, player in enumerate(known) if number < RANKED or player[0] == person != ""]


def tell_ranks(
    ranking: Ranking, ranked: Iterable[Player], names: dict[str, str], teams: dict[str, int], person: str, *, points: bool
) -> list[Rank]:  # fmt: skip
    """The ranking over the boards that are known, of those who are listed; a former player, another at each table, is not."""
    boards = len({number for number, _ in ranking.known})
    found = []
    for player in ranked:
        who, bot = player
        one, name = ranking.standings[player], names.get(who, "")
        facts = (one.boards, shown(one.percent), shown(one.difference) if points else None)
        place, team = ranking.places.get(player, 0), teams.get(who, NO_TEAM)
        line = Rank(place, who if name else "", name, bot, team, who == person != "", *facts)
        found.append((one.boards != boards, -(one.percent or Fraction(0)), bool(bot), not line.you, name, bot, line))
    found.sort(key=lambda one: one[:-1])
    return [one[-1] for one in found]


class Compared(NamedTuple):
    """How a board went for somebody, beside the others at the same seat."""

    play: Any
    percent: Fraction | None
    difference: Fraction | None


def compare(plays: Sequence[Any], person: str) -> list[Compared]:
    """How a board went for everybody, seat by seat; of each the best, so many, and whoever asks."""
    found: list[Compared] = []
    for seat in sorted({play.seat for play in plays}):
        group = sorted((play for play in plays if play.seat == seat), key=order_of)
        scores = [score_in(play) for play in group]
        lines = map(Compared, group, percents(scores), differences(scores))
        found += [one for number, one in enumerate(lines) if number < RANKED or one.play.person == person != ""]
    return found


def order_of(play: Any) -> tuple[int, ...]:
    """Where a play stands among others of its board: by seat, the best first."""
    return play.seat, *(-part for part in score_in(play).worth)


def teams_of(
    known: Known, entrants: Sequence[Any], names: dict[str, str], *, points: bool
) -> list[TeamFacts]:  # fmt: skip
    """The teams, and how it stands between them over the boards that are known of both tables."""
    teams = {one.person: one.team for one in entrants}
    worth: dict[int, list[Fraction]] = {team: [] for team in range(TEAMS)}
    above: dict[int, list[Fraction]] = {team: [] for team in range(TEAMS)}
    for (_, seat), group in known.items():
        if seat == 0 and len(group) == TEAMS:  # at the second table the sides are swapped: seat 1 would say the same again
            scores = list(group.values())
            for (who, _), percent, difference in zip(group, percents(scores), differences(scores), strict=True):
                team = teams.get(who)
                if team is not None and percent is not None:
                    worth[team].append(percent)
                if team is not None and difference is not None:
                    above[team].append(difference)
    return [
        TeamFacts(
            [names.get(one.person, "") for one in entrants if one.team == team],
            shown(mean(worth[team])),
            (shown(sum(above[team], Fraction(0))) if above[team] else None) if points else None,
        )
        for team in range(TEAMS)
    ]


def shown(number: Fraction | None) -> float | None:
    """A number as it is told."""
    return None if number is None else round(float(number), 1)
