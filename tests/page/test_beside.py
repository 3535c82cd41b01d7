"""What is told beside the game, in several browsers at once: who is here, who looks on, what watchers say, and quick phrases."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import LAPTOP, PHONE, Somebody
from tests.server.conftest import Guest


def begin(mara: Guest, jonas: Guest, game: str = "line-it") -> str:
    table = mara.create(game, "me", "human", first=0)
    jonas.done(table, "seats", seat=1)
    mara.done(table, "start")
    return table


@pytest.fixture
def come(somebody):
    """Open a table in a browser of one's own, as a guest or as nobody."""

    def come(table: str, guest: Guest | None = None, size=LAPTOP, **how) -> Somebody:
        there = somebody(size, **how)
        if guest is not None:
            there.come_in_as(guest)
        there.page.goto(table.replace("/api/tables/", "/t/"))
        there.page.locator("main").wait_for()
        return there

    return come


def who_is_here(page: Page):
    """The sheet that says who is here."""
    page.get_by_role("button", name="Who is here").click()
    return page.get_by_role("dialog", name="Who is here")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_who_is_here_is_marked_by_shape_and_word_for_everybody(come, guest, size):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = begin(mara, jonas)
    page = come(table, mara, size).page
    name = page.locator("[data-name='1']").first
    expect(name).to_have_attribute("data-presence", "away")
    there = come(table, jonas)
    expect(name).to_have_attribute("data-presence", "here")
    expect(page.locator("#spoken")).to_contain_text("Jonas is here.")
    sheet = who_is_here(page)
    expect(sheet.locator("li", has_text="Jonas")).to_contain_text("here")
    expect(sheet).to_contain_text("Nobody is watching.")
    there.page.close()
    expect(sheet.locator("li", has_text="Jonas").locator(".presence")).to_have_text("away", timeout=40_000)
    expect(page.locator("#spoken")).to_contain_text("Jonas is away.")


def test_a_seat_that_a_bot_plays_is_marked_so(come, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = begin(mara, jonas)
    page = come(table, mara).page
    come(table, jonas)
    jonas.done(table, "leave", seat=1)
    expect(page.locator("[data-name='1']").first).to_have_attribute("data-presence", "bot")


def test_watchers_are_counted_and_named(come, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = begin(mara, jonas)
    page = come(table, mara).page
    come(table, guest("Eve"))
    come(table)
    expect(page.get_by_role("button", name="Who is here: 2 watching")).to_have_count(1)
    sheet = who_is_here(page)
    expect(sheet.locator(".watchers li")).to_have_text(["Eve", "one person without a name"])


def test_watchers_talk_apart_and_the_players_read_it_after_the_game(come, guest):
    """Nothing of it comes to a player's browser before: every message is read."""
    mara, jonas, eve, fay = (guest(name) for name in ("Mara", "Jonas", "Eve", "Fay"))
    table = begin(mara, jonas)
    seated = come(table, mara)
    told = []
    seated.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(text)))  # noqa: PLW0108  it needs a function of its own
    seated.page.reload()
    seated.page.locator("main[data-moves]").wait_for()
    watching, other = come(table, eve).page, come(table, fay).page
    expect(watching.get_by_role("heading", name="Spectators’ chat")).to_be_visible()
    watching.get_by_label("Say something").fill("She has the nine")
    watching.get_by_role("button", name="Send").click()
    expect(other.locator(".aside .talk p")).to_have_text("Eve She has the nine")
    expect(other.locator("#spoken")).to_contain_text("Eve: She has the nine")
    expect(seated.page.locator(".aside")).to_have_count(0)
    jonas.done(table, "chat", text="hi")
    expect(seated.page.locator(".talk p")).to_have_text("Jonas hi")
    assert told
    assert not any("nine" in str(one) for one in told)
    jonas.done(table, "resign", seat=1)
    expect(seated.page.locator("main.ending")).to_be_visible()
    seated.page.locator(".side summary", has_text="Chat").click()
    seated.page.get_by_text("What spectators wrote during the game").click()
    expect(seated.page.locator(".aside .talk p")).to_have_text("Eve She has the nine")


def test_a_phrase_is_read_in_ones_own_language_and_can_be_left_out(come, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = begin(mara, jonas)
    english, german = come(table, mara).page, come(table, jonas, locale="de").page
    english.get_by_text("Quick phrases", exact=True).click()
    english.get_by_role("button", name="Nice move!").click()
    expect(german.locator(".talk p")).to_have_text("Mara Schöner Zug!")
    expect(english.locator(".talk p")).to_have_text(re.compile("Nice move!$"))
    expect(german.locator("#spoken")).to_contain_text("Mara: Schöner Zug!")
    german.get_by_text("Was ich sehe").click()
    german.get_by_label("Schnellnachrichten an diesem Tisch").uncheck()
    expect(german.locator(".talk p")).to_have_count(0)
    mara.done(table, "chat", text="typed")
    expect(german.locator(".talk p")).to_have_text("Mara typed")
    german.get_by_label("Was Mara schreibt").uncheck()
    mara.done(table, "chat", text="more")
    expect(german.locator(".talk p")).to_have_count(0)
    german.reload()
    german.get_by_text("Was ich sehe").wait_for()
    expect(german.locator(".talk p")).to_have_count(0)


AWAY = """() => {
  globalThis.badges = [];
  navigator.setAppBadge = async (count) => badges.push(count);
  navigator.clearAppBadge = async () => badges.push(0);
  globalThis.isLooked = false;
  document.hasFocus = () => isLooked;
}"""  # somebody who looks at another window
BACK = "() => { isLooked = true; dispatchEvent(new Event('focus')); }"
ICON = "() => document.querySelector('link[rel=icon]').href.split('/').at(-1)"


def test_whoever_looks_elsewhere_is_called_when_it_is_their_turn(come, guest):
    """By the title, the icon of the page and the badge of the app; all is as before when they look again."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("line-it", "me", "human", first=1)
    jonas.done(table, "seats", seat=1)
    mara.done(table, "start")
    page = come(table, mara).page
    page.evaluate(AWAY)
    assert page.evaluate(ICON) == "icon.svg"
    while jonas.move(table, -1):
        pass
    expect(page).to_have_title(re.compile("^◆ Your turn"))
    assert (page.evaluate(ICON), page.evaluate("badges")) == ("icon-turn.svg", [1])
    page.evaluate(BACK)
    assert (page.evaluate(ICON), page.evaluate("badges")) == ("icon.svg", [1, 0])
    expect(page).to_have_title(re.compile("^◆ Your turn"))


def test_the_title_says_who_has_sat_down_while_nobody_looked(come, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("line-it", "me", "human")
    page = come(table, mara).page
    page.evaluate(AWAY)
    jonas.done(table, "seats", seat=1)
    expect(page).to_have_title(re.compile("^● Jonas sits down"))
    page.evaluate(BACK)
    expect(page).to_have_title(re.compile("^Line-it"))
