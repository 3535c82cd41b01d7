"""Every way to say no: what was wrong, and what would have been right.

Each error is a ValueError, carries the id of its words and their arguments, and speaks English unless asked otherwise.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from linewright.core.words import ENGLISH, Words

SHOWN = 60  # characters of an offending text that a message repeats


def quote(thing: object) -> str:
    """Write an offending thing so that it fits into a sentence."""
    try:
        text = repr(thing)
    except Exception:  # noqa: BLE001  a stranger's __repr__ may raise anything, and we are already refusing it
        text = f"a {type(thing).__name__}"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def reason_of(error: Exception) -> str:
    """Why something went wrong with a file or the network, in the system's words where it has any."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


class LinewrightError(ValueError):
    """What all our errors are."""

    fact = ""  # the fact of a saved match that such an error is about
    line = 0  # the number of the line of a text that it is about, where it is about one

    def __init__(self, word: str, folder: Path | None = None, **details: Any) -> None:
        self.word = word  # id of the message in the words
        self.folder = folder  # the game whose words to ask first
        self.details = details
        super().__init__(word, details)

    def say(self, language: str = ENGLISH) -> str:
        """Say it in a language; an error that is part of it speaks the same."""
        details = {
            name: fact.say_with_rule(language) if isinstance(fact, LinewrightError) else fact
            for name, fact in self.details.items()
        }
        return Words(language, self.folder).say(self.word, **details)

    def say_with_rule(self, language: str = ENGLISH) -> str:
        """Say it the way a referee does, the rule first where there is one."""
        return self.say(language)

    @property
    def message(self) -> str:
        """Say it in English."""
        return self.say()

    def __str__(self) -> str:
        return self.say_with_rule()

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

    def say_with_rule(self, language: str = ENGLISH) -> str:
        """Say it with the rule in front."""
        return f"{self.rule} {self.say(language)}"


class NotYourTurn(IllegalMove):
    """The seat may not act now."""


class UnreadableMove(LinewrightError):
    """A text that is no move of this game."""

    def __init__(self, text: object, examples: Iterable[str]) -> None:
        super().__init__("unreadable-move", text=quote(text), examples=", ".join(examples))


class UnknownGame(LinewrightError):
    """No game has this name."""

    fact = "game"

    def __init__(self, name: object, names: Iterable[str]) -> None:
        super().__init__("unknown-game", name=quote(name), names=", ".join(names))


class BrokenGame(LinewrightError):
    """A game of another package that cannot be used."""

    fact = "game"

    def __init__(self, name: str, package: str, why: "LinewrightError | str") -> None:
        self.name = name
        super().__init__("broken-game", name=name, package=package, why=why)


class UnknownBot(LinewrightError):
    """No bot has this name."""

    def __init__(self, name: object, names: Iterable[str]) -> None:
        super().__init__("unknown-bot", name=quote(name), names=", ".join(names))


class BadBot(LinewrightError):
    """A class that is no bot, or a place where none is."""


class BrokenBot(LinewrightError):
    """A bot of another package that cannot be used."""

    def __init__(self, name: str, package: str, why: "LinewrightError | str") -> None:
        self.name = name
        super().__init__("broken-bot", name=name, package=package, why=why)


class OtherGame(LinewrightError):
    """A bot that was asked to play a game it does not play."""


class BadSeats(LinewrightError):
    """The game is not played by that many."""

    fact = "seats"

    def __init__(self, seats: object, game: str, allowed: Iterable[int]) -> None:
        super().__init__("bad-seats", seats=quote(seats), game=game, allowed=", ".join(map(str, allowed)))


class NoSuchSeat(LinewrightError):
    """Nobody sits there."""

    fact = "first"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__("no-such-seat", seat=quote(seat), last=str(seats - 1))


class NoSuchAction(LinewrightError):
    """No move has this number."""

    def __init__(self, action: object, actions: int) -> None:
        super().__init__("no-such-action", action=quote(action), last=str(actions - 1))


class BadSeed(LinewrightError):
    """A seed is a whole number in a range."""

    fact = "seed"

    def __init__(self, seed: object) -> None:
        super().__init__("bad-seed", seed=quote(seed))


class BadOption(LinewrightError):
    """An option the game does not have, or a value the option does not have."""

    @classmethod
    def unknown(cls, name: object, game: str, names: Iterable[str]) -> "BadOption":
        """Refuse a name."""
        error = cls("unknown-option", name=quote(name), game=game, names=", ".join(names))
        error.fact = str(name)
        return error

    @classmethod
    def wrong(cls, name: str, value: object, expected: str) -> "BadOption":
        """Refuse a value."""
        error = cls("bad-option", name=name, value=quote(value), expected=expected)
        error.fact = name
        return error


class BadDeck(LinewrightError):
    """A deck that is no list of this game's cards, or holds a card too often."""

    fact = "deck"


class BadSave(LinewrightError):
    """A text that is no saved match."""

    def __init__(self, line: int, problem: str, **details: Any) -> None:
        self.line = line
        super().__init__(problem, line=str(line), **details)


class NotARace(LinewrightError):
    """A time for a move of a game that is no race."""

    def __init__(self, game: str, at: object) -> None:
        super().__init__("not-a-race", game=game, at=quote(at))


class NothingToChoose(LinewrightError):
    """A bot was asked for a move where its seat has none."""

    def __init__(self, seat: int) -> None:
        super().__init__("nothing-to-choose", seat=str(seat))


class NoDaily(LinewrightError):
    """A game that has no deal of the day."""

    def __init__(self, game: str) -> None:
        super().__init__("no-daily", game=game)


class NothingToUndo(LinewrightError):
    """No move has been made yet."""

    def __init__(self) -> None:
        super().__init__("nothing-to-undo")
