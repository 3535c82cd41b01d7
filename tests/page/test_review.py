"""The review of a game that is over: at its end and in its replay."""

import re

import pytest
from playwright.sync_api import Page, expect

import linewright as lw
from tests.games.light_line import screens_head as of_head_line
from tests.games.light_line import screens_long as of_long_line
from tests.games.light_line import screens_solo as of_solo_line
from tests.games.line_it import screens as of_line_it
from tests.page.conftest import LAPTOP
from tests.page.made_up import review_of, serve_review
from tests.page.positions import lay

MATCH = of_line_it.END.match()
REVIEW = review_of(MATCH)
OWN = REVIEW["seats"][0]
MOVES = len(MATCH.log)
MINUS = "\u2212"


@pytest.fixture
def over(somebody, server, guest):
    """The end of a game, or its replay, with a review that is made up."""

    def come(path: str = "", *states: str, **how) -> tuple[Page, list[str]]:
        mara = guest("Mara")
        there = somebody(LAPTOP, **how).come_in_as(mara)
        asked = serve_review(there.page, MATCH, *states)
        there.page.goto(f"/t/{lay(server.database, mara, of_line_it.END)}{path}")
        return there.page, asked

    return come


def graph(page: Page):
    return page.locator(".review").get_by_role("slider", name="Chances of winning, move by move")


def test_one_press_after_the_game_shows_what_luck_and_choices_brought(over):
    """The sum is whole, the one number to improve has its meaning in words, and nothing was asked for before."""
    page, asked = over()
    button = page.get_by_role("button", name="Review the game")
    expect(button).to_be_visible()
    assert asked == []
    button.click()
    review = page.get_by_role("region", name="Review")
    expect(review.locator("dt")).to_have_text(
        ["At the deal", "Luck with the cards", "Your choices", "The others’ moves", "In the end"]
    )
    shown = review.locator("dd b").all_inner_texts()
    assert (shown[0], shown[-1]) == ("25%", "100%")
    whole = [int(text.replace(MINUS, "-").strip("%")) for text in shown]
    assert abs(sum(whole[:-1]) - whole[-1]) <= 2  # each is rounded
    expect(review.locator(".average")).to_have_text(re.compile(r"hundredths of a win lost per decision: little\."))
    expect(review.locator(".account")).to_contain_text("In your last 4 reviewed games: 1.2.")
    expect(review).to_be_in_viewport()
    assert asked == ["POST"]


def test_while_it_is_made_its_progress_and_a_rough_graph_are_shown(over):
    page, asked = over("", "waiting", "working")
    page.get_by_role("button", name="Review the game").click()
    expect(page.get_by_role("progressbar", name="Playing every position on…")).to_be_visible()
    expect(graph(page)).to_be_visible()
    expect(page.locator(".review .account")).to_be_visible()  # once it is whole
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert asked == ["POST", "GET", "GET"]


def test_a_review_that_fails_can_be_asked_for_again(over):
    page, _ = over("", "failed")
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator(".review [role=alert]")).to_contain_text("The review couldn’t be made just now.")
    page.locator(".review").get_by_role("button", name="Try again", exact=True).click()
    expect(page.locator(".review .account")).to_be_visible()


def test_three_moments_are_told_and_lead_to_the_replay(over):
    """What was better and what was played, in the words of the game; the replay opens there, with the same review."""
    page, _ = over()
    page.get_by_role("button", name="Review the game").click()
    moments = page.locator(".moments li")
    expect(moments).to_have_count(3)
    expect(moments.first.get_by_role("heading")).to_have_text(re.compile(" was better$"))
    expect(moments.first).to_contain_text("Played:")
    expect(moments.last.get_by_role("heading")).to_have_text("A lucky draw")
    serve_review(page, MATCH)
    moments.first.get_by_role("link", name="See the move").click()
    move = OWN["moments"][0]["move"]
    page.wait_for_url(f"**/replay?match=0&seat=0&step={move}&review=1")
    expect(page.locator(".replay-count")).to_have_text(f"{move} / {MOVES}")
    expect(page.locator(".replay-move .better")).to_have_text(re.compile(r"^Better: .* \(\+9\)\.$"))


def test_arrow_keys_move_along_the_graph_and_the_replay_follows(over):
    page, _ = over("/replay?seat=0&step=10&review=1")
    expect(graph(page)).to_have_attribute("aria-valuenow", "10")
    graph(page).focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay-count")).to_have_text(f"11 / {MOVES}")
    page.keyboard.press("PageUp")
    expect(page.locator(".replay-count")).to_have_text(f"21 / {MOVES}")
    chance = round(100 * OWN["chances"][21])
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(f"^Move 21 of {MOVES}: Mara {chance}%, Bevel "))
    page.keyboard.press("End")
    expect(page.locator(".replay-count")).to_have_text(f"{MOVES} / {MOVES}")
    page.keyboard.press("Home")
    expect(page.locator(".replay-count")).to_have_text(f"0 / {MOVES}")


def test_a_press_in_the_graph_leads_the_replay_there(over):
    page, _ = over("/replay?review=1")
    strip = page.locator(".replay-bar .plot")
    box = strip.bounding_box()
    strip.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.locator(".replay-count")).to_have_text(f"{round(MOVES / 2)} / {MOVES}")
    expect(page).to_have_url(re.compile(rf"step={round(MOVES / 2)}&review=1$"))


