"""What whoever runs the server may set, all by the environment, and the limits on what anybody may send."""

import ipaddress
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TypeVar

import platformdirs

from linewright.core.errors import reason_of
from linewright.server.refusals import Unservable

DATABASE = "LINEWRIGHT_DATABASE"  # a PostgreSQL address, or a file for SQLite
ORIGINS = "LINEWRIGHT_ORIGINS"  # other origins whose pages may send to us, with commas between them
HOSTS = "LINEWRIGHT_HOSTS"  # the names we answer to, with commas between them, or * for any
ADDRESS = "LINEWRIGHT_ADDRESS"  # the address people reach us at, for links and QR codes
PROXIES = "LINEWRIGHT_PROXIES"  # addresses or networks of reverse proxies that are believed, with commas between them
PUSH = "LINEWRIGHT_PUSH"  # push services that people may be called through, with commas between them; off: none
BOTS = "LINEWRIGHT_BOTS"  # bots that may be named here, as module:Class with commas between them
LIMITS = "LINEWRIGHT_LIMITS"  # name=number pairs with commas between them, such as moves=50,tables=500

KEEP = "LINEWRIGHT_KEEP"  # name=days pairs with commas between them, such as open=7,over=365; 0 is for ever

ANY_HOST = "*"
PUSH_SERVICES = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com")  # of browsers
THIS_MACHINE = ("127.0.0.1", "::1")  # the proxies that are believed unless told otherwise
BODY_BYTES = 16_384  # of any request
LINES_LENGTH = 12_000  # of an option that is written down line by line: sixty cards and as much again in remarks
TEXT_LENGTH = 2_000  # of a move: the longest of any game has room several times over
CHAT_LENGTH = 500
NAME_LENGTH = 40
PASSPHRASE_LENGTH = 200
EVENTS_AT_A_TABLE = 20_000  # the longest evening of rematches has some thousand
EVENTS_IN_AN_UPDATE = 1_000  # a longer log is told in several: each is written at one go, and others wait for that
ID_LENGTH = 64  # of a client's own id for what it sends


@dataclass(frozen=True)
class Limits:
    """How much one person may do; a rate is so many a second on the long run, and ten seconds' worth at once."""

    moves: float = 20.0  # anything sent to a table, a second, each person
    chats: float = 1.0  # a second, each person
    pauses: float = 0.5  # and goings on, a second, each person
    reads: float = 50.0  # answers, a second, each person (each address for people unknown)
    seeks: float = 0.5  # for company, and otherwise, a second, each person
    friends: float = 0.5  # requests, blocks and invitations, a second, each person
    clubs: float = 0.5  # anything done about clubs, and links of clubs tried, a second, each person
    duplicates: float = 0.5  # made, joined, closed, and deals of theirs begun, a second, each person
    joins: float = 0.5  # codes tried, a second, each address: 31 ** 6 codes take a thousand years
    previews: float = 1.0  # pictures of tables for links, a second, each address
    people: float = 1.0  # new guests, a second, each address
    passphrases: float = 0.2  # tried, a second, each address
    tables: int = 100  # not yet over, each host
    companions: int = 300  # friends, requests and blocks, each person
    memberships: int = 20  # clubs, each person
    members: int = 300  # each club
    hosted: int = 20  # duplicates that are not closed, each person
    listeners: int = 40  # live streams at once, each person (each address for people unknown)
    connections: int = 500  # open at once, each address: a school has one
    all_connections: int = 20_000  # open at once, or as many as the system lets a process have


@dataclass(frozen=True)
class Keep:
    """For how many days what nobody uses is kept; 0: for ever."""

    guests: float = 30  # without an account, who have neither sat nor spoken anywhere, since they were last here
    sessions: float = 400  # since they were last used: browsers keep no cookie longer
    open: float = 30  # tables at which no match was begun, since anything happened there
    abandoned: float = 365  # tables with a match that was begun, has no clock, and is not over
    over: float = 0  # tables whose last match is over
    duplicates: float = 0  # since they were closed; what somebody has played there counts as theirs no more then


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    database: str  # a SQLAlchemy address
    origins: tuple[str, ...] = ()
    address: str = ""  # empty: whatever the request was sent to
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[str, ...] = THIS_MACHINE  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    bots: tuple[str, ...] = ()  # module:Class of each
    keep: Keep = field(default_factory=Keep)
    hosts: tuple[str, ...] = (ANY_HOST,)  # beside addresses, localhost, and the names in `address` and `origins`

    push: tuple[str, ...] = PUSH_SERVICES  # hosts; one that begins with *. stands for all below it

    @property
    def is_sqlite(self) -> bool:
        """Whether the store is a file of our own."""
        return self.database.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file of a SQLite store."""
        return Path(self.database.partition("///")[2])


Numbers = TypeVar("Numbers", Limits, Keep)


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from the environment; raises ValueError where a limit is no number."""
    given = os.environ if environment is None else environment
    return Settings(
        database_address(given.get(DATABASE, "")),
        read_list(given.get(ORIGINS, "")),
        given.get(ADDRESS, ""),
        read_limits(given.get(LIMITS, "")),
        read_proxies(given.get(PROXIES, "")),
        read_list(given.get(BOTS, "")),
        read_numbers(given.get(KEEP, ""), Keep, KEEP),
        read_list(given.get(HOSTS, "")) or (ANY_HOST,),
        read_list(given.get(PUSH, "")) or PUSH_SERVICES,
    )


def read_list(text: str) -> tuple[str, ...]:
    """What a text names, with commas between."""
    return tuple(filter(None, (one.strip() for one in text.split(","))))


def read_proxies(text: str) -> tuple[str, ...]:
    """Read addresses and networks; raises Unservable for what is neither, a star too: then anybody could be believed."""
    found = read_list(text)
    for one in found:
        try:
            ipaddress.ip_network(one)
        except ValueError as error:
            raise Unservable("serve-bad-proxy", name=PROXIES, text=one) from error
    return found or THIS_MACHINE


def read_limits(text: str) -> Limits:
    """Read the limits; raises Unservable for a limit there is not, or no number."""
    return read_numbers(text, Limits, LIMITS)


def read_numbers(text: str, kind: type[Numbers], setting: str) -> Numbers:
    """Read name=number pairs; raises Unservable for a name there is not, or no number."""
    known = [one.name for one in fields(kind)]
    found: dict[str, float] = {}
    for pair in filter(None, (pair.strip() for pair in text.split(","))):
        name, _, value = pair.partition("=")
        try:
            found[name] = float(value)
        except ValueError:
            found[name] = -1
        if name not in known or not 0 <= found[name] < math.inf:
            raise Unservable("serve-bad-limit", name=setting, text=pair, names=", ".join(known))
    return kind(**found)  # type: ignore[arg-type]  # whole numbers compare with floats as well


def database_address(wish: str) -> str:
    """The address SQLAlchemy needs: a file in the user's data folder unless told otherwise; raises Unservable."""
    if wish.startswith(("postgres://", "postgresql://")):
        return "postgresql+asyncpg://" + wish.partition("://")[2]
    if wish.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        return wish
    wish = wish.removeprefix("sqlite:///")
    file = Path(wish) if wish else platformdirs.user_data_path("linewright") / "tables.db"
    try:
        return f"sqlite+aiosqlite:///{file.expanduser().absolute()}"
    except (OSError, RuntimeError) as error:  # no home, or a current folder that is gone
        raise Unservable("serve-no-store", place=str(file), why=reason_of(error)) from error
