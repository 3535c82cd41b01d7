"""Doors about games: their title cards, rulebooks and guided first games."""

import asyncio
import functools
from typing import Any

from starlette.responses import Response

from linewright.bots import bot_names
from linewright.core.errors import BadOption
from linewright.core.game import Game
from linewright.core.lesson import play_guide
from linewright.core.options import Option
from linewright.core.registry import find, names
from linewright.server.table.shapes import ENCODER
from linewright.server.web import shapes
from linewright.server.web.contents import JSON, Content, answer, content_of
from linewright.server.web.door import Call, Door
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
    return shapes.GameCard(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        version=game.version,
        options=[
            shapes.OptionCard(
                option.name, list(option.choices), option.expected, option.rule, option.default, choices_at(game, option)
            )
            for option in game.options
        ],
        folder=game.folder.name,
        about=game.about,
        page=(game.folder / "table.js").is_file(),
        guide=game.guide is not None,
        puzzle=game.puzzle,
        race=game.race is not None,
        prints=game.prints,
        cites={word: game.rule(number) for word, number in game.notation.CITES.items()},
        bots=bot_names(game.name),
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


async def rules(call: Call) -> Response:
    """The rulebook of a game."""
    game = find(call.request.path_params["game"])
    return answer(call.request, book_as_json(game, call.request.path_params["language"]))


async def guide(call: Call) -> Any:
    """Play a guided first game as far as its moves go."""
    return await asyncio.to_thread(play_guide, find(call.request.path_params["game"]), call.body.moves)


GAMES = [
    Door("GET", "/api/games", "What can be played", list_games, gives=shapes.Games),
    Door("GET", "/api/games/{game}/rules/{language}", "The rulebook of a game", rules, gives=shapes.Rulebook),
    Door("POST", "/api/guides/{game}", "A guided first game", guide, shapes.GuideMoves, dict[str, Any], rate="moves"),
]
