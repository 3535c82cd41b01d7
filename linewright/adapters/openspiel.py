"""Our games as Python games of OpenSpiel: importing this module registers them, each as `python_linewright_` and its name.

docs/adapters.md says what becomes of several seats that may act at once, what chance decides, and what a game brings.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import linewright.games  # noqa: F401  registers our own games with us
from linewright.adapters.extensive import LONGEST, OVER, Form, Situation, form_of
from linewright.core.chance import CARDS, chance_of
from linewright.core.game import Game
from linewright.core.options import Choice
from linewright.core.planes import NUMBER, split
from linewright.core.referee import referee_of
from linewright.core.registry import find, names

try:
    import pyspiel
except ImportError as error:
    MISSING = "OpenSpiel is not installed here: pip install 'linewright[openspiel]'"
    raise ImportError(MISSING) from error

PREFIX = "python_linewright_"
SEEDS = 2**53  # worlds that a number from 0 to 1 can tell apart
MOST_CHANCE = 10 * LONGEST  # nodes of chance in a history: only a deal that is tried anew without end could have more
LONGEST_VALUE = 40  # letters of an option that can be written into the name of a game; a whole board or set of cards cannot


def name_of(game: str) -> str:
    """The name under which a game of ours is registered."""
    return PREFIX + game.replace("-", "_")


def written_options(game: Game) -> dict[str, Choice]:
    """The options that can be asked for by name, with their defaults."""
    defaults = {option.name: option.default for option in game.options}
    return {name: value for name, value in defaults.items() if not isinstance(value, str) or len(value) <= LONGEST_VALUE}


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    is_alone = game.seats == (1,)
    return pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if is_alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=bool(game.observed),
        provides_observation_string=True,
        provides_observation_tensor=bool(game.observed),
        provides_factored_observation_string=False,
        parameter_specification={"players": min(game.seats), **written_options(game)},
    )


class LinewrightState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A situation of a match; only `new_initial_state` of a game makes one."""

    def __init__(self, game: "LinewrightGame") -> None:
        super().__init__(game)
        self.situation: Situation = game.form.beginning  # nothing of it changes, so copies share it

    def current_player(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        return self.situation.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.situation.player == OVER

    def returns(self) -> list[float]:
        """What the game has brought each seat; nothing before the end."""
        return self.situation.returns

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each answer of chance with its probability."""
        return list(self.situation.odds)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LinewrightState":
        """A state that the player, who is to move, cannot tell from this one; sampler gives numbers from 0 to 1."""
        twin: LinewrightState = self.clone()
        twin.situation = self.situation.imagine(player, int(sampler() * SEEDS))
        return twin

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  OpenSpiel asks for who is to move only
        return self.situation.legal

    def _apply_action(self, action: int) -> None:
        self.situation = self.situation.after(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  the same
        return self.situation.text(action)

    def __str__(self) -> str:
        return str(self.situation)


class LinewrightObserver:
    """What a player may know: as text, and as numbers in `tensor`, whose planes are in `dict`."""

    def __init__(self, form: Form, kind: Any) -> None:
        self.is_recall = kind.perfect_recall  # all that was ever seen, or what can be seen now
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        planes = form.game.observation.PLANES
        self.numbers = np.zeros(form.game.observed, NUMBER)
        self.tensor = np.zeros(form.game.observed, np.float32) if planes and not self.is_public else None
        self.dict = {} if self.tensor is None else split(planes, self.tensor)

    def set_from(self, state: LinewrightState, player: int) -> None:
        """Fill `tensor` with what the player may know now."""
        if self.tensor is not None:
            state.situation.observe(player, self.numbers)
            self.tensor[:] = self.numbers

    def string_from(self, state: LinewrightState, player: int) -> str:
        """What the player knows, move by move; or what there is to be seen, as JSON."""
        if self.is_recall and not self.is_public:
            return state.situation.known_to(player)
        return state.situation.view_of(None if self.is_public else player)


class LinewrightGame(pyspiel.Game):  # type: ignore[misc]  # the same
    """A game of ours with so many players and the options asked for; each game is a class of its own."""

    title_card: Game
    kind: Any  # what OpenSpiel was told of it

    def __init__(self, parameters: dict[str, Any]) -> None:
        defaults = written_options(self.title_card)
        asked = {name: value for name, value in parameters.items() if name in defaults and value != defaults[name]}
        self.form = form = form_of(self.title_card.name, parameters["players"], tuple(sorted(asked.items())))
        is_alone = form.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=form.actions,
            max_chance_outcomes=CARDS,
            num_players=form.seats,
            min_utility=0.0 if is_alone else -1.0,
            max_utility=1.0 if is_alone else form.seats - 1.0,
            utility_sum=None if is_alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> LinewrightState:
        """Before the deal."""
        return LinewrightState(self)

    def make_py_observer(self, kind: Any = None, parameters: dict[str, Any] | None = None) -> LinewrightObserver:
        """What observes states; there are no parameters."""
        if parameters:
            message = f"observers of {self.form.game.name} take no parameters: {parameters}"
            raise ValueError(message)
        return LinewrightObserver(self.form, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """More than any history has."""
        return MOST_CHANCE


def compile_games(games: Sequence[str] = ()) -> None:
    """Let these games, or all, work in machine code from now on: from the cache, or by compiling it now (some seconds each)."""
    for name in games or names():
        referee_of(find(name)).load()
        chance_of(find(name)).load()


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""

    class OwnGame(LinewrightGame):
        """The one game that is loaded by this name; a class, for OpenSpiel lets go of it after Python has ended."""

        title_card = game
        kind = type_of(game)

    pyspiel.register_game(OwnGame.kind, OwnGame)


for _name in names():
    register(find(_name))
