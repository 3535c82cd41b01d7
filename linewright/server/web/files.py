"""The files of the page in the browser: its shell, scripts, styles and words, each kept in memory until it changes on disk."""

import asyncio
import functools
import html
import json
import re
from collections.abc import Awaitable, Callable, Container, Iterable
from pathlib import Path
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

import linewright
from linewright.core.game import Game
from linewright.core.registry import find, names
from linewright.core.words import LANGUAGES, SHARED, Words
from linewright.server.refusals import FOLDER, Refusal
from linewright.server.web.contents import ASK_AGAIN, UTF_8, Content, answer, content_of, language_of
from linewright.server.web.refusal_answers import refuse

PAGE = Path(linewright.__file__).parent / "page"
MEDIA = {
    ".js": f"text/javascript{UTF_8}",
    ".css": f"text/css{UTF_8}",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".html": f"text/html{UTF_8}",
    ".txt": f"text/plain{UTF_8}",
    ".ftl": f"text/plain{UTF_8}",
}
OF_PAGE = tuple(suffix for suffix in MEDIA if suffix != ".ftl")  # words are given joined
OF_GAMES = (".js", ".css", ".svg", ".png")
FOR_EVER = {".woff2": "public, max-age=31536000, immutable"}  # a font never changes
PICTURE = "picture.js"  # draws a game on the home page
SAFE_PATH = re.compile(r"([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*")  # nothing hidden, and never upwards
INDENT = r"^[ ]+"
COMMENTS = {
    ".js": re.compile(rf"/\*\*(?![\s*]*@license)(?s:.*?)\*/ ?|{INDENT}(?![ *])|(?:^|[ ]+)// [^\n]*$", re.MULTILINE),
    ".css": re.compile(rf"/\*(?s:.*?)\*/ ?|{INDENT}", re.MULTILINE),
}
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
ENTRY = re.compile(r"-?(?P<id>[A-Za-z][A-Za-z0-9_-]*) *=")  # how a message begins
GAP = re.compile(r"\{\{([a-z-]+)\}\}")  # where a file waits for what only a request tells
SHELLS = (
    "/", "/join", "/t/{table}", "/t/{table}/room", "/t/{table}/hand", "/t/{table}/replay",
    "/rules", "/rules/{game}", "/learn/{game}", "/new/{game}", "/me", "/puzzles", "/puzzles/{game}", "/puzzles/{game}/{puzzle}",
)  # fmt: skip

Version = tuple[tuple[str, int, int], ...]  # path, time of the last change and size of each source
Joining = Callable[[list[bytes]], bytes]
Give = Callable[[Request], Awaitable[Response]]


