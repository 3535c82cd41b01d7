"""Home, a new table and its lobby: how a game begins."""

import contextlib
import re
import secrets
import sqlite3
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

from linewright.core.registry import names
from tests.games.line_it import screens as of_line_it
from tests.page.conftest import LAPTOP, ON_THE_PAGE, PHONE, REFUSED, id_of, until
from tests.page.positions import lay
from tests.page.test_screens import look_by_axe

COUNTED = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine"}


# Home


def tile(page: Page, name: str) -> Locator:
    return page.locator(f"article.game.{name}")


def test_home_shows_every_game_with_what_the_server_says_of_it(somebody):
    """Title, seats and minutes are those of the title cards, and the heading counts right."""
    page = somebody(LAPTOP).page
    page.goto("/")
    games = page.request.get("/api/games").json()["games"]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{COUNTED[len(games)]} games, all about lines.")
    expect(page.locator("article.game")).to_have_count(len(games))
    for game in games:
        about = tile(page, game["name"])
        least, most = game["seats"][0], game["seats"][-1]
        people = "1 player" if most == 1 else rf"{least}( to |\u2013){most} players"
        expect(about.locator(".who")).to_have_text(re.compile(rf"^{people}, {game['minutes']} min(utes)?$"))
        expect(about.locator(".say")).not_to_be_empty()


@pytest.mark.parametrize("played", ON_THE_PAGE)
def test_play_now_begins_a_game_with_one_click(somebody, played):
    """No form, no name, no account: the next thing seen is a table with the first turn."""
    page = somebody(LAPTOP).page
    page.goto("/")
    tile(page, played).hover()
    tile(page, played).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main[data-moves]")).to_be_visible()
    facts = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]
    assert (facts["game"], facts["status"]) == (played, "playing")


def test_the_large_button_plays_against_as_many_bots_as_last_time(somebody):
    """The choice is remembered in this browser, also after the page was loaded anew."""
    page = somebody(LAPTOP).page
    page.goto("/")
    bots = page.locator(".start").get_by_label("Number of bots")
    expect(bots).to_have_value("3")
    bots.select_option("1")
    page.reload()
    expect(bots).to_have_value("1")
    page.locator(".start").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main .seat")).to_have_count(1)


@pytest.mark.parametrize("typed", ["{code}", " {lower} ", "{spaced}", "{dotted}", "{link}"])
def test_a_table_is_found_by_its_code_however_it_is_typed(somebody, guest, typed):
    """In capitals or not, with spaces or not; a whole link will do as well."""
    host = guest("Jonas")
    table = host.create("line-it", "me", "open")
    code = host.update(table)["table"]["code"]
    spaced, dotted = f"{code[:3].lower()} {code[3:]}", f"{code[:3]}·{code[3:]}"
    page = somebody(LAPTOP).page
    page.goto("/")
    page.get_by_label("Join with a code").fill(
        typed.format(code=code, lower=code.lower(), spaced=spaced, dotted=dotted, link=f"https://example.org/t/{id_of(table)}")
    )
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/t/{id_of(table)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("You’re invited")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Enter the code shown at your friends’ table."),
        ("ab", "A code is six letters and digits long."),
        ("ZZZZZZ", "No open table has this code."),
    ],
)
def test_a_code_that_leads_nowhere_is_answered_in_words(somebody, typed, told):
    """The answer stands by the field, which stays in focus."""
    there = somebody(LAPTOP)
    there.awaited = REFUSED
    there.page.goto("/")
    field = there.page.get_by_label("Join with a code")
    field.fill(typed)
    field.press("Enter")
    expect(there.page.locator(".join [role=alert]")).to_have_text(told)
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")


def without_table(route) -> None:
    """Answer as if the first game had no table in the browser."""
    told = route.fetch().json()
    told["games"][0] |= {"page": False, "table": ""}
    route.fulfill(json=told)


def test_a_game_without_a_table_in_the_browser_is_no_dead_end(somebody, guest):
    """Invitations and replays lead to the plain page, and so does what can only be refused."""
    mara = guest("Mara")
    table = mara.create(ON_THE_PAGE[0], "me", "greedy")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.route("**/api/games", without_table)
    page.goto(f"/t/{id_of(table)}")
    page.wait_for_url(f"**/plain/t/{id_of(table)}")
    mara.done(table, "start")
    mara.done(table, "resign", seat=0)
    page.goto(f"/t/{id_of(table)}/replay")
    page.wait_for_url(f"**/plain/t/{id_of(table)}")
    page.goto(f"/new/{ON_THE_PAGE[0]}")
    expect(page.locator("main [role=alert]")).to_contain_text("has no table with pictures here yet")
    page.get_by_role("link", name="Play as text").click()
    page.wait_for_url("**/plain")


