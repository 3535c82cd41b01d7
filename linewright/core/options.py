"""Options of a game, the choices each has, and presets of them under a name."""

import json
from dataclasses import dataclass

import numpy as np

from linewright.core.errors import BadOption

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
        """The choice nobody has to name: the first."""
        return self.choices[0]

    @property
    def expected(self) -> str:
        """Write the choices as people type them."""
        return ", ".join(text_of_choice(choice) for choice in self.choices)

    @property
    def annotation(self) -> str:
        """The type of what can be asked for, as Python writes it."""
        if self.choices == TRUE_AND_FALSE or self.choices == TRUE_AND_FALSE[::-1]:
            return "bool"
        return f"Literal[{', '.join(map(json.dumps, self.choices))}]"

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

    @property
    def annotation(self) -> str:
        """Any whole number."""
        return "int"

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
