"""Traces: a request with what judging, writing and telling took inside; and nothing at all where nobody asks for them."""

import asyncio
import subprocess
import sys
from collections import Counter

import httpx
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from linewright.server.settings import read_settings
from linewright.server.tracing import trace_server
from linewright.server.web.app import TRACES, create_app, is_traced

OFF = """
import sys
import linewright.server.web.app as app
app.create_app()
print([name for name in sys.modules if "opentelemetry" in name])
"""


def test_a_request_holds_what_judging_writing_and_telling_took(tmp_path):
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))

    async def play() -> list[str]:
        app = create_app(read_settings({"LINEWRIGHT_DATABASE": str(tmp_path / "tables.db")}))
        trace_server(app, provider)
        secrets = []
        async with app.live(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://tables") as client:
            me = (await client.post("/api/me", json={"name": "Ada", "secret": True})).json()
            client.headers["Authorization"] = f"Bearer {me['secret']}"
            table = (await client.post("/api/tables", json={"game": "line-it", "seats": ["me", "me"]})).json()["id"]
            kept.clear()
            assert (await client.post(f"/api/tables/{table}/start", json={})).status_code == 200
            assert (await client.post(f"/api/tables/{table}/start", json={})).status_code == 409
            secrets += [me["secret"], table, "Ada"]
        return secrets

    secrets = asyncio.run(play())
    spans = kept.get_finished_spans()
    requests = [span for span in spans if span.name == "request"]
    assert [span.attributes["door"] for span in requests] == ["POST /api/tables/{table}/start"] * 2
    inside = [
        Counter(one.name for one in spans if one.parent and one.context.trace_id == span.context.trace_id) for span in requests
    ]
    assert inside[0]["judge"] == inside[0]["tell"] == 1
    assert inside[0]["write"] >= 1
    assert inside[1] == {"judge": 1}  # what is refused is neither written nor told
    text = "".join(span.to_json() for span in spans)
    assert not any(secret in text for secret in secrets)


def test_where_no_collector_is_named_nothing_is_imported_and_nothing_is_wrapped(tmp_path, monkeypatch):
    for name in TRACES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LINEWRIGHT_DATABASE", str(tmp_path / "tables.db"))
    assert not is_traced()
    assert vars(create_app()).get("answer") is None
    assert subprocess.run([sys.executable, "-c", OFF], capture_output=True, text=True, timeout=120, check=True).stdout == "[]\n"
    monkeypatch.setenv(TRACES[0], "http://127.0.0.1:4318")
    assert is_traced()
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    assert not is_traced()


def test_a_collector_without_the_extra_stops_no_server(tmp_path, monkeypatch):
    monkeypatch.setenv("LINEWRIGHT_DATABASE", str(tmp_path / "tables.db"))
    monkeypatch.setenv(TRACES[0], "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "linewright.server.tracing", None)  # as if it could not be imported
    assert vars(create_app()).get("answer") is None
