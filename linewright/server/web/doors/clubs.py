"""Doors of clubs: groups of people by a link."""

from msgspec import Struct

from linewright.server.fame.clubs import Club, ClubCard
from linewright.server.refusals import Refusal
from linewright.server.web.door import Call, Door
from linewright.server.web.doors.meeting import Lobby
from linewright.server.web.shapes import Name, PlainId


class MyClubs(Struct, frozen=True):
    """The clubs of whoever asks."""

    clubs: list[ClubCard]


class NameClub(Struct, frozen=True, forbid_unknown_fields=True):
    """What a club is called."""

    name: Name


class JoinClub(Struct, frozen=True, forbid_unknown_fields=True):
    """The link of a club."""

    link: PlainId


class PassOnClub(Struct, frozen=True, forbid_unknown_fields=True):
    """The member who is to be the host."""

    person: PlainId


class LeaveClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave; or, as the host, send somebody else away."""

    person: PlainId | None = None


class ListTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of one's own."""

    table: PlainId


def club_of(call: Call) -> str:
    """The club that is spoken of."""
    return call.id("club")


async def my_clubs(call: Call) -> MyClubs:
    """One's clubs."""
    return MyClubs(await call.server.clubs.of(call.me.id))


async def create(call: Call) -> Club:
    """Found a club."""
    return await call.server.clubs.create(call.me.id, call.body.name)


async def look(call: Call) -> Club:
    """A club of one's own."""
    return await call.server.clubs.find(club_of(call), call.me.id)


async def rename(call: Call) -> Club:
    """Give a club another name."""
    return await call.server.clubs.rename(call.me.id, club_of(call), call.body.name)


async def behind(call: Call) -> ClubCard:
    """What club a link leads to."""
    return await call.server.clubs.behind(call.id("link"), call.listener)


async def join(call: Call) -> Club:
    """Join a club."""
    return await call.server.clubs.join(call.me.id, call.body.link)


async def leave(call: Call) -> MyClubs:
    """Leave a club, or send somebody away."""
    clubs, me = call.server.clubs, call.me.id
    if call.body.person in (None, me):
        await clubs.leave(me, club_of(call))
    else:
        await clubs.remove(me, club_of(call), call.body.person)
    return await my_clubs(call)


async def pass_on(call: Call) -> Club:
    """Let another member be the host."""
    return await call.server.clubs.pass_on(call.me.id, club_of(call), call.body.person)


async def renew_link(call: Call) -> Club:
    """Make a new link."""
    return await call.server.clubs.renew_link(call.me.id, club_of(call))


async def delete(call: Call) -> MyClubs:
    """Close a club."""
    await call.server.clubs.delete(call.me.id, club_of(call))
    return await my_clubs(call)


async def open_tables(call: Call) -> Lobby:
    """The open tables that members have shown to a club of one's own."""
    await look(call)
    return Lobby(await call.server.lobby.club_tables(call.me.id, club_of(call)))


async def list_table(call: Call) -> Club:
    """Show a table of one's own to a club."""
    table = (await call.server.hall.get(call.body.table)).table
    if table.host != call.me.id:
        raise Refusal("not-host")
    await call.server.clubs.list_table(call.me.id, club_of(call), table.id)
    return await look(call)


OWN = "/api/clubs/{club}"
CLUBS = [
    Door("GET", "/api/clubs", "One's clubs", my_clubs, gives=MyClubs),
    Door("POST", "/api/clubs", "Found a club", create, NameClub, Club, rate="clubs"),
    Door("POST", "/api/clubs/join", "Join a club by its link", join, JoinClub, Club, rate="clubs"),
    Door("GET", "/api/club-links/{link}", "What club a link leads to", behind, gives=ClubCard, rate="clubs", by_address=True),
    Door("GET", OWN, "A club of one's own", look, gives=Club),
    Door("POST", OWN, "Give a club another name (host)", rename, NameClub, Club, rate="clubs"),
    Door("DELETE", OWN, "Close a club (host)", delete, gives=MyClubs, rate="clubs"),
    Door("POST", f"{OWN}/leave", "Leave a club; or send somebody away (host)", leave, LeaveClub, MyClubs, rate="clubs"),
    Door("POST", f"{OWN}/host", "Let another member be the host (host)", pass_on, PassOnClub, Club, rate="clubs"),
    Door("POST", f"{OWN}/link", "Make a new link (host)", renew_link, gives=Club, rate="clubs"),
    Door("GET", f"{OWN}/tables", "The open tables that members have shown to the club", open_tables, gives=Lobby),
    Door("POST", f"{OWN}/tables", "Show a table of one's own to the club", list_table, ListTable, Club, rate="clubs"),
]
