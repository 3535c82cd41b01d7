"""Light lines for the load driver, which must cost less than what it measures.

With the lines that httpx and websockets open by themselves, a move and its four listeners cost the driver 2.9 ms of processor
time, as much as the server; with these a third of it (2026-11-16, 250 moves a second on a busy machine of 2 cores). The client
above them is the same, and the parsers are those of the libraries.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httptools
import httpx
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from linewright.client import Table, Unreachable

OPEN_SECONDS = 20.0  # until a stream that does not open counts as lost


class LeanTransport(httpx.AsyncBaseTransport, asyncio.Protocol):
    """One connection of one person for httpx; one question at a time."""

    def __init__(self) -> None:
        self._transport: Any = None
        self._parser: Any = None
        self._answer: asyncio.Future[httpx.Response] | None = None
        self._headers: list[tuple[bytes, bytes]] = []
        self._body = b""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request, and wait for its answer."""
        loop = asyncio.get_running_loop()
        if self._transport is None:
            await loop.create_connection(lambda: self, request.url.host, request.url.port or 80)
        self._parser = httptools.HttpResponseParser(self)
        self._answer = loop.create_future()
        self._headers, self._body = [], b""
        head = b"".join(b"%s: %s\r\n" % header for header in request.headers.raw)
        self._transport.write(
            b"%s %s HTTP/1.1\r\n%s\r\n" % (request.method.encode(), request.url.raw_path, head) + request.content
        )
        return await self._answer

    async def aclose(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Read some of an answer."""
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Collect the headers."""
        self._headers.append((name, value))

    def on_body(self, data: bytes) -> None:
        """Collect the body."""
        self._body += data

    def on_message_complete(self) -> None:
        """Give the answer to whoever asked."""
        if self._answer is not None and not self._answer.done():
            answer = httpx.Response(self._parser.get_status_code(), headers=self._headers, content=self._body)
            self._answer.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Connect anew next time; what was asked is lost."""
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(httpx.ReadError(str(exc or "closed")))


class Ear(asyncio.Protocol):
    """A stream of a table that only listens; `heard` gets the bytes of each update, and when they came."""

    def __init__(self, table: Table, heard: Callable[[bytes, float], None]) -> None:
        address = f"ws{table.client.address.removeprefix('http')}{table.path}/live"
        self.heard = heard
        self.is_open = False
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # update
        self._headers = table.client.headers
        self._uri = parse_uri(address)
        self._protocol = ClientProtocol(self._uri, max_size=None)
        self._transport: Any = None

    async def open(self) -> "Ear":
        """Connect; returns when the first update is there."""
        await asyncio.get_running_loop().create_connection(lambda: self, self._uri.host, self._uri.port)
        async with asyncio.timeout(OPEN_SECONDS):
            await self.first
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = transport
        self.is_open = True
        request = self._protocol.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        """Take frames as they come; PINGs are answered by the protocol."""
        now = time.perf_counter()
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                if self._protocol.handshake_exc is not None:
                    self._fail(self._protocol.handshake_exc)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.heard(bytes(event.data), now)
                if not self.first.done():
                    self.first.set_result(None)
        self._send()

    def _send(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def _fail(self, error: Exception) -> None:
        if not self.first.done():
            self.first.set_exception(Unreachable(f"{type(error).__name__}: {error}"))
            self.first.exception()  # looked at, so that nobody complains where nobody waits

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that it is over."""
        self.is_open = False
        self._fail(exc or InvalidHandshake("closed"))

    def close(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.abort()
