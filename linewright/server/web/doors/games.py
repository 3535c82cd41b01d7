"""Doors about games: their title cards, options that are written down line by line, rulebooks and guided first games."""

import asyncio
import functools
from typing import Any

from starlette.responses import Response

from linewright.bots import bot_names, level_names
from linewright.core.errors import BadOption, LinewrightError
from linewright.core.game import Game
from linewright.core.lesson import play_guide
from linewright.core.options import DayOption, LinesOption, Option, split_lines
from linewright.core.registry import find, names
from linewright.review.puzzles import puzzles
from linewright.server.fame.ratings import is_rated_game
from linewright.server.table.shapes import ENCODER
from linewright.server.web import shapes
from linewright.server.web.contents import JSON, Content, answer, content_of
from linewright.server.web.door import Call, Door
from linewright.server.web.files import look_of
from linewright.server.web.rulebooks import book_as_json


async def list_games(call: Call) -> Response:
    """List what can be played."""
    return answer(call.request, cards())


@functools.cache
def cards() -> Content:
    """The title cards of all games; they stay as they are while the server runs."""
    return content_of(ENCODER.encode(shapes.Games([card_of(find(name)) for name in names()], bot_names())), JSON)


def card_of(game: Game) -> shapes.GameCard:
    """The title card of a game."""
    look = look_of(game)
    return shapes.GameCard(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        version=game.version,
        options=[
            shapes.OptionCard(
                option.name,
                list(option.choices),
                option.expected,
                option.rule,
                option.default,
                choices_at(game, option),
                isinstance(option, LinesOption),
                isinstance(option, DayOption),
            )
            for option in game.options
        ],
        folder=game.folder.name,
        about=game.about,
        page=bool(look.table),
        table=look.table,
        styles=look.styles,
        words=look.words,
        guide=game.guide is not None,
        puzzles=len(puzzles(game.name)),
        puzzle=game.puzzle,
        race=game.race is not None,
        reviews=game.is_reviewed,
        rated=is_rated_game(game.name),
        prints=game.prints,
        cites={word: game.rule(number) for word, number in game.notation.CITES.items()},
        bots=bot_names(game.name),
        levels=level_names(game.name),
        presets=[shapes.PresetCard(preset.name, dict(preset.options)) for preset in game.presets],
    )


def choices_at(game: Game, option: Option) -> dict[str, list[bool | int | str]]:
    """The choices that each number of seats leaves, for an option that depends on it."""
    found: dict[str, list[bool | int | str]] = {}
    for seats in game.seats:
        possible = [choice for choice in option.choices if is_possible(game, seats, {option.name: choice})]
        usual = game.read_options(seats, {})[option.name]
        if possible != list(option.choices) or usual != option.default:
            found[str(seats)] = [usual, *(choice for choice in possible if choice != usual)]
    return found


def is_possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether a game can be played so."""
    try:
        game.read_options(seats, options)
    except BadOption:
        return False
    return True


async def check_lines(call: Call) -> shapes.CheckedLines:
    """Read lines that somebody wrote for an option, and say of each what is wrong with it."""
    game, option = lines_of(call)
    return await asyncio.to_thread(read_lines, game, option, call.body.text, call.body.seats)


def lines_of(call: Call) -> tuple[Game, LinesOption]:
    """The game and the option of the path; raises BadOption where it is none that is written down line by line."""
    game = find(call.request.path_params["game"])
    known = {option.name: option for option in game.options if isinstance(option, LinesOption)}
    name = call.request.path_params["option"]
    if name not in known:
        raise BadOption.unknown(name, game.name, known)
    return game, known[name]


def read_lines(game: Game, option: LinesOption, text: str, seats: int) -> shapes.CheckedLines:
    """Read lines; they must be enough for so many seats as well."""
    faults: list[LinewrightError] = [*option.find_faults(text)]
    value = "" if faults else option.read_lines(text)
    if not faults:
        try:
            game.read_options(game.read_seats(seats), {option.name: value})
        except BadOption as error:
            faults.append(error)
    findings = option.look_over(value) if value else []
    return shapes.CheckedLines(
        "" if faults else str(value),
        0 if faults or value in option.choices else len(split_lines(value)),
        [shapes.LineFault(fault.line, fault.word, fault.details) for fault in faults],
        [shapes.LineFinding(one.word, one.holds, one.found) for one in findings],
    )


async def sample(call: Call) -> Response:
    """A file that shows how the lines of an option are written."""
    game, option = lines_of(call)
    headers = {"content-disposition": f'attachment; filename="{game.folder.name}-{option.name}.txt"'}
    return Response(option.sample, media_type="text/plain; charset=utf-8", headers=headers)


async def rules(call: Call) -> Response:
    """The rulebook of a game."""
    game = find(call.request.path_params["game"])
    return answer(call.request, book_as_json(game, call.request.path_params["language"]))


async def guide(call: Call) -> Any:
    """Play a guided first game as far as its moves go."""
    return await asyncio.to_thread(play_guide, find(call.request.path_params["game"]), call.body.moves)


OPTION = "/api/games/{game}/options/{option}"

GAMES = [
    Door("GET", "/api/games", "What can be played", list_games, gives=shapes.Games),
    Door("POST", OPTION, "Check lines written for an option", check_lines, shapes.OptionLines, shapes.CheckedLines),
    Door("GET", f"{OPTION}/sample", "How the lines of an option are written", sample, media="text/plain"),
    Door("GET", "/api/games/{game}/rules/{language}", "The rulebook of a game", rules, gives=shapes.Rulebook),
    Door("POST", "/api/guides/{game}", "A guided first game", guide, shapes.GuideMoves, dict[str, Any], rate="moves"),
]
