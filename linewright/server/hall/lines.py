"""The lines to the people at a table: who was sent what when, and how long the round trips take.

Round trips are measured with PING frames, which browsers answer by themselves: pages cannot delay the answer. The least of the
last ones counts, so that only a program that delays every one gains anything, and never more than the limit.
"""

import secrets
import statistics
import time
from collections import deque
from collections.abc import Callable

from linewright.server.clock import SYSTEM_CLOCK, SystemClock
from linewright.server.table.race import Evidence

CREDIT_MS = 250  # the most that is made up for
SPREAD_MS = 50  # the most by which an unsteady line can widen what counts as the same time
TRIPS = 8  # round trips that are remembered
FEW_TRIPS = 3  # with fewer, nobody knows how steady a line is
BEAT_SECONDS = 0.2  # between PINGs, at least
ELSEWHERE_SECONDS = 5.0  # for which round trips that another process has measured count
SENDINGS = 64  # remembered of each person


class Pulse:
    """The round trips of one connection, from a PING to its PONG."""

    __slots__ = ("_last", "_ping", "_sent", "_trips")

    def __init__(self, ping: Callable[[bytes], None]) -> None:
        self._ping = ping
        self._sent: dict[bytes, int] = {}  # payload -> when, in nanoseconds
        self._trips: deque[float] = deque(maxlen=TRIPS)  # milliseconds
        self._last = 0  # when the last PING was sent

    def beat(self) -> None:
        """Send a PING, unless one was sent just now."""
        now = time.monotonic_ns()
        if self._last and now - self._last < BEAT_SECONDS * 1e9:
            return
        while len(self._sent) >= TRIPS:
            del self._sent[next(iter(self._sent))]
        payload = secrets.token_bytes(8)  # nobody can answer before it has come
        self._sent[payload] = self._last = now
        self._ping(payload)

    def note_pong(self, payload: bytes) -> bool:
        """Note a PONG; whether it was one of ours. It may answer for older PINGs too, which measure nothing then."""
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


class Lines:
    """The lines to the people at one table, who are named by their public ids."""

    def __init__(self, clock: SystemClock = SYSTEM_CLOCK) -> None:
        self._clock = clock
        self._pulses: dict[str, list[Pulse]] = {}
        self._sent: dict[str, deque[tuple[int, int]]] = {}  # person -> (number, when first sent everything up to it)
        self._elsewhere: dict[str, tuple[float, int, int]] = {}  # person -> noted when, trip, spread

    def open(self, person: str, pulse: Pulse) -> None:
        """Note a connection."""
        self._pulses.setdefault(person, []).append(pulse)
        pulse.beat()

    def close(self, person: str, pulse: Pulse) -> None:
        """Forget a connection."""
        self._pulses[person].remove(pulse)
        if not self._pulses[person]:
            del self._pulses[person]

    def note_sent(self, person: str, number: int, at: int) -> None:
        """Note that somebody is being sent everything up to a number; what has been sent before counts from then."""
        sent = self._sent.setdefault(person, deque(maxlen=SENDINGS))
        if not sent or number > sent[-1][0]:
            sent.append((number, at))

    def sent_at(self, person: str, number: int) -> int:
        """When somebody was first sent an event, on whatever way; 0: not yet, or long ago."""
        sent = self._sent.get(person, ())
        return 0 if not sent or sent[0][0] > number else next((at for last, at in sent if last >= number), 0)

    def note_elsewhere(self, person: str, trip: int, spread: int) -> None:
        """Note what another process has measured."""
        self._elsewhere[person] = self._clock.monotonic(), trip, spread

    def measurements(self) -> dict[str, tuple[int, int]]:
        """What is measured here: round trip and spread, of the fastest line of each person."""
        found = {}
        for person, pulses in self._pulses.items():
            known = [pulse for pulse in pulses if pulse.trips]
            if known:
                best = min(known, key=lambda pulse: pulse.trip_ms)
                found[person] = round(best.trip_ms), round(best.spread_ms)
        return found

    def evidence(self, person: str, received: int, cue: int, cue_at: int) -> Evidence:
        """When a move was received and what its maker is credited with; cue: the event everybody reacts to."""
        here = self.measurements().get(person)
        noted, *there = self._elsewhere.get(person, (0.0, 0, 0))
        if here is None and (not noted or self._clock.monotonic() - noted > ELSEWHERE_SECONDS):
            return Evidence(received=received)
        trip, spread = here or there
        sent = self.sent_at(person, cue)
        lag = max(0, sent - cue_at) if sent else 0
        return Evidence(received=received, sent=sent, trip=trip, spread=min(spread, SPREAD_MS), credit=min(lag + trip, CREDIT_MS))
