"""Who people are: guests at once, with a secret of which only the hash is kept; an account for those who like."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from cachetools import TTLCache

from linewright.server.clock import now_ms
from linewright.server.keep.common import is_common
from linewright.server.keep.schema import PERSON, SECRET, SITTING, SPEAKING
from linewright.server.keep.store import Store
from linewright.server.keep.writers import Taken
from linewright.server.refusals import Refusal
from linewright.server.table.guards import clean_name

REMEMBERED = 5_000  # people
TRUST_SECONDS = 60.0  # until a remembered secret is looked up again
HASHER = PasswordHasher()  # Argon2id with the library's own parameters, 64 MiB and some 50 ms
NOBODY = HASHER.hash("nobody has this passphrase")  # what an unknown account is compared with, so that it takes as long
HASHED_AT_ONCE = 2  # passphrases
USED_MS = 24 * 3600 * 1000  # after which it is noted anew that a session is used
ASKED_AT_ONCE = 500  # sessions that are looked up with one question


@dataclass(frozen=True)
class Person:
    """Somebody: a guest, or the holder of an account."""

    id: str
    name: str
    account: str | None = None


def hash_of(secret: str) -> str:
    """Hash a secret of 256 random bits; such a one needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """Everybody the store knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: TTLCache[str, Person] = TTLCache(REMEMBERED, TRUST_SECONDS)  # hash of a secret -> whose it is
        self._ended: TTLCache[str, None] = TTLCache(REMEMBERED, TRUST_SECONDS)  # people and sessions: an answer may be under way
        self.on_end: list[Callable[[str], None]] = []  # called with a person, or the hash of a session, that is no more
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)

    async def find(self, secret: str) -> Person | None:
        """Find out whose secret this is."""
        hashed = hash_of(secret)
        person = self._known.get(hashed)
        if person is not None:
            return person
        query = sa.select(PERSON, SECRET.c.used).join(SECRET, SECRET.c.person == PERSON.c.id).where(SECRET.c.hash == hashed)
        row = await self.store.one(query)
        if row is None:
            return None
        if row.used < now_ms() - USED_MS:
            await self.store.write(sa.update(SECRET).where(SECRET.c.hash == hashed).values(used=now_ms()))
        return self._remember(hashed, Person(row.id, row.name, row.account))

    def _remember(self, hashed: str, person: Person) -> Person:
        if not self.has_ended(person.id, hashed):
            self._known[hashed] = person
        return person

    def has_ended(self, person: str, session: str) -> bool:
        """Whether a person was erased or a session ended a moment ago."""
        return person in self._ended or session in self._ended

    def end(self, who: str) -> None:
        """Trust a person, or the hash of a session, no longer: it is gone from the store."""
        self._ended[who] = None
        self._known.pop(who, None)
        self.forget(who)
        for callback in self.on_end:
            callback(who)

    async def end_lost(self, sessions: Collection[str]) -> None:
        """End those sessions of several that the store no longer knows."""
        asked = sorted(sessions)
        for first in range(0, len(asked), ASKED_AT_ONCE):
            some = asked[first : first + ASKED_AT_ONCE]
            known = {row.hash for row in await self.store.all(sa.select(SECRET.c.hash).where(SECRET.c.hash.in_(some)))}
            for session in some:
                if session not in known:
                    self.end(session)

    def forget(self, person: str) -> None:
        """Look a person up again next time."""
        for hashed in [hashed for hashed, known in self._known.items() if known.id == person]:
            self._known.pop(hashed, None)

    def forget_all(self) -> None:
        """Look everybody up again next time."""
        self._known.clear()

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Make a guest; gives the secret, which nobody can ask for again."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        secret = secrets.token_urlsafe(32)
        await self.store.write(
            sa.insert(PERSON).values(id=person.id, name=person.name, created=now_ms()),
            sa.insert(SECRET).values(hash=hash_of(secret), person=person.id, created=now_ms(), used=now_ms()),
        )
        return self._remember(hash_of(secret), person), secret

    async def rename(self, person: Person, name: str) -> Person:
        """Change a name."""
        renamed = Person(person.id, clean_name(name), person.account)
        await self.store.write(sa.update(PERSON).where(PERSON.c.id == person.id).values(name=renamed.name))
        self.forget(person.id)
        return renamed

    async def make_account(self, person: Person, account: str, passphrase: str) -> Person:
        """Keep a guest under a name and a passphrase."""
        if person.account is not None:
            raise Refusal("has-account")
        if is_common(passphrase, account, person.name):
            raise Refusal("common-passphrase")
        named = " ".join(account.split()).casefold()
        async with self._hashing:
            hashed = await asyncio.to_thread(HASHER.hash, passphrase)
        try:
            await self.store.write(sa.update(PERSON).where(PERSON.c.id == person.id).values(account=named, passphrase=hashed))
        except Taken:
            raise Refusal("account-taken") from None
        self.forget(person.id)
        return Person(person.id, person.name, named)

    async def sign_in(self, account: str, passphrase: str) -> tuple[Person, str]:
        """Give a new secret to whoever knows the passphrase."""
        row = await self.store.one(sa.select(PERSON).where(PERSON.c.account == " ".join(account.split()).casefold()))
        async with self._hashing:
            right = await asyncio.to_thread(is_right, NOBODY if row is None else row.passphrase, passphrase)
        if row is None or not right:
            raise Refusal("wrong-passphrase")
        secret = secrets.token_urlsafe(32)
        await self.store.write(sa.insert(SECRET).values(hash=hash_of(secret), person=row.id, created=now_ms(), used=now_ms()))
        return self._remember(hash_of(secret), Person(row.id, row.name, row.account)), secret

    async def sign_out(self, secret: str) -> None:
        """Let a secret be worth nothing."""
        session = hash_of(secret)
        await self.store.write(sa.delete(SECRET).where(SECRET.c.hash == session), *self.store.announce(session))
        self.end(session)

    async def erase(self, person: str) -> None:
        """Erase who a person was; what the tables remember of them is the hall's affair."""
        await self.store.write(
            sa.delete(SECRET).where(SECRET.c.person == person),
            sa.delete(SITTING).where(SITTING.c.person == person),
            sa.delete(SPEAKING).where(SPEAKING.c.person == person),
            sa.delete(PERSON).where(PERSON.c.id == person),
            *self.store.announce(person),
        )
        self.end(person)

    async def known_since(self, person: str) -> int:
        """When a person first came, in milliseconds since 1970; 0: nobody knows."""
        row = await self.store.one(sa.select(PERSON.c.created).where(PERSON.c.id == person))
        return 0 if row is None else int(row.created)

    async def count_sessions(self, person: str) -> int:
        """On how many devices a person is signed in."""
        return len(await self.store.all(sa.select(SECRET.c.hash).where(SECRET.c.person == person)))


def is_right(hashed: str, passphrase: str) -> bool:
    """Whether a passphrase has this hash; takes its time, on purpose."""
    try:
        return HASHER.verify(hashed, passphrase)
    except VerificationError:
        return False
