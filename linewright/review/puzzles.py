"""Puzzles: positions from games of bots in which one move is clearly best by what its seat can know.

A game brings them in `puzzles.json` in its folder, one a line; `review.finding` finds them. The match is rebuilt by playing the
moves before it, so bots that play otherwise tomorrow change no puzzle.
"""

import functools
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from linewright.bots.hints import why_play
from linewright.core.contract import Said
from linewright.core.daily import TODAY, today
from linewright.core.errors import BadOption, LinewrightError, quote
from linewright.core.game import Game
from linewright.core.match import Match
from linewright.core.options import DAY, Choice
from linewright.core.registry import find
from linewright.core.setup import Setup

FILE = "puzzles.json"
GRADES = (1, 2, 3)  # how hard one is: at first sight, with a short look, only with a long one
PLACES = 3  # decimals of a chance
STRIDE = 0.618  # of all puzzles: how far the puzzle of the next day is from today's


class NoSuchPuzzle(LinewrightError):
    """A puzzle that a game does not have; it may have none at all."""

    def __init__(self, game: str, name: object = None) -> None:
        word = "no-puzzles" if name is None else "no-such-puzzle"
        super().__init__(word, game=game, name=quote(name))


class Answer(NamedTuple):
    """A move, and what it is worth."""

    text: str
    chance: float  # of the seat's side to win, as a review judges it


@dataclass(frozen=True)
class Verdict:
    """What a try is worth beside the best move."""

    text: str  # the move, as the game writes it
    is_best: bool
    chance: float | None  # None: worse than all moves that were noted
    loss: float  # what it costs of a win; at least so much where the chance is None
    best: str
    best_chance: float
    why: list[Said]  # what speaks for it, in the game's words
    why_best: list[Said]


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that is asked for a move, and what its moves are worth."""

    game: str
    name: str  # one of its own among the game's puzzles
    seats: int
    options: Mapping[str, Choice] = field(hash=False)  # those that are not the usual ones
    seed: int
    moves: tuple[str, ...]  # before it
    seat: int
    answers: tuple[Answer, ...]  # the best first: all legal moves, or at least the best twelve
    worlds: int  # in which they were compared
    grade: int  # one of GRADES

    @property
    def best(self) -> Answer:
        """The answer."""
        return self.answers[0]

    def match(self) -> Match:
        """A match that stands at the puzzle."""
        return _rebuild(self).copy()

    def judge(self, text: str) -> Verdict:
        """What a move is worth here; raises UnreadableMove, or IllegalMove with its rule, as a match does."""
        match, seen = self.match(), self.match().seen_by(self.seat)
        after = _play(match, self.seat, text)
        spelled = after.log[-1][1]
        is_best = after.digest_bytes == _play(match, self.seat, self.best.text).digest_bytes  # however it is written
        chance = self.best.chance if is_best else dict(self.answers).get(spelled)
        loss = round(self.best.chance - (self.answers[-1].chance if chance is None else chance), PLACES)
        why_best = why_play(seen, self.best.text)
        why = why_best if is_best else why_play(seen, spelled)
        return Verdict(spelled, is_best, chance, loss, self.best.text, self.best.chance, why, why_best)

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON, without the game: a line of its file."""
        return {
            "name": self.name,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "moves": list(self.moves),
            "seat": self.seat,
            "answers": [list(answer) for answer in self.answers],
            "worlds": self.worlds,
            "grade": self.grade,
        }

    @classmethod
    def from_dict(cls, game: str, data: Mapping[str, Any]) -> "Puzzle":
        """A puzzle of a game from such data."""
        answers = tuple(Answer(text, chance) for text, chance in data["answers"])
        return cls(**{**data, "game": game, "moves": tuple(data["moves"]), "answers": answers})


@functools.lru_cache(maxsize=64)
def _rebuild(puzzle: Puzzle) -> Match:
    """The match up to the puzzle; whoever asks gets a copy."""
    game = find(puzzle.game)
    match: Match = Match(game, Setup.read(game, seats=puzzle.seats, seed=puzzle.seed, **puzzle.options))
    for text in puzzle.moves:
        match.play(match.to_act[0], text)
    return match


def _play(match: Match, seat: int, text: str) -> Match:
    """The match after a move."""
    after = match.copy()
    after.play(seat, text, unaided=True)
    return after


def puzzles_file(game: Game) -> Path:
    """Where the puzzles of a game are, if it has any."""
    return game.own_folder / FILE


def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, none where it brings none; raises UnknownGame."""
    return _read(find(game))


@functools.cache
def _read(game: Game) -> tuple[Puzzle, ...]:
    """What the file of a game holds; read once in a process."""
    file = puzzles_file(game)
    if not file.is_file():
        return ()
    return tuple(Puzzle.from_dict(game.name, data) for data in json.loads(file.read_text(encoding="utf-8")))


def puzzle_named(game: str, name: str) -> Puzzle:
    """The puzzle of this name; raises UnknownGame or NoSuchPuzzle."""
    for puzzle in puzzles(game):
        if puzzle.name == name:
            return puzzle
    raise NoSuchPuzzle(game, name if puzzles(game) else None)


def puzzle_of_day(game: str, day: date | str | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody: today's, by UTC, for None or `today`. All come before any comes again.

    It follows from the date alone. Raises UnknownGame, NoSuchPuzzle where the game has none, BadOption for what is no day.
    """
    found = puzzles(game)
    if not found:
        raise NoSuchPuzzle(game)
    step = round(STRIDE * len(found))
    while math.gcd(step, len(found)) > 1:  # so that any so many days in a row bring different ones
        step += 1
    return found[read_day(day).toordinal() * step % len(found)]


def read_day(day: date | str | None) -> date:
    """Accept a day, also as a text such as 2026-11-16; None or `today` is the day it is by UTC. Raises BadOption."""
    if day is None or day == TODAY:
        return today()
    if type(day) is date:
        return day
    try:
        if isinstance(day, str) and DAY.fullmatch(day.strip()):
            return date.fromisoformat(day.strip())
    except ValueError:  # of a month that is none, say
        pass
    raise BadOption.wrong("date", day, f"{TODAY}, YYYY-MM-DD")
