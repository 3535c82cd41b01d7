"""LINE in the browser: whole games by mouse, by keyboard and by touch, trying before placing, and the endless board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.light_line.screens_line import END, MIDDLE
from tests.page.conftest import LAPTOP, PHONE, WON, begin_by_keyboard, tab_to, until
from tests.page.positions import Position, lay
from tests.page.screens import settle

BOTH_WAYS = Position("line", 3, secret=3, moves=15)  # a place where the card fits both ways round, and two where it does not
GLANCE = """() => {
  const main = document.querySelector(".pay .btn.main");
  return {
    isOver: Boolean(document.querySelector(".end-head")),
    isCurtain: Boolean(document.querySelector(".curtain")),
    places: document.querySelectorAll(".line-table .cell").length,
    isUnder: Boolean(main?.matches(".under")),
    piles: [...document.querySelectorAll(".pile.open button")].map((one) => one.getAttribute("aria-keyshortcuts")),
    moves: Number(document.querySelector("main").dataset.moves),
  };
}"""  # what a player sees that could be done
BOARD = "() => getComputedStyle(document.querySelector('.world')).transform"


def glance(page: Page) -> dict:
    return page.evaluate(GLANCE)


def wait_for_move(page: Page, before: int) -> None:
    """Wait until there are more moves than before."""
    until(page, glance, lambda seen: seen["isOver"] or seen["moves"] > before)


def wait_for_choice(page: Page) -> dict:
    """Wait until there is something to choose, or nothing more."""
    most = ("isOver", "isCurtain", "places", "isUnder", "piles")
    return until(page, glance, lambda seen: any(seen[one] for one in most))


def play_whole_game(page: Page, act) -> None:
    """Play until the end, one action at a time. Payments follow by themselves."""
    count = 0
    while True:
        seen = wait_for_choice(page)
        if seen["isOver"]:
            return
        act(page, seen)
        wait_for_move(page, seen["moves"])
        count += 1
        assert count < 200


def by_mouse(page: Page, seen: dict) -> None:
    """Try the best place, and press it again; draw from the first pile that is open."""
    if seen["isUnder"]:
        page.locator(".pay .under").click()
    elif seen["piles"]:
        page.locator(f".pile button[aria-keyshortcuts='{seen['piles'][0]}']").click()
    else:
        page.locator(".cell").first.click()
        page.locator(".cell[aria-pressed=true]").click()


def by_keyboard(page: Page, seen: dict) -> None:
    """The same with keys alone."""
    if seen["isUnder"]:
        page.keyboard.press("Enter")
    elif seen["piles"]:
        page.keyboard.press(seen["piles"][0])
    else:
        page.keyboard.press("n")
        page.keyboard.press("Enter")


def by_touch(page: Page, seen: dict) -> None:
    """The same with a finger: the place is found by the button, for a large table does not fit on a phone."""
    if seen["isUnder"]:
        page.locator(".pay .under").tap()
    elif seen["piles"]:
        page.locator(f".pile button[aria-keyshortcuts='{seen['piles'][0]}']").tap()
    else:
        page.locator(".hand-buttons .next").tap()
        page.locator(".pay .btn.main[aria-disabled=false]").tap()


@pytest.mark.slow
def test_a_whole_game_is_played_by_mouse(somebody):
    """From the table for friends to the end, where every point is explained."""
    page = somebody(LAPTOP).page
    page.goto("/new/line")
    page.locator("label", has=page.locator("input[name=count][value='2']")).click()
    page.locator("label", has=page.locator("input[name=seat-0][value=bot]")).click()
    page.locator("label", has=page.locator("input[name=pace][value=fast]")).click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-moves]").wait_for()
    play_whole_game(page, by_mouse)
    expect(page.get_by_role("heading", level=1)).to_contain_text(WON)
    explains_every_point(page)


def explains_every_point(page: Page) -> None:
    """See that what each seat took, card by card, adds up to its points."""
    sums = page.evaluate("""() => [...document.querySelectorAll(".every-card section")].map((one) =>
      [...one.querySelectorAll(".got small")].map((got) => Number(got.textContent.match(/\\+(\\d+)/)?.[1] ?? 0))
        .reduce((sum, paid) => sum + paid, 0))""")
    totals = page.evaluate("() => [...document.querySelectorAll('.line-end .tot')].map((one) => Number(one.textContent))")
    assert sums == totals != []


@pytest.mark.slow
def test_a_whole_game_is_played_by_keyboard_only(somebody):
    """Tab and Enter start it, keys play it, and the end is reached with the rematch within reach of Tab."""
    page = somebody(LAPTOP).page
    begin_by_keyboard(page, "line")
    play_whole_game(page, by_keyboard)
    tab_to(page, ".end-head .btn.main")
    page.keyboard.press("Enter")
    expect(page.locator(".line-table .board")).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_is_played_by_touch_on_a_phone(somebody):
    page = somebody(PHONE, has_touch=True, is_mobile=True).page
    page.goto("/new/line")
    page.locator("label", has=page.locator("input[name=count][value='2']")).tap()
    page.locator("label", has=page.locator("input[name=seat-0][value=bot]")).tap()
    page.locator("label", has=page.locator("input[name=pace][value=fast]")).tap()
    page.get_by_role("button", name="Start game").tap()
    page.wait_for_url("**/t/*")
    page.locator("main[data-moves]").wait_for()
    play_whole_game(page, by_touch)
    expect(page.locator(".line-end .scores")).to_be_visible()


# Trying and placing


@pytest.fixture
def at_line(somebody, guest, server):
    """Open a table in the middle of a game of three, at one's own turn."""

    def come(position=MIDDLE, path="/t/{table}", size=LAPTOP, **how) -> Page:
        person = guest()
        page = somebody(size, **how).come_in_as(person).page
        page.goto(path.format(table=lay(server.database, person, position)))
        page.locator(".line-table .board").first.wait_for()
        return page

    return come


