"""HEAD LINE in the browser: whole games by keyboard and by touch, races of two browsers, and several at one screen."""

import contextlib
import time

import pytest
from playwright.sync_api import Page, expect

from linewright.games.light_line.cards import COLOURS
from linewright.games.light_line.drawing import cards_of
from linewright.games.light_line.solver import line_of
from tests import timing
from tests.page.conftest import LAPTOP, PHONE, SentMove, Somebody, catch_moves, id_of, until
from tests.server.conftest import Guest
from tests.server.test_races import Proxy

ALONE = {"takeover": 0}  # who is away stays away
TENTH = 9  # key 0 points at the tenth card, and there is no key for more


def table_of(guest: Guest, *others: Guest, **options) -> str:
    """Begin a match of people."""
    table = guest.create("head-line", "me", *["human"] * len(others), options={"pace": 1, **options}, house=ALONE)
    for other in others:
        other.done(table, "seats")
    guest.done(table, "start")
    return table


def open_table(person: Somebody, guest: Guest, table: str) -> Page:
    """Come to a table with a browser."""
    person.come_in_as(guest).page.goto(f"/t/{id_of(table)}")
    person.page.locator(".head-line.table").wait_for()
    return person.page


def line_in(view: dict) -> tuple[str, list[str]] | None:
    """The line that is there: its colour, and its cards in order."""
    cards = cards_of(view)
    found = line_of([cards[name] for name in view["open"][: TENTH + 1]], view["wanted"])
    return None if found is None else (COLOURS[found.colour], [str(laid.card) for laid in found.layout])


def wait_for_line(guest: Guest, table: str) -> tuple[dict, tuple[str, list[str]]] | None:
    """Wait until a line lies open; None: the match is over."""
    found = {}

    def is_there(update: dict) -> bool:
        view = update["views"][0]["view"]
        found.update(view=view, line=line_in(view) if view["phase"] == "turning" else None)
        return view["is_over"] or found["line"] is not None

    guest.wait(table, is_there)
    return None if found["line"] is None else (found["view"], found["line"])


def count_cards(page: Page) -> int:
    """How many cards are seen face up."""
    return page.locator(".turned > li .card").count()


def play_rounds(page: Page, guest: Guest, table: str, act, rounds: int = 9) -> None:
    """Win so many rounds: see the line, call, prove it."""
    for played in range(rounds):
        found = wait_for_line(guest, table)
        assert found is not None
        view, (colour, cards) = found
        expect(page.locator(".turned > li .card").nth(len(view["open"]) - 1)).to_be_visible()
        act(page, view, colour, cards)
        update = guest.wait(table, lambda update, played=played: update["views"][0]["view"]["played"] > played)
        assert update["views"][0]["view"]["played"] == played + 1


