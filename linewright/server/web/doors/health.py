"""Doors for whoever runs the server: whether it is well, and what is counted."""

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from linewright.server.measures import write_all
from linewright.server.refusals import Refusal
from linewright.server.web import shapes
from linewright.server.web.door import Call, Door


async def health(call: Call) -> shapes.Health:
    """That the server, its store and its wire to other processes are well; raises Refusal where they are not."""
    await call.server.store.check()
    if not call.server.is_well:
        raise Refusal("not-writing")
    if call.server.peers is not None and call.server.peers.is_deaf:
        raise Refusal("wire-lost")
    return shapes.Health("ok", len(call.server.hall.gatherings), len(call.server.audience))


async def metrics(_call: Call) -> Response:
    """What is counted, by all processes of the port."""
    return Response(write_all(), media_type=CONTENT_TYPE_LATEST)


HEALTH = [
    Door("GET", "/healthz", "Whether the server is well", health, gives=shapes.Health),
    Door("GET", "/metrics", "What is counted, for Prometheus", metrics, media="text/plain"),
]
