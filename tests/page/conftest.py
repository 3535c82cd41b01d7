"""What the tests of the page share: a real server, the system's Chromium, people with browsers of their own."""

import json
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, WebSocket, WebSocketRoute, expect, sync_playwright

from linewright.core.registry import find, names
from tests.server.conftest import QUICK, ROOMY, Guest, Running

PHONE, TABLET, LAPTOP, DESKTOP, SCREEN = (360, 800), (768, 1024), (1280, 800), (1440, 900), (1920, 1080)
WIDTHS = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP, "screen": SCREEN}
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes half the time
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
ON_THE_PAGE = [name for name in names() if (find(name).own_folder / "table.js").is_file()]  # games with a table in the browser
REFUSED = "status of 4..|response code: 4.."  # a refusal is an answer; Chromium calls it an error all the same
WON = re.compile(r"\bwins?( together)?[,.]")  # what the end says, whoever has won; some games are shared
SOON = 20_000  # milliseconds within which the page has to show what is awaited, on a machine that does much else

expect.set_options(timeout=SOON)


@pytest.hookimpl(trylast=True)  # after the people have gone
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the house before a test that is none of ours: beside Playwright's event loop no other can run."""
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        HOUSE.close()


class House:
    """One server and one browser for all tests of pages that a worker runs in a row; people come with profiles of their own."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self._server: Running | None = None
        self._quick: Running | None = None
        self._browser: Browser | None = None

    def server(self) -> Running:
        """A server on a store of its own."""
        if self._server is None:
            self._server = self._start()
        return self._server

    def quick_server(self) -> Running:
        """One whose dealer and bots do not wait as people do."""
        if self._quick is None:
            self._quick = self._start(module=QUICK)
        return self._quick

    def _start(self, **how) -> Running:
        folder = Path(self.open.enter_context(TemporaryDirectory()))
        running = Running(str(folder / "tables.db"), folder, limits=ROOMY, **how).start()
        self.open.callback(running.stop)
        return running

    def browser(self) -> Browser:
        """The system's Chromium."""
        if self._browser is None:
            assert CHROMIUM, "the page is tested in Chromium: install it, as ./check does"
            playwright = self.open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(
                executable_path=CHROMIUM, args=["--no-sandbox", "--font-render-hinting=none"]
            )
            self.open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """Close both; the next who asks opens them again."""
        self._server = self._quick = self._browser = None
        self.open.close()


HOUSE = House()


@pytest.fixture(scope="module")
def server() -> Running:
    """The server of this worker."""
    return HOUSE.server()


@pytest.fixture(scope="module")
def browser() -> Browser:
    """The browser of this worker."""
    return HOUSE.browser()


@pytest.fixture(scope="module")
def quick_server() -> Running:
    """The quick server of this worker."""
    return HOUSE.quick_server()


BLOCKED = "Service Worker registration blocked by Playwright"
IDLE = """() => new Promise((resolve) => {
  requestAnimationFrame(() => requestIdleCallback(() => resolve()));
})"""  # when a frame was drawn and there is nothing left to do
AT_REST = 2  # times in a row that a page is found idle with nothing on its way: what answers lead to is asked in between


