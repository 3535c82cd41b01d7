"""A WebSocket that costs a driver next to nothing: whole frames in, whole frames out, and no more of the protocol than that.

The parser of `websockets` takes so long that a driver on one core could not ask of a server all that it can do.
"""

import asyncio
import base64
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from linewright.client import Unreachable

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10  # kinds of frames
FIN, MASKED = 0x80, 0x80
NO_MASK = b"\0\0\0\0"  # with this key what is masked stays as it is
SHORT, MIDDLE = 126, 127  # lengths that say that two or eight bytes with the length follow
OPEN_SECONDS = 20.0  # until a socket that does not open counts as lost


class Frames(asyncio.Protocol):
    """A WebSocket to a server; `heard` gets the bytes of each message, and when they came."""

    def __init__(
        self, host: str, port: int, path: str, heard: Callable[[bytes, float], None], headers: Mapping[str, str] | None = None
    ) -> None:
        self.host, self.port, self.path, self.heard = host, port, path, heard
        self.headers = headers or {}
        self.is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = b""
        self._transport: Any = None

    async def open(self) -> "Frames":
        """Connect; returns when the server has agreed, raises Unreachable where it does not."""
        await asyncio.get_running_loop().create_connection(lambda: self, self.host, self.port)
        async with asyncio.timeout(OPEN_SECONDS):
            await self._opened
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        self._transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        """Take frames as they come; PINGs are answered."""
        now = time.perf_counter()
        self._buffer = self._buffer + data if self._buffer else data
        if not self.is_open and not self._is_agreed():
            return
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            start, length = at + 2, buffer[at + 1]
            if length == SHORT:
                start, length = at + 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
            elif length == MIDDLE:
                start, length = at + 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
            if len(buffer) < start + length:
                break
            self._take(buffer[at] & 0x0F, buffer[start : start + length], now)
            at = start + length
        self._buffer = buffer[at:]

    def _is_agreed(self) -> bool:
        """Whether the server has agreed to a WebSocket; what follows its answer stays to be read."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self._fail(head[:60].decode(errors="replace"))
            return False
        self._buffer = rest
        self.is_open = True
        self._opened.set_result(None)
        return True

    def _take(self, kind: int, data: bytes, now: float) -> None:
        if kind in (TEXT, BINARY):
            self.heard(data, now)
        elif kind == PING:
            self.send(data, PONG)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """Send a message of less than 65,536 bytes."""
        length = bytes((MASKED | len(data),)) if len(data) < SHORT else bytes((MASKED | SHORT,)) + len(data).to_bytes(2, "big")
        self._transport.write(bytes((FIN | kind,)) + length + NO_MASK + data)

    def _fail(self, why: str) -> None:
        if not self._opened.done():
            self._opened.set_exception(Unreachable(why))

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that it is over."""
        self.is_open = False
        self._fail(str(exc or "closed"))

    def close(self) -> None:
        """Go."""
        if self._transport is not None:
            self._transport.abort()
