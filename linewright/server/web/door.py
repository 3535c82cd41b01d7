"""A door: one thing that can be asked over HTTP, with its path, what it takes and gives, and the function that does it.

A call is one request at a door, and who sends it.
"""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from linewright.server.hall.gathering import Gathering
from linewright.server.keep.people import Person
from linewright.server.process import Server
from linewright.server.refusals import Refusal
from linewright.server.settings import BODY_BYTES, Settings
from linewright.server.table.act import Who
from linewright.server.table.guards import refuse_removed, refuse_stranger
from linewright.server.table.shapes import ENCODER
from linewright.server.web.devices import describe_device
from linewright.server.web.gate import address_of

AT_TABLE = "/api/tables/{table}"  # where the paths of a table begin
COOKIE = "linewright"
DEVICE_COOKIE = "linewright-device"  # stays when one signs out: from there nobody's guesses keep one out
SIGNING_IN = "/api/session"  # the only path it is sent to
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep none longer
LAST_NUMBER = 2**31 - 1
PLAIN = re.compile(r"[A-Za-z0-9_-]{1,64}")  # an id, or the name of a game
NOTHING = "-"  # the id of nothing there is


@dataclass
class Call:
    """One request, and who sends it."""

    request: HTTPConnection
    server: Server
    person: Person | None
    secret: str
    body: Any = None
    received: int = 0  # when the last of the body was, in milliseconds since 1970

    @property
    def me(self) -> Person:
        """Who asks; raises Refusal if nobody we know."""
        if self.person is None:
            raise Refusal("no-person")
        return self.person

    @property
    def who(self) -> Who:
        """Who asks, as the tables know people."""
        return Who(self.me.id, self.me.name, self.came_by)

    @property
    def came_by(self) -> str:
        """The link, or the id, by which whoever asks came to a table; empty: this is about none."""
        return str(self.request.path_params.get("table", ""))

    @property
    def listener(self) -> str:
        """Who listens to a table: the id of a person; empty: somebody unknown."""
        return "" if self.person is None else self.person.id

    @property
    def on_screen(self) -> bool:
        """Whether what is asked for is shown to everybody in a room: then a person's own seats are not to be seen."""
        return self.number("screen", 0) > 0

    @property
    def address(self) -> str:
        """Where the request comes from; of IPv6 the network, for whoever has one address has very many."""
        return address_of(self.request.client.host if self.request.client else "-")

    @property
    def key(self) -> str:
        """Whose limits count: the person's, or the address's."""
        return self.person.id if self.person else self.address

    @property
    def device(self) -> str:
        """What the request was sent with, in plain words."""
        return describe_device(self.request.headers.get("user-agent", ""))

    def note_here(self) -> None:
        """Note that whoever asks looks at a page that is no table: friends may see that they are here."""
        if self.person is not None:
            self.server.hall.around.look_at_page(self.person.id)

    def limit(self, what: str, *, by_address: bool = False) -> None:
        """Take a token of a rate; raises Refusal when there are none left."""
        self.server.rates.take(what, self.address if by_address else self.key, getattr(self.server.settings.limits, what))

    def id(self, name: str) -> str:
        """An id of the path; what cannot be one, and no database would take, is that of nothing."""
        text = str(self.request.path_params[name])
        return text if PLAIN.fullmatch(text) else NOTHING

    def number(self, name: str, default: int) -> int:
        """A number of the query; raises Refusal for anything else."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdecimal() and len(text) < 11 and int(text) <= LAST_NUMBER):
            raise Refusal("bad-request", problem=name)
        return int(text)

    async def table(self, known: int | None = None) -> Gathering:
        """The table of the path, not older than an event that whoever asks knows of; whoever asks for it is there.

        Whoever was sent away finds nothing behind any door: at one of them would be the link that keeps them out.
        Where they do not say what they know, what other processes have written is read first.
        """
        gathering = await self.server.hall.get(self.came_by)
        await self.server.hall.catch_up(gathering, known)
        refuse_removed(gathering.table, self.listener)
        refuse_stranger(gathering.table, self.listener, self.came_by)
        if self.person is not None and not self.on_screen:
            self.server.hall.beside.note_seen(gathering, self.person.id)
        return gathering

    def link(self, table: str, *, to_hand: bool = False) -> str:
        """The address of a table for people, or of one's own hand there."""
        url = self.request.url
        here = self.server.settings.address or f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{url.netloc}"
        return f"{here.rstrip('/')}/t/{table}{'/hand' if to_hand else ''}"

    def with_cookie(self, answer: Any, secret: str | None) -> Response:
        """The answer, with the cookie that holds the secret; None clears it."""
        response = Response(ENCODER.encode(answer), media_type="application/json")
        self.keep_secret(response, secret)
        return response

    def keep_secret(self, response: Response, secret: str | None) -> None:
        """Set the cookie that holds the secret; None clears it."""
        self._keep(response, COOKIE, secret, "/")

    def keep_device(self, response: Response, secret: str | None) -> None:
        """Set the cookie by which this device is known, whoever is signed in; None clears it."""
        self._keep(response, DEVICE_COOKIE, secret, SIGNING_IN)

    def _keep(self, response: Response, name: str, value: str | None, path: str) -> None:
        safe = self.request.url.scheme == "https"
        if value is None:
            response.delete_cookie(name, path, httponly=True, samesite="lax", secure=safe)
        else:
            response.set_cookie(name, value, COOKIE_SECONDS, path=path, httponly=True, samesite="lax", secure=safe)


@dataclass(frozen=True)
class Door:
    """One thing that can be asked."""

    method: str
    path: str
    summary: str
    call: Callable[[Call], Awaitable[Any]]
    takes: type | None = None
    gives: Any = None
    media: str = "application/json"
    query: tuple[str, ...] = ()
    rate: str = "reads"
    by_address: bool = False


async def identify(connection: HTTPConnection, server: Server) -> Call:
    """Find out who asks: by the cookie, or by the secret a program sends along."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        secret = connection.cookies.get(COOKIE, "")
    secret = secret.strip()
    person = await server.people.find(secret) if secret else None
    return Call(connection, server, person, secret)


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what another site's page sends: browsers say where a page is from, programs do not have to."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError as error:  # no address at all
        raise Refusal("other-origin") from error
    if host != connection.headers.get("host", "").lower():
        raise Refusal("other-origin")


async def read_body(request: Request) -> bytes:
    """Read a body of reasonable size."""
    parts = []
    size = 0
    if int(request.headers.get("content-length", "0") or 0) > BODY_BYTES:
        raise Refusal("too-large", most=str(BODY_BYTES))
    async for part in request.stream():
        size += len(part)
        if size > BODY_BYTES:
            raise Refusal("too-large", most=str(BODY_BYTES))
        parts.append(part)
    return b"".join(parts)


def read_json(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    """What a body holds; raises Refusal with what was expected."""
    try:
        return decoder.decode(body or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("bad-request", problem=str(error)[:200]) from error
