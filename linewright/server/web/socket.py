"""The WebSocket of every listener: uvicorn's, with a pulse that measures round trips, and an inbox that takes less memory."""

import asyncio
import contextlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from linewright.server.hall.lines import BEAT_SECONDS, TRIPS, Pulse
from linewright.server.web.gate import FORWARDED, GATE, Gate

PULSE = "linewright.pulse"  # among the extensions of a WebSocket's scope


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


class ListenerProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with a pulse."""

    def __init__(self, *wishes: Any, **more: Any) -> None:
        super().__init__(*wishes, **more)
        self.queue: Any = Inbox()
        self.pulse = Pulse(self._send_ping)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        super().connection_lost(exc)
        gate: Gate | None = self.app_state.get(GATE)
        if gate is not None:
            gate.leave(self.transport)

    def handle_connect(self, event: Request) -> None:
        """Let the application find the pulse."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[PULSE] = self.pulse
            gate: Gate | None = self.app_state.get(GATE)
            self.scope["state"][FORWARDED] = gate is not None and self.client is not None and gate.is_proxy(self.client[0])

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
