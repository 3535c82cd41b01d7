"""Bots of the host: guests may name them, they play in worker processes, and nobody's request has anything imported."""

import subprocess
import sys
from pathlib import Path

import pytest

from linewright.bots.registry import OWN
from tests.server.conftest import ROOMY, Guest, Running

ROOT = Path(__file__).parents[2]

SOURCE = """
from pathlib import Path
import linewright as lw

class Careful(lw.Bot):
    name = "careful"

    def pick(self, seen):
        return seen.legal[-1]

class Narrow(Careful):
    name = "narrow"
    games = ["line-it"]
"""

TRAP = "import pathlib; pathlib.Path(__file__).with_suffix('.sprung').touch()\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("host")
    (folder / "mine.py").write_text(SOURCE)
    (folder / "trap.py").write_text(TRAP + SOURCE)
    return folder


@pytest.fixture(scope="module")
def hosted(folder):
    """A server whose host has made two bots known."""
    running = Running(str(folder / "tables.db"), folder, limits=ROOMY)
    running.environment |= {"LINEWRIGHT_BOTS": "mine:Careful, mine:Narrow", "PYTHONPATH": f"{folder}:{ROOT}"}
    yield running.start()
    assert running.stop() in (0, -15), running.log.read_text()


def test_they_are_listed_with_the_games_they_play(hosted):
    told = Guest(hosted.url, "Ada").get("/api/games").json()
    assert told["bots"] == [*OWN, "careful", "narrow"]
    for card in told["games"]:
        own = [name for name, kind in OWN.items() if kind.plays(card["name"])]
        assert card["bots"] == [*own, "careful"] + ["narrow"] * (card["name"] == "line-it")


def test_they_play_whole_games_and_stand_in(hosted):
    ada = Guest(hosted.url, "Ada")
    table = ada.create("line-it", "me", "careful", "narrow", first=1, house={"bot": "careful"})
    ada.done(table, "start")
    while (update := ada.update(table))["table"]["status"] != "over":
        ada.move(table)
    texts = [event for event in update["events"] if event["kind"] == "move"]
    assert {event["seat"] for event in texts} == {0, 1, 2}
    assert "gave no move" not in hosted.log.read_text()
    plain = ada.get(f"/plain/t/{table.rpartition('/')[2]}").text
    assert "careful" in plain
    assert "narrow" in plain


def test_the_host_of_a_table_gives_them_seats(hosted):
    ada = Guest(hosted.url, "Ada")
    table = ada.create("sequence", "me", "human")
    ada.done(table, "bots", seat=1, bot="careful")
    assert ada.update(table)["table"]["seats"][1]["bot"] == "careful"
    assert ada.refused(table, "bots", seat=1, bot="narrow") == (422, "other-game")
    assert ada.refused(table, "bots", seat=1, bot="hal") == (422, "unknown-bot")


def test_nothing_is_imported_for_a_name(hosted, folder):
    ada = Guest(hosted.url, "Ada")
    table = ada.create("line-it", "me", "human")
    assert ada.refused(table, "bots", seat=1, bot="trap:Careful") == (422, "unknown-bot")
    for body in (
        {"seats": ["me", "trap:Careful"]},
        {"seats": ["me", "open"], "house": {"bot": "trap:Careful"}},
        {"seats": ["me", "mine:Careful"]},  # a place is no name, not even of a bot that is known
    ):
        answer = ada.post("/api/tables", game="line-it", **body)
        assert answer.json()["code"] in ("bad-seat-wish", "unknown-bot"), answer.text
    assert not (folder / "trap.sprung").exists()


def test_a_table_goes_on_where_its_bot_is_not_known_any_more(tmp_path, folder):
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY)
    server.environment |= {"LINEWRIGHT_BOTS": "mine:Careful", "PYTHONPATH": f"{folder}:{ROOT}"}
    server.start()
    try:
        ada = Guest(server.url, "Ada")
        table = ada.create("line-it", "me", "careful", first=0)
        ada.done(table, "start")
        server.stop()
        server.environment["LINEWRIGHT_BOTS"] = ""
        server.start()
        while 1 not in [event.get("seat") for event in ada.update(table)["events"] if event["kind"] == "move"]:
            ada.move(table)
    finally:
        server.stop()
    assert "bot careful gave no move (UnknownBot" in server.log.read_text()


@pytest.mark.parametrize("place", ["mine:Nothing", "lost:Careful", "careful", "mine:lw"])
def test_a_server_that_cannot_use_a_bot_says_so_in_one_line(folder, place):
    words = [sys.executable, "-m", "linewright", "serve", "--port", "0", "--bot", place]
    refused = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, timeout=60)
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.count("\n") == 1
    assert refused.stderr.startswith("linewright: ")


def test_several_bots_are_named_on_the_command_line(folder, tmp_path, monkeypatch):
    from linewright.server import serve as module
    from linewright.server.settings import BOTS, read_settings

    monkeypatch.setenv("LINEWRIGHT_DATABASE", str(tmp_path / "tables.db"))
    monkeypatch.setenv(BOTS, "mine:Careful")
    monkeypatch.syspath_prepend(folder)
    seen = []
    monkeypatch.setattr(module, "run", lambda listening, _: (listening.close(), seen.append(read_settings().bots)))
    from rich.console import Console

    from linewright.bots import registry
    from linewright.core.words import Words

    monkeypatch.setattr(registry, "_registered", {})
    given = {"lan": False, "open_browser": False, "console": Console(quiet=True), "words": Words("en")}
    module.serve("127.0.0.1", 0, 1, bots=["mine:Narrow"], **given)
    assert seen == [("mine:Careful", "mine:Narrow")]
    monkeypatch.setenv(BOTS, "")
