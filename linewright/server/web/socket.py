"""The WebSocket of every listener: uvicorn's, that can be written to at once, with a pulse that measures round trips."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.utils import apply_mask

from linewright.server.hall.lines import BEAT_SECONDS, TRIPS, Pulse
from linewright.server.web.gate import FORWARDED, GATE, STALLED_SECONDS, Gate

SOCKET = "linewright.socket"  # among the extensions of a WebSocket's scope: the protocol itself
END = "linewright.end"  # a message to the endpoint: close the WebSocket with the code in it
TEXT = 0x81  # the first byte of a frame that is a whole text; the second is its length, or says how many bytes that takes
SHORT, LONGER, LONGEST = 126, 127, 1 << 16
MASKED, KEY = 0x80, 4  # of the second byte the bit that says that a key follows; its bytes
MASKED_HEAD, LONGEST_HEAD = 6, 14  # the shortest head with a key, and the longest
OPCODE, CONTROL = 0x0F, 0x8  # of the first byte the kind; from which on it is a PING, say, which may come between parts
SHORT_BYTES = 1024  # of a text that is taken at once
NEVER = -1
OPENING = ("asgi", "extensions", "raw_path", "state", "subprotocols")  # of the scope: nobody asks for it once a WebSocket is open


class Inbox:
    """What has come in over a WebSocket and waits to be read by one reader; a queue of asyncio takes ten times the memory."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Put a message in."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._messages

    async def get(self) -> Any:
        """Wait for a message, and take it out."""
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.pop(0)


class Room:
    """Whether there is room for what is to be sent; an event of asyncio does the same and takes ten times the memory."""

    __slots__ = ("_is_there", "_waiters")

    def __init__(self) -> None:
        self._is_there = True
        self._waiters: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether there is."""
        return self._is_there

    def set(self) -> None:
        """Say that there is, to all who wait."""
        self._is_there = True
        waiters, self._waiters = self._waiters or [], None
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        """Say that there is none."""
        self._is_there = False

    async def wait(self) -> None:
        """Wait until there is."""
        while not self._is_there:
            waiter = asyncio.get_running_loop().create_future()
            self._waiters = [*(self._waiters or ()), waiter]
            await waiter


def do_nothing() -> None:
    """Do nothing."""


def frame_head(length: int) -> bytes:
    """What a frame begins with whose text has so many bytes (RFC 6455, section 5.2); servers mask nothing."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONGEST:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONGER)) + length.to_bytes(8, "big")


def read_text(data: bytes) -> bytes | None:
    """The text in one short masked frame that is a whole message; None where this is anything else."""
    if len(data) < MASKED_HEAD or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 2
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if length > SHORT_BYTES or len(data) != start + KEY + length:
        return None
    return apply_mask(data[start + KEY :], data[start : start + KEY])


def missing_after(data: bytes, missing: int) -> int:
    """How many bytes of the last frame are missing after more have come; NEVER where its head is, or a message comes in parts."""
    if missing == NEVER:
        return NEVER
    at = missing
    while at < len(data):
        if len(data) - at < head_length(data, at):
            return NEVER
        if data[at] & OPCODE < CONTROL and data[at] != TEXT:
            return NEVER
        length, size = data[at + 1] & ~MASKED, head_length(data, at)
        if length >= SHORT:
            length = int.from_bytes(data[at + 2 : at + (4 if length == SHORT else 10)], "big")
        at += size + length
    return at - len(data)


def head_length(data: bytes, at: int) -> int:
    """How long the head of a frame is that begins at a place, its key included; as long as can be where that is cut off."""
    if at + 1 >= len(data):
        return LONGEST_HEAD
    length = data[at + 1] & ~MASKED
    return 2 + (0 if length < SHORT else 2 if length == SHORT else 8) + (KEY if data[at + 1] & MASKED else 0)


class ListenerProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with a pulse. What is pushed goes out at once, without a task that waits for it to go.

    Some of uvicorn's own fields stand among the slots: the dictionary of what is left has fewer than 30 names, so all connections
    share those, and each keeps 1.3 KB less.
    """

    __slots__ = (
        "_missing",
        "_pulse",
        "_stalled",
        "close_timer",
        "conn",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "last_ping_rtt",
        "on_room",
        "on_text",
        "pending_ping_payload",
        "ping_sent_at",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "scope",
        "transport",
        "writable",
    )

    def __init__(self, *wishes: Any, **more: Any) -> None:
        super().__init__(*wishes, **more)
        self.queue: Any = Inbox()
        self.writable: Any = Room()
        self._pulse: Pulse | None = None  # only races measure one
        self.on_room: Callable[[], None] = do_nothing  # called when there is room again for what is pushed
        self._stalled: asyncio.TimerHandle | None = None  # ends a connection over which nothing is read
        self.on_text: Callable[[bytes], None] | None = None  # called with each message that comes in; None: nobody reads any
        self._missing = 0  # bytes of a frame that has begun; NEVER: where frames begin is no longer known

    def data_received(self, data: bytes) -> None:
        """Take a text that comes whole and alone, which moves do, at once; all else goes through the parser of `websockets`."""
        if self.on_text is not None and not self._missing and not self.close_sent and self.conn.state is State.OPEN:
            text = read_text(data)
            if text is not None:
                self.on_text(text)
                return
        if self.handshake_initiated:  # what comes before that is the request
            self._missing = missing_after(data, self._missing)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        super().connection_lost(exc)
        self._forget_stall()
        gate: Gate | None = self.app_state.get(GATE)
        if gate is not None:
            gate.leave(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[SOCKET] = self
            gate: Gate | None = self.app_state.get(GATE)
            self.scope["state"][FORWARDED] = gate is not None and self.client is not None and gate.is_proxy(self.client[0])

    async def send(self, message: Any) -> None:
        """Send a message; once the WebSocket is open, what was said to open it is forgotten."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_opening()

    def _forget_opening(self) -> None:
        """Forget what was said to open the WebSocket: thousands only listen from then on."""
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]  # a dictionary like any other
        scope["headers"] = []
        for name in OPENING:
            scope.pop(name, None)
        del self.request, self.response
        if self.conn.state is State.OPEN and not self._missing:  # no frame has begun, which another parser would not know of
            self.conn.parser = Protocol.parse(self.conn)  # the one at work keeps the request as long as the connection lasts
            next(self.conn.parser)

    @property
    def pulse(self) -> Pulse:
        """What measures round trips, from when it is first asked for."""
        if self._pulse is None:
            self._pulse = Pulse(self._send_ping)
        return self._pulse

    @property
    def has_room(self) -> bool:
        """Whether the other end has read most of what was pushed: what is pushed to one that reads nothing stays in memory."""
        return bool(self.writable.is_set())

    def pause_writing(self) -> None:
        """Give whoever reads nothing a while, not for ever: a connection that is only closed would wait until all is read."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def _forget_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def resume_writing(self) -> None:
        """Say that there is room again, and read what waits."""
        super().resume_writing()
        self._forget_stall()
        self.go_on_reading()
        self.on_room()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to whoever reads them, at once; uvicorn would keep it for a task."""
        data, self.frames = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames), []
        if self.on_text is not None and not self.close_sent:
            self.on_text(data)

    def hold_reading(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        """Read on."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def push(self, text: bytes) -> None:
        """Send a text now; nothing happens where the other end is gone."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame_head(len(text)) + text)

    def end(self, code: int) -> None:
        """Have the endpoint close the WebSocket."""
        self.queue.put_nowait({"type": END, "code": code})

    def handle_pong(self, event: Frame) -> None:
        """Hand a PONG to whoever sent the PING; the first round trips are taken one after the other."""
        if self._pulse is None or not self._pulse.note_pong(bytes(event.data)):
            super().handle_pong(event)
        elif self._pulse.trips < TRIPS:
            self.loop.call_later(BEAT_SECONDS, self._pulse.beat)

    def _send_ping(self, payload: bytes) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            with contextlib.suppress(InvalidState):  # it is being closed
                self.conn.send_ping(payload)
                self.transport.write(b"".join(self.conn.data_to_send()))
