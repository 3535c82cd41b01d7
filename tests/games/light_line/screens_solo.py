"""The screens of SOLO LINE: a puzzle as it stands, and as it ends."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup
from tests.page.conftest import DESKTOP, PHONE
from tests.page.positions import RacePosition
from tests.page.screens import TABLE, Screen, hinted, to_the_end


@dataclass(frozen=True)
class Puzzle(RacePosition):
    """A puzzle of a secret, with so many cards of a solution laid, and what was done then; its clock stands at nothing."""

    laid: int = 0
    then: str = ""

    def play(self) -> Match:
        """Lay the cards, and do it."""
        game = find(self.game)
        match = Match(game, Setup.read(game, seats=1, secret=f"{self.secret:064x}", **self.options))
        lay = next(text for text in match.legal(0) if text.startswith("lay"))
        for count in range(1, self.laid + 1):
            match.play(0, " ".join(lay.split()[: 2 + count]))
        if self.then:
            match.play(0, self.then)
        return match


def puzzle(laid: int, then: str = "", size: int = 10, secret: int = 4, **options) -> Puzzle:
    """A puzzle with so many cards of its solution laid."""
    return Puzzle("solo-line", 1, secret=secret, moves=0, options={"hand_size": size, **options}, laid=laid, then=then)


def pick(page: Page) -> None:
    """Select the first card that is not laid."""
    page.locator(".strip .held").first.click()
    expect(page.locator(".strip .held.picked")).to_be_visible()


def give_up(page: Page) -> None:
    """Ask to give up."""
    page.get_by_role("button", name="Give up").click()
    expect(page.locator("dialog")).to_be_visible()


def choose(page: Page) -> None:
    """Look at the other puzzles."""
    page.locator(".others .btn").first.click()
    expect(page.locator("dialog .solo-choices")).to_be_visible()


def lesson(page: Page, text: str) -> None:
    """Make a move of a lesson on a workbench by mouse."""
    verb, *rest = text.split()
    if verb == "line":
        page.locator(".declare").click()
    elif verb == "call":
        page.locator(f".call[data-number='{rest[0]}']").click()
    else:
        card, _, place = rest[-1].partition("@")
        cell = page.locator(f".cell[data-at='{place.rstrip('t')}']")
        page.locator(f".strip [data-card='{card}']").click()
        cell.click()
        if place.endswith("t"):
            cell.click()


MIDDLE = puzzle(8)
END = puzzle(10, "line")

SCREENS = {
    "learn-solo-line": Screen("/learn/solo-line", as_nobody=True),
    "solo-line": Screen(TABLE, MIDDLE, pick),
    "solo-line-bare": Screen(TABLE, puzzle(0, size=20)),
    "solo-line-hint": Screen(TABLE, MIDDLE, hinted),
    "solo-line-other": Screen(TABLE, MIDDLE, choose),
    "solo-line-end": Screen(TABLE, END, to_the_end),
    "solo-line-gave-up": Screen(TABLE, puzzle(6, "give up", day="2026-11-16"), to_the_end),
    "solo-line-replay": Screen(TABLE + "/replay?step=7", END),
}
READ = ["solo-line", "solo-line-end", "learn-solo-line"]
SHOWN = {
    "solo-line-desktop": ("solo-line", DESKTOP, "dark"),
    "solo-line-phone": ("solo-line", PHONE, "dark"),
    "solo-line-end-desktop": ("solo-line-end", DESKTOP, "light"),
}
LESSONS = {"solo-line": lesson, "long-line": lesson}
