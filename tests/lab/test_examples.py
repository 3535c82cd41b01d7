"""The examples of the lab run, on a small budget."""

import re
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq

ROOT = Path(__file__).parents[2]


def run(name: str, *words: str) -> str:
    """Run an example and give what it prints."""
    command = [sys.executable, str(ROOT / "examples" / name), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout


def test_house_rules_are_compared():
    lines = run("house_rules.py", "600").splitlines()
    assert len(lines) == 6
    assert lines[0].split()[:2] == ["LOST_CARDS=2", "points_0:"]


def test_a_player_learns_on_a_small_budget():
    lines = run("learner.py", "10").splitlines()
    shares = [float(word) for line in lines for word in re.findall(r"0\.\d{3}", line)]
    assert len(shares) == 6
    assert shares[-1] > max(shares[0], 0.6)  # of games against random moves


def test_many_games_come_into_a_chart(tmp_path):
    run("million_games.py", "2000", str(tmp_path / "games.html"))
    assert "<path" in (tmp_path / "games.html").read_text(encoding="utf-8")
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 2_000
