"""Puzzles in the browser: found by mouse and by keyboard, wrong and forbidden tries, hints, days in a row, a text to share."""

import datetime as dt
import json
import re

import pytest
from playwright.sync_api import Page, expect

import linewright as lw
from linewright.review.puzzles import Puzzle
from tests.games.light_line import screens_line
from tests.games.line_it import screens as of_line_it
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, PHONE, REFUSED, tab_to
from tests.page.every_screen import LESSONS
from tests.page.said import SAID, untranslated

NOON = dt.datetime(2026, 11, 16, 12, tzinfo=dt.UTC)
BY_MOUSE = [of_line_it.PUZZLE, of_sequence.PUZZLE, screens_line.PUZZLE]
PANEL, RIGHT, WRONG = ".puzzle-panel", ".puzzle-panel.right", ".puzzle-panel.wrong"


def of_day(game: str, day: dt.datetime = NOON) -> Puzzle:
    return lw.puzzle_of_day(game, day.date())


def come(page: Page, address: str, now: dt.datetime = NOON) -> Page:
    """Open a page of puzzles at a moment of one's own clock."""
    page.clock.set_fixed_time(now)
    page.goto(address)
    page.locator("#main").wait_for()
    return page


def make(page: Page, puzzle: Puzzle, which: int = 0) -> None:
    """Play one of the answers by mouse."""
    LESSONS[puzzle.game](page, puzzle.answers[which].text)


def per_cent(chance: float) -> str:
    """A chance as the page writes it: halves are rounded up."""
    return f"{int(chance * 100 + 0.5)}%"


def by_keyboard(page: Page, text: str) -> None:
    """Make a move of Line-it by its keys."""
    verb, *rest = text.split()
    if verb == "complete":
        page.keyboard.press("c")
        return
    where = ".market" if verb == "take" else ".hand"
    card = page.locator(f"{where} button:is([data-thing='card-{rest[0]}'], [data-thing^='card-{rest[0]}-'])")
    page.keyboard.press(card.get_attribute("aria-keyshortcuts") or "")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("k" if rest[-1] == "hand" else "l")


@pytest.mark.parametrize("puzzle", BY_MOUSE, ids=lambda puzzle: puzzle.game)
def test_the_best_move_is_found_by_mouse_and_explained(somebody, puzzle):
    """Praise, why, what the next best is worth, each answer with its chance, and the way to the next puzzle."""
    page = come(somebody(LAPTOP, reduced_motion="reduce").page, f"/puzzles/{puzzle.game}/{puzzle.name}")
    expect(page.locator(PANEL)).to_contain_text("Which move gives you the best chance of winning?")
    make(page, puzzle)
    expect(page.locator(".panel-title")).to_have_text("Right on the first try!")
    expect(page.locator(".panel-why")).to_contain_text("Next best: ")
    shown = [per_cent(chance) for _, chance in puzzle.answers[:5]]
    expect(page.locator(".chances li b")).to_have_text(shown)
    expect(page.locator(".chances li.best")).to_contain_text("your try")
    assert page.evaluate("document.activeElement.className") == "puzzle-panel right"
    assert untranslated(page.evaluate(SAID)) == []
    follows = page.get_by_role("link", name="Next puzzle").get_attribute("href")
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(f"**{follows}")
    expect(page.locator(".puzzle-panel.open")).to_be_visible()


def test_the_puzzle_of_the_day_is_found_by_keyboard_alone(somebody):
    """From the home page on."""
    page = come(somebody(LAPTOP, reduced_motion="reduce").page, "/")
    tab_to(page, "footer a[href='/puzzles']")
    page.keyboard.press("Enter")
    tab_to(page, "main a[href='/puzzles/line-it']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles/line-it")
    expect(page.locator(PANEL)).to_contain_text("Puzzle of the day, 16 November")
    by_keyboard(page, of_day("line-it").best.text)
    expect(page.locator(RIGHT)).to_be_focused()
    expect(page.locator(".panel-streak")).to_have_text("1 day in a row")
    tab_to(page, ".puzzle-panel a.btn.main")


def test_a_wrong_try_is_told_what_it_costs_and_one_may_try_again(somebody):
    """The table stays as it was; only the first try counts, also after the page was loaded anew."""
    puzzle = of_day("line-it")
    page = come(somebody(PHONE, reduced_motion="reduce").page, "/puzzles/line-it")
    make(page, puzzle, 1)
    cost = f"{per_cent(puzzle.answers[1].chance)} instead of {per_cent(puzzle.best.chance)}."
    expect(page.locator(WRONG)).to_contain_text(cost)
    expect(page.locator(WRONG)).to_contain_text("only the first try counts for your streak")
    assert puzzle.best.text not in page.locator(WRONG).inner_html()
    page.reload()
    make(page, puzzle)
    expect(page.locator(".panel-title")).to_have_text("Right, after 2 tries.")
    come(page, "/puzzles")
    expect(page.locator(".streak-days")).to_have_text(re.compile("0"))
    expect(page.locator("a[href='/puzzles/line-it']").first).to_have_text("Found")


def test_the_answer_can_be_shown_and_then_counts_as_not_found(somebody):
    puzzle = of_day("line-it")
    page = come(somebody(LAPTOP, reduced_motion="reduce").page, "/puzzles/line-it")
    make(page, puzzle, 1)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".panel-title")).to_have_text("The best move")
    expect(page.locator("main .hinted").first).to_be_visible()
    make(page, puzzle)  # whoever is curious goes on trying, and changes nothing by it
    expect(page.locator(".chances li.best")).to_contain_text("your try")
    page.reload()
    expect(page.locator(".panel-title")).to_have_text("The best move")
    come(page, "/puzzles")
    expect(page.locator("a[href='/puzzles/line-it']").first).to_have_text("Not found yet")


