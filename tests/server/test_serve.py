"""`linewright serve`: it starts in words, refuses in words, and stops in good order."""

import contextlib
import io
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosed

from linewright.core.words import LANGUAGES, Words
from linewright.server.refusals import Unservable
from linewright.server.serve import bind, lan_address, serve
from tests.server.conftest import ROOMY, Guest, Running, free_port, fresh_postgres
from tests.timing import slowness

COMMAND = """
import sys
from rich.console import Console
from linewright.core.words import Words
from linewright.server.serve import serve
serve("127.0.0.1", int(sys.argv[1]), 1, lan=sys.argv[2] == "lan", open_browser=False, console=Console(), words=Words("en"))
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_processes_on_sqlite_are_refused_in_words(tmp_path, monkeypatch, language):
    monkeypatch.setenv("LINEWRIGHT_DATABASE", str(tmp_path / "tables.db"))
    with pytest.raises(Unservable) as refused:
        serve("127.0.0.1", 0, 2, lan=False, open_browser=False, console=Console(file=io.StringIO()), words=Words(language))
    assert "PostgreSQL" in refused.value.say(language)
    assert "2" in refused.value.say(language)


def test_a_port_that_is_taken_is_refused_in_words():
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Unservable) as refused:
            bind("127.0.0.1", port)
    assert str(port) in str(refused.value)


@pytest.mark.parametrize("where", ["here", "lan"])
def test_it_says_where_it_is_and_stops_when_asked(tmp_path, where):
    port = free_port()
    environment = os.environ | {"LINEWRIGHT_DATABASE": str(tmp_path / "tables.db"), "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    environment.pop("LINEWRIGHT_ADDRESS", None)
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, str(port), where], env=environment, stdout=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 60
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                break
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    assert f"http://{lan_address() if where == 'lan' else '127.0.0.1'}:{port}" in said
    assert ("█" in said or "▄" in said) == (where == "lan")


def test_streams_end_at_once_when_the_server_is_told_to_stop(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY).start()
    ada = Guest(server.url, "Ada")
    table = ada.create("line-it", "me", "me")
    ada.done(table, "start")
    with ada.listen(table) as hears, ada.http.stream("GET", f"{table}/stream") as lines:
        hears.recv()
        next(lines.iter_lines())
        began = time.monotonic()
        assert server.stop() in (0, -15)
        assert time.monotonic() - began < 5 * slowness()
        with pytest.raises(ConnectionClosed) as closed:
            hears.recv(timeout=60)
    assert closed.value.rcvd.code in (1001, 1012)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found += [int(stat.parent.name), *children_of(int(stat.parent.name))]
    return found


def listeners_at(port: int, pids: list[int]) -> list[str]:
    """The commands of those processes that hold the socket that listens at a port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (inode,) = {row[9] for row in rows if row[3] == "0A" and int(row[1].partition(":")[2], 16) == port}
    found = []
    for pid in pids:
        open_files = []
        for file in Path(f"/proc/{pid}/fd").glob("*"):
            with contextlib.suppress(OSError):
                open_files.append(str(file.readlink()))
        if f"socket:[{inode}]" in open_files:
            found.append(Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " "))
    return found


@pytest.mark.skipif(not Path("/proc/net/tcp").is_file(), reason="2026-11-18: only Linux says who holds a socket")
@pytest.mark.parametrize("workers", [1, 2])
def test_bots_hold_no_socket_of_the_server(postgres, tmp_path, workers):
    server = Running(fresh_postgres(postgres), tmp_path, workers=workers, limits=ROOMY).start()
    try:
        pids = [server.process.pid, *children_of(server.process.pid)]
        commands = [Path(f"/proc/{pid}/cmdline").read_text() for pid in pids]
        assert sum("bots.worker" in command for command in commands) >= 2
        holders = listeners_at(server.port, pids)
        assert len(holders) == (1 if workers == 1 else 1 + workers)
        assert not any("bots.worker" in command for command in holders)
    finally:
        server.stop()


@pytest.mark.slow
def test_several_workers_serve_one_postgresql(postgres, tmp_path):
    server = Running(fresh_postgres(postgres), tmp_path, workers=2, limits=ROOMY).start()
    try:
        people = [Guest(server.url, name) for name in ("Ada", "Bob")]
        table = people[0].create("line-it", "me", "human")
        people[1].done(table, "seats")
        people[0].done(table, "start")
        for _ in range(20):
            for person in people:
                person.http.headers["connection"] = "close"  # so that either process may answer
                update = person.get(f"{table}/events").json()
                if update["views"][0]["legal"]:
                    person.count += 1
                    move = {"seat": update["views"][0]["seat"], "text": update["views"][0]["legal"][0], "after": update["number"]}
                    answer = person.post(f"{table}/moves", id=f"w{person.count}", **move)
                    assert answer.status_code in (200, 409)
        people[0].wait(table, lambda update: update["table"]["moves"] > 5)
    finally:
        server.stop()
