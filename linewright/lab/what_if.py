"""What if a rule were another: numbers of a game's rules.py changed, or functions of its rules replaced by those of a file.

The game that comes of it is made of copies of its functions that read the new numbers and call the new functions; the package
stays as it is. `core.compile` names machine code by all that decides it, so the two never meet in a cache.
"""

import ast
import dataclasses
import functools
import hashlib
import inspect
import time
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core import contract
from linewright.core import verbs as contract_of_verbs
from linewright.core.algorithms import pick_from_list, start_by_seed
from linewright.core.compile import bind, globals_read
from linewright.core.contract import names_in, need_module
from linewright.core.errors import quote, reason_of
from linewright.core.game import Game
from linewright.core.generator import chance_at, mix
from linewright.core.registry import find
from linewright.core.setup import Setup, blank
from linewright.lab.errors import BadLab

Function = types.FunctionType

PICK = "pick_legal"  # the verb that a change leaves aside: what is legal now may be another list

TRIAL_GAMES = 3  # played interpreted, with `check` after every move, before a change is let loose
TRIAL_SECONDS = 2.0
TRIAL_MOVES = 2_000  # of one of them


@dataclass(frozen=True)
class Change:
    """Numbers with their new values, and the text of a file of functions; plain data, for it travels to other machines."""

    numbers: tuple[tuple[str, int], ...] = ()
    source: str = ""
    name: str = ""  # of the file

    @property
    def text(self) -> str:
        """What it is called in reports."""
        return self.name or ", ".join(f"{name}={value}" for name, value in self.numbers)


def read_change(game: str, wish: "str | Change | None") -> Change | None:
    """Accept "NAME=2, OTHER=3" or the name of a file that ends in .py; raises BadLab."""
    if wish is None or isinstance(wish, Change):
        return wish
    if wish.strip().endswith(".py"):
        return read_file(Path(wish.strip()))
    numbers = {}
    for part in wish.split(","):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BadLab("lab-what-if-text", text=quote(wish), names=", ".join(numbers_of(find(game))))
        numbers[name] = read_number(find(game), name, value)
    return Change(tuple(numbers.items()))


def read_number(game: Game, name: str, value: str) -> int:
    """Accept a new value for a number of the rules; raises BadLab with the numbers there are."""
    known = numbers_of(game)
    if name not in known:
        said = ", ".join(f"{one}={value}" for one, value in known.items())
        raise BadLab("lab-what-if-no-name" if known else "lab-what-if-no-numbers", name=quote(name), game=game.name, names=said)
    try:
        return int(np.int32(int(value)))  # larger ones fit into no record
    except (ValueError, OverflowError) as error:
        raise BadLab("lab-what-if-no-number", name=name, value=quote(value), usual=str(known[name])) from error


def read_file(file: Path) -> Change:
    """Accept a file of functions; raises BadLab where it cannot be read."""
    try:
        return Change(source=file.read_text(encoding="utf-8"), name=file.name)
    except (OSError, ValueError) as error:
        raise BadLab("cli-no-file", file=str(file), why=reason_of(error)) from error


@functools.cache
def numbers_of(game: Game) -> dict[str, int]:
    """The numbers that the game's rules.py names by itself, but for those of its contract."""
    module = need_module(game.packages, "rules")
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Constant):
            name, value = node.targets[0].id, node.value.value
            if type(value) is int and name.isupper() and name not in names_in(contract.Rules):
                found[name] = value
    return found


@functools.cache
def functions_of(game: Game) -> dict[str, tuple[Function, ...]]:
    """The game's own functions that its verbs are made of, by name."""
    seen: dict[Function, None] = {}
    for name, verb in game.verbs.items():
        if name != PICK:
            note_functions(verb, game, seen)
    found: dict[str, tuple[Function, ...]] = {}
    for function in seen:
        found[function.__name__] = (*found.get(function.__name__, ()), function)
    return found


def note_functions(function: Any, game: Game, seen: dict[Function, None]) -> None:
    """Note a function and all it calls, as far as they are the game's."""
    if function in seen or not is_of(function.__module__, game):
        return
    seen[function] = None
    for callee in callees(function):
        note_functions(callee, game, seen)


def is_of(module: str, game: Game) -> bool:
    """Whether a module is the game's."""
    return any(module == package or module.startswith(f"{package}.") for package in game.packages)


def callees(function: Function) -> Iterator[Function]:
    """The functions that a function calls."""
    for _, value in globals_read(function.__code__, function.__globals__):
        if isinstance(value, Function):
            yield value


@functools.cache
def change_game(game: Game, change: Change | None) -> Game:
    """The game with a change, or as it is; raises BadLab with what is wrong, also where a few games show that it cannot work."""
    if change is None:
        return game
    numbers = dict(change.numbers)
    replaced: dict[Function, Function] = {}
    if change.source:
        names = run_file(change)
        numbers |= {name: names[name] for name in numbers_of(game) if type(names.get(name)) is int}
        replaced = find_replaced(game, change, names)
    twin = dataclasses.replace(game, variant=hashlib.sha256(repr(change).encode()).hexdigest()[:8])
    copy = Copier(game, numbers, replaced).copy
    for part in ("rules", "bots", "deduction", "counts"):
        given = vars(getattr(game, part))
        try:
            copied = {name: copy(value) if isinstance(value, Function) else value for name, value in given.items()}
        except RecursionError as error:
            raise BadLab("lab-what-if-raises", file=change.text, why="RecursionError: a function calls itself") from error
        vars(twin)[part] = types.SimpleNamespace(**copied)
    vars(twin.rules)[PICK] = pick_from_list  # whatever is legal now
    try_out(twin, change)
    return twin


