"""SOLO LINE: a puzzle for one, with one line through all cards and black as a joker."""

from collections.abc import Mapping

from linewright.core.options import NO_DAY, Choice, DayOption, FlagOption, NumberOption, Preset
from linewright.games.light_line.sets import needs
from linewright.games.light_line.solo_line import state
from linewright.games.light_line.title import title_card


def enough(seats: int, options: Mapping[str, Choice]) -> None:  # noqa: ARG001  any number of seats
    """Refuse a set with fewer cards than the hand (LL-70)."""
    needs(options, int(options["hand_size"]))


GAME = title_card(
    __name__,
    "solo-line",
    options=(
        NumberOption(name="hand_size", choices=(state.USUAL_HAND, state.LEAST_HAND, 12, 16, 20, state.MOST_HAND), rule="LL-70"),
        FlagOption(name="solvable", choices=(True, False), rule="LL-70"),
        DayOption(name="day", choices=(NO_DAY,), rule="LL-70"),
    ),
    presets=(
        Preset("standard", {}),
        Preset("eight", {"hand_size": 8}),
        Preset("fourteen", {"hand_size": 14}),
        Preset("twenty", {"hand_size": 20}),
    ),
    enough=enough,
    version=2,
    editions=(1,),
    before={1: {"solvable": False}},
    turn_rule=73,
    seats=(1,),
    usual_seats=1,
    minutes=10,
    puzzle=True,
)