def test_a_forbidden_move_is_refused_with_its_rule_and_is_no_try(somebody):
    there = somebody(LAPTOP, reduced_motion="reduce")
    there.awaited = REFUSED
    page = come(there.page, "/puzzles/line-it")
    puzzle = of_day("line-it")
    forbidden = next(
        text for text in ("end", "complete", "play 1", "take 1 line") if text not in puzzle.match().legal(puzzle.seat)
    )
    page.keyboard.press({"end": "e", "complete": "c"}[forbidden])
    expect(page.locator(".refusal .rule-no")).to_have_text(re.compile(r"LI-\d+"))
    expect(page.locator(".puzzle-panel.open")).to_be_visible()
    make(page, puzzle)
    expect(page.locator(".panel-title")).to_have_text("Right on the first try!")


def test_a_hint_leaves_three_moves_and_the_day_no_longer_counts(somebody):
    puzzle = of_day("line-it")
    page = come(somebody(LAPTOP, reduced_motion="reduce").page, "/puzzles/line-it")
    page.keyboard.press("h")
    expect(page.locator(".panel-hint")).to_have_text(re.compile(r"^Hint: it’s one of these: [^;]+; [^;]+; [^;]+\.$"))
    make(page, puzzle)
    expect(page.locator(".panel-title")).to_have_text("Right, with a hint.")
    expect(page.locator(".panel-streak")).to_have_count(0)


def test_days_in_a_row_are_counted_by_ones_own_clock(somebody):
    """Two days in a row, by puzzles of two games; a day later it can still go on, a day after that it is over."""
    page = somebody(LAPTOP, reduced_motion="reduce").page
    games = ["line-it", "sequence"]
    for k, game in enumerate(games):
        now = NOON + dt.timedelta(days=k)
        come(page, f"/puzzles/{game}", now)
        make(page, of_day(game, now))
        expect(page.locator(".panel-streak")).to_have_text(f"{k + 1} day{'s' if k else ''} in a row")
        assert f"{k + 1} days in a row" in page.locator("#puzzle-share").inner_text() or not k
    for later, days, said in (
        (1, "2", "Today counts."),
        (2, "2", "Today doesn’t count yet."),
        (3, "0", "Longest: 2 days in a row."),
    ):
        come(page, "/puzzles", NOON + dt.timedelta(days=later))
        expect(page.locator(".streak-days b")).to_have_text(days)
        expect(page.locator(".streak")).to_contain_text(said)


def test_a_result_is_shared_as_a_text_that_gives_nothing_away(somebody, server):
    there = somebody(LAPTOP, reduced_motion="reduce")
    there.context.grant_permissions(["clipboard-read", "clipboard-write"])
    puzzle = of_day("line-it")
    page = come(there.page, "/puzzles/line-it")
    make(page, puzzle)
    page.get_by_role("button", name="Copy").click()
    text = page.evaluate("navigator.clipboard.readText()")
    dots = "●" * puzzle.grade + "○" * (3 - puzzle.grade)
    assert text.splitlines() == [
        "Line-it: Puzzle of the day, 16 November 2026",
        f"{dots} found on the first try",
        f"{server.url}/puzzles/line-it/{puzzle.name}",
    ]


@pytest.mark.parametrize("puzzle", BY_MOUSE, ids=lambda puzzle: puzzle.game)
def test_nothing_that_is_sent_before_an_answer_holds_one(somebody, puzzle):
    """What comes to the browser tells of no seed, no chance and no answer until a move was tried."""
    person = somebody(LAPTOP)
    page, heard = person.page, []
    page.on("response", lambda answer: heard.append(answer) if "/api/" in answer.url else None)
    come(page, f"/puzzles/{puzzle.game}/{puzzle.name}")
    page.locator(PANEL).wait_for()
    person.wait_for_rest()
    texts = {answer.url: answer.text() for answer in heard}
    assert any(url.endswith("/position") for url in texts)
    assert not [url for url in texts if url.endswith(("/answers", "/solution", "/hint"))]
    for text in texts.values():
        assert not re.search(r'"(seed|answers|chance|worlds)":', text)
    (position,) = (json.loads(text) for url, text in texts.items() if url.endswith("/position"))
    assert set(position) == {"game", "name", "grade", "seat", "view", "legal", "offers", "moves"}


@pytest.mark.parametrize("address", ["/puzzles/line-it/none", "/puzzles/long-line", "/puzzles/nothing"])
def test_a_puzzle_that_is_not_there_is_answered_in_words(somebody, address):
    there = somebody(LAPTOP)
    there.awaited = REFUSED
    there.page.goto(address)
    expect(there.page.locator("main [role=alert]")).to_have_text("This page doesn’t exist.")


def test_a_game_with_puzzles_leads_to_them_from_its_place_at_home(somebody):
    page = come(somebody(LAPTOP).page, "/")
    page.locator("#game-line-it").click()
    page.locator("#acts-line-it").get_by_role("link", name="Puzzles").click()
    page.wait_for_url("**/puzzles/line-it")
    expect(page.locator(PANEL)).to_be_visible()
