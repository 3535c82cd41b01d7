"""Options of a game, the choices each has, and presets of them under a name."""

import contextlib
import json
import re
from dataclasses import dataclass
from datetime import date

import numpy as np

from linewright.core.errors import BadOption

TRUE_AND_FALSE = (False, True)
NO_DAY = "none"
DAY = re.compile(r"[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}")
LINE_END = ";"  # between the lines of an option that is written down line by line

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
class Finding:
    """Something worth knowing of lines that somebody wrote: the id of its words, whether it is as it should be, and figures."""

    word: str
    holds: bool
    found: str = ""


class LinesOption(Option):
    """A whole table that people write down line by line: one of the choices, or the lines as one text, divided by LINE_END.

    Words: `option-NAME-lines` says whose lines a table has ($count, $host, $you), `option-NAME-help` how a line is written.
    """

    def read_lines(self, text: str) -> Choice:
        """Accept one of the choices or lines somebody wrote, and never a file; raises BadOption with what is wrong and where."""
        raise NotImplementedError

    def find_faults(self, text: str) -> list[BadOption]:
        """Everything that is wrong with lines somebody wrote; each knows its line."""
        try:
            self.read_lines(text)
        except BadOption as error:
            return [error]
        return []

    def look_over(self, value: Choice) -> list[Finding]:  # noqa: ARG002  most lines are good as soon as they can be read
        """What the lines are like that can be read."""
        return []

    @property
    def sample(self) -> str:
        """A file that shows how such lines are written."""
        raise NotImplementedError


def split_lines(value: Choice) -> list[str]:
    """The lines of an option that holds some."""
    return [line.strip() for line in str(value).split(LINE_END)]


class FlagOption(Option):
    """Yes or no, in the record as it is, 1 or 0: a game may gain the option, and records from before stay the same."""

    def put(self, state: np.record, value: Choice) -> None:
        """Write the choice into a record."""
        setattr(state, self.name, int(value))

    def of(self, state: np.record) -> Choice:
        """Find the choice in a record."""
        return bool(state[self.name])


class DayOption(Option):
    """`none`, or a day such as 2026-11-16: then the deal follows from the date alone and is the same for everybody.

    The record holds the day as a number, 20261116, or 0.
    """

    @property
    def expected(self) -> str:
        """What can be asked for, the usual choice first."""
        return f"{NO_DAY}, YYYY-MM-DD"

    @property
    def annotation(self) -> str:
        """A word, or a day."""
        return "str | date"

    def read(self, value: object) -> Choice:
        """Accept `none` or a day, also as a date."""
        if isinstance(value, str) and value.strip().lower() == NO_DAY:
            return NO_DAY
        if isinstance(value, str) and DAY.fullmatch(value.strip()):
            with contextlib.suppress(ValueError):
                value = date.fromisoformat(value.strip())
        if type(value) is not date:
            raise BadOption.wrong(self.name, value, self.expected)
        return value.isoformat()

    def put(self, state: np.record, value: Choice) -> None:
        """Write the day into a record."""
        setattr(state, self.name, 0 if value == NO_DAY else int(str(value).replace("-", "")))

    def of(self, state: np.record) -> Choice:
        """Find the day in a record."""
        number = int(state[self.name])
        return f"{number // 10_000:04}-{number // 100 % 100:02}-{number % 100:02}" if number else NO_DAY


@dataclass(frozen=True)
class Preset:
    """Options that go well together, under a name: the words `preset-NAME` and `preset-NAME-about` say what it is."""

    name: str
    options: dict[str, Choice]  # those that are not the usual ones


def text_of_choice(choice: Choice) -> str:
    """Write a choice as it stands in saved matches and on the command line."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)
