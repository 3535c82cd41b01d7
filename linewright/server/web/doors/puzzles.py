"""Doors to puzzles: which there are and which are a day's, one of them as its seat sees it, a hint, an answer, the solution."""

import asyncio

from starlette.responses import Response

from linewright.core.registry import find
from linewright.review.puzzles import Puzzle, puzzle_named, read_day
from linewright.server.web import shapes
from linewright.server.web.contents import answer
from linewright.server.web.door import Call, Door
from linewright.server.web.puzzles import hint_at, judge_answer, list_as_json, puzzle_as_json, solution_of


async def list_puzzles(call: Call) -> Response:
    """List the puzzles of all games, and say which are those of a day."""
    day = read_day(call.request.path_params["date"])
    return answer(call.request, await asyncio.to_thread(list_as_json, day))


async def puzzle(call: Call) -> Response:
    """One puzzle, as its seat sees it."""
    path = call.request.path_params
    return answer(call.request, await asyncio.to_thread(puzzle_as_json, path["game"], path["puzzle"]))


def puzzle_of(call: Call) -> Puzzle:
    """The puzzle of the path; raises UnknownGame or NoSuchPuzzle."""
    path = call.request.path_params
    return puzzle_named(find(path["game"]).name, path["puzzle"])


async def hint(call: Call) -> shapes.PuzzleHint:
    """A few moves among which the best one is."""
    return await asyncio.to_thread(hint_at, puzzle_of(call))


async def solution(call: Call) -> shapes.PuzzleSolution:
    """What every answer is worth."""
    return await asyncio.to_thread(solution_of, puzzle_of(call))


async def try_move(call: Call) -> shapes.PuzzleVerdict:
    """Judge an answer."""
    return await asyncio.to_thread(judge_answer, puzzle_of(call), call.body.text)


ONE = "/api/puzzles/{game}/{puzzle}"

PUZZLES = [
    Door("GET", "/api/days/{date}/puzzles", "All puzzles, and those of a day", list_puzzles, gives=shapes.Puzzles),
    Door("GET", f"{ONE}/position", "A puzzle, as its seat sees it", puzzle, gives=shapes.Puzzle, rate="moves"),
    Door("POST", f"{ONE}/answers", "Judge an answer to a puzzle", try_move, shapes.PuzzleTry, shapes.PuzzleVerdict, rate="moves"),
    Door("GET", f"{ONE}/hint", "Moves among which the best one is", hint, gives=shapes.PuzzleHint, rate="moves"),
    Door("GET", f"{ONE}/solution", "What every answer to a puzzle is worth", solution, gives=shapes.PuzzleSolution, rate="moves"),
]
