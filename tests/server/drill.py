"""The drill: a server is killed at random moments while people play as fast as they can; nothing is lost, doubled or missed."""

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar

import asyncpg
import httpx

from linewright.client import Client, Table
from tests.server.conftest import Running

BUSY_SECONDS = 300  # within which everything has happened, on a very busy machine too


class Player:
    """Plays both seats of a table of its own as fast as it can, through every crash, and notes what was acknowledged."""

    def __init__(self, client: Client, table: Table, name: str) -> None:
        self.client, self.table, self.name = client, table, name
        self.acknowledged: dict[str, int] = {}  # our own id of a move -> number
        self.heard = 0  # number of the last event that came over a stream

    @classmethod
    async def sit_down(cls, url: str, name: str, lines: "CountedLines") -> "Player":
        client = await Client(url, patience_seconds=BUSY_SECONDS, transport=lines).become(name)
        table = await client.create("line-it", ["me", "me"])
        await table.start()
        return cls(client, table, name)

    async def play(self) -> None:
        """Move and begin again, for ever."""
        while True:
            update = await self.table.update(since=1_000_000)
            if update["table"]["status"] == "over":
                await self.table.ask("rematch")
                continue
            place = next(place for place in update["views"] if place["legal"])
            own = f"{self.name}-{len(self.acknowledged)}"
            text = random.choice(place["legal"])  # noqa: S311  any will do
            if self.table._line is not None and self.table._line._is_open:
                CountedLines.sent.add(own)
            self.acknowledged[own] = await self.table.move(place["seat"], text, update["number"], id=own)

    async def listen(self) -> None:
        """Hear of everything, whatever happens to the server: each number once and in order."""
        async for update in self.table.listen():
            assert [event["number"] for event in update["events"]] == list(range(self.heard + 1, update["number"] + 1))
            self.heard = update["number"]


class CountedLines(httpx.AsyncHTTPTransport):
    """Lines that count the moves whose answer was lost."""

    lost = 0
    sent: ClassVar[set[str]] = set()  # ids of moves that went over an open WebSocket: asked again at the door, they had no answer

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        is_move = request.url.path.endswith("/moves")
        if is_move and (name := json.loads(request.content)["id"]) in self.sent:
            type(self).lost += 1
            self.sent.remove(name)
        try:
            return await super().handle_async_request(request)
        except (httpx.ReadError, httpx.RemoteProtocolError):
            type(self).lost += is_move
            raise


@dataclass
class Drilled:
    """What a drill has seen."""

    moves: int = 0  # acknowledged
    events: int = 0  # in the log
    retries: int = 0  # moves whose answer was lost
    resumed: int = 0  # events that came over streams, each broken off by every kill
    restarts: list[float] = field(default_factory=list)  # seconds from a kill until the server answers again


def drill(server: Running, kills: int, people: int, chance: random.Random, least: float = 0.2, most: float = 0.9) -> Drilled:
    """Kill a running server so many times under load, then stop it, and compare its log with what people were told."""
    return asyncio.run(_drill(server, people, [chance.uniform(least, most) for _ in range(kills)]))


async def _drill(server: Running, people: int, moments: list[float]) -> Drilled:
    CountedLines.lost = 0
    players = [await Player.sit_down(server.url, f"p{number}", CountedLines()) for number in range(people)]
    drilled = Drilled()
    async with asyncio.TaskGroup() as group:
        working = [group.create_task(work) for player in players for work in (player.play(), player.listen())]
        for moment in moments:
            await asyncio.sleep(moment)
            await asyncio.to_thread(server.kill)
            died = time.monotonic()
            await asyncio.to_thread(server.start)
            drilled.restarts.append(time.monotonic() - died)
        await wait_until(lambda: all(len(player.acknowledged) > 20 for player in players))
        numbers = [(await player.table.update())["number"] for player in players]
        await wait_until(lambda: all(player.heard >= number for player, number in zip(players, numbers, strict=True)))
        for task in working:
            task.cancel()
    for player in players:
        await player.client.close()
    drilled.resumed = sum(player.heard for player in players)
    drilled.retries = CountedLines.lost
    await asyncio.to_thread(server.stop)
    rows = await stored(server.database)
    for player in players:
        compare(player, [(number, json.loads(body)) for table, number, body in rows if table == player.table.id])
    drilled.moves = sum(len(player.acknowledged) for player in players)
    drilled.events = len(rows)
    return drilled


async def wait_until(promise: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(BUSY_SECONDS):
        while not promise():  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.02)


def compare(player: Player, log: list[tuple[int, dict]]) -> None:
    """Find every acknowledged move in the log of its table, under its number, once; and no number twice or missing."""
    assert len(player.acknowledged) > 20
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    ids = [event["id"] for _, event in log if event["kind"] == "move"]
    assert len(ids) == len(set(ids))
    stored_at = {event["id"]: number for number, event in log if event["kind"] == "move"}
    assert {own: stored_at.get(own) for own in player.acknowledged} == player.acknowledged
    assert player.heard <= len(log)


async def stored(database: str) -> list[tuple[str, int, str]]:
    """Read all events of a store whose server has stopped."""
    query = "SELECT table_id, number, body FROM event ORDER BY table_id, number"
    if not database.startswith("postgres"):
        with contextlib.closing(sqlite3.connect(database)) as store:
            return store.execute(query).fetchall()
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
