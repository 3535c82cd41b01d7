"""What a bot gets to see. It never holds the true state, only a world in which all that the seat may know is true."""

from typing import Any, TypedDict

import numpy as np

from linewright.core.game import Game
from linewright.core.generator import seed_generator
from linewright.core.setup import read_seed


class SharedView(TypedDict):
    """What the view of every game has."""

    game: str
    seat: int | None  # whose it is; None: a spectator's
    options: dict[str, bool | int | str]
    to_act: list[int]
    scores: list[int]
    is_over: bool
    winners: list[int]


def legal_actions(game: Game, state: Any, seat: int) -> list[int]:
    """List the legal actions of a seat."""
    out = np.zeros(game.most_legal + 1, np.int16)
    count = game.rules.list_legal(state, seat, out)
    return [int(action) for action in out[:count]]


def legal_texts(game: Game, state: Any, seat: int) -> list[str]:
    """Write the legal moves of a seat."""
    return [game.notation.text_of(state, seat, action) for action in legal_actions(game, state, seat)]


def view_of(game: Game, state: Any, seat: int | None) -> dict[str, Any]:
    """Show what a seat may know: what every game shows, then the game's own; None is a spectator."""
    rules = game.rules
    everybody = range(int(state.seats))
    shared: SharedView = {
        "game": game.name,
        "seat": seat,
        "options": {option.name: option.of(state) for option in game.options},
        "to_act": [other for other in everybody if rules.may_act(state, other)],
        "scores": [int(rules.score(state, other)) for other in everybody],
        "is_over": bool(rules.is_over(state)),
        "winners": [other for other in everybody if rules.is_winner(state, other)],
    }
    return {**shared, **game.view.view(state, seat)}


def imagine_world(game: Game, states: np.ndarray, seat: int, seed: int) -> np.ndarray:
    """A world that the seat cannot tell from this one; both are arrays of one state."""
    world = states.copy()
    state: Any = world[0]
    seed_generator(state.generator, seed)
    game.rules.imagine(state, seat)
    return world


class Seen:
    """The table as one seat knows it: `view`, `legal`, and `imagine(seed)` for a state that could be the true one."""

    def __init__(self, game: Game, states: np.ndarray, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = imagine_world(game, states, seat, 0)

    def __repr__(self) -> str:
        return f"<Seen {self.game.name}, seat {self.seat}>"

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, ready for JSON."""
        return view_of(self.game, self._world[0], self.seat)

    @property
    def legal(self) -> list[str]:
        """The moves the seat may make now."""
        return legal_texts(self.game, self._world[0], self.seat)

    @property
    def may_act(self) -> bool:
        """Whether the seat may act now."""
        return bool(self.game.rules.may_act(self._world[0], self.seat))

    @property
    def actions(self) -> list[int]:
        """The legal moves as the game's small numbers, in the order of `legal`."""
        return legal_actions(self.game, self._world[0], self.seat)

    def text_of(self, action: int) -> str:
        """Write one of them."""
        return str(self.game.notation.text_of(self._world[0], self.seat, action))

    def imagine(self, seed: int) -> Any:
        """A state that could be the true one; the same seed gives the same world. Raises BadSeed."""
        return self.imagine_array(seed)[0]

    def imagine_array(self, seed: int) -> np.ndarray:
        """The same as an array of one, which compiled code takes faster."""
        return imagine_world(self.game, self._world, self.seat, read_seed(seed))
