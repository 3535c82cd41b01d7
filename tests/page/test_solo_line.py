"""SOLO LINE in the browser: a puzzle solved by mouse, by keyboard alone and by touch; a slow line, refusals, and what is kept."""

import datetime as dt
import re
import time

import pytest
from playwright.sync_api import Page, expect

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.drawing import cards_of
from linewright.games.light_line.layouts import Laid
from linewright.games.light_line.solver import solo_line
from tests.page.conftest import LAPTOP, PHONE, SentMove, Somebody, catch_moves, id_of, tab_to, until
from tests.server.conftest import Guest

SIZE = 8


def begin(person: Somebody, guest: Guest, **options) -> tuple[Page, str]:
    """Set up a puzzle, and come to it with a browser."""
    table = guest.create("solo-line", "me", options={"hand_size": SIZE, **options})
    guest.done(table, "start")
    page = person.come_in_as(guest).page
    page.goto(f"/t/{id_of(table)}")
    page.locator(".solo .strip .held").first.wait_for()
    return page, table


def view_of(guest: Guest, table: str) -> dict:
    return guest.update(table)["views"][0]["view"]


def solution_of(view: dict) -> tuple[str, list[Laid[int]]]:
    """A solution: its colour, and each card where it lies, one beside the other."""
    cards = cards_of(view)
    found = solo_line([cards[name] for name in view["hand"]])
    assert found.length == len(view["hand"])
    return COLOURS[found.colour], list(found.layout)


def name_of(laid: Laid[int]) -> str:
    return f"{laid.column},{laid.row}"


def by_mouse(page: Page, laid: Laid[int]) -> None:
    """Select the card, once more where it has to turn, then its place."""
    card = page.locator(f".strip [data-card='{laid.card}']")
    for _ in range(2 if laid.turned else 1):
        card.click()
    page.locator(f".cell[data-at='{name_of(laid)}']").click()


def by_touch(page: Page, laid: Laid[int]) -> None:
    """Tap the card, then its place, and the button that turns it."""
    page.locator(f".strip [data-card='{laid.card}']").tap()
    page.locator(f".cell[data-at='{name_of(laid)}']").tap()
    if laid.turned:
        page.locator(".bench-tools .turn").tap()


def by_keyboard(page: Page, laid: Laid[int]) -> None:
    """Tab to the strip, arrows to the card, Enter; R turns it, N and arrows bring it to its place, Escape lets go."""
    tab_to(page, ".strip [data-card]")
    page.keyboard.press("Home")
    while page.evaluate("document.activeElement.dataset.card") != str(laid.card):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    if laid.turned:
        page.keyboard.press("r")
    for _ in range(40):
        page.keyboard.press("n")
        if page.evaluate("document.activeElement.dataset.at") == name_of(laid):
            break
    else:
        pytest.fail(f"N does not reach {name_of(laid)}")
    page.keyboard.press("Escape")


def paint_by_keyboard(page: Page, colour: str) -> None:
    """Tab to the colours, and choose one by arrows."""
    tab_to(page, "input[name=colour]")
    while page.evaluate("document.activeElement.value") != colour:
        page.keyboard.press("ArrowDown")


def assert_solved(page: Page) -> None:
    """All cards are counted; the end says so."""
    expect(page.locator(".result .big")).to_have_text("Solved!")
    expect(page.locator(".facts")).to_contain_text("Tries")


def test_a_puzzle_is_solved_by_mouse_and_its_time_and_a_text_to_share_are_kept(somebody, guest):
    """The text gives nothing away; the next puzzle is a press away."""
    mara = guest("Mara")
    page, table = begin(somebody(LAPTOP), mara)
    colour, solution = solution_of(view_of(mara, table))
    page.locator(f".colours input[value='{colour}']").check()
    for laid in solution:
        by_mouse(page, laid)
    expect(page.locator(".progress .count b")).to_have_text(str(SIZE))
    expect(page.locator(".workbench .bead")).to_have_count(SIZE)
    page.get_by_role("button", name="This is my line").click()
    assert_solved(page)
    shared = page.locator("#solo-share").inner_text()
    assert "●" * SIZE in shared
    assert not re.search(r"blue|red|green|yellow|black|\d@", shared)
    assert re.search(r"Solved in \d+:\d\d, \d+ tries, no hints", shared)
    records = page.evaluate("JSON.parse(localStorage.getItem('linewright')).records")
    assert list(records) == [f"solo-line {SIZE}"]
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(lambda url: id_of(table) not in url)
    expect(page.locator(".facts")).to_contain_text("Best with 8 cards")
    expect(page.locator(".strip .held")).to_have_count(SIZE)


def test_a_puzzle_is_solved_by_keyboard_alone(somebody, guest):
    mara = guest("Mara")
    page, table = begin(somebody(LAPTOP), mara)
    colour, solution = solution_of(view_of(mara, table))
    for laid in solution:
        by_keyboard(page, laid)
    paint_by_keyboard(page, colour)
    expect(page.locator(".progress .count b")).to_have_text(str(SIZE))
    tab_to(page, ".declare")
    page.keyboard.press("Enter")
    assert_solved(page)


def test_a_puzzle_is_solved_by_touch_on_a_phone(somebody, guest):
    mara = guest("Mara")
    page, table = begin(somebody(PHONE, has_touch=True, is_mobile=True), mara)
    colour, solution = solution_of(view_of(mara, table))
    for laid in solution:
        by_touch(page, laid)
    page.locator("label.colour", has=page.locator(f"input[value='{colour}']")).tap()
    expect(page.locator(".progress .count b")).to_have_text(str(SIZE))
    page.locator(".declare").tap()
    assert_solved(page)


