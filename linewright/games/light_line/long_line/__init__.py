"""LONG LINE: all at once, each from eight cards, the longest line of one colour; every length can be called only once."""

from collections.abc import Mapping

from linewright.core.options import Choice, NumberOption, Option, Preset
from linewright.games.light_line.long_line import state
from linewright.games.light_line.sets import needs
from linewright.games.light_line.title import title_card


def enough(seats: int, options: Mapping[str, Choice]) -> None:
    """Refuse a set that is too small: eight cards for everybody (LL-50)."""
    needs(options, state.HAND * seats)


GAME = title_card(
    __name__,
    "long-line",
    options=(
        Option(name="false_call", choices=("refuse", "zero"), rule="LL-55"),
        NumberOption(name="round_timer", choices=(0, 60, 3600), rule="LL-56"),
    ),
    presets=(Preset("standard", {}), Preset("timed", {"round_timer": 90}), Preset("bold", {"false_call": "zero"})),
    enough=enough,
    version=2,
    editions=(1,),
    turn_rule=53,
    seats=(2, 3, 4, 5, 6, 7),
    usual_seats=3,
    minutes=15,
    table_moves=True,
    puzzle=True,
)
