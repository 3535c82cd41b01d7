"""A server that only the home network reaches answers to its own names, not to one that another site has made up."""

import contextlib
import os
import socket
import subprocess
import sys
import time

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from linewright.core.words import LANGUAGES
from linewright.server.settings import Settings
from linewright.server.web.hosts import Hosts, name_of
from tests.server.conftest import free_port
from tests.server.test_serve import COMMAND

OWN = socket.gethostname()


@contextlib.contextmanager
def serving(folder, **environment):
    """A server as the command starts it; gives its address."""
    port = free_port()
    unset = {name: value for name, value in os.environ.items() if name not in ("LINEWRIGHT_ADDRESS", "LINEWRIGHT_HOSTS")}
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, str(port), "here"],
        env={**unset, "LINEWRIGHT_DATABASE": str(folder / "tables.db"), **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:  # 503: has not written yet
                    break
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(60)


def ask(port: int, host: str, path: str = "/api/games", **headers) -> httpx.Response:
    return httpx.get(f"http://127.0.0.1:{port}{path}", headers={"host": host, **headers})


def statuses(port: int, *hosts: str) -> list[int]:
    return [ask(port, host).status_code for host in hosts]


def test_the_page_of_another_site_gets_nothing_by_a_name_it_has_made_lead_here(tmp_path):
    with serving(tmp_path) as port:
        own = [
            "127.0.0.1",
            f"127.0.0.1:{port}",
            "192.168.1.5:80",
            f"[::1]:{port}",
            "LocalHost:1",
            "table.localhost",
            OWN,
            f"{OWN}.local",
        ]
        assert statuses(port, *own) == [200] * len(own)
        strange = [
            "evil.example",
            f"evil.example:{port}",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            f"{OWN}.evil.example",
        ]
        assert statuses(port, *strange) == [421] * len(strange)
        for path in ("/", "/page/app.js", "/healthz", "/metrics", "/plain", "/api/session"):
            assert ask(port, "evil.example", path).status_code == 421
        assert ask(port, "evil.example").json()["code"] == "other-host"
        made = httpx.post(f"http://127.0.0.1:{port}/api/me", json={"name": "Eve"}, headers={"host": "evil.example"})
        assert made.status_code == 421
        assert "set-cookie" not in made.headers
        with socket.create_connection(("127.0.0.1", port)) as line, pytest.raises(InvalidStatus) as refused:
            connect(f"ws://evil.example:{port}/api/tables/{'x' * 16}/live", sock=line)
        assert refused.value.response.status_code == 421
        for language in LANGUAGES:
            shown = ask(port, "evil.example<b>", "/", accept="text/html", **{"accept-language": language})
            assert shown.status_code == 421
            assert "LINEWRIGHT_HOSTS" in shown.text
            assert "<b>" not in shown.text


def test_names_of_ones_own_are_answered_to(tmp_path):
    with serving(tmp_path, LINEWRIGHT_ADDRESS="https://tables.example.org", LINEWRIGHT_HOSTS="table.lan, other.lan") as port:
        assert statuses(port, "tables.example.org", "table.lan:8000", "OTHER.lan.", OWN, "127.0.0.1") == [200] * 5
        assert statuses(port, "example.org", "lan") == [421] * 2


def test_behind_a_proxy_that_knows_its_names_any_will_do(tmp_path):
    with serving(tmp_path, LINEWRIGHT_ADDRESS="") as port:
        assert statuses(port, "whatever.example", "127.0.0.1") == [200] * 2


def test_a_program_of_long_ago_that_names_no_host_is_answered():
    assert Hosts(Settings("", hosts=("mine",))).accept({"headers": []})


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("a", "a"),
        ("A.b:80", "a.b"),
        ("a.", "a"),
        ("a.:80", "a"),
        ("[::1]:80", "::1"),
        ("[::1]", "::1"),
        ("::1", "::1"),
        ("a:", "a"),
        (":80", ""),
        ("a:b", "a:b"),
    ],
)
def test_a_name_is_read_without_its_port(host, name):
    assert name_of(host) == name
