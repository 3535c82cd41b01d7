"""Streams: everything at a table as it happens, over a WebSocket or as lines of JSON. Both listen in the same way."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket

from linewright.core.errors import LinewrightError
from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hearing import Hearing
from linewright.server.keep.people import hash_of
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.table.guards import may_come
from linewright.server.web import shapes
from linewright.server.web.audience import Permit
from linewright.server.web.door import AT_TABLE, Call, Door, check_origin, identify
from linewright.server.web.headers import add_headers
from linewright.server.web.moving import Mouth
from linewright.server.web.refusal_answers import refuse
from linewright.server.web.socket import END, ListenerProtocol, do_nothing
from linewright.server.web.socket import SOCKET as SOCKET_ITSELF

NDJSON = "application/x-ndjson"
SOCKET = f"{AT_TABLE}/live"  # the path of a table's WebSocket
POLICY_VIOLATION = 1008  # WebSocket close codes
GOING_AWAY = 1001
BROKEN = 1011
UNMEASURED = contextlib.nullcontext()  # one for all: most lines are

log = structlog.get_logger()


class Listener:
    """Somebody who may listen to a table, counted from then on; whoever admits them lets them go, by a `with`."""

    def __init__(self, call: Call, gathering: Gathering, since: int) -> None:
        self.audience = call.server.audience
        self.permit = Permit(call.key, call.listener, hash_of(call.secret) if call.person else "", gathering)
        self.person = call.listener
        self.name = "" if call.person is None else call.person.name
        self.hearing = Hearing(
            since,
            on_screen=call.on_screen,
            takes_changes=call.number("changes", 0) > 0,
            hears_beside=call.number("beside", 0) > 0,
            aside=call.number("aside", 0),
        )
        self.hall = call.server.hall
        self.gathering = gathering
        self.came_by = call.came_by

    @classmethod
    async def admit(cls, call: Call) -> "Listener":
        """Let somebody listen to the table of the path; raises Refusal where they may not, or listen too often already."""
        if call.server.hall.is_deaf:
            raise Refusal("wire-lost", retry_after=1)
        since = call.number("since", 0)
        gathering = await call.table(since)
        call.server.hall.check_listener(gathering.table, call.listener)
        listener = cls(call, gathering, since)
        if listener.hearing.people >= 0:
            await call.server.hall.beside.read(gathering)
        listener.audience.admit(listener.permit, call.server.settings.limits.listeners)
        return listener

    @property
    def is_out(self) -> bool:
        """Whether nothing may be told any more: the session has ended, or nobody new may be here."""
        table = self.gathering.table
        return self.permit.is_over or not (may_come(table, self.came_by) or table.knows(self.person))

    def updates(self) -> AsyncIterator[bytes]:
        """What is new, and then everything as it happens."""
        return self.hall.updates(self.gathering, self.person, self.hearing, is_over=lambda: self.is_out, name=self.name)

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
        query=("since", "screen", "changes", "beside", "aside"),
    ),
]


def socket_endpoint(server: Server) -> Callable[..., Any]:
    """The WebSocket of a table, as an ASGI application: updates go out, and moves may come in."""

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
        socket = scope["extensions"][SOCKET_ITSELF]
        presence = server.hall.presence(listener.gathering, listener.person, listener.hearing, listener.name)
        with listener:
            await receive()  # that somebody wants to connect
            await send({"type": "websocket.accept"})
            mouth = Mouth(socket, server, listener.permit.session)
            del call, connection  # of somebody who only listens nothing else is kept
            with measure_line(socket, listener), presence, mouth, Ear(socket, listener):  # no PING goes out before that
                while (message := await receive())["type"] != "websocket.disconnect":
                    if message["type"] == END:
                        with contextlib.suppress(Exception):  # it may be gone already
                            await send({"type": "websocket.close", "code": message["code"]})

    return listen


def measure_line(socket: ListenerProtocol, listener: Listener) -> contextlib.AbstractContextManager[None]:
    """What measures the line to a person, where the game is a race."""
    if not listener.person or listener.hearing.on_screen or listener.gathering.table.game.race is None:
        return UNMEASURED
    return measure_as_long_as_it_is_there(socket, listener)


@contextlib.contextmanager
def measure_as_long_as_it_is_there(socket: ListenerProtocol, listener: Listener) -> Iterator[None]:
    """Measure the line to a person."""
    lines, person = listener.gathering.lines, listener.person
    lines.open(person, socket.pulse)
    try:
        yield
    finally:
        lines.close(person, socket.pulse)


class Ear:
    """A WebSocket that is told everything at once, in a `with`; one that does not read gets fewer and larger updates."""

    __slots__ = ("_has_heard", "_listener", "_socket")

    def __init__(self, socket: ListenerProtocol, listener: Listener) -> None:
        self._socket = socket
        self._listener = listener
        self._has_heard = False  # anything at all

    def __enter__(self) -> None:
        self._listener.gathering.ears[self] = None
        self._socket.on_room = self
        self()

    def __exit__(self, *_: object) -> None:
        self._socket.on_room = do_nothing
        del self._listener.gathering.ears[self]

    def __call__(self) -> None:
        """Tell what is new, if there is room for it; ends the WebSocket where the server stops, or the person may not listen."""
        listener, gathering = self._listener, self._listener.gathering
        number = gathering.table.number
        if listener.hall.tells_no_more(gathering) or listener.is_out:
            self._socket.end(POLICY_VIOLATION if listener.is_out else GOING_AWAY)
        elif (not self._has_heard or listener.hearing.number < number) and self._socket.has_room:
            self._has_heard = True
            try:
                self._socket.push(listener.hall.hear(gathering, listener.person, listener.hearing))
            except LinewrightError:
                self._socket.end(POLICY_VIOLATION)
                return
            except Exception as error:  # noqa: BLE001  whoever made the move must not hear of it: that is written
                log.error("telling failed", error=type(error).__name__)  # noqa: TRY400  its text could hold a secret
                self._socket.end(BROKEN)
                return
            if listener.hearing.number < number:  # a long log: the rest after others had their turn
                asyncio.get_running_loop().call_soon(self._go_on)
            if gathering.table.race is not None:
                self._socket.pulse.beat()
            if listener.hearing.people >= 0:
                self._tell_beside()
        elif listener.hearing.people >= 0 and self._socket.has_room:
            self._tell_beside()

    def _tell_beside(self) -> None:
        """Tell what is new beside the game, once the table itself has been told."""
        listener = self._listener
        if listener.hearing.number < listener.gathering.table.number:
            return
        told = listener.hall.beside.hear(listener.gathering, listener.person, listener.hearing)
        if told:
            self._socket.push(told)

    def _go_on(self) -> None:
        """Tell the rest, if anybody still listens."""
        if self in self._listener.gathering.ears:
            self()
