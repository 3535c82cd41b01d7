"""How heavy and how fast the page is: bytes of a first load, from link to first legal move, from press to what it did.

    python bench/page.py [rounds]

Starts a server of its own and drives the system's Chromium with an empty cache. Everything runs on this machine, over loopback;
Chromium makes the line slow where that is measured (Network.emulateNetworkConditions: each answer waits for a round trip).
"""

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.conftest import ROOMY, Guest, Running

ROUNDS = 5
MOVES = 20
KBIT_PER_SECOND = 1600  # of a slow line
SLOW = {150: (1.2, 1.5), 400: (5.0, 5.0)}  # milliseconds of a round trip: seconds until home stands, and from there to a table
LOAD_BAR, START_BAR, SHOW_BAR = 150.0, 3.0, 100.0  # KB, seconds, milliseconds
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
LEGAL = {  # what the first legal move begins with
    "line-it": ".market li.yes button",
    "sequence": ".hand button:not([aria-disabled=true])",
    "line": ".line-table .cell",
    "kidz-line": "button.up, .cell.fits",
    "long-line": ".strip .held",
    "solo-line": ".strip .held",
    "head-line": ".shout",
}
SEATS = {"solo-line": 1}  # elsewhere four
# In the page itself: from the press on a place until the card lies there, and until that frame is painted.
PRESS = """() => new Promise((resolve) => {
  const before = document.querySelectorAll(".you .line .card:not(.target)").length;
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (document.querySelectorAll(".you .line .card:not(.target)").length > before) {
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.querySelector("[data-target=line] button").click();
})"""


def open_profile(browser: Browser, guest: Guest, url: str) -> tuple[BrowserContext, Page, list[float]]:
    """Open a fresh browser profile that counts what comes over the wire."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=url, locale="en")
    context.add_cookies([{"name": "linewright", "value": guest.secret, "url": url}])
    page = context.new_page()
    bytes_loaded: list[float] = []
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: bytes_loaded.append(event["encodedDataLength"]))
    return context, page, bytes_loaded


def first_load(browser: Browser, guest: Guest, url: str, path: str) -> float:
    """The KB of a first load, headers and all, the service worker's own not counted."""
    context, page, loaded = open_profile(browser, guest, url)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(loaded) / 1000


def link_to_move(browser: Browser, guest: Guest, url: str, game: str, seats: int) -> float:
    """The seconds from opening a table's link, with nothing cached, until a legal move can be made."""
    table = guest.create(game, "me", *["greedy"] * (seats - 1), first=0, house={"bot": "greedy"})
    guest.done(table, "start")
    context, page, _ = open_profile(browser, guest, url)
    began = time.perf_counter()
    page.goto(table.replace("/api/tables", "/t"))
    page.locator(LEGAL[game]).first.wait_for()
    seconds = time.perf_counter() - began
    context.close()
    return seconds


def over_slow_line(browser: Browser, guest: Guest, url: str, latency: int) -> tuple[float, float]:
    """The seconds until the home page stands, with nothing cached, and from "Play now" until its table stands."""
    context, page, _ = open_profile(browser, guest, url)
    rate = KBIT_PER_SECOND * 1000 / 8
    line = {"offline": False, "latency": latency, "downloadThroughput": rate, "uploadThroughput": rate}
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", line)
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    page.locator(".start .btn.main").wait_for()
    home = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    began = time.perf_counter()
    page.locator(".start .btn.main").click()
    page.locator("main[data-moves]").wait_for()
    table = time.perf_counter() - began
    context.close()
    return home, table


def press_to_shown(browser: Browser, guest: Guest, url: str, moves: int) -> list[float]:
    """The milliseconds from a press until the card lies in the line and is painted."""
    times: list[float] = []
    while len(times) < moves:
        table = guest.create("line-it", "me", "greedy", first=0, house={"bot": "greedy"})
        guest.done(table, "start")
        context, page, _ = open_profile(browser, guest, url)
        page.goto(table.replace("/api/tables", "/t"))
        page.locator(LEGAL["line-it"]).first.click()
        times.append(page.evaluate(PRESS))
        context.close()
    return times


def main(rounds: int = ROUNDS) -> int:
    """Measure and print; 1 if a bar is missed."""
    assert CHROMIUM, "there is no Chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "tables.db"), Path(folder), limits=ROOMY).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--font-render-hinting=none"])
        guest = Guest(server.url, "Mara")
        try:
            figures = [("home, first load (KB)", first_load(browser, guest, server.url, "/"), LOAD_BAR)]
            for game in LEGAL:
                seats = SEATS.get(game, 4)
                table = guest.create(game, "me", *["greedy"] * (seats - 1), first=0)
                guest.done(table, "start")
                path = table.replace("/api/tables", "/t")
                figures.append((f"{game} table, first load (KB)", first_load(browser, guest, server.url, path), LOAD_BAR))
                times = [link_to_move(browser, guest, server.url, game, seats) for _ in range(rounds)]
                figures.append((f"{game}: link to first legal move, median (s)", statistics.median(times), START_BAR))
                figures.append((f"{game}: … slowest (s)", max(times), START_BAR))
            for latency, bars in SLOW.items():
                times_there = zip(*(over_slow_line(browser, guest, server.url, latency) for _ in range(rounds)), strict=True)
                for place, some, bar in zip(("home", "from there to a table"), times_there, bars, strict=True):
                    figures.append((f"{latency} ms: {place}, median (s)", statistics.median(some), bar))
                    figures.append((f"{latency} ms: … slowest (s)", max(some), bar))
            shown = sorted(press_to_shown(browser, guest, server.url, MOVES))
            figures.append(("press to painted, median (ms)", statistics.median(shown), SHOW_BAR))
            figures.append(("… 95 % within (ms)", shown[int(0.95 * len(shown)) - 1], SHOW_BAR))
        finally:
            browser.close()
            server.stop()
    for name, figure, bar in figures:
        print(f"{name:48} {figure:8.2f}   bar {bar:g}   {'met' if figure < bar else 'MISSED'}")
    return int(any(figure >= bar for _, figure, bar in figures))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
