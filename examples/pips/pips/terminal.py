"""How Pips looks in a terminal, drawn with Rich: a sign for each seat, so that nothing hangs on colour."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from linewright.core.words import Words
from pips.state import NAMES, SIDE

SIGNS = ("●", "▲", "■")  # of the seats


def draw(view: dict[str, Any], names: Sequence[str], words: Words) -> RenderableType:
    """Draw the table as a seat sees it."""
    board = Text()
    for place, name in enumerate(NAMES):
        owner = view["cells"][name]
        ink = "dim" if owner is None else "bold reverse" if name in view["line"] else "bold"
        board.append(f" {name if owner is None else SIGNS[owner]:<3}", ink)
        board.append("\n" if place % SIDE == SIDE - 1 else "")
    seats = [
        Text(f"{'▶' if seat in view['to_act'] else ' '} {SIGNS[seat]} {name}  {words.say('cards', cards=view['cards'][seat])}")
        for seat, name in enumerate(names)
    ]
    hand = Text(f"{words.say('hand')}: {'  '.join(view['hand'])}" if view["seat"] is not None else "", "bold")
    return Group(board, *seats, Text(words.say("deck", cards=view["deck"])), hand)
