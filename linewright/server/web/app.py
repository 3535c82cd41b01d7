"""The ASGI application: doors become routes, refusals become answers, and tables are heard live over a WebSocket."""

import asyncio
import contextlib
import gc
import re
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.websockets import WebSocket

import linewright.games  # noqa: F401  makes the games known
from linewright.core.errors import LinewrightError
from linewright.server.hall.hall import Live
from linewright.server.measures import TOLD_SECONDS
from linewright.server.refusals import Refusal
from linewright.server.settings import Settings, read_settings
from linewright.server.table import messages as m
from linewright.server.table.races import PULSE
from linewright.server.web import files
from linewright.server.web.answers import quietly, refused
from linewright.server.web.doors import COOKIE, DOORS, Call, Door, Listening, with_room
from linewright.server.web.guard import SAFE, Guard, check_origin, guarded, read_body
from linewright.server.web.openapi import document
from linewright.server.web.plain import PAGES, refused_page
from linewright.server.web.server import Server

CODES = {404: "no-such-page", 405: "wrong-method"}
POLICY_VIOLATION = 1008  # WebSocket close codes
GOING_AWAY = 1001
COLLECTIONS = (10_000, 10, 5)  # for gc.set_threshold: all is looked through after 500,000 new objects, or 5,000 listeners gone
AT_TABLE = re.compile(r"/api/tables/([^/]+)/([a-z]+)")
TABLE_DOOR = "/api/tables/{table}/live"

log = structlog.get_logger()


class Application(Starlette):
    """Starlette, with short cuts to what tables are asked most.

    On the long way middleware and routes take a tenth of the time of a move, and a third of the memory of a listener.
    """

    def __init__(self, shortcuts: dict[tuple[str, str], Any], **more: Any) -> None:
        super().__init__(**more)
        self.shortcuts = shortcuts  # method and last part of the path -> endpoint

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        found = AT_TABLE.fullmatch(scope.get("path", ""))
        method = "WS" if scope["type"] == "websocket" else scope.get("method")
        shortcut = self.shortcuts.get((method, found[2])) if found else None
        if found is None or shortcut is None:
            await super().__call__(scope, receive, send)
            return
        scope.update(app=self, path_params={"table": found[1]}, endpoint=shortcut)
        if method == "WS":
            await shortcut(scope, receive, send)
        else:
            await answered(shortcut, scope, receive, send)


async def answered(answer: Any, scope: Any, receive: Any, send: Any) -> None:
    """Let an endpoint answer."""
    send = guarded(scope, send)
    request = Request(scope, receive, send)
    try:
        response = await answer(request)
    except Exception as error:
        await (await answer_broken(request, error))(scope, receive, send)
        raise
    await response(scope, receive, send)


