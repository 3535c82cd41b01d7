"""Who one is, addresses that lead nowhere, and no page that shows an id instead of a word."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from linewright.core.registry import find, names
from linewright.core.words import LANGUAGES
from tests.games.line_it import screens as of_line_it
from tests.page.conftest import LAPTOP, ON_THE_PAGE, REFUSED, Somebody, id_of, tab_to, until
from tests.page.positions import lay
from tests.page.said import SAID, untranslated
from tests.server.conftest import Guest

# Who one is


def test_a_new_name_is_seen_at_the_table(somebody, guest):
    mara = guest("Mara")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/me")
    field = page.get_by_label("Name at the table")
    expect(field).to_have_value("Mara")
    field.fill("Maruschka")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".notice")).to_have_text("Your name is now Maruschka.")
    assert mara.get("/api/session").json()["me"]["name"] == "Maruschka"
    page.goto("/new/line-it")
    expect(page.get_by_label("Your name")).to_have_value("Maruschka")


@pytest.mark.slow
def test_an_account_brings_ones_tables_to_another_browser(somebody, server, guest):
    """Made, signed out of, refused with a wrong passphrase, and signed in to elsewhere: the tables are there."""
    mara = guest("Mara")
    table = lay(server.database, mara, of_line_it.MIDDLE)
    first = somebody(LAPTOP).come_in_as(mara)
    page = first.page
    page.goto("/me")
    page.get_by_text("Create an account").first.click()
    page.locator("#new-account").fill(f"mara {mara.id}")
    page.locator("#new-passphrase").fill("four words and a dot")
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator(".notice")).to_have_text("Account created.")
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator(".notice")).to_have_text("You’re signed out on this device.")
    assert page.request.get("/api/session").json()["me"] is None

    second = somebody(LAPTOP)
    second.awaited = REFUSED
    page = second.page
    page.goto("/me")
    page.get_by_text("Sign in").first.click()
    page.locator("#old-account").fill(f"mara {mara.id}")
    page.locator("#old-passphrase").fill("four words and no dot")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator("form:has(#old-account) .refusal")).to_have_text("Wrong account name or password.")
    assert page.locator("#main .refusal").count() == 1
    page.locator("#old-passphrase").fill("four words and a dot")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".notice")).to_have_text("Welcome back, Mara.")
    page.goto("/")
    expect(page.locator(f".mine a[href='/t/{table}']")).to_be_visible()


def test_a_password_is_changed_and_other_devices_are_signed_out_by_keyboard_alone(somebody, guest):
    """Where one is signed in is seen, ended one by one, and with a new password everywhere else."""
    mara = guest("Mara")
    account = {"account": f"mara {mara.id}", "passphrase": "four words and a dot"}
    assert mara.post("/api/account", **account).status_code == 200
    others = [guest("Desk"), guest("Phone"), guest("Tablet")]
    for one in others:
        assert one.post("/api/session", **account).json()["id"] == mara.id
    there = somebody(LAPTOP).come_in_as(mara)
    page = there.page
    page.goto("/me")
    listed = page.locator(".sessions li")
    expect(listed).to_have_count(4)
    expect(listed.filter(has_text="this device")).to_have_count(1)
    tab_to(page, ".sessions button")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_have_text("Unknown device is signed out.")
    expect(listed).to_have_count(3)
    assert sorted(one.get("/api/me").status_code for one in others) == [200, 200, 401]
    tab_to(page, ".me summary")
    page.keyboard.press("Enter")
    there.awaited = REFUSED
    for old, told in (
        ("no words", "The current password is wrong."),
        ("four words and a dot", "Your password has been changed."),
    ):
        for field, text in (("#current", old), ("#next", "five words and a dot, now")):
            tab_to(page, field)
            page.keyboard.press("Control+A")
            page.keyboard.type(text)
        page.keyboard.press("Enter")
        expect(page.locator("main .refusal, main .notice")).to_have_text(told)
    expect(listed).to_have_count(1)
    expect(page.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    assert [one.get("/api/me").status_code for one in others] == [401] * 3
    assert others[0].post("/api/session", **account).json()["code"] == "wrong-passphrase"
    assert others[0].post("/api/session", **{**account, "passphrase": "five words and a dot, now"}).status_code == 200
    page.reload()
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.locator(".notice")).to_have_text("You’re signed out everywhere else.")
    assert others[0].get("/api/me").status_code == 401


def test_ones_data_can_be_taken_along_and_erased(somebody, server, guest):
    """The file holds the name and the tables; erasing is asked first, and then nobody of that name is known."""
    mara = guest("Mara")
    table = lay(server.database, mara, of_line_it.MIDDLE)
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["me"]["name"] == "Mara"
    assert [one["id"] for one in data["tables"]] == [table]
    page.get_by_role("button", name="Delete my data").click()
    sure = page.get_by_role("dialog", name="Delete my data")
    sure.get_by_role("button", name="Cancel").click()
    assert page.request.get("/api/session").json()["me"]["name"] == "Mara"
    page.get_by_role("button", name="Delete my data").click()
    sure.get_by_role("button", name="Delete my data").click()
    expect(page.locator(".notice")).to_have_text("All your data has been deleted.")
    assert page.request.get("/api/session").json()["me"] is None


@pytest.mark.parametrize(("pressed", "asked"), [("Sign out", "**/api/session"), ("Delete my data", "**/api/me")])
def test_nothing_is_said_to_be_done_that_the_server_did_not_do(somebody, guest, pressed, asked):
    """Without an answer one is still who one was, and is told so."""
    mara = guest("Mara")
    wanted = {"account": f"mara-{pressed[:4].strip().lower()}", "passphrase": "eight or more"}
    assert mara.post("/api/account", **wanted).status_code == 200
    there = somebody(LAPTOP).come_in_as(mara)
    page = there.page
    page.goto("/me")
    there.awaited = "ERR_FAILED"
    page.route(asked, lambda route: route.abort() if route.request.method == "DELETE" else route.continue_())
    page.get_by_role("button", name=pressed).click()
    if pressed == "Delete my data":
        page.get_by_role("dialog").get_by_role("button", name=pressed).click()
    expect(page.locator("main .refusal")).to_have_text("The server can’t be reached right now.")
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    assert page.request.get("/api/session").json()["me"]["name"] == "Mara"


def test_two_windows_keep_what_the_other_noted(somebody, guest):
    """A theme chosen in one reaches the other, and no promise of a deal is lost by it."""
    there = somebody(LAPTOP).come_in_as(guest("Mara"))
    first, second = there.page, there.context.new_page()
    first.goto("/")
    second.goto("/")
    second.locator(".start").get_by_role("button", name="Play now").click()
    second.wait_for_url("**/t/*")
    noted = "() => Object.keys(JSON.parse(localStorage.getItem('linewright')).notes).filter((one) => one.startsWith('promise'))"
    promises = until(second, lambda page: page.evaluate(noted), bool)
    first.get_by_role("button", name=re.compile("^Theme")).click()
    expect(second.locator("html")).to_have_attribute("data-theme", re.compile("light|dark"))
    assert set(promises) <= set(first.evaluate(noted))


# Nowhere


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("/nowhere", "This page doesn’t exist."),
        ("/t/nothing", "This table doesn’t exist."),
        ("/t/nothing/replay", "This table doesn’t exist."),
        ("/learn/nothing", "This page doesn’t exist."),
        ("/rules/nothing", re.compile("game")),
    ],
)
def test_an_address_that_leads_nowhere_is_answered_in_words(somebody, address, told):
    """With a way home."""
    there = somebody(LAPTOP)
    there.awaited = REFUSED
    page = there.page
    page.goto(address)
    expect(page.locator("main [role=alert]")).to_have_text(told)
    assert untranslated(page.evaluate(SAID)) == []
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.locator("article.game").first).to_be_visible()


# Languages


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_id_of_a_word_instead_of_the_word(somebody, guest, language):
    """Neither to be seen nor to be heard; and every page says which language it is in. Screens are looked at one by one."""
    mara: Guest = guest("Mara")
    there: Somebody = somebody(LAPTOP, locale=language).come_in_as(mara)
    page = there.page
    lobby = id_of(mara.create("sequence", "me", "open", options={"draw": "by_hand"}))
    signs = {f"/t/{lobby}": ".lobby .terms"}  # that a page is drawn to its end
    signs |= {f"/new/{game}": ".invite .places" for game in ON_THE_PAGE}
    signs |= {f"/rules/{game}": ".one-rule" for game in names()}
    signs |= {f"/learn/{game}": ".teacher-text" for game in ON_THE_PAGE if find(game).guide}
    found = {}
    for address, sign in signs.items():
        page.goto(address)
        page.locator(sign).last.wait_for(state="attached")
        page.eval_on_selector_all("details", "(all) => all.forEach((one) => { one.open = true; })")
        expect(page.locator("html")).to_have_attribute("lang", language)
        text = page.evaluate(SAID)
        assert len(text) > 100, address
        if ids := untranslated(text):
            found[address] = ids
    assert found == {}
