"""Fair races: a call counts from when it was made, as far as the server itself can measure that; the page is not believed.

What lies between an event and a call that reacts to it: the server is late to send the event (lag), it travels, somebody reacts,
the call travels. Lag and both ways are made up for, up to a limit; `hall.lines` measures them.
"""

from collections.abc import Hashable
from typing import Any, NamedTuple

from msgspec import Struct

from linewright.core.contract import Race as RaceRules

HOLD_MS = 300  # what ends a round is judged so much later: calls made before may still be on their way
BAND_MS = 3  # no call is timed more exactly than this


class Early(Exception):
    """It cannot be judged yet."""

    def __init__(self, until: int) -> None:
        self.until = until  # milliseconds since 1970


class Evidence(Struct, frozen=True, omit_defaults=True):
    """What the time of a move in a race rests on; all in milliseconds, measured by the server. `Timing` is what is told of it."""

    received: int  # since 1970
    sent: int = 0  # since 1970: when the person was sent what they react to
    trip: int = 0  # of a PING
    spread: int = 0  # by which trips differ
    credit: int = 0  # the move counts as made so long before it was received

    @property
    def band(self) -> int:
        """By how much the time of the move may be wrong, either way."""
        return max(BAND_MS, self.spread)

    @property
    def is_measured(self) -> bool:
        """Whether the line of whoever moved was: not that of a bot, nor one without a WebSocket."""
        return bool(self.sent or self.trip)


class Timing(Struct, frozen=True, omit_defaults=True):
    """When a call in a race was made, as everybody is told; in milliseconds, since the cue: what everybody reacts to."""

    heard: int  # when the whole request had been received
    reaction: int  # when it was made: heard, less credit; negative: before the cue
    band: int  # by how much that may be wrong, either way
    credit: int  # what is made up for: the round trip, and how late this person was sent the cue
    trip: int | None = None  # the round trip of a PING; missing: not measured


class TimedMove(NamedTuple):
    """The move of a seat in a race."""

    number: int  # of its event
    at: int
    seat: int
    text: str
    milliseconds: int | None  # when it was made, since the match began
    band: int  # by how much that may be wrong, either way


class Race:
    """The course of one match that is a race, as its log tells it."""

    def __init__(self, rules: RaceRules, at: int, seats: int) -> None:
        self.rules = rules  # of the game
        self.began = at  # the match; everything in milliseconds since 1970
        self.round = self.round_at = 0  # number of the event that began the round, and when that was
        self.cue = self.cue_at = 0  # the same of what people react to: the deal, a card turned up
        self.since = 0  # since when bots have had what they react to, a call among it
        self.claims: dict[str, TimedMove] = {}  # of this round: what was claimed -> who did so last
        self.claimed_at = 0  # when the last of them was judged
        self.changes = [0] * seats  # number of the last event that changed what a seat knows
        self.moved_at = [at] * seats
        self.timings: dict[int, Timing | None] = {}  # of the calls among the moves of the match, which are counted from 1
        self._public: dict[str, Any] = {}

    def note_deal(self, number: int, at: int, public: dict[str, Any]) -> None:
        """Note that the match begins, or goes on from an earlier position; public: what everybody sees then."""
        before, self._public = self._public, public
        self._begin_round(number, at)
        self._note_changes(number, at, before)

    def note_move(self, move: TimedMove, public: dict[str, Any]) -> None:
        """Note the move of a seat."""
        before, self._public = self._public, public
        self.moved_at[move.seat] = move.at
        claim = self.rules.claim_of(move.text)
        if self._round_of(public) != self._round_of(before):
            self._begin_round(move.number, move.at)
        elif claim:
            self.claims[claim] = move
            self.claimed_at = move.at
        self._note_changes(move.number, move.at, before, move.seat)

    def note_cue(self, number: int, at: int, public: dict[str, Any]) -> None:
        """Note something everybody reacts to: a move of the table itself, or that the match goes on after a pause."""
        before, self._public = self._public, public
        if self._round_of(public) != self._round_of(before):
            self._begin_round(number, at)
        else:
            self.cue, self.cue_at = number, at
        self._note_changes(number, at, before)

    def note_resignation(self, number: int, at: int, public: dict[str, Any]) -> None:
        """Note that a seat gave up."""
        before, self._public = self._public, public
        if self._round_of(public) != self._round_of(before):
            self._begin_round(number, at)
        self._note_changes(number, at, before)

    def _round_of(self, public: dict[str, Any]) -> Hashable:
        return self.rules.round_of(public)

    def _begin_round(self, number: int, at: int) -> None:
        self.round, self.round_at = number, at
        self.cue, self.cue_at = number, at
        self.claims = {}

    def _note_changes(self, number: int, at: int, before: dict[str, Any], mover: int | None = None) -> None:
        """Note who knows more than before; at least the seat that moved."""
        public = self._public
        if self.cue == number or self.rules.stage_of(public) != self.rules.stage_of(before):
            self.since = at
        if self.since == at or public != before:
            self.changes = [number] * len(self.changes)
        elif mover is not None:
            self.changes[mover] = number

    def time_of(self, seat: int, claim: str, evidence: Evidence) -> int:
        """When a move was made, since the match began; a claim that cannot be told from another was made when that one was."""
        made = self._moment_of(evidence) - self.began
        other = self.claims.get(claim)
        if other is None or other.seat == seat or other.milliseconds is None:
            return max(0, made)
        is_same_time = abs(made - other.milliseconds) <= evidence.band + other.band
        return other.milliseconds if is_same_time else max(0, made)

    def timing_of(self, claim: str, evidence: Evidence) -> Timing | None:
        """What everybody is told of the time of a claim; None: it claims nothing."""
        if not claim:
            return None
        return Timing(
            heard=evidence.received - self.cue_at,
            reaction=self._moment_of(evidence) - self.cue_at,
            band=evidence.band,
            credit=evidence.credit,
            trip=evidence.trip if evidence.is_measured else None,
        )

    def _moment_of(self, evidence: Evidence) -> int:
        """When a move was made, since 1970: not before its round began."""
        return max(evidence.received - evidence.credit, self.round_at)

    def hold(self, claim: str, milliseconds: int, public: dict[str, Any]) -> int:
        """The moment before which a public move must not be judged; public: what everybody would see after it.

        A claim may be judged at once unless it ends the round; what follows one may be when no earlier claim can be on its way.
        """
        if claim:
            ends_round = self._round_of(public) != self._round_of(self._public)
            return self.began + milliseconds + HOLD_MS if ends_round else 0
        return self.claimed_at + HOLD_MS if self.claims else 0
