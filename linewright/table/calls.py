"""What can be asked of the server over HTTP: each door has a path, what it takes and gives, and a function that does it."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

import msgspec
import segno
import sqlalchemy as sa
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse

from linewright.bots import BOTS
from linewright.core.registry import find, names
from linewright.table import messages as m
from linewright.table.live import Hall, Live
from linewright.table.people import Person
from linewright.table.refusals import Refusal
from linewright.table.server import Server
from linewright.table.store import TABLES
from linewright.table.tables import Table, read_events

COOKIE = "linewright"
COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep none longer
NDJSON = "application/x-ndjson"
LAST_NUMBER = 2**31 - 1


@dataclass
class Call:
    """One request, and who sends it."""

    request: HTTPConnection
    server: Server
    person: Person | None
    secret: str
    body: Any = None
    received: int = 0  # when the last of the body was, in milliseconds since 1970

    @property
    def me(self) -> Person:
        """Who asks; raises Refusal if nobody we know."""
        if self.person is None:
            raise Refusal("no-person")
        return self.person

    @property
    def address(self) -> str:
        """Where the request comes from; of IPv6 the network, for whoever has one address has very many."""
        host = self.request.client.host if self.request.client else "-"
        return ":".join(ip_address(host).exploded.split(":")[:4]) if ":" in host and "%" not in host else host

    @property
    def key(self) -> str:
        """Whose limits count: the person's, or the address's."""
        return self.person.id if self.person else self.address

    def limit(self, what: str, *, by_address: bool = False) -> None:
        """Take a token of a rate; raises Refusal when there are none left."""
        self.server.rates.take(what, self.address if by_address else self.key, getattr(self.server.settings.limits, what))

    def number(self, name: str, default: int) -> int:
        """Read a number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal() and len(text) < 11 and int(text) <= LAST_NUMBER):
            raise Refusal("bad-request", problem=name)
        return int(text)

    async def table(self) -> Live:
        """Give the table of the path; whoever asks for it is there."""
        live = await self.server.hall.get(self.request.path_params["table"])
        if self.person is not None:
            live.seen[self.person.id] = live.used
        return live

    def link(self, table: str) -> str:
        """Give the address of a table for people."""
        url = self.request.url
        here = self.server.settings.address or f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{url.netloc}"
        return f"{here.rstrip('/')}/t/{table}"

    def with_cookie(self, answer: Any, secret: str | None) -> Response:
        """Answer, and set or clear the cookie that holds the secret."""
        response = Response(m.ENCODER.encode(answer), media_type="application/json")
        self.keep_secret(response, secret)
        return response

    def keep_secret(self, response: Response, secret: str | None) -> None:
        """Set or clear the cookie that holds the secret."""
        safe = self.request.url.scheme == "https"
        if secret is None:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=safe)
        else:
            response.set_cookie(COOKIE, secret, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=safe)


@dataclass(frozen=True)
class Door:
    """One thing that can be asked."""

    method: str
    path: str
    summary: str
    call: Callable[[Call], Awaitable[Any]]
    takes: type | None = None
    gives: Any = None
    media: str = "application/json"
    query: tuple[str, ...] = ()
    rate: str = "reads"
    by_address: bool = False


# People


async def be_somebody(call: Call) -> Response:
    """Become a guest, or change one's name."""
    if call.person is None:
        call.limit("people", by_address=True)
        person, secret = await call.server.people.welcome(call.body.name)
    else:
        person, secret = await call.server.people.rename(call.person, call.body.name), call.secret
        await tell_processes(call, person.id)
    return call.with_cookie(m.Me(person.id, person.name, person.account, secret if call.body.secret else None), secret)


async def tell_processes(call: Call, person: str) -> None:
    """Have other processes look a person up again."""
    if call.server.wire is not None:
        await call.server.wire.forget(person)


async def who_am_i(call: Call) -> m.Me:
    """Say who asks."""
    return m.Me(call.me.id, call.me.name, call.me.account)


async def make_account(call: Call) -> m.Me:
    """Make an account of a guest."""
    person = await call.server.people.make_account(call.me, call.body.account, call.body.passphrase)
    await tell_processes(call, person.id)
    return m.Me(person.id, person.name, person.account)


