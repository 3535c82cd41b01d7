"""The page's own sources: lines that fit, and nothing in what all games share that names one of them."""

import re
from pathlib import Path

import pytest

from linewright.core.registry import find, names
from linewright.server.web.files import PAGE, game_folders

LONGEST = 130  # columns; Biome breaks code, but neither templates nor comments
GAMES = [find(name) for name in names()]
SHARED = [
    path
    for path in sorted(PAGE.rglob("*"))
    if path.suffix in (".js", ".css", ".html", ".ftl", ".webmanifest") and "vendor" not in path.parts
]


def tells_apart(name: str) -> bool:
    """Whether a name is no everyday word of the page: everything there is about lines."""
    return name != "line"


@pytest.mark.parametrize("folder", [PAGE, *game_folders().values()], ids=lambda folder: folder.name)
def test_no_line_is_longer_than_a_window(folder: Path):
    sources = [path for suffix in ("js", "css") for path in sorted(folder.rglob(f"*.{suffix}")) if "vendor" not in path.parts]
    lines = [
        (path.name, k) for path in sources for k, line in enumerate(path.read_text("utf-8").split("\n"), 1) if len(line) > LONGEST
    ]
    assert lines == []


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_what_all_games_share_names_none(path: Path):
    """No name, folder, title or rule of a game: all of that comes from the server or from the game's own folder."""
    told = {name for game in GAMES for name in (game.name, game.folder.name, game.title) if tells_apart(name)}
    rules = {rf"(?-i:\b{game.prefix}-\d+)" for game in GAMES}
    found = re.compile("|".join([*(rf"\b{re.escape(name)}\b" for name in sorted(told)), *rules]), re.IGNORECASE)
    assert found.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [path for path in SHARED if path.suffix == ".js"], ids=lambda path: path.stem)
def test_what_all_games_share_reads_only_what_every_view_has(path: Path):
    shared = {"game", "is_over", "options", "phase", "scores", "seat", "to_act", "winners"}
    assert set(re.findall(r"\bview\)*\??\.([a-z_]+)", path.read_text(encoding="utf-8"))) <= shared
