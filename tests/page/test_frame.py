"""What every table has, whatever is played at it: hint, undo, refusals, log, chat, questions, clocks, seats, coming back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.line_it import screens as of_line_it
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, PHONE, REFUSED, Somebody, id_of, until
from tests.page.positions import lay
from tests.page.screens import settle
from tests.server.conftest import Guest, Running
from tests.server.test_long_logs import prolong

SERVER_GONE = "ERR_CONNECTION_RE(FUSED|SET)"
SAME = re.compile(
    r"Linewright|Line-it|LI-\d+|Jackpots|Chat|Mara|Bevel|Chisel|Awl|[Bb]ot|Hand|[0-9a-f]{8}"
)  # in several languages
VISIBLE_WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (text && walker.currentNode.parentElement.checkVisibility()) found.push(text);
  }
  return found;
}"""


def moves(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-moves"))


def wait_for_moves(page: Page, count: int) -> None:
    expect(page.locator("main")).to_have_attribute("data-moves", str(count))


def in_menu(page: Page, name: str) -> None:
    """Press something in the menu of the table."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=name).click()


def lay_card(page: Page, card: str) -> None:
    """Take a card from the market and lay it on the line."""
    page.get_by_role("button", name=re.compile(f"^{card}, ")).click()
    page.locator("[data-target=line] button").click()


@pytest.fixture
def mara(guest) -> Guest:
    return guest("Mara")


@pytest.fixture
def jonas(guest) -> Guest:
    return guest("Jonas")


@pytest.fixture
def at_table(somebody, server, mara):
    """Mara in the middle of a game against three bots who take their time; it is her turn."""

    def sit(position=of_line_it.MIDDLE, size=LAPTOP, **house) -> Somebody:
        there = somebody(size).come_in_as(mara)
        there.page.goto(f"/t/{lay(server.database, mara, position, **house)}")
        there.page.locator("main[data-moves]").wait_for()
        return there

    return sit


@pytest.fixture
def table_of_two(mara, jonas) -> str:
    """Mara and Jonas at a table that has begun; Mara is to move."""
    return begin(mara, jonas)


def begin(mara: Guest, jonas: Guest, **more) -> str:
    table = mara.create("line-it", "me", "human", first=0, **more)
    jonas.done(table, "seats", seat=1)
    mara.done(table, "start")
    return table


@pytest.fixture
def open_table(somebody):
    """Open a table in a browser, as a guest or as nobody."""

    def come(table: str, guest: Guest | None = None, size=LAPTOP, **how) -> Page:
        there = somebody(size, **how)
        if guest is not None:
            there.come_in_as(guest)
        there.page.goto(table.replace("/api/tables/", "/t/"))
        there.page.locator("main[data-moves]").wait_for()
        return there.page

    return come


# Hint, undo, refusal


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_hint_tells_a_move_and_why_and_does_it(at_table, way):
    """The move is said in words with at least one reason, marked on the table, and made at the press of a button."""
    page = at_table().page
    if way == "button":
        page.get_by_role("button", name="Hint").click()
    else:
        page.keyboard.press("h")
    hint = page.locator(".notice.hint")
    expect(hint.locator("b")).to_have_text(re.compile(r"^Hint: .+\.$"))
    why = hint.locator("p").inner_text().removeprefix(hint.locator("b").inner_text())
    assert len(why.split()) > 3
    expect(page.locator(".line-it .hinted")).to_have_count(1)
    expect(page.locator("#spoken")).to_contain_text(why.strip())
    hint.get_by_role("button", name="Play this move").click()
    wait_for_moves(page, of_line_it.MIDDLE.moves + 1)
    expect(hint).to_have_count(0)


def test_a_hint_can_be_put_away(at_table):
    page = at_table().page
    page.get_by_role("button", name="Hint").click()
    page.locator(".notice.hint").get_by_role("button", name="Close").click()
    expect(page.locator(".notice.hint, .line-it .hinted")).to_have_count(0)
    assert moves(page) == of_line_it.MIDDLE.moves


def test_a_table_without_hints_offers_none(at_table):
    page = at_table(hints=False).page
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_move_just_made_is_taken_back_at_once(at_table, way):
    """The card lies in the market again, and the log tells of both."""
    page = at_table().page
    line = page.locator(".you .line li")
    before = line.count()
    lay_card(page, "58")
    expect(line).to_have_count(before + 1)
    if way == "button":
        page.get_by_role("button", name="Undo").click()
    else:
        page.keyboard.press("u")
    wait_for_moves(page, of_line_it.MIDDLE.moves)
    expect(line).to_have_count(before)
    expect(page.get_by_role("button", name=re.compile("^58, "))).to_be_visible()
    expect(page.locator(".log .entry").last).to_have_text("You undo your move.")


def test_others_are_asked_before_a_move_is_taken_back_that_they_answered(table_of_two, open_table, mara, jonas):
    """Who is asked sees a question with two answers, who asks sees that they wait; "no" leaves all as it is, "yes" goes back."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas)
    for person in (mara, mara, jonas):  # a card and the end of the turn, and a card of the next
        made = person.update(table_of_two)["table"]["moves"]
        texts = person.update(table_of_two)["views"][0]["legal"]
        person.move(table_of_two, texts.index("end") if "end" in texts else 0)
        wait_for_moves(mine, made + 1)
    for answer, left in (("No", made + 1), ("Yes", 1)):
        mine.get_by_role("button", name="Undo").click()
        expect(mine.locator(".notice")).to_have_text("You asked to undo your move. Waiting for the others…")
        question = theirs.get_by_role("group", name="A question for you")
        expect(question).to_contain_text("Mara would like to undo a move; that undoes 2 moves in all. Do you agree?")
        question.get_by_role("button", name=answer).click()
        expect(mine.locator(".notice")).to_have_text(["Jonas doesn’t agree."] if answer == "No" else [])
        expect(theirs.locator(".notice")).to_have_count(0)
        for page in (mine, theirs):
            wait_for_moves(page, left)
    expect(mine.locator(".log")).to_contain_text("Jonas doesn’t agree.")
    expect(theirs.locator(".log .entry").last).to_have_text("You agree. Mara undoes a move.")


def test_li_43_a_refusal_shows_its_rule_and_goes_away_when_closed(at_table):
    """The 11 does not continue a line that stands at 29: said in words, cited, and read out."""
    there = at_table()
    there.awaited = REFUSED
    page = there.page
    page.get_by_role("button", name=re.compile("^11, ")).click(force=True)  # it says that it is shut, and can be tried
    refusal = page.locator(".refusal")
    expect(refusal).to_have_attribute("data-rule", "LI-43")
    expect(refusal).to_contain_text("You can’t do that. That number doesn’t continue your line in its direction. LI-43")
    expect(page.locator("#warned")).to_contain_text("That number doesn’t continue your line in its direction. LI-43")
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    assert moves(page) == of_line_it.MIDDLE.moves


def test_a_refusal_goes_away_with_the_next_thing_done(at_table):
    there = at_table()
    there.awaited = REFUSED
    page = there.page
    page.get_by_role("button", name=re.compile("^11, ")).click(force=True)  # it says that it is shut, and can be tried
    expect(page.locator(".refusal")).to_be_visible()
    page.get_by_role("button", name=re.compile("^58, ")).click()
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_rule_in_the_log_opens_without_leaving_the_table(at_table):
    """Every entry about a move cites a rule; pressed, it is shown above the table, and the rulebook opens beside it."""
    page = at_table().page
    entries = page.locator(".log .entry[data-number]")
    assert entries.count() > 20
    assert all(re.search(r"LI-\d+", text) for text in entries.all_inner_texts())
    page.locator(".log .entry[data-number] a.rule-no").last.click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text(re.compile(r"LI-\d+ · "))
    expect(rule.locator(".rule-text")).not_to_be_empty()
    assert "/t/" in page.url
    number = rule.get_by_role("heading").inner_text().split(" ")[0]
    rule.get_by_role("link", name="Full rulebook").click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.locator(".one-rule.here .number")).to_have_text(number)
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert "/t/" in page.url


