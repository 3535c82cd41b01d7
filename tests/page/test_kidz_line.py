"""KIDZ LINE in the browser: a child plays it by touch, by drag or by keys, and never has to read."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.light_line.screens_kidz import END, MIDDLE, MISSING, elsewhere, try_elsewhere
from tests.page.conftest import LAPTOP, PHONE, TABLET, begin_by_keyboard, id_of, until
from tests.page.positions import lay

# The words that can be seen at the table: none are, but those for screen readers are there.
SEEN_WORDS = """() => {
  const told = [];
  const texts = document.createTreeWalker(document.querySelector(".kidz"), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement.getBoundingClientRect();
    if (/\\p{L}|\\d/u.test(node.data) && box.width > 1 && node.parentElement.checkVisibility()) told.push(node.data.trim());
  }
  return told;
}"""


def what_to_do(page: Page) -> str:
    """What a child sees to do: a place, the card that wants to be turned, or the pile."""
    for name, selector in (("end", ".kidz.over"), ("place", ".cell.fits"), ("turn", ".turn.asks"), ("under", ".under.asks")):
        if page.locator(selector).count():
            return name
    return ""


def moves_of(page: Page) -> int:
    return int(page.locator("main[data-moves]").get_attribute("data-moves") or 0)


def at_table(somebody, guest, size=PHONE, seats=("me", "greedy"), options=None, **how) -> Page:
    """Begin a game against a bot that moves at once, and look at it."""
    mara = guest("Mara")
    table = mara.create("kidz-line", *seats, first=0, options=options or {}, house={"bot_delay": 0})
    mara.done(table, "start")
    page = somebody(size, reduced_motion="reduce", **how).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    expect(page.locator(".kidz")).to_be_visible()
    return page


def test_a_whole_game_by_touch_alone_with_nothing_to_read(somebody, guest):
    """Tap a place that glows, then the tick; tap the card where it has to be turned."""
    page = at_table(somebody, guest, has_touch=True)
    done = 0
    while (next_is := until(page, what_to_do, bool)) != "end":
        assert page.evaluate(SEEN_WORDS) == []
        before = moves_of(page)
        if next_is == "place":
            page.locator(".cell.fits").first.tap()
            expect(page.locator(".kidz .preview .lit").first).to_be_attached()
            page.locator(".round.place").tap()
        elif next_is == "turn":
            page.locator("button.up").tap()
            expect(page.locator(".cell.fits").first).to_be_attached()
            continue
        else:
            page.locator(".round.under").tap()
        until(page, moves_of, lambda now, before=before: now > before)
        done += 1
    assert done == 6
    expect(page.locator(".kidz.over .friends .animal")).to_have_count(2)
    expect(page.locator(".kidz.over .winner .star").first).to_be_visible()
    page.locator(".round.again-button").tap()
    expect(page.locator(".kidz:not(.over)")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(somebody):
    """N finds a place, Enter tries and places, R turns."""
    page = somebody(LAPTOP, reduced_motion="reduce").page
    begin_by_keyboard(page, "kidz-line")
    done = 0
    while (next_is := until(page, what_to_do, bool)) != "end":
        before = moves_of(page)
        if next_is == "place":
            page.keyboard.press("n")
            expect(page.locator(".cell.fits:focus")).to_have_count(1)
            page.keyboard.press("Enter")
            expect(page.locator(".cell[aria-pressed=true]")).to_have_count(1)
            page.keyboard.press("Enter")
        elif next_is == "turn":
            page.keyboard.press("r")
            expect(page.locator(".cell.fits").first).to_be_attached()
            continue
        else:
            page.locator(".round.under").focus()
            page.keyboard.press("Enter")
        until(page, moves_of, lambda now, before=before: now > before)
        done += 1
    assert done == 6


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_card(page: Page, to: tuple[float, float]) -> None:
    """Drag the card from where it lies."""
    page.mouse.move(*middle_of(page, "button.up"))
    page.mouse.down()
    page.mouse.move(*to, steps=6)
    page.mouse.up()


def test_the_card_is_dragged_to_its_place(somebody, guest, server):
    mara = guest("Mara")
    table = lay(server.database, mara, MIDDLE)
    page = somebody(TABLET, reduced_motion="reduce").come_in_as(mara).page
    page.goto(f"/t/{table}")
    goal = page.locator(".cell.fits").first
    cell = goal.get_attribute("data-at")
    drag_card(page, middle_of(page, ".cell.fits"))
    until(page, moves_of, lambda now: now == MIDDLE.moves + 1)
    placed = mara.update(f"/api/tables/{table}")["views"][0]["view"]["table"][-1]
    assert f"{placed['column']},{placed['row']}" == cell


def test_a_finger_drags_the_card_and_the_page_stays_where_it_is(somebody, guest, server):
    mara = guest("Mara")
    page = somebody(PHONE, reduced_motion="reduce", has_touch=True).come_in_as(mara).page
    page.goto(f"/t/{lay(server.database, mara, MIDDLE)}")
    expect(page.locator(".cell.fits").first).to_be_visible()
    (begin, above), (across, down) = middle_of(page, "button.up"), middle_of(page, ".cell.fits")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": begin, "y": above}]})
    for share in (0.2, 0.5, 0.8, 1):
        point = {"x": begin + (across - begin) * share, "y": above + (down - above) * share}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, moves_of, lambda now: now == MIDDLE.moves + 1)
    assert page.evaluate("scrollY") == 0


def test_where_the_card_does_not_fit_it_is_look_again_and_no_refusal(somebody, guest, server):
    """By tap and by drag; the lines that end there light up, the card stays, and nothing was asked of the server."""
    mara = guest("Mara")
    page = somebody(TABLET, reduced_motion="reduce").come_in_as(mara).page
    page.goto(f"/t/{lay(server.database, mara, MIDDLE)}")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    try_elsewhere(page)
    expect(page.locator(".look-again .ends .tube").first).to_be_attached()
    expect(page.locator("#spoken")).to_contain_text("Look again")
    expect(page.locator(".look-again")).to_have_count(0)
    drag_card(page, elsewhere(page))
    expect(page.locator(".look-again")).to_be_visible()
    expect(page.locator(".refusal")).to_have_count(0)
    assert moves_of(page) == MIDDLE.moves
    assert [url for url in asked if "/moves" in url] == []


def test_a_tap_on_the_card_turns_it_and_escape_takes_it_back(somebody, guest, server):
    mara = guest("Mara")
    page = somebody(TABLET, reduced_motion="reduce").come_in_as(mara).page
    page.goto(f"/t/{lay(server.database, mara, MIDDLE)}")
    card = page.locator("button.up")
    expect(card).to_have_accessible_name(re.compile(r"^Card \d+:"))
    card.click()
    expect(card).to_have_accessible_name(re.compile(r"^Card \d+, turned:"))
    page.locator(".round.turn").click()
    expect(card).to_have_accessible_name(re.compile(r"^Card \d+:"))
    page.locator(".cell.fits").first.click()
    expect(page.locator(".kidz .preview")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".kidz .preview")).to_have_count(0)


def test_where_a_place_may_be_overlooked_none_is_shown(somebody, guest, server):
    """LL-63: any free place can be tried, and the card may go under the pile; a hint shows one place."""
    mara = guest("Mara")
    table = lay(server.database, mara, MISSING)
    page = somebody(TABLET, reduced_motion="reduce").come_in_as(mara).page
    page.goto(f"/t/{table}")
    expect(page.locator(".cell.maybe").first).to_be_visible()
    assert page.locator(".cell.fits, .way.there").count() == 0
    page.locator(".round.under").click()
    until(page, moves_of, lambda now: now == MISSING.moves + 1)
    expect(page.locator(".own-seat .bulbs .lost")).to_have_count(1)
    seat = mara.update(f"/api/tables/{table}")["views"][0]["view"]["seats"][0]
    assert len(seat["missed"]) == 1


def test_a_family_shares_a_tablet_without_a_curtain(somebody, guest):
    """Nothing is hidden: whoever is at turn has the card in front of them at once."""
    page = at_table(somebody, guest, TABLET, seats=("me", "me", "me"))
    for turn in range(3):
        expect(page.locator(".friends .now")).to_have_count(1)
        expect(page.locator(".kidz.acting")).to_be_visible()
        if until(page, what_to_do, bool) == "turn":
            page.locator("button.up").click()
            expect(page.locator(".cell.fits").first).to_be_attached()
        if what_to_do(page) == "place":
            page.locator(".cell.fits").first.click()
            page.locator(".round.place").click()
        else:  # some deals have no place for a card, however it is turned
            page.locator(".round.under").click()
        until(page, moves_of, lambda now, turn=turn: now == turn + 1)
    assert page.locator(".curtain").count() == 0


def test_those_who_watch_and_replays_see_the_card_and_can_press_nothing(somebody, guest, server):
    mara = guest("Mara")
    watcher = somebody(TABLET).page
    watcher.goto(f"/t/{lay(server.database, mara, MIDDLE)}")
    expect(watcher.locator("div.up .card")).to_be_visible()
    assert watcher.locator(".kidz :is(.cell, .round.turn, .round.place, button.up)").count() == 0
    page = somebody(TABLET, reduced_motion="reduce").come_in_as(mara).page
    page.goto(f"/t/{lay(server.database, mara, END)}/replay?step=4")
    expect(page.locator("div.up .card")).to_be_visible()
    laid = page.locator(".kidz .card.laid").count()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".kidz .card.laid")).to_have_count(laid + 1)
    expect(page.locator(".kidz .card.laid .lit").first).to_be_attached()
    assert page.locator(".kidz :is(.cell, .round.turn, .round.place)").count() == 0


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_everything_that_is_not_written_is_said(somebody, guest, server, language):
    """Seats, card, places and buttons have names in every language, and none is an id of the words."""
    mara = guest("Mara")
    page = somebody(TABLET, locale=language, reduced_motion="reduce").come_in_as(mara).page
    page.goto(f"/t/{lay(server.database, mara, MIDDLE)}")
    expect(page.locator(".cell.fits").first).to_be_visible()
    tree = page.locator(".kidz").aria_snapshot()
    assert "kidz-" not in tree
    for button in page.locator(".kidz :is(button, a):visible").all():
        expect(button).to_have_accessible_name(re.compile(r"\w{3}"))
