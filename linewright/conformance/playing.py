"""Games being played, for tests: blank records, other options, matches played to the end."""

from typing import Any, Self

import numpy as np

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.algorithms import start_by_seed
from linewright.core.game import Game
from linewright.core.generator import chance_at, mix
from linewright.core.options import Choice
from linewright.core.record import Fields
from linewright.core.setup import Setup, blank
from linewright.core.verbs import TABLE, check, is_over, list_legal, may_act, next_to_act, pick_legal, play, why_not


def blank_states(game: Game, seats: int, count: int = 1, **options: Any) -> np.ndarray:
    """States with nothing but the seats and options set, ready for `start`."""
    return blank(game, Setup.read(game, seats=seats, seed=0, **options), count)


def other_options(game: Game, seats: int) -> list[dict[str, Choice]]:
    """Options that differ from the default: each alone, then all that can be had together at this number of seats."""
    found: list[dict[str, Choice]] = []
    for option in game.options:
        for choice in option.choices[1:]:
            try:
                Setup.read(game, seats=seats, seed=0, **{option.name: choice})
            except lw.BadOption:
                continue
            found.append({option.name: choice})
    return [*found, {name: choice for options in found for name, choice in options.items()}]


def checked_games(states: np.ndarray, seed: int, games: int, most: int, out: np.ndarray) -> int:
    """Play random games with `check` at every move; give 0, or 1 + the number of the game that broke a promise.

    Stuck, or more legal moves than the title card says, is a broken promise too.
    """
    for game in range(games):
        state = states[0]
        start_by_seed(state, seed + game)
        moves = 0
        seat = 0
        while not is_over(state):
            chance = chance_at(seed + game, moves)
            seat = next_to_act(state, seat, mix(chance))
            count = list_legal(state, seat, out)
            if not 0 < count <= most or check(state):
                return game + 1
            play(state, seat, int(out[(chance * count) >> 32]))
            moves += 1
        if check(state):
            return game + 1
    return 0


def judge_all(states: np.ndarray, seed: int, positions: int, actions: int, out: np.ndarray, tally: np.ndarray) -> int:
    """Count where list_legal differs from why_not or pick_legal, over random games; -1 if an action is listed twice.

    tally[number, 0] counts how often each rule was the answer, at the end of a game too.
    """
    state = states[0]
    game = seed
    start_by_seed(state, game)
    wrong = 0
    seat = 0
    for k in range(positions):
        if is_over(state):
            for action in range(actions):
                tally[why_not(state, 0, action), 0] += 1
            game += 1
            start_by_seed(state, game)
        for other in range(int(state.seats)):
            count = list_legal(state, other, out)
            legal = 0
            for action in range(actions):
                number = why_not(state, other, action)
                tally[number, 0] += 1
                legal += int(number == 0)
            wrong += int(legal != count) + int(count > 0 and not may_act(state, other))
            for one in range(count):
                wrong += int(why_not(state, other, int(out[one])) != 0)
                for two in range(one):
                    if out[one] == out[two]:
                        return -1
            for one in range(count):
                list_legal(state, other, out)
                listed = int(out[one])
                wrong += int(pick_legal(state, other, ((one << 32) + count - 1) // count, out) != listed)
        chance = chance_at(seed, k)
        seat = next_to_act(state, seat, mix(chance))
        count = list_legal(state, seat, out)
        play(state, seat, int(out[(chance * count) >> 32]))
    return wrong


BUILT = {checked_games: "states int int int actions", judge_all: "states int int int actions tally"}  # in machine code


def judge_everything(game: Game, states: np.ndarray, positions: int) -> tuple[int, list[int]]:
    """How often list_legal and why_not differ in so many positions, and the numbers of the rules that why_not cites there."""
    tally = np.zeros((1_000, 1), np.int64)
    judge = compiler.machine(game).build(judge_all, BUILT[judge_all])
    wrong = judge(states, 1, positions, game.actions, game.scratch(), tally)
    return int(wrong), [int(number) for number in np.flatnonzero(tally[1:, 0]) + 1]


class FromTheFront(np.ndarray):
    """An array that refuses negative indices, which count from the end interpreted and lead out of the array in machine code."""

    @classmethod
    def of(cls, array: np.ndarray) -> Self:
        """The same numbers."""
        return array.view(cls)

    def __getitem__(self, place: Any) -> Any:
        """Read at a place; raises IndexError where it counts from the end."""
        return super().__getitem__(self._from_the_front(place))

    def __setitem__(self, place: Any, value: Any) -> None:
        """Write at a place; raises IndexError where it counts from the end."""
        super().__setitem__(self._from_the_front(place), value)

    def _from_the_front(self, place: Any) -> Any:
        for one in place if isinstance(place, tuple) else (place,):
            if not isinstance(one, slice) and one < 0:
                message = f"index {one} counts from the end"
                raise IndexError(message)
        return place


class StrictFields(Fields):
    """The fields of a record, whose arrays refuse negative indices."""

    def __getattr__(self, name: str) -> Any:
        """Read a field for the first time."""
        value = super().__getattr__(name)
        if isinstance(value, np.ndarray):
            self.__dict__[name] = value = FromTheFront.of(value)
        return value


def fewer(game: Game, count: int) -> int:
    """How many to play of a game: where every move may take a search, a fiftieth."""
    return max(1, count // 50) if game.puzzle else count


def play_on(match: lw.Match, bot: lw.Bot, chance: int) -> None:
    """Make the next move: a bot's, or any that the table itself may make."""
    seat = compiler.bind(next_to_act, match.game)(match._state, 0, chance)  # noqa: SLF001  a playout needs the truth
    if seat == TABLE:
        texts = match.legal(None)
        match.play(None, texts[chance % len(texts)])
    else:
        match.play(seat, bot.choose(match.seen_by(seat)))


def random_match(name: str, seed: int, **wishes: Any) -> lw.Match:
    """A match played to the end by random bots; its repr and log replay it."""
    match = lw.new(name, seed=seed, **wishes)
    bot = lw.bot(name, "random", seed=seed)
    while not match.is_over:
        play_on(match, bot, chance_at(seed, len(match.log)))
    return match