def test_the_plain_pages_fit_a_phone(somebody):
    """The field for moves is no wider than the screen."""
    page = somebody(PHONE).page
    for name in names():
        page.goto("/plain")
        page.locator(f"form:has(input[value='{name}']):has(input[value=bots]) button").click()
        page.wait_for_url("**/plain/t/*")
        if page.get_by_role("link", name="Type a move").count():
            page.get_by_role("link", name="Type a move").click()
            page.wait_for_url("**type=1")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], name


@pytest.mark.parametrize("which", ["line-it", "sequence"])
def test_on_a_phone_a_table_can_be_made_without_scrolling(somebody, which):
    page = somebody(PHONE).page
    page.goto(f"/new/{which}")
    create = page.get_by_role("button", name="Create table")
    expect(create).to_be_in_viewport(ratio=1)
    box = create.bounding_box()
    assert page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y).closest('[type=submit]'))", [180, box["y"] + 20])
    create.click()
    expect(page.locator(".seats-of li")).not_to_have_count(0)


def test_the_plain_pages_of_duplicates_fit_a_phone_and_are_for_everybody(somebody, guest):
    mara = guest("Mara")
    page = somebody(PHONE, locale="de").come_in_as(mara).page
    page.goto("/plain")
    page.get_by_role("link", name="Duplikate").click()
    page.get_by_role("link", name=re.compile("^Line-it")).click()
    one = page.url
    page.get_by_role("button", name="Nr. 1 spielen").click()
    page.wait_for_url("**/plain/t/*")
    mara.done(f"/t/{page.url.rpartition('/')[2]}", "resign", seat=0)
    for address in ("/plain/duplicates", one):
        page.goto(address)
        for summary in page.locator("summary").all():
            summary.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], address
        assert look_by_axe(page, None) == [], address
    expect(page.get_by_role("row", name=re.compile("Mara"))).to_have_count(2)  # of the deal, and in the standings


def test_ones_own_tables_are_listed_with_whose_turn_it_is(somebody, server, guest):
    """Those that wait for oneself, for others, or have not begun; what is finished leads to its replay."""
    mara, jonas = guest("Mara"), guest("Jonas")
    own_turn = lay(server.database, mara, of_line_it.MIDDLE)
    others_turn = mara.create("line-it", "me", "human", first=1)
    jonas.done(others_turn, "seats", seat=1)
    mara.done(others_turn, "start")
    lobby = mara.create("sequence", "me", "open")
    finished = mara.create("line-it", "me", "greedy")
    mara.done(finished, "start")
    mara.done(finished, "resign", seat=0)
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/")
    mine = page.locator("section.mine")
    for table, told in ((own_turn, "your turn"), (others_turn, "waiting for others"), (lobby, "not started yet")):
        expect(mine.locator(f"a[href='/t/{id_of(table)}'] em")).to_have_text(told)
    expect(mine.locator(f"a[href='/t/{id_of(others_turn)}']")).to_contain_text("with Jonas")
    mine.get_by_text("One finished game").click()
    expect(mine.locator(f"a[href='/t/{id_of(finished)}/replay?match=0'] em")).to_have_text("lost")
    mine.locator(f"a[href='/t/{own_turn}']").click()
    expect(page.locator(".you.acting")).to_be_visible()


def test_ones_list_begins_with_ones_turn_and_can_be_tidied(somebody, server, guest):
    """What one has left or never begun is put away by a press, on every device; whoever comes back finds it there again."""
    mara, jonas = guest("Mara"), guest("Jonas")
    own_turn = lay(server.database, mara, of_line_it.MIDDLE)
    lobby = mara.create("sequence", "me", "open")
    left = mara.create("line-it", "me", "human", first=1)
    jonas.done(left, "seats", seat=1)
    mara.done(left, "start")
    mara.done(left, "leave", seat=0)
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/")
    rows = page.locator("section.mine > ul > li")
    expect(rows.locator("em")).to_have_text(["your turn", "not started yet", "you left"])
    expect(rows.first.get_by_role("button")).to_have_count(0)
    for table in (lobby, left):
        rows.filter(has=page.locator(f"a[href='/t/{id_of(table)}']")).get_by_role("button", name="Take off this list").click()
        expect(page.locator(f"section.mine a[href='/t/{id_of(table)}']")).to_have_count(0)
    assert [one["id"] for one in mara.get("/api/me/tables").json()["tables"]] == [id_of(own_turn)]
    assert mara.http.delete(f"/api/me/tables/{id_of(own_turn)}").json()["code"] == "still-playing"
    mara.done(left, "back", seat=0)
    assert {one["id"] for one in mara.get("/api/me/tables").json()["tables"]} == {id_of(own_turn), id_of(left)}


