"""What a type checker knows of the library, for whoever writes a bot."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from linewright.games import stub

ROOT = Path(__file__).parents[2]

PROGRAM = """
import linewright as lw

match = lw.new("line-it", seats=3, seed=7, bet_exact=True)
reveal_type(match.view(0)["jackpots"])  # dict[str, int]
reveal_type(match.seen_by(0).view["scores"])  # list[int]
match.view(0)["no_such_key"]  # error
lw.new("line-it", seats="three")  # error
lw.new("line-it", seed=3.5)  # error
lw.new("line-it", bet_exact="perhaps")  # error
lw.new("line-it", no_such_option=1)  # error
lw.new("line-it", secret=5)  # error


def play(name: str, seats: int) -> lw.Match:
    return lw.new(name, seats=seats)


reveal_type(play("sequence", 2).view())  # dict[str, Any]
"""


def test_the_types_of_new_are_those_of_the_title_cards():
    assert stub.FILE.read_text(encoding="utf-8") == stub.write_stub(), "python -m linewright.games.stub writes them anew"


@pytest.mark.slow
def test_wrong_seats_seeds_options_and_keys_are_found_before_the_program_runs(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path), str(program)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    for number, line in enumerate(PROGRAM.splitlines(), 1):
        _, _, expected = line.partition("  # ")
        found = re.findall(rf"(?m)^\S+program.py:{number}: (.*)$", told)
        if expected == "error":
            assert any(one.startswith("error:") for one in found), line
        elif expected:
            assert f'note: Revealed type is "{expected}"' in found, (line, found)
        else:
            assert not found, (line, found)
