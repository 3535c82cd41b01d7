"""Bots of six levels, from a newcomer whom a child can beat to one that plays like the best people.

A game may say itself how people of each level play it (`choose_at_level` and `react_at_level` of its bots.py). Where search plays
a game, a level overlooks some moves and compares the others in so many worlds (`INSIGHTS` of its bots.py).
"""

from linewright.bots.bot import Greedy
from linewright.bots.insight import choose_by_insight
from linewright.core import compile as compiler
from linewright.core.algorithms import LEVELS as ALGORITHMS_OF_LEVELS
from linewright.core.game import Game
from linewright.core.generator import next_word
from linewright.core.record import Fields
from linewright.core.referee import referee_of
from linewright.core.registry import find
from linewright.core.searches import SEARCHES
from linewright.core.seen import Seen

NAMES = ("newcomer", "apprentice", "journeyman", "artisan", "master", "wright")  # of the levels from 1 on


class Level(Greedy):
    """Plays like a person of its level, as fast and with the same oversights."""

    level = 0  # 1 to 6

    def __init__(self, game: Game | str, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self.luck = next_word(self.generator)  # decides what it overlooks
        self._budget_ms: float | None = None
        self._load()

    def _load(self) -> None:
        """Take machine code that is ready from the cache now: a third of a second that no move has to spare."""
        if compiler.is_ready(self.game):
            functions = ALGORITHMS_OF_LEVELS if self.game.has_own_levels else SEARCHES
            for function in functions:
                getattr(compiler.machine(self.game), function.__name__)
            referee_of(self.game).load()

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether it plays a game: in one for a single seat there is nobody to be better than."""
        return super().plays(game) and max(find(game).seats) > 1

    @classmethod
    def is_repeatable(cls, game: str) -> bool:
        """Whether first sight decides, or the game itself: to compare moves takes machine code, or all the time there is."""
        card = find(game)
        return card.has_own_levels or not card.bots.INSIGHTS[cls.level - 1].worlds

    def choose(self, seen: Seen, budget_ms: float | None = None) -> str:
        """Choose a move within so many milliseconds, or in the time that its level takes; raises like `Bot.choose`."""
        self._budget_ms = budget_ms
        return super().choose(seen)

    def react(self, seen: Seen, chance: int) -> int:
        """The milliseconds after which a person of this level might act here, or NEVER."""
        if not self.game.has_own_levels:
            return super().react(seen, chance)
        states = seen.imagine_array(0)
        if compiler.is_ready(self.game):
            return int(compiler.machine(self.game).reaction_at(states, 0, seen.seat, self.level, chance))
        return int(self.game.bots.react_at_level(Fields(states), seen.seat, self.level, chance))

    def pick(self, seen: Seen) -> str:
        """Choose the move that a person of this level would."""
        if self.game.has_own_levels:
            return seen.text_of(self._ask_game(seen))
        insight = self.game.bots.INSIGHTS[self.level - 1]
        return seen.text_of(choose_by_insight(seen, insight, self.luck, self._budget_ms))

    def _ask_game(self, seen: Seen) -> int:
        """The action that the game's own model of this level chooses."""
        states = seen.imagine_array(0)
        out = self.game.scratch()
        if compiler.is_ready(self.game):
            return int(compiler.machine(self.game).level_at(states, 0, seen.seat, self.level, out))
        return int(self.game.bots.choose_at_level(Fields(states), seen.seat, self.level, out))


LEVELS: tuple[type[Level], ...] = tuple(
    type(name.capitalize(), (Level,), {"__doc__": f"Level {number}.", "__module__": __name__, "name": name, "level": number})
    for number, name in enumerate(NAMES, 1)
)
