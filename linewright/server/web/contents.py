"""What browsers keep: contents with a tag, and packed if the browser can unpack it; and which language it likes."""

import asyncio
import gzip
import hashlib
from typing import NamedTuple

import brotli
from starlette.requests import HTTPConnection
from starlette.responses import Response

from linewright.core.words import LANGUAGES

JSON = "application/json"
UTF_8 = "; charset=utf-8"
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")  # media types worth packing
ASK_AGAIN = "no-cache"  # keep it, and ask each time whether it is still the same
NOT_MODIFIED = 304
TAG_DIGITS = 10  # enough to tell versions of one file apart, and it is sent with each of some seventy
LARGE_BYTES = 100_000  # from which on packing as small as possible takes too long: replays
LONG_BYTES = 2_000  # from which on news are packed
QUICK_LEVEL = 4  # how hard gzip tries then
VERY_LONG_BYTES = 50_000  # from which on that takes a millisecond, and others do not wait for it


class Content(NamedTuple):
    """What is answered."""

    body: bytes
    media: str
    tag: str  # of the body
    packed: dict[str, bytes]  # by how it is packed, the smallest first; empty where that is not worth it


def content_of(body: bytes, media: str) -> Content:
    """A body with its tag, packed as small as it gets."""
    tag = hashlib.sha256(body).hexdigest()[:TAG_DIGITS]
    if not media.startswith(PACKED):
        return Content(body, media, tag, {})
    packed = {"br": brotli.compress(body, quality=11 if len(body) < LARGE_BYTES else 6), "gzip": gzip.compress(body, 9, mtime=0)}
    return Content(body, media, tag, {name: data for name, data in packed.items() if len(data) < len(body)})


def answer(connection: HTTPConnection, content: Content, *, cache: str = ASK_AGAIN, vary: str = "accept-encoding") -> Response:
    """The answer with a content, packed if the browser likes; or that the browser has it already."""
    likes = packings_of(connection)
    packing = next((name for name in content.packed if name in likes), "")
    tag = f'"{content.tag}-{packing}"' if packing else f'"{content.tag}"'
    headers = {"etag": tag, "cache-control": cache, "vary": vary}
    if tag in tags(connection.headers.get("if-none-match", "")):
        return Response(status_code=NOT_MODIFIED, headers=headers)
    if packing:
        headers["content-encoding"] = packing
    return Response(content.packed[packing] if packing else content.body, media_type=content.media, headers=headers)


async def news(connection: HTTPConnection, body: bytes) -> Response:
    """The answer with something that is asked for once: packed quickly where it is long, in a thread where very long."""
    if len(body) < LONG_BYTES or "gzip" not in packings_of(connection):
        return Response(body, media_type=JSON)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if len(body) < VERY_LONG_BYTES:
        packed = gzip.compress(body, QUICK_LEVEL, mtime=0)
    else:
        packed = await asyncio.to_thread(gzip.compress, body, QUICK_LEVEL, mtime=0)
    return Response(packed, media_type=JSON, headers=headers)


def packings_of(connection: HTTPConnection) -> set[str]:
    """The ways of packing that a browser takes."""
    wishes = connection.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    parts = [wish.partition(";q=") for wish in wishes]
    return {name for name, _, weight in parts if not weight or weight.strip("0.")}


def tags(known: str) -> set[str]:
    """The tags of what a browser has; a proxy may have marked them as weak."""
    return {tag.strip().removeprefix("W/") for tag in known.split(",")}


def language_of(connection: HTTPConnection) -> str:
    """The language of ours that the browser likes best."""
    for wish in connection.headers.get("accept-language", "").split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return LANGUAGES[0]
