"""The ASGI application: finds the endpoint of a request, lets it answer, and answers refusals and failures."""

import asyncio
import contextlib
import gc
import os
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import structlog
from starlette.datastructures import URL
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Router
from starlette.websockets import WebSocket

import linewright.games  # noqa: F401  makes the games known
from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.server.measures import FOLDER as SHARED_FOLDER
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.settings import Settings, read_settings
from linewright.server.table.shapes import ENCODER
from linewright.server.web import files
from linewright.server.web.contents import JSON
from linewright.server.web.door import Call, Door, check_origin, identify, read_body, read_json
from linewright.server.web.doors import DOORS
from linewright.server.web.gate import FORWARDED, GATE, Gate
from linewright.server.web.headers import add_headers
from linewright.server.web.hosts import Hosts, host_in
from linewright.server.web.openapi import document
from linewright.server.web.passing import PASSING, Passing
from linewright.server.web.plain.pages import PAGES, refused_page
from linewright.server.web.previews import tags
from linewright.server.web.refusal_answers import quieten, refuse
from linewright.server.web.routes import Methods, Routes
from linewright.server.web.streams import SOCKET, socket_endpoint

COLLECTIONS = (100_000, 2, 1)  # for gc.set_threshold: all is looked through after 600,000 new objects, or 5,000 listeners gone
TRACES = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")  # either set: traces are sent there
HOST_LENGTH = 100  # of a name that a refusal repeats
SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing

log = structlog.get_logger()


class Application:
    """One way for every request: find the endpoint, let it answer, add the headers.

    Starlette's own application leads through middleware, routes and handlers: a tenth of the time of a move, and a third of the
    memory of a listener.
    """

    def __init__(self, server: Server, page: Path) -> None:
        self.server = server
        self.files = files.Files(page, self.game_at, partial(tags, server))
        self.gate = Gate(server.settings)
        self.hosts = Hosts(server.settings)
        self.requests = Routes()
        self.sockets = Routes()

    def game_at(self, table: str) -> Game | None:
        """What is played at a table that is in memory."""
        gathering = self.server.hall.gatherings.get(table)
        return None if gathering is None else gathering.table.game

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request; whoever asks through a proxy has only so many under way."""
        if scope["type"] == "lifespan":
            await Router(lifespan=self.live).lifespan(scope, receive, send)
            return
        host = scope["client"][0] if scope.get("client") else ""
        if not scope.get("state", {}).get(FORWARDED) or self.gate.is_proxy(host):
            await self.serve(scope, receive, send)
        elif self.gate.enter(host):
            try:
                await self.serve(scope, receive, send)
            finally:
                self.gate.go(host)
        else:
            await deny(Refusal("too-many", retry_after=1, what="connections"), scope, receive, send)

    def serve(self, scope: Any, receive: Any, send: Any) -> Awaitable[Any]:
        """Answer a request; no coroutine of its own, which would last as long as a WebSocket."""
        if not self.hosts.accept(scope):
            return self.misdirect(scope, receive, send)
        if scope["type"] == "http":
            return self.answer(scope, receive, send)
        if found := self.sockets.find(scope["path"]):
            methods, scope["path_params"] = found
            scope["door"] = methods["WS"].door
            waiting: Awaitable[Any] = methods["WS"].answer(scope, receive, send)
            return waiting
        closing: Awaitable[Any] = send({"type": "websocket.close"})
        return closing

    async def misdirect(self, scope: Any, receive: Any, send: Any) -> None:
        """Say that this is not the server of that name: to people in words."""
        error = Refusal("other-host", host=host_in(scope)[:HOST_LENGTH])
        request = HTTPConnection(scope)
        if scope["type"] == "http" and "text/html" in request.headers.get("accept", ""):
            await refused_page(error, Call(request, self.server, None, ""))(scope, receive, add_headers(scope, send))
        else:
            await deny(error, scope, receive, send)

    @contextlib.asynccontextmanager
    async def live(self, _app: Any) -> AsyncIterator[dict[str, Any]]:
        """Start the server, and stop it at the end."""
        if threading.current_thread() is threading.main_thread():
            stop_streams_first(self.server)
        await self.server.start()
        spare_collections()
        folder, peers = os.environ.get(SHARED_FOLDER), self.server.peers
        passing = Passing(Path(folder), peers) if folder and peers else None
        try:
            yield {GATE: self.gate, PASSING: passing}
        finally:
            if passing is not None:
                passing.close()
            await self.server.stop()

    async def answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Let the endpoint of a request answer."""
        send = add_headers(scope, send)
        request = Request(scope, receive, send)
        try:
            response = await self.respond(scope, request)
        except ClientDisconnect:  # gone before the body was whole: nobody is there to be answered, and nothing is wrong here
            return
        except Exception as error:
            await answer_broken(error)(scope, receive, send)
            raise
        await response(scope, receive, send)

    async def respond(self, scope: Any, request: Request) -> Response:
        """The answer of the endpoint, or that there is no such page or method."""
        path = scope["path"]
        found = self.requests.find(path)
        if found is None:
            other = path.rstrip("/") if path.endswith("/") else path + "/"
            if path != "/" and self.requests.find(other):
                return RedirectResponse(str(URL(scope={**scope, "path": other})))
            return await self.answer_lost(request)
        methods, scope["path_params"] = found
        endpoint = methods.get(scope["method"])
        if endpoint is None:
            return refuse_method(methods)
        scope["door"] = endpoint.door
        response: Response = await endpoint.answer(request)
        return response

    async def answer_lost(self, request: Request) -> Response:
        """Answer that there is no such page; to a person who went astray the page says it in words."""
        wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        if not wants_page or request.method not in SAFE:
            return refuse(Refusal("no-such-page", problem=""))
        shell = await self.files.give_shell(request)
        shell.status_code = 404
        return shell


