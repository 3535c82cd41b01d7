"""The files of the page in the browser: its shell, scripts, styles and words, each kept in memory until it changes on disk."""

import asyncio
import functools
import html
import json
import re
from collections.abc import Awaitable, Callable, Container, Iterable
from pathlib import Path
from typing import NamedTuple
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
from linewright.server.web.release import Releases
from linewright.server.web.routes import Routes

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
FOR_EVER = "public, max-age=31536000, immutable"
NEVER_CHANGES = ".woff2"  # fonts
KEPT, PACKS, LIST = "/files", "/packs", "/list.json"  # /files/RELEASE/... is kept for ever
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
SHELLS: dict[str, tuple[str, ...]] = {  # by path: what `app.js` imports there, and what that imports at once or soon
    "/": (HOME := "/page/pages/home.js", "/page/pages/begin.js"),
    "/join": ("/page/pages/joining.js",),
    "/t/{table}": (TABLE := "/page/table/table.js", "/page/table/page.js"),
    "/t/{table}/room": (TABLE, "/page/table/room.js"),
    "/t/{table}/hand": (TABLE, "/page/table/hand.js"),
    "/t/{table}/replay": (REPLAY := "/page/pages/replay.js",),
    "/rules": (RULES := "/page/pages/rulebook.js",),
    "/rules/{game}": (RULES,),
    "/learn/{game}": (LEARN := "/page/pages/learn.js",),
    "/new/{game}": ("/page/pages/invite.js",),
    "/me": ("/page/pages/me.js",),
    "/meet": ("/page/meet/meet.js",),
    "/profile": (PROFILE := "/page/fame/profile.js",),
    "/profile/{person}": (PROFILE,),
    "/players": ("/page/fame/players.js",),
    "/boards": (BOARDS := "/page/fame/boards.js",),
    "/boards/{game}": (BOARDS,),
    "/clubs": ("/page/fame/clubs.js",),
    "/clubs/{club}": ("/page/fame/club.js",),
    "/clubs/join/{link}": ("/page/fame/joining-club.js",),
    "/duplicates": (DUPLICATES := "/page/duplicates/duplicates.js",),
    "/duplicates/{duplicate}": (DUPLICATES, "/page/duplicates/one.js"),
    "/puzzles": (PUZZLES := "/page/puzzles/puzzles.js",),
    "/puzzles/{game}": (PUZZLES, PUZZLE := "/page/puzzles/puzzle.js"),
    "/puzzles/{game}/{puzzle}": (PUZZLES, PUZZLE),
}
FRAME = "/page/table/frame.css"
DUPLICATES_PLAINLY = "/plain/duplicates"
SHOW_A_GAME = {TABLE, REPLAY, LEARN, PUZZLE}

Version = tuple[tuple[str, int, int], ...]  # path, time of the last change and size of each source
Joining = Callable[[list[bytes]], bytes]
Give = Callable[[Request], Awaitable[Response]]
Tags = Callable[[Request], Awaitable[str]]


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
    return content_of(strip(join([path.read_bytes() for path in paths]), suffix), MEDIA[suffix])


def strip(source: bytes, suffix: str) -> bytes:
    """A file as it is given out."""
    return strip_indentation(strip_comments(source, suffix), suffix)


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


class Look(NamedTuple):
    """Where the table of a game is: its script, its styles, its words by language."""

    table: str  # "" where it has none
    styles: list[str]
    words: list[str]


class NamedGame(NamedTuple):
    """What a page draws of a game before it has asked for more."""

    name: str
    folder: str
    seats: list[int]
    picture: str  # where it is; "" if it has none


