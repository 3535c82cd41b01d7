"""What a bot gets to see. It never holds the true state, only a world in which all that the seat may know is true."""

from typing import Any, Generic, cast

import numpy as np

from linewright.core.game import Game
from linewright.core.generator import seed_generator
from linewright.core.position import Position, View
from linewright.core.record import copy_record
from linewright.core.referee import referee_of
from linewright.core.setup import read_action, read_seed


def imagine_world(game: Game, states: np.ndarray, seat: int, seed: int) -> np.ndarray:
    """A world that the seat cannot tell from this one; both are arrays of one state."""
    world = copy_record(states)
    seed_generator(world["generator"][0], seed)
    referee_of(game).imagine_at(world, 0, seat)
    return world


class World:
    """A position that could be the true one, to be played on: in numbers, without a log, and nothing is checked.

    What is played here is trusted to be legal: take it from `actions`.
    """

    __slots__ = ("_position", "game")

    def __init__(self, game: Game, states: np.ndarray) -> None:
        self.game = game
        self._position = Position(game, states)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act."""
        return self._position.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._position.is_over

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        return self._position.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end."""
        return self._position.winners

    def actions(self, seat: int) -> list[int]:
        """The legal moves of a seat; not to be changed."""
        return self._position.actions(seat)

    def act(self, seat: int, action: int) -> None:
        """Make a move."""
        states = self._position.states
        self._position.referee.play_at(states, 0, seat, action)
        self._position = Position(self.game, states)

    def copy(self) -> "World":
        """The same world, to go another way."""
        return World(self.game, copy_record(self._position.states))


class Seen(Generic[View]):
    """The table as one seat knows it: `view`, `legal`, and `imagine(seed)` for a state that could be the true one."""

    def __init__(self, game: Game, states: np.ndarray, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._position = Position(game, imagine_world(game, states, seat, 0))

    def __repr__(self) -> str:
        return f"<Seen {self.game.name}, seat {self.seat}>"

    @property
    def view(self) -> View:
        """What the seat may know, ready for JSON."""
        return cast(View, self._position.view(self.seat))

    @property
    def legal(self) -> list[str]:
        """The moves the seat may make now."""
        return list(self._position.texts(self.seat))

    @property
    def may_act(self) -> bool:
        """Whether the seat may act now."""
        return self.seat in self._position.to_act

    @property
    def actions(self) -> list[int]:
        """The legal moves as the game's small numbers, in the order of `legal`."""
        return list(self._position.actions(self.seat))

    def text_of(self, action: int) -> str:
        """Write one of them; raises NoSuchAction for a number that no move has."""
        number = read_action(action, self.game.actions)
        return str(self.game.notation.text_of(self._position.states[0], self.seat, number))

    def imagine(self, seed: int) -> Any:
        """A state that could be the true one; the same seed gives the same world. Raises BadSeed."""
        return self.imagine_array(seed)[0]

    def world(self, seed: int) -> World:
        """The same as a world that can be played on, for bots that look ahead."""
        return World(self.game, self.imagine_array(seed))

    def imagine_array(self, seed: int) -> np.ndarray:
        """The same as an array of one, which compiled code takes faster."""
        return imagine_world(self.game, self._position.states, self.seat, read_seed(seed))
