"""The plain table: pages without a script, on which every game can be played with buttons and typed moves, in three languages.

It works from the same tables, views and words as everything else; a browser that can do nothing but forms is enough.
"""

import io
import secrets
from html import escape
from urllib.parse import parse_qs, urlencode

from starlette.responses import RedirectResponse, Response

from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.registry import find, names
from linewright.core.words import Words
from linewright.server.refusals import FOLDER, Refusal
from linewright.server.table.acts.moves import Move
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.acts.resigning import Resign
from linewright.server.table.acts.seats import TakeSeat
from linewright.server.table.acts.starting import Rematch, Start
from linewright.server.table.acts.undo import AskUndo
from linewright.server.table.shapes import Command
from linewright.server.table.table import Table
from linewright.server.web.contents import language_of
from linewright.server.web.door import Call, read_body
from linewright.server.web.doors.people import tables_of
from linewright.server.web.doors.tables import create_table
from linewright.server.web.refusal_answers import status_of

SEE_OTHER = 303
WAITING = 3  # seconds until a page of somebody who waits is loaded anew
TOLD = 12  # moves told below the table
STYLE = """
:root { color-scheme: light dark; --ink: #22252a; --paper: #f7f4ec; --line: #c9c2b2; --strong: #1f5f99 }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8de; --paper: #15181d; --line: #444a53; --strong: #7db8ef } }
body { font: 1.05rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-bottom: .3rem }
a { color: var(--strong) }
pre { overflow-x: auto; font: .85rem/1.15 ui-monospace, monospace; padding: .6rem; border: 1px solid var(--line) }
form { display: inline } button, input { font: inherit; padding: .4rem .7rem; margin: .15rem; min-height: 2.2rem }
ul.games { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .8rem }
ul.games li { border: 1px solid var(--line); border-radius: .5rem; padding: .8rem }
.refused { border-left: .3rem solid #b3261e; padding: .3rem .8rem } .turn { font-weight: bold }
img { background: #fff; max-width: 9rem }
"""
NOT_A_LETTER = str.maketrans("", "", "\r\n")


def page(title: str, body: str, words: Words, *, again: str = "") -> Response:
    """Make a page; `again` is where to go on by itself after a while."""
    refresh = f'<meta http-equiv="refresh" content="{WAITING};url={escape(again)}">' if again else ""
    text = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width">{refresh}<link rel="stylesheet" href="/plain.css"></head>'
        f"<body><main>{body}</main></body></html>"
    )
    headers = {"referrer-policy": "same-origin"}  # without it a browser does not say where a form is from
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


async def style(_call: Call) -> Response:
    """Give the style of all plain pages."""
    return Response(STYLE, media_type="text/css")


def button(action: str, label: str, **fields: str) -> str:
    """Write a form with one button."""
    hidden = "".join(f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in fields.items())
    return f'<form method="post" action="{escape(action)}">{hidden}<button>{escape(label)}</button></form>'


async def home(call: Call) -> Response:
    """Show what can be played, and one's own tables."""
    words = Words(language_of(call.request), FOLDER)
    games = "".join(_game_item(find(name), words) for name in names())
    own = await tables_of(call.server, call.person.id) if call.person else []
    statuses = {one.id: escape(words.say(f"plain-status-{one.status}")) for one in own}
    tables = "".join(
        f'<li><a href="/plain/t/{one.id}">{escape(find(one.game).title)}</a>, {statuses[one.id]}</li>' for one in own
    )
    join = (
        f'<form method="post" action="/plain"><label>{escape(words.say("plain-code"))} '
        f'<input name="code" maxlength="12" required></label><button>{escape(words.say("plain-join"))}</button></form>'
    )
    said = _refused(call)
    mine = f"<h2>{escape(words.say('plain-own'))}</h2><ul>{tables}</ul>" if tables else ""
    return page("Linewright", f'<h1>Linewright</h1>{said}<ul class="games">{games}</ul>{join}{mine}', words)


def _game_item(game: Game, words: Words) -> str:
    about = Words(words.language, game.folder).say(game.about)
    seats = f"{game.seats[0]} … {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    facts = words.say("plain-facts", seats=seats, most=game.seats[-1], minutes=str(game.minutes))
    play = button("/plain", words.say("plain-play"), game=game.name, with_="bots")
    friends = button("/plain", words.say("plain-friends"), game=game.name, with_="friends") if len(game.seats) > 1 else ""
    return f"<li><h2>{escape(game.title)}</h2><p>{escape(about)}</p><p>{escape(facts)}</p>{play}{friends}</li>"


