"""The planes of every game as tables, from the games themselves: `python -m tests.planes` writes them into docs/observations.md.

A test holds them true.
"""

import re
from pathlib import Path

import linewright as lw
from linewright.core.game import Game
from linewright.core.planes import starts_of
from linewright.core.registry import find
from linewright.core.setup import Setup, blank

PAGE = Path(__file__).parents[1] / "docs/observations.md"
PLACE = re.compile(r"(<!-- planes of (?P<name>\S+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table_of(game: Game) -> str:
    """What a game tells learners: how much, the planes, the constants."""
    observation = game.observation
    lines = [f"{game.observed} numbers; {game.actions} actions, of which at most {game.most_legal} are legal at once.", ""]
    lines += ["| from | plane | shape | meaning |", "|---:|---|---|---|"]
    for start, plane in zip(starts_of(observation.PLANES), observation.PLANES, strict=True):
        shape = " x ".join(map(str, plane.shape)) or "1"
        lines.append(f"| {start} | `{plane.name}` | {shape} | {plane.meaning} |")
    if observation.CONSTANTS:
        state = blank(game, Setup.read(game))[0]
        names = ", ".join(f"`{name}` {list(observation.constant(state, name).shape)}" for name in observation.CONSTANTS)
        lines += ["", f"Constants: {names}."]
    return "\n".join(lines) + "\n"


def write(page: str) -> str:
    """The page with the tables as they should be."""
    return PLACE.sub(lambda found: f"{found[1]}{table_of(find(found['name']))}{found[3]}", page)


def names_in(page: str) -> list[str]:
    """The games that the page has a table for."""
    return [found["name"] for found in PLACE.finditer(page)]


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    assert names_in(text) == lw.games()
    PAGE.write_text(write(text), encoding="utf-8")