def test_a_table_that_is_damaged_says_so_in_the_list_and_where_it_is_opened(somebody, server, guest):
    mara = guest("Mara")
    bad, good = (lay(server.database, mara, of_line_it.MIDDLE) for _ in range(2))
    with contextlib.closing(sqlite3.connect(server.database, timeout=20)) as store, store:
        store.execute("UPDATE event SET body = '{' WHERE table_id = ? AND number = 3", (bad,))
    there = somebody(LAPTOP).come_in_as(mara)
    page = there.page
    page.goto("/")
    mine = page.locator("section.mine")
    expect(mine.locator(f"a[href='/t/{bad}'] em")).to_have_text("damaged: can’t be opened")
    expect(mine.locator(f"a[href='/t/{good}'] em")).to_have_text("your turn")
    there.awaited = REFUSED
    mine.locator(f"a[href='/t/{bad}']").click()
    expect(page.locator("main [role=alert]")).to_have_text("What is stored of this table can’t be read any more.")


def test_ones_list_goes_on_after_the_newest_five_hundred(somebody, server, guest):
    mara = guest("Mara")
    oldest = lay(server.database, mara, of_line_it.MIDDLE)
    row = (secrets.token_hex(8), "line-it", mara.id, "over", 0, 1_800_000_000_000)
    rows = [(f"{row[0]}{number:04}", *row[1:]) for number in range(500)]
    with contextlib.closing(sqlite3.connect(server.database, timeout=20)) as store, store:
        store.executemany("INSERT INTO tables (id, game, host, status, bucket, created) VALUES (?, ?, ?, ?, ?, ?)", rows)
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/")
    mine = page.locator("section.mine")
    mine.get_by_role("button", name="Show older games").click()
    expect(mine.locator(f"a[href='/t/{oldest}'] em")).to_have_text("your turn")
    expect(mine.get_by_role("button", name="Show older games")).to_have_count(0)


def test_every_link_of_home_leads_somewhere(somebody):
    """Also those of games that have no table in the browser yet."""
    page = somebody(LAPTOP).page
    page.goto("/")
    expect(page.locator("article.game .acts")).to_have_count(len(page.request.get("/api/games").json()["games"]))
    links = set(page.eval_on_selector_all("a[href]", "(all) => all.map((one) => one.getAttribute('href'))"))
    assert len(links) > 12
    answers = {link: page.request.get(urljoin(page.url, link)).status for link in links}
    assert set(answers.values()) == {200}, answers


def test_a_game_without_a_table_in_the_browser_is_played_on_the_plain_one(somebody):
    """One press as well; and the ways beside it are shown as commands to copy."""
    page = somebody(LAPTOP).page
    page.route("**/api/games", without_table)
    page.goto("/")
    first = page.locator(f"article.game.{ON_THE_PAGE[0]}")
    first.get_by_role("button").first.click()
    first.get_by_role("button", name=re.compile("Paper|[Tt]erminal")).click()
    expect(page.get_by_role("dialog")).to_contain_text(f"./play {ON_THE_PAGE[0]}")
    page.keyboard.press("Escape")
    first.get_by_role("button", name="Play as text").click()
    page.wait_for_url("**/plain/t/*")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


# A new table


def choose(page: Page, group: str, value: str) -> None:
    page.locator("label", has=page.locator(f"input[name={group}][value='{value}']")).click()


