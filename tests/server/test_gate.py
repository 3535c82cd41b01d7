"""Limits before a request is whole: heads, bodies, connections. Raw sockets, for no client of ours would do this."""

import contextlib
import socket
import time
from pathlib import Path

import httpx
import pytest

from linewright.server.settings import Limits, Settings
from linewright.server.web import gate
from linewright.server.web.gate import HEAD_BYTES, HEADERS, Gate
from tests.server.conftest import Guest, Running
from tests.timing import slowness

MEGABYTE = 1_000_000
FEW_HANDLES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)); "
QUICK = "import linewright.server.web.gate as gate; gate.HEAD_SECONDS = gate.BODY_SECONDS = 1.0; gate.STALLED_SECONDS = 2.0; "
SERVE = "from linewright.server.serve import bind, run; run(bind('127.0.0.1', {port}), 1)"


class Altered(Running):
    """A server that was told something before it started."""

    def __init__(self, folder: Path, first: str, **settings: str) -> None:
        super().__init__(str(folder / "tables.db"), folder, limits=settings.pop("limits", ""))
        self.environment |= settings
        self.first = first

    @property
    def command(self) -> list[str]:
        return ["-c", self.first + SERVE.format(port=self.port)]


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A server that waits a second for heads and bodies, two for readers."""
    running = Altered(tmp_path_factory.mktemp("quick"), QUICK).start()
    yield running
    running.stop()


@contextlib.contextmanager
def raw(server, sent: bytes = b""):
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(sent)
        yield line


def read_all(line) -> bytes:
    """Everything until the server hangs up."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(65_536):
            parts.append(part)
    return b"".join(parts)


