"""Hints: the best move for a seat, why, what chance it gives, and what the next best is worth; by what the seat may know."""

from typing import NamedTuple

from linewright.bots.budget import choose_within
from linewright.bots.registry import BotName, bot
from linewright.bots.search import weigh
from linewright.core import compile as compiler
from linewright.core.contract import Said
from linewright.core.errors import NothingToChoose
from linewright.core.match import Match
from linewright.core.seen import Seen
from linewright.core.setup import read_seat

ADVISER = "greedy"  # gives the hint where no search can: without machine code, and in a race
SECONDS = 0.5  # that a search for a hint takes


class Hint(NamedTuple):
    """A hint: `why` are words of the game with their arguments; the chances are known only where search plays the game."""

    text: str  # empty: wait
    why: list[Said]
    chance: float | None = None  # of winning with this move, from 0 to 1
    next_text: str | None = None  # the next best move
    next_chance: float | None = None


def hint(match: Match, seat: int | None = None, *, seconds: float = SECONDS, seed: int = 0) -> Hint:
    """The best move for a seat, for whoever may act where none is named, and why; raises NothingToChoose if it has none."""
    if seat is None:
        seat = match.to_act[0] if match.to_act else 0
    seen = match.seen_by(read_seat(seat, match.seats))
    if not seen.may_act:
        raise NothingToChoose(seat)
    return hint_at(seen, seconds=seconds, seed=seed)


def hint_at(seen: Seen, *, seconds: float = SECONDS, seed: int = 0, adviser: BotName = ADVISER) -> Hint:
    """The same for what a seat sees: the game's own hint if it gives one, else what search finds, else what a bot would play."""
    own = seen.game.reasons.hint(seen.imagine(0), seen.seat)
    if own is not None:
        return Hint(*own)
    if not seen.game.is_searched or not compiler.is_ready(seen.game):
        text = choose_within(bot(seen.game.name, adviser, seed), seen, seconds * 1000)
        return Hint(text, why_play(seen, text))
    best, *others = weigh(seen, seconds=seconds, seed=seed, plans=True)
    text = seen.text_of(best.action)
    if not others:
        return Hint(text, why_play(seen, text), best.chance)
    return Hint(text, why_play(seen, text), best.chance, others[0].text, min(others[0].chance, best.chance))


def why_play(seen: Seen, text: str) -> list[Said]:
    """What speaks for a move, in words of the game, where it knows any; judged in a world the seat could imagine."""
    world = seen.imagine(0)
    action = seen.game.notation.action_of(world, seen.seat, text)
    return list(seen.game.reasons.reasons(world, seen.seat, action))
