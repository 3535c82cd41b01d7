"""Who is at a table now, as everybody there is told: at which seats people are there, and who watches.

It is no event: nothing of it is written. Whoever leaves counts as there for a while, for a page may be loading anew, and several
changes that come together are told once.
"""

import math

from msgspec import Struct

from linewright.server.hall.gathering import SCREEN, Gathering
from linewright.server.table.shapes import ENCODER

PAUSE_SECONDS = 0.25  # from a change until it is told, with whatever else has changed by then
PAUSE_OF_EAR_SECONDS = 0.002  # longer for each who listens, for all of them are told
MOST_NAMED = 30  # watchers; more are counted


class Watcher(Struct, frozen=True):
    """Somebody who looks on, with a name."""

    person: str
    name: str


class People(Struct, frozen=True):
    """Who is at a table now."""

    here: list[int]  # seats whose people are there
    watching: int  # how many look on, those without a name too
    watchers: list[Watcher]  # of those with a name the first so many


def look_around(gathering: Gathering, stays_seconds: float) -> bytes:
    """Who is at a table now; stays_seconds: for how long whoever leaves counts as there."""
    gathering.forget_watchers(stays_seconds)
    chairs = gathering.table.chairs
    seated = {chair.person for chair in chairs if chair.person}
    there = {one for one in seated if gathering.absent_seconds(one) < stays_seconds}
    streams = gathering.listeners
    listen = {one for one, count in streams.items() if count > 0 and one not in ("", SCREEN)}
    watch = sorted((listen | set(gathering.watched)) - seated)
    unknown = streams[""] + sum(count for count, _ in gathering.unknown.values())
    named = [Watcher(one, gathering.names[one]) for one in watch if gathering.names.get(one)]
    here = [seat for seat, chair in enumerate(chairs) if chair.person in there and not chair.gone]
    return ENCODER.encode(People(here, len(watch) + unknown, named[:MOST_NAMED]))


def seconds_until_gone(gathering: Gathering, stays_seconds: float, now: float) -> float:
    """In how many seconds the next of those who have left will no longer count as there; infinite: all who count are there.

    now: a moment before they were looked for, so that nobody is missed who counted as there then.
    """
    streams = gathering.listeners
    seated = {chair.person for chair in gathering.table.chairs if chair.person}
    moments = [gathering.seen.get(one, now) for one in seated if not streams[one] > 0]
    moments += [seen for one, seen in gathering.watched.items() if not streams[one] > 0]
    moments += [seen for _, seen in gathering.unknown.values()]
    return min((seen + stays_seconds - now for seen in moments if seen + stays_seconds > now), default=math.inf)


def pause_seconds(gathering: Gathering) -> float:
    """How long changes are gathered before they are told."""
    return PAUSE_SECONDS + PAUSE_OF_EAR_SECONDS * len(gathering.ears)
