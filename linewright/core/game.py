"""The title card of a game: its name, seats, options, record and verbs, and nothing about any game in particular."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from linewright.core.algorithms import clockwise
from linewright.core.errors import BadDeck, BadOption, BadSeats, shown
from linewright.core.guide import Guide
from linewright.core.verbs import VERBS

TRUE_AND_FALSE = (False, True)

Choice = bool | int | str


@dataclass(frozen=True, kw_only=True)
class Option:
    """A choice of rules; the record has a field of the same name that holds the index of the choice.

    An option whose value is a whole table (a board, a set of cards) is a subclass that reads and writes it its own way.
    """

    name: str
    choices: tuple[Choice, ...] = TRUE_AND_FALSE
    rule: str  # the rule that names it

    @property
    def default(self) -> Choice:
        """Give the choice nobody has to name: the first."""
        return self.choices[0]

    @property
    def expected(self) -> str:
        """Write the choices as people type them."""
        return ", ".join(text_of_choice(choice) for choice in self.choices)

    def read(self, value: object) -> Choice:
        """Accept a choice or its written form; raises BadOption with what was expected."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value.strip().lower() == text_of_choice(choice):
                return choice
        raise BadOption.wrong(self.name, value, self.expected)

    def put(self, state: np.record, value: Choice) -> None:
        """Write the choice into a record, before start."""
        setattr(state, self.name, self.choices.index(value))

    def of(self, state: np.record) -> Choice:
        """Find the choice in a record."""
        return self.choices[int(state[self.name])]


class NumberOption(Option):
    """A whole number from the least to the greatest of its choices, those worth naming; the record holds it as it is."""

    @property
    def expected(self) -> str:
        """Write the range, the usual number first."""
        numbers = [int(choice) for choice in self.choices]
        return f"{self.default} ({min(numbers)} … {max(numbers)})"

    def read(self, value: object) -> Choice:
        """Accept a number in the range, or its written form."""
        if isinstance(value, str) and value.strip().isascii() and value.strip().isdecimal() and len(value) < 20:
            value = int(value)
        numbers = [int(choice) for choice in self.choices]
        if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not min(numbers) <= value <= max(numbers):
            raise BadOption.wrong(self.name, value, self.expected)
        return int(value)

    def put(self, state: np.record, value: Choice) -> None:
        """Write the number into a record."""
        setattr(state, self.name, value)

    def of(self, state: np.record) -> Choice:
        """Find the number in a record."""
        return int(state[self.name])


@dataclass(frozen=True)
class Preset:
    """Options that go well together, under a name: the words `preset-NAME` and `preset-NAME-about` say what it is."""

    name: str
    options: dict[str, Choice]  # those that are not the usual ones


def text_of_choice(choice: Choice) -> str:
    """Write a choice as it stands in saved matches and on the command line."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def settled(seats: int, options: dict[str, Choice], asked: set[str]) -> dict[str, Choice]:  # noqa: ARG001  what most games do
    """Leave the options as they are: no number of seats rules any of them out."""
    return options


def at_once(state: np.record, seat: int, chance: int) -> int:  # noqa: ARG001  where nobody is in a hurry
    """Act as soon as asked."""
    return 0


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A title card. The modules are those of the game's folder; each name in them is described in docs/add-a-game.md."""

    name: str  # as in lw.new("line-it")
    title: str  # as on the box
    prefix: str  # of rule numbers: "LI" for LI-34
    version: int  # of the rules; rises when any legal game could go differently
    turn_rule: int  # number of the rule that says whose turn it is
    seats: tuple[int, ...]  # how many may play
    usual_seats: int  # what a new match has unless told otherwise
    minutes: int  # how long a game takes people
    options: tuple[Option, ...]
    box: tuple[str, ...]  # names of all cards, each as often as it is there
    state: np.dtype
    actions: int  # actions are 0..actions - 1
    most_legal: int  # never more actions than this are legal at once
    examples: tuple[str, ...]  # of moves, for whoever wrote one that cannot be read
    rules: ModuleType
    view: ModuleType
    notation: ModuleType
    bots: ModuleType
    folder: Path  # of RULES.md and words/
    about: str = "about"  # the word that says in one sentence what the game is
    box_of: Callable[[dict[str, Choice]], tuple[str, ...]] | None = None  # the box, where an option changes it
    settle: Callable[[int, dict[str, Choice], set[str]], dict[str, Choice]] = (
        settled  # fits the options, of which some were asked for, to the seats
    )
    presets: tuple[Preset, ...] = ()  # the first is what a new match has unless told otherwise
    guide: Guide | None = None  # a first game that teaches
    race: bool = False  # whether moves carry a time
    puzzle: bool = False  # whether the legal moves hold solutions: they are for bots, and people are not shown them
    table_moves: bool = False  # whether the table itself (dealer, timer, umpire) makes moves: seat None

    @cached_property
    def verbs(self) -> dict[str, Callable[..., Any]]:
        """Give the game's own functions by the names of the contract."""
        return {verb.__name__: getattr(self.rules, verb.__name__) for verb in VERBS} | {
            "greedy": self.bots.greedy,
            "reaction": getattr(self.bots, "reaction", at_once),
            "next_to_act": getattr(self.rules, "next_to_act", clockwise),
        }

    def verb(self, name: str) -> Any:
        """Give one verb."""
        return self.verbs[name]

    def rule(self, number: int) -> str:
        """Write a rule number as people cite it: LI-34."""
        return f"{self.prefix}-{number}"

    def heard(self, text: str) -> str:
        """Give what other seats may know of a move: all of it, unless the game keeps a part secret."""
        keeps_secrets = getattr(self.notation, "heard", None)
        return text if keeps_secrets is None else str(keeps_secrets(text))

    def read_seats(self, seats: object) -> int:
        """Accept a number of seats the game is played with."""
        if seats is None:
            return self.usual_seats
        if isinstance(seats, bool) or not isinstance(seats, (int, np.integer)) or seats not in self.seats:
            raise BadSeats(seats, self.name, self.seats)
        return int(seats)

    def __reduce__(self) -> tuple[Any, ...]:
        from linewright.core.registry import find  # the registry imports this module

        return find, (self.name,)

    def read_options(self, seats: int, options: dict[str, Any]) -> dict[str, Choice]:
        """Accept options by name and fill in the defaults."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption.unknown(name, self.name, [*known, "first", "seed", "deck"])
        choices = {name: option.read(options.get(name, option.default)) for name, option in known.items()}
        return self.settle(seats, choices, set(options))

    def read_deck(self, deck: object, options: dict[str, Choice]) -> tuple[str, ...]:
        """Accept a list of card names, none more often than the box holds it; it may be shorter than the box."""
        if deck is None:
            return ()
        box = self.box_of(options) if self.box_of else self.box
        if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
            raise BadDeck("deck-no-list", deck=shown(deck), example=", ".join(box[:3]))
        left = {name: box.count(name) for name in set(box)}
        names = []
        for place, card in enumerate(deck, 1):
            name = card.strip().upper() if isinstance(card, str) else str(card) if type(card) is int else None
            if name is None or name not in left:
                raise BadDeck("deck-no-card", card=shown(card), place=str(place), game=self.name)
            if left[name] == 0:
                raise BadDeck("deck-too-often", card=name, place=str(place), copies=box.count(name))
            left[name] -= 1
            names.append(name)
        return tuple(names)
