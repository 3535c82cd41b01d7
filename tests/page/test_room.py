"""A big screen and two phones: three browsers at one table, and never a hidden card on the screen that everybody sees."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from linewright.client import Log
from tests.games.light_line import screens_rooms as of_rooms
from tests.games.line_it import screens as of_line_it
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, PHONE, SCREEN, id_of, until
from tests.page.positions import Position, lay
from tests.page.test_line_it import by_mouse, glance

TELEVISION = (1280, 720)


class Ears:
    """Everything that a big screen is told of its table: by messages of sockets, and by answers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.updates: list[dict] = []
        page.on("websocket", self._follow)
        page.on("response", self._read)

    def _follow(self, socket) -> None:
        log = Log(0)  # puts together again what is told as changes
        socket.on("framereceived", lambda frame: self._hear(log, json.loads(frame)))

    def _hear(self, log: Log, told: dict) -> None:
        assert "aside" not in told.get("beside", {})
        update = None if "answer" in told or "beside" in told else log.take(told)
        if update is not None:
            self.updates.append(update)

    def _read(self, response) -> None:
        if self.page.url.endswith("/room") and re.search(r"/api/tables/[\w-]+/events", response.url):
            self.updates.append(response.json())

    @property
    def views(self) -> list[dict]:
        return [view for update in self.updates for view in update["views"]]


def set_up_on(screen: Page, game: str) -> str:
    """Set up a table for two phones on a big screen; gives its code."""
    screen.goto(f"/new/{game}")
    screen.locator("label", has=screen.locator("input[name=room]")).click()
    screen.locator("label", has=screen.locator("input[name=count][value='2']")).click()
    screen.get_by_role("button", name="Create table").click()
    screen.wait_for_url("**/room")
    return screen.locator(".ways .code b").inner_text().replace(" ", "")


def join(phone: Page, at: str, code: str, name: str) -> None:
    """Join with the code, and sit down under a name."""
    phone.goto(at)
    phone.locator("#code").fill(code)
    phone.get_by_role("button", name="Join", exact=True).tap()
    phone.wait_for_url("**/hand")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Join", exact=True).tap()
    expect(phone.get_by_role("heading", level=1)).to_have_text(f"You’re in, {name}.")


@pytest.fixture
def room(somebody):
    """A big screen and two phones, and what the big screen hears."""
    screen = somebody(SCREEN).page
    ears = Ears(screen)
    phones = [somebody(PHONE, has_touch=True).page for _ in range(2)]

    def gather(game: str) -> tuple[Page, list[Page], Ears]:
        code = set_up_on(screen, game)
        join(phones[0], "/", code, "Mara")
        join(phones[1], "/join", code.lower(), "Jonas")
        expect(screen.locator(".who-is-here li")).to_have_text([re.compile("Mara"), re.compile("Jonas")])
        screen.get_by_role("button", name="Start game").click()
        for page in (screen, *phones):
            page.locator("main[data-moves]").wait_for()
        return screen, phones, ears

    return gather


