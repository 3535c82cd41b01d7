"""The screens of Line-it. The deals were looked for: each has what its picture is to show."""

from playwright.sync_api import Page, expect

import linewright as lw
from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.made_up import serve_review
from tests.page.positions import Position
from tests.page.screens import HAND, NOON, ROOM, TABLE, Screen, answered, hinted, to_the_end

MIDDLE = Position("line-it", 4, secret=8, moves=78)  # round 11 of 17, a third card of a colour wins a jackpot
END = Position("line-it", 4, secret=12, moves=1000)  # 24 to 22
PUZZLE = lw.puzzles("line-it")[0]
AT_PUZZLE = f"/puzzles/line-it/{PUZZLE.name}"


def chosen_card(page: Page) -> None:
    """Pick up the card that wins a jackpot."""
    page.locator(".market button[data-place='4']").click()


def refused_card(page: Page) -> None:
    """Try a card that does not fit."""
    page.locator(".market li.no button").first.click(force=True)
    expect(page.locator(".refusal")).to_be_visible()


def rule_dialog(page: Page) -> None:
    """Open the rule that a refusal cites."""
    refused_card(page)
    page.locator(".refusal a.rule-no").click()
    expect(page.locator("dialog.rule")).to_be_visible()


def reviewed(page: Page) -> None:
    """Ask for the review of a game that is over."""
    serve_review(page, END.match())
    page.locator(".review-open, .replay-review").click()
    expect(page.locator(".review .moments")).to_be_visible()


def make_move(page: Page, text: str) -> None:
    """Make a move by mouse: pick the card up and press its place, or press the button."""
    verb, *rest = text.split()
    if verb in ("end", "complete"):
        page.locator(f".actions .{verb}").click()
        return
    where = ".market" if verb == "take" else ".hand"
    page.locator(f"{where} button:is([data-thing='card-{rest[0]}'], [data-thing^='card-{rest[0]}-'])").click()
    page.locator(f"[data-target={'hand' if rest[-1] == 'hand' else 'line'}] button").click()


SCREENS = {
    "rulebook": Screen("/rules/line-it#LI-34", as_nobody=True),
    "learn-line-it": Screen("/learn/line-it", as_nobody=True),
    "puzzle-line-it": Screen(AT_PUZZLE, as_nobody=True, at=NOON),
    "puzzle-line-it-wrong": Screen(AT_PUZZLE, as_nobody=True, at=NOON, then=answered(make_move, PUZZLE, 1)),
    "puzzle-line-it-right": Screen(AT_PUZZLE, as_nobody=True, at=NOON, then=answered(make_move, PUZZLE, 0)),
    "line-it": Screen(TABLE, MIDDLE, chosen_card),
    "line-it-refused": Screen(TABLE, MIDDLE, refused_card),
    "line-it-hint": Screen(TABLE, MIDDLE, hinted),
    "line-it-rule": Screen(TABLE, MIDDLE, rule_dialog),
    "line-it-end": Screen(TABLE, END, to_the_end),
    "line-it-room": Screen(ROOM, MIDDLE),
    "line-it-room-end": Screen(ROOM, END, to_the_end),
    "line-it-hand": Screen(HAND, MIDDLE, chosen_card),
    "line-it-hand-end": Screen(HAND, END, to_the_end),
    "line-it-replay": Screen(TABLE + "/replay?step=80&seat=1", END),
    "line-it-review": Screen(TABLE, END, reviewed),
    "line-it-review-replay": Screen(TABLE + "/replay?step=80&seat=0", END, reviewed),
}
READ = ["line-it", "line-it-end", "line-it-review", "learn-line-it", "puzzle-line-it", "puzzle-line-it-right"]
SHOWN = {
    "line-it-desktop": ("line-it", DESKTOP, "light"),
    "line-it-desktop-dark": ("line-it", DESKTOP, "dark"),
    "line-it-tablet": ("line-it", TABLET, "light"),
    "line-it-phone": ("line-it", PHONE, "light"),
    "line-it-end-desktop": ("line-it-end", DESKTOP, "light"),
    "line-it-end-phone": ("line-it-end", PHONE, "light"),
    "line-it-review-desktop": ("line-it-review", DESKTOP, "light"),
    "line-it-review-desktop-dark": ("line-it-review", DESKTOP, "dark"),
    "line-it-review-phone": ("line-it-review", PHONE, "light"),
    "replay-desktop": ("line-it-replay", DESKTOP, "light"),
    "puzzle-desktop": ("puzzle-line-it-right", DESKTOP, "light"),
    "puzzle-phone": ("puzzle-line-it-right", PHONE, "light"),
    "learn-phone": ("learn-line-it", PHONE, "light"),
    "rulebook-tablet": ("rulebook", TABLET, "light"),
}
LESSONS = {"line-it": make_move}