def memory_of(server) -> int:
    """What a process holds, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def test_a_head_that_is_too_large_is_answered_and_never_kept(server):
    before = memory_of(server)
    with raw(server, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ") as line, contextlib.suppress(OSError):
        for _ in range(100):
            line.sendall(b"x" * MEGABYTE)
    assert memory_of(server) - before < 20 * MEGABYTE
    for end in (b"", b"\r\n\r\n"):  # nobody waits for the end of it
        with raw(server, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: " + b"x" * HEAD_BYTES + end) as line:
            assert read_all(line).startswith(b"HTTP/1.1 431 ")
    with raw(server, b"GET /" + b"x" * HEAD_BYTES + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n") as line:
        assert read_all(line).startswith(b"HTTP/1.1 431 ")
    with raw(server, b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * (HEADERS + 1) + b"\r\n") as line:
        assert read_all(line).startswith(b"HTTP/1.1 431 ")
    assert httpx.get(f"{server.url}/healthz", headers={"x": "x" * (HEAD_BYTES // 2)}).status_code == 200


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nhost: 127", b"HTTP/1.1 408 "),
        (b"GET", b"HTTP/1.1 408 "),
        (b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 15\r\n\r\n{", b"HTTP/1.1 408 "),
        (b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n", b"HTTP/1.1 408 "),
    ],
    ids=["silence", "half a head", "half a word", "half a body", "chunks without an end"],
)
def test_what_never_becomes_whole_is_not_waited_for(quick, sent, answer):
    began = time.monotonic()
    with raw(quick, sent) as line:
        assert read_all(line)[: len(answer) or None] == answer
    assert time.monotonic() - began < 10 * slowness()


def test_a_head_or_body_that_trickles_in_takes_no_longer(quick):
    began = time.monotonic()
    with raw(quick, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n") as line:
        with contextlib.suppress(OSError):
            while time.monotonic() - began < 60:
                line.sendall(b"a: b\r\n")
                line.settimeout(0.2)
                with contextlib.suppress(TimeoutError):
                    if line.recv(100):
                        break
        assert 0.5 < time.monotonic() - began < 10 * slowness()


def test_streams_that_are_alive_are_not_cut(quick):
    """Longer than any of the limits of this server."""
    ada = Guest(quick.url, "Ada")
    table = ada.create("line-it", "me", "me")
    with ada.listen(table) as hears, ada.http.stream("GET", f"{table}/stream") as stream:
        lines = stream.iter_lines()
        assert hears.recv(timeout=60)
        assert next(lines)
        with raw(quick) as silent:
            assert read_all(silent) == b""  # a second has passed
        with raw(quick) as silent:
            assert read_all(silent) == b""
        ada.done(table, "chat", text="still there")
        assert "still there" in hears.recv(timeout=60)
        assert "still there" in next(line for line in lines if line)  # empty ones keep it alive


def test_who_asks_for_much_and_reads_nothing_is_hung_up_on(quick):
    request = b"GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", quick.port))
        line.settimeout(60 * slowness())

        def ask_for_ever():
            while True:
                line.sendall(request)

        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            ask_for_ever()


def test_silent_connections_shut_nobody_out(tmp_path):
    running = Altered(tmp_path, FEW_HANDLES).start()
    lines = []
    try:
        lines += [socket.create_connection(("127.0.0.1", running.port), timeout=60) for _ in range(300)]
        for _ in range(20):
            assert httpx.get(f"{running.url}/healthz", timeout=20).status_code == 200
        ada = Guest(running.url, "Ada")
        table = ada.create("line-it", "me", "me")
        with ada.listen(table) as hears:
            assert hears.recv(timeout=60)
            lines += [socket.create_connection(("127.0.0.1", running.port), timeout=60) for _ in range(300)]
            ada.done(table, "chat", text="still there")
            assert "still there" in hears.recv(timeout=60)
    finally:
        for line in lines:
            line.close()
        running.stop()


def test_an_address_has_only_so_many_connections(tmp_path):
    running = Altered(tmp_path, "", limits="connections=5", LINEWRIGHT_PROXIES="192.0.2.1").start()
    try:
        with contextlib.ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(raw(running))
            with raw(running, b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n") as sixth:
                assert read_all(sixth).startswith(b"HTTP/1.1 429 ")
        deadline = time.monotonic() + 60
        while httpx.get(f"{running.url}/healthz").status_code != 200:  # until the server has noticed that they are gone
            assert time.monotonic() < deadline
    finally:
        running.stop()


def test_behind_a_proxy_the_addresses_it_names_are_counted(tmp_path):
    running = Running(str(tmp_path / "tables.db"), tmp_path, limits="connections=3,listeners=100").start()
    try:
        ada = Guest(running.url, "Ada")
        table = ada.create("line-it", "me", "me")
        one, two = ({"x-forwarded-for": f"203.0.113.{number}"} for number in (1, 2))
        with contextlib.ExitStack() as stack:
            for _ in range(3):
                stream = stack.enter_context(ada.http.stream("GET", f"{table}/stream", headers=one))
                assert stream.status_code == 200
            assert ada.http.get("/api/me", headers=one).status_code == 429
            assert ada.http.get("/api/me", headers=two).status_code == 200
            assert ada.http.get("/api/me").status_code == 200  # the proxy itself, or whoever sits at this machine
        deadline = time.monotonic() + 60
        while ada.http.get("/api/me", headers=one).status_code != 200:
            assert time.monotonic() < deadline
    finally:
        running.stop()


class Line:
    """A connection that notes that it was cut."""

    def __init__(self):
        self.is_cut = False

    def abort(self):
        self.is_cut = True


def test_who_has_been_silent_longest_makes_room_and_who_is_being_answered_never_does(monkeypatch):
    monkeypatch.setattr(gate, "handles", lambda: gate.SPARE_HANDLES + 3)
    door = Gate(Settings("", limits=Limits()))
    busy, idle, silent, late = Line(), Line(), Line(), Line()
    for one in (busy, idle, silent):
        assert door.connect(one, "203.0.113.1") == 0
    for one in (busy, idle):
        door.begin(one)
    door.rest(idle)
    assert door.connect(late, "203.0.113.2") == 0
    assert (silent.is_cut, idle.is_cut, busy.is_cut) == (True, False, False)
    door.begin(late)
    assert door.connect(Line(), "203.0.113.2") == 0
    assert idle.is_cut
    door.begin(list(door._addresses)[-1])
    assert door.connect(Line(), "203.0.113.3") == 503
    assert not busy.is_cut


def test_a_client_that_leaves_in_mid_body_is_no_error(tmp_path):
    running = Running(str(tmp_path / "tables.db"), tmp_path).start()
    for _ in range(3):
        with raw(running, b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{"):
            pass
    assert httpx.get(f"{running.url}/healthz").status_code == 200
    assert 'code="broken"' not in httpx.get(f"{running.url}/metrics").text
    assert running.stop() in (0, -15)
    assert "error" not in running.log.read_text()
