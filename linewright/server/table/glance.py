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

    def __init__(self, game: Game, record: bytes) -> None:
        self.game = game
        self._position = Position(game, restore_record(record, game.state))

    @classmethod
    def at(cls, match: Match) -> "Glance":
        """Look at a match as it stands now."""
        return cls(match.game, match.digest_bytes)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._position.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.is_over

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return self._position.view(seat)

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
