"""What a type checker knows of `linewright.new`: for each game its seats, its options and its view.

`python -m linewright.games.stub` writes begin.pyi anew; a test holds it true.
"""

from pathlib import Path

from linewright.core.game import Game
from linewright.core.registry import find, names

FILE = Path(__file__).with_name("begin.pyi")
HEAD = """# Written by `python -m linewright.games.stub` from the title cards; to change it, change what it is written from.

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Literal, overload

from linewright.core.match import Match
from linewright.core.position import SharedView
"""
DEAL = (
    "seed: int | None = None",
    "first: int | None = None",
    "deck: Sequence[str | int] | None = None",
    "secret: str | None = None",
    "nonces: Mapping[int, str] | str | None = None",
    "commit: str | None = None",
)
ANY_GAME = ("game: str", "/", "*", "seats: int | None = None", *DEAL)
DAILY = "def daily(game: str, day: str | date | None = None, /, **wishes: Any) -> Match[Any]: ...\n"


def write_stub() -> str:
    """The whole file: our own games one by one, then any other."""
    games = [game for game in map(find, names()) if game.package.startswith(__package__)]
    imports = sorted(f"from {module_of(game)} import View as {class_of(game)}Own\n" for game in games)
    views = [f"class {class_of(game)}View(SharedView, {class_of(game)}Own): ...\n" for game in games]
    doors = [overload_of(wishes_of(game), f"Match[{class_of(game)}View]") for game in games]
    return f"{HEAD}{''.join(imports)}\n{''.join(views)}\n{''.join(doors)}{overload_of(ANY_GAME, 'Match[Any]')}{DAILY}"


def class_of(game: Game) -> str:
    """The name of a game as a class has it."""
    return "".join(part.capitalize() for part in game.name.split("-"))


def module_of(game: Game) -> str:
    """Where the type of its own view is."""
    return str(game.view.view.__module__)


def wishes_of(game: Game) -> tuple[str, ...]:
    """The arguments of `new` for a game."""
    seats = ", ".join(map(str, game.seats))
    options = (f"{option.name}: {option.annotation} = ..." for option in game.options)
    return (f'game: Literal["{game.name}"]', "/", "*", f"seats: Literal[{seats}] | None = None", *DEAL, *options)


def overload_of(arguments: tuple[str, ...], result: str) -> str:
    """One way to call `new`."""
    return "@overload\ndef new(\n" + "".join(f"    {one},\n" for one in arguments) + f") -> {result}: ...\n"


if __name__ == "__main__":
    FILE.write_text(write_stub(), encoding="utf-8")
