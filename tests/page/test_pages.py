"""Every page beside the table: home, a new table, the lobby, rulebooks, lessons, replays, and who one is."""

import json
import re
import time
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Locator, Page, expect

import linewright
from linewright.core.registry import find
from tests.page.conftest import LAPTOP, Somebody, until
from tests.page.positions import LINE_IT, LINE_IT_END, SEQUENCE, SEQUENCE_12, SEQUENCE_LOCK, SEQUENCE_WIN, lay
from tests.table.conftest import Guest

ROOT = Path(linewright.__file__).parent
LANGUAGES = ("en", "de", "es")
ON_THE_PAGE = ("line-it", "sequence")
COUNTED = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine"}
REFUSED = "the server responded with a status of 4"  # a refusal is an answer; Chromium calls it an error all the same
MOST_ACTIONS = 15  # in a first lesson
HYPHENATED = re.compile(r"(?<![\w./-])[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+(?![\w/])")
PREFIXES = {
    "page", "home", "told", "invite", "lobby", "log", "deal", "replay", "learn", "rulebook", "option", "preset", "why", "offer",
    "hint", "question", "me", "end", "cell", "can", "guide", "team", "keys", "brief", "marker", "tag", "held", "lock", "legend",
}  # fmt: skip
PLAIN = {"face-down"}  # an id, and an English word
SAID = """() => [
  document.title, document.body.innerText,
  ...["aria-label", "title", "placeholder", "alt", "aria-valuetext"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
].join("\\n")"""  # everything that is read on a page, by eye or by ear


def known_ids() -> set[str]:
    """The ids of all words there are."""
    files = [*ROOT.rglob("words/*.ftl")]
    assert len(files) > 9
    return {found for file in files for found in re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)}


IDS = known_ids()


def untranslated(text: str) -> list[str]:
    """Ids of words, and what Fluent leaves where an argument is missing."""
    words = [word for word in HYPHENATED.findall(text) if word not in PLAIN]
    return [word for word in words if word in IDS or word.partition("-")[0] in PREFIXES] + re.findall(r"\{ ?\$?\w*", text)


def id_of(table: str) -> str:
    return table.rpartition("/")[2]


# Home


def tile(page: Page, name: str) -> Locator:
    return page.locator(f"article.game.{name}")


def test_home_shows_every_game_with_what_the_server_says_of_it(somebody):
    """Title, seats and minutes are those of the title cards, and the heading counts right."""
    page = somebody(LAPTOP).page
    page.goto("/")
    games = page.request.get("/api/games").json()["games"]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{COUNTED[len(games)]} games, each about one line.")
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
    bots = page.locator(".start").get_by_label("How many bots")
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
    page.get_by_label("Join by code").fill(
        typed.format(code=code, lower=code.lower(), spaced=spaced, dotted=dotted, link=f"https://example.org/t/{id_of(table)}")
    )
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/t/{id_of(table)}")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are invited")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type the code that your friends see at their table."),
        ("ab", "A code has six letters and digits."),
        ("ZZZZZZ", "No open table has this code."),
    ],
)
def test_a_code_that_leads_nowhere_is_answered_in_words(somebody, typed, told):
    """The answer stands by the field, which stays in focus."""
    there = somebody(LAPTOP)
    there.awaited = REFUSED
    there.page.goto("/")
    field = there.page.get_by_label("Join by code")
    field.fill(typed)
    field.press("Enter")
    expect(there.page.locator(".join [role=alert]")).to_have_text(told)
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")


