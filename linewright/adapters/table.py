"""One game as adapters need it: who acts, what a seat may know and do as numbers, and what it all came to.

A batch of one. In a race a seat may also wait: the action behind all others, `wait`.
"""

from typing import Any

import numpy as np

from linewright.core import compile as compiler
from linewright.core.batching import NOBODY, WAIT
from linewright.core.planes import NUMBER
from linewright.lab.batch import Batch


class Table:
    """A game that goes on by actions, and begins anew by `reset`."""

    def __init__(self, game: str, *, seats: int | None = None, seed: int | None = None, **options: Any) -> None:
        """Begin a game; raises what `linewright.batch` does."""
        self.batch = Batch(game, 1, seats=seats, seed=seed, auto_reset=False, **options)
        self.game = self.batch.game
        self.seats = self.batch.setup.seats
        self.is_race = self.game.race is not None
        self.wait = self.game.actions
        self.actions = self.game.actions + int(self.is_race)
        self._action = np.zeros(1, np.int64)
        self._nothing = np.zeros(self.actions, NUMBER)

    def reset(self, seed: int | None = None) -> None:
        """Begin anew, by a seed or, without one, with the game after the last."""
        self.batch.reset(self.batch.seed + 1 if seed is None else seed)

    @property
    def seat(self) -> int:
        """Who acts; -1 once the game is over."""
        return int(self.batch._seat[0])  # noqa: SLF001  an adapter is one of the family

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    @property
    def states(self) -> np.ndarray:
        """The record of the game, in an array whose first it is; not to be handed to players."""
        states: np.ndarray = self.batch._states  # noqa: SLF001
        return states

    def act(self, action: int) -> None:
        """Make a move for the seat that acts; raises IllegalMove, and then nothing has changed."""
        self._action[0] = WAIT if self.is_race and action == self.wait else action
        self.batch.step(self._action)

    def act_together(self, actions: dict[int, int]) -> None:
        """What each seat wants, done from the seat that chance has put first on; a move that has become illegal is let be."""
        machine = compiler.machine(self.game)
        for k in range(self.seats):
            seat = (self.seat + k) % self.seats
            action = actions.get(seat, self.wait)
            if action != self.wait and machine.why_not_at(self.states, 0, seat, action) == 0:
                machine.play_at(self.states, 0, seat, action)
        self.act(self.wait)

    def observe(self, seat: int) -> dict[str, np.ndarray]:
        """What a seat may know and do now: `observation`, and `action_mask` over all actions."""
        if seat == self.seat or (self.is_over and seat == 0):
            observation = self.batch._observation[0].copy()  # noqa: SLF001
        else:
            observation = np.empty(self.game.observed, NUMBER)
            compiler.machine(self.game).observe_at(self.states, 0, seat, observation)
        return {"observation": observation, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> np.ndarray:
        """1 for each action that a seat may do now; of those who could in a race, only the one that chance has put first."""
        mask = self._nothing.copy()
        if seat == self.seat:
            mask[: self.wait] = self.batch._mask[0]  # noqa: SLF001
            mask[self.wait :] = 1
        return mask

    def mask_of_all(self, seat: int) -> np.ndarray:
        """The same where seats act together: in a race each may wait."""
        mask = self._nothing.copy()
        if not self.is_over:
            compiler.machine(self.game).mask_at(self.states, 0, seat, self.game.scratch(), mask[: self.wait])
            mask[self.wait :] = 1
        return mask

    @property
    def rewards(self) -> list[int]:
        """What the last move brought each seat: 1 and -1 once the game is over, 0 where nobody or everybody has won."""
        rewards: list[int] = self.batch.rewards[0].tolist()
        return rewards

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return [int(self.game.rules.score(self.states[0], seat)) for seat in range(self.seats)]

    def draw(self) -> str:
        """The game as everybody may see it, as text."""
        import json

        from linewright.core.position import Position  # only who looks needs it

        return json.dumps(Position(self.game, self.states[:1]).view(None), indent=1)