def test_rules_are_read_beside_a_game_that_goes_on(at_table):
    """The bar opens them at the edge: a card is played while they stay open. They are searched there, and Escape closes them."""
    page = at_table().page
    page.get_by_role("link", name="Rules").click()
    book = page.get_by_role("dialog", name="Rules")
    book.get_by_label("Search the rules").fill("jackpot")
    until(page, lambda page: page.locator(".one-rule").count(), lambda count: 0 < count < 20)
    before = moves(page)
    lay_card(page, "58")
    wait_for_moves(page, before + 1)
    book.locator(".contents a").last.click()
    expect(book).to_be_visible()
    assert re.search(r"/t/[^/#]+$", page.url)
    book.get_by_label("Search the rules").press("Escape")
    expect(book).to_have_count(0)


def test_on_a_phone_rules_cover_the_game_and_give_it_back(at_table):
    """There is room for one of both only; the table is where it was."""
    page = at_table(size=PHONE).page
    page.locator(".tool.narrow").click()
    page.get_by_role("dialog", name="Menu").get_by_role("link", name="Rules").click()
    book = page.get_by_role("dialog", name="Rules")
    assert book.bounding_box()["width"] == PHONE[0]
    book.get_by_role("button", name="Close").click()
    expect(page.locator("main[data-moves]")).to_be_visible()
    assert "/t/" in page.url


