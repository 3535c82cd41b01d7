"""How answers are written: refusals with their words; and what browsers keep, tagged, and packed if they can unpack it."""

import gzip
import hashlib
import math
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from linewright.core.errors import IllegalMove, LinewrightError
from linewright.table import messages as m
from linewright.table.measures import REFUSALS
from linewright.table.refusals import Refusal, code_of, status_of

JSON = "application/json"
UTF_8 = "; charset=utf-8"
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")  # media types worth packing
ASK_AGAIN = "no-cache"  # keep it, and ask each time whether it is still the same
NOT_MODIFIED = 304


def refused(error: LinewrightError, number: int | None = None) -> Response:
    """Answer a refusal: the status, the code, the words and the rule."""
    code = code_of(error)
    REFUSALS.labels(code).inc()
    details = {name: fact if isinstance(fact, (str, int, float)) else str(fact) for name, fact in error.details.items()}
    rule = error.rule if isinstance(error, IllegalMove) else None
    body = m.ENCODER.encode(m.Refused(code, error.word, details, rule, number))
    headers = {}
    if isinstance(error, Refusal) and error.retry_after is not None:
        headers["retry-after"] = str(max(1, math.ceil(error.retry_after)))
    return Response(body, status_of(error), headers=headers, media_type=JSON)


class Content(NamedTuple):
    """What is answered."""

    body: bytes
    media: str
    tag: str  # of the body
    packed: bytes | None  # with gzip, where that is worth it


def content_of(body: bytes, media: str) -> Content:
    """Pack a body, and work out its tag."""
    tag = hashlib.sha256(body).hexdigest()[:20]
    packed = gzip.compress(body, 9, mtime=0) if media.startswith(PACKED) else None
    return Content(body, media, tag, packed if packed is not None and len(packed) < len(body) else None)


def answer(connection: HTTPConnection, content: Content, *, cache: str = ASK_AGAIN, vary: str = "accept-encoding") -> Response:
    """Answer with a content, packed if the browser likes; or that the browser has it already."""
    is_packed = content.packed is not None and takes_gzip(connection.headers.get("accept-encoding", ""))
    tag = f'"{content.tag}-gzip"' if is_packed else f'"{content.tag}"'
    headers = {"etag": tag, "cache-control": cache, "vary": vary}
    if tag in tags(connection.headers.get("if-none-match", "")):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(content.packed if is_packed else content.body, media_type=content.media, headers=headers)


def takes_gzip(accepted: str) -> bool:
    """Say whether a browser unpacks gzip, by what it says it accepts."""
    for wish in accepted.lower().split(","):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


def tags(known: str) -> set[str]:
    """List the tags of what a browser has; a proxy may have marked them as weak."""
    return {tag.strip().removeprefix("W/") for tag in known.split(",")}