async def sign_in(call: Call) -> Response:
    """Sign in to an account."""
    person, secret = await call.server.people.sign_in(call.body.account, call.body.passphrase)
    return call.with_cookie(m.Me(person.id, person.name, person.account), secret)


async def sign_out(call: Call) -> Response:
    """Sign out on this device."""
    me = call.me
    await call.server.people.sign_out(call.secret)
    await tell_processes(call, me.id)
    return call.with_cookie(m.Me(me.id, me.name, me.account), None)


async def my_tables(call: Call) -> m.MyTables:
    """List one's tables and finished matches."""
    me = call.me.id
    results = []
    for row in await call.server.people.results(me):
        seats = [seat for seat, person in enumerate(msgspec.json.decode(row.people)) if person == me]
        scores, winners = msgspec.json.decode(row.scores), msgspec.json.decode(row.winners)
        results.append(m.OneResult(row.table_id, row.match, row.game, row.ended, scores, winners, seats))
    return m.MyTables(await call.server.people.tables(me), results)


async def my_data(call: Call) -> m.MyData:
    """Give everything kept about a person."""
    return await call.server.people.data(call.me)


async def erase_me(call: Call) -> Response:
    """Erase a person: seats become a former player's, games stay."""
    me = call.me
    tables = await call.server.people.tables(me.id)
    await call.server.hall.erase(me.id, [table.id for table in tables])
    await call.server.people.erase(me.id)
    await tell_processes(call, me.id)
    return call.with_cookie(m.Me(me.id, ""), None)


# Tables


async def list_games(_call: Call) -> m.Games:
    """List what can be played."""
    cards = []
    for name in names():
        game = find(name)
        options = [m.OptionCard(option.name, list(option.choices), option.expected, option.rule) for option in game.options]
        cards.append(m.GameCard(name, game.title, list(game.seats), game.usual_seats, game.minutes, game.version, options))
    return m.Games(cards, list(BOTS))


async def create_table(call: Call) -> m.TableMade:
    """Set up a table."""
    query = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.host == call.me.id, TABLES.c.status != "over")
    (count,) = (await call.server.store.all(query))[0]
    if count >= call.server.settings.limits.tables:
        raise Refusal("too-many-tables", most=str(call.server.settings.limits.tables))
    live = await call.server.hall.create(call.body, call.me)
    return m.TableMade(live.table.id, live.table.code, call.link(live.table.id), live.table.number)


async def join_by_code(call: Call) -> m.Found:
    """Find a table by its code."""
    table = await call.server.hall.find_code(call.body.code)
    return m.Found(table, call.link(table))


async def do_command(call: Call) -> m.Done:
    """Do what is asked of a table."""
    me = call.me
    live = await call.table()
    return m.Done(await call.server.hall.ask(live, me, call.body, call.received))


async def events(call: Call) -> Response:
    """Give what is new since a number."""
    live = await call.table()
    data = call.server.hall.update(live, call.person.id if call.person else "", call.number("since", 0))
    return Response(data, media_type="application/json")


async def stream(call: Call) -> Response:
    """Give what is new, and then everything as it happens, a line each."""
    live = await call.table()
    person = call.person.id if call.person else ""
    since = call.number("since", 0)
    call.server.hall.check_listener(live.table, person)
    with_room(call)
    if call.request.scope["method"] == "HEAD":
        return Response(media_type=NDJSON)

    async def lines() -> Any:
        with Listening(call):
            async for data in call.server.hall.updates(live, person, since):
                yield data + b"\n"

    return StreamingResponse(lines(), media_type=NDJSON)


def with_room(call: Call) -> None:
    """Refuse one stream too many."""
    most = call.server.settings.limits.listeners
    if call.server.listening[call.key] >= most:
        raise Refusal("too-many-listeners", most=str(int(most)))


class Listening:
    """Counts a stream while it is open."""

    def __init__(self, call: Call) -> None:
        self.call = call

    def __enter__(self) -> None:
        self.call.server.listening[self.call.key] += 1

    def __exit__(self, *_: object) -> None:
        self.call.server.listening[self.call.key] -= 1
        if not self.call.server.listening[self.call.key]:
            del self.call.server.listening[self.call.key]


