"""A look at a match as it stands at one moment: what is told of it stays the same when the match goes on."""

from typing import Any

from msgspec import Struct

from linewright.core.game import Game
from linewright.core.match import Match
from linewright.core.position import Position
from linewright.core.record import restore_record
from linewright.core.verbs import TABLE


class Offer(Struct, frozen=True, array_like=True):
    """Something a player may reach for, with the id and arguments of the words for what it would bring, or why it may not be."""

    text: str  # of the move
    word: str
    args: dict[str, Any]
    rule: str | None  # that forbids it now


class Glance:
    """A match as it stands at one moment."""

    __slots__ = ("_position", "_public", "game")

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self._position = position
        self._public: dict[str, Any] | None = None

    @classmethod
    def at(cls, match: Match) -> "Glance":
        """Look at a match as it stands now."""
        return cls(match.position)

    @classmethod
    def at_record(cls, game: Game, record: bytes) -> "Glance":
        """Look at a match as it stood when this was its record."""
        return cls(Position(game, restore_record(record, game.state)))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._position.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.is_over

    @property
    def public(self) -> dict[str, Any]:
        """What everybody may know, built once for all; not to be changed."""
        if self._public is None:
            self._public = self._position.view(None)
        return self._public

    def own(self, seat: int) -> dict[str, Any] | None:
        """What stands in a seat's view in place of what everybody may know; None: the game does not say it apart."""
        return self._position.own_view(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; not to be changed, for views share what everybody may know."""
        own = None if seat is None else self.own(seat)
        if own is None:
            return self.public if seat is None else self._position.view(seat)
        return {**self.public, "seat": seat, **own}

    def legal(self, seat: int | None) -> list[str]:
        """The moves a seat may make, not in a puzzle; None: the table's own, if it makes any."""
        if seat is None and not self.game.table_moves:
            return []
        return list(self._position.texts(TABLE if seat is None else seat))

    def offers(self, seat: int) -> list[Offer]:
        """What a seat may reach for now, where the game says so: what each would bring, or the rule that forbids it."""
        return [
            Offer(text, word, args, self.game.rule(number) if number else None)
            for text, word, args, number in self.game.view.offers(self._position.fields, seat)
        ]
