"""Who people are: guests at once, with a secret of which only the hash is kept; an account for those who like."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from linewright.server.clock import now_ms
from linewright.server.keep.store import EVENT, PERSON, RESULT, SECRET, SITTING, TABLES, Store, Taken
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m

REMEMBERED = 5_000  # people
TRUSTED = 60.0  # seconds until a remembered secret is looked up again
HASHER = PasswordHasher()  # Argon2id with the library's own parameters, 64 MiB and some 50 ms
NOBODY = HASHER.hash("nobody has this passphrase")  # what an unknown account is compared with, so that it takes as long
AT_ONCE = 2  # passphrases hashed at the same time


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
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()  # hash of a secret -> when looked up, who
        self._hashing = asyncio.Semaphore(AT_ONCE)

    async def find(self, secret: str) -> Person | None:
        """Find out whose secret this is."""
        hashed = hash_of(secret)
        when, person = self._known.get(hashed, (0.0, None))
        if person is not None and time.monotonic() - when < TRUSTED:
            return person
        query = sa.select(PERSON).join(SECRET, SECRET.c.person == PERSON.c.id).where(SECRET.c.hash == hashed)
        row = await self.store.one(query)
        if row is None:
            self._known.pop(hashed, None)
            return None
        return self._remember(hashed, Person(row.id, row.name, row.account))

    def _remember(self, hashed: str, person: Person) -> Person:
        self._known[hashed] = (time.monotonic(), person)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    def forget(self, person: str) -> None:
        """Look a person up again next time."""
        for hashed in [hashed for hashed, (_, known) in self._known.items() if known.id == person]:
            del self._known[hashed]

    def forget_all(self) -> None:
        """Look everybody up again next time."""
        self._known.clear()

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Make a guest; gives the secret, which nobody can ask for again."""
        person = Person(secrets.token_urlsafe(12), clean_name(name))
        secret = secrets.token_urlsafe(32)
        await self.store.write(
            sa.insert(PERSON).values(id=person.id, name=person.name, created=now_ms()),
            sa.insert(SECRET).values(hash=hash_of(secret), person=person.id, created=now_ms()),
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
        await self.store.write(sa.insert(SECRET).values(hash=hash_of(secret), person=row.id, created=now_ms()))
        return self._remember(hash_of(secret), Person(row.id, row.name, row.account)), secret

    async def sign_out(self, secret: str) -> None:
        """Let a secret be worth nothing."""
        self._known.pop(hash_of(secret), None)
        await self.store.write(sa.delete(SECRET).where(SECRET.c.hash == hash_of(secret)))

    async def erase(self, person: str) -> None:
        """Erase who a person was; what the tables remember of them is the hall's affair."""
        await self.store.write(
            sa.delete(SECRET).where(SECRET.c.person == person),
            sa.delete(SITTING).where(SITTING.c.person == person),
            sa.delete(PERSON).where(PERSON.c.id == person),
        )
        self.forget(person)

    async def tables(self, person: str) -> list[m.OneTable]:
        """List the tables a person hosts or has sat at, newest first."""
        seated = sa.select(SITTING.c.table_id).where(SITTING.c.person == person)
        query = (
            sa.select(TABLES).where(sa.or_(TABLES.c.host == person, TABLES.c.id.in_(seated))).order_by(TABLES.c.created.desc())
        )
        rows = await self.store.all(query.limit(500))
        return [m.OneTable(row.id, row.game, row.status, row.created, row.host == person, row.code) for row in rows]

    async def results(self, person: str) -> Sequence[sa.Row[Any]]:
        """List the finished matches at tables a person has sat at, newest first."""
        query = sa.select(RESULT).join(SITTING, SITTING.c.table_id == RESULT.c.table_id).where(SITTING.c.person == person)
        return await self.store.all(query.order_by(RESULT.c.ended.desc()).limit(500))

    async def data(self, person: Person) -> m.MyData:
        """Collect everything kept about a person: what they did and said, never what others did."""
        row = await self.store.one(sa.select(PERSON.c.created).where(PERSON.c.id == person.id))
        sessions = await self.store.all(sa.select(SECRET.c.hash).where(SECRET.c.person == person.id))
        tables = await self.tables(person.id)
        query = sa.select(EVENT.c.body).where(EVENT.c.table_id.in_([table.id for table in tables]))
        events = [msgspec.json.decode(row.body) for row in await self.store.all(query.order_by(EVENT.c.table_id, EVENT.c.number))]
        own = [
            {name: fact for name, fact in event.items() if name not in ("seed", "secret")}
            for event in events
            if person.id in (event.get("by"), event.get("person"))
        ]
        me = m.Me(person.id, person.name, person.account)
        return m.MyData(me, 0 if row is None else row.created, len(sessions), tables, own)


def is_right(hashed: str, passphrase: str) -> bool:
    """Compare a passphrase; takes its time, on purpose."""
    try:
        return HASHER.verify(hashed, passphrase)
    except VerificationError:
        return False


def clean_name(name: str) -> str:
    """Accept a display name: printable, without stray spaces."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not clean:
        raise Refusal("bad-request", problem="name")
    return clean
