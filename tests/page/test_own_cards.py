"""Cards of one's own on the page of a new table: pasted or from a file, checked line by line, kept in this browser."""

import pytest
from playwright.sync_api import Page, expect

from linewright.core.options import LinesOption
from linewright.core.registry import find
from tests.page.conftest import LAPTOP, ON_THE_PAGE, PHONE, id_of

LINED = [
    (name, option.name)
    for name in ON_THE_PAGE
    for option in find(name).options
    if isinstance(option, LinesOption) and find(name).seats[-1] > 1
]
GAME, OPTION = LINED[0]
CARDS = [line for line in find(GAME).folder.joinpath("deck.txt").read_text(encoding="utf-8").splitlines() if line[0] != "#"]
OWN = [f"{line[:3]}{5 - int(line[3]) + 2}{line[4:]}" if k < 8 else line for k, line in enumerate(CARDS)]  # other backs


def choose_own(page: Page, game: str = GAME) -> None:
    page.goto(f"/new/{game}")
    page.locator("label", has=page.locator(f"input[name=lines-of-{OPTION}][value=own]")).click()


def field_of(page: Page):
    return page.get_by_label("Your cards, one per line")


def test_what_is_wrong_is_said_line_by_line_and_a_press_shows_the_line(somebody):
    """Before the table is made; and no table is made of it."""
    page = somebody(LAPTOP).page
    choose_own(page)
    lines = [*OWN]
    lines[4] = lines[4].replace(lines[4][3], "9", 1)
    lines[30] = "nonsense"
    field_of(page).fill("\n".join(lines))
    faults = page.locator(".faults li")
    expect(faults).to_have_count(2)
    expect(faults.first).to_contain_text("Line 5 of the cards: a back is 2, 3, 4 or 5")
    faults.nth(1).get_by_role("button").click()
    assert page.evaluate("getSelection().toString()") == "nonsense"
    page.locator("form button[type=submit]").click()
    expect(page.locator("aside .refusal")).to_be_visible()
    expect(field_of(page)).to_be_focused()
    assert page.url.endswith(f"/new/{GAME}")


@pytest.mark.parametrize(("played", "option"), LINED)
def test_everybody_plays_with_the_cards_of_the_host_and_the_lobby_says_whose_they_are(somebody, guest, played, option):
    """They are typed once: this browser has them the next time, in every game with these cards."""
    mara, jonas = guest("Mara"), guest("Jonas")
    page = somebody(LAPTOP).come_in_as(mara).page
    choose_own(page, played)
    field_of(page).fill("\n".join(OWN))
    expect(page.locator(".found .good")).to_contain_text("Your own set of 60 cards")
    expect(page.locator("aside li", has_text="Your own set of 60 cards")).to_be_visible()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".terms")).to_contain_text("your own set of 60 cards")
    facts = mara.update(f"/api/tables/{id_of(page.url)}")["table"]
    assert len(facts["options"][option].split(";")) == 60
    other = somebody(PHONE).come_in_as(jonas).page
    other.goto(f"/t/{id_of(page.url)}")
    expect(other.locator(".terms")).to_contain_text("Mara’s own set of 60 cards")
    choose_own(page, LINED[-1][0])
    expect(field_of(page)).to_have_value("\n".join(OWN))
    expect(page.locator(".found .good")).to_be_visible()


def test_a_file_is_read_and_the_sample_is_such_a_file(somebody, tmp_path):
    page = somebody(PHONE).page
    choose_own(page)
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download a sample file").click()
    sample = tmp_path / "cards.txt"
    coming.value.save_as(sample)
    page.locator(".upload input").set_input_files(sample)
    expect(page.locator(".found .good")).to_be_visible()
    expect(page.locator(".found summary")).to_contain_text("8 of 8 checks passed")
    page.get_by_role("button", name="Clear").click()
    expect(field_of(page)).to_have_value("")
    long = tmp_path / "long.txt"
    long.write_text("#" * 100_000, encoding="utf-8")
    page.locator(".upload input").set_input_files(long)
    expect(page.locator(".found .refusal")).to_be_visible()


def test_a_set_too_small_for_more_players_is_told_when_they_are_added(somebody):
    page = somebody(LAPTOP).page
    choose_own(page)
    least = find(GAME).seats[0]
    field_of(page).fill("\n".join(OWN[:12] if GAME == "line" else OWN[: 6 * least + 1]))
    expect(page.locator(".found .good")).to_be_visible()
    page.locator("label", has=page.locator(f"input[name=count][value='{find(GAME).seats[-1]}']")).click()
    expect(page.locator(".faults")).to_contain_text("too small")
