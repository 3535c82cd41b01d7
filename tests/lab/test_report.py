"""A report: one file that asks nobody for anything, true to its figures, in three languages, on a phone and by ear."""

import csv
import re
from collections import Counter

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import linewright as lw
from linewright.core.words import LANGUAGES
from linewright.lab import printing
from linewright.lab.findings import find_out, quantile
from linewright.lab.page import round_values, share_out
from linewright.lab.plans import Plan
from linewright.lab.report import Report
from linewright.lab.what_if import read_change
from tests.page.conftest import CHROMIUM
from tests.test_cli import run

GAMES = 600


@pytest.fixture(scope="module")
def findings():
    plan = Plan.read("line-it", seats=2, seed=1)
    return find_out(plan, GAMES, [read_change("line-it", "LOST_CARDS=2")])


def test_a_report_says_in_every_language_what_was_found(findings):
    pages = {language: Report(findings, language).to_html() for language in LANGUAGES}
    for language, page in pages.items():
        assert f'<html lang="{language}">' in page
        assert "LOST_CARDS=2" in page
        assert not re.search(r">\s*(report|lab|count|option)-[a-z_-]+", page), "an id without words"
    assert "Glück und Entscheidung" in pages["de"]
    assert "Suerte y decisión" in pages["es"]
    assert len({len(page) for page in pages.values()}) == 3


def test_a_report_asks_no_other_site_and_runs_no_script(findings):
    page = Report(findings, "en").to_html()
    assert not re.search(r"https?:|<script|<link|<img|url\(|@import", page)
    assert len(page) < 100_000


@pytest.mark.parametrize("where", [["--out", "nowhere/report.html"], ["--out", "."], ["--csv", "file"]])
def test_a_report_that_cannot_be_written_is_refused_before_a_game_is_played(tmp_path, monkeypatch, where):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(printing, "find_out", lambda *_, **__: pytest.fail("games were played"))
    (tmp_path / "file").touch()
    refused = run("report", "line-it", *where)
    assert refused.returncode == 2
    assert refused.stderr.startswith("linewright: this computer won’t let us: ")


def test_the_same_seed_gives_the_same_report(findings):
    plan = Plan.read("line-it", seats=2, seed=1)
    again = find_out(plan, GAMES, [read_change("line-it", "LOST_CARDS=2")], workers=1)
    assert Report(again, "en").to_html() == Report(findings, "en").to_html()


def test_csv_holds_what_the_report_tells(findings, tmp_path):
    files = Report(findings, "en").write_csv(tmp_path)
    assert {file.stem for file in files} == {"what-if-1", "seats", "points", "moves", "counts", "players", "options"}
    seats = list(csv.DictReader((tmp_path / "seats.csv").read_text(encoding="utf-8").splitlines()))
    greedy = lw.simulate("line-it", GAMES, seats=2, seed=1, first=0, bots="greedy")
    assert [float(row["share"]) for row in seats if row["player"] == "greedy"] == [share.value for share in greedy.shares]
    moves = list(csv.DictReader((tmp_path / "moves.csv").read_text(encoding="utf-8").splitlines()))
    assert sum(int(row["games"]) for row in moves if row["player"] == "greedy") == GAMES


def test_differences_are_those_of_the_same_deals(findings):
    usual = lw.simulate("line-it", GAMES, seats=2, seed=1, first=0, bots="greedy", keep=True)
    other = lw.simulate("line-it", GAMES, seats=2, seed=1, first=0, bots="greedy", what_if="LOST_CARDS=2", keep=True)
    gained = other.rows[:, 0] - usual.rows[:, 0]
    told = next(one for one in findings.what_ifs[0].compared if one.figure.name == "moves")
    assert told.difference.value == pytest.approx(gained.mean())
    assert told.difference.error == pytest.approx(1.959964 * gained.std(ddof=1) / GAMES**0.5)


def test_every_option_is_tried_and_those_that_only_show_things_change_nothing(findings):
    tried = {variation.option.name: variation for variation in findings.variations}
    assert set(tried) == {"bet_exact", "final_card", "final_start", "open_hands", "hidden_scores"}
    assert {name for name, variation in tried.items() if variation.is_without_effect} >= {"open_hands", "hidden_scores"}
    assert not tried["bet_exact"].is_without_effect


def test_a_better_bot_wins_more_in_the_table_of_players(findings):
    share = {(duel.one, duel.others): duel.share for duel in findings.duels}
    assert share["greedy", "random"].low > 0.9
    assert share["artisan", "newcomer"].low > 0.5 > share["newcomer", "artisan"].high
    assert 0 < findings.deal < 1


def test_histograms_hold_every_game():
    counts = Counter({3: 5, 4: 10, 9: 1})
    assert share_out(counts, 3, 2, 4) == [15 / 16, 0.0, 0.0, 1 / 16]
    assert [quantile(counts, share) for share in (0.1, 0.5, 1.0)] == [3, 4, 9]
    assert round_values(-7, 53) == [0, 10, 20, 30, 40, 50]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_fits_its_screen_and_keeps_nobody_out(findings, tmp_path, width, scheme):
    file = tmp_path / "report.html"
    file.write_text(Report(findings, "de").to_html(), encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme, bypass_csp=True)
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(file.as_uri())
        assert asked == [file.as_uri()]
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator("h2").count() == 7
        page.locator("details").first.evaluate("element => element.open = true")
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        browser.close()