def test_ones_own_tables_are_listed_with_whose_turn_it_is(somebody, server, guest):
    """Those that wait for oneself, for others, or have not begun; what is finished leads to its replay."""
    mara, jonas = guest("Mara"), guest("Jonas")
    own_turn = lay(server.database, mara, LINE_IT)
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
    for table, told in ((own_turn, "your turn"), (others_turn, "others to move"), (lobby, "not yet begun")):
        expect(mine.locator(f"a[href='/t/{id_of(table)}'] em")).to_have_text(told)
    expect(mine.locator(f"a[href='/t/{id_of(others_turn)}']")).to_contain_text("with Jonas")
    mine.get_by_text("One finished game").click()
    expect(mine.locator(f"a[href='/t/{id_of(finished)}/replay?match=0'] em")).to_have_text("lost")
    mine.locator(f"a[href='/t/{own_turn}']").click()
    expect(page.locator(".you.acting")).to_be_visible()


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
    page.goto("/")
    page.get_by_role("button", name="LONG LINE").click()
    tile(page, "long-line").get_by_role("button", name=re.compile("Paper|terminal")).click()
    expect(page.get_by_role("dialog")).to_contain_text("./play long-line")
    page.keyboard.press("Escape")
    tile(page, "long-line").get_by_role("button", name="Plain table").click()
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
    page.get_by_text("Rule by rule").click()
    drawing = page.get_by_label("Drawing")
    expect(drawing.locator("option:checked")).to_have_text("by hand, and forgetting costs")
    drawing.select_option(label="done for you")
    expect(said).to_have_text("Your own mix")
    choose(page, "preset", "profi")
    expect(said).to_have_text("Profi")
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
    page.get_by_label("Time for a turn").select_option(label="45 seconds")
    page.get_by_label("When time is up").select_option(label="the game is lost")
    choose(page, "pace", "calm")
    page.get_by_label("Others may watch").uncheck()
    page.get_by_label("Hints are allowed").uncheck()
    expect(page.locator("aside li")).to_have_text(
        ["You and 2 friends, with a bot", "Like at home", "45 seconds for each turn; after that the game is lost."]
    )
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    facts = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]
    assert [seat["wish"] for seat in facts["seats"]] == ["human", "open", "greedy", "open"]
    assert facts["seats"][0]["name"] == "Mara"
    assert (facts["options"]["draw"], facts["options"]["table_talk"]) == ("by_hand", True)
    assert facts["house"]["clock"] == {"kind": "turn", "seconds": 45, "then": "resign"}
    assert (facts["house"]["bot_delay"], facts["house"]["spectators"], facts["house"]["hints"]) == (1500, False, False)
    for told in ("Like at home", "45 seconds for each turn", "Only those who play may watch.", "There are no hints."):
        expect(page.locator(".terms")).to_contain_text(told)


def test_only_what_can_be_is_offered_for_so_many_seats(somebody):
    """Four are two teams, nine are three, six may choose; a choice that has become impossible is forgotten."""
    page = somebody(LAPTOP).page
    page.goto("/new/sequence")
    choose(page, "count", "4")
    page.get_by_text("Rule by rule").click()
    expect(page.get_by_label("Teams")).to_have_count(0)
    choose(page, "count", "6")
    page.get_by_label("Teams").select_option(label="3")
    expect(page.locator("aside")).to_contain_text("Your own mix")
    choose(page, "count", "9")
    expect(page.get_by_label("Teams")).to_have_count(0)
    expect(page.locator("aside")).to_contain_text("Standard")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".terms")).to_contain_text("Standard")
    facts = page.request.get(f"/api/tables/{id_of(page.url)}/events").json()["table"]
    assert facts["options"]["teams"] == 3


def test_twelve_sit_down_at_a_table_of_sequence(somebody):
    page = somebody(LAPTOP).page
    page.goto("/new/sequence")
    choose(page, "count", "12")
    expect(page.locator(".places li")).to_have_count(12)
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator(".seats-of li")).to_have_count(12)
    page.get_by_role("button", name=re.compile("^Begin")).click()
    expect(page.locator(".seats [role=listitem]")).to_have_count(12)