def test_a_lesson_opens_in_a_window_of_its_own(at_table):
    """Whoever looks into the lesson has not left their game."""
    there = at_table()
    page = there.page
    page.get_by_role("button", name="Table menu").click()
    with there.context.expect_page() as opened:
        page.get_by_role("dialog", name="Menu").get_by_role("link", name="Learn to play").click()
    opened.value.wait_for_url(re.compile("/learn/line-it$"))
    assert "/t/" in page.url


def test_on_a_phone_the_menu_of_a_running_table_has_the_link_to_it(at_table):
    """The bar has no room for the button there."""
    page = at_table(size=PHONE).page
    page.locator(".tool.narrow").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog", name="Invite")).to_be_visible()


def test_a_game_begins_at_its_top_however_far_down_one_was_in_the_lobby(somebody, mara):
    """The button that begins stands far down on a phone."""
    page = somebody((PHONE[0], 400)).come_in_as(mara).page
    page.goto(f"/t/{id_of(mara.create('line-it', 'me', 'open'))}")
    page.get_by_role("button", name="Start game").click()
    page.locator("main[data-moves]").wait_for()
    assert page.evaluate("scrollY") == 0


# Talking


def test_what_is_said_reaches_the_others_under_ones_name(table_of_two, open_table, mara, jonas):
    """Each sees the other's name and "You" for themselves; the field is empty again."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas)
    for page, text in ((mine, "Hello <b>you</b>"), (theirs, "Hello yourself")):
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_label("Say something")).to_have_value("")
    expect(mine.locator(".talk p")).to_have_text(["You Hello <b>you</b>", "Jonas Hello yourself"])
    expect(theirs.locator(".talk p")).to_have_text(["Mara Hello <b>you</b>", "You Hello yourself"])
    expect(mine.locator("#spoken")).to_contain_text("Jonas: Hello yourself")


def test_new_lines_are_counted_until_they_are_read(table_of_two, open_table, mara, jonas):
    """On a phone the chat is a sheet: the count stands on its button; what was read stays so, what one wrote is never new."""
    page = open_table(table_of_two, mara, PHONE)
    unread = page.locator(".unread:visible")
    expect(unread).to_have_count(0)
    for text in ("one", "two"):
        jonas.done(table_of_two, "chat", text=text)
    expect(unread).to_have_text("22 new messages")  # the figure, and the words for whoever listens
    page.get_by_role("button", name=re.compile("^Chat")).click()
    sheet = page.get_by_role("dialog", name="Chat")
    expect(sheet.locator(".talk p")).to_have_text(["Jonas one", "Jonas two"])
    sheet.get_by_label("Say something").fill("three")
    sheet.get_by_role("button", name="Send").click()
    expect(sheet.locator(".talk p").last).to_have_text("You three")
    jonas.done(table_of_two, "chat", text="four")
    expect(sheet.locator(".talk p").last).to_have_text("Jonas four")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(unread).to_have_count(0)
    jonas.done(table_of_two, "chat", text="five")
    expect(unread).to_have_text("1one new message")
    page.reload()
    expect(unread).to_have_text("1one new message")


def test_a_folded_chat_says_that_there_are_new_lines(table_of_two, open_table, mara, jonas):
    """Where it is unfolded there is nothing to count."""
    page = open_table(table_of_two, mara)
    jonas.done(table_of_two, "chat", text="one")
    expect(page.locator(".talk p")).to_have_text("Jonas one")
    heading = page.locator(".side summary", has_text="Chat")
    heading.click()
    expect(page.locator(".unread")).to_have_count(0)
    jonas.done(table_of_two, "chat", text="two")
    expect(heading.locator(".unread")).to_have_text("1one new message")
    heading.click()
    expect(page.locator(".unread")).to_have_count(0)


def test_whoever_is_sent_away_is_told_so_and_sees_nothing_any_more(table_of_two, open_table, mara, jonas):
    """The host asks for it over the list of people; the table is gone from the other's window."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas)
    in_menu(mine, "People")
    mine.get_by_role("dialog").get_by_role("button", name="Remove").click()
    mine.get_by_role("dialog").last.get_by_role("button", name="Remove").click()
    expect(theirs.get_by_role("heading", level=1)).to_have_text("You’re no longer at this table")
    expect(theirs.get_by_role("alert").first).to_contain_text("The host has removed you")
    expect(theirs.locator(".at, .side")).to_have_count(0)
    theirs.locator("#main").get_by_role("link", name="Home").click()
    expect(theirs.locator("#main")).to_contain_text("Seven games")


