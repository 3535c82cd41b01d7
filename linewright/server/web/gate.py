"""The gate before every request: how large and how slow a head or a body may be, and how many connections there may be.

Uvicorn waits for a request as long as it takes and keeps whatever comes. Here a head that is too large is answered with 431;
nobody waits long for a head or a body that does not come (408); an address has only so many connections (429), and where the
process has as many as it can hold, the one that has been silent longest makes room for the next.
"""

import asyncio
import contextlib
import sys
from collections import Counter
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from linewright.server.settings import Settings
from linewright.server.web.passing import PASSING, Passing

HEAD_BYTES = 32_768  # of the request line and all headers together
HEADERS = 100
HEAD_SECONDS = 15.0  # until a head is whole
BODY_SECONDS = 30.0  # until a body is
STALLED_SECONDS = 60.0  # for which somebody may take nothing of what they asked for
SPARE_HANDLES = 96  # files that a process needs for itself: its store, its bots, what it reads
TOO_SLOW, TOO_MANY, TOO_LARGE, TOO_FULL = 408, 429, 431, 503
GATE = "gate"  # among what the application's start leaves to every connection
FORWARDED = "forwarded"  # beside it: whether a proxy has sent this request


@lru_cache(20_000)
def address_of(host: str) -> str:
    """What counts as one address: of IPv6 the network, for whoever has one address has very many."""
    if "%" in host:  # a neighbour on the same network, who has no other
        return host
    try:
        return ":".join(IPv6Address(host).exploded.split(":")[:4])
    except AddressValueError:  # an older address, or what a proxy wrote instead of one
        return host


class Gate:
    """All connections of this process."""

    def __init__(self, settings: Settings) -> None:
        self.most_each = settings.limits.connections
        self.most = min(settings.limits.all_connections, handles() - SPARE_HANDLES)
        self._proxies = [ip_network(one) for one in settings.proxies]
        self._addresses: dict[Any, str] = {}  # transport -> whose connection it is; empty: a proxy's, which counts for nobody
        self._counts: Counter[str] = Counter()  # address -> connections, or what it has asked for through a proxy
        self._silent: dict[Any, None] = {}  # connections that have never sent a whole head, the oldest first
        self._idle: dict[Any, None] = {}  # connections whose last request is answered, the oldest first
        self.is_proxy = lru_cache(20_000)(self._is_proxy)

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def connect(self, transport: Any, host: str) -> int:
        """Take a connection; 0, or the status with which it is refused."""
        if len(self._addresses) >= self.most and not self._make_room():
            return TOO_FULL
        address = "" if self.is_proxy(host) else address_of(host)
        if address and self._counts[address] >= self.most_each:
            return TOO_MANY
        self._addresses[transport] = address
        self._silent[transport] = None
        self._count(address, 1)
        return 0

    def _make_room(self) -> bool:
        """Hang up on whoever has been silent longest; False where nobody is."""
        for waiting in (self._silent, self._idle):
            for transport in waiting:
                self.leave(transport)
                transport.abort()
                return True
        return False

    def leave(self, transport: Any) -> None:
        """Count a connection no longer."""
        self._silent.pop(transport, None)
        self._idle.pop(transport, None)
        self._count(self._addresses.pop(transport, ""), -1)

    def begin(self, transport: Any) -> None:
        """Note that a request has come over a connection: it is not silent until that is answered."""
        self._silent.pop(transport, None)
        self._idle.pop(transport, None)

    def rest(self, transport: Any) -> None:
        """Note that all requests of a connection are answered."""
        if transport in self._addresses:
            self._idle[transport] = None

    def enter(self, host: str) -> bool:
        """Let somebody behind a proxy ask for something, as if it were a connection; False where there are too many."""
        address = address_of(host)
        if self._counts[address] >= self.most_each:
            return False
        self._count(address, 1)
        return True

    def go(self, host: str) -> None:
        """Count what was asked through a proxy no longer."""
        self._count(address_of(host), -1)

    def _count(self, address: str, change: int) -> None:
        if address:
            self._counts[address] += change
            if not self._counts[address]:
                del self._counts[address]


