"""Doors of tables: setting one up, finding it, doing something there, and what is new."""

import io

import msgspec
import segno
from starlette.responses import Response

from linewright.server.hall.gathering import Gathering
from linewright.server.keep import lists
from linewright.server.refusals import Refusal
from linewright.server.settings import EVENTS_IN_AN_UPDATE
from linewright.server.table.acts.hints import NoteHint
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.aside import SayAside
from linewright.server.table.log import COMMANDS
from linewright.server.web import shapes
from linewright.server.web.contents import news
from linewright.server.web.door import AT_TABLE, Call, Door
from linewright.server.web.hints import hint_for


async def create_table(call: Call) -> shapes.TableMade:
    """Set up a table."""
    await refuse_too_many(call)
    return table_made(call, await call.server.hall.create(call.body, call.who))


async def refuse_too_many(call: Call) -> None:
    """Refuse another table to whoever has very many that are not over; of many who ask at once the store finds out."""
    if not await lists.has_room(call.server.store, call.me.id):
        raise Refusal("too-many-tables", most=str(call.server.settings.limits.tables))


def table_made(call: Call, gathering: Gathering) -> shapes.TableMade:
    """How to come to a table that was set up."""
    table = gathering.table
    return shapes.TableMade(table.id, table.code, call.link(table.id), table.number, table.commits[-1])


async def join_by_code(call: Call) -> shapes.Found:
    """Find a table by its code."""
    table = await call.server.hall.find_code(call.body.code)
    gathering = await call.server.hall.get(table)
    return shapes.Found(gathering.table.link, call.link(gathering.table.link), gathering.has_screen)


async def do_command(call: Call) -> shapes.Done:
    """Do what is asked of a table."""
    who = call.who
    gathering = await call.table(0)  # what is asked finds out by itself whether we are behind
    return shapes.Done(await call.server.hall.ask(gathering, who, call.body, call.received))


async def events(call: Call) -> Response:
    """What is new since a number."""
    since = call.number("since", 0)
    gathering = await call.table(since)
    most = max(1, min(call.number("limit", EVENTS_IN_AN_UPDATE), EVENTS_IN_AN_UPDATE))
    update = call.server.hall.update(gathering, call.listener, since, most, on_screen=call.on_screen)
    return await news(call.request, update)


async def beside(call: Call) -> Response:
    """Who is at a table now, and what watchers have said since a line."""
    gathering = await call.table(0)
    hall, after = call.server.hall, call.number("aside", 0)
    hall.check_listener(gathering.table, call.listener)
    await hall.beside.read(gathering)
    if call.person is not None and not call.on_screen:
        hall.beside.note_asking(gathering, call.person.id, call.person.name)
        hall.around.note(call.person.id, gathering.table.id, hall.beside.stays_seconds)
    return Response(hall.beside.ask(gathering, call.listener, after, on_screen=call.on_screen), media_type="application/json")


async def say_aside(call: Call) -> shapes.Done:
    """Say something among those who watch; the number of the line."""
    who = call.who
    gathering = await call.table(0)
    return shapes.Done(await call.server.hall.beside.say(gathering, who, call.body))


async def hint(call: Call) -> shapes.Hint:
    """What a bot would play at one's own seat."""
    me, hinting = call.me.id, call.server.hinting
    gathering = await call.table()
    if me in hinting:
        raise Refusal("too-many", retry_after=1, what="hints")
    hinting.add(me)
    try:
        hint = await hint_for(gathering.table, me, call.body.seat, call.server.players)
        if not gathering.table.others_at_seats(me) and not await call.server.ledger.is_rated(me):
            return hint
        number = await call.server.hall.ask(gathering, call.who, NoteHint(seat=call.body.seat))  # before anybody profits by it
        return msgspec.structs.replace(hint, number=number)
    finally:
        hinting.discard(me)


async def qr_code(call: Call) -> Response:
    """The link of a table, or of one's own hand there, as a QR code."""
    gathering = await call.table()
    link = call.link(gathering.table.link, to_hand=call.number("phone", 0) > 0)
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=8, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


COMMAND_DOORS = [
    Door("POST", f"{AT_TABLE}/{kind.door}", kind.summary, do_command, kind.command, shapes.Done, rate=kind.rate)
    for kind in COMMANDS.values()
    if kind.door
]
NEWS = [
    Door(
        "GET",
        f"{AT_TABLE}/events",
        "What is new since a number, and the table as it is",
        events,
        gives=shapes.Update,
        query=("since", "limit", "screen"),
    ),
    Door(
        "GET",
        f"{AT_TABLE}/beside",
        "Who is there now, and what watchers have said since a line",
        beside,
        gives=shapes.BesideUpdate,
        query=("aside", "screen"),
    ),
]
TABLES = [
    Door(
        "POST",
        f"{AT_TABLE}/aside",
        "Say something among those who watch",
        say_aside,
        SayAside,
        shapes.Done,
        rate="chats",
    ),
    Door("POST", f"{AT_TABLE}/hint", "What a bot would play at one's own seat", hint, shapes.AskHint, shapes.Hint, rate="moves"),
    Door("GET", f"{AT_TABLE}/qr.svg", "The link as a QR code", qr_code, media="image/svg+xml", query=("phone",)),
    Door("POST", "/api/tables", "Set up a table", create_table, NewTable, shapes.TableMade, rate="moves"),
    Door(
        "POST",
        "/api/join",
        "Find a table by its code",
        join_by_code,
        shapes.JoinByCode,
        shapes.Found,
        rate="joins",
        by_address=True,
    ),
]
