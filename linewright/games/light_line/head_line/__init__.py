"""HEAD LINE: cards are turned up one by one; see a line of the wanted length in your head, and call first."""

from collections.abc import Mapping

from linewright.core.options import Choice, NumberOption, Option, Preset
from linewright.games.light_line.head_line import rules, state
from linewright.games.light_line.sets import needs
from linewright.games.light_line.title import title_card


def enough(seats: int, options: Mapping[str, Choice]) -> None:  # noqa: ARG001  any number of seats
    """Refuse a set without the round cards (LL-80), or with nothing besides."""
    needs(options, state.ROUND_CARDS + max(rules.ROUND_NUMBERS), *rules.HOW_MANY)


GAME = title_card(
    __name__,
    "head-line",
    options=(
        Option(name="wrong_call", choices=("repeat", "continue"), rule="LL-85"),
        NumberOption(name="same_call_ms", choices=(50, 0, 1000), rule="LL-86"),
        NumberOption(name="pace", choices=(4, 1, 60), rule="LL-81"),
    ),
    presets=(
        Preset("standard", {}),
        Preset("calm", {"pace": 8}),
        Preset("brisk", {"pace": 2}),
        Preset("on", {"wrong_call": "continue"}),
    ),
    enough=enough,
    version=2,
    editions=(1,),
    turn_rule=83,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes=15,
    table_moves=True,
    puzzle=True,
)
