"""Matches that are over: told again move by move, and their deals checked; in a thread, one at a time, and kept for a while."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
from cachetools import LRUCache

from linewright.core.errors import LinewrightError
from linewright.core.fair import FairDeal
from linewright.core.match import Match, load
from linewright.core.setup import read_seat
from linewright.server.hall.gathering import Gathering
from linewright.server.keep.store import Store
from linewright.server.refusals import Refusal
from linewright.server.table.acts.starting import Started
from linewright.server.table.glance import Glance
from linewright.server.table.log import read_events, replay
from linewright.server.table.race import Timing
from linewright.server.table.shapes import ENCODER
from linewright.server.table.table import Table
from linewright.server.table.telling import Deal, Told, deal_of
from linewright.server.web import shapes
from linewright.server.web.contents import JSON, Content, content_of

ANSWERS_KEPT = 32  # of some hundred kilobytes each


class Finished(NamedTuple):
    """A match that is over, and who played it."""

    number: int  # which one at its table
    match: Match
    names: list[str]
    bots: list[str]
    winners: list[int]
    resigned: list[int]
    deal: Deal | None
    commit: str  # as told before the deal
    timings: Mapping[int, Timing | None]  # races: of calls, by the number of the move

    @classmethod
    def at(cls, table: Table) -> "Finished":
        """Take the match of a table; what happens there later does not matter."""
        number = table.match_number
        return cls(
            number=number,
            match=table.playing.copy(),
            names=table.seat_names,
            bots=["" if chair.person else bot for chair, bot in zip(table.chairs, table.seat_bots, strict=True)],
            winners=table.winners,
            resigned=[seat for seat, chair in enumerate(table.chairs) if chair.resigned],
            deal=deal_of(table),
            commit=table.commits[number],
            timings={} if table.race is None else dict(table.race.timings),
        )


async def finished_match(store: Store, gathering: Gathering, number: int) -> Finished:
    """A match of a table, also one before the last rematch; raises Refusal if it is not over."""
    table = gathering.table
    if table.match is None:
        raise Refusal("not-started")
    if number > table.match_number:
        raise Refusal("no-such-match", match=str(number))
    if number < table.match_number:
        return await asyncio.to_thread(replay_log, await store.events(table.id), number)
    if not table.is_over:
        raise Refusal("not-over")
    return Finished.at(table)


def replay_log(bodies: list[str], number: int) -> Finished:
    """Replay the log of a table up to the end of a match."""
    log = read_events(bodies)
    return Finished.at(replay(takewhile(lambda event: not isinstance(event, Started) or event.match <= number, log)))


class Replays:
    """What was lately worked out about matches that are over."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[Any, ...], Content] = LRUCache(ANSWERS_KEPT)
        self._working = asyncio.Semaphore(1)  # a long match takes a while, and those who play come first

    async def get(self, store: Store, gathering: Gathering, number: int, what: Callable[..., Any], *more: Any) -> Content:
        """What a function makes of a match that is over, as JSON; raises Refusal."""
        async with self._working:
            key = (gathering.table.id, gathering.table.number, number, what, *more)  # whatever happens at the table may change it
            if key not in self._kept:
                match = await finished_match(store, gathering, number)
                self._kept[key] = await asyncio.to_thread(write, what, match, *more)
            return self._kept[key]


def write(what: Callable[..., Any], *facts: Any) -> Content:
    """What a function makes of facts, as JSON."""
    return content_of(ENCODER.encode(what(*facts)), JSON)


def records(match: Match) -> list[bytes]:
    """The record as it was dealt, and after each move."""
    twin = match.copy()
    found = [twin.digest_bytes]
    for _ in match.log:
        twin.undo()
        found.append(twin.digest_bytes)
    return found[::-1]


def replay_of(finished: Finished, seat: int | None) -> shapes.Replay:
    """Tell a match that is over move by move, as a seat saw it, or a spectator."""
    match = finished.match
    seat = None if seat is None else read_seat(seat, match.seats)
    return shapes.Replay(
        game=match.game.name,
        match=finished.number,
        seats=match.seats,
        seat=seat,
        names=finished.names,
        bots=finished.bots,
        options=match.options,
        deal=finished.deal,
        scores=list(match.scores),
        winners=finished.winners,
        resigned=finished.resigned,
        frames=list(frames(match, seat, finished.timings)),
    )


def replay_without_names(finished: Finished, seat: int | None) -> shapes.Replay:
    """The same for whoever may not know who has played it."""
    whole = replay_of(finished, seat)
    return msgspec.structs.replace(whole, names=["" for _ in whole.names])


def frames(match: Match, seat: int | None, timings: Mapping[int, Timing | None]) -> Iterator[shapes.Frame]:
    """The deal and then each move, with what it changed of the view."""
    shown: dict[str, Any] = {}
    log = match.log
    for number, record in enumerate(records(match)):
        view = Glance.at_record(match.game, record).view(seat)
        changed = {name: view.get(name) for name in {**shown, **view} if name not in shown or view.get(name) != shown[name]}
        if number == 0:
            yield shapes.Frame(0, None, "", [], changed)
        else:
            mover, text, milliseconds = log[number - 1]
            told = [Told(word, args) for word, args in match.tell(number - 1)]
            yield shapes.Frame(number, mover, text, told, changed, milliseconds, timings.get(number))
        shown = view


def check_deal(finished: Finished) -> shapes.CheckedDeal:
    """Deal a match again from its secret and nonces, play its log, and compare with what was played, move by move."""
    match, deal = finished.match, finished.match.setup.deal
    if deal is None:
        raise Refusal("no-deal")
    try:
        FairDeal.read(deal.secret, dict(deal.nonces), finished.commit)
        agrees = records(load(match.save())) == records(match)  # as `linewright verify` does
    except LinewrightError:
        agrees = False
    box = match.game.box_of(match.options) if match.game.box_of else match.game.box
    nonces = {str(seat): nonce for seat, nonce in deal.nonces}
    return shapes.CheckedDeal(finished.commit, deal.secret, nonces, agrees, len(box))
