"""What a match begins from: seats, seed, who begins, the laid deck, the options; and the deal."""

import functools
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from linewright.core.errors import BadSeed, NoSuchAction, NoSuchSeat
from linewright.core.fair import FairDeal, fair_verb
from linewright.core.game import Game
from linewright.core.generator import seed_generator
from linewright.core.options import Choice
from linewright.core.record import Fields, restore_record
from linewright.core.referee import referee_of

NOBODY = -1
LAST_SEED = 2**62 - 1


def read_seat(seat: object, seats: int) -> int:
    """Accept a seat that exists."""
    if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < seats:
        raise NoSuchSeat(seat, seats)
    return int(seat)


def read_action(action: object, actions: int) -> int:
    """Accept the number of a move."""
    if isinstance(action, bool) or not isinstance(action, (int, np.integer)) or not 0 <= action < actions:
        raise NoSuchAction(action, actions)
    return int(action)


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
    deal: FairDeal | None = None  # what all chance follows from instead of the seed, at a table where deals can be checked
    edition: int | None = None  # an older version of the rules that the match goes by; None: today's

    @classmethod
    def read(
        cls,
        game: Game,
        edition: int | None = None,
        /,
        *,
        seats: object = None,
        seed: object = None,
        first: object = None,
        deck: object = None,
        secret: object = None,
        nonces: object = None,
        commit: object = None,
        **options: Any,
    ) -> "Setup":
        """Accept what a caller of linewright.new asks for; raises an error of its own for each thing that cannot be.

        `edition` is the version of the rules under which the match was begun, one that the game knows.
        """
        count = game.read_seats(seats)
        who = None if first is None else read_seat(first, count)
        choices = game.read_options(count, options, edition)
        deal = None if secret is None and nonces is None and commit is None else FairDeal.read(secret, nonces, commit)
        older = None if edition == game.version else edition
        return cls(count, read_seed(seed) if deal is None else 0, who, game.read_deck(deck, choices), choices, deal, older)


def blank(game: Game, setup: Setup, count: int = 1) -> np.ndarray:
    """Lay out states with everything that must be there before `start`."""
    data = _blank_record(game, setup.seats, setup.first, setup.deck, tuple(setup.options.items()), setup.edition)
    states = restore_record(data * count, game.state)
    if setup.deal is None:
        seed_generator(states["generator"][0], setup.seed)
        states["generator"][1:] = states["generator"][0]
    return states


@functools.lru_cache(maxsize=256)  # options may be whole tables, and matches come by the thousand
def _blank_record(
    game: Game,
    seats: int,
    first: int | None,
    deck: tuple[str, ...],
    options: tuple[tuple[str, Choice], ...],
    edition: int | None,
) -> bytes:
    """The bytes of a record before `start`, without its chance."""
    states = np.zeros(1, game.state)
    state: Any = states[0]
    state.seats = seats
    state.first = NOBODY if first is None else first
    state.laid = len(deck)
    if "edition" in (game.state.names or ()):
        state.edition = edition or game.version
    for place, name in enumerate(deck):
        state.deck[place] = game.notation.card_of(name)
    choices = dict(options)
    for option in game.options:
        option.put(state, choices[option.name])
    return states.tobytes()


def start_states(game: Game, setup: Setup) -> np.ndarray:
    """Deal: an array of one state, ready for the first move."""
    states = blank(game, setup)
    if setup.deal is None:
        referee_of(game).start_at(states, 0)
    else:
        fields = Fields(states)
        verb(game, setup, "start")(fields)
        fields.write_back()
    return states


def verb(game: Game, setup: Setup, name: str) -> Callable[..., Any]:
    """A verb of the game as it works in this match: with the seed's chance, or with the fair deal's."""
    function: Callable[..., Any] = game.verb(name) if setup.deal is None else fair_verb(game, name, setup.deal.key)
    return function
