"""Doors about people: who one is, accounts, one's tables, everything kept about oneself."""

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.responses import Response

from linewright.server.keep import lists
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.table.shapes import ENCODER
from linewright.server.table.table import Table
from linewright.server.web import shapes
from linewright.server.web.contents import JSON
from linewright.server.web.door import Call, Door
from linewright.server.web.reviews import my_form

LOOKED_AT = 20  # of one's newest tables that are not over


async def be_somebody(call: Call) -> Response:
    """Become a guest, or change one's name."""
    if call.person is None:
        call.limit("people", by_address=True)
        person, secret = await call.server.people.welcome(call.body.name)
    else:
        person, secret = await call.server.people.rename(call.person, call.body.name), call.secret
        await tell_processes(call, person.id)
    return call.with_cookie(shapes.Me(person.id, person.name, person.account, secret if call.body.secret else None), secret)


async def tell_processes(call: Call, person: str) -> None:
    """Have other processes look a person up again."""
    if call.server.peers is not None:
        await call.server.peers.forget(person)


async def who_am_i(call: Call) -> shapes.Me:
    """Who asks."""
    return shapes.Me(call.me.id, call.me.name, call.me.account)


async def who_if_anybody(call: Call) -> shapes.Session:
    """Who asks, or that it is nobody yet; browsers note every refusal as an error, and a first visit is none."""
    return shapes.Session(None if call.person is None else shapes.Me(call.me.id, call.me.name, call.me.account))


async def make_account(call: Call) -> shapes.Me:
    """Make an account of a guest."""
    person = await call.server.people.make_account(call.me, call.body.account, call.body.passphrase)
    await tell_processes(call, person.id)
    return shapes.Me(person.id, person.name, person.account)


async def sign_in(call: Call) -> Response:
    """Sign in to an account."""
    person, secret = await call.server.people.sign_in(call.body.account, call.body.passphrase)
    return call.with_cookie(shapes.Me(person.id, person.name, person.account), secret)


async def sign_out(call: Call) -> Response:
    """Sign out on this device."""
    me = call.me
    await call.server.people.sign_out(call.secret)
    return call.with_cookie(shapes.Me(me.id, me.name, me.account), None)


async def my_tables(call: Call) -> shapes.MyTables:
    """List one's tables and finished matches."""
    me = call.me.id
    skip = call.number("skip", 0)
    results = []
    for row in await lists.results_of(call.server.store, me, skip):
        seats = [seat for seat, person in enumerate(msgspec.json.decode(row.people)) if person == me]
        scores, winners = msgspec.json.decode(row.scores), msgspec.json.decode(row.winners)
        results.append(shapes.OneResult(row.table_id, row.match, row.game, row.ended, scores, winners, seats))
    tables = {table.id: table for table in await tables_of(call.server, me, skip)}
    for table in [table for table in tables.values() if table.status != "over"][:LOOKED_AT]:
        with contextlib.suppress(Refusal):  # of other rules, say: it is listed as it is
            seen = (await call.server.hall.get(table.id)).table
            if me in seen.removed:
                del tables[table.id]
            else:
                tables[table.id] = with_news(table, seen, me)
    return shapes.MyTables(list(tables.values()), results)


async def tables_of(server: Server, me: str, skip: int = 0) -> list[shapes.OneTable]:
    """Some of the tables a person hosts or has sat at, the newest first; skip: so many come before."""
    return [table_of(row, me) for row in await lists.tables_of(server.store, me, skip)]


def table_of(row: Any, me: str) -> shapes.OneTable:
    """A table as the store lists it."""
    return shapes.OneTable(row.id, row.game, row.status, row.created, row.host == me, row.code)


def with_news(one: shapes.OneTable, table: Table, me: str) -> shapes.OneTable:
    """Add what is going on at one's own table: who plays, how far, and whether it is one's turn."""
    if table.is_over:  # just now: the list of the store does not know it yet
        return msgspec.structs.replace(one, status=table.status)
    turn = any(map(table.may_act, table.seats_of(me)))
    moves = 0 if table.match is None else table.match.moves
    seen = {"status": table.status, "host": table.host == me, "turn": turn, "moves": moves}
    return msgspec.structs.replace(one, **seen, names=table.seat_names, bots=table.seat_bots)


async def form(call: Call) -> shapes.MyForm:
    """How well one decided in one's last reviewed matches."""
    return await my_form(call.server.store, call.me.id)


async def my_data(call: Call) -> Response:
    """Everything kept about a person: what they did and said, never what others did."""
    me, server = call.me, call.server
    rows = await lists.tables_naming(server.store, me.id)
    own: list[dict[str, Any]] = []
    for table in sorted(row.id for row in rows):
        bodies = await lists.events_naming(server.store, table, me.id)
        own += await asyncio.to_thread(own_events, bodies, me.id)
    since, sessions = await server.people.known_since(me.id), await server.people.count_sessions(me.id)
    tables = [table_of(row, me.id) for row in rows]
    data = shapes.MyData(shapes.Me(me.id, me.name, me.account), since, sessions, tables, own)
    return Response(await asyncio.to_thread(ENCODER.encode, data), media_type=JSON)


def own_events(bodies: list[str], me: str) -> list[dict[str, Any]]:
    """What a person did and said, of events as they are stored; one that cannot be read says nothing of anybody."""
    own = []
    for body in bodies:
        with contextlib.suppress(msgspec.DecodeError):
            event = msgspec.json.decode(body, type=dict[str, Any])
            if me in (event.get("by"), event.get("person")):
                own.append({name: fact for name, fact in event.items() if name not in ("seed", "secret", "save")})
    return own


async def erase_me(call: Call) -> Response:
    """Erase a person: seats become a former player's, games stay."""
    me = call.me
    tables = await lists.tables_naming(call.server.store, me.id)
    await call.server.hall.erase(me.id, [table.id for table in tables])
    await call.server.people.erase(me.id)
    return call.with_cookie(shapes.Me(me.id, ""), None)


PEOPLE = [
    Door("GET", "/api/me", "Who one is", who_am_i, gives=shapes.Me),
    Door("POST", "/api/me", "Become a guest, or change one's name", be_somebody, shapes.BeSomebody, shapes.Me, rate="moves"),
    Door("DELETE", "/api/me", "Erase everything about oneself", erase_me, gives=shapes.Me, rate="moves"),
    Door("GET", "/api/me/tables", "One's tables and finished matches", my_tables, gives=shapes.MyTables, query=("skip",)),
    Door("GET", "/api/me/form", "How well one decided in one's last reviewed matches", form, gives=shapes.MyForm),
    Door("GET", "/api/me/data", "Everything kept about oneself", my_data, gives=shapes.MyData),
    Door(
        "POST",
        "/api/account",
        "Keep who one is under a passphrase",
        make_account,
        shapes.MakeAccount,
        shapes.Me,
        rate="passphrases",
        by_address=True,
    ),
    Door("POST", "/api/session", "Sign in", sign_in, shapes.MakeAccount, shapes.Me, rate="passphrases", by_address=True),
    Door("GET", "/api/session", "Who one is, if anybody", who_if_anybody, gives=shapes.Session),
    Door("DELETE", "/api/session", "Sign out", sign_out, gives=shapes.Me, rate="moves"),
]
