"""The screens of LINE. The deals were looked for: each has what its picture is to show."""

from playwright.sync_api import Page, expect

import linewright as lw
from linewright.review.puzzles import Puzzle
from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.positions import Position
from tests.page.screens import NOON, TABLE, Screen, answered, hinted, to_the_end

MIDDLE = Position("line", 3, secret=18, moves=41)  # a place that extends three lines for 8 points, paid in two ways
END = Position("line", 3, secret=18, moves=1000)  # 39 to 35
SIX = Position("line", 6, secret=4, moves=58)  # six seats, the piles nearly empty


def has_nothing_to_turn(puzzle: Puzzle) -> bool:
    """Whether the card fits one way only where the two best moves place it."""
    places = [text.removesuffix(" turned") for text in puzzle.match().legal(puzzle.seat)]
    return all(places.count(answer.text.removesuffix(" turned")) == 1 for answer in puzzle.answers[:2])


PUZZLE = next(puzzle for puzzle in lw.puzzles("line") if has_nothing_to_turn(puzzle))
AT_PUZZLE = f"/puzzles/line/{PUZZLE.name}"


def tried_card(page: Page) -> None:
    """Try the card at the best place."""
    page.locator(".cell").first.click()
    expect(page.locator(".preview .bead").first).to_be_visible()


def refused_turn(page: Page) -> None:
    """Turn the card where it fits one way only."""
    tried_card(page)
    page.keyboard.press("r")
    expect(page.locator(".refusal")).to_be_visible()


def play_lesson(page: Page, text: str) -> None:
    """Make a move of the lesson: try the card and press again, pick a payment and take it, draw from a pile."""
    verb, *what = text.split()
    if verb == "place":
        place = page.locator(f".cell[data-at='{what[1]}']")
        place.click()
        expect(place).to_have_attribute("aria-pressed", "true")
        place.click()
    elif verb == "take":
        page.locator(".opt", has=page.locator(f"input[value='{what[0]}']")).click()
        page.locator(".pay .btn.main").click()
    else:
        page.locator(f".pile button[aria-keyshortcuts='{what[0]}']").click()


SCREENS = {
    "learn-line": Screen("/learn/line", as_nobody=True),
    "puzzle-line": Screen(AT_PUZZLE, as_nobody=True, at=NOON),
    "puzzle-line-wrong": Screen(AT_PUZZLE, as_nobody=True, at=NOON, then=answered(play_lesson, PUZZLE, 1)),
    "puzzle-line-right": Screen(AT_PUZZLE, as_nobody=True, at=NOON, then=answered(play_lesson, PUZZLE, 0)),
    "line": Screen(TABLE, MIDDLE, tried_card),
    "line-refused": Screen(TABLE, MIDDLE, refused_turn),
    "line-hint": Screen(TABLE, MIDDLE, hinted),
    "line-six": Screen(TABLE, SIX),
    "line-end": Screen(TABLE, END, to_the_end),
    "line-replay": Screen(TABLE + "/replay?step=42&seat=0", END),
}
READ = ["line", "line-end", "learn-line"]
SHOWN = {
    "line-desktop": ("line", DESKTOP, "dark"),
    "line-desktop-light": ("line", DESKTOP, "light"),
    "line-tablet": ("line", TABLET, "dark"),
    "line-phone": ("line", PHONE, "dark"),
    "line-end-desktop": ("line-end", DESKTOP, "dark"),
}
LESSONS = {"line": play_lesson}
