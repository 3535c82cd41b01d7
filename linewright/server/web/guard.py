"""What stands before every request: headers that keep browsers out of trouble, the Origin check, the size of bodies."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from linewright.server.measures import ANSWER_SECONDS
from linewright.server.refusals import Refusal
from linewright.server.settings import BODY_BYTES, Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is its key
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
    (b"x-frame-options", b"DENY"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
PARTS = (".js", ".css", ".woff2", ".ftl")  # most of what these headers say is about documents; of their parts there are many
OF_PARTS = (b"x-content-type-options", b"cross-origin-resource-policy")
PART_HEADERS = [(name, value) for name, value in HEADERS if name in OF_PARTS]


class Guard:
    """Adds the headers to every answer, and measures how long it took."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, guarded(scope, send))


def is_part(path: str) -> bool:
    """Say whether a path is that of a part of a document; a worker is none, it has a policy of its own."""
    return path.endswith(PARTS) and path != "/worker.js"


def guarded(scope: Scope, send: Send) -> Send:
    """Give a way to send that adds the headers, and measures how long the answer took from now on."""
    began = time.perf_counter()
    headers = PART_HEADERS if is_part(scope.get("path", "")) else HEADERS

    async def send_guarded(message: MutableMapping[str, Any]) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            given = {name.lower() for name, _ in message.get("headers", ())}
            message["headers"] = [*message.get("headers", ()), *(pair for pair in headers if pair[0] not in given)]
            if b"cache-control" not in given:
                message["headers"].append((b"cache-control", b"no-store"))
            route = getattr(scope.get("endpoint"), "door", "-")
            ANSWER_SECONDS.labels(route).observe(time.perf_counter() - began)
        await send(message)

    return send_guarded


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what another site's page sends: browsers say where a page is from, programs do not have to."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
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
