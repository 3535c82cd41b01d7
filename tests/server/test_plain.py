"""The plain pages: a guest plays whole games with forms alone, in three languages, and is told every refusal."""

import re
import time
from html import unescape

import httpx
import pytest

import linewright as lw
from linewright.bots import name_bots
from linewright.core.registry import find
from linewright.core.words import Words

FORM = re.compile(r'<form method="post" action="(?P<action>[^"]+)">(?P<inside>.*?)</form>', re.DOTALL)
FIELD = re.compile(r'<input type="hidden" name="(?P<name>\w+)" value="(?P<value>[^"]*)">')


@pytest.fixture
def browser(server):
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=30) as client:
        client.headers["origin"] = server.url
        yield client


def forms(page):
    """The forms of a page that are a button alone: where each goes, its fields and its label."""
    found = []
    for form in FORM.finditer(page.text):
        fields = {field["name"]: unescape(field["value"]) for field in FIELD.finditer(form["inside"])}
        label = re.search(r"<button>(.*?)</button>", form["inside"])[1]
        if 'name="text" size' not in form["inside"] and 'name="code"' not in form["inside"]:
            found.append((unescape(form["action"]), fields, unescape(label)))
    return found


def press(browser, page, **wanted):
    """Press the first button with these fields."""
    for action, fields, _ in forms(page):
        if wanted.items() <= fields.items():
            return browser.post(action, data=fields)
    raise AssertionError(wanted, page.text)


def test_a_guest_plays_a_whole_game_with_buttons(browser):
    page = press(browser, browser.get("/plain"), game="kidz-line", with_="bots")
    began = time.monotonic()
    while "Won by" not in page.text and time.monotonic() - began < 60:
        moves = [form for form in forms(page) if form[1].get("do") == "move"]
        if moves:
            page = browser.post(moves[0][0], data=moves[0][1])
        else:
            time.sleep(0.1)
            page = browser.get(page.url.path)
    assert "Won by" in page.text
    assert "<pre>" in press(browser, page, do="rematch").text


def test_every_game_can_be_begun_and_is_drawn(browser):
    home = browser.get("/plain")
    for name in lw.games():
        page = press(browser, home, game=name, with_="bots")
        assert find(name).title in unescape(page.text)
        assert "<pre>" in page.text
        assert "<script" not in page.text


def test_a_puzzle_shows_examples_and_no_solution(browser):
    page = press(browser, browser.get("/plain"), game="solo-line", with_="bots")
    assert "placeholder=" in page.text
    assert not [form for form in forms(page) if form[1].get("do") == "move"]
    answer = browser.post(page.url.path, data={"do": "move", "seat": "0", "text": "lay R 1@0,0 1@1,0"})
    assert "LL-" in answer.text


def test_friends_join_by_code_and_sit_down(browser, server):
    page = press(browser, browser.get("/plain"), game="sequence", with_="friends")
    code = re.search(r"code (\w+)\.", unescape(page.text))[1]
    with httpx.Client(base_url=server.url, follow_redirects=True) as friend:
        friend.headers["origin"] = server.url
        there = friend.post("/plain", data={"code": code})
        assert there.url.path == page.url.path
        press(friend, there, do="sit")
        page = press(browser, browser.get(page.url.path), do="start")
        assert "<pre>" in page.text


@pytest.mark.parametrize(("language", "words"), [("de-DE,de", "Jetzt spielen"), ("es", "Jugar ya"), ("fr, en", "Play now")])
def test_pages_speak_the_browsers_language(browser, language, words):
    assert words in browser.get("/plain", headers={"accept-language": language}).text


def test_a_game_says_how_many_can_play_it(browser):
    home = browser.get("/plain").text
    assert "<p>2\u20138 players, about " in home
    assert "<p>For one player, about " in home


def test_refusals_are_told_on_the_page(browser):
    page = press(browser, browser.get("/plain"), game="line-it", with_="bots")
    answer = browser.post(page.url.path, data={"do": "move", "seat": "0", "text": "<b>nonsense"})
    assert 'class="refused"' in answer.text
    assert "<b>nonsense" not in answer.text
    assert 'class="refused"' in browser.post("/plain", data={"code": "nothere"}).text
    assert 'class="refused"' in browser.post("/plain", data={"game": "chess"}).text
    assert browser.get("/plain/t/nothere").status_code == 404
    other = browser.post(page.url.path, data={"do": "start"}, headers={"origin": "http://elsewhere.example"})
    assert "another site" in unescape(other.text)


def refreshes(page):
    """Whether a page is loaded anew by itself."""
    return 'http-equiv="refresh"' in page.text


def test_an_empty_field_is_no_move_and_no_refusal(browser):
    page = press(browser, browser.get("/plain"), game="solo-line", with_="bots")
    answer = browser.post(page.url.path, data={"do": "move", "seat": "0", "text": "  "})
    assert 'class="refused"' not in answer.text
    assert "<pre>" in answer.text


