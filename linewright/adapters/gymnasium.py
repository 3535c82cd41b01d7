"""Any game for Gymnasium: one seat is the learner's, bots have the others; a game for one needs none.

Needs the extra `gymnasium`. An observation is a dictionary: `observation`, numbers in the planes of the game (docs/adapters.md),
and `action_mask`, 1 for each legal action. The reward comes at the end: 1 for a victory, -1 else. An illegal action ends the
game with -1. In a race the last action is to wait.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from linewright.adapters.table import Table
from linewright.bots.registry import BotName, bot
from linewright.core.errors import IllegalMove
from linewright.core.planes import NUMBER, Plane
from linewright.core.seen import Seen
from linewright.core.setup import read_seat

ID = "linewright/Table-v0"
ILLEGAL = -1.0


class TableEnv(gymnasium.Env):
    """A game against bots, through the eyes of one seat."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        bots: BotName | Sequence[BotName] = "random",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Begin; bots: one for all other seats, or one for each, clockwise from the learner's."""
        self.table = Table(game, seats=seats, **options)
        self.seat = read_seat(seat, self.table.seats)
        self.render_mode = render_mode
        others = self.table.seats - 1
        names = [bots] * others if isinstance(bots, (str, int, type)) else list(bots)
        if len(names) != others:
            message = f"{len(names)} bots for {others} other seats"
            raise ValueError(message)
        self.names = {(self.seat + 1 + k) % self.table.seats: name for k, name in enumerate(names)}
        self._seat_bots(0)  # refuses a name that nobody has
        limits = np.iinfo(NUMBER)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (self.table.game.observed,), NUMBER.type),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), NUMBER.type),
            }
        )
        self.action_space = spaces.Discrete(self.table.actions)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What an observation consists of."""
        return self.table.batch.planes

    def action_masks(self) -> np.ndarray:
        """1 for each legal action, as masked learners ask for it."""
        return self.table.mask(self.seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: that of the seed, or one by the environment's own chance; the learner is to act, or it is over."""
        super().reset(seed=seed, options=options)
        dealt = int(self.np_random.integers(1 << 62))
        self.table.reset(dealt)
        self._seat_bots(dealt)
        self._let_others_act()
        return self.table.observe(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make the learner's move, then those of the bots until it is to act again."""
        try:
            self.table.act(int(action))
        except IllegalMove as refusal:
            return self.table.observe(self.seat), ILLEGAL, True, False, {"refused": str(refusal)}
        self._let_others_act()
        reward = float(self.table.rewards[self.seat]) if self.table.is_over else 0.0
        info = {"scores": self.table.scores} if self.table.is_over else {}
        return self.table.observe(self.seat), reward, self.table.is_over, False, info

    def _seat_bots(self, seed: int) -> None:
        """Seat a new bot at each other seat."""
        self.bots = {seat: bot(self.table.game.name, name, seed=seed) for seat, name in self.names.items()}

    def _let_others_act(self) -> None:
        """Let bots act until it is the learner's turn, or the game is over."""
        while not self.table.is_over and self.table.seat != self.seat:
            self.table.act(self._choose(self.table.seat))

    def _choose(self, seat: int) -> int:
        """What the bot of a seat does, by what it may know."""
        player, seen = self.bots[seat], Seen(self.table.game, self.table.states[:1], seat)
        if self.table.is_race and player.reaction(seen) is None:
            return self.table.wait
        return seen.actions[seen.legal.index(player.choose(seen))]

    def render(self) -> str | None:
        """The game as everybody may see it."""
        return self.table.draw() if self.render_mode == "ansi" else None


def register() -> str:
    """Make the environment known to `gymnasium.make`; returns its id."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point=f"{__name__}:TableEnv", disable_env_checker=True)
    return ID
