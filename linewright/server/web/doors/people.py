"""Doors about people: who one is, accounts, one's tables, everything kept about oneself."""

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from linewright.server.keep import lists
from linewright.server.keep.asides import lines_of
from linewright.server.keep.people import account_named, hash_of, session_id
from linewright.server.keep.pushes import subscriptions_of
from linewright.server.keep.traces import read_traces
from linewright.server.keep.writers import StoreAway
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.table.shapes import ENCODER
from linewright.server.table.table import Table
from linewright.server.web import shapes
from linewright.server.web.contents import JSON
from linewright.server.web.door import COOKIE, DEVICE_COOKIE, Call, Door
from linewright.server.web.reviews import my_form

LOOKED_AT = 20  # of one's newest tables that are not over


async def be_somebody(call: Call) -> Response:
    """Become a guest, or change one's name."""
    if call.person is None:
        call.limit("people", by_address=True)
        person, secret = await call.server.people.welcome(call.body.name, call.device)
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
    call.note_here()
    return shapes.Session(None if call.person is None else shapes.Me(call.me.id, call.me.name, call.me.account))


async def make_account(call: Call) -> Response:
    """Make an account of a guest."""
    people = call.server.people
    person = await people.make_account(call.me, call.body.account, call.body.passphrase)
    await tell_processes(call, person.id)
    response = Response(ENCODER.encode(shapes.Me(person.id, person.name, person.account)), media_type=JSON)
    call.keep_device(response, await people.know_device(person.id, call.request.cookies.get(DEVICE_COOKIE, "")))
    return response


async def sign_in(call: Call) -> Response:
    """Sign in to an account."""
    people, guesses = call.server.people, call.server.guesses
    known = call.request.cookies.get(DEVICE_COOKIE, "")
    owner, holder = await people.owner_of_device(known), await people.holder_of(call.body.account)
    line = f"device {hash_of(known)}" if owner and owner == holder else f"account {account_named(call.body.account)}"
    guesses.take(line)
    person, secret = await people.sign_in(call.body.account, call.body.passphrase, call.device)
    guesses.forget(line)
    if call.person is not None and call.person.id == person.id and COOKIE in call.request.cookies:
        await people.sign_out(call.secret)  # this browser goes on with the new one
    response = call.with_cookie(shapes.Me(person.id, person.name, person.account), secret)
    call.keep_device(response, await people.know_device(person.id, known))
    return response


async def sign_out(call: Call) -> Response:
    """Sign out on this device."""
    me = call.me
    await call.server.people.sign_out(call.secret)
    return call.with_cookie(shapes.Me(me.id, me.name, me.account), None)


async def change_passphrase(call: Call) -> Response:
    """Change the passphrase of one's account, and sign out everywhere else unless that is not wished."""
    me, people, line = call.me, call.server.people, f"person {call.me.id}"
    call.server.guesses.take(line)
    await people.change_passphrase(me, call.body.old, call.body.new)
    call.server.guesses.forget(line)
    response = Response(ENCODER.encode(shapes.Me(me.id, me.name, me.account)), media_type=JSON)
    if call.body.end_others:
        await people.end_others(me.id, call.secret)
        call.keep_device(response, await people.know_device(me.id, ""))
    return response


async def my_sessions(call: Call) -> shapes.Sessions:
    """Where one is signed in."""
    return shapes.Sessions(await list_sessions(call))


async def list_sessions(call: Call) -> list[shapes.OneSession]:
    """The sessions of whoever asks."""
    here = hash_of(call.secret)
    rows = await call.server.people.sessions_of(call.me.id)
    return [shapes.OneSession(session_id(row.hash), row.created, row.used, row.device, row.hash == here) for row in rows]


async def end_session(call: Call) -> shapes.Sessions:
    """Sign out of one session."""
    await call.server.people.end_session(call.me.id, call.request.path_params["session"])
    return await my_sessions(call)


async def end_other_sessions(call: Call) -> shapes.Sessions:
    """Sign out everywhere else."""
    await call.server.people.end_others(call.me.id, call.secret)
    return await my_sessions(call)


async def my_tables(call: Call) -> shapes.MyTables:
    """List one's tables and finished matches."""
    me = call.me.id
    call.note_here()
    skip = call.number("skip", 0)
    rows = await lists.results_of(call.server.store, me, skip, lists.LISTED)
    tables = await tables_of(call.server, me, skip)
    goes_on = lists.LISTED in (len(tables), len(rows))
    seen = await look_at(call.server, me, tables)
    invitations = await call.server.invitations.list(me)
    requests = await call.server.friends.count_requests(me)
    more = skip + lists.LISTED if goes_on else None
    return shapes.MyTables(seen, list(read_results(rows, me)), more, invitations, requests)


async def put_away(call: Call) -> shapes.MyTables:
    """Take a table off one's list; not where one still plays."""
    me, table = call.me.id, call.id("table")
    if not await lists.has_sat(call.server.store, table, me):
        raise Refusal("no-such-table")
    try:
        seen = (await call.server.hall.get(table)).table
    except StoreAway:
        raise
    except Refusal:  # it cannot be opened: all the more
        seen = None
    if seen is not None and seen.status in ("playing", "paused") and plays_at(seen, me):
        raise Refusal("still-playing")
    await call.server.store.write(lists.put_away(call.server.store, table, me))
    return await my_tables(call)


