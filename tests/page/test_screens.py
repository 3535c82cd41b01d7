"""Every screen: usable by everybody, in both themes, at every size, in every language; and the README's pictures are true."""

import io
import os
import re
import time
from difflib import unified_diff
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page

from tests.page.conftest import LAPTOP, PHONE, SOON, WIDTHS
from tests.page.every_screen import READ, SCREENS, SHOWN
from tests.page.said import SAID, untranslated
from tests.page.screens import settle

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
TEXTS = Path(__file__).parent / "texts"  # what is written on each picture
TABLE = re.compile(r"/t/[\w-]{16}")
HOST = re.compile(r"http://127\.0\.0\.1:\d+")
RENEW = "LINEWRIGHT_RENEW"  # set it, and snapshots and pictures are made anew: look at what git says has changed
TARGET = 24  # pixels
SHIFT = 0.02  # of the window, over a whole load
UNLIKE = 6.0  # grey levels, on average, by which a picture may differ: letters are drawn a little differently elsewhere

AXE = Axe().axe_script
LOOK = """async (options) => (await axe.run(options)).violations.flatMap(({ id, nodes }) =>
  nodes.slice(0, 4).map(({ html }) => `${id}: ${html.slice(0, 160)}`))"""
RULES = {"light": None, "dark": ["color-contrast"]}  # what a theme changes is looked at in both, the rest once
# What is cut off, covered by something else or too small to hit; words that are broken, or wider than what they stand on.
UNEASY = r"""() => {
  const dialog = document.querySelector("dialog[open]");
  const all = (dialog ?? document).querySelectorAll("button, a[href], input, select, summary, [role=gridcell][tabindex]");
  const isSeen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    && !one.closest("[inert], .said, .skip");
  const isShown = (one) => isSeen(one) && !one.closest("[aria-hidden=true]");
  const text = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
  const name = (one) => `${one.tagName} ${one.className} ${text(one)}`;
  const told = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) told.push(`wider than the window: ${scrollWidth}`);
  const look = (target) => {
    const { left, right, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = hit && (target.contains(hit) || hit.contains(target));
    return { width, height, hit, isOnTop, isCut: left < -1 || right > innerWidth + 1 };
  };
  for (const one of [...all].filter(isShown)) {
    const target = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one;
    let { width, height, hit, isOnTop, isCut } = look(target);
    if (isCut || !isOnTop) { // it may still be had
      target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      ({ width, height, hit, isOnTop, isCut } = look(target));
    }
    const isInText = one.matches("a, p button, p a, li a") && getComputedStyle(one).display.startsWith("inline");
    if (!isInText && Math.min(width, height) < SMALLEST) told.push(`small: ${name(one)} ${width} x ${height}`);
    if (isCut) told.push(`cut off: ${name(one)}`);
    if (hit?.closest(".notices") && !one.closest(".notices")) continue; // it lies above the table until it is closed
    if (!isOnTop) told.push(`covered: ${name(one)} by ${hit ? name(hit) : "nothing"}`);
  }
  scrollTo(0, 0);
  const boxes = (one) => (one ? [one, ...boxes(one.parentElement)] : []);
  const clips = (box) => ["hidden", "clip"].includes(getComputedStyle(box).overflowX);
  const isForReaders = (one) => boxes(one).some((box) => clips(box) && box.getBoundingClientRect().width <= 1);
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const linesOf = (part) => new Set([...part.getClientRects()].map((rect) => Math.round(rect.top))).size;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest("svg, pre, code") || !isSeen(one) || isForReaders(one)) continue;
    range.selectNodeContents(node);
    if (linesOf(range) > 1) {
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,14}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) told.push(`broken: ${word} in ${name(one)}`);
      }
    }
    const holds = (each) => each.matches("button, .btn, label > span") || getComputedStyle(each).overflowX !== "visible";
    const box = boxes(one).find(holds);
    const { overflowX, textOverflow } = getComputedStyle(box ?? one);
    if (!box || textOverflow === "ellipsis" || ["auto", "scroll"].includes(overflowX)) continue; // the rest can be had
    range.selectNodeContents(node);
    const written = range.getBoundingClientRect();
    const { left, right } = box.getBoundingClientRect();
    const room = box.clientLeft || -1; // its border, if it has one
    if (written.left < left + room || written.right > right - room) told.push(`spills over: ${name(one)}`);
  }
  return told;
}""".replace("SMALLEST", str(TARGET))
SHIFTED = """() => new Promise((resolve) => {
  let sum = 0;
  const watch = (list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value; };
  new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
})"""  # of a page at rest: what it was told of that frame comes before the next task


SPEAK = 'async (language) => (await import("/page/kit/settings.js")).settings.set("language", language)'  # as the bar does


