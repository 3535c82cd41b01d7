"""The course of a match: every position, and what was to be expected there by what a seat could know.

What is to be expected is found by playing on to the end by the game's heuristic, in worlds that the seat could have been in.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from linewright.bots.search import Field, Search
from linewright.core.judging import WIN, Change, Decision, Judged, Step
from linewright.core.match import Match
from linewright.core.playouts import NO_MOVE, POINT, SHARES, WHOLE
from linewright.core.position import Position
from linewright.core.record import restore_record
from linewright.core.seen import Seen
from linewright.core.verbs import TABLE

PROBES = (1, 2)  # seeds of the worlds by which we tell whether two seats know the same


class Outlook(NamedTuple):
    """What is to be expected, as far as one seat can know."""

    chances: tuple[float, ...]  # of every seat to win, a shared victory counted in parts
    points: tuple[float, ...]  # of every seat at the end


@dataclass(frozen=True)
class Effort:
    """How thoroughly we look."""

    worlds: int
    seed: int = 0
    threads: int = 1


class Course:
    """A match as it went. Nothing a seat could not know enters what is found for it, but for the draws as they came."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.measure = WIN if self.game.judge is None else self.game.judge.MEASURE
        twin = match.copy()
        records = [twin.digest_bytes]
        for _ in match.log:
            twin.undo()
            records.append(twin.digest_bytes)
        self.records = records[::-1]  # the position as it was dealt, and after each move
        self.steps = [self._step(number, *move) for number, move in enumerate(match.log)]

    def _step(self, number: int, seat: int | None, text: str, _at: int | None) -> Step:
        actor = TABLE if seat is None else seat
        return Step(actor, self.game.notation.action_of(self.states(number)[0], actor, text), text)

    def states(self, number: int) -> np.ndarray:
        """The position after so many moves, as an array of one."""
        return restore_record(self.records[number], self.game.state)

    def seen(self, number: int, seat: int) -> Seen:
        """What a seat could know after so many moves."""
        return Seen(self.game, self.states(number), seat)

    def is_decision(self, number: int) -> bool:
        """Whether whoever made the next move could have made another."""
        actor = self.steps[number].actor
        return actor != TABLE and len(Position(self.game, self.states(number)).actions(actor)) > 1


def knowledge_of(seen: Seen) -> bytes:
    """What tells apart the positions that a seat can tell apart; two seats that know the same have the same."""
    return b"".join(seen.imagine_array(seed).tobytes() for seed in PROBES)


def look_ahead(seen: Seen, actions: list[int], effort: Effort) -> list[Outlook]:
    """What is to be expected after each of some moves of the seat, all in the same worlds; NO_MOVE: before it chooses."""
    field = Field(Search(seen, seed=effort.seed, threads=effort.threads), actions, frozenset())
    field.run(effort.worlds)
    seats = field.search.seats
    found = []
    for sums in field.sums / effort.worlds:
        shares, points = sums[SHARES : SHARES + seats] / WHOLE, sums[SHARES + seats :] / POINT
        found.append(Outlook(tuple(shares.tolist()), tuple(points.tolist())))
    return found


class Account:
    """What every position was worth to the seats under review, and every chosen move to whoever knew as much as its mover."""

    def __init__(self, course: Course, seats: list[int], effort: Effort) -> None:
        self.course = course
        self.seats = seats
        self.effort = effort
        self.before: list[dict[int, Outlook]] = []  # at each position, for each seat under review
        self.chosen: list[dict[int, Outlook]] = []  # after the next move, before its draw; for the seats that could judge it

    def look_at(self, number: int) -> None:
        """Find out what the next position of the course was worth, and the move made there."""
        course = self.course
        step = course.steps[number] if number < len(course.steps) else None
        seen = {seat: course.seen(number, seat) for seat in self.seats}
        if step is not None and step.actor != TABLE and step.actor not in seen:
            seen[step.actor] = course.seen(number, step.actor)
        known = {seat: knowledge_of(one) for seat, one in seen.items()}
        effort = self.effort if step is not None or not course.match.is_over else Effort(1)  # the end is what it is
        found: dict[bytes, list[Outlook]] = {}
        for seat in sorted(seen, key=lambda seat: step is None or seat != step.actor):  # first the one that moves
            if known[seat] not in found:
                moves = [step.action] if step is not None and seat == step.actor else []
                found[known[seat]] = look_ahead(seen[seat], [NO_MOVE, *moves], effort)
        self.before.append({seat: found[known[seat]][0] for seat in self.seats})
        self.chosen.append({seat: found[known[seat]][1] for seat in self.seats if len(found[known[seat]]) > 1})

    def changes(self, seat: int) -> list[Change]:
        """What each move changed for a seat; together they are the way from the first position to the last."""
        values = [outlooks[seat].chances[seat] for outlooks in self.before]
        changes = []
        for number, step in enumerate(self.course.steps):
            before, after = values[number], values[number + 1]
            judged = self.chosen[number].get(seat)
            if judged is None:  # somebody moved who knew other things: what it showed and what it drew are one
                changes.append(Change(0.0, after - before, 0.0))
                continue
            middle = judged.chances[seat]
            by_choice = middle - before
            own = step.actor == seat
            changes.append(Change(by_choice if own else 0.0, 0.0 if own else by_choice, after - middle))
        return changes

    def sum_up(self, seat: int, decisions: list[Decision]) -> Judged:
        """The match as it went for a seat."""
        outlooks = [outlooks[seat] for outlooks in self.before]
        chances = [outlook.chances[seat] for outlook in outlooks]
        return Judged(chances, [outlook.points[seat] for outlook in outlooks], self.changes(seat), decisions)
