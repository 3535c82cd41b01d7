"""Fair races: a call counts from when it was made, as far as the server itself can measure that; the page is not believed.

What lies between an event and a call that reacts to it: the server is late to send the event (lag), it travels, somebody reacts,
the call travels. Lag and both ways are made up for, up to a limit. The ways are measured with PING frames, which browsers answer
by themselves: pages cannot delay the answer. The least of the last round trips counts, so that only a program that delays every
one gains anything, and never more than the limit.
"""

import asyncio
import contextlib
import secrets
import statistics
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from linewright.core import contract
from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.table import messages as m

CREDIT_MS = 250  # the most that is made up for
HOLD_MS = 300  # what ends a round is judged so much later: calls made before may still be on their way
BAND_MS = 5  # calls no further apart than this are at the same time
SPREAD_MS = 50  # the most that an unsteady line can widen that
TRIPS = 8  # round trips that are remembered
FEW_TRIPS = 3  # with fewer, nobody knows how steady a line is
BEAT = 0.2  # seconds between PINGs, at least
FRESH = 5.0  # seconds for which round trips that another process has measured count
SENDINGS = 64  # remembered of each person
PULSE = "linewright.pulse"  # among the extensions of a WebSocket's scope


class Early(Exception):
    """It cannot be judged yet."""

    def __init__(self, until: int) -> None:
        self.until = until  # milliseconds since 1970


class Pulse:
    """The round trips of one connection, from a PING to its PONG."""

    def __init__(self, ping: Callable[[bytes], None]) -> None:
        self._ping = ping
        self._sent: dict[bytes, int] = {}  # payload -> when, in nanoseconds
        self._trips: deque[float] = deque(maxlen=TRIPS)  # milliseconds
        self._last = 0  # when the last PING was sent

    def beat(self) -> None:
        """Send a PING, unless one was sent just now."""
        now = time.monotonic_ns()
        if self._last and now - self._last < BEAT * 1e9:
            return
        while len(self._sent) >= TRIPS:
            del self._sent[next(iter(self._sent))]
        payload = secrets.token_bytes(8)  # nobody can answer before it has come
        self._sent[payload] = self._last = now
        self._ping(payload)

    def heard(self, payload: bytes) -> bool:
        """Note a PONG; says whether it was one of ours. It may answer for older PINGs too, which measure nothing then."""
        now = time.monotonic_ns()
        if payload not in self._sent:
            return False
        self._trips.append((now - self._sent[payload]) / 1e6)
        for older in list(self._sent):
            del self._sent[older]
            if older == payload:
                break
        return True

    @property
    def trips(self) -> int:
        """How many round trips are known."""
        return len(self._trips)

    @property
    def trip_ms(self) -> float:
        """The least of the last round trips."""
        return min(self._trips, default=0.0)

    @property
    def spread_ms(self) -> float:
        """How unsteady they are."""
        if len(self._trips) < FEW_TRIPS:
            return self.trip_ms
        return statistics.median(self._trips) - self.trip_ms


class Inbox:
    """What has come in over a WebSocket and waits to be read by one reader; a queue of asyncio takes ten times the memory."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Put a message in."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Say whether there is none."""
        return not self._messages

    async def get(self) -> Any:
        """Wait for a message, and take it out."""
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.pop(0)


class RaceProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket with a pulse."""

    def __init__(self, *wishes: Any, **more: Any) -> None:
        super().__init__(*wishes, **more)
        self.queue: Any = Inbox()
        self.pulse = Pulse(self._send_ping)

    def handle_connect(self, event: Request) -> None:
        """Let the application find the pulse."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[PULSE] = self.pulse

    def handle_pong(self, event: Frame) -> None:
        """Hand a PONG to whoever sent the PING; the first round trips are taken one after the other."""
        if not self.pulse.heard(bytes(event.data)):
            super().handle_pong(event)
        elif self.pulse.trips < TRIPS:
            self.loop.call_later(BEAT, self.pulse.beat)

    def _send_ping(self, payload: bytes) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            with contextlib.suppress(InvalidState):  # it is being closed
                self.conn.send_ping(payload)
                self.transport.write(b"".join(self.conn.data_to_send()))