def look_by_axe(page: Page, rules: list[str] | None) -> list[str]:
    """Have axe look for what breaks one of these rules, or any for None; says what it found, and where."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE)  # half a megabyte, so once for a document
    return page.evaluate(LOOK, {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})})


def made_equal(text: str) -> str:
    """What a page says, without the addresses that are new each time."""
    return HOST.sub("http://HOST", TABLE.sub("/t/TABLE", text))


def silence(page: Page) -> Page:
    """Take away what a screen reader was told last: that is a matter of moments."""
    page.evaluate("document.getElementById('spoken').textContent = ''")
    return page


def assert_kept(kept: Path, seen: str) -> None:
    """Compare with what was looked at and kept; every line without the space at its end."""
    seen = "\n".join(line.rstrip() for line in seen.splitlines()) + "\n"
    if os.environ.get(RENEW):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(seen, encoding="utf-8")
    other = [*unified_diff(kept.read_text(encoding="utf-8").splitlines(), seen.splitlines(), "kept", "seen", lineterm="")]
    assert not other, "\n".join([f"set {RENEW}=1 to keep it anew, if this is meant", *other])


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_for_everybody(somebody, guest, server, name):
    """From a phone to a large screen all that can be pressed lies in the window, on top, large enough, and nothing jumps.

    In both themes axe finds nothing. German and Spanish run longer: in a large window nothing jumps, and on a phone nothing is
    cut off. One browser for all of it: people make a window larger, change the theme and the language, too.
    """
    screen = SCREENS[name]
    person, mara = somebody(PHONE), guest()
    page = screen.load(person, mara, server)
    assert page.evaluate(SHIFTED) < SHIFT  # before anything is pressed: what follows a press comes sooner or later
    page.emulate_media(reduced_motion="reduce")  # from here on it is looked at where it comes to rest
    screen.act(page)
    for size, (width, height) in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert (size, page.evaluate(UNEASY)) == (size, [])
        if size == "laptop":
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme)
                settle(page)
                assert (theme, look_by_axe(page, RULES[theme])) == (theme, [])
    assert untranslated(page.evaluate(SAID)) == []
    for language in ("de", "es"):
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        page.evaluate(SPEAK, language)
        page.goto("about:blank")  # a mere change of what follows the # in an address would load nothing
        screen.load(person, mara, server)
        assert page.evaluate("document.documentElement.lang") == language
        assert (language, page.evaluate(SHIFTED) < SHIFT) == (language, True)
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        screen.act(page)
        assert (language, page.evaluate(UNEASY)) == (language, [])
        assert (language, untranslated(page.evaluate(SAID))) == (language, [])


FAULTS = """<!doctype html><body style="margin: 0">
<button style="width: 60px; height: 30px">fine</button>
<button style="width: 60px; height: 12px">low</button>
<button style="width: 60px; height: 30px; position: absolute; top: 60px; left: 0">under</button>
<div style="width: 90px; height: 50px; position: absolute; top: 50px; left: 0; background: red"></div>
<button style="width: 90px; height: 30px; position: fixed; top: 120px; left: 300px">cut</button>
<div style="width: 500px; height: 1px"></div>
<p style="width: 60px; margin-top: 150px; word-break: break-all; font: 20px monospace">abcdefghijkl</p>
<div style="width: 40px; overflow: hidden; white-space: nowrap">much too long for this</div>
<button style="width: 60px; height: 30px; margin-top: 900px">below</button>
"""


def test_what_keeps_people_from_pressing_and_reading_is_found(somebody):
    page = somebody(PHONE).page
    page.set_content(FAULTS)
    told = {line.partition(":")[0]: line for line in page.evaluate(UNEASY)}
    assert sorted(told) == ["broken", "covered", "cut off", "small", "spills over", "wider than the window"]
    assert "low" in told["small"]
    assert "under" in told["covered"]


@pytest.mark.parametrize(("name", "seconds"), [("rulebook", 0.2), ("rulebook", 2), ("sequence", 0.2)])
def test_typefaces_that_come_late_move_nothing(somebody, guest, server, name, seconds):
    """The first drawing waits for them, and what comes after that patience is for the next visit."""

    def slowly(route) -> None:
        time.sleep(seconds)
        route.continue_()

    person = somebody(PHONE)
    person.context.set_default_timeout(SOON * 3)
    person.page.route("**/*.woff2", slowly)
    page = SCREENS[name].load(person, guest(), server)
    assert page.evaluate(SHIFTED) < SHIFT


@pytest.mark.parametrize("name", READ)
def test_what_a_screen_reader_meets_stays_as_it_is(somebody, guest, server, name):
    """The tree of roles and names is the one that was looked at and kept."""
    page = SCREENS[name].open(somebody(LAPTOP, reduced_motion="reduce"), guest(), server)
    assert_kept(READ[name] / f"{name}.yml", made_equal(silence(page).locator("body").aria_snapshot()))


@pytest.mark.slow
@pytest.mark.parametrize("picture", SHOWN)
def test_pictures_show_what_the_page_looks_like(somebody, guest, server, picture):
    """The pictures in docs/pictures are made here, and stay true: their words to the letter, their looks by and large."""
    name, size, theme = SHOWN[picture]
    page = SCREENS[name].open(somebody(size, color_scheme=theme, reduced_motion="reduce"), guest(), server)
    page.mouse.move(0, 0)
    assert_kept(TEXTS / f"{picture}.txt", made_equal(silence(page).locator("body").inner_text()))
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    kept = PICTURES / f"{picture}.png"
    if os.environ.get(RENEW):
        seen.save(kept, optimize=True)
    with Image.open(kept) as old:
        assert old.size == seen.size
        difference = ImageStat.Stat(ImageChops.difference(old.convert("L"), seen.convert("L"))).mean[0]
    assert difference < UNLIKE, f"{picture} has changed; set {RENEW}=1 to make it anew, if this is meant"
