"""Reviews in the terminal: the graph, the sums, the decisions and the moments, as JSON too, and refusals in one line."""

import io
import json
import re
import sys

import pytest

import linewright as lw
from linewright.conformance.playing import random_match
from linewright.core.registry import find
from linewright.core.words import LANGUAGES
from linewright.review import reviewing
from linewright.review.printing import graph_of
from tests.review.races import race
from tests.test_cli import run, table


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr(reviewing, "WORLDS", 6)
    path = tmp_path / "match.txt"
    path.write_text(random_match("kidz-line", 3, seats=2).save())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_match_is_reviewed_in_every_language(file, language):
    file.write_text(random_match("line-it", 3, seats=2).save())
    shown = run("--language", language, "review", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "▅" in shown.stdout
    assert re.search(r"(Move|Zug|Jugada) [0-9]+", shown.stdout)
    assert "review-" not in shown.stdout
    assert "{" not in shown.stdout


def test_one_seat_alone_and_json(file):
    shown = run("review", str(file), "--seat", "1", "--json", "--seed", "4")
    data = json.loads(shown.stdout)
    assert [one["seat"] for one in data["seats"]] == [1]
    match = lw.load(file.read_text())
    assert lw.Review.from_dict(data) == lw.review(match, seats=[1], seed=4)
    text = run("review", str(file), "--seat", "1", "--seed", "4").stdout
    assert "Seat 1" in text
    assert "Seat 0" not in text


def test_a_match_that_is_not_over_says_so(file):
    match = lw.load(file.read_text())
    match.undo()
    file.write_text(match.save())
    assert "isn’t over" in run("review", str(file)).stdout


def test_what_cannot_be_reviewed_is_refused_in_one_line(file, tmp_path, monkeypatch):
    refused = [run("review", str(file), "--seat", "7"), run("review", str(tmp_path / "none.txt"))]
    monkeypatch.setitem(find("long-line").__dict__, "judge", None)
    file.write_text(lw.new("long-line", seed=1).save())
    refused.append(run("review", str(file)))
    file.write_text("something else")
    refused.append(run("review", str(file)))
    for one in refused:
        assert (one.returncode, one.stdout, len(one.stderr.splitlines())) == (2, "", 1)
    assert "no review of long-line" in refused[2].stderr


def test_a_graph_has_a_block_for_each_chance_and_fits():
    assert graph_of([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert graph_of([0.0] * 99 + [1.0], 10) == "▁" * 9 + "█"
    assert graph_of([1.0], 10) == "█"


@pytest.mark.parametrize(("typed", "is_reviewed"), [("review\n", True), ("\n", False), ("", False)])
def test_the_terminal_offers_a_review_after_a_game(monkeypatch, typed, is_reviewed):
    monkeypatch.setattr(reviewing, "WORLDS", 6)
    seated, paper = table(random_match("kidz-line", 3, seats=2).game)
    seated.match = random_match("kidz-line", 3, seats=2)
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    seated.offer_review()
    assert "Type “review”" in paper.getvalue()
    assert ("Chance of winning" in paper.getvalue()) == is_reviewed


def test_no_review_is_offered_where_there_is_none(monkeypatch):
    monkeypatch.setitem(find("long-line").__dict__, "judge", None)
    seated, paper = table(lw.new("long-line", seed=1).game)
    seated.offer_review()
    assert paper.getvalue() == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["long-line", "head-line"])
def test_a_race_is_reviewed_in_every_language(file, name, language):
    file.write_text(race(name, 3, ("newcomer",), seats=2).save())
    shown = run("--language", language, "review", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert re.search(r"(Move|Zug|Jugada) [0-9]+: ", shown.stdout)
    assert re.search("(wait|warten|esperar)", shown.stdout) or name == "long-line"
    for rest in ("review-", "hint-", "{"):
        assert rest not in shown.stdout


@pytest.mark.parametrize(("language", "solved"), [("en", "20% solved after 2"), ("de", "20 % gelöst"), ("es", "20 % resuelto")])
def test_a_puzzle_is_reviewed_by_how_much_of_it_was_solved(file, language, solved):
    match = lw.new("solo-line", seed=1)
    first = lw.bot("solo-line", "greedy").choose(match.seen_by(0)).split()
    match.play(0, " ".join(first[:4]))
    match.play(0, "line")
    file.write_text(match.save())
    shown = run("--language", language, "review", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    assert solved in shown.stdout
    assert "100" in shown.stdout
    assert "review-" not in shown.stdout
