"""Sends one message to a push service over a connection of its own: few are sent, and none waits for another."""

import asyncio
import contextlib
import ssl
from typing import NamedTuple

from linewright.server.push.services import Place, find_address

PATIENCE_SECONDS = 10.0  # for all of it
HEAD_BYTES = 16_384  # of an answer that are read
HTTP_STATUS = 1  # the place of the status in the first line


class Outcome(NamedTuple):
    """What the service has answered."""

    status: int
    retry_after: int  # seconds; 0: it does not say


async def send(place: Place, headers: dict[str, str], body: bytes) -> Outcome:
    """Send a message; raises OSError, ValueError or TimeoutError where there is no answer. Redirections are not followed."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        address = await find_address(place)
        context = ssl.create_default_context() if place.is_safe else None
        name = place.host if place.is_safe else None
        reader, writer = await asyncio.open_connection(address, place.port, ssl=context, server_hostname=name, limit=HEAD_BYTES)
        try:
            host = place.host if place.is_safe else f"{place.host}:{place.port}"
            lines = [f"POST {place.path} HTTP/1.1", f"Host: {host}", "Connection: close", f"Content-Length: {len(body)}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            return read_answer(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise ValueError("answer") from error
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def read_answer(head: bytes) -> Outcome:
    """The status of an answer, and when it may be tried again; raises ValueError where it is none."""
    first, *lines = head.decode("latin-1").split("\r\n")
    parts = first.split(" ")
    if len(parts) <= HTTP_STATUS or not parts[0].startswith("HTTP/1."):
        raise ValueError("answer")
    fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    wait = fields.get("retry-after", "")
    return Outcome(int(parts[HTTP_STATUS]), int(wait) if wait.isdecimal() and wait.isascii() else 0)
