"""Traces by OpenTelemetry, where the environment asks for them: a request, in it judging, writing and telling; bots' thinking.

Nothing of this is imported, and nothing is wrapped, unless it is on. Spans hold no table, no name and no move.
"""

import functools
import inspect
import os
from collections.abc import Callable
from typing import Any

from opentelemetry import trace
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

SERVICE = "OTEL_SERVICE_NAME"


def trace_server(app: Any, provider: TracerProvider | None = None) -> TracerProvider:
    """Have an application and its server tell of what they do; to the collector that OTEL_* names unless a provider is given."""
    if provider is None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # where spans are sent, and no sooner

        provider = TracerProvider(resource=Resource.create({} if os.environ.get(SERVICE) else {"service.name": "linewright"}))
        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    tracer = provider.get_tracer("linewright")
    server = app.server
    for span, owner, name in (
        ("request", app, "answer"),
        ("judge", server.hall, "_judge"),
        ("write", server.store, "append"),
        ("tell", server.hall, "_spread_news"),
        ("think", server.players, "choose"),
        ("think", server.players, "plan"),
    ):
        setattr(owner, name, wrap(tracer, span, getattr(owner, name)))
    return provider


def wrap(tracer: trace.Tracer, span: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that does the same within a span; a request's says at which door it was, if there was one."""
    if not inspect.iscoroutinefunction(function):

        @functools.wraps(function)
        def call(*facts: Any, **more: Any) -> Any:
            with tracer.start_as_current_span(span, record_exception=False):
                return function(*facts, **more)

        return call

    @functools.wraps(function)
    async def wait(*facts: Any, **more: Any) -> Any:
        with tracer.start_as_current_span(span, record_exception=False, set_status_on_exception=False) as current:
            try:
                return await function(*facts, **more)
            finally:
                if span == "request":
                    current.set_attribute("door", facts[0].get("door", "-"))

    return wait