def create_app(settings: Settings | None = None, page: Path = files.PAGE) -> Application:
    """Make the application of one process; the settings come from the environment unless given, the page from its folder."""
    server = Server(read_settings() if settings is None else settings)
    app = Application(server, page)
    openapi = ENCODER.encode(document(DOORS))

    async def openapi_answer(_call: Call) -> Response:
        return Response(openapi, media_type=JSON)

    for door in [*DOORS, Door("GET", "/api/openapi.json", "This document", openapi_answer)]:
        app.requests.add(door.method, door.path, door_endpoint(door, server))
    for (method, path), show in PAGES.items():
        app.requests.add(method, path, page_endpoint(show, server), f"page {show.__name__}")
    for path, give in app.files.endpoints.items():
        app.requests.add("GET", path, give)
    app.sockets.add("WS", SOCKET, socket_endpoint(server))
    if is_traced():
        send_traces(app)
    return app


def send_traces(app: Application) -> None:
    """Have the application send traces, if what that needs is installed."""
    try:
        from linewright.server.tracing import trace_server  # an extra, and nothing of it is loaded where nobody wants it
    except ModuleNotFoundError:
        log.warning("no traces")
    else:
        trace_server(app)


def is_traced() -> bool:
    """Whether the environment names a collector for traces."""
    wanted = any(os.environ.get(name) for name in TRACES)
    return wanted and os.environ.get("OTEL_SDK_DISABLED", "").lower() != "true"


async def deny(error: Refusal, scope: Any, receive: Any, send: Any) -> None:
    """Refuse a request or a WebSocket before it comes to any endpoint."""
    send = add_headers(scope, send)
    if scope["type"] == "http":
        await refuse(error)(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(refuse(error))


def refuse_method(methods: Methods) -> Response:
    """Answer that a path has other methods."""
    response = refuse(Refusal("wrong-method", problem=""))
    response.headers["allow"] = ", ".join(methods)
    return response


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


def door_endpoint(door: Door, server: Server) -> Callable[..., Any]:
    """What answers at a door: who asks, how often, what; then the answer, or the refusal."""
    decoder: msgspec.json.Decoder[Any] | None = None if door.takes is None else msgspec.json.Decoder(door.takes)

    async def answer(request: Request) -> Response:
        call = None
        try:
            if request.method not in SAFE:
                check_origin(request, server.settings)
            call = await identify(request, server)
            call.limit(door.rate, by_address=door.by_address)
            if decoder is not None:
                body = await read_body(request)
                call.received = server.hall.clock.now_ms()  # only now: a head sent early is no move made early
                call.body = read_json(decoder, body)
            given = await door.call(call)
        except LinewrightError as error:
            return quieten(request, refuse(error, number_for(server, request, call)))
        return given if isinstance(given, Response) else Response(ENCODER.encode(given), media_type=JSON)

    return answer


def number_for(server: Server, request: Request, call: Call | None) -> int | None:
    """The number of the last event at the table of the path, for whoever is refused; of a board only for who plays it."""
    gathering = server.hall.find_loaded(request.path_params.get("table", ""))
    if gathering is None or (gathering.table.board and not (call and gathering.table.seats_of(call.listener))):
        return None
    return gathering.table.number


def page_endpoint(show: Callable[..., Any], server: Server) -> Callable[..., Any]:
    """What answers with a plain page; a refusal is shown in words where it was asked."""

    async def answer(request: Request) -> Response:
        call = Call(request, server, None, "")
        try:
            if request.method not in SAFE:
                check_origin(request, server.settings)
            call = await identify(request, server)
            call.limit("reads" if request.method in SAFE else "moves")
            page: Response = await show(call)
        except LinewrightError as error:
            return refused_page(error, call)
        return page

    return answer


def answer_broken(error: Exception) -> Response:
    """Answer when something went wrong that should not; the log has the place, and no text that could hold a secret."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename.rpartition('/')[2]}:{place.tb_lineno}" if place else "?"
    log.error("broken", error=type(error).__name__, where=where)
    return refuse(Refusal("broken"))
