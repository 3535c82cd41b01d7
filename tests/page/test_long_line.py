"""LONG LINE in the browser: a race for a number, whole matches by keyboard and by touch, and several at one screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import LAPTOP, PHONE, TABLET, SentMove, Somebody, catch_moves, id_of, until
from tests.server.conftest import Guest

ALONE = {"takeover": 0}  # who is away stays away
ROUNDS = 6


def table_of(guest: Guest, *others: Guest, **options) -> str:
    """Begin a match of people."""
    table = guest.create("long-line", "me", *["human"] * len(others), options=options, house=ALONE)
    for other in others:
        other.done(table, "seats")
    guest.done(table, "start")
    return table


def open_table(person: Somebody, guest: Guest, table: str) -> Page:
    """Come to a table with a browser."""
    person.come_in_as(guest).page.goto(f"/t/{id_of(table)}")
    person.page.locator(".long.bench-table").wait_for()
    return person.page


def view_of(guest: Guest, table: str) -> dict:
    return guest.update(table)["views"][0]["view"]


def lay_one(page: Page, place: str = "") -> None:
    """Lay one card in the middle by mouse: a line of one, which is counted."""
    page.locator(f"{place} .strip .held").first.click()
    page.locator(f"{place} .cell[data-at='0,0']").click()
    expect(page.locator(f"{place} .call.mine")).to_have_attribute("data-number", "1")


def test_of_two_browsers_that_call_the_same_number_one_gets_it_and_both_see_that_at_once(somebody, guest):
    """The other one builds on, and reads what is left for the last."""
    mara, jonas, odile = guest("Mara"), guest("Jonas"), guest("Odile")
    table = table_of(mara, jonas, odile)
    pages = [open_table(somebody(size), one, table) for size, one in ((LAPTOP, mara), (PHONE, jonas))]
    for page in pages:
        lay_one(page)
    for page in pages:
        page.keyboard.press("c")
    caller = wait_for_caller(mara, table)
    try:
        assert_called(pages, caller)
    except AssertionError:  # a call that was made sooner and heard later takes the number over, once
        if wait_for_caller(mara, table) == caller:
            raise
        assert_called(pages, 1 - caller)


def wait_for_caller(guest: Guest, table: str) -> int:
    """The seat whose call of number 1 holds, once there is one."""
    view = guest.wait(table, lambda update: update["views"][0]["view"]["taken"] == [1])["views"][0]["view"]
    return next(seat for seat, one in enumerate(view["seats"]) if one["called"] == 1)


def assert_called(pages: list[Page], caller: int) -> None:
    """Both see whose number it is; the other one builds on, and is refused the same number."""
    winner, other = pages[caller], pages[1 - caller]
    name = ("Mara", "Jonas")[caller]
    expect(winner.locator(".call.called")).to_have_attribute("data-number", "1")
    expect(winner.locator(".after")).to_contain_text("You called LINE 1")
    expect(other.locator(".call.taken")).to_contain_text(name)
    expect(other.locator(".call.taken")).to_have_attribute("aria-label", f"LINE 1: taken by {name}")
    expect(other.locator(".strip .held")).not_to_have_count(0)
    expect(other.locator(".limit")).to_contain_text("One call to go. The last one scores at most 0, one below the lowest call.")
    expect(other.locator(f".who-called [data-seat='{caller}']")).to_contain_text("after 0:")
    other.locator(".call.taken").click(force=True)
    expect(other.locator(".refusal")).to_contain_text("LL-52")


def by_keyboard(page: Page) -> None:
    """Select a card, lay it by N, call by C."""
    page.locator(".strip .held").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(page.locator(".call.mine")).to_have_attribute("data-number", "1")
    page.keyboard.press("c")


def by_touch(page: Page) -> None:
    """The same with a finger, and one card more."""
    page.locator(".strip .held").first.tap()
    page.locator(".cell[data-at='0,0']").tap()
    page.locator(".strip .held").first.tap()
    page.locator(".cell[data-at='1,0']").tap()
    page.locator(".call.mine").tap()


@pytest.mark.parametrize(
    ("size", "act", "how"), [(LAPTOP, by_keyboard, {}), (PHONE, by_touch, {"has_touch": True, "is_mobile": True})]
)
def test_a_whole_match_is_played_and_every_point_explained(somebody, guest, size, act, how):
    """Six rounds; the other one lays nothing. The sheet has them all, and each can be opened with everybody's lines."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas)
    page = open_table(somebody(size, **how), mara, table)
    for played in range(ROUNDS):
        act(page)
        mara.wait(table, lambda update, played=played: update["views"][0]["view"]["rounds"] > played)
        if played < ROUNDS - 1:
            expect(page.locator(".last-round")).to_contain_text(f"Round {played + 1}: You")
            expect(page.locator(".strip .held")).to_have_count(8)
    points = view_of(mara, table)["seats"][0]["points"]
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"You win, {sum(points)} to 0")
    rows = page.locator(".long-end .sheet tbody tr")
    expect(rows).to_have_count(ROUNDS)
    assert [int(row.locator("td").first.inner_text()) for row in rows.all()] == points
    shown = page.locator(".long-end details")
    expect(shown).to_have_count(ROUNDS)
    expect(shown.last.locator("li.me")).to_contain_text("You called LINE")
    expect(shown.last.locator(".lines-shown li").last).to_contain_text("Nothing was placed.")
    page.locator(".long-end .sheet .link").first.click()
    expect(page.locator("dialog .lines-shown .board .card").first).to_be_visible()


