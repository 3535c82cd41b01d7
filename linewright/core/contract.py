"""What the modules of a game must and may give, and what holds where they give nothing.

Each Protocol is one module of a game's package. What it declares bare, or as abstract, the module must give; what has a value or
a body here the module may give, and this is what holds otherwise. Nothing else looks for optional parts: `core.game` hands out
every module with the defaults filled in.
"""

import importlib
from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, Protocol

import numpy as np

from linewright.core.algorithms import (
    appraise_by_choice,
    clockwise,
    count_points,
    deduce_nothing,
    imagine_evenly,
    pick_from_list,
)
from linewright.core.guide import Guide
from linewright.core.insight import INSIGHTS, Insight
from linewright.core.judging import BANDS, WIN, Judged, Step
from linewright.core.options import Choice
from linewright.core.planes import Plane

NO_ACTION = -1

State = Any  # a record of the game; its fields are typed by its dtype, which mypy cannot see
View = dict[str, Any]  # what a seat or everybody may know, ready for JSON
Said = tuple[str, dict[str, Any]]  # the id of one of the game's words, and its arguments
Offered = tuple[
    str, str, dict[str, Any], int
]  # a move; the word, with its arguments, that says what it brings; a rule number, or 0


def act_at_once(state: np.record, seat: int, chance: int) -> int:  # noqa: ARG001  where nobody is in a hurry
    """No milliseconds: a bot acts as soon as it is asked."""
    return 0


def choose_nothing(state: np.record, seat: int, level: int, out: np.ndarray) -> int:  # noqa: ARG001  what most games do
    """NO_ACTION: the levels of the game are not its own."""
    return NO_ACTION


def is_never_careless(state: np.record, seat: int, action: int) -> int:  # noqa: ARG001  where no move gives anything up
    """0: nothing is lost by any move that a heuristic likes."""
    return 0


