"""Moves that come over an open WebSocket: each is judged as at its door, and answered over the same line, under its own id."""

import time
from typing import Annotated

import msgspec
import structlog
from msgspec import Meta, Struct
from starlette.requests import HTTPConnection

from linewright.core.errors import LinewrightError
from linewright.server.measures import ANSWER_SECONDS
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.settings import ID_LENGTH
from linewright.server.table.acts.moves import Move
from linewright.server.table.shapes import ENCODER
from linewright.server.web.door import Call, read_json
from linewright.server.web.refusal_answers import refusal_of, retry_seconds, status_of
from linewright.server.web.shapes import Answer
from linewright.server.web.socket import ListenerProtocol

MOST_UNDER_WAY = 8  # moves of one WebSocket that are judged or written; nothing more is read from it meanwhile
RATE = "moves"  # as at the door of moves
MOVES = msgspec.json.Decoder(Move)
ANSWERED = ANSWER_SECONDS.labels("WS move")


log = structlog.get_logger()


class Named(Struct):
    """What is left of a move that cannot be read: perhaps its id."""

    id: Annotated[str, Meta(max_length=ID_LENGTH)] = ""


NAMES = msgspec.json.Decoder(Named)


class Mouth:
    """Takes the moves that somebody sends over their WebSocket, in a `with`."""

    __slots__ = ("_call", "_server", "_session", "_socket", "_under_way")

    def __init__(self, socket: ListenerProtocol, server: Server, session: str) -> None:
        self._socket = socket
        self._server = server
        self._session = session  # the hash of its secret; empty: somebody unknown
        self._call: Call | None = None  # made for the first move: most WebSockets only listen
        self._under_way = 0

    def __enter__(self) -> None:
        self._socket.on_text = self

    def __exit__(self, *_: object) -> None:
        self._socket.on_text = None

    def __call__(self, text: bytes) -> None:
        """Take a move: it is made whether or not whoever has sent it stays to hear."""
        self._under_way += 1
        if self._under_way >= MOST_UNDER_WAY or not self._socket.has_room:
            self._socket.hold_reading()
        hall = self._server.hall
        hall.chore(self._answer(text, hall.clock.now_ms()))

    async def _answer(self, text: bytes, received: int) -> None:
        began = time.perf_counter()
        if self._call is None:
            self._call = Call(HTTPConnection(dict(self._socket.scope)), self._server, None, "")
        try:
            answer = await self._make(self._call, text, received)
        except Exception as error:  # noqa: BLE001  whatever it was, whoever waits is told
            log.error("broken", error=type(error).__name__)  # noqa: TRY400  its text could hold a secret
            answer = self._refuse(Refusal("broken"), self._call, text)
        self._under_way -= 1
        if self._socket.has_room:
            self._socket.go_on_reading()
        self._socket.push(ENCODER.encode(answer))
        ANSWERED.observe(time.perf_counter() - began)

    async def _make(self, call: Call, text: bytes, received: int) -> Answer:
        """Make a move; what comes back is what the door of moves would have answered."""
        try:
            call.person = await self._server.people.find_session(self._session) if self._session else None
            call.limit(RATE)
            move = read_json(MOVES, text)
            who = call.who
            number = await self._server.hall.ask(await call.table(0), who, move, received, is_ours=True)
        except LinewrightError as error:
            return self._refuse(error, call, text)
        return Answer(move.id, number)

    def _refuse(self, error: LinewrightError, call: Call, text: bytes) -> Answer:
        known = self._server.hall.find_loaded(call.came_by)
        refused = refusal_of(error, None if known is None else known.table.number)
        return Answer(name_of(text), None, status_of(error), refused, retry_seconds(error))


def name_of(text: bytes) -> str:
    """The id of a move, where it has one; of what cannot be read nothing."""
    try:
        return NAMES.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