def test_a_preset_sets_the_rules_and_any_other_choice_is_ones_own_mix(somebody):
    """What is chosen stands in the summary, and single rules follow the preset."""
    page = somebody(LAPTOP).page
    page.goto("/new/sequence")
    said = page.locator("aside li").nth(1)
    expect(said).to_have_text("Standard")
    choose(page, "preset", "like-at-home")
    expect(said).to_have_text("Like at home")
    home = page.locator("label", has=page.locator("input[value=like-at-home]"))
    page.get_by_text("Rule options").click()
    for seats, has_mates in (("2", False), ("4", True), ("3", False), ("6", True)):  # SQ-60 needs a team mate
        choose(page, "count", seats)
        expect(said).to_have_text("Like at home")
        expect(page.locator("#option-table_talk")).to_have_count(int(has_mates))
        assert ("table talk" in home.inner_text()) is has_mates
    choose(page, "count", "4")
    drawing = page.get_by_label("Drawing")
    expect(drawing.locator("option:checked")).to_have_text("by hand (forgetting costs you a card)")
    drawing.select_option(label="automatic")
    expect(said).to_have_text("Custom")
    choose(page, "preset", "profi")
    expect(said).to_have_text("Expert")
    expect(page.get_by_label("Finished sequences").locator("option:checked")).to_have_text("can be broken by a one-eyed jack")


def test_what_was_agreed_on_is_what_the_table_plays(somebody):
    """Seats, rules, clock and house reach the server as they were chosen, and the lobby says them."""
    page = somebody(LAPTOP).page
    page.goto("/new/sequence")
    page.get_by_label("Your name").fill("Mara")
    choose(page, "count", "4")
    choose(page, "seat-1", "bot")
    choose(page, "preset", "like-at-home")
    choose(page, "clock", "turn")
    page.get_by_label("Time per turn").select_option(label="45 seconds")
    page.get_by_label("When time runs out").select_option(label="the player loses")
    choose(page, "pace", "calm")
    page.get_by_label("Allow spectators").uncheck()
    page.get_by_label("Allow hints").uncheck()
    expect(page.locator("aside li")).to_have_text(
        ["You and 2 friends, with a bot", "Like at home", "45 seconds per turn; after that the player loses."]
    )
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    facts = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]
    assert [seat["wish"] for seat in facts["seats"]] == ["human", "open", "apprentice", "open"]
    assert facts["seats"][0]["name"] == "Mara"
    assert (facts["options"]["draw"], facts["options"]["table_talk"]) == ("by_hand", True)
    assert facts["house"]["clock"] == {"kind": "turn", "seconds": 45, "then": "resign"}
    assert (facts["house"]["bot_delay"], facts["house"]["spectators"], facts["house"]["hints"]) == (1500, False, False)
    for told in ("Like at home", "45 seconds per turn", "No spectators.", "No hints."):
        expect(page.locator(".terms")).to_contain_text(told)


def test_only_what_can_be_is_offered_for_so_many_seats(somebody):
    """Four are two teams, nine are three, six may choose; a choice that has become impossible is forgotten."""
    page = somebody(LAPTOP).page
    page.goto("/new/sequence")
    choose(page, "count", "4")
    page.get_by_text("Rule options").click()
    expect(page.get_by_label("Teams")).to_have_count(0)
    choose(page, "count", "6")
    page.get_by_label("Teams").select_option(label="3")
    expect(page.locator("aside")).to_contain_text("Custom")
    choose(page, "count", "9")
    expect(page.get_by_label("Teams")).to_have_count(0)
    expect(page.locator("aside")).to_contain_text("Standard")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".terms")).to_contain_text("Standard")
    facts = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]
    assert facts["options"]["teams"] == 3


def test_twelve_sit_down_at_a_table_of_sequence(somebody):
    page = somebody(LAPTOP).page
    page.goto("/new/sequence")
    choose(page, "count", "12")
    expect(page.locator(".places li")).to_have_count(12)
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".seats-of li")).to_have_count(12)
    page.get_by_role("button", name=re.compile("^Start game")).click()
    expect(page.locator(".seats [role=listitem]")).to_have_count(12)


def test_no_table_is_offered_for_a_game_that_there_is_not(somebody):
    page = somebody(LAPTOP).page
    page.goto("/new/nothing")
    expect(page.locator("main [role=alert]")).to_have_text("This page doesn’t exist.")
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.locator("article.game").first).to_be_visible()


# The lobby


