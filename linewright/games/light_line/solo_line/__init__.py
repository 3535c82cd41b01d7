"""SOLO LINE: a puzzle for one, with one line through all cards and black as a joker."""

from collections.abc import Mapping

from linewright.core.options import Choice, NumberOption
from linewright.games.light_line.sets import needs
from linewright.games.light_line.solo_line import state
from linewright.games.light_line.title import title_card


def enough(seats: int, options: Mapping[str, Choice]) -> None:  # noqa: ARG001  any number of seats
    """Refuse a set with fewer cards than the hand (LL-70)."""
    needs(options, int(options["hand_size"]))


GAME = title_card(
    __name__,
    "solo-line",
    options=(NumberOption(name="hand_size", choices=(state.LEAST_HAND, 12, state.MOST_HAND), rule="LL-70"),),
    enough=enough,
    turn_rule=73,
    seats=(1,),
    usual_seats=1,
    minutes=10,
    puzzle=True,
)