def test_what_happens_at_the_table_is_spoken(table_of_two, open_table, mara, jonas):
    """Whoever listens hears of pauses, of undos and who agreed to them; a line that follows at once takes none away unread."""
    page = open_table(table_of_two, mara)
    spoken = page.locator("#spoken")
    jonas.done(table_of_two, "pause")
    expect(spoken).to_contain_text("Jonas pauses the game.")
    jonas.done(table_of_two, "resume")
    expect(spoken).to_contain_text("The game goes on.")
    expect(spoken.locator("p").filter(has_text="Jonas pauses the game.")).to_have_count(1)
    for _ in range(2):  # takes a card, ends the turn
        mara.move(table_of_two)
    jonas.move(table_of_two)
    mara.done(table_of_two, "undo", seat=0)
    expect(spoken).to_contain_text("You ask to undo a move.")
    jonas.done(table_of_two, "undo/answer", seat=1, yes=True)
    expect(spoken).to_contain_text("Jonas agrees. You undo your move.")
    expect(page.locator(".log .entry").last).to_have_text("Jonas agrees. You undo your move.")


def test_a_refused_undo_is_seen_on_a_phone_too_until_one_moves(table_of_two, open_table, mara, jonas):
    page = open_table(table_of_two, mara, PHONE)
    for _ in range(2):  # takes a card, ends the turn
        mara.move(table_of_two)
    jonas.move(table_of_two)
    page.get_by_role("button", name="Ask to undo").click()
    jonas.done(table_of_two, "undo/answer", seat=1, yes=False)
    notice = page.locator(".notice", has_text="Jonas doesn’t agree.")
    expect(notice).to_be_visible()
    jonas.move(table_of_two)
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_the_log_goes_on_naming_whoever_was_sent_away(table_of_two, open_table, mara, jonas):
    page = open_table(table_of_two, mara)
    for _ in range(2):
        mara.move(table_of_two)
    jonas.move(table_of_two)
    mara.done(table_of_two, "remove", person=jonas.id)
    expect(page.locator(".log .entry", has_text="The host removed Jonas.")).to_have_count(1)  # a bot may have moved since
    for _ in range(2):  # as it was told, and as it is told to whoever comes later
        expect(page.locator(".log .entry:not(.table-says):not(.me)")).to_contain_text(["Jonas"])
        page.reload()


LARGE = "document.documentElement.style.fontSize = '200%'"
CUT = """(all) => all.filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const isOnTop = (x) => one.contains(document.elementFromPoint(x, (top + bottom) / 2));
  const isFull = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  return isFull || !isOnTop(left + 2) || !isOnTop(right - 2);
}).map((one) => one.textContent)"""  # what is covered at one of its ends, or has no room