def test_friends_come_by_link_or_code_sit_down_and_the_host_begins(somebody, guest):
    """The host sees who comes, gives a seat to a bot and opens it again; who came sees the table as it begins."""
    mara = guest("Mara")
    table = mara.create("line-it", "me", "open", "open", house={"bot": "greedy"})
    host = somebody(LAPTOP).come_in_as(mara).page
    host.goto(f"/t/{id_of(table)}")
    expect(host.get_by_label("Link")).to_have_value(host.url)
    code = mara.update(table)["table"]["code"]
    expect(host.locator(".code .said")).to_have_text(" ".join(code))
    picture = host.get_by_role("img", name="QR code for the link")
    assert until(host, lambda _: picture.evaluate("(one) => one.complete && one.naturalWidth"), bool, 5)

    host.get_by_role("button", name="Add a bot: Seat 3").click()
    expect(host.locator(".seats-of li").nth(2)).to_contain_text("Chisel")
    expect(host.get_by_label("How strong, Seat 3")).to_have_value("apprentice")
    host.get_by_role("button", name="Free this seat: Seat 3").click()
    expect(host.locator(".seats-of li").nth(2)).to_contain_text("Free seat")

    friend = somebody(LAPTOP).page
    friend.goto("/")
    friend.get_by_label("Join with a code").fill(code)
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("You’re invited")
    expect(friend.get_by_role("button", name=re.compile("Start game|Add a bot"))).to_have_count(0)
    friend.get_by_label("Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down: Seat 2").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("You’re at the table")
    expect(host.locator(".seats-of li").nth(1)).to_contain_text("Jonas")

    host.get_by_role("button", name=re.compile("^Start game")).click()
    for page in (host, friend):
        expect(page.locator("main[data-moves]")).to_be_visible()
    expect(friend.locator(".bar .where")).to_contain_text("with Mara and Chisel")
    assert mara.update(table)["table"]["seats"][2]["bot"] == "apprentice"


def test_whoever_is_sent_away_is_told_and_the_seat_is_free(somebody, guest):
    """The host is asked first."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("line-it", "me", "open")
    jonas.done(table, "seats", seat=1)
    host = somebody(LAPTOP).come_in_as(mara).page
    friend = somebody(LAPTOP).come_in_as(jonas)
    friend.awaited = REFUSED
    for page in (host, friend.page):
        page.goto(f"/t/{id_of(table)}")
    host.get_by_role("button", name="Remove: Seat 2").click()
    sure = host.get_by_role("dialog", name="Remove")
    expect(sure).to_contain_text("Jonas will be removed and can’t rejoin this table.")
    sure.get_by_role("button", name="Remove").click()
    expect(host.locator(".seats-of li").nth(1)).to_contain_text("Free seat")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("You’re no longer at this table")
    expect(friend.page.locator("#main [role=alert]")).to_have_text("The host has removed you from this table.")
    expect(friend.page.locator(".offline")).to_have_count(0)  # it is not the connection


def test_a_host_who_leaves_makes_a_guest_the_host(somebody, guest):
    """Nobody waits for somebody who will not come back."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("line-it", "me", "open")
    jonas.done(table, "seats", seat=1)
    host, friend = (somebody(LAPTOP).come_in_as(one).page for one in (mara, jonas))
    for page in (host, friend):
        page.goto(f"/t/{id_of(table)}")
    expect(friend.locator(".waits")).to_have_text("Mara will start the game once everyone is here.")
    host.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Add a bot: Seat 1").click()
    expect(friend.locator(".seats-of li").first).not_to_contain_text("Free seat")  # or the page asks whether a bot may have it
    friend.get_by_role("button", name=re.compile("^Start game")).click()
    expect(friend.locator(".board")).to_be_visible()


def test_seats_kept_for_friends_go_to_bots_only_if_the_host_says_so(somebody, guest):
    mara = guest("Mara")
    table = mara.create("line-it", "me", "human", house={"spectators": False})
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    watcher = somebody(LAPTOP).come_in_as(guest("Eve")).page
    watcher.goto(page.url)
    expect(watcher.locator(".waits")).to_have_text("Take a seat to join the game.")
    begin = page.get_by_role("button", name=re.compile("^Start game"))
    expect(begin).to_contain_text("One seat is still reserved for a friend.")
    begin.click()
    sure = page.get_by_role("dialog", name="Start game")
    expect(sure).to_contain_text("A bot would take it.")
    sure.get_by_role("button", name="Cancel").click()
    expect(page.locator(".lobby")).to_be_visible()
    begin.click()
    sure.get_by_role("button", name="Start game").click()
    expect(page.locator(".board")).to_be_visible()
