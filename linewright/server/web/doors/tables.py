"""Doors of tables: setting one up, finding it, doing something there, and what is new."""

import io

import segno
from starlette.responses import Response

from linewright.server.keep import lists
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.referee import Asked, Who
from linewright.server.web import shapes
from linewright.server.web.contents import news
from linewright.server.web.door import AT_TABLE, Call, Door
from linewright.server.web.hints import hint_for

COMMANDS: dict[str, tuple[type[m.Command], str]] = {
    "moves": (m.Move, "Make a move"),
    "chat": (m.Say, "Say something"),
    "seats": (m.TakeSeat, "Sit down, or come back to one's seat"),
    "leave": (m.LeaveSeat, "Stand up"),
    "nonces": (m.AddNonce, "Add one's own chance to the next deal"),
    "bots": (m.SeatBot, "Give a free seat to a bot, or open it (host)"),
    "start": (m.Start, "Begin the match (host)"),
    "undo": (m.AskUndo, "Take back, or ask to"),
    "undo/answer": (m.AnswerUndo, "Agree to an undo, or not"),
    "resign": (m.Resign, "Give up"),
    "pause": (m.Pause, "Stop the match and its clocks"),
    "resume": (m.Resume, "Go on after a pause"),
    "rematch": (m.Rematch, "Play again with the same seats and rules"),
    "back": (m.ComeBack, "Take one's seat back from a bot"),
    "mute": (m.Mute, "Silence a person, or let them speak (host)"),
    "remove": (m.Remove, "Send a person away (host)"),
    "accuse": (m.Accuse, "Ask for a finding of the table"),
    "vote": (m.Vote, "Vote on a finding"),
}


async def create_table(call: Call) -> shapes.TableMade:
    """Set up a table."""
    if await lists.count_hosted(call.server.store, call.me.id) >= call.server.settings.limits.tables:
        raise Refusal("too-many-tables", most=str(call.server.settings.limits.tables))
    live = await call.server.hall.create(call.body, call.me)
    return shapes.TableMade(live.table.id, live.table.code, call.link(live.table.id), live.table.number)


async def join_by_code(call: Call) -> shapes.Found:
    """Find a table by its code."""
    table = await call.server.hall.find_code(call.body.code)
    return shapes.Found(table, call.link(table))


async def do_command(call: Call) -> shapes.Done:
    """Do what is asked of a table."""
    me = call.me
    live = await call.table()
    return shapes.Done(await call.server.hall.ask(live, me, call.body, call.received))


async def events(call: Call) -> Response:
    """What is new since a number."""
    live = await call.table()
    return news(call.request, call.server.hall.update(live, call.listener, call.number("since", 0)))


async def hint(call: Call) -> shapes.Hint:
    """What a bot would play at one's own seat."""
    who = Who(call.me.id, call.me.name)
    live = await call.table()
    return await hint_for(Asked(live.table, who, call.received), call.body.seat, call.server.players)


async def qr_code(call: Call) -> Response:
    """The link of a table as a QR code."""
    live = await call.table()
    out = io.BytesIO()
    segno.make(call.link(live.table.id), error="m").save(out, kind="svg", scale=8, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


COMMAND_DOORS = [
    Door("POST", f"{AT_TABLE}/{path}", summary, do_command, takes, shapes.Done, rate="chats" if takes is m.Say else "moves")
    for path, (takes, summary) in COMMANDS.items()
]
NEWS = [
    Door(
        "GET",
        f"{AT_TABLE}/events",
        "What is new since a number, and the table as it is",
        events,
        gives=shapes.Update,
        query=("since",),
    ),
]
TABLES = [
    Door("POST", f"{AT_TABLE}/hint", "What a bot would play at one's own seat", hint, shapes.AskHint, shapes.Hint, rate="moves"),
    Door("GET", f"{AT_TABLE}/qr.svg", "The link as a QR code", qr_code, media="image/svg+xml"),
    Door("POST", "/api/tables", "Set up a table", create_table, m.NewTable, shapes.TableMade, rate="moves"),
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