@pytest.mark.parametrize(
    ("position", "what"),
    [(of_line_it.MIDDLE, ".board > h2, .board > .round"), (of_sequence.MIDDLE, ".row.ends:not(.foot) span:not(.e, .said)")],
    ids=["line-it", "sequence"],
)
def test_on_a_phone_with_very_large_letters_headings_are_whole(at_table, position, what):
    page = at_table(position, PHONE).page
    page.evaluate(LARGE)
    settle(page)
    assert page.locator(what).count() > 1
    assert page.locator(what).evaluate_all(CUT) == []


def test_behind_a_dialog_all_of_the_window_is_dimmed(at_table):
    """Also the strip that is left for a scroll bar, over which no backdrop lies."""
    page = at_table().page
    background = "getComputedStyle(document.documentElement).backgroundColor"
    before = page.evaluate(background)
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    assert page.evaluate(background) != before
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(background) == before


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1366, 768)])
def test_a_hint_moves_no_button(at_table, size):
    page = at_table(of_line_it.MIDDLE, size).page
    before = page.locator(".actions").bounding_box()
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_be_visible()
    settle(page)
    after = page.locator(".actions").bounding_box()
    assert after["y"] == pytest.approx(before["y"], abs=1)
    assert after["y"] + after["height"] <= size[1]


# Stopping, ending, beginning again


def test_a_paused_match_waits_until_somebody_goes_on(table_of_two, open_table, mara, jonas):
    """Either may pause and either may go on; meanwhile nothing can be pressed that would be a move."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas)
    in_menu(mine, "Pause")
    expect(mine.locator(".notice")).to_contain_text("The game is paused.")
    expect(theirs.locator(".notice")).to_contain_text("Mara paused the game.")
    expect(mine.locator(".log .entry").last).to_have_text("You pause the game.")
    expect(mine.locator(".you.acting")).to_have_count(0)
    theirs.get_by_role("button", name="Resume").click()
    for page in (mine, theirs):
        expect(page.locator(".notice")).to_have_count(0)
        expect(page.locator(".log .entry").last).to_have_text("The game goes on.")
    expect(mine.locator(".you.acting")).to_be_visible()


def test_giving_up_is_asked_first_and_ends_the_match(table_of_two, open_table, mara, jonas):
    """Cancelled, nothing has happened; confirmed, the other wins, and both are told."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas)
    in_menu(mine, "Resign")
    sure = mine.get_by_role("dialog", name="Resign")
    expect(sure).to_contain_text("This can’t be undone.")
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    assert mara.update(table_of_two)["table"]["status"] == "playing"
    in_menu(mine, "Resign")
    sure.get_by_role("button", name="Resign").click()
    expect(mine.get_by_role("heading", level=1)).to_have_text("Jonas wins.")
    expect(theirs.get_by_role("heading", level=1)).to_have_text("You win.")


def test_a_rematch_is_a_new_match_with_the_same_people(at_table):
    """From the explained end to the first market of the next match in one press; it is dealt with one's own chance in it."""
    page = at_table(of_line_it.END, bot_delay=0).page
    expect(page.get_by_role("heading", level=1)).to_have_text("You win, 24 to 22.")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".market button").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Game 2 starts.")
    assert moves(page) < 20
    table = page.url.rpartition("/")[2]
    assert set(page.request.get(f"/api/tables/{table}/events").json()["table"]["deal"]["nonces"]) == {"0"}


