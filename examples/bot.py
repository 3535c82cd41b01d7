"""A whole bot: python examples/bot.py http://127.0.0.1:8000 TABLE_ID [SEAT]. It sits down, listens, and plays any game.

It needs `pip install linewright[client]`. Copy it, and put your own idea into `choose`.
"""

import asyncio
import random
import sys
from typing import Any

from linewright.client import Client
from linewright.games.light_line.cards import read_cards
from linewright.games.light_line.layouts import layout_text
from linewright.games.light_line.solver import Answer, line_of, longest_line, solo_line


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Choose a move: this is where your bot begins. In a puzzle nobody is told the legal moves; an empty move waits."""
    return random.choice(legal) if legal else solve(view)  # noqa: S311  no secret


def solve(view: dict[str, Any]) -> str:
    """A move of a puzzle, as the library's own solver finds it in what the seat sees."""
    game, seat = view["game"], view["seat"]
    hand = view["open"] if game == "head-line" else view["hand"]
    cards = read_cards("\n".join(f"{number} {view['cards'][number]}" for number in hand)) if hand else ()
    if game == "solo-line":
        return f"line {layout(solo_line(cards))}"
    if game == "head-line":
        found = line_of(cards, view["wanted"])
        if found is None or found.length < view["wanted"]:
            return ""  # wait for the next card
        return f"show {layout(found)}" if view["caller"] == seat else "call"
    found = longest_line(cards)
    free = set(range(1, found.length + 1)) - set(view["taken"])  # a part of a line is a line
    return f"call {max(free)} {layout(found, max(free))}" if free else ""


def layout(found: Answer, length: int | None = None) -> str:
    """A line as a move writes it, or the first cards of it."""
    return layout_text(found.colour, found.layout[:length])


async def main(address: str, table_id: str, seat: str = "") -> None:
    """Sit down and play to the end of the match."""
    async with Client(address) as client:
        await client.become("example bot")
        table = client.table(table_id)
        await table.sit(int(seat) if seat else None)
        await table.play(choose)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
