"""The title card of a game: the facts about it, and the modules of its package as `core.contract` describes them."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from linewright.core import contract
from linewright.core.contract import fill_in, find_module, names_in, need_module
from linewright.core.errors import BadDeck, BadOption, BadSeats, quote
from linewright.core.guide import Guide
from linewright.core.options import Choice, Option, Preset
from linewright.core.planes import size_of
from linewright.core.verbs import VERBS

RULEBOOK = "RULES.md"


def read_card(card: object) -> str | None:
    """The name that a card of the box would have, in capitals and numbers without leading zeros; None for what is no name."""
    if type(card) is int:
        return str(card)
    if not isinstance(card, str):
        return None
    name = card.strip().upper()
    return name.lstrip("0") or "0" if name.isdecimal() and name.isascii() else name


def _folder_of(package: str) -> Path:
    return Path(str(importlib.import_module(package).__file__)).parent


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """A title card: facts here, all else in the modules of the package, each imported when it is first asked for."""

    package: str  # where the modules are: __name__ of the package whose GAME this is
    name: str  # as people type it
    title: str  # as on the box
    prefix: str  # of rule numbers, in capitals
    version: int  # of the rules; rises when any legal game could go differently
    editions: tuple[
        int, ...
    ] = ()  # older versions by which matches begun under them go on: by the record's `edition`, or by `settle`
    turn_rule: int  # number of the rule that says whose turn it is
    seats: tuple[int, ...]  # how many may play
    usual_seats: int  # what a new match has unless told otherwise
    minutes: int  # how long a game takes people
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()  # the first is what a new match has unless told otherwise
    box: tuple[str, ...]  # names of all cards, each as often as it is there
    box_of: Callable[[dict[str, Choice]], tuple[str, ...]] | None = None  # the box, where an option changes it
    settle: Callable[[int, dict[str, Choice], set[str], int], dict[str, Choice]] = (
        contract.keep_options  # fits the options, of which some were asked for, to the seats, by this version of the rules
    )
    about: str = "about"  # the word that says in one sentence what the game is
    puzzle: bool = False  # whether the legal moves hold solutions: they are for bots, and people are not shown them
    table_moves: bool = False  # whether the table itself (dealer, timer, umpire) makes moves: seat None
    variant: str = ""  # what tells a game whose rules were changed for a trial from the game itself
    has_records: bool = True  # whether more points than ever before in a match mean anything
    prints: bool = False  # whether a command of its own prints its cards on paper
    duplicates: bool = True  # whether the same deal, played again by others, says who played it better
    daily_deals: int = 3  # how many deals the duplicate of a day has; 0: there is none

    @cached_property
    def own_folder(self) -> Path:
        """The folder of the package."""
        return _folder_of(self.package)

    @cached_property
    def packages(self) -> tuple[str, ...]:
        """Where modules are looked for: the game's package, then the one around it if the rulebook is there for several games."""
        own, around = self.own_folder, self.package.rpartition(".")[0]
        is_shared = around and not (own / RULEBOOK).exists() and (own.parent / RULEBOOK).exists()
        return (self.package, around) if is_shared else (self.package,)

    @cached_property
    def folder(self) -> Path:
        """The folder of the rulebook and the words, which several games may share."""
        return _folder_of(self.packages[-1])

    @cached_property
    def state(self) -> np.dtype:
        """The record of a match."""
        module: contract.StateModule = fill_in(need_module(self.packages, "state"), contract.StateModule)
        return module.STATE

    @cached_property
    def saved(self) -> contract.Saved:
        """What older records held."""
        saved: contract.Saved = fill_in(find_module(self.packages, "saved"), contract.Saved)
        return saved

    @cached_property
    def rules(self) -> contract.Rules:
        """What may happen."""
        rules: contract.Rules = fill_in(need_module(self.packages, "rules"), contract.Rules)
        return rules

    @cached_property
    def view(self) -> contract.ViewModule:
        """What a seat may know."""
        view: contract.ViewModule = fill_in(need_module(self.packages, "view"), contract.ViewModule)
        return view

    @cached_property
    def notation(self) -> contract.Notation:
        """How it is written down."""
        notation: contract.Notation = fill_in(need_module(self.packages, "notation"), contract.Notation)
        return notation

    @cached_property
    def bots(self) -> contract.Bots:
        """What is worth wanting."""
        bots: contract.Bots = fill_in(need_module(self.packages, "bots"), contract.Bots)
        return bots

    @cached_property
    def deduction(self) -> contract.Deduction:
        """What play tells of what is hidden."""
        deduction: contract.Deduction = fill_in(find_module(self.packages, "deduction"), contract.Deduction)
        return deduction

    @cached_property
    def counts(self) -> contract.Counts:
        """What happens in its games beside points."""
        counts: contract.Counts = fill_in(find_module(self.packages, "counts"), contract.Counts)
        return counts

    @cached_property
    def observation(self) -> contract.Observation:
        """What a seat may know as numbers."""
        observation: contract.Observation = fill_in(find_module(self.packages, "observation"), contract.Observation)
        return observation

    @cached_property
    def terminal(self) -> contract.Terminal:
        """How it looks in a terminal; needs Rich."""
        terminal: contract.Terminal = fill_in(need_module(self.packages, "terminal"), contract.Terminal)
        return terminal

    @cached_property
    def reasons(self) -> contract.Reasons:
        """Why a move is good."""
        reasons: contract.Reasons = fill_in(find_module(self.packages, "reasons"), contract.Reasons)
        return reasons

    @cached_property
    def umpire(self) -> contract.Umpire:
        """Sides, and the moves of the table itself."""
        umpire: contract.Umpire = fill_in(find_module(self.packages, "umpire"), contract.Umpire)
        return umpire

    @cached_property
    def guide(self) -> Guide | None:
        """A first game that teaches; None where there is none."""
        module: contract.GuideModule = fill_in(find_module(self.packages, "guide"), contract.GuideModule)
        return module.GUIDE

    @cached_property
    def race(self) -> contract.Race | None:
        """Who is first; None where moves carry no time."""
        module = find_module(self.packages, "race")
        return None if module is None else fill_in(module, contract.Race)

    @cached_property
    def judge(self) -> contract.Judge | None:
        """What its matches were worth; None where playing on tells, or nothing does."""
        module = find_module(self.packages, "judge")
        return None if module is None else fill_in(module, contract.Judge)

    @cached_property
    def commands(self) -> contract.Commands | None:
        """Its own words on the command line; None where it has none. Needs Typer and Rich."""
        module = find_module(self.packages, "commands")
        return None if module is None else fill_in(module, contract.Commands)

    @property
    def actions(self) -> int:
        """How many actions there are: 0..actions - 1."""
        return self.rules.ACTIONS

    @property
    def most_legal(self) -> int:
        """The most actions that are ever legal at once."""
        return self.rules.MOST_LEGAL

    @property
    def observed(self) -> int:
        """How many numbers an observation has."""
        return size_of(self.observation.PLANES)

    def scratch(self) -> np.ndarray:
        """An array that verbs may write to: with room for a list of legal moves, and for what the heuristic notes."""
        return np.zeros(max(self.most_legal + 1, self.bots.ROOM), np.int16)

    @property
    def examples(self) -> tuple[str, ...]:
        """Moves, for whoever wrote one that cannot be read."""
        return self.notation.EXAMPLES

    @cached_property
    def verbs(self) -> Mapping[str, Callable[..., Any]]:
        """The game's own functions by the names in `core.verbs`."""
        rules, bots, deduction, counts = vars(self.rules), vars(self.bots), vars(self.deduction), vars(self.counts)
        own = {verb.__name__: rules[verb.__name__] for verb in VERBS}
        heuristics = {name: bots[name] for name in names_in(contract.Bots) if callable(bots[name])}
        deductions = {name: deduction[name] for name in names_in(contract.Deduction) if callable(deduction[name])}
        counting = {name: counts[name] for name in names_in(contract.Counts) if callable(counts[name])}
        playing = {name: rules[name] for name in ("next_to_act", "pick_legal")}
        observing = {"observe": self.observation.observe}
        return own | playing | heuristics | deductions | counting | observing

    @property
    def has_own_levels(self) -> bool:
        """Whether the game says itself how people of each level play it."""
        return self.bots.choose_at_level is not contract.choose_nothing

    @property
    def is_searched(self) -> bool:
        """Whether search plays it: not where reactions are compared, or a solver knows the answer."""
        return self.race is None and not self.puzzle

    @property
    def is_reviewed(self) -> bool:
        """Whether its matches can be reviewed: search plays them on, or the game says itself what they were worth."""
        return self.is_searched or self.judge is not None

    @property
    def is_duplicated(self) -> bool:
        """Whether there are duplicates of it.

        Not of a race, in which cards lie there until somebody is fast enough: what comes next depends on milliseconds, and the
        same deal is soon another game. Not of a puzzle either, which is solved or not, and has a deal of the day already.
        """
        return self.duplicates and self.is_searched and len(self.seats) > 0 and max(self.seats) > 1

    def load(self) -> None:
        """Import all that play needs, to find now what is missing; raises IncompleteGame, or whatever a module raises."""
        _ = (self.state, self.rules, self.view, self.notation, self.bots, self.reasons, self.umpire, self.guide, self.race)
        if not any(find_spec(f"{package}.terminal") for package in self.packages):  # importing it needs Rich
            need_module(self.packages, "terminal")

    def verb(self, name: str) -> Any:
        """One of the verbs."""
        return self.verbs[name]

    @property
    def known_versions(self) -> tuple[int, ...]:
        """The versions of the rules that a match can have been begun under and go on by."""
        return (*self.editions, self.version)

    def rule(self, number: int) -> str:
        """A rule number as people cite it, with the prefix."""
        return f"{self.prefix}-{number}"

    def read_seats(self, seats: object) -> int:
        """Accept a number of seats the game is played with."""
        if seats is None:
            return self.usual_seats
        if isinstance(seats, bool) or not isinstance(seats, (int, np.integer)) or seats not in self.seats:
            raise BadSeats(seats, self.name, self.seats)
        return int(seats)

    def __reduce__(self) -> tuple[Any, ...]:
        from linewright.core.registry import find  # the registry imports this module

        if self.variant:
            message = f"a variant of {self.name} is known to nobody else"
            raise TypeError(message)
        return find, (self.name,)

    def read_options(self, seats: int, options: dict[str, Any], edition: int | None = None) -> dict[str, Choice]:
        """Accept options by name and fill in the defaults; `edition` is an older version of the rules, None today's."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption.unknown(name, self.name, [*known, "first", "seed", "deck"])
        choices = {name: option.read(options.get(name, option.default)) for name, option in known.items()}
        return self.settle(seats, choices, set(options), edition or self.version)

    def drop_impossible(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options without those that so many seats rule out."""
        kept: dict[str, Any] = {}
        for name, value in options.items():
            try:
                self.read_options(seats, {**kept, name: value})
            except BadOption:
                continue
            kept[name] = value
        return kept

    def read_deck(self, deck: object, options: dict[str, Choice]) -> tuple[str, ...]:
        """Accept a list of card names, none more often than the box holds it; it may be shorter than the box."""
        if deck is None:
            return ()
        box = self.box_of(options) if self.box_of else self.box
        if isinstance(deck, (str, bytes)) or not isinstance(deck, Sequence):
            raise BadDeck("deck-no-list", deck=quote(deck), example=", ".join(box[:3]))
        left = {name: box.count(name) for name in set(box)}
        names = []
        for place, card in enumerate(deck, 1):
            name = read_card(card)
            if name is None or name not in left:
                raise BadDeck("deck-no-card", card=quote(card), place=str(place), game=self.name)
            if left[name] == 0:
                raise BadDeck("deck-too-often", card=name, place=str(place), copies=box.count(name))
            left[name] -= 1
            names.append(name)
        return tuple(names)
