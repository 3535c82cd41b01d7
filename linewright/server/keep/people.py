"""Who people are: guests at once, with a secret of which only the hash is kept; an account for those who like."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from cachetools import TTLCache

from linewright.server.clock import now_ms
from linewright.server.keep.common import is_common
from linewright.server.keep.schema import ASIDE, CALLED, DEVICE, MEETING, PERSON, PUSH, SECRET, SEEKING, SITTING, SPEAKING
from linewright.server.keep.store import Store
from linewright.server.keep.traces import delete_traces
from linewright.server.keep.writers import Taken
from linewright.server.refusals import Refusal
from linewright.server.table.guards import clean_name

REMEMBERED = 5_000  # people
TRUST_SECONDS = 60.0  # until a remembered secret is looked up again
HASHER = PasswordHasher()  # Argon2id with the library's own parameters, 64 MiB and some 50 ms
NOBODY = HASHER.hash("nobody has this passphrase")  # what an unknown account is compared with, so that it takes as long
HASHED_AT_ONCE = 2  # passphrases
USED_MS = 3600 * 1000  # after which it is noted anew that a session is used
SESSIONS_KEPT = 50  # of one person, and as many devices: those longest unused end first
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


def session_id(hashed: str) -> str:
    """The name under which a person sees a session of theirs; nobody comes in by it."""
    return hash_of(hashed)[:16]


def account_named(account: str) -> str:
    """An account's name as it is kept: whoever writes it otherwise means the same one. PostgreSQL keeps no null."""
    return " ".join(account.replace("\0", " ").split()).casefold()


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
        return await self.find_session(hash_of(secret))

    async def find_session(self, hashed: str) -> Person | None:
        """Find out whose secret has this hash."""
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

    async def welcome(self, name: str, device: str = "") -> tuple[Person, str]:
        """Make a guest; gives the secret, which nobody can ask for again."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        await self.store.write(sa.insert(PERSON).values(id=person.id, name=person.name, created=now_ms()))
        return await self._begin_session(person, device)

    async def _begin_session(self, person: Person, device: str) -> tuple[Person, str]:
        """Give a person a new secret."""
        secret = secrets.token_urlsafe(32)
        facts = {"person": person.id, "created": now_ms(), "used": now_ms(), "device": device}
        await self.store.write(sa.insert(SECRET).values(hash=hash_of(secret), **facts))
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
        named = account_named(account)
        if not named:
            raise Refusal("bad-request", problem="account")
        hashed = await self._hash(passphrase)
        is_guest = sa.and_(PERSON.c.id == person.id, PERSON.c.account.is_(None))  # they may have asked twice
        try:
            await self.store.write(sa.update(PERSON).where(is_guest).values(account=named, passphrase=hashed))
        except Taken:
            raise Refusal("account-taken") from None
        self.forget(person.id)
        if await self._hash_of(person.id) != hashed:
            raise Refusal("has-account")
        return Person(person.id, person.name, named)

    async def _hash(self, passphrase: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(HASHER.hash, passphrase)

    async def _is_right(self, hashed: str | None, passphrase: str) -> bool:
        """Whether a passphrase has this hash; without one it takes as long."""
        async with self._hashing:
            return await asyncio.to_thread(is_right, hashed or NOBODY, passphrase) and hashed is not None

    async def change_passphrase(self, person: Person, old: str, new: str) -> None:
        """Change the passphrase of an account; raises Refusal for whoever does not know the old one."""
        if person.account is None:
            raise Refusal("no-account")
        if is_common(new, person.account, person.name):
            raise Refusal("common-passphrase")
        before = await self._hash_of(person.id)
        if not await self._is_right(before, old):
            raise Refusal("wrong-old-passphrase")
        hashed = await self._hash(new)
        is_as_it_was = sa.and_(PERSON.c.id == person.id, PERSON.c.passphrase == before)
        await self.store.write(sa.update(PERSON).where(is_as_it_was).values(passphrase=hashed))
        if await self._hash_of(person.id) != hashed:  # it was changed meanwhile
            raise Refusal("wrong-old-passphrase")

    async def _hash_of(self, person: str) -> str | None:
        """The hash of somebody's passphrase; None: they have none, or are nobody."""
        row = await self.store.one(sa.select(PERSON.c.passphrase).where(PERSON.c.id == person))
        return None if row is None else row.passphrase

    async def sign_in(self, account: str, passphrase: str, device: str = "") -> tuple[Person, str]:
        """Give a new secret to whoever knows the passphrase."""
        row = await self.store.one(sa.select(PERSON).where(PERSON.c.account == account_named(account)))
        if not await self._is_right(None if row is None else row.passphrase, passphrase) or row is None:
            raise Refusal("wrong-passphrase")
        given = await self._begin_session(Person(row.id, row.name, row.account), device)
        await self._end_sessions([one.hash for one in (await self.sessions_of(row.id))[SESSIONS_KEPT:]])
        return given

    async def sign_out(self, secret: str) -> None:
        """Let a secret be worth nothing."""
        await self._end_sessions([hash_of(secret)])

    # Sessions and devices

    async def sessions_of(self, person: str) -> Sequence[sa.Row[Any]]:
        """The sessions of a person, the one used last first."""
        query = sa.select(SECRET).where(SECRET.c.person == person)
        return await self.store.all(query.order_by(SECRET.c.used.desc(), SECRET.c.created.desc(), SECRET.c.hash))

    async def end_session(self, person: str, session: str) -> None:
        """End one of a person's sessions, by the name under which they see it; raises Refusal where there is none."""
        found = [one.hash for one in await self.sessions_of(person) if session_id(one.hash) == session]
        if not found:
            raise Refusal("no-such-session")
        await self._end_sessions(found)

    async def end_others(self, person: str, secret: str) -> None:
        """End all sessions of a person but one, and know no device any more: it may be a stranger's."""
        await self._end_sessions([one.hash for one in await self.sessions_of(person) if one.hash != hash_of(secret)])
        await self.store.write(sa.delete(DEVICE).where(DEVICE.c.person == person))

    async def _end_sessions(self, sessions: Sequence[str]) -> None:
        if sessions:
            announced = [statement for session in sessions for statement in self.store.announce(session)]
            called = sa.delete(PUSH).where(PUSH.c.session.in_(sessions))
            await self.store.write(sa.delete(SECRET).where(SECRET.c.hash.in_(sessions)), called, *announced)
        for session in sessions:
            self.end(session)

    async def know_device(self, person: str, known: str) -> str:
        """Note that somebody has come in from a device; its secret, a new one unless it is known by this one already."""
        hashed = hash_of(known)
        if known and await self.owner_of_device(known) == person:
            await self.store.write(sa.update(DEVICE).where(DEVICE.c.hash == hashed).values(used=now_ms()))
            return known
        secret = secrets.token_urlsafe(32)
        await self.store.write(sa.insert(DEVICE).values(hash=hash_of(secret), person=person, used=now_ms()))
        unused = [one.hash for one in (await self.devices_of(person))[SESSIONS_KEPT:]]
        if unused:
            await self.store.write(sa.delete(DEVICE).where(DEVICE.c.hash.in_(unused)))
        return secret

    async def owner_of_device(self, known: str) -> str:
        """Who has come in from the device with this secret; empty: nobody."""
        row = await self.store.one(sa.select(DEVICE.c.person).where(DEVICE.c.hash == hash_of(known)))
        return "" if row is None else str(row.person)

    async def devices_of(self, person: str) -> Sequence[sa.Row[Any]]:
        """The devices a person has come in from, the one used last first."""
        return await self.store.all(sa.select(DEVICE).where(DEVICE.c.person == person).order_by(DEVICE.c.used.desc()))

    async def holder_of(self, account: str) -> str:
        """Whose account this is; empty: nobody's."""
        row = await self.store.one(sa.select(PERSON.c.id).where(PERSON.c.account == account_named(account)))
        return "" if row is None else str(row.id)

    async def erase(self, person: str) -> None:
        """Erase who a person was; what the tables remember of them is the hall's affair."""
        await self.store.write(
            sa.delete(SECRET).where(SECRET.c.person == person),
            sa.delete(DEVICE).where(DEVICE.c.person == person),
            sa.delete(SITTING).where(SITTING.c.person == person),
            sa.delete(SPEAKING).where(SPEAKING.c.person == person),
            sa.delete(SEEKING).where(SEEKING.c.person == person),
            sa.delete(MEETING).where(MEETING.c.person == person),
            sa.delete(ASIDE).where(ASIDE.c.person == person),
            sa.delete(PUSH).where(PUSH.c.person == person),
            sa.delete(CALLED).where(CALLED.c.person == person),
            *delete_traces([person]),
            sa.delete(PERSON).where(PERSON.c.id == person),
            *self.store.announce(person),
        )
        self.end(person)
        await self.store.forget_erased()

    async def known_since(self, person: str) -> int:
        """When a person first came, in milliseconds since 1970; 0: nobody knows."""
        row = await self.store.one(sa.select(PERSON.c.created).where(PERSON.c.id == person))
        return 0 if row is None else int(row.created)


def is_right(hashed: str, passphrase: str) -> bool:
    """Whether a passphrase has this hash; takes its time, on purpose."""
    try:
        return HASHER.verify(hashed, passphrase)
    except VerificationError:
        return False
