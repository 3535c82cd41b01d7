"""The headers of every answer, which keep browsers out of trouble; and how long each answer took."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from linewright.server.measures import ANSWER_SECONDS

Scope = MutableMapping[str, Any]
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
PARTS = (".js", ".css", ".woff2", ".ftl")  # most of what these headers say is about documents; of their parts there are many
OF_PARTS = (b"x-content-type-options", b"cross-origin-resource-policy")
PART_HEADERS = [(name, value) for name, value in HEADERS if name in OF_PARTS]


def is_part(path: str) -> bool:
    """Whether a path is that of a part of a document; a worker is none, it has a policy of its own."""
    return path.endswith(PARTS) and path != "/worker.js"


def add_headers(scope: Scope, send: Send) -> Send:
    """A way to send that adds the headers, and measures how long the answer took from now on."""
    began = time.perf_counter()
    headers = PART_HEADERS if is_part(scope.get("path", "")) else HEADERS

    async def send_with_headers(message: MutableMapping[str, Any]) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            given = {name.lower() for name, _ in message.get("headers", ())}
            message["headers"] = [*message.get("headers", ()), *(pair for pair in headers if pair[0] not in given)]
            if b"cache-control" not in given:
                message["headers"].append((b"cache-control", b"no-store"))
            ANSWER_SECONDS.labels(scope.get("door", "-")).observe(time.perf_counter() - began)
        await send(message)

    return send_with_headers
