"""The client: what is not answered is asked again and done once, a broken stream goes on, and a refusal says why."""

import asyncio
import contextlib
import re
from http import HTTPStatus

import httpx
import msgspec
import pytest
from websockets.asyncio.server import serve

from linewright import client as module
from linewright.client import Client, Refused, Unreachable

NO = {"code": "illegal-move", "word": "why-li-20", "args": {"move": "end"}, "rule": "LI-20", "number": 7}


@pytest.fixture(autouse=True)
def _impatient(monkeypatch):
    monkeypatch.setattr(module, "FIRST_PAUSE_SECONDS", 0.001)


class Counter:
    """A server that answers one request after the other as it is told to, and notes what was asked."""

    def __init__(self, *answers) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, dict | None]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append((request.url.path, msgspec.json.decode(request.content) if request.content else None))
        answer = self.answers.pop(0) if self.answers else {"number": len(self.asked)}
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, httpx.Response):
            return answer
        return httpx.Response(200, json=answer)


def ask(server: Counter, work, **wishes):
    async def scene():
        async with Client("http://table", "secret", transport=httpx.MockTransport(server), **wishes) as client:
            return await work(client)

    return asyncio.run(scene())


@pytest.mark.parametrize(
    "trouble",
    [httpx.ReadError("gone"), httpx.ReadTimeout("slow"), httpx.Response(503, json={"code": "stopping"})],
    ids=["broken", "slow", "stopping"],
)
def test_what_was_not_answered_is_asked_again_with_the_same_id(trouble):
    server = Counter(trouble, trouble, {"number": 9})
    assert ask(server, lambda client: client.table("t").ask("undo", seat=0)) == 9
    bodies = [body for _, body in server.asked]
    assert bodies[0]["id"]
    assert bodies == [bodies[0]] * 3


def test_every_request_has_an_id_of_its_own_unless_one_is_given():
    server = Counter()

    async def scene(client):
        table = client.table("t")
        await table.say("one")
        await table.say("one")
        await table.move(0, "end", 3, id="mine")

    ask(server, scene)
    ids = [body["id"] for _, body in server.asked]
    assert len(set(ids)) == 3
    assert ids[2] == "mine"


def test_what_would_be_done_twice_is_not_sent_twice():
    server = Counter(httpx.ReadError("gone"))
    with pytest.raises(Unreachable):
        ask(server, lambda client: client.create("line-it"))
    assert len(server.asked) == 1
    server = Counter(httpx.ConnectError("not there yet"), {"id": "t", "code": "c"})  # nothing was sent
    assert ask(server, lambda client: client.create("line-it")).id == "t"


