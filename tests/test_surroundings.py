"""Bad surroundings: every command answers them in one line with exit code 2, and no match is lost.

Root may write anywhere, so that a folder that cannot be written is here a file in place of a folder.
"""

import os
import re
import resource
import signal
import subprocess
import sys
import time

import pytest

import linewright as lw
from linewright.conformance.playing import random_match
from linewright.core.words import LANGUAGES
from linewright.saving import unused_name, write_whole

FIRST_MOVE = lw.new("line-it", seed=3, first=0, seats=2).legal(0)[0]
PLAY = ("play", "line-it", "--seats", "2", "--seed", "3", "--first", "0")


@pytest.fixture
def bad(tmp_path):
    """A folder with what nobody expects, to be worked in."""
    (tmp_path / "file").write_text("a file in place of a folder")
    (tmp_path / "text.db").write_text("I am no database, and long enough for one to be looked for. " * 20)
    (tmp_path / "folder").mkdir()
    return tmp_path


def command(*words):
    return [sys.executable, "-m", "linewright", *words]


def surroundings(folder, **environment):
    """An environment without a home, whose temporary files go into a folder."""
    nowhere = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(folder / "file" / "home"))
    return {**os.environ, "LANG": "C", "COLUMNS": "200", **nowhere, **environment}


def run(folder, *words, text="", limit=None, **environment):
    """Run the command in a folder; limit: the most bytes that any file may have, as on a full disk."""
    return subprocess.run(
        command(*words),
        input=text,
        env=surroundings(folder, **environment),
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
        preexec_fn=limit and (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))),
    )


def assert_one_line(done):
    assert done.returncode == 2, done.stderr
    assert re.fullmatch(r"linewright: [^\n]+\n", done.stderr)


PLACES = ("file/tables.db", "text.db", "folder", "/proc/tables.db", "~nobody-here/tables.db", "")


@pytest.mark.parametrize(("place", "language"), list(zip(PLACES, LANGUAGES * 2, strict=True)))
def test_a_store_that_cannot_be_is_refused_by_serve(bad, place, language):
    refused = run(bad, "serve", "--port", "0", "--language", language, LINEWRIGHT_DATABASE=place)
    assert_one_line(refused)
    assert place in refused.stderr
    assert refused.stdout == ""  # nobody was told that it runs


def test_a_postgresql_that_is_not_there_is_refused_by_serve(bad):
    refused = run(bad, "serve", "--port", "0", LINEWRIGHT_DATABASE="postgresql://ada:secret@127.0.0.1:1/tables")
    assert_one_line(refused)
    assert "secret" not in refused.stderr


@pytest.mark.parametrize(
    ("words", "database"),
    [
        (("backup", "copy.db"), "file/tables.db"),
        (("backup", "copy.db"), "text.db"),
        (("backup", "copy.db"), "folder"),
        (("backup", "copy.db"), ""),
        (("backup", "file/copy.db"), "text.db"),
        (("restore", "text.db"), "postgresql://ada@127.0.0.1:1/tables"),
        (("restore", "file/copy.db"), "postgresql://ada@127.0.0.1:1/tables"),
        (("print", "--out", "file/deck.pdf"), ""),
        (("print", "--out", "/dev/full"), ""),
        (("replay", "folder"), ""),
        (("replay", "file/match.txt"), ""),
        (("verify", "folder"), ""),
        (("play", "--load", "file/match.txt"), ""),
        (("play", "sequence", "--option", "board=file/board.json"), ""),
        (("deck", "check", "file/cards.txt"), ""),
        (("solve", "1 2", "--cards", "folder"), ""),
    ],
    ids=str,
)
def test_every_command_answers_in_one_line(bad, words, database):
    assert_one_line(run(bad, *words, LINEWRIGHT_DATABASE=database))


def test_a_current_folder_that_is_gone_is_no_surprise(bad):
    script = 'mkdir gone; cd gone; rmdir ../gone; exec "$@"'
    for words, code in {("serve", "--port", "0"): 2, ("play", "--bot", "a:B"): 2, ("games",): 0}.items():
        where = surroundings(bad, LINEWRIGHT_DATABASE="tables.db")
        done = subprocess.run(
            ["/bin/sh", "-c", script, "sh", *command(*words)], env=where, cwd=bad, capture_output=True, text=True, check=False
        )
        assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr


def test_a_full_disk_is_told_where_something_is_written_to(bad):
    with open("/dev/full", "w") as full:  # noqa: PTH123
        done = subprocess.run(
            command("games"), stdout=full, stderr=subprocess.PIPE, env=surroundings(bad), check=False, text=True
        )
    assert_one_line(done)


