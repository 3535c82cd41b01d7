"""The settings: what is chosen there holds at once, at the next game, and after the page was loaded anew."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.line_it import screens as of_line_it
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, PHONE, id_of, until
from tests.page.positions import Position, lay
from tests.page.screens import with_settings

ONLY_END = Position("line-it", 2, secret=2, moves=53)  # the line is completed, and nothing is left but to end the turn


def facts(page: Page) -> dict:
    return page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]


def choose(page: Page, label: str) -> None:
    """Choose something in the settings, or check it."""
    page.locator("dialog label", has_text=label).click()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.fixture
def at(somebody, guest, server):
    """Bring somebody to a position."""

    def come(position: Position, **house) -> Page:
        mara = guest()
        person = somebody(LAPTOP).come_in_as(mara)
        table = lay(server.database, mara, position, **house)
        person.page.goto(f"/t/{table}")
        expect(person.page.locator("main[data-moves]")).to_be_visible()
        return person.page

    return come


def test_settings_hold_at_once_and_are_kept(somebody):
    """By keyboard alone: theme, volume, speed; a game that is begun then has that speed, and its host changes it there."""
    page = somebody(LAPTOP).page
    page.goto("/")
    page.get_by_role("button", name="Settings").press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    page.get_by_role("radio", name="relaxed").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="instant")).to_be_checked()
    page.get_by_role("radio", name="system").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("slider", name="Volume").press("ArrowLeft")
    expect(page.get_by_role("slider", name="Volume")).to_have_attribute("aria-valuetext", "90%")
    page.get_by_role("checkbox", name="Sound", exact=True).press("Space")
    expect(page.get_by_role("slider", name="Volume")).to_be_disabled()
    ending = page.get_by_role("checkbox", name="End my turn automatically")
    expect(ending).to_have_accessible_description(re.compile("after a moment"))
    close(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".start").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main[data-moves]")).to_be_visible()
    assert facts(page)["house"]["bot_delay"] == 0
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_role("radio", name="instant")).to_be_checked()
    expect(dialog.get_by_role("slider", name="Volume")).to_have_value("90")
    choose(page, "relaxed")
    until(page, facts, lambda told: told["house"]["bot_delay"] == 1500)


def test_three_teams_can_be_played_at_once(somebody):
    """The number of bots offers the other ways to divide as many, where there are some; the choice is kept."""
    page = somebody(LAPTOP).page
    page.goto("/")
    tile = page.locator("article.game.sequence")
    tile.hover()
    bots = tile.get_by_label("Number of bots")
    expect(bots.locator("option", has_text="three teams")).to_have_text(["5 bots, three teams", "11 bots, three teams"])
    bots.select_option(label="5 bots, three teams")
    page.reload()
    tile.hover()
    expect(bots.locator("option:checked")).to_have_text("5 bots, three teams")
    tile.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".team")).to_have_count(3)
    told = facts(page)
    assert (len(told["seats"]), told["options"]["teams"]) == (6, 3)


def test_a_move_is_made_when_it_is_confirmed(at):
    """Escape makes none; Enter makes it. The move is named."""
    page = at(of_line_it.MIDDLE)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    choose(page, "Confirm each move")
    close(page)
    before = facts(page)["moves"]
    card = page.locator(".market button[data-place='4']")
    for key, made in (("Escape", 0), ("Enter", 1)):
        card.click()
        page.locator("[data-target=line] button").click()
        asked = page.get_by_role("dialog", name="Make this move?")
        expect(asked.get_by_role("button", name="Make the move")).to_be_focused()
        expect(asked.locator("p")).not_to_be_empty()
        page.keyboard.press(key)
        expect(asked).to_have_count(0)
        until(page, facts, lambda told, made=made: told["moves"] >= before + made)
        if not made:
            page.keyboard.press("Escape")  # lets the card go
            assert facts(page)["moves"] == before


def test_a_turn_ends_by_itself_where_only_that_is_left_and_only_if_wished(at):
    """Without the setting nothing happens; with it the turn ends, and those who listen are told why."""
    page = at(ONLY_END)
    expect(page.locator(".actions .end")).to_be_visible()
    moves = facts(page)["moves"]
    page.wait_for_timeout(1500)  # longer than it would take
    assert facts(page)["moves"] == moves
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    choose(page, "End my turn automatically")
    until(page, facts, lambda told: told["moves"] == moves + 1)
    expect(page.locator("#spoken")).to_contain_text("your turn has ended")


def pull(page: Page, card: Locator, goal: Locator) -> None:
    """Drag something by mouse."""
    start, end = card.bounding_box(), goal.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_a_card_of_sequence_is_dragged_to_its_square(at):
    """Dropped beside its squares it is put back; switched off, a drag does nothing."""
    page = at(of_sequence.MIDDLE)
    seen = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["views"][0]
    card, cell = next(move.split() for move in seen["legal"] if re.fullmatch(r"[2-9TQKA][SHDC] [a-j]\d+", move))
    held, square = page.locator(f".slot[data-card='{card}'] button.held").first, page.locator(f".board [data-cell={cell}]")
    moves = facts(page)["moves"]
    pull(page, held, page.locator(".beside"))
    expect(held).to_have_attribute("aria-pressed", "false")
    with_settings_at_table(page)
    choose(page, "Drag cards")
    close(page)
    pull(page, held, square)
    assert facts(page)["moves"] == moves
    with_settings_at_table(page)
    choose(page, "Drag cards")
    close(page)
    pull(page, held, square)
    until(page, facts, lambda told: told["moves"] == moves + 1)
    expect(page.locator(f".board [data-cell={cell}] .marker")).to_have_count(1)


def with_settings_at_table(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()


def test_settings_are_in_the_menu_of_a_phone(somebody):
    page = somebody(PHONE).page
    page.goto("/")
    with_settings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { globalThis.asked = (globalThis.asked ?? 0) + 1; };
  return dispatchEvent(offer);
}"""  # as a browser does that can install pages; gives whether its own banner is shown


def test_installing_is_offered_to_whoever_has_played_and_only_once(somebody):
    """Nothing for a first visit; later a quiet button, which goes when it was used. The browser shows no banner."""
    page = somebody(LAPTOP).page
    page.goto("/")
    assert page.evaluate(OFFER) is False
    button = page.get_by_role("button", name="Install as an app")
    expect(page.locator(".foot-bar a").first).to_be_visible()
    expect(button).to_have_count(0)
    page.locator(".start").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(page.locator(".foot-bar a").first).to_be_visible()
    page.evaluate(OFFER)
    button.press("Enter")
    assert page.evaluate("globalThis.asked") == 1
    expect(button).to_have_count(0)
