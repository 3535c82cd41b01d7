"""Listeners that cannot be told: who never reads is let go of in bounded memory, and what fails to be told ends a stream."""

import base64
import contextlib
import re
import secrets
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import ROOMY, Guest, Running
from tests.server.test_long_logs import long_table
from tests.server.test_manners import listen_to_the_end
from tests.timing import slowness

LISTENERS = 8
TOLD = {"talk": 9000, "word": "x" * 450}  # more than the system keeps for a connection
MOST_BYTES = 16 * 2**20  # that they may take: each one page of a long log, and no more for what happens meanwhile
TALK = 30


class Altered(Running):
    """A server in which something is other than usual."""

    alteration = ""

    @property
    def command(self):
        begin = "from linewright.server.serve import bind, run"
        return ["-c", f"{self.alteration}\n{begin}\nrun(bind('127.0.0.1', {self.port}), 1)"]


class Impatient(Altered):
    """Nobody is waited for longer than some seconds who reads nothing."""

    alteration = "from linewright.server.web import socket\nsocket.STALLED_SECONDS = 4.0"


class Failing(Altered):
    """Something goes wrong where people are told of a certain word."""

    alteration = """
from linewright.server.hall.hall import Hall
hear = Hall.hear
def fail(self, gathering, person, hearing):
    told = hear(self, gathering, person, hearing)
    if b"unspeakable" in told:
        raise ZeroDivisionError
    return told
Hall.hear = fail
"""


@contextlib.contextmanager
def running(kind: type[Altered], folder):
    server = kind(str(folder / "tables.db"), folder, limits=ROOMY).start()
    try:
        yield server
    finally:
        server.stop()


def listeners(server: Running) -> int:
    return int(float(re.search(r"^linewright_listeners (\S+)", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)[1]))


def memory(server: Running) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024


def listen_and_never_read(server: Running, person: Guest, table: str) -> socket.socket:
    """A WebSocket of somebody who asks for everything and takes nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = f"GET {table}/live?since=0 HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    more = f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {person.secret}\r\n\r\n"
    line.sendall((head + more).encode())
    return line


@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="2026-11-18: only Linux says how much memory a process has")
def test_who_never_reads_is_let_go_of_in_bounded_memory(tmp_path):
    with running(Impatient, tmp_path) as server, contextlib.ExitStack() as lines:
        ada, table, _ = long_table(server, **TOLD)
        before = memory(server)
        for _ in range(LISTENERS):
            lines.enter_context(listen_and_never_read(server, ada, table))
        deadline = time.monotonic() + 20 * slowness()
        while listeners(server) < LISTENERS:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        for number in range(TALK):
            ada.done(table, "chat", text=f"{number} " * 100)
        assert memory(server) - before < MOST_BYTES
        deadline = time.monotonic() + 20 * slowness()
        while listeners(server) > 0:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert ada.update(table)["events"][-1]["text"].startswith(f"{TALK - 1} ")


def test_a_stream_that_cannot_be_told_something_ends_and_the_move_stands(tmp_path):
    with running(Failing, tmp_path) as server:
        ada = Guest(server.url, "Ada")
        table = ada.create("line-it", "me", "me")
        with ada.listen(table) as hears:
            hears.recv(timeout=60)
            number = ada.done(table, "chat", text="unspeakable")
            with pytest.raises(ConnectionClosed) as closed:
                listen_to_the_end(hears)
            assert closed.value.rcvd.code == 1011
        assert ada.update(table)["number"] == number
        with ada.listen(table, number) as hears:
            hears.recv(timeout=60)
            ada.done(table, "chat", text="something else")
            assert "something else" in hears.recv(timeout=60)
        log = server.log.read_text()
        assert '"telling failed"' in log
        assert "ZeroDivisionError" in log
        assert "unspeakable" not in log