def promise_nothing(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  where playouts go on to the end
    """0: nobody asks."""
    return 0


def look_at_nothing(state: np.record, seat: int, action: int, notes: np.ndarray) -> None:
    """Note nothing: there is nothing to count."""


def count_nothing(state: np.record, seat: int, action: int, notes: np.ndarray, counts: np.ndarray) -> None:
    """Count nothing."""


def observe_nothing(state: np.record, seat: int, out: np.ndarray) -> None:
    """Tell a learner nothing."""


def count_moves(state: np.record, moves: int) -> int:  # noqa: ARG001  where positions say nothing of how far the game is
    """The moves made."""
    return moves


def react_at_once(state: np.record, seat: int, level: int, chance: int) -> int:  # noqa: ARG001  where nobody is in a hurry
    """No milliseconds: a bot of any level acts as soon as it is asked."""
    return 0


def keep_options(
    seats: int,  # noqa: ARG001  what most games do
    options: dict[str, Choice],
    asked: set[str],  # noqa: ARG001  the same
    edition: int,  # noqa: ARG001  the same
) -> dict[str, Choice]:
    """The options as they are: no number of seats rules any of them out."""
    return options


class StateModule(Protocol):
    """`state.py`: what the table remembers.

    Every record has the fields `seats`, `first`, `laid`, `deck`, `generator` and one for each option; in a race also `moment`;
    and `edition` where the rules go by it: the title card names older editions.
    """

    STATE: np.dtype


class Saved(Protocol):
    """`saved.py`, which a game may do without: what older records held, for the digests in saves."""

    @staticmethod
    def older_fields(state: State) -> Mapping[str, np.ndarray | None]:  # noqa: ARG004  the default
        """Fields that records once had and that are gone or stored otherwise, as they were; None for those in their place."""
        return {}


class Rules(Protocol):
    """`rules.py`: what may happen. `core.verbs` says what each verb promises."""

    ACTIONS: int  # actions are 0..ACTIONS - 1
    MOST_LEGAL: int  # never more actions than this are legal at once
    SET_BEFORE_START: tuple[str, ...]  # fields that `start` finds in the record; it clears all others
    SELDOM: tuple[Callable[..., Any], ...]  # functions that stay calls in machine code

    start: Callable[[State], None]
    may_act: Callable[[State, int], int]
    why_not: Callable[[State, int, int], int]
    list_legal: Callable[[State, int, np.ndarray], int]
    play: Callable[[State, int, int], None]
    is_over: Callable[[State], int]
    score: Callable[[State, int], int]
    is_winner: Callable[[State, int], int]
    imagine: Callable[[State, int], None]
    check: Callable[[State], int]
    next_to_act: Callable[[State, int, int], int] = clockwise
    pick_legal: Callable[[State, int, int, np.ndarray], int] = pick_from_list


class ViewModule(Protocol):
    """`view.py`: what a seat may know."""

    @staticmethod
    @abstractmethod
    def view(state: State, seat: int | None) -> View:
        """What the seat may know besides what `core.seen` shows of every game; None is a spectator."""

    @staticmethod
    def own(state: State, seat: int) -> View | None:  # noqa: ARG004  the default
        """Those parts of the seat's view in which it is not what a spectator sees, so that a server need build the rest but once.

        None: the whole view is built for each seat.
        """
        return None

    @staticmethod
    def offers(state: State, seat: int) -> Sequence[Offered]:  # noqa: ARG004  the default
        """What the seat may reach for now: what each move would bring, or the rule that forbids it."""
        return ()


class Notation(Protocol):
    """`notation.py`: how it is written down."""

    EXAMPLES: tuple[str, ...]  # of moves, for whoever wrote one that cannot be read
    CITES: Mapping[str, int] = {}  # words of `tell`, and the number of the rule each is about

    @staticmethod
    @abstractmethod
    def card_of(name: str) -> int:
        """The number in the record of a card of the box."""

    @staticmethod
    @abstractmethod
    def action_of(state: State, seat: int, text: str) -> int:
        """The action that a text means; raises UnreadableMove. It may write what the text says into the record, a copy."""

    @staticmethod
    @abstractmethod
    def text_of(state: State, seat: int, action: int) -> str:
        """An action in its one spelling."""

    @staticmethod
    @abstractmethod
    def tell(before: State, seat: int, action: int, after: State) -> list[Said]:
        """What a move did, in words of the game."""

    @staticmethod
    def heard(text: str) -> str:
        """What other seats may know of a move: all of it."""
        return text

    @staticmethod
    def refuse_help(state: State) -> None:
        """Note in the record, before a move is read, that a person makes it: no solver may complete it."""


class Bots(Protocol):
    """`bots.py`: what is worth wanting. `core.verbs` says what each verb promises."""

    greedy: Callable[[State, int, np.ndarray], int]
    reaction: Callable[[State, int, int], int] = act_at_once
    is_careless: Callable[[State, int, int], int] = is_never_careless
    choose_at_level: Callable[[State, int, int, np.ndarray], int] = choose_nothing  # a game that gives it has levels of its own
    react_at_level: Callable[[State, int, int, int], int] = react_at_once
    # Where search plays the game, in `core.playouts`:
    appraise: Callable[[State, int, np.ndarray, np.ndarray, np.ndarray], int] = appraise_by_choice
    promise: Callable[[State, int, np.ndarray], int] = promise_nothing
    prospects: Callable[[State, int], int] = count_points
    stage: Callable[[State, int], int] = count_moves
    ROOM: int = 0  # how much of the scratch these write to, where that is more than the list of legal moves needs
    FORESIGHT: int = 0  # steps of `stage` that a search looks ahead before it asks `promise`; 0: to the end of the game
    TURN_FORESIGHT: int = 0  # the same where whole turns are compared; 0: nobody compares them
    INSIGHTS: tuple[Insight, ...] = INSIGHTS  # how each level looks at the game
    LEVELS_ELO: tuple[int, ...] = ()  # what each level is worth above the first, as measured; none: nobody has measured it
    MARGIN: int = 0  # what a point of lead is worth beside the victory itself, in parts of `core.playouts.WHOLE`
    TRUST: float = 0.0  # how far behind the heuristic's choice other moves are expected to be, as a share of a victory


class Deduction(Protocol):
    """`deduction.py`, which a game may do without: what play tells of what is hidden. `core.verbs` says what each promises."""

    deduce: Callable[[State, int, np.ndarray, np.ndarray], None] = deduce_nothing
    imagine_likely: Callable[[State, int, np.ndarray], None] = imagine_evenly
    ODDS: int = 1  # how many numbers they take


class Count(NamedTuple):
    """Something that happens in games, and that whoever looks at very many of them wants counted."""

    name: str  # the words `count-NAME` say what it is
    of: str | None = None  # the count that this is a part of: a share of that is told, too


class Counts(Protocol):
    """`counts.py`, which a game may do without: what happens beside points. `core.verbs` says what the verbs promise."""

    COUNTS: tuple[Count, ...] = ()
    NOTES: int = 0  # how many numbers `look` leaves for `count`
    look: Callable[[State, int, int, np.ndarray], None] = look_at_nothing
    count: Callable[[State, int, int, np.ndarray, np.ndarray], None] = count_nothing


class Observation(Protocol):
    """`observation.py`, which a game may do without: what a seat may know as numbers, for learners."""

    PLANES: tuple[Plane, ...] = ()  # one after the other; docs/observations.md shows those of our games
    CONSTANTS: tuple[str, ...] = ()  # what options set and no move changes: told once, not in every observation
    LEFT_OUT: tuple[
        str, ...
    ] = ()  # keys of the view that it leaves out: what constants say, and what only screens or clocks need
    observe: Callable[[State, int, np.ndarray], None] = observe_nothing

    @staticmethod
    def constant(state: State, name: str) -> np.ndarray:
        """One of the CONSTANTS; a game may have another way to it than its field."""
        return np.array(state[name])


class Reasons(Protocol):
    """`reasons.py`, which a game may do without: why a move is good, and what is hinted at."""

    @staticmethod
    def reasons(state: State, seat: int, action: int) -> list[Said]:  # noqa: ARG004  the default
        """What speaks for the move, in words of the game."""
        return []

    @staticmethod
    def hint(state: State, seat: int) -> tuple[str, list[Said]] | None:  # noqa: ARG004  the default
        """A hint of the game's own, where a bot's move would say too much or too little: the move, empty to wait, and why."""
        return None


class Terminal(Protocol):
    """`terminal.py`: how it looks in a terminal. Needs Rich, and is imported when it is first asked for."""

    @staticmethod
    @abstractmethod
    def draw(view: View, names: Sequence[str], words: Any) -> Any:
        """Draw the table as a seat sees it, for Rich to print."""

    @staticmethod
    def shows_scores(view: View) -> bool:  # noqa: ARG004  the default
        """Whether everybody may read the scores."""
        return True


class GuideModule(Protocol):
    """`guide.py`, which a game may do without: a first game that teaches."""

    GUIDE: Guide | None = None


class Race(Protocol):
    """`race.py`, which only a race has: its moves carry a time, and who is first counts."""

    @staticmethod
    @abstractmethod
    def claim_of(text: str) -> str:
        """What a move claims before others; empty: nothing."""

    @staticmethod
    @abstractmethod
    def round_of(view: View) -> Hashable:
        """Which round it is, by what everybody sees; `{}` is before the first."""

    @staticmethod
    @abstractmethod
    def stage_of(view: View) -> Hashable:
        """Where the round stands, by what everybody sees: another stage is something new to react to."""


class Judge(Protocol):
    """`judge.py`, for reviews of a game that search does not play: what its positions and its moves were worth."""

    MEASURE: str = WIN  # what chances are shares of
    WORLDS: int = 1  # in how many a position is played on by default; 1: nothing is left to chance
    BANDS: tuple[float, ...] = BANDS  # how good average losses are

    @staticmethod
    @abstractmethod
    def judge(
        states: Sequence[np.ndarray], steps: Sequence[Step], seats: Sequence[int], worlds: int, seed: int
    ) -> Iterator[Judged]:
        """What a match was worth to each of these seats, one after the other, by what the seat could know.

        states: the position as it was dealt and after each step, arrays of one, not to be changed. Where WORLDS is more
        than 1 there is machine code.
        """


class Umpire(Protocol):
    """`umpire.py`, which a game may do without: sides, and the moves of the table itself (dealer, timer, umpire)."""

    @staticmethod
    def sides(view: View) -> list[Hashable]:
        """The side of each seat, by what everybody sees: each its own."""
        return list(range(len(view["scores"])))

    @staticmethod
    def wait_ms(options: Mapping[str, Choice], text: str) -> int | None:  # noqa: ARG004  the default
        """How many milliseconds the table waits with a move of its own; None: it never makes it by itself."""
        return None

    @staticmethod
    def waits_for_calls(text: str) -> bool:  # noqa: ARG004  the default
        """Whether calls made before this move of the table may still be on their way when its time has come."""
        return False

    @staticmethod
    def ends_idle_round(text: str) -> bool:  # noqa: ARG004  the default
        """Whether this move of the table ends a round in which nobody will do anything more."""
        return False

    @staticmethod
    def is_finding(text: str) -> bool:  # noqa: ARG004  the default
        """Whether people ask for this move of the table and vote on it: what no clock makes, somebody must ask for."""
        return True

    @staticmethod
    def accused_seats(view: View, text: str) -> list[int]:  # noqa: ARG004  the default
        """The seats that a finding is about."""
        return []


class Commands(Protocol):
    """`commands.py`, which a game may do without: its own words on the command line. Needs Typer and Rich."""

    @staticmethod
    @abstractmethod
    def add_commands(app: Any, language: str, console: Any) -> None:
        """Put the commands on the command line."""

    @staticmethod
    def build(language: str, console: Any) -> None:
        """Build machine code that only these commands need."""


class IncompleteGame(TypeError):
    """A game that lacks something it must give."""


def find_module(packages: Sequence[str], name: str) -> ModuleType | None:
    """The module of this name in the first of the packages that has one; None where none has."""
    for package in packages:
        module = f"{package}.{name}"
        try:
            return importlib.import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
    return None


def need_module(packages: Sequence[str], name: str) -> ModuleType:
    """The module of this name; raises IncompleteGame where no package has one."""
    module = find_module(packages, name)
    if module is None:
        message = f"{packages[0]} lacks the module {name}.py: docs/add-a-game.md says what belongs there"
        raise IncompleteGame(message)
    return module


def fill_in(module: ModuleType | None, contract: type) -> Any:
    """What the contract names, from the module or by default; raises IncompleteGame for what it must give and does not."""
    given = {} if module is None else vars(module)
    parts = {}
    for name in names_in(contract):
        if name not in given and not has_default(contract, name):
            place = contract.__doc__ if module is None else module.__name__
            message = f"{place} lacks {name}: linewright/core/contract.py says what it is"
            raise IncompleteGame(message)
        parts[name] = given[name] if name in given else getattr(contract, name)
    return SimpleNamespace(**parts)


def names_in(contract: type) -> list[str]:
    """Everything that a contract names, in its order."""
    names = [*contract.__annotations__, *vars(contract)]
    return [name for name in dict.fromkeys(names) if not name.startswith("_")]


def has_default(contract: type, name: str) -> bool:
    """Whether a module may leave this out."""
    return name in vars(contract) and not getattr(vars(contract)[name], "__isabstractmethod__", False)
