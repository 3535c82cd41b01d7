"""What a match begins from: seats, seed, who begins, the laid deck, the options; and the deal."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from linewright.core.errors import BadSeed, NoSuchSeat
from linewright.core.game import Choice, Game
from linewright.core.generator import seed_generator

NOBODY = -1
LAST_SEED = 2**62 - 1


def read_seat(seat: object, seats: int) -> int:
    """Accept a seat that exists."""
    if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < seats:
        raise NoSuchSeat(seat, seats)
    return int(seat)


def read_seed(seed: object) -> int:
    """Accept a seed, or choose one at random for None."""
    if seed is None:
        return secrets.randbelow(LAST_SEED + 1)
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed <= LAST_SEED:
        raise BadSeed(seed)
    return int(seed)


@dataclass(frozen=True)
class Setup:
    """With the moves it is the whole match."""

    seats: int
    seed: int
    first: int | None = None  # the seat asked to begin
    deck: tuple[str, ...] = ()  # cards laid on top of the draw pile
    options: dict[str, Choice] = field(default_factory=dict)

    @classmethod
    def read(
        cls,
        game: Game,
        /,
        *,
        seats: object = None,
        seed: object = None,
        first: object = None,
        deck: object = None,
        **options: Any,
    ) -> "Setup":
        """Accept what a caller of linewright.new asks for; raises an error of its own for each thing that cannot be."""
        count = game.read_seats(seats)
        who = None if first is None else read_seat(first, count)
        return cls(count, read_seed(seed), who, game.read_deck(deck), game.read_options(count, options))


def blank(game: Game, setup: Setup, count: int = 1) -> np.ndarray:
    """Lay out states with everything that must be there before `start`."""
    states = np.zeros(count, game.state)
    state: Any = states[0]
    state.seats = setup.seats
    state.first = NOBODY if setup.first is None else setup.first
    state.laid = len(setup.deck)
    for place, name in enumerate(setup.deck):
        state.deck[place] = game.notation.card_of(name)
    for option in game.options:
        option.put(state, setup.options[option.name])
    seed_generator(state.generator, setup.seed)
    states[1:] = states[0]
    return states


def begun(game: Game, setup: Setup) -> np.ndarray:
    """Deal: an array of one state, ready for the first move."""
    states = blank(game, setup)
    game.rules.start(states[0])
    return states
