"""What a match of LONG LINE was worth to a seat, by playing rounds on as people of a middle level would, with their speed.

Every round is dealt anew, so only the one that is being played is played on, in worlds that the seat could be in; those to come
are drawn from rounds that such people played. Laying cards is thinking aloud: only calls and the end of a round change anything.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from linewright.core import compile as compiler
from linewright.core.generator import WORD, chance_at, mix, seed_generator, shuffle
from linewright.core.judging import WAIT, Change, Decision, Judged, Step
from linewright.core.record import Fields, copy_record
from linewright.core.registry import find
from linewright.core.verbs import LEVELS, NEVER, TABLE
from linewright.games.light_line.long_line import notation, rules
from linewright.games.light_line.long_line.state import HAND, NOT_CALLED, ROUNDS
from linewright.games.light_line.sets import NOTHING
from linewright.games.light_line.workbench import bench_text, clear_bench, copy_of

WORLDS = 100  # standard error of a chance: 0.017, between two seeds (3 matches of 3 seats, 2026-11-17)
BANDS = (0.14, 0.11, 0.085, 0.06, 0.03)  # three newcomers lose 0.15 a decision, journeymen 0.08, wrights 0.06 (2026-11-17)
LEVEL = LEVELS // 2  # of the people who play on
MOST_MOVES = 100  # of a round; seven people make about twenty
POOL = 400  # rounds that those who come after are drawn from
FUTURES = 300  # ways in which all rounds to come are drawn, for each of which every seat sits at every place


class Outlook(NamedTuple):
    """What is to be expected of one seat."""

    chance: float  # to win, a shared victory counted in parts
    points: float  # at the end


class Found(NamedTuple):
    """What is to be expected of one seat, world by world."""

    chances: np.ndarray
    points: np.ndarray

    @property
    def mean(self) -> Outlook:
        """In all."""
        return Outlook(float(self.chances.mean()), float(self.points.mean()))


class People:
    """People of a middle level, who play rounds to their end."""

    def __init__(self) -> None:
        game = find("long-line")
        self.machine = compiler.machine(game)
        self.out = game.scratch()

    def move(self, states: np.ndarray, seat: int) -> None:
        """Make the move that a person would."""
        self.machine.play_at(states, 0, seat, self.machine.level_at(states, 0, seat, LEVEL, self.out))

    def play_round(self, states: np.ndarray, seed: int) -> None:
        """Play the round to its end, whoever is fastest first; where nobody can call any more it ends as it is (LL-52)."""
        begun, called = int(states["rounds"][0]), states["called"][0]
        chances = [chance_at(seed, seat) for seat in range(int(states["seats"][0]))]
        for _ in range(MOST_MOVES):
            waits = [(self.wait(states, seat, chance), seat) for seat, chance in enumerate(chances) if not called[seat]]
            ready = [(wait, seat) for wait, seat in waits if wait != NEVER]
            if not ready:
                break
            self.move(states, min(ready)[1])
            if states["rounds"][0] != begun:
                return
        self.machine.play_at(states, 0, TABLE, rules.TIME)

    def wait(self, states: np.ndarray, seat: int, chance: int) -> int:
        """The milliseconds after which a person acts, or NEVER."""
        return int(self.machine.reaction_at(states, 0, seat, LEVEL, chance))

    def enter_world(self, states: np.ndarray, seat: int, seed: int) -> np.ndarray:
        """A world that the seat could be in: others have laid the first cards that they see, and nobody overlooks the same."""
        world = copy_record(states)
        world["fresh"] = 0
        generator = world["generator"][0]
        seed_generator(generator, seed)
        self.machine.imagine_at(world, 0, seat)
        shuffle(generator, world["hand"][0, seat], 0, HAND)  # what a person overlooks follows from the order
        for other in range(int(world["seats"][0])):
            if other != seat and world["called"][0, other] == NOT_CALLED:
                self.move(world, other)
        return world


class Future:
    """What the rounds to come bring, if everybody plays as people of a middle level."""

    def __init__(self, people: People, states: np.ndarray, seed: int) -> None:
        self.people = people
        seats = int(states["seats"][0])
        pool = np.array([self.play_one(states, chance_at(seed, k)) for k in range(POOL)])
        order = np.array([[(seat + turn) % seats for seat in range(seats)] for turn in range(seats)])
        self.sums = [np.zeros((FUTURES * seats, seats), np.int64)]  # [rounds to come] points of each seat in them
        drawn = np.zeros((FUTURES, seats), np.int64)
        for later in range(1, ROUNDS + 1):
            for k in range(FUTURES):
                chance = chance_at(seed ^ later, k)
                drawn[k] += pool[(chance >> 8) * POOL >> 24][order[(chance & 255) % seats]]
            self.sums.append(drawn[:, order].reshape(-1, seats))
        self._known: dict[tuple[int, ...], tuple[np.ndarray, np.ndarray]] = {}

    def play_one(self, states: np.ndarray, seed: int) -> np.ndarray:
        """The points of a round that is dealt by this seed."""
        world = copy_record(states)
        world["laid"] = 0
        seed_generator(world["generator"][0], seed)
        self.people.machine.start_at(world, 0)
        self.people.play_round(world, seed)
        found: np.ndarray = world["points"][0, 0, : int(world["seats"][0])].astype(np.int64)
        return found

    def expect(self, state: Any, seat: int) -> Outlook:
        """What is to be expected of a seat between two rounds, or at the end (LL-54)."""
        scores = tuple(rules.score(state, other) for other in range(int(state.seats)))
        key = int(state.rounds), *scores
        if key not in self._known:
            totals = self.sums[ROUNDS - int(state.rounds)] + np.array(scores)
            wins = totals == totals.max(axis=1, keepdims=True)
            self._known[key] = (wins / wins.sum(axis=1, keepdims=True)).mean(axis=0), totals.mean(axis=0)
        chances, points = self._known[key]
        return Outlook(float(chances[seat]), float(points[seat]))


class Course:
    """A match as it went for one seat."""

    def __init__(
        self, future: Future, states: Sequence[np.ndarray], steps: Sequence[Step], seat: int, worlds: int, seed: int
    ) -> None:
        self.people = future.people
        self.future = future
        self.states = states
        self.steps = steps
        self.seat = seat
        self.worlds = worlds
        self.seed = seed
        self.decisions: list[Decision] = []
        self.laid = -1  # the seat's last step of this round that laid cards

    def expect(self, states: np.ndarray, action: int | None = None) -> Found:
        """What is to be expected at a position of a round, or, with an action, once the seat has made that move."""
        chances, points = np.zeros(self.worlds), np.zeros(self.worlds)
        begun = states["rounds"][0]
        seed = seed_of(states["hand"][0, self.seat], self.seed)
        for number in range(self.worlds):
            of_world = chance_at(seed, number)
            world = self.people.enter_world(states, self.seat, of_world)
            if action is not None:
                world["fresh"] = states["fresh"]
                self.people.machine.play_at(world, 0, self.seat, action)
            if world["rounds"][0] == begun:
                self.people.play_round(world, of_world)
            chances[number], points[number] = self.future.expect(Fields(world), self.seat)
        return Found(chances, points)

    def judge(self) -> Judged:
        """Go through all moves."""
        outlooks = [self.expect(self.states[0]).mean]
        changes = []
        for number in range(len(self.steps)):
            outlook, change = self.look_at(number, outlooks[-1])
            outlooks.append(outlook)
            changes.append(change)
        self.decisions.sort(key=lambda decision: decision.move)
        return Judged([one.chance for one in outlooks], [one.points for one in outlooks], changes, self.decisions)

    def look_at(self, number: int, before: Outlook) -> tuple[Outlook, Change]:
        """What is to be expected after a step, and what it changed."""
        step, after = self.steps[number], self.states[number + 1]
        is_own = step.actor == self.seat
        if step.action < rules.CALL:
            self.laid = number if is_own else self.laid
            return before, Change(0.0, 0.0, 0.0)
        chosen = self.judge_call(number) if is_own else before
        if after["rounds"][0] == self.states[number]["rounds"][0]:
            outlook = chosen if is_own else self.expect(after).mean
            return outlook, Change(chosen.chance - before.chance, outlook.chance - chosen.chance, 0.0)
        ended = self.future.expect(Fields(after), self.seat)
        if self.states[number]["called"][0, self.seat] == NOT_CALLED and not is_own:
            self.judge_rest(number, ended)
        self.laid = -1
        outlook = ended if after["rounds"][0] == ROUNDS else self.expect(after).mean
        return outlook, Change(chosen.chance - before.chance, ended.chance - chosen.chance, outlook.chance - ended.chance)

    def judge_call(self, number: int) -> Outlook:
        """Compare a call of the seat with that of its longest line that has a free number; what it is worth itself."""
        step, seat = self.steps[number], self.seat
        states = copy_record(self.states[number])
        notation.action_of(states[0], seat, step.text)  # puts on the bench what the text says
        found = self.expect(states, step.action)
        called, best = step.action - rules.CALL + 1, free_number(self.states[number], seat)
        text, instead, error = step.text, found, 0.0
        if best and (best != called or not self.is_right(number)):
            bare = copy_record(self.states[number])
            clear_bench(bare[0], seat)
            other = self.expect(bare, rules.CALL + best - 1)
            if other.mean.chance > found.mean.chance:
                text, instead = notation.text_of(bare[0], seat, rules.CALL + best - 1), other
                error = float((other.chances - found.chances).std() / math.sqrt(self.worlds))
        self.decide(number, step.text, found.mean, text, instead.mean, error)
        return found.mean

    def is_right(self, number: int) -> bool:
        """Whether the call that was made with this step stands."""
        after, played = self.states[number + 1], self.states[number]["rounds"][0]
        is_ended = after["rounds"][0] > played
        return bool((after["points"][0, played, self.seat] if is_ended else after["called"][0, self.seat]) > 0)

    def judge_rest(self, number: int, ended: Outlook) -> None:
        """Compare the line with which the seat was left when others ended the round with the longest of its cards (LL-53)."""
        step, seat = self.steps[number], self.seat
        twin = copy_of(self.states[number][0])
        rules.lay_line(twin, seat, 0)
        best = f"lay {bench_text(twin, seat)}"
        rules.play(twin, step.actor, notation.action_of(twin, step.actor, step.text))
        instead = self.future.expect(twin, seat)
        last, text = (number, WAIT) if self.laid < 0 else (self.laid, self.steps[self.laid].text)
        self.decide(last, text, ended, best, instead, 0.0)

    def decide(self, number: int, text: str, chosen: Outlook, best: str, instead: Outlook, error: float) -> None:
        """Note a decision between what the seat did and what may have been better."""
        loss = instead.chance - chosen.chance
        if loss > 0:
            points_loss = instead.points - chosen.points
            found = Decision(number + 1, text, best, chosen.chance, instead.chance, loss, points_loss, error)
        else:
            found = Decision(number + 1, text, text, chosen.chance, chosen.chance, 0.0, 0.0, 0.0)
        self.decisions.append(found)


def seed_of(hand: np.ndarray, seed: int) -> int:
    """What the worlds of a round follow from: the same throughout the round, and others after another deal."""
    for card in hand.tolist():
        seed = mix(seed + card & WORD)
    return seed


def free_number(states: np.ndarray, seat: int) -> int:
    """The longest line of the seat's cards whose number is free, or 0."""
    twin = copy_of(states[0])
    lengths = range(1, rules.longest_of(twin, seat) + 1)
    return max((length for length in lengths if rules.caller_of(twin, length) == NOTHING), default=0)


def judge(states: Sequence[np.ndarray], steps: Sequence[Step], seats: Sequence[int], worlds: int, seed: int) -> Iterator[Judged]:
    """What a match was worth to each of these seats."""
    future = Future(People(), states[0], seed)
    for seat in seats:
        yield Course(future, states, steps, seat, worlds, seed).judge()
