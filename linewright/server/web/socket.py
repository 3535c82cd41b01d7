"""The WebSocket of every listener: uvicorn's, that can be written to at once, with a pulse that measures round trips."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from linewright.server.hall.lines import BEAT_SECONDS, TRIPS, Pulse
from linewright.server.web.gate import FORWARDED, GATE, Gate

SOCKET = "linewright.socket"  # among the extensions of a WebSocket's scope: the protocol itself
END = "linewright.end"  # a message to the endpoint: close the WebSocket with the code in it
TEXT = 0x81  # the first byte of a frame that is a whole text; the second is its length, or says how many bytes that takes
SHORT, LONGER, LONGEST = 126, 127, 1 << 16


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


def do_nothing() -> None:
    """Do nothing."""


def frame_head(length: int) -> bytes:
    """What a frame begins with whose text has so many bytes (RFC 6455, section 5.2); servers mask nothing."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < LONGEST:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONGER)) + length.to_bytes(8, "big")


class ListenerProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with a pulse. What is pushed goes out at once, without a task that waits for it to go."""

    def __init__(self, *wishes: Any, **more: Any) -> None:
        super().__init__(*wishes, **more)
        self.queue: Any = Inbox()
        self.pulse = Pulse(self._send_ping)
        self.on_room: Callable[[], None] = do_nothing  # called when there is room again for what is pushed

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        super().connection_lost(exc)
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

    @property
    def has_room(self) -> bool:
        """Whether the other end has read most of what was pushed: what is pushed to one that reads nothing stays in memory."""
        return self.writable.is_set()

    def resume_writing(self) -> None:
        """Say that there is room again."""
        super().resume_writing()
        self.on_room()

    def push(self, text: bytes) -> None:
        """Send a text now; nothing happens where the other end is gone."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame_head(len(text)) + text)

    def end(self, code: int) -> None:
        """Have the endpoint close the WebSocket."""
        self.queue.put_nowait({"type": END, "code": code})

    def handle_pong(self, event: Frame) -> None:
        """Hand a PONG to whoever sent the PING; the first round trips are taken one after the other."""
        if not self.pulse.note_pong(bytes(event.data)):
            super().handle_pong(event)
        elif self.pulse.trips < TRIPS:
            self.loop.call_later(BEAT_SECONDS, self.pulse.beat)

    def _send_ping(self, payload: bytes) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            with contextlib.suppress(InvalidState):  # it is being closed
                self.conn.send_ping(payload)
                self.transport.write(b"".join(self.conn.data_to_send()))
