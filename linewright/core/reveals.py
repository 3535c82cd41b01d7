"""Whether a move has shown anybody something: found by making it in worlds that nobody could tell apart before."""

import json

import numpy as np

from linewright.core.errors import LinewrightError
from linewright.core.game import Game
from linewright.core.match import Match
from linewright.core.position import Position
from linewright.core.seen import imagine_world

WORLDS = 8  # imagined to find out whether a move revealed something: a wrong guess once in 2 ** 8 cases with two cards left


def reveals(match: Match, number: int) -> bool:
    """Whether a move showed anybody something they did not know and could not have known from the move itself.

    The move is made in worlds that a seat could not tell apart before; if they look different to that seat after it, it has seen
    something. Worlds in which the move could not be made are no argument. All begins in a world that the mover imagines, so that
    the answer itself gives nothing away.
    """
    actor, text, _ = match.log[number]
    if actor is None:
        return True
    before = match.copy()
    while len(before.log) > number:
        before.undo()
    game = match.game
    states = imagine_world(game, np.frombuffer(before.digest_bytes, game.state), actor, 0)
    for seat in range(match.seats):
        worlds = (imagine_world(game, states, seat, world + 1) for world in range(WORLDS))
        looks = {look_after(game, world, seat, actor, text) for world in worlds} - {None}
        if len(looks) > 1:
            return True
    return False


def look_after(game: Game, world: np.ndarray, seat: int, actor: int, text: str) -> str | None:
    """What a seat sees after a move made in a world; None where the move cannot be made there."""
    position = Position(game, world)
    try:
        action = game.notation.action_of(world[0], actor, text)
    except LinewrightError:
        return None
    if position.why_not(actor, action):
        return None
    position.referee.play_at(world, 0, actor, action)
    return json.dumps(Position(game, world).view(seat))