class Somebody:
    """A person with a browser: what it complains of, and what it asks of other sites, is kept.

    The worker that keeps pages for reading offline fetches all of them anew for every new browser: only tests about it let it.
    """

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = LAPTOP, *, worker: bool = False, **how) -> None:
        width, height = size
        self.url = url
        self.context: BrowserContext = browser.new_context(
            **{"viewport": {"width": width, "height": height}, "locale": "en", "base_url": url, "color_scheme": "light", **how},
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(SOON)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.awaited = ""  # what the console may complain of, as a regular expression
        self.strangers: list[str] = []
        self.on_its_way: set[Request] = set()  # what the page has asked for and not got yet
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", self._asked)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._answered)
        self.is_told = False  # whether the newest WebSocket of the page has brought anything
        self.page.on("websocket", self._listens)

    def _heard(self, message) -> None:
        if message.text == BLOCKED:
            return
        if message.type in ("error", "warning") and not (self.awaited and re.search(self.awaited, message.text)):
            self.errors.append(message.text)

    def _asked(self, request: Request) -> None:
        self.on_its_way.add(request)
        if urlsplit(request.url).netloc not in ("", urlsplit(self.url).netloc):
            self.strangers.append(request.url)

    def _answered(self, request: Request) -> None:
        self.on_its_way.discard(request)

    def _listens(self, line: WebSocket) -> None:
        self.is_told = False
        line.on("framereceived", lambda _: setattr(self, "is_told", True))

    def wait_for_news(self) -> None:
        """Wait until the table is heard over its WebSocket: one that is still being opened must not be closed."""
        until(self.page, lambda _: self.is_told, bool, SOON / 1000)

    def wait_for_rest(self) -> None:
        """Wait until the page has got all it asked for, has drawn it, and asks for nothing more."""
        began, found = time.monotonic(), 0
        while found < AT_REST:
            assert time.monotonic() - began < SOON / 1000, sorted(request.url for request in self.on_its_way)
            self.page.evaluate(IDLE)
            found = 0 if self.on_its_way else found + 1

    def come_in_as(self, guest: Guest) -> "Somebody":
        """Use the cookie of a guest made over the API."""
        self.context.add_cookies([{"name": "linewright", "value": guest.secret, "url": self.url}])
        return self


@pytest.fixture
def somebody(browser: Browser, server: Running) -> Iterator:
    """Open a browser for a person; at the end nothing went wrong in any of them, and nothing was asked of strangers."""
    people: list[Somebody] = []

    def come(size: tuple[int, int] = LAPTOP, at: Running = server, **how) -> Somebody:
        people.append(Somebody(browser, at.url, size, **how))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
    assert [error for one in people for error in one.errors] == []
    assert [url for one in people for url in one.strangers] == []


@pytest.fixture
def guest(server: Running):
    """Make somebody over the API."""
    return lambda name="Mara": Guest(server.url, name)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something is in focus, as somebody without a mouse does."""
    page.locator(selector).first.wait_for()
    for _ in range(120):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {selector}")


def until(page: Page, look: Callable[[Page], Any], holds: Callable[[Any], bool], seconds: float = 60) -> Any:
    """Look again and again until what is seen fulfils a condition; the content security policy forbids Playwright's own way."""
    began = time.monotonic()
    while not holds(seen := look(page)):
        assert time.monotonic() - began < seconds, seen
        page.wait_for_timeout(15)
    return seen


class SentMove:
    """A move on its way from a page to the server, over its WebSocket."""

    def __init__(self, line: WebSocketRoute, server: WebSocketRoute, message: str) -> None:
        self._line, self._server, self._message = line, server, message
        self.text = json.loads(message)["text"]

    def go_on(self) -> None:
        """Let the server hear it."""
        self._server.send(self._message)

    def refuse(self, status: int, refused: dict) -> None:
        """Answer in place of the server, which never hears of it."""
        name = json.loads(self._message)["id"]
        self._line.send(json.dumps({"answer": name, "number": None, "status": status, "refused": refused}))


def catch_moves(page: Page, take: Callable[[SentMove], None]) -> None:
    """Hand every move that a page sends to take, which lets it go on or not; to be asked for before a table is opened."""

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: take(SentMove(line, server, str(message))))

    page.route_web_socket(re.compile(r"/live\b"), relay)


def begin_by_keyboard(page: Page, game: str) -> None:
    """Set up a table with one bot that moves at once, and begin, with Tab, arrows and Enter."""
    page.goto(f"/new/{game}")
    tab_to(page, "input[name=count]")
    while page.evaluate("document.activeElement.value") != "2":
        page.keyboard.press("ArrowLeft")
    tab_to(page, "input[name=seat-0]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "input[name=pace]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("main[data-moves]").wait_for()


def id_of(table: str) -> str:
    return table.rpartition("/")[2]