def create_app(settings: Settings | None = None, page: Path = files.PAGE) -> Starlette:
    """Make the application of one process; the settings come from the environment unless given, the page from its folder."""
    server = Server(read_settings() if settings is None else settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        if threading.current_thread() is threading.main_thread():
            stop_streams_first(server)
        await server.start()
        spare_collections()
        try:
            yield
        finally:
            await server.stop()

    openapi = m.ENCODER.encode(document(DOORS))

    async def openapi_answer(_call: Call) -> Response:
        return Response(openapi, media_type="application/json")

    doors = [
        *DOORS,
        Door("GET", "/api/openapi.json", "This document", openapi_answer),
    ]
    endpoints = {(door.method, door.path): endpoint(door, server) for door in doors}
    routes: list[BaseRoute] = [Route(path, answer, methods=[method]) for (method, path), answer in endpoints.items()]
    routes += [Route(path, page_endpoint(show, server), methods=[method]) for (method, path), show in PAGES.items()]
    routes += files.routes(page)
    short = {(method, path.rpartition("/")[2]): answer for (method, path), answer in endpoints.items() if is_short(method, path)}
    short["WS", "live"] = live_endpoint(server)
    shelf = files.Shelf()

    async def answer_lost(request: Request, error: HTTPException) -> Response:
        """Answer what Starlette itself refuses; to a person who went astray the page says it in words."""
        if not is_astray(request, error):
            return await answer_http(request, error)
        shell = await files.shell_of(shelf, page, request)
        shell.status_code = error.status_code
        return shell

    handlers: Any = {HTTPException: answer_lost, Exception: answer_broken}
    app = Application(short, routes=routes, middleware=[Middleware(Guard)], lifespan=lifespan, exception_handlers=handlers)
    app.state.server = server
    return app


def is_astray(request: Request, error: HTTPException) -> bool:
    """Say whether a browser asks for a page that is not there."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    return error.status_code == 404 and request.method in SAFE and wants_page


def is_short(method: str, path: str) -> bool:
    """Say whether something is asked of a table so often that there is a short cut."""
    return method == "POST" and AT_TABLE.fullmatch(path) is not None


def spare_collections() -> None:
    """Look for garbage less often: the tables in memory are none, and walking through them took a seventh of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def stop_streams_first(server: Server) -> None:
    """End all streams when the process is told to stop, before uvicorn waits for answers that are under way."""
    loop = asyncio.get_running_loop()
    for kind in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(kind)

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(server.hall.stop)
            if callable(before):
                before(number, frame)

        signal.signal(kind, stop)


def endpoint(door: Door, server: Server) -> Any:
    """Make of a door what Starlette calls: who asks, how often, what; then the answer, or the refusal."""
    decoder: msgspec.json.Decoder[Any] | None = None if door.takes is None else msgspec.json.Decoder(door.takes)

    async def answer(request: Request) -> Response:
        try:
            if request.method not in SAFE:
                check_origin(request, server.settings)
            call = await received(request, server)
            call.limit(door.rate, by_address=door.by_address)
            if decoder is not None:
                body = await read_body(request)
                call.received = server.hall.clock.now_ms()  # not sooner: who sends the head early has not called yet
                call.body = read(decoder, body)
            given = await door.call(call)
        except LinewrightError as error:
            table = server.hall.tables.get(request.path_params.get("table", ""))
            return quietly(request, refused(error, None if table is None else table.table.number))
        return given if isinstance(given, Response) else Response(m.ENCODER.encode(given), media_type="application/json")

    answer.door = f"{door.method} {door.path}"  # type: ignore[attr-defined]
    return answer


def page_endpoint(show: Any, server: Server) -> Any:
    """Make of a plain page what Starlette calls; a refusal is shown in words where it was asked."""

    async def answer(request: Request) -> Response:
        call = Call(request, server, None, "")
        try:
            if request.method not in SAFE:
                check_origin(request, server.settings)
            call = await received(request, server)
            call.limit("reads" if request.method in SAFE else "moves")
            page: Response = await show(call)
        except LinewrightError as error:
            return refused_page(error, call)
        return page

    answer.door = f"page {show.__name__}"  # type: ignore[attr-defined]
    return answer


async def received(connection: HTTPConnection, server: Server) -> Call:
    """Find out who asks: by the cookie, or by the secret a program sends along."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        secret = connection.cookies.get(COOKIE, "")
    secret = secret.strip()
    person = await server.people.find(secret) if secret else None
    return Call(connection, server, person, secret)


def read(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    """Read a body; raises Refusal with what was expected."""
    try:
        return decoder.decode(body or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-request", problem=str(error)[:200]) from error


async def answer_http(_request: Request, error: HTTPException) -> Response:
    """Answer what Starlette itself refuses: a page or a method there is not."""
    response = refused(Refusal(CODES.get(error.status_code, "bad-request"), problem=""))
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def answer_broken(_request: Request, error: Exception) -> Response:
    """Answer when something went wrong that should not; the log has the place, and no text that could hold a secret."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename.rpartition('/')[2]}:{place.tb_lineno}" if place else "?"
    log.error("broken", error=type(error).__name__, where=where)
    return refused(Refusal("broken"))


def live_endpoint(server: Server) -> Any:
    """Make the WebSocket of a table: updates go out, nothing needs to come in."""

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        try:
            connection = HTTPConnection(scope)
            check_origin(connection, server.settings)
            call = await received(connection, server)
            call.limit("reads")
            live = await call.table()
            person = call.person.id if call.person else ""
            since = call.number("since", 0)
            server.hall.check_listener(live.table, person)
            with_room(call)
        except LinewrightError as error:
            await WebSocket(scope, receive, guarded(scope, send)).send_denial_response(refused(error))
            return
        await receive()  # that somebody wants to connect
        await send({"type": "websocket.accept"})
        with Listening(call), line_to(scope, live, person):
            sending = asyncio.create_task(send_updates(scope, send, call, live, person, since))
            try:
                while (await receive())["type"] != "websocket.disconnect":
                    pass  # nothing needs to come in
            finally:
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sending

    listen.door = f"WS {TABLE_DOOR}"  # type: ignore[attr-defined]
    return listen


@contextlib.contextmanager
def line_to(scope: Any, live: Live, person: str) -> Iterator[None]:
    """Measure the line to a person as long as it is there, where the game is a race."""
    pulse = scope.get("extensions", {}).get(PULSE)
    if pulse is None or not person or not live.table.game.race:
        yield
        return
    live.lines.open(person, pulse)
    try:
        yield
    finally:
        live.lines.close(person, pulse)


async def send_updates(scope: Any, send: Any, call: Call, live: Live, person: str, since: int) -> None:
    """Send what happens, until the server stops or the person may listen no longer."""
    code = GOING_AWAY
    try:
        async for data in call.server.hall.updates(live, person, since, keepalive=None):  # the protocol has PINGs
            await send({"type": "websocket.send", "text": data.decode()})
            del data  # thousands wait
            if live.table.race is not None and PULSE in scope["extensions"]:
                scope["extensions"][PULSE].beat()
            if live.asked:
                TOLD_SECONDS.observe(time.perf_counter() - live.asked)
    except LinewrightError:
        code = POLICY_VIOLATION
    except (RuntimeError, OSError):
        return  # it is gone, and whoever receives hears of it
    with contextlib.suppress(Exception):  # it may be gone already
        await send({"type": "websocket.close", "code": code})
