"""Who of those that wait for company suits whom, and when bots come instead; nothing is read or written here."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from linewright.bots import level_names
from linewright.bots.levels import NAMES
from linewright.core.registry import find, names
from linewright.server.refusals import Refusal
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.shapes import SEATS, Clock, House

WAIT_MS = 30_000  # until bots come where people do not
COMPANY = 2  # seats at least

Pace = Literal["fast", "calm", "days"]
TURN_SECONDS: dict[Pace, int] = {"fast": 20, "calm": 90, "days": 3 * 24 * 3600}
TAKEOVER_SECONDS: dict[Pace, int] = {"fast": 60, "calm": 120, "days": 0}


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Look for company. An empty `game` is any, `seats` 0 any number; bots of the `level` come where people do not."""

    game: Annotated[str, Meta(max_length=40)] = ""
    seats: Annotated[int, Meta(ge=0, le=SEATS)] = 0
    pace: Pace = "calm"
    level: Annotated[str, Meta(max_length=40)] = ""


class Seeker(NamedTuple):
    """Somebody who waits, and for what."""

    person: str
    name: str
    wish: Wish
    since: int  # milliseconds since 1970
    until: int  # when bots come


class Company(NamedTuple):
    """People who play together now, with so many bots."""

    people: list[Seeker]
    game: str
    seats: int


def read_wish(wish: Wish) -> Wish:
    """Accept a wish that can be met; raises Refusal, or what the library raises of a game or seats there are not."""
    if wish.level and wish.level not in NAMES:
        raise Refusal("bad-request", problem="level")
    if 0 < wish.seats < COMPANY or (wish.game and find(wish.game).seats[-1] < COMPANY):
        raise Refusal("no-company")
    if wish.game and wish.seats:
        find(wish.game).read_seats(wish.seats)
    if not games_for(wish.seats):
        raise Refusal("bad-request", problem="seats")
    return wish


def games_for(seats: int) -> list[str]:
    """The games that so many can play; 0: those that need more than one."""
    return [name for name in names() if (seats in find(name).seats if seats else find(name).seats[-1] >= COMPANY)]


def merge(one: Wish, other: Wish) -> Wish | None:
    """What suits both; None: nothing does."""
    if one.pace != other.pace or (one.game and other.game and one.game != other.game):
        return None
    if one.seats and other.seats and one.seats != other.seats:
        return None
    both = msgspec.structs.replace(one, game=one.game or other.game, seats=one.seats or other.seats)
    return both if not both.game or not both.seats or both.seats in find(both.game).seats else None


def most_seats(wish: Wish) -> int:
    """How many can play so at most."""
    return wish.seats or max(find(name).seats[-1] for name in ([wish.game] if wish.game else games_for(0)))


def gather_companies(waiting: Iterable[Seeker], now: int) -> list[Company]:
    """Who plays with whom now: those who wait longest choose first, and nobody is in two companies."""
    left = sorted(waiting, key=lambda seeker: (seeker.since, seeker.person))
    found = []
    while left:
        first = left.pop(0)
        people, agreed = [first], first.wish
        for other in left:
            both = merge(agreed, other.wish)
            if both is not None and len(people) < most_seats(both):
                people.append(other)
                agreed = both
        is_full = len(people) == agreed.seats if agreed.seats else len(people) >= COMPANY
        if is_full or any(seeker.until <= now for seeker in people):
            found.append(seat_company(people, agreed))
            left = [seeker for seeker in left if seeker not in people]
    return found


def seat_company(people: list[Seeker], agreed: Wish) -> Company:
    """The game and the number of seats at which people play; where any number will do, no more than they need."""
    possible = games_for(agreed.seats)
    game = agreed.game or next(name for name in possible if find(name).seats[-1] >= len(people))
    alone = max(COMPANY, find(game).usual_seats)
    least = len(people) if len(people) >= COMPANY else alone
    seats = agreed.seats or next(seats for seats in find(game).seats if seats >= least)
    return Company(people, game, seats)


def table_for(company: Company) -> NewTable:
    """The table at which a company plays: the people first, then bots as strong as the weakest who is wished for."""
    game = find(company.game)
    pace = company.people[0].wish.pace
    bot = weakest_level(company.game, [seeker.wish.level for seeker in company.people])
    clock = Clock() if game.race is not None else Clock("turn", TURN_SECONDS[pace], "bot")
    is_alone = len(company.people) == 1
    house = House(clock=clock, bot=bot, takeover=TAKEOVER_SECONDS[pace], hints=is_alone)
    bots = [bot] * (company.seats - len(company.people))
    return NewTable(company.game, [*["human"] * len(company.people), *bots], house=house, access="link")


def weakest_level(game: str, wished: Sequence[str]) -> str:
    """The weakest of the levels that are wished for, as far as the game has them; else the bot of the house."""
    return next((level for level in level_names(game) if level in wished), House().bot)


def count_suiting(wish: Wish, others: Iterable[Seeker]) -> int:
    """How many of those who wait would suit somebody."""
    return sum(merge(wish, other.wish) is not None for other in others)
