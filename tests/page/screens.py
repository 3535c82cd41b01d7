"""Screens, and how to get there: what is looked at in all sizes, themes and languages."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import httpx
from playwright.sync_api import Page, expect

from linewright.review.puzzles import Puzzle
from tests.page.conftest import DESKTOP, ON_THE_PAGE, PHONE, Somebody, until
from tests.page.positions import Position, lay
from tests.server.conftest import Guest, Running

Opening = Callable[[Page], None]
SETTINGS = re.compile("^(Settings|Einstellungen|Ajustes)$")


@dataclass(frozen=True)
class Screen:
    """A screen: an address or a position, and what is done there before it is looked at."""

    path: str = ""
    position: Position | None = None
    then: Opening | None = None
    as_nobody: bool = False  # as somebody sees it who comes for the first time
    is_nothing: bool = False  # there is no such page: browsers complain of that
    made: Callable[[Guest, Running], dict[str, str]] | None = None  # what must be there before: gives facts for the address
    twice: bool = False  # as somebody sees it who has looked before: room is left for what is asked for
    at: str = ""  # the moment by the browser's clock, where that matters

    def open(self, person: Somebody, guest: Guest, server: Running) -> Page:
        """Bring a browser there, and do what is done before it is looked at."""
        return self.act(self.load(person, guest, server))

    def load(self, person: Somebody, guest: Guest, server: Running) -> Page:
        """Bring a browser there."""
        page = person.page
        person.awaited = "status of 404" if self.is_nothing else ""
        if not self.as_nobody:
            person.come_in_as(guest)
        table = lay(server.database, guest, self.position) if self.position else ""
        if self.at:
            page.clock.set_fixed_time(self.at)
        facts = self.made(guest, server) if self.made else {}
        for _ in range(1 + self.twice):
            page.goto(self.path.format(**{"table": table, **facts}))
            expect(page.locator("#main")).to_be_visible()
            person.wait_for_rest()
        return page

    def act(self, page: Page) -> Page:
        """Do what is done there, and wait until nothing moves."""
        if self.then:
            self.then(page)
        settle(page)
        return page


def settle(page: Page) -> None:
    """Wait until fonts are there, what follows the size of the window has followed it, and nothing moves but clocks."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))")
    page.evaluate(
        """() => {
          const most = 3000;  // what goes on for longer shows time, and is there to be seen while it does
          const left = (one) => one.effect.getComputedTiming().endTime - one.currentTime;
          const ends = document.getAnimations().filter((one) => left(one) < most).map((one) => one.finished.catch(() => null));
          return Promise.race([new Promise((resolve) => setTimeout(resolve, most)), Promise.all(ends)]).then(() => undefined);
        }"""
    )


def with_somebody_here(page: Page) -> None:
    """Share the screen with one, and have a bot at every other seat."""
    for seat in range(page.locator(".places fieldset").count()):
        page.locator("label", has=page.locator(f"input[name=seat-{seat}][value={'bot' if seat else 'here'}]")).click()
    page.locator(".places li > .field").fill("Jonas")


def in_the_lobby(page: Page) -> None:
    """Set up a table for friends, who are awaited."""
    page.locator("form button[type=submit]").click()
    expect(page.locator(".seats-of li")).not_to_have_count(0)


def on_a_big_screen(page: Page) -> None:
    """Set up a table on this screen, for phones that are awaited."""
    page.locator("label", has=page.locator("input[name=room]")).click()
    page.locator("form button[type=submit]").click()
    expect(page.locator(".screen-lobby img")).to_be_visible()


def on_a_phone(page: Page) -> None:
    """Come to one's own hand at a table that has not begun."""
    in_the_lobby(page)
    page.goto(f"{page.url}/hand")
    expect(page.locator(".hand-lobby h1")).to_be_visible()


def offered_a_big_screen(page: Page) -> None:
    """Ask in the menu how a table comes to a big screen."""
    in_the_lobby(page)
    page.locator(".on-screen button").click()
    expect(page.locator("dialog")).to_be_visible()


def asked_who_may_come(page: Page) -> None:
    """Ask in the menu of one's table who may come in."""
    in_the_lobby(page)
    page.get_by_role("button", name=re.compile("menu|menü|menú", re.IGNORECASE)).first.click()
    page.locator("dialog button", has_text=re.compile("may come in|hereindarf|puede entrar")).click()
    expect(page.locator("dialog .link-now")).to_be_visible()


def with_settings(page: Page) -> None:
    """Open the settings, by the bar or, on a phone, by its menu."""
    if not page.get_by_role("button", name=SETTINGS).is_visible():
        page.locator(".tool.narrow").click()
    page.get_by_role("button", name=SETTINGS).last.click()
    expect(page.locator("dialog .settings")).to_be_visible()


def at_one_screen(page: Page) -> None:
    """Begin such a table: the curtain is down."""
    with_somebody_here(page)
    page.locator("form button[type=submit]").click()
    page.locator(".curtain").wait_for()


def hinted(page: Page) -> None:
    """Ask for a hint."""
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_be_visible()


def with_an_account(page: Page) -> None:
    """Make an account, sign in to it elsewhere too, and show what can be done with it."""
    me = page.request.get("/api/me").json()
    if "account" not in me:
        account = {"account": me["id"], "passphrase": "nine lives of a cat"}
        assert page.request.post("/api/account", data=account).ok
        agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1"
        there = f"{page.evaluate('location.origin')}/api/session"
        assert httpx.post(there, json=account, headers={"user-agent": agent}).status_code == 200
        page.reload()
    page.locator(".me details summary").click()
    expect(page.locator(".sessions li")).to_have_count(2)


