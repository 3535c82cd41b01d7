"""The door to a match. What a type checker knows of it, game by game, stands in begin.pyi, which `games.stub` writes."""

from datetime import date
from typing import Any

from linewright.core.daily import wish_for
from linewright.core.match import Match
from linewright.core.registry import find
from linewright.core.setup import Setup


def new(game: str, /, **wishes: Any) -> Match:
    """Start a match; raises an error that says what was expected.

    seats: how many play; seed: decides the deal, random unless given; first: the seat that begins; deck: names of cards laid on
    top of the draw pile, first drawn first; secret, nonces, commit: a deal that can be checked. Options by name: `linewright
    rules GAME` explains them, `match.options` shows them.
    """
    card = find(game)
    return Match(card, Setup.read(card, **wishes))


def daily(game: str, day: str | date | None = None, /, **wishes: Any) -> Match:
    """Start a match with the deal of a day, the same for everybody; today, by UTC, for None. Raises NoDaily, or as `new` does.

    It follows from the date and the options alone: nobody has to be trusted with it.
    """
    return new(game, **wishes, **wish_for(find(game), day))