def plays_at(table: Table, me: str) -> bool:
    """Whether a person has a seat at a table that they have neither left nor given up."""
    return any(not table.chairs[seat].gone and not table.chairs[seat].resigned for seat in table.seats_of(me))


def read_results(rows: Iterable[Any], me: str) -> Iterator[shapes.OneResult]:
    """The results as the store lists them; one that cannot be read harms no other."""
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError):
            scores, winners = (msgspec.json.decode(text, type=list[int]) for text in (row.scores, row.winners))
            people = msgspec.json.decode(row.people, type=list[str])
            seats = [seat for seat, person in enumerate(people) if person == me]
            yield shapes.OneResult(row.table_id, row.match, row.game, row.ended, scores, winners, seats)


async def look_at(server: Server, me: str, listed: list[shapes.OneTable]) -> list[shapes.OneTable]:
    """The list, with what goes on at the newest that are not over; what is wrong with one is said of it, and harms no other."""
    tables = {table.id: table for table in listed}
    for table in [table for table in listed if table.status != "over"][:LOOKED_AT]:
        try:
            seen = (await server.hall.get(table.id)).table
        except StoreAway:
            raise
        except Refusal as error:  # damaged, or of other rules
            tables[table.id] = msgspec.structs.replace(table, wrong=error.code)
            continue
        if me in seen.removed:
            del tables[table.id]
        else:
            tables[table.id] = with_news(table, seen, me)
    return list(tables.values())


async def tables_of(server: Server, me: str, skip: int = 0) -> list[shapes.OneTable]:
    """Some of the tables a person hosts or has sat at, the newest first; skip: so many come before."""
    return [table_of(row, me) for row in await lists.tables_of(server.store, me, skip)]


def table_of(row: Any, me: str) -> shapes.OneTable:
    """A table as the store lists it; without its code where it may have sent the person away."""
    is_host = row.host == me
    return shapes.OneTable(row.id, row.game, row.status, row.created, is_host, row.code if is_host else "")


def with_news(one: shapes.OneTable, table: Table, me: str) -> shapes.OneTable:
    """Add what is going on at one's own table: who plays, how far, and whether it is one's turn."""
    if table.is_over:  # just now: the list of the store does not know it yet
        return msgspec.structs.replace(one, status=table.status)
    turn = any(map(table.may_act, table.seats_of(me)))
    moves = 0 if table.match is None else table.match.moves
    seen = {"status": table.status, "host": table.host == me, "turn": turn, "moves": moves, "left": not plays_at(table, me)}
    return msgspec.structs.replace(one, **seen, code=table.code, names=table.seat_names, bots=table.seat_bots)


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
    aside = [
        {"table": row.table_id, "at": row.at, "text": row.text, "phrase": row.phrase}
        for row in await lines_of(server.store, me.id)
    ]
    subscribed = await subscriptions_of(server.store, me.id)
    pushes = [shapes.OnePush(urlsplit(row.endpoint).hostname or "", row.language, row.made) for row in subscribed]
    since, sessions = await server.people.known_since(me.id), await list_sessions(call)
    devices = [row.used for row in await server.people.devices_of(me.id)]
    tables = [table_of(row, me.id) for row in rows]
    results = list(read_results(await lists.results_of(server.store, me.id), me.id))
    who = shapes.Me(me.id, me.name, me.account)
    kept = await read_traces(server.store, me.id)
    data = shapes.MyData(who, since, len(sessions), sessions, devices, tables, results, own, pushes, aside, kept)
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
    """Erase a person: seats become a former player's, games stay.

    Meanwhile they may sit down elsewhere, or be seated there by those who bring people together: what came too is erased too.
    """
    me, server = call.me, call.server
    await server.company.forget(me.id)
    done: set[str] = set()
    while tables := {table.id for table in await lists.tables_naming(server.store, me.id)} - done:
        await server.hall.erase(me.id, sorted(tables))
        done |= tables
    await server.people.erase(me.id)
    response = call.with_cookie(shapes.Me(me.id, ""), None)
    call.keep_device(response, None)
    return response


PEOPLE = [
    Door("GET", "/api/me", "Who one is", who_am_i, gives=shapes.Me),
    Door("POST", "/api/me", "Become a guest, or change one's name", be_somebody, shapes.BeSomebody, shapes.Me, rate="moves"),
    Door("DELETE", "/api/me", "Erase everything about oneself", erase_me, gives=shapes.Me, rate="moves"),
    Door("GET", "/api/me/tables", "One's tables and finished matches", my_tables, gives=shapes.MyTables, query=("skip",)),
    Door("DELETE", "/api/me/tables/{table}", "Take a table off one's list", put_away, gives=shapes.MyTables, rate="moves"),
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
    Door(
        "POST",
        "/api/account/passphrase",
        "Change the passphrase of one's account",
        change_passphrase,
        shapes.ChangePassphrase,
        shapes.Me,
        rate="passphrases",
        by_address=True,
    ),
    Door("GET", "/api/sessions", "Where one is signed in", my_sessions, gives=shapes.Sessions),
    Door("DELETE", "/api/sessions", "Sign out everywhere else", end_other_sessions, gives=shapes.Sessions, rate="moves"),
    Door("DELETE", "/api/sessions/{session}", "Sign out of one session", end_session, gives=shapes.Sessions, rate="moves"),
    Door("DELETE", "/api/session", "Sign out", sign_out, gives=shapes.Me, rate="moves"),
]
