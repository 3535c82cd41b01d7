"""LIGHT LINE's games on a big screen, and on a phone beside it."""

from playwright.sync_api import Page, expect

from tests.page.positions import Position
from tests.page.screens import HAND, ROOM, Screen, to_the_end

LINE = Position("line", 4, secret=5, moves=30)  # a place is looked for
PAYING = Position("line", 4, secret=5, moves=31)
LINE_END = Position("line", 2, secret=5, moves=1000)
KIDZ = Position("kidz-line", 4, secret=5, moves=10)
HEAD = Position("head-line", 3, secret=5, moves=6)
LONG = Position("long-line", 4, secret=5, moves=9)  # the second round, two calls
LONG_END = Position("long-line", 3, secret=5, moves=1000)
SOLO = Position("solo-line", 1, secret=5, moves=0)


def tried_place(page: Page) -> None:
    """Try the card at a place."""
    page.locator(".line-table .cell").first.click()
    expect(page.locator(".line-table .preview")).to_be_visible()


SCREENS = {
    "line-room": Screen(ROOM, LINE),
    "line-room-end": Screen(ROOM, LINE_END, to_the_end),
    "line-hand": Screen(HAND, LINE, tried_place),
    "line-hand-paying": Screen(HAND, PAYING),
    "kidz-line-room": Screen(ROOM, KIDZ),
    "kidz-line-hand": Screen(HAND, KIDZ),
    "head-line-room": Screen(ROOM, HEAD),
    "head-line-hand": Screen(HAND, HEAD),
    "long-line-room": Screen(ROOM, LONG),
    "long-line-room-end": Screen(ROOM, LONG_END, to_the_end),
    "long-line-hand": Screen(HAND, LONG),
    "solo-line-room": Screen(ROOM, SOLO),
}
READ: list[str] = []
SHOWN: dict[str, tuple[str, tuple[int, int], str]] = {}
