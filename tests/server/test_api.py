"""The API as documented: the OpenAPI document, the examples of docs/protocol.md, the example bot."""

import json
import re
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import linewright as lw
from linewright.core.registry import find
from linewright.games.light_line import solver
from linewright.server.table.log import StoredEvent
from linewright.server.web.doors import DOORS
from linewright.server.web.openapi import document
from tests.server.conftest import Guest

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "docs" / "protocol.md"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]


schema = schemathesis.openapi.from_dict(document(DOORS))


@schema.exclude(path_regex="stream$").exclude(method="DELETE").parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_the_document_says(case, server):
    secret, table = somebody(server)
    if "table" in (case.path_parameters or {}) and crc32(str(case.body).encode()) % 4:
        case.path_parameters["table"] = table.rpartition("/")[2]  # three of four times one that is there
    response = case.call(headers={"authorization": f"Bearer {secret}"}, base_url=server.url)
    case.validate_response(response, checks=CHECKS)


PEOPLE: dict[str, tuple[str, str]] = {}


def somebody(server):
    """A person with a table, made once for each server."""
    if server.url not in PEOPLE:
        ada = Guest(server.url, "Ada")
        PEOPLE[server.url] = ada.secret, ada.create("line-it", "me", "me")
    return PEOPLE[server.url]


def test_the_document_names_every_door_and_every_message():
    written = document(DOORS)
    assert written["openapi"] == "3.1.0"
    assert {(method.upper(), path) for path, item in written["paths"].items() for method in item} == {
        (door.method, door.path) for door in DOORS
    }
    assert {"Update", "Move", "Refused", "ToldMove"} <= set(written["components"]["schemas"])
    assert "Started" not in written["components"]["schemas"]  # the stored one holds the seed


def test_the_example_bot_is_short():
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) < 60


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (name != "kidz-line")) for name in lw.games()])
def test_the_example_bot_plays_every_game(quick_server, name):
    file, game = ROOT / "examples" / "bot.py", find(name)
    solver.compile_search()  # so that it is in the cache
    ada = Guest(quick_server.url, "Ada")
    last = max(game.usual_seats, 2) - 1 if len(game.seats) > 1 else 0
    options = {"long-line": {"round_timer": 10}, "head-line": {"pace": 1}}.get(name, {})
    table = ada.create(name, *["random"] * last, "human", options=options)
    player = subprocess.Popen(
        [sys.executable, str(file), quick_server.url, table.rpartition("/")[2], str(last)], stderr=subprocess.PIPE
    )
    ada.wait(table, lambda update: update["table"]["seats"][last]["name"] == "example bot")
    ada.done(table, "start")
    update = ada.wait(table, lambda update: update["table"]["status"] == "over" or player.poll() is not None, 300)
    _, complaint = player.communicate(timeout=60)
    assert (player.returncode, complaint) == (0, b"")
    assert update["table"]["status"] == "over"
    assert update["table"]["seats"][last]["bot"] == ""
    moves = [event for event in ada.update(table)["events"] if event["kind"] == "move"]
    assert last in [event["seat"] for event in moves]


ELSEWHERE = ("/stream", "/metrics", ".svg", ".png")  # no JSON: other tests read them
EXAMPLE = re.compile(
    r"^```http\n(?P<request>.*?)\n(?:\n(?P<body>\{.*?\})\n)?```\n+```json\n(?P<answer>.*?)\n```", re.DOTALL | re.MULTILINE
)


def examples():
    """The examples of the protocol page: request line, who asks, body, answer."""
    return [
        (found["request"], json.loads(found["body"] or "null"), json.loads(found["answer"]))
        for found in EXAMPLE.finditer(PROTOCOL.read_text(encoding="utf-8"))
    ]


def like(shape, thing):
    """Whether an answer looks like the example: the same fields; `…` stands for anything."""
    if shape == "…":
        return True
    if isinstance(shape, dict):
        rest = "…" in shape
        named = {name: part for name, part in shape.items() if name != "…"}
        fits = isinstance(thing, dict) and (set(named) <= set(thing) if rest else set(named) == set(thing))
        return fits and all(like(part, thing[name]) for name, part in named.items())
    if isinstance(shape, list):
        if shape and shape[-1] == "…":
            return isinstance(thing, list) and all(map(like, shape[:-1], thing))
        return isinstance(thing, list) and len(shape) == len(thing) and all(map(like, shape, thing))
    return type(shape) is type(thing) and shape == thing


def filled(thing, facts):
    """Put what earlier answers gave into an example: {table}, {number} ..."""
    text = json.dumps(thing) if not isinstance(thing, str) else thing
    for name, value in facts.items():
        text = text.replace(f'"{{{name}}}"', json.dumps(value)).replace(f"{{{name}}}", str(value))
    return text


def test_every_example_of_the_protocol_page_is_answered_as_it_says(guest):
    people = {"Ada": guest("x"), "Bob": guest("y"), "Cleo": guest("z")}
    for one in people.values():
        one.http.cookies.clear()
    facts = {}
    for request, body, shape in examples():
        name, _, line = request.partition(": ")
        method, path = filled(line, facts).split(" ")
        content = None if body is None else filled(body, facts).encode()
        answer = people[name].http.request(method, path, content=content)
        got = answer.json() if "json" in answer.headers["content-type"] else {"text": answer.text}
        wanted = json.loads(filled(shape, facts))
        assert like(wanted, got), f"{request}\n{body}\nwanted {wanted}\ngot {json.dumps(got)[:3000]}"
        remember(facts, name, got)


def remember(facts, name, got):
    """Keep what later examples need."""
    if "card" in got:
        facts["duplicate"] = got["card"]["id"]
    if "members" in got and "link" in got:
        facts |= {"club": got["id"], "link": got["link"]}
    elif "link" in got:
        facts |= {"table": got["id"], "code": got.get("code", facts.get("code"))}
    elif "name" in got and "id" in got and "members" not in got and got.get("since", 1):  # no club; 0: somebody else's profile
        facts[name] = got["id"]
    if "number" in got and got["number"] is not None:
        facts["number"] = got["number"]
    if "answers" in got:
        facts["answer"] = got["answers"][0]["text"]
    for view in got.get("views", []):
        if view["legal"]:
            facts |= {"seat": view["seat"], "move": view["legal"][0]}


def test_the_protocol_page_has_an_example_of_every_door_and_every_event():
    text = PROTOCOL.read_text(encoding="utf-8")
    lines = [request.partition(": ")[2].partition("?")[0] for request, _, _ in examples()]
    missing = [
        f"{door.method} {door.path}"
        for door in DOORS
        if not any(re.fullmatch(re.sub(r"{\w+}", "[^/]+", f"{door.method} {door.path}"), line) for line in lines)
        and not door.path.endswith(ELSEWHERE)
    ]
    assert missing == []
    kinds = {kind.__struct_config__.tag for kind in msgspec.inspect.type_info(StoredEvent).types and StoredEvent.__args__}
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in text] == []


def test_a_page_may_ask_for_refusals_that_its_browser_does_not_log(guest):
    ada = guest("Ada")
    asked = {"content": b'{"code": "NONONO"}', "headers": {"prefer": "refusals=quiet"}}
    quiet = ada.http.post("/api/join", **asked)
    loud = ada.http.post("/api/join", content=asked["content"])
    assert (quiet.status_code, quiet.headers["refused-with"]) == (200, str(loud.status_code))
    assert quiet.json() == loud.json()
    assert loud.status_code == 404
    assert "refused-with" not in loud.headers
