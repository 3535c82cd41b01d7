"""What docs/operations.md prints for nginx and Caddy does what the page says: pages, streams, headers, limits, upgrades."""

import asyncio
import json
import socket

import httpx
import pytest
from websockets.sync.client import connect

from linewright.client import Client
from tests.server.conftest import Guest, Running, client_loop
from tests.server.proxies import NAMES, Proxy, what_is_missing

LIMITS = "moves=1000,reads=2000,people=0.05"  # a new guest of each address in twenty seconds


@pytest.fixture(scope="module", params=NAMES)
def proxied(request, tmp_path_factory):
    """A server, and a proxy before it."""
    if missing := what_is_missing(request.param):
        pytest.skip(f"2026-11-18: there is no {missing} on this machine")
    folder = tmp_path_factory.mktemp(request.param)
    server = Running(str(folder / "tables.db"), folder, limits=LIMITS)
    server.environment["LINEWRIGHT_ADDRESS"] = ""
    server.start()
    proxy = Proxy(request.param, folder, server.port)
    yield server, proxy
    proxy.stop()
    server.stop()


SOURCES = iter(range(2, 250))


@pytest.fixture
def browser(proxied):
    """Somebody at an address of their own, with a browser."""
    _, proxy = proxied
    sources = []

    def come(**more) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=f"127.0.0.{next(SOURCES)}", verify=proxy.tls)
        sources.append(httpx.Client(base_url=proxy.url, transport=transport, timeout=30, **more))
        return sources[-1]

    yield come
    for one in sources:
        one.close()


def become(browser: httpx.Client, **headers: str) -> httpx.Response:
    browser.cookies.clear()
    return browser.post("/api/me", content=b'{"name": "Ada"}', headers={"Origin": str(browser.base_url).rstrip("/"), **headers})


def sit_down(browser: httpx.Client) -> tuple[str, dict[str, str]]:
    """Begin a match at a table of one's own; its path, and the headers that say who one is."""
    cookie = become(browser).headers["set-cookie"].partition(";")[0]
    headers = {"Cookie": cookie, "Origin": str(browser.base_url).rstrip("/")}
    made = browser.post("/api/tables", content=b'{"game": "line-it", "seats": ["me", "me"]}', headers=headers).json()
    assert made["link"].startswith(str(browser.base_url).rstrip("/") + "/t/")
    browser.post(f"/api/tables/{made['id']}/start", content=b"{}", headers=headers).raise_for_status()
    return f"/api/tables/{made['id']}", headers


def say(browser: httpx.Client, table: str, headers: dict[str, str], text: str) -> int:
    answer = browser.post(f"{table}/chat", content=json.dumps({"text": text}), headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["number"]


def test_pages_come_packed_and_are_not_sent_twice(browser):
    ada = browser()
    page = ada.get("/")
    assert (page.status_code, "Linewright" in page.text) == (200, True)
    assert "default-src 'none'" in page.headers["content-security-policy"]
    script = ada.get("/page/app.js")
    assert script.headers["content-encoding"] in ("gzip", "br")
    assert ada.get("/page/app.js", headers={"If-None-Match": script.headers["etag"]}).status_code == 304


def test_the_cookie_is_for_https_only_and_metrics_are_for_nobody(browser):
    ada = browser()
    assert "secure" in become(ada).headers["set-cookie"].lower()
    assert ada.get("/metrics").status_code == 403
    assert ada.get("/healthz").status_code == 200


def test_everybody_has_limits_of_their_own_and_nobody_chooses_their_address(browser):
    ada, bob = browser(), browser()
    claims = [{}, *({"X-Forwarded-For": f"203.0.113.{number}"} for number in range(3))]
    assert [become(ada, **claim).status_code for claim in claims] == [200, 429, 429, 429]
    assert become(bob, **{"X-Forwarded-For": "203.0.113.9"}).status_code == 200


def test_a_page_of_another_site_is_refused(browser):
    ada = browser()
    answer = become(ada, Origin="https://elsewhere.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_a_websocket_tells_of_what_happens(browser, proxied):
    _, proxy = proxied
    ada = browser()
    table, headers = sit_down(ada)
    address = f"wss{proxy.url[5:]}{table}/live?since=0"
    with connect(address, ssl=proxy.tls, additional_headers=headers, origin=None) as stream:
        first = json.loads(stream.recv(timeout=60))
        assert any(view["legal"] for view in first["views"])
        number = say(ada, table, headers, "hello")
        assert json.loads(stream.recv(timeout=60))["number"] == number


def test_a_stream_of_lines_arrives_line_by_line(browser):
    ada = browser()
    table, headers = sit_down(ada)
    with ada.stream("GET", f"{table}/stream?since=0", headers=headers) as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["views"]
        number = say(ada, table, headers, "hello")
        heard = next(line for line in lines if line)
        assert json.loads(heard)["number"] == number


def test_what_is_too_large_is_refused_and_the_largest_that_is_not_is_taken(browser):
    ada = browser()
    table, headers = sit_down(ada)
    room = 16_384 - len('{"text": ""}')
    assert ada.post(f"{table}/chat", content=json.dumps({"text": "x" * room}), headers=headers).json()["code"] == "bad-request"
    assert ada.post(f"{table}/chat", content=json.dumps({"text": "x" * (room + 1)}), headers=headers).status_code == 413


def test_slow_clients_keep_nobody_waiting(browser, proxied):
    _, proxy = proxied
    ada = browser()
    table, headers = sit_down(ada)
    slow = []
    for number in range(60):
        line = proxy.tls.wrap_socket(socket.create_connection(("127.0.0.1", proxy.port)), server_hostname="localhost")
        line.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n" + (b"\r\n{" if number % 2 else b"X-Slow: ")
        )
        slow.append(line)
    try:
        assert say(ada, table, headers, "still here") > 0
    finally:
        for line in slow:
            line.close()


def test_a_client_plays_on_through_an_upgrade_of_the_server_behind(proxied):
    server, proxy = proxied
    direct = Guest(server.url, "Ada")  # its limits are those of this machine
    transport = httpx.AsyncHTTPTransport(verify=proxy.tls)
    client = Client(proxy.url, direct.secret, patience_seconds=120, transport=transport)
    path = direct.create("line-it", "me", "me")

    async def play():
        table = client.table(path)
        try:
            first = await table.start()
            await asyncio.to_thread(server.stop)
            restart = asyncio.create_task(asyncio.to_thread(server.start))
            said = await table.say("through it all")
            await restart
            return said - first, (await table.update())["number"] - said
        finally:
            await client.close()

    assert client_loop().run(play()) == (1, 0)