@pytest.mark.parametrize("address", ["/new/long-line", "/new/nothing"])
def test_no_table_is_offered_where_there_is_none(somebody, address):
    page = somebody(LAPTOP).page
    page.goto(address)
    expect(page.locator("main [role=alert]")).to_have_text(
        re.compile("^There is nothing here[.]$|^LIGHT LINE! LONG LINE has no table in the browser yet")
    )
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
    picture = host.get_by_role("img", name="QR code of the link")
    assert until(host, lambda _: picture.evaluate("(one) => one.complete && one.naturalWidth"), bool, 5)

    host.get_by_role("button", name="Give to a bot: Seat 3").click()
    expect(host.locator(".seats-of li").nth(2)).to_contain_text("bot")
    host.get_by_role("button", name="Open again: Seat 3").click()
    expect(host.locator(".seats-of li").nth(2)).to_contain_text("Free seat")

    friend = somebody(LAPTOP).page
    friend.goto("/")
    friend.get_by_label("Join by code").fill(code)
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("You are invited")
    expect(friend.get_by_role("button", name=re.compile("Begin|Give to a bot"))).to_have_count(0)
    friend.get_by_label("Your name").fill("Jonas")
    friend.get_by_role("button", name="Sit down: Seat 2").click()
    expect(friend.get_by_role("heading", level=1)).to_have_text("You are at the table")
    expect(host.locator(".seats-of li").nth(1)).to_contain_text("Jonas")

    host.get_by_role("button", name=re.compile("^Begin")).click()
    for page in (host, friend):
        expect(page.locator("main[data-moves]")).to_be_visible()
    expect(friend.locator(".bar .where")).to_contain_text("with Mara and Chisel")
    assert mara.update(table)["table"]["seats"][2]["bot"] == "greedy"


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
    host.get_by_role("button", name="Send away: Seat 2").click()
    sure = host.get_by_role("dialog", name="Send away")
    expect(sure).to_contain_text("Jonas leaves this table and cannot sit down here again.")
    sure.get_by_role("button", name="Send away").click()
    expect(host.locator(".seats-of li").nth(1)).to_contain_text("Free seat")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("You are no longer at this table")
    expect(friend.page.locator("#main [role=alert]")).to_have_text("The host has sent you away from this table.")
    expect(friend.page.locator(".offline")).to_have_count(0)  # it is not the connection


