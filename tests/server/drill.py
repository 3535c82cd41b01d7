"""The drill: a server is killed at random moments while people play as fast as they can; nothing is lost, doubled or missed."""

import asyncio
import contextlib
import json
import random
import sqlite3
import threading
import time
from dataclasses import dataclass, field

import asyncpg
import httpx
import msgspec

from linewright.server.web.door import COOKIE
from tests.server.conftest import Guest, Running, client


class Player(threading.Thread):
    """Plays both seats of a table of its own as fast as it can, through every crash, and notes what was acknowledged."""

    def __init__(self, url: str, name: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url, self.done = url, stop
        self.person = Guest(url, name)
        self.table = self.person.create("line-it", "me", "me")
        self.person.done(self.table, "start")
        self.acknowledged: dict[str, int] = {}  # our own id of a move -> number
        self.retries = 0
        self.heard = 0  # number of the last event that came over a live stream

    def run(self) -> None:
        http = client(self.url, cookies={COOKIE: self.person.secret})
        while not self.done.is_set():
            try:
                update = http.get(f"{self.table}/events?since=1000000").json()
                if update["table"]["status"] == "over":
                    http.post(f"{self.table}/rematch", content=b"{}")
                    continue
                view = next(view for view in update["views"] if view["legal"])
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            own = f"{self.name}-{len(self.acknowledged)}"
            text = random.choice(view["legal"])  # noqa: S311  any will do
            body = msgspec.json.encode({"seat": view["seat"], "text": text, "after": update["number"], "id": own})
            self.acknowledged[own] = self.send(http, body)

    def send(self, http, body) -> int:
        """Send a move until it is answered; a retry is recognised by its id."""
        while True:
            try:
                answer = http.post(f"{self.table}/moves", content=body)
            except httpx.TransportError:
                self.retries += 1
                time.sleep(0.02)
                continue
            if answer.status_code == 503:
                continue
            assert answer.status_code == 200, answer.text
            return answer.json()["number"]

    @contextlib.contextmanager
    def resumed(self):
        """Listen from the last number on; whatever has happened meanwhile comes at once, unbroken."""
        with self.person.listen(self.table, self.heard) as hears:
            update = json.loads(hears.recv(timeout=10))
            assert [event["number"] for event in update["events"]] == list(range(self.heard + 1, update["number"] + 1))
            self.heard = update["number"]
            yield


@dataclass
class Drilled:
    """What a drill has seen."""

    moves: int = 0  # acknowledged
    events: int = 0  # in the log
    retries: int = 0  # moves whose answer was lost
    resumed: int = 0  # events that came over a stream taken up where it was broken off
    restarts: list[float] = field(default_factory=list)  # seconds from a kill until the server answers again


def drill(server: Running, kills: int, people: int, chance: random.Random, least: float = 0.2, most: float = 0.9) -> Drilled:
    """Kill a running server so many times under load, then stop it, and compare its log with what people were told."""
    stop = threading.Event()
    players = [Player(server.url, f"p{number}", stop) for number in range(people)]
    drilled = Drilled()
    for player in players:
        player.start()
    try:
        for kill in range(kills):
            time.sleep(chance.uniform(least, most))
            with players[kill % people].resumed():
                server.kill()
            died = time.monotonic()
            server.start()
            drilled.restarts.append(time.monotonic() - died)
        time.sleep(0.5)
        for player in players:
            assert player.is_alive()  # none of them was answered wrongly
            with player.resumed():
                drilled.resumed += player.heard
    finally:
        stop.set()
        for player in players:
            player.join()
    server.stop()
    rows = stored(server.database)
    for player in players:
        compare(player, [(number, json.loads(body)) for table, number, body in rows if player.table.endswith(table)])
    drilled.moves = sum(len(player.acknowledged) for player in players)
    drilled.retries = sum(player.retries for player in players)
    drilled.events = len(rows)
    return drilled


def compare(player: Player, log: list[tuple[int, dict]]) -> None:
    """Find every acknowledged move in the log of its table, under its number, once; and no number twice or missing."""
    assert len(player.acknowledged) > 20
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    ids = [event["id"] for _, event in log if event["kind"] == "move"]
    assert len(ids) == len(set(ids))
    stored_at = {event["id"]: number for number, event in log if event["kind"] == "move"}
    assert {own: stored_at.get(own) for own in player.acknowledged} == player.acknowledged
    assert player.heard <= len(log)


def stored(database: str) -> list[tuple[str, int, str]]:
    """Read all events of a store whose server has stopped."""
    query = "SELECT table_id, number, body FROM event ORDER BY table_id, number"
    if not database.startswith("postgres"):
        with contextlib.closing(sqlite3.connect(database)) as store:
            return store.execute(query).fetchall()

    async def read():
        connection = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(read())