def _refused(call: Call) -> str:
    said = call.request.query_params.get("no", "")[:300]
    return f'<p class="refused" role="alert">{escape(said)}</p>' if said else ""


async def table_page(call: Call) -> Response:
    """Show a table as one's seat sees it, with what can be done."""
    gathering = await call.table()
    table, me = gathering.table, call.person.id if call.person else ""
    call.server.hall.check_listener(table, me)
    seats = table.seats_of(me)
    seat = next((one for one in seats if one in table.to_act), seats[0] if seats else None)
    words = Words(language_of(call.request), table.game.folder)
    own = Words(words.language, FOLDER)
    here = f"/plain/t/{table.id}"
    parts = [f"<h1>{escape(table.game.title)}</h1>", _refused(call), _link(call, table, own)]
    if table.match is not None:
        parts += [f"<pre>{escape(drawn(table, seat, words))}</pre>", _told(table, seats, words)]
    may_act = table.status == "playing" and seat is not None and seat in table.to_act
    if may_act and seat is not None:
        parts.append(_moves(table, seat, here, own))
    parts.append(_other_doors(table, me, seat, here, own))
    parts.append(f'<p><a href="/plain">{escape(own.say("plain-home"))}</a></p>')
    waits = table.status in ("open", "playing") and not may_act
    return page(table.game.title, "".join(parts), own, again=here if waits else "")


def drawn(table: Table, seat: int | None, words: Words) -> str:
    """Draw the table as the terminal does."""
    from rich.console import Console

    paper = io.StringIO()
    console = Console(width=100, file=paper, color_system=None)
    console.print(table.game.terminal.draw(table.playing.view(seat), names_at(table, seat, words), words))
    return paper.getvalue()


def names_at(table: Table, seat: int | None, words: Words) -> list[str]:
    """Name the seats as somebody at one of them does."""
    own = Words(words.language, FOLDER)
    named = [
        person or (table.bot_at(other) if not chair.person else own.say("former-player"))
        for other, (person, chair) in enumerate(zip(table.seat_names, table.chairs, strict=True))
    ]
    return [words.say("you") if other == seat else f"{name} {other}" for other, name in enumerate(named)]


def _told(table: Table, seats: tuple[int, ...], words: Words) -> str:
    """Tell the last moves in words, the newest first."""
    match = table.playing
    who = names_at(table, None, words)
    lines = []
    for number in range(max(0, len(match.log) - TOLD), len(match.log)):
        for word, details in match.tell(number):
            mover = details.get("seat")
            name = "" if mover is None else words.say("you") if mover in seats else who[mover]
            lines.append(words.say(word, **details, who=name, you="yes" if mover in seats else "no"))
    if table.is_over:
        own = Words(words.language, FOLDER)
        won = ", ".join(words.say("you") if seat in seats else who[seat] for seat in table.winners)
        lines.append(own.say("plain-won", names=won) if won else own.say("plain-nobody-won"))
    return f'<ol reversed aria-live="polite">{"".join(f"<li>{escape(line)}</li>" for line in reversed(lines))}</ol>'


def _moves(table: Table, seat: int, here: str, words: Words) -> str:
    """Offer the legal moves as buttons, and a field to type one; a puzzle shows examples instead of solutions."""
    legal = [] if table.game.puzzle else table.playing.legal(seat)
    buttons = "".join(button(here, text, do="move", seat=str(seat), text=text) for text in legal)
    examples = escape(", ".join(table.game.examples))
    typed = (
        f'<form method="post" action="{here}"><input type="hidden" name="do" value="move"><input type="hidden" name="seat" '
        f'value="{seat}"><label>{escape(words.say("plain-type"))} <input name="text" size="40" maxlength="500" '
        f'placeholder="{examples}"></label><button>{escape(words.say("plain-do"))}</button></form>'
    )
    return f'<p class="turn">{escape(words.say("plain-turn"))}</p><p>{buttons}</p><p>{typed}</p>'


def _link(call: Call, table: Table, words: Words) -> str:
    """Show how others come here, while there is a seat for them."""
    if table.match is not None:
        return ""
    link = escape(call.link(table.id))
    seats = "".join(
        f"<li>{escape(name or chair.bot or words.say('plain-free'))}</li>"
        for name, chair in zip(table.seat_names, table.chairs, strict=True)
    )
    code = escape(words.say("plain-share", code=table.code))
    return f'<p>{code}<br><a href="{link}">{link}</a></p><img src="/api/tables/{table.id}/qr.svg" alt="QR"><ol>{seats}</ol>'


