"""What can be asked of the server over HTTP: each door has a path, what it takes and gives, and a function that does it."""

import asyncio
import contextlib
import functools
import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any

import msgspec
import segno
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse

from linewright.bots import BOTS
from linewright.core.errors import BadOption
from linewright.core.game import Game, Option
from linewright.core.guide import play_guide
from linewright.core.registry import find, names
from linewright.core.setup import read_seat
from linewright.server.hall.hall import Live
from linewright.server.keep import lists
from linewright.server.keep.people import Person
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.referee import Asked, Who
from linewright.server.table.tables import Table
from linewright.server.web import shapes
from linewright.server.web.answers import JSON, Content, answer, content_of, news
from linewright.server.web.hints import hint_for
from linewright.server.web.replays import check_deal, finished, replay_of
from linewright.server.web.rulebooks import written_book
from linewright.server.web.server import Server

COOKIE = "linewright"
COOKIE_AGE = 400 * 24 * 3600  # seconds; browsers keep none longer
NDJSON = "application/x-ndjson"
LOOKED_AT = 20  # of one's newest tables that are not over
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


async def who_if_anybody(call: Call) -> shapes.Session:
    """Say who asks, or that it is nobody yet; browsers note every refusal as an error, and a first visit is none."""
    return shapes.Session(None if call.person is None else m.Me(call.me.id, call.me.name, call.me.account))


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


async def my_tables(call: Call) -> shapes.MyTables:
    """List one's tables and finished matches."""
    me = call.me.id
    results = []
    for row in await lists.results_of(call.server.store, me):
        seats = [seat for seat, person in enumerate(msgspec.json.decode(row.people)) if person == me]
        scores, winners = msgspec.json.decode(row.scores), msgspec.json.decode(row.winners)
        results.append(shapes.OneResult(row.table_id, row.match, row.game, row.ended, scores, winners, seats))
    tables = {table.id: table for table in await tables_of(call.server, me)}
    for table in [table for table in tables.values() if table.status != "over"][:LOOKED_AT]:
        with contextlib.suppress(Refusal):  # of other rules, say: it is listed as it is
            seen = (await call.server.hall.get(table.id)).table
            if me in seen.removed:
                del tables[table.id]
            else:
                tables[table.id] = looked_at(table, seen, me)
    return shapes.MyTables(list(tables.values()), results)


async def tables_of(server: Server, me: str) -> list[m.OneTable]:
    """The tables a person hosts or has sat at, the newest first."""
    rows = await lists.tables_of(server.store, me)
    return [m.OneTable(row.id, row.game, row.status, row.created, row.host == me, row.code) for row in rows]


def looked_at(one: m.OneTable, table: Table, me: str) -> m.OneTable:
    """Add what is going on at one's own table: who plays, how far, and whether it is one's turn."""
    if table.is_over:  # just now: the list of the store does not know it yet
        return msgspec.structs.replace(one, status=table.status)
    turn = any(map(table.may_act, table.seats_of(me)))
    moves = 0 if table.match is None else len(table.match.log)
    seen = {"status": table.status, "host": table.host == me, "turn": turn, "moves": moves}
    return msgspec.structs.replace(one, **seen, names=table.seat_names, bots=table.seat_bots)


async def my_data(call: Call) -> m.MyData:
    """Everything kept about a person: what they did and said, never what others did."""
    me, server = call.me, call.server
    tables = await tables_of(server, me.id)
    events = map(msgspec.json.decode, await lists.events_of(server.store, [table.id for table in tables]))
    own = [
        {name: fact for name, fact in event.items() if name not in ("seed", "secret")}
        for event in events
        if me.id in (event.get("by"), event.get("person"))
    ]
    since, sessions = await server.people.known_since(me.id), await server.people.count_sessions(me.id)
    return m.MyData(m.Me(me.id, me.name, me.account), since, sessions, tables, own)


async def erase_me(call: Call) -> Response:
    """Erase a person: seats become a former player's, games stay."""
    me = call.me
    tables = await lists.tables_of(call.server.store, me.id)
    await call.server.hall.erase(me.id, [table.id for table in tables])
    await call.server.people.erase(me.id)
    await tell_processes(call, me.id)
    return call.with_cookie(m.Me(me.id, ""), None)


# Tables


async def list_games(call: Call) -> Response:
    """List what can be played."""
    return answer(call.request, cards())


@functools.cache
def cards() -> Content:
    """Write the title cards of all games; they stay as they are while the server runs."""
    return content_of(m.ENCODER.encode(shapes.Games([card_of(find(name)) for name in names()], list(BOTS))), JSON)


def card_of(game: Game) -> shapes.GameCard:
    """Write the title card of a game."""
    return shapes.GameCard(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        version=game.version,
        options=[
            shapes.OptionCard(
                option.name, list(option.choices), option.expected, option.rule, option.default, choices_at(game, option)
            )
            for option in game.options
        ],
        folder=game.folder.name,
        about=game.about,
        page=(game.folder / "table.js").is_file(),
        guide=game.guide is not None,
        puzzle=game.puzzle,
        race=game.race,
        prints=(game.folder / "printing.py").is_file(),
        cites={word: game.rule(number) for word, number in getattr(game.notation, "CITES", {}).items()},
        presets=[shapes.PresetCard(preset.name, dict(preset.options)) for preset in game.presets],
    )


