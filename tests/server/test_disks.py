"""Disks that fail under a server: files deleted or replaced while it runs, no room left, nothing to be written."""

import contextlib
import json
import resource
import shutil
import sqlite3
import time

import httpx
import pytest

from linewright.server.keep.store import Store
from linewright.server.keep.writers import Row, StoreAway
from linewright.server.serve import Unfailing
from linewright.server.settings import Settings, database_address
from tests.server.conftest import ROOMY, Guest, Running
from tests.timing import slowness

READY_SECONDS = 30  # within which a server that can write again says so, on a quiet machine


@contextlib.asynccontextmanager
async def opened(file):
    store = Store(Settings(database_address(str(file))))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def after_power_cut(file, folder) -> list[int]:
    """The numbers that another process finds in the files as they lie there now."""
    folder.mkdir()
    for one in file.parent.glob(f"{file.name}*"):
        shutil.copy(one, folder)
    with contextlib.closing(sqlite3.connect(folder / file.name)) as store:
        assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [number for (number,) in store.execute("SELECT number FROM event ORDER BY number")]


@pytest.mark.parametrize("endings", [["-wal"], ["-wal", "-shm"]])
def test_a_log_deleted_beside_the_store_takes_nothing_with_it(tmp_path, run, endings):
    """Not even what was acknowledged just before: as long as it is open, everything can be brought home."""
    file = tmp_path / "tables.db"

    async def work():
        async with opened(file) as store:
            for number in range(1, 6):
                await store.append(Row("t", number, "{}"))
            for ending in endings:
                file.with_name(file.name + ending).unlink()
            await store.append(Row("t", 6, "{}"))
            assert len(await store.events("t")) == 6
            assert after_power_cut(file, tmp_path / "copy") == [1, 2, 3, 4, 5, 6]

    run(work())


def test_nothing_is_acknowledged_that_goes_into_a_deleted_or_another_file(tmp_path, run):
    file = tmp_path / "tables.db"

    async def work():
        async with opened(file) as store:
            await store.append(Row("t", 1, "{}"))
            file.rename(tmp_path / "elsewhere.db")
            for _ in range(2):
                with pytest.raises(StoreAway):
                    await store.append(Row("t", 2, "{}"))
                sqlite3.connect(file).close()  # another one in its place
                file.touch()
            (tmp_path / "elsewhere.db").replace(file)
            await store.append(Row("t", 2, "{}"))
            assert after_power_cut(file, tmp_path / "copy") == [1, 2]

    run(work())


def test_a_log_that_cannot_be_written_breaks_nothing():
    class Full:
        def write(self, _text=""):
            raise OSError(28, "No space left on device")

        flush = write

    stream = Unfailing(Full())
    stream.write("lost")
    stream.flush()


def test_a_full_disk_is_told_in_words_and_passes_without_a_restart(tmp_path):
    server = Running(str(tmp_path / "tables.db"), tmp_path, limits=ROOMY).start()
    try:
        ada = Guest(server.url, "Ada")
        table = ada.create("line-it", "me", "me")
        bots = ada.create("line-it", "random", "random", house={"bot_delay": 50})
        for one in (table, bots):
            ada.done(one, "start")
        ada.done(table, "chat", text="before", id="c1")
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))  # nor can its log
        answers = [ada.post(f"{table}/chat", text="now", id=f"now{number}") for number in range(3)]
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "store-away")}
        assert ada.get(f"{table}/events").status_code == 200  # what is there can be read
        wait_for_health(server, 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        ada.done(table, "chat", text="now", id="now0")
        before = ada.update(bots)
        if before["table"]["status"] == "playing":
            ada.wait(bots, lambda update: update["number"] > before["number"])
        wait_for_health(server, 200)
        said = [event["text"] for event in ada.update(table)["events"] if event["kind"] == "chat"]
        assert said == ["before", "now"]
    finally:
        server.stop()
    assert all(json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{") and line.endswith("}"))


def wait_for_health(server: Running, status: int) -> None:
    deadline = time.monotonic() + READY_SECONDS * slowness()
    while httpx.get(f"{server.url}/healthz", timeout=30).status_code != status:
        assert time.monotonic() < deadline
        time.sleep(0.1)