@pytest.mark.parametrize("race", [name for name in lw.games() if find(name).race])
def test_the_page_of_a_race_refreshes_itself_except_for_those_who_type(browser, race):
    page = press(browser, browser.get("/plain"), game=race, with_="bots")
    assert refreshes(page)
    assert 'name="text" size' not in page.text
    typing = browser.get(re.search(r'href="(/plain/t/[^"]+type=1)"', page.text)[1])
    assert 'name="text" size' in typing.text
    assert not refreshes(typing)


def test_a_puzzle_waits_for_whoever_thinks(browser):
    assert not refreshes(press(browser, browser.get("/plain"), game="solo-line", with_="bots"))


def test_giving_up_is_asked_for_twice(browser):
    page = press(browser, browser.get("/plain"), game="line-it", with_="bots")
    asked = press(browser, page, do="resign")
    assert "Won by" not in asked.text
    assert "Resign?" in unescape(asked.text)
    assert not refreshes(asked)
    given_up = press(browser, asked, do="resign", sure="yes")
    assert "It\u2019s your turn" not in given_up.text
    assert {form["do"] for _, form, _ in forms(given_up)} <= {"shut", "link"}  # who may come is still the host's to say


def test_bots_have_the_names_that_the_page_with_scripts_gives_them(browser):
    page = press(browser, browser.get("/plain"), game="kidz-line", with_="bots")
    assert name_bots(["", "greedy"], Words())[1] in page.text
    assert "greedy" not in page.text


def test_a_name_is_text_whatever_is_in_it(guest, browser):
    hostile = guest('<script>"Ada"&</script>')
    table = hostile.create("line", "me", "open")
    page = browser.get(f"/plain/t/{table.rpartition('/')[2]}?no=<script>no")
    assert "<script" not in page.text
    assert '<li><script>"Ada"&</script></li>' in unescape(page.text)
    assert "<script>no" in unescape(page.text)


def test_the_duplicates_of_the_day_are_listed_played_and_compared_without_scripts(browser):
    page = browser.get(re.search(r'href="(/plain/duplicates)"', browser.get("/plain").text)[1])
    assert "Today\u2019s deals" in unescape(page.text)
    assert "<script" not in page.text
    one = browser.get(re.search(r'href="(/plain/duplicates/\d[^"]+)"', page.text)[1])
    told = unescape(one.text)
    assert "You\u2019ll see the standings once you\u2019ve played a deal to the end." in told
    assert "Fingerprint" in told
    assert "<table>" not in one.text
    table = press(browser, one, do="play", number="0")
    assert "<pre>" in table.text
    assert 'alt="QR"' not in table.text  # nobody joins it
    assert not [fields for _, fields, _ in forms(table) if fields.get("do") in ("shut", "link", "sit")]
    assert press(browser, browser.get(one.url.path), do="play", number="0").url == table.url
    press(browser, press(browser, table, do="resign"), do="resign", sure="yes")
    over = browser.get(table.url.path)
    assert not [fields for _, fields, _ in forms(over) if fields.get("do") == "rematch"]
    back = re.search(rf'href="({one.url.path})">([^<]+)', over.text)
    assert back[2] == "Duplicate: deal 1 of 3"
    told = unescape(browser.get(back[1]).text)
    assert "Deal 1: resigned" in told
    assert "Over the one deal you\u2019ve played so far." in told
    assert "<summary>How the others played deal 1</summary>" in told
    assert "How the others played deal 2" not in told
    assert "Guest (you)" in told


def test_teams_of_a_duplicate_meet_without_scripts(browser, guest):
    host = guest("Ada")
    made = host.post("/api/duplicates", game="line", style="pairs", name="<b>Sunday</b>").json()["card"]["id"]
    here = f"/plain/duplicates/{made}"
    page = browser.get(here)
    assert "<b>Sunday" not in page.text
    assert "Four players first" in page.text
    assert not [fields for _, fields, _ in forms(page) if fields["do"] == "play"]
    page = press(browser, page, do="team", number="1")
    assert "Team 2 (your team)" in page.text
    assert 'class="refused"' in browser.post(here, data={"do": "play", "number": "0"}).text
    assert browser.get("/plain/duplicates/none").status_code == 404
    assert 'class="refused"' in browser.post(here, data={"do": "play", "number": "x"}).text
    for team in (0, 0, 1):
        assert guest("Bob").post(f"/api/duplicates/{made}/team", team=team).status_code == 200
    assert [fields for _, fields, _ in forms(browser.get(here)) if fields["do"] == "play"]


@pytest.mark.parametrize(
    ("page", "plain"),
    [
        ("/duplicates", "/plain/duplicates"),
        ("/duplicates/new", "/plain/duplicates"),
        ("/duplicates/a-b", "/plain/duplicates/a-b"),
    ],
)
def test_whoever_has_no_scripts_is_led_from_a_duplicate_to_its_plain_page(browser, page, plain):
    assert f'content="0;url={plain}"' in browser.get(page).text


@pytest.mark.parametrize(("language", "word"), [("de", "Die Kartenverteilungen"), ("es", "Los repartos")])
def test_plain_duplicates_speak_the_browsers_language(browser, language, word):
    page = browser.get("/plain/duplicates", headers={"accept-language": language})
    one = re.search(r'href="(/plain/duplicates/\d[^"]+)"', page.text)[1]
    assert word in browser.get(one, headers={"accept-language": language}).text
