"""The screens of KIDZ LINE."""

from playwright.sync_api import Page, expect

from tests.page.conftest import DESKTOP, PHONE, TABLET
from tests.page.positions import Position
from tests.page.screens import TABLE, Screen, hinted

MIDDLE = Position("kidz-line", 3, secret=5, moves=7)  # the third round, three places for the card
EIGHT = Position("kidz-line", 8, secret=7, moves=25)
MISSING = Position("kidz-line", 3, secret=5, moves=7, options={"strict_kids": False})
END = Position("kidz-line", 3, secret=5, moves=1000)


def try_card(page: Page) -> None:
    """Try the card where it goes."""
    page.locator(".kidz .cell.fits").first.click()
    expect(page.locator(".kidz .preview")).to_be_visible()


ELSEWHERE = """() => {
  const boxes = [...document.querySelectorAll(".kidz :is(.card.laid, .cell)")].map((one) => one.getBoundingClientRect());
  const board = document.querySelector(".kidz .board").getBoundingClientRect();
  const isIn = ([x, y], box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  for (const card of document.querySelectorAll(".kidz .card.laid")) {
    const box = card.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const beside = [[x - box.width, y], [x + box.width, y], [x, y - box.height], [x, y + box.height]];
    const found = beside.find((point) => isIn(point, board) && !boxes.some((other) => isIn(point, other)));
    if (found && document.elementFromPoint(...found)?.closest(".board") && !document.elementFromPoint(...found).closest("button"))
      return found;
  }
}"""


def elsewhere(page: Page) -> tuple[float, float]:
    """A point of the board beside a card, where the card does not go."""
    expect(page.locator(".kidz .cell.fits").first).to_be_visible()
    across, down = page.evaluate(ELSEWHERE)
    return across, down


def try_elsewhere(page: Page) -> None:
    """Try the card where it does not go."""
    page.mouse.click(*elsewhere(page))
    expect(page.locator(".kidz .look-again")).to_be_visible()


def together(page: Page) -> None:
    """Wait until everybody has come forward."""
    expect(page.locator(".kidz.over .star").first).to_be_visible()
    expect(page.locator(".kidz-end")).to_be_visible()


def play_lesson(page: Page, text: str) -> None:
    """Make a move of the lesson: turn the card if need be, try it, place it."""
    _, _, cell, *turned = text.split()
    if turned:
        page.locator(".kidz button.up").click()
    page.locator(f".kidz .cell[data-at='{cell}']").click()
    page.locator(".kidz .round.place").click()


SCREENS = {
    "kidz-line": Screen(TABLE, MIDDLE),
    "kidz-line-tried": Screen(TABLE, MIDDLE, try_card),
    "kidz-line-again": Screen(TABLE, MIDDLE, try_elsewhere),
    "kidz-line-hint": Screen(TABLE, MISSING, hinted),
    "kidz-line-eight": Screen(TABLE, EIGHT),
    "kidz-line-end": Screen(TABLE, END, together),
    "kidz-line-replay": Screen(TABLE + "/replay?step=9", END),
    "learn-kidz-line": Screen("/learn/kidz-line", as_nobody=True),
}
READ = ["kidz-line", "kidz-line-end"]
SHOWN = {
    "kidz-line-tablet": ("kidz-line", TABLET, "dark"),
    "kidz-line-desktop": ("kidz-line-tried", DESKTOP, "light"),
    "kidz-line-phone": ("kidz-line", PHONE, "dark"),
}
LESSONS = {"kidz-line": play_lesson}
