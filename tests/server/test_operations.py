"""What docs/operations.md tells whoever runs a server is so."""

import dataclasses
import json
import re
import shutil
import subprocess
import threading
import time
import tomllib
from pathlib import Path

import httpx
import pytest
from prometheus_client import Counter, Gauge, Histogram

from linewright.core.words import LANGUAGES
from linewright.server import measures, settings
from linewright.server.refusals import Unservable
from linewright.server.settings import THIS_MACHINE, Limits, read_settings
from tests.server.conftest import ROOMY, Guest, Running, fresh_postgres, http_client

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
FOUND_BY_PLAY = "LINEWRIGHT_AS"  # set by ./play for itself, not by people


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its first two lines."""
    text = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def code(cell: str) -> str:
    """What stands in backquotes."""
    return re.fullmatch(r"`(.*)`", cell)[1] if cell else ""


def sources() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "linewright").rglob("*.py")))


# The page and the source


def test_every_setting_is_in_the_page_and_no_other():
    named = [code(row[0]) for row in rows("Settings")]
    assert sorted(named) == sorted(set(re.findall(r"LINEWRIGHT_[A-Z]+", sources())) - {FOUND_BY_PLAY})
    assert {value for name, value in vars(settings).items() if name.isupper() and str(value).startswith("LINEWRIGHT_")} <= set(
        named
    )
    proxies = next(row for row in rows("Settings") if code(row[0]) == settings.PROXIES)
    assert code(proxies[2]) == ",".join(THIS_MACHINE)


def test_every_limit_is_in_the_page_with_its_number():
    told = {code(row[0]): float(row[1]) for row in rows("Limits")}
    assert told == dataclasses.asdict(Limits())
    sizes = re.search(r"at most ([\d,]+) bytes, a move ([\d,]+) characters, a chat (\d+), a name (\d+), a passphrase (\d+)", PAGE)
    assert [int(size.replace(",", "")) for size in sizes.groups()] == [
        settings.BODY_BYTES,
        settings.TEXT_LENGTH,
        settings.CHAT_LENGTH,
        settings.NAME_LENGTH,
        settings.PASSPHRASE_LENGTH,
    ]


def test_every_time_after_which_something_goes_is_in_the_page():
    told = {code(row[0]): float(row[1]) for row in rows("What goes by itself")}
    assert told == dataclasses.asdict(settings.Keep())


def test_every_metric_is_in_the_page_with_its_kind_and_labels():
    told = {code(row[0]): (row[1], code(row[2])) for row in rows("Health and metrics")}
    counted = [thing for thing in vars(measures).values() if isinstance(thing, (Counter, Gauge, Histogram))]
    facts = {}
    for thing in counted:
        name = thing._name + ("_total" if isinstance(thing, Counter) else "")
        facts[name] = (type(thing).__name__.lower(), ",".join(thing._labelnames))
    assert told == facts


def test_every_event_of_the_log_is_in_the_page_with_its_levels():
    levels: dict[str, set[str]] = {}
    for level, event in re.findall(r'\blog\.(info|warning|error)\(\s*"([^"]+)"', sources()):
        levels.setdefault(event.replace("%s", "…"), set()).add(level)
    told = {code(row[0]): set(row[1].split(", ")) for row in rows("Logs")}
    assert told == levels


def test_every_anchor_in_the_page_is_a_heading():
    headings = {
        re.sub(r"[^\w -]", "", line[3:]).lower().replace(" ", "-") for line in PAGE.splitlines() if line.startswith("## ")
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= headings


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="2026-11-15: there is no systemd-analyze on this machine")
@pytest.mark.parametrize("name", ["linewright.service", "linewright@8001.service"])
def test_systemd_finds_no_fault_with_the_unit(tmp_path, name):
    unit = re.search(r"```ini\n(.*?)```", PAGE, flags=re.DOTALL)[1]
    assert "/opt/linewright/bin/linewright" in unit
    unit = unit.replace("/opt/linewright/bin/linewright", shutil.which("true"))
    (tmp_path / name).write_text(unit.replace("--port 8000", "--port %i" if "@" in name else "--port 8000"))
    found = subprocess.run(
        [shutil.which("systemd-analyze"), "verify", "--man=no", "--recursive-errors=no", tmp_path / name],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (found.returncode, [line for line in found.stderr.splitlines() if name in line]) == (0, [])


def test_the_image_copies_what_is_there_and_runs_as_nobody_special():
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [name for line in lines if re.match(r"COPY (?!--from)", line) for name in line.split()[1:-1]]
    assert ignored[0] == "*"
    assert all((ROOT / name).exists() and f"!{name}" in ignored for name in copied)
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    needed = {project["readme"], *(path.relative_to(ROOT) for name in project["license-files"] for path in ROOT.glob(name))}
    assert all({name, *Path(name).parents} & {Path(name) for name in copied} for name in map(Path, needed))
    extras = re.search(r'"\.\[([\w,]+)\]"', "\n".join(lines))[1]
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    assert "USER linewright" in lines
    assert any("/healthz" in line for line in lines)


# Proxies


def test_proxies_are_addresses_or_networks():
    assert read_settings({}).proxies == THIS_MACHINE
    assert read_settings({"LINEWRIGHT_PROXIES": ""}).proxies == THIS_MACHINE
    assert read_settings({"LINEWRIGHT_PROXIES": "10.0.0.5, fd00::/8"}).proxies == ("10.0.0.5", "fd00::/8")


@pytest.mark.parametrize("wish", ["*", "proxy.example.org", "10.0.0.5/8", "10.0.0.5,nobody"])
def test_other_proxies_are_refused_in_words(wish):
    with pytest.raises(Unservable) as refused:
        read_settings({"LINEWRIGHT_PROXIES": wish})
    for language in LANGUAGES:
        assert "LINEWRIGHT_PROXIES" in refused.value.say(language)
        assert wish.rpartition(",")[2] in refused.value.say(language)


@pytest.fixture
def proxied(tmp_path):
    """Start a server that lets one new guest in for each address, and believes some proxies."""
    started = []

    def start(proxies: str) -> Running:
        running = Running(str(tmp_path / "tables.db"), tmp_path, limits="people=0.01")
        running.environment |= {"LINEWRIGHT_PROXIES": proxies, "LINEWRIGHT_ADDRESS": ""}
        started.append(running.start())
        return running

    yield start
    for running in started:
        running.stop()


def come(server: Running, forwarded_for: str, **more: str) -> httpx.Response:
    """Come in as a new guest, through a proxy on this machine."""
    headers = {"X-Forwarded-For": forwarded_for, **{name.replace("_", "-"): value for name, value in more.items()}}
    return http_client(server.url).post("/api/me", content=b'{"name": "Ada"}', headers=headers)


def test_each_person_behind_a_proxy_on_this_machine_has_limits_of_their_own(proxied):
    server = proxied("")
    wishes = ["203.0.113.7", "203.0.113.7", "203.0.113.8", "198.51.100.1, 203.0.113.8", "2001:db8::7"]
    assert [come(server, wish).status_code for wish in wishes] == [200, 429, 200, 429, 200]


def test_a_stranger_who_claims_to_be_a_proxy_is_not_believed(proxied):
    server = proxied("192.0.2.1")
    assert [come(server, f"203.0.113.{number}").status_code for number in range(3)] == [200, 429, 429]


def test_proxies_behind_proxies_are_seen_through(proxied):
    server = proxied("127.0.0.0/8,10.0.0.0/8")
    assert [come(server, f"203.0.113.{number}, 10.1.2.3").status_code for number in (1, 1, 2)] == [200, 429, 200]


def test_the_cookie_and_the_links_follow_what_a_believed_proxy_says(proxied):
    server = proxied("")
    plain, safe = come(server, "203.0.113.1"), come(server, "203.0.113.2", x_forwarded_proto="https", host="tables.example.org")
    assert ["secure" in answer.headers["set-cookie"].lower() for answer in (plain, safe)] == [False, True]
    headers = {"X-Forwarded-Proto": "https", "Host": "tables.example.org", "Origin": "https://tables.example.org"}
    headers["Cookie"] = safe.headers["set-cookie"].partition(";")[0]
    made = http_client(server.url).post("/api/tables", content=b'{"game": "line-it", "seats": ["me", "open"]}', headers=headers)
    assert made.json()["link"].startswith("https://tables.example.org/t/")


# Health, metrics, logs, stopping


def test_metrics_and_health_tell_of_a_server_that_is_played_at(server, guest):
    ada = guest()
    table = ada.create("line-it", "me", "me")
    ada.done(table, "start")
    with ada.listen(table) as hears:
        hears.recv(timeout=60)
        ada.move(table)
        hears.recv(timeout=60)
        assert ada.refused(table, "start")[0] == 409
        health = ada.get("/healthz").json()
        text = ada.get("/metrics").text
    assert health["status"] == "ok"
    assert min(health["tables"], health["listeners"]) >= 1
    for row in rows("Health and metrics"):
        assert f"\n{code(row[0])}" in text, row[0]
    assert 'linewright_refusals_total{code="already-started"}' in text
    assert ada.secret not in text
    assert table.rpartition("/")[2] not in text
    assert server.url


def test_health_is_bad_while_the_store_is_away(postgres, tmp_path):
    address = fresh_postgres(postgres)
    server = Running(address, tmp_path).start()
    try:
        name = re.search(r"/(t[0-9a-f]{12})", address)[1]
        postgres.psql(f"DROP DATABASE {name} WITH (FORCE)")
        answer = httpx.get(f"{server.url}/healthz", timeout=20)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
    finally:
        assert server.stop() in (0, -15)


def test_every_line_of_the_log_is_json_and_the_last_says_it_stopped(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path).start()
    ada = Guest(server.url, "Ada")
    table = ada.create("line-it", "me", "me")
    ada.get("/nowhere")
    server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["event"] for line in lines if "timestamp" in line] == ["serving", "stopped"]
    assert all(line["level"] for line in lines)
    assert not any(secret in text for secret in (ada.secret, table.rpartition("/")[2], "Ada"))


def test_what_was_acknowledged_before_a_stop_is_there_after_it(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY).start()
    ada = Guest(server.url, "Ada")
    table = ada.create("line-it", "me", "me")
    last = 0

    def talk():
        nonlocal last
        number = 0
        while True:
            number += 1
            try:
                answer = ada.post(f"{table}/chat", text=f"{number}", id=f"{number}")
            except httpx.TransportError:
                return
            if answer.status_code != 200:
                return
            last = answer.json()["number"]

    thread = threading.Thread(target=talk)
    thread.start()
    deadline = time.monotonic() + 60
    while last <= 10:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert server.stop() in (0, -15)
    thread.join(60)
    server.start()
    try:
        update = ada.update(table)
        assert last > 3
        assert update["number"] in (last, last + 1)  # the last one may be written and its answer not heard
        assert [event["number"] for event in update["events"]] == list(range(1, update["number"] + 1))
    finally:
        server.stop()
