"""A client for Python programs: ask, listen, resume, play. It needs the extra `client` (httpx, websockets, msgspec).

    async with Client("http://127.0.0.1:8000") as client:
        await client.become("Ada")
        table = await client.create(game, ["me", "greedy"])
        await table.start()
        await table.play(lambda view, legal: legal[0])

Whatever is asked of a table carries an id of its own, by which the server recognises it: what was not answered is asked again and
done once. While one listens, moves go over the same WebSocket. A stream that breaks goes on from the last number heard.
`docs/protocol.md` describes every message.
"""

import asyncio
import contextlib
import inspect
import secrets
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

Message = dict[str, Any]
Bot = Callable[[Message, list[str]], str | Awaitable[str]]  # what a seat sees, its legal moves -> one of them; "" waits

PATIENCE_SECONDS = 60.0  # for how long something is tried again
ANSWER_SECONDS = 30.0  # until an answer that does not come counts as lost
PING_SECONDS = 20.0  # between looks whether the other end of a stream is still there
FIRST_PAUSE_SECONDS, LAST_PAUSE_SECONDS = 0.05, 2.0  # before it is tried again; each pause is twice the one before
LATER = (429, 503)  # statuses of a server that asks to try again later; it has done nothing
AWAY = (502, 504)  # statuses of a proxy that finds no server; one may have done what was asked


class Refused(Exception):
    """The server says no; `code` is for programs, `word` with `details` for people, `rule` is the one that forbids a move."""

    def __init__(self, status: int, answer: Message, retry_after: float | None = None) -> None:
        self.status = status
        self.code: str = answer.get("code") or "broken"
        self.word: str = answer.get("word") or self.code
        self.details: Message = answer.get("args", {})
        self.rule: str | None = answer.get("rule")
        self.number: int | None = answer.get("number")  # of the table's last event
        self.retry_after = retry_after  # seconds
        super().__init__(f"{self.code}{f' ({self.rule})' if self.rule else ''}: {self.details or self.word}")


class Unreachable(Exception):
    """The server does not answer."""

    retry_after: float | None = None


