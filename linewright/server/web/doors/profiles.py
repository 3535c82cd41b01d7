"""Doors about what people have done: profiles, histories, series, leaderboards."""

from msgspec import Struct

from linewright.server.fame.boards import Board, board_of_club, board_of_server
from linewright.server.fame.profiles import History, Profile, Series, SetProfile
from linewright.server.refusals import Refusal
from linewright.server.web.door import AT_TABLE, PLAIN, Call, Door


class SeenProfiles(Struct, frozen=True):
    """Those at a table whose profiles one may see."""

    people: list[str]  # ids


async def my_profile(call: Call) -> Profile:
    """What one has done here."""
    return await call.server.profiles.find(call.me.id, call.me.id)


async def set_profile(call: Call) -> Profile:
    """Switch on or off that everybody may see one's profile, that friends see one is here, and that one plays for ratings."""
    await call.server.profiles.switch(call.me.id, call.body)
    return await my_profile(call)


async def profile(call: Call) -> Profile:
    """What somebody has done here, where they show it."""
    return await call.server.profiles.find(call.id("person"), call.listener)


async def my_history(call: Call) -> History:
    """One's matches, the newest first."""
    game = call.request.query_params.get("game", "")
    if game and not PLAIN.fullmatch(game):
        raise Refusal("bad-request", problem="game")
    return await call.server.profiles.history(call.me.id, game, call.number("skip", 0))


async def series(call: Call) -> Series:
    """How the last matches at a table went between those who sit there."""
    gathering = await call.table()
    table = gathering.table
    call.server.hall.check_listener(table, call.listener)
    last = None if table.outcome is None else (table.match_number, table.outcome)
    return await call.server.profiles.series(table.id, last)


async def seen_profiles(call: Call) -> SeenProfiles:
    """Whose profiles one may see, of those who sit at a table."""
    gathering = await call.table()
    table = gathering.table
    call.server.hall.check_listener(table, call.listener)
    seen = await call.server.profiles.seen_by(call.listener, [chair.person for chair in table.chairs])
    return SeenProfiles(sorted(seen))


async def board(call: Call) -> Board:
    """The leaderboard of a game."""
    return await board_of_server(call.server.store, call.request.path_params["game"], call.listener)


async def club_board(call: Call) -> Board:
    """The leaderboard of a game in a club of one's own."""
    club = call.id("club")
    if not await call.server.clubs.is_member(club, call.me.id):
        raise Refusal("no-such-club")
    return await board_of_club(call.server.store, club, call.request.path_params["game"], call.me.id)


PROFILES = [
    Door("GET", "/api/me/profile", "What one has done here", my_profile, gives=Profile),
    Door(
        "POST",
        "/api/me/profile",
        "Show one's profile to all, let friends see that one is here, play for ratings",
        set_profile,
        SetProfile,
        Profile,
        rate="friends",
    ),
    Door("GET", "/api/me/history", "One's matches, the newest first", my_history, gives=History, query=("game", "skip")),
    Door("GET", "/api/people/{person}", "What somebody has done here, where they show it", profile, gives=Profile),
    Door("GET", f"{AT_TABLE}/series", "How the last matches at a table went", series, gives=Series),
    Door(
        "GET",
        f"{AT_TABLE}/profiles",
        "Whose profiles one may see, of those who sit at a table",
        seen_profiles,
        gives=SeenProfiles,
    ),
    Door("GET", "/api/boards/{game}", "The leaderboard of a game", board, gives=Board),
    Door("GET", "/api/clubs/{club}/boards/{game}", "The leaderboard of a game in a club of one's own", club_board, gives=Board),
]
