"""How strong bots are: chosen by name, seen at their seats; and a bot that thinks shows it."""

import re

import pytest
from playwright.sync_api import Page, expect

from linewright.bots import level_names
from tests.page.conftest import LAPTOP, ON_THE_PAGE, PHONE, id_of
from tests.page.test_begin import choose, tile

FIRST = ON_THE_PAGE[0]
PAUSE_MS = 10_000  # the longest a bot makes before it moves
AT_THE_SEAT = [name for name in ON_THE_PAGE if level_names(name)]


def seats_of(page: Page) -> list[str]:
    """Which bots sit at the table that is shown."""
    facts = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]
    return [seat["bot"] for seat in facts["seats"]]


def test_whoever_plays_now_chooses_a_level_by_name_and_it_is_kept(somebody):
    """Apprentices at first, then those chosen last; each level says what it is like."""
    page = somebody(LAPTOP).page
    page.goto("/")
    start = page.locator(".start")
    level = start.get_by_label("How strong")
    expect(level).to_have_value("apprentice")
    expect(level.locator("option")).to_have_count(6)
    expect(level.locator("option").first).to_have_text("Newcomer: has just learned the rules")
    level.select_option("master")
    expect(start.locator(".level-of .shown")).to_have_text("Master, hard to beat")
    page.reload()
    expect(level).to_have_value("master")
    start.get_by_label("Number of bots").select_option("1")
    start.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-moves]").wait_for()
    assert seats_of(page) == ["", "master"]


def test_a_puzzle_for_one_offers_no_levels(somebody):
    page = somebody(LAPTOP).page
    page.goto("/")
    expect(tile(page, "solo-line").locator(".acts")).to_be_attached()
    expect(tile(page, "solo-line").locator(".level-of")).to_have_count(0)
    expect(page.locator("article .level-of")).to_have_count(len(AT_THE_SEAT))


def test_whoever_has_never_played_a_game_is_offered_the_lesson(somebody):
    """Until they have played it or learned it here."""
    page = somebody(LAPTOP).page
    page.goto("/")
    expect(page.locator(".lesson a")).to_have_attribute("href", f"/learn/{FIRST}")
    page.locator(".start").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.locator("article.game .acts").first).to_be_attached()
    expect(page.locator(".lesson")).to_have_count(0)


def test_an_invitation_seats_a_bot_of_any_level_at_each_seat(somebody):
    """Those in the seats of friends who do not come are chosen beside what fills them."""
    page = somebody(LAPTOP).page
    page.goto(f"/new/{FIRST}")
    choose(page, "count", "4")
    for seat in (0, 1):
        choose(page, f"seat-{seat}", "bot")
    page.get_by_label("How strong, Seat 2").select_option("wright")
    expect(page.get_by_label("How strong, Seat 3")).to_have_value("apprentice")
    page.get_by_label("How strong bots in empty seats are").select_option("newcomer")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seats-of li")).to_have_count(4)
    assert seats_of(page) == ["", "wright", "apprentice", ""]
    page.get_by_role("button", name=re.compile("^Start game")).click()
    page.locator("main[data-moves]").wait_for()
    assert seats_of(page) == ["", "wright", "apprentice", "newcomer"]


def test_the_host_chooses_the_level_of_each_bot_before_the_game_starts(somebody, guest):
    """Everybody else reads it."""
    mara = guest("Mara")
    table = mara.create(FIRST, "me", "open", "open", house={"bot": "greedy"})
    host = somebody(LAPTOP).come_in_as(mara).page
    host.goto(f"/t/{id_of(table)}")
    host.get_by_role("button", name="Add a bot: Seat 2").click()
    level = host.get_by_label("How strong, Seat 2")
    expect(level).to_have_value("apprentice")
    level.select_option("journeyman")
    friend = somebody(LAPTOP).page
    friend.goto(f"/t/{id_of(table)}")
    expect(friend.locator(".seats-of li").nth(1)).to_contain_text("bot, journeyman")
    expect(friend.get_by_label("How strong, Seat 2")).to_have_count(0)
    host.get_by_role("button", name=re.compile("^Start game")).click()
    host.locator("main[data-moves]").wait_for()
    assert seats_of(host) == ["", "journeyman", "journeyman"]  # a free seat goes to a bot of the level chosen last
    assert mara.update(table)["table"]["house"]["bot"] == "greedy"  # who stands in is as before


@pytest.mark.parametrize("played", AT_THE_SEAT)
def test_the_level_of_a_bot_is_told_at_its_seat(somebody, guest, played):
    """In words on a large screen; for those who listen, and in the menu, on any."""
    mara = guest("Mara")
    table = mara.create(played, "me", "master")
    mara.done(table, "start")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    expect(page.locator("main[data-moves]")).to_contain_text("master")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"\w+ bot, master"))


@pytest.mark.parametrize("played", AT_THE_SEAT)
def test_a_bot_that_thinks_is_marked_at_its_name(somebody, guest, played):
    """Not at once, without moving anything, and said once where it can be found; a person is never marked."""
    mara = guest("Mara")
    pause = {} if played in ("long-line", "head-line") else {"first": 1}
    table = mara.create(played, "me", "greedy", house={"bot_delay": PAUSE_MS}, **pause)
    mara.done(table, "start")
    there = somebody(LAPTOP, reduced_motion="reduce").come_in_as(mara)
    page = there.page
    page.goto(f"/t/{id_of(table)}")
    expect(page.locator("main[data-moves] [data-name='1']").first).to_be_attached()
    expect(page.locator("[data-thinks]")).to_have_count(0)  # it pauses
    page.clock.install()
    page.reload()
    expect(page.locator("main[data-moves] [data-name='1']").first).to_be_attached()
    there.wait_for_news()  # by the clock that is put forward now, a page gives up a line that does not come to be
    before = page.locator("[data-name='1']").first.bounding_box()
    page.clock.run_for(PAUSE_MS + 500)
    expect(page.locator("[data-name='1'][data-thinks]").first).to_be_attached()
    expect(page.locator("[data-name='0'][data-thinks]")).to_have_count(0)
    expect(page.locator("main > .said", has_text="is thinking.")).to_have_count(1)
    after = page.locator("[data-name='1']").first.bounding_box()
    assert before == after
    properties = page.evaluate(
        "() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule.name === 'thinks')"
        ".flatMap((rule) => [...rule.cssRules]).flatMap((frame) => [...frame.style])"
    )
    assert set(properties) == {"opacity", "transform"}