def moves(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-moves") or 0)


def wait_until_all_know(pages: list[Page], count: int) -> None:
    """Wait until a move is seen everywhere."""
    for page in pages:
        until(page, moves, lambda seen: seen >= count)


def at_turn(phones: list[Page]) -> Page:
    """The phone on which it is one's turn; its heading says so, the others say where to look."""
    until(phones[0], lambda _: [phone.locator(".hand-head.now").count() for phone in phones], lambda seen: sum(seen) == 1)
    now = next(phone for phone in phones if phone.locator(".hand-head.now").count())
    expect(now.get_by_role("heading", level=1)).to_have_text("Your turn")
    for other in phones:
        if other is not now:
            expect(other.locator(".hand-head")).to_contain_text("Look at the big screen.")
    return now


@pytest.mark.slow
def test_a_round_of_line_it_is_played_with_a_big_screen_and_two_phones(room):
    """Joined by code at two addresses, begun on the big screen, played by touch; the big screen tells every move large."""
    screen, phones, ears = room("line-it")
    for phone in phones:
        expect(phone.locator(".seats, .pot:visible")).to_have_count(0)  # others' lines and jackpots are on the big screen
    made = 0
    while "Round 1 " in screen.locator(".round").inner_text():
        phone = at_turn(phones)
        expect(screen.locator(".whose-turn")).to_have_text(f"{phone.locator('.hand-head p').inner_text()}’s turn")
        by_mouse(phone, glance(phone))
        made += 1
        wait_until_all_know([screen, *phones], made)
        assert made < 30
    expect(screen.locator(".newest")).to_contain_text("The round is over")
    assert {view["seat"] for view in ears.views} == {None}
    assert not any(view["legal"] or view["offers"] for view in ears.views)
    expect(screen.locator(".hand-n .card, .actions, .you")).to_have_count(0)  # backs of hands, nothing to play with


@pytest.mark.slow
def test_sequence_is_played_by_name_and_on_a_small_board_and_the_big_screen_sees_no_hand(room):
    screen, phones, ears = room("sequence")
    hands: set[str] = set()
    for made in range(1, 7):
        phone = at_turn(phones)
        expect(phone.locator(".board")).to_have_count(0)  # until a card is chosen
        hands |= set(phone.eval_on_selector_all(".slot", "(all) => all.map((one) => one.dataset.card)"))
        playable = phone.locator(".slot:not(.dead) button.held[aria-label*='goes on']")
        playable.first.tap()
        expect(phone.locator(".board .legal")).not_to_have_count(0)
        (phone.locator(".guide .sq") if made % 2 else phone.locator(".board .legal")).first.tap()
        wait_until_all_know([screen, *phones], made)
    expect(screen.locator(".board .marker")).to_have_count(6)
    assert len(hands) > 7
    assert [view["view"]["hand"] for view in ears.views] == [[]] * len(ears.views)
    assert {view["seat"] for view in ears.views} == {None}
    expect(screen.locator(".held, .slot, [data-thing^=hand]")).to_have_count(0)


@pytest.mark.slow
def test_in_a_race_phones_are_buttons_and_the_big_screen_has_the_cards(room):
    """Whoever presses first lays out a line on the phone, and everybody sees who it is."""
    screen, phones, ears = room("head-line")
    caller, other = phones
    for phone in phones:
        expect(phone.locator(".turned")).to_have_count(0)
    expect(screen.locator(".turned li")).not_to_have_count(0)
    expect(screen.locator(".shout")).to_have_count(0)
    expect(caller.locator(".shout[aria-disabled=false]")).to_be_visible()
    caller.locator(".shout").tap()
    expect(caller.locator(".proof")).to_be_visible()
    expect(caller.locator(".turned")).not_to_have_count(0)
    expect(screen.locator(".whose-turn")).to_have_text("Mara lays out a line")
    expect(other.locator(".hand-head h1")).to_have_text("Mara lays out a line")
    expect(other.locator(".shout")).to_have_count(0)
    assert {view["seat"] for view in ears.views} == {None}


def test_a_player_who_opens_the_big_screen_does_not_see_ones_own_hand_there(somebody, server, guest):
    """The same browser has a seat: the big screen asks as somebody who only watches, and offers nothing that needs the seat."""
    mara = guest("Mara")
    table = lay(server.database, mara, of_sequence.MIDDLE)
    there = somebody(TELEVISION).come_in_as(mara)
    ears = Ears(there.page)
    there.page.goto(f"/t/{table}/room")
    expect(there.page.locator(".whose-turn")).to_have_text("Mara’s turn")
    until(there.page, lambda _: len(ears.updates), lambda count: count > 1)
    assert [(view["seat"], view["view"]["hand"]) for view in ears.views] == [(None, [])] * len(ears.views)
    expect(there.page.locator(".held, .tool-hint, .tool-undo")).to_have_count(0)
    there.page.goto(f"/t/{table}/hand")
    expect(there.page.locator("button.held")).to_have_count(6)


@pytest.mark.parametrize("size", [TELEVISION, SCREEN], ids=["720", "1080"])
@pytest.mark.parametrize(
    "position",
    [
        of_line_it.MIDDLE,
        Position("line-it", 2, secret=3, moves=30),
        Position("line-it", 5, secret=3, moves=60),
        of_sequence.MIDDLE,
        of_sequence.TWELVE,
        of_rooms.LINE,
        Position("line", 6, secret=5, moves=40),
        of_rooms.KIDZ,
        Position("kidz-line", 8, secret=5, moves=20),
        of_rooms.HEAD,
        of_rooms.LONG,
        Position("long-line", 7, secret=5, moves=10),
        of_rooms.SOLO,
    ],
    ids=lambda position: f"{position.game}-{position.seats}",
)
def test_a_big_screen_shows_everything_without_scrolling(somebody, server, guest, position, size):
    mara = guest("Mara")
    page = somebody(size).come_in_as(mara).page
    page.goto(f"/t/{lay(server.database, mara, position)}/room")
    expect(page.locator(".screen-strip")).to_be_visible()
    until(
        page,
        lambda page: page.evaluate("[document.documentElement.scrollHeight - innerHeight, document.fonts.size]"),
        lambda seen: seen[0] <= 1,
        seconds=5,
    )


def test_whoever_joins_where_no_big_screen_is_comes_to_the_whole_table(somebody, guest):
    table = guest("Mara").post("/api/tables", game="line-it", seats=["me", "human"]).json()
    page = somebody(LAPTOP).page
    page.goto("/")
    page.locator("#code").fill(table["code"])
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/t/{table['id']}")
    expect(page.locator(".lobby")).to_be_visible()


def test_a_television_finds_its_table_by_the_code(somebody, guest):
    """The page behind the short address opens big screens too."""
    table = guest("Mara").post("/api/tables", game="line-it", seats=["me", "human"]).json()
    page = somebody(TELEVISION).page
    page.goto("/join")
    page.locator("#code").fill(table["code"])
    page.get_by_role("button", name="This is the big screen").click()
    page.wait_for_url(f"**/t/{table['id']}/room")
    expect(page.locator(".waits")).to_have_text("Mara will start the game once everyone is here.")
    page.keyboard.press("f")
    assert until(page, lambda page: page.evaluate("Boolean(document.fullscreenElement)"), bool)


def test_who_joins_a_moment_later_gets_the_next_seat(somebody, guest):
    """Two phones have seen the same first seat free: the second is not refused, but sits beside."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("line-it", "open", "open", "open")
    page = somebody(PHONE).page
    page.route_web_socket("**/live**", lambda _socket: None)  # news are slow
    page.goto(f"/t/{id_of(table)}/hand")
    expect(page.locator(".hand-lobby li.free")).to_have_count(3)
    jonas.done(table, "seats", seat=0)
    asked: list[int] = []
    page.on("request", lambda request: asked.append(request.post_data_json["seat"]) if request.url.endswith("/seats") else None)
    page.get_by_label("Your name").fill("Odile")
    page.get_by_role("button", name="Join", exact=True).click()
    mara.wait(table, lambda update: [seat["name"] for seat in update["table"]["seats"]] == ["Jonas", "Odile", ""])
    until(page, lambda _: asked, lambda seen: seen == [0, 1])


def test_at_the_end_phones_say_who_won_and_the_big_screen_begins_another_match(somebody, server, guest):
    mara = guest("Mara")
    table = lay(server.database, mara, of_line_it.END)
    screen, phone = (somebody(size).come_in_as(mara).page for size in (SCREEN, PHONE))
    screen.goto(f"/t/{table}/room")
    phone.goto(f"/t/{table}/hand")
    title = phone.get_by_role("heading", level=1)
    expect(title).to_contain_text(re.compile("wins?,"))
    expect(screen.get_by_role("heading", level=1)).to_contain_text(re.compile("wins, 24 to 22"))
    expect(screen.locator(".scores")).to_be_visible()
    screen.get_by_role("button", name="Rematch").click()
    expect(screen.locator(".line-it.shared")).to_be_visible()
    expect(phone.locator(".line-it.held")).to_be_visible()
    expect(phone.locator(".line-it.held .market li")).not_to_have_count(0)


def test_a_phone_without_a_seat_is_told_where_to_look(somebody, server, guest):
    table = lay(server.database, guest("Mara"), of_line_it.MIDDLE)
    page = somebody(PHONE).page
    page.goto(f"/t/{table}/hand")
    expect(page.get_by_role("heading", level=1)).to_have_text("Look at the big screen.")
    page.get_by_role("link", name="Whole table").click()
    expect(page.locator(".line-it.watched")).to_be_visible()
