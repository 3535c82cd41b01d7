"""What a bot is, and the simple players: `random`, and `greedy`, which follows the game's own heuristic."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import ClassVar

import numpy as np

from linewright.core import compile as compiler
from linewright.core.errors import NothingToChoose, OtherGame
from linewright.core.game import Game
from linewright.core.generator import below, next_word, seed_generator
from linewright.core.record import Fields
from linewright.core.registry import find
from linewright.core.seen import Seen
from linewright.core.setup import read_seed
from linewright.core.verbs import NEVER


class Bot(ABC):
    """A player: asked for a move, it gives one as text. One of your own has a `name` and a `pick`."""

    name: ClassVar[str] = ""
    games: ClassVar[Collection[str] | None] = None  # the names of those it plays; None: all
    level: ClassVar[int] = 0  # how strong it is among those people choose from, from 1 up; 0: it is none of them

    def __init__(self, game: Game | str, seed: int | None = None) -> None:
        self.game = game if isinstance(game, Game) else find(game)
        self.refuse_other(self.game.name)
        self.generator = np.zeros(4, np.uint32)
        seed_generator(self.generator, read_seed(seed))

    def __repr__(self) -> str:
        return f"<Bot {self.name}, {self.game.name}>"

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether it plays a game."""
        return cls.games is None or game in cls.games

    @classmethod
    def is_repeatable(cls, game: str) -> bool:  # noqa: ARG003  what most bots are not
        """Whether the same seed gives the same move in the same place again, on any machine, however busy it is."""
        return False

    @classmethod
    def refuse_other(cls, game: str) -> None:
        """Refuse a game it does not play; raises OtherGame."""
        if not cls.plays(game):
            raise OtherGame("bot-other-game", bot=cls.name, game=game, games=", ".join(cls.games or ()))

    def choose(self, seen: Seen) -> str:
        """Choose one of the seat's legal moves; raises NothingToChoose if it has none, OtherGame if it is another game's."""
        if seen.game.name != self.game.name:
            raise OtherGame("bot-other-table", bot=self.name, game=self.game.name, found=seen.game.name)
        if not seen.may_act:
            raise NothingToChoose(seen.seat)
        return self.pick(seen)

    def reaction(self, seen: Seen) -> int | None:
        """After how many milliseconds a person might act here, counted as the game counts; None: never, as things stand."""
        milliseconds = self.react(seen, next_word(self.generator))
        return None if milliseconds == NEVER else milliseconds

    def react(self, seen: Seen, chance: int) -> int:
        """The same, or NEVER, with the chance of the moment given: 32 random bits."""
        world = Fields(seen.imagine_array(0))  # it may search for a line, interpreted: from here that is several times as fast
        return int(self.game.verb("reaction")(world, seen.seat, chance))

    @abstractmethod
    def pick(self, seen: Seen) -> str:
        """Choose one of the legal moves; there is one."""


class Random(Bot):
    """Plays any legal move, all equally likely."""

    name = "random"

    @classmethod
    def is_repeatable(cls, game: str) -> bool:  # noqa: ARG003  in every game
        """Yes: nothing but the seed decides."""
        return True

    def pick(self, seen: Seen) -> str:
        """Draw a move."""
        actions = seen.actions
        return seen.text_of(actions[below(self.generator, len(actions))])


class Greedy(Bot):
    """Plays the move its game's heuristic likes best; in machine code once that is there, interpreted until then."""

    name = "greedy"

    @classmethod
    def is_repeatable(cls, game: str) -> bool:  # noqa: ARG003  in every game
        """Yes: nothing but the position decides."""
        return True

    def pick(self, seen: Seen) -> str:
        """Take the best move at first sight."""
        states = seen.imagine_array(0)
        out = self.game.scratch()
        if compiler.is_ready(self.game):
            action = compiler.machine(self.game).greedy_at(states, 0, seen.seat, out)
        else:
            action = self.game.bots.greedy(states[0], seen.seat, out)
        return seen.text_of(int(action))


class FirstGreedy(Greedy):
    """The heuristics as they were at first, to compare others with: a test holds them. Today `greedy` plays by the same."""

    name = "greedy-1"
