"""Every screen: usable by everybody, in both themes, at every size, in every language; and the README's pictures are true."""

import io
import os
import re
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image, ImageChops, ImageStat

from tests.page.conftest import LAPTOP, PHONE, SCREEN, SOON, TABLET, WIDTHS
from tests.page.screens import SCREENS

ARIA = Path(__file__).parent / "aria"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
RENEW = "LINEWRIGHT_RENEW"  # set it, and snapshots and pictures are made anew: look at what git says has changed
TARGET = 24  # pixels
DESKTOP = (1440, 900)
SHIFT = 0.02  # of the window, over a whole load
UNLIKE = 6.0  # grey levels, on average, by which a picture may differ: letters are drawn a little differently elsewhere

AXE = Axe()
# What is cut off, covered by something else, or too small to hit.
UNEASY = """() => {
  const dialog = document.querySelector("dialog[open]");
  const all = (dialog ?? document).querySelectorAll("button, a[href], input, select, summary, [role=gridcell][tabindex]");
  const isShown = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    && !one.closest("[inert], .said, .skip, [aria-hidden=true]");
  const text = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
  const name = (one) => `${one.tagName} ${one.className} ${text(one)}`;
  const told = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) told.push(`wider than the window: ${scrollWidth}`);
  for (const one of [...all].filter(isShown)) {
    const target = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label") ?? one : one;
    target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, right, top, width, height } = target.getBoundingClientRect();
    const isInText = one.matches("a, p button, p a, li a") && getComputedStyle(one).display.startsWith("inline");
    if (!isInText && Math.min(width, height) < SMALLEST) told.push(`small: ${name(one)} ${width} x ${height}`);
    if (left < -1 || right > innerWidth + 1) told.push(`cut off: ${name(one)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit?.closest(".notices") && !one.closest(".notices")) continue; // it lies above the table until it is closed
    const isHit = hit && (target.contains(hit) || hit.contains(target));
    if (!isHit) told.push(`covered: ${name(one)} by ${hit ? name(hit) : "nothing"}`);
  }
  scrollTo(0, 0);
  return told;
}""".replace("SMALLEST", str(TARGET))
SHIFTED = """() => new Promise((resolve) => {
  let sum = 0;
  const watch = (list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value; };
  new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 300);
})"""


def shortened(found) -> list[str]:
    """Say what axe found, and where."""
    return [f"{one['id']}: {node['html'][:160]}" for one in found.response["violations"] for node in one["nodes"][:4]]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(somebody, guest, server, name, theme):
    """Nothing on any screen keeps people out who see, hear or point differently, as far as a program can tell."""
    page = SCREENS[name].open(somebody(LAPTOP, color_scheme=theme), guest(), server)
    assert shortened(AXE.run(page)) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", WIDTHS)
@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_covered_cut_off_too_small_or_jumps(somebody, guest, server, name, size):
    """At every size all that can be pressed lies in the window, on top, large enough; and the page does not jump as it loads."""
    page = SCREENS[name].open(somebody(WIDTHS[size]), guest(), server)
    assert page.evaluate(SHIFTED) < SHIFT
    assert page.evaluate(UNEASY) == []


@pytest.mark.parametrize(("name", "seconds"), [("rulebook", 0.2), ("rulebook", 2), ("sequence", 0.2)])
def test_typefaces_that_come_late_move_nothing(somebody, guest, server, name, seconds):
    """The first drawing waits for them, and what comes after that patience is for the next visit."""

    def slowly(route) -> None:
        time.sleep(seconds)
        route.continue_()

    person = somebody(PHONE)
    person.context.set_default_timeout(SOON * 3)
    person.page.route("**/*.woff2", slowly)
    page = SCREENS[name].open(person, guest(), server)
    assert page.evaluate(SHIFTED) < SHIFT


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("name", SCREENS)
def test_longer_languages_fit_on_a_phone(somebody, guest, server, name, language):
    """German and Spanish run longer: nothing is cut off by it where there is least room."""
    page = SCREENS[name].open(somebody(PHONE, locale=language), guest(), server)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate(UNEASY) == []


@pytest.mark.parametrize("name", ["home", "line-it", "line-it-end", "sequence", "sequence-lock", "learn-line-it", "invite"])
def test_what_a_screen_reader_meets_stays_as_it_is(somebody, guest, server, name):
    """The tree of roles and names is the one that was looked at and kept."""
    page = SCREENS[name].open(somebody(LAPTOP), guest(), server)
    page.evaluate("document.getElementById('spoken').textContent = ''")  # what was said last is a matter of moments
    seen = re.sub(r"/t/[\w-]{16}", "/t/TABLE", page.locator("body").aria_snapshot()) + "\n"
    kept = ARIA / f"{name}.yml"
    if os.environ.get(RENEW):
        kept.write_text(seen)
    assert seen == kept.read_text(), f"set {RENEW}=1 to keep it anew, if this is meant"


SHOWN = {
    "home-desktop": ("home", DESKTOP, "light"),
    "home-phone": ("home", PHONE, "light"),
    "line-it-desktop": ("line-it", DESKTOP, "light"),
    "line-it-desktop-dark": ("line-it", DESKTOP, "dark"),
    "line-it-tablet": ("line-it", TABLET, "light"),
    "line-it-phone": ("line-it", PHONE, "light"),
    "line-it-end-desktop": ("line-it-end", DESKTOP, "light"),
    "line-it-end-phone": ("line-it-end", PHONE, "light"),
    "sequence-desktop": ("sequence", DESKTOP, "light"),
    "sequence-desktop-dark": ("sequence", DESKTOP, "dark"),
    "sequence-tablet": ("sequence", TABLET, "light"),
    "sequence-phone": ("sequence", PHONE, "light"),
    "sequence-12-screen": ("sequence-12", SCREEN, "light"),
    "sequence-12-phone": ("sequence-12", PHONE, "light"),
    "sequence-lock-desktop": ("sequence-lock", DESKTOP, "light"),
    "sequence-win-desktop": ("sequence-win", DESKTOP, "light"),
    "replay-desktop": ("line-it-replay", DESKTOP, "light"),
    "learn-phone": ("learn-line-it", PHONE, "light"),
    "rulebook-tablet": ("rulebook", TABLET, "light"),
    "invite-desktop": ("invite", DESKTOP, "light"),
}  # the picture's name -> screen, size, theme


@pytest.mark.slow
@pytest.mark.parametrize("picture", SHOWN)
def test_pictures_show_what_the_page_looks_like(somebody, guest, server, picture):
    """The pictures in docs/pictures are made here, and stay true."""
    name, size, theme = SHOWN[picture]
    page = SCREENS[name].open(somebody(size, color_scheme=theme, reduced_motion="reduce"), guest(), server)
    page.mouse.move(0, 0)
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    kept = PICTURES / f"{picture}.png"
    if os.environ.get(RENEW):
        seen.save(kept, optimize=True)
    with Image.open(kept) as old:
        assert old.size == seen.size
        difference = ImageStat.Stat(ImageChops.difference(old.convert("L"), seen.convert("L"))).mean[0]
    assert difference < UNLIKE, f"{picture} has changed; set {RENEW}=1 to make it anew, if this is meant"
