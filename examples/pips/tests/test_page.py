"""Pips in the browser: found on the home page, played to its end by keyboard, and never wider than the screen."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="2026-11-16: the page is tested where Playwright is installed")

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
PHONE, LAPTOP = {"width": 360, "height": 800}, {"width": 1280, "height": 800}
SOON_MS = 30_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, and where it is."""
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-u", "-m", "linewright", "serve", "--port", "0"]
    environment = {**os.environ, "LINEWRIGHT_DATABASE": str(folder / "tables.db")}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        where = re.search(r"http://\S+", server.stdout.readline())[0]
        wait_for(where)
        yield where
        server.terminate()


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(300):
        with contextlib.suppress(OSError), urllib.request.urlopen(address):
            return
        time.sleep(0.2)
    pytest.fail(f"no answer at {address}")


@pytest.fixture(scope="module")
def browser() -> Iterator:
    """The system's Chromium."""
    with playwright.sync_playwright() as play:
        launched = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield launched
        launched.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_game_by_keyboard_from_the_home_page_to_its_end(browser, address, size):
    page = browser.new_page(viewport=size, base_url=address, locale="en")
    page.set_default_timeout(SOON_MS)
    troubles = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto("/")
    tile = page.locator("article.game.pips")
    tile.locator(".art svg").wait_for()
    assert "take the cell" in tile.locator(".say").inner_text()
    look(page, f"home-{size['width']}")
    tile.locator("#game-pips").click()
    tile.locator(".acts .btn.main").click()
    page.locator(".pips-table .board").wait_for()
    look(page, f"table-{size['width']}")
    for _ in range(60):
        if page.locator(".end-head").count():
            break
        if page.locator(".hand button[aria-disabled=false], .moves button[aria-keyshortcuts=S][aria-disabled=false]").count():
            key = page.locator("[aria-disabled=false][aria-keyshortcuts]").first.get_attribute("aria-keyshortcuts")
            page.keyboard.press(key)
        page.wait_for_timeout(400)
    page.locator(".end-head h1").wait_for()
    look(page, f"end-{size['width']}")
    assert page.locator(".board .cell").count() == 16
    assert troubles == []
    page.close()


def look(page, name: str) -> None:
    """Nothing reaches over the edge; with PIPS_SCREENS set, keep a picture there."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if folder := os.environ.get("PIPS_SCREENS"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
