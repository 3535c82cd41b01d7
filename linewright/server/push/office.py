"""Calls people who are away when it is their turn: seals a message for each browser of theirs, and sends it.

A message says at which table whose game it is that waits, and nothing of the game.
"""

import asyncio
import hashlib
import importlib
import importlib.util
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import structlog

from linewright.core.words import Words
from linewright.server.clock import SystemClock
from linewright.server.keep.pushes import claim_call, end_subscription, find_key, subscribe, subscriptions_of
from linewright.server.keep.store import Store
from linewright.server.keep.writers import StoreAway
from linewright.server.measures import PUSHES
from linewright.server.push.sending import send
from linewright.server.push.services import OFF, read_endpoint
from linewright.server.refusals import FOLDER, Refusal
from linewright.server.settings import Settings
from linewright.server.table.shapes import ENCODER
from linewright.server.table.table import Table

if TYPE_CHECKING:
    from linewright.server.push.sealing import Signer  # with cryptography: 7 MB that only a server needs that calls somebody

Kind = Literal["turn", "soon"]  # it is their turn; their time runs out soon

CAN_SEAL = importlib.util.find_spec("cryptography") is not None  # the extra `push`
KEY = "vapid"
TRIES, FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 4, 5.0, 300.0  # each pause is three times the one before
SENT_AT_ONCE = 20
KEPT_SECONDS = 24 * 3600  # by a push service, for a browser that is off
GONE = (404, 410)  # what a service answers where the subscription is no more
BUSY, BROKEN = 429, 500
CONTACT = "mailto:linewright@localhost"  # of a server that says no address: some services want to know whose it is

log = structlog.get_logger()


@dataclass(frozen=True)
class Subscription:
    """A browser that a person wants to be called by, as it was given."""

    endpoint: str
    key: str
    auth: str
    language: str


class PushOffice:
    """Calls people through the push services of their browsers."""

    def __init__(
        self, store: Store, settings: Settings, clock: SystemClock, chore: Callable[[Coroutine[Any, Any, Any]], None]
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.chore = chore
        self.ending = asyncio.Event()  # set when the server stops
        self.is_on = CAN_SEAL and OFF not in settings.push
        self._signer: Signer | None = None
        self._sending = asyncio.Semaphore(SENT_AT_ONCE)

    async def find_signer(self) -> "Signer | None":
        """The server's own key, out of the store; the first time anybody asks, one is made. None: nobody is called."""
        if self._signer is None and self.is_on:
            sealing = await asyncio.to_thread(importlib.import_module, "linewright.server.push.sealing")
            self._signer = sealing.Signer(await find_key(self.store, KEY, sealing.Signer.new_number()))
        return self._signer

    async def find_key(self) -> str | None:
        """The public key that browsers want to know; None: nobody is called."""
        signer = await self.find_signer()
        return None if signer is None else signer.public

    async def subscribe(self, person: str, session: str, wish: Subscription) -> None:
        """Note a browser to call a person by; raises Refusal where it is none we would call."""
        if await self.find_signer() is None:
            raise Refusal("no-push")
        from linewright.server.push.sealing import read_locks  # which has been loaded now

        try:
            read_endpoint(wish.endpoint, self.settings.push)
            read_locks(wish.key, wish.auth)
        except ValueError as error:
            raise Refusal("bad-request", problem="subscription") from error
        facts = {"session": session, "key": wish.key, "auth": wish.auth, "language": wish.language}
        await subscribe(self.store, wish.endpoint, person, made=self.clock.now_ms(), **facts)

    async def call(self, table: Table, person: str, kind: Kind, since: int) -> None:
        """Call a person about their turn since a moment, once, whichever process does it."""
        if await self.find_signer() is None or not await claim_call(self.store, table.id, person, kind, since):
            return
        for row in await subscriptions_of(self.store, person):
            words = Words(row.language, FOLDER)
            told = {"title": table.game.title, "body": words.say(f"push-{kind}")}
            tag = hashlib.sha256(table.id.encode()).hexdigest()[:32]  # the service sees it, and the id is the key to the table
            text = ENCODER.encode({**told, "url": f"/t/{table.id}", "tag": tag})
            self.chore(self._send(row.endpoint, row.key, row.auth, text, tag))

    async def _send(self, endpoint: str, key: str, auth: str, text: bytes, tag: str) -> None:
        """Send a message, again after a pause where the service is busy; a subscription that is gone ends here too."""
        pause = FIRST_PAUSE_SECONDS
        for left in reversed(range(TRIES)):
            async with self._sending:
                status, wait = await self._try(endpoint, key, auth, text, tag)
            if status < BUSY or BUSY < status < BROKEN or not left:
                break
            if await self.clock.wait(self.ending, min(max(pause, wait), LONGEST_PAUSE_SECONDS)):
                break
            pause *= 3
        PUSHES.labels(str(status)).inc()
        if status in GONE:
            try:
                await end_subscription(self.store, endpoint)
            except StoreAway:
                log.warning("store failed", error="StoreAway")
        elif status >= BROKEN or not 200 <= status < 300:
            log.warning("push refused", status=status)

    async def _try(self, endpoint: str, key: str, auth: str, text: bytes, tag: str) -> tuple[int, int]:
        """Send a message once; the status, and after how many seconds to try again."""
        assert self._signer is not None
        from linewright.server.push.sealing import read_locks, seal  # which has been loaded now

        try:
            place = read_endpoint(endpoint, self.settings.push)
            contact = self.settings.address if self.settings.address.startswith("https://") else CONTACT
            headers = {
                "Authorization": self._signer.sign(place.origin, contact, self.clock.now_ms() // 1000),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT_SECONDS),
                "Topic": tag,
                "Urgency": "normal",
            }
            outcome = await send(place, headers, seal(text, read_locks(key, auth)))
        except (ValueError, OSError) as error:  # TimeoutError is one of the latter
            log.warning("push failed", error=type(error).__name__)
            return BROKEN, 0
        return outcome.status, outcome.retry_after
