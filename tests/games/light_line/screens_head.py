"""The screens of HEAD LINE: a race, so everything in them has happened, and nothing is due for a while."""

from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE
from tests.page.positions import RacePosition
from tests.page.screens import TABLE, Screen, to_the_end

MIDDLE = "win 0; win 1; win 1; lose 2; win 2; win 0; "  # round 6 of 9, a four


def at(script: str, seats: int = 3, **options) -> RacePosition:
    """HEAD LINE in the middle of a match, and what has happened then."""
    return RacePosition("head-line", seats, secret=5, moves=0, options={"pace": 60, **options}, script=script)


TURNING = at(f"{MIDDLE}turn 6")
PROOF = at(f"{MIDDLE}turn 6; call 0")
TIE = at(f"{MIDDLE}turn 6; tie 0 1438 48 9, 1 1412 118 22")
END = at(f"{MIDDLE}win 1; turn 5; tie 0 1438 48 9, 1 1412 118 22; win 2; win 0; win 0")


def play_lesson(page: Page, text: str) -> None:
    """Make a move of the lesson: call, or choose the colour, point at the cards and show the line."""
    verb, *layout = text.split()
    if verb == "call":
        page.locator(".shout").click()
        return
    colour, *cards = layout
    for card in cards:
        page.locator(f".turned button[data-card='{card.partition('@')[0]}']").click()
    if cards:
        page.locator(f".colours label.{colour}").click()
    page.locator(".proof .show" if cards else ".proof .none").click()


def lay_out(page: Page) -> None:
    """Choose the colour and point at two of the cards of the line."""
    _, colour, *cards = PROOF.match().legal(0)[0].split()
    page.locator(f".colours label.{colour}").click()
    for card in cards[:2]:
        page.locator(f".turned button[data-card='{card.partition('@')[0]}']").click()
    expect(page.locator(".proof .board .card")).to_have_count(2)


def evidence(page: Page) -> None:
    """Look at what the time of a call rests on."""
    page.locator("details.evidence summary").click()


SCREENS = {
    "learn-head-line": Screen("/learn/head-line", as_nobody=True),
    "head-line": Screen(TABLE, TURNING),
    "head-line-many": Screen(TABLE, at(f"{MIDDLE}turn 13")),
    "head-line-proof": Screen(TABLE, PROOF, lay_out),
    "head-line-waiting": Screen(TABLE, at(f"{MIDDLE}turn 6; call 1", seats=4)),
    "head-line-right": Screen(TABLE, at(f"{MIDDLE}win 1; turn 1"), evidence),
    "head-line-out": Screen(TABLE, at("win 0; win 1; turn 6; lose 0", wrong_call="continue")),
    "head-line-tie": Screen(TABLE, TIE),
    "head-line-end": Screen(TABLE, END, to_the_end),
    "head-line-replay": Screen(TABLE + "/replay?step=40", END),
}
READ = ["head-line", "head-line-tie", "learn-head-line"]
SHOWN = {
    "head-line-desktop": ("head-line", DESKTOP, "dark"),
    "head-line-phone": ("head-line", PHONE, "dark"),
    "head-line-tie-desktop": ("head-line-tie", DESKTOP, "dark"),
    "head-line-end-desktop": ("head-line-end", DESKTOP, "light"),
}
LESSONS = {"head-line": play_lesson}
