"""What other programs show of a link to us: a title, a line and a picture. Nothing that is hidden, and nobody's name.

Whoever has a link may see the table; but a chat service that looks the link up keeps what it reads, so nobody's name is in it.
"""

import asyncio
import html
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

from cachetools import LRUCache
from starlette.requests import Request
from starlette.responses import Response

from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.registry import find, names
from linewright.core.words import LANGUAGES, Words
from linewright.server.process import Server
from linewright.server.refusals import FOLDER
from linewright.server.table.guards import refuse_stranger
from linewright.server.table.table import Table
from linewright.server.web.contents import Content, answer, content_of, language_of
from linewright.server.web.door import AT_TABLE, Call, Door
from linewright.server.web.gate import address_of

KEPT = 200  # pictures; the one longest unused goes first
SOON = "public, max-age=300"  # seconds for which whoever shows a picture need not ask again
PNG = "image/png"
ICON = "/page/icons/icon-512.png"
SIZE = (("og:image:width", "1200"), ("og:image:height", "630"))

painting = ThreadPoolExecutor(1, "pictures")  # one at a time: nobody plays slower for it
kept: LRUCache[tuple[str, int, str], Content] = LRUCache(KEPT)  # by table, number of its last event, language


def line_of(table: Table, words: Words) -> str:
    """How a table stands, in a line."""
    if table.match is None:
        free = sum(chair.wish in ("human", "open") and not chair.person for chair in table.chairs)
        return words.say("preview-open", free=free)
    return words.say("preview-over" if table.status == "over" else "preview-playing", moves=len(table.playing.log))


def poster_of(table: Table, language: str) -> Any:
    """What stands on the picture of a table: what anybody may know who has no name, with numbers in place of names."""
    from linewright.server.web.pictures import Poster  # with what draws: only who is asked for a picture needs it

    words, own = Words(language, table.game.folder), Words(language, FOLDER)
    drawing = None
    if table.match is not None and table.house.spectators and not table.removed:  # who asks may be whom it has sent away
        seats = [own.say("preview-seat", seat=seat + 1) for seat in range(len(table.chairs))]
        drawing = table.game.terminal.draw(table.public_view(), seats, words)
    return Poster(table.game.title, line_of(table, own), drawing)


async def picture(call: Call) -> Response:
    """The picture of a table, as it stands."""
    table = (await call.table()).table
    wish = call.request.query_params.get("language", "")
    language = wish if wish in LANGUAGES else language_of(call.request)
    key = table.id, table.number, language
    content = kept.get(key)
    if content is None:
        poster = poster_of(table, language)
        content = await asyncio.get_running_loop().run_in_executor(painting, draw, poster)
        kept[key] = content
    return answer(call.request, content, cache=SOON)


def draw(poster: Any) -> Content:
    """The picture as it is answered."""
    from linewright.server.web.pictures import paint

    return content_of(paint(poster), PNG)


async def tags(server: Server, request: Request) -> str:
    """What the head of a page says for those who show links to it."""
    url = request.url
    here = (server.settings.address or f"{url.scheme}://{url.netloc}").rstrip("/")
    language = language_of(request)
    words = Words(language, FOLDER)
    table = await find_table(server, request)
    game = table.game if table else game_in(request)
    facts = [
        ("og:type", "website"),
        ("og:site_name", "Linewright"),
        ("og:locale", language),
        ("og:url", here + quote(url.path)),
        ("og:title", game.title if game else "Linewright"),
        ("og:description", line_of(table, words) if table else words.say("plain-description")),
    ]
    if table:
        path = f"/api/tables/{quote(request.path_params['table'], safe='')}/picture.png?language={language}&number={table.number}"
        facts += [("og:image", here + path), *SIZE, ("og:image:alt", words.say("preview-picture", game=table.game.title))]
    else:
        facts.append(("og:image", here + ICON))
    card = "summary_large_image" if table else "summary"
    lines = [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in facts]
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}">'])


async def find_table(server: Server, request: Request) -> Table | None:
    """The table that a page is about, if whoever has its link may see it; not for whoever looks up very many."""
    link = request.path_params.get("table")
    if link is None:
        return None
    try:
        who = address_of(request.client.host if request.client else "-")
        server.rates.take("previews", who, server.settings.limits.previews)
        table = (await server.hall.get(link)).table
        refuse_stranger(table, "", link)
    except LinewrightError:
        return None
    return table


def game_in(request: Request) -> Game | None:
    """The game that a page is about."""
    name = request.path_params.get("game")
    return find(name) if name in names() else None


PREVIEWS = [
    Door(
        "GET",
        f"{AT_TABLE}/picture.png",
        "A picture of the table, for link previews",
        picture,
        media=PNG,
        query=("language", "number"),
        rate="previews",
        by_address=True,
    ),
]
