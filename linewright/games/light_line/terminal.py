"""How any of the five games of LIGHT LINE! looks in a terminal: each is drawn by the terminal.py of its own folder."""

import importlib
from collections.abc import Sequence
from typing import Any, cast

from rich.console import RenderableType

from linewright.core.words import Words


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table of the view's game as a seat sees it."""
    drawing = importlib.import_module(f"linewright.games.light_line.{view['game'].replace('-', '_')}.terminal")
    return cast("RenderableType", drawing.draw(view, names, words))