def test_a_host_who_leaves_makes_a_guest_the_host(somebody, guest):
    """Nobody waits for somebody who will not come back."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("line-it", "me", "open")
    jonas.done(table, "seats", seat=1)
    host, friend = (somebody(LAPTOP).come_in_as(one).page for one in (mara, jonas))
    for page in (host, friend):
        page.goto(f"/t/{id_of(table)}")
    expect(friend.locator(".waits")).to_have_text("Mara begins as soon as everybody is here.")
    host.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("button", name="Give to a bot: Seat 1").click()
    friend.get_by_role("button", name=re.compile("^Begin")).click()
    expect(friend.locator(".board")).to_be_visible()


def test_seats_kept_for_friends_go_to_bots_only_if_the_host_says_so(somebody, guest):
    mara = guest("Mara")
    table = mara.create("line-it", "me", "human", house={"spectators": False})
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    watcher = somebody(LAPTOP).come_in_as(guest("Eve")).page
    watcher.goto(page.url)
    expect(watcher.locator(".waits")).to_have_text("Sit down to play along.")
    begin = page.get_by_role("button", name=re.compile("^Begin"))
    expect(begin).to_contain_text("One seat is still kept for a friend.")
    begin.click()
    sure = page.get_by_role("dialog", name="Begin")
    expect(sure).to_contain_text("A bot would take it.")
    sure.get_by_role("button", name="Cancel").click()
    expect(page.locator(".lobby")).to_be_visible()
    begin.click()
    sure.get_by_role("button", name="Begin").click()
    expect(page.locator(".board")).to_be_visible()


# The rulebook


def numbers_of(game: str, language: str) -> list[str]:
    """The rules as they are written in the book."""
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    text = (find(game).folder / name).read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", ON_THE_PAGE)
def test_every_numbered_rule_can_be_read(somebody, played, language):
    page = somebody(LAPTOP, locale=language).page
    page.goto(f"/rules/{played}")
    page.locator(".one-rule").first.wait_for()
    shown = page.eval_on_selector_all(".one-rule", "(all) => all.map((one) => one.id)")
    assert shown == numbers_of(played, language)
    assert len(shown) > 30
    assert all(len(text.split()) > 4 for text in page.locator(".one-rule p").all_inner_texts())


def test_rules_are_found_by_number_and_by_word(somebody):
    """Only what fits is shown, and counted; nothing found is said, too."""
    page = somebody(LAPTOP).page
    page.goto("/rules/line-it")
    field = page.get_by_label("Find in the rules")
    field.fill("li-34")
    expect(page.locator("#LI-34")).to_be_visible()
    expect(page.locator("#LI-1")).to_have_count(0)
    field.fill("JACKPOT token")
    found = page.locator(".one-rule")
    count = found.count()
    assert 1 < count < 20
    expect(page.locator("output")).to_have_text(f"{count} rules")
    assert all("jackpot" in text.lower() and "token" in text.lower() for text in found.all_inner_texts())
    field.fill("xyzzy")
    expect(found).to_have_count(0)
    expect(page.locator("output")).to_have_text("no rule")
    expect(page.locator("main")).to_contain_text("Nothing in these rules has all of these words.")


def test_a_book_of_several_games_opens_at_the_one_asked_for(somebody):
    """And its contents lead everywhere."""
    page = somebody(LAPTOP).page
    page.goto("/rules/head-line")
    heading = page.get_by_role("heading", name="HEAD LINE", exact=True)
    expect(heading).to_be_in_viewport()
    page.locator(".contents").get_by_role("link", name="LINE", exact=True).click()
    expect(page.get_by_role("heading", name="LINE", exact=True)).to_be_in_viewport()
    expect(heading).not_to_be_in_viewport()


def test_accents_need_not_be_typed(somebody):
    page = somebody(LAPTOP, locale="es").page
    page.goto("/rules/line-it")
    field = page.locator("#find")
    counts = []
    for typed in ("línea", "linea", "LINEA"):
        field.fill(typed)
        counts.append(page.locator(".one-rule").count())
    assert counts[0] == counts[1] == counts[2]
    assert 5 < counts[0] < len(numbers_of("line-it", "es"))


def test_an_address_with_a_rule_shows_that_rule(somebody):
    """It is marked and in sight; another number in the text leads on."""
    page = somebody(LAPTOP).page
    page.goto("/rules/line-it#LI-34")
    rule = page.locator("#LI-34")
    expect(rule).to_have_class(re.compile(r"\bhere\b"))
    expect(rule).to_be_in_viewport()
    page.locator("#LI-35 a.rule-no", has_text="LI-31").click()
    expect(page.locator("#LI-31")).to_have_class(re.compile(r"\bhere\b"))
    expect(page.locator("#LI-31")).to_be_in_viewport()
    expect(rule).not_to_have_class(re.compile(r"\bhere\b"))


# Learning


def lesson_move(page: Page, game: str, text: str) -> None:
    """Make a move of a lesson by mouse."""
    verb, *rest = text.split()
    if game == "line-it":
        if verb in ("end", "complete"):
            page.locator(f".actions .{verb}").click()
            return
        where = ".market" if verb == "take" else ".hand"
        page.locator(f"{where} button:is([data-thing='card-{rest[0]}'], [data-thing^='card-{rest[0]}-'])").click()
        page.locator(f"[data-target={'hand' if rest[-1] == 'hand' else 'line'}] button").click()
    elif verb == "dead":
        page.locator(f".slot[data-card='{rest[0]}'] .swap").click()
    else:
        page.locator(f".slot[data-card='{verb}'] button.held").click()
        for _ in range(2 if verb in ("JS", "JH") else 1):
            page.locator(f".board [data-cell={rest[0]}]").click()


def walk_through(page: Page, game: str) -> list[str]:
    """Do what the lesson asks for, to its end; gives what it said."""
    steps = find(game).guide.steps
    said = []
    for k, step in enumerate(steps[:-1]):
        expect(page.locator(".teacher-step")).to_have_text(f"{k + 1} / {len(steps)}")
        said.append(page.locator(".teacher-text").inner_text())
        lesson_move(page, game, step.moves[0])
    expect(page.locator(".teacher .btn.main")).to_be_visible()
    return [*said, page.locator(".teacher-text").inner_text()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", ON_THE_PAGE)
def test_a_first_lesson_is_walked_to_its_end_by_mouse(somebody, played, language):
    """In fewer than fifteen moves; every step says something new and cites rules, the last offers a real game."""
    page = somebody(LAPTOP, locale=language, reduced_motion="reduce").page
    page.goto(f"/learn/{played}")
    texts = walk_through(page, played)
    assert len(texts) == len(set(texts)) < MOST_ACTIONS
    assert sum(bool(re.search(r"[A-Z]{2}-\d+", text)) for text in texts) > 4
    assert untranslated(" ".join(texts)) == []


@pytest.mark.parametrize(("played", "wrong"), [("line-it", "take 89 line"), ("sequence", "3S c1")])
def test_a_wrong_move_in_a_lesson_is_answered_and_the_place_is_shown(somebody, played, wrong):
    """It says what to do instead, marks it, and the lesson goes on from where it was."""
    there = somebody(LAPTOP)
    there.awaited = REFUSED
    page = there.page
    page.goto(f"/learn/{played}")
    before = page.locator(".teacher-text").inner_text()
    if played == "line-it":
        page.get_by_role("button", name=re.compile("^89, ")).click(force=True)
    else:
        lesson_move(page, played, wrong)
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"\w{3}"))
    assert untranslated(page.locator(".refusal").inner_text()) == []
    expect(page.locator("main .hinted").first).to_be_visible()
    assert page.locator(".teacher-text").inner_text() == before
    lesson_move(page, played, find(played).guide.steps[0].moves[0])
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^2 /"))


@pytest.mark.parametrize("played", ON_THE_PAGE)
def test_show_me_marks_the_place_of_the_lesson(somebody, played):
    page = somebody(LAPTOP).page
    page.goto(f"/learn/{played}")
    page.locator(".teacher-text").wait_for()
    marked = page.locator("main :is(li, .cell, .slot, .btn).hinted")
    before = marked.count()
    page.get_by_role("button", name="Show me").click()
    until(page, lambda _: marked.count(), lambda count: count > 0 and count >= before, 5)
    card = find(played).guide.steps[0].moves[0].split()[1 if played == "line-it" else 0]
    name = {"5": "^5, ", "2S": "^2 of spades"}[card]
    expect(marked.get_by_role("button", name=re.compile(name)).first).to_be_visible()


def test_a_lesson_takes_one_press_at_a_time_and_forgets_nothing_when_the_server_is_away(somebody):
    """A double click is one move; an undo that could not be asked for changes nothing."""
    there = somebody(LAPTOP, reduced_motion="reduce")
    page = there.page
    page.goto("/learn/sequence")
    page.locator(".teacher-text").wait_for()

    def slowly(route) -> None:
        time.sleep(0.25)
        route.continue_()

    page.route("**/api/guides/*", slowly)
    card, cell = find("sequence").guide.steps[0].moves[0].split()
    page.locator(f".hand [data-card='{card}'] button.held").first.click()
    page.locator(f"[data-cell='{cell}']").dblclick()
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^2 /"))
    page.unroute("**/api/guides/*")
    there.awaited = "ERR_FAILED"
    page.route("**/api/guides/*", lambda route: route.abort())
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".refusal")).to_contain_text("The server cannot be reached at the moment.")
    page.unroute("**/api/guides/*")
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^2 /"))
    lesson_move(page, "sequence", find("sequence").guide.steps[1].moves[0])
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^3 /"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^2 /"))


def test_a_lesson_ends_in_a_real_game(somebody):
    page = somebody(LAPTOP, reduced_motion="reduce").page
    page.goto("/learn/sequence")
    walk_through(page, "sequence")
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main[data-moves] .board")).to_be_visible()


# Replays


@pytest.fixture
def replay(somebody, server, guest):
    """The replay of a game that is over."""

    def watch(position=LINE_IT_END, query: str = "", **how) -> Page:
        mara = guest("Mara")
        page = somebody(LAPTOP, **how).come_in_as(mara).page
        page.goto(f"/t/{lay(server.database, mara, position)}/replay{query}")
        page.locator(".replay-bar").wait_for()
        return page

    return watch


def at_step(page: Page, step: int) -> None:
    last = page.locator(".replay-slider").get_attribute("max")
    expect(page.locator(".replay-count")).to_have_text(f"{step} / {last}")


def test_a_replay_goes_step_by_step(replay):
    """Forth and back by buttons, keys and the slider; the log grows and shrinks with it."""
    page = replay()
    last = int(page.locator(".replay-slider").get_attribute("max"))
    at_step(page, 0)
    page.get_by_role("button", name="One move on").click()
    at_step(page, 1)
    expect(page.locator(".replay-move")).to_contain_text("LI-")
    page.get_by_role("button", name="One move back").click()
    at_step(page, 0)
    page.get_by_role("button", name="To the end").click()
    at_step(page, last)
    expect(page.locator(".scores")).to_be_visible()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.locator("body").press("ArrowLeft")
    at_step(page, last - 1)
    expect(page.locator(".scores")).to_have_count(0)
    page.locator(".replay-slider").fill("10")
    at_step(page, 10)
    page.locator("h1").first.press("Home")
    at_step(page, 0)


def test_a_replay_plays_by_itself_until_it_is_stopped(replay):
    page = replay()
    page.get_by_role("button", name="Play", exact=True).click()
    count = page.locator(".replay-count")
    until(page, lambda _: count.inner_text(), lambda text: text.startswith("2 /"), 8)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_shows_the_same_moves_through_other_eyes(replay):
    """A spectator sees no hand; a seat sees its own."""
    page = replay(SEQUENCE_WIN, "?step=8")
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    hands = []
    for seat in ("0", "1"):
        page.get_by_label("Seen by").select_option(seat)
        expect(page).to_have_url(re.compile(f"seat={seat}&step=8"))
        expect(page.locator(".hand [data-card]")).to_have_count(6)
        hands.append(page.eval_on_selector_all(".hand [data-card]", "(all) => all.map((one) => one.dataset.card)"))
    assert hands[0] != hands[1]
    page.get_by_label("Seen by").select_option("")
    expect(page.locator(".hand [data-card]")).to_have_count(0)


def test_the_link_of_a_replay_opens_at_the_same_step_for_anybody(replay, somebody):
    page = replay(SEQUENCE_WIN)
    page.locator(".replay-slider").fill("17")
    at_step(page, 17)
    markers = page.locator(".board .marker")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link").input_value()
    other = somebody(LAPTOP).page
    other.goto(link)
    at_step(other, 17)
    expect(other.locator(".board .marker")).to_have_count(markers.count())
    expect(other.locator(".replay-move")).to_have_text(page.locator(".replay-move").inner_text())


def test_the_deal_of_a_replay_can_be_checked(replay):
    """The cards are dealt again, and the secret has the fingerprint that was promised."""
    page = replay()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.locator(".deal-check li.gain")).to_have_text(
        ["106 cards, dealt as promised", "The secret has the promised fingerprint"]
    )
    expect(page.locator(".deal-check .loss")).to_have_count(0)


def test_the_replay_of_a_match_that_was_given_up_says_so(somebody, guest):
    """Nobody's turn is claimed at its end, and whoever gave up is no bot."""
    mara, jonas = guest("Mara"), guest("Jonas")
    table = mara.create("sequence", "me", "human", first=0)
    jonas.done(table, "seats", seat=1)
    mara.done(table, "start")
    mara.move(table)
    jonas.done(table, "resign", seat=1)
    page = somebody(LAPTOP).page
    page.goto(f"/t/{id_of(table)}/replay")
    expect(page.locator(".seats")).not_to_contain_text("bot")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".replay-move")).to_contain_text("Jonas gave up after one move. Mara wins.")
    expect(page.locator(".say h1")).to_have_text("The game is over")


