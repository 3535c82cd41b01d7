"""The page as it is at the moment: a name for all its files together, so that browsers keep them for ever, and its packs."""

import asyncio
import functools
import hashlib
import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from linewright.server.web.contents import JSON, UTF_8, Content, content_of
from linewright.server.web.packs import Packer

LOOK_AGAIN_SECONDS = 0.5  # how long a change on disk may go unseen
DIGITS = 12
SCRIPT = f"text/javascript{UTF_8}"
READ_OFFLINE = (".css", ".svg", ".woff2")  # kept in browsers for reading without a connection, besides packs and words

Version = tuple[int, int]  # time of the last change, and size


class Release:
    """All files as they were when they were looked at, by their addresses."""

    def __init__(self, contents: Mapping[str, bytes]) -> None:
        digest = hashlib.sha256()
        for address in sorted(contents):
            digest.update(f"{address} {len(contents[address])}\n".encode() + contents[address])
        self.name = digest.hexdigest()[:DIGITS]
        self.addresses = sorted(contents)
        self.packer = Packer({address: data.decode() for address, data in contents.items() if address.endswith(".js")})
        self.pack = functools.cache(self._pack)
        self.bridge = functools.cache(self._bridge)

    def _pack(self, address: str) -> Content:
        return content_of(self.packer.pack(address).encode(), SCRIPT)

    def _bridge(self, address: str) -> Content:
        return content_of(self.packer.bridge(address).encode(), SCRIPT)

    @functools.cached_property
    def listed(self) -> Content:
        """What a browser keeps for reading without a connection, as JSON."""
        packs = [f"/packs{address}" for address in self.packer.entries]
        return content_of(json.dumps(packs + [one for one in self.addresses if one.endswith(READ_OFFLINE)]).encode(), JSON)


class Releases:
    """Looks at the files again and again: what is changed on disk is a new release."""

    def __init__(self, find: Callable[[], Mapping[str, Path]], read: Callable[[Path], bytes]) -> None:
        self.find = find  # all files by their addresses
        self.read = read  # a file as it is given out
        self._looked = -LOOK_AGAIN_SECONDS
        self._versions: dict[str, Version] = {}
        self._contents: dict[str, bytes] = {}
        self._now = Release({})
        self._looking = asyncio.Lock()

    async def now(self) -> Release:
        """The files as they are now."""
        if time.monotonic() - self._looked >= LOOK_AGAIN_SECONDS:
            async with self._looking:
                if time.monotonic() - self._looked >= LOOK_AGAIN_SECONDS:
                    await asyncio.to_thread(self._look)
        return self._now

    def _look(self) -> None:
        """Read what has changed."""
        versions, contents = {}, {}
        for address, path in self.find().items():
            status = path.stat()
            version = versions[address] = (status.st_mtime_ns, status.st_size)
            is_same = self._versions.get(address) == version
            contents[address] = self._contents[address] if is_same else self.read(path)
        if contents != self._contents:
            self._now = Release(contents)
        self._versions, self._contents, self._looked = versions, contents, time.monotonic()
