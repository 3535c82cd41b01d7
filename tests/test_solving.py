"""`linewright puzzle`: today's, or another, solved in the terminal, listed, judged at once, and left politely."""

import json
import os
import re
import sys

import pexpect
import pytest

import linewright as lw
from linewright.core.daily import today
from linewright.core.words import LANGUAGES
from linewright.review.finding import MOST_ANSWERS
from tests.test_cli import run

GAMES = [name for name in lw.games() if lw.puzzles(name)]
GAME = GAMES[0]


def flat(text):
    """The text without the ends of its lines, which depend on the width."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_try_is_told_what_it_costs_and_the_right_one_what_all_are_worth(name):
    puzzle = lw.puzzles(name)[0]
    best, second = puzzle.answers[:2]
    shown = run("puzzle", name, "--name", "1", text=f"{second.text}\n{best.text}\nnever read\n")
    assert (shown.returncode, shown.stderr) == (0, "")
    said = flat(shown.stdout)
    assert f"puzzle 1, {('easy', 'tricky', 'hard')[puzzle.grade - 1]}." in said
    assert f"{second.text} isn’t the best move. Chance of winning: {round(100 * second.chance)}%" in said
    assert f"Right: {best.text} is the best move." in said
    assert re.search(rf"│ {re.escape(second.text)} +│ {round(100 * second.chance)} ", shown.stdout)
    assert "never read" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language):
    far = next(one for one in lw.puzzles("sequence") if len(one.match().legal(one.seat)) > 3 * MOST_ANSWERS)
    text = next(text for text in far.match().legal(far.seat) if text not in dict(far.answers))
    shown = run("puzzle", "sequence", "--name", far.name, "--language", language, text=f"?\nhint\nlog\n{text}\nanswer\n")
    assert shown.returncode == 0
    assert "table-" not in shown.stdout
    assert "puzzle-" not in shown.stdout
    assert "hint-" not in shown.stdout
    assert far.best.text in shown.stdout
    assert "table-" not in run("puzzle", "--list", "--language", language).stdout


def test_what_is_not_legal_is_refused_with_its_rule_and_the_puzzle_goes_on():
    shown = run("puzzle", GAME, "--name", "1", text="castle\nplay 100\nplay 1\nplay 2\nrules 30\nquit\n")
    assert shown.returncode == 0
    assert "can’t read 'castle' as a move" in flat(shown.stdout)
    assert re.search(r"^LI-[0-9]+: ", shown.stdout, re.MULTILINE)
    assert shown.stdout.rstrip().endswith("Goodbye.")


def test_legal_moves_come_on_demand_and_the_answer_is_told_to_whoever_asks():
    puzzle = lw.puzzles(GAME)[0]
    shown = run("puzzle", GAME, "--name", "1", text="?\nanswer\n")
    assert "You can play:" in shown.stdout
    assert f"The best move is {puzzle.best.text}." in shown.stdout
    silent = run("puzzle", GAME, "--name", "1")
    assert "You can play:" not in silent.stdout
    assert "Goodbye." in silent.stdout


def test_without_more_it_is_todays_of_the_first_game_that_has_any():
    days = {today(), today()}
    shown = run("puzzle", text="quit\n")
    days.add(today())
    assert any(f"puzzle {lw.puzzle_of_day(GAME, day).name}," in shown.stdout for day in days)
    assert f"puzzle {lw.puzzle_of_day(GAME, '2026-11-16').name}," in run("puzzle", "--day", "2026-11-16").stdout


def test_the_list_names_all_and_marks_todays():
    shown = run("puzzle", GAME, "--list")
    assert len(re.findall(r"(?m)^│ [0-9]+ ", shown.stdout)) == len(lw.puzzles(GAME))
    assert shown.stdout.count("today’s") == 1
    listed = json.loads(run("puzzle", GAME, "--list", "--json").stdout)
    assert [one["name"] for one in listed] == [puzzle.name for puzzle in lw.puzzles(GAME)]
    assert sum(one["is_today"] for one in listed) == 1
    assert set(listed[0]) == {"name", "grade", "seats", "move", "is_today"}


def test_json_tells_the_position_without_the_answer_and_a_move_its_worth():
    puzzle = lw.puzzles(GAME)[0]
    shown = json.loads(run("puzzle", GAME, "--name", "1", "--json").stdout)
    assert set(shown) == {"game", "name", "grade", "seats", "move", "seat", "legal", "view"}
    assert shown["view"] == json.loads(json.dumps(puzzle.match().view(puzzle.seat)))
    judged = json.loads(run("puzzle", GAME, "--name", "1", "--json", "--move", puzzle.answers[1].text).stdout)
    assert (judged["is_best"], judged["best"], judged["chance"]) == (False, puzzle.best.text, puzzle.answers[1].chance)
    assert all(isinstance(reason, str) and " " in reason for reason in judged["why_best"])
    assert f"Right: {puzzle.best.text}" in run("puzzle", GAME, "--name", "1", "--move", puzzle.best.text).stdout


def test_any_puzzle_can_be_asked_for():
    names = {json.loads(run("puzzle", GAME, "--random", "--json").stdout)["name"] for _ in range(8)}
    assert len(names) > 1


@pytest.mark.parametrize(
    "words",
    [
        ("no-such-game",),
        ("head-line",),
        ("head-line", "--list"),
        ("head-line", "--random"),
        (GAME, "--name", "no-such-name"),
        (GAME, "--day", "tomorrow"),
        (GAME, "--day", "2026-11-16", "--name", "1"),
        (GAME, "--name", "1", "--random"),
        (GAME, "--name", "1", "--move", "castle"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_is_one_line_and_exit_code_2(words):
    refused = run("puzzle", *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert re.fullmatch(r"linewright: [^\n]+\n", refused.stderr)


@pytest.mark.parametrize("key", ["c", "d"])
def test_ctrl_c_and_ctrl_d_leave_politely(key, tmp_path):
    where = {**os.environ, "TERM": "xterm", "LINEWRIGHT_LANGUAGE": "en"}
    words = ["-m", "linewright", "puzzle", GAME, "--name", "1"]
    child = pexpect.spawn(sys.executable, words, env=where, cwd=str(tmp_path), encoding="utf-8", timeout=60, dimensions=(50, 120))
    child.expect("your move")
    child.send(lw.puzzles(GAME)[0].answers[1].text + "\r")
    child.expect("isn’t the best move")
    child.expect("your move")
    child.sendcontrol(key)
    child.expect("Goodbye")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    assert list(tmp_path.iterdir()) == []