def run_file(change: Change) -> dict[str, Any]:
    """What a file defines; raises BadLab where it cannot be run."""
    names: dict[str, Any] = {"__name__": f"what_if_{hashlib.sha256(change.source.encode()).hexdigest()[:8]}"}
    try:
        exec(compile(change.source, change.name, "exec"), names)  # noqa: S102  the designer's own file
    except Exception as error:
        raise BadLab("lab-what-if-raises", file=change.name, why=f"{type(error).__name__}: {error}") from error
    return names


def find_replaced(game: Game, change: Change, names: dict[str, Any]) -> dict[Function, Function]:
    """Which of the game's functions a file replaces; raises BadLab for functions that are none and help none."""
    own = {name: value for name, value in names.items() if isinstance(value, Function) and value.__module__ == names["__name__"]}
    known = functions_of(game)
    replaced = {}
    for name, function in own.items():
        for original in known.get(name, ()):
            replaced[original] = refuse_other_arguments(change, original, function)
    helping: set[Function] = set()
    for function in replaced.values():
        note_helpers(function, names["__name__"], helping)
    idle = [name for name, function in own.items() if function not in helping]
    has_numbers = any(type(names.get(name)) is int for name in numbers_of(game))
    if idle or not (replaced or has_numbers):
        name = idle[0] if idle else change.name
        raise BadLab("lab-what-if-no-function", name=quote(name), game=game.name, names=", ".join(sorted(known)))
    return replaced


def refuse_other_arguments(change: Change, original: Function, function: Function) -> Function:
    """The function, if it takes as many arguments as the one that it replaces; raises BadLab."""
    wanted, found = original.__code__, function.__code__
    if wanted.co_argcount != found.co_argcount:
        arguments = ", ".join(wanted.co_varnames[: wanted.co_argcount])
        raise BadLab("lab-what-if-arguments", file=change.name, name=function.__name__, arguments=arguments)
    return function


def note_helpers(function: Function, module: str, seen: set[Function]) -> None:
    """Note a function of a file and all of the file's that it calls."""
    if function in seen or function.__module__ != module:
        return
    seen.add(function)
    for callee in callees(function):
        note_helpers(callee, module, seen)


class Copier:
    """Copies functions with other numbers and other callees."""

    def __init__(self, game: Game, numbers: dict[str, int], replaced: dict[Function, Function]) -> None:
        self.game = game
        self.numbers = numbers
        self.usual = numbers_of(game)
        self.replaced = replaced
        self.copies: dict[tuple[Function, bool], Function] = {}

    def copy(self, function: Function, *, as_it_was: bool = False) -> Function:
        """The function as the change has it; as it was: the rule that a new one still calls."""
        if function.__module__ == contract_of_verbs.__name__:
            return function  # bound to the game later
        key = (function, as_it_was)
        if key not in self.copies:
            new = function if as_it_was else self.replaced.get(function, function)
            is_of_file = any(new.__globals__ is other.__globals__ for other in self.replaced.values())
            names = dict(new.__globals__)
            for name, value in globals_read(new.__code__, new.__globals__):
                if isinstance(value, Function):
                    names[name] = self.copy(value, as_it_was=is_of_file and value in self.replaced)
                elif name in self.numbers and value == self.usual[name]:
                    names[name] = self.numbers[name]
            twin = Function(new.__code__, names, function.__name__, new.__defaults__)
            twin.__module__, twin.__doc__, twin.__qualname__ = function.__module__, new.__doc__, function.__qualname__
            self.copies[key] = twin
        return self.copies[key]


def try_out(game: Game, change: Change) -> None:
    """Play a few games interpreted, with all that NumPy and the game's `check` find; raises BadLab where something breaks."""
    began = time.perf_counter()
    for number in range(TRIAL_GAMES):
        try:
            broken = play_checked(game, number, began + TRIAL_SECONDS)
        except Exception as error:
            raise BadLab("lab-what-if-fails", change=change.text, why=f"{type(error).__name__}: {error}") from error
        if broken:
            raise BadLab("lab-what-if-breaks", change=change.text, number=str(broken))


def play_checked(game: Game, seed: int, until: float) -> int:
    """Play at random until the clock says so; the number of the invariant that broke, or 0."""
    states = blank(game, Setup.read(game, seats=min(game.seats), seed=0))
    state: Any = states[0]
    verb: dict[str, Callable[..., Any]] = {name: bind(function, game) for name, function in game.verbs.items()}
    bind(start_by_seed, game)(state, seed)
    out, seat = game.scratch(), 0
    for turn in range(TRIAL_MOVES):
        if verb["is_over"](state) or time.perf_counter() > until:
            return int(verb["check"](state))
        chance = chance_at(seed, turn)
        seat = verb["next_to_act"](state, seat, mix(chance))
        found = verb["list_legal"](state, seat, out)
        action = int(out[chance * found >> 32])
        if not found or verb["why_not"](state, seat, action):
            return 1
        verb["play"](state, seat, action)
        if broken := verb["check"](state):
            return int(broken)
    return 0
