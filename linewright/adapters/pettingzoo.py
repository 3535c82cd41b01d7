"""All games for PettingZoo: `env` turn by turn (AEC), `parallel_env` for races, in which seats act at the same time.

Needs the extra `pettingzoo`. An observation is a dictionary: `observation`, numbers in the planes of the game (docs/adapters.md),
and `action_mask`, 1 for each legal action. Rewards come at the end: 1 for whoever has won, -1 for others. In a race the last
action is to wait.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from linewright.adapters.table import Table
from linewright.core.planes import NUMBER, Plane
from linewright.core.registry import find, names
from linewright.lab.errors import BadLab


def agent_names(seats: int) -> list[str]:
    """What agents are called, in the order of the seats."""
    return [f"seat_{seat}" for seat in range(seats)]


def observation_space(table: Table) -> spaces.Dict:
    """What observations can be."""
    limits = np.iinfo(NUMBER)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (table.game.observed,), NUMBER.type),
            "action_mask": spaces.Box(0, 1, (table.actions,), NUMBER.type),
        }
    )


class _Shared:
    """What both kinds of environments are made of."""

    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, *, is_parallel: bool, options: dict[str, Any]
    ) -> None:
        self.table = Table(game, seats=seats, **options)
        self.possible_agents = agent_names(self.table.seats)
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = render_mode
        self.metadata = {"name": f"linewright/{game}", "render_modes": ["ansi"], "is_parallelizable": is_parallel}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}

    @property
    def planes(self) -> tuple[Plane, ...]:
        """What an observation consists of."""
        return self.table.batch.planes

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's observations can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent's actions can be."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The game as everybody may see it."""
        return self.table.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(_Shared, AECEnv):  # type: ignore[misc]  # PettingZoo tells no types
    """A game, one seat after the other."""

    def __init__(self, game: str, *, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        AECEnv.__init__(self)
        _Shared.__init__(self, game, seats, render_mode, is_parallel=False, options=options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's
        """Begin a game: that of the seed, or the one after the last."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know, and do if it is its turn."""
        return self.table.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Make the move of the agent whose turn it is; raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.table.act(int(action))  # type: ignore[arg-type]  # None is for agents that are out
        if self.table.is_over:
            self.rewards = dict(zip(self.agents, self.table.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {one: {"score": score} for one, score in zip(self.agents, self.table.scores, strict=True)}
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]


class TogetherEnv(_Shared, ParallelEnv):  # type: ignore[misc]  # the same
    """A race, in which all seats act at the same time: chance says who was faster."""

    def __init__(self, game: str, *, seats: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        _Shared.__init__(self, game, seats, render_mode, is_parallel=True, options=options)
        if not self.table.is_race:
            races = [name for name in names() if find(name).race is not None]
            raise BadLab("lab-no-race", game=game, races=", ".join(races))

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  PettingZoo's
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: that of the seed, or the one after the last."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observe_all(), {agent: {} for agent in self.agents}

    def _observe_all(self) -> dict[str, Any]:
        """What each agent may know and do."""
        seen = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            seen[agent] = self.table.observe(seat) | {"action_mask": self.table.mask_of_all(seat)}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Do what all want, as far as it is legal when its turn comes: whoever is too late, or wrong, has waited."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        self.table.act_together({self.seat_of[agent]: int(action) for agent, action in actions.items()})
        seen, agents, is_over = self._observe_all(), self.agents, self.table.is_over
        rewards = {agent: float(reward) for agent, reward in zip(agents, self.table.rewards, strict=True)}
        infos = {agent: {"score": score} if is_over else {} for agent, score in zip(agents, self.table.scores, strict=True)}
        if is_over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos


def env(game: str, **wishes: Any) -> AECEnv:
    """A game turn by turn, with PettingZoo's usual wrappers: an illegal action ends it, and what is out of place is refused."""
    wrapped = wrappers.TerminateIllegalWrapper(TurnEnv(game, **wishes), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


raw_env = TurnEnv
parallel_env = TogetherEnv