def choices_at(game: Game, option: Option) -> dict[str, list[bool | int | str]]:
    """Say which choices each number of seats leaves, for an option that depends on it."""
    found: dict[str, list[bool | int | str]] = {}
    for seats in game.seats:
        possible = [choice for choice in option.choices if is_possible(game, seats, {option.name: choice})]
        usual = game.read_options(seats, {})[option.name]
        if possible != list(option.choices) or usual != option.default:
            found[str(seats)] = [usual, *(choice for choice in possible if choice != usual)]
    return found


def is_possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Say whether a game can be played so."""
    try:
        game.read_options(seats, options)
    except BadOption:
        return False
    return True


async def rules(call: Call) -> Response:
    """Give the rulebook of a game."""
    game = find(call.request.path_params["game"])
    return answer(call.request, written_book(game, call.request.path_params["language"]))


async def guide(call: Call) -> Any:
    """Play a guided first game as far as its moves go."""
    return await asyncio.to_thread(play_guide, find(call.request.path_params["game"]), call.body.moves)


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
    """Give what is new since a number."""
    live = await call.table()
    return news(call.request, call.server.hall.update(live, call.person.id if call.person else "", call.number("since", 0)))


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
    live, number = await asked_match(call)
    text = (await finished(call.server.store, live, number)).match.save()
    headers = {"content-disposition": f'attachment; filename="{live.table.game.name}-{live.table.code}-{number}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def asked_match(call: Call) -> tuple[Live, int]:
    """Give the table of the path and the number of the match that is asked about, the last unless another is named."""
    live = await call.table()
    call.server.hall.check_listener(live.table, call.person.id if call.person else "")
    return live, call.number("match", max(0, live.table.match_number))


async def replay(call: Call) -> Response:
    """Give a match that is over move by move."""
    live, number = await asked_match(call)
    seat = call.number("seat", 0) if "seat" in call.request.query_params else None
    if seat is not None:
        read_seat(seat, len(live.table.chairs))
    content = await call.server.replays.get(call.server.store, live, number, replay_of, seat)
    return answer(call.request, content, cache="private, no-cache")


async def deal(call: Call) -> Response:
    """Deal a match that is over again, and compare."""
    live, number = await asked_match(call)
    content = await call.server.replays.get(call.server.store, live, number, check_deal)
    return answer(call.request, content, cache="private, no-cache")


async def hint(call: Call) -> shapes.Hint:
    """Say what a bot would play at one's own seat."""
    who = Who(call.me.id, call.me.name)
    live = await call.table()
    return await hint_for(Asked(live.table, who, call.received), call.body.seat, call.server.players)


async def qr_code(call: Call) -> Response:
    """Draw the link of a table as a QR code."""
    live = await call.table()
    out = io.BytesIO()
    segno.make(call.link(live.table.id), error="m").save(out, kind="svg", scale=8, xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml")


# The server itself


async def health(call: Call) -> shapes.Health:
    """Say that the server and its store are well."""
    await call.server.store.check()
    if not call.server.is_well:
        raise Refusal("not-writing")
    return shapes.Health("ok", len(call.server.hall.tables), sum(call.server.listening.values()))


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
        Door("POST", f"{AT_TABLE}/{path}", summary, do_command, takes, shapes.Done, rate="chats" if takes is m.Say else "moves")
        for path, (takes, summary) in COMMANDS.items()
    ),
    Door(
        "GET",
        f"{AT_TABLE}/events",
        "What is new since a number, and the table as it is",
        events,
        gives=shapes.Update,
        query=("since",),
    ),
    Door(
        "GET",
        f"{AT_TABLE}/stream",
        "The same, going on, a line each",
        stream,
        gives=shapes.Update,
        media=NDJSON,
        query=("since",),
    ),
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
    Door("GET", "/api/games", "What can be played", list_games, gives=shapes.Games),
    Door("GET", "/api/games/{game}/rules/{language}", "The rulebook of a game", rules, gives=shapes.Rulebook),
    Door("POST", "/api/guides/{game}", "A guided first game", guide, shapes.GuideMoves, dict[str, Any], rate="moves"),
    Door("GET", "/api/me", "Who one is", who_am_i, gives=m.Me),
    Door("POST", "/api/me", "Become a guest, or change one's name", be_somebody, shapes.BeSomebody, m.Me, rate="moves"),
    Door("DELETE", "/api/me", "Erase everything about oneself", erase_me, gives=m.Me, rate="moves"),
    Door("GET", "/api/me/tables", "One's tables and finished matches", my_tables, gives=shapes.MyTables),
    Door("GET", "/api/me/data", "Everything kept about oneself", my_data, gives=m.MyData),
    Door(
        "POST",
        "/api/account",
        "Keep who one is under a passphrase",
        make_account,
        shapes.MakeAccount,
        m.Me,
        rate="passphrases",
        by_address=True,
    ),
    Door("POST", "/api/session", "Sign in", sign_in, shapes.MakeAccount, m.Me, rate="passphrases", by_address=True),
    Door("GET", "/api/session", "Who one is, if anybody", who_if_anybody, gives=shapes.Session),
    Door("DELETE", "/api/session", "Sign out", sign_out, gives=m.Me, rate="moves"),
    Door("GET", "/healthz", "Whether the server is well", health, gives=shapes.Health),
    Door("GET", "/metrics", "What is counted, for Prometheus", metrics, media="text/plain"),
]
