"""Puzzles as the page shows them: what their seat may know, and what an answer is worth. Nothing is kept of who tries what."""

import functools
from collections.abc import Iterable
from datetime import date

from linewright.core.contract import Said
from linewright.core.match import Match
from linewright.core.registry import find, names
from linewright.review.puzzles import Puzzle, puzzle_named, puzzle_of_day, puzzles
from linewright.server.table.acts.moves import is_secret
from linewright.server.table.glance import Glance
from linewright.server.table.shapes import ENCODER
from linewright.server.table.telling import Told
from linewright.server.web import shapes
from linewright.server.web.contents import JSON, Content, content_of

DAYS_KEPT = 8  # lists of puzzles: anybody may ask for any day
PUZZLES_KEPT = 512  # of some ten kilobytes each
HINTED = 3  # moves that a hint leaves


@functools.lru_cache(maxsize=DAYS_KEPT)
def list_as_json(day: date) -> Content:
    """All puzzles of all games by name, and those of a day, as JSON."""
    known = {name: puzzles(name) for name in names()}
    return write(shapes.Puzzles(day.isoformat(), [list_of(game, found, day) for game, found in known.items() if found]))


def list_of(game: str, found: Iterable[Puzzle], day: date) -> shapes.PuzzlesOf:
    """The puzzles of a game."""
    cards = [shapes.PuzzleCard(one.name, one.grade) for one in found]
    return shapes.PuzzlesOf(game, puzzle_of_day(game, day).name, cards)


@functools.lru_cache(maxsize=PUZZLES_KEPT)
def puzzle_as_json(game: str, name: str) -> Content:
    """One puzzle as JSON; raises NoSuchPuzzle."""
    puzzle = puzzle_named(find(game).name, name)
    return write(show_puzzle(puzzle, puzzle.match()))


def write(what: object) -> Content:
    """Something as JSON, ready to be sent again and again."""
    return content_of(ENCODER.encode(what), JSON)


def show_puzzle(puzzle: Puzzle, match: Match) -> shapes.Puzzle:
    """What the seat of a puzzle may know of a match that stands there; neither the deal nor an answer."""
    glance = Glance.at(match)
    return shapes.Puzzle(
        game=match.game.name,
        name=puzzle.name,
        grade=puzzle.grade,
        seat=puzzle.seat,
        view=glance.view(puzzle.seat),
        legal=glance.legal(puzzle.seat),
        offers=glance.offers(puzzle.seat),
        moves=[move_for(match, number, puzzle.seat) for number in range(len(match.log))],
    )


def move_for(match: Match, number: int, seat: int) -> shapes.PuzzleMove:
    """A move of the log as a seat heard of it, as at a table."""
    mover, text, _ = match.log[number]
    heard = text if mover == seat else match.game.notation.heard(text)
    told = [] if is_secret(match, None, text) else match.tell(number)
    return shapes.PuzzleMove(mover, heard, say_all(told))


def say_all(said: Iterable[Said]) -> list[Told]:
    """Words with their arguments, as they are sent."""
    return [Told(word, args) for word, args in said]


def hint_at(puzzle: Puzzle) -> shapes.PuzzleHint:
    """A few moves among which the best one is, in the order in which all legal moves are listed."""
    few = {answer.text for answer in puzzle.answers[:HINTED]}
    return shapes.PuzzleHint([text for text in puzzle.match().legal(puzzle.seat) if text in few])


def solution_of(puzzle: Puzzle) -> shapes.PuzzleSolution:
    """What every answer is worth, the best first, and what speaks for that one."""
    answers = [shapes.PuzzleAnswer(one.text, one.chance) for one in puzzle.answers]
    return shapes.PuzzleSolution(answers, say_all(puzzle.judge(answers[0].text).why_best))


def judge_answer(puzzle: Puzzle, text: str) -> shapes.PuzzleVerdict:
    """What an answer is worth; the other answers only beside the best one. Raises IllegalMove or UnreadableMove."""
    verdict = puzzle.judge(text)
    return shapes.PuzzleVerdict(
        text=verdict.text,
        is_best=verdict.is_best,
        chance=verdict.chance,
        best_chance=verdict.best_chance,
        why=say_all(verdict.why),
        solution=solution_of(puzzle) if verdict.is_best else None,
    )
