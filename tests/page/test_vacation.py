"""Vacation in a browser: from the menu of a slow game, told to everybody, and back by a press."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import LAPTOP, PHONE, until

SLOW = {"clock": {"kind": "turn", "seconds": 24 * 3600, "then": "resign"}}


def set_up(mara, jonas, house=SLOW) -> str:
    """A table of two on which Mara is to play."""
    table = mara.create("line-it", "me", "human", first=0, house=house)
    jonas.done(table, "seats", seat=1)
    mara.done(table, "start")
    return table


@pytest.fixture
def at_table(somebody, guest):
    """Mara on a phone and Jonas at a desk, at one of her two slow tables."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table, other = set_up(mara, jonas), set_up(mara, jonas)
    quick = set_up(mara, jonas, {"clock": {"kind": "turn", "seconds": 600, "then": "bot"}})
    pages = []
    for who, size in ((mara, PHONE), (jonas, LAPTOP)):
        page = somebody(size).come_in_as(who).page
        page.goto(table.replace("/api/tables/", "/t/"))
        page.locator("main[data-moves]").wait_for()
        pages.append(page)
    return *pages, mara, (table, other, quick)


def test_who_goes_on_vacation_is_waited_for_and_everybody_is_told_until_when(at_table):
    hers, his, mara, tables = at_table
    hers.get_by_role("button", name="Menu").click()
    hers.get_by_role("button", name="Vacation").click()
    dialog = hers.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="7 days")).to_be_checked()
    dialog.get_by_role("radio", name="3 days").check()
    dialog.get_by_role("checkbox", name="In all my games with long turns").check()
    dialog.get_by_role("button", name="Go on vacation").click()
    expect(hers.locator(".notice")).to_contain_text(["You’re on vacation until"])
    expect(his.locator(".notice").filter(has_text="Mara is on vacation until")).to_be_visible()
    expect(his.locator(".log .entry").last).to_contain_text("Mara goes on vacation.")
    until(hers, lambda _: [away(mara, table) for table in tables], lambda found: found == [True, True, False])

    hers.get_by_role("button", name="I’m back").click()
    expect(hers.get_by_role("button", name="I’m back")).to_have_count(0)
    expect(his.locator(".notice").filter(has_text="on vacation")).to_have_count(0)
    assert [away(mara, table) for table in tables] == [False, True, False]


def away(who, table) -> bool:
    return who.get(f"{table}/events").json()["table"]["seats"][0]["away_until"] is not None


def test_quick_games_offer_no_vacation(at_table):
    page, _, _, (_, _, quick) = at_table
    page.goto(quick.replace("/api/tables/", "/t/"))
    page.locator("main[data-moves]").wait_for()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("button", name="Vacation")).to_have_count(0)
