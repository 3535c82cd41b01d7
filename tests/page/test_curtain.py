"""Several people at one screen: each sees the own hand and nobody else's, and the screen is passed on behind a curtain."""

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import LAPTOP, PHONE, id_of, until
from tests.page.positions import advise
from tests.page.test_sequence import by_mouse
from tests.server.conftest import Guest

HAND = ".hand [data-card]"


def shared_table(page: Page, *others: str) -> None:
    """Set up a table of Sequence with Jonas at the same screen, and begin."""
    page.goto("/new/sequence")
    page.get_by_label("Your name").fill("Mara")
    page.locator("label", has=page.locator(f"input[name=count][value='{len(others) + 1}']")).click()
    for seat, other in enumerate(others):
        page.locator("label", has=page.locator(f"input[name=seat-{seat}][value={other}]")).click()
    page.locator("label", has=page.locator("input[name=pace][value=fast]")).click()
    page.get_by_label("Name, Seat 2").fill("Jonas")
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/t/*")


def hands(page: Page) -> dict[str, list[str]]:
    """Give what each of the two holds, as the server tells this browser."""
    update = page.request.get(page.url.replace("/t/", "/api/tables/") + "/events").json()
    names = [seat["name"] for seat in update["table"]["seats"]]
    return {names[one["seat"]]: sorted(one["view"]["hand"]) for one in update["views"]}


def shown(page: Page) -> list[str]:
    return sorted(page.locator(HAND).evaluate_all("all => all.map((one) => one.dataset.card)"))


def asked(page: Page) -> str:
    """Wait for the curtain; gives who is to take the screen."""
    heading = page.locator(".curtain h1")
    expect(heading).to_be_visible()
    assert page.locator(HAND).count() == 0
    return heading.inner_text().removesuffix("\N{RIGHT SINGLE QUOTATION MARK}s turn")


def place_a_card(page: Page) -> None:
    """Place whichever card can be, on the first square for it."""
    moves = int(page.locator("main").get_attribute("data-moves") or 0)
    for place in range(page.locator(HAND).count()):
        page.locator(HAND).nth(place).locator("button.held").click()
        if page.locator("[data-cell].legal").count():
            break
    page.locator("[data-cell].legal").first.click()
    until(page, lambda _: page.locator("main").get_attribute("data-moves"), lambda seen: int(seen or 0) > moves, 10)


def test_each_sees_the_own_hand_only_and_the_screen_is_passed_on_behind_a_curtain(somebody):
    """Whoever has moved still sees what was drawn; then the curtain falls, and the next opens it."""
    page = somebody(LAPTOP).page
    shared_table(page, "here")
    first = asked(page)
    then = "Jonas" if first == "Mara" else "Mara"
    expect(page.get_by_role("button", name=f"I’m {first}: show my cards")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(HAND)).to_have_count(7)
    assert shown(page) == hands(page)[first]
    place_a_card(page)
    assert shown(page) == hands(page)[first]  # with the card just drawn
    assert asked(page) == then
    expect(page.locator(".since p")).to_contain_text(f"{first}: ")
    page.get_by_role("button", name=f"I’m {then}: show my cards").click()
    assert shown(page) == hands(page)[then]
    expect(page.locator(".log .entry").last).to_contain_text(f"{first}: ")  # nobody is "you" where two look
    page.reload()
    assert asked(page) == then


def test_a_move_is_taken_back_from_in_front_of_the_curtain(somebody):
    """Whoever sees a slip too late still holds the screen."""
    page = somebody(LAPTOP).page
    shared_table(page, "here")
    first = asked(page)
    page.keyboard.press("Enter")
    place_a_card(page)
    assert asked(page) != first
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(HAND)).to_have_count(7)
    assert shown(page) == hands(page)[first]
    expect(page.locator("main")).to_have_attribute("data-moves", "0")


def test_bots_move_before_the_eyes_of_whoever_holds_the_screen(somebody):
    """The curtain falls for people only; two bots lie between Jonas and Mara."""
    page = somebody(PHONE).page
    shared_table(page, "here", "bot", "bot")
    turns = []
    for _ in range(3):
        expect(page.locator(".curtain .btn.main")).to_have_count(1)  # a bot may have begun
        turns.append(asked(page))
        page.locator(".curtain .btn.main").click()
        assert shown(page) == hands(page)[turns[-1]]
        place_a_card(page)
    assert turns in (["Mara", "Jonas", "Mara"], ["Jonas", "Mara", "Jonas"])


def test_without_the_curtain_the_table_turns_to_whoever_is_to_move(somebody):
    page = somebody(LAPTOP).page
    shared_table(page, "here")
    first = asked(page)
    page.get_by_role("button", name="Play without the curtain").click()
    assert shown(page) == hands(page)[first]
    place_a_card(page)
    then = "Jonas" if first == "Mara" else "Mara"
    until(page, shown, lambda cards: cards == hands(page)[then], 10)
    expect(page.locator(".curtain")).to_have_count(0)


def test_somebody_beside_one_sits_down_in_the_lobby(somebody, guest):
    """By name; both stand up again from the same screen, and a third person sees both names."""
    mara: Guest = guest("Mara")
    table = mara.create("sequence", "me", "human", "human")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(table.replace("/api/tables/", "/t/"))
    page.get_by_role("button", name="Add someone here: Seat 2").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Jonas")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    row = page.locator(".seats-of li").nth(1)
    expect(row).to_contain_text("Jonas")
    expect(row).to_contain_text("on this screen")
    other = somebody(LAPTOP).come_in_as(guest("Eve")).page
    other.goto(page.url)
    expect(other.locator(".seats-of .who")).to_have_text(["Mara", "Jonas", "Free seat"])
    page.get_by_role("button", name="Stand up: Seat 2").click()
    expect(other.locator(".seats-of .who")).to_have_text(["Mara", "Free seat", "Free seat"])


@pytest.mark.slow
def test_a_whole_game_is_played_by_two_at_one_screen(somebody, server):
    """To the end, which names the winner and shows the table to both."""
    page = somebody(LAPTOP).page
    page.clock.install()
    shared_table(page, "here")
    for _ in range(200):
        until(page, lambda _: page.locator(".curtain, .end-head").count() or page.title().startswith("◆"), bool, 20)
        if page.locator(".end-head").count():
            break
        if page.locator(".curtain").count():
            page.locator(".curtain .btn.main").click()
        moves = page.locator("main").get_attribute("data-moves")
        by_mouse(page, advise(server.database, id_of(page.url)))
        until(page, lambda _: page.locator("main").get_attribute("data-moves"), lambda seen, before=moves: seen != before, 10)
        page.clock.fast_forward(2_000)  # the last look
    assert page.locator(".end-head h1").inner_text() in ("Mara wins.", "Jonas wins.")
