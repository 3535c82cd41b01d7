"""The load driver, tiny: figures come out, and every move it was told of is in the store."""

import io
import re
import sqlite3
from contextlib import closing, suppress

from rich.console import Console

from linewright.bench.driver import Tally
from linewright.bench.report import Figures, Line, lines, percentile
from linewright.bench.served import Look
from linewright.bench.table import Load, bench_table
from linewright.core.words import Words


def test_a_tiny_load_gives_figures_and_its_moves_are_in_the_store(tmp_path):
    database = tmp_path / "tables.db"
    console = Console(file=io.StringIO(), width=120)
    with suppress(SystemExit):  # a busy machine may miss a bar
        bench_table(Load(5, 4, 25.0, 2.0, 50), str(database), console, Words("en"))
    text = console.file.getvalue()
    found = dict(re.findall(r"│ (\S[^│]*?) +│ +([\d.,]+)", text))
    assert found["listening sockets"] == "20"
    assert found["idle sockets held"] == "50"
    sent = float(found["moves sent per second"])  # a busy machine takes a moment longer for them
    assert 0 < sent == float(found["moves on disk and acknowledged per second"]) <= 25.0
    assert 0 < float(found["last listener told, 50% within"]) <= float(found["… all within"])
    assert float(found["time per commit"]) > 0
    assert float(found["appends that share a commit"]) >= 1
    assert float(found["server processor time per event"]) > 0
    assert 50 < float(found["server memory, at most"]) <= float(found["memory with idle sockets, at most"])
    with closing(sqlite3.connect(database)) as store:
        moves, tables = store.execute(
            "SELECT count(*), count(DISTINCT table_id) FROM event WHERE body LIKE '%\"move\"%'"
        ).fetchone()
        games = store.execute("SELECT game, count(*) FROM tables GROUP BY game ORDER BY game").fetchall()
    assert tables == 5
    assert moves >= 50  # those that were counted; those to warm up and those beside the idle sockets come on top
    assert games == [("line-it", 3 + 13), ("sequence", 2)]  # 50 idle sockets at 13 tables


def verdicts(
    told: float, peak: float = 100.0, held: int = 10, refused: int = 0, took: float = 10.0, events: int = 1700
) -> dict[str, bool]:
    before, after = (Look(at, {"commit_seconds_count": at, "events_total": at * events}, at, peak) for at in (0.0, 10.0))
    tally = Tally(100 + refused, 100, refused, [told] * 100, [told] * 100, [0.0], 1.0, 0, took)
    figures = Figures(10.0, 10.0, 20, 10, tally, before, after, held, tally, after)
    return {line.word: line.is_met for line in lines(figures) if isinstance(line, Line) and line.bar}


def test_a_bar_is_missed_by_what_misses_it_and_by_nothing_else():
    assert all(verdicts(0.01).values())
    missed = {
        "slow": verdicts(0.011),
        "slower": verdicts(0.061),
        "dear": verdicts(0.01, events=1600),
        "large": verdicts(0.01, peak=250.0),
        "dropped": verdicts(0.01, held=9),
        "refused": verdicts(0.01, refused=1),
        "behind": verdicts(0.01, took=10.5),
    }
    assert {case: [word for word, is_met in found.items() if not is_met] for case, found in missed.items()} == {
        "slow": ["load-told-95", "load-beside-95"],
        "dear": ["load-cpu"],
        "slower": ["load-told-95", "load-told-99", "load-beside-95"],
        "large": ["load-memory", "load-memory-idle"],
        "dropped": ["load-held"],
        "refused": ["load-acknowledged"],
        "behind": ["load-acknowledged"],
    }


def test_a_percentile_is_a_time_within_which_so_many_came():
    times = [number / 1000 for number in range(1, 101)]
    assert [percentile(times, part) for part in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert percentile([0.007], 0.95) == 7
