"""What the plain pages show: the games and one's tables, and a table as one's seat sees it. The HTML is in the templates."""

import functools
import io
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.responses import RedirectResponse, Response

from linewright.bots import name_bots
from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.registry import find, names
from linewright.core.telling import sentences
from linewright.core.words import Words
from linewright.server.refusals import FOLDER
from linewright.server.table.table import Table
from linewright.server.web.contents import language_of
from linewright.server.web.door import Call
from linewright.server.web.doors.people import look_at, tables_of
from linewright.server.web.plain.duplicates import duplicate_page, duplicates_page, play_duplicate
from linewright.server.web.plain.forms import ASKED_FIRST, SEE_OTHER, do, new_table
from linewright.server.web.plain.writing import HERE, page, refusal_in
from linewright.server.web.refusal_answers import status_of

MOVES_TOLD = 12  # below the table


@functools.cache
def style_text() -> bytes:
    """The style of all plain pages."""
    return (HERE / "plain.css").read_bytes()


async def style(_call: Call) -> Response:
    """The style of all plain pages."""
    return Response(style_text(), media_type="text/css")


async def home(call: Call) -> Response:
    """What can be played, and one's own tables."""
    words = Words(language_of(call.request), FOLDER)
    me = "" if call.person is None else call.person.id
    own = await look_at(call.server, me, await tables_of(call.server, me)) if me else []
    games = [tile_of(find(name), words) for name in names()]
    tables = [(f"/plain/t/{one.id}", title_of(one.game), words.say(f"plain-status-{one.wrong or one.status}")) for one in own]
    return page("home.html", words, title="Linewright", refusal=refusal_in(call), games=games, tables=tables)


def title_of(game: str) -> str:
    """The title of a game; the name of one that is not here any more."""
    return find(game).title if game in names() else game


class Tile(NamedTuple):
    """A game on the first page."""

    name: str
    title: str
    about: str
    facts: str
    for_friends: bool


def tile_of(game: Game, words: Words) -> Tile:
    """A game as the first page shows it."""
    about = Words(words.language, game.folder).say(game.about)
    facts = words.say("plain-facts", least=game.seats[0], most=game.seats[-1], minutes=str(game.minutes))
    return Tile(game.name, game.title, about, facts, len(game.seats) > 1)


async def table_page(call: Call) -> Response:
    """A table as one's seat sees it, with what can be done."""
    gathering = await call.table()
    table, me = gathering.table, call.listener
    call.server.hall.check_listener(table, me)
    seats = table.seats_of(me)
    seat = next((one for one in seats if one in table.to_act), seats[0] if seats else None)
    words = Words(language_of(call.request), table.game.folder)
    own = Words(words.language, FOLDER)
    here = f"/plain/t/{call.came_by}"
    may_act = seat is not None and table.may_act(seat)
    is_asked = call.request.query_params.get("sure") in ASKED_FIRST and seat is not None and not table.is_over
    is_typing = "type" in call.request.query_params  # then nothing is loaded anew, and nothing typed is lost
    is_race = table.game.race is not None
    goes_on = table.status in ("open", "playing") and (is_race or not may_act)
    return page(
        "table.html",
        own,
        title=table.game.title,
        refusal=refusal_in(call),
        here=here,
        again=here if goes_on and not is_typing and not is_asked else "",
        table=table,
        is_shared=table.board is None and (table.match is None or me == table.host),
        picture=f"/api/tables/{call.came_by}/qr.svg",
        names=names_at(table, None, words),
        link=call.link(table.link),
        drawing="" if table.match is None else draw(table, seat, words),
        told=[] if table.match is None else tell(table, seats, words),
        seat=seat or 0,
        may_act=may_act,
        asked=call.request.query_params["sure"] if is_asked else "",
        types=may_act and (is_typing or not is_race),
        legal=table.playing.legal(seat) if may_act and not table.game.puzzle else [],  # a puzzle shows no solutions
        buttons=[(do, own.say(word)) for do, word in buttons_at(table, me, seat)],
    )


def draw(table: Table, seat: int | None, words: Words) -> str:
    """The table as the terminal draws it."""
    from rich.console import Console  # nobody else in the server needs it

    paper = io.StringIO()
    console = Console(width=100, file=paper, color_system=None)
    console.print(table.game.terminal.draw(table.playing.view(seat), names_at(table, seat, words), words))
    return paper.getvalue()


def names_at(table: Table, seat: int | None, words: Words) -> list[str]:
    """The names of the seats as somebody at one of them says them."""
    own = Words(words.language, FOLDER)
    bots = name_bots(table.seat_bots, words)
    named = [
        person or (own.say("former-player") if chair.person else bots[other] or own.say("plain-free"))
        for other, (person, chair) in enumerate(zip(table.seat_names, table.chairs, strict=True))
    ]
    return [words.say("you") if other == seat else name for other, name in enumerate(named)]


def tell(table: Table, seats: tuple[int, ...], words: Words) -> list[str]:
    """The last moves in words, and who has won; the newest first."""
    match = table.playing
    who = [words.say("you") if seat in seats else name for seat, name in enumerate(names_at(table, None, words))]
    first = max(0, len(match.log) - MOVES_TOLD)
    lines = [line for number in range(first, len(match.log)) for line in sentences(match, number, who, seats, words)]
    if table.is_over:
        own = Words(words.language, FOLDER)
        won = ", ".join(who[seat] for seat in table.winners)
        lines.append(own.say("plain-won", names=won) if won else own.say("plain-nobody-won"))
    return lines[::-1]


def buttons_at(table: Table, me: str, seat: int | None) -> list[tuple[str, str]]:
    """What else can be done now: what a form sends, and the id of its words; nobody joins or repeats a deal of a duplicate."""
    of_host = []
    if table.board is not None and (table.match is None or table.is_over):
        return []
    if me == table.host:
        of_host = [("open", "plain-open") if table.access == "locked" else ("shut", "plain-shut"), ("link", "plain-link")]
    if table.match is None:
        is_free = any(not chair.person and not chair.bot for chair in table.chairs)
        return [("sit", "plain-sit")] * is_free + [("start", "plain-start")] * (me == table.host) + of_host
    if seat is None or (table.chairs[seat].resigned and not table.is_over):
        return of_host
    own = [("rematch", "plain-rematch")] if table.is_over else [("undo", "plain-undo"), ("resign", "plain-resign")]
    return own + of_host


def refused_page(error: LinewrightError, call: Call) -> Response:
    """A refusal in words: on the table it was about, or at home; alone where that page itself is refused."""
    said = error.say_with_rule(language_of(call.request))
    if call.request.scope["method"] == "POST":
        return RedirectResponse(f"{call.request.scope['path']}?{urlencode({'no': said})}", SEE_OTHER)
    response = page("refused.html", Words(language_of(call.request), FOLDER), title="Linewright", refusal=said)
    response.status_code = status_of(error)
    return response


PAGES = {
    ("GET", "/plain"): home,
    ("GET", "/plain/duplicates"): duplicates_page,
    ("GET", "/plain/duplicates/{duplicate}"): duplicate_page,
    ("GET", "/plain/t/{table}"): table_page,
    ("GET", "/plain.css"): style,
    ("POST", "/plain"): new_table,
    ("POST", "/plain/duplicates/{duplicate}"): play_duplicate,
    ("POST", "/plain/t/{table}"): do,
}
