"""How SOLO LINE looks in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from linewright.core.words import Words
from linewright.games.light_line.drawing import QUIET, Fitted, next_step, wait_step
from linewright.games.light_line.workplace import bench_line, draw_workplace, lay_step


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it; last comes what can be done next."""
    return Fitted(lambda width: draw_parts(view, names, words, width))


def draw_parts(view: dict[str, Any], names: Sequence[str], words: Words, width: int) -> Iterator[RenderableType]:
    """The table from top to bottom, so many columns wide."""
    yield from draw_workplace(view, words, width)
    if view["bench"]:
        yield bench_line(view, words)
    if view["is_over"]:
        yield wait_step(view, names, words)
        return
    how, layout_help = lay_step(view, words)
    yield next_step(how)
    yield Text(layout_help, QUIET)
    if view["bench"]:
        yield Text(words.say("do-solo-end"))
