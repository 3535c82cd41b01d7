"""The screens of LONG LINE: a race, so everything in them has happened, and nothing is due for a while."""

from dataclasses import dataclass

from playwright.sync_api import Page, expect

from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup
from linewright.server.table.acts.moves import Moved
from linewright.server.table.race import Timing
from tests.page.conftest import DESKTOP, PHONE
from tests.page.positions import RacePosition
from tests.page.screens import TABLE, Screen, to_the_end

PACE_MS = 7_300  # between two calls


@dataclass(frozen=True)
class Building(RacePosition):
    """A match in which the seats have laid and called in turn: `0 6` lays six cards of what seat 0 could lay, `1 5!` calls five.

    A number that cannot be called by that seat, or is taken, is the next one below.
    """

    def play(self) -> Match:
        """Lay and call."""
        game = find(self.game)
        match = Match(game, Setup.read(game, seats=self.seats, secret=f"{self.secret:064x}", **self.options))
        for step in self.script.split():
            seat, number, is_call = int(step[0]), int(step[2]), step.endswith("!")
            lay(match, seat, number)
            if is_call:
                match.play(seat, f"call {match.view(seat)['length']}")
        return match

    def moved(self) -> list[Moved]:
        """The moves, each call with its time."""
        moves, called = [], 0
        for k, (seat, text, _) in enumerate(self.match().log):
            called += text.startswith("call")
            reaction = 9_000 + PACE_MS * called % 60_000
            timing = Timing(heard=reaction + 40, reaction=reaction, band=3, credit=40) if text.startswith("call") else None
            moves.append(Moved(number=4 + k, at=self.began + k, seat=seat, text=text, timing=timing))
        return moves


def lay(match: Match, seat: int, number: int) -> None:
    """Lay so many cards of the longest line, or as many as it has; none of a number that is taken."""
    longest = max((text for text in match.legal(seat) if text.startswith("lay")), key=len).split()
    taken = match.view()["taken"]
    count = next(count for count in range(min(number, len(longest) - 2), 0, -1) if count not in taken)
    match.play(seat, " ".join(longest[: 2 + count]))


def at(script: str, seats: int = 4, secret: int = 3, **options) -> Building:
    """LONG LINE in the middle of a match."""
    return Building("long-line", seats, secret=secret, moves=0, options=options, script=script)


ROUND_1 = "3-6 0-6! 1-7! 2-5!"
ROUND_2 = "2-6 3-4! 0-7! 1-5!"
MIDDLE = at(f"{ROUND_1} {ROUND_2} 1-7! 3-5! 0-6 2-3")
END = at(f"{ROUND_1} {ROUND_2} 1-7! 2-5! 0-6! 3-6! 0-5! 1-7! 2-4! 1-6! 0-7! 3-5! 0-6! 2-4!")


def pick(page: Page) -> None:
    """Select the first card that is not laid."""
    page.locator(".strip .held").first.click()
    expect(page.locator(".strip .held.picked")).to_be_visible()


def show_lines(page: Page) -> None:
    """Look at everybody's lines of a round that is over."""
    page.locator(".sheet .link").first.click()
    expect(page.locator("dialog .lines-shown .board").first).to_be_visible()


SCREENS = {
    "learn-long-line": Screen("/learn/long-line", as_nobody=True),
    "long-line": Screen(TABLE, MIDDLE, pick),
    "long-line-called": Screen(TABLE, at("1-7! 0-6!")),
    "long-line-seven": Screen(TABLE, at("", seats=7, round_timer=3600)),
    "long-line-lines": Screen(TABLE, MIDDLE, show_lines),
    "long-line-end": Screen(TABLE, END, to_the_end),
    "long-line-replay": Screen(TABLE + "/replay?step=9&seat=0", END),
    "long-line-watched": Screen(TABLE + "/replay?step=9", END),
}
READ = ["long-line", "long-line-end", "learn-long-line"]
SHOWN = {
    "long-line-desktop": ("long-line", DESKTOP, "dark"),
    "long-line-phone": ("long-line", PHONE, "dark"),
    "long-line-end-desktop": ("long-line-end", DESKTOP, "light"),
}