def test_a_rematch_begins_when_both_are_ready_and_nobodys_end_is_taken_away(table_of_two, open_table, mara, jonas):
    """One press says that one is ready; the other sees it, and reads on; on a phone too. Each log begins anew with the match."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas, PHONE)
    mara.done(table_of_two, "resign", seat=0)
    mine.get_by_role("button", name="Rematch").click()
    again = mine.get_by_role("button", name="Ready: waiting for the others")
    expect(again).to_have_attribute("aria-pressed", "true")
    expect(theirs.get_by_role("button", name="Rematch Mara is ready")).to_be_visible()
    for page, who in ((mine, ["You ready", "Jonas not yet"]), (theirs, ["Mara ready", "You not yet"])):
        expect(page.locator(".who-is-ready li")).to_have_text([re.compile(rf"\s*{one}\s*") for one in who])
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win"))
    expect(theirs.locator("#spoken")).to_contain_text("Mara is ready for a rematch.")
    again.click()
    expect(mine.get_by_role("button", name="Rematch")).to_have_attribute("aria-pressed", "false")
    for page in (theirs, mine):
        page.get_by_role("button", name="Rematch").click()
    for page in (mine, theirs):
        expect(page.locator(".market button").first).to_be_visible()
    expect(mine.locator(".log .entry").first).to_contain_text("Game 2 starts.")


# Seats


def test_whoever_leaves_finds_the_seat_again(table_of_two, open_table, mara, jonas):
    """Leaving is asked first; a bot plays meanwhile; the link leads back to the same seat, which is taken back in one press."""
    mine, theirs = open_table(table_of_two, mara), open_table(table_of_two, jonas)
    in_menu(mine, "Leave the table")
    sure = mine.get_by_role("dialog", name="Leave the table")
    expect(sure).to_contain_text("A bot will play for you until you come back.")
    sure.get_by_role("button", name="Leave the table").click()
    mine.wait_for_url("**/")
    expect(theirs.locator(".log")).to_contain_text("Mara leaves the table.")
    expect(theirs.locator(".you.acting")).to_be_visible()  # the bot has moved
    mine.locator(f".mine a[href='{table_of_two.replace('/api/tables/', '/t/')}']").click()
    notice = mine.locator(".notice", has_text="A bot is playing for you.")
    notice.get_by_role("button", name="Take your seat back").click()
    expect(notice).to_have_count(0)
    expect(theirs.locator(".log .entry").last).to_have_text("Mara is back.")
    while not (update := mara.update(table_of_two))["views"][0]["legal"]:
        jonas.move(table_of_two)
    until(mine, moves, lambda seen: seen == update["table"]["moves"])
    expect(mine.locator(".you.acting")).to_be_visible()


@pytest.mark.slow
def test_a_bot_stands_in_for_whoever_is_away_and_goes_when_they_come_back(mara, jonas, open_table):
    """After the time that was agreed on; both are told, and the seat is taken back in one press."""
    table = begin(mara, jonas, house={"takeover": 1})
    theirs = open_table(table, jonas)
    mine = open_table(table, mara)
    mine.goto("about:blank")
    expect(theirs.locator(".log")).to_contain_text("A bot is playing for Mara.", timeout=20_000)
    expect(theirs.locator(".you.acting")).to_be_visible()
    mine.goto(table.replace("/api/tables/", "/t/"))
    mine.get_by_role("button", name="Take your seat back").click()
    expect(theirs.locator(".log .entry").last).to_have_text("Mara is back.")
    expect(mine.locator(".notice")).to_have_count(0)


def test_a_spectator_sees_the_table_and_can_press_nothing_of_it(table_of_two, open_table, mara):
    """Names, lines and market are there; hands are backs; no move, no hint, no undo, no question."""
    for person, choice in ((mara, "hand"), (mara, "end")):
        texts = person.update(table_of_two)["views"][0]["legal"]
        person.move(table_of_two, next(k for k, text in enumerate(texts) if choice in text))
    page = open_table(table_of_two)
    expect(page.locator(".bar")).to_contain_text("you’re watching")
    for name in ("Mara", "Jonas"):
        expect(page.locator(".seat").get_by_role("heading", name=name)).to_be_visible()
    expect(page.locator(".market li")).to_have_count(4)
    expect(page.locator(".market button, .hand button, .actions, .tool-hint, .tool-undo, .chat form")).to_have_count(0)
    expect(page.locator(".seat .hand-n .back")).to_have_count(1)
    expect(page.locator(".seat .hand-n .card")).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog", name="Menu").get_by_role("button", name=re.compile("Pause|Resign"))).to_have_count(0)


def test_a_table_without_spectators_says_so(mara, jonas, somebody):
    """Who has only the link is told in words."""
    table = begin(mara, jonas, house={"spectators": False})
    stranger = somebody(LAPTOP)
    stranger.awaited = "status of 403"
    stranger.page.goto(table.replace("/api/tables/", "/t/"))
    expect(stranger.page.get_by_role("alert").first).to_have_text("This table doesn’t allow spectators.")


# The bar


def test_sounds_are_heard_until_they_are_switched_off(somebody, server, mara):
    """The switch says how it stands, silences the table at once, and is remembered."""
    there = somebody(LAPTOP).come_in_as(mara)
    page = there.page
    page.add_init_script(
        "const Tone = OscillatorNode; window.tones = 0;"
        "window.OscillatorNode = class extends Tone { constructor(...how) { super(...how); window.tones += 1; } };"
    )
    page.goto(f"/t/{lay(server.database, mara, of_line_it.MIDDLE)}")
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    card = page.get_by_role("button", name=re.compile("^58, "))
    card.click()
    assert until(page, lambda page: page.evaluate("window.tones"), lambda tones: tones > 0, 5)
    page.keyboard.press("Escape")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.tones")
    lay_card(page, "58")
    wait_for_moves(page, of_line_it.MIDDLE.moves + 1)
    assert page.evaluate("window.tones") == before
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_another_language_changes_every_word_on_the_table(at_table):
    """All that is read differs, but for names, numbers and a few words that are the same in both languages."""
    page = at_table().page
    english = set(page.evaluate(VISIBLE_WORDS))
    seen = {"en": english}
    for language, name in (("de", "Deutsch"), ("es", "español")):
        page.get_by_role("button", name=re.compile("^(EN|DE), ")).click()
        page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("main[data-moves]").wait_for()
        seen[language] = set(page.evaluate(VISIBLE_WORDS))
        same = {text for text in seen[language] & english if re.search(r"[^\W\d_]{2}", text)}
        assert {text for text in same if not SAME.fullmatch(text)} == set()
    assert len(seen["de"]) > 40
    assert len(seen["es"]) > 40


def test_colours_are_switched_and_remembered(at_table):
    """As the system, light, dark, and round again; a table stays dark after it was loaded anew."""
    page = at_table().page
    root = page.locator("html")
    ground = "getComputedStyle(document.body).backgroundColor"
    colours = [page.evaluate(ground)]
    for name, theme in (("system", "light"), ("light", "dark")):
        page.get_by_role("button", name=f"Theme: {name}").click()
        expect(root).to_have_attribute("data-theme", theme)
        colours.append(page.evaluate(ground))
    assert colours[0] == colours[1] != colours[2]
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme: dark").click()
    expect(root).not_to_have_attribute("data-theme", re.compile(".*"))


def test_a_question_mark_shows_the_keys_of_frame_and_game(at_table):
    page = at_table().page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("H: hint.")
    expect(keys).to_contain_text("C: complete your line")
    page.keyboard.press("c")  # a key pressed above the sheet is not a move
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert moves(page) == of_line_it.MIDDLE.moves


def test_whoever_is_to_move_sees_their_clock_run(mara, jonas, open_table):
    """A minute and a half for a turn: it is counted down between two messages, and handed over with the turn."""
    table = begin(mara, jonas, house={"clock": {"kind": "turn", "seconds": 90, "then": "nothing"}})
    page = open_table(table, mara)
    own = page.get_by_role("timer", name="Mara’s clock")
    other = page.get_by_role("timer", name="Jonas’s clock")
    expect(own).to_have_text(re.compile(r"^1:(30|2\d)$"))
    expect(other).to_have_text("1:30")
    first = own.inner_text()
    assert until(page, lambda _: own.inner_text(), lambda text: text < first, 5) > "1:20"
    texts = mara.update(table)["views"][0]["legal"]
    mara.move(table, texts.index(next(text for text in texts if text.startswith("take"))))
    mara.move(table, mara.update(table)["views"][0]["legal"].index("end"))
    assert until(page, lambda _: other.inner_text(), lambda text: text < "1:30", 5) > "1:20"
    expect(own).to_have_text("1:30")


# The server


@pytest.fixture
def breakable(tmp_path, browser):
    """A server of its own that may be broken, and Mara at a table, to move; in the end nothing went wrong in her browser."""
    running = Running(str(tmp_path / "tables.db"), tmp_path).start()
    mara = Guest(running.url, "Mara")
    table = mara.create("line-it", "me", "greedy", first=0, house={"bot_delay": 10_000})
    mara.done(table, "start")
    there = Somebody(browser, running.url).come_in_as(mara)
    there.page.clock.install()
    there.page.goto(table.replace("/api/tables/", "/t/"))
    expect(there.page.locator(".market button").first).to_be_visible()
    yield running, there
    running.thaw()
    there.context.close()
    running.stop()
    assert there.errors == []


def play_on(page: Page) -> None:
    """Lay a card and end the turn, without loading anything anew."""
    expect(page.locator(".offline")).to_have_count(0, timeout=30_000)
    page.locator(".market button").first.click()
    page.locator("[data-target=line] button").click()
    wait_for_moves(page, 1)
    page.keyboard.press("e")
    wait_for_moves(page, 2)


@pytest.mark.slow
def test_a_connection_that_dies_without_a_word_is_found_out(breakable):
    """Nothing closes, nothing is heard any more: after a while of silence the page asks, says so, and comes back by itself."""
    running, there = breakable
    page = there.page
    there.wait_for_news()
    page.clock.fast_forward(30_000)
    page.wait_for_timeout(500)
    expect(page.locator(".offline")).to_have_count(0)  # silence alone means nothing
    there.awaited = "WebSocket is closed before the connection is established"
    running.freeze()
    page.clock.fast_forward(30_000)
    expect(page.locator(".offline")).to_have_text("Connection lost. Reconnecting…")
    running.thaw()
    play_on(page)


@pytest.mark.slow
def test_a_killed_server_is_waited_for_and_play_goes_on(breakable):
    """The page says that the connection is lost, and comes back by itself when the server does."""
    running, there = breakable
    page = there.page
    there.awaited = SERVER_GONE
    running.kill()
    expect(page.locator(".offline")).to_have_text("Connection lost. Reconnecting…")
    running.start()
    play_on(page)


def test_a_long_log_is_read_to_its_end(somebody, server, guest):
    """The server tells it in pages; what was said first and last stands in the talk, and news go on."""
    mara = guest("Mara")
    table = mara.create("line-it", "me", "greedy", first=0)
    prolong(server.database, id_of(table), mara.done(table, "start"))
    mara.done(table, "chat", text="the very last word")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    page.locator("main[data-moves]").wait_for()
    said = page.locator(".talk")
    expect(said).to_contain_text("the very last word")
    expect(said).to_contain_text("word 4")
    mara.done(table, "chat", text="and one more")
    expect(said).to_contain_text("and one more")


def test_the_host_locks_the_table_and_makes_a_new_link(somebody, guest):
    """Whoever is new is told so in words, at once where they watch; the new link lets them in, and shows in the invitation."""
    mara, eve = guest("Mara"), guest("Eve")
    table = id_of(mara.create("line-it", "me", "greedy", first=0, house={"bot_delay": 10_000}))
    mara.done(f"/api/tables/{table}", "start")
    host, watches = somebody(LAPTOP).come_in_as(mara), somebody(PHONE).come_in_as(eve)
    page, other = host.page, watches.page
    watches.awaited = REFUSED
    for one in (page, other):
        one.goto(f"/t/{table}")
        one.locator("main[data-moves]").wait_for()
    in_menu(page, "Who may come in")
    door = page.get_by_role("dialog", name="Who may come in")
    expect(door.get_by_label("Anyone with the link or the code")).to_be_checked()
    door.get_by_label("Nobody new").check()
    expect(other.locator("main [role=alert]")).to_contain_text("This table is locked: nobody new can come in.")
    expect(page.locator(".side")).to_contain_text("The host locked the table")
    door.get_by_label("Anyone with the link", exact=True).check()
    expect(page.locator(".side")).to_contain_text("The host lets people in by the link only.")
    other.goto(f"/t/{table}")
    other.locator("main[data-moves]").wait_for()
    door.get_by_role("button", name="Make a new link").click()
    page.get_by_role("dialog", name="Make a new link").get_by_role("button", name="Make a new link").click()
    expect(other.locator("main [role=alert]")).to_contain_text("This link is no longer valid; ask for the new one.")
    link = mara.update(f"/api/tables/{table}")["table"]["link"]
    expect(door.get_by_label("Link", exact=True)).to_have_value(re.compile(f"/t/{link}$"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog", name="Invite").get_by_label("Link", exact=True)).to_have_value(re.compile(f"/t/{link}$"))
    other.goto(f"/t/{link}")
    other.locator("main[data-moves]").wait_for()
