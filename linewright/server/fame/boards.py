"""Leaderboards, for each game: of everybody on the server who shows their rating to all, and of the members of a club."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from linewright.core.registry import find
from linewright.server.fame.profiles import Rating, shown
from linewright.server.fame.ratings import SETTLED_SIGMA
from linewright.server.keep.schema import MEMBER, PERSON, PLAYED, PROFILE, RATING
from linewright.server.keep.store import Store

ROWS = 100  # of a board


class BoardRow(Struct, frozen=True):
    """Somebody on a board."""

    place: int  # 0: none yet, the rating is still settling, or there is none
    id: str
    name: str
    rating: Rating | None
    played: int  # against people
    won: int  # of these, shared ones too
    you: bool
    has_profile: bool  # whether everybody may see it


class Board(Struct, frozen=True):
    """The leaderboard of a game: those with a place first."""

    game: str
    rows: list[BoardRow]


async def board_of_server(store: Store, game: str, person: str) -> Board:
    """The board of everybody who has a rating that has settled, and shows it to all; and whoever asks, in any case."""
    name = find(game).name
    is_shown = sa.and_(PROFILE.c.person == RATING.c.person, PROFILE.c.is_public == 1, PROFILE.c.rated_since > 0)
    is_settled = RATING.c.sigma <= SETTLED_SIGMA
    query = ratings_in(name).join(PROFILE, PROFILE.c.person == RATING.c.person)
    rows = list(await store.all(query.where(is_shown, is_settled).order_by(RATING.c.mu.desc(), PERSON.c.id).limit(ROWS)))
    if person not in {row.id for row in rows}:
        rows += await store.all(query.where(is_shown, PERSON.c.id == person))
    return Board(name, number(rows, await tallies_of(store, name, [row.id for row in rows]), person))


async def board_of_club(store: Store, club: str, game: str, person: str) -> Board:
    """The board of those members of a club who have played a game against people, or have a rating in it."""
    name = find(game).name
    query = sa.select(PERSON.c.id, PERSON.c.name, RATING.c.mu, RATING.c.sigma, RATING.c.games, PROFILE.c.is_public)
    query = query.select_from(MEMBER).join(PERSON, PERSON.c.id == MEMBER.c.person)
    query = query.outerjoin(RATING, sa.and_(RATING.c.person == PERSON.c.id, RATING.c.game == name))
    query = query.outerjoin(PROFILE, PROFILE.c.person == PERSON.c.id).where(MEMBER.c.club == club)
    members = await store.all(query)
    tallies = await tallies_of(store, name, [row.id for row in members])
    there = [row for row in members if row.mu is not None or row.id in tallies]
    there.sort(
        key=lambda row: (row.mu is None or row.sigma > SETTLED_SIGMA, -(row.mu or 0), -tallies.get(row.id, (0, 0))[1], row.id)
    )
    return Board(name, number(there, tallies, person))


def ratings_in(game: str) -> Any:
    """The question for ratings in a game, with the names of those who have them."""
    query = sa.select(PERSON.c.id, PERSON.c.name, RATING.c.mu, RATING.c.sigma, RATING.c.games, PROFILE.c.is_public)
    return query.select_from(RATING).join(PERSON, PERSON.c.id == RATING.c.person).where(RATING.c.game == game)


async def tallies_of(store: Store, game: str, people: Iterable[str]) -> dict[str, tuple[int, int]]:
    """How many matches against people each of some has played in a game, and how many of them they won."""
    has_won = sa.func.sum(sa.case((PLAYED.c.result.in_(("won", "shared")), 1), else_=0)).label("won")
    query = sa.select(PLAYED.c.person, sa.func.count().label("played"), has_won)
    query = query.where(PLAYED.c.person.in_(list(people)), PLAYED.c.game == game, PLAYED.c.against == "people")
    return {row.person: (row.played, row.won) for row in await store.all(query.group_by(PLAYED.c.person))}


def number(rows: Iterable[Any], tallies: dict[str, tuple[int, int]], person: str) -> list[BoardRow]:
    """The rows of a board with their places: equal ratings share one, and what has not settled has none."""
    numbered: list[BoardRow] = []
    place, last = 0, None
    for count, row in enumerate(rows, 1):
        rating = None if row.mu is None else shown(row)
        if rating is None or rating.certainty != "settled":
            own = 0
        else:
            place = place if rating.about == last else count
            own, last = place, rating.about
        numbered.append(
            BoardRow(own, row.id, row.name, rating, *tallies.get(row.id, (0, 0)), row.id == person, bool(row.is_public))
        )
    return numbered
