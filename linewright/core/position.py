"""A position of a game: what can be read from one record, each thing found out when it is first asked for."""

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np

from linewright.core.game import Game
from linewright.core.options import Choice
from linewright.core.record import Fields, copy_record
from linewright.core.referee import Referee, referee_of

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # comes with every type checker; Python has the default from 3.13 on

    View = TypeVar("View", default=dict[str, Any])  # what `view` gives: a game's own keys, where the game is known
else:
    from typing import TypeVar

    View = TypeVar("View")

WORDLESS: dict[str, int] = {}  # of a seat whose moves nobody has written down


class SharedView(TypedDict):
    """What the view of every game has."""

    game: str  # its name
    seat: int | None  # whose it is; None: a spectator's
    options: dict[str, bool | int | str]
    to_act: list[int]  # the seats that may act
    scores: list[int]  # of each seat
    is_over: bool
    winners: list[int]  # nobody before the end


@functools.cache
def _seats_in(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


class Position:
    """An array of one state that does not change while this reads it."""

    __slots__ = ("_acting", "_actions", "_fields", "_options", "_texts", "game", "referee", "states")

    def __init__(self, game: Game, states: np.ndarray, fields: Fields | None = None) -> None:
        self.game = game
        self.states = states
        self.referee: Referee = referee_of(game)
        self._fields = fields
        self._options: dict[str, Choice] | None = None
        self._acting: int | None = None
        self._actions: dict[int, list[int]] = {}
        self._texts: dict[int, dict[str, int]] = {}

    @property
    def fields(self) -> Any:
        """The record, quicker to read."""
        if self._fields is None:
            self._fields = Fields(self.states)
        return self._fields

    @property
    def _known(self) -> Any:
        """What the referee reads: interpreted, it finds here what was read before; a puzzle's notes what it finds out."""
        return self.states if self.referee.is_compiled or self.game.puzzle else self.fields

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        if self._acting is None:
            self._acting = self.referee.acting_at(self._known, 0)
        return self._acting < 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act."""
        return () if self.is_over else _seats_in(self._acting or 0)

    def actions(self, seat: int) -> list[int]:
        """The legal actions of a seat; not to be changed."""
        found = self._actions.get(seat)
        if found is None:
            out = np.empty(self.game.most_legal + 1, np.int16)
            count = self.referee.list_legal_at(self._known, 0, seat, out)
            found = self._actions[seat] = out[:count].tolist()
        return found

    def texts(self, seat: int) -> dict[str, int]:
        """The legal moves of a seat as they are written, each with its action; not to be changed."""
        found = self._texts.get(seat)
        if found is None:
            state = self.states[0] if self.game.puzzle else self.fields
            text_of = self.game.notation.text_of
            found = self._texts[seat] = {text_of(state, seat, action): action for action in self.actions(seat)}
        return found

    def action_written(self, seat: int, text: object) -> int | None:
        """The action of a legal move that was written down by `texts` just so; None where it was not."""
        return self._texts.get(seat, WORDLESS).get(text) if type(text) is str else None

    def why_not(self, seat: int, action: int) -> int:
        """0, or the number of the rule that forbids the action."""
        return int(self.referee.why_not_at(self._known, 0, seat, action))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        state, score = self.fields, self.game.rules.score
        return tuple(int(score(state, seat)) for seat in range(state.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        state, is_winner = self.fields, self.game.rules.is_winner
        return tuple(seat for seat in range(state.seats) if is_winner(state, seat)) if self.is_over else ()

    def after(self, play: Callable[[Any, int, int], None], actor: int, action: int) -> "Position":
        """The position after a legal move, by a verb of interpreted rules."""
        states = copy_record(self.states)
        fields = Fields(states, known=self.fields.numbers_read)
        play(fields, actor, action)
        fields.write_back()
        after = Position(self.game, states, fields)
        after._options = self.options
        return after

    @property
    def options(self) -> dict[str, Choice]:
        """The options in force, which no move changes; not to be changed."""
        if self._options is None:
            self._options = {option.name: option.of(self.fields) for option in self.game.options}
        return self._options

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know: what every game shows, then the game's own; None is a spectator."""
        state = self.fields
        shared: SharedView = {
            "game": self.game.name,
            "seat": seat,
            "options": dict(self.options),
            "to_act": list(self.to_act),
            "scores": list(self.scores),
            "is_over": self.is_over,
            "winners": list(self.winners),
        }
        return {**shared, **self.game.view.view(state, seat)}

    def own_view(self, seat: int) -> dict[str, Any] | None:
        """What stands in a seat's view in place of what everybody may know; None: the game does not say it apart."""
        own: dict[str, Any] | None = self.game.view.own(self.fields, seat)
        return own
