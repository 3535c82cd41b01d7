"""How answers are written: refusals with their words; and what browsers keep, tagged, and packed if they can unpack it."""

import gzip
import hashlib
import math
from typing import NamedTuple

import brotli
from starlette.requests import HTTPConnection
from starlette.responses import Response

from linewright.core.errors import IllegalMove, LinewrightError
from linewright.server.measures import REFUSALS
from linewright.server.refusals import Refusal, code_of, status_of
from linewright.server.table import messages as m
from linewright.server.web import shapes

JSON = "application/json"
UTF_8 = "; charset=utf-8"
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")  # media types worth packing
ASK_AGAIN = "no-cache"  # keep it, and ask each time whether it is still the same
NOT_MODIFIED = 304
QUIET = "refusals=quiet"  # in the header "prefer"
LARGE = 100_000  # bytes from which on packing as small as possible takes too long: replays
LONG = 2_000  # bytes from which on news are packed
QUICKLY = 4  # how hard gzip tries then


def refused(error: LinewrightError, number: int | None = None) -> Response:
    """Answer a refusal: the status, the code, the words and the rule."""
    code = code_of(error)
    REFUSALS.labels(code).inc()
    details = {name: fact if isinstance(fact, (str, int, float)) else str(fact) for name, fact in error.details.items()}
    rule = error.rule if isinstance(error, IllegalMove) else None
    body = m.ENCODER.encode(shapes.Refused(code, error.word, details, rule, number))
    headers = {}
    if isinstance(error, Refusal) and error.retry_after is not None:
        headers["retry-after"] = str(max(1, math.ceil(error.retry_after)))
    return Response(body, status_of(error), headers=headers, media_type=JSON)


def quietly(connection: HTTPConnection, response: Response) -> Response:
    """Let a refusal pass as an answer like any other, for a page that asks so: browsers log every other status as an error."""
    if connection.headers.get("prefer") == QUIET:
        response.headers["refused-with"] = str(response.status_code)
        response.status_code = 200
    return response


class Content(NamedTuple):
    """What is answered."""

    body: bytes
    media: str
    tag: str  # of the body
    packed: dict[str, bytes]  # by how it is packed, the smallest first; empty where that is not worth it


def content_of(body: bytes, media: str) -> Content:
    """Pack a body as small as it gets, and work out its tag."""
    tag = hashlib.sha256(body).hexdigest()[:20]
    if not media.startswith(PACKED):
        return Content(body, media, tag, {})
    packed = {"br": brotli.compress(body, quality=11 if len(body) < LARGE else 6), "gzip": gzip.compress(body, 9, mtime=0)}
    return Content(body, media, tag, {name: data for name, data in packed.items() if len(data) < len(body)})


def answer(connection: HTTPConnection, content: Content, *, cache: str = ASK_AGAIN, vary: str = "accept-encoding") -> Response:
    """Answer with a content, packed if the browser likes; or that the browser has it already."""
    likes = accepted(connection)
    packing = next((name for name in content.packed if name in likes), "")
    tag = f'"{content.tag}-{packing}"' if packing else f'"{content.tag}"'
    headers = {"etag": tag, "cache-control": cache, "vary": vary}
    if tag in tags(connection.headers.get("if-none-match", "")):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if packing:
        headers["content-encoding"] = packing
    return Response(content.packed[packing] if packing else content.body, media_type=content.media, headers=headers)


def news(connection: HTTPConnection, body: bytes) -> Response:
    """Answer with something that is asked for once: packed quickly, and only where it is long."""
    if len(body) < LONG or "gzip" not in accepted(connection):
        return Response(body, media_type=JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, QUICKLY, mtime=0), media_type=JSON, headers=headers)


def accepted(connection: HTTPConnection) -> set[str]:
    """List how a browser takes things packed."""
    wishes = connection.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    parts = [wish.partition(";q=") for wish in wishes]
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


def tags(known: str) -> set[str]:
    """List the tags of what a browser has; a proxy may have marked them as weak."""
    return {tag.strip().removeprefix("W/") for tag in known.split(",")}
