"""What people have played, and with whom: histories, invitations, friends, ratings, clubs, by those who do it in browsers."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import LAPTOP, PHONE, Somebody, id_of, tab_to, until
from tests.page.played import call, play, resign
from tests.page.test_screens import SHIFTED, look_by_axe
from tests.server.conftest import Guest

STILL = 0.001  # of the window: what a game says of itself may find its line a moment later


@pytest.fixture
def browse(somebody, guest):
    """Somebody with a browser, who is known to the API too."""

    def come(name: str, size: tuple[int, int] = LAPTOP, **how) -> tuple[Guest, Somebody]:
        one = guest(name)
        return one, somebody(size, **how).come_in_as(one)

    return come


def rows(page: Page) -> list[str]:
    """The finished games on a profile, one text each."""
    return [" ".join(text.split()) for text in page.locator(".history li").all_inner_texts()]


def rated(listed: list[str]) -> list[bool]:
    """Which of some finished games have changed a rating for the better."""
    return [bool(re.search(r"rating \+\d+", row)) for row in listed]


def confirm(page: Page, word: str) -> None:
    """Say yes to what was asked."""
    page.locator("dialog").get_by_role("button", name=word).click()


def test_two_see_their_games_and_one_invites_the_other_who_accepts_from_home(browse):
    (ada, at_ada), (bob, at_bob) = browse("Ada"), browse("Bob", PHONE)
    table = play(ada, bob)
    ada.done(table, "rematch")
    bob.done(table, "rematch")
    page = at_ada.page
    page.goto(f"/t/{id_of(table)}")
    expect(page.locator(".bar .where")).to_have_text(re.compile("Line-it with Bob · Games won 1 : 0"))
    resign(table, ada)
    expect(page.locator(".won-here")).to_contain_text(
        re.compile(r"Games won at this table\s*You \(opens in a new tab\)\s*1\s*Bob\s*1")
    )
    page.goto("/profile")
    until(page, lambda one: one.reload() and rows(one), lambda seen: len(seen) == 2)
    second, first = rows(page)
    assert re.match(r"Line-it lost With Bob .* Games won 1 : 1", second)
    assert re.match(r"Line-it won With Bob", first)
    assert "Games won" not in first
    page.locator(".history li").last.get_by_role("link", name=re.compile("Replay")).click()
    page.wait_for_url(f"**/t/{id_of(table)}/replay?match=0")
    page.goto("/profile")
    expect(page.locator(".tally dl")).to_contain_text(re.compile(r"played\s*2\s*won\s*1\s*lost\s*1"))
    other = at_bob.page
    other.goto("/profile")
    expect(other.locator(".history li")).to_have_count(2)
    assert [row.split()[1] for row in rows(other)] == ["won", "lost"]
    with page.expect_navigation(url="**/t/*"):
        page.locator(".history li").last.get_by_role("button", name=re.compile("Invite again")).click()
    expect(page.locator(".seats-of li")).to_have_count(2)
    assert id_of(page.url) != id_of(table)
    other.goto("/")
    invited = other.locator(".invited li")
    expect(invited).to_contain_text("Ada invites you.")
    invited.get_by_role("button", name=re.compile("Sit down")).click()
    other.wait_for_url(page.url)
    expect(page.locator(".seats-of .who", has_text="Bob")).to_be_visible()
    other.goto("/")
    expect(other.locator(".mine li").first).to_contain_text("with Ada")
    expect(other.locator(".invited")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Start game")).click()
    expect(page.locator("main[data-moves]")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_first_invitation_moves_nothing_at_home_and_is_laid_where_it_belongs(browse, size):
    (ada, _), (bob, at_bob) = browse("Ada"), browse("Bob", size)
    table = play(ada, bob)
    bob.create("line", "me", "human")
    page = at_bob.page
    for _ in range(2):  # the first time there is no room for the table yet
        page.goto("/")
        expect(page.locator(".mine li.own")).to_have_count(1)
        at_bob.wait_for_rest()
    call(ada, "POST", "/api/me/invitations", table=id_of(table), match=0)
    page.goto("/")
    over = page.locator(".laid-over")
    expect(over).to_contain_text("Ada invites you.")
    at_bob.wait_for_rest()
    assert page.evaluate(SHIFTED) < STILL
    assert look_by_axe(page, None) == []
    height = over.locator(".invited").bounding_box()["height"]
    page.reload()
    expect(page.locator(".own > .invited")).to_contain_text("Ada invites you.")
    at_bob.wait_for_rest()
    assert page.evaluate(SHIFTED) < STILL
    if size == PHONE:  # where something is below it
        assert page.locator(".own > .invited").bounding_box()["height"] == pytest.approx(height, abs=1)
    call(bob, "DELETE", f"/api/me/invitations/{call(bob, 'GET', '/api/me/invitations')['invitations'][0]['table']}")
    page.reload()
    expect(page.locator(".mine li.own")).to_have_count(1)
    at_bob.wait_for_rest()
    assert page.evaluate(SHIFTED) < STILL  # nor as it goes


def test_invitations_over_the_page_are_laid_where_they_belong_by_keyboard(browse):
    (ada, _), (bob, at_bob) = browse("Ada"), browse("Bob", PHONE)
    table = play(ada, bob)
    until(at_bob.page, lambda _: call(bob, "GET", "/api/me/history")["entries"], bool)
    call(ada, "POST", "/api/me/invitations", table=id_of(table), match=0)
    page = at_bob.page
    page.goto("/")
    tab_to(page, ".laid-over button[aria-label='Close']")
    page.keyboard.press("Enter")
    expect(page.locator(".laid-over")).to_have_count(0)
    expect(page.locator(".own > .invited button").first).to_be_focused()


def test_an_invitation_can_be_declined(browse):
    (ada, _), (bob, at_bob) = browse("Ada"), browse("Bob")
    table = play(ada, bob)
    until(at_bob.page, lambda _: call(bob, "GET", "/api/me/history")["entries"], bool)
    call(ada, "POST", "/api/me/invitations", table=id_of(table), match=0)
    page = at_bob.page
    page.goto("/")
    page.locator(".invited").get_by_role("button", name=re.compile("Decline")).click()
    expect(page.locator(".invited .notice")).to_have_text("You’ve declined Ada’s invitation.")
    expect(page.locator(".invited li")).to_have_count(0)
    assert call(bob, "GET", "/api/me/invitations")["invitations"] == []


def test_friends_are_asked_agree_and_see_each_other_by_keyboard_alone(browse):
    (ada, at_ada), (bob, at_bob) = browse("Ada"), browse("Bob", PHONE, locale="de")
    table = play(ada, bob)
    page, other = at_ada.page, at_bob.page
    page.goto("/players")
    until(page, lambda one: one.reload() and one.locator(".recent li").count(), lambda seen: seen == 1)
    expect(page.locator(".recent li")).to_contain_text("You finished ahead in 1 of 1 game.")
    tab_to(page, ".recent button[aria-label^='Ask to be friends']")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text(["Bob will see your request."])
    expect(page.locator(".asked li")).to_contain_text("Bob")
    expect(page.locator(".asked .notice")).to_be_focused()
    other.goto("/")
    other.locator(".invited a", has_text="Jemand möchte mit dir befreundet sein").click()
    tab_to(other, ".requests button[aria-label^='Annehmen']")
    other.keyboard.press("Enter")
    expect(other.locator(".friends li")).to_contain_text("Ada")
    other.locator(".friends a.who").click()
    expect(other.locator("h1")).to_have_text("Ada")
    expect(other.locator(".you-two")).to_contain_text("Du lagst in 0 von 1 Partie vorn.")
    page.goto(f"/t/{id_of(table)}")
    link = page.locator(".won-here a", has_text="Bob")
    expect(link).to_have_attribute("href", f"/profile/{bob.id}")
    page.get_by_role("button", name=re.compile("Who is here")).click()
    expect(page.locator(".who-is-here a", has_text="Bob")).to_have_attribute("href", f"/profile/{bob.id}")
    page.goto("/players")
    page.get_by_role("button", name="Block: Bob").click()
    confirm(page, "Block")
    expect(page.locator(".blocked li")).to_contain_text("Bob")
    page.get_by_role("button", name="Unblock: Bob").click()
    expect(page.locator(".blocked")).to_have_count(0)
    other.goto(f"/profile/{ada.id}")
    expect(other.locator(".lead")).to_have_text("Hier gibt es kein Profil, oder es ist nicht öffentlich.")


def test_ratings_are_switched_on_count_from_then_on_and_go_for_good(browse):
    (ada, at_ada), (bob, at_bob) = browse("Ada"), browse("Bob")
    play(ada, bob, game="line")
    for one in (at_ada, at_bob):
        one.page.goto("/profile")
        one.page.get_by_label("Play for ratings").check()
        expect(one.page.locator(".switches .notice")).to_have_text("You play for ratings, from your next game on.")
    page = at_ada.page
    page.locator("summary", has_text="Which games count?").click()
    expect(page.locator(".switches li")).to_have_count(6)
    play(ada, bob, game="line")
    until(page, lambda one: one.reload() and one.locator(".records .rating b").count(), lambda seen: seen == 1)
    expect(page.locator(".records .rating")).to_contain_text("new, one game")
    until(page, lambda one: one.reload() and rated(rows(one)), lambda seen: seen == [True, False])
    page.get_by_label("Show my profile to everyone").check()
    expect(page.locator(".switches .notice")).to_have_text("Everyone can see your profile.")
    page.goto("/boards")
    page.locator(".which a", has_text=re.compile("^LINE$")).click()
    page.wait_for_url("**/boards/line")
    expect(page.locator(".leaders .you")).to_contain_text("Ada")
    page.goto("/profile")
    page.get_by_label("Play for ratings").click()
    page.locator("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("Play for ratings")).to_be_checked()
    page.get_by_label("Play for ratings").click()
    confirm(page, "Stop playing for ratings")
    expect(page.locator(".switches .notice")).to_have_text("Your ratings have been deleted.")
    expect(page.locator(".records .rating b")).to_have_count(0)


def test_a_club_is_founded_joined_by_link_and_its_tables_are_seen_and_its_host_goes(browse, somebody):
    _, at_ada = browse("Ada")
    stranger = somebody(PHONE)
    page, other = at_ada.page, stranger.page
    page.goto("/clubs")
    page.get_by_label("Name of the club").fill("Friday")
    page.get_by_role("button", name="Start a club").click()
    page.wait_for_url(re.compile("/clubs/[^/]{8,}$"))
    club = page.url
    link = page.get_by_label("Link").input_value()
    other.goto(link)
    expect(other.locator(".lead")).to_have_text("one member · host: Ada")
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Join the club").click()
    other.wait_for_url(club)
    expect(other.locator(".members li")).to_have_count(2)
    expect(other.get_by_role("button", name=re.compile("Remove"))).to_have_count(0)
    page.reload()
    page.get_by_role("link", name="Open a table for the club").click()
    expect(page.get_by_label("Show this table to the club Friday")).to_be_checked()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".seats-of li")).not_to_have_count(0)
    table = page.url
    other.reload()
    expect(other.locator(".tables li")).to_contain_text("with Ada")
    other.goto("/meet")
    expect(other.locator(".open-tables li", has_text="Table of the club Friday.")).to_be_visible()
    other.goto(club)
    other.locator(".tables li a").click()
    other.wait_for_url(table)
    page.goto(club)
    page.get_by_role("button", name="Make host: Bob").click()
    confirm(page, "Make host")
    expect(page.locator(".members .notice")).to_have_text("Bob is the host now.")
    expect(page.get_by_role("button", name=re.compile("Remove"))).to_have_count(0)
    other.goto(club)
    other.get_by_role("button", name="Remove: Ada").click()
    confirm(other, "Remove")
    expect(other.locator(".members li")).to_have_count(1)
    assert other.get_by_label("Link").input_value() != link
    other.get_by_label("Name of the club").fill("Sunday")
    other.get_by_role("button", name="Save").click()
    expect(other.locator("h1")).to_have_text("Sunday")
    page.goto(link)
    expect(page.locator(".lead")).to_have_text("There’s no such club, or the link is no longer valid.")
    other.get_by_role("button", name="Close the club").click()
    confirm(other, "Close the club")
    other.wait_for_url("**/clubs")
    expect(other.locator(".none")).to_contain_text("You’re not in any club yet.")


def test_a_table_that_waits_is_shown_to_a_club_by_its_host(browse):
    ada, at_ada = browse("Ada")
    club = call(ada, "POST", "/api/clubs", name="Friday")
    table = ada.create("line-it", "me", "human", access="link")
    page = at_ada.page
    page.goto(f"/t/{id_of(table)}")
    page.get_by_role("button", name="Table menu").click()
    page.locator("dialog button", has_text="Who may come in").click()
    page.get_by_role("button", name="Show to the club Friday").click()
    expect(page.locator(".to-clubs")).to_have_text("The club Friday sees this table.")
    (seen,) = call(ada, "GET", f"/api/clubs/{club['id']}/tables")["tables"]
    assert seen["id"] == id_of(table)


def test_a_refusal_stands_where_the_press_was(browse):
    ada, at_ada = browse("Ada")
    for number in range(20):
        call(ada, "POST", "/api/clubs", name=f"Club {number}")
    page = at_ada.page
    page.goto("/clubs")
    page.get_by_label("Name of the club").fill("One more")
    page.get_by_role("button", name="Start a club").click()
    expect(page.locator("form .refusal")).to_have_text("You’re already in 20 clubs, the maximum.")


def test_whoever_is_nobody_yet_is_told_what_these_pages_are_for_and_a_guest_that_they_may_make_an_account(somebody, browse):
    page = somebody(PHONE).page
    for path, told in (
        ("/profile", "You haven’t played on this server yet."),
        ("/players", "Nobody yet: play a game with someone"),
        ("/clubs", "You’re not in any club yet."),
        ("/boards/kidz-line", "Nobody is on this leaderboard yet."),
    ):
        page.goto(path)
        expect(page.locator("#main")).to_contain_text(told)
        expect(page.locator(".guest")).to_have_count(0)
    _, at_ada = browse("Ada")
    at_ada.page.goto("/profile")
    expect(at_ada.page.locator(".guest")).to_contain_text("as long as this browser keeps its cookie")
    at_ada.page.get_by_role("link", name="Make an account").click()
    at_ada.page.wait_for_url("**/me")
    expect(at_ada.page.locator(".ways a[aria-current=page]")).to_have_text("Account")


def test_friends_see_who_is_here_and_where_they_may_watch_until_that_is_switched_off(browse):
    (ada, at_ada), (bob, at_bob), (cleo, _) = browse("Ada"), browse("Bob", PHONE), browse("Cleo")
    play(ada, bob)
    for one, other in ((ada, bob), (bob, ada)):
        call(one, "POST", "/api/me/people", person=other.id)
    page, other = at_ada.page, at_bob.page
    page.goto("/players")
    expect(page.locator(".friends li")).to_contain_text("Bob")
    expect(page.locator(".friends .is-here")).to_have_count(0)
    other.goto("/players")
    expect(other.locator(".friends .is-here")).to_have_text("here now")
    page.bring_to_front()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as when one comes back to the page
    expect(page.locator(".friends .is-here")).to_have_text("here now")
    expect(page.locator("#spoken")).to_contain_text("Bob is here now.")
    table = bob.post("/api/tables", game="line-it", seats=["me", "human"], access="listed").json()["id"]
    cleo.done(f"/t/{table}", "seats", seat=1)
    bob.done(f"/t/{table}", "start")
    other.goto(f"/t/{table}")
    expect(other.locator("main[data-moves]")).to_be_visible()
    page.reload()
    expect(page.locator(".friends .is-here")).to_have_text("here now, playing Line-it")
    page.goto(f"/profile/{bob.id}")
    expect(page.locator("header .is-here")).to_have_text("here now, playing Line-it")
    page.goto("/players")
    tab_to(page, ".friends a[aria-label='Watch: Bob, Line-it']")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{table}")
    other.goto("/profile")
    box = other.get_by_label("Show friends that I’m here")
    expect(box).to_be_checked()
    box.uncheck()
    expect(other.locator(".switches .notice")).to_have_text("Friends can’t see whether you’re here.")
    page.goto("/players")
    expect(page.locator(".friends li")).to_contain_text("Bob")
    expect(page.locator(".friends .is-here")).to_have_count(0)