# Who one is


def test_a_new_name_is_seen_at_the_table(somebody, guest):
    mara = guest("Mara")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/me")
    field = page.get_by_label("Name at the table")
    expect(field).to_have_value("Mara")
    field.fill("Maruschka")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".notice")).to_have_text("You are Maruschka now.")
    assert mara.get("/api/session").json()["me"]["name"] == "Maruschka"
    page.goto("/new/line-it")
    expect(page.get_by_label("Your name")).to_have_value("Maruschka")


@pytest.mark.slow
def test_an_account_brings_ones_tables_to_another_browser(somebody, server, guest):
    """Made, signed out of, refused with a wrong passphrase, and signed in to elsewhere: the tables are there."""
    mara = guest("Mara")
    table = lay(server.database, mara, LINE_IT)
    first = somebody(LAPTOP).come_in_as(mara)
    page = first.page
    page.goto("/me")
    page.get_by_text("Make an account").first.click()
    page.locator("#new-account").fill(f"mara {mara.id}")
    page.locator("#new-passphrase").fill("four words and a dot")
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator(".notice")).to_have_text("The account is made.")
    page.get_by_role("button", name="Sign out").click()
    expect(page.locator(".notice")).to_have_text("You are signed out on this device.")
    assert page.request.get("/api/session").json()["me"] is None

    second = somebody(LAPTOP)
    second.awaited = REFUSED
    page = second.page
    page.goto("/me")
    page.get_by_text("Sign in").first.click()
    page.locator("#old-account").fill(f"mara {mara.id}")
    page.locator("#old-passphrase").fill("four words and no dot")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".refusal")).to_have_text("No account has this name and this passphrase.")
    page.locator("#old-passphrase").fill("four words and a dot")
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".notice")).to_have_text("Welcome back, Mara.")
    page.goto("/")
    expect(page.locator(f".mine a[href='/t/{table}']")).to_be_visible()