def test_moves_that_lost_much_are_marked_in_the_log_of_the_replay(over):
    page, _ = over("/replay?seat=0&review=1")
    lost = {one["move"] for seat in REVIEW["seats"] for one in seat["decisions"] if one["loss"]}
    expect(page.locator(".review .account")).to_be_visible()
    expect(page.locator(".log .lost")).to_have_count(0)
    page.locator("body").press("End")
    expect(page.locator(".log .lost").first).to_have_text(f"{MINUS}9lost 9 hundredths of a win")
    numbers = "(all) => all.map((one) => Number(one.closest('[data-number]').dataset.number))"
    marked, told = (set(page.eval_on_selector_all(where, numbers)) for where in (".log .lost", ".log .told"))
    assert marked == lost & told  # the end of a turn goes without saying
    assert len(marked) > 10


def test_the_game_of_any_seat_can_be_looked_at(over):
    page, _ = over("/replay?review=1")
    whose = page.get_by_label("Review for")
    expect(whose.locator("option:checked")).to_have_text("Mara")  # who won
    whose.select_option(label="Chisel")
    expect(page.locator(".review dd b").last).to_have_text("0%")
    expect(page.locator(".moments .which").first).to_contain_text("Chisel")


def test_a_moment_can_be_tried_again_against_bots(over):
    """The server is asked for a table at the position before the move, and one sits there."""
    page, _ = over()
    page.get_by_role("button", name="Review the game").click()
    wanted = []

    def answer(route) -> None:
        wanted.append(route.request.post_data_json)
        route.fulfill(json={"id": "another", "code": "", "link": "", "number": 3})

    page.route("**/api/tables/*/play-on?match=0", answer)
    page.route("**/t/another", lambda route: route.fulfill(body="<p>there</p>", content_type="text/html"))
    page.locator(".moments").get_by_role("button", name="Try again from here").first.click()
    page.wait_for_url("**/t/another")
    assert wanted == [{"seat": 0, "moves": OWN["moments"][0]["move"] - 1, "bot": "apprentice"}]


@pytest.mark.parametrize("position", [of_long_line.END, of_head_line.END], ids=lambda position: position.game)
def test_a_race_is_reviewed_at_its_end_and_in_its_replay(somebody, server, guest, position):
    """With what its judge really found: what was better is said in words, and that calls take from the others."""
    mara = guest("Mara")
    there = somebody(LAPTOP).come_in_as(mara)
    page, match = there.page, position.match()
    review = lw.review(match, worlds=10).as_dict()
    serve_review(page, match, review=review)
    page.goto(f"/t/{lay(server.database, mara, position)}")
    page.get_by_role("button", name="Review the game").click()
    shown = page.get_by_role("region", name="Review")
    expect(shown.locator(".account")).to_contain_text("Calls take from the others")
    own = review["seats"][0]
    assert own["moments"]
    expect(page.locator(".moments li")).to_have_count(len(own["moments"]))
    for text in page.locator(".moments").all_inner_texts():
        assert "@" not in text  # no layout as it is written
    losing = [one for one in own["decisions"] if one["loss"] >= 0.02]
    heading = page.locator(".moments h4", has_text="was better").first
    expect(heading).to_be_visible()
    serve_review(page, match, review=review)
    page.locator(".moments").get_by_role("link", name="See the move").first.click()
    expect(page.locator(".replay-bar .plot")).to_be_visible()
    page.goto(page.url.split("?")[0] + f"?seat=0&step={losing[0]['move']}&review=1")
    expect(page.locator(".replay-move .better")).to_have_text(re.compile(r"^Better: .+ \(\+[0-9]+\)\.$"))


def test_a_puzzle_is_reviewed_in_its_replay_by_how_far_it_was_solved(somebody, server, guest):
    mara = guest("Mara")
    page = somebody(LAPTOP).come_in_as(mara).page
    match = of_solo_line.END.match()
    while len(match.log) > 4:
        match.undo()
    match.play(0, "line")
    serve_review(page, match, review=lw.review(match).as_dict())
    page.goto(f"/t/{lay(server.database, mara, of_solo_line.END)}/replay?review=1")
    expect(page.locator(".review .account")).to_contain_text(re.compile(r"% solved after 5 moves; 100% was possible\."))
    expect(page.get_by_role("slider", name="How far it was solved, move by move").first).to_be_visible()
    expect(page.locator(".moments h4")).to_have_text("More could be solved: 100%")
    expect(page.locator(".review")).not_to_contain_text("winning")


def test_where_nothing_is_reviewed_no_review_is_offered(somebody, guest, server):
    mara = guest("Mara")
    page = somebody(LAPTOP).come_in_as(mara).page

    def without_reviews(route) -> None:
        card = route.fetch().json()
        for game in card["games"]:
            game["reviews"] = False
        route.fulfill(json=card)

    page.route("**/api/games", without_reviews)
    page.goto(f"/t/{lay(server.database, mara, of_head_line.END)}/replay")
    page.locator(".replay-bar").wait_for()
    expect(page.get_by_role("button", name="Review the game")).to_have_count(0)