def handles() -> int:
    """How many files and connections this process may have open: as many as the system allows it to ask for."""
    if sys.platform == "win32":
        return 512
    import resource  # not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


class GateProtocol(HttpToolsProtocol):
    """Uvicorn's connection, with limits before a request is whole."""

    def __init__(self, *wishes: Any, **more: Any) -> None:
        super().__init__(*wishes, **more)
        self.gate: Gate | None = self.app_state.get(GATE)
        self.passing: Passing | None = self.app_state.get(PASSING)
        self.passed = b""  # what came over this connection at the process that has passed it on to us
        self.phase = ""  # "head", "body", or nothing that has to come
        self.size = 0  # bytes of the head so far
        self.is_refused = False
        self._timed = ""  # the phase the timer is for
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Take a connection, or say that there are too many."""
        super().connection_made(transport)
        self.phase = "head"
        refused = 0 if self.gate is None else self.gate.connect(transport, self.client[0] if self.client else "")
        if refused:
            self.refuse(refused)
            return
        self._set_timer()
        if self.passing is not None:
            self.passing.open(self)
        if self.passed:
            self.take(self.passed)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        self.phase = ""
        self._set_timer()
        self._forget_stall()
        if self.gate is not None:
            self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, or pass the connection on, if it begins with what another process attends."""
        is_between = self.size == 0 and self.phase != "body" and (self.cycle is None or self.cycle.response_complete)
        place = self.passing.owner_of(data) if self.passing is not None and is_between else ""
        if place and self.passing is not None:
            self.passing.pass_on(self, data, place)
        else:
            self.take(data)

    def take(self, data: bytes) -> None:
        """Take what has come, unless it is too much."""
        if self.is_refused:
            return
        if self.phase != "body":
            self.phase = "head"
            self.size += len(data)
        super().data_received(data)
        if self.phase == "head" and self.size > HEAD_BYTES:
            self.refuse(TOO_LARGE)
        self._set_timer()

    def on_message_begin(self) -> None:
        """Begin a head."""
        super().on_message_begin()
        self.phase = "head"

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header, unless there are too many."""
        super().on_header(name, value)
        if len(self.headers) > HEADERS:
            self.refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        """Let a request be answered whose head is neither too long nor too large, however it came."""
        if sum(len(name) + len(value) + 4 for name, value in self.headers) + len(self.url) > HEAD_BYTES:
            self.refuse(TOO_LARGE)
        if self.is_refused:
            return
        self.size = 0
        self.phase = "body"
        if self.gate is not None:
            self.gate.begin(self.transport)
            self.scope["state"][FORWARDED] = self.client is not None and self.gate.is_proxy(self.client[0])
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, which has limits of its own."""
        super().handle_websocket_upgrade()
        self.phase = ""

    def on_body(self, body: bytes) -> None:
        """Take a part of a body."""
        if not self.is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Note that nothing has to come any more."""
        self.phase = ""
        if not self.is_refused:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """Note that a connection waits for its next request."""
        super().on_response_complete()
        if self.gate is not None and not self.pipeline and not self.transport.is_closing():
            self.gate.rest(self.transport)

    def _set_timer(self) -> None:
        """Have the phase end in time; most requests come whole, and none is set."""
        if self.phase == self._timed:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timed, self._timer = self.phase, None
        if self.phase:
            seconds = HEAD_SECONDS if self.phase == "head" else BODY_SECONDS
            self._timer = self.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        """End a connection over which nothing whole has come."""
        has_begun = self.size > 0 or (self.phase == "body" and not self.cycle.response_started)
        if has_begun:
            self.refuse(TOO_SLOW)
        elif not self.transport.is_closing():
            self.transport.close()

    def refuse(self, status: int) -> None:
        """Say no in a line, and hang up."""
        if self.is_refused or self.transport.is_closing():
            return
        self.is_refused = True
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def pause_writing(self) -> None:
        """Give whoever reads nothing a while, not for ever."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: they read."""
        super().resume_writing()
        self._forget_stall()

    def _forget_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
