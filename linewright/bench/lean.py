"""A light line for what the load driver asks over HTTP: httpx's own costs it more than the server needs for the answer."""

import asyncio
from typing import Any

import httptools
import httpx


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
