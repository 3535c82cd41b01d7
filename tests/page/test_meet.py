"""People meet: two who look for the same game, a table that everybody may come to, and bots for whoever does not wait."""

import re

from playwright.sync_api import expect

from tests.page.conftest import LAPTOP, PHONE, tab_to


def test_two_who_look_for_a_game_meet_and_play_by_keyboard_alone(somebody):
    """One in a laptop's window, one on a phone in German; neither has an account."""
    ada, ben = somebody(LAPTOP), somebody(PHONE, locale="de")
    page = ada.page
    page.goto("/")
    page.get_by_role("link", name=re.compile("Find a game")).click()
    page.get_by_label("Your name").fill("Ada")
    tab_to(page, "select[name=game]")
    page.keyboard.type("LIGHT LINE! LINE")
    tab_to(page, ".seek button[type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator(".waiting")).to_contain_text("Nobody else is looking for this right now.")
    expect(page.locator(".bots-in")).to_contain_text(re.compile(r"in \d+ seconds"))
    page.get_by_role("button", name="Stop looking").click()
    page.get_by_role("button", name=re.compile("Find me a game")).click()
    expect(page.locator(".waiting")).to_be_visible()
    other = ben.page
    other.goto("/meet")
    other.get_by_label("Dein Name").fill("Ben")
    other.get_by_role("button", name=re.compile("Partie für mich finden")).click()
    for one in (other, page):
        one.wait_for_url("**/t/*")
        expect(one.locator("main[data-moves]")).to_be_visible()
    assert page.url == other.url
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/events").json()["table"]
    assert (told["game"], [seat["name"] for seat in told["seats"]], told["status"]) == ("line", ["Ada", "Ben"], "playing")


def test_a_table_for_everyone_is_found_and_joined_in_one_press_and_bots_come_at_once(somebody):
    ada, ben = somebody(LAPTOP), somebody(PHONE)
    page = ada.page
    page.goto("/meet")
    expect(page.locator(".open-tables .none")).to_have_text("No open tables right now.")
    page.get_by_role("link", name="Open a table for everyone").click()
    page.get_by_label("Your name").fill("Ada")
    expect(page.locator("input[name=listed]")).to_be_checked()
    page.locator("form button[type=submit]").click()
    expect(page.locator(".seats-of li")).not_to_have_count(0)
    other = ben.page
    other.goto("/meet")
    row = other.locator(".open-tables li")
    expect(row).to_contain_text("At the table: Ada.")
    row.get_by_role("button", name=re.compile("Sit down")).click()
    other.wait_for_url("**/t/*")
    expect(page.locator(".seats-of .who", has_text="Guest")).to_be_visible()
    page.goto("/meet")
    page.get_by_role("button", name=re.compile("Find me a game")).click()
    page.get_by_role("button", name="Start with bots now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main[data-moves]")).to_be_visible()