class Lines:
    """The lines to the people at one table: who was sent what when, and how long the round trips take."""

    def __init__(self, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self._clock = clock
        self._pulses: dict[str, list[Pulse]] = {}
        self._sent: dict[str, deque[tuple[int, int]]] = {}  # person -> (number, when first sent everything up to it)
        self._elsewhere: dict[str, tuple[float, int, int]] = {}  # person -> heard when, trip, spread

    def open(self, person: str, pulse: Pulse) -> None:
        """Note a connection."""
        self._pulses.setdefault(person, []).append(pulse)
        pulse.beat()

    def close(self, person: str, pulse: Pulse) -> None:
        """Forget a connection."""
        self._pulses[person].remove(pulse)
        if not self._pulses[person]:
            del self._pulses[person]

    def note(self, person: str, number: int, at: int) -> None:
        """Note that somebody is being sent everything up to a number; what has been sent before counts from then."""
        sent = self._sent.setdefault(person, deque(maxlen=SENDINGS))
        if not sent or number > sent[-1][0]:
            sent.append((number, at))

    def sent(self, person: str, number: int) -> int:
        """Say when somebody was first sent an event, on whatever way; 0: not yet, or long ago."""
        sent = self._sent.get(person, ())
        return 0 if not sent or sent[0][0] > number else next((at for last, at in sent if last >= number), 0)

    def note_elsewhere(self, person: str, trip: int, spread: int) -> None:
        """Note what another process has measured."""
        self._elsewhere[person] = self._clock.monotonic(), trip, spread

    def measured(self) -> dict[str, tuple[int, int]]:
        """List what is measured here: round trip and spread, of the fastest line of each person."""
        found = {}
        for person, pulses in self._pulses.items():
            known = [pulse for pulse in pulses if pulse.trips]
            if known:
                best = min(known, key=lambda pulse: pulse.trip_ms)
                found[person] = round(best.trip_ms), round(best.spread_ms)
        return found

    def evidence(self, person: str, received: int, cue: int, cue_at: int) -> m.Evidence:
        """Say when a move was received and what its maker is credited with; cue: the event everybody reacts to."""
        here = self.measured().get(person)
        when, *there = self._elsewhere.get(person, (0.0, 0, 0))
        if here is None and (not when or self._clock.monotonic() - when > FRESH):
            return m.Evidence(received=received)
        trip, spread = here or there
        sent = self.sent(person, cue)
        lag = max(0, sent - cue_at) if sent else 0
        return m.Evidence(
            received=received, sent=sent, trip=trip, spread=min(spread, SPREAD_MS), credit=min(lag + trip, CREDIT_MS)
        )


class Race:
    """The course of one match that is a race, as its log tells it."""

    def __init__(self, rules: contract.Race, at: int, seats: int) -> None:
        self.rules = rules  # what the game says of rounds and claims
        self.began = at  # the match; everything in milliseconds since 1970
        self.round = self.round_at = 0  # number of the event that began the round, and when that was
        self.cue = self.cue_at = 0  # the same of what people react to: the deal, a card turned up
        self.since = 0  # since when bots have had what they react to, a call among it
        self.calls: dict[str, m.Moved] = {}  # of this round: claim -> who made it last
        self.called_at = 0  # when the last of them was judged
        self.changes = [0] * seats  # number of the last event that changed what a seat knows
        self.moved_at = [at] * seats
        self._public: dict[str, Any] = {}

    def note(self, event: m.Event, public: dict[str, Any]) -> None:
        """Note what an event has changed; public: what everybody sees after it."""
        before, self._public = self._public, public
        by_seat = isinstance(event, m.Moved) and event.seat is not None
        if isinstance(event, m.Moved) and event.seat is not None:
            self.moved_at[event.seat] = event.at
        is_new = not isinstance(event, (m.Moved, m.Resigned, m.Resumed))
        if is_new or self.rules.round_of(public) != self.rules.round_of(before):
            self.round, self.round_at = event.number, event.at
            self.cue, self.cue_at = event.number, event.at
            self.calls = {}
        elif isinstance(event, m.Moved) and by_seat and self.rules.claim_of(event.text):
            self.calls[self.rules.claim_of(event.text)] = event
            self.called_at = event.at
        elif not by_seat and not isinstance(event, m.Resigned):
            self.cue, self.cue_at = event.number, event.at
        if self.cue == event.number or self.rules.stage_of(public) != self.rules.stage_of(before):
            self.since = event.at
        if self.since == event.at or public != before:
            self.changes = [event.number] * len(self.changes)
        elif isinstance(event, m.Moved) and event.seat is not None:
            self.changes[event.seat] = event.number

    def judged(self, seat: int, claim: str, evidence: m.Evidence) -> int:
        """Say when a move was made, since the match began; a call that cannot be told from another was made when that one was."""
        made = max(evidence.received - evidence.credit, self.round_at) - self.began
        other = self.calls.get(claim)
        if other is not None and other.seat != seat and other.milliseconds is not None:
            spread = 0 if other.evidence is None else other.evidence.spread
            if abs(made - other.milliseconds) <= max(BAND_MS, evidence.spread, spread):
                return other.milliseconds
        return max(0, made)

    def hold(self, claim: str, milliseconds: int, public: dict[str, Any]) -> int:
        """Say before when a public move must not be judged; public: what everybody would see after it.

        A call may be judged at once unless it ends the round; what follows a call may be when no earlier call can be on its way.
        """
        if claim:
            return 0 if self.rules.round_of(public) == self.rules.round_of(self._public) else self.began + milliseconds + HOLD_MS
        return self.called_at + HOLD_MS if self.calls else 0