def best(page: Page):
    return page.locator(".cell").first


def test_a_place_shows_its_points_and_trying_it_shows_the_lines_and_the_sum(at_line):
    page = at_line()
    expect(best(page)).to_have_attribute(
        "aria-label", re.compile(r"^Column -?\d+, row -?\d+: 8 points \(red 2, yellow 3, black 3\)")
    )
    expect(best(page).locator(".ticks .swatch")).to_have_count(3)
    best(page).hover()
    expect(page.locator(".preview .card")).to_be_visible()
    expect(page.locator(".sum li")).to_have_count(3)
    expect(page.locator(".sum .total b")).to_have_text("8")
    expect(page.locator(".board .bead")).to_have_count(8)
    page.mouse.move(2, 2)
    expect(page.locator(".preview")).to_have_count(0)  # only pointed at, not chosen
    assert glance(page)["moves"] == MIDDLE.moves


def test_a_press_tries_and_a_second_press_places_with_the_payment_that_was_picked(at_line):
    page = at_line()
    best(page).click()
    page.locator(".opt", has=page.locator("input[value='4+4']")).click()
    expect(page.locator(".pay .btn.main")).to_contain_text("Place for 8")
    page.locator(".cell[aria-pressed=true]").click()
    expect(page.locator(".pile.open")).to_have_count(4)
    expect(page.locator(".seat.you .said").first).to_be_attached()
    assert glance(page)["moves"] == MIDDLE.moves + 2  # placed, and taken at once
    expect(page.locator(".seat.you .won .said")).to_have_text("number cards 2, 3, 3, 3, 4, 4")
    expect(page.locator(".seat.you [data-points]")).to_have_text("19")


def test_the_payment_alone_can_be_taken_back_and_chosen_anew(at_line):
    page = at_line()
    best(page).click()
    page.locator(".pay .btn.main").click()
    expect(page.locator(".pile.open")).to_have_count(4)
    page.keyboard.press("u")
    expect(page.locator(".pay .btn.main")).to_contain_text("Take 3 + 5")
    page.keyboard.press("2")
    expect(page.locator(".pay .btn.main")).to_contain_text("Take 4 + 4")
    page.keyboard.press("Enter")
    expect(page.locator(".pile.open")).to_have_count(4)


