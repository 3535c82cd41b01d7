"""A quick look at a match. A record of NumPy costs a microsecond for each field read, and a view reads hundreds.

A glance holds a copy of the record with its numbers as plain attributes; views and lists of legal moves come four to ten times as
fast from it, and are the same: a test holds them equal for every game.
"""

from typing import Any

import numpy as np
from msgspec import Struct

from linewright.core.game import Game
from linewright.core.match import Match
from linewright.core.seen import legal_texts, view_of
from linewright.core.verbs import TABLE


class Offer(Struct, frozen=True, array_like=True):
    """Something a player may reach for, with the id and arguments of the words for what it would bring, or why it may not be."""

    text: str  # of the move
    word: str
    args: dict[str, Any]
    rule: str | None  # that forbids it now


class Fields:
    """The fields of a record: numbers as they are, arrays as arrays. To be read only."""

    def __init__(self, state: np.ndarray) -> None:
        for name in state.dtype.names or ():
            value = state[name][0]
            self.__dict__[name] = value if value.ndim else value.item()

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name]


class Glance:
    """A match as it stands at one moment."""

    def __init__(self, game: Game, seats: int, record: bytes) -> None:
        self.game = game
        self.seats = seats
        self.state: Any = Fields(np.frombuffer(record, game.state).copy())

    @classmethod
    def at(cls, match: Match) -> "Glance":
        """Look at a match as it stands now."""
        return cls(match.game, match.seats, match.digest_bytes)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return tuple(seat for seat in range(self.seats) if self.game.rules.may_act(self.state, seat))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.rules.is_over(self.state))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view_of(self.game, self.state, seat)

    def legal(self, seat: int | None) -> list[str]:
        """The moves a seat may make, not in a puzzle; None: the table's own, if it makes any."""
        if seat is None and not self.game.table_moves:
            return []
        return legal_texts(self.game, self.state, TABLE if seat is None else seat)

    def offers(self, seat: int) -> list[Offer]:
        """What a seat may reach for now, where the game says so: what each would bring, or the rule that forbids it."""
        return [
            Offer(text, word, args, self.game.rule(number) if number else None)
            for text, word, args, number in self.game.view.offers(self.state, seat)
        ]