async def export(call: Call) -> Response:
    """Give a match that is over as its save file."""
    live = await call.table()
    call.server.hall.check_listener(live.table, call.person.id if call.person else "")
    if live.table.match is None:
        raise Refusal("not-started")
    number = call.number("match", live.table.match_number)
    text = await saved_match(call.server.hall, live, number)
    headers = {"content-disposition": f'attachment; filename="{live.table.game.name}-{live.table.code}-{number}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def saved_match(hall: Hall, live: Live, number: int) -> str:
    """Write a match of a table, also one before the last rematch; raises Refusal if it is not over."""
    if number > live.table.match_number:
        raise Refusal("no-such-match", match=str(number))
    if number == live.table.match_number:
        if not live.table.is_over:
            raise Refusal("not-over")
        return live.table.playing.save()
    log = read_events(await hall.store.events(live.table.id))
    assert isinstance(log[0], m.Created)
    table = Table(log[0])
    for event in log:
        if isinstance(event, m.Started) and event.match > number:
            break
        table.apply(event)
    return table.playing.save()


async def qr_code(call: Call) -> Response:
    """Draw the link of a table as a QR code."""
    live = await call.table()
    out = io.BytesIO()
    segno.make(call.link(live.table.id), error="m").save(out, kind="svg", scale=8, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


# The server itself


async def health(call: Call) -> m.Health:
    """Say that the server and its store are well."""
    await call.server.store.one(sa.select(sa.literal(1)))
    if not call.server.is_well:
        raise Refusal("not-writing")
    return m.Health("ok", len(call.server.hall.tables), sum(call.server.listening.values()))


async def metrics(_call: Call) -> Response:
    """Give what is counted."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


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

AT_TABLE = "/api/tables/{table}"
DOORS = [
    *(
        Door("POST", f"{AT_TABLE}/{path}", summary, do_command, takes, m.Done, rate="chats" if takes is m.Say else "moves")
        for path, (takes, summary) in COMMANDS.items()
    ),
    Door(
        "GET",
        f"{AT_TABLE}/events",
        "What is new since a number, and the table as it is",
        events,
        gives=m.Update,
        query=("since",),
    ),
    Door("GET", f"{AT_TABLE}/stream", "The same, going on, a line each", stream, gives=m.Update, media=NDJSON, query=("since",)),
    Door("GET", f"{AT_TABLE}/export", "A match that is over, as its save file", export, media="text/plain", query=("match",)),
    Door("GET", f"{AT_TABLE}/qr.svg", "The link as a QR code", qr_code, media="image/svg+xml"),
    Door("POST", "/api/tables", "Set up a table", create_table, m.NewTable, m.TableMade, rate="moves"),
    Door("POST", "/api/join", "Find a table by its code", join_by_code, m.JoinByCode, m.Found, rate="joins", by_address=True),
    Door("GET", "/api/games", "What can be played", list_games, gives=m.Games),
    Door("GET", "/api/me", "Who one is", who_am_i, gives=m.Me),
    Door("POST", "/api/me", "Become a guest, or change one's name", be_somebody, m.BeSomebody, m.Me, rate="moves"),
    Door("DELETE", "/api/me", "Erase everything about oneself", erase_me, gives=m.Me, rate="moves"),
    Door("GET", "/api/me/tables", "One's tables and finished matches", my_tables, gives=m.MyTables),
    Door("GET", "/api/me/data", "Everything kept about oneself", my_data, gives=m.MyData),
    Door(
        "POST",
        "/api/account",
        "Keep who one is under a passphrase",
        make_account,
        m.MakeAccount,
        m.Me,
        rate="passphrases",
        by_address=True,
    ),
    Door("POST", "/api/session", "Sign in", sign_in, m.MakeAccount, m.Me, rate="passphrases", by_address=True),
    Door("DELETE", "/api/session", "Sign out", sign_out, gives=m.Me, rate="moves"),
    Door("GET", "/healthz", "Whether the server is well", health, gives=m.Health),
    Door("GET", "/metrics", "What is counted, for Prometheus", metrics, media="text/plain"),
]