def test_a_card_turns_where_both_ways_fit_and_says_why_where_not(at_line):
    page = at_line(BOTH_WAYS)
    both = ways(BOTH_WAYS)
    assert set(both.values()) == {1, 2}, "the position has places of both kinds"
    for _ in both:
        page.keyboard.press("n")
        cell = page.locator(".cell[aria-pressed=true]").get_attribute("data-at")
        before = page.locator(".hand").get_attribute("data-turned")
        page.keyboard.press("r")
        if both[cell] == 2:
            expect(page.locator(".hand")).not_to_have_attribute("data-turned", before)
        else:
            expect(page.locator(".refusal")).to_have_attribute("data-rule", "LL-11")
            expect(page.locator(".hand")).to_have_attribute("data-turned", before)
    assert glance(page)["moves"] == BOTH_WAYS.moves  # trying is free (LL-12)


def ways(position) -> dict[str, int]:
    """How many ways round the card in hand fits on each cell."""
    cells = [text.split()[2] for text in position.match().legal(0)]
    return {cell: cells.count(cell) for cell in cells}


def test_escape_gives_the_card_back_to_the_hand(at_line):
    page = at_line()
    page.keyboard.press("n")
    expect(page.locator(".preview")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".preview")).to_have_count(0)


def test_a_keyboard_goes_from_place_to_place_and_the_focus_goes_on_to_the_piles(at_line):
    page = at_line()
    tab_to(page, ".cell")
    seen = {page.evaluate("document.activeElement.dataset.at")}
    for key in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.at"))
        assert page.evaluate("document.activeElement.matches('.cell[aria-pressed=true]')")
    assert len(seen) > 2
    tab_to(page, ".hand-buttons .turn")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".pile.open")).to_have_count(4)
    until(page, lambda page: page.evaluate("document.activeElement.matches('.pile.open button')"), bool)


def test_a_pile_before_its_time_is_refused_with_the_rule(at_line):
    page = at_line()
    page.locator(".pile button").first.click(force=True)
    expect(page.locator(".refusal")).to_have_attribute("data-rule", "LL-32")


# The endless board


def test_dragging_pans_and_places_nothing_and_the_button_finds_the_way_back(at_line):
    page = at_line()
    settle(page)
    before = page.evaluate(BOARD)
    place = best(page).bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert page.evaluate(BOARD) != before
    expect(page.locator(".cell[aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("0")
    settle(page)
    assert page.evaluate(BOARD) == before


def test_panning_shifts_one_layer_and_draws_nothing_anew(at_line):
    """What keeps it smooth without a GPU: while a finger moves, only the transform of the world changes."""
    page = at_line()
    settle(page)
    page.evaluate("""() => {
      window.changed = new Set();
      const note = ({ target, attributeName }) => window.changed.add(`${target.classList[0]} ${attributeName}`);
      new MutationObserver((list) => list.forEach(note)).observe(document.querySelector(".line-table"),
        { subtree: true, childList: true, attributes: true, characterData: true });
    }""")
    wide = page.evaluate("() => document.querySelector('.world').style.getPropertyValue('--cw')")
    page.mouse.move(300, 600)
    page.mouse.down()
    page.mouse.move(380, 540, steps=6)
    page.mouse.up()
    changed = set(page.evaluate("() => [...window.changed]")) - {"name data-presence"}  # somebody may come or go meanwhile
    assert changed == {"world style", "board class"}  # the hand that drags
    assert page.evaluate("() => document.querySelector('.world').style.getPropertyValue('--cw')") == wide


def test_two_fingers_zoom_and_one_tap_after_another_places(at_line):
    page = at_line(size=PHONE, has_touch=True)
    settle(page)
    wide = "() => document.querySelector('.cell').getBoundingClientRect().width"
    before = page.evaluate(wide)
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *places: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (150, 300), (210, 300))
    for k in range(1, 5):
        touch("touchMove", (150 - 10 * k, 300), (210 + 10 * k, 300))
    touch("touchEnd")
    until(page, lambda page: page.evaluate(wide), lambda now: now > before * 1.3)
    expect(page.locator(".preview")).to_have_count(0)
    page.locator(".zoom .board-all").tap()
    until(page, lambda page: page.evaluate(wide), lambda now: abs(now - before) < 1)
    settle(page)
    best(page).tap()
    expect(page.locator(".preview")).to_have_count(1)
    assert glance(page)["moves"] == MIDDLE.moves
    best(page).tap()
    expect(page.locator(".pile.open")).to_have_count(4)


def test_the_board_zooms_by_wheel_and_keys_and_pans_by_wheel_and_arrows(at_line):
    page = at_line()
    settle(page)
    wide = "() => document.querySelector('.cell').getBoundingClientRect().width"
    width = page.evaluate(wide)
    page.keyboard.press("+")
    settle(page)
    assert page.evaluate(wide) > width * 1.2
    page.keyboard.press("-")
    settle(page)
    assert abs(page.evaluate(wide) - width) < 1
    box = page.locator(".board").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 300)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    until(page, lambda page: page.evaluate(wide), lambda now: now > width * 1.2)
    before = page.evaluate(BOARD)
    page.mouse.wheel(40, 30)
    until(page, lambda page: page.evaluate(BOARD), lambda now: now != before)
    before = page.evaluate(BOARD)
    page.keyboard.press("ArrowLeft")
    until(page, lambda page: page.evaluate(BOARD), lambda now: now != before)