def open_game(page: Page) -> None:
    """Show what can be done with a game."""
    page.locator("main button[aria-expanded=false]").first.click()


def open_family(page: Page) -> None:
    """Show what can be done with a game of several that share their cards."""
    page.locator("main .family button[aria-expanded=false]").nth(1).click()


def to_the_end(page: Page) -> None:
    """Wait for the end to be shown."""
    expect(page.locator("main .btn.main, main .ending-buttons .btn").first).to_be_visible()


def open_grade(page: Page) -> None:
    """Show all puzzles of a game that are equally hard."""
    page.locator(".grades summary").first.click()


def answered(make_move: Callable[[Page, str], None], puzzle: Puzzle, which: int) -> Opening:
    """Play one of the answers to a puzzle, by its place among them: the first is the best."""

    def answer(page: Page) -> None:
        make_move(page, puzzle.answers[which].text)
        expect(page.locator(".puzzle-panel.wrong" if which else ".puzzle-panel.right .chances")).to_be_visible()

    return answer


def play_out(page: Page, table: str) -> None:
    """Play the game at a table to its end from the first seat: the first legal move again and again."""
    number = 0
    while (told := page.request.get(f"/api/tables/{table}/events?since={number}").json())["table"]["status"] != "over":
        number = told["number"]
        if legal := told["views"][0]["legal"]:
            move = {"seat": 0, "text": legal[0], "after": number, "id": f"m{number}"}
            assert page.request.post(f"/api/tables/{table}/moves", data=move).status in (200, 409)
        else:
            page.wait_for_timeout(20)  # a bot is at it


PLAYED: WeakKeyDictionary[Page, str] = WeakKeyDictionary()  # the duplicate of which somebody has played a deal


def with_a_deal_played(page: Page) -> None:
    """Make a duplicate, come to the end of a deal, and look at how the others played it; once for all languages."""
    if page not in PLAYED:
        PLAYED[page] = play_a_deal(page)
    page.goto(f"/duplicates/{PLAYED[page]}")
    page.locator(".deals summary").click()
    expect(page.locator(".deals tbody tr.you")).to_be_visible()


def play_a_deal(page: Page) -> str:
    """Make a duplicate and play its first deal, and wait until bots have; gives its id."""
    wish = {"game": FIRST, "seats": 2, "boards": 2, "bot": "newcomer", "name": "Sunday round"}
    one = page.request.post("/api/duplicates", data=wish).json()["card"]["id"]
    deal = f"/api/duplicates/{one}/deals/0"
    play_out(page, page.request.post(deal, data={"bot_delay": 0}).json()["table"])
    until(page, lambda page: page.request.get(deal).json().get("lines", []), lambda lines: len(lines) > 1)
    return one


def in_two_teams(page: Page) -> None:
    """Make a duplicate for two teams, and join one."""
    page.goto("/duplicates/new")
    page.locator("label", has=page.locator("input[value=pairs]")).click()
    page.locator("form button[type=submit]").click()
    page.locator(".pairs button").first.click()
    expect(page.locator(".pairs .own")).to_be_visible()


NOON = "2026-11-16T12:00:00"  # of a day whose puzzles are looked at
TABLE = "/t/{table}"
ROOM, HAND = TABLE + "/room", TABLE + "/hand"
FIRST = ON_THE_PAGE[0]
SCREENS = {
    "home": Screen("/", as_nobody=True),
    "home-game": Screen("/", then=open_game),
    "home-family": Screen("/", then=open_family),
    "invite": Screen(f"/new/{FIRST}"),
    "invite-here": Screen(f"/new/{FIRST}", as_nobody=True, then=with_somebody_here),
    "lobby": Screen(f"/new/{FIRST}", then=in_the_lobby),
    "join": Screen("/join", as_nobody=True),
    "room": Screen(f"/new/{FIRST}", as_nobody=True, then=on_a_big_screen),
    "hand": Screen(f"/new/{FIRST}", then=on_a_phone),
    "door": Screen(f"/new/{FIRST}", then=asked_who_may_come),
    "big-screen": Screen(f"/new/{FIRST}", then=offered_a_big_screen),
    "settings": Screen("/", then=with_settings),
    "meet": Screen("/meet", as_nobody=True),
    "duplicates": Screen("/duplicates", as_nobody=True),
    "duplicate": Screen("/duplicates", then=with_a_deal_played),
    "duplicate-teams": Screen("/duplicates", then=in_two_teams),
    "duplicate-new": Screen("/duplicates/new", as_nobody=True),
    "me": Screen("/me"),
    "account": Screen("/me", then=with_an_account),
    "rules": Screen("/rules", as_nobody=True),
    "puzzles": Screen("/puzzles", as_nobody=True, at=NOON),
    "puzzles-all": Screen("/puzzles", as_nobody=True, at=NOON, then=open_grade),
    "not-there": Screen("/nothing-here", as_nobody=True, is_nothing=True),
}  # those that hold for every game; a game's own are in its tests
READ = ["home", "invite", "puzzles"]  # whose tree of roles and names is kept, beside this file
SHOWN = {
    "home-desktop": ("home", DESKTOP, "light"),
    "home-phone": ("home", PHONE, "light"),
    "invite-desktop": ("invite", DESKTOP, "light"),
    "puzzles-desktop": ("puzzles", DESKTOP, "light"),
}  # the name of a picture in docs/pictures -> screen, size, theme