class Files:
    """The files of the page in a folder, and of the games."""

    def __init__(
        self, page: Path = PAGE, game_of: Callable[[str], Game | None] = lambda _table: None, tags_of: Tags | None = None
    ) -> None:
        self.page = page
        self.tags_of = tags_of  # what the head of a page says for link previews
        self.game_of = game_of  # what is played at a table, where that is known at once
        self.shelf = Shelf()
        self.releases = Releases(self.all, lambda path: strip(path.read_bytes(), path.suffix))
        self.finders = Routes()
        finders: dict[str, Callable[..., Awaitable[Content]]] = {
            "/page/{path:path}": self.page_file,
            "/games/{folder}/{path:path}": self.game_file,
            "/words/{language}.ftl": self.words,
            "/words/{language}/page/{part}.ftl": self.part_words,
            "/words/{language}/{folder}.ftl": self.game_words,
            "/words/{language}/{folder}/{own}.ftl": self.game_words,
        }
        for path, find_file in finders.items():
            self.finders.add("GET", path, find_file)
        served: dict[str, Give] = {
            **dict.fromkeys(finders, self.give),
            f"{KEPT}/{{release}}/{{path:path}}": self.give_for_ever,
            "/worker.js": self.give_worker,
            "/manifest.webmanifest": self.give_manifest,
            "/favicon.ico": self.give_icon,
            **{path: functools.partial(self.give_shell, modules=modules) for path, modules in SHELLS.items()},
        }
        self.endpoints = {path: refuse_missing(give) for path, give in served.items()}

    def all(self) -> dict[str, Path]:
        """All files by their addresses; those of words that are joined by names of their own."""
        folders = [
            ("/page", self.page, (*OF_PAGE, ".ftl")),
            ("/words/core", SHARED, (".ftl",)),
            ("/words/server", FOLDER, (".ftl",)),
        ]
        folders += [(f"/games/{name}", folder, (*OF_GAMES, ".ftl")) for name, folder in game_folders().items()]
        found = {}
        for address, folder, suffixes in folders:
            for path in folder.rglob("*.*"):
                inner = path.relative_to(folder).as_posix()
                if inner.endswith(suffixes) and SAFE_PATH.fullmatch(inner) and path.is_file():
                    found[f"{address}/{inner}"] = path
        return found

    async def find(self, path: str) -> Content:
        """The file at an address; raises Refusal where there is none."""
        found = self.finders.find(path)
        if found is None:
            raise Refusal("no-such-page")
        methods, params = found
        content: Content = await methods["GET"].answer(**params)
        return content

    async def page_file(self, path: str) -> Content:
        """A file of the page."""
        return await self.shelf.get(inside(self.page, path, OF_PAGE))

    async def game_file(self, folder: str, path: str) -> Content:
        """A file of a game."""
        return await self.shelf.get(inside(game_folder(folder), path, OF_GAMES))

    async def words(self, language: str) -> Content:
        """The words that all pages share."""
        name = f"{check_language(language)}.ftl"
        folders = (SHARED, FOLDER, self.page)
        of_games = [path for folder in game_folders().values() if (path := folder / "words" / "home" / name).is_file()]
        return await self.shelf.get(*(folder / "words" / name for folder in folders), *of_games, join=join_words)

    async def game_words(self, language: str, folder: str, own: str | None = None) -> Content:
        """The words of a game, or of one of several in a folder."""
        words_of = game_folder(folder) if own is None else inside(game_folder(folder), own, ("",))
        return await self.shelf.get(words_of / "words" / f"{check_language(language)}.ftl")

    async def part_words(self, language: str, part: str) -> Content:
        """The words of a part of the page that most people never open."""
        return await self.shelf.get(inside(self.page, part, ("",)) / "words" / f"{check_language(language)}.ftl")

    async def give(self, request: Request) -> Response:
        """A file as it is in its folder, for those who read it there."""
        path = request.scope["path"]
        return answer(request, await self.find(path), cache=FOR_EVER if path.endswith(NEVER_CHANGES) else ASK_AGAIN)

    async def give_for_ever(self, request: Request) -> Response:
        """A file of a release, or a pack of modules: to be kept for ever, if that is the release of today."""
        release = await self.releases.now()
        path = f"/{request.path_params['path']}"
        if path == LIST:
            content = release.listed
        elif path.startswith(PACKS):
            address = path.removeprefix(PACKS)
            await self.find(address)
            content = await asyncio.to_thread(release.pack, address)
        elif path in release.packer.modules:
            content = release.bridge(path)
        else:
            content = await self.find(path)
        return answer(request, content, cache=FOR_EVER if release.name == request.path_params["release"] else ASK_AGAIN)

    async def give_shell(self, request: Request, modules: Iterable[str] = ()) -> Response:
        """The shell: the same everywhere, but for its language, where its plain page is, and what a browser fetches with it."""
        release = await self.releases.now()
        scripts, styles, words = list(modules), release.packer.styles(modules), ".ftl"
        if HOME in scripts:
            scripts += sorted({game.picture for game in named_games() if game.picture})
        if not SHOW_A_GAME.isdisjoint(scripts) and (look := self.look_at(request)):
            scripts.append(look.table)
            styles += [FRAME, *look.styles]
            words = " ".join([words, *(f"/{name}" for name in look.words)])
        files = f"{KEPT}/{release.name}"
        links = [f'<link rel="modulepreload" href="{files}{PACKS}{script}">' for script in scripts]
        links += [f'<link rel="stylesheet" href="{files}{style}">' for style in dict.fromkeys(styles)]
        facts = {"plain": plain_page_of(request), "games": games_as_json(), "links": "\n".join(links), "words": words}
        tags = await self.tags_of(request) if self.tags_of else ""
        return await self.fill("index.html", request, **facts, tags=tags)

    def look_at(self, request: Request) -> Look | None:
        """Where everything is of the game that a page is about, where that is known at once."""
        asked = request.path_params
        game = find(asked["game"]) if asked.get("game") in names() else self.game_of(asked.get("table", ""))
        look = None if game is None else look_of(game)
        return look if look and look.table else None

    async def give_worker(self, request: Request) -> Response:
        """What keeps the page for reading offline: another one for each release."""
        return await self.fill("worker.js", request)

    async def give_manifest(self, request: Request) -> Response:
        """What makes the page installable."""
        return await self.fill("manifest.webmanifest", request)

    async def give_icon(self, request: Request) -> Response:
        """The mark."""
        return answer(request, await self.shelf.get(self.page / "icons/icon.svg"))

    async def fill(self, name: str, request: Request, **facts: str) -> Response:
        """A file with its gaps filled by facts, and by words in the browser's language."""
        words = Words(language_of(request), FOLDER)
        facts = {"language": words.language, "files": f"{KEPT}/{(await self.releases.now()).name}", **facts}
        file = self.page / name
        text = (await self.shelf.get(file)).body.decode()
        text = GAP.sub(lambda gap: facts[gap[1]] if gap[1] in facts else html.escape(words.say(gap[1])), text)
        return answer(request, content_of(text.encode(), MEDIA[file.suffix]), vary="accept-encoding, accept-language")