def test_letters_are_put_on_all_lines_and_remembered(at_line):
    page = at_line()
    expect(page.locator(".board .letter")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".board .letter").first).to_be_attached()
    page.reload()
    expect(page.locator(".board .letter").first).to_be_attached()


def test_the_card_placed_last_is_marked(at_line):
    page = at_line()
    last = MIDDLE.match().view(0)["table"][-1]
    style = page.locator(".world > .last").get_attribute("style")
    assert style == f"--x: {last['column']}; --y: {last['row']};"


# Whoever watches


def test_a_replay_shows_what_every_card_scored(at_line):
    page = at_line(END, "/t/{table}/replay?step=42")
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".pay")).to_have_count(0)
    expect(page.locator(".sum.past .total b")).to_have_text("8")
    expect(page.locator(".board .bead")).to_have_count(8)  # this step is a placement


def test_somebody_who_watches_sees_whose_turn_it_is_and_no_hand(at_line, somebody):
    mine = at_line()
    page = somebody(LAPTOP).page
    page.goto(mine.url)
    expect(page.locator(".own h2").first).to_have_text("Mara’s turn")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".cell")).to_have_count(0)
    expect(page.locator(".pile button")).to_have_count(0)


def test_at_one_screen_nobody_sees_the_card_of_the_other(somebody):
    """A curtain falls between two turns; behind it the next person finds a card of their own."""
    page = somebody(LAPTOP).page
    page.goto("/new/line")
    page.locator("label", has=page.locator("input[name=count][value='2']")).click()
    page.locator("label", has=page.locator("input[name=seat-0][value=here]")).click()
    page.locator(".places li > .field").fill("Jonas")
    page.get_by_role("button", name="Start game").click()
    page.locator(".curtain .btn.main").click()
    first = page.locator(".hand .card").get_attribute("aria-label")
    while not (seen := wait_for_choice(page))["isCurtain"]:  # a card that fits nowhere is changed for another first
        by_mouse(page, seen)
        until(page, glance, lambda now, before=seen["moves"]: now["isCurtain"] or now["moves"] > before)
    expect(page.locator(".hand")).to_have_count(0)
    page.locator(".curtain .btn.main").click()
    expect(page.locator(".hand .card")).not_to_have_attribute("aria-label", first)
    expect(page.locator(".cell, .under").first).to_be_visible()
