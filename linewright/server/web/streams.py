"""Streams: everything at a table as it happens, over a WebSocket or as lines of JSON. Both listen in the same way."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket

from linewright.core.errors import LinewrightError
from linewright.server.hall.gathering import Gathering
from linewright.server.keep.people import hash_of
from linewright.server.measures import TOLD_SECONDS
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.web import shapes
from linewright.server.web.audience import Permit
from linewright.server.web.door import AT_TABLE, Call, Door, check_origin, identify
from linewright.server.web.headers import add_headers
from linewright.server.web.refusal_answers import refuse
from linewright.server.web.socket import PULSE

NDJSON = "application/x-ndjson"
SOCKET = f"{AT_TABLE}/live"  # the path of a table's WebSocket
POLICY_VIOLATION = 1008  # WebSocket close codes
GOING_AWAY = 1001


class Listener:
    """Somebody who may listen to a table, counted from then on; whoever admits them lets them go, by a `with`."""

    def __init__(self, call: Call, gathering: Gathering, since: int) -> None:
        self.audience = call.server.audience
        self.permit = Permit(call.key, call.listener, hash_of(call.secret) if call.person else "", gathering)
        self.person = call.listener
        self.on_screen = call.on_screen
        self.hall = call.server.hall
        self.gathering = gathering
        self.since = since

    @classmethod
    async def admit(cls, call: Call) -> "Listener":
        """Let somebody listen to the table of the path; raises Refusal where they may not, or listen too often already."""
        if call.server.hall.is_deaf:
            raise Refusal("wire-lost", retry_after=1)
        since = call.number("since", 0)
        gathering = await call.table(since)
        call.server.hall.check_listener(gathering.table, call.listener)
        listener = cls(call, gathering, since)
        listener.audience.admit(listener.permit, call.server.settings.limits.listeners)
        return listener

    def updates(self, **wishes: Any) -> AsyncIterator[bytes]:
        """What is new, and then everything as it happens."""
        wishes |= {"on_screen": self.on_screen, "is_over": lambda: self.permit.is_over}
        return self.hall.updates(self.gathering, self.person, self.since, **wishes)

    def __enter__(self) -> None:
        pass  # counted already: of many who ask at once no more come in than may

    def __exit__(self, *_: object) -> None:
        self.audience.leave(self.permit)


async def stream(call: Call) -> Response:
    """What is new, and then everything as it happens, a line each."""
    listener = await Listener.admit(call)
    if call.request.scope["method"] == "HEAD":
        with listener:
            return Response(media_type=NDJSON)
    return Lines(listener)


class Lines(StreamingResponse):
    """A stream as lines of JSON, which ends when the person may listen no longer."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        super().__init__(self.lines(), media_type=NDJSON)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Send lines as long as there is somebody to read them."""
        with self.listener:
            await super().__call__(scope, receive, send)

    async def lines(self) -> AsyncIterator[bytes]:
        """Everything as it happens, a line each."""
        with contextlib.suppress(LinewrightError):  # sent away
            async for data in self.listener.updates():
                yield data + b"\n"


STREAMS = [
    Door(
        "GET",
        f"{AT_TABLE}/stream",
        "The same, going on, a line each",
        stream,
        gives=shapes.Update,
        media=NDJSON,
        query=("since", "screen"),
    ),
]


def socket_endpoint(server: Server) -> Callable[..., Any]:
    """The WebSocket of a table, as an ASGI application: updates go out, nothing needs to come in."""

    async def listen(scope: Any, receive: Any, send: Any) -> None:
        try:
            connection = HTTPConnection(scope)
            check_origin(connection, server.settings)
            call = await identify(connection, server)
            call.limit("reads")
            listener = await Listener.admit(call)
        except LinewrightError as error:
            await WebSocket(scope, receive, add_headers(scope, send)).send_denial_response(refuse(error))
            return
        with listener, measure_line(scope, listener):
            await receive()  # that somebody wants to connect
            await send({"type": "websocket.accept"})
            sending = asyncio.create_task(send_updates(scope, send, listener))
            try:
                while (await receive())["type"] != "websocket.disconnect":
                    pass  # nothing needs to come in
            finally:
                sending.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sending

    return listen


@contextlib.contextmanager
def measure_line(scope: Any, listener: Listener) -> Iterator[None]:
    """Measure the line to a person as long as it is there, where the game is a race."""
    pulse, gathering, person = scope.get("extensions", {}).get(PULSE), listener.gathering, listener.person
    if pulse is None or not person or listener.on_screen or gathering.table.game.race is None:
        yield
        return
    gathering.lines.open(person, pulse)
    try:
        yield
    finally:
        gathering.lines.close(person, pulse)


async def send_updates(scope: Any, send: Any, listener: Listener) -> None:
    """Send what happens, until the server stops or the person may listen no longer."""
    gathering, code = listener.gathering, GOING_AWAY
    try:
        async for data in listener.updates(keepalive=None):  # the protocol has PINGs
            await send({"type": "websocket.send", "text": data.decode()})
            del data  # thousands wait
            if gathering.table.race is not None and PULSE in scope["extensions"]:
                scope["extensions"][PULSE].beat()
            if gathering.asked_at:
                TOLD_SECONDS.observe(time.perf_counter() - gathering.asked_at)
        if listener.permit.is_over:
            code = POLICY_VIOLATION
    except LinewrightError:
        code = POLICY_VIOLATION
    except (RuntimeError, OSError):
        return  # it is gone, and whoever receives hears of it
    with contextlib.suppress(Exception):  # it may be gone already
        await send({"type": "websocket.close", "code": code})