def by_keyboard(page: Page, view: dict, colour: str, cards: list[str]) -> None:
    """Space calls, C goes through the colours, digits point at cards, Enter shows."""
    page.keyboard.press("Space")
    page.locator(".proof").wait_for()
    for _ in range(COLOURS.index(colour) + 1):
        page.keyboard.press("c")
    for card in cards:
        page.keyboard.press(str((view["open"].index(card) + 1) % 10))
    expect(page.locator(".proof .show")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")


def by_touch(page: Page, _view: dict, colour: str, cards: list[str]) -> None:
    """The same with a finger."""
    page.locator(".shout").tap()
    page.locator(f".colours label.{colour}").tap()
    for card in cards:
        page.locator(f".turned button[data-card='{card}']").tap()
    page.locator(".proof .show").tap()


@pytest.mark.slow
def test_a_whole_game_is_played_by_keyboard_only(somebody, quick_server):
    """All nine rounds are won, for the other one is away: 34 points, each explained."""
    mara, jonas = Guest(quick_server.url, "Mara"), Guest(quick_server.url, "Jonas")
    table = table_of(mara, jonas)
    page = open_table(somebody(LAPTOP, quick_server), mara, table)
    play_rounds(page, mara, table, by_keyboard)
    expect(page.get_by_role("heading", level=1)).to_contain_text("34 to 0")
    expect(page.locator(".tries li.right")).to_have_count(9)
    expect(page.locator(".end-table .me .total")).to_have_text("34")


@pytest.mark.slow
def test_a_whole_game_is_played_by_touch_on_a_phone(somebody, quick_server):
    mara, jonas = Guest(quick_server.url, "Mara"), Guest(quick_server.url, "Jonas")
    table = table_of(mara, jonas)
    page = open_table(somebody(PHONE, quick_server, has_touch=True, is_mobile=True), mara, table)
    play_rounds(page, mara, table, by_touch)
    expect(page.get_by_role("heading", level=1)).to_contain_text("34 to 0")


def test_the_button_answers_the_press_and_not_the_release(somebody, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    page = open_table(somebody(LAPTOP), mara, table_of(mara, jonas))
    page.locator(".turned > .new").wait_for()
    page.locator(".shout").hover()
    page.mouse.down()
    expect(page.locator(".proof")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".proof")).to_be_visible()


def test_cards_are_turned_moved_and_put_back_and_a_wrong_line_is_explained(somebody, guest):
    """The others see it as soon as it is shown."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas)
    page = open_table(somebody(LAPTOP), mara, table)
    other = open_table(somebody(PHONE), jonas, table)
    until(page, count_cards, lambda count: count >= 5)
    page.keyboard.press("Enter")
    page.locator(".proof").wait_for()
    expect(other.locator(".outcome.waiting h2")).to_contain_text("Mara lays out a line")
    wanted = mara.update(table)["views"][0]["view"]["wanted"]
    for key in "12345"[:wanted]:
        page.keyboard.press(key)
    expect(page.locator(".proof .show")).to_have_text("Choose the colourEnter")
    page.keyboard.press("c")
    page.keyboard.press(str(wanted))  # the last one is held
    held = page.locator(".proof .cell.over[aria-pressed=true]")
    lay = held.get_attribute("aria-label")
    page.keyboard.press("r")
    assert ("turned" in held.get_attribute("aria-label")) != ("turned" in lay)
    before = held.get_attribute("data-at")
    page.keyboard.press("ArrowDown")
    assert held.get_attribute("data-at") != before
    page.keyboard.press("Delete")
    expect(page.locator(".proof .board .card")).to_have_count(wanted - 1)
    page.locator(".turned button").nth(wanted - 1).click()
    page.keyboard.press("Escape")
    page.locator(".proof .none").click()
    for one in (page, other):
        expect(one.locator(".outcome.wrong")).to_contain_text("New cards, same round card.")
    expect(other.locator(".outcome.wrong h2")).to_have_text("Mara shows no line")
    page.keyboard.press("Escape")
    expect(page.locator(".outcome")).to_have_count(0)
    page.get_by_role("button", name="The last call").click()
    expect(page.locator(".outcome.wrong")).to_be_visible()


TRIES = 12
UP_SECONDS, DOWN_SECONDS = 0.05, 0.15  # most of a slow line’s 0.2 s is on the way to the page
NOISE_SECONDS = 0.05  # by which a call may be later than the line makes it, where nobody else takes the machine
NOTE_PRESSES = "addEventListener('keydown', () => { window.pressed = Date.now() / 1000; }, { capture: true, once: true })"


@pytest.fixture
def slow_line(server):
    """A line to the server that takes 0.2 s for the round trip."""
    with contextlib.closing(Proxy(server.port, up=UP_SECONDS, down=DOWN_SECONDS)) as proxy:
        yield proxy


def race(near: Page, far: Page, line: Proxy) -> bool:
    """Press the far button first, and the near one while that call is on its way; whether it came as the line lets it.

    On a busy machine a page or the line may be held up for longer than people differ: then nothing can be said of who was first.
    """
    calls = len(line.moves)
    for page in (near, far):
        page.evaluate(NOTE_PRESSES)
    far.keyboard.press("Space")
    near.keyboard.press("Space")
    until(far, lambda _: len(line.moves), lambda count: count > calls)
    first, second = (page.evaluate("window.pressed") for page in (far, near))
    return second - first < UP_SECONDS and line.moves[calls] - first < UP_SECONDS + NOISE_SECONDS


def test_the_faster_reaction_wins_on_a_slow_line_and_both_browsers_say_why(somebody, browser, guest, slow_line):
    """Jonas presses first, on a line of 0.2 s; Mara is heard first, and is told by how much she was slower."""
    for _ in range(TRIES):
        mara, jonas = guest("Mara"), guest("Jonas")
        table = table_of(mara, jonas, same_call_ms=0)
        near = open_table(somebody(LAPTOP), mara, table)
        far = Somebody(browser, slow_line.url)
        with contextlib.closing(far.context):
            open_table(far, jonas, table)
            drawn = count_cards(far.page)
            until(far.page, count_cards, lambda count, drawn=drawn: count >= drawn + 2)  # by then its line has been measured
            if not race(near, far.page, slow_line):
                continue
            expect(far.page.locator(".proof")).to_be_visible()
            if not is_near_heard_first(mara, table):
                continue
            expect(near.locator(".outcome.waiting .lead")).to_contain_text("ms before you")
            expect(near.locator(".outcome.waiting .times tbody tr")).to_have_count(2)
            expect(near.locator(".outcome.waiting .how")).to_contain_text("Your call was heard first; Jonas’s line is slower.")
            return
    pytest.fail("calls were held up each time: is the machine this busy?")


def is_near_heard_first(guest: Guest, table: str) -> bool:
    """Whether the server had Mara’s call before Jonas’s; where it is busy it may read both at one moment."""
    calls = [event for event in guest.update(table)["events"] if event.get("text") == "call"]
    heard = {event["seat"]: event["timing"]["heard"] for event in calls}
    return 0 in heard and heard[0] < heard[1]


def press_together(*pages: Page) -> None:
    """Have the buttons of all pages pressed at one moment a little later: from here one press would wait for the other."""
    moment = pages[0].evaluate("Date.now()") + 1500
    for page in pages:
        page.evaluate(
            """(moment) => void setTimeout(() => document.querySelector(".shout").dispatchEvent(
              new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, button: 0 })), moment - Date.now())""",
            moment,
        )


def test_a_tie_is_shown_to_both_with_the_photo_finish(somebody, guest):
    def promise(_longer):
        mara, jonas = guest("Mara"), guest("Jonas")
        table = table_of(mara, jonas, same_call_ms=1000)
        pages = [open_table(somebody(size), one, table) for size, one in ((LAPTOP, mara), (PHONE, jonas))]
        for page in pages:
            page.locator(".turned > .new").wait_for()
        press_together(*pages)
        for page in pages:
            expect(page.locator(".finish h2")).to_have_text("Too close to call")
            expect(page.locator(".finish .times tbody tr")).to_have_count(2)
            expect(page.locator(".seats em.called")).to_have_count(2)
        expect(pages[0].locator(".finish .verdict")).to_contain_text("You and Jonas are")

    timing.keep(promise)


LATE_SECONDS = 0.6  # a call on its way: longer than any credit for a slow line


def test_who_calls_later_is_told_so_and_reads_no_refusal(somebody, guest):
    """Jonas’s call is on its way when Mara’s is heard: what comes of it is what he sees."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas, same_call_ms=0)
    there = somebody(LAPTOP)

    def let_mara_call_first(sent: SentMove) -> None:
        mara.done(table, "moves", seat=0, text="call", after=last_of(mara, table))
        time.sleep(LATE_SECONDS)
        sent.go_on()

    catch_moves(there.page, let_mara_call_first)
    page = open_table(there, jonas, table)
    page.locator(".turned > .new").wait_for()
    page.keyboard.press("Space")
    expect(page.locator(".outcome.waiting")).to_contain_text("You called too late.")
    expect(page.locator(".refusal")).to_have_count(0)


