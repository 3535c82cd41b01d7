"""Line-it in the browser: whole games by mouse and by keyboard, and what the referee says."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import LAPTOP, WON, begin_by_keyboard, id_of, tab_to, until

GLANCE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].map((one) => Number(one.dataset.place));
  return {
    isOver: Boolean(document.querySelector(".end-head")),
    isActing: Boolean(document.querySelector(".you.acting")),
    line: all(".market li.yes button"),
    hand: all(".market li.keep button"),
    held: all(".hand li.yes button"),
    complete: document.querySelector(".actions .complete")?.getAttribute("aria-disabled") === "false",
    end: document.querySelector(".actions .end")?.getAttribute("aria-disabled") === "false",
    moves: Number(document.querySelector("main").dataset.moves),
  };
}"""  # what a player sees that could be done


def glance(page: Page) -> dict:
    return page.evaluate(GLANCE)


def wait_for_turn(page: Page) -> dict:
    """Wait until something can be done, or all is over."""
    doors = ("line", "hand", "held", "complete", "end")
    return until(page, glance, lambda seen: seen["isOver"] or (seen["isActing"] and any(seen[door] for door in doors)))


def wait_for_move(page: Page, before: dict) -> None:
    """Wait until the move is in the log."""
    until(page, glance, lambda seen: seen["isOver"] or seen["moves"] > before["moves"])


def play_whole_game(page: Page, act) -> int:
    """Play until the end, one action at a time; gives how many there were."""
    count = 0
    while not (seen := wait_for_turn(page))["isOver"]:
        act(page, seen)
        wait_for_move(page, seen)
        count += 1
        assert count < 300
    return count


def by_mouse(page: Page, seen: dict) -> None:
    """Lay what fits, else keep a card, else complete the line, else end the turn."""
    if seen["line"]:
        page.locator(f".market button[data-place='{seen['line'][0]}']").click()
        page.locator("[data-target=line] button").click()
    elif seen["hand"]:
        page.locator(f".market button[data-place='{seen['hand'][0]}']").click()
        page.locator("[data-target=hand] button").click()
    elif seen["held"]:
        page.locator(f".hand button[data-place='{seen['held'][0]}']").click()
        page.locator("[data-target=line] button").click()
    elif seen["end"]:
        page.locator(".actions .end").click()
    else:
        page.locator(".actions .complete").click()


def by_keyboard(page: Page, seen: dict) -> None:
    """The same with keys alone."""
    if seen["line"]:
        page.keyboard.press(str(seen["line"][0] + 1))
        page.keyboard.press("l")
    elif seen["hand"]:
        page.keyboard.press(str(seen["hand"][0] + 1))
        page.keyboard.press("k")
    elif seen["held"]:
        page.keyboard.press(str(seen["held"][0] + 8))
        page.keyboard.press("Enter")  # the card is in focus: chosen, pressed again it is laid
    else:
        page.keyboard.press("e" if seen["end"] else "c")


@pytest.mark.slow
def test_a_guest_creates_and_finishes_a_game_against_bots_by_mouse(somebody):
    """From the home page to the end, its explained scores and the checked deal, without ever touching a key."""
    page = somebody(LAPTOP).page
    page.goto("/")
    page.get_by_role("link", name="With friends").first.click()
    page.wait_for_url("**/new/line-it")
    page.locator("label", has=page.locator("input[name=count][value='2']")).click()
    page.locator("label", has=page.locator("input[name=seat-0][value=bot]")).click()
    page.locator("label", has=page.locator("input[name=pace][value=fast]")).click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-moves]").wait_for()
    assert play_whole_game(page, by_mouse) > 50
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON)
    expect(page.locator(".scores")).to_be_visible()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.locator(".deal-check li.gain")).to_have_count(4)  # cards, fingerprint, noted promise, own part
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".you.acting, .line-it .seats")).not_to_have_count(0)


@pytest.mark.slow
def test_a_whole_game_is_played_by_keyboard_only(somebody):
    """Tab and Enter start it, keys play it, and the end is reached with the rematch within reach of Tab."""
    page = somebody(LAPTOP).page
    begin_by_keyboard(page, "line-it")
    assert play_whole_game(page, by_keyboard) > 50
    tab_to(page, ".end-head .btn.main")
    page.keyboard.press("Enter")
    expect(page.locator(".line-it .market")).to_be_visible()


def test_ones_own_place_stands_under_ones_own_name(somebody, guest):
    """While another's turn lasts the heading says whose line it is, and beside it whose turn."""
    mara, jonas = guest("Mara"), guest("Jo")
    table = mara.create("line-it", "me", "human", first=1)
    jonas.done(table, "seats", seat=1)
    mara.done(table, "start")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    expect(page.locator(".you h2")).to_have_text("You")
    expect(page.locator(".you .turn-now")).to_have_text("Jo’s turn")
    whole = page.locator(".you .turn-now").bounding_box()["width"]
    letters = page.locator(".whose > *").evaluate_all(
        "(all) => all.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0)"
    )
    assert abs(whole - letters) < 2  # no gap between a short name and what is said of it


@pytest.mark.parametrize("size", [(800, 360), (667, 375)])
def test_on_a_phone_held_sideways_the_buttons_of_the_turn_are_in_sight(somebody, guest, size):
    """However far the page is scrolled."""
    mara = guest("Mara")
    table = mara.create("line-it", "me", "greedy", first=0)
    mara.done(table, "start")
    page = somebody(size).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    page.locator(".you.acting").wait_for()
    for y in (0, 200):
        page.evaluate("(y) => scrollTo(0, y)", y)
        box = page.locator(".actions .end").bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]


def test_a_jackpot_says_what_it_is_when_it_is_pointed_at_and_the_rule_when_it_is_pressed(somebody, guest):
    """Newcomers wonder what the piles and their dots are."""
    mara = guest("Mara")
    table = mara.create("line-it", "me", "greedy", first=0)
    mara.done(table, "start")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    pot = page.locator("[data-pot=red]")
    expect(pot).to_have_attribute("title", "red, heart: empty jackpot, 0 of 3 in your line")
    pot.click()
    expect(page.get_by_role("dialog")).to_contain_text("LI-56")
