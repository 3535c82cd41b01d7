"""Every way to say no: what was wrong, and what would have been right.

Each error is a ValueError, carries the id of its words and their arguments, and speaks English unless asked otherwise.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from linewright.core.words import ENGLISH, Words

SHOWN = 60  # characters of an offending text that a message repeats


def shown(thing: object) -> str:
    """Write an offending thing so that it fits into a sentence."""
    try:
        text = repr(thing)
    except Exception:  # noqa: BLE001  a stranger's __repr__ may raise anything, and we are already refusing it
        text = f"a {type(thing).__name__}"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


class LinewrightError(ValueError):
    """What all our errors are."""

    def __init__(self, word: str, folder: Path | None = None, **details: Any) -> None:
        self.word = word  # id of the message in the words
        self.folder = folder  # the game whose words to ask first
        self.details = details
        super().__init__(word, details)

    def say(self, language: str = ENGLISH) -> str:
        """Say it in a language."""
        return Words(language, self.folder).say(self.word, **self.details)

    @property
    def message(self) -> str:
        """Say it in English."""
        return self.say()

    def __str__(self) -> str:
        return self.message

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.__dict__)


def _again(kind: type[LinewrightError], facts: Mapping[str, Any]) -> LinewrightError:
    """Rebuild an error that travelled between processes."""
    error = kind.__new__(kind)
    ValueError.__init__(error, facts["word"], facts["details"])
    error.__dict__.update(facts)
    return error


class IllegalMove(LinewrightError):
    """A move of this game that a rule forbids now; .rule names it."""

    def __init__(self, rule: str, folder: Path, text: str) -> None:
        self.rule = rule
        self.text = text
        super().__init__(f"why-{rule.lower()}", folder, move=text)

    def __str__(self) -> str:
        return f"{self.rule} {self.message}"


class NotYourTurn(IllegalMove):
    """The seat may not act now."""


class UnreadableMove(LinewrightError):
    """A text that is no move of this game."""

    def __init__(self, text: object, examples: Iterable[str]) -> None:
        super().__init__("unreadable-move", text=shown(text), examples=", ".join(examples))


class UnknownGame(LinewrightError):
    """No game has this name."""

    def __init__(self, name: object, names: Iterable[str]) -> None:
        super().__init__("unknown-game", name=shown(name), names=", ".join(names))


class UnknownBot(LinewrightError):
    """No bot has this name."""

    def __init__(self, name: object, names: Iterable[str]) -> None:
        super().__init__("unknown-bot", name=shown(name), names=", ".join(names))


class BadSeats(LinewrightError):
    """The game is not played by that many."""

    def __init__(self, seats: object, game: str, allowed: Iterable[int]) -> None:
        super().__init__("bad-seats", seats=shown(seats), game=game, allowed=", ".join(map(str, allowed)))


class NoSuchSeat(LinewrightError):
    """Nobody sits there."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__("no-such-seat", seat=shown(seat), last=str(seats - 1))


class BadSeed(LinewrightError):
    """A seed is a whole number in a range."""

    def __init__(self, seed: object) -> None:
        super().__init__("bad-seed", seed=shown(seed))


class BadOption(LinewrightError):
    """An option the game does not have, or a value the option does not have."""

    @classmethod
    def unknown(cls, name: object, game: str, names: Iterable[str]) -> "BadOption":
        """Refuse a name."""
        return cls("unknown-option", name=shown(name), game=game, names=", ".join(names))

    @classmethod
    def wrong(cls, name: str, value: object, expected: str) -> "BadOption":
        """Refuse a value."""
        return cls("bad-option", name=name, value=shown(value), expected=expected)


class BadDeck(LinewrightError):
    """A deck that is no list of this game's cards, or holds a card too often."""


class BadSave(LinewrightError):
    """A text that is no saved match."""

    def __init__(self, line: int, problem: str, **details: Any) -> None:
        self.line = line
        super().__init__(problem, line=str(line), **details)


class NothingToUndo(LinewrightError):
    """No move has been made yet."""

    def __init__(self) -> None:
        super().__init__("nothing-to-undo")
