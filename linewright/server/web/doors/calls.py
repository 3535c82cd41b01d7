"""Doors to be called by: one's browser is told when it is one's turn, through its own push service."""

from linewright.server.keep.people import hash_of
from linewright.server.keep.pushes import end_subscription
from linewright.server.push.office import Subscription
from linewright.server.web import shapes
from linewright.server.web.door import Call, Door


async def push_state(call: Call) -> shapes.PushState:
    """Whether this server calls people, and by which key browsers know it."""
    return shapes.PushState(await call.server.push.find_key())


async def subscribe(call: Call) -> shapes.PushState:
    """Be called by this browser when it is one's turn."""
    wish = call.body
    subscription = Subscription(wish.endpoint, wish.key, wish.auth, wish.language)
    await call.server.push.subscribe(call.me.id, hash_of(call.secret), subscription)
    return await push_state(call)


async def end(call: Call) -> shapes.PushState:
    """Be called by a browser no longer."""
    await end_subscription(call.server.store, call.body.endpoint, call.me.id)
    return await push_state(call)


CALLS = [
    Door("GET", "/api/push", "Whether this server calls people, and its key", push_state, gives=shapes.PushState),
    Door(
        "POST",
        "/api/push",
        "Be called by this browser when it is one's turn",
        subscribe,
        shapes.Subscribe,
        shapes.PushState,
        rate="moves",
    ),
    Door(
        "POST",
        "/api/push/end",
        "Be called by a browser no longer",
        end,
        shapes.Unsubscribe,
        shapes.PushState,
        rate="moves",
    ),
]