def test_ones_data_can_be_taken_along_and_erased(somebody, server, guest):
    """The file holds the name and the tables; erasing is asked first, and then nobody of that name is known."""
    mara = guest("Mara")
    table = lay(server.database, mara, LINE_IT)
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name="Take it along").click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["me"]["name"] == "Mara"
    assert [one["id"] for one in data["tables"]] == [table]
    page.get_by_role("button", name="Erase me").click()
    sure = page.get_by_role("dialog", name="Erase me")
    sure.get_by_role("button", name="Cancel").click()
    assert page.request.get("/api/session").json()["me"]["name"] == "Mara"
    page.get_by_role("button", name="Erase me").click()
    sure.get_by_role("button", name="Erase me").click()
    expect(page.locator(".notice")).to_have_text("Everything about you is erased.")
    assert page.request.get("/api/session").json()["me"] is None


@pytest.mark.parametrize(("pressed", "asked"), [("Sign out", "**/api/session"), ("Erase me", "**/api/me")])
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
    if pressed == "Erase me":
        page.get_by_role("dialog").get_by_role("button", name=pressed).click()
    expect(page.locator("main .refusal")).to_have_text("The server cannot be reached at the moment.")
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
    first.get_by_role("button", name=re.compile("^Colours")).click()
    expect(second.locator("html")).to_have_attribute("data-theme", re.compile("light|dark"))
    assert set(promises) <= set(first.evaluate(noted))


