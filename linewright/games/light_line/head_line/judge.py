"""What a match of HEAD LINE was worth to a seat: who would win it if everybody were as quick, and which lines it let pass.

Everybody sees the same cards. So every round card still to be won is as likely to go to one seat as to another, whatever cards
will be turned, and the chance of winning is counted out exactly: no card is luck. The solver says whether there was a line.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from linewright.core.judging import WAIT, Change, Decision, Judged, Step
from linewright.core.verbs import TABLE
from linewright.games.light_line.head_line import notation, rules
from linewright.games.light_line.head_line.state import OVER, ROUND_CARDS, SHOWING, TURNING
from linewright.games.light_line.workbench import copy_of

Numbers = tuple[int, ...]
CALL = "call"


class Outlook(NamedTuple):
    """What is to be expected; everybody knows the same."""

    chances: tuple[float, ...]  # of each seat to win, a shared victory counted in parts
    points: tuple[float, ...]  # of each seat at the end


@functools.lru_cache(maxsize=1 << 16)
def share_out(scores: Numbers, numbers: Numbers) -> Outlook:
    """What is to be expected if each of these round cards is as likely to be won by one seat as by another (LL-87)."""
    seats = range(len(scores))
    if not numbers:
        winners = [seat for seat in seats if scores[seat] == max(scores)]
        return Outlook(tuple((seat in winners) / len(winners) for seat in seats), tuple(map(float, scores)))
    return average([share_out(add(scores, seat, numbers[0]), numbers[1:]) for seat in seats])


def add(scores: Numbers, seat: int, number: int) -> Numbers:
    """The points once a seat has won a round card of this number."""
    return (*scores[:seat], scores[seat] + number, *scores[seat + 1 :])


def average(outlooks: Sequence[Outlook]) -> Outlook:
    """What is to be expected where each of these is as likely."""
    count = len(outlooks)
    chances = tuple(sum(parts) / count for parts in zip(*(one.chances for one in outlooks), strict=True))
    return Outlook(chances, tuple(sum(parts) / count for parts in zip(*(one.points for one in outlooks), strict=True)))


def give_card(state: np.record, takers: Sequence[int]) -> Outlook:
    """What is to be expected if one of these seats wins the card of this round."""
    scores = tuple(rules.score(state, seat) for seat in range(int(state.seats)))
    number, *later = (rules.number_of(state, k) for k in range(int(state.played), ROUND_CARDS))
    left = tuple(sorted(later))  # nobody knows their order, and it makes no difference
    return average([share_out(add(scores, seat, number), left) for seat in takers])


def look_ahead(state: np.record, *, has_line: bool) -> Outlook:
    """What is to be expected at a position: a call is as good as the line that is there."""
    if state.phase == OVER:
        return share_out(tuple(rules.score(state, seat) for seat in range(int(state.seats))), ())
    if state.phase == TURNING:
        return give_card(state, [seat for seat in range(int(state.seats)) if not state.locked[seat]])
    if has_line:
        return give_card(state, [int(state.caller)])
    twin = copy_of(state)
    rules.lose(twin)
    return look_ahead(twin, has_line=False)


def line_is_there(state: np.record) -> bool:
    """Whether a line of the wanted length is among the open cards."""
    if state.phase == OVER or state.opened < rules.wanted_length(state):
        return False
    return rules.find_line(copy_of(state)) == rules.wanted_length(state)


class Course:
    """A match as it went, with what was to be expected and to be seen at each position."""

    def __init__(self, states: Sequence[np.ndarray], steps: Sequence[Step]) -> None:
        self.states = [one[0] for one in states]
        self.steps = steps
        self.lines = [line_is_there(state) for state in self.states]
        self.are_new = [self.is_new(number) for number in range(len(states))]
        pairs = zip(self.states, self.lines, strict=True)
        self.outlooks = [look_ahead(state, has_line=has_line) for state, has_line in pairs]

    def is_new(self, number: int) -> bool:
        """Whether the card turned up last made a line where there was none: who lets it pass lets it pass once."""
        opened = self.states[number].opened
        while number and self.states[number - 1].opened == opened:
            number -= 1
        is_first = number == 0 or self.states[number - 1].opened > opened
        return self.lines[number] and (is_first or not self.lines[number - 1])

    def is_own(self, number: int, seat: int) -> bool:
        """Whether a step is the seat's: it moved, or had called and let the time run out."""
        actor = self.steps[number].actor
        return actor == seat or (actor == TABLE and self.states[number].caller == seat)

    def change(self, number: int, seat: int) -> Change:
        """What a step changed for a seat."""
        change = self.outlooks[number + 1].chances[seat] - self.outlooks[number].chances[seat]
        return Change(change, 0.0, 0.0) if self.is_own(number, seat) else Change(0.0, change, 0.0)

    def judge_step(self, number: int, seat: int) -> Decision | None:
        """What the seat chose with this step: to wait for another card, to call, or what to show; None: nothing."""
        state, step, has_line = self.states[number], self.steps[number], self.lines[number]
        here, after = self.outlooks[number], self.outlooks[number + 1]
        if state.phase == SHOWING:
            if not has_line or state.caller != seat or not self.is_own(number, seat):
                return None
            text = step.text if step.actor == seat else WAIT
            return decide(number, seat, text, after, notation.text_of(state, seat, rules.SHOW), here)
        if step.actor == seat:
            return decide(number, seat, step.text, after, WAIT, after if has_line else here)
        if step.action != rules.TURN or state.locked[seat] or state.opened < rules.wanted_length(state):
            return None
        if has_line and not self.are_new[number]:
            return None
        return decide(number, seat, WAIT, here, CALL, give_card(state, [seat]) if has_line else here)

    def sum_up(self, seat: int) -> Judged:
        """The match as it went for a seat."""
        numbers = range(len(self.steps))
        decisions = [found for number in numbers if (found := self.judge_step(number, seat)) is not None]
        return Judged(
            [outlook.chances[seat] for outlook in self.outlooks],
            [outlook.points[seat] for outlook in self.outlooks],
            [self.change(number, seat) for number in numbers],
            decisions,
        )


def decide(number: int, seat: int, text: str, chosen: Outlook, other: str, instead: Outlook) -> Decision:
    """A decision between what the seat did and something else."""
    chance, loss = chosen.chances[seat], instead.chances[seat] - chosen.chances[seat]
    if loss <= 0:
        return Decision(number + 1, text, text, chance, chance, 0.0, 0.0, 0.0)
    points_loss = instead.points[seat] - chosen.points[seat]
    return Decision(number + 1, text, other, chance, chance + loss, loss, points_loss, 0.0)


def judge(
    states: Sequence[np.ndarray],
    steps: Sequence[Step],
    seats: Sequence[int],
    worlds: int,  # noqa: ARG001  nothing is left to chance
    seed: int,  # noqa: ARG001  the same
) -> Iterator[Judged]:
    """What a match was worth to each of these seats."""
    course = Course(states, steps)
    for seat in seats:
        yield course.sum_up(seat)
