"""What is counted answers whether the server is well: over all processes, in the dashboard, in the alerts, and in the page."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from prometheus_client import REGISTRY, generate_latest

from linewright.server import vitals
from linewright.server.measures import FOLDER
from tests.server.conftest import Guest, Running, fresh_postgres
from tests.server.test_operations import code, rows
from tests.server.test_players import midgame, playing

DOCS = Path(__file__).parents[2] / "docs"
DASHBOARD = DOCS / "grafana.json"
ALERTS = DOCS / "alerts.yaml"
ENDS = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}  # of the names of samples
COUNT = """
import sys
from linewright.server.measures import EVENTS, LISTENERS, write_all
EVENTS.labels("Moved").inc(2)
LISTENERS.set(3)
print(write_all().decode() if sys.argv[1] == "tell" else "counted", flush=True)
sys.stdin.read()
"""


def samples() -> set[str]:
    """The names under which what we count can be asked for."""
    found = set()
    for family in REGISTRY.collect():
        if family.name.startswith("linewright_"):
            found |= {f"{family.name}{end}" for end in ENDS[family.type]}
    return found


@pytest.mark.parametrize("file", [DASHBOARD, ALERTS], ids=lambda file: file.name)
def test_every_metric_that_is_asked_for_is_counted(file):
    named = set(re.findall(r"\blinewright_[a-z_]+", file.read_text(encoding="utf-8")))
    assert named
    assert named - samples() == set()


def test_the_dashboard_shows_every_metric_and_nothing_lies_on_something_else():
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    for row in rows("Health and metrics"):
        assert code(row[0]) in asked
    places = [
        (x, y)
        for panel in board["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(places) == len(set(places))
    assert max(x for x, _ in places) < 24
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


@pytest.mark.skipif(
    shutil.which("promtool") is None, reason="2026-11-18: there is no promtool (Debian's prometheus) on this machine"
)
def test_prometheus_can_read_the_alerts_and_what_is_counted():
    for command, given in ((["check", "rules", ALERTS], b""), (["check", "metrics"], generate_latest(REGISTRY))):
        found = subprocess.run([shutil.which("promtool"), *command], input=given, capture_output=True, timeout=60, check=False)
        assert (found.returncode, found.stderr) == (0, b"")


def test_the_page_names_every_alert_and_no_other():
    named = re.findall(r"- alert: (\w+)", ALERTS.read_text(encoding="utf-8"))
    assert [code(row[0]) for row in rows("Alerts")] == named


def count(folder: Path, what: str) -> subprocess.Popen:
    environment = {**os.environ, FOLDER: str(folder)}
    return subprocess.Popen(
        [sys.executable, "-c", COUNT, what], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_counts_of_the_dead_stay_and_their_gauges_go(tmp_path):
    with count(tmp_path, "count") as dead:
        dead.communicate("", timeout=60)
    with count(tmp_path, "count") as living:
        assert living.stdout.readline() == "counted\n"
        with count(tmp_path, "tell") as teller:
            told, _ = teller.communicate("", timeout=60)
        living.communicate("", timeout=60)
    assert 'linewright_events_total{kind="Moved"} 6.0' in told
    assert "\nlinewright_listeners 6.0" in told
    assert [file for file in tmp_path.glob("gauge_live*") if str(dead.pid) in file.name] == []


def test_any_process_of_a_port_tells_of_all_and_the_folder_goes_with_them(postgres, tmp_path):
    server = Running(fresh_postgres(postgres), tmp_path, workers=2)
    server.environment["TMPDIR"] = str(tmp_path)
    server.start()
    try:
        made = [Guest(server.url, f"guest {number}").create("line-it", "me", "me") for number in range(4)]
        texts = [httpx.get(f"{server.url}/metrics", timeout=20).text for _ in range(6)]  # a new connection each
    finally:
        server.stop()
    found = [dict(re.findall(r"^(linewright_\w+(?:{[^}]*})?) (\S+)$", text, re.MULTILINE)) for text in texts]
    assert {one["linewright_processes"] for one in found} <= {"1.0", "2.0"}  # the second may still start
    commits = [float(one["linewright_commit_seconds_count"]) for one in found]
    assert commits == sorted(commits)  # no scrape falls behind another
    assert commits[0] >= len(made)
    assert list(tmp_path.glob("linewright-metrics-*")) == []


def value(name: str) -> float:
    return REGISTRY.get_sample_value(name) or 0.0


def test_bots_that_think_and_those_that_fail_are_counted():
    names = ["linewright_bot_thinking_seconds_count", "linewright_bot_wait_seconds_count", "linewright_bots_substituted_total"]

    async def ask() -> None:
        match, seat = midgame()
        async with playing(workers=1) as players:
            await players.choose(match.save(), seat, "random", 1, 10_000)
            await players.choose(match.save(), seat, "clumsy", 1, 10_000)

    before = [value(name) for name in names]
    asyncio.run(ask())
    assert [value(name) - then for name, then in zip(names, before, strict=True)] == [3, 3, 1]  # the substitute was asked too
    assert value("linewright_bots_waiting") == 0


def test_lateness_memory_and_the_wire_are_looked_at(monkeypatch):
    monkeypatch.setattr(vitals, "LOOK_SECONDS", 0.0)
    before = value("linewright_lag_seconds_count")

    async def look() -> None:
        watching = asyncio.create_task(vitals.watch(lambda: False))
        for _ in range(10):  # turns of the loop, of which each look takes two
            await asyncio.sleep(0)
        watching.cancel()

    asyncio.run(look())
    assert value("linewright_lag_seconds_count") >= before + 3
    assert value("linewright_processes") == 1
    assert value("linewright_processes_wired") == 0
    assert 20e6 < value("linewright_memory_bytes") < 8e9
