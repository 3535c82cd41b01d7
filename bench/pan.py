"""How smoothly 60 cards of LIGHT LINE pan and zoom: the time between frames, from Chromium's own trace.

    python -m bench.pan [seconds]

Starts a server of its own and drives the system's Chromium without a GPU. All 60 cards of the set are laid on the
board that LINE draws; then it is dragged in circles, and zoomed in and out by the wheel. The page itself moves it, once a
frame: a driver outside would be measured with it.
"""

import functools
import itertools
import json
import math
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.page import CHROMIUM
from linewright.games.light_line.cards import STANDARD
from tests.server.conftest import ROOMY, Guest, Running

SECONDS = 8.0
SETTLE_MS = 6000  # a new browser first keeps the page for reading offline
MEDIAN_BAR, WORST_BAR = 17.0, 34.0  # milliseconds; 99 % of frames within the second
CATEGORIES = "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame"
LAY = """async (texts) => {
  const { render } = await import("/page/vendor/lit-html/lit-html.js");
  const { board } = await import("/games/light_line/board.js");
  const names = Object.keys(texts);
  const cards = names.map((card, i) => ({ card, column: i % 10 - 5, row: Math.floor(i / 10) - 3, turned: i % 3 === 0 }));
  const place = document.createElement("div");
  place.style.cssText = "position:fixed;inset:0;display:grid;z-index:99";
  document.body.append(place);
  render(board({ memory: {}, say: (word) => word }, { label: "60 cards", cards, texts }), place);
}"""

EACH_FRAME = """(lasts, act) => new Promise((resolve) => {
  const place = [...document.querySelectorAll(".board")].at(-1);
  const began = performance.now();
  const step = (now) => {
    act(place, (now - began) / 1000);
    if (now - began < lasts) requestAnimationFrame(step);
    else resolve();
  };
  requestAnimationFrame(step);
})"""
MOVE = """(place, past) => place.dispatchEvent(new PointerEvent("pointermove", {
  pointerId: 1, pointerType: "mouse", bubbles: true,
  clientX: 660 + 260 * Math.sin(past * 2.4), clientY: 400 + 180 * Math.sin(past * 1.7),
}))"""
TURN = """(place, past) => place.dispatchEvent(new WheelEvent("wheel", {
  deltaY: 8 * Math.cos(past * 2.2), ctrlKey: true, bubbles: true, cancelable: true, clientX: 640, clientY: 400,
}))"""


def frames_while(session: CDPSession, act: Callable[[], object]) -> list[float]:
    """Do something, and give the milliseconds between the frames that were drawn meanwhile."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    act()
    session.send("Tracing.end")
    while not done:
        session.send("Runtime.evaluate", {"expression": "0"})  # lets the events come in
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    return [two - one for one, two in itertools.pairwise(drawn)]


def take_hold(page: Page) -> None:
    """Press the mouse and begin to drag: from then on the page goes on by itself."""
    page.mouse.move(640, 400)
    page.mouse.down()
    page.mouse.move(660, 400, steps=4)
    page.wait_for_timeout(500)


def report(name: str, frames: list[float]) -> None:
    """Print the figures of one movement."""
    frames = sorted(frames)
    median, within = statistics.median(frames), frames[math.ceil(len(frames) * 0.99) - 1]
    verdict = "holds" if median <= MEDIAN_BAR and within <= WORST_BAR else "misses the bar"
    print(
        f"{name}: {len(frames)} frames, median {median:.1f} ms, 99 % within {within:.1f} ms, worst {frames[-1]:.1f} ms: {verdict}"
    )


def main() -> None:
    """Measure both movements."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    lines = [line.split(maxsplit=1) for line in STANDARD.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    texts = {str(int(number)): text for number, text in lines}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(str(Path(folder) / "tables.db"), Path(folder), limits=ROOMY).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        guest = Guest(server.url, "Mara")
        context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=server.url, color_scheme="dark")
        context.add_cookies([{"name": "linewright", "value": guest.secret, "url": server.url}])
        page = context.new_page()
        page.goto("/learn/line")
        page.locator(".board").first.wait_for()
        page.evaluate(f"({LAY})({json.dumps(texts)})")
        page.wait_for_timeout(SETTLE_MS)
        session = context.new_cdp_session(page)
        take_hold(page)
        for name, step in (("pan", MOVE), ("zoom", TURN)):
            script = f"({EACH_FRAME})({seconds * 1000}, {step})"
            report(name, frames_while(session, functools.partial(page.evaluate, script)))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
