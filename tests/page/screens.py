"""Every screen there is, and how to get there: what is looked at in all sizes, themes and languages."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.page import positions
from tests.page.conftest import Somebody
from tests.page.positions import Position, lay
from tests.server.conftest import Guest, Running

Opening = Callable[[Page], None]


@dataclass(frozen=True)
class Screen:
    """A screen: an address or a position, and what is done there before it is looked at."""

    path: str = ""
    position: Position | None = None
    then: Opening | None = None
    as_nobody: bool = False  # as somebody sees it who comes for the first time
    is_nothing: bool = False  # there is no such page: browsers complain of that

    def open(self, person: Somebody, guest: Guest, server: Running) -> Page:
        """Bring a browser there."""
        page = person.page
        person.awaited = "status of 404" if self.is_nothing else ""
        if not self.as_nobody:
            person.come_in_as(guest)
        table = lay(server.database, guest, self.position) if self.position else ""
        page.goto(self.path.format(table=table))
        expect(page.locator("#main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        if self.then:
            self.then(page)
        settle(page)
        return page


def settle(page: Page) -> None:
    """Wait until fonts are there and nothing moves."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(
        """() => Promise.race([
          new Promise((resolve) => setTimeout(resolve, 3000)),
          Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity)
            .map((one) => one.finished.catch(() => null))),
        ]).then(() => undefined)"""
    )


def with_somebody_here(page: Page) -> None:
    """Share the screen with one, and have a bot at every other seat."""
    for seat in range(page.locator(".places fieldset").count()):
        page.locator("label", has=page.locator(f"input[name=seat-{seat}][value={'bot' if seat else 'here'}]")).click()
    page.locator(".places li > .field").fill("Jonas")


def at_one_screen(page: Page) -> None:
    """Begin such a table: the curtain is down."""
    with_somebody_here(page)
    page.locator("form button[type=submit]").click()
    page.locator(".curtain").wait_for()


def chosen_card(page: Page) -> None:
    """Pick up the card that wins a jackpot."""
    page.locator(".market button[data-place='4']").click()


def chosen_hand_card(number: int) -> Opening:
    """Pick up a card of the hand by its key."""
    return lambda page: page.keyboard.press(str(number))


def refused_card(page: Page) -> None:
    """Try a card that does not fit."""
    page.locator(".market li.no button").first.click(force=True)
    expect(page.locator(".refusal")).to_be_visible()


def hinted(page: Page) -> None:
    """Ask for a hint."""
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_be_visible()


def rule_dialog(page: Page) -> None:
    """Open the rule that a refusal cites."""
    refused_card(page)
    page.locator(".refusal a.rule-no").click()
    expect(page.locator("dialog.rule")).to_be_visible()


def open_game(page: Page) -> None:
    """Show what can be done with a game."""
    page.locator("main button[aria-expanded=false]").first.click()


def to_the_end(page: Page) -> None:
    """Wait for the end to be shown."""
    expect(page.locator("main .btn.main, main .ending-buttons .btn").first).to_be_visible()


TABLE = "/t/{table}"
SCREENS = {
    "home": Screen("/", as_nobody=True),
    "home-game": Screen("/", then=open_game),
    "invite": Screen("/new/line-it"),
    "invite-sequence": Screen("/new/sequence"),
    "invite-here": Screen("/new/line-it", as_nobody=True, then=with_somebody_here),
    "curtain": Screen("/new/sequence", as_nobody=True, then=at_one_screen),
    "me": Screen("/me"),
    "rules": Screen("/rules", as_nobody=True),
    "rulebook": Screen("/rules/line-it#LI-34", as_nobody=True),
    "learn-line-it": Screen("/learn/line-it", as_nobody=True),
    "learn-sequence": Screen("/learn/sequence", as_nobody=True),
    "line-it": Screen(TABLE, positions.LINE_IT, chosen_card),
    "line-it-refused": Screen(TABLE, positions.LINE_IT, refused_card),
    "line-it-hint": Screen(TABLE, positions.LINE_IT, hinted),
    "line-it-rule": Screen(TABLE, positions.LINE_IT, rule_dialog),
    "line-it-end": Screen(TABLE, positions.LINE_IT_END, to_the_end),
    "line-it-replay": Screen(TABLE + "/replay?step=80&seat=1", positions.LINE_IT_END),
    "sequence": Screen(TABLE, positions.SEQUENCE, chosen_hand_card(2)),
    "sequence-hint": Screen(TABLE, positions.SEQUENCE, hinted),
    "sequence-12": Screen(TABLE, positions.SEQUENCE_12, chosen_hand_card(3)),
    "sequence-lock": Screen(TABLE, positions.SEQUENCE_LOCK),
    "sequence-win": Screen(TABLE, positions.SEQUENCE_WIN, to_the_end),
    "sequence-replay": Screen(TABLE + "/replay?step=30", positions.SEQUENCE_WIN),
    "not-there": Screen("/nothing-here", as_nobody=True, is_nothing=True),
}