def test_a_card_moved_while_a_call_is_on_its_way_is_not_laid_in_the_next_round(somebody, guest):
    """The call ends the round; the layout that waited for it was of cards that are gone, and would be legal with others."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas)
    there = somebody(LAPTOP)
    sent, held = [], []

    def hold(move: SentMove) -> None:
        sent.append(move.text.split()[0])
        if sent[-1] == "call":
            held.append(move)
        else:
            move.go_on()

    catch_moves(there.page, hold)
    page = open_table(there, mara, table)
    lay_one(page)
    until(page, lambda page: page.locator(".counting").count(), lambda waiting: not waiting)
    page.keyboard.press("c")
    until(page, lambda _: held, bool)
    page.locator(".strip .held").first.click()
    page.locator(".cell[data-at='1,0']").click()
    page.wait_for_timeout(400)  # the bench is sent when the hand is calm
    held[0].go_on()
    expect(page.locator(".last-round")).to_contain_text("Round 1: You 1")
    expect(page.locator(".strip .held")).to_have_count(8)
    page.wait_for_timeout(400)
    assert sent[sent.index("call") :] == ["call"]
    assert view_of(mara, table)["bench"] == []


def test_the_line_that_lies_there_counts_in_its_longest_colour_for_who_does_not_call(somebody, guest):
    """The bench is laid in whatever colour; the page asks for the one that is longest, and says so."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas)
    page = open_table(somebody(LAPTOP), mara, table)
    lay_one(page)
    colour = view_of(mara, table)["lines"]
    own = until(page, lambda _: view_of(mara, table), lambda view: view["length"] == 1)
    assert own["colour"] in colour


def test_several_at_one_screen_build_side_by_side(somebody, guest):
    """Each has a workbench and calls; no curtain falls."""
    mara = guest("Mara")
    table = mara.create("long-line", "me", "human", "greedy", house=ALONE)
    mara.done(table, "seats", seat=1, called="Jonas")
    mara.done(table, "start")
    page = open_table(somebody(TABLET), mara, table)
    expect(page.locator(".own-place")).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)
    for seat in (0, 1):
        lay_one(page, f".own-place[data-seat='{seat}']")
    page.locator(".own-place[data-seat='1'] .call.mine").click()
    expect(page.locator(".own-place[data-seat='1'] .call.called")).to_have_count(1)
    expect(page.locator(".own-place[data-seat='0'] .call.taken")).to_contain_text("Jonas")
    expect(page.locator(".own-place[data-seat='0'] .strip .held")).to_have_count(7)


def test_a_false_call_that_counts_is_asked_about(somebody, guest):
    mara, jonas, odile = guest("Mara"), guest("Jonas"), guest("Odile")
    table = table_of(mara, jonas, odile, false_call="zero")
    page = open_table(somebody(LAPTOP), mara, table)
    lay_one(page)
    page.locator(".call[data-number='8']").click()
    expect(page.locator("dialog")).to_contain_text("A false call scores nothing this round.")
    page.locator("dialog .btn.main").click()
    expect(page.locator(".who-called [data-seat='0']")).to_contain_text("false call")
    expect(page.locator(".after")).to_contain_text("no points for you this round")


def test_somebody_who_watches_sees_the_lines_when_a_round_is_over_and_not_before(somebody, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas)
    page = open_table(somebody(LAPTOP), guest("Odile"), table)
    expect(page.locator(".watching")).to_contain_text("Workbenches are secret")
    card = view_of(mara, table)["hand"][0]
    colour = view_of(mara, table)["cards"][card].split()[1][0]
    for text in (f"lay {colour} {card}@0,0", "call 1"):
        mara.done(table, "moves", seat=0, text=text, after=mara.update(table)["number"], id=text)
    expect(page.locator(".watching .lines-shown .board .card")).to_have_count(1)
    expect(page.locator(".calls")).to_have_count(0)


def test_the_timer_is_seen_and_ends_the_round_for_everybody(somebody, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    page = open_table(somebody(LAPTOP), mara, table_of(mara, jonas, round_timer=4))
    expect(page.locator(".time .clock")).to_be_visible()
    expect(page.locator(".last-round")).to_contain_text("Round 1: You 0")
    expect(page.locator(".time h2")).to_have_text("Round 2 of 6")
