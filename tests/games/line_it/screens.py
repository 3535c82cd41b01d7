"""The screens of Line-it. The deals were looked for: each has what its picture is to show."""

from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.positions import Position
from tests.page.screens import TABLE, Screen, hinted, to_the_end

MIDDLE = Position("line-it", 4, secret=8, moves=78)  # round 11 of 17, a third card of a colour wins a jackpot
END = Position("line-it", 4, secret=12, moves=1000)  # 24 to 22


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


SCREENS = {
    "rulebook": Screen("/rules/line-it#LI-34", as_nobody=True),
    "learn-line-it": Screen("/learn/line-it", as_nobody=True),
    "line-it": Screen(TABLE, MIDDLE, chosen_card),
    "line-it-refused": Screen(TABLE, MIDDLE, refused_card),
    "line-it-hint": Screen(TABLE, MIDDLE, hinted),
    "line-it-rule": Screen(TABLE, MIDDLE, rule_dialog),
    "line-it-end": Screen(TABLE, END, to_the_end),
    "line-it-replay": Screen(TABLE + "/replay?step=80&seat=1", END),
}
READ = ["line-it", "line-it-end", "learn-line-it"]
SHOWN = {
    "line-it-desktop": ("line-it", DESKTOP, "light"),
    "line-it-desktop-dark": ("line-it", DESKTOP, "dark"),
    "line-it-tablet": ("line-it", TABLET, "light"),
    "line-it-phone": ("line-it", PHONE, "light"),
    "line-it-end-desktop": ("line-it-end", DESKTOP, "light"),
    "line-it-end-phone": ("line-it-end", PHONE, "light"),
    "replay-desktop": ("line-it-replay", DESKTOP, "light"),
    "learn-phone": ("learn-line-it", PHONE, "light"),
    "rulebook-tablet": ("rulebook", TABLET, "light"),
}
