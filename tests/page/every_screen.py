"""Every screen there is: those of all games, and those that each game's own tests bring; and how moves are made by mouse."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Page

from tests.page import screens, screens_fame

GAMES = Path(__file__).parents[1] / "games"
OF_GAMES = [import_module(f"tests.games.{path.parent.name}.{path.stem}") for path in sorted(GAMES.glob("*/screens*.py"))]
MODULES: list[ModuleType] = [screens, screens_fame, *OF_GAMES]

SCREENS: dict[str, screens.Screen] = {name: screen for module in MODULES for name, screen in module.SCREENS.items()}
SHOWN: dict[str, tuple[str, tuple[int, int], str]] = {name: shown for module in MODULES for name, shown in module.SHOWN.items()}
READ: dict[str, Path] = {name: Path(str(module.__file__)).parent / "aria" for module in MODULES for name in module.READ}
PUT_TOGETHER: set[str] = {begins for module in OF_GAMES for begins in getattr(module, "PUT_TOGETHER", ())}
LESSONS: dict[str, Callable[[Page, str], None]] = {
    name: play for module in OF_GAMES for name, play in getattr(module, "LESSONS", {}).items()
}  # by game: makes a move of its lesson, or of a puzzle
