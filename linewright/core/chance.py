"""Chance told from outside: deals and draws as questions with their odds, one after the other, instead of words of a generator.

The rules ask for chance in two ways: for a number (`below`), and for the card at a place of a part that was shuffled face down
(`turn_up`). Here the same rules are bound with two other functions, which read from a tape of answers that lies behind the words
of the generator; where the tape ends, the verb breaks off and leaves its question there. So nothing of a shuffle is settled
before somebody sees a card of it, and what is not settled is nobody's secret: it is not there yet.
"""

import dataclasses
import functools
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from linewright.core import compile as compiler
from linewright.core.game import Game
from linewright.core.generator import below, shuffle_face_down, turn_up
from linewright.core.record import Fields
from linewright.core.setup import Setup, blank
from linewright.core.verbs import play, start

CARDS = 128  # cards of any game are numbers below
MOST_ANSWERS = 250  # that one move may ask for: a deal of all cards, and more
WORDS = 4  # of the generator itself, which stay as they are
TOLD, ASKED, KIND, COUNT, POOL = WORDS, WORDS + 1, WORDS + 2, WORDS + 3, WORDS + 4
TAPE = POOL + CARDS
TAPED = np.dtype((np.uint32, TAPE + MOST_ANSWERS))  # words | answers told | asked | kind and pool of the question | answers
NUMBER, CARD = 1, 2  # kinds of questions
STILL = (1, 0, 0, 0)  # the words of a generator that nobody draws from


class Unanswered(Exception):
    """The tape has come to its end."""


def told_below(generator: np.ndarray, count: int) -> int:
    """A number from 0 to count - 1 as it is told; asks for it where it is not."""
    if count < 2:
        return 0
    k = int(generator[ASKED])
    generator[ASKED] = k + 1
    if k < generator[TOLD]:
        return int(generator[TAPE + k])
    generator[KIND] = NUMBER
    generator[COUNT] = count
    raise Unanswered


def told_turn_up(generator: np.ndarray, cards: np.ndarray, place: int, stop: int) -> int:
    """The card at the place as it is told, taken from where it lay; asks for it if another of those unseen could lie there."""
    card = int(cards[place])
    if card < 0 or card >= CARDS:
        return card
    count = 0
    for k in range(place, stop):
        if 0 <= cards[k] < CARDS:
            generator[POOL + count] = cards[k]
            count += 1
    if count < 2:
        return card
    asked = int(generator[ASKED])
    generator[ASKED] = asked + 1
    if asked >= generator[TOLD]:
        generator[KIND] = CARD
        generator[COUNT] = count
        raise Unanswered
    wanted = int(generator[TAPE + asked])
    k = place
    while cards[k] != wanted:
        k += 1
    cards[k] = card
    cards[place] = wanted
    return wanted


def leave_face_down(generator: np.ndarray, cards: np.ndarray, first: int, stop: int) -> None:
    """Shuffle nothing: which card lies where is settled when it is turned up."""


def start_told(states: np.ndarray, i: int) -> None:
    """Deal as it is told."""
    start(states[i])


def play_told(states: np.ndarray, i: int, seat: int, action: int) -> None:
    """Play as it is told."""
    play(states[i], seat, action)


INSTEAD: dict[Any, Any] = {below: told_below, turn_up: told_turn_up, shuffle_face_down: leave_face_down}
KINDS: dict[Callable[..., Any], str] = {start_told: "states int", play_told: "states int int int"}


class Question(NamedTuple):
    """What chance is asked."""

    is_card: bool  # which card is turned up; otherwise a number
    odds: tuple[tuple[int, float], ...]  # each answer with its probability, the lowest first; equal cards are one answer


class Chance:
    """A game whose chance is told: `deal` and `play` give the state that follows, or the question that comes up on the way."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._size = game.state.itemsize
        self._taped = with_tape(game)
        self._verbs: dict[Any, Callable[..., Any]] = {verb: self._interpret(verb) for verb in KINDS}

    def _interpret(self, verb: Callable[..., Any]) -> Callable[..., Any]:
        """The verb on plain numbers instead of a record."""
        function = compiler.rebind(verb, self.game, INSTEAD)

        def work(states: np.ndarray, i: int, *arguments: int) -> None:
            fields = Fields(states, i)
            function((fields,), 0, *arguments)
            fields.write_back()

        return work

    def load(self) -> None:
        """Work in machine code from now on, from the cache or by compiling it now (seconds)."""
        machine = compiler.Machine(self._taped, INSTEAD)
        self._verbs = {verb: machine.build(verb, kinds) for verb, kinds in KINDS.items()}

    def deal(self, setup: Setup, told: tuple[int, ...] = ()) -> np.ndarray | Question:
        """An array of one state, or what chance is asked after these answers."""
        states = blank(self.game, setup)
        states["generator"][0] = STILL
        return self._ask(start_told, states, told)

    def play(self, states: np.ndarray, seat: int, action: int, told: tuple[int, ...] = ()) -> np.ndarray | Question:
        """The state after a move in states[0], which stays as it is, or what chance is asked after these answers."""
        return self._ask(play_told, states, told, seat, action)

    def _ask(self, verb: Callable[..., Any], states: np.ndarray, told: tuple[int, ...], *arguments: int) -> np.ndarray | Question:
        taped = np.zeros(1, self._taped.state)
        data = taped.view(np.uint8)
        data[: self._size] = states.view(np.uint8)
        words = taped["generator"][0]
        words[:WORDS] = STILL
        words[TOLD] = len(told)
        words[TAPE : TAPE + len(told)] = told
        try:
            self._verbs[verb](taped, 0, *arguments)
        except Unanswered:
            return question_in(words)
        return np.frombuffer(bytearray(data[: self._size]), self.game.state)


def with_tape(game: Game) -> Game:
    """The same game on a record whose generator is followed by a tape; all other fields lie where they lay."""
    fields: Any = game.state.fields
    names = [name for name in fields if name != "generator"]
    formats = [fields[name][0] for name in names]
    offsets = [fields[name][1] for name in names]
    end = -(-game.state.itemsize // 8) * 8
    layout = {
        "names": [*names, "generator"],
        "formats": [*formats, TAPED],
        "offsets": [*offsets, end],
        "itemsize": end + -(-TAPED.itemsize // 8) * 8,
        "aligned": True,
    }
    taped = dataclasses.replace(game)
    vars(taped)["state"] = np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]  # a dict of these is one
    return taped


def question_in(words: np.ndarray) -> Question:
    """The question that a verb has left behind its generator."""
    count = int(words[COUNT])
    if words[KIND] == NUMBER:
        return Question(is_card=False, odds=tuple((number, 1 / count) for number in range(count)))
    copies = Counter(words[POOL : POOL + count].tolist())
    return Question(is_card=True, odds=tuple((card, copies[card] / count) for card in sorted(copies)))


@functools.cache
def chance_of(game: Game) -> Chance:
    """The one such game in this process."""
    return Chance(game)