@functools.cache
def plain_page_of(request: Request) -> str:
    """The plain page that shows what a page shows, for browsers without scripts; a quoted text needs no escapes."""
    asked = request.path_params
    for name, place in (("table", "/plain/t"), ("duplicate", DUPLICATES_PLAINLY)):
        if name in asked and asked[name] != "new":  # which is a form
            return f"{place}/{quote(asked[name], safe='')}"
    return DUPLICATES_PLAINLY if request.url.path.startswith("/duplicates") else "/plain"


def named_games() -> list[NamedGame]:
    """All games, in the order in which they are shown."""
    return [
        NamedGame(
            game.name,
            game.folder.name,
            list(game.seats),
            f"/games/{game.folder.name}/{PICTURE}" if (game.folder / PICTURE).is_file() else "",
        )
        for game in map(find, names())
    ]


def games_as_json() -> str:
    """All games as a page draws them at first, as JSON."""
    told = json.dumps([game._asdict() for game in named_games()], separators=(",", ":"))
    return told.replace("<", "\\u003c")  # it stands inside a script element


def game_folders() -> dict[str, Path]:
    """The folders of all games by their names."""
    return {find(name).folder.name: find(name).folder for name in names()}


def folders_of(game: Game) -> dict[str, Path]:
    """Where the scripts, styles and words of a game are, by the names in addresses: what several games share, then its own."""
    around = {game.folder.name: game.folder}
    return around if game.own_folder == game.folder else {**around, f"{game.folder.name}/{game.own_folder.name}": game.own_folder}


def game_folder(name: str) -> Path:
    """The folder of games that has a name; raises Refusal where there is none."""
    folder = game_folders().get(name)
    if folder is None:
        raise Refusal("no-such-page")
    return folder


def look_of(game: Game) -> Look:
    """Where the table of a game is."""
    folders = folders_of(game)
    return Look(
        f"/games/{[*folders][-1]}/table.js" if (game.own_folder / "table.js").is_file() else "",
        [f"/games/{name}/table.css" for name, folder in folders.items() if (folder / "table.css").is_file()],
        [f"{name}.ftl" for name, folder in folders.items() if (folder / "words").is_dir()],
    )


def check_language(language: str) -> str:
    """A language, if it is one of ours; raises Refusal for others."""
    if language not in LANGUAGES:
        raise Refusal("no-such-page")
    return language


def refuse_missing(give: Give) -> Give:
    """The same, but a file that is not there is refused like anything else."""

    async def answer_or_refuse(request: Request) -> Response:
        try:
            return await give(request)
        except Refusal as error:
            return refuse(error)

    return answer_or_refuse
