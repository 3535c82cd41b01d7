"""The same deals for two people at once, on a laptop and a phone: each plays when they like, and then they are compared."""

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import LAPTOP, PHONE, Somebody, tab_to, until
from tests.page.screens import play_out

FAST = "localStorage.setItem('linewright', JSON.stringify({ pace: 'fast' }))"
ALL = re.compile("All results|Alle Ergebnisse")
DEAL = re.compile(r"/t/[\w-]{16}$")


def in_a_hurry(person: Somebody) -> Page:
    """The page of somebody for whom bots do not pause."""
    person.page.goto("/rules")
    person.page.evaluate(FAST)
    return person.page


def finish(page: Page, *, gives_up: bool = False) -> None:
    """Play the game on the page to its end, or give it up."""
    table = page.url.rpartition("/")[2]
    if gives_up:
        assert page.request.post(f"/api/tables/{table}/resign", data={"seat": 0}).ok
    play_out(page, table)
    expect(page.get_by_role("link", name=ALL)).to_be_visible()


def make_by_keyboard(page: Page) -> str:
    """Make a duplicate of two deals, from the home page on; the link."""
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Duplicate")).click()
    tab_to(page, "a[href='/duplicates/new']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/duplicates/new")
    page.get_by_label("Your name").fill("Ada")
    tab_to(page, "select[name=bot]")
    page.keyboard.type("newcomer")
    tab_to(page, "select[name=boards]")
    page.keyboard.type("2")
    tab_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator(".deals > li")).to_have_count(2)
    expect(page.locator("#ranking-h + .quiet")).to_contain_text("once you’ve played a deal")
    return page.url


def results_of(link: str) -> str:
    """Where it is told how the first deal of a duplicate went."""
    return f"/api/duplicates/{link.rpartition('/')[2]}/deals/0"


def test_two_people_play_the_same_deals_and_are_compared_once_each_has_played(somebody):
    page, other = in_a_hurry(somebody(LAPTOP)), somebody(PHONE, locale="de").page
    link = make_by_keyboard(page)
    other.goto(link)
    other.get_by_label("Dein Name").fill("Ben")
    tab_to(page, ".deals .btn.main")
    page.keyboard.press("Enter")
    other.get_by_role("button", name="Nr. 1 spielen").click()
    for one in (page, other):  # at the same time, at tables of their own
        one.wait_for_url(DEAL)
        expect(one.locator("main[data-moves]")).to_be_visible()
    assert page.url != other.url
    expect(page.locator("header.bar")).to_contain_text("Deal 1 of 2")
    assert page.locator(".tool-hint").count() == 0
    told = page.request.get(f"/api/tables/{other.url.rpartition('/')[2]}/events")
    assert (told.status, told.json()["code"]) == (403, "locked")
    finish(other, gives_up=True)
    expect(other.locator(".deal")).to_contain_text("sobald das Duplikat abgeschlossen ist")
    assert other.locator(".again").count() == 0  # a deal is played once
    assert page.request.get(results_of(link)).json()["code"] == "deal-open"
    finish(page)
    expect(page.locator(".end-head")).to_contain_text("Compared with", timeout=120_000)  # bots play it in their own time
    expect(page.get_by_role("button", name="Play deal 2")).to_be_visible()
    page.get_by_role("link", name=ALL).click()
    page.wait_for_url(link)
    expect(page.locator(".deals > li.over")).to_have_count(1)
    until(page, lambda page: page.request.get(results_of(link)).json()["lines"], lambda lines: len(lines) > 2)
    page.reload()
    page.locator(".deals summary").click()
    rows = page.locator(".deals tbody tr")
    expect(rows.last).to_contain_text("Ben")
    expect(rows.last).to_contain_text("resigned")
    expect(page.locator(".deals tbody tr.you")).to_contain_text("Ada")
    expect(page.locator(".figure b")).to_contain_text("%")
    page.get_by_role("link", name="Replay: Ben").click()  # neither can play it any more
    page.wait_for_url("**/replay")
    expect(page.locator("main")).to_be_visible()


def test_the_host_closes_a_duplicate_and_the_secrets_are_told(somebody):
    page, other = somebody(LAPTOP).page, somebody(PHONE).page
    link = make_by_keyboard(page)
    other.goto(link)
    assert other.get_by_role("button", name="Close now").count() == 0
    page.locator(".fair summary").click()
    expect(page.locator(".fair dl")).not_to_contain_text("Secret")
    page.get_by_role("button", name="Close now").click()
    page.locator("dialog").get_by_role("button", name="Close now").click()
    expect(page.locator(".fair dl")).to_contain_text("Secret")
    expect(page.locator(".deals button")).to_have_count(0)
    other.get_by_role("button", name="Play deal 1").click()
    expect(other.locator(".refusal")).to_contain_text("This duplicate is closed")


def test_four_people_in_two_teams_meet_at_two_tables(somebody):
    people = [somebody(LAPTOP).page for _ in range(4)]
    page = people[0]
    page.goto("/duplicates/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Team against team").check()
    page.get_by_role("button", name="Make the duplicate").click()
    page.wait_for_url(re.compile(r"/duplicates/[\w-]{16}$"))
    for number, one in enumerate(people):
        one.goto(page.url)
        one.get_by_role("button", name=f"Join team {number % 2 + 1}").click()
        expect(one.locator(".pairs .own")).to_be_visible()
    tables = set()
    for one in people:
        one.reload()
        one.get_by_role("button", name="deal 1").click()
        one.wait_for_url(DEAL)
        tables.add(one.url)
    assert len(tables) == 2
    for one in people:
        expect(one.locator("main[data-moves]")).to_be_visible()


def test_whoever_is_alone_here_is_compared_with_bots_on_the_duplicate_of_the_day(somebody):
    page = in_a_hurry(somebody(PHONE))
    page.goto("/duplicates")
    article = page.locator(".of-today article").last
    article.get_by_role("link").click()
    page.get_by_role("button", name="Play deal 1").click()
    page.wait_for_url(DEAL)
    finish(page)
    expect(page.locator(".end-head")).to_contain_text("Compared with", timeout=120_000)  # bots play it in their own time
    expect(page.get_by_role("button", name="Play deal 2")).to_be_visible()
    page.get_by_role("link", name=ALL).click()
    page.wait_for_url("**/duplicates/*")
    share = page.locator(".deals .share")
    expect(share).to_contain_text("%", timeout=120_000)  # once bots have played it in their own time; nobody reloads the page
    page.locator(".deals summary").click()
    expect(page.locator(".deals tbody")).to_contain_text("bot")
    expect(page.get_by_role("button", name="Play deal 2")).to_be_visible()
