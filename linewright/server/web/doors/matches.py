"""Doors of matches that are over: the save file, move by move, the deal checked, and what each decision was worth."""

from starlette.responses import Response

from linewright.core.setup import read_seat
from linewright.review.reviewing import refuse_review
from linewright.server.hall.gathering import Gathering
from linewright.server.refusals import Refusal
from linewright.server.table.guards import read_bot
from linewright.server.table.shapes import House
from linewright.server.web import shapes
from linewright.server.web.contents import answer
from linewright.server.web.door import AT_TABLE, Call, Door
from linewright.server.web.doors.tables import refuse_too_many, table_made
from linewright.server.web.replays import check_deal, finished_match, replay_of, replay_without_names
from linewright.server.web.reviews import review_of


async def export(call: Call) -> Response:
    """A match that is over, as its save file."""
    gathering, number = await match_of(call)
    await refuse_readers(call, gathering, whole=True)
    text = (await finished_match(call.server.store, gathering, number)).match.save()
    headers = {"content-disposition": f'attachment; filename="{gathering.table.game.name}-{gathering.table.code}-{number}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def match_of(call: Call) -> tuple[Gathering, int]:
    """The table of the path and the number of the match in question, the last unless another is named.

    A board of a duplicate may be seen again by strangers, once they can play it no more.
    """
    known = await call.server.hall.get(call.came_by)
    if known.table.board is not None:
        await call.server.hall.catch_up(known)
        await refuse_readers(call, known)
        return known, call.number("match", 0)
    gathering = await call.table()
    call.server.hall.check_listener(gathering.table, call.listener)
    return gathering, call.number("match", max(0, gathering.table.match_number))


async def refuse_readers(call: Call, gathering: Gathering, *, whole: bool = False) -> None:
    """Refuse whoever may not see a board of a duplicate again, or not yet with the secret of its deal."""
    if gathering.table.board is not None:
        await call.server.duplicates.check_reader(gathering.table, call.listener, whole=whole)


async def replay(call: Call) -> Response:
    """A match that is over, move by move."""
    gathering, number = await match_of(call)
    seat = call.number("seat", 0) if "seat" in call.request.query_params else None
    if seat is not None:
        read_seat(seat, len(gathering.table.chairs))
    table = gathering.table
    is_named = table.board is None or await call.server.duplicates.may_name(table, call.listener)
    what = replay_of if is_named else replay_without_names
    content = await call.server.replays.get(call.server.store, gathering, number, what, seat)
    return answer(call.request, content, cache="private, no-cache")


async def deal(call: Call) -> Response:
    """Deal a match that is over again, and compare."""
    gathering, number = await match_of(call)
    await refuse_readers(call, gathering, whole=True)
    content = await call.server.replays.get(call.server.store, gathering, number, check_deal)
    return answer(call.request, content, cache="private, no-cache")


async def ask_review(call: Call) -> shapes.ReviewState:
    """Have a match that is over reviewed."""
    return await review_of(call.server, *await match_of(call), ask=True)


async def review(call: Call) -> shapes.ReviewState:
    """The review of a match that is over, or how far it is."""
    return await review_of(call.server, *await match_of(call), ask=False)


async def play_on(call: Call) -> shapes.TableMade:
    """Set up a table of one's own that begins where a match that is over once stood."""
    who = call.who
    gathering, number = await match_of(call)
    await refuse_readers(call, gathering, whole=True)
    match = (await finished_match(call.server.store, gathering, number)).match
    wish: shapes.PlayOn = call.body
    refuse_review(match.game)
    seat, bot = read_seat(wish.seat, match.seats), read_bot(match.game, wish.bot)
    while len(match.log) > wish.moves:
        match.undo()
    if match.is_over or len(match.log) < wish.moves:
        raise Refusal("bad-request", problem="moves")
    await refuse_too_many(call)
    return table_made(call, await call.server.hall.play_on(match, seat, House(bot=bot, spectators=False), who))


MATCHES = [
    Door("GET", f"{AT_TABLE}/export", "A match that is over, as its save file", export, media="text/plain", query=("match",)),
    Door(
        "GET",
        f"{AT_TABLE}/replay",
        "A match that is over, move by move",
        replay,
        gives=shapes.Replay,
        query=("match", "seat"),
        rate="moves",
    ),
    Door(
        "GET",
        f"{AT_TABLE}/deal",
        "A match that is over, dealt again and compared",
        deal,
        gives=shapes.CheckedDeal,
        query=("match",),
        rate="moves",
    ),
    Door(
        "POST",
        f"{AT_TABLE}/review",
        "Have a match that is over reviewed; asked again, how far that is",
        ask_review,
        gives=shapes.ReviewState,
        query=("match",),
        rate="moves",
    ),
    Door(
        "POST",
        f"{AT_TABLE}/play-on",
        "Play a match that is over on from an earlier moment, against bots",
        play_on,
        shapes.PlayOn,
        shapes.TableMade,
        query=("match",),
        rate="moves",
    ),
    Door(
        "GET",
        f"{AT_TABLE}/review",
        "The review of a match that is over, or how far it is",
        review,
        gives=shapes.ReviewState,
        query=("match",),
    ),
]
