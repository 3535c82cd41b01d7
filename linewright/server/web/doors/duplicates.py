"""Doors of duplicates: the same deals at many tables, and how each of them went."""

from linewright.server.duplicates.shapes import (
    BeginBoard,
    BoardResults,
    BoardTable,
    DuplicateFacts,
    Duplicates,
    EnterTeam,
    NewDuplicate,
)
from linewright.server.web.door import Call, Door


def duplicate_of(call: Call) -> str:
    """The duplicate that is spoken of."""
    return call.id("duplicate")


def board_of(call: Call) -> int:
    """The number of the board that is spoken of; one that no duplicate has for what is no number."""
    text = call.id("number")
    return int(text) if text.isdecimal() and len(text) < 3 else -1


async def all_duplicates(call: Call) -> Duplicates:
    """Today's, yesterday's and one's own."""
    return await call.server.duplicates.find_all(call.listener)


async def create(call: Call) -> DuplicateFacts:
    """Make a duplicate for friends."""
    return await call.server.duplicates.create(call.who, call.body)


async def look(call: Call) -> DuplicateFacts:
    """A duplicate, as far as one may know of it."""
    return await call.server.duplicates.find(duplicate_of(call), call.listener)


async def enter(call: Call) -> DuplicateFacts:
    """Join a team."""
    return await call.server.duplicates.enter(call.who, duplicate_of(call), call.body.team)


async def close(call: Call) -> DuplicateFacts:
    """Close a duplicate of one's own."""
    return await call.server.duplicates.close(call.me.id, duplicate_of(call))


async def begin(call: Call) -> BoardTable:
    """Play a deal, or go on with it."""
    gathering = await call.server.duplicates.begin(call.who, duplicate_of(call), board_of(call), call.body.bot_delay)
    return BoardTable(gathering.table.id, call.link(gathering.table.id))


async def results(call: Call) -> BoardResults:
    """How a deal went for everybody."""
    return await call.server.duplicates.results(duplicate_of(call), board_of(call), call.listener)


OWN = "/api/duplicates/{duplicate}"
DUPLICATES = [
    Door("GET", "/api/duplicates", "The duplicates of today and yesterday, and one's own", all_duplicates, gives=Duplicates),
    Door("POST", "/api/duplicates", "Make a duplicate for friends", create, NewDuplicate, DuplicateFacts, rate="duplicates"),
    Door("GET", OWN, "A duplicate: one's deals, the ranking", look, gives=DuplicateFacts),
    Door("POST", f"{OWN}/team", "Join a team", enter, EnterTeam, DuplicateFacts, rate="duplicates"),
    Door("POST", f"{OWN}/close", "Close a duplicate (host)", close, gives=DuplicateFacts, rate="duplicates"),
    Door("POST", f"{OWN}/deals/{{number}}", "Play a deal, or go on with it", begin, BeginBoard, BoardTable, rate="duplicates"),
    Door("GET", f"{OWN}/deals/{{number}}", "How a deal went for everybody", results, gives=BoardResults),
]
