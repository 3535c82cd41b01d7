"""Matches at the servers of boardgame.io and Colyseus, each in its own protocol, driven as ours are."""

import asyncio
import contextlib
import random
import time
from multiprocessing.connection import Connection
from typing import Any, ClassVar
from urllib.parse import urlsplit

import httpx
import msgspec

from linewright.bench.driver import LOST_SECONDS, Tally, play_orders, run_driver
from linewright.bench.frames import BINARY, TEXT, Frames

CELLS = 8  # of the game's cells those that are played on; it has more
HAND = 7  # cards of a hand

# Colyseus, protocol 0.16: the first byte of a message
JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15


class PeerMatch:
    """A match with somebody at every seat, and everybody listening; one move at a time."""

    first: ClassVar[bytes]  # how the message begins that brings the whole state
    update: ClassVar[bytes]  # how one begins that tells of a move

    def __init__(self, address: str, name: str, sockets: int) -> None:
        self.address, self.name, self.sockets = address, name, sockets
        place = urlsplit(address)
        self.host, self.port = place.hostname or "", place.port or 80
        self.lines: list[Frames] = []
        self.number = 0  # moves made
        self.chance = random.Random(name)  # noqa: S311  moves to make
        self._told: asyncio.Future[None] | None = None
        self._counts = [0] * sockets  # moves each socket was told of
        self._last = 0.0

    async def open(self) -> "PeerMatch":
        """Sit down and listen, one after the other."""
        for place in range(self.sockets):
            await self.come(place)
        return self

    async def come(self, place: int) -> None:
        """Take a seat; returns when its first state is there."""
        raise NotImplementedError

    def ask(self, seat: int, card: int, cell: int) -> None:
        """Send a move."""
        raise NotImplementedError

    async def line(self, path: str, place: int) -> tuple[Frames, asyncio.Future[None]]:
        """An open line of a place, and what is done when its first state is there."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(data: bytes, now: float) -> None:
            if data.startswith(self.update):
                self._hear(place, now)
            elif data.startswith(self.first) and not ready.done():
                ready.set_result(None)
            else:
                self.hear_other(line, data)

        line = Frames(self.host, self.port, path, hear)
        self.lines.append(line)
        return await line.open(), ready

    def hear_other(self, line: Frames, data: bytes) -> None:
        """Hear what is neither a state nor a move."""

    def _hear(self, place: int, now: float) -> None:
        self._counts[place] += 1
        self._last = now
        if self._told is not None and not self._told.done() and min(self._counts) > self.number:
            self._told.set_result(None)

    async def step(self, tally: Tally) -> None:
        """Let whoever's turn it is make a move, and see it told to all."""
        self._told = asyncio.get_running_loop().create_future()
        tally.sent += 1
        began = time.perf_counter()
        self.ask(self.number % self.sockets, self.chance.randrange(HAND), self.chance.randrange(CELLS))
        async with asyncio.timeout(LOST_SECONDS):
            await self._told
        self.number += 1
        tally.acknowledged += 1
        tally.told.append(self._last - began)

    async def play(self, until: float, every: float, tally: Tally) -> None:
        """Make a move at every so many seconds."""
        due = time.perf_counter() + self.chance.random() * every
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            with contextlib.suppress(TimeoutError):
                await self.step(tally)
            due += every


class BoardgameMatch(PeerMatch):
    """A match of boardgame.io: Socket.IO, text."""

    first = b'42/table,["sync",'
    update = b'42/table,["update",'

    async def come(self, place: int) -> None:
        """Connect to the game's namespace, and ask for the state."""
        _line, ready = await self.line("/socket.io/?EIO=4&transport=websocket", place)
        async with asyncio.timeout(LOST_SECONDS):
            await ready

    def hear_other(self, line: Frames, data: bytes) -> None:
        """Go through the beginning, step by step, and answer a PING of Engine.IO."""
        if data.startswith(b"0"):
            line.send(b"40/table,")
        elif data.startswith(b"40/table,"):
            self._send(line, "sync", self.name, str(self.lines.index(line)), None, self.sockets)
        elif data == b"2":
            line.send(b"3")

    def ask(self, seat: int, card: int, cell: int) -> None:
        """Send a move."""
        payload = {"type": "place", "args": [card, cell], "playerID": str(seat), "credentials": None}
        self._send(self.lines[seat], "update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.name, str(seat))

    def _send(self, line: Frames, *facts: Any) -> None:
        line.send(b"42/table," + msgspec.json.encode(facts), TEXT)


class ColyseusMatch(PeerMatch):
    """A match of Colyseus: bytes, and of the state only what has changed."""

    first = bytes((ROOM_STATE,))
    update = bytes((ROOM_STATE_PATCH,))
    room = ""

    async def come(self, place: int) -> None:
        """Have a seat reserved, the first with a new room, and take it."""
        wish = "create/table" if not place else f"joinById/{self.room}"
        async with httpx.AsyncClient() as client:
            answer = await client.post(f"{self.address}/matchmake/{wish}", json={"seats": self.sockets})
        seat = answer.json()
        self.room = seat["room"]["roomId"]
        _line, ready = await self.line(f"/{seat['room']['processId']}/{self.room}?sessionId={seat['sessionId']}", place)
        async with asyncio.timeout(LOST_SECONDS):
            await ready

    def hear_other(self, line: Frames, data: bytes) -> None:
        """Say that we have joined, when we are told so."""
        if data[0] == JOIN_ROOM:
            line.send(bytes((JOIN_ROOM,)), BINARY)

    def ask(self, seat: int, card: int, cell: int) -> None:
        """Send a move."""
        self.lines[seat].send(
            bytes((ROOM_DATA,)) + msgspec.msgpack.encode("place") + msgspec.msgpack.encode([card, cell]), BINARY
        )


def drive_peer(pipe: Connection, kind: type[PeerMatch], address: str, first: int, tables: int, sockets: int) -> None:
    """Run a driver process at a peer's server: set matches up, then play whenever told to."""

    async def main() -> None:
        works = [kind(address, f"t{number}", sockets).open for number in range(first, first + tables)]
        matches = await play_orders(pipe, works)
        for line in [line for match in matches for line in match.lines]:
            line.close()

    run_driver(main, pipe)