def test_who_asks_too_often_waits_as_long_as_it_is_told(monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(module.asyncio, "sleep", sleep)
    server = Counter(httpx.Response(429, json={"code": "too-many"}, headers={"retry-after": "7"}), {"number": 2})
    assert ask(server, lambda client: client.table("t").start()) == 2
    assert slept == [7]
    server = Counter(httpx.Response(429, json={"code": "too-many"}, headers={"retry-after": "7"}))
    with pytest.raises(Refused) as refused:
        ask(server, lambda client: client.table("t").start(), patience_seconds=5)
    assert (refused.value.code, refused.value.retry_after, slept) == ("too-many", 7, [7])


def test_a_refusal_says_everything_the_server_has_said():
    with pytest.raises(Refused, match="illegal-move \\(LI-20\\)") as refused:
        ask(Counter(httpx.Response(409, json=NO)), lambda client: client.table("t").move(0, "end", 7))
    error = refused.value
    assert (error.status, error.code, error.word, error.details) == (409, "illegal-move", "why-li-20", {"move": "end"})
    assert (error.rule, error.number, error.retry_after) == ("LI-20", 7, None)
    with pytest.raises(Refused, match="status 500"):
        ask(Counter(httpx.Response(500, text="<h1>Broken</h1>")), lambda client: client.table("t").update())


def test_a_guest_keeps_the_secret_and_a_table_is_found_by_its_link():
    server = Counter({"id": "a", "name": "Ada", "secret": "s"}, {"id": "t"})

    async def scene(client):
        await client.become("Ada")
        assert (client.id, client.name, client.headers) == ("a", "Ada", {"Authorization": "Bearer s"})
        assert (await client.join("ABC")).id == "t"
        assert client.table("https://table/t/xyz").path == "/api/tables/xyz"

    ask(server, scene)


# Streams


class Log:
    """A server of streams that has a log, sends its updates in parts, and breaks connections off."""

    def __init__(self, *lives) -> None:
        self.lives = list(lives)  # how many updates each connection sends before it breaks, or the status it is refused with
        self.since: list[int] = []
        self.number = 0

    async def __call__(self, stream) -> None:
        since = int(re.search(r"since=(\d+)", stream.request.path)[1])
        self.since.append(since)
        for _ in range(self.lives.pop(0)):
            self.number += 2
            events = [{"number": number} for number in range(since + 1, self.number + 1)]
            await stream.send(msgspec.json.encode(update(self.number, events)).decode())
            since = self.number
        stream.transport.abort()

    def refuse(self, stream, _request):
        if not self.lives or self.lives[0] >= 400:
            status = self.lives.pop(0) if self.lives else 403
            return stream.respond(HTTPStatus(status), msgspec.json.encode({"code": "removed"}).decode())
        return None


def update(number, events=(), status="playing", legal=()):
    views = [{"seat": 1, "view": {"number": number}, "legal": list(legal)}]
    return {"number": number, "events": list(events), "table": {"status": status}, "views": views}


def test_a_broken_stream_goes_on_and_no_event_comes_twice_or_is_missed():
    log = Log(2, 0, 3, 503, 1)
    heard = []

    async def scene():
        async with serve(log, "127.0.0.1", 0, process_request=log.refuse, compression=None) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client:
                async for one in client.table("t").listen(since=0):
                    heard.extend(event["number"] for event in one["events"])

    with pytest.raises(Refused) as refused:  # in the end it is told to go
        asyncio.run(scene())
    assert (refused.value.status, refused.value.code) == (403, "removed")
    assert heard == list(range(1, 13))
    assert log.since == [0, 4, 4, 10]


def test_patience_with_a_server_that_is_gone_ends():
    async def scene():
        async with Client("http://127.0.0.1:1", patience_seconds=0.01) as client:
            async for _ in client.table("t").listen():
                pass

    with pytest.raises(Unreachable):
        asyncio.run(scene())


def play(updates, *answers, bot=lambda _view, legal: legal[0]):
    """Let a bot play through updates; gives what it sent."""
    server = Counter(*answers)

    async def listen(_table, since=0):  # noqa: ARG001
        for one in updates:
            yield one

    async def scene(client):
        table = client.table("t")
        with contextlib.ExitStack() as stack:
            stack.enter_context(pytest.MonkeyPatch.context()).setattr(type(table), "listen", listen)
            return await table.play(bot, seat=1)

    last = ask(server, scene)
    return last, [body for _, body in server.asked]


def test_a_bot_moves_when_it_may_and_stops_when_the_match_is_over():
    async def second(view, legal):
        return legal[view["number"] % 2]

    updates = [update(4, legal=["a", "b"]), update(5), update(7, legal=["c", "d"]), update(8, status="over")]
    last, sent = play(updates, bot=second)
    assert last is updates[-1]
    assert [(body["seat"], body["text"], body["after"]) for body in sent] == [(1, "a", 4), (1, "d", 7)]


def test_a_move_that_comes_too_late_is_no_fault_but_an_illegal_one_is():
    stale = httpx.Response(409, json={"code": "stale", "number": 5})
    updates = [update(4, legal=["a"]), update(5, legal=["b"]), update(6, status="over")]
    _, sent = play(updates, stale)
    assert [body["text"] for body in sent] == ["a", "b"]
    with pytest.raises(Refused, match="illegal-move"):
        play([update(7, legal=["a"])], httpx.Response(409, json=NO))