def saved_at(shown):
    """The files a match was saved to, as the program says."""
    return re.findall(r"(?m)^Saved to (.*)\.$", shown)


def test_a_match_goes_where_it_can_be_written(bad, tmp_path):
    data, temporary = tmp_path / "data", tmp_path / "temporary"
    temporary.mkdir()
    words = [*PLAY, "--save", "file/mine.txt"]
    where = {"TMPDIR": str(temporary)}
    here = run(bad, *words, text=f"{FIRST_MOVE}\nquit\n", **where)
    assert (here.returncode, saved_at(here.stdout)) == (0, ["linewright-match.txt"])
    script = 'mkdir gone; cd gone; rmdir ../gone; exec "$@"'
    for home, folder in ((str(data), data / "linewright"), (str(bad / "file"), temporary)):
        env = surroundings(bad, XDG_DATA_HOME=home, **where)
        left = subprocess.run(
            ["/bin/sh", "-c", script, "sh", *command(*PLAY)],
            env=env, cwd=bad, input=f"{FIRST_MOVE}\n", capture_output=True, text=True, check=False,
        )  # fmt: skip
        file = folder / "linewright-match.txt"
        assert (left.returncode, saved_at(left.stdout)) == (0, [str(file)]), left.stderr
        assert f"--load {file}" in left.stdout
        assert lw.load(file.read_text()).log == [(0, FIRST_MOVE, None)]


def test_a_match_that_can_be_saved_nowhere_is_stayed_in_and_printed_at_the_end(bad):
    stays = run(bad, *PLAY, text=f"{FIRST_MOVE}\nquit\nlog\nquit\nquit\n", limit=10)
    assert stays.stdout.count("You’re still in it") == 2
    assert stays.returncode == 2
    assert re.fullmatch(r"linewright: [^\n]+\n", stays.stderr)
    text = stays.stdout[stays.stdout.index("linewright match") :]
    assert lw.load(text).log == [(0, FIRST_MOVE, None)]
    assert list(bad.glob("*.part")) == list(bad.glob(".*.part")) == []


def test_an_older_save_survives_a_full_disk(bad):
    file = bad / "match.txt"
    match = random_match("line-it", 5, seats=2)
    while len(match.log) > 10 or 0 not in match.to_act:
        match.undo()
    file.write_text(match.save())
    left = run(bad, "play", "--load", "match.txt", text=f"{match.legal(0)[0]}\nsave\n", limit=10)
    assert left.returncode == 2
    assert lw.load(file.read_text()).log == match.log


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_match_is_saved_when_the_program_is_told_to_stop(bad, kind):
    process = subprocess.Popen(
        command(*PLAY),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(bad, PYTHONUNBUFFERED="1"),
        cwd=bad,
    )
    process.stdin.write(f"{FIRST_MOVE}\n")
    process.stdin.flush()
    while not (line := process.stdout.readline()).startswith("  You"):
        assert line
    time.sleep(0.2)
    process.send_signal(kind)
    shown, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert saved_at(shown) == ["linewright-match.txt"]
    assert lw.load((bad / "linewright-match.txt").read_text()).log[0] == (0, FIRST_MOVE, None)


def test_a_match_is_saved_when_a_bot_fails(bad):
    (bad / "clumsy.py").write_text(
        "import linewright as lw\nclass Clumsy(lw.Bot):\n    name = 'clumsy'\n    def pick(self, seen):\n        return {}[7]\n"
    )
    text = "".join(f"{move}\n" for move in (FIRST_MOVE, "end"))
    left = run(bad, *PLAY, "--bot", "clumsy:Clumsy", text=text)
    assert left.returncode == 1
    assert "KeyError: 7" in left.stderr  # for whoever wrote the bot
    assert saved_at(left.stdout) == ["linewright-match.txt"]


def test_a_file_is_written_wholly_through_links_and_never_in_place_of_a_device(tmp_path):
    real, link = tmp_path / "real.txt", tmp_path / "link.txt"
    real.write_text("old")
    real.chmod(0o600)
    link.symlink_to(real)
    write_whole(link, "new")
    assert link.is_symlink()
    assert (real.read_text(), real.stat().st_mode & 0o777) == ("new", 0o600)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["/bin/cat", str(pipe)], stdout=subprocess.PIPE, text=True) as reader:
        write_whole(pipe, "through")
        assert reader.communicate()[0] == "through"
    assert pipe.is_fifo()
    (tmp_path / "linewright-match.txt").symlink_to("nowhere")
    assert unused_name(tmp_path).name == "linewright-match-2.txt"
