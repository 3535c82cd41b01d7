"""Without a connection: what was read can be read again, and nothing private is kept for that."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.games.line_it import screens as of_line_it
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, Somebody, until
from tests.page.positions import lay
from tests.server.conftest import Guest

CUT_OFF = "ERR_INTERNET_DISCONNECTED"  # what Chromium complains of when the test pulls the plug
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const asked = (await (await caches.open(name)).keys()).map((request) => new URL(request.url));
    found.push(...asked.map((url) => url.pathname + url.search));
  }
  return found;
}"""
READABLE = re.compile(r"/api/(games|games/[a-z-]+/rules/[a-z]{2}|tables/[^/]+/(replay|deal)(\?.*)?)")


def kept(page: Page) -> list[str]:
    """The addresses this browser has kept answers of."""
    return page.evaluate(KEPT)


def wait_for_worker(page: Page) -> None:
    """Wait until the worker is there and has taken the page over; it comes some seconds after the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, lambda page: page.evaluate("Boolean(navigator.serviceWorker.controller)"), bool, 10)


class Visit(NamedTuple):
    """Somebody with a worker, who has looked at many things."""

    somebody: Somebody
    table: str  # that is being played
    replays: list[str]  # addresses


@pytest.fixture(scope="module")
def visit(browser, server) -> Iterator[Visit]:
    """One long visit for all tests: the worker comes late."""
    mara = Guest(server.url, "Mara")
    there = Somebody(browser, server.url, worker=True).come_in_as(mara)
    page = there.page
    page.goto("/")
    wait_for_worker(page)
    table = lay(server.database, mara, of_sequence.MIDDLE)
    replays = [f"/t/{lay(server.database, mara, one)}/replay?match=0" for one in (of_line_it.END, of_sequence.WIN)]
    signs = {f"/t/{table}": ".board", "/me": "#name", "/rules/line-it": "#LI-34", "/rules/sequence": "#SQ-21"}
    for address, sign in signs.items():
        page.goto(address)
        page.locator(sign).wait_for()
    for address in replays:
        page.goto(address)
        page.get_by_role("button", name="Check this deal").click()
        page.locator(".deal-check li.gain").first.wait_for()
    page.goto("/")
    page.locator("section.mine").wait_for()
    yield Visit(there, table, replays)
    there.context.close()
    assert there.errors == []
    assert there.strangers == []


@pytest.mark.slow
def test_home_rules_and_replays_that_were_read_open_without_a_connection(visit):
    """As they were; what needs the server says in words that it cannot be reached."""
    page, context = visit.somebody.page, visit.somebody.context
    visit.somebody.awaited = CUT_OFF
    context.set_offline(True)

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("games, all about lines.")
    expect(page.locator("article.game.line-it .who")).to_contain_text("players")
    page.locator(".start").get_by_role("button", name="Play now").click()
    expect(page.locator(".start [role=alert]")).to_have_text("The server can’t be reached right now.")

    page.goto("/rules/line-it#LI-34")
    expect(page.locator("#LI-34")).to_contain_text("You never hold more than 2 cards")
    page.get_by_label("Search the rules").fill("jackpot")
    expect(page.locator("output")).to_have_text(re.compile(r"^\d+ rules$"))

    for address in visit.replays:
        page.goto(address)
        page.get_by_role("button", name="To the end").click()
        expect(page.locator(".replay-count")).to_have_text(re.compile(r"^(\d+) / \1$"))
        expect(page.locator(".ending.below")).not_to_be_empty()

    page.goto(f"/t/{visit.table}")
    expect(page.locator("main [role=alert]")).to_have_text("The server can’t be reached right now.")
    context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".board")).to_be_visible()


@pytest.mark.slow
def test_rules_and_languages_are_there_offline_after_a_first_visit(somebody):
    """Whoever has opened one page can read every rulebook later, and change the language, without a connection."""
    there = somebody(LAPTOP, worker=True)
    page = there.page
    page.goto("/rules/line-it")
    wait_for_worker(page)
    there.awaited = CUT_OFF
    there.context.set_offline(True)
    page.reload()
    expect(page.locator("#LI-34")).to_contain_text("You never hold more than 2 cards")
    page.goto("/rules")
    expect(page.locator(".book-list li")).to_have_count(7)
    page.goto("/rules/head-line")
    expect(page.locator("#LL-80")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^EN, ")).click()
    page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Spiele")
    there.context.set_offline(False)


@pytest.mark.slow
def test_nothing_private_is_kept_for_reading_offline(visit):
    """Of all answers of the server only title cards, rules, replays and deals: never a table being played, never who one is."""
    addresses = kept(visit.somebody.page)
    of_server = [address for address in addresses if address.startswith("/api/")]
    assert [address for address in of_server if not READABLE.fullmatch(address)] == []
    files = {re.sub(r"^/files/\w+", "", address) for address in addresses}
    assert {"/", "/packs/page/app.js", "/page/table/frame.css", "/packs/games/line_it/table.js", "/words/en.ftl"} <= files
    assert {"/api/games", "/api/games/line-it/rules/en"} <= set(of_server)
    assert sum("/replay" in address for address in of_server) == 2
    assert not any(visit.table in address for address in addresses)


@pytest.mark.slow
def test_what_is_kept_never_stands_before_what_the_server_says(somebody):
    """A shell that was kept long ago, and has changed, is shown as it is now; it says which files belong to it."""
    page = somebody(LAPTOP, worker=True).page
    page.goto("/")
    wait_for_worker(page)
    cut = page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys()).find((name) => name.includes("shell")));
      await cache.put("/", new Response("<h1>Stale</h1>", { headers: { "content-type": "text/html" } }));
      return (await (await cache.match("/")).text());
    }""")
    assert cut == "<h1>Stale</h1>"
    page.goto("/")
    expect(page.locator(".start").get_by_role("button", name="Play now")).to_be_visible()


def test_the_page_can_be_put_on_the_home_screen(somebody):
    """The manifest is linked, names the application, and each of its icons is there, of the kind it says."""
    page = somebody(LAPTOP).page
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(address)
    assert answer.status == 200
    manifest = json.loads(answer.text())
    assert {"name", "short_name", "start_url", "display", "icons"} <= set(manifest)
    assert page.request.get(manifest["start_url"]).status == 200
    assert {size for icon in manifest["icons"] for size in icon["sizes"].split()} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        picture = page.request.get(icon["src"])
        assert (picture.status, picture.headers["content-type"]) == (200, icon["type"])
