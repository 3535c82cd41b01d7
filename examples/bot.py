"""A whole bot: python examples/bot.py http://127.0.0.1:8000 TABLE_ID [SEAT]. It sits down, listens, and plays anything legal.

It needs `pip install linewright[client]`. Copy it, and put your own idea into `choose`.
"""

import asyncio
import random
import sys
from typing import Any

from linewright.client import Client


def choose(view: dict[str, Any], legal: list[str]) -> str:  # noqa: ARG001  a better bot looks at what it sees
    """Choose a move: this is where your bot begins."""
    return random.choice(legal)  # noqa: S311  no secret


async def main(address: str, table_id: str, seat: str = "") -> None:
    """Sit down and play to the end of the match."""
    async with Client(address) as client:
        await client.become("example bot")
        table = client.table(table_id)
        await table.sit(int(seat) if seat else None)
        await table.play(choose)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
