"""The command line as people meet it: help with an example, one-line errors, whole games, three languages."""

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

import linewright as lw
from linewright.cli import main, with_command
from linewright.conformance.playing import random_match
from linewright.core.daily import day_option
from linewright.core.registry import find
from linewright.core.words import LANGUAGES, Words
from linewright.games.sequence.rules import finish
from linewright.terminal import TerminalTable

COMMANDS = (
    "games",
    "rules",
    "play",
    "match",
    "tournament",
    "simulate",
    "report",
    "replay",
    "review",
    "puzzle",
    "bench",
    "compile",
    "deck check",
    "solve",
    "print",
)


def run(*words: str, text: str = "", **environment: str) -> subprocess.CompletedProcess:
    """Run the command in this process, in English unless told otherwise."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["linewright", *words])
        patch.setattr(sys, "stdin", io.StringIO(text))
        for name, value in {"LANG": "C", "COLUMNS": "120", **environment}.items():
            patch.setenv(name, value)
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code or 0
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


def run_process(*words: str, text: str = "", **environment: str) -> subprocess.CompletedProcess:
    """Run the command as a process of its own."""
    where = {**os.environ, "LANG": "C", "COLUMNS": "120", **environment}
    return subprocess.run(
        [sys.executable, "-m", "linewright", *words],
        input=text,
        env=where,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command):
    shown = run(*command.split(), "--help")
    assert shown.returncode == 0
    assert f"Example: linewright {command}" in shown.stdout
    assert command.split()[0] in run("--help").stdout


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
        ("match", "line-it"),
        ("match", "no-such-game", "--bots", "greedy,random"),
        ("match", "line-it", "--bots", "greedy"),
        ("match", "line-it", "--bots", "greedy,hal"),
        ("match", "line-it", "--bots", "greedy,random@0.1"),
        ("match", "line-it", "--bots", "greedy,random", "--games", "0"),
        ("match", "line-it", "--bots", "greedy,random", "--sprt", "20", "0"),
        ("match", "line-it", "--bots", "greedy,random", "--seconds", "0"),
        ("tournament", "line-it", "--bots", "greedy,cmd:no-such-program"),
        ("tournament", "line-it", "--bots", "greedy,random", "--jobs", "0"),
        ("replay",),
        ("replay", "no-such-file.txt"),
        ("replay", os.devnull),
        ("rules", "no-such-game"),
        ("rules", "line-it", "LI-999"),
        ("bench", "no-such-game"),
        ("games", "too", "many"),
        ("games", "no-such-game"),
        ("deck", "check", "no-such-file.txt"),
        ("deck", "check", os.devnull),
        ("solve", "no card"),
        ("solve", ""),
        ("print", "something-else"),
        ("print", "light-line", "--paper", "wall"),
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
    refused = run_process("replay", str(file))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_games_are_listed():
    assert all(name in run("games").stdout for name in lw.games())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_game_are_listed_with_their_rules(game, language):
    shown = run("games", game.name, "--language", language).stdout
    assert game.title in shown
    for option in game.options:
        assert option.name in shown
        assert option.rule in shown


def test_the_version_is_told():
    assert run_process("--version").stdout == f"linewright {lw.__version__}\n"


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
    assert f"{len(match.log)} move" in shown.stdout
    assert "1 move\n" in run("replay", str(file), "--until", "1").stdout
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
        before = len(seated.match.log)
        assert seated.obeys("" if game.race else seated.match.legal(0)[0])
        if len(seated.match.log) == before:
            assert seated.obeys(seated.match.legal(0)[-1])  # all wait for a call
    seated.finish()
    text = paper.getvalue()
    assert len(text) > 1_000
    assert "{" not in text
    assert not re.search(r"(told|table|why|phase)-[a-z]", text)


def test_refusals_hints_undo_rules_and_log_at_the_table(game):
    seated, paper = table(game)
    seated.obeys("what is this")
    assert "can’t read 'what is this' as a move" in paper.getvalue()
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
    for word in (
        f"{game.prefix}-20",
        "Hint: ",
        "no move to undo",
        "Moves look like this:" if game.puzzle else "You can play:",
        "Undone",
        "has no rule",
    ):
        assert word in text


def test_leaving_saves_the_match_and_says_how_to_go_on(tmp_path, monkeypatch):
    file = tmp_path / "mine.txt"
    first_move = lw.new("line-it", seed=3, first=0, seats=2).legal(0)[0]
    words = ("play", "line-it", "--seats", "2", "--seed", "3", "--first", "0", "--save", str(file))
    left = run_process(*words, text=f"{first_move}\nquit\n")
    assert left.returncode == 0
    assert lw.load(file.read_text()).log == [(0, first_move, None)]
    assert f"--load {file}" in left.stdout
    assert "--bot" not in left.stdout
    again = run_process("play", "--load", str(file), text="undo\nquit\n")
    assert "Undone" in again.stdout
    monkeypatch.chdir(tmp_path)
    nowhere = run_process(*words[:-1], str(tmp_path / "no" / "folder"), text=f"{first_move}\n")
    assert "can’t write" in nowhere.stdout
    assert "--load linewright-match.txt" in nowhere.stdout


def test_the_way_back_names_seat_and_bot_and_no_earlier_match_is_overwritten(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("linewright-match.txt", "linewright-match-2.txt"):
        words = ("play", "line-it", "--seats", "3", "--seed", "4", "--first", "2", "--seat", "2", "--bot", "random")
        left = run_process(*words, text=f"{lw.new('line-it', seats=3, seed=4, first=2).legal(2)[0]}\nquit\n")
        assert f"play --load {name} --seat 2 --bot random" in left.stdout
        assert lw.load((tmp_path / name).read_text()).log[0][0] == 2


def test_a_match_that_cannot_be_saved_there_is_saved_here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "match.txt"
    file.write_text(random_match("line-it", 5, seats=2).save().rsplit("\n", 20)[0] + "\n")
    left = run_process("play", "--load", str(file), "--save", str(tmp_path / "no" / "x"), text="save a\0b\nquit\n")
    assert left.returncode == 0
    assert left.stdout.count("can’t write") == 2
    assert "--load linewright-match.txt" in left.stdout


def test_a_finished_match_is_kept_where_it_was_asked_for(tmp_path):
    file = tmp_path / "whole.txt"
    seated, paper = table(find("line-it"))
    seated.file = file
    while not seated.match.is_over:
        seated.obeys(seated.match.legal(0)[0])
    seated.finish()
    assert lw.load(file.read_text()).is_over
    shown = run_process("play", "--load", str(file))
    assert "win" in shown.stdout
    assert "Saved" in paper.getvalue()


def test_load_takes_no_other_wish(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(lw.new("line-it", seed=1).save())
    for wish in (("sequence",), ("--seats", "4"), ("--seed", "1"), ("--first", "0"), ("--option", "profi=true")):
        refused = run_process("play", *wish, "--load", str(file))
        assert (refused.returncode, "--load can’t be combined" in refused.stderr) == (2, True)


def test_bots_draw_in_time_and_the_person_may_forget():
    seated, _ = table(find("sequence"), draw="by_hand")
    for _ in range(6):
        seated.obeys(next(move for move in seated.match.legal(0) if move != "draw"))
        seated.obeys("draw")
    assert [facts["cards"] for facts in seated.match.view(0)["seats"]] == [7, 7]
    seated.obeys(next(move for move in seated.match.legal(0) if move != "draw"))
    seated.obeys("")
    assert [facts["cards"] for facts in seated.match.view(0)["seats"]] == [6, 7]


def test_the_person_is_the_umpire_of_table_talk():
    seated, paper = table(find("sequence"), seats=4, table_talk=True)
    seated.obeys("talk B")
    assert "Table talk by team B" in paper.getvalue()
    assert [seat["cards"] for seat in seated.match.view(0)["seats"]] == [6, 5, 6, 5]


def test_a_game_nobody_wins_is_told_as_a_draw():
    seated, paper = table(find("sequence"))
    finish(seated.match._state, -1)
    seated.finish()
    assert "Nobody wins: it’s a draw." in paper.getvalue()


def test_play_fills_in_what_people_leave_out(monkeypatch):
    for words in (("sequence",), ("line-it", "--seats", "2"), ("play", "--language", "de")):
        assert run_process(*words, text="", LINEWRIGHT_AS="./play").returncode == 0
    assert "Usage" in run_process("-h", LINEWRIGHT_AS="./play").stdout
    assert "Usage" in run_process().stdout
    monkeypatch.setenv("LINEWRIGHT_AS", "./play")
    assert with_command([]) == ["serve", "--open"]
    assert with_command(["--lan"]) == ["serve", "--open", "--lan"]
    assert with_command(["line", "--seats", "3"]) == ["play", "line", "--seats", "3"]


def test_a_narrow_terminal_shows_every_seat_and_the_whole_board(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(random_match("sequence", 5, seats=2).save())
    board = run("replay", str(file), "--until", "20", COLUMNS="44").stdout
    assert len(re.findall(r"(?m)^ ?[0-9]+ .* [0-9]+ *$", board.partition("a  b  c")[2])) == 10
    file.write_text(random_match("line-it", 5, seats=3).save())
    seats = run("replay", str(file), "--until", "60", COLUMNS="44").stdout
    assert len(re.findall(r"(?m)^.{3}Seat [0-2]  -?[0-9]+ points?  hand: .*$", seats)) == 3


def test_an_old_terminal_shows_other_signs_instead_of_failing():
    assert run_process("play", "line-it", PYTHONIOENCODING="cp1252").returncode == 0


def test_ctrl_c_leaves_and_saves(tmp_path):
    words = ["-m", "linewright", "play", "line-it", "--seats", "2", "--seed", "3", "--first", "0"]
    where = {**os.environ, "TERM": "xterm", "LINEWRIGHT_LANGUAGE": "en"}
    child = pexpect.spawn(sys.executable, words, env=where, cwd=str(tmp_path), encoding="utf-8", timeout=60, dimensions=(40, 120))
    child.expect("your move")
    child.send(lw.new("line-it", seats=2, seed=3, first=0).legal(0)[0] + "\r")
    child.expect("You add")
    child.expect("your move")
    child.sendcontrol("c")
    child.expect("Resume later")
    child.expect(pexpect.EOF)


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
    child.expect("You add")
    child.send("quit\r")
    child.expect("Goodbye")
    child.expect(pexpect.EOF)


def test_the_library_alone_says_what_the_command_line_needs(tmp_path):
    for package in ("typer", "rich", "prompt_toolkit"):
        (tmp_path / f"{package}.py").write_text(f"raise ModuleNotFoundError('gone', name='{package}')")
    refused = run_process("games", PYTHONPATH=str(tmp_path))
    assert refused.returncode == 2
    assert "pip install 'linewright[cli]'" in refused.stderr


def test_bench_prints_a_table_with_every_seat_count():
    shown = run("bench", "line-it", "--seconds", "0.05")
    assert shown.returncode == 0
    for seats in find("line-it").seats:
        assert re.search(rf"line-it +│ +{seats} │ +[0-9,]+ │", shown.stdout)
    assert "copying a state" in shown.stdout


def test_play_from_a_pipe_ends_with_the_input():
    assert "Goodbye" in run_process("play", "line-it", text="").stdout


def test_the_folder_of_the_checkout_is_clean_of_saved_matches():
    assert not list(Path(__file__).parents[1].glob("linewright-match*"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_one_language_and_cuts_no_summary_off(language):
    for words in ((), ("play",), ("deck",), ("deck", "check"), ("serve",)):
        shown = run(*words, "--help", "--language", language).stdout
        assert "..." not in shown
        assert shown.startswith({"en": "Usage: ", "de": "Aufruf: ", "es": "Uso: "}[language])
        if language != "en":
            for english in (
                "Usage",
                "Options:",
                "Arguments:",
                "Commands:",
                "Show this",
                "default:",
                "Install",
                "OPTIONS",
                "COMMAND",
            ):
                assert english not in shown, english


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize(
    "words",
    [
        ("no-such-command",),
        ("play", "--no-such-option"),
        ("play", "--seats", "many"),
        ("play", "--seed"),
        ("replay",),
        ("games", "too", "many"),
        ("serve", "--port", "99999"),
        ("replay", "file", "--until", "-1"),
        ("bench", "--seconds", "x"),
        ("deck", "no-such-command"),
    ],
    ids=" ".join,
)
def test_what_the_parser_refuses_is_told_in_the_language(words, language):
    told = run(*words, "--language", language).stderr
    assert told != run(*words).stderr
    assert not re.search(r"No such|Missing|Invalid|Input|requires|unexpected", told)


def test_help_says_what_was_typed(monkeypatch):
    monkeypatch.setenv("LINEWRIGHT_AS", "./play")
    for words in (("play",), ("deck", "check")):
        shown = run(*words, "--help", LINEWRIGHT_AS="./play").stdout
        assert f"Usage: ./play {' '.join(words)}" in shown
        assert f"Example: ./play {' '.join(words)}" in shown


def test_the_games_are_a_package_and_a_list():
    import linewright.games as package

    assert package.__name__ == "linewright.games"
    assert package.__path__
    assert lw.games() == package() == [*lw.games()]


def test_the_puzzle_of_a_day_is_played_saved_and_checked(tmp_path):
    file = tmp_path / "day.txt"
    name = next(name for name in lw.games() if day_option(find(name)))
    done = run("play", name, "--daily", "2026-11-16", "--save", str(file), text="give up\n")
    assert done.returncode == 0, done.stderr
    match = lw.load(file.read_text(encoding="utf-8"))
    assert match.is_over
    assert match.view(0)["hand"] == lw.daily(name, "2026-11-16").view(0)["hand"]
    checked = run("verify", str(file))
    assert (checked.returncode, "2026-11-16" in checked.stdout, "1 moves" in checked.stdout) == (0, True, True)
    assert "2026-11-16" in run("verify", str(file), "--language", "de").stdout
    assert run("verify", str(file), "--commit", "5e" * 32).returncode == 2


@pytest.mark.parametrize("command", [["play"], ["match", "--bots", "random,greedy"], ["simulate"], ["report"]])
@pytest.mark.parametrize("option", ["seed=5", "games=5", "workers=2", "keep=true", "watch=x", "game=x", "change=x"])
def test_only_options_of_the_game_are_options(command, option):
    refused = run(command[0], "line-it", *command[1:], "--option", option)
    assert refused.returncode == 2
    name = option.partition("=")[0]
    assert refused.stderr.startswith(f"linewright: line-it has no option '{name}'; it has: bet_exact, ")
    assert refused.stderr.count("\n") == 1


def test_a_day_that_cannot_be_played_is_refused_in_one_line():
    name = next(name for name in lw.games() if day_option(find(name)))
    for words in (
        ("play", "line-it", "--daily", "today"),
        ("play", name, "--daily", "tomorrow"),
        ("play", name, "--daily", "2026-02-30"),
    ):
        done = run(*words)
        assert (done.returncode, done.stderr.count("\n"), "Traceback" in done.stderr) == (2, 1, False), done.stderr