class Shelf:
    """Files in memory, each read again when it has changed."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Path, ...], tuple[Version, Content]] = {}

    async def get(self, *sources: Path, join: Joining = b"\n".join) -> Content:
        """A file, or what is joined of several; raises Refusal where one is not there."""
        try:
            version = tuple((str(path), status.st_mtime_ns, status.st_size) for path in sources for status in [path.stat()])
            kept = self._kept.get(sources)
            if kept is None or kept[0] != version:
                kept = version, await asyncio.to_thread(read, sources, join)
                self._kept[sources] = kept
        except OSError:
            raise Refusal("no-such-page") from None
        return kept[1]


def read(sources: Iterable[Path], join: Joining) -> Content:
    """Read files and join them; the kind is that of the first."""
    paths = list(sources)
    suffix = paths[0].suffix
    whole = join([path.read_bytes() for path in paths])
    return content_of(strip_indentation(strip_comments(whole, suffix), suffix), MEDIA[suffix])


def strip_comments(source: bytes, suffix: str) -> bytes:
    """Leave out what only readers of our source need, comments and indents, a fifth of all scripts; lines keep their place."""
    if suffix not in COMMENTS:
        return source
    return COMMENTS[suffix].sub(lambda comment: "\n" * comment[0].count("\n"), source.decode()).encode()


def strip_indentation(source: bytes, suffix: str) -> bytes:
    """Leave out how far the lines of scripts and styles are indented; a template shows any space between its lines as one."""
    return INDENTATION.sub("", source.decode()).encode() if suffix in COMMENTS else source


def inside(folder: Path, path: str, suffixes: tuple[str, ...]) -> Path:
    """The path of a file in a folder; raises Refusal for one that is not given out."""
    if not SAFE_PATH.fullmatch(path) or not path.endswith(suffixes):
        raise Refusal("no-such-page")
    return folder / path


def leave_out(words: str, ids: Container[str]) -> str:
    """The words without comments, and without those with some ids."""
    kept = []
    wanted = True
    for line in words.splitlines(keepends=True):
        if entry := ENTRY.match(line):
            wanted = entry["id"] not in ids
        elif line.startswith("#"):
            wanted = False
        if wanted:
            kept.append(line)
    return "".join(kept)


def join_words(parts: list[bytes]) -> bytes:
    """Join the words of the core, the table, the page and the games for it; where the page has its own, they are the ones."""
    core, table, page, *games = (part.decode() for part in parts)
    own = {entry["id"] for line in page.splitlines() if (entry := ENTRY.match(line))}
    return "\n".join([leave_out(core, own), leave_out(table, own), page, *games]).encode()


def endpoints(page: Path = PAGE) -> dict[str, Give]:
    """What gives each file, by its path; the page lies in a folder."""
    shelf = Shelf()

    async def page_file(request: Request) -> Response:
        path = inside(page, request.path_params["path"], OF_PAGE)
        return answer(request, await shelf.get(path), cache=FOR_EVER.get(path.suffix, ASK_AGAIN))

    async def game_file(request: Request) -> Response:
        path = inside(game_folder(request), request.path_params["path"], OF_GAMES)
        return answer(request, await shelf.get(path))

    async def words(request: Request) -> Response:
        name = f"{language(request)}.ftl"
        folders = (SHARED, FOLDER, page)
        of_games = [path for folder in game_folders().values() if (path := folder / "words" / "home" / name).is_file()]
        return answer(request, await shelf.get(*(folder / "words" / name for folder in folders), *of_games, join=join_words))

    async def game_words(request: Request) -> Response:
        folder = game_folder(request)
        own = request.path_params.get("own")
        words_of = folder if own is None else inside(folder, own, ("",))
        return answer(request, await shelf.get(words_of / "words" / f"{language(request)}.ftl"))

    async def part_words(request: Request) -> Response:
        folder = inside(page, request.path_params["part"], ("",))
        return answer(request, await shelf.get(folder / "words" / f"{language(request)}.ftl"))

    async def shell(request: Request) -> Response:
        return await shell_of(shelf, page, request)

    async def manifest(request: Request) -> Response:
        return await fill(shelf, page / "manifest.webmanifest", request)

    def alone(path: str) -> Give:
        async def one_file(request: Request) -> Response:
            return answer(request, await shelf.get(page / path))

        return one_file

    served: dict[str, Give] = {
        "/page/{path:path}": page_file,
        "/games/{folder}/{path:path}": game_file,
        "/words/{language}.ftl": words,
        "/words/{language}/page/{part}.ftl": part_words,
        "/words/{language}/{folder}.ftl": game_words,
        "/words/{language}/{folder}/{own}.ftl": game_words,
        "/worker.js": alone("worker.js"),
        "/manifest.webmanifest": manifest,
        "/favicon.ico": alone("icons/icon.svg"),
        **dict.fromkeys(SHELLS, shell),
    }
    return {path: refuse_missing(give) for path, give in served.items()}


async def shell_of(shelf: Shelf, page: Path, request: Request) -> Response:
    """The shell: the same for every address, but for its language and where its plain page is."""
    table = request.path_params.get("table")
    plain = "/plain" if table is None else f"/plain/t/{quote(table, safe='')}"  # a quoted text needs no escapes
    return await fill(shelf, page / "index.html", request, plain=plain, games=games_as_json())


async def fill(shelf: Shelf, file: Path, request: Request, **facts: str) -> Response:
    """A file with its gaps filled by facts, and by words in the browser's language."""
    words = Words(language_of(request), FOLDER)
    facts = {"language": words.language, **facts}
    text = (await shelf.get(file)).body.decode()
    text = GAP.sub(lambda gap: facts[gap[1]] if gap[1] in facts else html.escape(words.say(gap[1])), text)
    return answer(request, content_of(text.encode(), MEDIA[file.suffix]), vary="accept-encoding, accept-language")


@functools.cache
def games_as_json() -> str:
    """What a page draws of the games before it has asked for more, as JSON: names, seats, and where their pictures are."""
    known = [
        {
            "name": game.name,
            "folder": game.folder.name,
            "seats": list(game.seats),
            "picture": f"/games/{game.folder.name}/{PICTURE}" if (game.folder / PICTURE).is_file() else "",
        }
        for game in map(find, names())
    ]
    return json.dumps(known, separators=(",", ":")).replace("<", "\\u003c")  # it stands inside a script element


def game_folders() -> dict[str, Path]:
    """The folders of all games by their names."""
    return {find(name).folder.name: find(name).folder for name in names()}


def folders_of(game: Game) -> dict[str, Path]:
    """Where the scripts, styles and words of a game are, by the names in addresses: what several games share, then its own."""
    around = {game.folder.name: game.folder}
    return around if game.own_folder == game.folder else {**around, f"{game.folder.name}/{game.own_folder.name}": game.own_folder}


def game_folder(request: Request) -> Path:
    """The folder of the game that the path names."""
    folder = game_folders().get(request.path_params["folder"])
    if folder is None:
        raise Refusal("no-such-page")
    return folder


def language(request: Request) -> str:
    """The language of the path."""
    if request.path_params["language"] not in LANGUAGES:
        raise Refusal("no-such-page")
    return str(request.path_params["language"])


def refuse_missing(give: Give) -> Give:
    """The same, but a file that is not there is refused like anything else."""

    async def answer_or_refuse(request: Request) -> Response:
        try:
            return await give(request)
        except Refusal as error:
            return refuse(error)

    return answer_or_refuse
