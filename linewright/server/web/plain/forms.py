"""What the forms of the plain pages do: set up a table, find one, sit down, move. Then they lead back to the page."""

import secrets
from urllib.parse import parse_qs

from starlette.responses import RedirectResponse, Response

from linewright.core.registry import find
from linewright.core.words import Words
from linewright.server.refusals import FOLDER, Refusal
from linewright.server.settings import TEXT_LENGTH
from linewright.server.table.acts.access import SetAccess
from linewright.server.table.acts.link import MakeLink
from linewright.server.table.acts.moves import Move
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.acts.rematch import Rematch
from linewright.server.table.acts.resigning import Resign
from linewright.server.table.acts.seats import TakeSeat
from linewright.server.table.acts.starting import Start
from linewright.server.table.acts.undo import AskUndo
from linewright.server.table.shapes import Command
from linewright.server.web.contents import language_of
from linewright.server.web.door import Call, read_body
from linewright.server.web.doors.tables import create_table

SEE_OTHER = 303  # the status that leads on to another page
LINE_ENDS = str.maketrans("", "", "\r\n")
ASKED_FIRST = ("resign",)  # what a second press has to confirm


async def new_table(call: Call) -> Response:
    """Set up a table against bots, which begins at once, or for friends; or find one by its code."""
    wish = await read_form(call)
    if "code" in wish:
        call.limit("joins", by_address=True)  # as at /api/join: codes are not to be guessed
        return RedirectResponse(f"/plain/t/{await call.server.hall.find_code(wish['code'])}", SEE_OTHER)
    game = find(wish.get("game"))
    secret = await welcome(call)
    others = "greedy" if wish.get("with_") != "friends" else "open"
    call.body = NewTable(game=game.name, seats=["me"] + [others] * (game.usual_seats - 1))
    made = await create_table(call)
    if others != "open":
        gathering = await call.server.hall.get(made.id)
        await call.server.hall.ask(gathering, call.who, Start())
    return lead_to(call, f"/plain/t/{made.id}", secret)


async def do(call: Call) -> Response:
    """Do what a button asks for."""
    wish = await read_form(call)
    secret = await welcome(call) if wish.get("do") == "sit" else None
    gathering = await call.table()
    here = f"/plain/t/{call.came_by}"
    if wish.get("do") == "move" and not wish.get("text", "").strip():
        return lead_to(call, here, None)  # an empty field asks for nothing but what is new
    if wish.get("do") in ASKED_FIRST and "sure" not in wish:
        return lead_to(call, f"{here}?sure={wish['do']}", None)
    seat = int(wish["seat"]) if wish.get("seat", "").isdecimal() and len(wish["seat"]) < 3 else 0
    commands: dict[str, Command] = {
        "sit": TakeSeat(),
        "start": Start(),
        "undo": AskUndo(seat=seat),
        "resign": Resign(seat=seat),
        "rematch": Rematch(),
        "shut": SetAccess(access="locked"),
        "open": SetAccess(access="open"),
        "link": MakeLink(),
        "move": Move(seat=seat, text=wish.get("text", "")[:TEXT_LENGTH], after=gathering.table.number, id=secrets.token_hex(8)),
    }
    command = commands.get(wish.get("do", ""))
    if command is None:
        raise Refusal("bad-request", problem="do")
    await call.server.hall.ask(gathering, call.who, command)
    return lead_to(call, here, secret)


async def read_form(call: Call) -> dict[str, str]:
    """The fields of a form."""
    body = await read_body(call.request)  # type: ignore[arg-type]
    try:
        fields = parse_qs(body.decode(), max_num_fields=10)
    except ValueError as error:
        raise Refusal("bad-request", problem="form") from error
    return {name: values[0].translate(LINE_ENDS) for name, values in fields.items()}


async def welcome(call: Call) -> str | None:
    """Make a guest of whoever is nobody yet; the new secret, or None."""
    if call.person is not None:
        return None
    call.limit("people", by_address=True)
    words = Words(language_of(call.request), FOLDER)
    call.person, secret = await call.server.people.welcome(words.say("plain-guest"), call.device)
    return secret


def lead_to(call: Call, path: str, secret: str | None) -> Response:
    """Send the browser on, with the cookie of a new guest."""
    response = RedirectResponse(path, SEE_OTHER)
    if secret is not None:
        call.keep_secret(response, secret)
    return response
