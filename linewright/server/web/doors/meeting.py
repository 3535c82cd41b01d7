"""Doors where people meet: the tables that everybody may come to, and company for whoever waits for it."""

from msgspec import Struct

from linewright.server.keep import lists
from linewright.server.meet.company import Seeking
from linewright.server.meet.lobby import OpenTable
from linewright.server.meet.wishes import Wish, read_wish
from linewright.server.refusals import Refusal
from linewright.server.web.door import Call, Door


class Lobby(Struct, frozen=True):
    """The tables that everybody may come to, and those of one's clubs."""

    tables: list[OpenTable]


async def list_open(call: Call) -> Lobby:
    """The tables that everybody may come to, and those of one's clubs."""
    lobby = call.server.lobby
    call.note_here()
    return Lobby([*await lobby.club_tables(call.listener), *await lobby.tables(call.listener)])


async def seek(call: Call) -> Seeking:
    """Wait for company."""
    me = call.me.id
    if not await lists.has_room(call.server.store, me):
        raise Refusal("too-many-tables", most=str(call.server.settings.limits.tables))
    return await call.server.company.seek(me, read_wish(call.body))


async def look(call: Call) -> Seeking:
    """How it stands; to be asked every few seconds, for whoever does not is forgotten."""
    call.note_here()
    return await call.server.company.look(call.me.id)


async def hurry(call: Call) -> Seeking:
    """Begin with bots."""
    return await call.server.company.hurry(call.me.id)


async def give_up(call: Call) -> Seeking:
    """Wait no longer."""
    return await call.server.company.give_up(call.me.id)


MEETING = [
    Door("GET", "/api/lobby", "The tables that everybody may come to, and those of one's clubs", list_open, gives=Lobby),
    Door("POST", "/api/seek", "Wait for company", seek, Wish, Seeking, rate="seeks"),
    Door("GET", "/api/seek", "Whether one has found company; whoever does not ask is forgotten", look, gives=Seeking),
    Door("POST", "/api/seek/bots", "Wait no longer, and begin with bots", hurry, gives=Seeking, rate="seeks"),
    Door("DELETE", "/api/seek", "Wait no longer", give_up, gives=Seeking, rate="seeks"),
]