def last_of(guest: Guest, table: str) -> int:
    """The number of the last event."""
    return guest.update(table)["number"]


def test_several_at_one_screen_have_a_button_each(somebody, guest):
    mara = guest("Mara")
    table = mara.create("head-line", "me", "me", options={"pace": 1}, house=ALONE)
    mara.done(table, "start")
    page = open_table(somebody(LAPTOP), mara, table)
    expect(page.locator(".shout")).to_have_count(2)
    page.locator(".turned > .new").wait_for()
    page.keyboard.press("2")
    expect(page.locator(".proof")).to_be_visible()
    assert mara.update(table)["views"][0]["view"]["caller"] == 1


def test_a_spectator_and_a_replay_have_nothing_to_press(somebody, guest):
    mara, jonas = guest("Mara"), guest("Jonas")
    table = table_of(mara, jonas, pace=60)
    page = open_table(somebody(LAPTOP), guest("Odile"), table)
    expect(page.locator(".shout")).to_have_count(0)
    expect(page.locator(".press")).to_contain_text("No card is face up yet.")
    mara.done(table, "resign", seat=0)
    page.goto(f"/t/{id_of(table)}/replay")
    expect(page.locator(".head-line .round h2")).to_be_visible()
    expect(page.locator(".shout")).to_have_count(0)