# Nowhere


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("/nowhere", "There is nothing here."),
        ("/t/nothing", "There is no such table."),
        ("/t/nothing/replay", "There is no such table."),
        ("/learn/nothing", "There is nothing here."),
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
def test_no_page_shows_the_id_of_a_word_instead_of_the_word(somebody, server, guest, language):
    """Nowhere, neither to be seen nor to be heard; and every page says which language it is in."""
    mara: Guest = guest("Mara")
    there: Somebody = somebody(LAPTOP, locale=language).come_in_as(mara)
    page = there.page
    laid = [lay(server.database, mara, one) for one in (LINE_IT, SEQUENCE, SEQUENCE_12, SEQUENCE_LOCK, LINE_IT_END, SEQUENCE_WIN)]
    lobby = id_of(mara.create("sequence", "me", "open", options={"draw": "by_hand"}))
    signs = {"/": "article.game .acts", f"/t/{lobby}": ".lobby .terms"}  # that a page is drawn to its end
    signs |= dict.fromkeys(("/new/line-it", "/new/sequence"), ".invite .places") | {"/me": "#name", "/rules": ".book-list"}
    signs |= {f"/rules/{game}": ".one-rule" for game in (*ON_THE_PAGE, "long-line")}
    signs |= {f"/learn/{game}": ".teacher-text" for game in ON_THE_PAGE}
    signs |= {f"/t/{table}": ".end-head" if table in laid[-2:] else ".log .entry" for table in laid}
    signs |= {f"/t/{table}/replay?seat=1&step=9999": ".replay-bar" for table in laid[-2:]}
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