def _other_doors(table: Table, me: str, seat: int | None, here: str, words: Words) -> str:
    """Offer what else can be done now."""
    doors: list[tuple[str, str]] = []
    if table.match is None:
        if any(not chair.person and not chair.bot for chair in table.chairs):
            doors.append(("sit", "plain-sit"))
        if me == table.host:
            doors.append(("start", "plain-start"))
    elif seat is not None:
        doors += [("rematch", "plain-rematch")] if table.is_over else [("undo", "plain-undo"), ("resign", "plain-resign")]
    return f"<p>{''.join(button(here, words.say(word), do=do, seat=str(seat or 0)) for do, word in doors)}</p>"


async def new_table(call: Call) -> Response:
    """Set up a table against bots, which begins at once, or for friends; or find one by its code."""
    wish = await form(call)
    if "code" in wish:
        return RedirectResponse(f"/plain/t/{await call.server.hall.find_code(wish['code'])}", SEE_OTHER)
    game = find(wish.get("game"))
    secret = await welcome(call)
    others = "greedy" if wish.get("with_") != "friends" else "open"
    call.body = NewTable(game=game.name, seats=["me"] + [others] * (game.usual_seats - 1))
    made = await create_table(call)
    if others != "open":
        gathering = await call.server.hall.get(made.id)
        await call.server.hall.ask(gathering, call.who, Start())
    return _to(call, f"/plain/t/{made.id}", secret)


async def do(call: Call) -> Response:
    """Do what a button asks for."""
    wish = await form(call)
    secret = await welcome(call) if wish.get("do") == "sit" else None
    gathering = await call.table()
    seat = int(wish["seat"]) if wish.get("seat", "").isdecimal() and len(wish["seat"]) < 3 else 0
    commands: dict[str, Command] = {
        "sit": TakeSeat(),
        "start": Start(),
        "undo": AskUndo(seat=seat),
        "resign": Resign(seat=seat),
        "rematch": Rematch(),
        "move": Move(seat=seat, text=wish.get("text", "")[:2000], after=gathering.table.number, id=secrets.token_hex(8)),
    }
    command = commands.get(wish.get("do", ""))
    if command is None:
        raise Refusal("bad-request", problem="do")
    await call.server.hall.ask(gathering, call.who, command)
    return _to(call, f"/plain/t/{gathering.table.id}", secret)


async def form(call: Call) -> dict[str, str]:
    """Read the fields of a form."""
    body = await read_body(call.request)  # type: ignore[arg-type]
    try:
        fields = parse_qs(body.decode(), max_num_fields=10)
    except ValueError as error:
        raise Refusal("bad-request", problem="form") from error
    return {name: values[0].translate(NOT_A_LETTER) for name, values in fields.items()}


async def welcome(call: Call) -> str | None:
    """Make a guest of whoever is nobody yet; gives the new secret."""
    if call.person is not None:
        return None
    call.limit("people", by_address=True)
    words = Words(language_of(call.request), FOLDER)
    call.person, secret = await call.server.people.welcome(words.say("plain-guest"))
    return secret


def _to(call: Call, path: str, secret: str | None) -> Response:
    """Send the browser on, with the cookie of a new guest."""
    response = RedirectResponse(path, SEE_OTHER)
    if secret is not None:
        call.keep_secret(response, secret)
    return response


def refused_page(error: LinewrightError, call: Call) -> Response:
    """Show a refusal in words: on the table it was about, or at home; alone where that page itself is refused."""
    said = error.told(language_of(call.request))
    table = call.request.path_params.get("table")
    if call.request.scope["method"] == "POST":
        return RedirectResponse(f"{f'/plain/t/{table}' if table else '/plain'}?{urlencode({'no': said})}", SEE_OTHER)
    words = Words(language_of(call.request), FOLDER)
    home_link = f'<p><a href="/plain">{escape(words.say("plain-home"))}</a></p>'
    response = page("Linewright", f'<h1>Linewright</h1><p class="refused" role="alert">{escape(said)}</p>{home_link}', words)
    response.status_code = status_of(error)
    return response


PAGES = {
    ("GET", "/plain"): home,
    ("GET", "/plain/t/{table}"): table_page,
    ("GET", "/plain.css"): style,
    ("POST", "/plain"): new_table,
    ("POST", "/plain/t/{table}"): do,
}
