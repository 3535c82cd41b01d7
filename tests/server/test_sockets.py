"""The WebSocket of a listener: what it keeps while it is open, for there are thousands."""

import asyncio
import weakref

from uvicorn import Config
from uvicorn.server import ServerState

from linewright.server.web.socket import OPENING, ListenerProtocol

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, PONG = b"\x89\x82\0\0\0\0hi", b"\x8a\x02hi"
SHARED = 30  # names of the fields of a class that Python keeps once for all its objects


class Wire:
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        self.written = b""

    def get_extra_info(self, name):
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else None

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        pass


async def accept_and_wait(_scope, receive, send) -> None:
    """Accept a WebSocket, and wait for its end."""
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


async def open_socket() -> tuple[ListenerProtocol, Wire]:
    """A WebSocket that somebody asks for."""
    config = Config(accept_and_wait, ws_ping_interval=None, log_config=None)
    config.load()
    socket, wire = ListenerProtocol(config, ServerState(), {}), Wire()
    socket.connection_made(wire)
    socket.data_received(REQUEST)
    return socket, wire


async def settle() -> None:
    """Let everybody have a few turns."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_opened_a_websocket_is_forgotten_and_frames_are_read_all_the_same():
    async def talk() -> None:
        socket, wire = await open_socket()
        said = weakref.ref(socket.request)
        await settle()
        assert wire.written.startswith(b"HTTP/1.1 101 ")
        assert said() is None
        assert not socket.scope["headers"]
        assert not socket.scope.keys() & set(OPENING)
        wire.written = b""
        socket.data_received(PING)
        assert wire.written == PONG
        socket.connection_lost(None)
        await settle()

    asyncio.run(talk())


def test_a_frame_that_begins_before_a_websocket_is_open_is_read_to_its_end():
    async def talk() -> None:
        socket, wire = await open_socket()
        socket.data_received(PING[:3])
        await settle()
        wire.written = b""
        socket.data_received(PING[3:])
        assert wire.written == PONG
        socket.connection_lost(None)
        await settle()

    asyncio.run(talk())


def test_all_websockets_share_the_names_of_their_fields():
    async def talk() -> None:
        socket, _ = await open_socket()
        await settle()
        assert len(vars(socket)) < SHARED
        socket.connection_lost(None)
        await settle()

    asyncio.run(talk())
