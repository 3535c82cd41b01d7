"""A game in extensive form: whose turn it is, or chance's, one decision after the other; nothing of it changes.

Chance is told as `core.chance` asks for it. Where several seats may act at once, as in a race, they are asked one after the
other, clockwise from one that chance picks: each acts or waits; once one has acted all are asked anew. Where all have waited the
table's own clock goes on (a card is turned up, time is up); where it has none the last one asked has to act.
"""

import functools
import hashlib
import json
from typing import Any

import numpy as np

from linewright.core import compile as compiler
from linewright.core.chance import STILL, Question, chance_of
from linewright.core.game import Game
from linewright.core.options import Choice
from linewright.core.position import Position
from linewright.core.record import Fields, copy_record, plain_bytes
from linewright.core.referee import referee_of
from linewright.core.registry import find
from linewright.core.seen import Seen, imagine_world
from linewright.core.setup import Setup
from linewright.core.verbs import TABLE

CHANCE, OVER = -1, -4  # who decides, if no seat does; numbers as OpenSpiel has them
DEAL = -1  # the action that is the deal
WAIT = "wait"
LONGEST = 1_000  # decisions after which a game that still goes on has no winner
NEVER_ASKED = -2  # no action


class Step:
    """Something that was done: by whom, in which state, and the state that came of it."""

    __slots__ = ("_known", "_text", "action", "after", "before", "form", "seat")

    def __init__(self, form: "Form", seat: int, action: int, before: np.ndarray, after: np.ndarray) -> None:
        self.form, self.seat, self.action, self.before, self.after = form, seat, action, before, after
        self._text: str | None = None
        self._known: dict[int, str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return _step, (self.form, self.seat, self.action, self.before.tobytes(), self.after.tobytes())

    @property
    def text(self) -> str:
        """The move as it is written."""
        if self._text is None:
            self._text = self.form.text_of(self.before, self.seat, self.action)
        return self._text

    @property
    def who(self) -> str:
        """The seat as it is written, or the table."""
        return "table" if self.seat == TABLE else str(self.seat)

    def heard_by(self, seat: int) -> str:
        """Who did it, and the move as a seat may know it."""
        return f"{self.who}: {self.text if seat == self.seat else self.form.game.notation.heard(self.text)}"

    def known_to(self, seat: int) -> str:
        """The same, with sixteen hexadecimal digits for all that the seat may know after it."""
        if seat not in self._known:
            is_wait = self.action == self.form.game.actions
            seen = "" if is_wait else f" [{digest_of(imagine_world(self.form.game, self.after, seat, 0))}]"
            self._known[seat] = self.heard_by(seat) + seen
        return self._known[seat]


def _step(form: "Form", seat: int, action: int, before: bytes, after: bytes) -> Step:
    return Step(form, seat, action, form.restore(before), form.restore(after))


def digest_of(states: np.ndarray) -> str:
    """Sixteen hexadecimal digits that tell states apart."""
    return hashlib.blake2b(plain_bytes(states), digest_size=8).hexdigest()


class Form:
    """What does not change in a match: the game, its seats and options."""

    def __init__(self, game: Game, seats: int, options: tuple[tuple[str, Choice], ...]) -> None:
        self.game = game
        self.key = game.name, seats, options
        self.setup = Setup.read(game, seats=seats, seed=0, **dict(options))
        self.seats = self.setup.seats
        self.chance = chance_of(game)
        self.referee = referee_of(game)
        self.may_wait = game.table_moves or game.race is not None  # elsewhere seats take turns
        self.actions = game.actions + self.may_wait  # the last is to wait

    def __reduce__(self) -> tuple[Any, ...]:
        return form_of, self.key

    def restore(self, data: bytes) -> np.ndarray:
        """A state from its bytes."""
        return np.frombuffer(bytearray(data), self.game.state)

    @functools.cached_property
    def cards(self) -> dict[int, str]:
        """The names of the cards by their numbers."""
        box = self.game.box_of(self.setup.options) if self.game.box_of else self.game.box
        return {self.game.notation.card_of(name): name for name in box}

    @functools.cached_property
    def beginning(self) -> "Situation":
        """Before the deal."""
        return self.go_on(np.zeros(1, self.game.state), (TABLE, DEAL, ()), (), 0, None)

    def legal(self, states: np.ndarray, seat: int) -> list[int]:
        """The legal actions of a seat, or of the table, in rising order."""
        out = np.empty(self.game.most_legal + 1, np.int16)
        count = self.referee.list_legal_at(states, 0, seat, out)
        return sorted(out[:count].tolist())

    def observe(self, states: np.ndarray, seat: int, out: np.ndarray) -> None:
        """Fill out with the planes of what a seat may know."""
        if self.referee.is_compiled:
            compiler.machine(self.game).observe_at(states, 0, seat, out)
        else:
            self.game.verb("observe")(Fields(states), seat, out)

    def text_of(self, states: np.ndarray, seat: int, action: int) -> str:
        """How an action is written; where notation notes what it lays on a bench, it does so on a copy."""
        if action == DEAL:
            return "deal"
        if action == self.game.actions:
            return WAIT
        return self.game.notation.text_of(copy_record(states)[0], seat, action)

    def clock_move(self, states: np.ndarray) -> int | None:
        """What the table does by itself where all seats wait; None: nothing."""
        if not self.game.table_moves:
            return None
        wait_ms = self.game.umpire.wait_ms
        moves = self.legal(states, TABLE)
        return next((move for move in moves if wait_ms(self.setup.options, self.text_of(states, TABLE, move)) is not None), None)

    def go_on(
        self, states: np.ndarray, asked: tuple[int, int, tuple[int, ...]], past: tuple[Step, ...], decisions: int, imagined: Any
    ) -> "Situation":
        """What follows a move of a seat, with what chance has answered so far: its next question, or the next decision."""
        seat, action, told = asked
        if action == DEAL:
            found = self.chance.deal(self.setup, told)
        else:
            found = self.chance.play(states, seat, action, told)
        if isinstance(found, Question):
            return Situation(self, states, CHANCE, found, asked, (), past, decisions, imagined)
        return self.ask(found, (*past, Step(self, seat, action, states, found)), decisions, imagined)

    def ask(self, states: np.ndarray, past: tuple[Step, ...], decisions: int, imagined: Any) -> "Situation":
        """The next decision: of the seat that may act, or of chance, where several may."""
        bits = self.referee.acting_at(states, 0)
        if bits < 0 or decisions >= LONGEST:
            return Situation(self, states, OVER, None, None, (), past, decisions, imagined)
        seats = [seat for seat in range(self.seats) if bits >> seat & 1]
        if len(seats) == 1:
            return Situation(self, states, seats[0], None, None, (seats[0],), past, decisions, imagined)
        question = Question(is_card=False, odds=tuple((seat, 1 / len(seats)) for seat in seats))
        return Situation(self, states, CHANCE, question, None, tuple(seats), past, decisions, imagined)


@functools.cache
def form_of(name: str, seats: int, options: tuple[tuple[str, Choice], ...] = ()) -> Form:
    """The one such form in this process."""
    return Form(find(name), seats, options)


class Situation:
    """A point of a match at which somebody decides: `player` is a seat, CHANCE or OVER; `after` is what follows."""

    __slots__ = ("_clock", "_legal", "asked", "decisions", "form", "imagined", "order", "past", "player", "question", "states")

    def __init__(
        self,
        form: Form,
        states: np.ndarray,
        player: int,
        question: Question | None,
        asked: tuple[int, int, tuple[int, ...]] | None,
        order: tuple[int, ...],
        past: tuple[Step, ...],
        decisions: int,
        imagined: tuple[int, int] | None,
    ) -> None:
        self.form = form
        self.states = states  # an array of one; before the move that asks chance for something
        self.player = player
        self.question = question  # to chance
        self.asked = asked  # seat, action and answers of the move that asks; None: chance picks who is asked first
        self.order = order  # seats that may act and have not waited; the first decides
        self.past = past
        self.decisions = decisions  # decisions of seats
        self.imagined = imagined  # the seat that has imagined this, and how many steps were made before it did
        self._legal: list[int] | None = None
        self._clock: int | None = NEVER_ASKED

    def __reduce__(self) -> tuple[Any, ...]:
        rest = self.player, self.question, self.asked, self.order, self.past, self.decisions, self.imagined
        return _situation, (self.form, self.states.tobytes(), *rest)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Situation":
        return self

    @property
    def clock(self) -> int | None:
        """What the table does if nobody acts."""
        if self._clock == NEVER_ASKED:
            self._clock = self.form.clock_move(self.states)
        return self._clock

    @property
    def legal(self) -> list[int]:
        """What the seat may do, in rising order; not to be changed."""
        if self._legal is None:
            moves = self.form.legal(self.states, self.player)
            if self.form.may_wait and (len(self.order) > 1 or self.clock is not None):
                moves.append(self.form.game.actions)
            self._legal = moves
        return self._legal

    @property
    def odds(self) -> tuple[tuple[int, float], ...]:
        """Each answer of chance with its probability."""
        return self.question.odds if self.question else ()

    def after(self, action: int) -> "Situation":
        """The situation after an action, or an answer of chance, which is trusted to be one of those there are."""
        form, past, decisions, imagined = self.form, self.past, self.decisions + (self.player != CHANCE), self.imagined
        if self.asked is not None:
            seat, move, told = self.asked
            return form.go_on(self.states, (seat, move, (*told, action)), past, decisions, imagined)
        if self.player == CHANCE:
            k = self.order.index(action)
            order = self.order[k:] + self.order[:k]
            return Situation(form, self.states, action, None, None, order, past, decisions, imagined)
        if action != form.game.actions:
            return form.go_on(self.states, (self.player, action, ()), past, decisions, imagined)
        past = (*past, Step(form, self.player, action, self.states, self.states))
        if decisions >= LONGEST:
            return Situation(form, self.states, OVER, None, None, (), past, decisions, imagined)
        if len(self.order) > 1:
            return Situation(form, self.states, self.order[1], None, None, self.order[1:], past, decisions, imagined)
        return form.go_on(self.states, (TABLE, self.clock or 0, ()), past, decisions, imagined)

    def text(self, action: int) -> str:
        """How an action of the seat, or an answer of chance, is written."""
        if self.player != CHANCE or self.question is None:
            return self.form.text_of(self.states, self.player, action)
        if self.asked is None:
            return f"seat {action} is asked first"
        return self.form.cards[action] if self.question.is_card else f"{action} of {len(self.odds)}"

    def imagine(self, seat: int, seed: int) -> "Situation":
        """A situation that the seat, whose decision it is, cannot tell from this one; the same seed gives the same."""
        if self.player < 0:
            message = "a situation is imagined by the seat that decides: here none does"
            raise ValueError(message)
        states = imagine_world(self.form.game, self.states, seat, seed)
        states["generator"][0] = STILL
        return Situation(
            self.form, states, self.player, None, None, self.order, self.past, self.decisions, (seat, len(self.past))
        )

    def seen_by(self, seat: int) -> Seen[Any]:
        """The table as a seat knows it, for bots."""
        return Seen(self.form.game, self.states, seat)

    def known_to(self, seat: int) -> str:
        """All that a seat has come to know, move by move: two situations are the same to it if this is."""
        imagined_by, steps = self.imagined or (seat, 0)
        lines = [f"seat {seat} of {self.form.seats}"]
        shared = steps if seat != imagined_by else 0  # whoever imagines does not know what others knew before
        lines += [step.heard_by(imagined_by) for step in self.past[:shared]]
        lines += [step.known_to(seat) for step in self.past[shared:]]
        if self.asked is not None and self.asked[1] != DEAL:
            mover, action, _ = self.asked
            text = self.form.text_of(self.states, mover, action)
            lines.append(f"{mover}: {text if mover == seat else self.form.game.notation.heard(text)} ...")
        return "\n".join(lines)

    @property
    def is_dealt(self) -> bool:
        """Whether there is anything to be seen."""
        return bool(self.past)

    def view_of(self, seat: int | None) -> str:
        """What a seat, or everybody, may know now, as JSON."""
        return json.dumps(Position(self.form.game, self.states).view(seat), sort_keys=True) if self.is_dealt else "{}"

    def observe(self, seat: int, out: np.ndarray) -> None:
        """Fill out with the planes of the game: what the seat may know now; zeros before the deal."""
        if self.is_dealt:
            self.form.observe(self.states, seat, out)
        else:
            out.fill(0)

    @property
    def returns(self) -> list[float]:
        """What the game has brought each seat: whoever has not won gives 1, and those who have share it; alone, 1 for a win."""
        position = Position(self.form.game, self.states)
        winners, seats = position.winners if self.player == OVER else (), self.form.seats
        if seats == 1:
            return [float(bool(winners))]
        if not winners:
            return [0.0] * seats
        share = (seats - len(winners)) / len(winners)
        return [share if seat in winners else -1.0 for seat in range(seats)]

    def __str__(self) -> str:
        """How many moves were made, the last one, a digest of the state, what chance has answered since, and who decides."""
        last = self.past[-1].heard_by(self.past[-1].seat) if self.past else "-"
        who = {CHANCE: "chance", OVER: "nobody"}.get(self.player, f"seat {self.player}")
        return f"{len(self.past)} moves, {last} | {digest_of(self.states)} | {self.asked or '-'} | {who} of {self.order or '-'}"


def _situation(form: Form, data: bytes, *rest: Any) -> Situation:
    return Situation(form, form.restore(data), *rest)