class Client:
    """A person at a server. The secret says who it is: keep it to come back as the same person."""

    def __init__(
        self,
        address: str,
        secret: str = "",
        *,
        patience_seconds: float = PATIENCE_SECONDS,
        ping_seconds: float | None = PING_SECONDS,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.address = address.rstrip("/")
        self.secret = secret
        self.id = ""
        self.name = ""
        self.patience_seconds = patience_seconds
        self.ping_seconds = ping_seconds
        self._http = httpx.AsyncClient(base_url=self.address, timeout=ANSWER_SECONDS, verify=tls(), transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        """What every request says about who sends it."""
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    async def become(self, name: str) -> Self:
        """Become a guest of this name, or change one's name."""
        me = await self.ask("POST", "/api/me", {"name": name, "secret": True})
        self.secret, self.id, self.name = me["secret"], me["id"], me["name"]
        return self

    async def create(self, game: str, seats: list[str] | None = None, **wishes: Any) -> "Table":
        """Set up a table; wishes: `options`, `house`, `first`, `nonce`."""
        made = await self.ask("POST", "/api/tables", {"game": game, **({"seats": seats} if seats else {}), **wishes})
        return Table(self, made["id"], made["code"])

    async def join(self, code: str) -> "Table":
        """Find a table by its short code."""
        return Table(self, (await self.ask("POST", "/api/join", {"code": code}))["id"], code)

    def table(self, table: str) -> "Table":
        """The table of this id: the end of its link."""
        return Table(self, table.rstrip("/").rpartition("/")[2])

    async def ask(self, method: str, path: str, body: Message | None = None) -> Any:
        """Send a request until it is answered; raises Refused, or Unreachable when patience ends.

        Something that was sent and not answered is sent again only where that is safe: a question, or a body with an id.
        """
        is_safe = method == "GET" or bool(body and body.get("id"))
        data = None if body is None else msgspec.json.encode(body)
        trying = Trying(self.patience_seconds)
        while True:
            try:
                answer = await self._http.request(method, path, content=data, headers=self.headers)
            except httpx.TransportError as error:
                if not (is_safe or isinstance(error, httpx.ConnectError)):
                    raise Unreachable(str(error)) from error
                await trying.pause(Unreachable(f"{type(error).__name__}: {error}"))
                continue
            if answer.is_success:
                return msgspec.json.decode(answer.content)
            refused = read_refusal(answer.status_code, answer.content, answer.headers.get("retry-after"))
            if answer.status_code not in LATER and not (is_safe and answer.status_code in AWAY):
                raise refused
            await trying.pause(refused)


class Table:
    """A table as one person uses it."""

    def __init__(self, client: Client, table: str, code: str = "") -> None:
        self.client = client
        self.id = table
        self.code = code
        self.path = f"/api/tables/{table}"
        self._asked = 0
        self._mark = secrets.token_hex(6)  # ours, among the ids of what this person asks
        self._line: Line | None = None  # over which moves go while somebody listens

    async def ask(self, what: str, **facts: Any) -> int:
        """Ask something of the table, such as `ask("undo", seat=0)`; the number of its event. Asked again it is done once."""
        self._asked += 1
        body = {"id": f"{self._mark}-{self._asked}", **facts}
        if what == "moves" and self._line is not None and (number := await self._line.move(body)) is not None:
            return number
        answer = await self.client.ask("POST", f"{self.path}/{what}", body)
        return int(answer["number"])

    async def sit(self, seat: int | None = None, **facts: Any) -> int:
        """Sit down; without a seat on the first that is free. Facts: `called`, `nonce`."""
        return await self.ask("seats", seat=seat, **facts)

    async def start(self) -> int:
        """Begin the match; the host's to ask."""
        return await self.ask("start")

    async def move(self, seat: int, text: str, after: int, **facts: Any) -> int:
        """Make a move, after the last event one has seen."""
        return await self.ask("moves", seat=seat, text=text, after=after, **facts)

    async def say(self, text: str) -> int:
        """Say something to everybody at the table."""
        return await self.ask("chat", text=text)

    async def let_in(self, access: str) -> int:
        """Say who may come: `open`, with the link or the code; `link`, with the link; `locked`, nobody new. The host's to ask."""
        return await self.ask("access", access=access)

    async def renew_link(self) -> str:
        """Make a new link and a new code, and let nobody new come by the old ones; what leads here now. The host's to ask."""
        number = await self.ask("link")
        facts = (await self.update(number - 1))["table"]
        self.code = facts["code"]
        return str(facts["link"])

    async def hint(self, seat: int) -> Message:
        """What the best bot would play at one's seat, and why."""
        answer: Message = await self.client.ask("POST", f"{self.path}/hint", {"seat": seat})
        return answer

    async def update(self, since: int = 0) -> Message:
        """The table now, and every event after a number."""
        log = Log(since)
        while not (whole := log.take(await self.client.ask("GET", f"{self.path}/events?since={log.number}"))):
            pass
        return whole

    async def listen(self, since: int = 0) -> AsyncIterator[Message]:
        """Updates as things happen, the first at once; no event comes twice or is missed, whatever the connection does."""
        trying, log = Trying(self.client.patience_seconds), Log(since)
        while True:
            try:
                async with await self.open_stream(log.number, takes_changes=True) as stream, self._talk(stream) as line:
                    while True:
                        update = log.take(await line.next())
                        trying = Trying(self.client.patience_seconds)
                        if update:
                            yield update
            except Unreachable as error:
                lost: Refused | Unreachable = error
            except (OSError, InvalidHandshake, TimeoutError) as error:
                lost = Unreachable(f"{type(error).__name__}: {error}")
            except Refused as refused:
                if refused.status not in (*LATER, *AWAY):
                    raise
                lost = refused
            await trying.pause(lost)

    @contextlib.asynccontextmanager
    async def _talk(self, stream: ClientConnection) -> AsyncIterator["Line"]:
        """Have moves sent over a stream while it is there."""
        self._line = line = Line(stream)
        try:
            yield line
        finally:
            self._line = None
            await line.close()

    async def open_stream(self, since: int = 0, *, takes_changes: bool = False) -> ClientConnection:
        """One WebSocket whose messages are the bytes of updates, and which does not come back when it breaks."""
        wish = "&changes=1" if takes_changes else ""
        address = f"ws{self.client.address.removeprefix('http')}{self.path}/live?since={since}{wish}"
        wishes: Message = {"compression": None, "max_size": None, "ping_interval": self.client.ping_seconds}
        try:
            return await connect(address, additional_headers=self.client.headers, **wishes)
        except InvalidStatus as error:
            answer = error.response
            raise read_refusal(answer.status_code, bytes(answer.body or b""), answer.headers.get("retry-after")) from error

    async def play(self, bot: Bot, seat: int | None = None) -> Message:
        """Let a bot move at a seat, or at all of one's seats, until the match is over; the last update.

        Puzzles keep the legal moves to themselves: there the bot is asked with none of them whenever its seat may act. A move
        that comes too late because something else has happened is no fault: the next update tells what to do now.
        """
        async for update in self.listen():
            if update["table"]["status"] == "over":
                return update
            for place in update["views"]:
                if may_act(place) and seat in (None, place["seat"]):
                    chosen = bot(place["view"], place["legal"])
                    text = await chosen if inspect.isawaitable(chosen) else chosen
                    if text:
                        await self._try_move(place["seat"], text, update["number"])
        raise AssertionError  # a stream ends only by an exception

    async def _try_move(self, seat: int, text: str, after: int) -> None:
        """Make a move; raises Refused unless something else has happened since."""
        try:
            await self.move(seat, text, after)
        except Refused as refused:
            if (refused.number or 0) <= after:
                raise


class Log:
    """What has come of a table's log: a long one comes in several updates, and of the table perhaps only what has changed."""

    def __init__(self, since: int) -> None:
        self.number = since
        self._events: list[Message] = []
        self._table: Message = {}
        self._views: list[Message] = []

    def take(self, update: Message) -> Message | None:
        """Take an update; a whole one with all events once there are no more to come."""
        self.number = update["number"]
        self._events += update["events"]
        if update.get("more"):
            return None
        if changed := update.get("changed"):
            self._table = change(self._table, changed["table"])
            self._views = [change(view, changes) for view, changes in zip(self._views, changed["views"], strict=True)]
        else:
            self._table, self._views = update["table"], update["views"]
        events, self._events = self._events, []
        return {"number": self.number, "events": events, "table": self._table, "views": self._views}


def change(thing: Any, changes: list[tuple[list[str | int], Any]]) -> Any:
    """A thing after changes; those who hold it as it was keep that."""
    for path, value in changes:
        thing = put(thing, path, value)
    return thing


def put(thing: Any, path: list[str | int], value: Any) -> Any:
    """A thing with a value at the end of a path."""
    if not path:
        return value
    twin = thing.copy()
    twin[path[0]] = put(thing[path[0]], path[1:], value)
    return twin


class Line:
    """An open WebSocket at a table: updates come in; moves go out, and each is answered under its id."""

    def __init__(self, stream: ClientConnection) -> None:
        self._stream = stream
        self._updates: asyncio.Queue[Message | None] = asyncio.Queue()
        self._answers: dict[str, asyncio.Future[Message | None]] = {}
        self._is_open = True
        self.lost = Unreachable("the stream has ended")
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        """Read all that comes, also while whoever listens waits for the answer to a move."""
        try:
            async for text in self._stream:
                message: Message = msgspec.json.decode(text)
                if "answer" not in message:
                    self._updates.put_nowait(message)
                else:
                    self._settle(message["answer"], message)
        except (OSError, ConnectionClosed) as error:
            self.lost = Unreachable(f"{type(error).__name__}: {error}")
        finally:
            self._is_open = False
            self._updates.put_nowait(None)
            for name in list(self._answers):
                self._settle(name, None)

    def _settle(self, name: str, answer: Message | None) -> None:
        """Hand an answer to whoever waits for it, if anybody still does; None: there is none."""
        coming = self._answers.pop(name, None)
        if coming is not None and not coming.done():
            coming.set_result(answer)

    async def next(self) -> Message:
        """The next update; raises Unreachable where there will be none."""
        update = await self._updates.get()
        if update is None:
            raise self.lost
        return update

    async def move(self, move: Message) -> int | None:
        """Make a move; the number of its event, or None where it is to be asked again at its door. Raises Refused."""
        if not self._is_open:
            return None
        self._answers[move["id"]] = coming = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._stream.send(msgspec.json.encode(move), text=True)
                answer = await coming
        except (TimeoutError, OSError, ConnectionClosed):
            return None
        finally:
            self._answers.pop(move["id"], None)
        if answer is None or answer.get("status") in LATER:
            return None
        if "refused" in answer:
            raise Refused(answer["status"], answer["refused"], answer.get("retry_after"))
        return int(answer["number"])

    async def close(self) -> None:
        """Read no more."""
        self._reading.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reading


def may_act(place: Message) -> bool:
    """Whether a seat may act: it has legal moves, or, in a puzzle, is said to."""
    return bool(place["legal"]) or place["seat"] in place["view"].get("to_act", ())


class Trying:
    """Tries something again and again, with longer and longer pauses, until patience ends."""

    def __init__(self, patience_seconds: float) -> None:
        self._until = time.monotonic() + patience_seconds
        self._next_seconds = FIRST_PAUSE_SECONDS

    async def pause(self, reason: Refused | Unreachable) -> None:
        """Wait before the next try, as long as a refusal asks for; raises the reason where that is longer than patience lasts."""
        seconds = reason.retry_after or self._next_seconds
        if time.monotonic() + seconds > self._until:
            raise reason
        self._next_seconds = min(self._next_seconds * 2, LAST_PAUSE_SECONDS)
        await asyncio.sleep(seconds)


@cache
def tls() -> ssl.SSLContext:
    """The certificates that are believed, read once for all clients: reading them takes longer than a request."""
    return ssl.create_default_context()


def read_refusal(status: int, body: bytes, retry_after: str | None) -> Refused:
    """A refusal as the server has written it, or as something between us and it has."""
    try:
        answer = msgspec.json.decode(body)
    except msgspec.DecodeError:
        answer = None
    seconds = float(retry_after) if retry_after and retry_after.isdecimal() else None
    return Refused(status, answer if isinstance(answer, dict) else {"code": "broken", "word": f"status {status}"}, seconds)
