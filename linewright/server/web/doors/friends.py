"""Doors about people one knows: friends by consent, those one has played with, and invitations."""

from typing import Annotated

from msgspec import Meta, Struct

from linewright.server.fame.friends import Companions
from linewright.server.fame.invitations import Invitation
from linewright.server.fame.presence import FriendsHere
from linewright.server.web.door import LAST_NUMBER, Call, Door
from linewright.server.web.doors.tables import refuse_too_many
from linewright.server.web.shapes import PlainId


class OneCompanion(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody one has met."""

    person: PlainId


class InviteAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is over, of which another is wished for: same game, same rules, same seats."""

    table: PlainId
    match: Annotated[int, Meta(ge=0, le=LAST_NUMBER)] = 0


class InvitedAgain(Struct, frozen=True):
    """The new table: its private id, where it is, one's own seat there, and what it promises for its deal."""

    id: str
    link: str
    seat: int
    commit: str


class Invitations(Struct, frozen=True):
    """The tables to which one is invited."""

    invitations: list[Invitation]


async def companions(call: Call) -> Companions:
    """Everybody one knows here."""
    return await call.server.friends.list(call.me.id)


async def friends_here(call: Call) -> FriendsHere:
    """Which friends are here now; whoever asks is here, too."""
    call.note_here()
    return await call.server.presence.friends_of(call.me.id)


async def ask(call: Call) -> Companions:
    """Ask somebody to be one's friend, or agree."""
    await call.server.friends.ask(call.me.id, call.body.person)
    return await companions(call)


async def part(call: Call) -> Companions:
    """Be friends no more, or turn a request down."""
    await call.server.friends.part(call.me.id, call.id("person"))
    return await companions(call)


async def block(call: Call) -> Companions:
    """Hear nothing from somebody any more."""
    await call.server.friends.block(call.me.id, call.body.person)
    return await companions(call)


async def invite_again(call: Call) -> InvitedAgain:
    """Set up a table like one at which a match is over, and invite those who played it."""
    await refuse_too_many(call)
    table = (await call.server.invitations.invite_again(call.who, call.body.table, call.body.match)).table
    return InvitedAgain(table.id, call.link(table.id), table.seats_of(call.me.id)[0], table.commits[-1])


async def invitations(call: Call) -> Invitations:
    """The tables to which one is invited."""
    return Invitations(await call.server.invitations.list(call.me.id))


async def decline(call: Call) -> Invitations:
    """Decline an invitation."""
    await call.server.invitations.decline(call.me.id, call.id("invited"))
    return await invitations(call)


FRIENDS = [
    Door("GET", "/api/me/people", "Everybody one knows here", companions, gives=Companions),
    Door("GET", "/api/me/friends", "Which friends are here now", friends_here, gives=FriendsHere),
    Door("POST", "/api/me/people", "Ask to be friends, or agree to be", ask, OneCompanion, Companions, rate="friends"),
    Door("DELETE", "/api/me/people/{person}", "End, withdraw or turn down what there is", part, gives=Companions, rate="friends"),
    Door("POST", "/api/me/blocks", "Hear nothing from somebody any more", block, OneCompanion, Companions, rate="friends"),
    Door(
        "POST",
        "/api/me/invitations",
        "Play again with the same people, seats and rules: a new table, and they are invited",
        invite_again,
        InviteAgain,
        InvitedAgain,
        rate="friends",
    ),
    Door("GET", "/api/me/invitations", "The tables to which one is invited", invitations, gives=Invitations),
    Door("DELETE", "/api/me/invitations/{invited}", "Decline an invitation", decline, gives=Invitations, rate="friends"),
]
