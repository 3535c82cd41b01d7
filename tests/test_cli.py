"""The command line as people meet it: help with an example, one-line errors, whole games, three languages."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

import linewright as lw
from linewright.core.registry import find
from linewright.core.words import LANGUAGES, Words
from linewright.terminal import TerminalTable
from tests.conftest import random_match

COMMANDS = ("games", "rules", "play", "replay", "bench", "compile")


def run(*words: str, text: str = "", **environment: str) -> subprocess.CompletedProcess:
    """Run the command in English unless told otherwise."""
    where = {**os.environ, "LANG": "C", "COLUMNS": "120", **environment}
    return subprocess.run(
        [sys.executable, "-m", "linewright", *words], input=text, env=where, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command):
    shown = run(command, "--help")
    assert shown.returncode == 0
    assert f"Example: linewright {command}" in shown.stdout
    assert command in run("--help").stdout


@pytest.mark.parametrize(
    "words",
    [
        ("no-such-command",),
        ("play", "no-such-game"),
        ("play", "line-it", "--seats", "9"),
        ("play", "line-it", "--seats", "many"),
        ("play", "line-it", "--seat", "7"),
        ("play", "line-it", "--seed", "-1"),
        ("play", "line-it", "--bot", "hal"),
        ("play", "line-it", "--option", "bet_exact"),
        ("play", "line-it", "--option", "bet_exact=perhaps"),
        ("play", "line-it", "--option", "no_such=1"),
        ("play", "line-it", "--no-such-option"),
        ("play", "--load", "no-such-file.txt"),
        ("replay",),
        ("replay", "no-such-file.txt"),
        ("replay", os.devnull),
        ("rules", "no-such-game"),
        ("rules", "line-it", "LI-999"),
        ("bench", "no-such-game"),
        ("games", "too", "many"),
        ("--language", "fr", "games"),
    ],
    ids=" ".join,
)
def test_an_error_is_one_clear_line_and_exit_code_2(words):
    refused = run(*words)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert re.fullmatch(r"linewright: [^\n]+\n", refused.stderr)
    assert "Traceback" not in refused.stderr


def test_a_binary_file_is_no_saved_match(tmp_path):
    file = tmp_path / "match.bin"
    file.write_bytes(b"\xff\xfe\x00linewright")
    refused = run("replay", str(file))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_games_are_listed():
    assert all(name in run("games").stdout for name in lw.games())


def test_the_version_is_told():
    assert run("--version").stdout == f"linewright {lw.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_whole_one_by_one_and_by_a_word(language, game):
    whole = run("rules", game.name, "--language", language).stdout
    assert f"{game.prefix}-20" in whole
    one = run("rules", game.name, f"{game.prefix}-20", "--language", language).stdout
    assert one.startswith(f"{game.prefix}-20")
    assert run("rules", game.name, "20", "--language", language).stdout == one
    assert run("rules", game.name, "a", "--language", language).stdout.count(f"{game.prefix}-") > 5


def test_a_saved_match_is_replayed_move_by_move(tmp_path, game):
    file = tmp_path / "match.txt"
    match = random_match(game.name, 5)
    file.write_text(match.save())
    shown = run("replay", str(file))
    assert shown.returncode == 0
    assert len(re.findall(r"(?m)^ +[0-9]+  ", shown.stdout)) >= len(match.log)
    assert f"{len(match.log)} moves" in shown.stdout
    assert "3 moves" in run("replay", str(file), "--until", "3").stdout
    assert "1  " in run("replay", str(file), "--step", text="\nq\n").stdout


def table(game, language="en", seats=None, **options) -> tuple[TerminalTable, io.StringIO]:
    """A terminal table that writes into a text."""
    match = lw.new(game.name, seed=3, seats=seats, first=0, **options)
    bots = {seat: lw.bot(game.name, "random", seed=seat) for seat in range(1, match.seats)}
    paper = io.StringIO()
    console = Console(file=paper, width=120)
    return TerminalTable(match, 0, bots, console, Words(language, game.folder)), paper


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_at_the_terminal(game, language):
    seated, paper = table(game, language)
    seated.bots_move()
    while not seated.match.is_over:
        assert seated.obeys(seated.match.legal(0)[0])
    seated.finish()
    text = paper.getvalue()
    assert len(text) > 2_000
    assert "{" not in text
    assert not re.search(r"(told|table|why|phase)-[a-z]", text)


def test_refusals_hints_undo_rules_and_log_at_the_table(game):
    seated, paper = table(game)
    seated.obeys("what is this")
    assert "cannot read 'what is this' as a move" in paper.getvalue()
    seated.obeys(f"rules {game.prefix}-20")
    seated.obeys("rules no such words anywhere")
    seated.obeys("hint")
    seated.obeys("undo")
    seated.obeys("?")
    before = seated.match.digest_bytes
    seated.obeys(seated.match.legal(0)[0])
    assert seated.match.digest_bytes != before
    seated.obeys("log")
    seated.obeys("undo")
    assert seated.match.digest_bytes == before
    text = paper.getvalue()
    for word in (f"{game.prefix}-20", "greedy would play", "no move to take back", "You may:", "Taken back", "has no rule"):
        assert word in text


def test_leaving_saves_the_match_and_says_how_to_go_on(tmp_path):
    file = tmp_path / "mine.txt"
    first_move = lw.new("line-it", seed=3, first=0, seats=2).legal(0)[0]
    words = ("play", "line-it", "--seats", "2", "--seed", "3", "--first", "0", "--save", str(file))
    left = run(*words, text=f"{first_move}\nquit\n")
    assert left.returncode == 0
    assert lw.load(file.read_text()).log == [(0, first_move, None)]
    assert f"--load {file}" in left.stdout
    again = run("play", "--load", str(file), text="undo\nquit\n")
    assert "Taken back" in again.stdout
    nowhere = run(*words[:-1], str(tmp_path / "no" / "folder"), text=f"{first_move}\n")
    assert "cannot write" in nowhere.stdout


def test_tab_completes_a_move_in_a_real_terminal(tmp_path):
    words = ["-m", "linewright", "play", "line-it", "--seats", "2", "--seed", "3", "--first", "0"]
    where = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm", "LINEWRIGHT_LANGUAGE": "en"}
    child = pexpect.spawn(sys.executable, words, env=where, cwd=str(tmp_path), encoding="utf-8", timeout=60, dimensions=(40, 120))
    move = lw.new("line-it", seats=2, seed=3, first=0).legal(0)[0]
    child.expect("your move")
    child.send(move[:-2])
    child.expect(move)  # offered while typing
    child.send("\t")
    child.expect(move[-2:])  # and filled in
    child.send("\r")
    child.expect("You put")
    child.send("quit\r")
    child.expect("Good-bye")
    child.expect(pexpect.EOF)


def test_the_library_alone_says_what_the_command_line_needs(tmp_path):
    for package in ("typer", "rich", "prompt_toolkit"):
        (tmp_path / f"{package}.py").write_text(f"raise ModuleNotFoundError('gone', name='{package}')")
    refused = run("games", PYTHONPATH=str(tmp_path))
    assert refused.returncode == 2
    assert "pip install 'linewright[cli]'" in refused.stderr


def test_bench_prints_a_table_with_every_seat_count():
    shown = run("bench", "line-it", "--seconds", "0.05")
    assert shown.returncode == 0
    for seats in find("line-it").seats:
        assert re.search(rf"line-it +│ +{seats} │ +[0-9,]+ │", shown.stdout)
    assert "copying a state" in shown.stdout


def test_play_from_a_pipe_ends_with_the_input():
    assert "Good-bye" in run("play", "line-it", text="").stdout


def test_the_folder_of_the_checkout_is_clean_of_saved_matches():
    assert not list(Path(__file__).parents[1].glob("linewright-match*"))
