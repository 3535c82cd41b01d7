"""Processes on one port pass a connection on to whichever attends the table that is asked for: a table then lives in one of them.

Any process can serve any table, so nothing depends on it: what cannot be passed on is served where it came in.
"""

import asyncio
import contextlib
import os
import re
import socket
from array import array
from pathlib import Path
from typing import Any, Protocol

from linewright.server.keep.lists import bucket_of
from linewright.server.peers import Peers

PASSING = "passing"  # among what the application's start leaves to every connection
AT_TABLE = re.compile(rb"[A-Z]{3,7} /api/tables/([A-Za-z0-9_-]{16})[/? ]")  # how a request begins that is about a table
MOST_BYTES = 1 << 17  # of what is passed on with a connection
TRIES, RETRY_SECONDS = 25, 0.002  # while the other process has its hands full; then it is served here


class Line(Protocol):
    """A connection, as uvicorn makes it."""

    config: Any
    server_state: Any
    app_state: dict[str, Any]
    transport: Any

    def take(self, data: bytes) -> None:
        """Go on here."""


class Passing:
    """The place of this process among those of its port."""

    def __init__(self, folder: Path, peers: Peers) -> None:
        self.folder = folder
        self.place = str(folder / f"{os.getpid()}.place")
        self.peers = peers
        self._ours: socket.socket | None = None
        self._model: Line  # any connection that came in here: those passed on become like it
        self._adopting: set[asyncio.Task[Any]] = set()

    def open(self, line: Line) -> None:
        """Let others know that connections may be passed on to us, which become like this one."""
        if self._ours is not None:
            return
        self._model = line
        ours = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        ours.setblocking(False)  # noqa: FBT003  as it is called
        try:
            ours.bind(self.place)
        except OSError:  # a folder whose name is too long, say
            ours.close()
            return
        asyncio.get_running_loop().add_reader(ours.fileno(), self._receive)
        self._ours = ours
        self.peers.place = self.place

    def close(self) -> None:
        """Take no more; whoever is on the way here comes again by themselves."""
        if self._ours is not None:
            asyncio.get_running_loop().remove_reader(self._ours.fileno())
            self._ours.close()
            with contextlib.suppress(OSError):
                Path(self.place).unlink()

    def owner_of(self, data: bytes) -> str:
        """The place of the process of this port that attends the table a request is about; empty: it may be served here."""
        found = AT_TABLE.match(data) if self._ours is not None else None
        if found is None or len(data) > MOST_BYTES:
            return ""
        place = self.peers.place_of(bucket_of(found[1].decode()))
        return place if place and Path(place).parent == self.folder else ""

    def pass_on(self, line: Line, data: bytes, place: str, tries: int = TRIES) -> None:
        """Pass a connection on with what has come over it; it is served here where that cannot be."""
        if line.transport.is_closing():
            return
        assert self._ours is not None
        try:
            handle = array("i", [line.transport.get_extra_info("socket").fileno()])
            self._ours.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, handle)], 0, place)
        except BlockingIOError:
            if tries:
                line.transport.pause_reading()
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self.pass_on, line, data, place, tries - 1)
                return
        except OSError:
            pass  # it is gone
        else:
            line.transport.abort()  # the connection itself stays open: the other process has it
            return
        line.transport.resume_reading()
        line.take(data)

    def _receive(self) -> None:
        """Take the connections that were passed on to us."""
        assert self._ours is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                data, handles, _flags, _from = socket.recv_fds(self._ours, MOST_BYTES, 1)
                for handle in handles:
                    task = asyncio.create_task(self._adopt(socket.socket(fileno=handle), data))
                    self._adopting.add(task)
                    task.add_done_callback(self._adopting.discard)

    async def _adopt(self, connection: socket.socket, data: bytes) -> None:
        model = self._model
        connection.setblocking(False)  # noqa: FBT003  as it is called
        connection.set_inheritable(False)

        def make() -> asyncio.Protocol:
            line = model.config.http_protocol_class(
                config=model.config, server_state=model.server_state, app_state=model.app_state
            )
            line.passed = data
            return line  # type: ignore[no-any-return]

        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        except OSError:  # gone meanwhile
            connection.close()