def bench_of(guest: Guest, table: str) -> list[str]:
    """What lies on the workbench, as the server has it."""
    return [f"{one['card']}@{one['column']},{one['row']}{'t' * one['turned']}" for one in view_of(guest, table)["bench"]]


def test_cards_are_dragged_to_a_cell_and_beside_the_board(somebody, guest):
    """They snap to the cell below the pointer; a card dropped on another one takes its place, and it goes back."""
    mara = guest("Mara")
    page, table = begin(somebody(LAPTOP), mara)
    first, second = view_of(mara, table)["hand"][:2]
    board = page.locator(".workbench .board").bounding_box()
    assert board
    middle = (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2 + 40)

    def drag(what: str, to: tuple[float, float]) -> None:
        page.locator(what).hover()
        page.mouse.down()
        page.mouse.move(*to, steps=5)
        page.mouse.up()

    drag(f".strip [data-card='{first}']", middle)
    expect(page.locator(".on-card")).to_have_count(1)
    drag(f".strip [data-card='{second}']", middle)
    expect(page.locator(f".strip [data-card='{first}']")).to_be_visible()
    drag(".on-card", (middle[0], board["y"] + board["height"] + 60))
    expect(page.locator(".on-card")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".on-card")).to_have_count(1)
    until(page, lambda _: bench_of(mara, table), lambda bench: len(bench) == 1 and bench[0].startswith(f"{second}@"))


def test_on_a_slow_line_one_sees_the_own_layout_at_once_and_the_newest_wins(somebody, guest):
    mara = guest("Mara")
    there = somebody(LAPTOP)
    sent: list[str] = []

    def slowly(move: SentMove) -> None:
        sent.append(move.text)
        time.sleep(0.6)
        move.go_on()

    catch_moves(there.page, slowly)
    page, table = begin(there, mara)
    colour, solution = solution_of(view_of(mara, table))
    for laid in solution[:4]:
        by_mouse(page, laid)
        expect(page.locator(f".on-card[data-at='{name_of(laid)}']")).to_be_visible(timeout=400)
    wanted = [f"{one.card}@{name_of(one)}{'t' * one.turned}" for one in solution[:4]]
    until(page, lambda _: bench_of(mara, table), lambda bench: bench == wanted)
    page.locator(f".colours input[value='{colour}']").check()
    expect(page.locator(".progress .count b")).to_have_text("4")
    assert 1 <= len(sent) <= 6
    assert [len(text) for text in sent] == sorted(len(text) for text in sent)


def test_a_layout_that_is_refused_is_shown_and_mended(somebody, guest):
    mara = guest("Mara")
    there = somebody(LAPTOP)
    is_refusing = False
    refusal = {"code": "illegal-move", "word": "why-ll-2", "args": {}, "rule": "LL-2"}

    def judge(move: SentMove) -> None:
        if is_refusing:
            move.refuse(409, refusal)
        else:
            move.go_on()

    catch_moves(there.page, judge)
    page, table = begin(there, mara)
    _, solution = solution_of(view_of(mara, table))
    by_mouse(page, solution[0])
    until(page, lambda _: bench_of(mara, table), lambda bench: len(bench) == 1)
    is_refusing = True
    by_mouse(page, solution[1])
    expect(page.locator(".refusal")).to_contain_text("LL-2")
    expect(page.locator(".on-card")).to_have_count(1)
    is_refusing = False
    by_mouse(page, solution[1])
    until(page, lambda _: bench_of(mara, table), lambda bench: len(bench) == 2)


def test_a_hint_is_one_card_and_is_counted_and_giving_up_asks_before_it_shows_a_solution(somebody, guest):
    mara = guest("Mara")
    page, table = begin(somebody(LAPTOP), mara)
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_contain_text("place card")
    page.get_by_role("button", name="Play this move").click()
    expect(page.locator(".on-card")).not_to_have_count(0)
    before = page.locator(".on-card").count()
    page.keyboard.press("h")
    expect(page.locator(".cell.hinted").first).to_be_visible()
    page.locator(".cell.free.hinted").first.click()
    expect(page.locator(".on-card")).to_have_count(before + 1)
    expect(page.locator(".facts div", has_text="Hints").locator("dd")).to_have_text("2")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Cancel").click()
    assert view_of(mara, table)["phase"] == "building"
    page.get_by_role("button", name="Give up").click()
    page.locator("dialog .btn.main").click()
    expect(page.locator(".result")).to_contain_text("You’ve given up with a line of")
    expect(page.locator(".workbench .bead")).to_have_count(SIZE)
    page.get_by_role("button", name="Show my line").click()
    expect(page.locator(".workbench .board .card")).to_have_count(before + 1)


def test_the_puzzle_of_the_day_is_on_the_home_page(somebody):
    """It is today's, by this browser's calendar, and the same when it is asked for again."""
    page = somebody(LAPTOP).page
    hands = []
    for _ in range(2):
        page.goto("/")
        page.locator("#game-solo-line").click()
        page.get_by_role("button", name="Puzzle of the day").click()
        page.wait_for_url("**/t/*")
        expect(page.locator(".which")).to_have_text(re.compile(r"Puzzle of the day · \w+"))
        expect(page.locator(".which")).to_contain_text(str(page.evaluate("new Date().getDate()")))
        hands.append(page.locator(".strip .held").evaluate_all("all => all.map((one) => one.dataset.card)"))
    assert len(hands[0]) == 10
    assert hands[0] == hands[1]


def test_a_puzzle_of_another_day_is_called_by_its_day(somebody, guest):
    page, _ = begin(somebody(LAPTOP, locale="de"), guest("Mara"), day="2026-11-15")
    day = dt.date(2026, 11, 15)
    assert day.strftime("%A") == "Sunday"
    expect(page.locator(".which")).to_have_text("Rätsel des Tages · Sonntag, 15. November")
