"""Rulebooks, first games and replays: what is read and watched."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from linewright.core.registry import find, names
from linewright.core.words import LANGUAGES
from tests.games.line_it import screens as of_line_it
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, ON_THE_PAGE, PHONE, REFUSED, id_of, until
from tests.page.every_screen import LESSONS
from tests.page.positions import lay
from tests.page.said import untranslated

MOST_ACTIONS = 15  # in a first lesson


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
    field = page.get_by_label("Search the rules")
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
    expect(page.locator("output")).to_have_text("no rules")
    expect(page.locator("main")).to_contain_text("No rule contains all of these words.")


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

TAUGHT = [name for name in ON_THE_PAGE if find(name).guide]
MARKED = {"line-it": "^5, ", "sequence": "^2 of spades"}  # the card of the first step, where one has to be chosen


def walk_through(page: Page, game: str) -> list[str]:
    """Do what the lesson asks for, to its end; gives what it said."""
    steps = find(game).guide.steps
    said = []
    for k, step in enumerate(steps[:-1]):
        expect(page.locator(".teacher-step")).to_have_text(f"{k + 1} / {len(steps)}")
        said.append(page.locator(".teacher-text").inner_text())
        LESSONS[game](page, step.moves[0])
    expect(page.locator(".teacher .btn.main")).to_be_visible()
    return [*said, page.locator(".teacher-text").inner_text()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("played", TAUGHT)
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
        LESSONS[played](page, wrong)
    expect(page.locator(".refusal")).to_contain_text(re.compile(r"\w{3}"))
    assert untranslated(page.locator(".refusal").inner_text()) == []
    expect(page.locator("main .hinted").first).to_be_visible()
    assert page.locator(".teacher-text").inner_text() == before
    LESSONS[played](page, find(played).guide.steps[0].moves[0])
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^2 /"))


@pytest.mark.parametrize("played", TAUGHT)
def test_show_me_marks_the_place_of_the_lesson(somebody, played):
    page = somebody(LAPTOP).page
    page.goto(f"/learn/{played}")
    page.locator(".teacher-text").wait_for()
    marked = page.locator("main :is(li, .cell, .slot, .btn).hinted")
    before = marked.count()
    page.get_by_role("button", name="Show me").click()
    until(page, lambda _: marked.count(), lambda count: count > 0 and count >= before, 5)
    if played in MARKED:
        expect(marked.get_by_role("button", name=re.compile(MARKED[played])).first).to_be_visible()


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
    expect(page.locator(".refusal")).to_contain_text("The server can’t be reached right now.")
    page.unroute("**/api/guides/*")
    expect(page.locator(".teacher-step")).to_have_text(re.compile("^2 /"))
    LESSONS["sequence"](page, find("sequence").guide.steps[1].moves[0])
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


def test_all_rulebooks_are_searched_at_once(somebody):
    page = somebody(PHONE).page
    page.goto("/rules")
    page.get_by_label("Search the rules").fill("black joker")
    expect(page.locator("main h2")).to_have_text([re.compile("^LIGHT LINE!")])
    page.get_by_label("Search the rules").fill("team win")
    expect(page.locator("main h2").first).to_have_text(re.compile("^Sequence"))
    rule = page.locator(".one-rule .number").first
    number = rule.inner_text()
    rule.click()
    page.wait_for_url(f"**/rules/sequence#{number}")
    page.goto("/rules?q=xyzzy")
    expect(page.locator("main .lead")).to_be_visible()
    page.get_by_label("Search the rules").fill("")
    expect(page.locator(".book-list li")).to_have_count(len(names()))


# Replays


@pytest.fixture
def replay(somebody, server, guest):
    """The replay of a game that is over."""

    def watch(position=of_line_it.END, query: str = "", **how) -> Page:
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
    page.get_by_role("button", name="Next move").click()
    at_step(page, 1)
    expect(page.locator(".replay-move")).to_contain_text("LI-")
    page.get_by_role("button", name="Previous move").click()
    at_step(page, 0)
    page.get_by_role("button", name="To the end").click()
    at_step(page, last)
    expect(page.locator(".scores")).to_be_visible()
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
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


def test_a_press_in_the_log_leads_back_and_the_replay_can_be_faster(replay):
    page = replay(query="?step=40")
    page.locator(".log .entry[data-number='31']").click()
    at_step(page, 31)
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    began = page.evaluate("performance.now()")
    count = page.locator(".replay-count")
    until(page, lambda _: count.inner_text(), lambda text: int(text.split(" /")[0]) >= 34, 8)
    assert page.evaluate("performance.now()") - began < 3 * 1400  # at the usual pace they take longer
    page.get_by_role("button", name="Stop").click()


def test_a_replay_shows_the_same_moves_through_other_eyes(replay):
    """A spectator sees no hand; a seat sees its own."""
    page = replay(of_sequence.WIN, "?step=8")
    expect(page.locator(".hand [data-card]")).to_have_count(0)
    hands = []
    for seat in ("0", "1"):
        page.get_by_label("View as").select_option(seat)
        expect(page).to_have_url(re.compile(f"seat={seat}&step=8"))
        expect(page.locator(".hand [data-card]")).to_have_count(6)
        hands.append(page.eval_on_selector_all(".hand [data-card]", "(all) => all.map((one) => one.dataset.card)"))
    assert hands[0] != hands[1]
    page.get_by_label("View as").select_option("")
    expect(page.locator(".hand [data-card]")).to_have_count(0)


def test_the_link_of_a_replay_opens_at_the_same_step_for_anybody(replay, somebody):
    page = replay(of_sequence.WIN)
    page.locator(".replay-slider").fill("17")
    at_step(page, 17)
    markers = page.locator(".board .marker")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link").input_value()
    expect(page.locator(".replay-shared")).to_have_text("Link copied.")
    other = somebody(LAPTOP).page
    other.goto(link)
    at_step(other, 17)
    expect(other.locator(".board .marker")).to_have_count(markers.count())
    expect(other.locator(".replay-move")).to_have_text(page.locator(".replay-move").inner_text())


def test_at_the_end_of_a_replay_no_line_is_awaited(replay):
    page = replay(query="?step=1000")
    expect(page.get_by_text("All lines have been completed and scored.")).to_be_visible()
    expect(page.get_by_text("no line yet")).to_have_count(0)


def test_the_deal_of_a_replay_can_be_checked(replay):
    """The cards are dealt again, and the secret has the fingerprint that was promised."""
    page = replay()
    page.get_by_role("button", name="Check this deal").click()
    expect(page.locator(".deal-check li.gain")).to_have_text(
        ["106 cards, dealt from this secret", "The secret matches the fingerprint"]
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
    expect(page.locator(".replay-move")).to_contain_text("Jonas resigned after one move. Mara wins.")
    expect(page.locator(".say h1")).to_have_text("The game is over")
