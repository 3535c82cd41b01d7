"""The comparison with other people's servers: its sockets, its search, what it says without them, and that moves are on disk."""

import asyncio
import re
import shutil
import sqlite3
from contextlib import closing

import pytest
from websockets.asyncio.server import serve

from linewright.bench.driver import Driver, Tally
from linewright.bench.frames import BINARY, PING, TEXT, Frames
from linewright.bench.peers import fetch as fetching
from linewright.bench.peers.compare import PEERS, PeerServed, Result, cells, find_most, is_kept
from linewright.bench.peers.fetch import LeftOut, fetch, node
from linewright.bench.peers.matches import drive_peer
from linewright.bench.table import play_on
from linewright.client import Unreachable
from linewright.core.words import LANGUAGES

LENGTHS = [0, 5, 125, 126, 127, 65_535]


def test_messages_of_every_length_arrive_whole_both_ways():
    async def echo(socket):
        async for message in socket:
            await socket.send(message)

    async def talk() -> list[bytes]:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        async with serve(echo, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            line = await Frames("127.0.0.1", port, "/", lambda data, _now: heard.put_nowait(data)).open()
            for length in LENGTHS:
                line.send(b"x" * length, BINARY)
            line.send(b"still there?", PING)  # its PONG is nobody's message
            line.send("schön".encode(), TEXT)
            found = [await heard.get() for _ in range(len(LENGTHS) + 1)]
            line.close()
            return found

    found = asyncio.run(asyncio.wait_for(talk(), 60))
    assert [len(data) for data in found[:-1]] == LENGTHS
    assert found[-1].decode() == "schön"


def test_long_messages_and_pings_of_a_server_are_taken():
    async def tell(socket):
        await socket.send("y" * 70_000)
        await (await socket.ping())  # ends only with our PONG
        await socket.send("ponged")

    async def listen() -> list[int]:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        async with serve(tell, "127.0.0.1", 0, compression=None) as server:
            port = server.sockets[0].getsockname()[1]
            line = await Frames("127.0.0.1", port, "/", lambda data, _now: heard.put_nowait(data)).open()
            found = [len(await heard.get()) for _ in range(2)]
            line.close()
            return found

    assert asyncio.run(asyncio.wait_for(listen(), 60)) == [70_000, len("ponged")]


def test_a_server_that_wants_no_websocket_is_unreachable():
    async def refuse(_reader, writer):
        writer.write(b"HTTP/1.1 404 Not Found\r\n\r\n")
        writer.close()

    async def knock() -> None:
        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        async with server:
            await Frames("127.0.0.1", server.sockets[0].getsockname()[1], "/", lambda _data, _now: None).open()

    with pytest.raises(Unreachable, match="404"):
        asyncio.run(asyncio.wait_for(knock(), 60))


@pytest.mark.parametrize("limit", [30.0, 260.0, 1_300.0, 9_999.0])
def test_the_search_finds_the_highest_rate_that_holds_within_a_tenth(limit):
    tried = []

    def holds(rate: float) -> bool:
        tried.append(rate)
        return rate <= limit

    found = find_most(holds, 250.0)
    assert found <= limit
    assert found >= limit * 0.9 or limit < 250 / 2**3
    assert len(tried) <= 11


def test_a_rate_is_not_kept_by_making_its_moves_later():
    told = [0.09] * 3_000
    in_time = Tally(sent=3_000, acknowledged=3_000, told=told, took=3.05)
    late = Tally(sent=3_000, acknowledged=3_000, told=told, took=4.0)
    lost = Tally(sent=3_001, acknowledged=3_000, told=told, took=3.0)
    slow = Tally(sent=3_000, acknowledged=3_000, told=[0.11] * 3_000, took=3.0)
    assert [is_kept(tally, 1_000.0) for tally in (in_time, late, lost, slow)] == [True, False, False, False]


def test_a_line_of_the_table_has_the_ratio_to_ours():
    ours = Result("Linewright", 0.5, 4.0, 2_000.0, is_drivers_limit=False, megabytes=200.0, driver=0.3)
    peer = Result("Colyseus", 0.75, 5.0, 1_000.0, is_drivers_limit=True, megabytes=100.0, driver=0.1)
    assert cells(ours, ours) == ["Linewright", "0.50 ms", "4.0 ms", "2000", "200 MB", "0.30 ms"]
    assert cells(peer, ours) == ["Colyseus", "0.75 ms (1.50)", "5.0 ms", "≥ 1000 (0.50)", "100 MB (0.50)", "0.10 ms"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_no_node_or_an_old_one_the_peers_are_left_out_in_one_sentence(language, monkeypatch, tmp_path):
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(LeftOut) as left_out:
        node()
    assert re.fullmatch(r"boardgame\.io .* Colyseus .* Node\.js .*\.", left_out.value.say(language))
    old = tmp_path / "node"
    old.write_text("#!/bin/sh\necho v12.1.0\n")
    old.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda _name: str(old))
    with pytest.raises(LeftOut) as left_out:
        node()
    assert "v12.1.0" in left_out.value.say(language)


def test_where_npm_cannot_install_them_the_sentence_says_why(monkeypatch, tmp_path):
    monkeypatch.setenv("LINEWRIGHT_CACHE", str(tmp_path))
    npm = tmp_path / "npm"
    npm.write_text('#!/bin/sh\n[ "$1" = --version ] && echo v20.0.0 && exit\necho "npm error network" >&2\nexit 1\n')
    npm.chmod(0o755)
    monkeypatch.setattr(fetching.shutil, "which", lambda _name: str(npm))
    with pytest.raises(LeftOut, match=r"npm error network"):
        fetch()


@pytest.mark.slow
@pytest.mark.parametrize("name", PEERS)
def test_every_move_a_peer_tells_of_is_in_its_store(name, tmp_path):
    try:
        fetch()
    except LeftOut as reason:
        pytest.skip(f"2026-11-18: {reason.say()}")
    script, kind = PEERS[name]
    server = PeerServed(script, 3_000, tmp_path)
    driver = None
    try:
        server.wait()
        driver = Driver(drive_peer, kind, server.address, 0, 3, 4)
        assert driver.wait_for("ready") == 12
        tally = play_on([driver], 3 / 30.0, 1.0)
        assert (tally.sent, tally.acknowledged) == (30, 30)
        assert len(tally.told) == 30
        assert server.memory() > 20
        with closing(sqlite3.connect(tmp_path / f"{script}.db")) as store:
            assert store.execute("SELECT count(DISTINCT match), count(*) FROM moves WHERE number > 0").fetchone() == (
                3,
                tally.acknowledged + tally.warmed,
            )
            assert store.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    finally:
        if driver is not None:
            driver.end()
        server.stop()
